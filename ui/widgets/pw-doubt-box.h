/* pw-doubt-box.h: what cannot be, said below the field where it was entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "model/pw-position.h"

G_BEGIN_DECLS

#define PW_TYPE_DOUBT_BOX (pw_doubt_box_get_type ())
G_DECLARE_FINAL_TYPE (PwDoubtBox, pw_doubt_box, PW, DOUBT_BOX, AdwBin)

GtkWidget *pw_doubt_row_new         (const PwGame *game, const PwDoubt *doubt);
gboolean   pw_doubt_matches         (const PwDoubt *doubt, const PwMove *like);

GtkWidget *pw_doubt_box_new         (PwPosition *position, const PwMove *like);
void       pw_doubt_box_add_field   (PwDoubtBox *self, const PwMove *like, GtkWidget *field);
guint      pw_doubt_box_count       (PwDoubtBox *self);

G_END_DECLS
