/* test-tiles.c: the table of tiles, against what was counted in the box and against itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include <json-glib/json-glib.h>

#include "games/carcassonne/data/cc-tiles.h"

/* What is counted beside the tiles in the data file. */
static JsonObject *
read_file (JsonParser *parser)
{
  g_autofree char *path = g_build_filename (g_getenv ("PW_SOURCE_ROOT"), "data", "games", "carcassonne.json", NULL);
  g_autoptr (GError) error = NULL;

  json_parser_load_from_file (parser, path, &error);
  g_assert_no_error (error);
  return json_node_get_object (json_parser_get_root (parser));
}

static void
test_totals (void)
{
  static const char *const sorts[CC_SORTS] = { "city", "road", "monastery", "field" };
  static const char *const goods[CC_GOODS] = { "wine", "grain", "cloth" };
  static const char *const sets[2] = { "base", "traders-builders" };
  static const char *const edges[4] = { NULL, "C", "R", "F" };
  g_autoptr (JsonParser) parser = json_parser_new ();
  JsonObject *file = read_file (parser), *totals = json_object_get_object_member (file, "totals");
  guint tiles = 0, pennants = 0, of_goods[CC_GOODS] = { 0 }, of_sort[2][CC_SORTS] = { { 0 } }, of_edge[2][4] = { { 0 } };

  for (guint kind = 0; kind < CC_TILE_KINDS; kind++)
    {
      const CcTile *tile = cc_tile (kind);

      tiles += tile->count;
      for (guint side = 0; side < CC_SIDES; side++)
        of_edge[tile->expansion][tile->edges[side]] += tile->count;
      for (guint i = 0; i < tile->n_segments; i++)
        {
          const CcSegment *segment = &tile->segments[i];

          of_sort[tile->expansion][segment->sort] += tile->count;
          pennants += segment->pennants * tile->count;
          if (segment->good >= 0)
            of_goods[segment->good] += tile->count;
        }
    }
  g_assert_cmpuint (tiles, ==, CC_TILES);
  g_assert_cmpint (tiles, ==, json_object_get_int_member (totals, "tiles"));
  g_assert_cmpint (CC_TILE_KINDS, ==, json_object_get_int_member (totals, "kinds"));
  g_assert_cmpint (pennants, ==, json_object_get_int_member (totals, "pennants"));
  for (guint good = 0; good < CC_GOODS; good++)
    g_assert_cmpint (of_goods[good], ==, json_object_get_int_member (json_object_get_object_member (file, "goods"), goods[good]));
  for (guint set = 0; set < 2; set++)
    {
      JsonObject *segments = json_object_get_object_member (json_object_get_object_member (totals, "segments"), sets[set]);
      JsonObject *sides = json_object_get_object_member (json_object_get_object_member (totals, "edges"), sets[set]);

      for (guint sort = 0; sort < CC_SORTS; sort++)
        g_assert_cmpint (of_sort[set][sort], ==, json_object_get_int_member (segments, sorts[sort]));
      for (guint edge = CC_EDGE_CITY; edge <= CC_EDGE_FIELD; edge++)
        g_assert_cmpint (of_edge[set][edge], ==, json_object_get_int_member (sides, edges[edge]));
    }
  g_assert_cmpstr (cc_tile (cc_tiles_start ())->id, ==, "crfr");
}

