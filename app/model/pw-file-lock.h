/* pw-file-lock.h: one program after the other looks at a record and writes it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

int      pw_file_lock_take    (const char *path);
int      pw_file_lock_wait    (const char *path, void (*meanwhile) (gpointer data), gpointer data);
gboolean pw_file_lock_try     (const char *path, int *lock);
void     pw_file_lock_set_patience (gint64 microseconds);
void     pw_file_lock_release (int lock);

G_END_DECLS
