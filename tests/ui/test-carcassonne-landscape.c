/* test-carcassonne-landscape.c: the landscape shows what it is given, whichever way it is turned, and knows where people point
 *
 * PW_SHOT=FOLDER writes pictures of it, to be looked at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include "boards/carcassonne/cc-landscape.h"
#include "boards/carcassonne/cc-pictures.h"
#include "carcassonne-land.h"
#include "pw-plane-box.h"
#include "pw-ui-test.h"

typedef struct
{
  GtkWidget *window;
  CcLandscape *landscape;
  PwPlane *plane;
  CcSeenTile tiles[G_N_ELEMENTS (land_tiles) + 1];
  CcSeenPlace places[G_N_ELEMENTS (land_places)];
  CcSeen seen;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->window = gtk_window_new ();
  fixture->landscape = CC_LANDSCAPE (cc_landscape_new ());
  fixture->plane = PW_PLANE (fixture->landscape);
  land_fill (&fixture->seen, fixture->tiles, fixture->places);
  cc_landscape_show (fixture->landscape, &fixture->seen);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 774, 600);
  gtk_window_set_child (GTK_WINDOW (fixture->window), pw_plane_box_wrap (fixture->plane));
  gtk_window_present (GTK_WINDOW (fixture->window));
  pw_ui_test_settle ();
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  pw_ui_test_settle ();
}

/* What is on the screen now. */
static cairo_surface_t *
render (Fixture *fixture)
{
  GtkWidget *widget = GTK_WIDGET (fixture->window);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_nonnull (node);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static void
shoot (Fixture *fixture, const char *name)
{
  const char *folder = g_getenv ("PW_SHOT");
  g_autofree char *base = g_strconcat (name, ".png", NULL), *file = NULL;
  cairo_surface_t *surface;

  if (!folder)
    return;
  pw_ui_test_settle ();
  surface = render (fixture);
  file = g_build_filename (folder, base, NULL);
  g_assert_cmpint (cairo_surface_write_to_png (surface, file), ==, CAIRO_STATUS_SUCCESS);
  cairo_surface_destroy (surface);
}

static PwSpace *
space_at (Fixture *fixture, int x, int y)
{
  return pw_plane_find (fixture->plane, x, -y);
}

/* What a place brings is not covered by another legal place below it, whichever way the picture is turned: it stands higher there. */
static void
test_crowded (Fixture *fixture, gconstpointer data)
{
  CcSeenPlace places[2] = { fixture->places[2], fixture->places[2] };

  fixture->seen.places = places;
  fixture->seen.n_places = 1;
  for (guint turn = 0; turn < 4; turn++)
    {
      guint8 alone[PW_PIECE_DATA];
      guint n = 0;

      fixture->seen.n_places = 1;
      cc_landscape_show (fixture->landscape, &fixture->seen);
      pw_ui_test_settle ();
      memcpy (alone, pw_space_peek_piece (space_at (fixture, 4, 1))->data, sizeof alone);
      fixture->seen.n_places = 2;
      for (guint side = 0; side < CC_SIDES; side++)
        {
          double a, b, c, d;

          places[1].x = 4 + cc_side_x (side);
          places[1].y = 1 + cc_side_y (side);
          if (places[1].x == 3)
            continue;
          cc_landscape_show (fixture->landscape, &fixture->seen);
          pw_ui_test_settle ();
          pw_camera_to_screen (pw_plane_get_camera (fixture->plane), 4.5, -0.5, &a, &b);
          pw_camera_to_screen (pw_plane_get_camera (fixture->plane), places[1].x + 0.5, -places[1].y + 0.5, &c, &d);
          g_assert_cmpint (memcmp (alone, pw_space_peek_piece (space_at (fixture, 4, 1))->data, sizeof alone) != 0, ==,
                           d > b + 1);
          n += d > b + 1;
        }
      /* A tile lies to the west. */
      g_assert_cmpuint (n, <=, 1);
      pw_plane_turn (fixture->plane, 1);
    }
}

/* -- What is there ------------------------------------------------------------------------------------- */

static void
test_spaces (Fixture *fixture, gconstpointer data)
{
  g_assert_cmpuint (pw_plane_count (fixture->plane), ==, 39);
  g_assert_cmpint (pw_plane_get_camera (fixture->plane)->px, ==, 80);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (fixture->landscape), GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (fixture->landscape), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Landscape, 35 tiles, 8 wide, 5 high");
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (space_at (fixture, 0, 0)), GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (space_at (fixture, -4, 1)), GTK_ACCESSIBLE_PROPERTY_LABEL, "n1w4");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (space_at (fixture, 4, 1)), GTK_ACCESSIBLE_PROPERTY_LABEL, "place 3, n1e4");
  shoot (fixture, "landscape");
}

