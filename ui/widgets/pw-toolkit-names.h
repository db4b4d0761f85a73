/* pw-toolkit-names.h: parts of the toolkit.s own widgets have names
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void pw_toolkit_names_init (void);

G_END_DECLS
