/* test-data.c: the components as they are read from the data file, against what is in the box
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "games/burgundy/game/cb-tables.h"
#include "games/pw-games.h"

/* Sizes of the regions of each duchy, largest first, by type: counted on the boards. */
static const struct
{
  const char *id;
  const char *sizes[CB_TYPES];  /* castle, mine, monastery, ship, livestock, building */
} boards[] = {
  { "1", { "31", "3", "33", "33", "51", "5331" } },
  { "2", { "1111", "111", "321", "222", "42", "5322" } },
  { "3", { "1111", "21", "6", "321", "42", "5511" } },
  { "4", { "1111", "21", "33", "411", "33", "552" } },
  { "5", { "1111", "21", "321", "321", "33", "33321" } },
  { "6", { "1111", "111", "33", "6", "42", "642" } },
  { "7", { "22", "111", "222", "222", "33", "732" } },
  { "8", { "1111", "21", "42", "111111", "6", "222222" } },
  { "9", { "1111", "21", "3111", "42", "42", "66" } },
  { "10", { "1111", "21", "222", "222", "42", "822" } },
};

static const guint spaces_of_type[CB_TYPES] = { 4, 3, 6, 6, 6, 12 };

static void
test_ten_duchies (void)
{
  g_assert_cmpuint (cb_duchy_count (), ==, G_N_ELEMENTS (boards));
  for (guint i = 0; i < cb_duchy_count (); i++)
    {
      const CbDuchy *duchy = cb_duchy_nth (i);

      g_assert_cmpstr (duchy->id, ==, boards[i].id);
      g_assert_cmpuint (strlen (duchy->name), >, 0);
      g_assert_cmpuint (duchy->n_hexes, ==, 37);
      for (guint type = 0; type < CB_TYPES; type++)
        g_assert_cmpuint (cb_hex_count (duchy->of_type[type]), ==, spaces_of_type[type]);
    }
}

static void
test_region_sizes (void)
{
  for (guint i = 0; i < cb_duchy_count (); i++)
    {
      const CbDuchy *duchy = cb_duchy_nth (i);
      CbHexSet all = 0;

      for (guint type = 0; type < CB_TYPES; type++)
        {
          char sizes[CB_MAX_REGIONS + 1] = "";
          guint n = 0;

          for (guint size = 9; size > 0; size--)
            for (guint region = 0; region < duchy->n_regions; region++)
              if (duchy->region_type[region] == type && duchy->region_size[region] == size)
                sizes[n++] = (char) ('0' + size);
          g_assert_cmpstr (sizes, ==, boards[i].sizes[type]);
        }
      for (guint region = 0; region < duchy->n_regions; region++)
        {
          guint hex;

          g_assert_true ((all & duchy->of_region[region]) == 0);
          g_assert_cmpuint (cb_hex_count (duchy->of_region[region]), ==, duchy->region_size[region]);
          CB_FOREACH_HEX (hex, duchy->of_region[region])
            {
              g_assert_cmpuint (duchy->region[hex], ==, region);
              g_assert_cmpuint (duchy->type[hex], ==, duchy->region_type[region]);
            }
          all |= duchy->of_region[region];
        }
      g_assert_cmpuint (cb_hex_count (all), ==, duchy->n_hexes);
    }
}

/* The places of the hexes that touch @hex, in the words people use. */
static char *
names_of (const CbDuchy *duchy, CbHexSet set)
{
  GString *names = g_string_new (NULL);
  guint hex;

  CB_FOREACH_HEX (hex, set)
    g_string_append_printf (names, "%s%s", names->len ? " " : "", cb_hex_name (duchy, hex));
  return g_string_free (names, FALSE);
}

static void
test_neighbours (void)
{
  const struct
  {
    guint hex;
    const char *neighbours;
  } cases[] = {
    { 0, "a2 b1 b2" },  { 3, "a3 b4 b5" },    { 15, "c1 d2 e1" }, { 18, "c3 c4 d3 d5 e3 e4" },
    { 21, "c6 d6 e6" }, { 9, "b1 c2 d1 d2" }, { 36, "f4 f5 g3" },
  };
  const CbDuchy *duchy = cb_duchy_nth (0);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *names = names_of (duchy, duchy->neighbours[cases[i].hex]);

      g_assert_cmpstr (names, ==, cases[i].neighbours);
    }
}

