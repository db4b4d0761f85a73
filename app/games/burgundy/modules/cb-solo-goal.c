/* cb-solo-goal.c: points on their way to the goal, those that are bought, and what comes first (16.9)
 *
 * Points are scored as in any game; the points marker follows gain by gain. A gain waits like the effect
 * of a tile does, as more points can be bought with each, and as the order of all that waits is free.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/modules/cb-solo.h"

#include <glib/gi18n-lib.h>

/* Only a table that people have said to hold more than exists comes that far: see PW_MAX_PENDING. */
static gboolean
is_full (const CbState *state)
{
  return state->pending.n + 4 > PW_MAX_PENDING;
}

/* Moves the marker by one gain; at the goal it starts again, and there is an action (16.9). */
static void
advance (CbState *state, guint seat, guint points, PwEvents *events)
{
  CbSolo *solo = &state->solo;

  if (solo->marker + points < solo->goal)
    {
      solo->marker = (guint8) (solo->marker + points);
      cb_note (events, (int) seat, CB_NOTE_MARKER, (int) points, CB_RULE_16_9, solo->marker, solo->goal);
      return;
    }
  solo->marker = 0;
  solo->goal = (guint8) (solo->goal >= 2 * CB_GOAL_STEP ? solo->goal - CB_GOAL_STEP : CB_GOAL_STEP);
  cb_note (events, (int) seat, CB_NOTE_GOAL, (int) points, CB_RULE_16_9, solo->goal, 0);
  if (G_UNLIKELY (is_full (state)))
    cb_note (events, (int) seat, CB_NOTE_LOST, 0, CB_RULE_16_9, CB_PENDING_CASTLE, 0);
  else
    cb_push (state, seat, CB_PENDING_CASTLE, 1);
}

/* Corrections move no marker, and what is bought is part of the gain it comes with. Goods that score double are one
 * gain (17.5.12), and so is all that one placement of livestock scores. */
void
cb_solo_scored (CbState *state, guint seat, CbSource source, int amount, gboolean more, PwEvents *events)
{
  if (amount <= 0 || source == CB_FROM_CORRECTIONS || source == CB_FROM_TRACK || source == CB_FROM_BOUGHT)
    return;
  amount = MIN (amount, G_MAXUINT8);
  if (more && cb_pending (state) == CB_PENDING_GAIN)
    {
      PwPending *gain = pw_pendings_change (&state->pending);

      gain->arg = (guint8) MIN (gain->arg + amount, G_MAXUINT8);
      return;
    }
  if (G_UNLIKELY (is_full (state)))
    advance (state, seat, (guint) amount, events);
  else
    cb_push (state, seat, CB_PENDING_GAIN, (guint) amount)->more = (guint8) source;
}

/* -- What a tile scores, as long as that waits ------------------------------------------------------ */

/* Whether the geese ask for a species: that decision waits by itself (12.3). */
static gboolean
asks_species (const CbState *state, guint seat, int tile, guint hex)
{
  CbState after;
  PwEvents events;

  if (tile != CB_TILE_GEESE)
    return FALSE;
  after = *state;
  events.n = 0;
  cb_effect_now (&after, seat, tile, hex, &events);
  return after.pending.n > state->pending.n && cb_pending (&after) == CB_PENDING_GEESE;
}

gboolean
cb_solo_score_later (CbState *state, guint seat, int tile, guint hex)
{
  /* With the last hex the game is over, and nothing waits any more. */
  if (is_full (state) || cb_empty_hexes (&state->players[seat]) == 0 || asks_species (state, seat, tile, hex))
    return FALSE;
  cb_push (state, seat, CB_PENDING_SCORE, hex)->more = (guint8) tile;
  return TRUE;
}

/* Scores what was taken off the stack, and returns the gain; 0 where it is worth nothing, or where a species of the
 * geese is asked first (12.3). */
static guint
score (CbState *state, const PwPending *pending, PwEvents *events)
{
  guint n = state->pending.n;

  cb_effect_now (state, pending->seat, pending->more, pending->arg, events);
  return state->pending.n > n && cb_pending (state) == CB_PENDING_GAIN ? cb_pop (state).arg : 0;
}

void
cb_solo_score_all (CbState *state, PwEvents *events)
{
  guint n = state->pending.n;

  for (guint i = 0; i < n; i++)
    if (state->pending.items[i].kind == CB_PENDING_SCORE)
      {
        PwPending pending = state->pending.items[i];

        score (state, &pending, events);
      }
}

