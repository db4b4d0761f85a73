/* pw-line.c: texts of people as one line that can be seen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-line.h"

#include <string.h>

/**
 * pw_line_is_plain:
 * @text: a text of somebody or of a file
 *
 * Line breaks and other control characters (C0, DEL, C1) are what notation, terminals and other programs obey; a tab is one
 * of them. U+2028 is none: here it breaks no line.
 *
 * Returns: whether it is UTF-8 without control characters
 */
gboolean
pw_line_is_plain (const char *text)
{
  if (!g_utf8_validate (text, -1, NULL))
    return FALSE;
  for (const char *p = text; *p; p = g_utf8_next_char (p))
    if (g_unichar_iscntrl (g_utf8_get_char (p)))
      return FALSE;
  return TRUE;
}

/* Whether @c leaves something on the paper by itself: not what is empty, directs, joins, or stands on another character. */
static gboolean
is_seen (gunichar c)
{
  switch (g_unichar_type (c))
    {
    case G_UNICODE_CONTROL:
    case G_UNICODE_FORMAT:
    case G_UNICODE_SURROGATE:
    case G_UNICODE_NON_SPACING_MARK:
    case G_UNICODE_SPACING_MARK:
    case G_UNICODE_ENCLOSING_MARK:
    case G_UNICODE_LINE_SEPARATOR:
    case G_UNICODE_PARAGRAPH_SEPARATOR:
    case G_UNICODE_SPACE_SEPARATOR: return FALSE;
    default: break;
    }
  /* Letters that are empty, the pattern of dots without a dot, and what is set aside to be ignored. */
  return c != 0x115f && c != 0x1160 && c != 0x3164 && c != 0xffa0 && c != 0x2800 && !(c >= 0xfff0 && c <= 0xfff8) &&
         !(c >= 0xe0000 && c <= 0xe0fff);
}

/**
 * pw_line_is_visible:
 * @text: UTF-8
 *
 * Spaces of no width, marks of direction, soft hyphens and accents without a letter can be typed and not be read: two names made
 * of them look the same, and neither can be found in a list.
 *
 * Returns: whether anything of it can be seen
 */
gboolean
pw_line_is_visible (const char *text)
{
  for (const char *p = text; *p; p = g_utf8_next_char (p))
    if (is_seen (g_utf8_get_char (p)))
      return TRUE;
  return FALSE;
}

/**
 * pw_line_keeps_direction:
 * @text: UTF-8
 *
 * Names stand in sentences between FSI and PDI (pw_isolate()); a sentence that somebody else wrote may hold such pairs, and
 * nothing that turns what stands beside it.
 *
 * Returns: whether each mark of direction in it ends in it
 */
gboolean
pw_line_keeps_direction (const char *text)
{
  guint depth = 0;

  for (const char *p = text; *p; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (c >= 0x2066 && c <= 0x2068)
        depth++;
      else if ((c == 0x2069 && depth-- == 0) || (c >= 0x202a && c <= 0x202e && depth == 0))
        return FALSE;
    }
  return depth == 0;
}

/**
 * pw_line_show:
 * @text: UTF-8
 *
 * Returns: (transfer full): @text; what is no letter but a command stands there as U+FFFD, a character each
 */
char *
pw_line_show (const char *text)
{
  GString *out = g_string_new (NULL);

  for (const char *p = text; *p; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      g_string_append_unichar (out, g_unichar_iscntrl (c) ? 0xfffd : c);
    }
  return g_string_free (out, FALSE);
}

/* What a terminal obeys, or what moves or hides the text around it: control characters, line and paragraph separators, marks
 * of direction. */
static gboolean
is_obeyed (gunichar c)
{
  return g_unichar_iscntrl (c) || c == 0x061c || c == 0x200e || c == 0x200f || (c >= 0x2028 && c <= 0x202e) ||
         (c >= 0x2066 && c <= 0x2069);
}

/**
 * pw_line_escape:
 * @text: bytes of anybody, also such that are no UTF-8
 * @length: how many, or -1 where a NUL ends them
 * @keep_breaks: whether line breaks are of ours and stay
 *
 * What may be shown on a terminal whoever wrote it: what a terminal obeys is written as "\u001b", a byte that is no text
 * as "\xff". Letters of any script stay, backslashes too.
 *
 * Returns: (transfer full): UTF-8
 */
char *
pw_line_escape (const char *text, gssize length, gboolean keep_breaks)
{
  const char *end = text + (length < 0 ? strlen (text) : (gsize) length);
  GString *out = g_string_sized_new ((gsize) (end - text) + 1);

  for (const char *p = text; p < end;)
    {
      gunichar c = (guchar) *p < 0x80 ? (guchar) *p : g_utf8_get_char_validated (p, end - p);
      gsize n;

      if (c == (gunichar) -1 || c == (gunichar) -2)
        {
          g_string_append_printf (out, "\\x%02x", (guint) (guchar) *p++);
          continue;
        }
      n = (gsize) g_unichar_to_utf8 (c, NULL);
      if (is_obeyed (c) && !(c == '\n' && keep_breaks))
        g_string_append_printf (out, "\\u%04x", c);
      else
        g_string_append_len (out, p, (gssize) n);
      p += n;
    }
  return g_string_free (out, FALSE);
}

/**
 * pw_line_append_quoted:
 * @out: a line of notation
 * @text: what is added to it
 *
 * Only quotes and backslashes are escaped, letters of any script stay as they are.
 */
void
pw_line_append_quoted (GString *out, const char *text)
{
  g_string_append_c (out, '"');
  for (const char *p = text; *p; p++)
    {
      if (*p == '"' || *p == '\\')
        g_string_append_c (out, '\\');
      g_string_append_c (out, *p);
    }
  g_string_append_c (out, '"');
}

/**
 * pw_line_unquote:
 * @text: the rest of a line of notation
 *
 * Returns: (transfer full): what it says: where all of it is in one pair of quotes, what stands between them; else as it is
 */
char *
pw_line_unquote (const char *text)
{
  g_autoptr (GString) out = g_string_new (NULL);
  const char *p = text;

  if (*p != '"')
    return g_strdup (text);
  for (p++; *p && *p != '"'; p++)
    {
      if (*p == '\\' && p[1])
        p++;
      g_string_append_c (out, *p);
    }
  return g_strdup (p[0] == '"' && p[1] == '\0' ? out->str : text);
}