/* A tile comes to lie on the place that has the focus: the focus stays, and other places go. */
static void
test_grows (Fixture *fixture, gconstpointer data)
{
  guint n = G_N_ELEMENTS (land_tiles);
  int px;

  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (space_at (fixture, -1, 3))));
  fixture->tiles[n] = (CcSeenTile){ -1, 3, fixture->places[0].kind, 3, FALSE, "n3w1, road bend" };
  fixture->seen.n_tiles++;
  fixture->seen.n_places = 0;
  fixture->seen.last_x = -1;
  fixture->seen.last_y = 3;
  pw_plane_zoom (fixture->plane, 1);
  px = pw_plane_get_camera (fixture->plane)->px;
  cc_landscape_show (fixture->landscape, &fixture->seen);
  pw_ui_test_settle ();
  g_assert_cmpuint (pw_plane_count (fixture->plane), ==, 36);
  g_assert_null (space_at (fixture, 2, 3));
  g_assert_cmpint (pw_plane_get_camera (fixture->plane)->px, ==, px); /* what was zoomed by hand stays */
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == GTK_WIDGET (space_at (fixture, -1, 3)));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (space_at (fixture, -1, 3)), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "n3w1, road bend");

  /* And back, as one takes it back: the focus goes to the nearest tile. */
  fixture->seen.n_tiles--;
  cc_landscape_show (fixture->landscape, &fixture->seen);
  pw_ui_test_settle ();
  g_assert_null (space_at (fixture, -1, 3));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == GTK_WIDGET (space_at (fixture, -1, 2)));

  fixture->seen.n_tiles = 0;
  fixture->seen.n_figures = 0;
  fixture->seen.hovered.n_spots = 0;
  cc_landscape_show (fixture->landscape, &fixture->seen);
  pw_ui_test_settle ();
  g_assert_cmpuint (pw_plane_count (fixture->plane), ==, 0);
}

/* Figures, ticks and lit features that name what is not there are left out, and nothing breaks. */
static void
test_nonsense (Fixture *fixture, gconstpointer data)
{
  static const CcSeenFigure figures[] = { { { 70, 70, 0 }, 0, 1, "X" }, { { 0, 0, 7 }, 2, 6, "Y" }, { { 0, 0, 0 }, 9, 3, "" } };
  static const CcSeenSpot spots[] = { { 1, 1, 200 }, { 50, -3, 0 } };
  static const CcSeenOpening openings[] = { { 99, 99, 77 }, { 0, 0, 200 } };
  static const CcSort sorts[] = { CC_CITY, CC_ROAD, CC_MONASTERY, CC_FIELD, CC_SORTS };

  fixture->seen.figures = figures;
  fixture->seen.n_figures = G_N_ELEMENTS (figures);
  fixture->seen.ticks = spots;
  fixture->seen.n_ticks = G_N_ELEMENTS (spots);
  for (guint i = 0; i < G_N_ELEMENTS (sorts); i++)
    {
      fixture->seen.chosen = (CcSeenFeature){ (guint8) sorts[i], G_N_ELEMENTS (spots), spots, G_N_ELEMENTS (openings), openings };
      cc_landscape_show (fixture->landscape, &fixture->seen);
      pw_ui_test_settle ();
    }
  g_assert_cmpuint (pw_plane_count (fixture->plane), ==, 39);
}

/* -- How it is drawn ---------------------------------------------------------------------------------------- */

