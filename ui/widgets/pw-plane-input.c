/* pw-plane-input.c: wheel, drag, two fingers and keys of a plane
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-plane-input.h"

#include <math.h>

#include "pw-plane-far.h"
#include "pw-plane-map.h"

/** WHEEL: pixels that one click of the wheel scrolls. */
#define WHEEL 60.0
/** STIR: pixels that a button may move while it is a click. */
#define STIR 6.0

/** Input: what has begun. */
typedef struct
{
  double x, y;                  /* of the pointer, last */
  double dragged_x, dragged_y;  /* how far it was dragged already */
  double pinched_x, pinched_y;  /* the middle between two fingers, last */
  int px;                       /* when two fingers came down */
  double wheel;                 /* turned with Ctrl, not yet a step */
} Input;

/* -- Keys --------------------------------------------------------------------------------------------- */

/* While something is typed, its signs are no keys of the plane. */
static gboolean
on_zoom (GtkWidget *widget, GVariant *args, gpointer data)
{
  if (pw_plane_get_typing (PW_PLANE (widget)))
    return FALSE;
  pw_plane_zoom (PW_PLANE (widget), g_variant_get_int32 (args));
  return TRUE;
}

static gboolean
on_fit (GtkWidget *widget, GVariant *args, gpointer data)
{
  if (pw_plane_get_typing (PW_PLANE (widget)))
    return FALSE;
  pw_plane_fit (PW_PLANE (widget));
  return TRUE;
}

static gboolean
on_turn (GtkWidget *widget, GVariant *args, gpointer data)
{
  if (pw_plane_get_typing (PW_PLANE (widget)))
    return FALSE;
  pw_plane_turn (PW_PLANE (widget), g_variant_get_int32 (args));
  return TRUE;
}

static gboolean
on_next_legal (GtkWidget *widget, GVariant *args, gpointer data)
{
  pw_plane_focus_legal (PW_PLANE (widget), g_variant_get_int32 (args));
  return TRUE;
}

static gboolean
on_escape (GtkWidget *widget, GVariant *args, gpointer data)
{
  return pw_plane_leave_parts (PW_PLANE (widget));
}

/* By a square. */
static gboolean
on_scroll_key (GtkWidget *widget, GVariant *args, gpointer data)
{
  int px = pw_plane_get_camera (PW_PLANE (widget))->px, across, down;

  g_variant_get (args, "(ii)", &across, &down);
  pw_plane_scroll (PW_PLANE (widget), across * px, down * px);
  return TRUE;
}

/* With Ctrl, from anywhere in the window, also while something is typed. */
static gboolean
on_zoom_anywhere (GtkWidget *widget, GVariant *args, gpointer data)
{
  int step = GPOINTER_TO_INT (data);

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_can_focus (widget))
    return FALSE;
  if (step == 0)
    pw_plane_fit (PW_PLANE (widget));
  else
    pw_plane_zoom (PW_PLANE (widget), step);
  return TRUE;
}

static void
add_keys_anywhere (PwPlane *plane)
{
  static const struct
  {
    guint key;
    int step;
  } keys[] = {
    { GDK_KEY_plus, 1 },         { GDK_KEY_equal, 1 }, { GDK_KEY_KP_Add, 1 }, { GDK_KEY_minus, -1 },
    { GDK_KEY_KP_Subtract, -1 }, { GDK_KEY_0, 0 },     { GDK_KEY_KP_0, 0 },
  };
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller), GTK_SHORTCUT_SCOPE_GLOBAL);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                          gtk_shortcut_new (gtk_keyval_trigger_new (keys[i].key, GDK_CONTROL_MASK),
                                                            gtk_callback_action_new (on_zoom_anywhere,
                                                                                     GINT_TO_POINTER (keys[i].step), NULL)));
  gtk_widget_add_controller (GTK_WIDGET (plane), controller);
}

