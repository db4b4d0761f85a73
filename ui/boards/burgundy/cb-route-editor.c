/* cb-route-editor.c: the page on which people enter what the trade-route tiles show
 *
 * A tile is a line that is typed, or fields that are chosen from. Both change the book, one function shows what it says, and
 * it is kept at once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-route-editor.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "cb-editor-tools.h"
#include "cb-route-fields.h"
#include "pw-make.h"
#include "pw-position-fields.h"
#include "core/pw-disk.h"
#include "pw-announce.h"
#include "pw-file-dialog.h"
#include "pw-file-reader.h"
#include "pw-sketch.h"

/* How long after the last change it is written, in milliseconds. */
#define KEEP_TIME 400
/* The most bytes that are read of a file; the tiles are fewer. */
#define MAX_IMPORT (1024 * 1024)
/* So many steps can be undone. */
#define MAX_STEPS 200

/* A tile on the page: its line, what is to be said of it, and its spaces. */
typedef struct
{
  GtkEditable *line;
  GtkLabel *state;
  GtkWidget *space[CB_ROUTE_SPACES];    /* buttons that open the fields */
  AdwBin *picture[CB_ROUTE_SPACES];
  GtkLabel *bonus[CB_ROUTE_SPACES];
  guint8 shown[CB_ROUTE_SPACES];        /* colour of the picture + 1 */
  char *problem;                        /* why the line cannot be read, which then stays as it was typed */
} Tile;

struct _CbRouteEditor
{
  AdwBin parent_instance;

