/* pw-pile-layout.c: children one below the other, each as high as it is at the width they have
 *
 * A box does the same, but asks text that breaks also how wide it is at a height; a label answers by breaking itself anew at
 * one width after the other, which makes a long sentence cost more than all else that is drawn. Here nobody asks that: a
 * width is given, and a height follows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-pile-layout.h"

struct _PwPileLayout
{
  PwSpacedLayout parent_instance;

  gboolean centred;
};

G_DEFINE_FINAL_TYPE (PwPileLayout, pw_pile_layout, PW_TYPE_SPACED_LAYOUT)

enum
{
  PROP_0,
  PROP_CENTRED,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

/* The width is that of the widest, whatever the height. */
static void
pw_pile_layout_measure (GtkLayoutManager *layout,
                        GtkWidget        *widget,
                        GtkOrientation    orientation,
                        int               for_size,
                        int              *minimum,
                        int              *natural,
                        int              *minimum_baseline,
                        int              *natural_baseline)
{
  gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;
  int spacing = 0; /* above this child */

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      int least = 0, best = 0;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, orientation, across ? -1 : for_size, &least, &best, NULL, NULL);
      *minimum = across ? MAX (*minimum, least) : *minimum + spacing + least;
      *natural = across ? MAX (*natural, best) : *natural + spacing + best;
      spacing = pw_spaced_layout_get_spacing (PW_SPACED_LAYOUT (layout));
    }
}

/* A widget that is itself aligned in the middle is asked how high it would be at no width in particular before it is told its
 * place: each sentence breaks anew for an answer that nobody needs. So what is in it goes to the middle. */
static int
find_top (GtkLayoutManager *layout, GtkWidget *widget, int width, int height)
{
  int least = 0, best = 0;

  if (!PW_PILE_LAYOUT (layout)->centred)
    return 0;
  pw_pile_layout_measure (layout, widget, GTK_ORIENTATION_VERTICAL, width, &least, &best, NULL, NULL);
  return MAX (0, (height - best) / 2);
}

static void
pw_pile_layout_allocate (GtkLayoutManager *layout, GtkWidget *widget, int width, int height, int baseline)
{
  int y = find_top (layout, widget, width, height);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      int least = 0, best = 0;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &least, &best, NULL, NULL);
      gtk_widget_size_allocate (child, &(GtkAllocation){ 0, y, width, best }, -1);
      y += best + pw_spaced_layout_get_spacing (PW_SPACED_LAYOUT (layout));
    }
}

static void
pw_pile_layout_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_CENTRED)
    g_value_set_boolean (value, PW_PILE_LAYOUT (object)->centred);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
pw_pile_layout_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_CENTRED)
    {
      PW_PILE_LAYOUT (object)->centred = g_value_get_boolean (value);
      gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (object));
    }
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
pw_pile_layout_class_init (PwPileLayoutClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  object_class->get_property = pw_pile_layout_get_property;
  object_class->set_property = pw_pile_layout_set_property;
  layout_class->measure = pw_pile_layout_measure;
  layout_class->allocate = pw_pile_layout_allocate;
  props[PROP_CENTRED] = g_param_spec_boolean ("centred", NULL, NULL, FALSE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
pw_pile_layout_init (PwPileLayout *self)
{
}

/**
 * pw_pile_layout_new:
 *
 * Returns: (transfer full): a layout for text that breaks
 */
GtkLayoutManager *
pw_pile_layout_new (void)
{
  return g_object_new (PW_TYPE_PILE_LAYOUT, NULL);
}
