/* pw-log-menu.h: what can be done with a line of the log
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

GMenuModel *pw_log_menu_new (guint moment);

G_END_DECLS
