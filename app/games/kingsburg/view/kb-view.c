/* kb-view.c: everything the boards show, as a plain struct that needs no display
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/view/kb-view.h"

#include <string.h>

#include "games/kingsburg/words/kb-told.h"
#include "games/kingsburg/view/kb-view-hand.h"
#include "games/kingsburg/view/kb-view-names.h"

/* Reads the choices for which @fits holds: whether there is one, and its key when exactly one is meant. */
typedef gboolean (*Fits) (const PwMove *move, int value);

static guint
find (const PwViewInput *in, Fits fits, int value, const PwChoice **first, guint8 *key)
{
  guint found = 0;

  *first = NULL;
  *key = 0;
  for (guint i = 0; in->choices && i < in->choices->len; i++)
    {
      const PwChoice *choice = &g_array_index (in->choices, PwChoice, i);

      if (!fits (&choice->move, value))
        continue;
      if (found == 0)
        *first = choice;
      *key = found == 0 && in->keys ? in->keys[i] : 0;
      found++;
    }
  return found;
}

/* -- Advisors ------------------------------------------------------------------------------------ */

static gboolean
is_influence (const PwMove *move, int advisor)
{
  return move->kind == KB_KIND_INFLUENCE && move->args[KB_ARG_ADVISOR] == advisor;
}

static void
view_group (const KbGroup *group, KbDiceView *out)
{
  guint8 faces[6];

  out->seat = group->seat;
  out->flags = group->flags;
  if (group->flags == 0)
    return;
  if (group->dice != PW_ARG_NONE && group->dice != 0)
    {
      out->n_dice = (guint8) MIN (pw_dice_unpack (group->dice, faces), KB_OWN_DICE);
      memcpy (out->dice, faces, out->n_dice);
    }
  if (group->white != PW_ARG_NONE && group->white != 0)
    {
      out->n_white = (guint8) MIN (pw_dice_unpack (group->white, faces), KB_WHITE_DICE);
      memcpy (out->white, faces, out->n_white);
    }
}

/* What the dice that are left after influencing @advisor in the cheapest way total. */
static int
left_after (const KbState *state, int actor, const PwChoice *choice, gboolean plain)
{
  if (!choice->more)
    {
      KbAfter after;

      kb_after (state, &choice->move, &after);
      return after.left;
    }
  /* Dice alone always total the advisor's number (5.2). */
  return plain ? kb_dice_left (state, (guint) actor) - choice->move.args[KB_ARG_ADVISOR] : KB_NO_TOTAL;
}

static void
light_advisor (const PwViewInput *in, int actor, const KbReach *own, KbAdvisorSpot *spot)
{
  const PwChoice *choice;
  guint32 bit = 1u << spot->number;
  guint8 key;

  if (find (in, is_influence, spot->number, &choice, &key) == 0)
    return;
  spot->flags |= PW_SPOT_LEGAL;
  if (pw_setup_tells_points (in->setup) && choice->points != 0)
    {
      spot->flags |= PW_SPOT_POINTS;
      spot->points = (gint8) choice->points;
    }
  if (kb_shown (in)->taken & bit)
    spot->flags |= KB_SPOT_ENVOY;
  if (!(own->plain & bit) && own->plus2 & bit)
    spot->flags |= KB_SPOT_PLUS2;
  if (!(own->plain & bit) && own->market & bit)
    spot->flags |= KB_SPOT_MARKET;
  spot->left = (gint8) left_after (in->state, actor, choice, (own->plain & bit) != 0);
}

