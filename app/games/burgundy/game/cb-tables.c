/* cb-tables.c: the tables that the rooms below are handed: the expansions that there are, and how waiting decisions are answered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/game/cb-tables.h"

static const CbModule *const modules[CB_MODULES] = {
  [CB_MODULE_EXTRA] = &cb_extra_module,
  [CB_MODULE_WHITE_CASTLES] = &cb_white_castles_module,
  [CB_MODULE_INNS] = &cb_inns_module,
  [CB_MODULE_ROUTES] = &cb_routes_module,
  [CB_MODULE_POSTS] = &cb_posts_module,
  [CB_MODULE_SHIELDS] = &cb_shields_module,
  [CB_MODULE_TEAM] = &cb_team_module,
  [CB_MODULE_SOLO] = &cb_solo_module,
};

static const CbPendingClass *const pending_classes[CB_PENDINGS] = {
  [CB_PENDING_CASTLE] = &cb_pending_castle,
  [CB_PENDING_SHIP] = &cb_pending_ship,
  [CB_PENDING_SHIP_NEXT] = &cb_pending_ship_next,
  [CB_PENDING_MARKET] = &cb_pending_market,
  [CB_PENDING_CARPENTER] = &cb_pending_carpenter,
  [CB_PENDING_CHURCH] = &cb_pending_church,
  [CB_PENDING_WAREHOUSE] = &cb_pending_warehouse,
  [CB_PENDING_TOWN_HALL] = &cb_pending_town_hall,
  [CB_PENDING_BONUS] = &cb_pending_bonus,
  [CB_PENDING_WHITE_CASTLE] = &cb_pending_white_castle,
  [CB_PENDING_WHITE_DIE] = &cb_pending_white_die,
  [CB_PENDING_CRANE] = &cb_pending_crane,
  [CB_PENDING_GEESE] = &cb_pending_geese,
  [CB_PENDING_LAY] = &cb_pending_lay,
  [CB_PENDING_TRIBUTE] = &cb_pending_tribute,
  [CB_PENDING_COPY] = &cb_pending_copy,
  [CB_PENDING_HELPED] = &cb_pending_helped,
  [CB_PENDING_GATHER] = &cb_pending_gather,
  [CB_PENDING_DISCARD] = &cb_pending_discard,
  [CB_PENDING_ROUTE_LAY] = &cb_pending_route_lay,
  [CB_PENDING_ROUTE_TAKE] = &cb_pending_route_take,
  [CB_PENDING_ROUTE_BLACK] = &cb_pending_route_black,
  [CB_PENDING_ROUTE_PLACE] = &cb_pending_route_place,
  [CB_PENDING_ROUTE_SELL] = &cb_pending_route_sell,
  [CB_PENDING_ROUTE_ACTION] = &cb_pending_route_action,
  [CB_PENDING_ROUTE_OTHER] = &cb_pending_route_other,
  [CB_PENDING_REMOVE] = &cb_pending_remove,
  [CB_PENDING_GAIN] = &cb_pending_gain,
  [CB_PENDING_SCORE] = &cb_pending_score,
  [CB_PENDING_SWAP] = &cb_pending_swap,
  [CB_PENDING_GIVE] = &cb_pending_give,
  [CB_PENDING_COLOUR] = &cb_pending_colour,
};

/**
 * cb_modules_setup:
 * @state: the first state, its base prepared
 * @table: the set-up
 * @error: return location
 *
 * Finds out which modules are played and lets each prepare its slice.
 *
 * Returns: %FALSE with an error that names the rule where they cannot be played together
 */
gboolean
cb_modules_setup (CbState *state, const PwSetup *table, GError **error)
{
  const CbModule *module;

  for (guint i = 0; i < CB_MODULES; i++)
    if (cb_modules[i] != NULL && table->options[cb_modules[i]->option] == (int) cb_modules[i]->value)
      state->modules |= (guint16) (1u << i);
  CB_FOREACH_MODULE (state, module, start.setup)
    if (!module->start.setup (state, table, error))
      return FALSE;
  return TRUE;
}

/**
 * cb_tables_hand_down:
 * @game: the game itself
 *
 * Puts the game together: what lies above (kinds of moves, modules, the game itself) is known below by
 * these tables only.
 */
void
cb_tables_hand_down (const PwGame *game)
{
  cb_itself = game;
  cb_kinds = cb_kind_table;
  cb_options = cb_option_table;
  cb_modules = modules;
  cb_pending_classes = pending_classes;
}
