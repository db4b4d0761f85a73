/* cb-effects.c: what a placed tile brings about (5.5 to 5.7, 6.1, 11)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/moves/cb-moves.h"

/* 5.6: points for a region of 1 to 8 hexes, and for the phase it is completed in. */
static const guint8 region_points[] = { 0, 1, 3, 6, 10, 15, 21, 28, 36 };
static const guint8 phase_points[CB_PHASES] = { 10, 8, 6, 4, 2 };

int
cb_region_points (guint size)
{
  return region_points[MIN (size, 8)];
}

int
cb_phase_points (guint phase)
{
  return phase_points[phase];
}

#define WATCHTOWER_POINTS 4
#define BOARDING_HOUSE_WORKERS 4
#define BANK_SILVER 2

/* Scores with what it was for; @more: as part of what was scored just before. */
static PwEvent *
more_points (CbState *state, PwEvents *events, guint seat, CbSource source, int amount, CbRule rule, int a, int b, gboolean more)
{
  PwEvent *event = cb_points_of (state, seat, source, amount, rule, more, events);

  event->args[0] = (gint16) a;
  event->args[1] = (gint16) b;
  return event;
}

static PwEvent *
points (CbState *state, PwEvents *events, guint seat, CbSource source, int amount, CbRule rule, int a, int b)
{
  return more_points (state, events, seat, source, amount, rule, a, b, FALSE);
}

/* 5.7: gives @seat a bonus tile. */
void
cb_bonus_give (CbState *state, guint seat, CbType type, gboolean large, PwEvents *events)
{
  const CbModule *module;
  CbPlayer *player = &state->players[seat];
  guint8 bit = (guint8) (1u << type);
  CbRule rule = type == CB_BONUS_POSTS ? CB_RULE_15_1 : CB_RULE_5_7;

  if (large)
    {
      state->bonus_large &= (guint8) ~bit;
      player->bonus_large |= bit;
    }
  else
    {
      state->bonus_small &= (guint8) ~bit;
      player->bonus_small |= bit;
    }
  cb_share (state, seat);
  cb_note (events, (int) seat, CB_NOTE_BONUS, 1, rule, type, large);
  points (state, events, seat, CB_FROM_BONUS, (large ? 3 : 0) + state->board_players, rule, type, large);
  CB_FOREACH_MODULE (state, module, gains.bonus)
    module->gains.bonus (state, seat, (large ? 3 : 0) + state->board_players, events);
}

/* 5.7, 15.1: the large bonus tile for the first, the small one for the second. */
void
cb_bonus_claim (CbState *state, guint seat, CbType type, PwEvents *events)
{
  guint8 bit = (guint8) (1u << type);
  guint sizes;

  if (!((state->bonus_large | state->bonus_small) & bit))
    return;
  sizes = G_UNLIKELY (state->stale) ? cb_bonus_sizes (state, seat, type) : 0;
  if (sizes & (sizes - 1))
    cb_push (state, seat, CB_PENDING_BONUS, type);
  else
    cb_bonus_give (state, seat, type, (state->bonus_large & bit) != 0, events);
}

/* 5.7 */
static void
complete_colour (CbState *state, guint seat, CbType type, PwEvents *events)
{
  const CbModule *module;

  CB_FOREACH_MODULE (state, module, placing.colour)
    if (module->placing.colour (state, seat, type, events))
      return;
  cb_bonus_claim (state, seat, type, events);
}

/**
 * cb_complete_after:
 * @state: the state
 * @seat: whose duchy
 * @hex: the hex just filled
 * @events: the events
 *
 * Scores the region and the colour that the tile on @hex completes, if any (5.6, 5.7).
 */
