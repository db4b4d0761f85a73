/* pw-die-image.h: a die as a small picture
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PW_TYPE_DIE_IMAGE (pw_die_image_get_type ())
G_DECLARE_FINAL_TYPE (PwDieImage, pw_die_image, PW, DIE_IMAGE, GtkWidget)

GtkWidget *pw_die_image_new (int size);
void       pw_die_image_set (PwDieImage *self, guint value, guint count);

G_END_DECLS
