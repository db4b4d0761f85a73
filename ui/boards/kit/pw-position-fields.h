/* pw-position-fields.h: fields for what a position says: each says its statement at once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "model/pw-position.h"

G_BEGIN_DECLS

/**
 * PwPositionNumber:
 * @read: what the number of such a statement would have to be now to change nothing
 * @say: says it with another number
 * @rules: (nullable): the numbers of the rules by which such a statement counts, with spaces between them
 *
 * How a game reads and says a number.
 */
typedef struct
{
  int  (*read) (gconstpointer state, const PwMove *like);
  void (*say)  (PwPosition *position, const PwMove *like, int number);
  const char *(*rules) (const PwMove *like);
} PwPositionNumber;

GtkWidget *pw_position_card_new  (const char *title, GtkWidget **box);
GtkWidget *pw_position_spin_new  (PwPosition *position, const PwMove *like, const PwPositionNumber *number, int min,
                                  int max, const char *name);
GtkWidget *pw_position_track_new (PwPosition *position, const PwMove *like, const PwPositionNumber *number);

G_END_DECLS
