/* test-rules-building.c: buildings, what they cost, score and do (7)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "test-rules.h"

#define BUILD "players 3; phase spring; stage build; "
/* Cleo still has to build, so that the season waits. */
#define WAITS "; cleo gold 2"

const RuleCase cases_building[] = {
  /* -- 7.1 -- */
  { "7.1/pays-the-cost", BUILD "ana gold 3; ana wood 1" WAITS, "build inn", "ana built inn; ana gold 2; ana wood 0; event 7.1; note build" },
  { "7.1/too-dear", BUILD "ana gold 1; ana wood 2" WAITS, "build statue", "refused 7.1" },
  { "7.1/of-each-good", BUILD "ana gold 5; ana stone 1" WAITS, "build inn", "refused 7.1" },
  { "7.1/one-a-season", BUILD "ana gold 3; ana wood 1" WAITS, "build inn; ana build statue", "refused 7.1" },
  { "7.1/in-turn-order", BUILD "order cleo ben ana; ana gold 2" WAITS, "cleo build statue", "next ana" },
  { "7.1/not-out-of-turn", BUILD "ana gold 2" WAITS, "cleo build statue", "refused 7.1" },
  { "7.1/nothing-is-built", BUILD "ana gold 2" WAITS, "pass", "ana gold 2; next cleo; ana built -" },
  { "7.1/who-can-pay-nothing-is-passed-over", BUILD "ana gold 2" WAITS, "pass", "next cleo; note cannot" },
  { "7.1/not-while-influencing", "players 3; phase spring; stage influence; ana dice 123; ana gold 2", "build statue", "refused 7.1" },
  { "7.1/every-building-can-be-built", BUILD "ana gold 9; ana wood 9; ana stone 9; ana built church farms barracks stone-wall town-hall" WAITS,
    "build embassy", "ana built statue chapel church inn market farms guard-tower blacksmith barracks palisade stable stone-wall barricade crane town-hall embassy" },

  /* -- 7.2 -- */
  { "7.2/from-the-left", BUILD "ana gold 3; ana stone 1" WAITS, "build chapel", "refused 7.2" },
  { "7.2/all-to-the-left", BUILD "ana gold 9; ana wood 9; ana stone 9; ana built statue" WAITS, "build church", "refused 7.2" },
  { "7.2/the-next-one", BUILD "ana gold 9; ana wood 9; ana stone 9; ana built chapel" WAITS, "build church", "ana built statue chapel church" },
  { "7.2/each-once", BUILD "ana gold 9; ana wood 9; ana stone 9; ana built statue" WAITS, "build statue", "refused 7.2" },
  { "7.2/a-new-row-any-time", BUILD "ana wood 1; ana built cathedral" WAITS, "build barricade", "legal" },
  { "7.2/rebuilt-after-destruction", BUILD "ana gold 9; ana wood 9; ana stone 9; ana built statue inn" WAITS, "build chapel", "ana 7.3 +5" },

  /* -- 7.3 -- */
  { "7.3/statue", BUILD "ana gold 2" WAITS, "build statue", "ana 7.3 +3; ana score 3; ana total +3" },
  { "7.3/inn-scores-nothing", BUILD "ana gold 1; ana wood 1" WAITS, "build inn", "ana total +0" },
  { "7.3/cathedral", BUILD "ana gold 5; ana stone 3; ana built church" WAITS, "build cathedral", "ana 7.3 +9" },
  { "7.3/wizards-guild", BUILD "ana gold 9; ana wood 9; ana stone 9; ana built barracks" WAITS, "build wizards-guild", "ana 7.3 +6" },
  { "7.3/lost-when-destroyed", "players 3; phase winter; stage king; enemy goblins 3; ana built chapel; ana score 8; ben soldiers 5", "king 1",
    "ana built statue; ana 7.3 -5; ana score 3" },
  { "7.3/nothing-to-lose", "players 3; phase winter; stage king; enemy goblins 3", "king 1", "ana 7.3 +0; ana 8.1 +0" },

  /* -- 7.4 -- */
  { "7.4/column-iii", BUILD "ana built crane market; ana gold 1; ana wood 3; ana stone 1" WAITS, "build farms", "ana gold 0; ana wood 0" },
  { "7.4/column-iv", BUILD "ana built crane farms; ana gold 2; ana wood 1; ana stone 2" WAITS, "build merchants-guild", "ana gold 0" },
  { "7.4/not-in-column-ii", BUILD "ana built crane inn; ana gold 1; ana wood 2" WAITS, "build market", "refused 7.1" },
  { "7.4/without-the-crane", BUILD "ana built barricade market; ana gold 1; ana wood 3; ana stone 1" WAITS, "build farms", "refused 7.1" },
  { "7.4/still-too-dear", BUILD "ana built crane market; ana gold 0; ana wood 3; ana stone 1" WAITS, "build farms", "refused 7.4" },
  { "7.4/one-gold-less-than-5", BUILD "ana built crane church; ana gold 4; ana stone 3" WAITS, "build cathedral", "ana gold 0; ana 7.3 +9" },

  /* -- 7.5: Statue and Chapel -- */
  { "7.5/statue-needs-equal-dice", "players 3; phase spring; stage roll; ana built chapel", "roll ana=113 ben=222 cleo=333; use statue", "refused 7.5" },
  { "7.5/statue-offered", "players 3; phase spring; stage roll; ana built statue", "roll ana=222 ben=222 cleo=333", "next ana; stage reroll; note offer" },
  { "7.5/statue-not-offered", "players 3; phase spring; stage roll; ana built statue", "roll ana=223 ben=222 cleo=333", "stage influence; no-note offer" },
  { "7.5/statue-rolls-one", "players 3; phase spring; stage roll; ana built statue", "roll ana=222 ben=222 cleo=333; use statue; reroll 5", "ana dice 522; stage influence" },
  { "7.5/statue-rolls-one-only", "players 3; phase spring; stage roll; ana built statue", "roll ana=222 ben=222 cleo=333; use statue; reroll 55", "refused 7.5" },
  { "7.5/statue-counts-white-dice", "players 3; phase summer; stage roll; ana built statue farms", "roll ana=2223 ben=222 cleo=333", "stage influence" },
  { "7.5/statue-a-white-die", "players 3; phase summer; stage roll; ana built statue farms", "roll ana=2222 ben=222 cleo=333; use statue white; reroll 5",
    "ana dice 222; ana white 5" },
  { "7.5/statue-no-white-die-there", "players 3; phase summer; stage roll; ana built statue", "roll ana=222 ben=222 cleo=333; use statue white", "refused 7.5" },
  { "7.5/statue-once", "players 3; phase summer; stage roll; ana built chapel", "roll ana=222 ben=222 cleo=333; use statue; reroll 2; use statue", "refused 7.5" },
  { "7.5/chapel-7-or-less", "players 3; phase spring; stage roll; ana built chapel", "roll ana=124 ben=222 cleo=333; use chapel; reroll 666", "ana dice 666" },
  { "7.5/chapel-not-at-8", "players 3; phase spring; stage roll; ana built chapel", "roll ana=125 ben=222 cleo=333", "stage influence" },
  { "7.5/chapel-counts-white-dice", "players 3; phase summer; stage roll; ana built chapel farms", "roll ana=1242 ben=222 cleo=333", "stage influence" },
  { "7.5/chapel-rolls-all", "players 3; phase summer; stage roll; ana built chapel farms", "roll ana=1231 ben=222 cleo=333; use chapel; reroll 6543", "ana dice 654; ana white 3" },
  { "7.5/chapel-rolls-all-of-them", "players 3; phase summer; stage roll; ana built chapel farms", "roll ana=1231 ben=222 cleo=333; use chapel; reroll 654", "refused 7.5" },
  { "7.5/chapel-once", "players 3; phase summer; stage roll; ana built chapel", "roll ana=112 ben=222 cleo=333; use chapel; reroll 111; use chapel", "refused 7.5" },
  { "7.5/chapel-then-statue", "players 3; phase summer; stage roll; ana built chapel", "roll ana=112 ben=222 cleo=333; use chapel; reroll 555; use statue; reroll 1", "ana dice 155" },
  { "7.5/statue-then-chapel", "players 3; phase summer; stage roll; ana built chapel", "roll ana=222 ben=222 cleo=333; use statue; reroll 1; use chapel; reroll 666", "ana dice 666" },
  { "7.5/neither-is-used", "players 3; phase summer; stage roll; ana built chapel", "roll ana=222 ben=222 cleo=333; pass", "ana dice 222; stage influence" },
  { "7.5/without-the-building", "players 3; phase summer; stage roll; ana built statue", "roll ana=222 ben=222 cleo=333; use chapel", "refused 7.5" },

  /* -- 7.5: end of a season -- */
  { "7.5/inn-in-summer", "players 3; phase summer; stage build; ana built inn" WAITS, "pass", "ana plus2 1; event 7.5" },
  { "7.5/inn-not-in-spring", BUILD "ana built inn" WAITS, "pass", "ana plus2 0" },
  { "7.5/inn-of-the-same-season", "players 3; phase summer; stage build; ana gold 1; ana wood 1", "build inn", "ana plus2 1" },
  { "7.5/inn-pays-the-town-hall", "players 3; phase summer; stage build; ana built inn town-hall" WAITS, "pass; hall +2", "ana plus2 0; ana 7.5 +1" },
  { "7.5/town-hall-offered", BUILD "ana built town-hall; ana wood 1; cleo gold 2", "pass", "next ana; stage hall; note offer" },
  { "7.5/town-hall-a-good", BUILD "ana built town-hall; ana stone 1" WAITS, "cleo pass; hall stone", "ana stone 0; ana 7.5 +1; ana score 2" },
  { "7.5/town-hall-a-token", BUILD "ana built town-hall; ana plus2 1" WAITS, "cleo pass; hall token", "ana plus2 0; ana 7.5 +1" },
  { "7.5/town-hall-what-is-not-there", BUILD "ana built town-hall; ana stone 1" WAITS, "cleo pass; hall gold", "refused 7.5" },
  { "7.5/town-hall-once", BUILD "ana built town-hall; ana stone 2" WAITS, "cleo pass; hall stone; ana hall stone", "refused 7.5" },
  { "7.5/town-hall-declined", BUILD "ana built town-hall; ana stone 1" WAITS, "cleo pass; pass", "ana stone 1; ana 7.5 +0" },
  { "7.5/town-hall-not-offered-without-anything", BUILD "ana built town-hall" WAITS, "cleo pass", "phase summer; no-note offer" },
  { "7.5/town-hall-of-the-same-season", BUILD "ana built crane; ana gold 3; ana wood 1; ana stone 1", "build town-hall; hall gold", "ana 7.5 +1" },
  { "7.5/embassy", BUILD "ana built embassy" WAITS, "cleo pass", "ana 7.5 +1" },
  { "7.5/embassy-of-the-same-season", BUILD "ana built town-hall; ana gold 2; ana wood 2; ana stone 2", "build embassy; pass", "ana 7.5 +1; ana 8.1 +1; ana score 6" },
  { "7.5/embassy-not-in-winter", "players 3; phase winter; stage king; enemy zombies 4; ana built embassy", "king 6", "ana 7.5 +0" },
  { "7.5/stable-with-the-sergeant", "players 3; phase spring; stage influence; cleo dice 666; cleo gold 2; group ana 5; ana built stable", "cleo pass", "ana soldiers 2; event 7.5" },
  { "7.5/stable-with-the-general", "players 3; phase spring; stage influence; cleo dice 666; cleo gold 2; group ana 10; ana built stable", "cleo pass", "ana soldiers 3" },
  { "7.5/stable-with-the-king", "players 3; phase spring; stage influence; cleo dice 666; cleo gold 2; group ana 18; ana built stable", "cleo pass", "ana soldiers 2" },
  { "7.5/stable-not-with-others", "players 3; phase spring; stage influence; cleo dice 666; cleo gold 2; group ana 8; ana built stable", "cleo pass", "ana soldiers 0" },
  { NULL, NULL, NULL, NULL },
};
