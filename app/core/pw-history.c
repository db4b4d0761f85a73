/* pw-history.c: the moves of a game, the states between them, their events, a cursor
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-history.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/pw-notation.h"

/* States are kept one after another, aligned as any state may want to be. */
#define ALIGNMENT 64

struct _PwHistory
{
  const PwGame *game;
  PwSetup *setup;
  gsize stride;                 /* bytes from one state to the next */
  char *states;                 /* length + 1 of them */
  guint capacity;               /* states there is room for */
  GArray *moves;                /* PwMove */
  GArray *events;               /* PwEvent, of all moves */
  GArray *ends;                 /* guint: where each move's events end */
  GArray *scores;               /* int [seat][source], after each number of moves; then, where totals hide them, the secret ones */
  gboolean hides;               /* the table agreed that totals leave secret points out until the end */
  gboolean revealed;            /* somebody asked to see them */
  gboolean untold;              /* they are secret after the end too: nobody has been told yet */
  GArray *struck;               /* PwStruck, by their places */
  guint64 n_shifts;             /* how often one of them made room for another */
  guint cursor;
};

static char *
state_at (const PwHistory *history, guint at)
{
  return history->states + (gsize) at * history->stride;
}

static guint
score_size (const PwHistory *history)
{
  return history->setup->n_players * history->game->n_sources * (history->hides ? 2 : 1);
}

static void
reserve (PwHistory *history, guint n_states)
{
  char *states;

  if (n_states <= history->capacity)
    return;
  history->capacity = MAX (n_states, history->capacity * 2);
  /* Every state is a copy of the one before it, whole: only the first has to begin as zeros. */
  states = g_aligned_alloc (history->capacity, history->stride, ALIGNMENT);
  if (history->states)
    memcpy (states, history->states, (gsize) (history->moves->len + 1) * history->stride);
  else
    memset (states, 0, history->stride);
  g_aligned_free (history->states);
  history->states = states;
}

/**
 * pw_history_new:
 * @game: a game
 * @setup: who plays; copied
 * @error: (nullable): return location: PW_RECORD_ERROR_SETUP, or the game's own
 *
 * Returns: (transfer full): a game with no move yet, or %NULL
 */
