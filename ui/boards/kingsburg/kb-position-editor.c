/* kb-position-editor.c: where what lies before one player is entered: buildings, goods, points
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
#include "pw-pair-layout.h"
#include "pw-position-fields.h"
#include "pw-sketch.h"

#define SIGN 24

static const KbState *
state_of (PwPosition *position)
{
  return pw_position_get_state (position);
}

/* -- Numbers -------------------------------------------------------------------------------- */

static int
read_amount (gconstpointer state, const PwMove *like)
{
  const KbPlayer *player = &((const KbState *) state)->players[like->player];

  switch ((KbResource) like->args[KB_ARG_WHAT])
    {
    case KB_RESOURCE_PLUS2: return player->plus2;
    case KB_RESOURCE_SOLDIERS: return player->soldiers;
    case KB_RESOURCE_GOLD:
    case KB_RESOURCE_WOOD:
    case KB_RESOURCE_STONE:
    case KB_RESOURCES:
    default: return player->goods[like->args[KB_ARG_WHAT]];
    }
}

static void
say_amount (PwPosition *position, const PwMove *like, int number)
{
  PwMove move = *like;

  move.args[KB_ARG_NUMBER] = (gint16) number;
  pw_position_say (position, &move);
}

static int
read_points (gconstpointer state, const PwMove *like)
{
  return ((const KbState *) state)->players[like->player].points;
}

/* Points are said as what is added; saying it again takes the place of what was said before. */
static int
missing_points (PwPosition *position, const PwMove *like, int points)
{
  const PwMove *last = pw_position_find_last (position, like);

  return points - state_of (position)->players[like->player].points + (last ? last->args[KB_ARG_NUMBER] : 0);
}

static void
say_points (PwPosition *position, const PwMove *like, int number)
{
  PwMove move = *like;

  move.args[KB_ARG_NUMBER] = (gint16) missing_points (position, like, number);
  pw_position_say (position, &move);
}

static const char *
rules_of_amount (const PwMove *like)
{
  return "12.1 13.2";
}

static const char *
rules_of_points (const PwMove *like)
{
  return "12.1 7.3";
}

static const PwPositionNumber amounts = { read_amount, say_amount, rules_of_amount };
static const PwPositionNumber points = { read_points, say_points, rules_of_points };

/* -- The province sheet ------------------------------------------------------------------------ */

static void
on_pressed (KbViewer *viewer, guint place, guint building, PwPosition *position)
{
  guint row = building / KB_COLUMNS, n = building % KB_COLUMNS + 1, seat = (guint) kb_viewer_get_shown_seat (viewer);
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
  KbViewer *viewer = kb_viewer_new (pw_position_get_session (position), NULL);
  PwMove rows;

  kb_viewer_set_seat (viewer, (int) seat);
  g_signal_connect_object (viewer, "pressed", G_CALLBACK (on_pressed), position, 0);
  sheet = pw_board_part_new (viewer, &kb_part_province);
  pw_space_group_set_name (PW_SPACE_GROUP (sheet), _("Buildings that stand"));
  hint = gtk_label_new (_("Press a building: its row stands up to there. Press the last of a row to take it away."));
  gtk_label_set_xalign (GTK_LABEL (hint), 0);
  gtk_label_set_wrap (GTK_LABEL (hint), TRUE);
  gtk_widget_add_css_class (hint, "caption");
  gtk_widget_add_css_class (hint, "dim-label");
  pw_move_init (&rows, KB_KIND_BUILT, (int) seat);
  doubts = pw_doubt_box_new (position, &rows);
  gtk_box_append (GTK_BOX (box), pw_board_part_scroll (sheet, GTK_POLICY_NEVER));
  gtk_box_append (GTK_BOX (box), hint);
  gtk_box_append (GTK_BOX (box), doubts);
  g_object_set_data_full (G_OBJECT (box), "kb-viewer", viewer, g_object_unref);
  return box;
}

/* -- Goods, tokens, soldiers ---------------------------------------------------------------------- */

static void
draw_resource (PwPen *pen, double width, double height, gconstpointer data)
{
  kb_draw_sign (pen, GPOINTER_TO_UINT (data), width / 2, height / 2, height * 0.8, 0);
}

static GtkWidget *
resources_new (PwPosition *position, guint seat)
{
  GtkWidget *box, *card = pw_position_card_new (_("Goods, +2 tokens and soldiers"), &box), *grid = gtk_grid_new (), *doubts;
  PwMove all;

  pw_move_init (&all, KB_KIND_HAVE, (int) seat);
  doubts = pw_doubt_box_new (position, &all);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 8);
  for (guint resource = 0; resource < KB_RESOURCES; resource++)
    {
      const char *name = _(kb_game.resources[resource].name);
      GtkWidget *label = gtk_label_new (name), *spin;
      PwMove like = all;

      like.args[KB_ARG_WHAT] = (gint16) resource;
      spin = pw_position_spin_new (position, &like, &amounts, 0, KB_HAVE_MAX, name);
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_widget_set_hexpand (label, TRUE);
      gtk_grid_attach (GTK_GRID (grid), pw_sketch_new (SIGN + 6, SIGN, draw_resource, GUINT_TO_POINTER (resource), NULL), 0,
                       (int) resource, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), label, 1, (int) resource, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), spin, 2, (int) resource, 1, 1);
      pw_doubt_box_add_field (PW_DOUBT_BOX (doubts), &like, spin);
    }
  gtk_box_append (GTK_BOX (box), grid);
  gtk_box_append (GTK_BOX (box), doubts);
  return card;
}

/**
 * kb_position_editor_new:
 * @position: what lies on the table
 * @seat: whose board, or %PW_TABLE
 *
 * Returns: (transfer floating) (nullable): everything that can be said of that player; %NULL for the
 *   table, for which plain forms serve
 */
GtkWidget *
kb_position_editor_new (PwPosition *position, int seat)
{
  GtkWidget *pair, *fields;
  GtkLayoutManager *layout;
  PwMove score;

  if (seat < 0)
    return NULL;
  pair = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  layout = pw_pair_layout_new ();
  g_object_set (layout, "threshold", 860, "first-width", 660, "spacing", 18, NULL);
  gtk_widget_set_layout_manager (pair, layout);
  fields = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  pw_move_init (&score, KB_KIND_SCORE, seat);
  gtk_box_append (GTK_BOX (pair), sheet_new (position, (guint) seat));
  gtk_box_append (GTK_BOX (fields), resources_new (position, (guint) seat));
  gtk_box_append (GTK_BOX (fields), pw_position_track_new (position, &score, &points));
  gtk_box_append (GTK_BOX (pair), fields);
  gtk_widget_add_css_class (pair, "position-editor");
  return pair;
}
