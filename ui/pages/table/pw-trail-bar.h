/* pw-trail-bar.h: the decisions that wait below the one that is asked, to go back to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "model/pw-session.h"

G_BEGIN_DECLS

#define PW_TYPE_TRAIL_BAR (pw_trail_bar_get_type ())
G_DECLARE_FINAL_TYPE (PwTrailBar, pw_trail_bar, PW, TRAIL_BAR, AdwBin)

void pw_trail_bar_set (PwTrailBar *self, PwSession *session);

G_END_DECLS
