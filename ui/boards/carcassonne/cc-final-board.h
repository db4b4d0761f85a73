/* cc-final-board.h: the landscape at the end, small: what a line of the score sheet is about is lit on it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cc-landscape.h"
#include "core/pw-event.h"
#include "model/pw-session.h"

G_BEGIN_DECLS

#define CC_TYPE_FINAL_BOARD (cc_final_board_get_type ())
G_DECLARE_FINAL_TYPE (CcFinalBoard, cc_final_board, CC, FINAL_BOARD, GtkWidget)

GtkWidget   *cc_final_board_new      (PwSession *session);
gboolean     cc_final_board_point    (GtkWidget *widget, const PwEvent *event);
const char  *cc_final_board_get_text (CcFinalBoard *self);
CcLandscape *cc_final_board_get_land (CcFinalBoard *self);

G_END_DECLS
