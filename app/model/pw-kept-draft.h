/* pw-kept-draft.h: a change that was closed and not made is kept, and taken up again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-line-draft.h"

G_BEGIN_DECLS

void     pw_kept_draft_store  (PwLineDraft *draft);
gboolean pw_kept_draft_resume (PwLineDraft *draft);
void     pw_kept_draft_forget (PwLineDraft *draft);

G_END_DECLS
