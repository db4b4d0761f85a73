/* pw-clock-label.h: how long a player has been on turn, where a clock was agreed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "model/pw-clock.h"

G_BEGIN_DECLS

#define PW_TYPE_CLOCK_LABEL (pw_clock_label_get_type ())
G_DECLARE_FINAL_TYPE (PwClockLabel, pw_clock_label, PW, CLOCK_LABEL, AdwBin)

void pw_clock_label_set (PwClockLabel *self, PwSession *session, guint seat);

G_END_DECLS
