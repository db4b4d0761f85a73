/* pw-file-reader.h: reads a file that people chose, dropped or named, while the window goes on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "model/pw-store.h"

G_BEGIN_DECLS

/* Returns: what was read, or NULL with @error, a whole sentence. */
typedef gpointer (*PwRead)      (const char *path, GError **error);
/* @owner: who asked; @read or @bytes: what was read, or NULL with @error. */
typedef void     (*PwReadDone)  (gpointer owner, GFile *file, gpointer read, const GError *error);
typedef void     (*PwBytesRead) (gpointer owner, GFile *file, GBytes *bytes, const GError *error);

void     pw_file_reader_read        (GtkWidget *owner, GFile *file, PwRead read, GDestroyNotify free_read, PwReadDone done);
void     pw_file_reader_read_record (GtkWidget *owner, GFile *file, PwReadDone done);
void     pw_file_reader_read_bytes  (GtkWidget *owner, GFile *file, gsize most, PwBytesRead done);
gboolean pw_file_reader_is_reading  (GtkWidget *owner, const char *path);      /* NULL: anything */
void     pw_file_reader_cancel      (GtkWidget *owner);

/* For tests. */
void     pw_file_reader_finish      (GtkWidget *owner);
void     pw_file_reader_set_delay   (guint milliseconds);

G_END_DECLS
