/* cy-actor.c: whose move it is, which kinds are on, and why others are not
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/moves/cy-moves.h"

#include <glib/gi18n-lib.h>

/** NAMES: what is said at any time, and going over to another level. */
#define NAMES CY_KIND_SPACE, CY_KIND_SITE, CY_KIND_BOARD, CY_KIND_VALUE, CY_KIND_ROAD, CY_KIND_NAMES, CY_KIND_LEVEL

/** Moment: what a decision is answered with, and what is said of anything else. */
typedef struct
{
  PwKindSet kinds;
  CyRule rule;
  const char *text, *remedy;
} Moment;

static const Moment moments[CY_DECISIONS] = {
  [CY_NOTHING] = { PW_KIND_SET_INIT (NAMES), CY_RULE_3_1, N_("Something else comes first."), PW_REMEDY_EXAMPLE },
  [CY_ASK_PICK] = { PW_KIND_SET_INIT (NAMES, CY_KIND_PICK), CY_RULE_2_5, N_("First the characters are chosen."),
                    N_("For example: {pick}.") },
  [CY_ASK_EARLY] = { PW_KIND_SET_INIT (NAMES, CY_KIND_PLACE, CY_KIND_SKIP), CY_RULE_10_1,
                     N_("First the Early Riser places a worker, or not."), N_("For example: {place} or {skip}.") },
  [CY_ASK_TURN] = { PW_KIND_SET_INIT (NAMES, CY_KIND_PLACE, CY_KIND_PASS), CY_RULE_4_1,
                    N_("In planning, the player whose turn it is places a worker or passes."), N_("For example: "
                                                                                                  "{place} or {pass}.") },
  [CY_ASK_NAME] = { PW_KIND_SET_INIT (NAMES), CY_RULE_14_1, N_("First it must be known which tile lies there."),
                    N_("Enter it, for example: {move}.") },
  [CY_ASK_SITE] = { PW_KIND_SET_INIT (NAMES), CY_RULE_9_3, N_("The favour is finished first."), PW_REMEDY_EXAMPLE },
  [CY_ASK_USE] = { PW_KIND_SET_INIT (NAMES, CY_KIND_USE, CY_KIND_SKIP), CY_RULE_5_2, N_("First this building is used, or not."),
                   N_("For example: {use} or {skip}.") },
  [CY_ASK_BUILD] = { PW_KIND_SET_INIT (NAMES, CY_KIND_BUILD, CY_KIND_SKIP), CY_RULE_5_2, N_("First a tile is built, or not."),
                     N_("For example: {build} or {skip}.") },
  [CY_ASK_CLAIM] = { PW_KIND_SET_INIT (NAMES, CY_KIND_CLAIM, CY_KIND_SKIP), CY_RULE_5_2,
                     N_("First a starting tile is claimed, or not."), N_("For example: {claim} or {skip}.") },
  [CY_ASK_TOLL] = { PW_KIND_SET_INIT (NAMES, CY_KIND_PROVOST, CY_KIND_SKIP), CY_RULE_6_4,
                    N_("First the Toll moves the provost, or not."), N_("For example: {provost} or {skip}.") },
  [CY_ASK_BRIDGE] = { PW_KIND_SET_INIT (NAMES, CY_KIND_PROVOST, CY_KIND_SKIP), CY_RULE_6_5,
                      N_("At the bridge the provost is moved, or not, in the order of passing."),
                      N_("For example: {provost} or {skip}.") },
  [CY_ASK_BAILIFF] = { PW_KIND_SET_INIT (NAMES, CY_KIND_PROVOST, CY_KIND_SKIP), CY_RULE_6_6,
                       N_("First the Bailiff moves the provost, or not."), N_("For example: {provost} or {skip}.") },
  [CY_ASK_FAVOUR] = { PW_KIND_SET_INIT (NAMES, CY_KIND_TAKE, CY_KIND_FAVOUR, CY_KIND_SKIP), CY_RULE_9_3,
                      N_("First the favour is used, or lost."), N_("For example: {move}.") },
  [CY_ASK_CHARACTER] = { PW_KIND_SET_INIT (NAMES, CY_KIND_TAKE, CY_KIND_SKIP), CY_RULE_9_3,
                         N_("First a character is taken from the board, or not."), N_("For example: {take} or {skip}.") },
  [CY_ASK_DELIVER] = { PW_KIND_SET_INIT (NAMES, CY_KIND_DELIVER, CY_KIND_SKIP), CY_RULE_11_1,
                       N_("First bundles are delivered, or none."), N_("For example: {deliver} or {skip}.") },
  [CY_ASK_MONUMENT] = { PW_KIND_SET_INIT (NAMES, CY_KIND_MONUMENT, CY_KIND_SKIP), CY_RULE_12_2,
                        N_("First a monument is built on this residence, or not."), N_("For example: {monument} or {skip}.") },
  [CY_ASK_ACTIVE] = { PW_KIND_SET_INIT (NAMES, CY_KIND_ACTIVATED, CY_KIND_IDLE), CY_RULE_5_2,
                      N_("First it is said whether this worker is activated."), N_("For example: {activated} or {idle}.") },
  [CY_ASK_MOST] = { PW_KIND_SET_INIT (NAMES, CY_KIND_MOST, CY_KIND_SKIP), CY_RULE_11_4,
                    N_("First it is said whether this player has delivered most."), N_("Either {most} or {skip}.") },
};

