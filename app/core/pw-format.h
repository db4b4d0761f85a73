/* pw-format.h: numbers and dates as people read them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *pw_number        (int number);
char *pw_number_signed (int number);
char *pw_date          (GDateTime *date);

/* A name among other words and numbers: one that runs from right to left turns nothing but itself round. */
char *pw_isolate       (const char *name);

G_END_DECLS
