/* cb-route-editor-commands.c: what is done to all trade-route tiles at once: undo, redo, import, export
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-route-editor-private.h"

#include <glib/gi18n-lib.h>

#include "cb-editor-tools.h"
#include "pw-file-dialog.h"
#include "pw-file-reader.h"

/* The most bytes that are read of a file; the tiles are fewer. */
#define MAX_IMPORT (1024 * 1024)

static const PwFileKind file_kind = { N_("Import route tiles"), N_("Export the route tiles"), N_("Route tiles"), { "*.json" } };

static void
on_import_read (gpointer owner, GFile *file, GBytes *bytes, const GError *unread)
{
  CbRouteEditor *self = owner;
  g_autofree CbRouteBook *book = g_new0 (CbRouteBook, 1);
  g_autoptr (GError) error = NULL;

  if (bytes && cb_route_book_parse (book, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), &error))
    {
      cb_route_editor_replace (self, book);
      cb_route_editor_say (self, _("Imported. What was there before comes back with Undo."));
    }
  else
    cb_route_editor_say (self, bytes ? error->message : unread->message);
}

/**
 * cb_route_editor_import_file:
 * @file: route tiles
 *
 * Puts them, as soon as they are read, in the place of those that are there, which undo brings back; or says why that cannot be.
 */
void
cb_route_editor_import_file (CbRouteEditor *self, GFile *file)
{
  pw_file_reader_read_bytes (GTK_WIDGET (self), file, MAX_IMPORT, on_import_read);
}

/* Writes them there. */
void
cb_route_editor_export_file (CbRouteEditor *self, GFile *file)
{
  g_autofree char *path = g_file_get_path (file);
  g_autoptr (GError) error = NULL;

  if (path && cb_route_book_save (&self->book, path, &error))
    cb_route_editor_say (self, _("Exported."));
  else
    cb_route_editor_say (self, error ? error->message : _("A file can only be written on this computer."));
}

static void
on_import_chosen (gpointer owner, GFile *file)
{
  cb_route_editor_import_file (owner, file);
}

static void
on_export_chosen (gpointer owner, GFile *file)
{
  cb_route_editor_export_file (owner, file);
}

static void
on_import (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  pw_file_dialog_open_kind (GTK_WINDOW (gtk_widget_get_root (user_data)), &file_kind, user_data, on_import_chosen);
}

static void
on_export (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  pw_file_dialog_save_kind (GTK_WINDOW (gtk_widget_get_root (user_data)), &file_kind, "route-tiles.json", user_data,
                            on_export_chosen);
}

static void
on_undo (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CbRouteEditor *self = user_data;

  cb_route_editor_go (self, self->before, self->after);
}

static void
on_redo (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CbRouteEditor *self = user_data;

  cb_route_editor_go (self, self->after, self->before);
}

static const GActionEntry entries[] = {
  { "undo", on_undo },
  { "redo", on_redo },
  { "import", on_import },
  { "export", on_export },
};

static const struct { const char *keys, *action; } shortcuts[] = {
  { "<Control>z", "routes.undo" },
  { "<Control><Shift>z|<Control>y", "routes.redo" },
  { "<Control>i", "routes.import" },
  { "<Control>e", "routes.export" },
};

static const struct { const char *label, *action; } buttons[] = {
  { N_("_Undo"), "routes.undo" },
  { N_("_Redo"), "routes.redo" },
  { N_("_Import…"), "routes.import" },
  { N_("E_xport…"), "routes.export" },
};

static void
add_shortcuts (CbRouteEditor *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller), GTK_SHORTCUT_SCOPE_GLOBAL);
  for (guint i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                          gtk_shortcut_new (gtk_shortcut_trigger_parse_string (shortcuts[i].keys),
                                                            gtk_named_action_new (shortcuts[i].action)));
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

static void
enable (CbRouteEditor *self, const char *name, gboolean enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), name)), enabled);
}

/* Whether there is anything to go back or forward to. */
void
cb_route_editor_show_commands (CbRouteEditor *self)
{
  enable (self, "undo", self->before->len > 0);
  enable (self, "redo", self->after->len > 0);
}

/* @child in a box that flows, whose places take no focus of their own. */
void
cb_route_editor_add_flowing (GtkFlowBox *box, GtkWidget *child)
{
  gtk_flow_box_append (box, child);
  gtk_widget_set_focusable (gtk_widget_get_parent (child), FALSE);
}

void
cb_route_editor_add_commands (CbRouteEditor *self)
{
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "routes", G_ACTION_GROUP (self->actions));
  add_shortcuts (self);
  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    cb_route_editor_add_flowing (self->commands, cb_editor_command_new (_(buttons[i].label), buttons[i].action));
}
