/* pw-csv.h: games as a table for spreadsheets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-summary.h"

G_BEGIN_DECLS

char *pw_csv_print (GPtrArray *summaries);

G_END_DECLS
