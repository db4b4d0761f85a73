/* coverage.h: what has occurred in many random games, and what never did
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-history.h"

G_BEGIN_DECLS

typedef struct _Coverage Coverage;

Coverage *coverage_new    (const PwGame *game);

/* Something that has to occur: "building cathedral". */
void      coverage_expect (Coverage *self, const char *what, const char *name);

/* What need not occur after all, of what every game is expected to have. */
void      coverage_except (Coverage *self, const char *what, const char *name);

/* It has occurred; what nobody expects is not counted. */
void      coverage_count  (Coverage *self, const char *what, const char *name);

/* Counts what every game has: kinds of moves, sources, resources, notes. */
void      coverage_game   (Coverage *self, const PwHistory *history);

/* Prints the table, most frequent last, and fails where something never occurred. Frees it. */
void      coverage_report (Coverage *self);

G_END_DECLS
