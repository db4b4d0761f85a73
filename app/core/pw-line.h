/* pw-line.h: texts of people as one line that can be seen
 *
 * What people and files say (names, reasons, titles, lines that were struck) is one line of text: it may hold any
 * letter, but nothing that a terminal or another reader of the file would obey instead of showing it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

gboolean pw_line_is_plain (const char *text);
gboolean pw_line_is_visible (const char *text);
gboolean pw_line_keeps_direction (const char *text);
char    *pw_line_show     (const char *text);
char    *pw_line_escape   (const char *text, gssize length, gboolean keep_breaks);
void     pw_line_append_quoted (GString *out, const char *text);
char    *pw_line_unquote  (const char *text);

G_END_DECLS
