/* test-plane.c: spaces on an unbounded plane: they come and go, what of them is seen, and what is drawn again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "plane-of-squares.h"

/* Spaces that were pressed. */
static guint n_pressed;

static void
on_pressed_space (void)
{
  n_pressed++;
}

/* -- Adding and removing ----------------------------------------------------------------------------------- */

static void
test_add (Fixture *fixture, gconstpointer data)
{
  guint n = pw_plane_count (fixture->plane);
  PwSpace *space;

  /* In any order, far away, and twice. */
  space = add (fixture, -200, 77, 0);
  g_assert_true (pw_plane_add (fixture->plane, -200, 77, TRUE) == space);
  add (fixture, PW_PLANE_FAR - 1, 1 - PW_PLANE_FAR, 0);
  add (fixture, 0, -3, 0);
  g_assert_cmpuint (pw_plane_count (fixture->plane), ==, n + 3);
  for (guint i = 0; i < pw_plane_count (fixture->plane); i++)
    {
      int x, y;

      pw_plane_get_square (pw_plane_nth (fixture->plane, i), &x, &y);
      g_assert_true (pw_plane_find (fixture->plane, x, y) == pw_plane_nth (fixture->plane, i));
    }
  g_assert_null (pw_plane_find (fixture->plane, 1, 2));
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (space), GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (space), GTK_ACCESSIBLE_PROPERTY_LABEL, "-200 77");

  g_signal_connect (space, "pressed", G_CALLBACK (on_pressed_space), NULL);
  n_pressed = 0;
  gtk_widget_activate_action (GTK_WIDGET (space), "space.press", NULL);
  g_assert_cmpuint (n_pressed, ==, 1);
}

/* Where the focus goes when what has it is taken away, and that it stays when anything else is. */
static void
test_remove (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    int x, y, to_x, to_y;
  } cases[] = {
    { 0, 2, 0, 1 },
    { 3, 0, 1, 0 },
    { -2, 0, -1, 0 },
  };
  guint n = pw_plane_count (fixture->plane);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      focus (fixture, cases[i].x, cases[i].y);
      pw_plane_remove (fixture->plane, cases[i].x, cases[i].y);
      pw_ui_test_settle ();
      g_assert_cmpuint (pw_plane_count (fixture->plane), ==, --n);
      g_assert_null (pw_plane_find (fixture->plane, cases[i].x, cases[i].y));
      assert_focused (fixture, cases[i].to_x, cases[i].to_y);
    }
  pw_plane_remove (fixture->plane, 50, 50);
  focus (fixture, 0, 0);
  pw_plane_remove (fixture->plane, 0, 1);
  add (fixture, 4, 4, 0);
  pw_ui_test_settle ();
  assert_focused (fixture, 0, 0);
  while (pw_plane_count (fixture->plane) > 0)
    {
      int x, y;

      pw_plane_get_square (pw_plane_nth (fixture->plane, 0), &x, &y);
      pw_plane_remove (fixture->plane, x, y);
    }
  pw_ui_test_settle ();
  g_assert_null (gtk_widget_get_focus_child (GTK_WIDGET (fixture->plane)));
  g_assert_false (pw_plane_focus_legal (fixture->plane, 1));
}

/* -- The view ------------------------------------------------------------------------------------------------- */

