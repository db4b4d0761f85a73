/* cb-board.c: how The Castles of Burgundy is drawn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-board.h"

#include <glib/gi18n-lib.h>

#include "cb-duchy-board.h"
#include "cb-duchy-picture.h"
#include "cb-editor.h"
#include "cb-goal-card.h"
#include "cb-route-board.h"
#include "cb-route-editor.h"
#include "games/burgundy/data/cb-duchy.h"
#include "cb-main-board.h"
#include "cb-parts.h"
#include "cb-phase-strip.h"
#include "cb-pieces.h"
#include "cb-player-card.h"
#include "cb-position-editor.h"
#include "cb-position-fields.h"
#include "pw-common-board.h"
#include "pw-hex.h"
#include "pw-make.h"
#include "pw-sketch.h"

#define CHOICE_TILE 23
#define CHOICE_SQUARE 20

static GtkWidget *
make_common_board (PwEntry *entry)
{
  g_autoptr (PwBoardViewer) viewer = pw_board_viewer_new (pw_entry_get_session (entry), entry, &cb_scene_kind);
  const CbView *view = cb_viewer_get_view (viewer);
  GtkWidget *board = pw_common_board_new (viewer, 12);
  g_autofree char *bonus = NULL;

  pw_common_board_add_card (board, pw_board_part_new (viewer, &cb_part_phases));
  pw_common_board_add_middle (board, pw_board_part_new (viewer, &cb_part_depots), GTK_ALIGN_CENTER);
  /* Who plays alone meets nobody on the bridge, and gets no bonus tiles (16.8). */
  if (view->solo.goal > 0)
    return board;
  /* Translators: points of the bonus tiles: "first 6, second 3" */
  bonus = g_strdup_printf (_("Bonus tiles: first %u, second %u"), view->bonus[0].number, view->bonus[0].count);
  pw_common_board_add_caption (board, _("Bridge: furthest first, top first"), pw_board_part_new (viewer, &cb_part_bridge), 0);
  pw_common_board_add_caption (board, bonus, pw_board_part_new (viewer, &cb_part_bonus), 0);
  return board;
}

static GtkWidget *
make_seat_board (PwSession *session,
                 guint      seat)
{
  g_autoptr (PwBoardViewer) viewer = pw_board_viewer_new_seat (session, seat, &cb_scene_kind);
  GtkWidget *board = cb_duchy_board_new (viewer);

  pw_space_group_set_still (PW_SPACE_GROUP (board), TRUE);
  if (cb_viewer_get_view (viewer)->n_route > 0)
    {
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *route = cb_route_board_new (viewer, TRUE);

      pw_space_group_set_still (PW_SPACE_GROUP (route), TRUE);
      gtk_widget_set_vexpand (board, TRUE);
      pw_box_add (box, route, board, NULL);
      board = box;
    }
  return board;
}

static GtkWidget *
make_option_picture (guint seat_option,
                     int   value,
                     int   width)
{
  if (seat_option != CB_SEAT_DUCHY || !cb_duchy_is_known (value))
    return NULL;
  return cb_duchy_picture_new ((guint) value, width);
}

static char *
make_option_note (guint seat_option,
                  int   value)
{
  const CbDuchy *duchy;

  if (seat_option != CB_SEAT_DUCHY || !cb_duchy_is_known (value))
    return NULL;
  duchy = cb_duchy_nth ((guint) value);
  if (duchy->unsure)
    return g_strdup (_("check against your board"));
  /* Translators: a duchy that the player has entered */
  return duchy->own ? g_strdup (_("own")) : NULL;
}

static void
load_components (void)
{
  g_autofree CbRouteBook *book = g_new0 (CbRouteBook, 1);

  g_ptr_array_unref (cb_duchy_store_list ());
  cb_route_store_load (book, NULL);
}

static void
entered_since (PwSession *session, PwMoves *out)
{
  cb_route_store_tell (pw_session_get_state (session), out);
}

static const PwComponentEditor editors[] = {
  { "duchy", N_("Duchy editor"), cb_editor_new },
  { "routes", N_("Route tiles"), cb_route_editor_new },
};

/* The tile that @choice is about, or CB_TILE_NONE: what is chosen may be what to throw out, not what is taken. */
static int
chosen_tile (const PwChoice *choice)
{
  const PwMove *move = &choice->move;
  int tile = move->args[CB_ARG_TILE];

  if (choice->group == CB_GROUP_DISCARD)
    tile = move->args[CB_ARG_DISCARD];
  else if (choice->group == CB_GROUP_NAME)
    tile = cb_choice_named (move);
  if (tile != PW_ARG_NONE && tile > CB_TILE_NONE && tile < CB_TILES)
    return tile;
  return move->kind == CB_KIND_START && move->args[CB_ARG_GOODS] == PW_ARG_NONE ? CB_TILE_CASTLE : CB_TILE_NONE;
}

/* The colour that @move is about, or 0: of several, the last that is named is the one a choice adds. */
static int
chosen_goods (const PwMove *move)
{
  int goods = move->args[CB_ARG_GOODS];

  if (move->kind == CB_KIND_GOODS)
    goods = move->args[0];
  else if (move->kind != CB_KIND_SELL && move->kind != CB_KIND_START && move->kind != CB_KIND_SHIP)
    return 0;
  if (move->kind == CB_KIND_START && goods != PW_ARG_NONE && move->args[CB_ARG_KEEP_3] != PW_ARG_NONE)
    goods = move->args[CB_ARG_KEEP_3];
  else if (move->kind == CB_KIND_START && goods != PW_ARG_NONE && move->args[CB_ARG_KEEP_2] != PW_ARG_NONE)
    goods = move->args[CB_ARG_KEEP_2];
  return goods >= 1 && goods <= CB_GOODS ? goods : 0;
}

