/* pw-list-place.h: a list that changes while somebody looks at it stays where they look
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * PwListPlaceItem:
 * @child: what the factory of the list has made
 *
 * Returns: (transfer none) (nullable): the item of the model that it shows
 */
typedef gpointer (*PwListPlaceItem) (GtkWidget *child);

void pw_list_place_keep   (GtkListView *list, GListModel *model, PwListPlaceItem get_item);
void pw_list_place_to_top (GtkListView *list);

G_END_DECLS
