/* test-plane.c: a board without an end: spaces come and go, and the view is scrolled, zoomed, turned and made to fit
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include "pw-plane-box.h"
#include "pw-plane-far.h"
#include "pw-plane-map.h"
#include "pw-ui-test.h"

/* -- The camera: arithmetic -------------------------------------------------------------------------- */

/* There and back, at any turn; squares begin at whole pixels. */
static void
test_camera_turns (void)
{
  static const struct
  {
    guint turn;
    double across, down; /* where the square to the right of the middle is seen, from the middle, in squares */
  } cases[] = { { 0, 1, 0 }, { 1, 0, 1 }, { 2, -1, 0 }, { 3, 0, -1 } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (int px = PW_CAMERA_LEAST; px <= PW_CAMERA_MOST; px += 17)
      {
        PwCamera camera = { 641, 480, px, cases[i].turn, 2.3, -1.7 };
        double a, b, across, down, x, y;

        pw_camera_to_screen (&camera, 5, 7, &a, &b);
        g_assert_cmpfloat (a, ==, floor (a));
        g_assert_cmpfloat (b, ==, floor (b));
        pw_camera_to_screen (&camera, 6, 7, &across, &down);
        g_assert_cmpfloat (across - a, ==, cases[i].across * px);
        g_assert_cmpfloat (down - b, ==, cases[i].down * px);
        pw_camera_to_plane (&camera, across, down, &x, &y);
        g_assert_cmpfloat_with_epsilon (x, 6, 1e-9);
        g_assert_cmpfloat_with_epsilon (y, 7, 1e-9);
      }
}

static void
test_camera_zoom (void)
{
  static const struct
  {
    int px, to;
    double across, down;
  } cases[] = {
    { 64, 80, 0, 0 },   { 64, 24, 640, 400 },  { 24, 160, 13, 377 },    { 160, 24, 799, 1 },
    { 96, 97, 400, 3 }, { 96, 1000, 50, 500 }, { 100, -5, 320.5, 240 },
  };

  for (guint turn = 0; turn < 4; turn++)
    for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
      {
        PwCamera camera = { 800, 600, cases[i].px, turn, 0.25, 3.5 };
        double x, y, across, down;

        pw_camera_to_plane (&camera, cases[i].across, cases[i].down, &x, &y);
        pw_camera_zoom_at (&camera, cases[i].to, cases[i].across, cases[i].down);
        g_assert_cmpint (camera.px, ==, CLAMP (cases[i].to, PW_CAMERA_LEAST, PW_CAMERA_MOST));
        pw_camera_to_screen (&camera, x, y, &across, &down);
        g_assert_cmpfloat_with_epsilon (across, cases[i].across, 0.51);
        g_assert_cmpfloat_with_epsilon (down, cases[i].down, 0.51);
      }
}

static void
test_camera_steps (void)
{
  static const struct
  {
    int px, step, to;
  } cases[] = {
    { 24, 1, 32 },   { 24, -1, 24 },   { 76, 1, 80 }, { 76, -1, 64 },
    { 160, 1, 160 }, { 160, -1, 128 }, { 3, -1, 24 }, { 999, 1, 160 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpint (pw_camera_step (cases[i].px, cases[i].step), ==, cases[i].to);
}

static void
test_camera_fit (void)
{
  static const struct
  {
    int width, height;
    guint turn;
    PwSquares squares;
    int px;
  } cases[] = {
    { 774, 640, 0, { -3, -3, 6, 4 }, 84 },   /* 760 / 9 */
    { 774, 640, 1, { -3, -3, 6, 4 }, 68 },   /* 626 / 9 */
    { 774, 640, 0, { 0, 0, 1, 1 }, 96 },     /* no larger than that */
    { 774, 640, 0, { -48, 0, 48, 1 }, 24 },  /* and no smaller */
    { 360, 384, 2, { 0, 0, 5, 6 }, 60 },     /* a multiple of four */
    { 1256, 826, 0, { -2, -2, 3, 3 }, 160 }, /* larger where there is much room */
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      PwCamera camera = { cases[i].width, cases[i].height, 64, cases[i].turn, 99, 99 };
      PwSquares seen;

      pw_camera_fit (&camera, &cases[i].squares, 7);
      g_assert_cmpint (camera.px, ==, cases[i].px);
      pw_camera_see (&camera, 0, &seen);
      if (cases[i].px == PW_CAMERA_LEAST)
        continue;
      g_assert_true (pw_squares_contain (&seen, cases[i].squares.left, cases[i].squares.top));
      g_assert_true (pw_squares_contain (&seen, cases[i].squares.right - 1, cases[i].squares.bottom - 1));
    }
}

/* -- The widget --------------------------------------------------------------------------------------- */

typedef struct
{
  GtkWidget *window;
  PwPlane *plane;
} Fixture;

/* Spaces that are drawn, and those that were pressed. */
static guint n_drawn, n_pressed;

static void
draw_square (PwPen *pen, const PwPiece *piece)
{
  n_drawn++;
  pw_pen_box (pen, -piece->size / 2, -piece->size / 2, piece->size, piece->size, 0);
  pw_pen_paint (pen, piece->number % 2 ? PW_COLOR_GREEN_FILL : PW_COLOR_BEIGE_FILL, PW_PEN_NONE, 0);
}

static void
write_space (PwSpace *space, guint legal)
{
  g_autofree char *name = NULL;
  PwPiece piece;
  int x, y;

  pw_plane_get_square (space, &x, &y);
  pw_piece_init (&piece, PW_PIECE_CARD, 64);
  piece.draw = draw_square;
  piece.number = (guint8) (x + y);
  piece.keycap = (guint8) legal;
  piece.flags = legal ? PW_PIECE_LEGAL : PW_PIECE_STILL;
  pw_space_set_piece (space, &piece);
  name = g_strdup_printf ("%d %d", x, y);
  pw_space_set_name (space, name);
}

static PwSpace *
add (Fixture *fixture, int x, int y, guint legal)
{
  PwSpace *space = pw_plane_add (fixture->plane, x, y, TRUE);

  write_space (space, legal);
  return space;
}

static void
on_pressed_space (void)
{
  n_pressed++;
}

/* A cross of nine squares with a gap in its right arm, and three legal ones:
 *
 *           .  .  #  .  .  .
 *           .  3  #  1  .  .
 *           #  #  #  #  _  #
 *           .  .  #  2  .  .
 *           .  .  #  .  .  .
 */
static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->window = gtk_window_new ();
  fixture->plane = g_object_new (PW_TYPE_PLANE, NULL);
  for (int i = -2; i <= 2; i++)
    {
      add (fixture, 0, i, 0);
      if (i != 0)
        add (fixture, i == 2 ? 3 : i, 0, 0);
    }
  add (fixture, 1, -1, 1);
  add (fixture, 1, 1, 2);
  add (fixture, -1, -1, 3);
  pw_plane_set_key (fixture->plane, PW_PLANE_HOME, 0, 0);
  pw_plane_set_key (fixture->plane, PW_PLANE_END, 0, 2);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 800, 600);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->plane));
  gtk_window_present (GTK_WINDOW (fixture->window));
  pw_ui_test_settle ();
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  pw_ui_test_settle ();
}