PwHistory *
pw_history_new (const PwGame *game, const PwSetup *setup, GError **error)
{
  PwHistory *history;

  if (!pw_setup_validate (setup, game, error))
    return NULL;
  history = g_new0 (PwHistory, 1);
  history->game = game;
  history->setup = pw_setup_copy (setup);
  history->stride = (game->state_size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
  history->moves = g_array_new (FALSE, FALSE, sizeof (PwMove));
  /* With room from the start: nothing is ever counted from a NULL. */
  history->events = g_array_sized_new (FALSE, FALSE, sizeof (PwEvent), 64);
  history->ends = g_array_new (FALSE, FALSE, sizeof (guint));
  history->hides = pw_setup_hides_totals (history->setup);
  history->scores = g_array_new (FALSE, TRUE, sizeof (int));
  history->struck = g_array_new (FALSE, FALSE, sizeof (PwStruck));
  g_array_set_clear_func (history->struck, (GDestroyNotify) pw_struck_clear);
  g_array_set_size (history->scores, score_size (history));
  reserve (history, 64);
  if (game->play.setup (state_at (history, 0), setup, error))
    return history;
  pw_history_free (history);
  return NULL;
}

/**
 * pw_history_free:
 * @history: (nullable) (transfer full): a game
 *
 * Frees it with all its states.
 */
void
pw_history_free (PwHistory *history)
{
  if (history == NULL)
    return;
  pw_setup_free (history->setup);
  g_aligned_free (history->states);
  g_array_unref (history->moves);
  g_array_unref (history->events);
  g_array_unref (history->ends);
  g_array_unref (history->scores);
  g_array_unref (history->struck);
  g_free (history);
}

/**
 * pw_history_get_game:
 * @history: a game
 *
 * Returns: (transfer none): which game it is
 */
const PwGame *
pw_history_get_game (const PwHistory *history)
{
  return history->game;
}

/**
 * pw_history_get_setup:
 * @history: a game
 *
 * Returns: (transfer none): who plays
 */
const PwSetup *
pw_history_get_setup (const PwHistory *history)
{
  return history->setup;
}

/**
 * pw_history_get_length:
 * @history: a game
 *
 * Returns: the number of moves that are kept, those undone too
 */
guint
pw_history_get_length (const PwHistory *history)
{
  return history->moves->len;
}

/**
 * pw_history_get_cursor:
 * @history: a game
 *
 * Returns: the number of moves that are played; at most the length
 */
guint
pw_history_get_cursor (const PwHistory *history)
{
  return history->cursor;
}

/**
 * pw_history_get_move:
 * @history: a game
 * @i: 0 to length - 1
 *
 * Returns: (transfer none): that move, completed
 */
const PwMove *
pw_history_get_move (const PwHistory *history, guint i)
{
  return &g_array_index (history->moves, PwMove, i);
}

/**
 * pw_history_get_events:
 * @history: a game
 * @i: 0 to length - 1
 * @n_events: (out): how many
 *
 * Returns: (transfer none) (array length=n_events): what move @i brought about
 */
const PwEvent *
pw_history_get_events (const PwHistory *history, guint i, guint *n_events)
{
  guint begin = i ? g_array_index (history->ends, guint, i - 1) : 0;

  *n_events = g_array_index (history->ends, guint, i) - begin;
  return (const PwEvent *) (gpointer) history->events->data + begin;
}

/**
 * pw_history_get_state:
 * @history: a game
 * @at: a number of moves, 0 to the length
 *
 * Returns: (transfer none): the state after them; valid until the next move is played
 */
gconstpointer
pw_history_get_state (const PwHistory *history, guint at)
{
  g_return_val_if_fail (at <= history->moves->len, NULL);
  return state_at (history, at);
}

/**
 * pw_history_get_score:
 * @history: a game
 * @at: a number of moves, 0 to the length
 * @seat: a player
 * @source: an index into PwGame.sources, or -1 for the sum of all
 *
 * Secret points are among them as pw_history_hides() says.
 *
 * Returns: the points after so many moves; looked up, not summed over the moves
 */
int
pw_history_get_score (const PwHistory *history, guint at, guint seat, int source)
{
  const int *scores = (const int *) (gpointer) history->scores->data + (gsize) at * score_size (history) +
                      seat * history->game->n_sources;
  const int *secret = history->hides && !pw_history_hides (history) ? scores + score_size (history) / 2 : NULL;
  int sum = 0;

  if (source >= 0)
    return scores[source] + (secret ? secret[source] : 0);
  for (guint i = 0; i < history->game->n_sources; i++)
    sum += scores[i] + (secret ? secret[i] : 0);
  return sum;
}

/**
 * pw_history_hides:
 * @history: a game
 *
 * Returns: whether totals leave secret points out now: those of every moment of the game, until it is over at the cursor, and
 *   everybody has been told (pw_history_set_untold())
 */
gboolean
pw_history_hides (const PwHistory *history)
{
  return history->hides && !history->revealed &&
         (history->untold || history->game->play.actor (state_at (history, history->cursor)) != PW_NOBODY);
}

/**
 * pw_history_keeps_secret:
 * @history: a game
 *
 * Returns: whether the table agreed that nobody is told any score before the end
 */
gboolean
pw_history_keeps_secret (const PwHistory *history)
{
  return history->hides && history->game->all_secret;
}

/**
 * pw_history_set_untold:
 * @history: a game
 * @untold: whether its secret points are still to be told, once it is over
 */
void
pw_history_set_untold (PwHistory *history, gboolean untold)
{
  history->untold = untold;
}

/**
 * pw_history_knows_scores:
 * @history: a game
 *
 * Where only some points are secret, a total without them is one that everybody at the table can know; where all are
 * (PwGame.all_secret), it would be no total at all.
 *
 * Returns: whether what pw_history_get_score() says may be called somebody's score now
 */
gboolean
pw_history_knows_scores (const PwHistory *history)
{
  return !(history->game->all_secret && pw_history_hides (history));
}

/**
 * pw_history_hidden_note:
 * @history: a game
 *
 * Returns: (nullable): what is to be said beside its totals where they leave secret points out now (pw_history_hides())
 */
const char *
pw_history_hidden_note (const PwHistory *history)
{
  return pw_history_hides (history) ? _("Secret points are hidden until the end.") : NULL;
}

/**
 * pw_history_counts:
 * @history: a game
 * @event: one of its events
 *
 * For whoever adds up points by something that pw_history_get_score() does not tell apart, such as their rules.
 *
 * Returns: whether @event is part of what totals show now
 */
gboolean
pw_history_counts (const PwHistory *history, const PwEvent *event)
{
  return event->kind == PW_EVENT_POINTS && !(event->secret && pw_history_hides (history));
}

/**
 * pw_history_reveal:
 * @history: a game
 *
 * Shows secret points too from now on, because somebody asked for them.
 */
void
pw_history_reveal (PwHistory *history)
{
  history->revealed = TRUE;
}

/* Forgets the moves that were undone. */
static void
cut (PwHistory *history)
{
  guint n = history->cursor;

  g_array_set_size (history->events, n ? g_array_index (history->ends, guint, n - 1) : 0);
  g_array_set_size (history->moves, n);
  g_array_set_size (history->ends, n);
  g_array_set_size (history->scores, (n + 1) * score_size (history));
  while (history->struck->len > 0 && g_array_index (history->struck, PwStruck, history->struck->len - 1).before > n)
    g_array_set_size (history->struck, history->struck->len - 1);
}

static void
append_scores (PwHistory *history, const PwEvents *events)
{
  guint size = score_size (history);
  guint at = history->scores->len;
  int *scores;

  g_array_set_size (history->scores, at + size);
  scores = (int *) (gpointer) history->scores->data + at;
  memcpy (scores, scores - size, size * sizeof *scores);
  for (guint i = 0; i < events->n; i++)
    if (events->items[i].kind == PW_EVENT_POINTS)
      scores[(events->items[i].secret && history->hides ? size / 2 : 0) +
             (guint) events->items[i].player * history->game->n_sources + events->items[i].what] += events->items[i].amount;
}

static gboolean
may_play (const PwHistory *history, gconstpointer state, PwMove *move, GError **error)
{
  /* A move that is not asked for now is refused as such, before anything is asked about it. */
  if (move->kind < history->game->n_kinds && pw_kind_set_has (history->game->play.playable (state), move->kind) &&
      !pw_game_complete (history->game, state, move, error))
    return FALSE;
  if (pw_game_check (history->game, state, move, error))
    return TRUE;
  if (error)
    pw_setup_name_refusal (history->setup, *error);
  return FALSE;
}

static gboolean
may_correct (const PwHistory *history, gconstpointer state, PwMove *move, GError **error)
{
  if (move->player < (int) history->setup->n_players)
    {
      if (pw_game_correct (history->game, state, move, error))
        return TRUE;
      if (error)
        pw_setup_name_refusal (history->setup, *error);
      return FALSE;
    }
  g_set_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_RANGE, _("Nobody sits there."));
  return FALSE;
}

