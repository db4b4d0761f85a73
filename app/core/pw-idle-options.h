/* pw-idle-options.h: options of the table that change nothing, as what they go with was not agreed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-setup.h"

G_BEGIN_DECLS

void  pw_idle_options_clear (PwSetup *setup, guint64 besides);
char *pw_idle_options_note  (const PwSetup *setup);

G_END_DECLS
