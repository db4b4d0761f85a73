/* pw-library-actions.c: what is done with the games of the library: renamed, copied, deleted, brought in, given away
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-library-page-private.h"

#include <glib/gi18n-lib.h>

#include "model/pw-csv.h"
#include "model/pw-file.h"
#include "pw-file-dialog.h"
#include "pw-file-reader.h"
#include "pw-share-dialog.h"
#include "pw-title-dialog.h"

static const PwFileKind table_kind = {
  .save_title = N_("Save a table"), .name = N_("Tables (CSV)"), .patterns = { "*.csv" },
};

void
pw_library_actions_update (PwLibraryPage *self)
{
  GAction *restore = g_action_map_lookup_action (G_ACTION_MAP (self->actions), "restore");

  g_simple_action_set_enabled (G_SIMPLE_ACTION (restore), pw_library_can_restore (self->library));
}

/* -- What is done with a game ------------------------------------------------------------------ */

/* The game an action is about; it may have vanished meanwhile. */
static PwLibraryGame *
find_game (PwLibraryPage *self, GVariant *path)
{
  PwLibraryGame *game = pw_library_find (self->library, path ? g_variant_get_bytestring (path) : self->chosen);

  if (game == NULL)
    pw_library_page_fail (self, _("This game is no longer there."));
  return game;
}

/* Whether a window has it open: then the file belongs to that window. */
static gboolean
is_open (PwLibraryPage *self, PwLibraryGame *game)
{
  gboolean open = FALSE;

  g_signal_emit_by_name (self, "is-open", pw_library_game_get_path (game), &open);
  if (open)
    pw_library_page_fail (self, _("This game is open in a window: close it there first."));
  return open;
}

static void
on_renamed (GObject *library, GAsyncResult *result, gpointer data)
{
  g_autoptr (PwLibraryPage) self = data;
  g_autoptr (GError) error = NULL;

  if (!pw_library_rename_finish (PW_LIBRARY (library), result, &error))
    pw_library_page_fail (self, error->message);
}

static void
on_title_chosen (PwLibraryPage *self, const char *title)
{
  PwLibraryGame *game = find_game (self, NULL);

  if (game)
    pw_library_rename_soon (self->library, game, title, on_renamed, g_object_ref (self));
}

static void
on_rename (GSimpleAction *action, GVariant *path, gpointer data)
{
  PwLibraryPage *self = data;
  PwLibraryGame *game = find_game (self, path);
  const PwSummary *summary = game ? pw_library_game_get_summary (game) : NULL;
  PwTitleDialog *dialog;

  if (summary == NULL || is_open (self, game))
    return;
  g_free (self->chosen);
  self->chosen = g_strdup (pw_library_game_get_path (game));
  dialog = pw_title_dialog_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), summary->title);
  g_signal_connect_object (dialog, "chosen", G_CALLBACK (on_title_chosen), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
on_duplicate (GSimpleAction *action, GVariant *path, gpointer data)
{
  PwLibraryPage *self = data;
  PwLibraryGame *game = find_game (self, path);
  g_autoptr (GError) error = NULL;

  if (game && !pw_library_duplicate (self->library, game, &error))
    pw_library_page_fail (self, error->message);
  else if (game)
    pw_library_page_tell (self, _("Duplicated"), NULL, NULL);
}

static void
on_delete (GSimpleAction *action, GVariant *path, gpointer data)
{
  PwLibraryPage *self = data;
  PwLibraryGame *game = find_game (self, path);
  g_autoptr (GError) error = NULL;

  if (game == NULL || is_open (self, game))
    return;
  if (pw_library_delete (self->library, game, &error))
    pw_library_page_tell (self, _("Deleted"), _("_Undo"), "library.restore");
  else
    pw_library_page_fail (self, error->message);
  pw_library_actions_update (self);
}

static void
on_restore (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  PwLibraryPage *self = data;
  g_autoptr (GError) error = NULL;

  if (!pw_library_restore (self->library, &error) && error)
    pw_library_page_fail (self, error->message);
  pw_library_actions_update (self);
}

static void
on_review (GSimpleAction *action, GVariant *path, gpointer data)
{
  PwLibraryGame *game = find_game (data, path);

  if (game)
    g_signal_emit_by_name (data, "review-path", pw_library_game_get_path (game));
}

static void
on_share (GSimpleAction *action, GVariant *path, gpointer data)
{
  PwLibraryPage *self = data;
  PwLibraryGame *game = find_game (self, path);
  const PwSummary *summary = game ? pw_library_game_get_summary (game) : NULL;

  if (summary)
    gtk_window_present (GTK_WINDOW (pw_share_dialog_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), summary)));
}

