/* test-carcassonne-outlook.c: what a tile would bring at the places where it may lie, and which tiles fit at a place
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "boards/carcassonne/cc-feature-card.h"
#include "boards/carcassonne/cc-pointed.h"
#include "boards/carcassonne/cc-tiles-board.h"
#include "carcassonne-table.h"
#include "pw-plane-far.h"

static void
play (CcTable *table, const char *const lines[])
{
  for (guint i = 0; lines[i]; i++)
    {
      guint before = cc_table_state (table)->n_tiles;

      pw_entry_set_text (table->entry, lines[i]);
      pw_entry_activate (table->entry);
      g_assert_cmpuint (cc_table_state (table)->n_tiles, ==, before + 1u);
    }
  cc_table_update (table);
}

/* What the board shows at a place, once @text is typed. */
static const CcSeenPlace *
look (CcTable *table, const char *text, int x, int y)
{
  const CcSeenPlace *place;

  pw_entry_set_text (table->entry, text);
  cc_table_update (table);
  place = cc_landscape_find_place (table->landscape, x, y);
  g_assert_nonnull (place);
  return place;
}

static void
check_pill (const CcSeenPlace *place, guint i, CcSeenPillKind kind, int number, gboolean own, guint markers)
{
  g_assert_cmpuint (i, <, place->n_pills);
  g_assert_cmpuint (place->pills[i].kind, ==, kind);
  g_assert_cmpint (place->pills[i].number, ==, number);
  g_assert_cmpint (place->pills[i].own, ==, own);
  g_assert_cmpuint (place->pills[i].markers, ==, markers);
}

/* Ana has a road with her builder and a monastery, Bruno a city that lacks an edge, Chiara a monastery. */
static const char *const story[] = {
  "tile frfr e1 turn=0 r", "tile cfcf-p n1 turn=0 c", "tile ffff s1 m", "tile frfr e2 turn=0 r", "tile ffff s1e1 f", "tile ffff s2 m", NULL,
};

/* Own points are told, whose the points of others are, the second tile, and how many tiles a monastery will have. */
static void
test_pills (CcTable *table, gconstpointer data)
{
  const CcSeenPlace *place;
  GtkWidget *space;

  play (table, story);
  /* A city of three tiles with a pennant: 8 for Bruno, who does not act. */
  place = look (table, "ffcf", 0, 2);
  g_assert_cmpuint (place->state, ==, CC_SEEN_LEGAL);
  check_pill (place, 0, CC_PILL_POINTS, 8, FALSE, 1u << 1);
  space = GTK_WIDGET (pw_plane_find (table->plane, 0, -2));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (space), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "place 1, n2; 64 tiles left fit here; 8 points for Bruno");
  /* Her own road grows, and so there is a second tile; beside it lies nobody's monastery. */
  place = look (table, "frfr", 3, 0);
  g_assert_cmpuint (place->n_pills, ==, 1);
  check_pill (place, 0, CC_PILL_SECOND, 0, TRUE, 0);
  /* Chiara's monastery at s1, with the start tile, s1e1 and s2; hers will have one tile more. */
  place = look (table, "ffff", -1, -1);
  check_pill (place, 0, CC_PILL_TILES, 6, FALSE, 1u << 2);
  /* What is not told is not shown. */
  g_assert_cmpuint (look (table, "", 0, 2)->n_pills, ==, 0);
}

/* Whose points nobody is told has none at the places, though they are numbered. */
static void
test_no_points (CcTable *table, gconstpointer data)
{
  play (table, story);
  g_assert_cmpuint (look (table, "ffcf", 0, 2)->n_pills, ==, 0);
  g_assert_cmpuint (look (table, "ffcf", 0, 2)->number, ==, 1);
}

static CcTilesBoard *
tiles_of (CcTable *table)
{
  return CC_TILES_BOARD (pw_ui_test_find (table->window, CC_TYPE_TILES_BOARD, 0));
}

/* All kinds that fit at a place, as the rules have it. */
static guint
count_fitting (CcTable *table, int x, int y, guint *kinds)
{
  const CcState *state = cc_table_state (table);
  guint needs = state->gaps[cc_land_gap_at (state, x, y)].needs, n = 0;

  *kinds = 0;
  for (guint kind = 0; kind < CC_TILE_KINDS; kind++)
    if (cc_tile_turns_fitting (kind, needs) && state->left[kind])
      {
        n += state->left[kind];
        ++*kinds;
      }
  return n;
}

