/* pw-preferences.h: what people set for themselves: look, names, where games are kept, questions
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-dialog.h"

G_BEGIN_DECLS

#define PW_TYPE_PREFERENCES (pw_preferences_get_type ())
G_DECLARE_FINAL_TYPE (PwPreferences, pw_preferences, PW, PREFERENCES, PwDialog)

PwPreferences *pw_preferences_new          (GtkWindow *parent);
gboolean       pw_preferences_add_name     (PwPreferences *self, const char *name);
void           pw_preferences_import_names (PwPreferences *self, GFile *file);
gboolean       pw_preferences_set_folder   (PwPreferences *self, const char *path);

G_END_DECLS
