/* pw-format.c: numbers and dates as people read them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-format.h"

#include <string.h>

#include <glib/gi18n-lib.h>

/* U+200E LEFT-TO-RIGHT MARK: what stands before a sign where text runs from right to left, or the sign would stand
 * behind its number. */
static const char *mark = "";

/**
 * pw_number_set_right_to_left:
 * @right_to_left: whether text runs from right to left
 *
 * Lets numbers keep their sign before them there, too.
 */
void
pw_number_set_right_to_left (gboolean right_to_left)
{
  mark = right_to_left ? "\342\200\216" : "";
}

/**
 * pw_number_for_others:
 * @number: points, or a count
 *
 * What pw_number() has, without what is there for text from right to left: for a text that other programs take.
 *
 * Returns: (transfer full): "87", "−3"
 */
char *
pw_number_for_others (int number)
{
  return g_strdup_printf (number < 0 ? "−%u" : "%u", number < 0 ? 0u - (guint) number : (guint) number);
}

/**
 * pw_number:
 * @number: points, or a count
 *
 * Scores look the same in every language: digits without groups, and a minus sign that is as wide as a plus.
 * Files for other programs have a hyphen instead.
 *
 * Returns: (transfer full): "87", "−3"
 */
char *
pw_number (int number)
{
  g_autofree char *plain = pw_number_for_others (number);

  return g_strconcat (number < 0 ? mark : "", plain, NULL);
}

/**
 * pw_number_signed:
 * @number: a change
 *
 * Returns: (transfer full): "+6", "−3"; "0" for none
 */
char *
pw_number_signed (int number)
{
  return number > 0 ? g_strdup_printf ("%s+%d", mark, number) : pw_number (number);
}

/**
 * pw_date:
 * @date: a moment, in the time zone it is read in
 *
 * Returns: (transfer full): its day, with the month as a word and all digits of the year
 */
char *
pw_date (GDateTime *date)
{
  /* Translators: a day, as g_date_time_format() has it: "3 January 2027" */
  return g_date_time_format (date, _("%-e %B %Y"));
}

/**
 * pw_date_parts:
 * @date: a moment, in the time zone it is read in
 * @parts: how much of it is meant
 * @brief: whether there is little room
 *
 * Returns: (transfer full): "3 January 2027", "January 2027" or "2027"; in brief with the month cut short
 */
char *
pw_date_parts (GDateTime *date, PwDateParts parts, gboolean brief)
{
  if (parts == PW_DATE_DAY && !brief)
    return pw_date (date);
  if (parts == PW_DATE_DAY)
    /* Translators: a day where there is little room, as g_date_time_format() has it: "3 Jan 2027" */
    return g_date_time_format (date, _("%-e %b %Y"));
  if (parts == PW_DATE_MONTH)
    /* Translators: a month, as g_date_time_format() has it: "January 2027"; then in short: "Jan 2027" */
    return g_date_time_format (date, brief ? _("%b %Y") : _("%OB %Y"));
  return g_date_time_format (date, "%Y");
}

/* Letters that run from right to left, and marks that say in which direction others run. */
static gboolean
turns (gunichar c)
{
  return (c >= 0x0590 && c <= 0x08FF) || (c >= 0xFB1D && c <= 0xFDFF) || (c >= 0xFE70 && c <= 0xFEFC) ||
         (c >= 0x10800 && c <= 0x10FFF) || (c >= 0x1E800 && c <= 0x1EFFF) || (c >= 0x200E && c <= 0x200F) ||
         (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
}

/* What ends a line, or moves on in it: a name has none of these. */
static gboolean
breaks (gunichar c)
{
  return (c >= '\t' && c <= '\r') || c == 0x85 || c == 0x2028 || c == 0x2029;
}

/**
 * pw_isolate:
 * @name: what somebody is called, or something: words that are not ours, to stand beside others
 *
 * Returns: (transfer full): @name on one line; where anything in it may run from right to left, between marks that keep its
 *   direction from what stands beside it. Marks of its own that could undo these are left out, line breaks are
 *   blanks, and control characters are shown as such
 */
char *
pw_isolate (const char *name)
{
  GString *out = g_string_new (NULL);
  gboolean turned = FALSE;

  for (const char *p = name; *p; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      turned |= turns (c);
      if (c < 0x2066 || c > 0x2069)
        g_string_append_unichar (out, breaks (c) ? ' ' : g_unichar_iscntrl (c) ? 0xfffd : c);
    }
  if (turned)
    {
      g_string_prepend_unichar (out, 0x2068);
      g_string_append_unichar (out, 0x2069);
    }
  return g_string_free (out, FALSE);
}

/**
 * pw_shown_path:
 * @path: of a file or folder, in any encoding
 *
 * Returns: (transfer full): the path for people, in UTF-8 and isolated as pw_isolate() does
 */
char *
pw_shown_path (const char *path)
{
  g_autofree char *name = g_filename_display_name (path);

  return pw_isolate (name);
}

/**
 * pw_shown_file:
 * @path: of a file or folder, in any encoding
 *
 * Returns: (transfer full): its name without the folders before it, in UTF-8 and isolated as pw_isolate() does
 */
char *
pw_shown_file (const char *path)
{
  g_autofree char *name = g_filename_display_basename (path);

  return pw_isolate (name);
}

/** LONGEST_KEPT: parentheses of more characters are no word: no line of a side column would hold them. */
#define LONGEST_KEPT 34

#define NO_BREAK_SPACE "\302\240"

/* The parenthesis that closes the one at @open, or NULL. */
static const char *
find_close (const char *open)
{
  guint depth = 0;

  for (const char *at = open; *at; at++)
    if (*at == '(')
      depth++;
    else if (*at == ')' && --depth == 0)
      return at;
  return NULL;
}

/* Whether nothing but a number stands between the parentheses at @open and @close. */
static gboolean
holds_number (const char *open, const char *close)
{
  return strspn (open + 1, "0123456789") == (gsize) (close - open - 1);
}

/**
 * pw_keep_parentheses:
 * @text: words for people
 *
 * No line is to break within parentheses. Short ones get no-break spaces; what stands in longer ones goes on behind a dash
 * instead, where a line may break. A number alone in them, the 10 of "Ana (10)", stays beside the word it is of,
 * and so do numbers that follow one another, the dice of "Ana: 3 5 1".
 *
 * Returns: (transfer full): the same words, with no parenthesis that a line breaks in two
 */
char *
pw_keep_parentheses (const char *text)
{
  GString *kept = g_string_new (NULL);
  const char *end = NULL, *dropped = NULL;

  for (const char *at = text; *at; at++)
    {
      const char *close = *at == '(' && at >= (end ? end : text) ? find_close (at) : NULL;

      if (close && g_utf8_strlen (at, close - at) <= LONGEST_KEPT)
        {
          end = close;
          if (holds_number (at, close) && kept->len && kept->str[kept->len - 1] == ' ')
            {
              g_string_truncate (kept, kept->len - 1);
              g_string_append (kept, NO_BREAK_SPACE);
            }
        }
      else if (close && !dropped && at > text && at[-1] == ' ')
        {
          /* U+2013 EN DASH */
          g_string_append (kept, "\342\200\223 ");
          dropped = close;
          continue;
        }
      if (at == dropped)
        dropped = NULL;
      else if (*at == ' ' && ((end && at < end) || (at > text && g_ascii_isdigit (at[-1]) && g_ascii_isdigit (at[1]))))
        g_string_append (kept, NO_BREAK_SPACE);
      else
        g_string_append_c (kept, *at);
    }
  return g_string_free (kept, FALSE);
}
