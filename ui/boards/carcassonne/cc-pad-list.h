/* cc-pad-list.h: the lines of the score pad, or the rows of the final scoring, the newest on top
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "model/pw-session.h"

G_BEGIN_DECLS

#define CC_TYPE_PAD_LIST (cc_pad_list_get_type ())
G_DECLARE_FINAL_TYPE (CcPadList, cc_pad_list, CC, PAD_LIST, AdwBin)

GtkWidget *cc_pad_list_new      (PwSession *session, gboolean standing);
guint      cc_pad_list_count    (CcPadList *self);

G_END_DECLS
