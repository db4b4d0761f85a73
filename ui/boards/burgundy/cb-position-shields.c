/* cb-position-shields.c: fields for the shields of a duchy and for what shield 4 stores
 *
 * Which shields lie in the duchy is said by eighteen toggles; below, for each of them, on which castle
 * it lies. Saying that a shield lies here takes it away from where it was.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-position-shields.h"

#include <glib/gi18n-lib.h>

#include "cb-pieces.h"
#include "cb-position-fields.h"
#include "pw-make.h"
#include "pw-position-fields.h"
#include "cb-tile-menu.h"
#include "games/burgundy/position/cb-position-view.h"
#include "pw-doubt-box.h"
#include "pw-sketch.h"

typedef struct
{
  PwPosition *position;
  guint seat;
  gboolean updating;
  GtkWidget *doubts;
  GtkWidget *toggles[CB_SHIELDS + 1];
  GtkWidget *rows;
  GtkWidget *row[CB_SHIELDS + 1]; /* made when it is first needed */
  GtkDropDown *castles[CB_SHIELDS + 1];
  GtkDropDown *models;          /* of shield 6 */
} Crests;

static const CbState *
state_of (PwPosition *position)
{
  return pw_position_get_state (position);
}

/* What is meant by @widget's card. */
static Crests *
crests_of (GtkWidget *widget)
{
  return g_object_get_data (G_OBJECT (widget), "crests");
}

static guint
shield_of (gpointer widget)
{
  return GPOINTER_TO_UINT (g_object_get_data (widget, "shield"));
}

static CbHexSet
castle_hexes (Crests *crests)
{
  return cb_duchy_nth (state_of (crests->position)->players[crests->seat].duchy)->of_type[CB_CASTLE];
}

/* -- Saying --------------------------------------------------------------------------------------- */

/* The only castle without a shield, or -1: where it must lie needs no word. */
static int
only_castle (Crests *crests)
{
  const CbState *state = state_of (crests->position);
  const CbPlayer *player = &state->players[crests->seat];
  const CbDuchy *duchy = cb_duchy_nth (player->duchy);
  int found = -1;

  for (guint hex = 0; hex < duchy->n_hexes; hex++)
    {
      gboolean taken = player->tile[hex] != CB_TILE_CASTLE;

      for (guint shield = 1; shield <= CB_SHIELDS && !taken; shield++)
        taken = state->shields.owned[crests->seat] >> shield & 1 && state->shields.hex[shield] == hex + 1;
      if (taken)
        continue;
      if (found >= 0)
        return -1;
      found = (int) hex;
    }
  return found;
}

static void
say (Crests *crests, guint shield, gboolean there, int hex, int model)
{
  PwMove move = cb_position_like (CB_KIND_CREST, crests->seat, CB_ARG_NUMBER, (int) shield);

  if (!there)
    move.args[CB_ARG_SIZE] = 0;
  if (there && hex >= 0)
    move.args[CB_ARG_HEX] = (gint16) hex;
  if (there && model >= 0)
    move.args[CB_ARG_WHAT] = (gint16) model;
  pw_position_say (crests->position, &move);
}

static void
on_toggled (GtkToggleButton *toggle, GtkWidget *card)
{
  Crests *crests = crests_of (card);

  if (!crests->updating)
    say (crests, shield_of (toggle), gtk_toggle_button_get_active (toggle), only_castle (crests), -1);
}

static int
model_of (const CbState *state, guint shield)
{
  return shield == 6 ? (int) state->shields.model - 1 : -1;
}

static void
on_castle (GtkDropDown *castles, GParamSpec *pspec, GtkWidget *card)
{
  Crests *crests = crests_of (card);
  guint shield = shield_of (castles), i = gtk_drop_down_get_selected (castles), at = 1, hex;
  CbHexSet hexes = castle_hexes (crests);

  if (crests->updating)
    return;
  for (hex = 0; hex < CB_MAX_HEXES && i > 0; hex++)
    if (hexes >> hex & 1 && at++ == i)
      break;
  say (crests, shield, TRUE, i > 0 ? (int) hex : -1, model_of (state_of (crests->position), shield));
}