gboolean
cb_solo_is_gain (const PwPending *pending)
{
  return pending->kind == CB_PENDING_GAIN || pending->kind == CB_PENDING_SCORE;
}

/**
 * cb_solo_worth:
 * @state: a state
 * @pending: points that wait
 *
 * Returns: how many they are, if they are taken now (16.9)
 */
guint
cb_solo_worth (const CbState *state, const PwPending *pending)
{
  CbState after;
  PwEvents events;

  if (pending->kind == CB_PENDING_GAIN)
    return pending->arg;
  after = *state;
  events.n = 0;
  return score (&after, pending, &events);
}

/* What livestock that waits would score now: it lies there, and the track does not show it yet. */
guint
cb_solo_livestock_waiting (const CbState *state)
{
  guint points = 0;

  for (guint i = 0; i < state->pending.n; i++)
    if (state->pending.items[i].kind == CB_PENDING_SCORE && cb_tile_type ((CbTile) state->pending.items[i].more) == CB_LIVESTOCK)
      points += cb_solo_worth (state, &state->pending.items[i]);
  return points;
}

/* -- Taking points --------------------------------------------------------------------------------- */

static gboolean
can_be_used (const CbState *state, const PwPending *pending)
{
  return cb_solo_is_gain (pending) || cb_is_usable (state, pending);
}

/* Whether the gain has to be asked: more points can be bought with it, or something else may come first
 * and make a difference. */
static gboolean
gain_is_asked (const CbState *state, const PwPending *pending)
{
  const CbSolo *solo = &state->solo;
  guint worth = cb_solo_worth (state, pending), sum = solo->marker, others = 0, n = 0;

  if (worth > 0 && state->players[pending->seat].silver > 0 && solo->marker + worth < solo->goal)
    return TRUE;
  for (guint i = 0; i < state->pending.n; i++)
    if (cb_solo_is_gain (&state->pending.items[i]))
      {
        guint points = cb_solo_worth (state, &state->pending.items[i]);

        sum += points;
        n += points > 0;
      }
    else
      others += can_be_used (state, &state->pending.items[i]);
  return others > 0 || (n > (worth > 0) && sum >= solo->goal);
}

/* The marker follows, with @n points that were bought with the gain. */
static void
take_gain_with (CbState *state, const PwPending *pending, guint n, PwEvents *events)
{
  guint points = pending->kind == CB_PENDING_GAIN ? (guint) pending->arg : score (state, pending, events);

  if (n > 0)
    {
      cb_gain (state, pending->seat, CB_SILVER, -(int) n, CB_RULE_16_9, events);
      cb_points (state, pending->seat, CB_FROM_BOUGHT, (int) n, CB_RULE_16_9, events)->args[0] = (gint16) n;
      state->solo.bought = (guint16) (state->solo.bought + n);
    }
  if (points + n > 0)
    advance (state, pending->seat, points + n, events);
}

static void
take_gain (CbState *state, const PwPending *pending, PwEvents *events)
{
  take_gain_with (state, pending, 0, events);
}

const CbPendingClass cb_pending_gain = {
  .kinds = PW_KIND_SET_INIT (CB_KIND_POINTS), .possible = gain_is_asked, .gone = take_gain,
  .rule = CB_RULE_16_9, .message = N_("First the points are taken."),
  .remedy = N_("Take them as they are: {skip}. Or buy more with them, as in: {points}."),
};

/* What a tile scores is no gain before it is scored, and may be none then. */
const CbPendingClass cb_pending_score = {
  .kinds = PW_KIND_SET_INIT (CB_KIND_POINTS), .possible = gain_is_asked, .gone = take_gain,
  .rule = CB_RULE_16_9, .message = N_("First the points are taken."),
  .remedy = N_("Take them as they are: {skip}. Or buy more with them, as in: {points}."),
};

/* -- points ------------------------------------------------------------------------------------ */

gboolean
cb_points_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CbState *state = data;
  int silver = state->players[move->player].silver;

  if (cb_solo_worth (state, cb_top (state)) == 0)
    {
      if (error)
        pw_rule_error_set (error, CB_RULE_16_9, _("Go on: skip."),
                           _("No points are gained here, so none can be bought with them."));
      return FALSE;
    }
  if (move->args[CB_ARG_NUMBER] <= silver)
    return TRUE;
  if (error)
    pw_rule_error_set (error, CB_RULE_16_9, _("Each point costs 1 silver coin."),
                       g_dngettext (GETTEXT_PACKAGE, "There is only %d silver coin to pay with.",
                                    "There are only %d silver coins to pay with.", (gulong) silver),
                       silver);
  return FALSE;
}

