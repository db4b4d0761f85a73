/* pw-application.h: the program: its windows, its actions, the files it is given
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define PW_TYPE_APPLICATION (pw_application_get_type ())
G_DECLARE_FINAL_TYPE (PwApplication, pw_application, PW, APPLICATION, AdwApplication)

PwApplication *pw_application_new (void);

G_END_DECLS