static void
test_neighbours_are_mutual_and_90 (void)
{
  for (guint i = 0; i < cb_duchy_count (); i++)
    {
      const CbDuchy *duchy = cb_duchy_nth (i);
      guint ends = 0;

      for (guint a = 0; a < duchy->n_hexes; a++)
        {
          ends += cb_hex_count (duchy->neighbours[a]);
          g_assert_false (duchy->neighbours[a] & CB_HEX (a));
          for (guint b = 0; b < duchy->n_hexes; b++)
            {
              gboolean there = (duchy->neighbours[a] & CB_HEX (b)) != 0;

              g_assert_true (there == ((duchy->neighbours[b] & CB_HEX (a)) != 0));
              /* No two neighbours of the printed grid bear one number. */
              if (there)
                g_assert_cmpuint (duchy->die[a], !=, duchy->die[b]);
            }
        }
      g_assert_cmpuint (ends, ==, 2 * 90);
    }
}

static void
test_die_grid (void)
{
  static const guint n_of_die[7] = { 0, 7, 6, 6, 6, 6, 6 };

  for (guint i = 0; i < cb_duchy_count (); i++)
    {
      const CbDuchy *duchy = cb_duchy_nth (i);

      for (guint die = 1; die <= 6; die++)
        {
          guint hex;

          g_assert_cmpuint (cb_hex_count (duchy->of_die[die]), ==, n_of_die[die]);
          CB_FOREACH_HEX (hex, duchy->of_die[die])
            g_assert_cmpuint (duchy->die[hex], ==, die);
        }
      g_assert_cmpuint (duchy->die[18], ==, 6);
    }
}

static void
test_start_hexes (void)
{
  for (guint i = 0; i < cb_duchy_count (); i++)
    {
      const CbDuchy *duchy = cb_duchy_nth (i);

      g_assert_cmpint (duchy->start, ==, i < 2 ? 18 : -1);
      if (duchy->start >= 0)
        g_assert_cmpuint (duchy->type[duchy->start], ==, CB_CASTLE);
    }
}

static void
test_hex_names (void)
{
  const CbDuchy *duchy = cb_duchy_nth (0);
  GHashTable *names = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint hex = 0; hex < duchy->n_hexes; hex++)
    {
      const char *name = cb_hex_name (duchy, hex);

      g_assert_true (g_hash_table_add (names, (gpointer) name));
      g_assert_cmpint (name[0] - 'a', ==, duchy->row[hex]);
    }
  g_hash_table_unref (names);
  g_assert_cmpstr (cb_hex_name (duchy, 0), ==, "a1");
  g_assert_cmpstr (cb_hex_name (duchy, 18), ==, "d4");
  g_assert_cmpstr (cb_hex_name (duchy, 36), ==, "g4");
}

/* -- The piles -------------------------------------------------------------------------- */

/* How many tiles of @type have that back. */
static guint
supply_of_type (gboolean black, CbType type)
{
  guint n = 0;

  if (type == CB_MONASTERY)
    return cb_data_monasteries (black);
  for (guint tile = CB_TILE_CASTLE; tile < CB_TILE_MONASTERY_0; tile++)
    if (cb_tile_type ((CbTile) tile) == type)
      n += cb_data_supply (black, (CbTile) tile);
  return n;
}

static void
test_supply_is_164_tiles (void)
{
  static const guint coloured[CB_TYPES] = { 14, 10, 20, 20, 20, 40 };
  static const guint black[CB_TYPES] = { 2, 2, 6, 6, 8, 16 };
  guint n = 0;

  for (guint type = 0; type < CB_TYPES; type++)
    {
      g_assert_cmpuint (supply_of_type (FALSE, (CbType) type), ==, coloured[type]);
      g_assert_cmpuint (supply_of_type (TRUE, (CbType) type), ==, black[type]);
      n += coloured[type] + black[type];
    }
  g_assert_cmpuint (n, ==, 164);
}