/* What is seen at a point: a CcEdge, by its colour; CC_EDGE_ANY where it is none of the three. */
static CcEdge
seen_at (cairo_surface_t *surface, double across, double down)
{
  const guint8 *row = cairo_image_surface_get_data (surface) + (int) down * cairo_image_surface_get_stride (surface);
  guint32 color = ((const guint32 *) (gconstpointer) row)[(int) across] & 0xffffff;

  if (color == cc_color (PW_THEME_LIGHT, CC_COLOR_CITY))
    return CC_EDGE_CITY;
  if (color == cc_color (PW_THEME_LIGHT, CC_COLOR_ROAD))
    return CC_EDGE_ROAD;
  return color == cc_color (PW_THEME_LIGHT, CC_COLOR_FIELD) ? CC_EDGE_FIELD : CC_EDGE_ANY;
}

/* On both sides of each seam people see the same, however the picture is turned, and it is what the tile has there. */
static void
test_neighbours (Fixture *fixture, gconstpointer data)
{
  fixture->seen.n_figures = fixture->seen.n_places = fixture->seen.n_ticks = 0;
  fixture->seen.has_last = FALSE;
  fixture->seen.hovered.n_spots = 0;
  cc_landscape_show (fixture->landscape, &fixture->seen);
  for (guint turn = 0; turn < 4; turn++)
    {
      cairo_surface_t *surface;
      guint n = 0;

      pw_ui_test_settle ();
      surface = render (fixture);
      for (guint i = 0; i < G_N_ELEMENTS (land_tiles); i++)
        for (guint side = CC_NORTH; side <= CC_EAST; side++)
          {
            const CcSeenTile *tile = &fixture->tiles[i];
            double a, b, c, d, dx = cc_side_x (side), dy = -cc_side_y (side);
            CcEdge edge = cc_turned[tile->kind][tile->turn].edges[side];
            /* Beside the icons, which lie in the middle and in the corners of cities. */
            double aside = edge == CC_EDGE_CITY ? -0.15 : 0, x = tile->x + 0.5 + dy * aside, y = -tile->y + 0.5 + dx * aside;

            if (!space_at (fixture, tile->x + cc_side_x (side), tile->y + cc_side_y (side)))
              continue;
            pw_camera_to_screen (pw_plane_get_camera (fixture->plane), x + dx * 0.47, y + dy * 0.47, &a, &b);
            pw_camera_to_screen (pw_plane_get_camera (fixture->plane), x + dx * 0.53, y + dy * 0.53, &c, &d);
            /* A roof may stand there. */
            if (seen_at (surface, a, b) != CC_EDGE_ANY)
              g_assert_cmpint (seen_at (surface, a, b), ==, edge);
            if (seen_at (surface, c, d) != CC_EDGE_ANY)
              g_assert_cmpint (seen_at (surface, c, d), ==, edge);
            n += seen_at (surface, a, b) == edge && seen_at (surface, c, d) == edge;
          }
      g_assert_cmpuint (n, >=, 40);
      cairo_surface_destroy (surface);
      pw_plane_turn (fixture->plane, 1);
    }
}

/* -- Pointing --------------------------------------------------------------------------------------------------- */

static GtkEventController *
motion_of (Fixture *fixture)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (fixture->landscape));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_MOTION (controller) &&
          g_signal_has_handler_pending (controller, g_signal_lookup ("leave", GTK_TYPE_EVENT_CONTROLLER_MOTION), 0, FALSE))
        return controller;
    }
  g_assert_not_reached ();
}

