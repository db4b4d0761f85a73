/* pw-line-row.h: a line of the log as a row on a board: what it says, why, and whose points; pressed, it is written anew
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "model/pw-session.h"

G_BEGIN_DECLS

/**
 * PwLineRow:
 * @moment: after the line it is so many moves
 * @sign: (nullable): a picture before it; taken
 * @title: what it says
 * @caption: (nullable): how it comes to its points
 * @rule: (nullable): the number of its rule
 * @seats: bit set of those who get points
 * @points: their points
 * @later: the points come at the end
 */
typedef struct
{
  guint moment;
  GtkWidget *sign;
  const char *title, *caption, *rule;
  guint seats;
  int points[PW_MAX_PLAYERS];
  gboolean later;
} PwLineRow;

GtkWidget *pw_line_list_new (void);
GtkWidget *pw_line_row_new  (PwSession *session, const PwLineRow *row);

G_END_DECLS
