/* pw-cli-print.c: what the commands say, line by line; the only file that prints
 *
 * Names, reasons, titles, file names and what files hold come from others: none of it is obeyed by a terminal, turns what stands
 * beside it round, or looks like another line of the answer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cli/pw-cli.h"
#include "core/pw-line.h"

/* A whole line that can be shown; the format may have the line's end already. */
static char *
line_of (const char *format, va_list args) G_GNUC_PRINTF (1, 0);

static char *
line_of (const char *format, va_list args)
{
  g_autofree char *text = g_strdup_vprintf (format, args);

  return pw_line_escape (text, g_str_has_suffix (format, "\n") ? (gssize) strlen (text) - 1 : -1, FALSE);
}

/**
 * pw_say:
 * @format: printf format of a line, with or without its end
 * @...: its arguments, whoever wrote them
 *
 * Prints a line on standard output.
 */
void
pw_say (const char *format, ...)
{
  g_autofree char *line = NULL;
  va_list args;

  va_start (args, format);
  line = line_of (format, args);
  va_end (args);
  g_print ("%s\n", line);
}

/**
 * pw_complain:
 * @format: printf format of a line, with or without its end
 * @...: its arguments, whoever wrote them
 *
 * Prints a line on standard error.
 */
void
pw_complain (const char *format, ...)
{
  g_autofree char *line = NULL;
  va_list args;

  va_start (args, format);
  line = line_of (format, args);
  va_end (args);
  g_printerr ("%s\n", line);
}

/**
 * pw_say_text:
 * @text: some lines of ours, with the last line's end
 *
 * Prints them on standard output.
 */
void
pw_say_text (const char *text)
{
  g_autofree char *lines = pw_line_escape (text, -1, TRUE);

  g_print ("%s", lines);
}

/**
 * pw_say_record:
 * @text: a record, in either form
 *
 * Prints it on standard output as it is, in UTF-8 in every locale: it is data, and read again. Only a terminal is shown it as it
 * is shown anything.
 */
void
pw_say_record (const char *text)
{
  const char *end = g_str_has_suffix (text, "\n") ? "" : "\n";

  if (isatty (STDOUT_FILENO))
    {
      pw_say_text (text);
      pw_say_text (end);
      return;
    }
  fputs (text, stdout);
  fputs (end, stdout);
}

/**
 * pw_say_json:
 * @text: JSON; bytes that are no UTF-8 may stand in its texts
 *
 * Prints it with the end of a line on standard output. What a terminal would obey is escaped as JSON does; a byte that is no
 * text is written as "\\xff", which reads as it is shown elsewhere.
 */
void
pw_say_json (const char *text)
{
  g_autoptr (GString) out = g_string_sized_new (strlen (text) + 1);

  for (const char *p = text, *next; *p; p = next)
    {
      const gunichar c = (guchar) *p < 0x80 ? (guchar) *p : g_utf8_get_char_validated (p, -1);
      gboolean is_text = c != (gunichar) -1 && c != (gunichar) -2;
      g_autofree char *shown = NULL;

      next = is_text ? p + g_unichar_to_utf8 (c, NULL) : p + 1;
      shown = pw_line_escape (p, next - p, TRUE);
      g_string_append (out, is_text ? "" : "\\");
      g_string_append (out, shown);
    }
  g_string_append_c (out, '\n');
  fputs (out->str, stdout);
}
