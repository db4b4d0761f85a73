/* kb-calendar.c: years, phases and steps, and what comes with the beginning of each (2.1)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/moves/kb-moves.h"

/* -- Seasons -------------------------------------------------------------------------------------- */

/**
 * kb_is_season:
 * @state: a state
 *
 * Returns: whether it is a productive season, in which dice are rolled (2.1)
 */
gboolean
kb_is_season (const KbState *state)
{
  return state->phase == KB_PHASE_SPRING || state->phase == KB_PHASE_SUMMER || state->phase == KB_PHASE_AUTUMN;
}

/* All dice are with their owners, and nothing is done yet. */
void
kb_clear_season (KbState *state)
{
  if (state->taken)
    memset (state->groups, 0, sizeof state->groups);
  state->taken = 0;
  state->advisor = state->group = state->reroll = state->paid = 0;
  for (guint seat = 0; seat < state->n_players; seat++)
    {
      KbPlayer *player = &state->players[seat];

      memset (player->dice, 0, sizeof player->dice);
      player->used = 0;
      player->did = 0;
    }
}

/* 4.1: the gold of the Merchants' Guild comes before the roll, so that nobody forgets it. */
void
kb_ready_to_roll (KbState *state, PwEvents *events)
{
  for (guint seat = 0; seat < state->n_players; seat++)
    if (kb_keeps (state, seat) && !(state->paid >> seat & 1) && kb_stands (&state->players[seat], KB_MERCHANTS_GUILD))
      kb_gain (state, seat, KB_RESOURCE_GOLD, 1, KB_RULE_4_1, KB_MERCHANTS_GUILD, events);
  state->paid = 0;
  /* Where the referee takes over before the marks lie there, the board that was followed has its gold. */
  if (!kb_sees_all (state))
    state->paid = (guint8) (1u << state->me);
  state->stage = KB_STAGE_ROLL;
}

void
kb_season_begin (KbState *state, PwEvents *events)
{
  if (state->n_players == 2 && kb_sees_all (state))
    state->stage = KB_STAGE_MARK;
  else
    kb_ready_to_roll (state, events);
}

/* -- Phases without a season ---------------------------------------------------------------------- */

static gboolean
is_one (guint set)
{
  return (set & (set - 1)) == 0;
}

/**
 * kb_find_aid:
 * @state: a state whose boards were said, before the dice of a season
 * @events: the events
 *
 * The white die of spring shows on no board: who is alone with the fewest buildings and goods has it (3.1). Those
 * who were tied have each taken a good, and are tied still.
 */
void
kb_find_aid (KbState *state, PwEvents *events)
{
  KbState before = *state;
  guint set;

  if (state->phase != KB_PHASE_SPRING || !kb_sees_all (state))
    return;
  for (guint seat = 0; seat < state->n_players; seat++)
    {
      gboolean paid = state->stage == KB_STAGE_ROLL || state->paid >> seat & 1;

      if (state->players[seat].aid)
        return;
      if (paid && kb_stands (&state->players[seat], KB_MERCHANTS_GUILD) && state->players[seat].goods[KB_GOLD] > 0)
        before.players[seat].goods[KB_GOLD]--;
    }
  set = kb_least_developed (&before);
  if (!is_one (set))
    return;
  state->players[__builtin_ctz (set)].aid = TRUE;
  kb_note (events, __builtin_ctz (set), KB_NOTE_AID_DIE, 0, KB_RULE_3_1, 0, 0);
}

/* Nothing is asked any more: the phase is over. */
void
kb_pass_by (KbState *state, PwEvents *events)
{
  state->stage = KB_STAGE_AID;
  state->waiting = 0;
}

static void
begin_aid (KbState *state, PwEvents *events)
{
  guint set = kb_least_developed (state);

  kb_pass_by (state, events);
  if (is_one (set))
    {
      guint seat = (guint) __builtin_ctz (set);

      state->players[seat].aid = TRUE;
      kb_note (events, (int) seat, KB_NOTE_AID_DIE, 0, KB_RULE_3_1, 0, 0);
      return;
    }
  state->waiting = (guint8) set;
  for (guint seat = 0; seat < state->n_players; seat++)
    if (set >> seat & 1)
      kb_note (events, (int) seat, KB_NOTE_AID_TIE, 0, KB_RULE_3_2, 0, 0);
}

