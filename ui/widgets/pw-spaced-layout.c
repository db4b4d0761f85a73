/* pw-spaced-layout.c: what layouts of text that breaks share: a height that follows from the width, and pixels between children
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-spaced-layout.h"

typedef struct
{
  int spacing;
} PwSpacedLayoutPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (PwSpacedLayout, pw_spaced_layout, GTK_TYPE_LAYOUT_MANAGER)

enum
{
  PROP_0,
  PROP_SPACING,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static GtkSizeRequestMode
pw_spaced_layout_get_request_mode (GtkLayoutManager *layout, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
pw_spaced_layout_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SPACING)
    g_value_set_int (value, pw_spaced_layout_get_spacing (PW_SPACED_LAYOUT (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
pw_spaced_layout_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SPACING)
    pw_spaced_layout_set_spacing (PW_SPACED_LAYOUT (object), g_value_get_int (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
pw_spaced_layout_class_init (PwSpacedLayoutClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = pw_spaced_layout_get_property;
  object_class->set_property = pw_spaced_layout_set_property;
  GTK_LAYOUT_MANAGER_CLASS (klass)->get_request_mode = pw_spaced_layout_get_request_mode;
  props[PROP_SPACING] = g_param_spec_int ("spacing", NULL, NULL, 0, 1000, 0, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
pw_spaced_layout_init (PwSpacedLayout *self)
{
}

/**
 * pw_spaced_layout_get_spacing:
 *
 * Returns: in pixels, how far children are from each other
 */
int
pw_spaced_layout_get_spacing (PwSpacedLayout *self)
{
  g_return_val_if_fail (PW_IS_SPACED_LAYOUT (self), 0);
  return ((PwSpacedLayoutPrivate *) pw_spaced_layout_get_instance_private (self))->spacing;
}

/**
 * pw_spaced_layout_set_spacing:
 * @spacing: in pixels, between children
 */
void
pw_spaced_layout_set_spacing (PwSpacedLayout *self, int spacing)
{
  g_return_if_fail (PW_IS_SPACED_LAYOUT (self));
  ((PwSpacedLayoutPrivate *) pw_spaced_layout_get_instance_private (self))->spacing = spacing;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}