/* Where the figure of a segment would stand, people point at that segment. */
static void
test_pointed (Fixture *fixture, gconstpointer data)
{
  GtkEventController *motion = motion_of (fixture);
  CcSeenSpot spot;

  for (guint turn = 0; turn < 4; turn++)
    {
      for (guint i = 0; i < G_N_ELEMENTS (land_tiles); i++)
        for (guint segment = 0; segment < cc_tile (fixture->tiles[i].kind)->n_segments; segment++)
          {
            const CcSeenTile *tile = &fixture->tiles[i];
            CcPoint at = cc_point_turned (cc_spot (tile->kind, segment), tile->turn);
            double across, down;

            if (cc_tile (tile->kind)->segments[segment].sort == CC_MONASTERY)
              at = (CcPoint){ 0.5, 0.5 };
            pw_camera_to_screen (pw_plane_get_camera (fixture->plane), tile->x + at.x, -tile->y + at.y, &across, &down);
            g_signal_emit_by_name (motion, "motion", across, down);
            g_assert_true (cc_landscape_get_pointed (fixture->landscape, &spot));
            g_assert_cmpint (spot.x, ==, tile->x);
            g_assert_cmpint (spot.y, ==, tile->y);
            g_assert_cmpuint (spot.segment, ==, segment);
          }
      pw_plane_turn (fixture->plane, 1);
      pw_ui_test_settle ();
    }
  g_signal_emit_by_name (motion, "motion", 1.0, 1.0);
  g_assert_false (cc_landscape_get_pointed (fixture->landscape, &spot));
}

typedef struct
{
  guint n;
  int x, y;
  guint segment;
} Press;

static void
on_tile (CcLandscape *landscape, int x, int y, guint segment, Press *press)
{
  *press = (Press){ press->n + 1, x, y, segment };
}

static void
on_place (CcLandscape *landscape, int x, int y, Press *press)
{
  *press = (Press){ press->n + 1, x, y, 77 };
}

static void
test_pressed (Fixture *fixture, gconstpointer data)
{
  Press press = { 0 };

  g_signal_connect (fixture->landscape, "tile-pressed", G_CALLBACK (on_tile), &press);
  g_signal_connect (fixture->landscape, "place-pressed", G_CALLBACK (on_place), &press);
  gtk_widget_activate_action (GTK_WIDGET (space_at (fixture, -2, 1)), "space.press", NULL);
  g_assert_cmpuint (press.n, ==, 1);
  g_assert_cmpint (press.x, ==, -2);
  g_assert_cmpint (press.y, ==, 1);
  g_assert_cmpuint (press.segment, ==, CC_NO_SEGMENT);
  gtk_widget_activate_action (GTK_WIDGET (space_at (fixture, 0, -3)), "space.press", NULL);
  g_assert_cmpuint (press.n, ==, 2);
  g_assert_cmpint (press.y, ==, -3);
  g_assert_cmpuint (press.segment, ==, 77);
}

static char *
describe (int x, int y, guint segment, gpointer data)
{
  return g_strdup_printf ("%d %d %u", x, y, segment);
}

static GtkWidget *
focus_of (Fixture *fixture)
{
  return gtk_window_get_focus (GTK_WINDOW (fixture->window));
}

