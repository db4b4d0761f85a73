/* pw-row-layout.c: children side by side, as a box has them, but text that breaks is asked less
 *
 * A box asks a label how wide it is at the height of the row, and the label answers by breaking itself anew at one width after
 * the other, up to ten times for each time that it is measured. Here, as in a pile (pw-pile-layout.h), nobody asks that:
 * widths are given from what the children want whatever their height, and the height follows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-row-layout.h"

struct _PwRowLayout
{
  PwSpacedLayout parent_instance;
};

G_DEFINE_FINAL_TYPE (PwRowLayout, pw_row_layout, PW_TYPE_SPACED_LAYOUT)

#define FOR_EACH_CHILD(child, widget) \
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child)) \
    if (gtk_widget_should_layout (child))

static guint
count (GtkWidget *widget)
{
  guint n = 0;

  FOR_EACH_CHILD (child, widget)
    n++;
  return n;
}

/* How wide each of the @n children is in a row of @width: what it wants, and those that expand share what is left. */
static void
share (GtkLayoutManager *layout, GtkWidget *widget, int width, GtkRequestedSize *sizes, guint n)
{
  int spacing = pw_spaced_layout_get_spacing (PW_SPACED_LAYOUT (layout));
  int room = width - ((int) n - 1) * spacing, n_expand = 0;
  guint i = 0;

  FOR_EACH_CHILD (child, widget)
    {
      sizes[i].data = child;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &sizes[i].minimum_size, &sizes[i].natural_size, NULL, NULL);
      room -= sizes[i].minimum_size;
      n_expand += gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL);
      i++;
    }
  room = gtk_distribute_natural_allocation (MAX (room, 0), n, sizes);
  for (i = 0; i < n; i++)
    if (gtk_widget_compute_expand (sizes[i].data, GTK_ORIENTATION_HORIZONTAL))
      {
        /* What cannot be shared evenly goes to the first of them, a pixel each. */
        int more = (room + n_expand - 1) / n_expand;

        sizes[i].minimum_size += more;
        room -= more;
        n_expand--;
      }
}

static void
pw_row_layout_measure (GtkLayoutManager *layout, GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                       int *natural, int *minimum_baseline, int *natural_baseline)
{
  gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;
  int spacing = pw_spaced_layout_get_spacing (PW_SPACED_LAYOUT (layout));
  int above[2] = { 0, 0 }, below[2] = { 0, 0 };
  guint n = count (widget), i = 0;
  g_autofree GtkRequestedSize *sizes = NULL;

  if (n == 0)
    return;
  if (!across && for_size >= 0)
    {
      sizes = g_new0 (GtkRequestedSize, n);
      share (layout, widget, for_size, sizes, n);
    }
  FOR_EACH_CHILD (child, widget)
    {
      int least, best, least_line = -1, best_line = -1;

      gtk_widget_measure (child, orientation, sizes ? sizes[i].minimum_size : -1, &least, &best, across ? NULL : &least_line,
                          across ? NULL : &best_line);
      *minimum = across ? *minimum + least + (i > 0 ? spacing : 0) : MAX (*minimum, least);
      *natural = across ? *natural + best + (i > 0 ? spacing : 0) : MAX (*natural, best);
      i++;
      if (least_line < 0 || best_line < 0)
        continue;
      above[0] = MAX (above[0], least_line);
      below[0] = MAX (below[0], least - least_line);
      above[1] = MAX (above[1], best_line);
      below[1] = MAX (below[1], best - best_line);
    }
  /* As a box has it: room for all of them with their first lines of text at one height. */
  *minimum = MAX (*minimum, above[0] + below[0]);
  *natural = MAX (*natural, above[1] + below[1]);
}

static void
pw_row_layout_allocate (GtkLayoutManager *layout, GtkWidget *widget, int width, int height, int baseline)
{
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  guint n = count (widget);
  g_autofree GtkRequestedSize *sizes = g_new0 (GtkRequestedSize, MAX (n, 1));
  int spacing = pw_spaced_layout_get_spacing (PW_SPACED_LAYOUT (layout)), x = 0;

  share (layout, widget, width, sizes, n);
  for (guint i = 0; i < n; i++)
    {
      int wide = sizes[i].minimum_size;

      gtk_widget_size_allocate (sizes[i].data, &(GtkAllocation){ rtl ? width - x - wide : x, 0, wide, height }, -1);
      x += wide + spacing;
    }
}

static void
pw_row_layout_class_init (PwRowLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->measure = pw_row_layout_measure;
  layout_class->allocate = pw_row_layout_allocate;
}

static void
pw_row_layout_init (PwRowLayout *self)
{
  pw_spaced_layout_set_spacing (PW_SPACED_LAYOUT (self), 6);
}

/**
 * pw_row_layout_new:
 * @spacing: in pixels, between children
 *
 * Returns: (transfer full): a layout for a row with text that breaks
 */
GtkLayoutManager *
pw_row_layout_new (int spacing)
{
  return g_object_new (PW_TYPE_ROW_LAYOUT, "spacing", spacing, NULL);
}
