/* pw-quote.h: words of somebody or something inside a text of ours
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** PW_QUOTE_CHARS: a quotation is not longer than this, in characters. */
#define PW_QUOTE_CHARS 80

char *pw_quote   (const char *text);
char *pw_capital (const char *text);

G_END_DECLS
