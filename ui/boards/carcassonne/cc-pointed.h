/* cc-pointed.h: the place of the landscape that somebody points at, for what stands beside it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "model/pw-entry.h"

G_BEGIN_DECLS

#define CC_TYPE_POINTED (cc_pointed_get_type ())
G_DECLARE_FINAL_TYPE (CcPointed, cc_pointed, CC, POINTED, GObject)

/* Signal: "changed". */

CcPointed *cc_pointed_of  (PwEntry *entry);
void       cc_pointed_set (CcPointed *self, gint16 place);
gint16     cc_pointed_get (CcPointed *self);

G_END_DECLS
