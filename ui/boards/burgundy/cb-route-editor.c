/* cb-route-editor.c: the page on which people enter what the trade-route tiles show
 *
 * Whatever is entered is kept at once. Fields change the book, and one function shows what it says.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-route-editor.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "cb-pieces.h"
#include "cb-position-fields.h"
#include "pw-position-fields.h"
#include "core/pw-disk.h"
#include "games/burgundy/words/cb-sentences.h"
#include "pw-announce.h"
#include "pw-file-dialog.h"
#include "pw-file-reader.h"
#include "pw-large-text.h"
#include "pw-sketch.h"

/* How long after the last change it is written, in milliseconds. */
#define KEEP_TIME 400
/* The most bytes that are read of a file; the tiles are fewer. */
#define MAX_IMPORT (1024 * 1024)
/* So many steps can be undone. */
#define MAX_STEPS 200

/* The fields of one space. */
typedef struct
{
  CbRouteEditor *editor;
  guint tile, at;
  AdwBin *picture;
  GtkDropDown *colour, *bonus;
  GtkSpinButton *number;
  GtkWidget *number_box, *types;
  GtkCheckButton *type[CB_TYPES];
  GtkEntry *text;
  guint8 shown;                 /* colour of the picture + 1 */
} Fields;

struct _CbRouteEditor
{
  AdwBin parent_instance;

  CbRouteBook book;
  GPtrArray *before, *after;    /* books to go back and forward to */
  GSimpleActionGroup *actions;
  Fields fields[CB_ROUTE_TILES][CB_ROUTE_SPACES];
  GtkLabel *state[CB_ROUTE_TILES];
  GtkLabel *status;
  gboolean updating;
  guint keep_source;
  gboolean unreadable;          /* the file of the tiles: it is put aside before it is written */
};

G_DEFINE_FINAL_TYPE (CbRouteEditor, cb_route_editor, ADW_TYPE_BIN)

enum
{
  PROP_0,
  PROP_SAVED,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static const PwFileKind file_kind = { N_("Import route tiles"), N_("Export the route tiles"), N_("Route tiles"), { "*.json" } };

static void
say (CbRouteEditor *self, const char *text)
{
  gtk_label_set_text (self->status, text);
  pw_announce (GTK_WIDGET (self->status), text);
}

/* -- Keeping ------------------------------------------------------------------------------------ */

/* What could not be read is not lost by what replaces it. */
static void
put_aside (CbRouteEditor *self)
{
  g_autofree char *path = cb_route_store_path (), *aside = g_strconcat (path, ".bad", NULL);

  for (guint n = 2; pw_disk_is_taken (aside); n++)
    {
      g_free (aside);
      aside = g_strdup_printf ("%s.bad-%u", path, n);
    }
  self->unreadable = g_rename (path, aside) != 0 && g_file_test (path, G_FILE_TEST_EXISTS);
}

/**
 * cb_route_editor_keep:
 *
 * Writes what was entered last, if that was not done yet.
 */
void
cb_route_editor_keep (CbRouteEditor *self)
{
  g_autoptr (GError) error = NULL;

  if (self->keep_source == 0)
    return;
  g_clear_handle_id (&self->keep_source, g_source_remove);
  if (self->unreadable)
    put_aside (self);
  if (!cb_route_store_save (&self->book, &error))
    say (self, error->message);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SAVED]);
}

static gboolean
on_keep_time (gpointer data)
{
  cb_route_editor_keep (data);
  return G_SOURCE_REMOVE;
}

/* -- Showing ------------------------------------------------------------------------------------ */

static void
enable (CbRouteEditor *self, const char *name, gboolean enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), name)), enabled);
}

static void
show_picture (Fields *fields, guint goods)
{
  PwPiece piece;

  if (fields->shown == goods + 1)
    return;
  fields->shown = (guint8) (goods + 1);
  pw_piece_init (&piece, goods ? PW_PIECE_TOKEN : PW_PIECE_TOKEN_GAP, 26);
  piece.number = (guint8) goods;
  adw_bin_set_child (fields->picture, pw_sketch_new_pieces (&piece, 1, 0));
}

static gboolean
has_number (guint bonus)
{
  return bonus == CB_ROUTE_POINTS || bonus == CB_ROUTE_SILVER || bonus == CB_ROUTE_WORKERS || bonus == CB_ROUTE_BLACK;
}

