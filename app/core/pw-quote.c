/* pw-quote.c: words of somebody or something inside a text of ours
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

/**
 * pw_capital:
 * @text: UTF-8
 *
 * A name, as it stands at the beginning of a line. The name of a place ("c3") stays as it is.
 *
 * Returns: (transfer full): @text with a capital first letter
 */
char *
pw_capital (const char *text)
{
  const char *rest = *text ? g_utf8_next_char (text) : text;
  char first[7] = "";

  if (!g_unichar_isalpha (g_utf8_get_char (rest)))
    return g_strdup (text);
  g_unichar_to_utf8 (g_unichar_toupper (g_utf8_get_char (text)), first);
  return g_strconcat (first, rest, NULL);
}
