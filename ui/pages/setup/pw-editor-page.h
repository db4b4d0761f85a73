/* pw-editor-page.h: the page on which people enter a component of a game that they have
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "pw-board.h"

G_BEGIN_DECLS

#define PW_TYPE_EDITOR_PAGE (pw_editor_page_get_type ())
G_DECLARE_FINAL_TYPE (PwEditorPage, pw_editor_page, PW, EDITOR_PAGE, AdwBin)

gboolean pw_editor_page_set (PwEditorPage *self, const char *game, const char *id);

G_END_DECLS
