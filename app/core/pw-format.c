/* pw-format.c: numbers and dates as people read them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-format.h"

#include <glib/gi18n-lib.h>

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
  return g_strdup_printf (number < 0 ? "−%u" : "%u", number < 0 ? 0u - (guint) number : (guint) number);
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
  return number > 0 ? g_strdup_printf ("+%d", number) : pw_number (number);
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