void
cb_complete_after (CbState *state, guint seat, guint hex, PwEvents *events)
{
  CbPlayer *player = &state->players[seat];
  const CbDuchy *duchy = cb_duchy_of (player);
  guint region = duchy->region[hex];
  CbType type = (CbType) duchy->type[hex];
  guint size = duchy->region_size[region];
  const CbModule *module;
  PwEvent *event;

  if ((duchy->of_region[region] & ~player->filled) != 0)
    return;
  CB_FOREACH_MODULE (state, module, placing.region_size)
    size = module->placing.region_size (state, seat, region, size);
  player->regions_done |= G_GUINT64_CONSTANT (1) << region;
  player->region_phase[region] = (guint8) (state->phase + 1);
  cb_share (state, seat);
  event = cb_note (events, (int) seat, CB_NOTE_REGION, 1, CB_RULE_5_6, (int) region, (int) size);
  event->args[2] = state->phase;
  event->args[3] = (gint16) hex;
  /* Two gains, the size and the phase: args[2] tells them apart, args[3] is the phase. */
  event = points (state, events, seat, CB_FROM_REGIONS, cb_region_points (size), CB_RULE_5_6, (int) hex, (int) size);
  event->args[2] = 0;
  event->args[3] = state->phase;
  event = points (state, events, seat, CB_FROM_REGIONS, phase_points[state->phase], CB_RULE_5_6, (int) hex, (int) size);
  event->args[2] = 1;
  event->args[3] = state->phase;
  if ((duchy->of_type[type] & ~player->filled) == 0)
    complete_colour (state, seat, type, events);
}

/* The hexes that count as one pasture with @hex. */
CbHexSet
cb_pasture (const CbState *state, guint seat, guint hex)
{
  const CbDuchy *duchy = cb_duchy_of (&state->players[seat]);
  CbHexSet pasture = duchy->of_region[duchy->region[hex]];
  const CbModule *module;

  CB_FOREACH_MODULE (state, module, placing.pasture)
    pasture = module->placing.pasture (state, seat, hex, pasture);
  return pasture;
}

/**
 * cb_count_animals:
 * @player: whose duchy
 * @pasture: some of its hexes
 * @species: as cb_tile_species() gives it
 * @tiles: (out): how many tiles of that species lie there
 *
 * Returns: their animals
 */
guint
cb_count_animals (const CbPlayer *player, CbHexSet pasture, guint species, guint *tiles)
{
  guint animals = 0, hex;

  *tiles = 0;
  CB_FOREACH_HEX (hex, pasture & player->filled)
    if (cb_tile_animals (player->tile[hex]) > 0 && cb_tile_species (player->tile[hex]) == species)
      {
        animals += cb_tile_animals (player->tile[hex]);
        (*tiles)++;
      }
  return animals;
}

/* 5.5: the tile's animals and all of its species in the pasture; #7: one more for each such tile. */
static void
score_livestock (CbState *state, guint seat, int tile, guint hex, PwEvents *events)
{
  const CbPlayer *player = &state->players[seat];
  CbHexSet pasture = cb_pasture (state, seat, hex);
  const CbModule *module;
  guint tiles;
  guint animals = cb_count_animals (player, pasture, cb_tile_species ((CbTile) tile), &tiles);

  points (state, events, seat, CB_FROM_LIVESTOCK, (int) animals, CB_RULE_5_5, (int) hex, tile);
  CB_FOREACH_MODULE (state, module, placing.livestock)
    tiles += module->placing.livestock (state, seat, tile, hex, pasture, events);
  cb_livestock_scored (state, seat, tile, hex, tiles, events);
}

/* #7: a point for each livestock tile that scored when @tile was placed on @hex; one gain with those (16.9). */
void
cb_livestock_scored (CbState *state, guint seat, int tile, guint hex, guint tiles, PwEvents *events)
{
  if (cb_has (&state->players[seat], 7))
    more_points (state, events, seat, CB_FROM_MONASTERIES, (int) tiles, CB_RULE_11_0 + 7, (int) hex, tile, TRUE);
}

/**
 * cb_effect_of:
 * @state: the state
 * @seat: who placed it
 * @tile: the tile
 * @hex: where it lies
 * @events: the events
 *
 * The tile's effect (5.5). What needs a decision is put on the stack; cb_settle() takes off
 * again what cannot be used.
 */
void
cb_effect_of (CbState *state, guint seat, int tile, guint hex, PwEvents *events)
{
  const CbModule *module;

  CB_FOREACH_MODULE (state, module, placing.later)
    if (module->placing.later (state, seat, tile, hex))
      return;
  cb_effect_now (state, seat, tile, hex, events);
}

