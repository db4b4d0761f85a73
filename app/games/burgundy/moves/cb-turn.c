/* cb-turn.c: declining an effect, ending a turn (4.1, 5.5)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/moves/cb-moves.h"

#include <glib/gi18n-lib.h>

#include "core/pw-notation.h"

gboolean
cb_skip_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CbState *state = data;

  if (cb_pending (state) != CB_PENDING_SHIP || cb_goods_are_stale (state))
    return TRUE;
  if (error)
    pw_rule_error_set (error, CB_RULE_5_5, _("Choose any depot, an empty one too."),
                       _("A ship’s goods cannot be declined: choose a depot."));
  return FALSE;
}

void
cb_skip_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;
  PwPending pending;
  const CbPendingClass *class;

  cb_force_begin (state, move, events);
  pending = cb_pop (state);
  class = cb_pending_classes[pending.kind];
  cb_note (events, move->player, CB_NOTE_SKIP, 0, CB_RULE_5_5, pending.kind, 0);
  if (class->gone)
    class->gone (state, &pending, events);
  cb_settle (state, events);
}

void
cb_skip_legal (gconstpointer data, PwMoves *out)
{
  if (cb_skip_check (data, NULL, NULL))
    pw_moves_append (out, CB_KIND_SKIP, cb_actor (data));
}

gboolean
cb_end_check (gconstpointer data, const PwMove *move, GError **error)
{
  return TRUE;
}

void
cb_end_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;

  cb_force_begin (state, move, events);
  /* Only if played so does anything still wait. */
  pw_pendings_clear (&state->pending);
  cb_end_turn (state, events);
}

void
cb_end_legal (gconstpointer data, PwMoves *out)
{
  pw_moves_append (out, CB_KIND_END, cb_actor (data));
}
