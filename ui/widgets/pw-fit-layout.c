/* pw-fit-layout.c: equal cells, as many on a line as fit uncut; or one line that is scrolled
 *
 * Where the words of one cell would be cut, all cells get more room: three columns become two,
 * two become one. Many cells that are little too wide stay in as many columns as leave few lines, and their words take a second line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-fit-layout.h"

#define GAP 6

/** LINES: so many lines of cells are seen at once. */
#define LINES 3
/** MANY: so many cells are too many for a column. */
#define MANY 5
/** WRAPPED: by how much words may be wider than a cell in which they take two lines. */
#define WRAPPED 1.4

struct _PwFitLayout
{
  GtkLayoutManager parent_instance;

  guint most;
  gboolean single_line;
  int width;                    /* last given */
  guint resize_id;
};

G_DEFINE_FINAL_TYPE (PwFitLayout, pw_fit_layout, GTK_TYPE_LAYOUT_MANAGER)

#define FOR_EACH_CHILD(child, widget) \
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child)) \
    if (gtk_widget_should_layout (child))

static int
count (GtkWidget *widget)
{
  int n = 0;

  FOR_EACH_CHILD (child, widget)
    n++;
  return n;
}

static void
widest (GtkWidget *widget, int *minimum, int *natural)
{
  *minimum = *natural = 0;
  FOR_EACH_CHILD (child, widget)
    {
      int min, nat;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &min, &nat, NULL, NULL);
      *minimum = MAX (*minimum, min);
      *natural = MAX (*natural, nat);
    }
}

/* How high cells of @width are; of -1: of no width in particular. */
static int
tallest (GtkWidget *widget, int width)
{
  int most = 0;

  FOR_EACH_CHILD (child, widget)
    {
      int min;

      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &min, NULL, NULL, NULL);
      most = MAX (most, min);
    }
  return most;
}

/* Columns in which nothing is cut, and words take one line. */
static int
columns_uncut (PwFitLayout *self, int natural, int width)
{
  for (int n = (int) self->most; n > 1; n--)
    if (n * natural + (n - 1) * GAP <= width)
      return n;
  return 1;
}

/* Rather words on two lines than more lines of cells than there is room for; few in one column stay there. */
static int
columns_for (PwFitLayout *self, GtkWidget *widget, int width)
{
  int minimum, natural, columns, n_cells = count (widget);

  widest (widget, &minimum, &natural);
  columns = columns_uncut (self, natural, width);
  if (self->single_line || n_cells < MANY)
    return columns;
  while (columns < (int) self->most && n_cells > LINES * columns &&
         natural <= WRAPPED * (width - columns * GAP) / (columns + 1) && (columns + 1) * minimum + columns * GAP <= width)
    columns++;
  return columns;
}

static int
cell_for (PwFitLayout *self, GtkWidget *widget, int width)
{
  int columns = columns_for (self, widget, width);

  return self->single_line ? -1 : (width - (columns - 1) * GAP) / columns;
}

/* A scrolled window asks for the height without saying the width: then the last one counts. */
static int
lines_for (PwFitLayout *self, GtkWidget *widget, int width)
{
  int columns = columns_for (self, widget, width >= 0 ? width : self->width);

  return self->single_line ? 1 : (count (widget) + columns - 1) / columns;
}

static gboolean
resize (gpointer data)
{
  PwFitLayout *self = data;

  self->resize_id = 0;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
  return G_SOURCE_REMOVE;
}

static GtkSizeRequestMode
pw_fit_layout_get_request_mode (GtkLayoutManager *layout, GtkWidget *widget)
{
  return PW_FIT_LAYOUT (layout)->single_line ? GTK_SIZE_REQUEST_CONSTANT_SIZE : GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
pw_fit_layout_measure (GtkLayoutManager *layout, GtkWidget *widget, GtkOrientation orientation, int for_size,
                       int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  PwFitLayout *self = PW_FIT_LAYOUT (layout);
  int n = count (widget), min, nat;

  *minimum = *natural = 0;
  if (n == 0)
    return;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      int lines = lines_for (self, widget, for_size);

      int cell = cell_for (self, widget, for_size >= 0 ? for_size : self->width);

      *minimum = *natural = lines * tallest (widget, cell) + (lines - 1) * GAP;
      return;
    }
  widest (widget, &min, &nat);
  *minimum = min;
  *natural = nat * (int) self->most + GAP * (int) (self->most - 1);
  if (!self->single_line)
    return;
  *minimum = (n - 1) * GAP;
  FOR_EACH_CHILD (child, widget)
    {
      gtk_widget_measure (child, orientation, -1, NULL, &nat, NULL, NULL);
      *minimum += nat;
    }
  *natural = *minimum;
}

static void
pw_fit_layout_allocate (GtkLayoutManager *layout, GtkWidget *widget, int width, int height, int baseline)
{
  PwFitLayout *self = PW_FIT_LAYOUT (layout);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int columns = columns_for (self, widget, width), x = 0, y = 0, i = 0;
  int cell = cell_for (self, widget, width), line = tallest (widget, cell);

  if (lines_for (self, widget, self->width) != lines_for (self, widget, width) && self->resize_id == 0)
    self->resize_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, resize, self, NULL);
  self->width = width;
  FOR_EACH_CHILD (child, widget)
    {
      if (self->single_line)
        gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &cell, NULL, NULL);
      else
        {
          x = (i % columns) * (cell + GAP);
          y = (i / columns) * (line + GAP);
        }
      gtk_widget_size_allocate (child, &(GtkAllocation){ rtl ? width - x - cell : x, y, cell, line }, -1);
      x += cell + GAP;
      i++;
    }
}

static void
pw_fit_layout_dispose (GObject *object)
{
  g_clear_handle_id (&PW_FIT_LAYOUT (object)->resize_id, g_source_remove);
  G_OBJECT_CLASS (pw_fit_layout_parent_class)->dispose (object);
}

static void
pw_fit_layout_class_init (PwFitLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = pw_fit_layout_dispose;
  layout_class->get_request_mode = pw_fit_layout_get_request_mode;
  layout_class->measure = pw_fit_layout_measure;
  layout_class->allocate = pw_fit_layout_allocate;
}

static void
pw_fit_layout_init (PwFitLayout *self)
{
  self->most = 3;
  self->width = 600;
}

/**
 * pw_fit_layout_new:
 * @most: the most cells on a line
 *
 * Returns: (transfer full): a layout
 */
GtkLayoutManager *
pw_fit_layout_new (guint most)
{
  PwFitLayout *self = g_object_new (PW_TYPE_FIT_LAYOUT, NULL);

  self->most = MAX (most, 1);
  return GTK_LAYOUT_MANAGER (self);
}

/**
 * pw_fit_layout_set_most:
 * @most: the most cells on a line
 * @single_line: whether all cells stand on one line, each as wide as it likes
 */
void
pw_fit_layout_set_most (PwFitLayout *self, guint most, gboolean single_line)
{
  g_return_if_fail (PW_IS_FIT_LAYOUT (self));
  g_return_if_fail (most > 0);

  if (self->most == most && self->single_line == single_line)
    return;
  self->most = most;
  self->single_line = single_line;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

/**
 * pw_fit_layout_get_columns:
 * @widget: the widget it lays out
 *
 * Returns: how many cells stand on a line now
 */
guint
pw_fit_layout_get_columns (PwFitLayout *self, GtkWidget *widget)
{
  g_return_val_if_fail (PW_IS_FIT_LAYOUT (self), 1);
  if (self->single_line)
    return (guint) MAX (1, count (widget));
  return (guint) columns_for (self, widget, self->width);
}
