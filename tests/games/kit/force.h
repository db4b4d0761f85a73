/* force.h: "we played it so": tables of the ways of breaking a rule, and what the table looks like then
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "position.h"

G_BEGIN_DECLS

/**
 * ForceCase:
 * @name: the end of its path
 * @position: where it begins; see position.h
 * @moves: lines separated by ';': the last is refused there; "! a reason" may stand behind it
 * @rule: the rule that refuses it
 * @expect: what is so once people insist; "impossible 5.3" where even they cannot have it, with the rule that says so
 *
 * A table ends with a case without a name.
 */
typedef struct
{
  const char *name, *position, *moves, *rule, *expect;
} ForceCase;

/* Adds a test for each case: /GAME/GROUP/ and its name. */
void force_add (const TestGame *test, const char *group, const ForceCase *cases);

G_END_DECLS
