/* cb-editor.c: the page on which people enter duchies
 *
 * The model holds everything; actions and keys change it, and one function shows what it says.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-editor.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "cb-editor-board.h"
#include "cb-editor-list.h"
#include "cb-pieces.h"
#include "games/burgundy/words/cb-sentences.h"
#include "pw-announce.h"
#include "pw-die-image.h"
#include "pw-file-dialog.h"
#include "pw-file-reader.h"
#include "pw-pair-layout.h"
#include "pw-sketch.h"

/* How long after the last change what is not saved is kept aside, in milliseconds. */
#define ASIDE_TIME 400
/* The most bytes that are read of a file; a duchy is smaller. */
#define MAX_IMPORT (1024 * 1024)

struct _CbEditor
{
  AdwBin parent_instance;

  CbEditorModel *model;
  GSimpleActionGroup *actions;
  GtkWidget *board, *name, *kind, *status;
  GtkWidget *dice, *halves, *river;
  GtkListBox *issues, *kept;
  GPtrArray *stored;
  gboolean updating, typing;
  guint aside_source;
};

G_DEFINE_FINAL_TYPE (CbEditor, cb_editor, ADW_TYPE_BIN)

enum
{
  PROP_0,
  PROP_SAVED,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static const PwFileKind file_kind = { N_("Import a duchy"), N_("Export the duchy"), N_("Duchies"), { "*.json" } };

static const char *const tools[CB_TOOLS] = {
  "castle", "mine", "monastery", "ship", "livestock", "building", "erase",
  "1", "2", "3", "4", "5", "6", "start", "post", "river",
};

static void
say (CbEditor *self, const char *text)
{
  gtk_label_set_text (GTK_LABEL (self->status), text);
  pw_announce (self->status, text);
}

/* -- What is not saved is kept aside, so that it is there again after whatever happens ---------- */

static char *
aside_path (void)
{
  g_autofree char *directory = cb_duchy_store_directory ();

  return g_build_filename (directory, "unsaved.draft", NULL);
}

static void
keep_aside (CbEditor *self)
{
  g_autofree char *path = aside_path ();

  g_clear_handle_id (&self->aside_source, g_source_remove);
  if (cb_editor_model_is_saved (self->model))
    g_unlink (path);
  else
    cb_duchy_store_save (cb_editor_model_get (self->model), path, NULL);
}

static gboolean
on_aside_time (gpointer data)
{
  CbEditor *self = data;

  self->aside_source = 0;
  keep_aside (self);
  return G_SOURCE_REMOVE;
}

/* -- Showing ------------------------------------------------------------------------------------- */

static void
enable (CbEditor *self, const char *name, gboolean enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), name)), enabled);
}

static void
clear_list (GtkListBox *list)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (list, 0)))
    gtk_list_box_remove (list, GTK_WIDGET (row));
}

static void
show_issues (CbEditor *self)
{
  g_autoptr (GPtrArray) issues = cb_draft_check (cb_editor_model_get (self->model));

  clear_list (self->issues);
  for (guint i = 0; i < issues->len; i++)
    gtk_list_box_append (self->issues, cb_editor_issue_row_new (issues->pdata[i]));
  if (issues->len == 0)
    gtk_list_box_append (self->issues, cb_editor_ready_row_new ());
}

static void
show_kept (CbEditor *self)
{
  const char *path = cb_editor_model_get_path (self->model);

  clear_list (self->kept);
  g_clear_pointer (&self->stored, g_ptr_array_unref);
  self->stored = cb_duchy_store_list ();
  for (guint i = 0; i < self->stored->len; i++)
    {
      const CbStoredDuchy *stored = self->stored->pdata[i];

      gtk_list_box_append (self->kept, cb_editor_kept_row_new (stored, g_strcmp0 (stored->path, path) == 0));
    }
}

