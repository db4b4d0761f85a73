/* cb-editor-commands.c: what can be done on the page of the duchies' editor: actions, their keys, files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-editor-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "pw-file-dialog.h"
#include "pw-file-reader.h"

/* The most bytes that are read of a file; a duchy is smaller. */
#define MAX_IMPORT (1024 * 1024)

static const PwFileKind file_kind = { N_("Import a duchy"), N_("Export the duchy"), N_("Duchies"), { "*.json" } };

static void
save (CbEditor *self, gboolean as_new)
{
  g_autoptr (GError) error = NULL;

  if (cb_editor_model_save (self->model, as_new, &error))
    {
      cb_editor_keep_aside (self);
      cb_editor_show_kept (self);
      cb_editor_say (self, cb_draft_is_finished (cb_editor_model_get (self->model))
                             ? _("Saved. It can be chosen when a game is set up.")
                             : _("Saved. It can be chosen once it is finished."));
    }
  else
    cb_editor_say (self, error->message);
}

static void
on_save (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  save (user_data, FALSE);
}

static void
on_save_as (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  save (user_data, TRUE);
}

static void
on_undo (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  cb_editor_model_undo (CB_EDITOR (user_data)->model);
}

static void
on_redo (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  cb_editor_model_redo (CB_EDITOR (user_data)->model);
}

static void
on_clear (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  cb_editor_model_clear (CB_EDITOR (user_data)->model);
}

/* "one-piece", "team" or "solo", or the number of a printed duchy to begin with. */
static void
on_new (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CbEditor *self = user_data;
  const char *what = g_variant_get_string (parameter, NULL);
  int printed = cb_duchy_find (what);
  CbDraft draft;

  cb_draft_init (&draft, CB_ONE_PIECE);
  for (guint kind = 0; kind < CB_DUCHY_KINDS; kind++)
    if (strcmp (cb_duchy_kind_words[kind], what) == 0)
      cb_draft_init (&draft, (CbDuchyKind) kind);
  if (printed >= 0)
    {
      g_autofree char *name = g_strdup_printf (_("Copy of %s"), what);

      cb_draft_from_duchy (&draft, cb_duchy_nth ((guint) printed));
      cb_draft_set_name (&draft, name);
      draft.unsure = FALSE;
    }
  cb_editor_model_start (self->model, &draft, NULL);
  gtk_widget_grab_focus (self->board);
}

static void
on_remove (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CbEditor *self = user_data;
  g_autoptr (GError) error = NULL;

  /* The editor still has it: saving brings it back. */
  if (cb_duchy_store_remove (cb_editor_model_get_path (self->model), &error))
    {
      CbDraft draft = *cb_editor_model_get (self->model);

      cb_editor_model_start (self->model, &draft, NULL);
      cb_editor_show_kept (self);
      cb_editor_say (self, _("Removed from your duchies. It is still open here; saving brings it back."));
    }
  else
    cb_editor_say (self, error->message);
}

static void
on_import_read (gpointer owner, GFile *file, GBytes *bytes, const GError *unread)
{
  CbEditor *self = owner;
  g_autoptr (GError) error = NULL;
  CbDraft draft;

  if (bytes && cb_draft_parse (&draft, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), &error))
    {
      cb_editor_model_start (self->model, &draft, NULL);
      cb_editor_say (self, _("Imported. Save it to keep it among your duchies."));
    }
  else
    cb_editor_say (self, bytes ? error->message : unread->message);
}

/**
 * cb_editor_import_file:
 * @file: a duchy
 *
 * Opens a copy of it as soon as it is read, or says why that cannot be.
 */
void
cb_editor_import_file (CbEditor *self, GFile *file)
{
  pw_file_reader_read_bytes (GTK_WIDGET (self), file, MAX_IMPORT, on_import_read);
}

/* Writes it there. */
void
cb_editor_export_file (CbEditor *self, GFile *file)
{
  g_autofree char *path = g_file_get_path (file);
  g_autoptr (GError) error = NULL;

  if (path && cb_duchy_store_save (cb_editor_model_get (self->model), path, &error))
    cb_editor_say (self, _("Exported."));
  else
    cb_editor_say (self, error ? error->message : _("A file can only be written on this computer."));
}

static void
on_import_chosen (gpointer owner, GFile *file)
{
  cb_editor_import_file (owner, file);
}

static void
on_export_chosen (gpointer owner, GFile *file)
{
  cb_editor_export_file (owner, file);
}

static void
on_import (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  pw_file_dialog_open_kind (GTK_WINDOW (gtk_widget_get_root (user_data)), &file_kind, user_data, on_import_chosen);
}

static void
on_export (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CbEditor *self = user_data;
  g_autofree char *path = cb_duchy_store_path (cb_editor_model_get (self->model)->name);
  g_autofree char *base = g_filename_display_basename (path);

  pw_file_dialog_save_kind (GTK_WINDOW (gtk_widget_get_root (user_data)), &file_kind, base, self, on_export_chosen);
}

static void
on_tool (GSimpleAction *action, GVariant *value, gpointer user_data)
{
  CbEditor *self = user_data;

  for (guint i = 0; i < CB_TOOLS; i++)
    if (strcmp (cb_editor_tool_words[i], g_variant_get_string (value, NULL)) == 0)
      {
        cb_editor_board_set_tool (CB_EDITOR_BOARD (self->board), (CbTool) i);
        g_simple_action_set_state (action, value);
      }
}

static void
on_half (GSimpleAction *action, GVariant *value, gpointer user_data)
{
  CbEditor *self = user_data;

  cb_editor_board_set_half (CB_EDITOR_BOARD (self->board), g_variant_get_string (value, NULL)[0] == '2');
  g_simple_action_set_state (action, value);
}

static const GActionEntry entries[] = {
  { "save", on_save },
  { "save-as", on_save_as },
  { "undo", on_undo },
  { "redo", on_redo },
  { "clear", on_clear },
  { "new", on_new, "s" },
  { "remove", on_remove },
  { "import", on_import },
  { "export", on_export },
  { "tool", NULL, "s", "'castle'", on_tool },
  { "half", NULL, "s", "'1'", on_half },
};

static const struct
{
  const char *keys, *action, *target;
} shortcuts[] = {
  { "<Control>s", "editor.save", NULL },
  { "<Control><Shift>s", "editor.save-as", NULL },
  { "<Control>z", "editor.undo", NULL },
  { "<Control><Shift>z|<Control>y", "editor.redo", NULL },
  { "<Control>i", "editor.import", NULL },
  { "<Control>e", "editor.export", NULL },
  { "<Control>Delete", "editor.clear", NULL },
  { "<Control><Shift>Delete", "editor.remove", NULL },
  { "<Alt>1", "editor.new", "one-piece" },
  { "<Alt>2", "editor.new", "team" },
  { "<Alt>3", "editor.new", "solo" },
};

static void
add_shortcuts (CbEditor *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  /* Wherever the focus is, also in the window's bar. */
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller), GTK_SHORTCUT_SCOPE_GLOBAL);
  for (guint i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    {
      GtkShortcut *shortcut = gtk_shortcut_new (gtk_shortcut_trigger_parse_string (shortcuts[i].keys),
                                                gtk_named_action_new (shortcuts[i].action));

      if (shortcuts[i].target)
        gtk_shortcut_set_arguments (shortcut, g_variant_new_string (shortcuts[i].target));
      gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller), shortcut);
    }
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

/* Gives the page its actions, and the keys for them. */
void
cb_editor_add_commands (CbEditor *self)
{
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "editor", G_ACTION_GROUP (self->actions));
  add_shortcuts (self);
}
