/* pw-library-page.h: all kept games: searched, opened, renamed, given away; and what they add up to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "model/pw-library.h"

G_BEGIN_DECLS

#define PW_TYPE_LIBRARY_PAGE (pw_library_page_get_type ())
G_DECLARE_FINAL_TYPE (PwLibraryPage, pw_library_page, PW, LIBRARY_PAGE, AdwBin)

/* Signals: "open-path" (const char *path): a game was chosen; "told" (const char *text, const char *button,
 * const char *action): something to say, with what may be done about it or NULLs; "failed" (const char *why): something
 * was not done. */
GtkWidget *pw_library_page_new         (void);
void       pw_library_page_refresh     (PwLibraryPage *self);
void       pw_library_page_import      (PwLibraryPage *self, GFile *file);
void       pw_library_page_focus_first (PwLibraryPage *self);
GActionGroup *pw_library_page_get_actions (PwLibraryPage *self);
GListModel *pw_library_page_get_shown  (PwLibraryPage *self);   /* PwLibraryGame: those that are searched for, newest first */

G_END_DECLS
