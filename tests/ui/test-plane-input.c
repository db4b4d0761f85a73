/* test-plane-input.c: keys, pointer and wheel on a plane
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "plane-of-squares.h"

/* Presses a key that the plane has a binding for; FALSE where it has none, or lets the key go by. */
static gboolean
press (Fixture *fixture, guint key, GdkModifierType modifiers)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (fixture->plane));
  gboolean used = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (!GTK_IS_SHORTCUT_CONTROLLER (controller))
        continue;
      for (guint k = 0; !used && k < g_list_model_get_n_items (G_LIST_MODEL (controller)); k++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), k);
          GtkShortcutTrigger *trigger = gtk_shortcut_get_trigger (shortcut);

          if (GTK_IS_KEYVAL_TRIGGER (trigger) && gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)) == key &&
              gtk_keyval_trigger_get_modifiers (GTK_KEYVAL_TRIGGER (trigger)) == modifiers)
            used = gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, GTK_WIDGET (fixture->plane),
                                                 gtk_shortcut_get_arguments (shortcut));
        }
    }
  pw_ui_test_settle ();
  return used;
}

/* -- Keys ------------------------------------------------------------------------------------------------------- */

static void
test_arrows (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    guint turn;
    int x, y;
    GtkDirectionType direction;
    int to_x, to_y;
  } cases[] = {
    { 0, 0, 0, GTK_DIR_RIGHT, 1, 0 }, { 0, 1, 0, GTK_DIR_RIGHT, 3, 0 },  /* over the gap */
    { 0, 3, 0, GTK_DIR_RIGHT, 3, 0 },                                    /* the edge */
    { 0, 3, 0, GTK_DIR_UP, 3, 0 },                                       /* nothing in this column */
    { 0, 0, 0, GTK_DIR_UP, 0, -1 },   { 0, -1, 0, GTK_DIR_UP, -1, -1 },  /* a legal one is a space like others */
    { 1, 0, 0, GTK_DIR_DOWN, 1, 0 },  { 1, 0, 0, GTK_DIR_RIGHT, 0, -1 }, /* as the screen shows it */
    { 2, 0, 0, GTK_DIR_LEFT, 1, 0 },  { 2, 0, 0, GTK_DIR_UP, 0, 1 },
    { 3, 0, 0, GTK_DIR_UP, 1, 0 },    { 3, 0, 0, GTK_DIR_RIGHT, 0, 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      pw_plane_turn (fixture->plane, (int) cases[i].turn - (int) pw_plane_get_camera (fixture->plane)->turn);
      g_assert_cmpuint (pw_plane_get_camera (fixture->plane)->turn, ==, cases[i].turn);
      focus (fixture, cases[i].x, cases[i].y);
      g_assert_true (gtk_widget_child_focus (GTK_WIDGET (fixture->plane), cases[i].direction));
      assert_focused (fixture, cases[i].to_x, cases[i].to_y);
    }
  /* One stop for Tab. */
  g_assert_false (gtk_widget_child_focus (GTK_WIDGET (fixture->plane), GTK_DIR_TAB_FORWARD));
}

