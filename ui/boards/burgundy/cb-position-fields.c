/* cb-position-fields.c: fields for what lies beside the duchy: each says its statement at once
 *
 * A field shows what the state says, and writes what people enter as a statement; nothing is kept
 * in it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-position-fields.h"

#include <glib/gi18n-lib.h>

#include "cb-pieces.h"
#include "cb-tile-menu.h"
#include "games/burgundy/position/cb-position-view.h"
#include "pw-doubt-box.h"
#include "pw-css-class.h"
#include "pw-large-text.h"
#include "pw-make.h"
#include "pw-position-fields.h"
#include "pw-sketch.h"
#include "pw-typed.h"

/* -- Tiles ------------------------------------------------------------------------------------ */

typedef struct
{
  PwPosition *position;         /* lives as long as the field */
  PwMove like;
  gboolean updating;
  int before;                   /* of a key space: what lay there when the focus came */
} Number;

static const CbState *
state_of (PwPosition *position)
{
  return pw_position_get_state (position);
}

/* -- Signs ------------------------------------------------------------------------------------- */

static GtkWidget *
token_new (int goods)
{
  PwPiece piece;

  pw_piece_init (&piece, PW_PIECE_TOKEN, 22);
  piece.number = (guint8) goods;
  return pw_sketch_new_pieces (&piece, 1, 0);
}

static const char *
icon_of (const PwMove *about)
{
  if (about->kind != CB_KIND_HAVE)
    return NULL;
  return about->args[CB_ARG_WHAT] == CB_SILVER ? "silver" : about->args[CB_ARG_WHAT] == CB_WORKERS ? "worker" : NULL;
}

/**
 * cb_position_sign:
 *
 * As PwBoardClass.position_sign: tokens of goods, silver and workers.
 */
GtkWidget *
cb_position_sign (PwPosition *position, const PwMove *about)
{
  if (about->kind == CB_KIND_STOCK || about->kind == CB_KIND_SOLD || about->kind == CB_KIND_PILE)
    return token_new (about->args[CB_ARG_GOODS]);
  return icon_of (about) ? pw_sketch_new_icon (icon_of (about), 22) : NULL;
}

/* -- Key spaces ------------------------------------------------------------------------------------ */

static void
take_tile (GtkWidget *field)
{
  Number *number = g_object_get_data (G_OBJECT (field), "number");
  const char *text = gtk_editable_get_text (GTK_EDITABLE (field));
  int tile = cb_position_word (text);
  PwMove move = number->like;

  if (number->updating)
    return;
  pw_css_class_set (field, "error", tile < 0);
  /* Of what names no tile, nor begins to, no first half counts: “bank, silver 3”. */
  if (tile < 0 && !cb_position_begins_tile (text))
    tile = number->before;
  if (tile < 0 || tile == cb_position_value (state_of (number->position), &move))
    return;
  move.args[CB_ARG_TILE] = (gint16) tile;
  pw_position_say (number->position, &move);
}

/* The tile that lies there until something is typed. */
static void
note_tile (GtkWidget *field)
{
  Number *number = g_object_get_data (G_OBJECT (field), "number");

  number->before = cb_position_value (state_of (number->position), &number->like);
}

/* What is no tile is a line. */
static void
on_enter (GtkWidget *field)
{
  Number *number = g_object_get_data (G_OBJECT (field), "number");
  g_autofree char *text = g_strdup (gtk_editable_get_text (GTK_EDITABLE (field)));

  if (cb_position_word (text) >= 0)
    return;
  number->updating = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (field), number->before == CB_TILE_NONE ? "" : cb_position_tile_name (number->before));
  number->updating = FALSE;
  pw_css_class_set (field, "error", FALSE);
  pw_typed_hand_over (field, text, TRUE);
}

static void
update_tile (GtkWidget *field)
{
  Number *number = g_object_get_data (G_OBJECT (field), "number");
  int tile = cb_position_value (state_of (number->position), &number->like);

  /* What is being typed stays as it is typed. */
  if (gtk_widget_get_state_flags (field) & GTK_STATE_FLAG_FOCUS_WITHIN &&
      cb_position_word (gtk_editable_get_text (GTK_EDITABLE (field))) == tile)
    return;
  number->updating = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (field), tile == CB_TILE_NONE ? "" : cb_position_tile_name (tile));
  number->updating = FALSE;
}

