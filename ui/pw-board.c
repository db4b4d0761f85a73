/* pw-board.c: which games are drawn by boards of their own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-board.h"

#include "boards/burgundy/cb-board.h"
#include "pw-space-group.h"

/* One line a game. */
static const PwBoardClass *const boards[] = {
  &cb_board,
};

const PwBoardClass *
pw_board_find (const char *game_id)
{
  guint i;

  for (i = 0; i < G_N_ELEMENTS (boards); i++)
    if (g_strcmp0 (boards[i]->game_id, game_id) == 0)
      return boards[i];
  return NULL;
}

static GList *
collect (GtkWidget *widget,
         GList     *groups)
{
  GtkWidget *child;

  if (!gtk_widget_get_visible (widget) || !gtk_widget_get_child_visible (widget))
    return groups;
  if (PW_IS_SPACE_GROUP (widget))
    return gtk_widget_get_can_focus (widget) ? g_list_prepend (groups, widget) : groups;
  for (child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    groups = collect (child, groups);
  return groups;
}

GList *
pw_board_list_groups (GtkWidget *root)
{
  return g_list_reverse (collect (root, NULL));
}
