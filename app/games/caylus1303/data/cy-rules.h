/* cy-rules.h: the rules by number; RULES.md has them with the tests that show them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-game.h"

G_BEGIN_DECLS

typedef enum
{
  CY_RULE_1_1, CY_RULE_1_3, CY_RULE_1_4, CY_RULE_1_5,
  CY_RULE_2_1, CY_RULE_2_2, CY_RULE_2_3, CY_RULE_2_4, CY_RULE_2_5,
  CY_RULE_3_1,
  CY_RULE_4_1, CY_RULE_4_2, CY_RULE_4_3, CY_RULE_4_4, CY_RULE_4_5, CY_RULE_4_6, CY_RULE_4_7,
  CY_RULE_5_1, CY_RULE_5_2, CY_RULE_5_3, CY_RULE_5_4, CY_RULE_5_5, CY_RULE_5_6,
  CY_RULE_6_1, CY_RULE_6_2, CY_RULE_6_3, CY_RULE_6_4, CY_RULE_6_5, CY_RULE_6_6, CY_RULE_6_7,
  CY_RULE_7_1, CY_RULE_7_2, CY_RULE_7_3, CY_RULE_7_4, CY_RULE_7_5, CY_RULE_7_6,
  CY_RULE_8_1, CY_RULE_8_2, CY_RULE_8_3, CY_RULE_8_4, CY_RULE_8_5, CY_RULE_8_6, CY_RULE_8_7,
  CY_RULE_9_1, CY_RULE_9_2, CY_RULE_9_3,
  CY_RULE_10_1, CY_RULE_10_2, CY_RULE_10_3, CY_RULE_10_4, CY_RULE_10_5, CY_RULE_10_7, CY_RULE_10_8, CY_RULE_10_9,
  CY_RULE_10_10, CY_RULE_10_11, CY_RULE_10_12,
  CY_RULE_11_1, CY_RULE_11_2, CY_RULE_11_3, CY_RULE_11_4, CY_RULE_11_5,
  CY_RULE_12_1, CY_RULE_12_2, CY_RULE_12_3, CY_RULE_12_5,
  CY_RULE_13_1, CY_RULE_13_2,
  CY_RULE_14_1, CY_RULE_14_3, CY_RULE_14_4,
  CY_RULE_18_1,
  CY_RULES,
} CyRule;

extern const PwRule cy_rules[CY_RULES];

/** CY_CHAPTERS: what the rules are grouped by. */
#define CY_CHAPTERS 15
extern const PwNamed cy_chapters[CY_CHAPTERS];

G_END_DECLS
