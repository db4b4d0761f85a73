/* kb-season.c: the steps of a productive season (4 to 7): what happens by itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/moves/kb-moves.h"

/* -- Turn order ---------------------------------------------------------------------------------- */

/* 4.3: lowest total first; those tied keep their order. */
static void
new_order (KbState *state, PwEvents *events)
{
  int totals[KB_MAX_PLAYERS];

  if (!kb_sees_all (state))
    return;
  for (guint seat = 0; seat < state->n_players; seat++)
    totals[seat] = kb_dice_total (state, seat);
  for (guint i = 1; i < state->n_players; i++)
    for (guint j = i; j > 0 && totals[state->order[j - 1]] > totals[state->order[j]]; j--)
      {
        guint8 kept = state->order[j];

        state->order[j] = state->order[j - 1];
        state->order[j - 1] = kept;
      }
  for (guint i = 0; i < state->n_players; i++)
    kb_note (events, state->order[i], KB_NOTE_ORDER, totals[state->order[i]], KB_RULE_4_3, (int) i, 0);
}

/* -- Steps ---------------------------------------------------------------------------------------- */

/* Statue or Chapel of whose turn it is can be used: says so once. */
static gboolean
offers_reroll (KbState *state, guint seat, PwEvents *events)
{
  KbPlayer *player = &state->players[seat];
  gboolean statue = kb_may_use (player, KB_STATUE), chapel = kb_may_use (player, KB_CHAPEL);

  if (player->did & KB_DID_DECLINE || !(statue || chapel))
    return FALSE;
  if (!(player->did & KB_DID_OFFER))
    {
      player->did |= KB_DID_OFFER;
      if (statue)
        kb_note (events, (int) seat, KB_NOTE_OFFER, 0, KB_RULE_7_5, KB_STATUE, 0);
      if (chapel)
        kb_note (events, (int) seat, KB_NOTE_OFFER, 0, KB_RULE_7_5, KB_CHAPEL, 0);
    }
  return TRUE;
}

static gboolean
step_reroll (KbState *state, PwEvents *events)
{
  for (; state->turn < state->n_players; state->turn++)
    {
      guint seat = state->order[state->turn];

      if (kb_keeps (state, seat) && offers_reroll (state, seat, events))
        return FALSE;
    }
  new_order (state, events);
  kb_begin_step (state, KB_STAGE_INFLUENCE, events);
  return TRUE;
}

/* Whoever can reach nobody any more is passed over: no advisor becomes free before the next season. */
static gboolean
step_influence (KbState *state, PwEvents *events)
{
  for (guint i = 0; i < state->n_players; i++)
    {
      guint seat = state->order[state->turn];
      KbPlayer *player = &state->players[seat];

      if (kb_keeps (state, seat) && !(player->did & KB_DID_PASS))
        {
          KbHand hand;

          if (kb_reaches_any (state, seat))
            return FALSE;
          kb_hand (player, &hand);
          player->did |= KB_DID_PASS;
          if (hand.n_own > 0)
            kb_note (events, (int) seat, KB_NOTE_CANNOT, 0, KB_RULE_5_1, KB_STAGE_INFLUENCE, 0);
        }
      state->turn = (guint8) ((state->turn + 1) % state->n_players);
    }
  state->stage = KB_STAGE_HELP;
  state->turn = 0;
  state->advisor = 1;
  state->group = 0;
  return TRUE;
}

/* 6.3: dice and tokens that were used go back. */
static void
dice_come_back (KbState *state)
{
  memset (state->groups, 0, sizeof state->groups);
  state->taken = 0;
  for (guint seat = 0; seat < state->n_players; seat++)
    {
      KbPlayer *player = &state->players[seat];

      memset (player->dice, 0, sizeof player->dice);
      player->used = 0;
      player->aid = FALSE;
    }
  state->advisor = state->group = 0;
}

