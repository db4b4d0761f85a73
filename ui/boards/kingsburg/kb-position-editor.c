/* kb-position-editor.c: what is drawn where a position is entered: the province sheet, the board, and signs before numbers
 *
 * A click on a building says that its row stands up to it; one on the last of a row takes it away. Years and phases are clicked
 * on the calendar.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "kb-position-editor.h"

#include <glib/gi18n-lib.h>

#include "kb-draw.h"
#include "kb-parts.h"
#include "pw-doubt-box.h"
#include "pw-make.h"
#include "pw-position-fields.h"
#include "pw-sketch.h"

#define SIGN 24

static const KbState *
state_of (PwPosition *position)
{
  return pw_position_get_state (position);
}

/* -- The province sheet ------------------------------------------------------------------------ */

static void
on_pressed (PwBoardViewer *viewer, guint place, guint building, PwPosition *position)
{
  guint row = building / KB_COLUMNS, n = building % KB_COLUMNS + 1, seat = (guint) pw_board_viewer_get_shown_seat (viewer);
  guint of_row = state_of (position)->players[seat].buildings >> (row * KB_COLUMNS) & 15;
  PwMove move;

  pw_move_init (&move, KB_KIND_BUILT, (int) seat);
  move.args[KB_ARG_WHAT] = (gint16) (row + 1);
  move.args[KB_ARG_NUMBER] = (gint16) (of_row == (1u << n) - 1 ? n - 1 : n);
  pw_position_say (position, &move);
}

static GtkWidget *
sheet_new (PwPosition *position, guint seat)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *sheet, *hint, *doubts;
  PwBoardViewer *viewer = pw_board_viewer_new (pw_position_get_session (position), NULL, &kb_scene_kind);
  PwMove rows;

  pw_board_viewer_set_seat (viewer, (int) seat);
  g_signal_connect_object (viewer, "pressed", G_CALLBACK (on_pressed), position, 0);
  sheet = pw_board_part_new (viewer, &kb_part_province);
  pw_space_group_set_name (PW_SPACE_GROUP (sheet), _("Buildings that stand"));
  hint = pw_words_new (_("Click a building: its row stands up to there. Click the last of a row to take it away."),
                       "caption dim-label");
  pw_move_init (&rows, KB_KIND_BUILT, (int) seat);
  doubts = pw_doubt_box_new (position, &rows);
  pw_box_add (box, pw_board_part_scroll (sheet, GTK_POLICY_NEVER), hint, doubts, NULL);
  g_object_set_data_full (G_OBJECT (box), "kb-viewer", viewer, g_object_unref);
  return box;
}

/* -- The board: calendar, turn order, Envoy ------------------------------------------------------ */

/** Values of what the calendar says, as they follow each other in its line. */
enum
{
  SAID_YEAR,
  SAID_PHASE,
  SAID_STEP,
  SAID_TURN,
};

static void
on_time_clicked (PwPosition *position, guint place, guint index)
{
  PwMove now;

  pw_move_init (&now, KB_KIND_NOW, PW_TABLE);
  if (place == KB_PLACE_YEAR || place == KB_PLACE_PHASE)
    pw_position_say_value (position, &now, place == KB_PLACE_YEAR ? SAID_YEAR : SAID_PHASE, (int) index + 1);
}

/* What is asked besides depends on the phase: of a season its step, and of a step whose turn it is. */
static void
update_time (GtkWidget *box)
{
  PwPosition *position = g_object_get_data (G_OBJECT (box), "kb-position");
  GtkWidget *step = g_object_get_data (G_OBJECT (box), "kb-step"), *turn = g_object_get_data (G_OBJECT (box), "kb-turn");
  guint phase = state_of (position)->phase;
  PwMove now;

  pw_move_init (&now, KB_KIND_NOW, PW_TABLE);
  pw_position_read_field (position, &now, &now);
  gtk_widget_set_visible (step, phase == KB_PHASE_SPRING || phase == KB_PHASE_SUMMER || phase == KB_PHASE_AUTUMN);
  gtk_widget_set_visible (turn, phase == KB_PHASE_RECRUIT || now.args[KB_ARG_STEP] != PW_ARG_NONE);
  /* Where a step is said, it is always somebody's turn. */
  gtk_widget_set_visible (gtk_widget_get_first_child (gtk_widget_get_last_child (turn)), phase == KB_PHASE_RECRUIT);
}

