/* cy-skip.c: an effect is declined (5.4)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/moves/cy-moves.h"

#include <glib/gi18n-lib.h>

/* As PwMoveKind.check: pick, turn and name are not skipped; they do not let it come that far (cy-actor.c). */
gboolean
cy_skip_check (gconstpointer data, const PwMove *move, GError **error)
{
  return TRUE;
}

void
cy_skip_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CyState *state = data;

  pw_pendings_pop (&state->pendings);
  cy_go_on (state, events);
}

void
cy_skip_legal (gconstpointer data, PwMoves *out)
{
  pw_moves_append (out, CY_KIND_SKIP, cy_actor (data));
}
