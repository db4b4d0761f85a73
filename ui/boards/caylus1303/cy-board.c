/* cy-board.c: how Caylus 1303 is drawn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cy-board.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cy-choice-effect.h"
#include "cy-count.h"
#include "cy-draw.h"
#include "cy-main-board.h"
#include "cy-parts.h"
#include "cy-player-card.h"
#include "cy-position-road.h"
#include "cy-printed.h"
#include "pw-common-board.h"
#include "pw-sketch.h"

/** CHOICE: the height of a picture before a choice, in pixels. */
#define CHOICE 22

static GtkWidget *
make_main_board (PwEntry *entry)
{
  return cy_main_board_new (pw_entry_get_session (entry), entry);
}

/* The road is everybody's. */
static GtkWidget *
make_seat_board (PwSession *session, guint seat)
{
  return cy_main_board_new (session, NULL);
}

static GtkWidget *
make_common_board (PwEntry *entry)
{
  g_autoptr (PwBoardViewer) viewer = pw_board_viewer_new (pw_entry_get_session (entry), entry, &cy_scene_kind);
  GtkWidget *board = pw_common_board_new (viewer, 10);

  pw_common_board_add_card (board, pw_board_part_new (viewer, &cy_part_time));
  pw_common_board_add_caption (board, _("Construction site"), pw_board_part_new (viewer, &cy_part_site), 2);
  pw_common_board_add_titled (board, pw_board_part_new (viewer, &cy_part_people), 2);
  pw_common_board_add_titled (board, pw_board_part_new (viewer, &cy_part_steps), 2);
  pw_common_board_add_titled (board, pw_board_part_new (viewer, &cy_part_deliveries), 2);
  pw_common_board_add_caption (board, _("Monuments left"), pw_board_part_new (viewer, &cy_part_monuments), 2);
  pw_common_board_add_caption (board, _("Tiles beside the board"), pw_board_part_new (viewer, &cy_part_tiles), 2);
  return board;
}

/* -- Choices ------------------------------------------------------------------------------------------- */

/** Sign: what stands before a choice: the shape of a tile, an icon, or signs. */
typedef struct
{
  guint show;                   /* CY_SHOW_EMPTY: none */
  const char *icon;
  CyLine line;
} Sign;

static void
draw_sign (PwPen *pen, double width, double height, gconstpointer data)
{
  const Sign *sign = data;
  char letter[2] = { 0 };

  if (sign->show != CY_SHOW_EMPTY)
    {
      int hue = cy_draw_hue (sign->show);
      double w = MIN (width, height * 0.82) - 1;

      letter[0] = cy_draw_letter (sign->show);
      cy_draw_outline (pen, sign->show, (width - w) / 2, 0.5, w, height - 1);
      pw_pen_paint (pen, hue < 0 ? PW_COLOR_LAND : (int) PW_HUE_FILL (hue), hue < 0 ? PW_COLOR_STRONG : (int) PW_HUE_EDGE (hue),
                    1.2);
      if (sign->icon)
        pw_pen_icon (pen, sign->icon, width / 2, height / 2, w * 0.72, hue < 0 ? PW_COLOR_TEXT : PW_HUE_GLYPH (hue), 1);
      else
        pw_pen_text (pen, width / 2, height / 2, 0.5, letter, height * 0.5, 800, hue < 0 ? PW_COLOR_TEXT : PW_HUE_GLYPH (hue));
    }
  else if (sign->icon)
    pw_pen_icon (pen, sign->icon, width / 2, height / 2, height - 3, PW_COLOR_TEXT, 1);
  else
    cy_draw_line (pen, &sign->line, 0, height / 2, height * 0.8, width, PW_COLOR_TEXT);
}

static guint
show_of_tile (int tile)
{
  return tile < 0 || tile >= CY_TILES                 ? CY_SHOW_EMPTY
         : cy_tiles[tile].family == CY_FAMILY_PRINTED ? CY_SHOW_PRINTED
                                                      : CY_SHOW_STARTING + cy_tiles[tile].family;
}

static void
sign_place (const CyState *state, int where, Sign *sign)
{
  static const char *const printed[] = { "cy-favour", "cy-claim", "cy-build", "cy-provost" };

  if (where == CY_PLACE_SITE)
    sign->icon = "cy-site";
  else if (where < CY_PRINTED_PLACES)
    {
      sign->show = CY_SHOW_PRINTED;
      sign->icon = printed[MAX (where, 0)];
    }
  else if (where < CY_PLACES)
    sign->show = state->places[where].tile >= 0 ? show_of_tile (state->places[where].tile)
                                                : CY_SHOW_STARTING + cy_family_of (state, (guint) where, 0);
}

