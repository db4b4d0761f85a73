/* pw-position-fields.h: fields for what a position says: each says its statement at once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "model/pw-position.h"

G_BEGIN_DECLS

GtkWidget *pw_position_card_new  (const char *title, GtkWidget **box);
GtkWidget *pw_position_flow_new  (void);
void       pw_position_flow_add  (GtkWidget *flow, GtkWidget *child);
GtkWidget *pw_position_labelled  (GtkWidget *picture, const char *text, GtkWidget *field);
GtkWidget *pw_position_spin_new  (PwPosition *position, const PwMove *about, int min, int max, const char *name);
GtkWidget *pw_position_number_new (PwPosition *position, const PwMove *about, guint at, int min, int max, const char *name);
GtkWidget *pw_position_list_new  (PwPosition *position, const PwMove *about, guint at, const char *name);
gboolean   pw_position_list_is_empty (GtkWidget *list);
GtkWidget *pw_position_chips_new (PwPosition *position, const PwMove *about, guint at, const char *none, const char *name);
GtkWidget *pw_position_order_new (PwPosition *position, const PwMove *about, const char *name);
GtkWidget *pw_position_track_new (PwPosition *position, const PwMove *like);

G_END_DECLS
