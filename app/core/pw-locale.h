/* pw-locale.h: the language of the user
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

void  pw_locale_init     (void);
char *pw_locale_language (void);

G_END_DECLS
