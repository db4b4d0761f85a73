/* test-rules.h: tables of cases, one for each group of rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * RuleCase:
 * @name: rule and case: "5.5/taken-by-another"; the test is /kingsburg/rule/ and this
 * @position: where it begins; see position.h
 * @moves: lines of notation separated by ';'; the case is about the last, the others are legal
 * @expect: statements separated by ';': "refused 5.5", "legal", or what position_observe() knows
 *
 * A table ends with a case without a name.
 */
typedef struct
{
  const char *name;
  const char *position;
  const char *moves;
  const char *expect;
} RuleCase;

extern const RuleCase cases_calendar[];    /* 1 to 4, 8, 9, 10 */
extern const RuleCase cases_influence[];   /* 5, 9.2 */
extern const RuleCase cases_help[];        /* 6 */
extern const RuleCase cases_building[];    /* 7 */
extern const RuleCase cases_battle[];      /* 11, 12 */
extern const RuleCase cases_levels[];      /* 13 */
extern const RuleCase cases_examples[];    /* the examples of the book */

G_END_DECLS
