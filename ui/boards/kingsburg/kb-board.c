/* kb-board.c: how Kingsburg is drawn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "kb-board.h"

#include <glib/gi18n-lib.h>

#include "kb-draw.h"
#include "kb-enemies-strip.h"
#include "kb-main-board.h"
#include "kb-parts.h"
#include "kb-player-card.h"
#include "kb-position-editor.h"
#include "pw-common-board.h"
#include "pw-sketch.h"

#define CHOICE 22

static GtkWidget *
make_common_board (PwEntry *entry)
{
  g_autoptr (PwBoardViewer) viewer = pw_board_viewer_new (pw_entry_get_session (entry), entry, &kb_scene_kind);
  GtkWidget *board = pw_common_board_new (viewer, 10);

  pw_common_board_add_card (board, pw_board_part_new (viewer, &kb_part_calendar));
  pw_common_board_add_middle (board, pw_board_part_new (viewer, &kb_part_advisors), GTK_ALIGN_START);
  pw_common_board_add_caption (board, _("Enemies this year, and each strength"), pw_board_part_new (viewer, &kb_part_enemies),
                               2);
  return board;
}

static GtkWidget *
make_seat_board (PwSession *session,
                 guint      seat)
{
  g_autoptr (PwBoardViewer) viewer = pw_board_viewer_new_seat (session, seat, &kb_scene_kind);
  GtkWidget *board = pw_board_part_new (viewer, &kb_part_province);

  pw_space_group_set_still (PW_SPACE_GROUP (board), TRUE);
  return board;
}

/* -- Choices ------------------------------------------------------------------------------- */

/** Signs: what stands before a choice. */
typedef struct
{
  guint8 signs[KB_MAX_SIGNS];
  guint n;
  int points;
  const char *icon;
} Signs;

static void
draw_signs (PwPen        *pen,
            double        width,
            double        height,
            gconstpointer data)
{
  const Signs *signs = data;

  if (signs->icon)
    pw_pen_icon (pen, signs->icon, width / 2, height / 2, height - 2, PW_COLOR_TEXT, 1);
  else
    kb_draw_signs (pen, signs->signs, signs->n, signs->points, 0.5, height / 2, height * 0.72, width - 1);
}

static void
add_good (Signs *signs,
          int    good)
{
  if (good >= 0 && good <= KB_PAY_PLUS2 && signs->n < KB_MAX_SIGNS)
    signs->signs[signs->n++] = (guint8) good;
}

static GtkWidget *
make_choice_icon (PwSession      *session,
                  const PwChoice *choice)
{
  const PwMove *move = &choice->move;
  Signs *signs = g_new0 (Signs, 1);

  switch ((KbChoiceGroup) choice->group)
    {
    case KB_GROUP_ADVISOR:
    case KB_GROUP_ADVISOR_ENVOY:
      signs->n = kb_draw_help ((guint) CLAMP (move->args[KB_ARG_ADVISOR], 1, KB_ADVISORS), signs->signs, &signs->points);
      break;
    case KB_GROUP_GOODS:
    case KB_GROUP_GIVE:
      add_good (signs, move->args[KB_ARG_GOOD]);
      if (choice->group == KB_GROUP_GOODS)
        {
          add_good (signs, move->args[KB_ARG_GOOD_2]);
          add_good (signs, move->args[KB_ARG_GOOD_3]);
        }
      break;
    case KB_GROUP_BUILDING:
    case KB_GROUP_BUILDING_ENVOY:
    case KB_GROUP_REROLL: signs->icon = kb_draw_building_icon ((guint) MAX (move->args[KB_ARG_BUILDING], 0)); break;
    case KB_GROUP_SOLDIERS:
    case KB_GROUP_TOKEN: signs->icon = "soldier"; break;
    case KB_GROUP_ENEMY: signs->icon = kb_draw_enemy_icon ((guint) MAX (move->args[0], 0)); break;
    case KB_GROUP_CLAIM: signs->icon = "crown"; break;
    case KB_GROUP_PASS: signs->icon = "pw-next"; break;
    case KB_GROUP_CONFIRM: signs->icon = "pw-tick"; break;
    case KB_GROUP_DICE:
    case KB_GROUP_PAY:
    case KB_GROUP_LOSE:
    default: break;
    }
  if (signs->n == 0 && signs->icon == NULL)
    {
      g_free (signs);
      return NULL;
    }
  return pw_sketch_new (signs->icon || signs->n == 1 ? CHOICE
                        : signs->n == 2              ? CHOICE + 14
                                                     : CHOICE + 26,
                        CHOICE, draw_signs, signs, g_free);
}

/* -- Its picture ------------------------------------------------------------------------------ */

static GtkWidget *
make_game_icon (int size)
{
  return pw_sketch_new_emblem ("crown", PW_HUE_BLUE, size);
}

const PwBoardSceneKind kb_scene_kind = { sizeof (KbView), kb_view_state, kb_view_press, &kb_game, kb_view_rules,
                                         .shows_chosen = TRUE };

const PwBoardClass kb_board = {
  .game_id = "kingsburg",
  .main_title = N_("Province"),
  .main_icon = "crown-symbolic",
  .main_board = kb_main_board_new,
  .common_board = make_common_board,
  .player_card = kb_player_card_new,
  .player_summary = kb_player_card_summary,
  .seat_board = make_seat_board,
  .choice_icon = make_choice_icon,
  .game_icon = make_game_icon,
  .position_card = kb_position_card,
  .position_sign = kb_position_sign,
  .position_width = 660,
  .position_hint = N_("row 1 2, have gold 3, score 21"),
  .table_hint = N_("order ben ana, envoy ana, now 2 summer"),
  .seat_strip = kb_player_card_strip,
  .moment_strip = kb_enemies_strip_new,
};
