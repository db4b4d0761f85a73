/* pw-settings.h: what the program remembers between runs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

GSettings *pw_settings_get               (void);
void       pw_settings_bind_color_scheme (AdwStyleManager *manager);
void       pw_settings_bind_all          (void);
char      *pw_settings_get_folder        (GSettings *settings);
void       pw_settings_set_folder        (GSettings *settings, const char *path);

G_END_DECLS
