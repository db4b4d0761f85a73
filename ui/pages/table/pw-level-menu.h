/* pw-level-menu.h: the level of the game, and the way to another one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "model/pw-session.h"

G_BEGIN_DECLS

#define PW_TYPE_LEVEL_MENU (pw_level_menu_get_type ())
G_DECLARE_FINAL_TYPE (PwLevelMenu, pw_level_menu, PW, LEVEL_MENU, AdwBin)

/* Signal: "refused" (GError*). */
void     pw_level_menu_set_session (PwLevelMenu *self, PwSession *session);
void     pw_level_menu_set_compact (PwLevelMenu *self, gboolean compact);
gboolean pw_level_menu_is_useful   (PwLevelMenu *self);
gboolean pw_level_menu_choose      (PwLevelMenu *self, guint level, int seat);

G_END_DECLS
