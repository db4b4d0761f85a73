/* pw-values-page.h: what is printed on the components of a game, and how far it is known
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "model/pw-session.h"

G_BEGIN_DECLS

#define PW_TYPE_VALUES_PAGE (pw_values_page_get_type ())
G_DECLARE_FINAL_TYPE (PwValuesPage, pw_values_page, PW, VALUES_PAGE, AdwBin)

void pw_values_page_set_session (PwValuesPage *self, PwSession *session);

G_END_DECLS
