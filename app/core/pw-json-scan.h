/* pw-json-scan.h: what a JSON parser does not say: where things stand, and keys that come twice
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * pw_json_scan:
 * @text: UTF-8, without NUL
 * @length: its length in bytes
 * @array_key: a member of the outermost object whose elements' lines are wanted
 * @lines: (element-type guint): the line, from 1, of each element of that array is appended
 * @members: (nullable) (element-type utf8 guint): gets the line of every other value by its path,
 *   such as "players.0.name"; a table that frees its keys
 * @error: (nullable): return location: PW_RECORD_ERROR_SYNTAX
 *
 * Looks over a JSON text before it is parsed. Refused are keys that come twice in one object,
 * nesting so deep that a recursive parser would run out of stack, and whatever a lenient parser
 * reads in its own way (comments, other quotes, unknown escapes, numbers that are not JSON's), as it would then see another
 * nesting or number than this. So is a whole number that 64 bits do not hold: the parser would make another one of it.
 * Everything else is left to the parser.
 *
 * Returns: whether it is safe to parse
 */
gboolean pw_json_scan (const char *text, gsize length, const char *array_key, GArray *lines, GHashTable *members,
                       GError **error);

G_END_DECLS