static void
view_advisors (const PwViewInput *in, KbView *out)
{
  const KbState *state = in->state;
  gboolean influencing = state->stage == KB_STAGE_INFLUENCE && out->actor >= 0;
  KbReach own = { 0 };
  guint32 others[KB_MAX_PLAYERS] = { 0 };

  if (influencing && in->choices)
    {
      kb_reach (state, (guint) out->actor, &own);
      for (guint seat = 0; seat < state->n_players; seat++)
        if ((int) seat != out->actor && !(state->players[seat].did & KB_DID_PASS) && !(state->stale >> seat & 1))
          {
            KbReach reach;

            kb_reach (state, seat, &reach);
            others[seat] = reach.free;
          }
    }
  for (guint advisor = 1; advisor <= KB_ADVISORS; advisor++)
    {
      KbAdvisorSpot *spot = &out->advisors[advisor - 1];

      spot->number = (guint8) advisor;
      spot->left = KB_NO_TOTAL;
      for (guint i = 0; i < KB_GROUPS; i++)
        view_group (&state->groups[advisor][i], &spot->groups[i]);
      for (guint seat = 0; seat < state->n_players; seat++)
        if (others[seat] >> advisor & 1)
          spot->others |= (guint8) (1u << seat);
      if (influencing)
        {
          if (in->partial && is_influence (in->partial, (int) advisor))
            spot->flags |= PW_SPOT_SELECTED;
          else
            light_advisor (in, out->actor, &own, spot);
          if (in->refused && is_influence (in->refused, (int) advisor))
            spot->flags |= PW_SPOT_REFUSED;
        }
      /* Whose help is chosen now (6.1). */
      if (state->stage == KB_STAGE_HELP && state->advisor == advisor)
        spot->flags |= PW_SPOT_NOW;
      if (state->stale & KB_STALE_TABLE)
        spot->flags |= PW_SPOT_NOT_CHECKED;
      kb_name_advisor (in, out->actor, spot);
    }
}

/* -- Buildings ------------------------------------------------------------------------------------- */

static gboolean
is_building (const PwMove *move, int building)
{
  switch (move->kind)
    {
    case KB_KIND_BUILD:
    case KB_KIND_USE: return move->args[KB_ARG_BUILDING] == building;
    case KB_KIND_HALL: return building == KB_TOWN_HALL;
    default: return FALSE;
    }
}

/* The bonus against everybody, and the one enemy against which it differs. */
static void
read_bonus (const KbBuildingInfo *info, KbBuildingSpot *spot)
{
  spot->bonus = info->bonus[0];
  for (guint type = 1; type < KB_ENEMY_TYPES; type++)
    spot->bonus = ABS (info->bonus[type]) < ABS (spot->bonus) ? info->bonus[type] : spot->bonus;
  spot->special = KB_ENEMY_TYPES;
  for (guint type = 0; type < KB_ENEMY_TYPES; type++)
    if (info->bonus[type] != spot->bonus)
      {
        spot->special = (guint8) type;
        spot->special_bonus = info->bonus[type];
      }
}

/* Whether somebody may lose a building this year. */
static gboolean
enemy_destroys (const KbView *view)
{
  for (guint i = 0; i < view->n_enemies; i++)
    if (view->enemies[i].destroys)
      return TRUE;
  return FALSE;
}

static void
view_buildings (const PwViewInput *in, KbView *out)
{
  const KbState *state = in->state;
  const KbPlayer *player = &state->players[in->seat];
  /* What can be paid for is a hint. */
  guint32 next = kb_buildable (state, in->seat), afford = in->choices ? kb_affordable (state, in->seat) : 0;
  gboolean fights = state->stage != KB_STAGE_OVER && state->level != PW_LEVEL_FINAL && enemy_destroys (out);
  int risk = fights ? kb_at_risk (player) : -1;
  gboolean asked = out->actor == (int) in->seat;

  for (guint building = 0; building < KB_BUILDINGS; building++)
    {
      KbBuildingSpot *spot = &out->buildings[building];
      const PwChoice *choice;
      guint8 key;

      spot->building = (guint8) building;
      spot->points = kb_building (building)->points;
      kb_cost (state, in->seat, building, spot->cost);
      read_bonus (kb_building (building), spot);
      if (player->ruins >> building & 1)
        spot->flags |= KB_SPOT_RUIN;
      if (kb_stands (player, building))
        spot->flags |= KB_SPOT_BUILT;
      else if (state->stage != KB_STAGE_OVER && state->level != PW_LEVEL_FINAL && !kb_asks (state))
        spot->flags |= (next >> building & 1 ? KB_SPOT_NEXT : 0u) | (afford >> building & 1 ? KB_SPOT_AFFORD : 0u);
      if (risk == (int) building)
        spot->flags |= KB_SPOT_AT_RISK;
      if (asked && in->partial && in->partial->kind != PW_KIND_ANY && is_building (in->partial, (int) building))
        spot->flags |= PW_SPOT_SELECTED;
      else if (asked && find (in, is_building, (int) building, &choice, &key) > 0)
        {
          spot->flags |= PW_SPOT_LEGAL;
          spot->key = key;
          if (pw_setup_tells_points (in->setup) && choice->move.kind == KB_KIND_BUILD)
            spot->flags |= PW_SPOT_POINTS;
        }
      if (in->refused && in->refused->player == (int) in->seat && is_building (in->refused, (int) building))
        spot->flags |= PW_SPOT_REFUSED;
      if (state->stale >> in->seat & 1)
        spot->flags |= PW_SPOT_NOT_CHECKED;
      kb_name_building (in, spot);
    }
}