/* The tiles that share their edges, counted another way: by their ids. */
static void
test_patterns (void)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  JsonArray *patterns = json_object_get_array_member (read_file (parser), "patterns");
  guint seen = 0;

  for (guint i = 0; i < json_array_get_length (patterns); i++)
    {
      JsonObject *pattern = json_array_get_object_element (patterns, i);
      JsonArray *kinds = json_object_get_array_member (pattern, "kinds");
      guint counts[2] = { 0 };

      for (guint k = 0; k < json_array_get_length (kinds); k++)
        {
          int kind = cc_tile_find (json_array_get_string_element (kinds, k));

          g_assert_cmpint (kind, >=, 0);
          g_assert_cmpuint (cc_tile ((guint) kind)->pattern, ==,
                            cc_tile ((guint) cc_tile_find (json_array_get_string_element (kinds, 0)))->pattern);
          counts[cc_tile ((guint) kind)->expansion] += cc_tile ((guint) kind)->count;
          seen++;
        }
      g_assert_cmpint (counts[0], ==, json_object_get_int_member (pattern, "base"));
      g_assert_cmpint (counts[1], ==, json_object_get_int_member (pattern, "traders_builders"));
    }
  g_assert_cmpuint (seen, ==, CC_TILE_KINDS);
}

/* Ids are the smallest of their four turns, and say the edges; every half that is not city is one field. */
static void
test_edges (void)
{
  for (guint kind = 0; kind < CC_TILE_KINDS; kind++)
    {
      const CcTile *tile = cc_tile (kind);
      guint alike = 0;

      g_assert_cmpint (cc_tile_find (tile->id), ==, (int) kind);
      for (guint side = 0; side < CC_SIDES; side++)
        g_assert_cmpint (tile->id[side], ==, " crf"[tile->edges[side]]);
      for (guint turn = 0; turn < CC_TURNS; turn++)
        {
          const CcTurned *turned = &cc_turned[kind][turn];
          char row[CC_SIDES + 1] = "";

          for (guint side = 0; side < CC_SIDES; side++)
            {
              guint edge = turned->edges[side], at = turned->at_side[side];

              row[side] = " crf"[edge];
              g_assert_true ((at != CC_NO_SEGMENT) == (edge != CC_EDGE_FIELD));
              if (at != CC_NO_SEGMENT)
                g_assert_cmpuint (tile->segments[at].sort, ==, edge == CC_EDGE_CITY ? CC_CITY : CC_ROAD);
              for (guint half = 2 * side; half < 2 * side + 2; half++)
                g_assert_true ((turned->at_half[half] != CC_NO_SEGMENT) == (edge != CC_EDGE_CITY));
              /* At a field edge both halves are one field, at a road edge they are not asked. */
              if (edge == CC_EDGE_FIELD)
                g_assert_cmpuint (turned->at_half[2 * side], ==, turned->at_half[2 * side + 1]);
            }
          g_assert_cmpint (strncmp (tile->id, row, CC_SIDES), <=, 0);
          alike += memcmp (turned, &cc_turned[kind][0], sizeof *turned) == 0;
        }
      /* A tile whose turns look alike may have its segments in another order then. */
      g_assert_cmpuint (alike, <=, CC_TURNS / tile->turns);
    }
}

/* A field borders cities of its own tile only; a road that runs through ends nowhere. */
static void
test_segments (void)
{
  for (guint kind = 0; kind < CC_TILE_KINDS; kind++)
    {
      const CcTile *tile = cc_tile (kind);

      for (guint i = 0; i < tile->n_segments; i++)
        {
          const CcSegment *segment = &tile->segments[i];

          for (guint city = 0; city < CC_MAX_SEGMENTS; city++)
            if (segment->cities >> city & 1)
              g_assert_true (segment->sort == CC_FIELD && city < tile->n_segments && tile->segments[city].sort == CC_CITY);
          if (segment->sort == CC_ROAD)
            g_assert_true ((segment->end != CC_END_NONE) == (__builtin_popcount (segment->edges) == 1));
          if (i > 0)
            g_assert_cmpuint (tile->segments[i - 1].sort, <=, segment->sort);
        }
    }
}

