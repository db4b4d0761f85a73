/* cy-flow.c: the round: walks on until somebody has to decide something (3)
 *
 * In a phase, "step" says how far it is, "stage" how far that step is, and "which" counts workers or houses in it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/moves/cy-moves.h"

static void
begin_phase (CyState *state, CyPhase phase, PwEvents *events)
{
  state->phase = (guint8) phase;
  state->step = state->stage = state->which = 0;
  cy_note (events, PW_TABLE, CY_NOTE_PHASE, 0, CY_RULE_3_1, (int) phase, state->round);
}

static PwPending *
ask (CyState *state, CyDecision decision, int seat, int arg)
{
  return pw_pendings_push (&state->pendings, decision, seat, arg);
}

/* -- Set-up and planning ------------------------------------------------------------------------------------- */

static void
begin_round (CyState *state, PwEvents *events)
{
  if (G_UNLIKELY (state->rises))
    {
      state->rises = FALSE;
      state->level = PW_LEVEL_REFEREE;
      state->me = 0;
      state->seen = 0;
      cy_recall_characters (state);
    }
  state->round++;
  state->turn = state->first;
  state->passed = state->passed_for = state->n_passed = 0;
  memset (state->order, 0, sizeof state->order);
  state->used = 0;
  for (guint seat = 0; seat < state->n_players; seat++)
    state->players[seat].bundles = 0;
  begin_phase (state, CY_PHASE_PLANNING, events);
}

/* 2.5: the last player chooses first; who is said to have a character does not choose. */
static void
step_setup (CyState *state, PwEvents *events)
{
  while (state->picked < state->n_players)
    {
      guint seat = state->n_players - 1u - state->picked;

      if (!(cy_is_board (state) && seat != state->me) && !cy_has_any (state, seat))
        {
          ask (state, CY_ASK_PICK, (int) seat, 0);
          return;
        }
      state->picked++;
    }
  begin_round (state, events);
}

gboolean
cy_is_dawn (const CyState *state)
{
  if (state->phase == CY_PHASE_SETUP)
    return TRUE;
  if (state->phase != CY_PHASE_PLANNING || state->n_passed > 0 || state->n_site > 0 || state->standing)
    return FALSE;
  for (guint place = 0; place < CY_PLACES; place++)
    if (state->places[place].workers[0] >= 0)
      return FALSE;
  return TRUE;
}

static void
step_planning (CyState *state, PwEvents *events)
{
  int early = cy_holder (state, CY_EARLY_RISER);

  if (state->stage == 0)
    {
      state->stage = 1;
      if (early >= 0)
        ask (state, CY_ASK_EARLY, early, 0);
    }
  else if (cy_is_board (state) ? state->passed >> state->me & 1 : state->n_passed == state->n_players)
    begin_phase (state, CY_PHASE_ACTIVATION, events);
  else
    ask (state, CY_ASK_TURN, cy_is_board (state) ? state->me : state->turn, 0);
}

/**
 * cy_placed:
 * @state: a state in planning
 * @seat: who has just placed or passed
 *
 * Gives the turn to the next player who has not passed (4.1).
 */
void
cy_placed (CyState *state, guint seat)
{
  for (guint i = 1; i <= state->n_players; i++)
    {
      guint next = (seat + i) % state->n_players;

      if (!(state->passed >> next & 1))
        {
          state->turn = (guint8) next;
          return;
        }
    }
}

/* 4.5, 4.6: the house goes on the bridge. */
void
cy_pass_now (CyState *state, guint seat, PwEvents *events)
{
  if (state->n_passed == 0 && !cy_is_board (state))
    {
      state->first = (guint8) seat;
      cy_note (events, (int) seat, CY_NOTE_FIRST, 0, CY_RULE_4_6, 0, 0);
    }
  if (state->passed >> seat & 1)
    return;
  state->order[state->n_passed++] = (guint8) seat;
  state->passed |= (guint8) (1u << seat);
  cy_placed (state, seat);
}

