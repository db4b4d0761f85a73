/* pw-file-reader.c: reads a file that people chose, dropped or named, while the window goes on
 *
 * A disk may be slow, a network gone, another program may have locked the folder; a file may be large, and long to understand. A
 * thread does all of that; after a second a dialog says so and offers to leave it. A read that is left goes on until the system ends it, and nobody hears of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-file-reader.h"

#include <glib/gi18n-lib.h>

#include "core/pw-disk.h"
#include "pw-dialog.h"
#include "pw-make.h"

/** KEY: under it what is being read hangs on its owner. */
#define KEY "pw-file-reader"

typedef struct
{
  GtkWidget *owner;             /* (nullable): it may be gone before the file is read; weak */
  GFile *file;
  char *path;
  PwRead read;
  GDestroyNotify free_read;
  gsize most;                   /* bytes; for those only */
  PwReadDone done;
  PwBytesRead bytes_done;       /* in its place, for those */
  GCancellable *cancellable;
  GtkWindow *dialog;            /* (nullable): weak */
  guint slow_id;
} Reading;

/* How long nothing is said, in milliseconds. */
static guint delay = 1000;

static void
reading_free (Reading *reading)
{
  g_clear_handle_id (&reading->slow_id, g_source_remove);
  g_clear_weak_pointer (&reading->owner);
  g_clear_weak_pointer (&reading->dialog);
  g_object_unref (reading->file);
  g_object_unref (reading->cancellable);
  g_free (reading->path);
  g_free (reading);
}

/* The read is no longer its owner's. */
static void
let_go (Reading *reading)
{
  GtkWindow *dialog = reading->dialog;

  g_clear_handle_id (&reading->slow_id, g_source_remove);
  g_clear_weak_pointer (&reading->dialog);
  if (reading->owner && g_object_get_data (G_OBJECT (reading->owner), KEY) == reading)
    g_object_set_data (G_OBJECT (reading->owner), KEY, NULL);
  if (dialog)
    pw_dialog_finish (PW_DIALOG (dialog));
}

/* -- The dialog ------------------------------------------------------------------------------------------ */

static gboolean
on_dialog_closed (GtkWindow *dialog, gpointer owner)
{
  Reading *reading = g_object_get_data (owner, KEY);

  /* Not where it closes since the file is read. */
  if (reading && reading->dialog == dialog)
    {
      g_clear_weak_pointer (&reading->dialog);
      pw_file_reader_cancel (owner);
    }
  return FALSE;
}

static GtkWindow *
dialog_new (GtkWidget *owner, const char *path)
{
  GtkRoot *root = gtk_widget_get_root (owner);
  g_autofree char *name = g_filename_display_basename (path);
  g_autofree char *text = g_strdup_printf (
    _("“%s” is still being read. It may be very long, the disk may be slow, or another program may be using the folder."), name);
  GtkWindow *dialog = g_object_new (PW_TYPE_DIALOG, "transient-for", root, "title", _("Reading the file"), NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18), *label = gtk_label_new (text), *spinner = gtk_spinner_new ();
  GtkWidget *cancel = gtk_button_new_with_mnemonic (_("_Cancel"));

  gtk_spinner_start (GTK_SPINNER (spinner));
  gtk_widget_set_size_request (spinner, 32, 32);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_set_halign (cancel, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (box, "dialog-content");
  pw_box_add (box, spinner, label, cancel, NULL);
  g_signal_connect_object (cancel, "clicked", G_CALLBACK (gtk_window_close), dialog, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "close-request", G_CALLBACK (on_dialog_closed), owner, 0);
  pw_dialog_set_body (PW_DIALOG (dialog), box);
  pw_dialog_fit (PW_DIALOG (dialog), 400, -1);
  gtk_widget_grab_focus (cancel);
  return dialog;
}

static gboolean
on_slow (gpointer data)
{
  Reading *reading = data;

  reading->slow_id = 0;
  if (reading->owner && GTK_IS_WINDOW (gtk_widget_get_root (reading->owner)))
    {
      g_set_weak_pointer (&reading->dialog, dialog_new (reading->owner, reading->path));
      gtk_window_present (reading->dialog);
    }
  return G_SOURCE_REMOVE;
}

/* -- Reading --------------------------------------------------------------------------------------------- */

/* What the thread needs: the rest may be gone by the time it looks. */
typedef struct
{
  char *path;
  PwRead read;
  GDestroyNotify free_read;
  gsize most;
} Order;

static void
order_free (gpointer data)
{
  Order *order = data;

  g_free (order->path);
  g_free (order);
}

static gpointer
read_bytes (const char *path, gsize most, GError **error)
{
  char *data;
  gsize length;

  return pw_disk_read (path, most, &data, &length, NULL, error) ? g_bytes_new_take (data, length) : NULL;
}

static void
read_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Order *order = data;
  GError *error = NULL;
  gpointer read = order->read ? order->read (order->path, &error) : read_bytes (order->path, order->most, &error);

  if (read)
    g_task_return_pointer (task, read, order->free_read);
  else
    g_task_return_error (task, error);
}

static void
tell (const Reading *reading, gpointer owner, gpointer read, const GError *error)
{
  if (reading->done)
    reading->done (owner, reading->file, read, error);
  else
    reading->bytes_done (owner, reading->file, read, error);
}