static void
update (CbEditor *self)
{
  const CbDraft *draft = cb_editor_model_get (self->model);
  gboolean saved = cb_editor_model_is_saved (self->model);

  self->updating = TRUE;
  if (!self->typing && strcmp (gtk_editable_get_text (GTK_EDITABLE (self->name)), draft->name) != 0)
    gtk_editable_set_text (GTK_EDITABLE (self->name), draft->name);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->kind), draft->kind);
  gtk_widget_set_visible (self->dice, draft->kind != CB_ONE_PIECE);
  gtk_widget_set_visible (self->halves, draft->kind == CB_TEAM);
  gtk_widget_set_visible (self->river, draft->kind == CB_SOLO);
  self->updating = FALSE;
  enable (self, "undo", cb_editor_model_can_undo (self->model));
  enable (self, "redo", cb_editor_model_can_redo (self->model));
  enable (self, "save", !saved);
  enable (self, "remove", cb_editor_model_get_path (self->model) != NULL);
  gtk_label_set_text (GTK_LABEL (self->status), saved ? "" : _("Not saved yet"));
  show_issues (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SAVED]);
}

static void
on_changed (CbEditor *self)
{
  update (self);
  g_clear_handle_id (&self->aside_source, g_source_remove);
  self->aside_source = g_timeout_add (ASIDE_TIME, on_aside_time, self);
}

/* -- Commands ----------------------------------------------------------------------------------------- */

static void
save (CbEditor *self, gboolean as_new)
{
  g_autoptr (GError) error = NULL;

  if (cb_editor_model_save (self->model, as_new, &error))
    {
      keep_aside (self);
      show_kept (self);
      say (self, cb_draft_is_finished (cb_editor_model_get (self->model)) ? _("Saved. It can be chosen when a game is set up.")
                                                                          : _("Saved. It can be chosen once it is finished."));
    }
  else
    say (self, error->message);
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
      show_kept (self);
      say (self, _("Removed from your duchies. It is still open here; saving brings it back."));
    }
  else
    say (self, error->message);
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
      say (self, _("Imported. Save it to keep it among your duchies."));
    }
  else
    say (self, bytes ? error->message : unread->message);
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
    say (self, _("Exported."));
  else
    say (self, error ? error->message : _("A file can only be written on this computer."));
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
    if (strcmp (tools[i], g_variant_get_string (value, NULL)) == 0)
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
on_name_changed (CbEditor *self)
{
  if (self->updating)
    return;
  self->typing = TRUE;
  cb_editor_model_set_name (self->model, gtk_editable_get_text (GTK_EDITABLE (self->name)));
  self->typing = FALSE;
}

/* All that is typed between two visits to the entry is one step. */
static void
on_name_enter (CbEditor *self)
{
  cb_editor_model_begin (self->model);
}

static void
on_name_leave (CbEditor *self)
{
  cb_editor_model_end (self->model);
  update (self);
}

static void
on_name_activate (CbEditor *self)
{
  gtk_widget_grab_focus (self->board);
}

static void
on_kind_selected (CbEditor *self)
{
  CbDraft draft;
  guint kind = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->kind));

  if (self->updating || kind >= CB_DUCHY_KINDS || kind == cb_editor_model_get (self->model)->kind)
    return;
  cb_draft_init (&draft, (CbDuchyKind) kind);
  cb_draft_set_name (&draft, cb_editor_model_get (self->model)->name);
  cb_editor_model_start (self->model, &draft, NULL);
}

static void
on_issue_activated (CbEditor *self, GtkListBoxRow *row)
{
  guint place = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "place"));

  if (place > 0)
    cb_editor_board_go_to (CB_EDITOR_BOARD (self->board),
                           (CbAt){ (guint8) ((place - 1) / CB_GRID_COLUMNS), (guint8) ((place - 1) % CB_GRID_COLUMNS) });
}

static void
on_kept_activated (CbEditor *self, GtkListBoxRow *row)
{
  const CbStoredDuchy *stored = self->stored->pdata[gtk_list_box_row_get_index (row)];

  cb_editor_model_start (self->model, &stored->draft, stored->path);
  show_kept (self);
  gtk_widget_grab_focus (self->board);
}

/* -- Building the page ------------------------------------------------------------------------------------ */

static GtkWidget *
heading (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "heading");
  return label;
}

static void
set_name (GtkWidget *widget, const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_tooltip_text (widget, name);
}

/* A toggle for a tool. @name says the key too. */
static GtkWidget *
tool_button (GtkWidget *child, const char *action, const char *target, const char *name)
{
  GtkWidget *button = gtk_toggle_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), child);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", target);
  gtk_widget_add_css_class (button, "tool");
  set_name (button, name);
  return button;
}