/* -- Activation ------------------------------------------------------------------------------------------------ */

enum
{
  STEP_BRIDGE = CY_PLACES,
  STEP_BAILIFF,
  STEP_OVER,
};

/* 5.1: which place comes at a step; with the option the bridge comes first. */
static inline guint
place_of_step (const CyState *state, guint step)
{
  guint last = CY_PLACE_OF_SPACE (cy_spaces (state));

  if (step > last + 2)
    return STEP_OVER;
  if (state->options[CY_OPTION_BRIDGE])
    return step < 2 ? STEP_BRIDGE + step : step - 2;
  if (step < CY_PRINTED_PLACES)
    return step;
  return step < CY_PRINTED_PLACES + 2 ? STEP_BRIDGE + step - CY_PRINTED_PLACES : step - 2;
}

/**
 * cy_activated:
 * @state: a state
 * @now: (out): the place whose worker acts, or -1
 *
 * Returns: how many places, from the first one on, this round has gone through; the worker that acts is not through
 */
guint
cy_activated (const CyState *state, int *now)
{
  guint place;

  *now = -1;
  if (state->phase != CY_PHASE_ACTIVATION)
    return state->phase > CY_PHASE_ACTIVATION ? CY_PLACES : 0;
  place = place_of_step (state, state->step);
  if (place == STEP_OVER)
    return CY_PLACES;
  if (place >= STEP_BRIDGE)
    return state->options[CY_OPTION_BRIDGE] ? 0 : CY_PRINTED_PLACES;
  if (state->stage == 1)
    *now = (int) place;
  return place;
}

int
cy_place_now (const CyState *state)
{
  guint place = state->phase == CY_PHASE_ACTIVATION ? place_of_step (state, state->step) : STEP_OVER;

  return place < CY_PLACES ? (int) place : -1;
}

gboolean
cy_is_at_bridge (const CyState *state)
{
  return state->phase == CY_PHASE_ACTIVATION && place_of_step (state, state->step) == STEP_BRIDGE;
}

static void
next_step (CyState *state)
{
  state->step++;
  state->stage = state->which = 0;
}

/* 5.2, 5.5: the worker goes to the camp once its effect is over. */
static void
send_home (CyState *state, guint place, CyRule rule, PwEvents *events)
{
  gint8 *worker = &state->places[place].workers[state->which];

  cy_gain (state, (guint) *worker, CY_RESOURCE_CAMP, 1, rule, (int) place, events);
  *worker = -1;
  state->stage = CY_STAGE_BEGINS;
  state->which++;
}

/* One board: the worker on a tile of an unknown space. */
void
cy_come_home (CyState *state, guint seat, guint tile, CyRule rule, PwEvents *events)
{
  state->standing &= ~(1u << (tile - CY_FIRST_BUILT));
  cy_gain (state, seat, CY_RESOURCE_CAMP, 1, rule, CY_NO_TILE, events);
}

/* 5.2; where only one board is kept, whoever is followed says it of tiles. */
static gboolean
is_active (const CyState *state, guint place)
{
  if (place < CY_PRINTED_PLACES)
    return TRUE;
  return cy_is_board (state) ? state->stage == CY_STAGE_ACTIVE : CY_SPACE_OF_PLACE (place) <= state->provost;
}

/* Most places are empty: on to the next that is not, or to what is no place. */
static void
next_worker (CyState *state)
{
  guint place;

  do
    {
      next_step (state);
      place = place_of_step (state, state->step);
    }
  while (place < CY_PLACES && state->places[place].workers[0] < 0);
}

