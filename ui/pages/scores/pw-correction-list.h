/* pw-correction-list.h: what was played so in a game, with the reasons
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "model/pw-session.h"

G_BEGIN_DECLS

#define PW_TYPE_CORRECTION_LIST (pw_correction_list_get_type ())
G_DECLARE_FINAL_TYPE (PwCorrectionList, pw_correction_list, PW, CORRECTION_LIST, AdwBin)

void   pw_correction_list_set_session (PwCorrectionList *self, PwSession *session);
char  *pw_correction_list_text        (PwSession *session);

G_END_DECLS
