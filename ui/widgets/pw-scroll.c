/* pw-scroll.c: what scrolls sideways only lets the page around it scroll
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-scroll.h"

#include <math.h>

/* As far as the page itself would go by one click of the wheel. */
static gboolean
on_scroll (GtkEventControllerScroll *controller, double dx, double dy, GtkWidget *scroller)
{
  GdkModifierType state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (controller));
  GtkWidget *page = gtk_widget_get_ancestor (gtk_widget_get_parent (scroller), GTK_TYPE_SCROLLED_WINDOW);
  gboolean pixels = gtk_event_controller_scroll_get_unit (controller) == GDK_SCROLL_UNIT_SURFACE;
  GtkAdjustment *adjustment;

  /* With Shift a wheel goes sideways. */
  if (dy == 0 || state & GDK_SHIFT_MASK || !page)
    return GDK_EVENT_PROPAGATE;
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (page));
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment) +
                                          dy * (pixels ? 1 : pow (gtk_adjustment_get_page_size (adjustment), 2.0 / 3)));
  return GDK_EVENT_STOP;
}

/**
 * pw_scroll_pass_on:
 * @scroller: a #GtkScrolledWindow that never scrolls up and down
 *
 * The toolkit keeps the wheel for whatever can scroll at all. Here its turns go to the next scrolled area around @scroller, so
 * that the page does not stop under the pointer.
 */
void
pw_scroll_pass_on (GtkWidget *scroller)
{
  GtkEventController *controller = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect (controller, "scroll", G_CALLBACK (on_scroll), scroller);
  gtk_widget_add_controller (scroller, controller);
}