/**
 * pw_history_play:
 * @history: a game
 * @move: a move; optional arguments may be open. With a reason it is a correction, which
 *   pw_game_correct() judges instead of the rules.
 * @error: (nullable): return location: the refusal, or what to add
 *
 * Completes, checks and plays a move at the cursor; moves undone before are forgotten.
 *
 * Returns: whether it was played; else nothing has changed
 */
gboolean
pw_history_play (PwHistory *history, const PwMove *move, GError **error)
{
  PwMove whole = *move;
  PwEvents events;
  char *before, *after;

  if (history->cursor == PW_HISTORY_MAX_MOVES)
    {
      g_set_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_EXCESS, _("A game has at most %d moves."), PW_HISTORY_MAX_MOVES);
      return FALSE;
    }
  before = state_at (history, history->cursor);
  if (!(whole.reason ? may_correct (history, before, &whole, error) : may_play (history, before, &whole, error)))
    return FALSE;
  cut (history);
  reserve (history, history->cursor + 2);
  before = state_at (history, history->cursor);
  after = state_at (history, history->cursor + 1);
  memcpy (after, before, history->stride);
  events.n = 0;
  pw_game_apply (history->game, after, &whole, &events);
  g_array_append_val (history->moves, whole);
  g_array_append_vals (history->events, events.items, events.n);
  g_array_append_val (history->ends, history->events->len);
  append_scores (history, &events);
  history->cursor++;
  return TRUE;
}

/**
 * pw_history_undo:
 * @history: a game
 *
 * Takes the last move back; it is kept until another one is played.
 *
 * Returns: %FALSE where none is played
 */
gboolean
pw_history_undo (PwHistory *history)
{
  if (history->cursor == 0)
    return FALSE;
  history->cursor--;
  return TRUE;
}

/**
 * pw_history_redo:
 * @history: a game
 *
 * Plays again what was undone last.
 *
 * Returns: %FALSE where nothing is undone
 */
gboolean
pw_history_redo (PwHistory *history)
{
  if (history->cursor == history->moves->len)
    return FALSE;
  history->cursor++;
  return TRUE;
}

/**
 * pw_history_forget_undone:
 * @history: a game
 *
 * Drops the moves that were undone; they can no longer be played again.
 */
void
pw_history_forget_undone (PwHistory *history)
{
  cut (history);
}

/**
 * pw_history_add_struck:
 * @history: a game
 * @struck: the line; copied
 *
 * Keeps a line that was taken out of the game, to be shown; lines of one place stay in the order
 * in which they are added. Many are added in the order of their places: each that comes before others moves those.
 */
