/* cb-funds.c: whether a purchase can be paid, and there is anything to buy (4.5, 11.6)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/state/cb-modules.h"

/**
 * cb_buy_workers:
 * @state: a state
 * @player: who buys
 *
 * Returns: the fewest workers that make up for missing silver; 0 where silver alone pays, or
 *   where both together do not
 */
guint
cb_buy_workers (const CbState *state, const CbPlayer *player)
{
  return player->silver < CB_PRICE && cb_funds (state, player) >= CB_PRICE ? (guint) (CB_PRICE - player->silver) : 0;
}

/**
 * cb_can_buy:
 * @state: a state
 * @seat: who acts
 *
 * Returns: whether a purchase is possible now: not made yet, affordable, and something is there
 */
gboolean
cb_can_buy (const CbState *state, guint seat)
{
  const CbPlayer *player = &state->players[seat];

  if (player->bought || cb_funds (state, player) < CB_PRICE)
    return FALSE;
  if (cb_beside (state, 0))
    return TRUE;
  for (guint i = 0; i < CB_BLACK_SPACES; i++)
    if (state->black[i] != CB_TILE_NONE)
      return TRUE;
  if (cb_has (player, 6))
    for (guint depot = 0; depot < CB_DEPOTS; depot++)
      for (guint i = 0; i < CB_DEPOT_SPACES; i++)
        if (state->depots[depot][i] != CB_TILE_NONE)
          return TRUE;
  return FALSE;
}
