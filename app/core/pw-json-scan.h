/* pw-json-scan.h: what a JSON parser does not say: where things stand, and keys that come twice
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * pw_json_scan:
 * @text: UTF-8
 * @length: its length in bytes
 * @array_key: a member of the outermost object whose elements' lines are wanted
 * @lines: (element-type guint): the line, from 1, of each element of that array is appended
 * @error: (nullable): return location: PW_RECORD_ERROR_SYNTAX
 *
 * Looks over a JSON text before it is parsed: refuses keys that come twice in one object, and
 * nesting so deep that a recursive parser would run out of stack. Everything else is left to
 * the parser.
 *
 * Returns: whether it is safe to parse
 */
gboolean pw_json_scan (const char *text, gsize length, const char *array_key, GArray *lines, GError **error);

G_END_DECLS
