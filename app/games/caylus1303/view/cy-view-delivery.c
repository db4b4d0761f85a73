/* cy-view-delivery.c: who delivers for the site, in that order, and who leads
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/view/cy-view-names.h"

#include <glib/gi18n-lib.h>

#include "games/caylus1303/moves/cy-moves.h"

static void
name_row (const PwViewInput *in, CyDelivery *row)
{
  const char *name = pw_setup_name (in->setup, (guint) row->seat), *end;
  g_autofree char *text = NULL;

  if (row->at.flags & CY_SPOT_NOW)
    text = g_strdup_printf (_("%s delivers now"), name);
  else if (!(row->at.flags & CY_SPOT_DONE))
    text = g_strdup_printf (_("%s delivers later"), name);
  else if (row->leads)
    text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: %u bundle, most so far", "%s: %u bundles, most so far",
                                         row->bundles),
                            name, row->bundles);
  else
    text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: %u bundle", "%s: %u bundles", row->bundles), name, row->bundles);
  g_strlcpy (row->at.name, text, sizeof row->at.name);
  if (!g_utf8_validate (row->at.name, -1, &end))
    row->at.name[end - row->at.name] = '\0';
}

static void
add_row (const PwViewInput *in, CyView *view, guint seat, guint32 flags)
{
  const CyState *state = in->state;
  CyDelivery *row = &view->deliveries[view->n_deliveries++];

  row->at.flags = flags;
  row->seat = (gint8) seat;
  row->bundles = state->players[seat].bundles;
  row->leads = cy_most_delivered (state) == (int) seat;
  name_row (in, row);
}

/* What is drawn while somebody is asked for bundles. */
void
cy_view_deliveries (const PwViewInput *in, CyView *view)
{
  const CyState *state = in->state;
  const PwPending *asked = !state->over && state->pendings.n ? pw_pendings_top (&state->pendings) : NULL;
  int extra = cy_holder (state, CY_DELIVERYMAN);

  if (state->phase != CY_PHASE_DELIVERY || view->one_board || !asked || asked->kind != CY_ASK_DELIVER)
    return;
  for (guint i = 0; i < state->n_site; i++)
    add_row (in, view, state->site[i],
             asked->arg || i + 1u < state->step ? CY_SPOT_DONE
             : i + 1u == state->step            ? CY_SPOT_NOW
                                                : 0);
  if (cy_delivers_once_more (state, extra))
    add_row (in, view, (guint) extra, asked->arg ? CY_SPOT_NOW : 0);
}
