/* kb-position-editor.c: what is drawn where a position is entered: the province sheet, and signs before numbers
 *
 * Pressing a building says that its row stands up to it; pressing the last one of a row takes it away.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "kb-position-editor.h"

#include <glib/gi18n-lib.h>

#include "kb-draw.h"
#include "kb-parts.h"
#include "pw-doubt-box.h"
#include "pw-make.h"
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
  hint = pw_words_new (_("Press a building: its row stands up to there. Press the last of a row to take it away."),
                       "caption dim-label");
  pw_move_init (&rows, KB_KIND_BUILT, (int) seat);
  doubts = pw_doubt_box_new (position, &rows);
  pw_box_add (box, pw_board_part_scroll (sheet, GTK_POLICY_NEVER), hint, doubts, NULL);
  g_object_set_data_full (G_OBJECT (box), "kb-viewer", viewer, g_object_unref);
  return box;
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
 * As PwBoardClass.position_card: buildings stand on the province sheet.
 */
GtkWidget *
kb_position_card (PwPosition *position, int seat, const char *card)
{
  return g_str_equal (card, "buildings") ? sheet_new (position, (guint) seat) : NULL;
}
