/* pw-keep-layout.c: one child that asks for the most it ever wanted
 *
 * What comes and goes in it moves nothing around it. Only the natural height is kept: where there is no room, the child
 * gets as little as it needs now.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-keep-layout.h"

struct _PwKeepLayout
{
  GtkLayoutManager parent_instance;

  int width;                    /* for which @kept holds */
  int least;
  int kept;
};

G_DEFINE_FINAL_TYPE (PwKeepLayout, pw_keep_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode
pw_keep_layout_get_request_mode (GtkLayoutManager *layout, GtkWidget *widget)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  return child ? gtk_widget_get_request_mode (child) : GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
pw_keep_layout_measure (GtkLayoutManager *layout, GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                        int *natural, int *minimum_baseline, int *natural_baseline)
{
  PwKeepLayout *self = PW_KEEP_LAYOUT (layout);
  GtkWidget *child = gtk_widget_get_first_child (widget);

  if (child)
    gtk_widget_measure (child, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *natural = MAX (*natural, MAX (self->least, self->kept));
}

static void
pw_keep_layout_allocate (GtkLayoutManager *layout, GtkWidget *widget, int width, int height, int baseline)
{
  PwKeepLayout *self = PW_KEEP_LAYOUT (layout);
  GtkWidget *child = gtk_widget_get_first_child (widget);
  int natural;

  if (!child)
    return;
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  self->kept = self->width == width ? MAX (self->kept, natural) : natural;
  self->width = width;
  gtk_widget_size_allocate (child, &(GtkAllocation){ 0, 0, width, height }, baseline);
}

static void
pw_keep_layout_class_init (PwKeepLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = pw_keep_layout_get_request_mode;
  layout_class->measure = pw_keep_layout_measure;
  layout_class->allocate = pw_keep_layout_allocate;
}

static void
pw_keep_layout_init (PwKeepLayout *self)
{
}

/**
 * pw_keep_layout_reset:
 * @least: a height in pixels to ask for from the beginning
 *
 * Forgets what the child wanted so far.
 */
void
pw_keep_layout_reset (PwKeepLayout *self, int least)
{
  g_return_if_fail (PW_IS_KEEP_LAYOUT (self));
  self->kept = 0;
  self->least = least;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}
