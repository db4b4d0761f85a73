/* pw-adviser.h: advice for the moment at hand, reckoned while people look at it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "review/pw-advice.h"

G_BEGIN_DECLS

#define PW_TYPE_ADVISER (pw_adviser_get_type ())
G_DECLARE_FINAL_TYPE (PwAdviser, pw_adviser, PW, ADVISER, GObject)

/* Signal, in the thread that made it: "advised": there is other advice, or none any more. */
PwAdviser      *pw_adviser_new        (void);
gboolean        pw_adviser_ask        (PwAdviser *self, const PwHistory *history, guint at, const PwMove *entered, guint most,
                                       GError **error);
void            pw_adviser_stop       (PwAdviser *self);
gboolean        pw_adviser_is_running (PwAdviser *self);
const PwAdvice *pw_adviser_get_advice (PwAdviser *self);

G_END_DECLS
