/* test-rules.h: tables of cases
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "kit/rules.h"

G_BEGIN_DECLS

extern const RuleCase cases_planning[];    /* 1 to 6 */
extern const RuleCase cases_buildings[];   /* 7 to 9 */
extern const RuleCase cases_round[];       /* 10 to 18 */
extern const RuleCase cases_examples[];    /* worked examples */
extern const RuleCase cases_levels[];      /* 14.3, 14.4 */

G_END_DECLS