static void
test_seven_of_each_building_and_species (void)
{
  for (guint tile = CB_TILE_WAREHOUSE; tile <= CB_TILE_TOWN_HALL; tile++)
    {
      g_assert_cmpuint (cb_data_supply (FALSE, (CbTile) tile), ==, 5);
      g_assert_cmpuint (cb_data_supply (TRUE, (CbTile) tile), ==, 2);
    }
  for (guint species = 0; species < 4; species++)
    {
      guint n = 0, animals = 0;

      for (guint i = 0; i < 3; i++)
        for (guint back = 0; back < 2; back++)
          {
            CbTile tile = (CbTile) (CB_TILE_COW_2 + 3 * species + i);

            g_assert_cmpuint (cb_tile_species (tile), ==, species);
            n += cb_data_supply (back == 1, tile);
            animals += cb_data_supply (back == 1, tile) * cb_tile_animals (tile);
          }
      g_assert_cmpuint (n, ==, 7);
      g_assert_cmpuint (animals, ==, 2 + 2 + 3 + 3 + 4 + 3 + 4);
    }
}

static void
test_goods_are_42 (void)
{
  g_assert_cmpuint (CB_GOODS * cb_data_goods_per_colour (), ==, 42);
}

/* -- The depots ------------------------------------------------------------------------------ */

static void
count_depots (guint n_players, guint phase, guint n[CB_TYPES])
{
  memset (n, 0, CB_TYPES * sizeof n[0]);
  for (guint depot = 0; depot < CB_DEPOTS; depot++)
    for (guint space = 0; space < CB_DEPOT_SPACES; space++)
      {
        CbType type = cb_data_depot_space (n_players, phase, depot, space);

        g_assert_true ((type == CB_TYPES) == (space >= n_players));
        if (type != CB_TYPES)
          n[type]++;
      }
}

static void
test_depot_colours (void)
{
  /* castle, mine, monastery, ship, livestock, building */
  static const guint two[] = { 1, 1, 2, 2, 2, 4 };
  static const guint three[2][CB_TYPES] = { { 2, 1, 3, 3, 3, 6 }, { 1, 2, 3, 3, 3, 6 } };
  static const guint four[] = { 2, 2, 4, 4, 4, 8 };

  for (guint phase = 0; phase < CB_PHASES; phase++)
    {
      guint n[CB_TYPES];

      count_depots (2, phase, n);
      g_assert_cmpmem (n, sizeof n, two, sizeof two);
      count_depots (3, phase, n);
      g_assert_cmpmem (n, sizeof n, three[phase % 2], sizeof three[0]);
      count_depots (4, phase, n);
      g_assert_cmpmem (n, sizeof n, four, sizeof four);
    }
}

static void
test_mine_and_castle_take_turns (void)
{
  for (guint phase = 0; phase < CB_PHASES; phase++)
    {
      g_assert_cmpuint (cb_data_depot_space (3, phase, 5, 2), ==, phase % 2 ? CB_MINE : CB_CASTLE);
      g_assert_cmpuint (cb_data_depot_space (4, phase, 5, 2), ==, CB_CASTLE);
    }
}

static void
test_black_depot (void)
{
  for (guint n = 2; n <= CB_MAX_PLAYERS; n++)
    g_assert_cmpuint (cb_data_black_spaces (n), ==, 2 * n);
}

/* Four players use every tile there is, the starting castles included: a check on both numbers. */
static void
test_four_players_use_all_tiles (void)
{
  guint n[CB_TYPES], used = 0;

  for (guint type = 0; type < CB_TYPES; type++)
    {
      guint total = type == CB_CASTLE ? 4 : 0;

      for (guint phase = 0; phase < CB_PHASES; phase++)
        {
          count_depots (4, phase, n);
          total += n[type];
        }
      g_assert_cmpuint (total, ==, supply_of_type (FALSE, (CbType) type));
      used += supply_of_type (TRUE, (CbType) type);
    }
  g_assert_cmpuint (used, ==, CB_PHASES * cb_data_black_spaces (4));
}

/* -- Tiles ---------------------------------------------------------------------------------------- */