static void
test_keys (Fixture *fixture, gconstpointer data)
{
  const PwCamera *camera = pw_plane_get_camera (fixture->plane);
  double x;

  focus (fixture, 0, -1);
  g_assert_true (press (fixture, GDK_KEY_Page_Down, 0));
  assert_focused (fixture, 1, -1);
  g_assert_true (press (fixture, GDK_KEY_Page_Down, 0));
  assert_focused (fixture, 1, 1);
  g_assert_true (press (fixture, GDK_KEY_Page_Down, 0));
  assert_focused (fixture, -1, -1);
  g_assert_true (press (fixture, GDK_KEY_Page_Down, 0));
  assert_focused (fixture, 1, -1);
  g_assert_true (press (fixture, GDK_KEY_Page_Up, 0));
  assert_focused (fixture, -1, -1);
  g_assert_true (press (fixture, GDK_KEY_End, 0));
  assert_focused (fixture, 0, 2);
  g_assert_true (press (fixture, GDK_KEY_Page_Up, 0));
  assert_focused (fixture, -1, -1);
  g_assert_true (press (fixture, GDK_KEY_Home, 0));
  assert_focused (fixture, 0, 0);

  g_assert_true (press (fixture, GDK_KEY_minus, 0));
  g_assert_cmpint (camera->px, ==, 80);
  g_assert_true (press (fixture, GDK_KEY_plus, 0));
  g_assert_true (press (fixture, GDK_KEY_plus, 0));
  g_assert_cmpint (camera->px, ==, 128);
  x = camera->x;
  g_assert_true (press (fixture, GDK_KEY_Right, GDK_SHIFT_MASK));
  g_assert_cmpfloat_with_epsilon (camera->x, x + 1, 1e-9);
  g_assert_true (press (fixture, GDK_KEY_bracketright, 0));
  g_assert_cmpuint (camera->turn, ==, 1);
  g_assert_true (press (fixture, GDK_KEY_bracketleft, 0));
  g_assert_true (press (fixture, GDK_KEY_bracketleft, 0));
  g_assert_cmpuint (camera->turn, ==, 3);
  g_assert_true (press (fixture, GDK_KEY_0, 0));
  g_assert_true (pw_plane_get_fits (fixture->plane));

  g_assert_true (press (fixture, GDK_KEY_minus, GDK_CONTROL_MASK));
  g_assert_cmpint (camera->px, ==, 80);
  g_assert_true (press (fixture, GDK_KEY_equal, GDK_CONTROL_MASK));
  g_assert_true (press (fixture, GDK_KEY_0, GDK_CONTROL_MASK));
  g_assert_true (pw_plane_get_fits (fixture->plane));

  /* What is being typed is no key, and letters never are. */
  pw_plane_set_typing (fixture->plane, TRUE);
  g_assert_false (press (fixture, GDK_KEY_plus, 0));
  g_assert_false (press (fixture, GDK_KEY_minus, 0));
  g_assert_false (press (fixture, GDK_KEY_0, 0));
  g_assert_false (press (fixture, GDK_KEY_bracketleft, 0));
  g_assert_false (press (fixture, GDK_KEY_n, 0));
  g_assert_cmpuint (camera->turn, ==, 3);
  g_assert_true (press (fixture, GDK_KEY_Page_Down, 0));
}

/* Whoever comes to a space sees it, however large all is. */
static void
test_focus_is_seen (Fixture *fixture, gconstpointer data)
{
  add (fixture, 30, 0, 0);
  pw_plane_zoom_to (fixture->plane, 160, 0, 0);
  pw_ui_test_settle ();
  for (guint i = 0; i < pw_plane_count (fixture->plane); i++)
    {
      int x, y;

      pw_plane_get_square (pw_plane_nth (fixture->plane, i), &x, &y);
      focus (fixture, x, y);
      pw_ui_test_settle ();
      assert_focused (fixture, x, y);
      assert_seen (fixture, x, y);
      g_assert_cmpint (pw_plane_get_camera (fixture->plane)->px, ==, 160);
    }
}

/* -- Pointer ------------------------------------------------------------------------------------------------------ */

static GtkEventController *
controller_of (Fixture *fixture, GType type)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (fixture->plane));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (G_OBJECT_TYPE (controller) == type)
        return controller;
    }
  g_assert_not_reached ();
}

static void
test_drag (Fixture *fixture, gconstpointer data)
{
  GtkEventController *drag = controller_of (fixture, GTK_TYPE_GESTURE_DRAG);
  double across, down, x, y;

  middle_of (fixture, 0, 0, &across, &down);
  g_signal_emit_by_name (drag, "drag-begin", 100.0, 100.0);
  g_signal_emit_by_name (drag, "drag-update", 3.0, 2.0);
  pw_ui_test_settle ();
  g_assert_true (pw_plane_get_fits (fixture->plane)); /* a click that shook */
  g_signal_emit_by_name (drag, "drag-update", 40.0, 10.0);
  g_signal_emit_by_name (drag, "drag-update", 50.0, -20.0);
  pw_ui_test_settle ();
  middle_of (fixture, 0, 0, &x, &y);
  g_assert_cmpfloat_with_epsilon (x, across + 50, 1);
  g_assert_cmpfloat_with_epsilon (y, down - 20, 1);
  g_assert_false (pw_plane_get_fits (fixture->plane));
}

static void
test_wheel (Fixture *fixture, gconstpointer data)
{
  GtkEventController *wheel = controller_of (fixture, GTK_TYPE_EVENT_CONTROLLER_SCROLL);
  double across, down, x, y;
  gboolean used = FALSE;

  middle_of (fixture, 0, 0, &across, &down);
  g_signal_emit_by_name (wheel, "scroll", 0.0, 1.0, &used);
  pw_ui_test_settle ();
  middle_of (fixture, 0, 0, &x, &y);
  g_assert_true (used);
  g_assert_cmpfloat_with_epsilon (x, across, 1);
  g_assert_cmpfloat (y, <, down - 20);
}