static void
step_place (CyState *state, guint place, PwEvents *events)
{
  const CyPlace *there = &state->places[place];
  int worker = state->which < 2 ? there->workers[state->which] : -1;

  if (worker < 0)
    next_worker (state);
  else if (state->stage == CY_STAGE_EFFECT)
    send_home (state, place, CY_RULE_5_2, events);
  else if (cy_is_board (state) && place >= CY_PRINTED_PLACES && state->stage == CY_STAGE_BEGINS)
    ask (state, CY_ASK_ACTIVE, worker, (int) place);
  else if (!is_active (state, place))
    {
      cy_note (events, worker, CY_NOTE_IDLE, 0, CY_RULE_5_3, (int) place, 0);
      send_home (state, place, CY_RULE_5_3, events);
    }
  else if (there->tile == CY_UNNAMED)
    ask (state, CY_ASK_NAME, PW_TABLE, (int) place);
  else
    {
      state->stage = CY_STAGE_EFFECT;
      cy_run_effect (state, (guint) worker, (guint) there->tile, (there->flags & CY_IS_BUILT) != 0, (int) place, events);
    }
}

/* 6.5; where only one board is kept, that player alone. */
static void
ask_bridge (CyState *state)
{
  guint seat = state->order[state->which++];

  if (!cy_is_board (state) || seat == state->me)
    ask (state, CY_ASK_BRIDGE, (int) seat, 0);
}

static void
step_activation (CyState *state, PwEvents *events)
{
  guint place = place_of_step (state, state->step);

  if (place == STEP_OVER && state->standing)
    ask (state, CY_ASK_ACTIVE, state->me, -1);
  else if (place == STEP_OVER)
    begin_phase (state, CY_PHASE_DELIVERY, events);
  else if (place == STEP_BRIDGE)
    {
      if (state->which < state->n_passed)
        ask_bridge (state);
      else
        next_step (state);
    }
  else if (place == STEP_BAILIFF)
    {
      int bailiff = cy_holder (state, CY_BAILIFF);

      next_step (state);
      if (bailiff >= 0)
        ask (state, CY_ASK_BAILIFF, bailiff, 0);
    }
  else
    step_place (state, place, events);
}

/* -- Delivery --------------------------------------------------------------------------------------------------------- */

/* 10.10: not asked again if the number on the site is the last. @seat: who has the Deliveryman, or -1. */
gboolean
cy_delivers_once_more (const CyState *state, int seat)
{
  return seat >= 0 && !(state->n_site > 0 && state->site[state->n_site - 1] == seat);
}

/* 11.4: who has delivered most so far, or -1: ties go to the lower number, the Deliveryman without a worker comes last. */
int
cy_most_delivered (const CyState *state)
{
  guint most = 0;
  int found = -1, extra = cy_holder (state, CY_DELIVERYMAN);

  for (guint i = 0; i < state->n_site; i++)
    if (state->players[state->site[i]].bundles > most)
      {
        most = state->players[state->site[i]].bundles;
        found = state->site[i];
      }
  if (extra >= 0 && state->players[extra].bundles > most)
    found = extra;
  return found;
}

static void
step_delivery (CyState *state, PwEvents *events)
{
  int extra = cy_holder (state, CY_DELIVERYMAN), most;

  if (state->step < state->n_site)
    {
      ask (state, CY_ASK_DELIVER, state->site[state->step++], FALSE);
      return;
    }
  if (state->stage == 0)
    {
      state->stage = 1;
      if (cy_delivers_once_more (state, extra))
        ask (state, CY_ASK_DELIVER, extra, TRUE);
      return;
    }
  most = cy_most_delivered (state);
  for (guint i = 0; i < state->n_site; i++)
    cy_gain (state, state->site[i], CY_RESOURCE_CAMP, 1, CY_RULE_11_5, CY_PLACE_SITE, events);
  state->n_site = 0;
  memset (state->site, 0, sizeof state->site);
  begin_phase (state, CY_PHASE_STEWARDSHIP, events);
  if (cy_is_board (state))
    {
      if (most >= 0)
        ask (state, CY_ASK_MOST, most, 0);
    }
  else if (most >= 0)
    {
      cy_note (events, most, CY_NOTE_MOST, state->players[most].bundles, CY_RULE_11_4, 0, 0);
      ask (state, CY_ASK_FAVOUR, most, 0);
    }
}

