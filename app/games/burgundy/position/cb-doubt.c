/* cb-doubt.c: what doubts are put together with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/position/cb-doubts.h"

void
cb_doubt (GArray *out, CbRule rule, int seat, CbKind kind, int index, int value, char *text)
{
  PwDoubt doubt = { .rule = rule, .seat = seat, .text = text };

  pw_move_init (&doubt.field, kind < CB_KINDS ? (guint) kind : PW_KIND_ANY, seat);
  if (index >= 0)
    doubt.field.args[index] = (gint16) value;
  g_array_append_val (out, doubt);
}

gboolean
cb_is_whole (const CbState *state, guint seat)
{
  if (state->level == PW_LEVEL_FINAL)
    return TRUE;
  return cb_follows (state, seat) && state->stage != CB_STAGE_START;
}
