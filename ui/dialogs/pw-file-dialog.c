/* pw-file-dialog.c: asking for a record file; the only file that knows there are two dialogs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-file-dialog.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  GWeakRef owner;               /* the window may be gone before the answer */
  PwFileChosen chosen;
} Request;

static Request *
request_new (gpointer owner, PwFileChosen chosen)
{
  Request *request = g_new0 (Request, 1);

  g_weak_ref_init (&request->owner, owner);
  request->chosen = chosen;
  return request;
}

/* Hands @file, if any, to whoever asked, and frees the request. */
static void
request_finish (Request *request, GFile *file)
{
  g_autoptr (GObject) owner = g_weak_ref_get (&request->owner);

  if (owner && file)
    request->chosen (owner, file);
  g_weak_ref_clear (&request->owner);
  g_free (request);
}

static const PwFileKind record_kind = { N_("Open a record"), N_("Save a copy"), N_("Game records"), { "*.pipwright", "*.txt" } };

static GListStore *
make_filters (const PwFileKind *kind)
{
  GListStore *filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  g_autoptr (GtkFileFilter) such = gtk_file_filter_new ();
  g_autoptr (GtkFileFilter) all = gtk_file_filter_new ();

  gtk_file_filter_set_name (such, _(kind->name));
  for (guint i = 0; i < G_N_ELEMENTS (kind->patterns); i++)
    if (kind->patterns[i])
      gtk_file_filter_add_pattern (such, kind->patterns[i]);
  gtk_file_filter_set_name (all, _("All files"));
  gtk_file_filter_add_pattern (all, "*");
  g_list_store_append (filters, such);
  g_list_store_append (filters, all);
  return filters;
}

#if GTK_CHECK_VERSION (4, 10, 0)

G_GNUC_BEGIN_IGNORE_DEPRECATIONS

static void
on_opened (GObject *dialog, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GFile) file = gtk_file_dialog_open_finish (GTK_FILE_DIALOG (dialog), result, NULL);

  request_finish (user_data, file);
}

static void
on_saved (GObject *dialog, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GFile) file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (dialog), result, NULL);

  request_finish (user_data, file);
}

static void
ask (GtkWindow *parent, const PwFileKind *kind, gboolean save, GFile *folder, const char *name, Request *request)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  g_autoptr (GListStore) filters = make_filters (kind);

  gtk_file_dialog_set_title (dialog, save ? _(kind->save_title) : _(kind->open_title));
  gtk_file_dialog_set_filters (dialog, G_LIST_MODEL (filters));
  if (save)
    {
      if (folder)
        gtk_file_dialog_set_initial_folder (dialog, folder);
      gtk_file_dialog_set_initial_name (dialog, name);
      gtk_file_dialog_save (dialog, parent, NULL, on_saved, request);
    }
  else
    gtk_file_dialog_open (dialog, parent, NULL, on_opened, request);
}

static void
on_folder (GObject *dialog, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GFile) file = gtk_file_dialog_select_folder_finish (GTK_FILE_DIALOG (dialog), result, NULL);

  request_finish (user_data, file);
}

static void
ask_folder (GtkWindow *parent, const char *title, Request *request)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();

  gtk_file_dialog_set_title (dialog, title);
  gtk_file_dialog_select_folder (dialog, parent, NULL, on_folder, request);
}

G_GNUC_END_IGNORE_DEPRECATIONS

#else

static void
on_response (GtkNativeDialog *dialog, int response, gpointer user_data)
{
  g_autoptr (GFile) file = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
  request_finish (user_data, file);
  g_object_unref (dialog);
}