static void
show_space (Fields *fields)
{
  const CbRouteSpace *space = &fields->editor->book.spaces[fields->tile][fields->at];
  const char *text = fields->editor->book.texts[fields->tile][fields->at];

  show_picture (fields, space->goods);
  gtk_drop_down_set_selected (fields->colour, space->goods);
  gtk_drop_down_set_selected (fields->bonus, space->bonus);
  gtk_widget_set_visible (fields->number_box, has_number (space->bonus));
  gtk_spin_button_set_range (fields->number, space->bonus == CB_ROUTE_BLACK ? 0 : 1, CB_ROUTE_MOST);
  gtk_spin_button_set_value (fields->number, space->number);
  gtk_widget_set_visible (fields->types, space->bonus == CB_ROUTE_TAKE);
  for (guint type = 0; type < CB_TYPES; type++)
    gtk_check_button_set_active (fields->type[type], space->types >> type & 1);
  gtk_widget_set_visible (GTK_WIDGET (fields->text), space->bonus == CB_ROUTE_OTHER);
  if (strcmp (gtk_editable_get_text (GTK_EDITABLE (fields->text)), text) != 0)
    gtk_editable_set_text (GTK_EDITABLE (fields->text), text);
}

static void
show_state (CbRouteEditor *self, guint tile)
{
  guint n = 0;
  g_autofree char *text = NULL;

  for (guint at = 0; at < CB_ROUTE_SPACES; at++)
    n += cb_route_space_is_whole (&self->book.spaces[tile][at]);
  if (n == CB_ROUTE_SPACES)
    text = g_strdup (_("entered"));
  else if (n > 0)
    text = g_strdup_printf (_("%u of %u spaces"), n, CB_ROUTE_SPACES);
  else
    text = g_strdup (_("not entered"));
  gtk_label_set_text (self->state[tile], text);
}

static void
update (CbRouteEditor *self)
{
  guint n = cb_route_book_count (&self->book);
  g_autofree char *text = NULL;

  self->updating = TRUE;
  for (guint tile = 0; tile < CB_ROUTE_TILES; tile++)
    {
      for (guint at = 0; at < CB_ROUTE_SPACES; at++)
        show_space (&self->fields[tile][at]);
      show_state (self, tile);
    }
  self->updating = FALSE;
  enable (self, "undo", self->before->len > 0);
  enable (self, "redo", self->after->len > 0);
  text = g_strdup_printf (_("%u of %u tiles entered; they are kept for later games."), n, CB_ROUTE_TILES);
  gtk_label_set_text (self->status, text);
}

/* -- Changing ----------------------------------------------------------------------------------- */

static void
changed (CbRouteEditor *self)
{
  update (self);
  g_clear_handle_id (&self->keep_source, g_source_remove);
  self->keep_source = g_timeout_add (KEEP_TIME, on_keep_time, self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SAVED]);
}

/* What is there now can be gone back to. */
static void
step (CbRouteEditor *self)
{
  if (self->before->len == MAX_STEPS)
    g_ptr_array_remove_index (self->before, 0);
  g_ptr_array_add (self->before, g_memdup2 (&self->book, sizeof self->book));
  g_ptr_array_set_size (self->after, 0);
}

/* Moves one book from @from to the editor, and the present one to @to. */
static void
go (CbRouteEditor *self, GPtrArray *from, GPtrArray *to)
{
  g_autofree CbRouteBook *book = NULL;

  if (from->len == 0)
    return;
  book = g_ptr_array_steal_index (from, from->len - 1);
  g_ptr_array_add (to, g_memdup2 (&self->book, sizeof self->book));
  self->book = *book;
  changed (self);
}

static void
on_colour (Fields *fields)
{
  CbRouteSpace *space = &fields->editor->book.spaces[fields->tile][fields->at];
  guint goods = gtk_drop_down_get_selected (fields->colour);

  if (fields->editor->updating || goods > CB_GOODS || goods == space->goods)
    return;
  step (fields->editor);
  space->goods = (guint8) goods;
  changed (fields->editor);
}

static void
on_bonus (Fields *fields)
{
  CbRouteSpace *space = &fields->editor->book.spaces[fields->tile][fields->at];
  guint bonus = gtk_drop_down_get_selected (fields->bonus);

  if (fields->editor->updating || bonus > CB_ROUTE_OTHER || bonus == space->bonus)
    return;
  step (fields->editor);
  cb_route_space_set (space, (CbRouteBonus) bonus);
  if (bonus != CB_ROUTE_OTHER)
    cb_route_text_set (&fields->editor->book, fields->tile, fields->at, "");
  changed (fields->editor);
}