static void
test_tile_types (void)
{
  static const struct
  {
    CbTile tile;
    CbType type;
    guint animals;
  } cases[] = {
    { CB_TILE_NONE, CB_TYPES, 0 },
    { CB_TILE_CASTLE, CB_CASTLE, 0 },
    { CB_TILE_MINE, CB_MINE, 0 },
    { CB_TILE_SHIP, CB_SHIP, 0 },
    { CB_TILE_WAREHOUSE, CB_BUILDING, 0 },
    { CB_TILE_TOWN_HALL, CB_BUILDING, 0 },
    { CB_TILE_COW_2, CB_LIVESTOCK, 2 },
    { CB_TILE_SHEEP_3, CB_LIVESTOCK, 3 },
    { CB_TILE_CHICKEN_4, CB_LIVESTOCK, 4 },
    { CB_TILE_MONASTERY_0, CB_TYPES, 0 },
    { CB_TILE_MONASTERY_0 + 1, CB_MONASTERY, 0 },
    { CB_TILE_MONASTERY_LAST, CB_MONASTERY, 0 },
    { CB_TILE_ANY, CB_TYPES, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_assert_cmpuint (cb_tile_type (cases[i].tile), ==, cases[i].type);
      g_assert_cmpuint (cb_tile_animals (cases[i].tile), ==, cases[i].animals);
    }
  for (guint type = 0; type < CB_TYPES; type++)
    {
      g_assert_cmpuint (cb_tile_type ((CbTile) (CB_TILE_UNKNOWN + type)), ==, type);
      g_assert_false (cb_tile_is_named ((CbTile) (CB_TILE_UNKNOWN + type)));
    }
  g_assert_false (cb_tile_is_named (CB_TILE_NONE));
  g_assert_false (cb_tile_is_named (CB_TILE_MONASTERY_0));
  g_assert_true (cb_tile_is_named (CB_TILE_MONASTERY_LAST));
}

/* -- The rules' list ---------------------------------------------------------------------------------- */

static void
test_every_rule_has_its_words (void)
{
  GHashTable *ids = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < CB_RULES; i++)
    {
      const PwRule *rule = &cb_rules[i];

      g_assert_nonnull (rule->id);
      g_assert_true (g_hash_table_add (ids, (gpointer) rule->id));
      g_assert_cmpuint (strlen (rule->title), >, 0);
      g_assert_cmpuint (strlen (rule->text), >, strlen (rule->title));
      g_assert_cmpuint (strlen (rule->source), >, 0);
      g_assert_cmpint (pw_game_find_rule (&cb_game, rule->id), ==, (int) i);
    }
  g_assert_cmpstr (cb_rules[CB_RULE_4_3A].id, ==, "4.3a");
  g_assert_cmpstr (cb_rules[CB_RULE_11_0].id, ==, "11");
  for (guint n = 1; n <= 26; n++)
    {
      g_autofree char *id = g_strdup_printf ("11.%u", n);

      g_assert_cmpstr (cb_rules[CB_RULE_11_0 + n].id, ==, id);
    }
  g_hash_table_unref (ids);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  cb_data_load (); /* a second time: changes nothing */

  g_test_add_func ("/burgundy/data/ten-duchies-of-37-hexes", test_ten_duchies);
  g_test_add_func ("/burgundy/data/region-sizes", test_region_sizes);
  g_test_add_func ("/burgundy/data/neighbours-by-name", test_neighbours);
  g_test_add_func ("/burgundy/data/neighbours-are-mutual-and-90", test_neighbours_are_mutual_and_90);
  g_test_add_func ("/burgundy/data/die-grid", test_die_grid);
  g_test_add_func ("/burgundy/data/start-hexes", test_start_hexes);
  g_test_add_func ("/burgundy/data/hex-names", test_hex_names);
  g_test_add_func ("/burgundy/data/supply-is-164-tiles", test_supply_is_164_tiles);
  g_test_add_func ("/burgundy/data/seven-of-each-building-and-species", test_seven_of_each_building_and_species);
  g_test_add_func ("/burgundy/data/goods-are-42", test_goods_are_42);
  g_test_add_func ("/burgundy/data/depot-colours", test_depot_colours);
  g_test_add_func ("/burgundy/data/mine-and-castle-take-turns", test_mine_and_castle_take_turns);
  g_test_add_func ("/burgundy/data/black-depot", test_black_depot);
  g_test_add_func ("/burgundy/data/four-players-use-all-tiles", test_four_players_use_all_tiles);
  g_test_add_func ("/burgundy/data/tile-types", test_tile_types);
  g_test_add_func ("/burgundy/data/every-rule-has-its-words", test_every_rule_has_its_words);
  return g_test_run ();
}