/* Tab goes through the features of the tile that has the focus, Escape back to it; they are there only as long. */
static void
test_features (Fixture *fixture, gconstpointer data)
{
  GtkWidget *landscape = GTK_WIDGET (fixture->landscape), *tile;
  Press press = { 0 };
  CcSeenSpot spot;

  g_signal_connect (fixture->landscape, "tile-pressed", G_CALLBACK (on_tile), &press);
  tile = GTK_WIDGET (space_at (fixture, -1, -1));
  gtk_widget_grab_focus (tile);
  g_assert_false (gtk_widget_child_focus (landscape, GTK_DIR_TAB_FORWARD));
  cc_landscape_set_describe (fixture->landscape, describe, NULL);

  /* A city between two fields. */
  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *name = g_strdup_printf ("-1 -1 %u", i);

      g_assert_true (gtk_widget_child_focus (landscape, GTK_DIR_TAB_FORWARD));
      pw_ui_test_settle ();
      gtk_test_accessible_assert_role (GTK_ACCESSIBLE (focus_of (fixture)), GTK_ACCESSIBLE_ROLE_BUTTON);
      gtk_test_accessible_assert_property (GTK_ACCESSIBLE (focus_of (fixture)), GTK_ACCESSIBLE_PROPERTY_LABEL, name);
      g_assert_true (cc_landscape_get_pointed (fixture->landscape, &spot));
      g_assert_cmpint (spot.x, ==, -1);
      g_assert_cmpint (spot.y, ==, -1);
      g_assert_cmpuint (spot.segment, ==, i);
      gtk_widget_activate_action (focus_of (fixture), "space.press", NULL);
      g_assert_cmpuint (press.n, ==, i + 1);
      g_assert_cmpuint (press.segment, ==, i);
    }
  g_assert_false (gtk_widget_child_focus (landscape, GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_widget_child_focus (landscape, GTK_DIR_TAB_BACKWARD));
  g_assert_true (gtk_widget_child_focus (landscape, GTK_DIR_TAB_BACKWARD));
  g_assert_true (gtk_widget_child_focus (landscape, GTK_DIR_TAB_BACKWARD));
  g_assert_true (focus_of (fixture) == tile);
  g_assert_false (cc_landscape_get_pointed (fixture->landscape, &spot));
  g_assert_false (pw_plane_leave_parts (fixture->plane));

  /* From a feature, an arrow leads to the next tile; those that were left are gone. */
  gtk_widget_child_focus (landscape, GTK_DIR_TAB_FORWARD);
  gtk_window_set_focus_visible (GTK_WINDOW (fixture->window), TRUE);
  shoot (fixture, "feature");
  g_assert_true (pw_plane_leave_parts (fixture->plane));
  g_assert_true (focus_of (fixture) == tile);
  gtk_widget_child_focus (landscape, GTK_DIR_TAB_FORWARD);
  g_assert_true (gtk_widget_child_focus (landscape, GTK_DIR_RIGHT));
  pw_ui_test_settle ();
  g_assert_true (focus_of (fixture) == GTK_WIDGET (space_at (fixture, 0, -1)));
  g_assert_false (pw_plane_leave_parts (fixture->plane));

  /* A tile that is taken back takes them along. */
  gtk_widget_child_focus (landscape, GTK_DIR_TAB_FORWARD);
  fixture->seen.n_tiles = 2;
  cc_landscape_show (fixture->landscape, &fixture->seen);
  pw_ui_test_settle ();
  g_assert_null (space_at (fixture, 0, -1));
  g_assert_true (PW_IS_SPACE (focus_of (fixture)));
  g_assert_cmpint (pw_plane_get_part (PW_SPACE (focus_of (fixture))), ==, -1);
}

