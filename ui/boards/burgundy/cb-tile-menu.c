/* cb-tile-menu.c: all tiles of a game to choose from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-tile-menu.h"

#include <glib/gi18n-lib.h>

#include "cb-pieces.h"
#include "games/burgundy/position/cb-position-view.h"
#include "pw-cut-tooltip.h"
#include "pw-make.h"
#include "pw-menu-button.h"
#include "pw-popover.h"
#include "pw-sketch.h"
#include "pw-tooltip.h"

#define HEIGHT 320              /* of the list, before it scrolls */
#define COLUMNS 2
#define NUMBERS 7               /* monasteries in a row */

typedef struct
{
  PwPosition *position;
  gboolean none;
  CbTileChosen chosen;
  GtkWidget *owner;             /* the menu button lies beside it */
} Menu;

/**
 * cb_tile_button_new:
 * @tile: a #CbTile, or CB_TILE_NONE
 *
 * Returns: (transfer floating): a button that shows it; a monastery by its number
 */
GtkWidget *
cb_tile_button_new (int tile)
{
  GtkWidget *button = gtk_button_new ();
  const char *name = tile == CB_TILE_NONE ? _("no tile") : cb_position_tile_name (tile);

  if (tile >= CB_TILE_MONASTERY_0)
    {
      g_autofree char *number = g_strdup_printf ("%d", tile - CB_TILE_MONASTERY_0);

      gtk_button_set_label (GTK_BUTTON (button), number);
    }
  else if (tile == CB_TILE_NONE)
    gtk_button_set_icon_name (GTK_BUTTON (button), "pw-close-symbolic");
  else
    {
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *label = gtk_label_new (name);
      PwPiece piece;

      cb_piece_tile (&piece, (CbTile) tile, 26);
      pw_piece_set_label (&piece, NULL);
      gtk_box_append (GTK_BOX (box), pw_sketch_new_pieces (&piece, 1, 0));
      gtk_box_append (GTK_BOX (box), label);
      gtk_button_set_child (GTK_BUTTON (button), box);
      /* What can be read is not said again over the tiles beside it. */
      pw_cut_tooltip (GTK_LABEL (label));
    }
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "tile-choice");
  if (tile == CB_TILE_NONE || tile >= CB_TILE_MONASTERY_0)
    pw_tooltip_set (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data (G_OBJECT (button), "tile", GINT_TO_POINTER (tile));
  return button;
}

static void
on_clicked (GtkWidget *button, GtkMenuButton *menu_button)
{
  Menu *menu = g_object_get_data (G_OBJECT (menu_button), "menu");
  int tile = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "tile"));

  gtk_menu_button_popdown (menu_button);
  menu->chosen (menu->owner, tile);
}

static void
attach (GtkMenuButton *menu_button, GtkWidget *grid, int tile, int i, int columns)
{
  GtkWidget *button = cb_tile_button_new (tile);

  g_signal_connect_object (button, "clicked", G_CALLBACK (on_clicked), menu_button, 0);
  gtk_grid_attach (GTK_GRID (grid), button, i % columns, i / columns, 1, 1);
}

/* Made when it is first opened: most never are. */
static void
fill (GtkMenuButton *menu_button, gpointer data)
{
  Menu *menu = data;
  const CbState *state = pw_position_get_state (menu->position);
  GtkWidget *popover, *scroll, *box, *tiles, *monasteries;
  int n_tiles = 0, n_monasteries = 0;

  popover = GTK_WIDGET (gtk_menu_button_get_popover (menu_button));
  if (popover)
    {
      pw_popover_point_at (GTK_POPOVER (popover), NULL);
      return;
    }
  popover = gtk_popover_new ();
  scroll = gtk_scrolled_window_new ();
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  tiles = gtk_grid_new ();
  monasteries = gtk_grid_new ();
  if (menu->none)
    attach (menu_button, tiles, CB_TILE_NONE, n_tiles++, COLUMNS);
  for (int tile = CB_TILE_CASTLE; tile <= CB_TILE_MONASTERY_LAST; tile++)
    if (!cb_position_may_lie (state, tile, cb_tile_type ((CbTile) tile)))
      continue;
    else if (tile >= CB_TILE_MONASTERY_0)
      attach (menu_button, monasteries, tile, n_monasteries++, NUMBERS);
    else
      attach (menu_button, tiles, tile, n_tiles++, COLUMNS);
  pw_box_add (box, tiles, monasteries, NULL);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroll), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroll), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroll), HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroll), box);
  gtk_popover_set_child (GTK_POPOVER (popover), scroll);
  gtk_menu_button_set_popover (menu_button, popover);
  pw_menu_button_hush (menu_button);
  pw_popover_point_at (GTK_POPOVER (popover), NULL);
}

/**
 * cb_tile_menu_new:
 * @position: of which game
 * @none: whether "no tile" is among them
 * @chosen: what to do with a tile
 * @owner: for @chosen; it lives as long as the button
 *
 * Returns: (transfer floating): a button that opens the list; it has no name yet
 */
GtkWidget *
cb_tile_menu_new (PwPosition *position, gboolean none, CbTileChosen chosen, GtkWidget *owner)
{
  GtkWidget *button = gtk_menu_button_new ();
  Menu *menu = g_new0 (Menu, 1);

  *menu = (Menu){ position, none, chosen, owner };
  g_object_set_data_full (G_OBJECT (button), "position", g_object_ref (position), g_object_unref);
  g_object_set_data_full (G_OBJECT (button), "menu", menu, g_free);
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (button), fill, menu, NULL);
  return button;
}
