/* pw-space.h: one space of a board: a widget with a piece, a name and a press
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-piece.h"

G_BEGIN_DECLS

#define PW_TYPE_SPACE (pw_space_get_type ())
G_DECLARE_FINAL_TYPE (PwSpace, pw_space, PW, SPACE, GtkWidget)

/* Signal: "pressed" (click, Enter, Space, or the accessible action "space.press"). */

PwSpace       *pw_space_new       (guint id, gboolean pressable);
guint          pw_space_get_id    (PwSpace *self);
const PwPiece *pw_space_get_piece (PwSpace *self);
const PwPiece *pw_space_peek_piece (PwSpace *self);
void           pw_space_set_piece (PwSpace *self, const PwPiece *piece);
void           pw_space_set_size  (PwSpace *self, double size);
void           pw_space_set_box   (PwSpace *self, double width, double height);
void           pw_space_set_scale (PwSpace *self, double scale);
const char    *pw_space_get_name  (PwSpace *self);
void           pw_space_set_name  (PwSpace *self, const char *name);
void           pw_space_press     (PwSpace *self);
void           pw_space_arrive    (PwSpace *self);
void           pw_space_allocate  (PwSpace *self, double cx, double cy);
void           pw_space_get_middle (PwSpace *self, double *cx, double *cy);

G_END_DECLS