  CbRouteBook book;
  GPtrArray *before, *after;    /* books to go back and forward to */
  GSimpleActionGroup *actions;
  Tile tiles[CB_ROUTE_TILES];
  GtkWidget *fields;
  GtkLabel *status;
  GtkFlowBox *commands, *rows;
  int typing;                   /* the tile whose line is written: one step; -1: none */
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
show_picture (Tile *tile, guint at, guint goods)
{
  PwPiece piece;

  if (tile->shown[at] == goods + 1)
    return;
  tile->shown[at] = (guint8) (goods + 1);
  pw_piece_init (&piece, goods >= 1 && goods <= CB_GOODS ? PW_PIECE_TOKEN : PW_PIECE_TOKEN_GAP, 22);
  piece.number = (guint8) goods;
  adw_bin_set_child (tile->picture[at], pw_sketch_new_pieces (&piece, 1, 0));
}

static void
show_space (CbRouteEditor *self, guint n, guint at)
{
  Tile *tile = &self->tiles[n];
  const CbRouteSpace *space = &self->book.spaces[n][at];
  g_autofree char *bonus = cb_route_bonus_text (space, self->book.texts[n][at]);
  g_autofree char *brief = cb_route_space_print (space, self->book.texts[n][at]), *name = NULL;

  if (space->goods)
    name = g_strdup_printf (_("Tile %u, space %u: %s: %s"), n + 1, at + 1, cb_route_colour_label (space->goods), bonus);
  else
    name = g_strdup_printf (_("Tile %u, space %u: %s"), n + 1, at + 1, bonus);
  show_picture (tile, at, space->goods);
  gtk_label_set_text (tile->bonus[at], space->bonus == CB_ROUTE_OTHER && *self->book.texts[n][at] ? bonus : brief);
  gtk_widget_set_tooltip_text (tile->space[at], name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (tile->space[at]), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
show_state (CbRouteEditor *self, guint tile)
{
  GtkLabel *label = self->tiles[tile].state;
  guint n = 0;
  g_autofree char *text = NULL;

  for (guint at = 0; at < CB_ROUTE_SPACES; at++)
    n += cb_route_space_is_whole (&self->book.spaces[tile][at]);
  if (self->tiles[tile].problem)
    text = g_strdup (self->tiles[tile].problem);
  else if (n == CB_ROUTE_SPACES)
    text = g_strdup (_("entered"));
  else if (n > 0)
    text = g_strdup_printf (_("%u of %u spaces"), n, CB_ROUTE_SPACES);
  else
    text = g_strdup (_("not entered"));
  gtk_label_set_text (label, text);
  gtk_widget_set_tooltip_text (GTK_WIDGET (label), self->tiles[tile].problem);
  gtk_widget_add_css_class (GTK_WIDGET (label), self->tiles[tile].problem ? "error" : "dim-label");
  gtk_widget_remove_css_class (GTK_WIDGET (label), self->tiles[tile].problem ? "dim-label" : "error");
}

/* What is being typed, or could not be read, stays as it is. */
static void
show_line (CbRouteEditor *self, guint n)
{
  Tile *tile = &self->tiles[n];
  g_autofree char *line = NULL;

  if (self->typing == (int) n || tile->problem)
    return;
  line = cb_route_line_print (&self->book, n);
  if (strcmp (gtk_editable_get_text (tile->line), line) != 0)
    gtk_editable_set_text (tile->line, line);
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
        show_space (self, tile, at);
      show_line (self, tile);
      show_state (self, tile);
    }
  cb_route_fields_show (GTK_POPOVER (self->fields), &self->book);
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

/* All lines are written anew. */
static void
forget_lines (CbRouteEditor *self)
{
  self->typing = -1;
  for (guint tile = 0; tile < CB_ROUTE_TILES; tile++)
    g_clear_pointer (&self->tiles[tile].problem, g_free);
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
  forget_lines (self);
  changed (self);
}

/* Chosen from the fields. */
static void
on_fields (GtkWidget *widget, guint tile, guint at, const CbRouteSpace *space, const char *text)
{
  CbRouteEditor *self = CB_ROUTE_EDITOR (widget);
  g_autofree CbRouteBook *book = g_memdup2 (&self->book, sizeof self->book);

  book->spaces[tile][at] = *space;
  if (!cb_route_text_set (book, tile, at, text) || memcmp (book, &self->book, sizeof *book) == 0)
    return;
  step (self);
  self->book = *book;
  g_clear_pointer (&self->tiles[tile].problem, g_free);
  changed (self);
}

static guint
tile_of (CbRouteEditor *self, GtkEditable *line)
{
  guint tile = 0;

  while (self->tiles[tile].line != line)
    tile++;
  return tile;
}

/* The line is the tile: what is no longer in it is no longer entered. All that is typed in one visit is one step. */
static void
on_line_changed (CbRouteEditor *self, GtkEditable *line)
{
  g_autofree CbRouteBook *book = NULL;
  guint tile;

  if (self->updating)
    return;
  tile = tile_of (self, line);
  book = g_memdup2 (&self->book, sizeof self->book);
  g_free (self->tiles[tile].problem);
  self->tiles[tile].problem = cb_route_line_read (book, tile, gtk_editable_get_text (line));
  if (memcmp (book, &self->book, sizeof *book) == 0)
    {
      show_state (self, tile);
      return;
    }
  if (self->typing != (int) tile)
    step (self);
  self->typing = (int) tile;
  self->book = *book;
  changed (self);
}

static void
stop_typing (CbRouteEditor *self)
{
  if (self->typing < 0 || self->updating)
    return;
  self->typing = -1;
  update (self);
}

/* Enter goes on to the next tile, where the line can be read; what cannot is selected, as in every other entry: whoever types on
 * begins anew, an arrow key goes back into it. */
static void
on_line_activate (CbRouteEditor *self, GtkEditable *line)
{
  guint tile = tile_of (self, line);

  if (self->tiles[tile].problem)
    {
      pw_announce (GTK_WIDGET (self->status), self->tiles[tile].problem);
      gtk_editable_select_region (line, 0, -1);
      return;
    }
  stop_typing (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->tiles[(tile + 1) % CB_ROUTE_TILES].line));
}

static void
on_space_clicked (CbRouteEditor *self, GtkWidget *button)
{
  for (guint tile = 0; tile < CB_ROUTE_TILES; tile++)
    for (guint at = 0; at < CB_ROUTE_SPACES; at++)
      if (self->tiles[tile].space[at] == button)
        {
          cb_route_fields_open (GTK_POPOVER (self->fields), tile, at, button);
          cb_route_fields_show (GTK_POPOVER (self->fields), &self->book);
        }
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
      forget_lines (self);
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

/* So many letters of a line, which is wider than all else of a tile: whatever that says, nothing on the page moves. */
#define LINE 36
/* The least room of what is said beside it, in pixels: so much also where there is nothing to say. */
#define LEAST 32

/* One that asks for less room than the line, whatever it says. */
static GtkLabel *
short_label (int width)
{
  GtkLabel *label = GTK_LABEL (gtk_label_new (NULL));

  gtk_label_set_xalign (label, 0);
  gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (label, width);
  gtk_widget_set_size_request (GTK_WIDGET (label), LEAST, -1);
  return label;
}

static GtkWidget *
make_space (CbRouteEditor *self, Tile *tile, guint at)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *button = gtk_button_new ();

  tile->picture[at] = ADW_BIN (adw_bin_new ());
  gtk_widget_set_valign (GTK_WIDGET (tile->picture[at]), GTK_ALIGN_CENTER);
  tile->bonus[at] = short_label (4);
  gtk_widget_set_hexpand (GTK_WIDGET (tile->bonus[at]), TRUE);
  pw_box_add (box, GTK_WIDGET (tile->picture[at]), GTK_WIDGET (tile->bonus[at]), NULL);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "raised");
  gtk_widget_add_css_class (button, "route-space");
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_space_clicked), self, G_CONNECT_SWAPPED);
  tile->space[at] = button;
  return button;
}

