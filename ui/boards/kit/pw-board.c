/* pw-board.c: which games are drawn by boards of their own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-board.h"

#include "pw-space-group.h"

/* The list ends with NULL; made from the folders in boards/. */
extern const PwBoardClass *const pw_boards[];

const PwBoardClass *
pw_board_find (const char *game_id)
{
  guint i;

  for (i = 0; pw_boards[i] != NULL; i++)
    if (g_strcmp0 (pw_boards[i]->game_id, game_id) == 0)
      return pw_boards[i];
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
