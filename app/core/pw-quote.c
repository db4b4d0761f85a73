/* pw-quote.c: somebody else's words inside a message of ours
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-quote.h"

/**
 * pw_quote:
 * @text: UTF-8, of any length
 *
 * A file may hold megabytes in one line, or characters that a terminal obeys; a message that
 * quotes it should not.
 *
 * Returns: (transfer full): the beginning of @text, without control characters
 */
char *
pw_quote (const char *text)
{
  GString *out = g_string_new (NULL);
  guint n = 0;

  for (const char *p = text; *p; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (n++ == PW_QUOTE_CHARS)
        {
          g_string_append (out, "…");
          break;
        }
      g_string_append_unichar (out, g_unichar_iscntrl (c) ? 0xfffd : c);
    }
  return g_string_free (out, FALSE);
}
