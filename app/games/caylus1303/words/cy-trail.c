/* cy-trail.c: what waits below the decision that is asked: effect, favour, tile of the site, the oldest first
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/words/cy-text.h"

#include <glib/gi18n-lib.h>

/* What a waiting decision is a part of; a character from the board is the rest of a favour (9.1 b). */
static const char *
step_of (const PwPending *waits)
{
  switch ((CyDecision) waits->kind)
    {
    case CY_ASK_FAVOUR:
    case CY_ASK_CHARACTER: return _("Favour");
    case CY_ASK_USE: return cy_tile_label (waits->arg);
    case CY_ASK_BUILD: return cy_tile_label (waits->rest);
    case CY_ASK_CLAIM: return _("Lawyer");
    case CY_ASK_TOLL: return _("Toll");
    case CY_ASK_MONUMENT: return _("Monument");
    default: return NULL;
    }
}

/**
 * cy_trail:
 * @setup: who plays
 * @data: a state
 *
 * Returns: (transfer full): "Fairground", "Favour": what waits below the decision that is asked, the oldest first; empty where it
 *   is all that there is
 */
GStrv
cy_trail (const PwSetup *setup, gconstpointer data)
{
  const CyState *state = data;
  GStrvBuilder *steps = g_strv_builder_new ();
  const PwPending *asked = !state->over && state->pendings.n ? pw_pendings_top (&state->pendings) : NULL;
  GStrv trail;
  int now;

  cy_activated (state, &now);
  /* A building says its own name where it is what is asked. */
  if (asked && now >= 0 && (state->pendings.n > 1 || asked->kind == CY_ASK_FAVOUR || asked->kind == CY_ASK_CHARACTER))
    g_strv_builder_add (steps, cy_tile_label (state->places[now].tile));
  for (guint nth = state->pendings.n; asked && nth > 1; nth--)
    {
      const char *step = step_of (pw_pendings_peek (&state->pendings, nth));

      if (step)
        g_strv_builder_add (steps, step);
    }
  if (asked && asked->kind == CY_ASK_CHARACTER)
    g_strv_builder_add (steps, _("Favour"));
  trail = g_strv_builder_end (steps);
  g_strv_builder_unref (steps);
  return trail;
}
