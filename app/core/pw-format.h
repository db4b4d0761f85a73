/* pw-format.h: numbers and dates as people read them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * PwDateParts:
 * @PW_DATE_YEAR: the year
 * @PW_DATE_MONTH: month and year
 * @PW_DATE_DAY: day, month and year
 *
 * How much of a date is told.
 */
typedef enum
{
  PW_DATE_YEAR,
  PW_DATE_MONTH,
  PW_DATE_DAY,
} PwDateParts;

char *pw_number            (int number);
char *pw_number_for_others (int number);
char *pw_number_signed     (int number);
void  pw_number_set_right_to_left (gboolean right_to_left);
char *pw_date              (GDateTime *date);
char *pw_date_parts        (GDateTime *date, PwDateParts parts, gboolean brief);

/* Short parentheses as one word, so that no line breaks in them. */
char *pw_keep_parentheses (const char *text);

/* A name among other words and numbers: one that runs from right to left turns nothing but itself round. */
char *pw_isolate       (const char *name);
char *pw_shown_path    (const char *path);
char *pw_shown_file    (const char *path);

G_END_DECLS