/* The same, once nothing makes it wait any more. */
void
cb_effect_now (CbState *state, guint seat, int tile, guint hex, PwEvents *events)
{
  const CbModule *module;

  CB_FOREACH_MODULE (state, module, placing.effect)
    if (module->placing.effect (state, seat, tile, hex, events))
      return;
  switch (tile)
    {
    case CB_TILE_CASTLE: cb_push (state, seat, CB_PENDING_CASTLE, 0); break;
    case CB_TILE_SHIP: cb_push (state, seat, CB_PENDING_SHIP, 0); break;
    case CB_TILE_WAREHOUSE: cb_push (state, seat, CB_PENDING_WAREHOUSE, 0); break;
    case CB_TILE_CARPENTER: cb_push (state, seat, CB_PENDING_CARPENTER, 0); break;
    case CB_TILE_CHURCH: cb_push (state, seat, CB_PENDING_CHURCH, 0); break;
    case CB_TILE_MARKET: cb_push (state, seat, CB_PENDING_MARKET, 0); break;
    case CB_TILE_TOWN_HALL: cb_push (state, seat, CB_PENDING_TOWN_HALL, 0); break;
    case CB_TILE_WATCHTOWER:
      points (state, events, seat, CB_FROM_WATCHTOWERS, WATCHTOWER_POINTS, CB_RULE_5_5, (int) hex, tile);
      break;
    case CB_TILE_BOARDING_HOUSE: cb_gain (state, seat, CB_WORKERS, BOARDING_HOUSE_WORKERS, CB_RULE_5_5, events); break;
    case CB_TILE_BANK: cb_gain (state, seat, CB_SILVER, BANK_SILVER, CB_RULE_5_5, events); break;
    default:
      if (cb_tile_animals ((CbTile) tile) > 0)
        score_livestock (state, seat, tile, hex, events);
      break;
    }
}

/* 6.1, #3, #4: sells all goods of a colour, 1 to 6. */
void
cb_sell_goods (CbState *state, guint seat, guint goods, PwEvents *events)
{
  CbPlayer *player = &state->players[seat];
  guint n = player->goods[goods - 1];
  gboolean paid = FALSE;
  const CbModule *module;

  player->goods[goods - 1] = 0;
  player->sold[goods - 1] = (guint8) (player->sold[goods - 1] + n);
  cb_share (state, seat);
  cb_note (events, (int) seat, CB_NOTE_SOLD, (int) n, CB_RULE_6_1, (int) goods, 0);
  points (state, events, seat, CB_FROM_GOODS, (int) n * state->board_players, CB_RULE_6_1, (int) goods, (int) n);
  CB_FOREACH_MODULE (state, module, gains.sale)
    paid |= module->gains.sale (state, seat, goods, n, events);
  if (!paid)
    cb_gain (state, seat, CB_SILVER, 1, CB_RULE_6_1, events);
  if (!paid && cb_has (player, 3))
    cb_gain (state, seat, CB_SILVER, 1, CB_RULE_11_0 + 3, events);
  if (cb_has (player, 4))
    cb_gain (state, seat, CB_WORKERS, 1, CB_RULE_11_0 + 4, events);
  CB_FOREACH_MODULE (state, module, gains.sold)
    module->gains.sold (state, seat, goods, n, events);
}

/* Puts a marker on top of whatever stack is on space @to, 0 to 6; the stack it leaves closes up. */
void
cb_bridge_put (CbState *state, guint seat, guint to)
{
  CbPlayer *mover = &state->players[seat];
  guint from = mover->bridge;
  guint height = 0;
  const CbModule *module;

  for (guint i = 0; i < state->n_players; i++)
    {
      CbPlayer *player = &state->players[i];

      if (i == seat)
        continue;
      if (player->bridge == from && player->height > mover->height)
        player->height--;
      if (player->bridge == to)
        height++;
    }
  mover->bridge = (guint8) to;
  mover->height = (guint8) height;
  CB_FOREACH_MODULE (state, module, gains.stack)
    module->gains.stack (state, to);
}

/* What orders the stacks on the bridge has changed. */
void
cb_bridge_settle (CbState *state)
{
  const CbModule *module;

  for (guint space = 0; space < CB_BRIDGE_SPACES; space++)
    CB_FOREACH_MODULE (state, module, gains.stack)
      module->gains.stack (state, space);
}

/* 5.5: one space forward, on top of whatever stack is there; on the last space, to the top of it. */
void
cb_bridge_advance (CbState *state, guint seat, PwEvents *events)
{
  guint to = MIN (state->players[seat].bridge + 1u, CB_BRIDGE_SPACES - 1);

  cb_bridge_put (state, seat, to);
  cb_note (events, (int) seat, CB_NOTE_BRIDGE, 1, CB_RULE_5_5, (int) to + 1, 0);
}
