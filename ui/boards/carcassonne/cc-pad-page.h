/* cc-pad-page.h: the score pad: a form for a line, and the lines; and the same for what is left standing at the end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "model/pw-entry.h"
#include "model/pw-position.h"

G_BEGIN_DECLS

#define CC_TYPE_PAD_PAGE (cc_pad_page_get_type ())
G_DECLARE_FINAL_TYPE (CcPadPage, cc_pad_page, CC, PAD_PAGE, AdwBin)

GtkWidget *cc_pad_page_new          (PwEntry *entry);
GtkWidget *cc_pad_page_new_standing (PwPosition *position, PwEntry *entry);
void       cc_pad_page_set_seat     (CcPadPage *self, guint seat);

G_END_DECLS
