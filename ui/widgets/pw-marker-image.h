/* pw-marker-image.h: a player's marker as a small picture
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PW_TYPE_MARKER_IMAGE (pw_marker_image_get_type ())
G_DECLARE_FINAL_TYPE (PwMarkerImage, pw_marker_image, PW, MARKER_IMAGE, GtkWidget)

/* Property "radius": half its height in pixels, 11 unless set. */
GtkWidget *pw_marker_image_new (int radius);
void       pw_marker_image_set (PwMarkerImage *self, guint marker, const char *name);

G_END_DECLS
