/* pw-log-struck.c: lines that were struck, in the sentences they had while they stood
 *
 * A record keeps such a line as notation, and beside it what was said of it, in the language of then. In another language, and in
 * records that were written before that was kept, it is read where it stood: after the lines that were struck before it, as far as
 * these and the moves between them can still be played one after the other; else in the game as it is now.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-log-struck.h"

#include <string.h>

#include "core/pw-format.h"
#include "core/pw-locale.h"
#include "core/pw-notation.h"

/** MOST_ROOM: no line needs more put in before it. */
#define MOST_ROOM 8

/** MOST_OTHERWISE: as many moves in a row that cannot be played belong to another game. */
#define MOST_OTHERWISE 8

/* The game as it would be with the lines that were struck. */
typedef struct
{
  const PwHistory *history;
  const PwGame *game;
  const PwSetup *setup;
  gboolean apart;               /* @state differs from what the game is at that place */
  guint n_otherwise;            /* moves in a row that cannot be played there */
  gpointer state;               /* after the last line that could be played */
  gpointer from, tried;         /* before and after the one that was tried last */
  PwEvents *events;
} Before;

static gboolean
may_play (const Before *self, gconstpointer state, PwMove *move)
{
  if (move->player >= (int) self->setup->n_players || move->kind >= self->game->n_kinds)
    return FALSE;
  if (move->reason)
    return pw_game_correct (self->game, state, move, NULL);
  return pw_kind_set_has (self->game->play.playable (state), move->kind) && pw_game_complete (self->game, state, move, NULL) &&
         pw_game_check (self->game, state, move, NULL);
}

/* Carries @move out in @tried. */
static void
apply (Before *self, const PwMove *move)
{
  self->events->n = 0;
  pw_game_apply (self->game, self->tried, move, self->events);
}

/* Plays @move in @tried, after what goes by itself before it, such as the end of a turn. */
static gboolean
play (Before *self, gconstpointer state, PwMove *move)
{
  memcpy (self->tried, state, self->game->state_size);
  for (guint i = 0; !may_play (self, self->tried, move); i++)
    {
      PwMove room;

      if (i == MOST_ROOM || move->player >= (int) self->setup->n_players || move->kind >= self->game->n_kinds ||
          pw_game_mend (self->game, self->tried, move, &room) != PW_MEND_BEFORE || !may_play (self, self->tried, &room))
        return FALSE;
      apply (self, &room);
    }
  memcpy (self->from, self->tried, self->game->state_size);
  apply (self, move);
  return TRUE;
}

/* What the log said of @move; what ended with it stood below. */
static char *
tell (const Before *self, const PwMove *move)
{
  g_auto (PwEnding) ending = { 0 };

  pw_game_ending (self->game, self->setup, self->from, move, self->events->items, self->events->n, &ending);
  return self->game->words.sentence (self->setup, self->from, move, self->events->items, ending.first);
}

/* What the log says of move @i of @history. */
char *
pw_log_sentence (const PwHistory *history, guint i)
{
  g_auto (PwEnding) ending = { 0 };
  guint n_events;
  const PwGame *game = pw_history_get_game (history);
  const PwSetup *setup = pw_history_get_setup (history);
  const PwMove *move = pw_history_get_move (history, i);
  const PwEvent *events = pw_history_get_events (history, i, &n_events);
  gconstpointer state = pw_history_get_state (history, i);

  pw_game_ending (game, setup, state, move, events, n_events, &ending);
  return game->words.sentence (setup, state, move, events, ending.first);
}

/* Says @line as it stands in @state, and goes on from there. */
static gboolean
say_in (Before *self, gconstpointer state, const char *line, gboolean insist, PwStruckSaid *said)
{
  PwMove move;

  if (!pw_notation_parse (self->game, self->setup, state, line, &move, NULL))
    return FALSE;
  said->player = move.player;
  g_free (said->reason);
  said->reason = g_strdup (pw_move_get_reason (&move, self->setup));
  if (insist)
    move.reason = MAX (move.reason, 1);
  if (!play (self, state, &move))
    return FALSE;
  said->text = tell (self, &move);
  memcpy (self->state, self->tried, self->game->state_size);
  self->apart = TRUE;
  self->n_otherwise = 0;
  return TRUE;
}

