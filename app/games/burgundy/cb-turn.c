/* cb-turn.c: declining an effect, ending a turn (4.1, 5.5)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-engine.h"

#include <glib/gi18n-lib.h>

gboolean
cb_skip_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CbState *state = data;

  if (cb_pending (state) != CB_PENDING_SHIP)
    return TRUE;
  if (error)
    pw_rule_error_set (error, CB_RULE_5_5, _("Choose any depot, an empty one too."),
                       _("A ship’s goods are not declined: choose a depot."));
  return FALSE;
}

void
cb_skip_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;
  guint kind = cb_pending (state);

  state->n_pending--;
  state->pending[state->n_pending] = (CbPending) { 0 };
  cb_note (events, move->player, CB_NOTE_SKIP, 0, CB_RULE_5_5, (int) kind, 0);
  if (kind == CB_PENDING_SHIP_NEXT)
    cb_bridge_advance (state, (guint) move->player, events);
  cb_settle (state, events);
}

void
cb_skip_legal (gconstpointer data, PwMoves *out)
{
  if (cb_pending (data) != CB_PENDING_SHIP)
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
  cb_end_turn (data, events);
}

void
cb_end_legal (gconstpointer data, PwMoves *out)
{
  pw_moves_append (out, CB_KIND_END, cb_actor (data));
}
