/* pw-data.h: the tables that a game brings along, JSON among the program's own resources
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>

G_BEGIN_DECLS

JsonNode *pw_data_read (GResource *resource, const char *path);

G_END_DECLS