void
pw_plane_input_add_keys (GtkWidgetClass *klass)
{
  static const struct
  {
    guint key;
    int across, down;
  } arrows[] = {
    { GDK_KEY_Left, -1, 0 },    { GDK_KEY_Right, 1, 0 },    { GDK_KEY_Up, 0, -1 },    { GDK_KEY_Down, 0, 1 },
    { GDK_KEY_KP_Left, -1, 0 }, { GDK_KEY_KP_Right, 1, 0 }, { GDK_KEY_KP_Up, 0, -1 }, { GDK_KEY_KP_Down, 0, 1 },
  };

  gtk_widget_class_add_binding (klass, GDK_KEY_plus, 0, on_zoom, "i", 1);
  gtk_widget_class_add_binding (klass, GDK_KEY_KP_Add, 0, on_zoom, "i", 1);
  gtk_widget_class_add_binding (klass, GDK_KEY_minus, 0, on_zoom, "i", -1);
  gtk_widget_class_add_binding (klass, GDK_KEY_KP_Subtract, 0, on_zoom, "i", -1);
  gtk_widget_class_add_binding (klass, GDK_KEY_0, 0, on_fit, NULL);
  gtk_widget_class_add_binding (klass, GDK_KEY_KP_0, 0, on_fit, NULL);
  gtk_widget_class_add_binding (klass, GDK_KEY_bracketleft, 0, on_turn, "i", -1);
  gtk_widget_class_add_binding (klass, GDK_KEY_bracketright, 0, on_turn, "i", 1);
  gtk_widget_class_add_binding (klass, GDK_KEY_Page_Down, 0, on_next_legal, "i", 1);
  gtk_widget_class_add_binding (klass, GDK_KEY_Page_Up, 0, on_next_legal, "i", -1);
  gtk_widget_class_add_binding (klass, GDK_KEY_KP_Page_Down, 0, on_next_legal, "i", 1);
  gtk_widget_class_add_binding (klass, GDK_KEY_KP_Page_Up, 0, on_next_legal, "i", -1);
  gtk_widget_class_add_binding (klass, GDK_KEY_Escape, 0, on_escape, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (arrows); i++)
    gtk_widget_class_add_binding (klass, arrows[i].key, GDK_SHIFT_MASK, on_scroll_key, "(ii)", arrows[i].across, arrows[i].down);
}

/* -- Pointer ------------------------------------------------------------------------------------------ */

static Input *
input_of (PwPlane *plane)
{
  return g_object_get_data (G_OBJECT (plane), "pw-plane-input");
}

static void
on_motion (PwPlane *plane, double x, double y)
{
  Input *input = input_of (plane);

  input->x = x;
  input->y = y;
}

static gboolean
on_wheel (PwPlane *plane, double dx, double dy, GtkEventController *controller)
{
  GdkModifierType state = gtk_event_controller_get_current_event_state (controller);
  gboolean pixels = gtk_event_controller_scroll_get_unit (GTK_EVENT_CONTROLLER_SCROLL (controller)) == GDK_SCROLL_UNIT_SURFACE;
  Input *input = input_of (plane);

  if (state & GDK_CONTROL_MASK)
    {
      input->wheel += pixels ? dy / WHEEL : dy;
      for (; fabs (input->wheel) >= 1; input->wheel -= copysign (1, input->wheel))
        pw_plane_zoom_to (plane, pw_camera_step (pw_plane_get_camera (plane)->px, input->wheel < 0 ? 1 : -1), input->x, input->y);
      return GDK_EVENT_STOP;
    }
  input->wheel = 0;
  if (state & GDK_SHIFT_MASK)
    {
      double before = dx;

      dx = dy;
      dy = before;
    }
  pw_plane_scroll (plane, pixels ? dx : dx * WHEEL, pixels ? dy : dy * WHEEL);
  return GDK_EVENT_STOP;
}

static void
on_drag_begin (PwPlane *plane)
{
  Input *input = input_of (plane);

  input->dragged_x = input->dragged_y = 0;
}

