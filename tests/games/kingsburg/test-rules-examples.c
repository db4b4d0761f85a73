/* test-rules-examples.c: the examples of the rulebook
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "test-rules.h"

/* The first enemy of the book: goblins of strength 3, a 1 for reinforcements. Four players: Ana is the book's
 * first, Ben its second, Cleo its third, Dan its fourth. */
#define BATTLE                                                                                                   \
  "players 4; phase winter; stage king; enemy goblins 3; ana built statue palisade barricade; ana score 3; "     \
  "ben built inn guard-tower; ben score 1; ben wood 1; ben stone 1; ben soldiers 1; "                            \
  "cleo built blacksmith barricade; cleo score 3; dan built inn crane; dan score 1; dan wood 1"

#define HELP                                                                                                        \
  "players 4; phase spring; stage influence; dan dice 666; dan gold 2; group ana 1; group dan 3; group cleo 4; "    \
  "group cleo 6; group dan 7; group ana 8; group ben 9; cleo gold 1"

const RuleCase cases_examples[] = {
  /* Year I: all take a good. */
  { "3.2/example-year-i", "players 4", "take wood; take stone; take gold; take gold", "ana wood 1; ben stone 1; cleo gold 1; dan gold 1; stage roll; ana no aid" },
  /* Year III: 6, 5, 5, 6 buildings, and of the two with 5 one has no goods. */
  { "3.1/example-year-iii",
    "players 4; year 2; phase winter; stage king; enemy zombies 5; ana built statue inn guard-tower palisade barricade; ana built chapel; "
    "ben built statue inn guard-tower palisade barricade; ben gold 2; cleo built statue inn guard-tower palisade barricade; "
    "dan built statue inn guard-tower palisade barricade; dan built market; dan wood 1; ana score 9; ben score 4; cleo score 4; dan score 5",
    "king 5", "year 3; cleo aid; phase spring; stage roll" },
  { "7.1/example-statue", "players 4; phase spring; stage build; ana gold 2; ana wood 1; ben gold 1; ben wood 1; cleo gold 2; cleo stone 1; dan wood 2",
    "build statue", "ana 7.3 +3; ana gold 0; ana wood 1" },
  { "7.1/example-the-others", "players 4; phase spring; stage build; ana gold 2; ana wood 1; ben gold 1; ben wood 1; cleo gold 2; cleo stone 1; dan wood 2",
    "build statue; build inn; build guard-tower; build palisade", "ana score 4; ben score 1; cleo score 2; dan score 1; cleo gold 1" },
  { "7.2/example-church", "players 4; phase spring; stage build; ana built chapel; ana gold 9; ana wood 9; ana stone 9; ben gold 2", "build church",
    "ana built statue chapel church" },
  { "6.1/example-in-order", HELP, "dan pass", "ana 6.1 +1; dan wood 1; next cleo; advisor 4" },
  { "6.1/example-merchant-and-alchemist", HELP, "dan pass; take wood; give wood", "cleo gold 2; cleo wood 0; cleo stone 1; next dan; advisor 7" },
  { "6.1/example-the-rest", HELP, "dan pass; take wood; give wood; take stone; take gold", "dan plus2 1; dan stone 1; ana gold 2; ben wood 1; ben gold 1; stage build" },
  /* Ana 5 buildings, the others 4; Dan of them has no goods. */
  { "9.1/example-year-ii",
    "players 4; year 2; phase summer; stage influence; ben dice 666; ana built statue inn guard-tower palisade barricade; ben built statue guard-tower palisade barricade; ben wood 2; "
    "cleo built statue inn palisade barricade; cleo wood 1; dan built statue inn guard-tower palisade",
    "pass", "envoy dan; phase autumn" },
  { "9.1/example-still-tied",
    "players 4; year 2; phase summer; stage influence; ben dice 666; ana built statue inn guard-tower palisade barricade; ben built statue guard-tower palisade barricade; ben wood 2; "
    "cleo built statue inn palisade barricade; dan built statue inn guard-tower palisade",
    "pass", "envoy -; note envoy-nobody" },
  { "9.2/example-two-buildings", "players 4; phase spring; stage build; dan built guard-tower; dan gold 1; dan wood 3; envoy dan", "build barricade; build blacksmith envoy",
    "dan built guard-tower blacksmith barricade; envoy -; dan gold 0; dan wood 0" },
  { "9.2/example-architect", "players 4; phase spring; stage influence; dan dice 311; dan gold 2; group ben 3; envoy dan", "influence 3 3 envoy; pass", "ben wood 1; dan wood 1; envoy -" },

  { "11.3/example-draw-of-the-first", BATTLE, "king 1", "ana score 3; ana stone 0; ana built statue palisade barricade; ana total +0" },
  { "11.3/example-draw-of-the-second", BATTLE, "king 1", "ben stone 1; ben wood 1; ben built inn guard-tower; ben total +0" },
  { "11.3/example-victory-of-the-third", BATTLE, "king 1", "cleo stone 1; cleo 11.4 +1; cleo total +1" },
  { "11.6/example-defeat-of-the-fourth", BATTLE, "king 1", "dan built inn barricade; dan 7.3 -1; dan wood 1" },
  { "11.6/example-with-a-market", "players 4; phase winter; stage king; enemy goblins 3; dan built market crane; dan score 2", "king 1", "dan built inn barricade crane" },
  { "5.4/example-market", "players 4; phase spring; stage influence; ana dice 541; ana built market", "influence 8 54 market=-1", "taken 8" },
  { "5.4/example-market-up", "players 4; phase spring; stage influence; ana dice 541; ana built market", "influence 10 54 market=+1", "taken 10" },
  { "7.4/example-farms", "players 4; phase spring; stage build; ana built market crane; ana gold 1; ana wood 3; ana stone 1; ben gold 2", "build farms", "ana gold 0; ana wood 0; ana stone 0" },
  { "11.1/example-barracks", "players 4; phase recruit; stage recruit; ana built barracks; ana gold 1; ana wood 1; ana stone 1; ben gold 2", "recruit 3", "ana soldiers 3; ana gold 0" },
  { NULL, NULL, NULL, NULL },
};