/* In all four turns each segment has one written name, and what is read means one segment (12.4). */
static void
test_names (void)
{
  for (guint kind = 0; kind < CC_TILE_KINDS; kind++)
    for (guint turn = 0; turn < CC_TURNS; turn++)
      {
        const CcTile *tile = cc_tile (kind);
        GHashTable *names = g_hash_table_new (NULL, NULL);

        for (guint i = 0; i < tile->n_segments; i++)
          {
            CcSort sort = tile->segments[i].sort;
            int where = cc_tile_name_segment (kind, turn, i);

            g_assert_cmpint (cc_tile_find_segment (kind, turn, sort, where), ==, (int) i);
            g_assert_true (g_hash_table_add (names, GINT_TO_POINTER (sort * 16 + where + 2)));
          }
        g_hash_table_unref (names);
      }
}

/* 15.9: fields on single tiles, and what they are called. */
static void
test_fields (void)
{
  static const struct
  {
    const char *id;
    guint fields;
  } rows[] = { { "rrrr-b", 4 }, { "frrr-m", 3 }, { "cfrr-v", 3 }, { "cccc-c", 1 }, { "ccrr-c", 4 }, { "ccrr-w", 3 } };
  guint kind = (guint) cc_tile_find ("ccrr-c");

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const CcTile *tile = cc_tile ((guint) cc_tile_find (rows[i].id));
      guint n = 0;

      for (guint k = 0; k < tile->n_segments; k++)
        n += tile->segments[k].sort == CC_FIELD;
      g_assert_cmpuint (n, ==, rows[i].fields);
    }
  g_assert_cmpint (cc_tile_find_segment (kind, 0, CC_FIELD, CC_NE), ==, -1);
  g_assert_cmpint (cc_tile_find_segment (kind, 0, CC_FIELD, CC_WN), ==, cc_tile_find_segment (kind, 0, CC_FIELD, CC_NW));
  g_assert_cmpint (cc_tile_find_segment (kind, 0, CC_FIELD, CC_ES), ==, cc_tile_find_segment (kind, 0, CC_FIELD, CC_SE));
  g_assert_cmpint (cc_tile_find_segment (kind, 0, CC_FIELD, CC_WS), !=, cc_tile_find_segment (kind, 0, CC_FIELD, CC_SW));
  kind = (guint) cc_tile_find ("ccrr-w");
  g_assert_cmpint (cc_tile_find_segment (kind, 0, CC_FIELD, CC_WS), ==, cc_tile_find_segment (kind, 0, CC_FIELD, CC_SW));
  g_assert_cmpint (cc_tile_name_segment ((guint) cc_tile_find ("cccf-c"), 0, 3), ==, CC_WHERE_MIDDLE);
}

/* 1.7: two patterns are on no tile, so no tile fits a place that asks for them. */
static void
test_missing_patterns (void)
{
  static const char *const missing[] = { "cffr", "cfrf", "ffrc", "rfcf" };

  for (guint i = 0; i < G_N_ELEMENTS (missing); i++)
    {
      guint needs = 0;

      for (guint side = 0; side < CC_SIDES; side++)
        needs |= (guint) (strchr (" crf", missing[i][side]) - " crf") << 2 * side;
      g_assert_cmpuint (cc_tiles_fitting (needs), ==, 0);
    }
  g_assert_cmpuint (cc_tiles_fitting (0), ==, (G_GUINT64_CONSTANT (1) << CC_TILE_KINDS) - 1);
  g_assert_cmpuint (cc_tile_turns_fitting ((guint) cc_tile_find ("frfr"), CC_EDGE_ROAD), ==, 2);
  g_assert_cmpint (cc_tile_by_letter ('V'), ==, cc_tile_find ("ffrr"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  cc_tiles_load ();
  g_test_add_func ("/carcassonne/tiles/totals", test_totals);
  g_test_add_func ("/carcassonne/tiles/patterns", test_patterns);
  g_test_add_func ("/carcassonne/tiles/edges", test_edges);
  g_test_add_func ("/carcassonne/tiles/segments", test_segments);
  g_test_add_func ("/carcassonne/tiles/names", test_names);
  g_test_add_func ("/carcassonne/tiles/fields", test_fields);
  g_test_add_func ("/carcassonne/tiles/missing-patterns", test_missing_patterns);
  return g_test_run ();
}