/* Chips below the words that say what they are. */
static GtkWidget *
add_chips (GtkWidget *box, const char *words, GtkWidget *chips)
{
  GtkWidget *part = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  pw_box_add (part, pw_words_new (words, "heading"), chips, NULL);
  gtk_box_append (GTK_BOX (box), part);
  return part;
}

static GtkWidget *
board_new (PwPosition *position)
{
  GtkWidget *box, *card = pw_position_card_new (_("What stands on the board"), &box), *calendar, *step, *turn, *order;
  PwBoardViewer *viewer = pw_board_viewer_new (pw_position_get_session (position), NULL, &kb_scene_kind);
  PwMove about;

  pw_board_viewer_set_seat (viewer, 0);
  g_signal_connect_object (viewer, "pressed", G_CALLBACK (on_time_clicked), position, G_CONNECT_SWAPPED);
  g_object_set_data_full (G_OBJECT (box), "kb-viewer", viewer, g_object_unref);
  calendar = pw_board_part_new (viewer, &kb_part_calendar_said);
  pw_box_add (box, pw_words_new (_("Click the year, and the phase that is under way or comes next."), "caption dim-label"),
              calendar, NULL);
  pw_move_init (&about, KB_KIND_NOW, PW_TABLE);
  step = add_chips (box, _("What comes next in this season"),
                    pw_position_chips_new (position, &about, SAID_STEP, _("its beginning"),
                                           _("What comes next in this season")));
  turn = add_chips (box, _("Whose turn it is"),
                    pw_position_chips_new (position, &about, SAID_TURN, _("the phase begins"), _("Whose turn it is")));
  pw_move_init (&about, KB_KIND_ORDER, PW_TABLE);
  order = add_chips (box, _("Turn order"), pw_position_order_new (position, &about, _("Turn order")));
  gtk_box_append (GTK_BOX (order), pw_words_new (_("A click moves a player one place ahead, and the first one to the end."),
                                                 "caption dim-label"));
  pw_move_init (&about, KB_KIND_ENVOY, PW_TABLE);
  add_chips (box, _("The King’s Envoy"), pw_position_chips_new (position, &about, 0, NULL, _("The King’s Envoy")));
  g_object_set_data (G_OBJECT (box), "kb-position", position);
  g_object_set_data (G_OBJECT (box), "kb-step", step);
  g_object_set_data (G_OBJECT (box), "kb-turn", turn);
  g_signal_connect_object (position, "changed", G_CALLBACK (update_time), box, G_CONNECT_SWAPPED);
  update_time (box);
  return card;
}

/* -- Goods, tokens, soldiers ---------------------------------------------------------------------- */

static void
draw_resource (PwPen *pen, double width, double height, gconstpointer data)
{
  kb_draw_sign (pen, GPOINTER_TO_UINT (data), width / 2, height / 2, height * 0.8, 0);
}

/**
 * kb_position_sign:
 *
 * As PwBoardClass.position_sign: goods, tokens and soldiers.
 */
GtkWidget *
kb_position_sign (PwPosition *position, const PwMove *about)
{
  if (about->kind != KB_KIND_HAVE || about->args[KB_ARG_WHAT] >= KB_RESOURCES)
    return NULL;
  return pw_sketch_new (SIGN + 6, SIGN, draw_resource, GUINT_TO_POINTER (about->args[KB_ARG_WHAT]), NULL);
}

/**
 * kb_position_card:
 *
 * As PwBoardClass.position_card: buildings stand on the province sheet, and the board is the board.
 */
GtkWidget *
kb_position_card (PwPosition *position, int seat, const char *card)
{
  if (g_str_equal (card, "buildings"))
    return sheet_new (position, (guint) seat);
  return g_str_equal (card, "board") ? board_new (position) : NULL;
}