/* -- Dice -------------------------------------------------------------------------------------------- */

static guint32
marks_of (const KbState *state, guint seat)
{
  const KbPlayer *player = &state->players[seat];
  gboolean season = kb_is_season (state);
  guint32 flags = 0;

  if (kb_actor (state) == (int) seat)
    flags |= PW_SPOT_NOW;
  if (state->stage == KB_STAGE_INFLUENCE && player->did & KB_DID_PASS)
    flags |= KB_SPOT_PASSED;
  if (player->aid)
    flags |= KB_SPOT_AID;
  if (season && player->did & KB_DID_PLUS2)
    flags |= KB_SPOT_USED_PLUS2;
  if (season && kb_stands (player, KB_MARKET))
    flags |= player->did & KB_DID_MARKET ? KB_SPOT_USED_MARKET : KB_SPOT_CAN_MARKET;
  if (state->envoy == (int) seat)
    flags |= KB_SPOT_HAS_ENVOY;
  if (state->stale >> seat & 1)
    flags |= PW_SPOT_NOT_CHECKED;
  return flags;
}

static void
view_dice (const PwViewInput *in, KbView *out)
{
  const KbState *state = in->state;

  for (guint place = 0; place < state->n_players; place++)
    {
      KbDiceSpot *spot = &out->dice[place];
      const KbPlayer *player;
      gboolean rolled;

      spot->seat = state->order[place];
      player = &state->players[spot->seat];
      rolled = player->dice[0] != 0;
      spot->n = (guint8) (out->season ? CLAMP (kb_dice_of (state, spot->seat), KB_OWN_DICE, KB_DICE) : KB_OWN_DICE);
      if (rolled)
        for (spot->n = 0; spot->n < KB_DICE && player->dice[spot->n] != 0; spot->n++)
          ;
      spot->n_white = (guint8) (spot->n > KB_OWN_DICE ? spot->n - KB_OWN_DICE : 0);
      memcpy (spot->dice, player->dice, KB_DICE);
      spot->used = player->used;
      spot->plus2 = player->plus2;
      spot->total = (guint8) (rolled ? kb_dice_total (state, spot->seat) : 0);
      spot->left = (guint8) (rolled ? kb_dice_left (state, spot->seat) : 0);
      spot->flags = marks_of (state, spot->seat);
      kb_name_dice (in, place, spot);
    }
}

/* -- Enemies --------------------------------------------------------------------------------------------- */

static gboolean
names_enemy (const PwMove *move, int value)
{
  return move->kind == KB_KIND_ENEMY && move->args[0] == value / 100 && move->args[1] == value % 100;
}

