/* pw-json-text.c: text as JSON writes it, for files that are laid out by hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-json-text.h"

/**
 * pw_json_append_text:
 * @out: what is written
 * @text: UTF-8
 *
 * Appends @text as a JSON string, with its quotes.
 */
void
pw_json_append_text (GString *out, const char *text)
{
  g_string_append_c (out, '"');
  for (const char *p = text; *p; p++)
    switch (*p)
      {
      case '"': g_string_append (out, "\\\""); break;
      case '\\': g_string_append (out, "\\\\"); break;
      default:
        if ((guchar) *p < 0x20)
          g_string_append_printf (out, "\\u%04x", (guint) *p);
        else
          g_string_append_c (out, *p);
        break;
      }
  g_string_append_c (out, '"');
}
