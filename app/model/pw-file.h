/* pw-file.h: what leaves the program is written whole or not at all
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

gboolean pw_file_write (GFile *file, const char *data, gssize length, GError **error);

G_END_DECLS
