/* pw-qr-image.h: a text as a QR code, to be read by a phone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** PW_QR_MAX_VERSION: the largest code there is, 97 modules on a side: phones do not read larger ones off a screen. */
#define PW_QR_MAX_VERSION 20

#define PW_TYPE_QR_IMAGE (pw_qr_image_get_type ())
G_DECLARE_FINAL_TYPE (PwQrImage, pw_qr_image, PW, QR_IMAGE, GtkWidget)

GtkWidget *pw_qr_image_new      (const char *name);
gboolean   pw_qr_image_set_text (PwQrImage *self, const char *text);   /* FALSE where it is too long */
int        pw_qr_image_get_least (PwQrImage *self);
int        pw_qr_image_get_usual (PwQrImage *self);
int        pw_qr_image_get_version (PwQrImage *self);

G_END_DECLS