/* A legal space that is not seen has a button at the edge, which leads there. */
static void
test_far (Fixture *fixture, gconstpointer data)
{
  double across, down;
  int x, y;

  g_assert_false (pw_plane_far_find (fixture->plane, 770, 300, &x, &y));
  add (fixture, 40, 0, 4);
  pw_plane_zoom_to (fixture->plane, 64, 0, 0);
  pw_plane_scroll (fixture->plane, -1e6, 0);
  pw_ui_test_settle ();
  middle_of (fixture, 40, 0, &across, &down);
  g_assert_true (pw_plane_far_find (fixture->plane, pw_plane_get_camera (fixture->plane)->width - 30, down, &x, &y));
  g_assert_cmpint (x, ==, 40);
  g_assert_cmpint (y, ==, 0);
  pw_plane_show (fixture->plane, x, y);
  pw_ui_test_settle ();
  assert_seen (fixture, 40, 0);
  for (across = 0; across < 800; across += 10)
    for (down = 0; down < 600; down += 10)
      if (pw_plane_far_find (fixture->plane, across, down, &x, &y))
        g_assert_cmpint (x, <, 40);
}

/* The buttons do what the keys do, and say where north is. */
static void
test_box (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    PwPlaneButton button;
    int px;
    guint turn;
    const char *north;
  } cases[] = {
    { PW_PLANE_BUTTON_OUT, 80, 0, "North is up; turn the picture" },
    { PW_PLANE_BUTTON_OUT, 64, 0, "North is up; turn the picture" },
    { PW_PLANE_BUTTON_IN, 80, 0, "North is up; turn the picture" },
    { PW_PLANE_BUTTON_TURN, 80, 1, "North is right; turn the picture" },
    { PW_PLANE_BUTTON_TURN, 80, 2, "North is down; turn the picture" },
    { PW_PLANE_BUTTON_TURN, 80, 3, "North is left; turn the picture" },
    { PW_PLANE_BUTTON_FIT, 96, 3, "North is left; turn the picture" },
  };
  PwPlaneBox *box = g_object_ref_sink (PW_PLANE_BOX (pw_plane_box_new (fixture->plane)));

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_signal_emit_by_name (pw_plane_box_get_button (box, cases[i].button), "clicked");
      pw_ui_test_settle ();
      g_assert_cmpint (pw_plane_get_camera (fixture->plane)->px, ==, cases[i].px);
      g_assert_cmpuint (pw_plane_get_camera (fixture->plane)->turn, ==, cases[i].turn);
      gtk_test_accessible_assert_property (GTK_ACCESSIBLE (pw_plane_box_get_button (box, PW_PLANE_BUTTON_TURN)),
                                           GTK_ACCESSIBLE_PROPERTY_LABEL, cases[i].north);
    }
  pw_plane_zoom_to (fixture->plane, PW_CAMERA_MOST, 0, 0);
  pw_ui_test_settle ();
  g_assert_false (gtk_widget_get_sensitive (pw_plane_box_get_button (box, PW_PLANE_BUTTON_IN)));
  g_assert_true (gtk_widget_get_sensitive (pw_plane_box_get_button (box, PW_PLANE_BUTTON_OUT)));
  g_object_run_dispose (G_OBJECT (box));
  g_object_unref (box);
}

int
main (int argc, char *argv[])
{
  pw_ui_test_init (&argc, &argv);
  g_test_add ("/plane/arrows", Fixture, NULL, set_up, test_arrows, tear_down);
  g_test_add ("/plane/keys", Fixture, NULL, set_up, test_keys, tear_down);
  g_test_add ("/plane/focus-is-seen", Fixture, NULL, set_up, test_focus_is_seen, tear_down);
  g_test_add ("/plane/drag", Fixture, NULL, set_up, test_drag, tear_down);
  g_test_add ("/plane/wheel", Fixture, NULL, set_up, test_wheel, tear_down);
  g_test_add ("/plane/far", Fixture, NULL, set_up, test_far, tear_down);
  g_test_add ("/plane/box", Fixture, NULL, set_up, test_box, tear_down);
  return g_test_run ();
}