/* Pictures of all that can be lit, in all turns, large and small: to be looked at. */
static void
test_pictures (Fixture *fixture, gconstpointer data)
{
  static const CcSeenFeature lit[] = {
    { CC_ROAD, G_N_ELEMENTS (land_road), land_road, G_N_ELEMENTS (land_road_openings), land_road_openings },
    { CC_FIELD, G_N_ELEMENTS (land_field), land_field, 0, NULL },
    { CC_MONASTERY, G_N_ELEMENTS (land_monastery), land_monastery, 0, NULL },
  };
  static const char *const names[] = { "road", "field", "monastery" };
  /* One that is about to be put, and others that could be. */
  static const CcSeenFigure ahead[] = {
    { { 2, 3, 0 }, CC_DRAW_FOLLOWER, 1, "A", FALSE },
    { { 2, 3, 2 }, CC_DRAW_PIG, 1, "A", TRUE },
    { { 0, 0, 1 }, CC_DRAW_BUILDER, 6, "F", TRUE },
    { { 3, 1, 1 }, CC_DRAW_FOLLOWER, 5, "E", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (lit); i++)
    {
      cc_landscape_light (fixture->landscape, TRUE, &lit[i]);
      shoot (fixture, names[i]);
    }
  cc_landscape_light (fixture->landscape, TRUE, NULL);
  fixture->seen.figures = ahead;
  fixture->seen.n_figures = G_N_ELEMENTS (ahead);
  fixture->places[1].state = CC_SEEN_REFUSED;
  fixture->places[1].differs = 1 << CC_SOUTH;
  fixture->places[2].state = CC_SEEN_DEAD;
  fixture->places[3].state = CC_SEEN_FREE;
  fixture->tiles[4].corrected = TRUE;
  cc_landscape_show (fixture->landscape, &fixture->seen);
  gtk_widget_grab_focus (GTK_WIDGET (space_at (fixture, 2, 3)));
  gtk_window_set_focus_visible (GTK_WINDOW (fixture->window), TRUE);
  shoot (fixture, "states");
  gtk_widget_grab_focus (GTK_WIDGET (space_at (fixture, 0, 1)));
  pw_plane_turn (fixture->plane, 1);
  shoot (fixture, "turned");
  for (guint i = 0; i < 3; i++)
    pw_plane_zoom (fixture->plane, -1);
  shoot (fixture, "small");
  for (guint i = 0; i < 9; i++)
    pw_plane_zoom (fixture->plane, 1);
  shoot (fixture, "large");
}

/* Beside words: nothing takes the focus, and all have the size that was asked for. */
static void
test_beside_words (void)
{
  GtkWidget *window = gtk_window_new (), *box = gtk_flow_box_new ();
  Fixture fixture = { .window = window };

  for (guint kind = 0; kind < CC_TILE_KINDS; kind += 5)
    gtk_flow_box_append (GTK_FLOW_BOX (box), cc_picture_tile (34, kind, kind % 4));
  for (guint kind = 0; kind < CC_TILE_KINDS; kind += 5)
    gtk_flow_box_append (GTK_FLOW_BOX (box), cc_picture_pattern (34, cc_tile (kind)->edges));
  for (guint good = 0; good < CC_GOODS; good++)
    gtk_flow_box_append (GTK_FLOW_BOX (box), cc_picture_good (18, (CcGood) good));
  for (guint sign = 0; sign < CC_SIGNS; sign++)
    gtk_flow_box_append (GTK_FLOW_BOX (box), cc_picture_sign (18, (CcSign) sign));
  for (guint marker = 1; marker <= PW_MAX_PLAYERS; marker++)
    for (guint figure = 0; figure < CC_DRAW_FIGURES; figure++)
      for (int away = 0; away < 2; away++)
        gtk_flow_box_append (GTK_FLOW_BOX (box), cc_picture_figure (18, (CcDrawFigure) figure, marker, away));
  gtk_flow_box_append (GTK_FLOW_BOX (box), cc_picture_game (48));
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (box), GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (box), 12);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  pw_ui_test_settle ();
  for (GtkWidget *child = gtk_widget_get_first_child (box); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *picture = gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (child));

      g_assert_false (gtk_widget_get_focusable (picture));
      g_assert_cmpint (gtk_widget_get_width (picture), >, 0);
      g_assert_cmpint (gtk_widget_get_height (picture), >=, 18);
    }
  shoot (&fixture, "beside-words");
  gtk_window_destroy (GTK_WINDOW (window));
  pw_ui_test_settle ();
}

int
main (int argc, char *argv[])
{
  pw_ui_test_init (&argc, &argv);
  g_test_add ("/carcassonne/landscape/spaces", Fixture, NULL, set_up, test_spaces, tear_down);
  g_test_add ("/carcassonne/landscape/crowded", Fixture, NULL, set_up, test_crowded, tear_down);
  g_test_add ("/carcassonne/landscape/grows", Fixture, NULL, set_up, test_grows, tear_down);
  g_test_add ("/carcassonne/landscape/nonsense", Fixture, NULL, set_up, test_nonsense, tear_down);
  g_test_add ("/carcassonne/landscape/neighbours", Fixture, NULL, set_up, test_neighbours, tear_down);
  g_test_add ("/carcassonne/landscape/pointed", Fixture, NULL, set_up, test_pointed, tear_down);
  g_test_add ("/carcassonne/landscape/pressed", Fixture, NULL, set_up, test_pressed, tear_down);
  g_test_add ("/carcassonne/landscape/features", Fixture, NULL, set_up, test_features, tear_down);
  g_test_add_func ("/carcassonne/landscape/beside words", test_beside_words);
  if (g_getenv ("PW_SHOT"))
    g_test_add ("/carcassonne/landscape/pictures", Fixture, NULL, set_up, test_pictures, tear_down);
  return g_test_run ();
}
