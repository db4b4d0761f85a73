/* pw-log-struck.c: lines that were struck, in the sentences they had while they stood
 *
 * A record keeps such a line as notation. It is read where it stood: after the lines that were struck before it, as far as these and
 * the moves between them can still be played one after the other; else in the game as it is now.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-log-struck.h"

#include <string.h>

#include "core/pw-format.h"
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
  said->text = pw_isolate (struck->line);
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
  guint at = 0;

  g_array_set_clear_func (all, clear_said);
  self.state = pw_game_state_alloc (self.game);
  self.from = pw_game_state_alloc (self.game);
  self.tried = pw_game_state_alloc (self.game);
  self.events = g_new (PwEvents, 1);
  for (guint s = 0; s < pw_history_get_n_struck (history); s++)
    {
      const PwStruck *struck = pw_history_get_struck (history, s);
      PwStruckSaid said = { NULL, NULL, PW_TABLE };

      for (; self.apart && at < MIN (struck->before, pw_history_get_length (history)); at++)
        go_on (&self, at);
      at = struck->before;
      say (&self, struck, &said);
      g_array_append_val (all, said);
    }
  g_aligned_free (self.state);
  g_aligned_free (self.from);
  g_aligned_free (self.tried);
  g_free (self.events);
  return all;
}
