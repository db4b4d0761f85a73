/* bounds.c: loaded into the program by the harness: where its widgets really are
 *
 * GTK from 4.10 on (seen in 4.18) tells the accessibility bus where a widget lies in its parent's content and adds that
 * up to the window, leaving out the paddings and borders on the way: deep inside a window dozens of pixels are
 * missing, and a click meets something else. Here they are counted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <gtk/gtk.h>
#include <math.h>

static gboolean
get_bounds (GtkAccessible *accessible, int *x, int *y, int *width, int *height)
{
  GtkWidget *widget = GTK_WIDGET (accessible), *parent = gtk_widget_get_parent (widget);
  graphene_rect_t bounds, outer;
  double left = 0, top = 0;

  *x = *y = *width = *height = 0;
  if (!gtk_widget_get_realized (widget))
    return FALSE;
  if (!gtk_widget_compute_bounds (widget, parent ? parent : widget, &bounds))
    return TRUE;
  if (!parent)
    {
      /* The window's own place on its surface: what lies round it is shadow. */
      if (GTK_IS_NATIVE (widget))
        gtk_native_get_surface_transform (GTK_NATIVE (widget), &left, &top);
      left += (double) bounds.origin.x;
      top += (double) bounds.origin.y;
    }
  else if (gtk_widget_compute_bounds (parent, parent, &outer))
    {
      left = (double) (bounds.origin.x - outer.origin.x);
      top = (double) (bounds.origin.y - outer.origin.y);
    }
  *x = (int) floor (left);
  *y = (int) floor (top);
  *width = (int) ceil ((double) bounds.size.width);
  *height = (int) ceil ((double) bounds.size.height);
  return TRUE;
}

/* Before there is any widget: what is made later takes it over. */
static void __attribute__ ((constructor))
mend (void)
{
  gpointer klass = g_type_class_ref (GTK_TYPE_WIDGET);
  GtkAccessibleInterface *iface = g_type_interface_peek (klass, GTK_TYPE_ACCESSIBLE);

  g_unsetenv ("LD_PRELOAD");
  iface->get_bounds = get_bounds;
}
