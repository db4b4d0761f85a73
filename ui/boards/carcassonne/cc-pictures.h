/* cc-pictures.h: little pictures beside words: tiles, edge patterns, goods, figures of a supply
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "cc-draw.h"

G_BEGIN_DECLS

GtkWidget *cc_picture_tile    (int size, guint kind, guint turn);
void       cc_picture_tile_set (GtkWidget *picture, guint kind, guint turn);
GtkWidget *cc_picture_pattern (int size, const guint8 edges[CC_SIDES]);
GtkWidget *cc_picture_good    (int size, CcGood good);
GtkWidget *cc_picture_sign    (int size, CcSign sign);
GtkWidget *cc_picture_figure  (int height, CcDrawFigure figure, guint marker, gboolean away);
GtkWidget *cc_picture_game    (int size);

G_END_DECLS