/* What can be said of one board besides, whatever is asked. */
#define OF_ONE_BOARD PW_KIND_SET (CY_KIND_VISIT, CY_KIND_LOST)

/**
 * cy_actor:
 * @data: a state
 *
 * Returns: who is asked by the decision on top
 */
int
cy_actor (gconstpointer data)
{
  const CyState *state = data;

  if (G_UNLIKELY (cy_waits (state)))
    {
      PwLevelNow now = cy_level_now (state);

      return pw_level_actor (&cy_level_rules, &now);
    }
  if (state->over || state->pendings.n == 0)
    return PW_NOBODY;
  return pw_pendings_top (&state->pendings)->seat;
}

PwKindSet
cy_playable (gconstpointer data)
{
  const CyState *state = data;

  PwKindSet kinds;

  /* The tokens are counted when all is over (13.2). */
  if (state->over)
    return pw_kind_set_of (CY_KIND_TOKENS);
  if (G_UNLIKELY (cy_waits (state)))
    {
      PwLevelNow now = cy_level_now (state);

      return pw_level_playable (&cy_level_rules, &now, state);
    }
  kinds = moments[pw_pendings_kind (&state->pendings)].kinds;
  if (cy_is_board (state))
    pw_kind_set_add (&kinds, OF_ONE_BOARD);
  return kinds;
}

/* Clockwise from the first-player tile; those who passed are done for planning (4.1, 4.5). */
void
cy_turns (gconstpointer data, guint8 *seats, guint *n_done)
{
  const CyState *state = data;
  guint n = 0, first = state->n_passed ? state->turn : state->first;

  for (guint i = 0; i < state->n_passed; i++)
    seats[n++] = state->order[i];
  *n_done = n;
  for (guint i = 0; i < state->n_players; i++)
    {
      guint seat = (first + i) % state->n_players;

      if (!(state->passed >> seat & 1))
        seats[n++] = (guint8) seat;
    }
}

static gboolean
is_of_one_board (guint kind)
{
  return kind >= CY_KIND_ACTIVATED && kind <= CY_KIND_LOST;
}

/* 4.5 to 4.7: who has passed, or was passed for, places nothing more. */
static gboolean
refuse_passed (const CyState *state, const PwMove *move, const Moment *moment, GError **error)
{
  guint seat = move->player < 0 ? CY_MAX_PLAYERS : (guint) move->player, needed;

  /* Once planning is over, a place may be named for whatever is asked: but whom the program passed for may have planned on. */
  if ((move->kind != CY_KIND_PLACE && move->kind != CY_KIND_PASS) || seat >= state->n_players || !(state->passed >> seat & 1) ||
      (state->phase != CY_PHASE_PLANNING &&
       (state->phase != CY_PHASE_ACTIVATION || move->kind != CY_KIND_PLACE || !(state->passed_for >> seat & 1))))
    return FALSE;
  needed = 1u + (state->order[0] != seat && cy_must_pay_more (state, seat));
  if (!(state->passed_for >> seat & 1))
    pw_rule_error_set (error, CY_RULE_4_5, _(moment->remedy),
                       _("This player has passed, and does nothing more in this planning."));
  else if (needed > 1)
    pw_rule_error_set (error, CY_RULE_4_6, _(moment->remedy),
                       _(
                        "Since somebody had passed, a placement took 2 workers from the reserve. This player had fewer, and the "
                        "program passed."));
  else
    pw_rule_error_set (error, CY_RULE_4_7, _(moment->remedy),
                       _("A placement took 1 worker from the reserve. This player could place none, and the program passed."));
  return TRUE;
}

/* Says why a kind of move, or its player, is not on now. */
void
cy_not_now (gconstpointer data, const PwMove *move, GError **error)
{
  const CyState *state = data;
  const Moment *moment = &moments[pw_pendings_kind (&state->pendings)];
  PwLevelNow now = cy_level_now (state);

  if (!state->over && pw_level_not_now (&cy_level_rules, &now, move, error))
    return;
  if (!state->over && pw_level_not_theirs (&cy_level_rules, &now, move, error))
    return;
  if (state->over)
    pw_rule_error_set (error, CY_RULE_12_5, _("Undo to play on from an earlier moment."), _("The game is over."));
  else if (is_of_one_board (move->kind) && !cy_is_board (state))
    pw_rule_error_set (error, CY_RULE_14_3, _(moment->remedy), _("This is for the level of one board only."));
  else if (refuse_passed (state, move, moment, error))
    return;
  else if (move->kind < CY_KINDS && pw_kind_set_has (moment->kinds, move->kind))
    pw_rule_error_set (error, moment->rule, _(moment->remedy), _("It is not this player’s turn."));
  else if (move->kind == CY_KIND_SKIP && pw_pendings_kind (&state->pendings) == CY_ASK_TURN)
    pw_rule_error_set (error, CY_RULE_4_5, _("For example: {place} or {pass}."),
                       _("In planning nothing is skipped: a player places a worker or passes."));
  else
    pw_rule_error_set (error, moment->rule, _(moment->remedy), "%s", _(moment->text));
}