static void
on_number (Fields *fields)
{
  CbRouteSpace *space = &fields->editor->book.spaces[fields->tile][fields->at];
  int number = gtk_spin_button_get_value_as_int (fields->number);

  if (fields->editor->updating || !has_number (space->bonus) || number == space->number)
    return;
  step (fields->editor);
  space->number = (gint16) number;
  changed (fields->editor);
}

static void
on_type (Fields *fields)
{
  CbRouteSpace *space = &fields->editor->book.spaces[fields->tile][fields->at];
  guint types = 0;

  for (guint type = 0; type < CB_TYPES; type++)
    types |= gtk_check_button_get_active (fields->type[type]) ? 1u << type : 0;
  if (fields->editor->updating || types == space->types)
    return;
  step (fields->editor);
  space->types = (guint8) types;
  changed (fields->editor);
}

static void
on_text (Fields *fields)
{
  CbRouteEditor *self = fields->editor;
  const char *text = gtk_editable_get_text (GTK_EDITABLE (fields->text));

  if (self->updating || strcmp (text, self->book.texts[fields->tile][fields->at]) == 0)
    return;
  step (self);
  if (!cb_route_text_set (&self->book, fields->tile, fields->at, text))
    g_ptr_array_set_size (self->before, (int) self->before->len - 1);
  changed (self);
}

/* -- Commands ------------------------------------------------------------------------------------ */

static void
on_import_read (gpointer owner, GFile *file, GBytes *bytes, const GError *unread)
{
  CbRouteEditor *self = owner;
  g_autofree CbRouteBook *book = g_new0 (CbRouteBook, 1);
  g_autoptr (GError) error = NULL;

  if (bytes && cb_route_book_parse (book, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), &error))
    {
      step (self);
      self->book = *book;
      changed (self);
      say (self, _("Imported. What was there before comes back with Undo."));
    }
  else
    say (self, bytes ? error->message : unread->message);
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
    say (self, _("Exported."));
  else
    say (self, error ? error->message : _("A file can only be written on this computer."));
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

  go (self, self->before, self->after);
}

static void
on_redo (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CbRouteEditor *self = user_data;

  go (self, self->after, self->before);
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

/* -- Building the page ---------------------------------------------------------------------------- */

static void
name (gpointer widget, const Fields *fields, const char *what)
{
  g_autofree char *text = g_strdup_printf (_("Tile %u, space %u: %s"), fields->tile + 1, fields->at + 1, what);

  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

/* The words of a list; the first stands for nothing. */
static GtkDropDown *
make_choice (const PwVocabulary *words, const char *nothing)
{
  GtkStringList *list = gtk_string_list_new (NULL);

  gtk_string_list_append (list, nothing);
  for (guint i = 0; i < words->n_words; i++)
    gtk_string_list_append (list, _(words->words[i].label));
  return GTK_DROP_DOWN (gtk_drop_down_new (G_LIST_MODEL (list), NULL));
}

static GtkWidget *
make_types (Fields *fields)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 8);
  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  for (guint type = 0; type < CB_TYPES; type++)
    {
      fields->type[type] = GTK_CHECK_BUTTON (gtk_check_button_new_with_label (cb_type_label ((CbType) type)));
      name (fields->type[type], fields, cb_type_label ((CbType) type));
      g_signal_connect_swapped (fields->type[type], "toggled", G_CALLBACK (on_type), fields);
      gtk_grid_attach (GTK_GRID (grid), GTK_WIDGET (fields->type[type]), (int) type % 2, (int) type / 2, 1, 1);
    }
  return grid;
}

