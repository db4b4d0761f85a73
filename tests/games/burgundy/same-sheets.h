/* same-sheets.h: whether players have the same in two states, and the bonus tiles and goods that are left
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/burgundy/burgundy.h"

static inline void
assert_same_sheets (const CbState *a, const CbState *b)
{
  for (guint seat = 0; seat < b->n_players; seat++)
    {
      const CbPlayer *x = &a->players[seat], *y = &b->players[seat];

      g_assert_cmpmem (x->tile, sizeof x->tile, y->tile, sizeof y->tile);
      g_assert_cmpuint (x->monasteries, ==, y->monasteries);
      g_assert_cmpint (x->workers, ==, y->workers);
      g_assert_cmpint (x->silver, ==, y->silver);
      g_assert_cmpint (x->track, ==, y->track);
      g_assert_cmpmem (x->store, sizeof x->store, y->store, sizeof y->store);
      g_assert_cmpmem (x->goods, sizeof x->goods, y->goods, sizeof y->goods);
      g_assert_cmpmem (x->sold, sizeof x->sold, y->sold, sizeof y->sold);
      g_assert_cmpuint (x->bonus_large, ==, y->bonus_large);
      g_assert_cmpuint (x->bonus_small, ==, y->bonus_small);
      g_assert_cmpuint (x->bridge, ==, y->bridge);
      g_assert_cmpuint (x->height, ==, y->height);
    }
  g_assert_cmpuint (a->bonus_large, ==, b->bonus_large);
  g_assert_cmpuint (a->bonus_small, ==, b->bonus_small);
  g_assert_cmpmem (a->depot_goods, sizeof a->depot_goods, b->depot_goods, sizeof b->depot_goods);
}