static void
focus (Fixture *fixture, int x, int y)
{
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (pw_plane_find (fixture->plane, x, y))));
}

static void
assert_focused (Fixture *fixture, int x, int y)
{
  GtkWidget *at = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  int ax, ay;

  g_assert_true (PW_IS_SPACE (at));
  pw_plane_get_square (PW_SPACE (at), &ax, &ay);
  g_assert_cmpint (ax, ==, x);
  g_assert_cmpint (ay, ==, y);
}

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

/* Where a square's middle is on the screen. */
static void
middle_of (Fixture *fixture, int x, int y, double *across, double *down)
{
  pw_space_get_middle (pw_plane_find (fixture->plane, x, y), across, down);
}

static void
assert_seen (Fixture *fixture, int x, int y)
{
  const PwCamera *camera = pw_plane_get_camera (fixture->plane);
  double across, down, half = camera->px / 2.0;

  middle_of (fixture, x, y, &across, &down);
  g_assert_cmpfloat (across - half, >=, 0);
  g_assert_cmpfloat (down - half, >=, 0);
  g_assert_cmpfloat (across + half, <=, camera->width);
  g_assert_cmpfloat (down + half, <=, camera->height);
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
  g_test_add_func ("/plane/camera/turns", test_camera_turns);
  g_test_add_func ("/plane/camera/zoom", test_camera_zoom);
  g_test_add_func ("/plane/camera/steps", test_camera_steps);
  g_test_add_func ("/plane/camera/fit", test_camera_fit);
  g_test_add ("/plane/add", Fixture, NULL, set_up, test_add, tear_down);
  g_test_add ("/plane/remove", Fixture, NULL, set_up, test_remove, tear_down);
  g_test_add ("/plane/fit", Fixture, NULL, set_up, test_fit, tear_down);
  g_test_add ("/plane/limits", Fixture, NULL, set_up, test_limits, tear_down);
  g_test_add ("/plane/zoom-at", Fixture, NULL, set_up, test_zoom_at, tear_down);
  g_test_add ("/plane/arrows", Fixture, NULL, set_up, test_arrows, tear_down);
  g_test_add ("/plane/keys", Fixture, NULL, set_up, test_keys, tear_down);
  g_test_add ("/plane/focus-is-seen", Fixture, NULL, set_up, test_focus_is_seen, tear_down);
  g_test_add ("/plane/drag", Fixture, NULL, set_up, test_drag, tear_down);
  g_test_add ("/plane/wheel", Fixture, NULL, set_up, test_wheel, tear_down);
  g_test_add ("/plane/far", Fixture, NULL, set_up, test_far, tear_down);
  g_test_add ("/plane/box", Fixture, NULL, set_up, test_box, tear_down);
  g_test_add ("/plane/redraws", Fixture, NULL, set_up, test_redraws, tear_down);
  g_test_add ("/plane/map", Fixture, NULL, set_up, test_map, tear_down);
  g_test_add ("/plane/zooms-at-once", Fixture, NULL, set_up, test_zooms_at_once, tear_down);
  return g_test_run ();
}
