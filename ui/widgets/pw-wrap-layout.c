/* pw-wrap-layout.c: children one after another, each as wide as it likes, on as many lines as it takes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-wrap-layout.h"

struct _PwWrapLayout
{
  PwSpacedLayout parent_instance;
};

G_DEFINE_FINAL_TYPE (PwWrapLayout, pw_wrap_layout, PW_TYPE_SPACED_LAYOUT)

/** Line: children from @first to before @end, and how wide and high they are together. */
typedef struct
{
  GtkWidget *first, *end;
  GtkWidget *expands;           /* the first of them that does, or NULL */
  int width, height;
} Line;

static GtkWidget *
shown (GtkWidget *child)
{
  while (child && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

/* A child never gets more than the whole line, nor less than its least. */
static int
width_of (GtkWidget *child, int room)
{
  int minimum, natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  return CLAMP (natural, minimum, MAX (minimum, room));
}

static int
height_of (GtkWidget *child, int width)
{
  int height;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return height;
}

/* The line that begins with @first. */
static Line
line_from (GtkLayoutManager *layout, GtkWidget *first, int room)
{
  int spacing = pw_spaced_layout_get_spacing (PW_SPACED_LAYOUT (layout));
  Line line = { .first = first };
  GtkWidget *child;

  for (child = first; child; child = shown (gtk_widget_get_next_sibling (child)))
    {
      int width = width_of (child, room);

      if (child != first && line.width + spacing + width > room)
        break;
      line.width += (child == first ? 0 : spacing) + width;
      if (!line.expands && gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL))
        line.expands = child;
    }
  line.end = child;
  for (child = first; child != line.end; child = shown (gtk_widget_get_next_sibling (child)))
    line.height = MAX (line.height,
                       height_of (child, width_of (child, room) + (child == line.expands ? MAX (0, room - line.width) : 0)));
  return line;
}

static void
pw_wrap_layout_measure (GtkLayoutManager *layout, GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                        int *natural, int *minimum_baseline, int *natural_baseline)
{
  int spacing = pw_spaced_layout_get_spacing (PW_SPACED_LAYOUT (layout));
  GtkWidget *first = shown (gtk_widget_get_first_child (widget));

  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    for (GtkWidget *child = first; child; child = shown (gtk_widget_get_next_sibling (child)))
      {
        int min, nat;

        gtk_widget_measure (child, orientation, -1, &min, &nat, NULL, NULL);
        *minimum = MAX (*minimum, min);
        *natural += nat + (child == first ? 0 : spacing);
      }
  else
    {
      int room = for_size;
      Line line;

      /* Of no width in particular: all on one line. */
      if (for_size < 0)
        pw_wrap_layout_measure (layout, widget, GTK_ORIENTATION_HORIZONTAL, -1, minimum, &room, NULL, NULL);

      for (GtkWidget *child = first; child; child = line.end)
        {
          line = line_from (layout, child, room);
          *natural += line.height + (child == first ? 0 : spacing);
        }
      *minimum = *natural;
    }
}

static void
pw_wrap_layout_allocate (GtkLayoutManager *layout, GtkWidget *widget, int width, int height, int baseline)
{
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int spacing = pw_spaced_layout_get_spacing (PW_SPACED_LAYOUT (layout)), y = 0;
  Line line;

  for (GtkWidget *first = shown (gtk_widget_get_first_child (widget)); first; first = line.end)
    {
      int x = 0;

      line = line_from (layout, first, width);
      for (GtkWidget *child = first; child != line.end; child = shown (gtk_widget_get_next_sibling (child)))
        {
          int wide = width_of (child, width) + (child == line.expands ? MAX (0, width - line.width) : 0);

          gtk_widget_size_allocate (child, &(GtkAllocation){ rtl ? width - x - wide : x, y, wide, line.height }, -1);
          x += wide + spacing;
        }
      y += line.height + spacing;
    }
}

static void
pw_wrap_layout_class_init (PwWrapLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->measure = pw_wrap_layout_measure;
  layout_class->allocate = pw_wrap_layout_allocate;
}

static void
pw_wrap_layout_init (PwWrapLayout *self)
{
  pw_spaced_layout_set_spacing (PW_SPACED_LAYOUT (self), 6);
}

/**
 * pw_wrap_layout_new:
 * @spacing: in pixels, within a line and between lines
 *
 * Returns: (transfer full): a layout for children that do not always fit on one line, none of
 *   which may be cut
 */
GtkLayoutManager *
pw_wrap_layout_new (int spacing)
{
  return g_object_new (PW_TYPE_WRAP_LAYOUT, "spacing", spacing, NULL);
}
