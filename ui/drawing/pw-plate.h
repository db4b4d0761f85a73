/* pw-plate.h: where a die and tokens lie on a hex that holds tiles
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** PW_PLATE_HEIGHT: of a plate, at which its tokens are 18 px. */
#define PW_PLATE_HEIGHT 96.3
/** PW_PLATE_ROW: so many tokens lie in one row; tiles leave room for another one. */
#define PW_PLATE_ROW 4

void pw_plate_die_place   (double height, gboolean sideways, double *x, double *y, double *size);
void pw_plate_token_place (double height, gboolean sideways, guint i, guint n, double *x, double *y, double *size);

G_END_DECLS