void
cb_points_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;
  PwPending gain;

  cb_force_begin (state, move, events);
  gain = cb_pop (state);
  take_gain_with (state, &gain, (guint) move->args[CB_ARG_NUMBER], events);
  cb_settle (state, events);
}

void
cb_points_legal (gconstpointer data, PwMoves *out)
{
  const CbState *state = data;
  int seat = cb_actor (state);

  if (cb_solo_worth (state, cb_top (state)) == 0)
    return;
  for (gint16 n = 1; n <= MIN (state->players[seat].silver, 99); n++)
    pw_moves_append (out, CB_KIND_POINTS, seat)->args[CB_ARG_NUMBER] = n;
}

/* -- first: what waits, counted from the one that is asked ------------------------------------------ */

/* Whether the @nth that waits, 2 is the one after that which is asked, can come first; of several that are
 * alike it is the nearest. */
gboolean
cb_solo_may_be_first (const CbState *state, guint nth)
{
  const PwPending *pending;

  if (nth < 2 || nth > state->pending.n)
    return FALSE;
  pending = pw_pendings_peek (&state->pending, nth);
  for (guint i = 1; i < nth; i++)
    if (memcmp (pw_pendings_peek (&state->pending, i), pending, sizeof *pending) == 0)
      return FALSE;
  return can_be_used (state, pending);
}

/* The order is free: what cannot be used yet waits for what else there is. */
gboolean
cb_solo_defer (CbState *state)
{
  for (guint nth = 2; nth <= state->pending.n; nth++)
    if (can_be_used (state, pw_pendings_peek (&state->pending, nth)))
      {
        pw_pendings_bring_up (&state->pending, nth);
        return TRUE;
      }
  return FALSE;
}

gboolean
cb_first_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CbState *state = data;

  if (cb_solo_may_be_first (state, (guint) move->args[CB_ARG_NUMBER]))
    return TRUE;
  if (error)
    pw_rule_error_set (error, CB_RULE_16_9, _("1 is what is asked now; name one that waits behind it and can be used."),
                       _("Number %d of what waits cannot come first."), move->args[CB_ARG_NUMBER]);
  return FALSE;
}

void
cb_first_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;

  cb_force_begin (state, move, events);
  pw_pendings_bring_up (&state->pending, (guint) move->args[CB_ARG_NUMBER]);
  cb_settle (state, events);
}

void
cb_first_legal (gconstpointer data, PwMoves *out)
{
  const CbState *state = data;
  int seat = cb_actor (state);

  for (guint nth = 2; nth <= state->pending.n; nth++)
    if (cb_solo_may_be_first (state, nth))
      pw_moves_append (out, CB_KIND_FIRST, seat)->args[CB_ARG_NUMBER] = (gint16) nth;
}

/* What may be done while @pending waits, besides answering it. All that a ship brings and its swap are one
 * moment (16.7): other goods have left the game before anything else is done. Nor does anything else come before
 * what must be said or paid at once; the species of the geese is part of their effect, and may wait (12.3). */
PwKindSet
cb_solo_answers (const CbState *state, const PwPending *pending)
{
  if (state->pending.n < 2 || pending->kind == CB_PENDING_SHIP_NEXT || pending->kind == CB_PENDING_GATHER ||
      pending->kind == CB_PENDING_SWAP || (cb_pending_classes[pending->kind]->required && pending->kind != CB_PENDING_GEESE))
    return PW_KIND_SET_NONE;
  return PW_KIND_SET (CB_KIND_FIRST);
}

/* -- marker: said ----------------------------------------------------------------------------- */

static gboolean
is_solo (const CbState *state, const PwMove *move, GError **error)
{
  if (!cb_say_check (state, move, error))
    return FALSE;
  if (state->modules & 1u << CB_MODULE_SOLO)
    return TRUE;
  if (error)
    pw_rule_error_set (error, CB_RULE_16_9, _("Say how many points there are: score."),
                       _("Only the solo game has a goal and a marker on the way to it."));
  return FALSE;
}

gboolean
cb_say_marker_check (gconstpointer data, const PwMove *move, GError **error)
{
  return is_solo (data, move, error);
}

void
cb_say_marker_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;

  cb_say_begin (state);
  state->solo.marker = (guint8) move->args[CB_ARG_NUMBER];
  state->solo.goal = (guint8) cb_arg (move, CB_ARG_WHAT, state->solo.goal);
  cb_say_end (state, events);
}
