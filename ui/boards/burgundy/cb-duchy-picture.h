/* cb-duchy-picture.h: the land of a duchy, and small duchies that are only looked at
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/burgundy/burgundy.h"
#include "pw-pen.h"
#include "pw-sketch.h"

G_BEGIN_DECLS

/* Size of a duchy whose hexes are 1 wide. */
void       cb_duchy_extent     (const CbDuchy *duchy, double *width, double *height);
/* Where the middle of a hex lies when hexes are 1 wide. */
void       cb_duchy_middle     (const CbDuchy *duchy, guint hex, double *x, double *y);

void       cb_duchy_draw_plate (PwPen *pen, const CbDuchy *duchy, double x, double y, double w, double pad);
void       cb_duchy_draw_post  (PwPen *pen, const CbDuchy *duchy, guint hex, double x, double y, double w, gboolean linked);
void       cb_duchy_draw_rims  (PwPen *pen, const CbDuchy *duchy, double x, double y, double w);

GtkWidget *cb_duchy_picture_new      (guint duchy, int width);
GtkWidget *cb_duchy_picture_new_seat (double w);
void       cb_duchy_picture_set      (GtkWidget *picture, const CbPlayer *player);

G_END_DECLS
