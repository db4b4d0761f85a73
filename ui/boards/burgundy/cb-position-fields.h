/* cb-position-fields.h: fields for what lies beside the duchy: each says its statement at once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "games/burgundy/burgundy.h"
#include "model/pw-position.h"

G_BEGIN_DECLS

GtkWidget *cb_position_spin_new   (PwPosition *position, const PwMove *like, int min, int max, const char *name);
GtkWidget *cb_position_labelled   (GtkWidget *picture, const char *text, GtkWidget *field);
GtkWidget *cb_position_flow_new   (void);
void       cb_position_flow_add   (GtkWidget *flow, GtkWidget *child);
void       cb_position_set_score  (PwPosition *position, guint seat, int points);

GtkWidget *cb_position_goods_new  (PwPosition *position, guint seat);
GtkWidget *cb_position_have_new   (PwPosition *position, guint seat);
GtkWidget *cb_position_store_new  (PwPosition *position, guint seat);
GtkWidget *cb_position_bonus_new  (PwPosition *position, guint seat);
GtkWidget *cb_position_track_new  (PwPosition *position, guint seat);

G_END_DECLS
