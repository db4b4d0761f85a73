/* cb-route-editor.c: the page on which people enter what the trade-route tiles show
 *
 * A tile is a line that is typed, or fields that are chosen from. Both change the book, one function shows what it says, and
 * it is kept at once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-route-editor-private.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "cb-route-fields.h"
#include "core/pw-disk.h"
#include "pw-announce.h"

/* How long after the last change it is written, in milliseconds. */
#define KEEP_TIME 400
/* So many steps can be undone. */
#define MAX_STEPS 200

G_DEFINE_FINAL_TYPE (CbRouteEditor, cb_route_editor, ADW_TYPE_BIN)

enum
{
  PROP_0,
  PROP_SAVED,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

/* In the status line, and to who listens. */
void
cb_route_editor_say (CbRouteEditor *self, const char *text)
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
    cb_route_editor_say (self, error->message);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SAVED]);
}

static gboolean
on_keep_time (gpointer data)
{
  cb_route_editor_keep (data);
  return G_SOURCE_REMOVE;
}

/* -- Showing ------------------------------------------------------------------------------------ */

void
cb_route_editor_update (CbRouteEditor *self)
{
  guint n = cb_route_book_count (&self->book);
  g_autofree char *text = NULL;

  self->updating = TRUE;
  for (guint tile = 0; tile < CB_ROUTE_TILES; tile++)
    cb_route_editor_show_tile (self, tile);
  cb_route_fields_show (GTK_POPOVER (self->fields), &self->book);
  self->updating = FALSE;
  cb_route_editor_show_commands (self);
  text = g_strdup_printf (_("%u of %u tiles entered; they are kept for later games."), n, CB_ROUTE_TILES);
  gtk_label_set_text (self->status, text);
}

/* -- Changing ----------------------------------------------------------------------------------- */

void
cb_route_editor_changed (CbRouteEditor *self)
{
  cb_route_editor_update (self);
  g_clear_handle_id (&self->keep_source, g_source_remove);
  self->keep_source = g_timeout_add (KEEP_TIME, on_keep_time, self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SAVED]);
}

/* What is there now can be gone back to. */
void
cb_route_editor_step (CbRouteEditor *self)
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

/* Puts @book in the place of what is there, as one step. */
void
cb_route_editor_replace (CbRouteEditor *self, const CbRouteBook *book)
{
  cb_route_editor_step (self);
  self->book = *book;
  forget_lines (self);
  cb_route_editor_changed (self);
}

/* Moves one book from @from to the editor, and the present one to @to. */
void
cb_route_editor_go (CbRouteEditor *self, GPtrArray *from, GPtrArray *to)
{
  g_autofree CbRouteBook *book = NULL;

  if (from->len == 0)
    return;
  book = g_ptr_array_steal_index (from, from->len - 1);
  g_ptr_array_add (to, g_memdup2 (&self->book, sizeof self->book));
  self->book = *book;
  forget_lines (self);
  cb_route_editor_changed (self);
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
  cb_route_editor_step (self);
  self->book = *book;
  g_clear_pointer (&self->tiles[tile].problem, g_free);
  cb_route_editor_changed (self);
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
      cb_route_editor_update (self);
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
  cb_route_editor_add_commands (self);
  cb_route_store_load (&self->book, &error);
  self->typing = -1;
  for (guint tile = 0; tile < CB_ROUTE_TILES; tile++)
    cb_route_editor_add_flowing (self->rows, cb_route_editor_make_tile (self, tile));
  self->fields = cb_route_fields_new (on_fields, GTK_WIDGET (self));
  cb_route_editor_update (self);
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
