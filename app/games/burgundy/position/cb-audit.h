/* cb-audit.h: what the files of the audit share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/burgundy/position/cb-says.h"

G_BEGIN_DECLS

/** CbSpan: the fewest and the most points. */
typedef struct
{
  int least, most;
} CbSpan;

/**
 * CbKnown:
 * @counted: tiles of each type of which nobody said where they lie
 * @unknown: how many more tiles may lie in the duchy, of which nobody said anything
 * @partial: whether only numbers were said, so that not all tiles need be known
 *
 * How much is known of a duchy.
 */
struct _CbKnown
{
  guint counted[CB_TYPES + 1];  /* the last: tiles of no type */
  guint unknown;
  gboolean partial;
};

CbKnown cb_known           (const CbPlayer *player);
CbSpan  cb_audit_regions   (const CbState *state, guint seat, const CbKnown *known, guint last);
void    cb_audit_add       (PwAudit *audit, CbSource source, CbRule rule, CbSpan span);
CbSpan  cb_audit_livestock (const CbPlayer *player, const CbKnown *known, CbSpan *monastery_7);

G_END_DECLS
