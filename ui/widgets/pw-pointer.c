/* pw-pointer.c: what the pointer points at, while that is what people look at
 *
 * Whoever asks about "this" means what they used last: the pointer when they have moved it since the last key and the last
 * click, and else the keyboard. A hand that rests on the mouse moves it a little, and a window that comes up under the
 * pointer was not pointed at: neither counts. After a click the keyboard is where was clicked, or a refusal says why not; where
 * neither is so, as on a picture that takes no focus, what was clicked is meant.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-pointer.h"

/** STIR: pixels the pointer has to go to count as moved. */
#define STIR 6.0

typedef struct
{
  double x, y;                  /* where it was last, if @known */
  double from_x, from_y;        /* where it was when something else was used */
  gboolean known;
  gboolean moved;
  gboolean clicked;             /* and no key was pressed since */
} Pointer;

static GQuark
pointer_quark (void)
{
  return g_quark_from_static_string ("pw-pointer");
}

/* Something else is used: from here on it has to move anew. */
static void
settle (Pointer *pointer)
{
  pointer->from_x = pointer->x;
  pointer->from_y = pointer->y;
  pointer->moved = FALSE;
  pointer->clicked = FALSE;
}

static void
on_click (Pointer *pointer)
{
  settle (pointer);
  pointer->clicked = TRUE;
}

/* Only this: older toolkits say "enter" and "leave" also where the pointer goes from one child to the next. A dialog that comes
 * and goes above changes nothing, so that one may ask again. */
static void
on_motion (Pointer *pointer, double x, double y)
{
  gboolean first = !pointer->known;

  pointer->x = x;
  pointer->y = y;
  pointer->known = TRUE;
  if (first)
    settle (pointer);
  if (ABS (x - pointer->from_x) >= STIR || ABS (y - pointer->from_y) >= STIR)
    pointer->moved = TRUE;
}

/* Neither the key that asks nor one that only goes with others is a use of the keyboard. */
static gboolean
on_key (Pointer *pointer, guint key, guint code, GdkModifierType modifiers, GtkEventController *controller)
{
  GdkEvent *event = gtk_event_controller_get_current_event (controller);

  if (key != GDK_KEY_F1 && !(event && gdk_key_event_is_modifier (event)))
    settle (pointer);
  return GDK_EVENT_PROPAGATE;
}

static void
add_controller (GtkWindow *window, GtkEventController *controller)
{
  /* Before whatever takes the key or the click. */
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (window), controller);
}

/**
 * pw_pointer_watch:
 * @window: a window in which people may point at things
 *
 * From now on pw_pointer_find() knows of @window.
 */
void
pw_pointer_watch (GtkWindow *window)
{
  GtkEventController *motion, *keys;
  GtkGesture *click;
  Pointer *pointer;

  g_return_if_fail (GTK_IS_WINDOW (window));
  if (g_object_get_qdata (G_OBJECT (window), pointer_quark ()))
    return;
  pointer = g_new0 (Pointer, 1);
  g_object_set_qdata_full (G_OBJECT (window), pointer_quark (), pointer, g_free);

  motion = gtk_event_controller_motion_new ();
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (on_motion), pointer);
  add_controller (window, motion);

  keys = gtk_event_controller_key_new ();
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key), pointer);
  add_controller (window, keys);

  click = gtk_gesture_click_new ();
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), 0);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (on_click), pointer);
  add_controller (window, GTK_EVENT_CONTROLLER (click));
}

static GtkWidget *
find (GtkWindow *window, gboolean clicked)
{
  const Pointer *pointer = g_object_get_qdata (G_OBJECT (window), pointer_quark ());

  if (!pointer || !(clicked ? pointer->clicked : pointer->moved))
    return NULL;
  return gtk_widget_pick (GTK_WIDGET (window), pointer->x, pointer->y, GTK_PICK_INSENSITIVE);
}

/**
 * pw_pointer_find:
 * @window: a window
 *
 * Returns: (transfer none) (nullable): what lies under the pointer, when the pointer was used last; %NULL when the keyboard
 *   was, after a click, and for a window that is not watched
 */
GtkWidget *
pw_pointer_find (GtkWindow *window)
{
  g_return_val_if_fail (GTK_IS_WINDOW (window), NULL);
  return find (window, FALSE);
}

/**
 * pw_pointer_find_clicked:
 * @window: a window
 *
 * What to ask about where the focus says nothing.
 *
 * Returns: (transfer none) (nullable): what lies under the pointer, when it was clicked and no key pressed since
 */
GtkWidget *
pw_pointer_find_clicked (GtkWindow *window)
{
  g_return_val_if_fail (GTK_IS_WINDOW (window), NULL);
  return find (window, TRUE);
}
