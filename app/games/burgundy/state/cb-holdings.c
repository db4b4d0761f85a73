/* cb-holdings.c: what a player has, as the ledger counts it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/state/cb-modules.h"

#include <glib/gi18n-lib.h>

const PwNamed cb_holdings[CB_HOLDINGS] = {
  [CB_HOLD_WORKERS] = { "workers", N_("Workers"), "W", "text" },
  [CB_HOLD_SILVER] = { "silver", N_("Silver"), "A", "text" },
  [CB_HOLD_GOODS] = { "goods", N_("Goods"), "G", "text" },
  [CB_HOLD_SOLD] = { "sold", N_("Sold"), "V", "text" },
  [CB_HOLD_STORED] = { "stored", N_("Stored"), "T", "text" },
  [CB_HOLD_DUCHY] = { "duchy", N_("Duchy"), "D", "text" },
};

/**
 * cb_hold:
 * @data: a state
 * @seat: a player
 * @out: (out): a number for each #CbHolding: workers and silver; goods tiles in storage, then those
 *   sold; tiles on key spaces, then those in the duchy, also the ones nobody said where they lie
 */
void
cb_hold (gconstpointer data, guint seat, int *out)
{
  const CbState *state = data;
  const CbPlayer *player = &state->players[seat];

  memset (out, 0, CB_HOLDINGS * sizeof *out);
  out[CB_HOLD_WORKERS] = player->workers;
  out[CB_HOLD_SILVER] = player->silver;
  out[CB_HOLD_GOODS] = (int) cb_goods_left (player);
  out[CB_HOLD_SOLD] = (int) cb_goods_sold (player);
  out[CB_HOLD_STORED] = (int) cb_store_count (player);
  out[CB_HOLD_DUCHY] = (int) (cb_duchy_of (player)->n_hexes - cb_empty_hexes (player));
}