static void
on_model (GtkDropDown *models, GParamSpec *pspec, GtkWidget *card)
{
  Crests *crests = crests_of (card);
  const CbState *state = state_of (crests->position);
  guint i = gtk_drop_down_get_selected (models), at = 1;

  if (crests->updating || i == 0)
    return;
  for (guint seat = 0; seat < state->n_players; seat++)
    if (cb_position_may_be_model (state, crests->seat, seat) && at++ == i)
      {
        say (crests, 6, TRUE, state->shields.hex[6] - 1, (int) seat);
        return;
      }
}

/* -- Rows ------------------------------------------------------------------------------------------- */

/* Whose monasteries shield 6 counts (17.5.6). */
static GtkWidget *
model_new (Crests *crests, GtkWidget *card)
{
  const CbState *state = state_of (crests->position);
  const PwSetup *setup = pw_session_get_setup (pw_position_get_session (crests->position));
  GtkStringList *names = gtk_string_list_new (NULL);
  PwMove like = cb_position_like (CB_KIND_CREST, crests->seat, CB_ARG_NUMBER, 6);
  GtkWidget *field;

  gtk_string_list_append (names, _("whose?"));
  for (guint seat = 0; seat < state->n_players; seat++)
    if (cb_position_may_be_model (state, crests->seat, seat))
      gtk_string_list_append (names, pw_setup_name (setup, seat));
  field = gtk_drop_down_new (G_LIST_MODEL (names), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (field), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Whose monasteries shield 6 counts"),
                                  -1);
  gtk_widget_set_tooltip_text (field, _("Whose monasteries shield 6 counts"));
  g_signal_connect_object (field, "notify::selected", G_CALLBACK (on_model), card, 0);
  pw_doubt_box_add_field (PW_DOUBT_BOX (crests->doubts), &like, field);
  crests->models = GTK_DROP_DOWN (field);
  return cb_position_labelled (NULL, _("Whose monasteries shield 6 counts"), field);
}

/* For each shield of the duchy. */
static GtkWidget *
row_new (Crests *crests, GtkWidget *card, guint shield)
{
  const CbState *state = state_of (crests->position);
  const CbDuchy *duchy = cb_duchy_nth (state->players[crests->seat].duchy);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *whole = row, *label, *field;
  g_autofree char *name = g_strdup_printf (_("Castle of shield %u"), shield);
  g_autoptr (GtkStringList) castles = gtk_string_list_new (NULL);
  PwMove like = cb_position_like (CB_KIND_CREST, crests->seat, CB_ARG_NUMBER, (int) shield);
  CbSpot spot = { .number = (guint8) shield };
  PwPiece piece;

  cb_piece_shield (&piece, &spot);
  piece.size = 24;
  gtk_box_append (GTK_BOX (row), pw_sketch_new_pieces (&piece, 1, 0));
  label = pw_words_new (cb_position_shield_text (shield), NULL);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (label, "caption");
  gtk_box_append (GTK_BOX (row), label);
  gtk_string_list_append (castles, _("somewhere"));
  for (guint hex = 0; hex < duchy->n_hexes; hex++)
    if (duchy->of_type[CB_CASTLE] >> hex & 1)
      gtk_string_list_append (castles, cb_hex_name (duchy, hex));
  field = gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&castles)), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (field), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_tooltip_text (field, name);
  gtk_widget_set_valign (field, GTK_ALIGN_CENTER);
  g_object_set_data (G_OBJECT (field), "shield", GUINT_TO_POINTER (shield));
  g_signal_connect_object (field, "notify::selected", G_CALLBACK (on_castle), card, 0);
  pw_doubt_box_add_field (PW_DOUBT_BOX (crests->doubts), &like, field);
  gtk_box_append (GTK_BOX (row), field);
  crests->castles[shield] = GTK_DROP_DOWN (field);
  if (shield == 6)
    {
      whole = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
      pw_box_add (whole, row, model_new (crests, card), NULL);
    }
  gtk_box_append (GTK_BOX (crests->rows), whole);
  return whole;
}

