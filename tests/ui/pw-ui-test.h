/* pw-ui-test.h: what the widget tests share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "model/pw-entry.h"
#include "pw-window.h"

G_BEGIN_DECLS

void           pw_ui_test_init        (int *argc, char ***argv);
PwApplication *pw_ui_test_application (void);
PwWindow      *pw_ui_test_window      (void);
void           pw_ui_test_settle      (void);
void           pw_ui_test_hold_disk   (gboolean hold);

GtkWidget     *pw_ui_test_find        (GtkWidget *root, GType type, guint nth);
GtkWidget     *pw_ui_test_child       (gpointer widget, const char *id);
GtkWidget     *pw_ui_test_button      (gpointer root, const char *label);
void           pw_ui_test_press       (gpointer button);
gpointer       pw_ui_test_dialog      (GType type);
gboolean       pw_ui_test_enabled     (GActionGroup *group, const char *action);
gboolean       pw_ui_test_pick        (PwEntry *entry, guint at);
/* Keys where the focus is, each to whoever has it then; what is left of them is inserted where the caret is. */
void           pw_ui_test_type        (PwWindow *window, const char *text);

const PwGame  *pw_ui_test_game        (void);
PwSession     *pw_ui_test_session     (void);
gboolean       pw_ui_test_play_dealt  (PwSession *session, guint n_moves, guint64 seed);
void           pw_ui_test_clear_games (void);

G_END_DECLS
