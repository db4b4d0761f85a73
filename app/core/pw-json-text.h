/* pw-json-text.h: text as JSON writes it, for files that are laid out by hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

void pw_json_append_text (GString *out, const char *text);

G_END_DECLS
