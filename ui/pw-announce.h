/* pw-announce.h: says something to people who cannot see it appear
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Lets a screen reader say a sentence at once. */
void       pw_announce          (GtkWidget *widget, const char *text);

/* Takes no room: where a window has one, older toolkits can announce there too. */
#define PW_TYPE_ANNOUNCER (pw_announcer_get_type ())
G_DECLARE_FINAL_TYPE (PwAnnouncer, pw_announcer, PW, ANNOUNCER, GtkWidget)

G_END_DECLS