static void
view_enemies (const PwViewInput *in, KbView *out)
{
  const KbState *state = in->state;
  KbForecast forecasts[KB_YEAR_ENEMIES];

  out->n_enemies = (guint8) kb_forecast (state, forecasts);
  for (guint i = 0; i < out->n_enemies; i++)
    {
      const KbForecast *forecast = &forecasts[i];
      KbEnemySpot *spot = &out->enemies[i];
      const PwChoice *choice;

      spot->type = forecast->enemy.type;
      spot->strength = forecast->enemy.strength;
      spot->destroys = forecast->enemy.lose.buildings;
      for (guint seat = 0; seat < state->n_players; seat++)
        {
          const KbPlayer *player = &state->players[seat];

          spot->strengths[seat] = (gint16) forecast->strength[seat];
          spot->verdicts[seat] = forecast->need_win[seat] <= 0    ? KB_BATTLE_VICTORY
                                 : forecast->need_draw[seat] <= 0 ? KB_BATTLE_DRAW
                                                                  : KB_BATTLE_DEFEAT;
          /* Once it is fought, that counts. */
          if (state->named && player->battle != KB_BATTLE_NONE)
            {
              spot->verdicts[seat] = player->battle;
              spot->strengths[seat] = player->strength;
            }
          /* Nobody enters what stands there (13.1). */
          if (state->stale >> seat & 1)
            {
              spot->verdicts[seat] = KB_BATTLE_NONE;
              spot->strengths[seat] = 0;
            }
        }
      if (state->named)
        spot->flags |= KB_SPOT_SURE;
      if (in->partial && in->partial->kind == KB_KIND_ENEMY && names_enemy (in->partial, spot->type * 100 + spot->strength))
        spot->flags |= PW_SPOT_SELECTED;
      else if (find (in, names_enemy, spot->type * 100 + spot->strength, &choice, &spot->key) > 0)
        spot->flags |= PW_SPOT_LEGAL;
      kb_name_enemy (in, &forecast->enemy, spot);
    }
}

/* -- Supplies, time ---------------------------------------------------------------------------------------- */

/* Where only one good is asked, pressing it says it. */
static gboolean
is_one_good (const PwMove *move, int good)
{
  return (move->kind == KB_KIND_TAKE || move->kind == KB_KIND_GIVE || move->kind == KB_KIND_HALL) &&
         move->args[KB_ARG_GOOD] == good && move->args[KB_ARG_GOOD_2] == PW_ARG_NONE;
}

static void
view_supplies (const PwViewInput *in, KbView *out)
{
  const KbPlayer *player = &kb_shown (in)->players[in->seat];

  for (guint resource = 0; resource < KB_RESOURCES; resource++)
    {
      KbSupplySpot *spot = &out->supplies[resource];
      const PwChoice *choice;
      guint8 key;

      spot->resource = (guint8) resource;
      spot->number = resource < KB_GOODS             ? player->goods[resource]
                     : resource == KB_RESOURCE_PLUS2 ? player->plus2
                                                     : player->soldiers;
      if (out->actor == (int) in->seat && resource <= KB_RESOURCE_PLUS2 &&
          find (in, is_one_good, (int) resource, &choice, &key) > 0)
        spot->flags |= PW_SPOT_LEGAL;
      if (kb_shown (in)->stale >> in->seat & 1)
        spot->flags |= PW_SPOT_NOT_CHECKED;
      kb_name_supply (spot);
    }
}

static void
view_time (const PwViewInput *in, KbView *out)
{
  const KbState *state = in->state;
  gboolean over = state->stage == KB_STAGE_OVER;

  for (guint year = 0; year < KB_YEARS; year++)
    {
      KbTimeSpot *spot = &out->years[year];

      spot->number = (guint8) year;
      spot->flags = over || year < state->year ? PW_SPOT_DONE : year == state->year ? PW_SPOT_NOW : 0u;
      kb_name_year (spot);
    }
  for (guint phase = KB_PHASE_AID; phase <= KB_PHASE_WINTER; phase++)
    {
      KbTimeSpot *spot = &out->phases[phase - KB_PHASE_AID];

      spot->number = (guint8) phase;
      spot->flags = over || phase < state->phase ? PW_SPOT_DONE : phase == state->phase ? PW_SPOT_NOW : 0u;
      kb_name_phase (spot);
    }
}

/**
 * kb_view_state:
 * @in: what to show
 * @view: (out): a #KbView: how it looks; every byte is written, so that views can be compared
 */
