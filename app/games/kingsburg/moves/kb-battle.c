/* kb-battle.c: recruiting and battle, step by step (11)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/moves/kb-moves.h"

/**
 * kb_bonus:
 * @player: a player
 * @enemy_type: a #KbEnemyType
 *
 * Returns: what the buildings add to the strength against such an enemy (11.3)
 */
int
kb_bonus (const KbPlayer *player, guint enemy_type)
{
  int bonus = 0;

  for (guint32 rest = player->buildings; rest; rest &= rest - 1)
    bonus += kb_buildings[__builtin_ctz (rest)].bonus[enemy_type];
  return bonus;
}

/**
 * kb_at_risk:
 * @player: a player
 *
 * Returns: the building that a defeat would destroy: rightmost column, topmost row (11.6); or -1
 */
int
kb_at_risk (const KbPlayer *player)
{
  for (int column = KB_COLUMNS - 1; column >= 0; column--)
    for (int row = 0; row < KB_ROWS; row++)
      if (kb_stands (player, (guint) (row * KB_COLUMNS + column)))
        return row * KB_COLUMNS + column;
  return -1;
}

/**
 * kb_forecast:
 * @state: a state
 * @out: (out): the cards that can come this year; once it is revealed, only that one
 *
 * Returns: how many there are
 */
guint
kb_forecast (const KbState *state, KbForecast out[KB_YEAR_ENEMIES])
{
  guint n = state->named ? 1 : KB_YEAR_ENEMIES;

  for (guint i = 0; i < n; i++)
    {
      out[i].enemy = state->named ? state->enemy : *kb_enemy_nth (state->year, i);
      for (guint seat = 0; seat < KB_MAX_PLAYERS; seat++)
        {
          const KbPlayer *player = &state->players[seat];
          int strength = player->soldiers + kb_bonus (player, out[i].enemy.type), enemy = out[i].enemy.strength;
          int draw = MAX (0, enemy - strength);

          out[i].strength[seat] = strength;
          out[i].need_draw[seat] = draw;
          out[i].need_win[seat] = kb_stands (player, KB_STONE_WALL) ? draw : MAX (0, enemy + 1 - strength);
        }
    }
  return n;
}

/* -- The outcome ----------------------------------------------------------------------------------- */

/* Reinforcements are there: who is how strong is decided for all before anything is destroyed. */
void
kb_fight (KbState *state, PwEvents *events)
{
  for (guint seat = 0; seat < state->n_players; seat++)
    {
      KbPlayer *player = &state->players[seat];
      int strength = player->soldiers + kb_bonus (player, state->enemy.type);

      player->did &= (guint16) ~(KB_DID_DECLINE | KB_DID_FIGHT | KB_DID_SUFFER);
      if (!kb_keeps (state, seat))
        continue;
      player->strength = (gint16) strength;
      if (strength > state->enemy.strength || (strength == state->enemy.strength && kb_stands (player, KB_STONE_WALL)))
        player->battle = KB_BATTLE_VICTORY;
      else
        player->battle = strength == state->enemy.strength ? KB_BATTLE_DRAW : KB_BATTLE_DEFEAT;
    }
  state->stage = KB_STAGE_WIN;
  state->turn = 0;
}

/* What comes before goods of choice. */
static void
begin_outcome (KbState *state, guint seat, PwEvents *events)
{
  KbPlayer *player = &state->players[seat];
  const KbSpoils *win = &state->enemy.win, *lose = &state->enemy.lose;

  player->did |= KB_DID_FIGHT;
  kb_note (events, (int) seat, KB_NOTE_BATTLE, player->strength, KB_RULE_11_3, player->battle, state->enemy.strength);
  for (guint good = 0; good < KB_GOODS; good++)
    if (player->battle == KB_BATTLE_VICTORY)
      kb_gain (state, seat, (KbResource) good, win->goods[good], KB_RULE_11_3, 0, events);
    else if (player->battle == KB_BATTLE_DEFEAT)
      kb_gain (state, seat, (KbResource) good, -(int) lose->goods[good], KB_RULE_11_5, 0, events);
}

