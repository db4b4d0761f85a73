/* pw-banner.h: a line under the header bar that stays until its cause is gone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define PW_TYPE_BANNER (pw_banner_get_type ())
G_DECLARE_FINAL_TYPE (PwBanner, pw_banner, PW, BANNER, AdwBin)

/* Properties: "text" (NULL hides it), "button-label", "second-label" (NULL: no button), "closable".
 * Signals: "button-clicked", "second-clicked". */
const char *pw_banner_get_text (PwBanner *self);
void        pw_banner_set_text (PwBanner *self, const char *text);

G_END_DECLS