static void
sign_goods (const PwMove *move, Sign *sign)
{
  guint8 goods[CY_COSTS] = { 0 };

  for (guint good = 0; good < CY_GOODS; good++)
    goods[good] = (guint8) CLAMP (move->args[CY_ARG_GOODS + good], 0, 99);
  cy_line_add_goods (&sign->line, goods, TRUE);
  if (sign->line.n == 0)
    sign->icon = move->kind == CY_KIND_DELIVER ? "cy-bundle" : "cy-activation";
}

static void
sign_move (const CyState *state, const PwMove *move, Sign *sign)
{
  switch (move->kind)
    {
    case CY_KIND_PLACE:
    case CY_KIND_CLAIM: sign_place (state, move->args[CY_ARG_WHERE], sign); break;
    case CY_KIND_PASS: sign->icon = "cy-bridge"; break;
    case CY_KIND_PICK:
    case CY_KIND_TAKE:
      if (move->args[CY_ARG_CHARACTER] >= 0)
        sign->icon = cy_draw_character_icon ((guint) move->args[CY_ARG_CHARACTER]);
      break;
    case CY_KIND_BUILD:
    case CY_KIND_MONUMENT:
    case CY_KIND_SPACE:
    case CY_KIND_SITE: sign->show = show_of_tile (move->args[CY_ARG_TILE]); break;
    case CY_KIND_FAVOUR:
      if (move->args[CY_ARG_NUMBER] >= 1 && move->args[CY_ARG_NUMBER] <= CY_SITE_TILES)
        sign->show = CY_SHOW_STARTING + (guint) move->args[CY_ARG_NUMBER] - 1;
      break;
    case CY_KIND_PROVOST: sign->icon = "cy-provost"; break;
    case CY_KIND_USE:
    case CY_KIND_DELIVER: sign_goods (move, sign); break;
    case CY_KIND_SKIP: sign->icon = "pw-next"; break;
    default: break;
    }
}

static GtkWidget *
make_choice_icon (PwSession *session, const PwChoice *choice)
{
  Sign *sign = g_new0 (Sign, 1);

  sign_move (pw_session_get_state (session), &choice->move, sign);
  if (sign->show == CY_SHOW_EMPTY && !sign->icon && sign->line.n == 0)
    {
      g_free (sign);
      return NULL;
    }
  return pw_sketch_new (sign->line.n ? (int) MIN (cy_draw_width (&sign->line, CHOICE * 0.8) + 2, 84) : CHOICE, CHOICE, draw_sign,
                        sign, g_free);
}

/* -- Its picture --------------------------------------------------------------------------------------------- */

static GtkWidget *
make_game_icon (int size)
{
  return pw_sketch_new_emblem ("cy-provost", PW_HUE_BEIGE, size);
}

static char *
seat_note (const PwSetup *setup, guint seat)
{
  guint reserve = setup->n_players == 2 || setup->n_players == 5 ? 10 : 6;

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u worker", "%u workers", (gulong) reserve), reserve);
}

const PwBoardSceneKind cy_scene_kind = { sizeof (CyView), cy_view_state, cy_view_press, &cy_game, cy_view_rules, TRUE };

const PwBoardClass cy_board = {
  .game_id = "caylus1303",
  .centre = PW_CENTRE_COMMON,
  .main_title = N_("Road"),
  .main_icon = "cy-bridge-symbolic",
  .position_card = cy_position_card,
  .position_width = 600,
  .position_hint = N_("have food 3, reserve 2, owns tailor 12"),
  .table_hint = N_("round 5 planning, first Ben, provost-at 10"),
  .main_board = make_main_board,
  .common_title = N_("Site"),
  .common_icon = "cy-site-symbolic",
  .common_board = make_common_board,
  .player_card = cy_player_card_new,
  .player_summary = cy_player_card_summary,
  .seat_board = make_seat_board,
  .choice_icon = make_choice_icon,
  .choice_effect = cy_choice_effect,
  .game_icon = make_game_icon,
  .seat_note = seat_note,
  .seat_strip = cy_player_card_strip,
  .end_counts = cy_count_new,
  .printed_picture = cy_printed_picture,
  .printed_fields = cy_printed_fields,
};