static void
on_read (GObject *source, GAsyncResult *result, gpointer data)
{
  Reading *reading = data;
  g_autoptr (GError) error = NULL;
  gpointer read = g_task_propagate_pointer (G_TASK (result), &error);

  if (reading->owner && !g_cancellable_is_cancelled (reading->cancellable))
    {
      g_autoptr (GtkWidget) owner = g_object_ref (reading->owner);

      let_go (reading);
      tell (reading, owner, read, error);
    }
  if (read)
    reading->free_read (read);
  reading_free (reading);
}

/* Takes over @reading, which has everything but its file. */
static void
start (Reading *reading, GtkWidget *owner, GFile *file)
{
  g_autoptr (GTask) task = NULL;
  Order *order;

  pw_file_reader_cancel (owner);
  g_set_weak_pointer (&reading->owner, owner);
  reading->file = g_object_ref (file);
  reading->path = g_file_get_path (file);
  reading->cancellable = g_cancellable_new ();
  if (reading->path == NULL)
    {
      g_autoptr (GError) error = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, _("It is not on this computer."));

      tell (reading, owner, NULL, error);
      reading_free (reading);
      return;
    }
  g_object_set_data (G_OBJECT (owner), KEY, reading);
  reading->slow_id = g_timeout_add (delay, on_slow, reading);
  order = g_new0 (Order, 1);
  *order = (Order){ g_strdup (reading->path), reading->read, reading->free_read, reading->most };
  task = g_task_new (NULL, reading->cancellable, on_read, reading);
  g_task_set_task_data (task, order, order_free);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, read_in_thread);
}

/**
 * pw_file_reader_read:
 * @owner: a widget in the window that asks; what it asked for before is cancelled
 * @file: a file
 * @read: reads it, and makes of it all that can be made off the main thread: called on another one
 * @free_read: frees what @read returns, on whichever thread
 * @done: called on the main loop with what was read, unless @owner is gone by then, or somebody cancels it; at once where the
 *   file is not on this computer
 *
 * Reads a file while the window goes on.
 */
void
pw_file_reader_read (GtkWidget *owner, GFile *file, PwRead read, GDestroyNotify free_read, PwReadDone done)
{
  Reading *reading = g_new0 (Reading, 1);

  reading->read = read;
  reading->free_read = free_read;
  reading->done = done;
  start (reading, owner, file);
}

static gpointer
read_record (const char *path, GError **error)
{
  PwStoreFile *file = pw_store_read (path, error);

  if (file)
    pw_store_parse_ahead (file);
  return file;
}

static void
free_record (gpointer file)
{
  pw_store_file_free (file);
}

/**
 * pw_file_reader_read_record:
 * @owner: as for pw_file_reader_read()
 * @file: a record
 * @done: as for pw_file_reader_read(): with a #PwStoreFile, which stays the reader's
 *
 * Reads a record as pw_store_read() does, and plays its moves: the main thread takes the game as it is.
 */
void
pw_file_reader_read_record (GtkWidget *owner, GFile *file, PwReadDone done)
{
  pw_file_reader_read (owner, file, read_record, free_record, done);
}

static void
free_bytes (gpointer bytes)
{
  g_bytes_unref (bytes);
}

/**
 * pw_file_reader_read_bytes:
 * @owner: as for pw_file_reader_read()
 * @file: a file
 * @most: how many bytes it may hold, at least 1; few enough to be looked at on the main thread
 * @done: as for pw_file_reader_read(): with #GBytes
 *
 * Reads a file as pw_disk_read() does.
 */
void
pw_file_reader_read_bytes (GtkWidget *owner, GFile *file, gsize most, PwBytesRead done)
{
  Reading *reading = g_new0 (Reading, 1);

  reading->most = most;
  reading->free_read = free_bytes;
  reading->bytes_done = done;
  start (reading, owner, file);
}

/**
 * pw_file_reader_is_reading:
 * @owner: who may have asked
 * @path: (nullable): a file, or %NULL for any
 *
 * Returns: whether it is being read for @owner
 */
gboolean
pw_file_reader_is_reading (GtkWidget *owner, const char *path)
{
  const Reading *reading = g_object_get_data (G_OBJECT (owner), KEY);

  return reading && (path == NULL || g_strcmp0 (reading->path, path) == 0);
}

/**
 * pw_file_reader_cancel:
 * @owner: who may have asked
 *
 * Whatever is read for @owner is no longer waited for.
 */
void
pw_file_reader_cancel (GtkWidget *owner)
{
  Reading *reading = g_object_get_data (G_OBJECT (owner), KEY);

  if (reading == NULL)
    return;
  let_go (reading);
  g_cancellable_cancel (reading->cancellable);
}

/* Waits until nothing is read for @owner any more. */
void
pw_file_reader_finish (GtkWidget *owner)
{
  while (pw_file_reader_is_reading (owner, NULL))
    g_main_context_iteration (NULL, TRUE);
}

/* How many milliseconds pass before something is said; a second where nobody says. */
void
pw_file_reader_set_delay (guint milliseconds)
{
  delay = milliseconds;
}
