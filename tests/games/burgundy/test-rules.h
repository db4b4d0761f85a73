/* test-rules.h: tables of cases, one for each group of rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "kit/rules.h"

G_BEGIN_DECLS

extern const RuleCase cases_phases[];      /* 2, 3 */
extern const RuleCase cases_actions[];     /* 4 */
extern const RuleCase cases_placing[];     /* 5.1 to 5.4 */
extern const RuleCase cases_effects[];     /* 5.5 */
extern const RuleCase cases_scoring[];     /* 5.6 to 10 */
extern const RuleCase cases_monasteries[]; /* 11 */
extern const RuleCase cases_extra[];       /* 11.27 to 11.29, 12, 13 */
extern const RuleCase cases_posts[];       /* 15 */
extern const RuleCase cases_team[];        /* 16.1 to 16.3 */
extern const RuleCase cases_shields[];     /* 17 */
extern const RuleCase cases_routes[];      /* 14 */
extern const RuleCase cases_solo[];        /* 16.4 to 16.10 */
extern const RuleCase cases_doubts[];      /* positions that were entered, and what cannot be in them */

extern const RuleCase cases_open[];        /* 10.1: tiles that nobody has named */
extern const RuleCase cases_levels[];      /* one board only, and from one level to another */

/* test-rules-search.c: tests that try all possibilities instead of single cases. */
void add_search_tests (void);

G_END_DECLS