static const char *
icon_of_kind (guint kind)
{
  switch (kind)
    {
    case CB_KIND_WORKERS: return "worker";
    case CB_KIND_BUY: return "silver";
    case CB_KIND_SHIP: return "ship";
    case CB_KIND_TAKE: return "key";
    case CB_KIND_END: return "pw-tick";
    case CB_KIND_SKIP: return "pw-next";
    default: return NULL;
    }
}

static GtkWidget *
make_choice_icon (PwSession      *session,
                  const PwChoice *choice)
{
  const PwMove *move = &choice->move;
  int tile = chosen_tile (choice), goods = chosen_goods (move), die = move->args[CB_ARG_DIE], depot = move->args[CB_ARG_DEPOT];
  PwPiece piece;

  /* What is printed on a route tile: its colour; the rest is words. */
  if (move->kind == CB_KIND_PRINTED)
    {
      if (move->args[CB_ROUTE_ARG_BONUS] != PW_ARG_NONE || move->args[CB_ROUTE_ARG_GOODS] < 1)
        return NULL;
      pw_piece_init (&piece, move->args[CB_ROUTE_ARG_GOODS] <= CB_GOODS ? PW_PIECE_TOKEN : PW_PIECE_TOKEN_GAP, CHOICE_SQUARE);
      piece.number = (guint8) move->args[CB_ROUTE_ARG_GOODS];
    }
  else if (tile != CB_TILE_NONE)
    {
      cb_piece_tile (&piece, (CbTile) tile, CHOICE_TILE);
      /* The words beside it say the number. */
      if (piece.kind == PW_PIECE_TILE)
        pw_piece_set_label (&piece, NULL);
    }
  else if (goods > 0)
    {
      pw_piece_init (&piece, PW_PIECE_TOKEN, CHOICE_SQUARE);
      piece.number = (guint8) goods;
    }
  else if ((move->kind == PW_KIND_ANY && die >= 1 && die <= 6) || (depot >= 1 && depot <= CB_DEPOTS))
    {
      pw_piece_init (&piece, PW_PIECE_DIE, CHOICE_SQUARE - 1);
      piece.number = (guint8) (depot >= 1 && depot <= CB_DEPOTS ? depot : die);
    }
  else if (icon_of_kind (move->kind))
    {
      pw_piece_init (&piece, PW_PIECE_ICON, CHOICE_SQUARE);
      pw_piece_set_icon (&piece, icon_of_kind (move->kind));
    }
  else
    {
      return NULL;
    }
  return pw_sketch_new_pieces (&piece, 1, 0);
}

static char *
make_seat_note (const PwSetup *setup,
                guint          seat)
{
  CbMode mode = (CbMode) setup->options[CB_OPTION_MODE];
  guint workers = cb_starting_workers (mode, seat);
  g_autofree char *text = g_strdup_printf (ngettext ("%u worker", "%u workers", workers), workers);

  /* Those who sit across from each other are partners (16.1). */
  if (mode == CB_MODE_TEAM)
    return g_strdup_printf (seat % 2 == 0 ? _("Team A, %s together") : _("Team B, %s together"), text);
  return g_steal_pointer (&text);
}

static void
draw_game_icon (PwPen        *pen,
                double        width,
                double        height,
                gconstpointer data)
{
  static const struct
  {
    double x, y;
    CbTile tile;
  } tiles[] = {
    { -0.5, -0.87, CB_TILE_MONASTERY_0 + 1 },
    { 0.5, -0.87, CB_TILE_BANK },
    { -1, 0, CB_TILE_SHIP },
    { 0, 0, CB_TILE_CASTLE },
    { 1, 0, CB_TILE_COW_2 },
    { -0.5, 0.87, CB_TILE_MINE },
    { 0.5, 0.87, CB_TILE_BANK },
  };
  double w = width * 19 / 54;
  guint i;

  for (i = 0; i < G_N_ELEMENTS (tiles); i++)
    {
      PwPiece piece;

      cb_piece_tile (&piece, tiles[i].tile, w);
      pw_piece_set_icon (&piece, NULL);
      pw_piece_set_label (&piece, NULL);
      cairo_save (pen->cr);
      cairo_translate (pen->cr, width / 2 + tiles[i].x * w, height / 2 + tiles[i].y * w);
      pw_hex_draw (pen, &piece);
      cairo_restore (pen->cr);
    }
}

static GtkWidget *
make_game_icon (int size)
{
  return pw_sketch_new (size, size, draw_game_icon, NULL, NULL);
}

const PwBoardSceneKind cb_scene_kind = { sizeof (CbView), cb_view_state, cb_view_press, &cb_game, cb_view_rules };

const PwBoardClass cb_board = {
  .game_id = "burgundy",
  .main_title = N_("Duchy"),
  .main_icon = "castle-symbolic",
  .main_board = cb_main_board_new,
  .common_board = make_common_board,
  .player_card = cb_player_card_new,
  .standing = cb_goal_card_new,
  .player_summary = cb_player_card_summary,
  .seat_board = make_seat_board,
  .option_picture = make_option_picture,
  .option_note = make_option_note,
  .load_components = load_components,
  .entered_since = entered_since,
  .editors = editors,
  .n_editors = G_N_ELEMENTS (editors),
  .choice_icon = make_choice_icon,
  .game_icon = make_game_icon,
  .seat_note = make_seat_note,
  .position_card = cb_position_card,
  .position_sign = cb_position_sign,
  .position_hint = N_("c3 bank, red 2, silver 3, score 87"),
  .table_hint = N_("space 3 1 none, pile 2 red 1, order ben ana"),
  .seat_strip = cb_player_card_strip,
  .moment_strip = cb_phase_strip_new,
};
