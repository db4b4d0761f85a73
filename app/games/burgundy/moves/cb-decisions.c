/* cb-decisions.c: the decisions that effects of the base ask for: how each is answered (5.5)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/moves/cb-moves.h"

#include <glib/gi18n-lib.h>

/* Whether the numbered depots hold a tile of one of @types. */
static gboolean
depots_hold (const CbState *state, guint types)
{
  for (guint depot = 0; depot < CB_DEPOTS; depot++)
    for (guint space = 0; space < CB_DEPOT_SPACES; space++)
      if (state->depots[depot][space] != CB_TILE_NONE && types >> cb_tile_type (state->depots[depot][space]) & 1)
        return TRUE;
  return FALSE;
}

static gboolean
depot_has_goods (const CbState *state, guint depot)
{
  static const guint8 none[CB_GOODS];

  return memcmp (state->depot_goods[depot], none, sizeof none) != 0;
}

static gboolean
ship_is_possible (const CbState *state, const PwPending *pending)
{
  if (cb_goods_are_stale (state))
    return TRUE;
  for (guint depot = 0; depot < CB_DEPOTS; depot++)
    if (depot_has_goods (state, depot))
      return TRUE;
  return FALSE;
}

static gboolean
ship_next_is_possible (const CbState *state, const PwPending *pending)
{
  return cb_goods_are_stale (state) || depot_has_goods (state, pending->arg % CB_DEPOTS) ||
         depot_has_goods (state, (pending->arg + 4u) % CB_DEPOTS);
}

/* A ship moves the marker, whether or not it has brought anything (5.5). */
static void
ship_is_gone (CbState *state, const PwPending *pending, PwEvents *events)
{
  cb_ship_done (state, pending->seat, events);
}

static gboolean
market_is_possible (const CbState *state, const PwPending *pending)
{
  return depots_hold (state, 1u << CB_SHIP | 1u << CB_LIVESTOCK);
}

static gboolean
carpenter_is_possible (const CbState *state, const PwPending *pending)
{
  return depots_hold (state, 1u << CB_BUILDING);
}

static gboolean
church_is_possible (const CbState *state, const PwPending *pending)
{
  return depots_hold (state, 1u << CB_MINE | 1u << CB_MONASTERY | 1u << CB_CASTLE);
}

static gboolean
warehouse_is_possible (const CbState *state, const PwPending *pending)
{
  static const guint8 none[CB_GOODS];

  return memcmp (state->players[pending->seat].goods, none, sizeof none) != 0;
}

static gboolean
town_hall_is_possible (const CbState *state, const PwPending *pending)
{
  return cb_place_any (state, pending->seat) || (state->stage == CB_STAGE_TURN && cb_can_buy (state, pending->seat));
}

const CbPendingClass cb_pending_castle = {
  .kinds = PW_KIND_SET_INIT (CB_KIND_TAKE, CB_KIND_PLACE, CB_KIND_SELL, CB_KIND_WORKERS),
};
const CbPendingClass cb_pending_ship = {
  .kinds = PW_KIND_SET_INIT (CB_KIND_SHIP), .possible = ship_is_possible, .gone = ship_is_gone,
  .rule = CB_RULE_5_4, .message = N_("First the ship’s goods are collected."), .remedy = N_("Choose the ship’s depot."),
};
const CbPendingClass cb_pending_ship_next = {
  .kinds = PW_KIND_SET_INIT (CB_KIND_SHIP), .possible = ship_next_is_possible, .gone = ship_is_gone,
  .rule = CB_RULE_5_4, .message = N_("First the ship’s goods are collected."), .remedy = N_("Choose the ship’s depot."),
};
const CbPendingClass cb_pending_market = { .kinds = PW_KIND_SET_INIT (CB_KIND_TAKE), .possible = market_is_possible };
const CbPendingClass cb_pending_carpenter = { .kinds = PW_KIND_SET_INIT (CB_KIND_TAKE), .possible = carpenter_is_possible };
const CbPendingClass cb_pending_church = { .kinds = PW_KIND_SET_INIT (CB_KIND_TAKE), .possible = church_is_possible };
const CbPendingClass cb_pending_warehouse = { .kinds = PW_KIND_SET_INIT (CB_KIND_SELL), .possible = warehouse_is_possible };
const CbPendingClass cb_pending_town_hall = { .kinds = PW_KIND_SET_INIT (CB_KIND_PLACE), .possible = town_hall_is_possible };
const CbPendingClass cb_pending_bonus = {
  .kinds = PW_KIND_SET_INIT (CB_KIND_CLAIM), .required = TRUE,
  .rule = CB_RULE_5_7, .message = N_("Which bonus tile was there must be named first."),
  .remedy = N_("For example: {claim}."),
};
