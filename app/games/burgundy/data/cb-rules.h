/* cb-rules.h: the rules by number; RULES.md has them with the tests that show them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-game.h"

G_BEGIN_DECLS

typedef enum
{
  CB_RULE_1_1, CB_RULE_1_2,
  CB_RULE_2_1, CB_RULE_2_2, CB_RULE_2_3, CB_RULE_2_4, CB_RULE_2_5,
  CB_RULE_3_1, CB_RULE_3_2, CB_RULE_3_3, CB_RULE_3_4,
  CB_RULE_4_1, CB_RULE_4_2, CB_RULE_4_3A, CB_RULE_4_3B, CB_RULE_4_3C, CB_RULE_4_3D,
  CB_RULE_4_4, CB_RULE_4_5,
  CB_RULE_5_1, CB_RULE_5_2, CB_RULE_5_3, CB_RULE_5_4,
  CB_RULE_5_5, CB_RULE_5_6, CB_RULE_5_7,
  CB_RULE_6_1, CB_RULE_7_1, CB_RULE_8_1, CB_RULE_9_1, CB_RULE_9_2,
  CB_RULE_10_1, CB_RULE_10_2,
  CB_RULE_11_0,                 /* "11": monasteries in general; CB_RULE_11_0 + n is monastery n, "11.n" */
  CB_RULE_11_26 = CB_RULE_11_0 + 26,
  CB_RULE_11_29 = CB_RULE_11_0 + 29,
  CB_RULE_12_1, CB_RULE_12_2, CB_RULE_12_3, CB_RULE_12_4,
  CB_RULE_13_1, CB_RULE_13_2, CB_RULE_13_3, CB_RULE_13_4,
  CB_RULE_14_1, CB_RULE_14_2, CB_RULE_14_3,
  CB_RULE_15_1,
  CB_RULE_16_1, CB_RULE_16_2, CB_RULE_16_3, CB_RULE_16_4, CB_RULE_16_5, CB_RULE_16_6, CB_RULE_16_7, CB_RULE_16_8,
  CB_RULE_16_9, CB_RULE_16_10,
  CB_RULE_17_1, CB_RULE_17_2, CB_RULE_17_3, CB_RULE_17_4,
  CB_RULE_17_5,                 /* "17.5": shields in general; CB_RULE_17_5 + n is shield n, "17.5.n" */
  CB_RULE_17_5_18 = CB_RULE_17_5 + 18,
  CB_RULE_18_1, CB_RULE_18_2,
  CB_RULES,
} CbRule;

extern const PwRule cb_rules[CB_RULES];

/** CB_CHAPTERS: what the rules are grouped by. */
#define CB_CHAPTERS 18
extern const PwNamed cb_chapters[CB_CHAPTERS];

G_END_DECLS