static void
update_row (Crests *crests, guint shield)
{
  const CbState *state = state_of (crests->position);
  CbHexSet hexes = castle_hexes (crests);
  guint at = state->shields.hex[shield], i = 0, n = 0;

  for (guint hex = 0; hex < CB_MAX_HEXES; hex++)
    if (hexes >> hex & 1)
      {
        i++;
        if (at == hex + 1)
          n = i;
      }
  gtk_drop_down_set_selected (crests->castles[shield], n);
  if (shield != 6)
    return;
  n = i = 0;
  for (guint seat = 0; seat < state->n_players; seat++)
    if (cb_position_may_be_model (state, crests->seat, seat))
      {
        i++;
        if (state->shields.model == seat + 1)
          n = i;
      }
  gtk_drop_down_set_selected (crests->models, n);
}

static void
update (GtkWidget *card)
{
  Crests *crests = crests_of (card);
  const CbState *state = state_of (crests->position);

  crests->updating = TRUE;
  for (guint shield = 1; shield <= CB_SHIELDS; shield++)
    {
      gboolean here = state->shields.owned[crests->seat] >> shield & 1;

      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (crests->toggles[shield]), here);
      if (here && !crests->row[shield])
        crests->row[shield] = row_new (crests, card, shield);
      if (here)
        update_row (crests, shield);
      if (crests->row[shield])
        gtk_widget_set_visible (crests->row[shield], here);
    }
  crests->updating = FALSE;
}

static GtkWidget *
toggle_new (Crests *crests, GtkWidget *card, guint shield)
{
  g_autofree char *number = g_strdup_printf ("%u", shield);
  g_autofree char *name = g_strdup_printf (_("Shield %u: %s"), shield, cb_position_shield_text (shield));
  GtkWidget *toggle = gtk_toggle_button_new_with_label (number);
  PwMove like = cb_position_like (CB_KIND_CREST, crests->seat, CB_ARG_NUMBER, (int) shield);

  g_object_set_data (G_OBJECT (toggle), "shield", GUINT_TO_POINTER (shield));
  gtk_widget_add_css_class (toggle, "raised");
  gtk_widget_add_css_class (toggle, "monastery-toggle");
  gtk_widget_set_tooltip_text (toggle, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (toggle), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_object (toggle, "toggled", G_CALLBACK (on_toggled), card, 0);
  pw_doubt_box_add_field (PW_DOUBT_BOX (crests->doubts), &like, toggle);
  return toggle;
}

/**
 * cb_position_crests_new:
 * @position: what lies on the table, of a game with shields
 * @seat: whose duchy
 *
 * Returns: (transfer floating): which shields lie in it, and where (17.2)
 */
GtkWidget *
cb_position_crests_new (PwPosition *position, guint seat)
{
  GtkWidget *box, *card = pw_position_card_new (_("Shields in the duchy"), &box), *flow = cb_position_flow_new ();
  Crests *crests = g_new0 (Crests, 1);
  PwMove all = cb_position_like (CB_KIND_CREST, seat, -1, 0);

  crests->position = position;
  crests->seat = seat;
  crests->doubts = pw_doubt_box_new (position, &all);
  crests->rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  g_object_set_data_full (G_OBJECT (card), "position", g_object_ref (position), g_object_unref);
  g_object_set_data_full (G_OBJECT (card), "crests", crests, g_free);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (flow), 9);
  for (guint shield = 1; shield <= CB_SHIELDS; shield++)
    {
      crests->toggles[shield] = toggle_new (crests, card, shield);
      cb_position_flow_add (flow, crests->toggles[shield]);
    }
  pw_box_add (box, flow, crests->rows, crests->doubts, NULL);
  g_signal_connect_object (position, "changed", G_CALLBACK (update), card, G_CONNECT_SWAPPED);
  update (card);
  return card;
}

