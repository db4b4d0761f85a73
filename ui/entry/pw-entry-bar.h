/* pw-entry-bar.h: where everything is entered: choices, dice, one line of text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "model/pw-entry.h"

G_BEGIN_DECLS

#define PW_TYPE_ENTRY_BAR (pw_entry_bar_get_type ())
G_DECLARE_FINAL_TYPE (PwEntryBar, pw_entry_bar, PW, ENTRY_BAR, AdwBin)

/* Signals: "back" (Escape had nothing to take back), "refused" (GError*). */
void     pw_entry_bar_set_entry  (PwEntryBar *self, PwSession *session, PwEntry *entry);
void     pw_entry_bar_set_layout (PwEntryBar *self, guint columns, gboolean single_line, gboolean narrow);
void     pw_entry_bar_focus      (PwEntryBar *self);
gboolean pw_entry_bar_has_focus  (PwEntryBar *self);
gboolean pw_entry_bar_key        (PwEntryBar *self, GtkEventControllerKey *controller, guint key,
                                  GdkModifierType state);
void     pw_entry_bar_type       (PwEntryBar *self, const char *text, gboolean enter);

G_END_DECLS
