/* pw-advice.c: the best moves of a moment, by games that are played on from each of them
 *
 * Advice is reckoned from what everybody at the table may know: while points are secret it begins to count at this moment, so that no
 * total can be read from it, and says nothing of the chance to win, which would tell who leads.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "review/pw-advice.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "core/pw-record.h"
#include "review/pw-chance.h"
#include "review/pw-drawn.h"

struct _PwSituation
{
  const PwGame *game;
  PwSetup *setup;
  gpointer state;
  PwMoment moment;
  guint at;
  guint seat;
  gboolean says;                /* @entered does, what was drawn */
  PwMove entered;
  gboolean from_here;
  PwDealFlags flags;            /* how the game is played on */
};

/**
 * pw_advice_find_draw:
 * @history: a game
 * @at: after so many of its moves
 * @entered: (nullable): as much of the next move as is known
 * @draw: (out): the draw that it begins with
 *
 * Returns: whether something is drawn now, and @entered says what
 */
gboolean
pw_advice_find_draw (const PwHistory *history, guint at, const PwMove *entered, PwMove *draw)
{
  const PwGame *game = pw_history_get_game (history);
  gconstpointer state = pw_history_get_state (history, at);
  PwMove move;

  if (!entered || entered->kind >= game->n_kinds)
    return FALSE;
  move = *entered;
  if (move.player != PW_TABLE)
    move.player = (gint8) game->play.actor (state);
  return pw_drawn_with (game, state, &move, draw);
}

/* Why nothing can be said of the moment; NULL where something can. @drawn: what is drawn then is known. */
static const char *
why_not (const PwHistory *history, guint at, gboolean drawn)
{
  const PwGame *game = pw_history_get_game (history);
  gconstpointer state = pw_history_get_state (history, at);
  const PwLevel *level = pw_game_get_level (game, state, NULL);
  int actor = game->play.actor (state);

  if (!game->dealing)
    return _("The program cannot play this game on, and so has no advice.");
  if (level->seat || level->end || level->open)
    return _("There is advice only while everything is entered.");
  if (actor == PW_NOBODY)
    return _("The game is over: there is nothing to decide.");
  if (actor == PW_TABLE || (!drawn && pw_drawn_is_asked (game, state)))
    return _("Nobody decides anything now: dice, a draw or something else of the table comes first.");
  return NULL;
}

/**
 * pw_situation_new:
 * @history: a game; it is copied, and neither kept nor changed
 * @at: after so many of its moves
 * @entered: (nullable): as much of the next move as is known: what it says was drawn is
 * @error: (nullable): return location
 *
 * Returns: (transfer full) (nullable): the decision of that moment; %NULL where there is none, or where the program does not know enough
 *   to say anything of it
 */
PwSituation *
pw_situation_new (const PwHistory *history, guint at, const PwMove *entered, GError **error)
{
  const PwGame *game = pw_history_get_game (history);
  const PwSetup *setup = pw_history_get_setup (history);
  PwMove draw;
  gboolean drawn = pw_advice_find_draw (history, at, entered, &draw);
  gboolean says = pw_drawn_is_said (game, pw_history_get_state (history, at), entered);
  const char *why = why_not (history, at, drawn || says);
  PwSituation *self;

  if (why)
    {
      g_set_error_literal (error, PW_RECORD_ERROR, PW_RECORD_ERROR_SETUP, why);
      return NULL;
    }
  self = g_new0 (PwSituation, 1);
  self->game = game;
  self->setup = pw_setup_copy (setup);
  self->state = pw_game_state_alloc (game);
  memcpy (self->state, pw_history_get_state (history, at), game->state_size);
  if (drawn)
    {
      PwEvents events = { .n = PW_EVENTS_COUNTED };

      pw_game_apply (game, self->state, &draw, &events);
    }
  self->moment.state = self->state;
  self->at = at;
  self->says = says;
  if (says)
    self->entered = *entered;
  self->seat = (guint) game->play.actor (self->state);
  self->from_here = pw_history_hides (history);
  self->flags = pw_chance_flags (history, at);
  for (guint seat = 0; seat < setup->n_players && !self->from_here; seat++)
    self->moment.points[seat] = pw_history_get_score (history, at, seat, -1);
  return self;
}

void
pw_situation_free (PwSituation *self)
{
  if (self == NULL)
    return;
  pw_setup_free (self->setup);
  g_aligned_free (self->state);
  g_free (self);
}

/**
 * pw_situation_advise:
 * @self: a decision; may be read by several threads
 * @rollouts: about so many games are played: half of them find the best moves, half say what they are worth
 * @seed: the same seed and number give the same advice, on every machine
 * @cancellable: (nullable): to stop it early, from another thread
 * @out: (out): the best moves
 *
 * Returns: %FALSE where it was cancelled: then there is no advice
 */
gboolean
pw_situation_advise (const PwSituation *self, guint rollouts, guint64 seed, GCancellable *cancellable, PwAdvice *out)
{
  g_autoptr (PwSearch) search = pw_search_new (self->game, self->setup);

  *out = (PwAdvice){ .at = self->at, .seat = self->seat, .rollouts = rollouts, .from_here = self->from_here };
  pw_search_set_flags (search, self->flags);
  out->n = pw_search_advise (search, &self->moment, self->says ? &self->entered : NULL, !self->from_here, rollouts, seed,
                             cancellable, out->moves);
  return out->n > 0;
}

/* -- In words ------------------------------------------------------------------------------------ */

/* Whether the interval of @tally holds 0. */
static gboolean
is_close (const PwTally *tally)
{
  return tally->n < 2 || ABS (tally->mean) <= PW_SURE * pw_tally_error (tally);
}

/**
 * pw_advised_is_close:
 * @advice: advice
 * @i: one of its moves
 *
 * Returns: whether nobody can say, 19 times out of 20, which of it and the first is better
 */
gboolean
pw_advised_is_close (const PwAdvice *advice, guint i)
{
  return i > 0 && is_close (&advice->moves[i].behind) && (advice->from_here || is_close (&advice->moves[i].chance));
}

/**
 * pw_advice_words:
 * @advice: advice
 * @i: one of its moves
 *
 * Returns: (transfer full): what is to be expected of it, with how sure that is
 */
char *
pw_advice_words (const PwAdvice *advice, guint i)
{
  const PwTally *points = &advice->moves[i].points, *win = &advice->moves[i].win;
  double within = PW_SURE * pw_tally_error (points);
  g_autofree char *value = NULL;

  if (advice->from_here)
    value = g_strdup_printf (_("%.1f ± %.1f points from here on"), points->mean, within);
  else
    value = g_strdup_printf (_("%.1f ± %.1f points at the end, %.0f %% ± %.0f to win"), points->mean, within, 100 * win->mean,
                             100 * pw_tally_chance_within (win));
  if (pw_advised_is_close (advice, i))
    return g_strdup_printf (_("%s; too close to the first to call"), value);
  return g_steal_pointer (&value);
}

/**
 * pw_advice_basis:
 * @advice: advice
 *
 * Returns: (transfer full): what it rests on
 */
char *
pw_advice_basis (const PwAdvice *advice)
{
  return g_strdup_printf (ngettext ("Worked out from about %u game that the program played on from here, by rules of thumb.",
                                    "Worked out from about %u games that the program played on from here, by rules of thumb.",
                                    advice->rollouts),
                          advice->rollouts);
}