/* Who points at a place, or goes there by keys, is told what fits there, each kind once, the most of them first. */
static void
test_pointed (CcTable *table, gconstpointer data)
{
  CcTilesBoard *tiles = tiles_of (table);
  CcPointed *pointed = cc_pointed_of (table->entry);
  guint kinds, left, kind, before = G_MAXUINT, shown = 0;
  int turn;

  play (table, story);
  g_assert_cmpuint (cc_tiles_board_count_tiles (tiles), ==, 0);
  gtk_widget_grab_focus (GTK_WIDGET (pw_plane_find (table->plane, 3, 0)));
  g_assert_cmpint (cc_pointed_get (pointed), ==, pw_cell (3, 0));
  left = count_fitting (table, 3, 0, &kinds);
  g_assert_cmpuint (kinds, >, 17);
  g_assert_cmpuint (cc_tiles_board_count_tiles (tiles), ==, 17);
  for (guint i = 0; i < 17; i++)
    {
      cc_tiles_board_get_tile (tiles, i, &kind, &turn);
      g_assert_cmpuint (cc_table_state (table)->left[kind], <=, before);
      before = cc_table_state (table)->left[kind];
      shown += before;
    }
  g_assert_cmpuint (shown, <, left);
  /* On a tile there is no place. */
  gtk_widget_grab_focus (GTK_WIDGET (pw_plane_find (table->plane, 0, 0)));
  g_assert_cmpuint (cc_tiles_board_count_tiles (tiles), ==, 0);
  /* Of a tile that is chosen with its place the others are told, too; before the tile is, they are all to be chosen, in each turn. */
  pw_entry_set_text (table->entry, "frfr e3");
  cc_table_update (table);
  g_assert_cmpuint (cc_tiles_board_count_tiles (tiles), ==, 17);
  pw_entry_set_text (table->entry, "e3");
  cc_table_update (table);
  g_assert_cmpuint (cc_tiles_board_count_tiles (tiles), >, kinds);
}

/* Without hints nobody is told. */
static void
test_pointed_without_hints (CcTable *table, gconstpointer data)
{
  play (table, story);
  gtk_widget_grab_focus (GTK_WIDGET (pw_plane_find (table->plane, 3, 0)));
  g_assert_cmpuint (cc_tiles_board_count_tiles (tiles_of (table)), ==, 0);
}

/* Whether the card lies over a square. */
static gboolean
is_hidden (CcTable *table, int x, int y)
{
  const PwCamera *camera = pw_plane_get_camera (table->plane);
  GtkWidget *card = pw_ui_test_find (table->window, CC_TYPE_FEATURE_CARD, 0);
  graphene_rect_t bounds, both;
  double across, down;

  g_assert_true (gtk_widget_get_mapped (card));
  g_assert_true (gtk_widget_compute_bounds (card, GTK_WIDGET (table->landscape), &bounds));
  pw_camera_to_screen (camera, x + 0.5, -y + 0.5, &across, &down);
  return graphene_rect_intersection (&bounds,
                                     &GRAPHENE_RECT_INIT ((float) (across - camera->px / 2.0), (float) (down - camera->px / 2.0),
                                                          (float) camera->px, (float) camera->px),
                                     &both);
}

/* The card that tells of a feature lies neither over the tile it tells of, nor over the last one. */
static void
test_card (CcTable *table, gconstpointer data)
{
  const CcState *state = cc_table_state (table);
  const CcPlaced *last = &state->tiles[state->last - 1];

  for (guint i = 0; i < state->n_tiles; i += 3)
    {
      g_signal_emit_by_name (table->landscape, "tile-pressed", state->tiles[i].x, state->tiles[i].y, 0u);
      pw_ui_test_settle ();
      g_assert_false (is_hidden (table, state->tiles[i].x, state->tiles[i].y));
      g_assert_false (is_hidden (table, last->x, last->y));
      g_signal_emit_by_name (table->landscape, "tile-pressed", state->tiles[i].x, state->tiles[i].y, 0u);
    }
}

/* A place of which more is seen than not, but not its number, has it at the edge, as one out of sight has. */
static void
test_number_out_of_sight (CcTable *table, gconstpointer data)
{
  const PwCamera *camera = pw_plane_get_camera (table->plane);
  double across, down;
  int x, y;

  play (table, story);
  g_assert_cmpuint (look (table, "frfr", -1, 0)->number, >, 0);
  pw_plane_zoom_to (table->plane, 96, 0, 0);
  pw_ui_test_settle ();
  pw_camera_to_screen (camera, -0.5, 0.5, &across, &down);
  g_assert_false (pw_plane_far_find (table->plane, across, down, &x, &y));
  pw_plane_scroll (table->plane, across - 30, 0);
  pw_ui_test_settle ();
  pw_camera_to_screen (camera, -0.5, 0.5, &across, &down);
  g_assert_cmpfloat_with_epsilon (across, 30, 2);
  g_assert_true (pw_plane_far_find (table->plane, 30, down, &x, &y));
  g_assert_cmpint (x, ==, -1);
  g_assert_cmpint (y, ==, 0);
}

int
main (int argc, char **argv)
{
  static const CcTableCase usual = { 3, 1280, 800, PW_HINTS_POINTS, 0 }, moves = { 3, 1280, 800, PW_HINTS_MOVES, 0 },
                           off = { 3, 1280, 800, PW_HINTS_OFF, 0 }, many = { 3, 1280, 800, PW_HINTS_POINTS, 70 };

  pw_ui_test_init (&argc, &argv);
#define ADD(path, how, func) g_test_add ("/carcassonne/outlook/" path, CcTable, &how, cc_table_set_up, func, cc_table_tear_down)
  ADD ("pills", usual, test_pills);
  ADD ("no points", moves, test_no_points);
  ADD ("pointed", usual, test_pointed);
  ADD ("pointed, no hints", off, test_pointed_without_hints);
  ADD ("card", many, test_card);
  ADD ("number out of sight", usual, test_number_out_of_sight);
#undef ADD
  return g_test_run ();
}