static GtkWidget *
make_colours (void)
{
  static const CbType order[CB_TYPES] = { CB_CASTLE, CB_MONASTERY, CB_SHIP, CB_LIVESTOCK, CB_BUILDING, CB_MINE };
  static const CbTile tiles[CB_TYPES] = {
    [CB_CASTLE] = CB_TILE_CASTLE,
    [CB_MINE] = CB_TILE_MINE,
    [CB_SHIP] = CB_TILE_SHIP,
    [CB_MONASTERY] = CB_TILE_UNKNOWN + CB_MONASTERY,
    [CB_LIVESTOCK] = CB_TILE_UNKNOWN + CB_LIVESTOCK,
    [CB_BUILDING] = CB_TILE_UNKNOWN + CB_BUILDING,
  };
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 4);
  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  for (guint i = 0; i < CB_TYPES; i++)
    {
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
      char letter[2] = { cb_type_letters[order[i]], '\0' };
      g_autofree char *name = g_strdup_printf (_("%s, key %s"), cb_type_label (order[i]), letter);
      PwPiece piece;

      cb_piece_tile (&piece, tiles[order[i]], 30);
      piece.kind = PW_PIECE_TILE;
      pw_piece_set_label (&piece, NULL);
      pw_piece_set_icon (&piece, tools[order[i]]);
      gtk_box_append (GTK_BOX (box), pw_sketch_new_pieces (&piece, 1, 0));
      gtk_box_append (GTK_BOX (box), gtk_label_new (letter));
      gtk_grid_attach (GTK_GRID (grid), tool_button (box, "editor.tool", tools[order[i]], name), (int) i, 0, 1, 1);
    }
  return grid;
}

static GtkWidget *
make_dice (void)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 4);
  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  for (guint i = 0; i < 6; i++)
    {
      g_autofree char *name = g_strdup_printf (_("Number %u, key %u"), i + 1, i + 1);
      PwPiece piece;

      pw_piece_init (&piece, PW_PIECE_DIE, 24);
      piece.number = (guint8) (i + 1);
      gtk_grid_attach (GTK_GRID (grid),
                       tool_button (pw_sketch_new_pieces (&piece, 1, 0), "editor.tool", tools[CB_TOOL_DIE_1 + i], name), (int) i,
                       0, 1, 1);
    }
  return grid;
}

static GtkWidget *
text_tool (const char *text, const char *action, const char *target, const char *name)
{
  return tool_button (gtk_label_new (text), action, target, name);
}

static GtkWidget *
command (const char *text, const char *action)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (text);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_add_css_class (button, "raised");
  return button;
}

static GtkWidget *
icon_command (const char *icon, const char *action, const char *name)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_add_css_class (button, "raised");
  set_name (button, name);
  return button;
}

static void
add_item (GMenu *menu, const char *label, const char *target)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, "editor.new", "s", target);
  g_menu_append_item (menu, item);
}

static GtkWidget *
make_new_button (void)
{
  GtkWidget *button = gtk_menu_button_new ();
  g_autoptr (GMenu) menu = g_menu_new (), kinds = g_menu_new (), copies = g_menu_new ();

  add_item (kinds, _("One piece"), "one-piece");
  add_item (kinds, _("Team duchy"), "team");
  add_item (kinds, _("Solo duchy"), "solo");
  for (guint i = 0; i < cb_duchy_known (); i++)
    if (!cb_duchy_nth (i)->own)
      {
        const CbDuchy *duchy = cb_duchy_nth (i);
        g_autofree char *label = duchy->unsure ? g_strdup_printf (_("Duchy %s, check against your board"), duchy->id)
                                               : g_strdup_printf (_("Duchy %s"), duchy->id);

        add_item (copies, label, duchy->id);
      }
  g_menu_append_section (menu, NULL, G_MENU_MODEL (kinds));
  g_menu_append_submenu (menu, _("Copy of a printed one"), G_MENU_MODEL (copies));
  gtk_menu_button_set_label (GTK_MENU_BUTTON (button), _("_New"));
  gtk_menu_button_set_use_underline (GTK_MENU_BUTTON (button), TRUE);
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  gtk_widget_add_css_class (button, "raised");
  return button;
}

