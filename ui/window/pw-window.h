/* pw-window.h: the window: one game, and the pages before and after it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "model/pw-session.h"
#include "pw-application.h"

G_BEGIN_DECLS

#define PW_TYPE_WINDOW (pw_window_get_type ())
G_DECLARE_FINAL_TYPE (PwWindow, pw_window, PW, WINDOW, AdwApplicationWindow)

PwWindow   *pw_window_new           (PwApplication *application);

void        pw_window_show_start    (PwWindow *self);
void        pw_window_show_setup    (PwWindow *self, gboolean end);
void        pw_window_open_session  (PwWindow *self, PwSession *session);
void        pw_window_show_final    (PwWindow *self);
void        pw_window_show_ledger   (PwWindow *self);
void        pw_window_open_file     (PwWindow *self, GFile *file);
void        pw_window_review_file   (PwWindow *self, GFile *file);
void        pw_window_choose_record (PwWindow *self);

PwSession  *pw_window_get_session   (PwWindow *self);
void        pw_window_close_session (PwWindow *self);
const char *pw_window_get_page      (PwWindow *self);
gpointer    pw_window_find_page     (PwWindow *self, GType type);
void        pw_window_add_toast     (PwWindow *self, const char *text);
void        pw_window_tell          (PwWindow *self, const char *text, const char *button, const char *action);
void        pw_window_tell_until_change (PwWindow *self, const char *text, const char *button, const char *action);
void        pw_window_tell_problem  (PwWindow *self, const char *text);

GtkWindow *pw_window_get_table_window (PwWindow *self);

G_END_DECLS