static GtkWidget *
make_tile (CbRouteEditor *self, guint n)
{
  Tile *tile = &self->tiles[n];
  g_autofree char *title = g_strdup_printf (_("Tile %u"), n + 1);
  g_autofree char *name = g_strdup_printf (_("Tile %u, its spaces from the left"), n + 1);
  GtkWidget *box, *card = pw_position_card_new (title, &box), *spaces = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *line = gtk_entry_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  tile->line = GTK_EDITABLE (line);
  gtk_editable_set_max_width_chars (tile->line, LINE);
  gtk_entry_set_placeholder_text (GTK_ENTRY (line), _("red 2 silver, any take ship, black"));
  gtk_widget_set_tooltip_text (line, _("red 2 silver, any take ship, black"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (line), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_object (line, "changed", G_CALLBACK (on_line_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (line, "activate", G_CALLBACK (on_line_activate), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "leave", G_CALLBACK (stop_typing), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (line, focus);
  gtk_box_set_homogeneous (GTK_BOX (spaces), TRUE);
  for (guint at = 0; at < CB_ROUTE_SPACES; at++)
    gtk_box_append (GTK_BOX (spaces), make_space (self, tile, at));
  tile->state = short_label (30);
  gtk_widget_add_css_class (GTK_WIDGET (tile->state), "caption");
  gtk_widget_add_css_class (GTK_WIDGET (tile->state), "dim-label");
  /* Above the line: what is wrong with it is seen wherever the page has scrolled to it. */
  pw_box_add (box, GTK_WIDGET (tile->state), line, spaces, NULL);
  gtk_widget_set_valign (card, GTK_ALIGN_START);
  return card;
}

/* @child in a box that flows, whose places take no focus of their own. */
static void
add_flowing (GtkFlowBox *box, GtkWidget *child)
{
  gtk_flow_box_append (box, child);
  gtk_widget_set_focusable (gtk_widget_get_parent (child), FALSE);
}

static void
fill_page (CbRouteEditor *self)
{
  static const struct
  {
    const char *label, *action;
  } commands[] = {
    { N_("_Undo"), "routes.undo" },
    { N_("_Redo"), "routes.redo" },
    { N_("_Import…"), "routes.import" },
    { N_("E_xport…"), "routes.export" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    add_flowing (self->commands, cb_editor_command_new (_(commands[i].label), commands[i].action));
  for (guint tile = 0; tile < CB_ROUTE_TILES; tile++)
    add_flowing (self->rows, make_tile (self, tile));
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

/* The first tile that is not entered, or the first of all. */
static gboolean
cb_route_editor_grab_focus (GtkWidget *widget)
{
  CbRouteEditor *self = CB_ROUTE_EDITOR (widget);

  for (guint tile = 0; tile < CB_ROUTE_TILES; tile++)
    if (!cb_route_tile_is_whole (&self->book, tile))
      return gtk_widget_grab_focus (GTK_WIDGET (self->tiles[tile].line));
  return gtk_widget_grab_focus (GTK_WIDGET (self->tiles[0].line));
}

/* While another page was shown, a game may have kept what was read off a tile: the next change here is not to lose it. */
static void
cb_route_editor_map (GtkWidget *widget)
{
  CbRouteEditor *self = CB_ROUTE_EDITOR (widget);
  g_autofree CbRouteBook *kept = g_new0 (CbRouteBook, 1);

  if (self->keep_source == 0 && !self->unreadable && cb_route_store_load (kept, NULL) &&
      memcmp (kept, &self->book, sizeof *kept) != 0)
    {
      self->book = *kept;
      /* A step back would be one to a book without it. */
      g_ptr_array_set_size (self->before, 0);
      g_ptr_array_set_size (self->after, 0);
      forget_lines (self);
      update (self);
    }
  GTK_WIDGET_CLASS (cb_route_editor_parent_class)->map (widget);
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
  g_clear_pointer (&self->fields, gtk_widget_unparent);
  G_OBJECT_CLASS (cb_route_editor_parent_class)->dispose (object);
}

static void
cb_route_editor_finalize (GObject *object)
{
  CbRouteEditor *self = CB_ROUTE_EDITOR (object);

  for (guint tile = 0; tile < CB_ROUTE_TILES; tile++)
    g_free (self->tiles[tile].problem);
  g_ptr_array_unref (self->before);
  g_ptr_array_unref (self->after);
  g_clear_object (&self->actions);
  G_OBJECT_CLASS (cb_route_editor_parent_class)->finalize (object);
}

static void
cb_route_editor_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GTK_WIDGET_CLASS (cb_route_editor_parent_class)->size_allocate (widget, width, height, baseline);
  if (CB_ROUTE_EDITOR (widget)->fields)
    gtk_popover_present (GTK_POPOVER (CB_ROUTE_EDITOR (widget)->fields));
}

static void
keep (GtkWidget *widget, const char *name, GVariant *parameter)
{
  cb_route_editor_keep (CB_ROUTE_EDITOR (widget));
}

static void
cb_route_editor_class_init (CbRouteEditorClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = cb_route_editor_get_property;
  object_class->dispose = cb_route_editor_dispose;
  object_class->finalize = cb_route_editor_finalize;
  widget_class->grab_focus = cb_route_editor_grab_focus;
  widget_class->map = cb_route_editor_map;
  widget_class->unmap = cb_route_editor_unmap;
  widget_class->size_allocate = cb_route_editor_size_allocate;
  props[PROP_SAVED] = g_param_spec_boolean ("saved", NULL, NULL, TRUE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  gtk_widget_class_install_action (widget_class, "component.keep", NULL, keep);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/pipwright/Pipwright/cb-route-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, CbRouteEditor, commands);
  gtk_widget_class_bind_template_child (widget_class, CbRouteEditor, status);
  gtk_widget_class_bind_template_child (widget_class, CbRouteEditor, rows);
}

static void
cb_route_editor_init (CbRouteEditor *self)
{
  g_autoptr (GError) error = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));
  self->before = g_ptr_array_new_with_free_func (g_free);
  self->after = g_ptr_array_new_with_free_func (g_free);
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "routes", G_ACTION_GROUP (self->actions));
  add_shortcuts (self);
  cb_route_store_load (&self->book, &error);
  self->typing = -1;
  fill_page (self);
  self->fields = cb_route_fields_new (on_fields, GTK_WIDGET (self));
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
