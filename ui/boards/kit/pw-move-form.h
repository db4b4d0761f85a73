/* pw-move-form.h: one kind of move as a form: a field for each argument, the legal moves below
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "model/pw-session.h"

G_BEGIN_DECLS

/** PW_MOVE_FORM_MOST: legal moves listed one by one; with more, fields alone serve better. */
#define PW_MOVE_FORM_MOST 60

#define PW_TYPE_MOVE_FORM (pw_move_form_get_type ())
G_DECLARE_FINAL_TYPE (PwMoveForm, pw_move_form, PW, MOVE_FORM, AdwBin)

/* Signals: "line" (string): a line of notation to play; "changed": a field says something else. */
GtkWidget *pw_move_form_new        (PwSession *session, guint kind);
GtkWidget *pw_move_form_new_fields (PwSession *session, guint kind);
void       pw_move_form_set_seat   (PwMoveForm *self, int seat);
void       pw_move_form_set_legal  (PwMoveForm *self, const PwMoves *legal);
gboolean   pw_move_form_get_move   (PwMoveForm *self, int player, PwMove *move, GError **error);
char      *pw_move_form_get_line   (PwMoveForm *self);

G_END_DECLS
