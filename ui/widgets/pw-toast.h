/* pw-toast.h: what is told over a page, one thing at a time
 *
 * AdwToastOverlay of libadwaita 1.2 ends the program when a toast goes while it is still coming, as it does where people press
 * what is refused faster than it can be shown. This one has nothing that could be cut short: what is told next takes the place of
 * what was told before.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define PW_TYPE_TOAST (pw_toast_get_type ())
G_DECLARE_FINAL_TYPE (PwToast, pw_toast, PW, TOAST, AdwBin)

/* Signal "closed": what was told is no longer shown; not when something else took its place. */

void       pw_toast_show        (PwToast *self, GtkWidget *content, guint seconds);
void       pw_toast_offer       (PwToast *self, const char *label, const char *action);
void       pw_toast_close       (PwToast *self);
GtkWidget *pw_toast_get_content (PwToast *self);
guint      pw_toast_get_seconds (PwToast *self);

G_END_DECLS