/* As many beside each other as there is room for. */
static GtkWidget *
make_commands (void)
{
  GtkWidget *box = gtk_flow_box_new (), *save_button = command (_("_Save"), "editor.save"), *child;
  GtkWidget *all[] = {
    save_button,
    command (_("Save as n_ew"), "editor.save-as"),
    icon_command ("pw-undo-symbolic", "editor.undo", _("Undo")),
    icon_command ("pw-redo-symbolic", "editor.redo", _("Redo")),
    make_new_button (),
    command (_("_Import…"), "editor.import"),
    command (_("E_xport…"), "editor.export"),
    command (_("_Clear"), "editor.clear"),
    command (_("Re_move"), "editor.remove"),
  };

  gtk_widget_remove_css_class (save_button, "raised");
  gtk_widget_add_css_class (save_button, "suggested-action");
  g_object_set (box, "selection-mode", GTK_SELECTION_NONE, "homogeneous", TRUE, "column-spacing", 6, "row-spacing", 6,
                "min-children-per-line", 1, "max-children-per-line", 9, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    gtk_flow_box_append (GTK_FLOW_BOX (box), all[i]);
  for (child = gtk_widget_get_first_child (box); child; child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_focusable (child, FALSE);
  gtk_widget_add_css_class (box, "commands");
  return box;
}

static GtkListBox *
make_list (const char *name)
{
  GtkWidget *list = gtk_list_box_new (), *empty = gtk_label_new (_("None yet"));

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_widget_add_css_class (empty, "dim-label");
  gtk_widget_add_css_class (empty, "editor-row");
  gtk_list_box_set_placeholder (GTK_LIST_BOX (list), empty);
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return GTK_LIST_BOX (list);
}

static GtkWidget *
make_tools (CbEditor *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *marks = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  self->dice = make_dice ();
  self->halves = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  gtk_box_set_homogeneous (GTK_BOX (self->halves), TRUE);
  gtk_box_append (GTK_BOX (self->halves),
                  text_tool (_("First half"), "editor.half", "1", _("New hexes belong to the first half")));
  gtk_box_append (GTK_BOX (self->halves),
                  text_tool (_("Second half"), "editor.half", "2", _("New hexes belong to the second half")));
  self->river = text_tool (_("River"), "editor.tool", "river", _("River between two hexes, key R"));
  gtk_box_set_homogeneous (GTK_BOX (marks), TRUE);
  gtk_box_append (GTK_BOX (marks), text_tool (_("Start"), "editor.tool", "start", _("Place of the starting castle, key T")));
  gtk_box_append (GTK_BOX (marks), text_tool (_("Post"), "editor.tool", "post", _("Border post, key P")));
  gtk_box_append (GTK_BOX (marks), self->river);
  gtk_box_append (GTK_BOX (marks),
                  text_tool (_("Erase"), "editor.tool", "erase", _("Take the colour or the hex away, key Delete")));
  gtk_box_append (GTK_BOX (box), make_colours ());
  gtk_box_append (GTK_BOX (box), self->dice);
  gtk_box_append (GTK_BOX (box), marks);
  gtk_box_append (GTK_BOX (box), self->halves);
  return box;
}

static GtkWidget *
make_left (CbEditor *self)
{
  const char *const kinds[] = { _("One piece"), _("Team, two halves"), _("Solo, clusters and rivers"), NULL };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10), *hint;
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->name = gtk_entry_new ();
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->name), _("Name, such as the number on the board"));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->name), _("Name, such as the number on the board"));
  gtk_entry_set_max_length (GTK_ENTRY (self->name), CB_DUCHY_NAME_LENGTH);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->name), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Name of the duchy"), -1);
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (on_name_enter), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (on_name_leave), self);
  gtk_widget_add_controller (self->name, focus);
  g_signal_connect_swapped (self->name, "changed", G_CALLBACK (on_name_changed), self);
  g_signal_connect_swapped (self->name, "activate", G_CALLBACK (on_name_activate), self);
  self->kind = gtk_drop_down_new_from_strings (kinds);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->kind), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Kind of duchy"), -1);
  g_signal_connect_swapped (self->kind, "notify::selected", G_CALLBACK (on_kind_selected), self);
  hint = gtk_label_new (_("Type the letters row by row: each paints the hex and goes on to the next, "
                          "where numbers are free after the number too. Or choose a tool and click or drag."));
  gtk_label_set_wrap (GTK_LABEL (hint), TRUE);
  gtk_label_set_xalign (GTK_LABEL (hint), 0);
  gtk_widget_add_css_class (hint, "caption");
  gtk_widget_add_css_class (hint, "dim-label");
  gtk_box_append (GTK_BOX (box), self->name);
  gtk_box_append (GTK_BOX (box), self->kind);
  gtk_box_append (GTK_BOX (box), make_tools (self));
  gtk_box_append (GTK_BOX (box), hint);
  return box;
}

