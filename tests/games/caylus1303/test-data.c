/* test-data.c: what is printed on tiles, and how far that is known: no value of a component that nobody has read is called sure
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/data/cy-data.h"
#include "games/pw-games.h"

/* 34 tiles: 9 starting, 9 wood, 9 stone, 7 monuments; all but the last with a set-up side. */
static void
test_families (void)
{
  static const guint expected[CY_FAMILIES] = { 9, 9, 9, 7, 4 };
  guint copies[CY_FAMILIES] = { 0 };

  for (guint tile = 0; tile < CY_TILES; tile++)
    {
      const CyTileInfo *info = &cy_tiles[tile];

      copies[info->family] += info->copies;
      g_assert_cmpuint (info->sides[0].n_prices > 0, ==, info->family != CY_FAMILY_MONUMENT);
      g_assert_cmpuint (info->sides[1].n_prices > 0, ==, info->family == CY_FAMILY_WOOD || info->family == CY_FAMILY_STONE);
    }
  g_assert_cmpmem (copies, sizeof copies, expected, sizeof expected);
}

/* Of all costs none is sure; of prestige one; four values are doubtful even as presets, and one length of the road. */
static void
test_what_is_to_be_confirmed (void)
{
  static const gboolean ask_cost[CY_TILES] = { [CY_SPINNING_MILL] = TRUE, [CY_GRANARY] = TRUE };
  static const gboolean ask_prestige[CY_TILES] = { [CY_STONE_FARM] = TRUE, [CY_GRANARY] = TRUE };

  for (guint tile = CY_FIRST_BUILT; tile < CY_FAIRGROUND; tile++)
    {
      const CyTileInfo *info = &cy_tiles[tile];

      g_assert_cmpuint (info->cost_mark, ==, ask_cost[tile] ? CY_TO_ASK : CY_TO_CONFIRM);
      g_assert_cmpuint (info->prestige_mark, ==,
                        ask_prestige[tile]       ? CY_TO_ASK
                        : tile == CY_WOOD_QUARRY ? CY_SURE
                                                 : CY_TO_CONFIRM);
      g_assert_cmpuint (info->side_mark, ==, tile == CY_SPINNING_MILL ? CY_TO_CONFIRM : CY_SURE);
    }
  g_assert_cmpuint (cy_gap_mark, ==, CY_TO_CONFIRM);
  g_assert_cmpuint (cy_after_mark, ==, CY_TO_ASK);
  g_assert_cmpuint (cy_names_to_confirm, ==, 1u << CY_JOURNEYMAN | 1u << CY_CHAMBERLAIN);
}

/* 8.3: the first good of each is certain. */
static void
test_costs_begin_with_the_family (void)
{
  for (guint tile = CY_WOOD_FARM; tile <= CY_JEWELER; tile++)
    g_assert_cmpuint (cy_tiles[tile].cost[tile <= CY_STONEMASON ? CY_WOOD : CY_STONE], >=, 1);
  for (guint tile = CY_GARDEN; tile <= CY_MANSION; tile++)
    g_assert_cmpuint (cy_tiles[tile].cost[CY_GOLD], >=, 1);
}

/* 8.6: of three tiles, and those alone. */
static void
test_owners_goods (void)
{
  for (guint tile = 0; tile < CY_TILES; tile++)
    for (guint good = 0; good < CY_GOODS; good++)
      g_assert_cmpuint (cy_tiles[tile].owner[good], ==,
                        (tile == CY_STONE_FARM && good == CY_FOOD) || (tile == CY_STONE_SAWMILL && good == CY_WOOD) ||
                          (tile == CY_STONE_QUARRY && good == CY_STONE));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  pw_games_load (&cy_game);
  g_test_add_func ("/caylus1303/data/families", test_families);
  g_test_add_func ("/caylus1303/data/what-is-to-be-confirmed", test_what_is_to_be_confirmed);
  g_test_add_func ("/caylus1303/data/costs-begin-with-the-family", test_costs_begin_with_the_family);
  g_test_add_func ("/caylus1303/data/owners-goods", test_owners_goods);
  return g_test_run ();
}