/* -- The whole -------------------------------------------------------------------------------------------------------------- */

static void
step (CyState *state, PwEvents *events)
{
  switch ((CyPhase) state->phase)
    {
    case CY_PHASE_SETUP: step_setup (state, events); break;
    case CY_PHASE_PLANNING: step_planning (state, events); break;
    case CY_PHASE_ACTIVATION: step_activation (state, events); break;
    case CY_PHASE_DELIVERY: step_delivery (state, events); break;
    case CY_PHASE_STEWARDSHIP:
    case CY_PHASES:
    default:
      if (!cy_step_steward (state, events))
        {
          if (state->round == CY_ROUNDS)
            cy_end_game (state, events);
          else
            begin_round (state, events);
        }
    }
}

/* Whether a tile lies there that costs too much only by a preset (18). */
static gboolean
is_preset_in_the_way (const CyState *state, guint family)
{
  for (guint tile = cy_family_first[family]; tile <= cy_family_last[family]; tile++)
    if (cy_tiles[tile].cost_mark != CY_SURE && !(state->said_cost >> (tile - CY_FIRST_BUILT) & 1) &&
        cy_may_be (state, tile, 0, 0))
      return TRUE;
  return FALSE;
}

/* Why nothing can be built or claimed. */
static CyRule
why_not (const CyState *state, const PwPending *asked)
{
  if (state->players[asked->seat].houses == 0)
    return CY_RULE_1_3;
  if (asked->kind == CY_ASK_BUILD && cy_empty_space (state) == 0 && !cy_is_board (state))
    return CY_RULE_8_4;
  if (asked->kind == CY_ASK_BUILD && is_preset_in_the_way (state, (guint) asked->arg))
    return CY_RULE_18_1;
  return CY_RULE_5_4;
}

/* What is left of a decision is only skipping: 5.4; in planning it is a pass (4.7). */
static void
pass_over (CyState *state, PwEvents *events)
{
  PwPending asked = pw_pendings_pop (&state->pendings);
  guint seat = (guint) MAX (asked.seat, 0);

  switch ((CyDecision) asked.kind)
    {
    case CY_ASK_HOME: cy_come_home (state, seat, (guint) asked.arg, CY_RULE_5_2, events); break;
    case CY_ASK_SITE: cy_run_effect (state, seat, (guint) state->site_tiles[asked.arg - 1], FALSE, -1, events); break;
    case CY_ASK_TURN:
      cy_note (events, asked.seat, CY_NOTE_MUST_PASS, 0, CY_RULE_4_7, 0, 0);
      state->passed_for |= (guint8) (1u << seat);
      cy_pass_now (state, seat, events);
      break;
    case CY_ASK_USE: cy_note (events, asked.seat, CY_NOTE_OVER, 0, CY_RULE_5_4, asked.kind, asked.arg); break;
    case CY_ASK_BUILD:
    case CY_ASK_CLAIM: cy_note (events, asked.seat, CY_NOTE_OVER, 0, why_not (state, &asked), asked.kind, asked.rest); break;
    case CY_ASK_FAVOUR: cy_note (events, asked.seat, CY_NOTE_OVER, 0, CY_RULE_9_1, asked.kind, CY_NO_TILE); break;
    case CY_ASK_DELIVER: cy_note (events, asked.seat, CY_NOTE_OVER, 0, CY_RULE_11_1, asked.kind, CY_NO_TILE); break;
    default: break;
    }
}

/**
 * cy_go_on:
 * @state: a state
 * @events: what happens by itself is appended
 *
 * Walks on to the next decision, or to the end of the game.
 */
void
cy_go_on (CyState *state, PwEvents *events)
{
  while (!state->over && !cy_waits (state))
    {
      if (state->pendings.n == 0)
        step (state, events);
      else if (cy_can_answer (state, pw_pendings_top (&state->pendings)))
        return;
      else
        pass_over (state, events);
    }
}