static gboolean
step_help (KbState *state, PwEvents *events)
{
  /* From one that is taken to the next. */
  for (guint32 rest; (rest = state->taken >> state->advisor) != 0; state->advisor++, state->group = 0)
    {
      guint free = (guint) __builtin_ctz (rest);

      if (free > 0)
        state->group = 0;
      state->advisor = (guint8) (state->advisor + free);
      for (; state->group < KB_GROUPS; state->group++)
        {
          const KbGroup *group = &state->groups[state->advisor][state->group];

          if (!(group->flags & KB_GROUP_THERE) || group->seat < 0 || !kb_keeps (state, (guint) group->seat))
            continue;
          if (kb_must_choose (state, (guint) group->seat, state->advisor))
            return FALSE;
          kb_help (state, (guint) group->seat, state->advisor, events);
        }
    }
  dice_come_back (state);
  kb_begin_step (state, KB_STAGE_BUILD, events);
  kb_rise (state);
  return TRUE;
}

static gboolean
may_build (const KbState *state, guint seat)
{
  const KbPlayer *player = &state->players[seat];

  if (player->did & KB_DID_DECLINE)
    return FALSE;
  if (player->did & KB_DID_BUILD && (player->did & KB_DID_BUILD_TWICE || state->envoy != (int) seat))
    return FALSE;
  return kb_affordable (state, seat) != 0;
}

static gboolean
step_build (KbState *state, PwEvents *events)
{
  for (; state->turn < state->n_players; state->turn++)
    {
      guint seat = state->order[state->turn];

      if (!kb_keeps (state, seat))
        continue;
      if (may_build (state, seat))
        return FALSE;
      if (!(state->players[seat].did & (KB_DID_BUILD | KB_DID_DECLINE)))
        kb_note (events, (int) seat, KB_NOTE_CANNOT, 0, KB_RULE_7_1, KB_STAGE_BUILD, 0);
    }
  for (guint i = 0; i < state->n_players && state->phase == KB_PHASE_SUMMER; i++)
    {
      guint seat = state->order[i];

      if (kb_keeps (state, seat) && kb_stands (&state->players[seat], KB_INN))
        kb_gain (state, seat, KB_RESOURCE_PLUS2, 1, KB_RULE_7_5, KB_INN, events);
    }
  kb_begin_step (state, KB_STAGE_TOWN_HALL, events);
  return TRUE;
}

static gboolean
step_town_hall (KbState *state, PwEvents *events)
{
  for (; state->turn < state->n_players; state->turn++)
    {
      guint seat = state->order[state->turn];
      KbPlayer *player = &state->players[seat];

      if (!kb_keeps (state, seat) || player->did & KB_DID_DECLINE || !kb_stands (player, KB_TOWN_HALL) ||
          kb_goods_count (player) + player->plus2 == 0)
        continue;
      if (!(player->did & KB_DID_OFFER))
        kb_note (events, (int) seat, KB_NOTE_OFFER, 0, KB_RULE_7_5, KB_TOWN_HALL, 0);
      player->did |= KB_DID_OFFER;
      return FALSE;
    }
  for (guint i = 0; i < state->n_players; i++)
    {
      guint seat = state->order[i];

      if (kb_keeps (state, seat) && kb_stands (&state->players[seat], KB_EMBASSY))
        kb_points (state, seat, KB_FROM_EMBASSY, 1, KB_RULE_7_5, KB_EMBASSY, 0, events);
    }
  kb_next_phase (state, events);
  return TRUE;
}

/* One step of a season; FALSE where somebody decides. */
gboolean
kb_step_season (KbState *state, PwEvents *events)
{
  switch ((KbStage) state->stage)
    {
    case KB_STAGE_REROLL: return step_reroll (state, events);
    case KB_STAGE_INFLUENCE: return step_influence (state, events);
    case KB_STAGE_HELP: return step_help (state, events);
    case KB_STAGE_BUILD: return step_build (state, events);
    case KB_STAGE_TOWN_HALL:
    default: return step_town_hall (state, events);
    }
}