/* -- In and out ------------------------------------------------------------------------------- */

static void
on_export_chosen (gpointer owner, GFile *file)
{
  PwLibraryPage *self = owner;
  PwLibraryGame *game = find_game (self, NULL);
  g_autoptr (GError) error = NULL;

  if (game && pw_library_export (game, file, &error))
    pw_library_page_tell (self, _("Saved"), NULL, NULL);
  else if (game)
    pw_library_page_fail (self, error->message);
}

static void
on_export (GSimpleAction *action, GVariant *path, gpointer data)
{
  PwLibraryPage *self = data;
  g_autofree char *name = g_filename_display_basename (g_variant_get_bytestring (path));

  g_free (self->chosen);
  self->chosen = g_variant_dup_bytestring (path, NULL);
  pw_file_dialog_save (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), name, self, on_export_chosen);
}

static void
on_import_read (gpointer owner, GFile *file, gpointer read, const GError *unread)
{
  PwLibraryPage *self = owner;
  g_autoptr (GError) error = NULL;

  if (read && pw_library_import_read (self->library, read, &error))
    pw_library_page_tell (self, _("Imported"), NULL, NULL);
  else
    pw_library_page_fail (self, read ? error->message : unread->message);
}

/**
 * pw_library_page_import:
 * @file: a record
 *
 * Copies it into the library as soon as it is read, or says why that cannot be.
 */
void
pw_library_page_import (PwLibraryPage *self, GFile *file)
{
  g_return_if_fail (PW_IS_LIBRARY_PAGE (self));
  pw_file_reader_read_record (GTK_WIDGET (self), file, on_import_read);
}

static void
on_import_chosen (gpointer owner, GFile *file)
{
  pw_library_page_import (owner, file);
}

static void
on_import (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  pw_file_dialog_open (GTK_WINDOW (gtk_widget_get_root (data)), data, on_import_chosen);
}

static void
on_table_chosen (gpointer owner, GFile *file)
{
  PwLibraryPage *self = owner;
  g_autoptr (GPtrArray) summaries = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *csv = NULL;

  /* None is left out because nobody has read it yet. */
  pw_library_read_all (self->library);
  for (guint i = 0; i < g_list_model_get_n_items (self->shown); i++)
    {
      g_autoptr (PwLibraryGame) game = g_list_model_get_item (self->shown, i);
      const PwSummary *summary = pw_library_game_get_summary (game);

      if (summary)
        g_ptr_array_add (summaries, (gpointer) summary);
    }
  csv = pw_csv_print (summaries);
  if (pw_file_write (file, csv, -1, &error))
    pw_library_page_tell (self, _("Saved"), NULL, NULL);
  else
    pw_library_page_fail (self, error->message);
}

static void
on_table (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  pw_file_dialog_save_kind (GTK_WINDOW (gtk_widget_get_root (data)), &table_kind, _("games.csv"), data, on_table_chosen);
}

static const GActionEntry actions[] = {
  { "rename", on_rename, "ay" },
  { "duplicate", on_duplicate, "ay" },
  { "delete", on_delete, "ay" },
  { "restore", on_restore },
  { "review", on_review, "ay" },
  { "share", on_share, "ay" },
  { "export", on_export, "ay" },
  { "import", on_import },
  { "table", on_table },
};

void
pw_library_actions_init (PwLibraryPage *self)
{
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group), actions, G_N_ELEMENTS (actions), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "library", G_ACTION_GROUP (group));
  self->actions = G_ACTION_GROUP (g_steal_pointer (&group));
  pw_library_actions_update (self);
}
