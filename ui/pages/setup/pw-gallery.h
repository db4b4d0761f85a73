/* pw-gallery.h: the values of a seat option as pictures to choose from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "core/pw-game.h"

G_BEGIN_DECLS

#define PW_TYPE_GALLERY (pw_gallery_get_type ())
G_DECLARE_FINAL_TYPE (PwGallery, pw_gallery, PW, GALLERY, AdwBin)

/* Signals: "chosen" (int value): somebody chose a picture; "entered": Enter keeps what is chosen. */
GtkWidget *pw_gallery_new        (void);
gboolean   pw_gallery_set_option (PwGallery *self, const PwGame *game, const PwSetup *setup, guint option);
void       pw_gallery_update     (PwGallery *self, const PwSetup *setup, guint seat);
void       pw_gallery_focus_chosen (PwGallery *self);

G_END_DECLS
