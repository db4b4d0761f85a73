/* cc-board.c: how Carcassonne is drawn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cc-board.h"

#include <glib/gi18n-lib.h>

#include "cc-final-board.h"
#include "cc-main-board.h"
#include "cc-pad-page.h"
#include "cc-pictures.h"
#include "cc-player-card.h"
#include "cc-position-land.h"
#include "cc-tiles-board.h"
#include "games/carcassonne/moves/cc-moves.h"

/** CHOICE: the size of a picture before a choice, in pixels. */
#define CHOICE 24

static GtkWidget *
make_main_board (PwEntry *entry)
{
  return cc_main_board_new (pw_entry_get_session (entry), entry);
}

/* The landscape is everybody's. */
static GtkWidget *
make_seat_board (PwSession *session, guint seat)
{
  return cc_main_board_new (session, NULL);
}

static GtkWidget *
make_end_rows (PwPosition *position, PwEntry *entry)
{
  return cc_pad_page_new_standing (position, entry);
}

/* At the score pad nobody enters tiles: the pad stands in the place of the landscape, until all is over. */
static gboolean
is_pad (PwSession *session)
{
  const CcState *state = pw_session_get_state (session);

  return state->level != CC_LEVEL_REFEREE && !state->over;
}

static const char *
title_now (PwSession *session)
{
  return is_pad (session) ? _("Pad") : NULL;
}

static gboolean
has_no_tiles (PwSession *session)
{
  return ((const CcState *) pw_session_get_state (session))->level != CC_LEVEL_REFEREE;
}

/* What a place asks for, where no tile is chosen yet. */
static GtkWidget *
make_pattern (const CcState *state, gint16 place)
{
  int at = cc_land_gap_at (state, pw_cell_x (place), pw_cell_y (place));
  guint8 edges[CC_SIDES];

  if (at < 0)
    return NULL;
  for (guint side = 0; side < CC_SIDES; side++)
    edges[side] = state->gaps[at].needs >> 2 * side & 3;
  return cc_picture_pattern (CHOICE, edges);
}

static GtkWidget *
make_choice_icon (PwSession *session, const PwChoice *choice)
{
  const PwSetup *setup = pw_session_get_setup (session);
  const CcState *state = pw_session_get_state (session);
  const PwMove *move = &choice->move;
  int kind = move->args[CC_ARG_KIND], figure = move->args[CC_ARG_FIGURE];

  if (move->kind == CC_KIND_ASIDE && kind >= 0 && kind < CC_TILE_KINDS)
    return cc_picture_tile (CHOICE, (guint) kind, 0);
  if (move->kind != CC_KIND_TILE)
    return NULL;
  if (figure >= 0 && figure < CC_FIGURE_KINDS)
    return cc_picture_figure (CHOICE, (CcDrawFigure) figure, setup->markers[MIN (state->actor, setup->n_players - 1u)], FALSE);
  if (!choice->more)
    return NULL;
  if (kind >= 0 && kind < CC_TILE_KINDS)
    return cc_picture_tile (CHOICE, (guint) kind, (guint) MAX (move->args[CC_ARG_TURN], 0));
  return move->args[CC_ARG_PLACE] != PW_ARG_NONE ? make_pattern (state, move->args[CC_ARG_PLACE]) : NULL;
}

const PwBoardClass cc_board = {
  .game_id = "carcassonne",
  .centre = PW_CENTRE_COMMON,
  .one_line = TRUE,
  .slim_sides = TRUE,
  .by_score = TRUE,
  .main_title = N_("Land"),
  .main_icon = "castle-symbolic",
  .main_board = make_main_board,
  .common_title = N_("Tiles"),
  .common_icon = "pw-tiles-symbolic",
  .common_board = cc_tiles_board_new,
  .main_title_now = title_now,
  .common_is_empty = has_no_tiles,
  .player_card = cc_player_card_new,
  .player_summary = cc_player_card_summary,
  .seat_board = make_seat_board,
  .choice_icon = make_choice_icon,
  .game_icon = cc_picture_game,
  .position_card = cc_position_card,
  .position_width = 560,
  .position_hint = N_("score 54, have wine 3"),
  .table_hint = N_("lies n1e3 ffrr, Ana stands n1e3 road, now Ana"),
  .end_rows = make_end_rows,
  .end_rows_title = N_("Still standing"),
  .seat_strip = cc_player_card_strip,
  .final_board = cc_final_board_new,
  .final_point = cc_final_board_point,
  .end_rows_hint = N_("road 4 Ana; city 6 p1 Ana=2 Ben; monastery 7 Ana; field 3 Ana=2p"),
};