/* Goods of choice among which there is nothing to choose: all that are there, or those of the only kind. */
static void
lose_by_itself (KbState *state, guint seat, PwEvents *events)
{
  KbPlayer *player = &state->players[seat];
  guint any = state->enemy.lose.any, kinds = 0;

  if (player->battle != KB_BATTLE_DEFEAT || any == 0 || player->did & KB_DID_DECLINE)
    return;
  for (guint good = 0; good < KB_GOODS; good++)
    kinds += player->goods[good] > 0;
  if (kinds > 1 && kb_goods_count (player) > any)
    return;
  player->did |= KB_DID_DECLINE;
  for (guint good = 0; good < KB_GOODS; good++)
    kb_gain (state, seat, (KbResource) good, -(int) MIN (any, player->goods[good]), KB_RULE_11_5, 0, events);
}

static gboolean
must_choose (const KbState *state, guint seat)
{
  const KbPlayer *player = &state->players[seat];

  if (player->did & KB_DID_DECLINE)
    return FALSE;
  if (player->battle == KB_BATTLE_VICTORY)
    return state->enemy.win.any > 0;
  return player->battle == KB_BATTLE_DEFEAT && state->enemy.lose.any > 0;
}

/* 11.6, 7.3: the building goes, and its points with it. */
static void
destroy (KbState *state, guint seat, PwEvents *events)
{
  KbPlayer *player = &state->players[seat];
  int building = kb_at_risk (player);

  if (building < 0)
    return;
  player->buildings &= ~(1u << building);
  player->ruins |= 1u << building;
  kb_note (events, (int) seat, KB_NOTE_DESTROYED, 0, KB_RULE_11_6, building, 0);
  kb_points (state, seat, KB_FROM_LOSSES, -(int) kb_buildings[building].points, KB_RULE_7_3, building, 0, events);
}

/* What comes after goods of choice. */
static void
end_outcome (KbState *state, guint seat, PwEvents *events)
{
  KbPlayer *player = &state->players[seat];
  int type = state->enemy.type, strength = state->enemy.strength;

  if (player->battle == KB_BATTLE_VICTORY)
    {
      kb_points (state, seat, KB_FROM_BATTLES, state->enemy.win.points, KB_RULE_11_3, type, strength, events);
      if (kb_stands (player, KB_FORTRESS))
        kb_points (state, seat, KB_FROM_BATTLES, 1, KB_RULE_11_7, type, strength, events);
    }
  else if (player->battle == KB_BATTLE_DEFEAT)
    {
      for (guint i = 0; i < state->enemy.lose.buildings; i++)
        destroy (state, seat, events);
      kb_points (state, seat, KB_FROM_LOSSES, -(int) state->enemy.lose.points, KB_RULE_11_5, type, strength, events);
    }
}

/* 11.7: soldiers go home, and the year ends. */
void
kb_go_home (KbState *state, PwEvents *events)
{
  for (guint seat = 0; seat < state->n_players; seat++)
    if (kb_keeps (state, seat))
      kb_gain (state, seat, KB_RESOURCE_SOLDIERS, -(int) state->players[seat].soldiers, KB_RULE_11_7, 0, events);
  if (G_UNLIKELY (state->rises))
    {
      gboolean last = state->year == KB_YEARS - 1;

      /* What the others have is asked before anything comes of it. */
      kb_pass_by (state, events);
      kb_rise (state);
      state->begins = last ? KB_BEGINS_END : KB_BEGINS_PHASE;
      state->phase = last ? KB_PHASE_WINTER : KB_PHASE_AID;
      state->year = (guint8) (state->year + !last);
      return;
    }
  kb_next_phase (state, events);
}