/* A button that moves no further than a hand shakes is a click on a space. */
static void
on_drag_update (PwPlane *plane, double x, double y, GtkGesture *drag)
{
  Input *input = input_of (plane);

  if (input->dragged_x == 0 && input->dragged_y == 0 && hypot (x, y) < STIR)
    return;
  gtk_gesture_set_state (drag, GTK_EVENT_SEQUENCE_CLAIMED);
  pw_plane_scroll (plane, input->dragged_x - x, input->dragged_y - y);
  input->dragged_x = x;
  input->dragged_y = y;
}

/* What is pressed on the map comes into the middle. */
static void
go_to (PwPlane *plane, double x, double y)
{
  const PwCamera *camera = pw_plane_get_camera (plane);
  double across, down;

  pw_camera_to_screen (camera, x, y, &across, &down);
  pw_plane_scroll (plane, across - camera->width / 2.0, down - camera->height / 2.0);
}

/* The map and the button of a space that is not seen are above all others. */
static void
on_press (PwPlane *plane, int n, double x, double y, GtkGesture *click)
{
  double map_x, map_y;
  int to_x, to_y;

  if (pw_plane_map_find (plane, x, y, &map_x, &map_y))
    {
      gtk_gesture_set_state (click, GTK_EVENT_SEQUENCE_CLAIMED);
      go_to (plane, map_x, map_y);
      return;
    }
  if (!pw_plane_far_find (plane, x, y, &to_x, &to_y))
    return;
  gtk_gesture_set_state (click, GTK_EVENT_SEQUENCE_CLAIMED);
  pw_plane_show (plane, to_x, to_y);
}

static void
on_pinch_begin (PwPlane *plane, GdkEventSequence *sequence, GtkGesture *pinch)
{
  Input *input = input_of (plane);

  input->px = pw_plane_get_camera (plane)->px;
  gtk_gesture_get_bounding_box_center (pinch, &input->pinched_x, &input->pinched_y);
  gtk_gesture_set_state (pinch, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
on_pinch (PwPlane *plane, double scale, GtkGesture *pinch)
{
  Input *input = input_of (plane);
  double x, y;

  if (!gtk_gesture_get_bounding_box_center (pinch, &x, &y))
    return;
  pw_plane_scroll (plane, input->pinched_x - x, input->pinched_y - y);
  pw_plane_zoom_to (plane, (int) lround (CLAMP (input->px * scale, PW_CAMERA_LEAST, PW_CAMERA_MOST)), x, y);
  input->pinched_x = x;
  input->pinched_y = y;
}

void
pw_plane_input_add (PwPlane *plane)
{
  GtkEventController *wheel = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *drag = gtk_gesture_drag_new (), *pinch = gtk_gesture_zoom_new (), *click = gtk_gesture_click_new ();

  add_keys_anywhere (plane);
  g_object_set_data_full (G_OBJECT (plane), "pw-plane-input", g_new0 (Input, 1), g_free);
  g_signal_connect_swapped (motion, "enter", G_CALLBACK (on_motion), plane);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (on_motion), plane);
  g_signal_connect_swapped (wheel, "scroll", G_CALLBACK (on_wheel), plane);
  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (on_drag_begin), plane);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (on_drag_update), plane);
  g_signal_connect_swapped (pinch, "begin", G_CALLBACK (on_pinch_begin), plane);
  g_signal_connect_swapped (pinch, "scale-changed", G_CALLBACK (on_pinch), plane);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (on_press), plane);
  gtk_widget_add_controller (GTK_WIDGET (plane), GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (GTK_WIDGET (plane), motion);
  gtk_widget_add_controller (GTK_WIDGET (plane), wheel);
  gtk_widget_add_controller (GTK_WIDGET (plane), GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (GTK_WIDGET (plane), GTK_EVENT_CONTROLLER (pinch));
}
