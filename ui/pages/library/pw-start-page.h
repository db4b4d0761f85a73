/* pw-start-page.h: the page before a game: go on, begin, open
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define PW_TYPE_START_PAGE (pw_start_page_get_type ())
G_DECLARE_FINAL_TYPE (PwStartPage, pw_start_page, PW, START_PAGE, AdwBin)

/* Signal: "open-path" (const char *path): a kept game was chosen. */
GtkWidget *pw_start_page_new     (void);
void       pw_start_page_refresh (PwStartPage *self);
void       pw_start_page_focus_first (PwStartPage *self);

G_END_DECLS