/* All is made to fit, and more of it as well, until somebody zooms; then nothing changes but by hand. */
static void
test_fit (Fixture *fixture, gconstpointer data)
{
  PwSquares part = { 0, 0, 4, 1 };
  int px = pw_plane_get_camera (fixture->plane)->px;

  g_assert_true (pw_plane_get_fits (fixture->plane));
  g_assert_cmpint (px, ==, 96);
  /* The focus needs no scrolling: what fits is seen, however near to the edge. */
  add (fixture, 0, 5, 0);
  pw_ui_test_settle ();
  g_assert_cmpint (pw_plane_get_camera (fixture->plane)->px, ==, 72);
  for (guint i = 0; i < pw_plane_count (fixture->plane); i++)
    gtk_widget_grab_focus (GTK_WIDGET (pw_plane_nth (fixture->plane, i)));
  g_assert_true (pw_plane_get_fits (fixture->plane));
  assert_seen (fixture, -2, 0);
  assert_seen (fixture, 3, 0);
  add (fixture, 9, 0, 0);
  pw_ui_test_settle ();
  g_assert_cmpint (pw_plane_get_camera (fixture->plane)->px, ==, 64);
  assert_seen (fixture, 9, 0);
  pw_plane_zoom (fixture->plane, 1);
  g_assert_false (pw_plane_get_fits (fixture->plane));
  add (fixture, 20, 0, 0);
  pw_ui_test_settle ();
  g_assert_cmpint (pw_plane_get_camera (fixture->plane)->px, ==, 80);
  pw_plane_fit (fixture->plane);
  pw_ui_test_settle ();
  g_assert_cmpint (pw_plane_get_camera (fixture->plane)->px, ==, 32);
  pw_plane_set_fit_to (fixture->plane, &part);
  pw_ui_test_settle ();
  g_assert_cmpint (pw_plane_get_camera (fixture->plane)->px, ==, 96);
  assert_seen (fixture, 0, 0);
  assert_seen (fixture, 3, 0);
}

/* However far it is scrolled, something is in the middle; and each square can be brought there. */
static void
test_limits (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    double across, down;
    double x, y;
  } cases[] = {
    { 1e6, 0, 4, -99 }, { -1e6, 0, -2, -99 }, { 0, 1e6, -99, 3 }, { 0, -1e6, -99, -2 }, { -1e6, 1e6, -2, 3 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const PwCamera *camera = pw_plane_get_camera (fixture->plane);

      pw_plane_scroll (fixture->plane, cases[i].across, cases[i].down);
      pw_ui_test_settle ();
      if (cases[i].x > -99)
        g_assert_cmpfloat (camera->x, ==, cases[i].x);
      if (cases[i].y > -99)
        g_assert_cmpfloat (camera->y, ==, cases[i].y);
    }
  /* What is taken away takes the view along. */
  pw_plane_remove (fixture->plane, 3, 0);
  pw_plane_scroll (fixture->plane, 1e6, 0);
  pw_ui_test_settle ();
  g_assert_cmpfloat (pw_plane_get_camera (fixture->plane)->x, ==, 2);
}

static void
test_zoom_at (Fixture *fixture, gconstpointer data)
{
  double across, down, x, y;

  for (int turn = 0; turn < 4; turn++)
    {
      middle_of (fixture, 1, 1, &across, &down);
      pw_plane_zoom_to (fixture->plane, 128, across, down);
      pw_ui_test_settle ();
      middle_of (fixture, 1, 1, &x, &y);
      g_assert_cmpfloat_with_epsilon (x, across, 1);
      g_assert_cmpfloat_with_epsilon (y, down, 1);
      pw_plane_zoom_to (fixture->plane, 96, across, down);
      pw_plane_turn (fixture->plane, 1);
      pw_ui_test_settle ();
    }
  /* By steps it is what has the focus that stays. */
  focus (fixture, 1, 1);
  middle_of (fixture, 1, 1, &across, &down);
  pw_plane_zoom (fixture->plane, 1);
  pw_ui_test_settle ();
  middle_of (fixture, 1, 1, &x, &y);
  g_assert_cmpint (pw_plane_get_camera (fixture->plane)->px, ==, 128);
  g_assert_cmpfloat_with_epsilon (x, across, 1);
  g_assert_cmpfloat_with_epsilon (y, down, 1);
}

/* -- Drawing ------------------------------------------------------------------------------------------------------- */

/* A square that comes is drawn; those that are there are not drawn anew, and none far away is. */
static void
test_redraws (Fixture *fixture, gconstpointer data)
{
  pw_plane_zoom_to (fixture->plane, 80, 400, 300);
  pw_ui_test_settle ();
  for (int i = 0; i < 200; i++)
    add (fixture, 100 + i, 50, 0);
  n_drawn = 0;
  pw_ui_test_settle ();
  g_assert_cmpuint (n_drawn, ==, 0);
  pw_plane_scroll (fixture->plane, 13, -7);
  pw_ui_test_settle ();
  g_assert_cmpuint (n_drawn, ==, 0);
  write_space (pw_plane_find (fixture->plane, 1, 1), 9);
  pw_ui_test_settle ();
  g_assert_cmpuint (n_drawn, ==, 1);
  /* In another size all that are seen are drawn: alike ones share a picture. */
  n_drawn = 0;
  pw_plane_zoom (fixture->plane, 1);
  pw_ui_test_settle ();
  g_assert_cmpuint (n_drawn, >, 0);
  g_assert_cmpuint (n_drawn, <, 20);
}

