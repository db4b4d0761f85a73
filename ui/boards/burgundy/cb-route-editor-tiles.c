/* cb-route-editor-tiles.c: the trade-route tiles on the page: each a line that is typed, and spaces whose fields are opened
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-route-editor-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cb-route-fields.h"
#include "pw-announce.h"
#include "pw-make.h"
#include "pw-position-fields.h"
#include "pw-sketch.h"

/* -- Showing ------------------------------------------------------------------------------------ */

static void
show_picture (CbRouteTile *tile, guint at, guint goods)
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
  CbRouteTile *tile = &self->tiles[n];
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
  CbRouteTile *tile = &self->tiles[n];
  g_autofree char *line = NULL;

  if (self->typing == (int) n || tile->problem)
    return;
  line = cb_route_line_print (&self->book, n);
  if (strcmp (gtk_editable_get_text (tile->line), line) != 0)
    gtk_editable_set_text (tile->line, line);
}

/* What the book says of tile @n. */
void
cb_route_editor_show_tile (CbRouteEditor *self, guint n)
{
  for (guint at = 0; at < CB_ROUTE_SPACES; at++)
    show_space (self, n, at);
  show_line (self, n);
  show_state (self, n);
}

/* -- Typing ------------------------------------------------------------------------------------- */

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
    cb_route_editor_step (self);
  self->typing = (int) tile;
  self->book = *book;
  cb_route_editor_changed (self);
}

static void
stop_typing (CbRouteEditor *self)
{
  if (self->typing < 0 || self->updating)
    return;
  self->typing = -1;
  cb_route_editor_update (self);
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

/* -- Making ----------------------------------------------------------------------------------------- */

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
make_space (CbRouteEditor *self, CbRouteTile *tile, guint at)
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

GtkWidget *
cb_route_editor_make_tile (CbRouteEditor *self, guint n)
{
  CbRouteTile *tile = &self->tiles[n];
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
