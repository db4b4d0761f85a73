/* test-rules.h: tables of cases, one for each group of rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "kit/rules.h"

G_BEGIN_DECLS

extern const RuleCase cases_calendar[];    /* 1 to 4, 8, 9, 10 */
extern const RuleCase cases_influence[];   /* 5, 9.2 */
extern const RuleCase cases_help[];        /* 6 */
extern const RuleCase cases_building[];    /* 7 */
extern const RuleCase cases_battle[];      /* 11, 12 */
extern const RuleCase cases_levels[];      /* 13 */
extern const RuleCase cases_examples[];    /* the examples of the book */

G_END_DECLS
