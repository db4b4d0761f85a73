/* pw-final-page.h: the final page: who won, and where every point comes from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-scores-page.h"

G_BEGIN_DECLS

#define PW_TYPE_FINAL_PAGE (pw_final_page_get_type ())
G_DECLARE_FINAL_TYPE (PwFinalPage, pw_final_page, PW, FINAL_PAGE, PwScoresPage)

GtkWidget *pw_final_page_new         (void);
char      *pw_final_page_get_text    (PwFinalPage *self);
void       pw_final_page_copy        (PwFinalPage *self);

G_END_DECLS
