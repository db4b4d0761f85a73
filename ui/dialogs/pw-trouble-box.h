/* pw-trouble-box.h: later lines that a change makes impossible, with one choice for all of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "model/pw-line-draft.h"

G_BEGIN_DECLS

#define PW_TYPE_TROUBLE_BOX (pw_trouble_box_get_type ())
G_DECLARE_FINAL_TYPE (PwTroubleBox, pw_trouble_box, PW, TROUBLE_BOX, AdwBin)

GtkWidget *pw_trouble_box_new    (PwLineDraft *draft, PwTroubleGroup group);
void       pw_trouble_box_update (PwTroubleBox *self);

G_END_DECLS