static void
ask (GtkWindow *parent, const PwFileKind *kind, gboolean save, GFile *folder, const char *name, Request *request)
{
  GtkFileChooserNative *dialog;
  g_autoptr (GListStore) filters = make_filters (kind);

  dialog = gtk_file_chooser_native_new (save ? _(kind->save_title) : _(kind->open_title), parent,
                                        save ? GTK_FILE_CHOOSER_ACTION_SAVE : GTK_FILE_CHOOSER_ACTION_OPEN, NULL, NULL);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (filters)); i++)
    {
      g_autoptr (GtkFileFilter) filter = g_list_model_get_item (G_LIST_MODEL (filters), i);

      gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), filter);
    }
  if (folder)
    gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (dialog), folder, NULL);
  if (save)
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  g_signal_connect (dialog, "response", G_CALLBACK (on_response), request);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

static void
ask_folder (GtkWindow *parent, const char *title, Request *request)
{
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (title, parent, GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, NULL, NULL);

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  g_signal_connect (dialog, "response", G_CALLBACK (on_response), request);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

#endif

/**
 * pw_file_dialog_choose_folder:
 * @parent: the window it belongs to
 * @title: what it is for
 * @owner: a #GObject; when it is gone before the answer, nothing happens
 * @chosen: what to do with the folder
 *
 * Asks for a folder.
 */
void
pw_file_dialog_choose_folder (GtkWindow *parent, const char *title, gpointer owner, PwFileChosen chosen)
{
  ask_folder (parent, title, request_new (owner, chosen));
}

/**
 * pw_file_dialog_open_kind:
 * @parent: the window it belongs to
 * @kind: of what sort; static
 * @owner: a #GObject; when it is gone before the answer, nothing happens
 * @chosen: what to do with the file
 *
 * Asks for a file to open.
 */
void
pw_file_dialog_open_kind (GtkWindow *parent, const PwFileKind *kind, gpointer owner, PwFileChosen chosen)
{
  ask (parent, kind, FALSE, NULL, NULL, request_new (owner, chosen));
}

/**
 * pw_file_dialog_save_kind:
 * @parent: the window it belongs to
 * @kind: of what sort; static
 * @name: the file name proposed
 * @owner: a #GObject; when it is gone before the answer, nothing happens
 * @chosen: what to do with the file
 *
 * Asks where to write a file.
 */
void
pw_file_dialog_save_kind (GtkWindow *parent, const PwFileKind *kind, const char *name, gpointer owner, PwFileChosen chosen)
{
  ask (parent, kind, TRUE, NULL, name, request_new (owner, chosen));
}

/**
 * pw_file_dialog_save_kind_in:
 * @parent: the window it belongs to
 * @kind: of what sort; static
 * @folder: (nullable): where it begins
 * @name: the file name proposed
 * @owner: a #GObject; when it is gone before the answer, nothing happens
 * @chosen: what to do with the file
 *
 * Asks where to write a file, beginning in a folder.
 */
void
pw_file_dialog_save_kind_in (GtkWindow *parent, const PwFileKind *kind, const char *folder, const char *name, gpointer owner,
                             PwFileChosen chosen)
{
  g_autoptr (GFile) file = folder ? g_file_new_for_path (folder) : NULL;

  ask (parent, kind, TRUE, file, name, request_new (owner, chosen));
}

/**
 * pw_file_dialog_open:
 * @parent: the window it belongs to
 * @owner: a #GObject; when it is gone before the answer, nothing happens
 * @chosen: what to do with the file
 *
 * Asks for a record to open.
 */
void
pw_file_dialog_open (GtkWindow *parent, gpointer owner, PwFileChosen chosen)
{
  pw_file_dialog_open_kind (parent, &record_kind, owner, chosen);
}

/**
 * pw_file_dialog_save:
 * @parent: the window it belongs to
 * @name: the file name proposed
 * @owner: a #GObject; when it is gone before the answer, nothing happens
 * @chosen: what to do with the file
 *
 * Asks where to write a record. The dialog itself asks before a file is replaced.
 */
void
pw_file_dialog_save (GtkWindow *parent, const char *name, gpointer owner, PwFileChosen chosen)
{
  pw_file_dialog_save_kind (parent, &record_kind, name, owner, chosen);
}
