/* cb-tile-picker.c: beside a hex of a duchy: the tiles that may lie there, to choose from
 *
 * One grid for every colour, in the order of the tiles: what lies at its place today lies there tomorrow. What
 * cannot lie there beside the rest is struck through, and can be chosen all the same.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-tile-picker.h"

#include <glib/gi18n-lib.h>

#include "games/burgundy/data/cb-duchy.h"
#include "games/burgundy/position/cb-position-view.h"
#include "pw-make.h"
#include "pw-popover.h"
#include "pw-tooltip.h"

#define NUMBERS 7               /* monasteries in a row */
#define PICTURES 2              /* tiles with a name in a row */
#define ANIMALS 3               /* and livestock, a species in each row ... */
#define WIDE 420                /* ... of a window that has room for them, in pixels */
#define SHORT 11                /* letters of a name where it has not */

typedef struct
{
  CbTileChosen chosen;
  GtkWidget *owner;
  GtkLabel *title;
  GtkGrid *grid;
} Picker;

static void
on_clicked (GtkPopover *popover, GtkWidget *button)
{
  Picker *picker = g_object_get_data (G_OBJECT (popover), "picker");
  int tile = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "tile"));

  pw_popover_close (popover);
  picker->chosen (picker->owner, tile);
}

/* On a telephone two names stand beside each other; the tooltip says all of them. */
static void
shorten (GtkWidget *button)
{
  GtkWidget *box = gtk_button_get_child (GTK_BUTTON (button)), *label = box ? gtk_widget_get_last_child (box) : NULL;

  if (!label || !GTK_IS_LABEL (label))
    return;
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), SHORT);
}

static GtkWidget *
add (GtkPopover *popover, int tile, gboolean likely, int i, int columns)
{
  Picker *picker = g_object_get_data (G_OBJECT (popover), "picker");
  GtkWidget *button = cb_tile_button_new (tile);

  if (!likely)
    {
      g_autofree char *tip = g_strdup_printf (_("%s; it lies elsewhere already"), cb_position_tile_name (tile));

      gtk_widget_add_css_class (button, "unlikely");
      pw_tooltip_set (button, tip);
    }
  if (gtk_widget_get_width (picker->owner) < WIDE)
    shorten (button);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_clicked), popover, G_CONNECT_SWAPPED);
  gtk_grid_attach (picker->grid, button, i % columns, i / columns, 1, 1);
  return button;
}

static int
columns_for (CbType type, int width)
{
  if (type == CB_MONASTERY)
    return NUMBERS;
  return type == CB_LIVESTOCK && width >= WIDE ? ANIMALS : PICTURES;
}

/**
 * cb_tile_picker_open:
 * @picker: from cb_tile_picker_new()
 * @seat: whose duchy
 * @hex: a hex of it
 * @place: where it is, in the coordinates of the owner
 *
 * Shows the tiles for @hex; what lies there has the focus.
 */
void
cb_tile_picker_open (GtkPopover *popover, PwPosition *position, guint seat, guint hex, const GdkRectangle *place)
{
  Picker *picker = g_object_get_data (G_OBJECT (popover), "picker");
  const CbState *state = pw_position_get_state (position);
  const CbPlayer *player = &state->players[seat];
  const CbDuchy *duchy = cb_duchy_nth (player->duchy);
  CbType type = (CbType) duchy->type[hex];
  g_autofree char *title = g_strdup_printf (_("%s, %s"), cb_hex_name (duchy, hex), cb_position_type_name (type));
  GtkWidget *child, *first = NULL;
  int columns = columns_for (type, gtk_widget_get_width (picker->owner)), i = 0;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (picker->grid))))
    gtk_grid_remove (picker->grid, child);
  gtk_label_set_text (picker->title, title);
  for (int tile = CB_TILE_CASTLE; tile <= CB_TILE_MONASTERY_LAST; tile++)
    if (cb_position_may_lie (state, tile, type))
      {
        child = add (popover, tile, cb_position_is_likely (state, seat, hex, tile), i++, columns);
        if (!first || player->tile[hex] == tile)
          first = child;
      }
  add (popover, CB_TILE_NONE, TRUE, i, columns);
  pw_popover_open (popover, place, first);
}

/**
 * cb_tile_picker_new:
 * @chosen: what to do with a tile, or with CB_TILE_NONE
 * @owner: for @chosen, and what the list opens over
 *
 * Returns: (transfer none): a list of tiles, a child of @owner, which takes it away with gtk_widget_unparent()
 */
GtkWidget *
cb_tile_picker_new (CbTileChosen chosen, GtkWidget *owner)
{
  GtkWidget *popover = gtk_popover_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  Picker *picker = g_new0 (Picker, 1);

  picker->chosen = chosen;
  picker->owner = owner;
  picker->title = GTK_LABEL (gtk_label_new (NULL));
  picker->grid = GTK_GRID (gtk_grid_new ());
  gtk_widget_add_css_class (GTK_WIDGET (picker->title), "caption");
  gtk_widget_add_css_class (GTK_WIDGET (picker->title), "dim-label");
  pw_box_add (box, GTK_WIDGET (picker->title), GTK_WIDGET (picker->grid), NULL);
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  g_object_set_data_full (G_OBJECT (popover), "picker", picker, g_free);
  gtk_widget_set_parent (popover, owner);
  return popover;
}
