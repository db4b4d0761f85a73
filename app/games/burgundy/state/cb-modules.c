/* cb-modules.c: the tables that the game is put together from, and what all modules are told
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/state/cb-modules.h"

const PwGame *cb_itself;
const PwMoveKind *cb_kinds;
PwOption *cb_options;
const CbModule *const *cb_modules;
const CbPendingClass *const *cb_pending_classes;

/* Tells the modules what somebody has gained. */
void
cb_gained (CbState *state, guint seat, CbResource resource, int amount, CbRule rule, PwEvents *events)
{
  const CbModule *module;

  CB_FOREACH_MODULE (state, module, gains.gained)
    module->gains.gained (state, seat, resource, amount, rule, events);
}

/* The same of points. */
void
cb_scored (CbState *state, guint seat, CbSource source, int amount, gboolean more, PwEvents *events)
{
  const CbModule *module;

  CB_FOREACH_MODULE (state, module, gains.scored)
    module->gains.scored (state, seat, source, amount, more, events);
}