static GtkWidget *
make_space (Fields *fields)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4), *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *number_label = gtk_label_new (_("How many, or its price"));

  fields->picture = ADW_BIN (adw_bin_new ());
  fields->colour = make_choice (&cb_goods_words, _("Colour"));
  name (fields->colour, fields, _("colour"));
  g_signal_connect_swapped (fields->colour, "notify::selected", G_CALLBACK (on_colour), fields);
  fields->bonus = make_choice (&cb_route_bonus_words, _("Bonus"));
  name (fields->bonus, fields, _("bonus"));
  g_signal_connect_swapped (fields->bonus, "notify::selected", G_CALLBACK (on_bonus), fields);
  gtk_widget_set_size_request (GTK_WIDGET (fields->colour), 108, -1);
  gtk_widget_set_hexpand (GTK_WIDGET (fields->bonus), TRUE);
  gtk_widget_set_valign (GTK_WIDGET (fields->picture), GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (fields->picture));
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (fields->colour));
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (fields->bonus));
  gtk_box_append (GTK_BOX (box), line);
  pw_large_text_stack (GTK_BOX (line));

  fields->number_box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  fields->number = GTK_SPIN_BUTTON (gtk_spin_button_new_with_range (0, CB_ROUTE_MOST, 1));
  name (fields->number, fields, _("how many, or its price"));
  g_signal_connect_swapped (fields->number, "value-changed", G_CALLBACK (on_number), fields);
  gtk_widget_set_hexpand (number_label, TRUE);
  gtk_label_set_xalign (GTK_LABEL (number_label), 1);
  gtk_label_set_wrap (GTK_LABEL (number_label), TRUE);
  gtk_widget_add_css_class (number_label, "dim-label");
  gtk_box_append (GTK_BOX (fields->number_box), number_label);
  gtk_box_append (GTK_BOX (fields->number_box), GTK_WIDGET (fields->number));
  gtk_box_append (GTK_BOX (box), fields->number_box);

  fields->types = make_types (fields);
  gtk_box_append (GTK_BOX (box), fields->types);

  fields->text = GTK_ENTRY (gtk_entry_new ());
  gtk_entry_set_placeholder_text (fields->text, _("What the tile says"));
  gtk_entry_set_max_length (fields->text, CB_ROUTE_TEXT_LENGTH);
  name (fields->text, fields, _("what the tile says"));
  g_signal_connect_swapped (fields->text, "changed", G_CALLBACK (on_text), fields);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (fields->text));
  return box;
}

static GtkWidget *
make_tile (CbRouteEditor *self, guint tile)
{
  g_autofree char *title = g_strdup_printf (_("Tile %u"), tile + 1);
  GtkWidget *box, *card = pw_position_card_new (title, &box);

  self->state[tile] = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->state[tile], 0);
  gtk_widget_add_css_class (GTK_WIDGET (self->state[tile]), "caption");
  gtk_widget_add_css_class (GTK_WIDGET (self->state[tile]), "dim-label");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->state[tile]));
  for (guint at = 0; at < CB_ROUTE_SPACES; at++)
    {
      Fields *fields = &self->fields[tile][at];

      fields->editor = self;
      fields->tile = tile;
      fields->at = at;
      gtk_box_append (GTK_BOX (box), make_space (fields));
    }
  gtk_widget_set_valign (card, GTK_ALIGN_START);
  return card;
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
make_commands (CbRouteEditor *self)
{
  GtkWidget *box = gtk_flow_box_new (), *child;
  GtkWidget *all[] = {
    command (_("_Undo"), "routes.undo"),
    command (_("_Redo"), "routes.redo"),
    command (_("_Import…"), "routes.import"),
    command (_("E_xport…"), "routes.export"),
  };

  g_object_set (box, "selection-mode", GTK_SELECTION_NONE, "homogeneous", TRUE, "column-spacing", 6, "row-spacing", 6,
                "min-children-per-line", 1, "max-children-per-line", 4, "halign", GTK_ALIGN_START, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    gtk_flow_box_append (GTK_FLOW_BOX (box), all[i]);
  for (child = gtk_widget_get_first_child (box); child; child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_focusable (child, FALSE);
  gtk_widget_add_css_class (box, "commands");
  return box;
}

static GtkWidget *
dim_label (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "dim-label");
  return label;
}

static GtkWidget *
make_page (CbRouteEditor *self)
{
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10), *tiles = gtk_flow_box_new (), *child;

  gtk_box_append (GTK_BOX (page),
                  dim_label (
                    _("Number your twelve route tiles as you like, and enter each of them once, from left to right: the "
                      "colour of a space and its bonus. In a game the numbers say which tiles lie in a row.")));
  gtk_box_append (GTK_BOX (page), make_commands (self));
  self->status = GTK_LABEL (dim_label (NULL));
  gtk_box_append (GTK_BOX (page), GTK_WIDGET (self->status));
  g_object_set (tiles, "selection-mode", GTK_SELECTION_NONE, "homogeneous", TRUE, "column-spacing", 10, "row-spacing", 10,
                "max-children-per-line", 4, "valign", GTK_ALIGN_START, NULL);
  for (guint tile = 0; tile < CB_ROUTE_TILES; tile++)
    gtk_flow_box_append (GTK_FLOW_BOX (tiles), make_tile (self, tile));
  for (child = gtk_widget_get_first_child (tiles); child; child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_focusable (child, FALSE);
  gtk_widget_add_css_class (tiles, "position-flow");
  gtk_box_append (GTK_BOX (page), tiles);
  gtk_widget_add_css_class (page, "position-editor");
  return page;
}

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

/* The first space that is not entered, or the first of all. */
static gboolean
cb_route_editor_grab_focus (GtkWidget *widget)
{
  CbRouteEditor *self = CB_ROUTE_EDITOR (widget);

  for (guint i = 0; i < CB_ROUTE_TILES * CB_ROUTE_SPACES; i++)
    {
      guint tile = i / CB_ROUTE_SPACES, at = i % CB_ROUTE_SPACES;

      if (!cb_route_space_is_whole (&self->book.spaces[tile][at]))
        return gtk_widget_grab_focus (GTK_WIDGET (self->fields[tile][at].colour));
    }
  return gtk_widget_grab_focus (GTK_WIDGET (self->fields[0][0].colour));
}

/* Whoever leaves the page finds the tiles where a game is set up. */
static void
cb_route_editor_unmap (GtkWidget *widget)
{
  cb_route_editor_keep (CB_ROUTE_EDITOR (widget));
  GTK_WIDGET_CLASS (cb_route_editor_parent_class)->unmap (widget);
}

static void
cb_route_editor_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_boolean (value, CB_ROUTE_EDITOR (object)->keep_source == 0);
}

