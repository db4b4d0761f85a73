/* cb-position-routes.c: fields for a trade route: its tiles and the goods on them
 *
 * A click on a space, or Space, goes through the colours; the right button or Backspace takes the goods
 * off, and with them what lies behind; a digit names a colour.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-position-routes.h"

#include <glib/gi18n-lib.h>

#include "cb-position-fields.h"
#include "pw-make.h"
#include "pw-position-fields.h"
#include "games/burgundy/position/cb-position-view.h"
#include "games/burgundy/view/cb-position-routes.h"
#include "pw-doubt-box.h"
#include "pw-piece.h"
#include "pw-sketch.h"
#include "pw-tooltip.h"

typedef struct
{
  PwPosition *position;
  guint seat;
  gboolean updating;
  GtkDropDown *tiles[CB_ROUTE_ROW];
  GtkWidget *spaces[CB_ROUTE_ROW * CB_ROUTE_SPACES];
  GtkLabel *note;
} Route;

static const CbState *
state_of (Route *route)
{
  return pw_position_get_state (route->position);
}

static Route *
route_of (GtkWidget *card)
{
  return g_object_get_data (G_OBJECT (card), "route");
}

static guint
index_of (gpointer widget)
{
  return GPOINTER_TO_UINT (g_object_get_data (widget, "index"));
}

/* -- Goods ---------------------------------------------------------------------------------------- */

static void
say_goods (Route *route, guint at, int goods)
{
  PwMove move = cb_position_like (CB_KIND_LAID, route->seat, CB_ARG_WHAT, (int) at + 1);

  if (goods == cb_position_value (state_of (route), &move))
    return;
  if (goods)
    move.args[CB_ARG_GOODS] = (gint16) goods;
  pw_position_say (route->position, &move);
}

/* From one colour to the next; to none only at the end of the row. */
static void
on_space_clicked (GtkWidget *space, GtkWidget *card)
{
  Route *route = route_of (card);
  guint at = index_of (space), n = cb_position_route_laid (state_of (route), route->seat);
  int goods = state_of (route)->routes.laid[route->seat][at];

  if (goods == CB_GOODS)
    goods = at + 1 < n ? 1 : 0;
  else
    goods++;
  say_goods (route, at, goods);
}

static void
on_space_right_click (GtkGestureClick *click, int n_press, double x, double y, GtkWidget *card)
{
  say_goods (route_of (card), index_of (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (click))), 0);
}

/**
 * cb_position_route_key:
 * @space: a space of the row
 * @key: a key pressed while it has the focus
 *
 * Returns: whether it was understood
 */
gboolean
cb_position_route_key (GtkWidget *space, guint key)
{
  Route *route = route_of (g_object_get_data (G_OBJECT (space), "card"));
  gunichar c = gdk_keyval_to_unicode (key);

  if (key == GDK_KEY_BackSpace || key == GDK_KEY_Delete || key == GDK_KEY_KP_Delete || c == '0')
    say_goods (route, index_of (space), 0);
  else if (c >= '1' && c < '1' + CB_GOODS)
    say_goods (route, index_of (space), (int) (c - '0'));
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

static gboolean
on_key (GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, GtkWidget *space)
{
  if (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK))
    return GDK_EVENT_PROPAGATE;
  return cb_position_route_key (space, key);
}

/* -- Tiles ------------------------------------------------------------------------------------------ */

static void
on_tile (GtkDropDown *tiles, GParamSpec *pspec, GtkWidget *card)
{
  Route *route = route_of (card);
  guint tile = gtk_drop_down_get_selected (tiles);
  PwMove move = cb_position_like (CB_KIND_ROUTE, route->seat, -1, 0);

  if (route->updating)
    return;
  for (guint i = 0; i < cb_position_route_tiles (state_of (route)); i++)
    {
      guint there = i == index_of (tiles) ? tile : state_of (route)->routes.row[route->seat][i];

      /* Wherever it was believed to lie in this row, there it no longer is. */
      move.args[i] = (gint16) (i != index_of (tiles) && there == tile ? 0 : there);
    }
  pw_position_say (route->position, &move);
}

/* -- Following ------------------------------------------------------------------------------------------ */

