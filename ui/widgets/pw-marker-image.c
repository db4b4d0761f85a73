/* pw-marker-image.c: a player's marker as a small picture
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-marker-image.h"

#include <math.h>
#include <string.h>

#include "core/pw-move.h"
#include "pw-large-text.h"
#include "pw-marker.h"
#include "pw-piece.h"
#include "pw-theme-watch.h"

struct _PwMarkerImage
{
  GtkWidget parent_instance;

  int radius;
  guint marker;
  char initial[8];
};

G_DEFINE_FINAL_TYPE (PwMarkerImage, pw_marker_image, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_RADIUS,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static void
pw_marker_image_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                         int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = (int) ceil ((2 * PW_MARKER_IMAGE (widget)->radius + 4) * pw_window_scale (widget));
}

static void
pw_marker_image_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  PwMarkerImage *self = PW_MARKER_IMAGE (widget);
  PwPiece piece;

  if (self->marker == 0)
    return;
  /* The same few are shown all over the window. */
  pw_piece_init (&piece, PW_PIECE_MARKER, self->radius * pw_window_scale (widget));
  piece.number = self->marker;
  pw_piece_set_label (&piece, self->initial);
  pw_piece_snapshot (&piece, snapshot, widget, gtk_widget_get_width (widget) / 2.0, gtk_widget_get_height (widget) / 2.0, 1);
}

static void
pw_marker_image_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_int (value, PW_MARKER_IMAGE (object)->radius);
}

static void
pw_marker_image_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  PW_MARKER_IMAGE (object)->radius = g_value_get_int (value);
  gtk_widget_queue_resize (GTK_WIDGET (object));
}

static void
pw_marker_image_class_init (PwMarkerImageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = pw_marker_image_get_property;
  object_class->set_property = pw_marker_image_set_property;
  widget_class->measure = pw_marker_image_measure;
  widget_class->snapshot = pw_marker_image_snapshot;
  props[PROP_RADIUS] = g_param_spec_int ("radius", NULL, NULL, 4, 200, 11,
                                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  /* The name always stands beside it. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
pw_marker_image_init (PwMarkerImage *self)
{
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  pw_text_scale_watch (GTK_WIDGET (self), G_CALLBACK (gtk_widget_queue_resize));
  pw_theme_watch (GTK_WIDGET (self));
}

/**
 * pw_marker_image_new:
 * @radius: half its height in pixels
 *
 * Returns: (transfer none): a picture, empty until pw_marker_image_set()
 */
GtkWidget *
pw_marker_image_new (int radius)
{
  return g_object_new (PW_TYPE_MARKER_IMAGE, "radius", radius, NULL);
}

/**
 * pw_marker_image_set:
 * @marker: 1 to %PW_MAX_PLAYERS, or 0 for nothing
 * @name: (nullable): the player's name; its first letter is written on the marker
 */
void
pw_marker_image_set (PwMarkerImage *self, guint marker, const char *name)
{
  char initial[sizeof self->initial];

  g_return_if_fail (PW_IS_MARKER_IMAGE (self));

  pw_marker_initial (name, initial);
  if (self->marker == marker && memcmp (self->initial, initial, sizeof initial) == 0)
    return;
  self->marker = marker;
  memcpy (self->initial, initial, sizeof initial);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
