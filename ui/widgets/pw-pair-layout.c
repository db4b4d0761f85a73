/* pw-pair-layout.c: two parts beside each other where there is room, else below each other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-pair-layout.h"

#include "pw-large-text.h"

struct _PwPairLayout
{
  GtkLayoutManager parent_instance;

  int threshold;
  int first_width;
  int last_width;
  int spacing;
};

G_DEFINE_FINAL_TYPE (PwPairLayout, pw_pair_layout, GTK_TYPE_LAYOUT_MANAGER)

enum
{
  PROP_0,
  PROP_THRESHOLD,
  PROP_FIRST_WIDTH,
  PROP_LAST_WIDTH,
  PROP_SPACING,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static GtkSizeRequestMode
pw_pair_layout_get_request_mode (GtkLayoutManager *layout, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static int gap (PwPairLayout *self, GtkWidget *first, GtkWidget *second);

/* So many pixels, and as many more as the window is larger. */
static int
large (GtkWidget *child, int pixels)
{
  return (int) (pixels * pw_window_scale (child));
}

/* The width of the second part, where that has one. */
static int
last_width (PwPairLayout *self, GtkWidget *second)
{
  int minimum, natural;

  gtk_widget_measure (second, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  return self->last_width < 0 ? natural : MAX (minimum, large (second, self->last_width));
}

/* The width of the first part, the second standing beside it: its own, or what is left by that of the last. */
static int
first_width (PwPairLayout *self, GtkWidget *first, GtkWidget *second, int width)
{
  int minimum;

  if (self->last_width != 0)
    return gtk_widget_should_layout (second) ? width - gap (self, first, second) - last_width (self, second) : width;
  if (!gtk_widget_should_layout (first))
    return 0;
  gtk_widget_measure (first, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return MAX (minimum, large (first, self->first_width));
}

/* A part that is hidden leaves no gap. */
static int
gap (PwPairLayout *self, GtkWidget *first, GtkWidget *second)
{
  return gtk_widget_should_layout (first) && gtk_widget_should_layout (second) ? large (first, self->spacing) : 0;
}

/* Whether both stand beside each other in @width: also large text must fit. */
static gboolean
is_wide (PwPairLayout *self, GtkWidget *first, GtkWidget *second, int width)
{
  int minimum;

  if (width < large (first, self->threshold))
    return FALSE;
  if (self->last_width != 0)
    {
      gtk_widget_measure (first, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      return first_width (self, first, second, width) >= minimum;
    }
  gtk_widget_measure (second, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return first_width (self, first, second, width) + gap (self, first, second) + minimum <= width;
}

static void
pw_pair_layout_measure (GtkLayoutManager *layout, GtkWidget *widget, GtkOrientation orientation, int for_size,
                        int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  PwPairLayout *self = PW_PAIR_LAYOUT (layout);
  GtkWidget *first = gtk_widget_get_first_child (widget);
  GtkWidget *second = gtk_widget_get_last_child (widget);
  int min[2], nat[2];

  if (first == second)
    {
      gtk_widget_measure (first, orientation, for_size, minimum, natural, NULL, NULL);
      return;
    }
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      gtk_widget_measure (first, orientation, -1, &min[0], &nat[0], NULL, NULL);
      gtk_widget_measure (second, orientation, -1, &min[1], &nat[1], NULL, NULL);
      *minimum = MAX (min[0], min[1]);
      *natural = MAX (*minimum, (self->last_width != 0 ? nat[0] + last_width (self, second)
                                                       : first_width (self, first, second, 0) + nat[1]) +
                                  gap (self, first, second));
      return;
    }
  if (for_size >= 0 && is_wide (self, first, second, for_size))
    {
      int width = first_width (self, first, second, for_size);

      gtk_widget_measure (first, orientation, width, &min[0], &nat[0], NULL, NULL);
      gtk_widget_measure (second, orientation, for_size - width - gap (self, first, second), &min[1], &nat[1], NULL, NULL);
      *minimum = MAX (min[0], min[1]);
      *natural = MAX (nat[0], nat[1]);
      return;
    }
  gtk_widget_measure (first, orientation, for_size, &min[0], &nat[0], NULL, NULL);
  gtk_widget_measure (second, orientation, for_size, &min[1], &nat[1], NULL, NULL);
  /* Of no width in particular: the least at any, and that is beside each other. */
  *minimum = for_size < 0 ? MAX (min[0], min[1]) : min[0] + gap (self, first, second) + min[1];
  *natural = nat[0] + gap (self, first, second) + nat[1];
}

static void
pw_pair_layout_allocate (GtkLayoutManager *layout, GtkWidget *widget, int width, int height, int baseline)
{
  PwPairLayout *self = PW_PAIR_LAYOUT (layout);
  GtkWidget *first = gtk_widget_get_first_child (widget);
  GtkWidget *second = gtk_widget_get_last_child (widget);
  int spacing = gap (self, first, second);

  /* One part alone has it all. */
  if (first == second)
    gtk_widget_size_allocate (first, &(GtkAllocation){ 0, 0, width, height }, -1);
  else if (is_wide (self, first, second, width))
    {
      int left = first_width (self, first, second, width);
      int right = width - left - spacing;
      gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

      gtk_widget_size_allocate (first, &(GtkAllocation){ rtl ? right + spacing : 0, 0, left, height }, -1);
      gtk_widget_size_allocate (second, &(GtkAllocation){ rtl ? 0 : left + spacing, 0, right, height }, -1);
    }
  else
    {
      int upper = 0;

      if (gtk_widget_should_layout (first))
        gtk_widget_measure (first, GTK_ORIENTATION_VERTICAL, width, NULL, &upper, NULL, NULL);
      gtk_widget_size_allocate (first, &(GtkAllocation){ 0, 0, width, upper }, -1);
      gtk_widget_size_allocate (second, &(GtkAllocation){ 0, upper + spacing, width, MAX (0, height - upper - spacing) }, -1);
    }
}

static void
pw_pair_layout_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  PwPairLayout *self = PW_PAIR_LAYOUT (object);
  const int values[N_PROPS] = { 0, self->threshold, self->first_width, self->last_width, self->spacing };

  g_value_set_int (value, values[id]);
}

static void
pw_pair_layout_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  PwPairLayout *self = PW_PAIR_LAYOUT (object);
  int *const values[N_PROPS] = { NULL, &self->threshold, &self->first_width, &self->last_width, &self->spacing };

  *values[id] = g_value_get_int (value);
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

static void
pw_pair_layout_class_init (PwPairLayoutClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_CONSTRUCT | G_PARAM_STATIC_STRINGS;

  object_class->get_property = pw_pair_layout_get_property;
  object_class->set_property = pw_pair_layout_set_property;
  layout_class->get_request_mode = pw_pair_layout_get_request_mode;
  layout_class->measure = pw_pair_layout_measure;
  layout_class->allocate = pw_pair_layout_allocate;
  props[PROP_THRESHOLD] = g_param_spec_int ("threshold", NULL, NULL, 0, G_MAXINT, 800, flags);
  props[PROP_FIRST_WIDTH] = g_param_spec_int ("first-width", NULL, NULL, 0, G_MAXINT, 352, flags);
  /* Where it is not 0, it is the second part that has a width, or with -1 its natural one, and the first that takes what is left. */
  props[PROP_LAST_WIDTH] = g_param_spec_int ("last-width", NULL, NULL, -1, G_MAXINT, 0, flags);
  props[PROP_SPACING] = g_param_spec_int ("spacing", NULL, NULL, 0, G_MAXINT, 24, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
pw_pair_layout_init (PwPairLayout *self)
{
}

/**
 * pw_pair_layout_new:
 *
 * Returns: (transfer full): a layout for a widget with exactly two children
 */
GtkLayoutManager *
pw_pair_layout_new (void)
{
  return g_object_new (PW_TYPE_PAIR_LAYOUT, NULL);
}