static GtkWidget *
make_right (CbEditor *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);

  self->board = cb_editor_board_new (self->model);
  self->issues = make_list (_("To look at"));
  self->kept = make_list (_("Your duchies"));
  g_signal_connect_swapped (self->issues, "row-activated", G_CALLBACK (on_issue_activated), self);
  g_signal_connect_swapped (self->kept, "row-activated", G_CALLBACK (on_kept_activated), self);
  self->status = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->status), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->status), 0);
  gtk_widget_add_css_class (self->status, "caption");
  gtk_widget_add_css_class (self->status, "dim-label");
  gtk_box_append (GTK_BOX (box), self->board);
  gtk_box_append (GTK_BOX (box), make_commands ());
  gtk_box_append (GTK_BOX (box), self->status);
  gtk_box_append (GTK_BOX (box), heading (_("To look at")));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->issues));
  gtk_box_append (GTK_BOX (box), heading (_("Your duchies")));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->kept));
  return box;
}

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

static gboolean
cb_editor_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (CB_EDITOR (widget)->board);
}

static void
cb_editor_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_boolean (value, cb_editor_model_is_saved (CB_EDITOR (object)->model));
}

static void
cb_editor_dispose (GObject *object)
{
  CbEditor *self = CB_EDITOR (object);

  if (self->model && self->aside_source)
    keep_aside (self);
  if (self->model)
    g_signal_handlers_disconnect_by_data (self->model, self);
  G_OBJECT_CLASS (cb_editor_parent_class)->dispose (object);
}

static void
cb_editor_finalize (GObject *object)
{
  CbEditor *self = CB_EDITOR (object);

  g_clear_object (&self->model);
  g_clear_object (&self->actions);
  g_clear_pointer (&self->stored, g_ptr_array_unref);
  G_OBJECT_CLASS (cb_editor_parent_class)->finalize (object);
}

static void
cb_editor_class_init (CbEditorClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = cb_editor_get_property;
  object_class->dispose = cb_editor_dispose;
  object_class->finalize = cb_editor_finalize;
  GTK_WIDGET_CLASS (klass)->grab_focus = cb_editor_grab_focus;
  props[PROP_SAVED] = g_param_spec_boolean ("saved", NULL, NULL, TRUE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
cb_editor_init (CbEditor *self)
{
  GtkWidget *scrolled = gtk_scrolled_window_new (), *clamp = adw_clamp_new (),
            *pair = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkLayoutManager *layout = pw_pair_layout_new ();
  g_autofree char *aside = aside_path ();
  CbDraft draft;

  self->model = cb_editor_model_new ();
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "editor", G_ACTION_GROUP (self->actions));
  add_shortcuts (self);

  g_object_set (layout, "threshold", 760, "first-width", 320, "spacing", 22, NULL);
  gtk_widget_set_layout_manager (pair, layout);
  gtk_widget_add_css_class (pair, "setup-page");
  gtk_box_append (GTK_BOX (pair), make_left (self));
  gtk_box_append (GTK_BOX (pair), make_right (self));
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), 1280);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), 1280);
  adw_clamp_set_child (ADW_CLAMP (clamp), pair);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), clamp);
  adw_bin_set_child (ADW_BIN (self), scrolled);

  if (cb_draft_load (&draft, aside, NULL))
    cb_editor_model_start (self->model, &draft, NULL);
  g_signal_connect_swapped (self->model, "changed", G_CALLBACK (on_changed), self);
  show_kept (self);
  update (self);
}

/**
 * cb_editor_new:
 *
 * Returns: (transfer floating): the editor, with what was not saved the last time
 */
GtkWidget *
cb_editor_new (void)
{
  return g_object_new (CB_TYPE_EDITOR, NULL);
}

/* What it edits. */
CbEditorModel *
cb_editor_get_model (CbEditor *self)
{
  return self->model;
}