static void
cb_route_editor_dispose (GObject *object)
{
  CbRouteEditor *self = CB_ROUTE_EDITOR (object);

  if (self->keep_source)
    {
      g_clear_handle_id (&self->keep_source, g_source_remove);
      cb_route_store_save (&self->book, NULL);
    }
  /* While the fields go, they change nothing. */
  self->updating = TRUE;
  G_OBJECT_CLASS (cb_route_editor_parent_class)->dispose (object);
}

static void
cb_route_editor_finalize (GObject *object)
{
  CbRouteEditor *self = CB_ROUTE_EDITOR (object);

  g_ptr_array_unref (self->before);
  g_ptr_array_unref (self->after);
  g_clear_object (&self->actions);
  G_OBJECT_CLASS (cb_route_editor_parent_class)->finalize (object);
}

static void
cb_route_editor_class_init (CbRouteEditorClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = cb_route_editor_get_property;
  object_class->dispose = cb_route_editor_dispose;
  object_class->finalize = cb_route_editor_finalize;
  GTK_WIDGET_CLASS (klass)->grab_focus = cb_route_editor_grab_focus;
  GTK_WIDGET_CLASS (klass)->unmap = cb_route_editor_unmap;
  props[PROP_SAVED] = g_param_spec_boolean ("saved", NULL, NULL, TRUE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
cb_route_editor_init (CbRouteEditor *self)
{
  GtkWidget *scrolled = gtk_scrolled_window_new (), *clamp = adw_clamp_new ();
  g_autoptr (GError) error = NULL;

  self->before = g_ptr_array_new_with_free_func (g_free);
  self->after = g_ptr_array_new_with_free_func (g_free);
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "routes", G_ACTION_GROUP (self->actions));
  add_shortcuts (self);
  cb_route_store_load (&self->book, &error);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), 1280);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), 1280);
  adw_clamp_set_child (ADW_CLAMP (clamp), make_page (self));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), clamp);
  adw_bin_set_child (ADW_BIN (self), scrolled);
  update (self);
  self->unreadable = error != NULL;
  if (error)
    {
      g_autofree char *path = cb_route_store_path ();
      g_autofree char *text =
        g_strdup_printf (_("The tiles kept in %s cannot be read: %s With the first change here that file becomes %s.bad."), path,
                         error->message, path);

      gtk_label_set_text (self->status, text);
    }
}

/**
 * cb_route_editor_new:
 *
 * Returns: (transfer floating): the editor, with the tiles that are kept
 */
GtkWidget *
cb_route_editor_new (void)
{
  return g_object_new (CB_TYPE_ROUTE_EDITOR, NULL);
}

/* What is entered. */
const CbRouteBook *
cb_route_editor_get_book (CbRouteEditor *self)
{
  return &self->book;
}
