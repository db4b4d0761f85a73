/* pw-plain-board.h: a board for any game: what may be played, as lists and fields
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "model/pw-entry.h"

G_BEGIN_DECLS

#define PW_TYPE_PLAIN_BOARD (pw_plain_board_get_type ())
G_DECLARE_FINAL_TYPE (PwPlainBoard, pw_plain_board, PW, PLAIN_BOARD, AdwBin)

/* Properties as every main board's: "seat" (int), "shown-seat" (int, read-only), "hints" (boolean). */
GtkWidget *pw_plain_board_new (PwSession *session, PwEntry *entry);

G_END_DECLS