/* 11.4: the highest strength of all, if it was a victory. */
static void
highest (KbState *state, PwEvents *events)
{
  int most = G_MININT;

  for (guint seat = 0; seat < state->n_players; seat++)
    most = MAX (most, state->players[seat].strength);
  for (guint i = 0; i < state->n_players; i++)
    {
      guint seat = state->order[i];

      if (state->players[seat].strength == most && state->players[seat].battle == KB_BATTLE_VICTORY)
        kb_points (state, seat, KB_FROM_BATTLES, 1, KB_RULE_11_4, most, 0, events);
    }
}

static gboolean
step_outcome (KbState *state, PwEvents *events)
{
  for (; state->turn < state->n_players; state->turn++)
    {
      guint seat = state->order[state->turn];
      KbPlayer *player = &state->players[seat];

      if (!kb_keeps (state, seat) || player->battle == KB_BATTLE_NONE || player->did & KB_DID_SUFFER)
        continue;
      if (!(player->did & KB_DID_FIGHT))
        begin_outcome (state, seat, events);
      lose_by_itself (state, seat, events);
      if (must_choose (state, seat))
        {
          state->stage = player->battle == KB_BATTLE_VICTORY ? KB_STAGE_WIN : KB_STAGE_LOSE;
          return FALSE;
        }
      end_outcome (state, seat, events);
      player->did |= KB_DID_SUFFER;
    }
  if (!kb_sees_all (state) && state->players[state->me].battle == KB_BATTLE_VICTORY)
    {
      state->stage = KB_STAGE_CLAIM;
      state->turn = 0;
      return FALSE;
    }
  if (kb_sees_all (state))
    highest (state, events);
  kb_go_home (state, events);
  return TRUE;
}

static gboolean
step_recruit (KbState *state, PwEvents *events)
{
  for (; state->turn < state->n_players; state->turn++)
    {
      guint seat = state->order[state->turn];
      const KbPlayer *player = &state->players[seat];

      if (!kb_keeps (state, seat) || player->did & KB_DID_DECLINE)
        continue;
      if (kb_goods_count (player) >= kb_soldier_price (player))
        return FALSE;
      kb_note (events, (int) seat, KB_NOTE_CANNOT, 0, KB_RULE_11_1, KB_STAGE_RECRUIT, 0);
    }
  kb_next_phase (state, events);
  return TRUE;
}

/* 12.4: a token that is there goes for soldiers. */
void
kb_spend_token (KbState *state, guint seat, guint value, PwEvents *events)
{
  KbPlayer *player = &state->players[seat];

  player->tokens[value]--;
  player->token = (guint8) (value + 1);
  player->did |= KB_DID_DECLINE;
  kb_gain (state, seat, KB_RESOURCE_SOLDIERS, (int) value, KB_RULE_12_4, 0, events);
}

static gboolean
step_token (KbState *state, PwEvents *events)
{
  for (; state->turn < state->n_players; state->turn++)
    {
      guint seat = state->order[state->turn];
      guint kinds = 0, last = 0;

      for (guint value = 0; value < KB_TOKEN_VALUES; value++)
        if (state->players[seat].tokens[value] > 0)
          {
            kinds++;
            last = value;
          }
      if (!kb_keeps (state, seat) || kinds == 0 || state->players[seat].did & KB_DID_DECLINE)
        continue;
      /* The first one waits for a card that may still be entered as it is (12.3). */
      if (kinds > 1 || (state->enemy.unsure && state->turn == 0))
        return FALSE;
      kb_spend_token (state, seat, last, events);
    }
  kb_fight (state, events);
  return TRUE;
}

/* One step of the phases 7 and 8; FALSE where somebody decides. */
gboolean
kb_step_winter (KbState *state, PwEvents *events)
{
  switch ((KbStage) state->stage)
    {
    case KB_STAGE_RECRUIT: return step_recruit (state, events);
    case KB_STAGE_TOKEN: return step_token (state, events);
    case KB_STAGE_WIN:
    case KB_STAGE_LOSE:
    default: return step_outcome (state, events);
    }
}
