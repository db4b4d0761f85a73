/* pw-popover.c: what opens beside something opens where it can be seen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-popover.h"

/**
 * pw_popover_point_at:
 * @popover: a popover with a parent, about to be opened
 * @place: (nullable): what it is about, in the coordinates of its parent; %NULL for the parent itself
 *
 * Makes @popover point at @place, or at the part of the window that is nearest to it where it is scrolled away: screen
 * readers press what cannot be seen, and a keyboard goes on before the page has followed. A toolkit that is asked to open
 * something beyond every screen complains, and puts it anywhere.
 */
void
pw_popover_point_at (GtkPopover *popover, const GdkRectangle *place)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (popover));
  GtkRoot *root = parent ? gtk_widget_get_root (parent) : NULL;
  GdkRectangle all, inside, window;
  graphene_rect_t bounds;

  g_return_if_fail (GTK_IS_POPOVER (popover));
  g_return_if_fail (parent != NULL);

  all = (GdkRectangle){ 0, 0, gtk_widget_get_width (parent), gtk_widget_get_height (parent) };
  if (!place)
    place = &all;
  gtk_popover_set_pointing_to (popover, place == &all ? NULL : place);
  /* The window as the parent sees it. */
  if (!root || !gtk_widget_compute_bounds (GTK_WIDGET (root), parent, &bounds))
    return;
  window = (GdkRectangle){ (int) bounds.origin.x, (int) bounds.origin.y, (int) bounds.size.width, (int) bounds.size.height };
  if (window.width < 1 || window.height < 1 || gdk_rectangle_intersect (place, &window, &inside))
    return;
  inside.x = CLAMP (place->x, window.x, window.x + window.width - 1);
  inside.y = CLAMP (place->y, window.y, window.y + window.height - 1);
  inside.width = inside.height = 1;
  gtk_popover_set_pointing_to (popover, &inside);
}

/* What waits for the page to be laid out. */
typedef struct
{
  GdkFrameClock *clock;
  gulong on_layout;
  GdkRectangle place;
  GtkWidget *focus;
} Opening;

static GQuark
opening_quark (void)
{
  return g_quark_from_static_string ("pw-popover-opening");
}

static void
opening_free (gpointer data)
{
  Opening *opening = data;

  g_signal_handler_disconnect (opening->clock, opening->on_layout);
  g_object_unref (opening->clock);
  g_clear_weak_pointer (&opening->focus);
  g_free (opening);
}

static void
on_layout (GdkFrameClock *clock G_GNUC_UNUSED, GtkPopover *popover)
{
  Opening *opening = g_object_steal_qdata (G_OBJECT (popover), opening_quark ());

  pw_popover_point_at (popover, &opening->place);
  gtk_popover_popup (popover);
  if (opening->focus)
    gtk_widget_grab_focus (opening->focus);
  opening_free (opening);
}

/**
 * pw_popover_open:
 * @popover: a popover whose parent is on the screen
 * @place: what it is about, in the coordinates of its parent
 * @focus: (nullable): what in it gets the focus
 *
 * Opens @popover beside @place as soon as the page is laid out: when the focus has just gone there, the page is still to
 * scroll, and a list that opened at once would point to where @place was. See pw_popover_point_at().
 */
void
pw_popover_open (GtkPopover *popover, const GdkRectangle *place, GtkWidget *focus)
{
  Opening *opening;
  GdkFrameClock *clock;

  g_return_if_fail (GTK_IS_POPOVER (popover));
  clock = gtk_widget_get_frame_clock (gtk_widget_get_parent (GTK_WIDGET (popover)));
  g_return_if_fail (clock != NULL);

  opening = g_new0 (Opening, 1);
  opening->clock = g_object_ref (clock);
  opening->place = *place;
  g_set_weak_pointer (&opening->focus, focus);
  opening->on_layout = g_signal_connect_after (clock, "layout", G_CALLBACK (on_layout), popover);
  g_object_set_qdata_full (G_OBJECT (popover), opening_quark (), opening, opening_free);
  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_LAYOUT);
}

/**
 * pw_popover_close:
 * @popover: a popover that was opened by pw_popover_open()
 *
 * Closes @popover, or keeps it from opening.
 */
void
pw_popover_close (GtkPopover *popover)
{
  g_return_if_fail (GTK_IS_POPOVER (popover));
  g_object_set_qdata (G_OBJECT (popover), opening_quark (), NULL);
  gtk_popover_popdown (popover);
}