void
pw_history_add_struck (PwHistory *history, const PwStruck *struck)
{
  PwStruck copy = pw_struck_new (struck->before, struck->line, struck->said, struck->language);
  guint i = history->struck->len;

  while (i > 0 && g_array_index (history->struck, PwStruck, i - 1).before > copy.before)
    i--;
  history->n_shifts += history->struck->len - i;
  g_array_insert_val (history->struck, i, copy);
}

/**
 * pw_history_tell_struck:
 * @history: a game
 * @i: 0 to the number of such lines - 1
 * @said: what the log said of it
 * @language: in which language
 *
 * Keeps that with a line that was taken out.
 */
void
pw_history_tell_struck (PwHistory *history, guint i, const char *said, const char *language)
{
  PwStruck *struck = &g_array_index (history->struck, PwStruck, i);

  PwStruck told = pw_struck_new (struck->before, struck->line, said, language);

  pw_struck_clear (struck);
  *struck = told;
}

/* Held while texts are kept or let go: GLib up to 2.74 lets go of one before it takes it off its list, where another thread may find it. */
static GMutex keeping;

/* The one copy of @text there is; NULL where there is none. */
static char *
keep (const char *text)
{
  return text ? g_ref_string_new_intern (text) : NULL;
}

/**
 * pw_struck_new:
 * @before: how many moves were played before it
 * @line: it in notation
 * @said: (nullable): what the log said of it
 * @language: (nullable): of @said
 *
 * A line that was taken out. Each of many games to go back to keeps the same lines: what they say is there once.
 *
 * Returns: (transfer full): the line; pw_struck_clear() frees what it says
 */
PwStruck
pw_struck_new (guint before, const char *line, const char *said, const char *language)
{
  PwStruck struck = { .before = before };

  g_mutex_lock (&keeping);
  struck.line = keep (line);
  struck.said = keep (said);
  struck.language = keep (language);
  g_mutex_unlock (&keeping);
  return struck;
}

/**
 * pw_struck_clear:
 * @struck: a line that was taken out
 *
 * Frees what it says.
 */
void
pw_struck_clear (PwStruck *struck)
{
  g_mutex_lock (&keeping);
  g_clear_pointer (&struck->line, g_ref_string_release);
  g_clear_pointer (&struck->said, g_ref_string_release);
  g_clear_pointer (&struck->language, g_ref_string_release);
  g_mutex_unlock (&keeping);
}

/**
 * pw_history_get_n_shifts:
 * @history: a game
 *
 * What pw_history_add_struck() costs beyond adding: a reader that adds lines out of their order takes the square of their number.
 *
 * Returns: how often a line that was struck has made room for another
 */
guint64
pw_history_get_n_shifts (const PwHistory *history)
{
  return history->n_shifts;
}

/**
 * pw_history_get_n_struck:
 * @history: a game
 *
 * Returns: the number of lines that were taken out
 */
guint
pw_history_get_n_struck (const PwHistory *history)
{
  return history->struck->len;
}

/**
 * pw_history_get_struck:
 * @history: a game
 * @i: 0 to the number of such lines - 1
 *
 * Returns: (transfer none): a line that was taken out
 */
const PwStruck *
pw_history_get_struck (const PwHistory *history, guint i)
{
  return &g_array_index (history->struck, PwStruck, i);
}

/* Who is ranked: a player, or a side. Free it. */
static char *
name_of_side (const PwHistory *history, guint seat)
{
  if (pw_game_has_sides (history->game, history->setup))
    return pw_game_side_name (history->game, history->setup, seat);
  return g_strdup (pw_setup_name (history->setup, seat));
}

/**
 * pw_history_rank:
 * @history: a game
 * @out: (out): one standing for each seat; free their tie_break
 *
 * Ranks the players by the scores at the cursor.
 */
void
pw_history_rank (const PwHistory *history, PwStanding *out)
{
  int scores[PW_MAX_PLAYERS] = { 0 };

  for (guint seat = 0; seat < history->setup->n_players; seat++)
    scores[seat] = pw_history_get_score (history, history->cursor, seat, -1);
  history->game->play.rank (state_at (history, history->cursor), scores, out);
  for (guint seat = 0; seat < history->setup->n_players; seat++)
    if (out[seat].tie_break && out[seat].before > 0)
      {
        g_autofree char *what = out[seat].tie_break, *who = name_of_side (history, seat),
                        *other = name_of_side (history, out[seat].before - 1);

        /* Translators: who comes before whom, and what decided: "Ana comes before Ben: more goods, 3 against 2" */
        out[seat].tie_break = g_strdup_printf (_("%s comes before %s: %s"), who, other, what);
      }
}
