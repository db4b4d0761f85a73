/* cb-editor.c: the page on which people enter duchies
 *
 * The model holds everything; actions and keys change it, and one function shows what it says.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-editor-private.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "cb-editor-list.h"
#include "pw-announce.h"
#include "pw-pair-layout.h"

/* How long after the last change what is not saved is kept aside, in milliseconds. */
#define ASIDE_TIME 400

G_DEFINE_FINAL_TYPE (CbEditor, cb_editor, ADW_TYPE_BIN)

enum
{
  PROP_0,
  PROP_SAVED,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

void
cb_editor_say (CbEditor *self, const char *text)
{
  gtk_label_set_text (GTK_LABEL (self->status), text);
  pw_announce (self->status, text);
}

/* -- What is not saved is kept aside, so that it is there again after whatever happens ---------- */

char *
cb_editor_aside_path (void)
{
  g_autofree char *directory = cb_duchy_store_directory ();

  return g_build_filename (directory, "unsaved.draft", NULL);
}

void
cb_editor_keep_aside (CbEditor *self)
{
  g_autofree char *path = cb_editor_aside_path ();

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
  cb_editor_keep_aside (self);
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

void
cb_editor_show_kept (CbEditor *self)
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

/* The keys of the grid, in a sentence. */
static const char *
keys_text (CbDuchyKind kind)
{
  switch (kind)
    {
    case CB_TEAM:
      return _("Keys, wherever you are but in the name: C castle, M mine, K monastery, S ship, L livestock, B building, 1 to 6 "
               "the number, T starting castle, P border post, H the other half. On the grid arrows move, Delete takes a hex "
               "away, Backspace the one before.");
    case CB_SOLO:
      return _("Keys, wherever you are but in the name: C castle, M mine, K monastery, S ship, L livestock, B building, 1 to 6 "
               "the number, T starting castle, P border post, R on two hexes a river between them. On the grid arrows move, "
               "Delete takes a hex away, Backspace the one before.");
    case CB_ONE_PIECE:
    case CB_DUCHY_KINDS:
    default:
      return _(
        "Keys, wherever you are but in the name: C castle, M mine, K monastery, S ship, L livestock, B building, "
        "T starting castle, P border post. On the grid arrows move, Delete takes a colour away, Backspace the one before.");
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
  cb_editor_tools_show (&self->tools, (CbDuchyKind) draft->kind);
  gtk_label_set_text (self->keys_label, keys_text ((CbDuchyKind) draft->kind));
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

/* -- The fields ------------------------------------------------------------------------------------------- */

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
  cb_editor_show_kept (self);
  gtk_widget_grab_focus (self->board);
}

/* -- Letters, wherever the focus is ---------------------------------------------------------------------------- */

/* What nothing with the focus has used; in a text and in a menu letters are for it. */
static gboolean
on_window_key (CbEditor *self, guint keyval, guint keycode, GdkModifierType state)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  if (focus && (GTK_IS_EDITABLE (focus) || gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER)))
    return GDK_EVENT_PROPAGATE;
  return cb_editor_board_type (CB_EDITOR_BOARD (self->board), keyval, state);
}

static void
cb_editor_map (GtkWidget *widget)
{
  CbEditor *self = CB_EDITOR (widget);

  GTK_WIDGET_CLASS (cb_editor_parent_class)->map (widget);
  self->keys = gtk_event_controller_key_new ();
  g_signal_connect_object (self->keys, "key-pressed", G_CALLBACK (on_window_key), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (gtk_widget_get_root (widget)), self->keys);
}

static void
cb_editor_unmap (GtkWidget *widget)
{
  CbEditor *self = CB_EDITOR (widget);
  GtkWidget *window = gtk_event_controller_get_widget (self->keys);

  if (window)
    gtk_widget_remove_controller (window, self->keys);
  self->keys = NULL;
  GTK_WIDGET_CLASS (cb_editor_parent_class)->unmap (widget);
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
    cb_editor_keep_aside (self);
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
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = cb_editor_get_property;
  object_class->dispose = cb_editor_dispose;
  object_class->finalize = cb_editor_finalize;
  widget_class->grab_focus = cb_editor_grab_focus;
  widget_class->map = cb_editor_map;
  widget_class->unmap = cb_editor_unmap;
  props[PROP_SAVED] = g_param_spec_boolean ("saved", NULL, NULL, TRUE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  g_type_ensure (PW_TYPE_PAIR_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/pipwright/Pipwright/cb-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, CbEditor, name);
  gtk_widget_class_bind_template_child (widget_class, CbEditor, kind);
  gtk_widget_class_bind_template_child (widget_class, CbEditor, tools_place);
  gtk_widget_class_bind_template_child (widget_class, CbEditor, keys_label);
  gtk_widget_class_bind_template_child (widget_class, CbEditor, right);
  gtk_widget_class_bind_template_child (widget_class, CbEditor, status);
  gtk_widget_class_bind_template_child (widget_class, CbEditor, issues);
  gtk_widget_class_bind_template_child (widget_class, CbEditor, kept);
  gtk_widget_class_bind_template_callback (widget_class, on_name_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_name_activate);
  gtk_widget_class_bind_template_callback (widget_class, on_name_enter);
  gtk_widget_class_bind_template_callback (widget_class, on_name_leave);
  gtk_widget_class_bind_template_callback (widget_class, on_kind_selected);
  gtk_widget_class_bind_template_callback (widget_class, on_issue_activated);
  gtk_widget_class_bind_template_callback (widget_class, on_kept_activated);
}

static void
cb_editor_init (CbEditor *self)
{
  g_autofree char *aside = cb_editor_aside_path ();
  CbDraft draft;

  self->model = cb_editor_model_new ();
  cb_editor_add_commands (self);

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_entry_set_max_length (GTK_ENTRY (self->name), CB_DUCHY_NAME_LENGTH);
  adw_bin_set_child (self->tools_place, cb_editor_tools_new (&self->tools));
  self->board = cb_editor_board_new (self->model);
  gtk_box_prepend (self->right, cb_editor_commands_new ());
  gtk_box_prepend (self->right, self->board);

  if (cb_draft_load (&draft, aside, NULL))
    cb_editor_model_start (self->model, &draft, NULL);
  g_signal_connect_swapped (self->model, "changed", G_CALLBACK (on_changed), self);
  cb_editor_show_kept (self);
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