static void
update_space (Route *route, guint at)
{
  const CbState *state = state_of (route);
  GtkWidget *space = route->spaces[at];
  int goods = state->routes.laid[route->seat][at];
  g_autofree char *name = cb_position_route_name (state, route->seat, at);
  PwPiece piece;

  pw_piece_init (&piece, goods ? PW_PIECE_TOKEN : PW_PIECE_TOKEN_GAP, 24);
  piece.number = (guint8) goods;
  pw_sketch_set_pieces (PW_SKETCH (gtk_button_get_child (GTK_BUTTON (space))), &piece, 1, 0);
  pw_tooltip_set (space, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (space), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_sensitive (space, at <= cb_position_route_laid (state, route->seat));
}

/* Whether something printed on @tile was never entered. */
static gboolean
is_unknown (const CbState *state, guint tile)
{
  for (guint i = 0; i < CB_ROUTE_SPACES; i++)
    if (state->routes.faces[tile - 1][i].bonus == CB_ROUTE_UNKNOWN)
      return TRUE;
  return FALSE;
}

static void
update (GtkWidget *card)
{
  Route *route = route_of (card);
  const CbState *state = state_of (route);
  guint n = cb_position_route_tiles (state);
  gboolean unknown = FALSE;

  route->updating = TRUE;
  for (guint i = 0; i < n; i++)
    {
      guint tile = state->routes.row[route->seat][i];

      gtk_drop_down_set_selected (route->tiles[i], tile);
      unknown |= tile == 0 || is_unknown (state, tile);
    }
  for (guint at = 0; at < n * CB_ROUTE_SPACES; at++)
    update_space (route, at);
  gtk_widget_set_visible (GTK_WIDGET (route->note), unknown);
  route->updating = FALSE;
}

/* -- Building --------------------------------------------------------------------------------------------- */

static GtkWidget *
space_new (GtkWidget *card, guint at)
{
  GtkWidget *space = gtk_button_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *right = gtk_gesture_click_new ();
  PwPiece piece;

  pw_piece_init (&piece, PW_PIECE_TOKEN_GAP, 24);
  gtk_button_set_child (GTK_BUTTON (space), pw_sketch_new_pieces (&piece, 1, 0));
  gtk_widget_add_css_class (space, "flat");
  gtk_widget_add_css_class (space, "route-space");
  g_object_set_data (G_OBJECT (space), "index", GUINT_TO_POINTER (at));
  g_object_set_data (G_OBJECT (space), "card", card);
  g_signal_connect_object (space, "clicked", G_CALLBACK (on_space_clicked), card, 0);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (on_key), space, 0);
  gtk_widget_add_controller (space, keys);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (right), GDK_BUTTON_SECONDARY);
  g_signal_connect_object (right, "pressed", G_CALLBACK (on_space_right_click), card, 0);
  gtk_widget_add_controller (space, GTK_EVENT_CONTROLLER (right));
  return space;
}

static GtkWidget *
tile_new (GtkWidget *card, guint i)
{
  GtkStringList *numbers = gtk_string_list_new (NULL);
  g_autofree char *name = g_strdup_printf (_("Tile %u of the trade route"), i + 1);
  GtkWidget *field;

  gtk_string_list_append (numbers, "?");
  for (guint tile = 1; tile <= CB_ROUTE_TILES; tile++)
    {
      g_autofree char *number = g_strdup_printf ("%u", tile);

      gtk_string_list_append (numbers, number);
    }
  field = gtk_drop_down_new (G_LIST_MODEL (numbers), NULL);
  gtk_widget_set_tooltip_text (field, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (field), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data (G_OBJECT (field), "index", GUINT_TO_POINTER (i));
  g_signal_connect_object (field, "notify::selected", G_CALLBACK (on_tile), card, 0);
  return field;
}

/**
 * cb_position_route_new:
 * @position: what lies on the table, of a game with trade routes
 * @seat: whose
 *
 * Returns: (transfer floating): the row, its tiles and goods (14.1, 14.2)
 */
GtkWidget *
cb_position_route_new (PwPosition *position, guint seat)
{
  GtkWidget *box, *card = pw_position_card_new (_("Trade route"), &box), *flow = cb_position_flow_new ();
  Route *route = g_new0 (Route, 1);
  PwMove all = cb_position_like (CB_KIND_LAID, seat, -1, 0), row = cb_position_like (CB_KIND_ROUTE, seat, -1, 0);
  GtkWidget *doubts = pw_doubt_box_new (position, &all), *row_doubts = pw_doubt_box_new (position, &row);

  route->position = position;
  route->seat = seat;
  g_object_set_data_full (G_OBJECT (card), "position", g_object_ref (position), g_object_unref);
  g_object_set_data_full (G_OBJECT (card), "route", route, g_free);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (flow), 5);
  for (guint i = 0; i < cb_position_route_tiles (state_of (route)); i++)
    {
      GtkWidget *tile = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3), *spaces = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

      route->tiles[i] = GTK_DROP_DOWN (tile_new (card, i));
      pw_doubt_box_add_field (PW_DOUBT_BOX (row_doubts), &row, GTK_WIDGET (route->tiles[i]));
      for (guint j = 0; j < CB_ROUTE_SPACES; j++)
        {
          guint at = i * CB_ROUTE_SPACES + j;
          PwMove like = cb_position_like (CB_KIND_LAID, seat, CB_ARG_WHAT, (int) at + 1);

          route->spaces[at] = space_new (card, at);
          pw_doubt_box_add_field (PW_DOUBT_BOX (doubts), &like, route->spaces[at]);
          gtk_box_append (GTK_BOX (spaces), route->spaces[at]);
        }
      gtk_widget_set_halign (tile, GTK_ALIGN_CENTER);
      pw_box_add (tile, GTK_WIDGET (route->tiles[i]), spaces, NULL);
      cb_position_flow_add (flow, tile);
    }
  route->note = GTK_LABEL (
    pw_words_new (_("A space left open only widens the range that the track can show."), "caption dim-label"));
  pw_box_add (box, flow, GTK_WIDGET (route->note), doubts, row_doubts, NULL);
  g_signal_connect_object (position, "changed", G_CALLBACK (update), card, G_CONNECT_SWAPPED);
  update (card);
  return card;
}
