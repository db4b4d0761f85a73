/* cb-position-fields.h: fields for what lies beside the duchy: each says its statement at once
 *
 * Those of the kit, see pw-position-fields.h, and what only this game has.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "games/burgundy/burgundy.h"
#include "model/pw-position.h"
#include "pw-position-fields.h"

G_BEGIN_DECLS

#define cb_position_spin_new pw_position_spin_new
#define cb_position_labelled pw_position_labelled
#define cb_position_flow_new pw_position_flow_new
#define cb_position_flow_add pw_position_flow_add

/* What a field is about: a statement of @kind by @seat, whose argument @index is @what; none where @index is negative. */
static inline PwMove
cb_position_like (CbKind kind, guint seat, int index, int what)
{
  PwMove like;

  pw_move_init (&like, kind, (int) seat);
  if (index >= 0)
    like.args[index] = (gint16) what;
  return like;
}

GtkWidget *cb_position_sign       (PwPosition *position, const PwMove *about);
GtkWidget *cb_position_store_new  (PwPosition *position, guint seat);
GtkWidget *cb_position_bonus_new  (PwPosition *position, guint seat);

G_END_DECLS