void
kb_view_state (const PwViewInput *in, gpointer view)
{
  KbView *out = view;
  const KbState *state = in->state;

  memset (out, 0, sizeof *out);
  out->seat = (guint8) in->seat;
  out->actor = (gint8) kb_actor (state);
  out->envoy = state->envoy;
  out->n_players = state->n_players;
  out->season = (guint8) kb_is_season (state);
  for (guint seat = 0; seat < state->n_players; seat++)
    {
      out->markers[seat] = in->setup->markers[seat];
      g_unichar_to_utf8 (g_unichar_toupper (g_utf8_get_char (in->setup->names[seat])), out->initials[seat]);
    }
  view_enemies (in, out);
  view_advisors (in, out);
  view_buildings (in, out);
  view_dice (in, out);
  kb_view_hand (in, out);
  view_supplies (in, out);
  view_time (in, out);
  kb_view_mark_played (in, out);
}

/* -- Presses --------------------------------------------------------------------------------------------------- */

static gboolean
press_building (const KbState *state, guint building, PwMove *partial)
{
  if (state->stage == KB_STAGE_REROLL && (building == KB_STATUE || building == KB_CHAPEL))
    partial->kind = KB_KIND_USE;
  else if (state->stage == KB_STAGE_TOWN_HALL && building == KB_TOWN_HALL)
    {
      /* What it is paid with comes next. */
      partial->kind = KB_KIND_HALL;
      return TRUE;
    }
  else
    partial->kind = KB_KIND_BUILD;
  partial->args[KB_ARG_BUILDING] = (gint16) building;
  return TRUE;
}

static gboolean
press_good (const KbState *state, guint resource, PwMove *partial)
{
  if (resource > KB_RESOURCE_PLUS2)
    return FALSE;
  if (state->stage == KB_STAGE_HELP && kb_advisor (state->advisor)->trade)
    partial->kind = KB_KIND_GIVE;
  else if (state->stage == KB_STAGE_TOWN_HALL)
    partial->kind = KB_KIND_HALL;
  else if (state->stage == KB_STAGE_AID || state->stage == KB_STAGE_HELP || state->stage == KB_STAGE_WIN)
    partial->kind = KB_KIND_TAKE;
  else
    return FALSE;
  partial->args[KB_ARG_GOOD] = (gint16) resource;
  return TRUE;
}

/**
 * kb_view_press:
 * @in: what is shown
 * @place: what was pressed: a #KbPlace
 * @index: which of them
 * @partial: (out): what that adds to the move
 *
 * Returns: whether a press there means anything
 */
gboolean
kb_view_press (const PwViewInput *in, guint place, guint index, PwMove *partial)
{
  const KbState *state = in->state;

  pw_move_init (partial, PW_KIND_ANY, kb_actor (state));
  switch ((KbPlace) place)
    {
    case KB_PLACE_ADVISOR:
      if (index >= KB_ADVISORS)
        return FALSE;
      partial->kind = KB_KIND_INFLUENCE;
      partial->args[KB_ARG_ADVISOR] = (gint16) (index + 1);
      /* Who presses one that is taken sees that it is, and sends the Envoy. */
      if (state->taken >> (index + 1) & 1 && state->envoy == partial->player)
        partial->args[KB_ARG_ENVOY] = 1;
      return TRUE;

    case KB_PLACE_BUILDING:
      partial->player = (gint8) in->seat;
      return index < KB_BUILDINGS && press_building (state, index, partial);

    case KB_PLACE_SUPPLY: partial->player = (gint8) in->seat; return press_good (state, index, partial);

    case KB_PLACE_ENEMY:
      {
        KbForecast forecasts[KB_YEAR_ENEMIES];
        guint n = kb_forecast (state, forecasts);

        if (state->stage != KB_STAGE_ENEMY || index >= n)
          return FALSE;
        partial->kind = KB_KIND_ENEMY;
        partial->args[0] = forecasts[index].enemy.type;
        partial->args[1] = forecasts[index].enemy.strength;
        return TRUE;
      }

    case KB_PLACE_DIE: return kb_press_die (in, index, partial);

    case KB_PLACE_DICE:
    case KB_PLACE_YEAR:
    case KB_PLACE_PHASE:
    default: return FALSE;
    }
}
