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

G_END_DECLS
