/* cb-routes-private.h: what the files of the trade routes share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/burgundy/position/cb-doubts.h"
#include "games/burgundy/modules/cb-module-kinds.h"
#include "games/burgundy/modules/cb-routes.h"

G_BEGIN_DECLS

/* cb-routes.c */
guint    cb_route_tiles       (const CbState *state);
guint    cb_route_laid        (const CbState *state, guint seat);
const CbRouteSpace *cb_route_space (const CbState *state, guint seat, guint at);
guint    cb_route_free        (const CbState *state);

/* cb-routes-say.c */
void     cb_route_say_printed (const CbRouteSpace *space, guint tile, guint at, CbSay say, gpointer speech);
void     cb_route_position    (const CbState *from, const CbState *to, CbSay say, gpointer speech);
void     cb_route_doubts      (const CbState *state, GArray *out);
void     cb_route_audit       (const CbState *state, guint seat, const CbKnown *known, PwAudit *out);

/* cb-routes-text.c */
char    *cb_route_sentence    (const PwSetup *setup, const CbState *before, const PwMove *move, const PwEvent *events,
                               guint n_events);
char    *cb_route_consequence (const PwSetup *setup, const CbState *before, const PwEvent *event);
char    *cb_route_event_text  (const PwSetup *setup, const PwEvent *event);
char    *cb_route_prompt      (const PwSetup *setup, const CbState *state);
char    *cb_route_choice_label (const PwSetup *setup, const CbState *state, const PwChoice *choice);
gboolean cb_route_choose      (CbChoosing *choosing);
void     cb_route_choose_table (CbChoosing *choosing);

G_END_DECLS