/* -- Tiles beyond the key spaces ---------------------------------------------------------------------- */

typedef struct
{
  PwPosition *position;
  guint seat;
  GtkWidget *doubts;
  GtkWidget *flow;
  GtkWidget *field[CB_TILE_UNKNOWN]; /* made when it is first needed */
} Heap;

static void
update_heap (GtkWidget *card)
{
  Heap *heap = g_object_get_data (G_OBJECT (card), "heap");
  const CbState *state = state_of (heap->position);
  const CbPlayer *player = &state->players[heap->seat];

  for (int tile = CB_TILE_CASTLE; tile < CB_TILE_UNKNOWN; tile++)
    {
      PwMove like = cb_position_like (CB_KIND_HEAP, heap->seat, CB_ARG_TILE, tile);
      g_autofree char *name = NULL;
      GtkWidget *spin;
      PwPiece piece;

      if (heap->field[tile])
        gtk_widget_set_visible (gtk_widget_get_parent (heap->field[tile]), player->heap[tile] > 0);
      if (heap->field[tile] || player->heap[tile] == 0)
        continue;
      name = g_strdup_printf (_("%s, beyond the key spaces"), cb_position_tile_name (tile));
      spin = cb_position_spin_new (heap->position, &like, 0, 42, name);
      cb_piece_tile (&piece, (CbTile) tile, 26);
      pw_doubt_box_add_field (PW_DOUBT_BOX (heap->doubts), &like, spin);
      heap->field[tile] = cb_position_labelled (pw_sketch_new_pieces (&piece, 1, 0), cb_position_tile_name (tile), spin);
      cb_position_flow_add (heap->flow, heap->field[tile]);
    }
  /* Only shield 4 lets tiles lie there, and leaves them there when it goes. */
  gtk_widget_set_visible (card, player->n_heap > 0 || state->shields.owned[heap->seat] >> 4 & 1);
}

static void
add_to_heap (GtkWidget *card, int tile)
{
  Heap *heap = g_object_get_data (G_OBJECT (card), "heap");
  PwMove move = cb_position_like (CB_KIND_HEAP, heap->seat, CB_ARG_TILE, tile);

  move.args[CB_ARG_NUMBER] = (gint16) (cb_position_value (state_of (heap->position), &move) + 1);
  pw_position_say (heap->position, &move);
}

/**
 * cb_position_heap_new:
 * @position: what lies on the table, of a game with shields
 * @seat: whose
 *
 * Returns: (transfer floating): the tiles that lie beyond the key spaces (17.5.4); only seen where
 *   there may be some
 */
GtkWidget *
cb_position_heap_new (PwPosition *position, guint seat)
{
  GtkWidget *box, *card = pw_position_card_new (_("Tiles beyond the key spaces"), &box), *add;
  Heap *heap = g_new0 (Heap, 1);
  PwMove all = cb_position_like (CB_KIND_HEAP, seat, -1, 0);

  heap->position = position;
  heap->seat = seat;
  heap->doubts = pw_doubt_box_new (position, &all);
  heap->flow = cb_position_flow_new ();
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (heap->flow), 3);
  g_object_set_data_full (G_OBJECT (card), "position", g_object_ref (position), g_object_unref);
  g_object_set_data_full (G_OBJECT (card), "heap", heap, g_free);
  add = cb_tile_menu_new (position, FALSE, add_to_heap, card);
  gtk_menu_button_set_label (GTK_MENU_BUTTON (add), _("Add a tile"));
  gtk_widget_set_halign (add, GTK_ALIGN_START);
  pw_doubt_box_add_field (PW_DOUBT_BOX (heap->doubts), &all, add);
  pw_box_add (box, heap->flow, add, heap->doubts, NULL);
  g_signal_connect_object (position, "changed", G_CALLBACK (update_heap), card, G_CONNECT_SWAPPED);
  update_heap (card);
  return card;
}
