/* kb-rules.h: the rules by number; RULES.md has them with the tests that show them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-game.h"

G_BEGIN_DECLS

typedef enum
{
  KB_RULE_1_1,
  KB_RULE_2_1,
  KB_RULE_3_1, KB_RULE_3_2,
  KB_RULE_4_1, KB_RULE_4_2, KB_RULE_4_3,
  KB_RULE_5_1, KB_RULE_5_2, KB_RULE_5_3, KB_RULE_5_4, KB_RULE_5_5,
  KB_RULE_6_1, KB_RULE_6_2, KB_RULE_6_3,
  KB_RULE_7_1, KB_RULE_7_2, KB_RULE_7_3, KB_RULE_7_4, KB_RULE_7_5,
  KB_RULE_8_1,
  KB_RULE_9_1, KB_RULE_9_2,
  KB_RULE_10_1,
  KB_RULE_11_1, KB_RULE_11_2, KB_RULE_11_3, KB_RULE_11_4, KB_RULE_11_5, KB_RULE_11_6, KB_RULE_11_7,
  KB_RULE_12_1, KB_RULE_12_2, KB_RULE_12_3, KB_RULE_12_4,
  KB_RULE_13_1, KB_RULE_13_2,
  KB_RULES,
} KbRule;

extern const PwRule kb_rules[KB_RULES];

/** KB_CHAPTERS: what the rules are grouped by. */
#define KB_CHAPTERS 13
extern const PwNamed kb_chapters[KB_CHAPTERS];

G_END_DECLS