/* Chosen from the list beside the field. */
static void
on_tile_chosen (GtkWidget *field, int tile)
{
  Number *number = g_object_get_data (G_OBJECT (field), "number");
  PwMove move = number->like;

  move.args[CB_ARG_TILE] = (gint16) tile;
  if (tile != cb_position_value (state_of (number->position), &move))
    pw_position_say (number->position, &move);
}

static GtkWidget *
space_new (PwPosition *position, guint seat, int space, GtkWidget *doubts)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), *field = gtk_entry_new (), *menu;
  GtkEventController *focus = gtk_event_controller_focus_new ();
  Number *number = g_new0 (Number, 1);
  g_autofree char *name = cb_position_key_space_name (state_of (position), seat, (guint) space);
  /* Translators: the name of a field for a tile. */
  g_autofree char *menu_name = g_strdup_printf (_("%s: choose"), name);

  number->position = position;
  number->like = cb_position_like (CB_KIND_KEY, seat, CB_ARG_WHAT, space);
  g_object_set_data_full (G_OBJECT (field), "position", g_object_ref (position), g_object_unref);
  g_object_set_data_full (G_OBJECT (field), "number", number, g_free);
  gtk_editable_set_width_chars (GTK_EDITABLE (field), 5);
  gtk_entry_set_placeholder_text (GTK_ENTRY (field), _("empty"));
  gtk_widget_set_tooltip_text (field, name);
  gtk_widget_set_hexpand (field, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (field), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  update_tile (field);
  note_tile (field);
  g_signal_connect (field, "changed", G_CALLBACK (take_tile), NULL);
  g_signal_connect (field, "activate", G_CALLBACK (on_enter), NULL);
  g_signal_connect_object (focus, "enter", G_CALLBACK (note_tile), field, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (field, focus);
  g_signal_connect_object (position, "changed", G_CALLBACK (update_tile), field, G_CONNECT_SWAPPED);
  pw_doubt_box_add_field (PW_DOUBT_BOX (doubts), &number->like, field);
  menu = cb_tile_menu_new (position, TRUE, on_tile_chosen, field);
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (menu), "pw-down-symbolic");
  gtk_widget_set_tooltip_text (menu, menu_name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (menu), GTK_ACCESSIBLE_PROPERTY_LABEL, menu_name, -1);
  gtk_widget_add_css_class (box, "linked");
  gtk_widget_add_css_class (box, "key-space");
  pw_box_add (box, field, menu, NULL);
  return box;
}

/* Of a team, the common ones are entered with the one who stands for its board (16.2). */
GtkWidget *
cb_position_store_new (PwPosition *position, guint seat)
{
  const CbState *state = state_of (position);
  GtkWidget *box, *card = pw_position_card_new (_("Key spaces"), &box), *flow = cb_position_flow_new ();
  PwMove all = cb_position_like (CB_KIND_KEY, seat, -1, 0);
  GtkWidget *doubts = pw_doubt_box_new (position, &all);
  int first = cb_position_board (state, seat) == seat ? 1 : CB_COMMON_SPACES + 1;

  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (flow), 3);
  for (int space = first; space <= (int) cb_position_key_spaces (state, seat); space++)
    cb_position_flow_add (flow, space_new (position, seat, space, doubts));
  pw_box_add (box, flow, doubts, NULL);
  return card;
}

/* -- Bonus tiles ------------------------------------------------------------------------------------ */

static void
on_bonus_toggled (GtkToggleButton *toggle, Number *number)
{
  PwMove move = number->like;
  int size = cb_position_value (state_of (number->position), &move);
  int bit = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (toggle), "bit"));

  if (number->updating)
    return;
  move.args[CB_ARG_SIZE] = (gint16) (gtk_toggle_button_get_active (toggle) ? size | bit : size & ~bit);
  pw_position_say (number->position, &move);
}

static void
update_bonus (GtkWidget *toggle)
{
  Number *number = g_object_get_data (G_OBJECT (toggle), "number");
  int bit = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (toggle), "bit"));

  number->updating = TRUE;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle),
                                (cb_position_value (state_of (number->position), &number->like) & bit) != 0);
  number->updating = FALSE;
}

G_STATIC_ASSERT (CB_SIZE_LARGE == 1 && CB_SIZE_SMALL == 2 && CB_SIZE_BOTH == 3);

