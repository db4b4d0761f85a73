/* cb-position-solo.c: fields for the markers of a solo game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-position-solo.h"

#include <stdlib.h>

#include <glib/gi18n-lib.h>

#include "cb-position-fields.h"
#include "pw-make.h"
#include "pw-position-fields.h"
#include "games/burgundy/burgundy.h"
#include "pw-doubt-box.h"
#include "pw-sketch.h"

#define STEP 5                  /* by so much the goal goes back (16.9) */
#define LAST 55                 /* the farthest goal */

static const CbState *
state_of (GtkWidget *goals)
{
  return pw_position_get_state (g_object_get_data (G_OBJECT (goals), "position"));
}

static int
goal_at (GtkDropDown *goals, guint i)
{
  return atoi (gtk_string_list_get_string (GTK_STRING_LIST (gtk_drop_down_get_model (goals)), i));
}

static void
on_goal (GtkDropDown *goals)
{
  const CbState *state = state_of (GTK_WIDGET (goals));
  int goal = goal_at (goals, gtk_drop_down_get_selected (goals));
  PwMove move;

  if (goal == state->solo.goal)
    return;
  pw_move_init (&move, CB_KIND_MARKER, 0);
  move.args[CB_ARG_NUMBER] = state->solo.marker;
  move.args[CB_ARG_WHAT] = (gint16) goal;
  pw_position_say (g_object_get_data (G_OBJECT (goals), "position"), &move);
}

/* One that was typed may be none of those that can be. */
static void
update_goal (GtkWidget *goals)
{
  GListModel *model = gtk_drop_down_get_model (GTK_DROP_DOWN (goals));
  int goal = state_of (goals)->solo.goal;
  guint n = g_list_model_get_n_items (model), i = 0;

  while (i < n && goal_at (GTK_DROP_DOWN (goals), i) != goal)
    i++;
  if (i == n)
    {
      g_autofree char *number = g_strdup_printf ("%d", goal);

      gtk_string_list_append (GTK_STRING_LIST (model), number);
    }
  gtk_drop_down_set_selected (GTK_DROP_DOWN (goals), i);
}

static GtkWidget *
goals_new (PwPosition *position)
{
  const CbState *state = pw_position_get_state (position);
  GtkStringList *list = gtk_string_list_new (NULL);
  int first = CLAMP (state->options[CB_OPTION_GOAL], STEP, LAST);
  GtkWidget *goals;

  for (int goal = first;; goal = MAX (goal - STEP, STEP))
    {
      g_autofree char *number = g_strdup_printf ("%d", goal);

      gtk_string_list_append (list, number);
      if (goal == STEP)
        break;
    }
  goals = gtk_drop_down_new (G_LIST_MODEL (list), NULL);
  g_object_set_data_full (G_OBJECT (goals), "position", g_object_ref (position), g_object_unref);
  gtk_accessible_update_property (GTK_ACCESSIBLE (goals), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Goal"), -1);
  gtk_widget_set_tooltip_text (goals, _("Goal"));
  update_goal (goals);
  g_signal_connect (goals, "notify::selected", G_CALLBACK (on_goal), NULL);
  g_signal_connect_object (position, "changed", G_CALLBACK (update_goal), goals, G_CONNECT_SWAPPED);
  return goals;
}

/**
 * cb_position_goal_new:
 * @position: what lies on the table, of a solo game
 * @seat: whose
 *
 * Returns: (transfer floating): where the points marker is and the goal (16.9)
 */
GtkWidget *
cb_position_goal_new (PwPosition *position, guint seat)
{
  GtkWidget *box, *card = pw_position_card_new (_("Points marker and goal"), &box), *flow = cb_position_flow_new ();
  GtkWidget *spin, *goals = goals_new (position), *doubts;
  PwMove like;

  pw_move_init (&like, CB_KIND_MARKER, (int) seat);
  doubts = pw_doubt_box_new (position, &like);
  spin = cb_position_spin_new (position, &like, 0, LAST - 1, _("Points marker"));
  pw_doubt_box_add_field (PW_DOUBT_BOX (doubts), &like, spin);
  pw_doubt_box_add_field (PW_DOUBT_BOX (doubts), &like, goals);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (flow), 2);
  cb_position_flow_add (flow, cb_position_labelled (NULL, _("Points marker"), spin));
  cb_position_flow_add (flow, cb_position_labelled (pw_sketch_new_icon ("goal", 22), _("Goal"), goals));
  pw_box_add (box, flow, doubts, NULL);
  return card;
}
