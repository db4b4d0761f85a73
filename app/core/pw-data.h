/* pw-data.h: the tables that a game brings along, JSON among the program's own resources
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* PW_DATA_READ: reads the tables at @path of the game whose resources are called @name (c_name in its meson.build) and register
 * themselves only when asked (--manual-register there). */
#define PW_DATA_READ(name, path) pw_data_read (name##_register_resource, name##_unregister_resource, path)

JsonNode *pw_data_read (void (*enter) (void), void (*leave) (void), const char *path);

G_END_DECLS