static GtkWidget *
bonus_toggle_new (PwPosition *position, guint seat, guint type, int bit)
{
  GtkWidget *toggle = gtk_toggle_button_new (), *inner = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4), *label;
  guint n = state_of (position)->board_players;
  Number *number = g_new0 (Number, 1);
  g_autofree char *points = g_strdup_printf ("%u", bit == CB_SIZE_LARGE ? n + 3 : n);
  g_autofree char *name = g_strdup_printf (bit == CB_SIZE_LARGE ? _("large bonus tile: %s, %s points")
                                                                : _("small bonus tile: %s, %s points"),
                                           cb_position_bonus_name (type), points);
  PwPiece piece;

  number->position = position;
  number->like = cb_position_like (CB_KIND_BONUS, seat, CB_ARG_WHAT, (int) type);
  g_object_set_data_full (G_OBJECT (toggle), "position", g_object_ref (position), g_object_unref);
  g_object_set_data_full (G_OBJECT (toggle), "number", number, g_free);
  g_object_set_data (G_OBJECT (toggle), "bit", GINT_TO_POINTER (bit));
  pw_piece_init (&piece, PW_PIECE_SPACE, bit == CB_SIZE_LARGE ? 24 : 18);
  if (type < CB_TYPES)
    cb_piece_tile (&piece, (CbTile) (CB_TILE_UNKNOWN + type), bit == CB_SIZE_LARGE ? 24 : 18);
  pw_piece_set_label (&piece, NULL);
  label = gtk_label_new (points);
  gtk_widget_add_css_class (label, "heading");
  gtk_box_append (GTK_BOX (inner), type < CB_TYPES ? pw_sketch_new_pieces (&piece, 1, 0)
                                                   : pw_sketch_new_icon ("post", bit == CB_SIZE_LARGE ? 24 : 18));
  gtk_box_append (GTK_BOX (inner), label);
  gtk_widget_set_halign (inner, GTK_ALIGN_CENTER);
  pw_large_text_stack (GTK_BOX (inner));
  gtk_button_set_child (GTK_BUTTON (toggle), inner);
  gtk_widget_add_css_class (toggle, "raised");
  gtk_widget_add_css_class (toggle, "bonus-toggle");
  gtk_widget_set_tooltip_text (toggle, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (toggle), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  update_bonus (toggle);
  g_signal_connect (toggle, "toggled", G_CALLBACK (on_bonus_toggled), number);
  g_signal_connect_object (position, "changed", G_CALLBACK (update_bonus), toggle, G_CONNECT_SWAPPED);
  return toggle;
}

static void
add_bonus (GtkWidget *grid, GtkWidget *doubts, PwPosition *position, guint seat, guint type, int bit)
{
  GtkWidget *toggle = bonus_toggle_new (position, seat, type, bit);
  PwMove like = cb_position_like (CB_KIND_BONUS, seat, CB_ARG_WHAT, (int) type);
  int row = bit == CB_SIZE_SMALL;

  /* Those of the border posts lie below, side by side (15.1). */
  if (type < CB_TYPES)
    gtk_grid_attach (GTK_GRID (grid), toggle, (int) type, row, 1, 1);
  else
    gtk_grid_attach (GTK_GRID (grid), toggle, row * CB_TYPES / 2, 2, CB_TYPES / 2, 1);
  pw_doubt_box_add_field (PW_DOUBT_BOX (doubts), &like, toggle);
}

GtkWidget *
cb_position_bonus_new (PwPosition *position, guint seat)
{
  GtkWidget *box, *card = pw_position_card_new (_("Bonus tiles"), &box), *grid = gtk_grid_new ();
  PwMove all = cb_position_like (CB_KIND_BONUS, seat, -1, 0);
  GtkWidget *doubts = pw_doubt_box_new (position, &all);
  guint n = state_of (position)->modules >> CB_MODULE_POSTS & 1 ? CB_BONUSES : CB_TYPES;

  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 4);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 4);
  for (guint type = 0; type < n; type++)
    {
      add_bonus (grid, doubts, position, seat, type, CB_SIZE_LARGE);
      add_bonus (grid, doubts, position, seat, type, CB_SIZE_SMALL);
    }
  pw_box_add (box, grid, doubts, NULL);
  return card;
}