static void
say (Before *self, const PwStruck *struck, PwStruckSaid *said)
{
  gconstpointer now = pw_history_get_state (self->history, MIN (struck->before, pw_history_get_length (self->history)));

  said->player = PW_TABLE;
  for (guint insist = 0; insist <= 1; insist++)
    if ((self->apart && say_in (self, self->state, struck->line, insist, said)) || say_in (self, now, struck->line, insist, said))
      return;
  said->player = PW_TABLE;
  g_clear_pointer (&said->reason, g_free);
  said->text = struck->said ? g_strdup (struck->said) : pw_isolate (struck->line);
}

/* The move at place @i is played after what was struck before it, too, unless it came in its place; where several cannot be, the game
 * has become another. */
static void
go_on (Before *self, guint i)
{
  PwMove move = *pw_history_get_move (self->history, i);

  if (!play (self, self->state, &move))
    {
      self->apart = ++self->n_otherwise < MOST_OTHERWISE;
      return;
    }
  self->n_otherwise = 0;
  memcpy (self->state, self->tried, self->game->state_size);
  self->apart = memcmp (self->state, pw_history_get_state (self->history, i + 1), self->game->state_size) != 0;
}

/* What was said of @struck while it stood: whose line it is, and why it counts, is read from it in any state. */
static void
say_as_then (const Before *self, const PwStruck *struck, PwStruckSaid *said)
{
  PwMove move;

  g_free (said->text);
  said->text = g_strdup (struck->said);
  if (said->player != PW_TABLE || said->reason || !pw_notation_parse (self->game, self->setup, NULL, struck->line, &move, NULL))
    return;
  said->player = move.player;
  said->reason = g_strdup (pw_move_get_reason (&move, self->setup));
}

/* Whether what was said of it is in @language. */
static gboolean
is_told (const PwStruck *struck, const char *language)
{
  return struck->said && g_str_equal (struck->language, language);
}

/* Whether each line was told in @language: then nothing is played again. */
static gboolean
all_told (const PwHistory *history, const char *language)
{
  for (guint s = 0; s < pw_history_get_n_struck (history); s++)
    if (!is_told (pw_history_get_struck (history, s), language))
      return FALSE;
  return TRUE;
}

/* Says all lines from the game as it would be with them, for those that were not told in this language. */
static void
say_anew (Before *self, GArray *all)
{
  guint at = 0;

  self->state = pw_game_state_alloc (self->game);
  self->from = pw_game_state_alloc (self->game);
  self->tried = pw_game_state_alloc (self->game);
  self->events = g_new (PwEvents, 1);
  for (guint s = 0; s < all->len; s++)
    {
      const PwStruck *struck = pw_history_get_struck (self->history, s);

      for (; self->apart && at < MIN (struck->before, pw_history_get_length (self->history)); at++)
        go_on (self, at);
      at = struck->before;
      say (self, struck, &g_array_index (all, PwStruckSaid, s));
    }
  g_aligned_free (self->state);
  g_aligned_free (self->from);
  g_aligned_free (self->tried);
  g_free (self->events);
}

static void
clear_said (gpointer data)
{
  PwStruckSaid *said = data;

  g_free (said->text);
  g_free (said->reason);
}

/**
 * pw_log_struck_new:
 * @history: a game
 *
 * Returns: (transfer full) (element-type PwStruckSaid): what each line says that was struck, in the order of
 *   pw_history_get_struck(). That of a line depends on what stands before it alone.
 */
GArray *
pw_log_struck_new (const PwHistory *history)
{
  GArray *all = g_array_new (FALSE, TRUE, sizeof (PwStruckSaid));
  Before self = { .history = history, .game = pw_history_get_game (history), .setup = pw_history_get_setup (history) };
  g_autofree char *language = pw_locale_language ();

  g_array_set_clear_func (all, clear_said);
  g_array_set_size (all, pw_history_get_n_struck (history));
  for (guint s = 0; s < all->len; s++)
    g_array_index (all, PwStruckSaid, s).player = PW_TABLE;
  if (!all_told (history, language))
    say_anew (&self, all);
  for (guint s = 0; s < all->len; s++)
    if (is_told (pw_history_get_struck (history, s), language))
      say_as_then (&self, pw_history_get_struck (history, s), &g_array_index (all, PwStruckSaid, s));
  return all;
}