/* Somebody who zooms sees it in the next frame, as the pictures that are there; they are made anew after it. */
static void
test_zooms_at_once (Fixture *fixture, gconstpointer data)
{
  GtkWidget *widget = GTK_WIDGET (fixture->plane);
  GtkSnapshot *snapshot;
  GskRenderNode *node;

  pw_plane_zoom_to (fixture->plane, 64, 400, 300);
  pw_ui_test_settle ();
  n_drawn = 0;
  pw_plane_zoom_to (fixture->plane, 71, 400, 300);
  pw_plane_zoom_to (fixture->plane, 77, 400, 300);
  snapshot = gtk_snapshot_new ();
  GTK_WIDGET_GET_CLASS (widget)->snapshot (widget, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_nonnull (node);
  gsk_render_node_unref (node);
  g_assert_cmpuint (n_drawn, ==, 0);
  pw_ui_test_settle ();
  g_assert_cmpuint (n_drawn, >, 0);
  g_assert_cmpint (pw_plane_get_camera (fixture->plane)->px, ==, 77);
  /* What was seen scaled is where it belongs. */
  {
    double across, down, x, y;

    pw_space_get_middle (pw_plane_find (fixture->plane, 1, 1), &across, &down);
    pw_camera_to_screen (pw_plane_get_camera (fixture->plane), 1.5, 1.5, &x, &y);
    g_assert_cmpfloat_with_epsilon (across, x, 1);
    g_assert_cmpfloat_with_epsilon (down, y, 1);
  }
}

/* While not all is seen there is a map: what is pressed there comes into the middle. */
static void
test_map (Fixture *fixture, gconstpointer data)
{
  double x, y, across, down;

  for (int i = 0; i < 20; i++)
    add (fixture, i, 0, 0);
  pw_plane_fit (fixture->plane);
  pw_ui_test_settle ();
  g_assert_false (pw_plane_map_find (fixture->plane, 20, 20, &x, &y));
  for (guint turn = 0; turn < 4; turn++)
    {
      const PwCamera *camera = pw_plane_get_camera (fixture->plane);

      pw_plane_zoom_to (fixture->plane, 120, 400, 300);
      pw_ui_test_settle ();
      g_assert_true (pw_plane_map_find (fixture->plane, 19, 19, &x, &y));
      g_assert_true (x > -4 && x < 24 && y > -24 && y < 24);
      g_assert_false (pw_plane_map_find (fixture->plane, camera->width - 5, camera->height - 5, &x, &y));
      pw_plane_turn (fixture->plane, 1);
      pw_ui_test_settle ();
    }
  /* Where the map is, and what it means, turn with the picture: its corner is the screen's corner of all that lies there. */
  pw_plane_map_find (fixture->plane, 19, 19, &x, &y);
  pw_camera_to_screen (pw_plane_get_camera (fixture->plane), x, y, &across, &down);
  g_assert_cmpfloat (across, <, pw_plane_get_camera (fixture->plane)->width / 2.0);
}

int
main (int argc, char *argv[])
{
  pw_ui_test_init (&argc, &argv);
  g_test_add ("/plane/add", Fixture, NULL, set_up, test_add, tear_down);
  g_test_add ("/plane/remove", Fixture, NULL, set_up, test_remove, tear_down);
  g_test_add ("/plane/fit", Fixture, NULL, set_up, test_fit, tear_down);
  g_test_add ("/plane/limits", Fixture, NULL, set_up, test_limits, tear_down);
  g_test_add ("/plane/zoom-at", Fixture, NULL, set_up, test_zoom_at, tear_down);
  g_test_add ("/plane/redraws", Fixture, NULL, set_up, test_redraws, tear_down);
  g_test_add ("/plane/map", Fixture, NULL, set_up, test_map, tear_down);
  g_test_add ("/plane/zooms-at-once", Fixture, NULL, set_up, test_zooms_at_once, tear_down);
  return g_test_run ();
}