static void
begin_reward (KbState *state, PwEvents *events)
{
  guint most = 0;

  kb_pass_by (state, events);
  for (guint seat = 0; seat < state->n_players; seat++)
    most = MAX (most, kb_building_count (&state->players[seat]));
  for (guint seat = 0; seat < state->n_players; seat++)
    if (kb_building_count (&state->players[seat]) == most)
      kb_points (state, seat, KB_FROM_REWARD, 1, KB_RULE_8_1, (int) most, 0, events);
}

static void
begin_envoy (KbState *state, PwEvents *events)
{
  guint set = kb_least_developed (state);

  kb_pass_by (state, events);
  if (state->envoy >= 0)
    kb_note (events, state->envoy, KB_NOTE_ENVOY_BACK, 0, KB_RULE_9_1, 0, 0);
  state->envoy = is_one (set) ? (gint8) __builtin_ctz (set) : -1;
  if (state->envoy >= 0)
    kb_note (events, state->envoy, KB_NOTE_ENVOY_GETS, 0, KB_RULE_9_1, 0, 0);
  else
    kb_note (events, PW_TABLE, KB_NOTE_ENVOY_NOBODY, 0, KB_RULE_9_1, 0, 0);
}

/* -- Phases and steps ------------------------------------------------------------------------------ */

/* Begins a step in which all decide one after the other. */
void
kb_begin_step (KbState *state, KbStage stage, PwEvents *events)
{
  state->stage = (guint8) stage;
  state->turn = 0;
  for (guint seat = 0; seat < state->n_players; seat++)
    state->players[seat].did &= (guint16) ~(KB_DID_DECLINE | KB_DID_OFFER);
  kb_note (events, PW_TABLE, KB_NOTE_STEP, 0, KB_RULE_2_1, (int) stage, 0);
}

/* What an old year leaves behind. */
static void
clear_year (KbState *state)
{
  state->king = state->named = state->by_hand = state->peeked = 0;
  memset (&state->enemy, 0, sizeof state->enemy);
  for (guint seat = 0; seat < state->n_players; seat++)
    {
      KbPlayer *player = &state->players[seat];

      player->battle = KB_BATTLE_NONE;
      player->strength = 0;
      player->token = 0;
      player->aid = FALSE;
    }
}

/**
 * kb_begin_phase:
 * @state: the state
 * @phase: a #KbPhase of the present year
 * @events: the events
 *
 * Begins a phase. What comes by itself in it comes at once, or with kb_go_on().
 */
void
kb_begin_phase (KbState *state, guint phase, PwEvents *events)
{
  state->phase = (guint8) phase;
  kb_clear_season (state);
  state->turn = 0;
  if (phase == KB_PHASE_AID)
    {
      clear_year (state);
      kb_note (events, PW_TABLE, KB_NOTE_YEAR, 0, KB_RULE_2_1, state->year, 0);
    }
  kb_note (events, PW_TABLE, KB_NOTE_PHASE, 0, KB_RULE_2_1, (int) phase, 0);
  switch ((KbPhase) phase)
    {
    case KB_PHASE_AID:
    case KB_PHASE_REWARD:
    case KB_PHASE_ENVOY:
      if (!kb_sees_all (state))
        {
          /* An Envoy who was not used returns, whoever gets him then (9.1). */
          if (phase == KB_PHASE_ENVOY && state->envoy >= 0)
            kb_note (events, state->envoy, KB_NOTE_ENVOY_BACK, 0, KB_RULE_9_1, 0, 0);
          if (phase == KB_PHASE_ENVOY)
            state->envoy = -1;
          state->stage = KB_STAGE_CLAIM;
        }
      else if (phase == KB_PHASE_AID)
        begin_aid (state, events);
      else if (phase == KB_PHASE_REWARD)
        begin_reward (state, events);
      else
        begin_envoy (state, events);
      break;
    case KB_PHASE_RECRUIT: kb_begin_step (state, KB_STAGE_RECRUIT, events); break;
    case KB_PHASE_WINTER: state->stage = KB_STAGE_ENEMY; break;
    case KB_PHASE_SPRING:
    case KB_PHASE_SUMMER:
    case KB_PHASE_AUTUMN:
    default: kb_season_begin (state, events); break;
    }
}

/* The phase is over. */
void
kb_next_phase (KbState *state, PwEvents *events)
{
  if (state->phase != KB_PHASE_WINTER)
    {
      kb_begin_phase (state, state->phase + 1u, events);
      return;
    }
  if (state->year == KB_YEARS - 1)
    {
      kb_end_game (state, events);
      return;
    }
  state->year++;
  kb_begin_phase (state, KB_PHASE_AID, events);
}
