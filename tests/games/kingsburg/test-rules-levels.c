/* test-rules-levels.c: one board only, end positions, from one level to another (13)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "test-rules.h"

#define BOARD "players 3; level board ana; phase spring; "
#define SOLDIERS "players 3; phase recruit; stage recruit; ana gold 2; ben gold 2; cleo gold 2"
#define GUILD "players 3; phase summer; stage build; ana built merchants-guild; ben built inn market farms; cleo gold 2; order cleo ana ben"
#define TABLE "players 3; phase spring; stage influence; ana dice 123; ben dice 456; cleo dice 654"

const RuleCase cases_levels[] = {
  { "13.1/own-dice", BOARD "stage roll", "own 351", "ana dice 351; stage influence; next ana" },
  { "13.1/own-white-dice-too", BOARD "stage roll; ana built farms", "own 3512", "ana dice 351; ana white 2" },
  { "13.1/dice-of-all", BOARD "stage roll", "roll ana=351 ben=222 cleo=111", "refused 13.1" },
  { "13.1/own-dice-with-a-referee", "players 3; phase spring; stage roll", "own 351", "refused 13.1" },
  { "13.1/moves-of-others", BOARD "stage influence; ana dice 651", "ben influence 6 6", "refused 13.1" },
  { "13.1/not-checked", BOARD "stage influence; ana dice 651", "influence 6 6", "note not-checked; event 13.1; next ana" },
  { "13.1/own-group-is-known", BOARD "stage influence; ana dice 661", "influence 6 6; influence 6 6", "refused 5.5" },
  { "13.1/the-envoy-anywhere", BOARD "stage influence; ana dice 651; envoy ana", "influence 6 6 envoy", "envoy -; taken 6" },
  { "13.1/help-is-given-to-one", BOARD "stage influence; ana dice 651; group ana 8; group ben 2; ana built embassy", "pass", "ana gold 2; ben gold 0; stage build" },
  { "13.1/the-reward-is-asked", BOARD "stage build; ana gold 2", "pass", "stage claim; phase reward; next ana" },
  { "13.1/battle-of-one", "players 3; level board ana; phase winter; stage king; enemy zombies 4", "king 3", "ana 11.5 -2; ben 11.5 +0; year 2; stage claim" },
  { "13.1/highest-strength-is-asked", "players 3; level board ana; phase winter; stage king; enemy zombies 4", "king 5", "ana 11.3 +1; stage claim; phase winter" },
  { "13.1/first-what-the-king-gave", BOARD "stage claim", "pass", "refused 13.1" },
  { "13.1/claim-with-a-referee", TABLE, "claim die", "refused 13.1" },
  { "13.1/down-to-one-board", TABLE, "level board player=ben", "next ben; stage influence" },
  { "13.1/down-and-up-asks", SOLDIERS, "level board player=ben; level referee", "next ana" },
  { "13.1/up-without-an-answer", SOLDIERS, "level board player=ben; level referee; ana recruit 1", "refused 13.1" },
  { "13.1/up-then-the-table", SOLDIERS, "level board player=ben; level referee; confirm; confirm", "next table" },
  { "13.1/up-then-where-it-was", SOLDIERS, "level board player=ben; level referee; confirm; confirm; confirm-table", "phase recruit; stage recruit; next ben" },
  { "13.1/up-then-whose-turn", SOLDIERS, "level board player=ben; level referee; confirm; confirm; now 1 recruit ana; confirm-table", "phase recruit; stage recruit; next ana" },
  { "13.1/up-then-a-step", SOLDIERS, "level board player=ben; level referee; confirm; confirm; now 1 autumn build cleo; confirm-table", "phase autumn; stage build; next cleo" },
  { "13.1/up-then-any-phase", SOLDIERS, "level board player=ben; level referee; confirm; confirm; now 3 autumn; confirm-table", "year 3; phase autumn; stage roll" },
  { "13.1/up-waits-for-the-dice", TABLE, "level board player=ben; level referee", "next ben; stage influence" },
  { "13.1/up-once-the-dice-are-back", TABLE, "level board player=ben; level referee; pass", "next ana; stage build" },
  { "13.1/up-once-only", TABLE, "level board player=ben; level referee; level referee", "refused 13.1" },
  { "13.1/up-taken-back", TABLE, "level board player=ben; level referee; level board player=ben; pass", "next ben; stage claim" },
  { "13.1/up-waits-for-the-battle", "players 3; level board ana; phase winter; stage king; enemy zombies 4", "king 5; level referee; claim point", "year 2; phase aid; next ben" },
  { "13.1/up-before-the-dice", GUILD, "pass; level board player=ana; level referee; confirm; confirm; confirm-table", "phase autumn; stage roll; ana gold 1; ben gold 0" },
  { "13.1/up-before-the-dice-said", GUILD, "pass; level board player=ana; level referee; confirm; confirm; now 1 autumn; confirm-table", "phase autumn; stage roll; ana gold 1" },
  { "13.1/the-same-level", TABLE, "level referee", "refused 13.1" },
  { "13.1/whose-board", TABLE, "level board", "refused 13.1" },
  { "13.1/a-referee-follows-nobody", TABLE, "level referee player=ana", "refused 13.1" },
  { "13.1/nothing-to-confirm", TABLE, "confirm", "refused 13.1" },
  { "13.1/only-the-end-position", "players 3; level final", "ana pass", "refused 13.1" },
  { "13.1/final-scoring", "players 3; level final", "ana row 1 4; ana have gold 5; ana score 40; finish", "ana 12.1 +2; ana score 42; stage over" },
  { "13.1/nothing-after-it", "players 3; level final", "ana row 1 4; finish; ana row 2 1 ! forgotten", "refused 12.1" },
  { "13.1/from-the-end-position-to-one-board", "players 3; level final", "ana row 1 4; level board player=ana; confirm; now 2 spring; confirm-table", "phase spring; year 2; stage roll; next table" },

  { "13.2/row", "players 3; level final", "ana row 3 2", "ana built guard-tower blacksmith; doubts -" },
  { "13.2/row-emptied", "players 3; level final", "ana row 3 2; ana row 3 0", "ana built -" },
  { "13.2/goods", "players 3; level final", "ana have stone 3", "ana stone 3; event 13.2" },
  { "13.2/tokens-and-soldiers", "players 3; level final", "ana have +2 3; ana have soldiers 4", "ana plus2 3; ana soldiers 4" },
  { "13.2/more-goods-than-any-game-brings", "players 3; level final; ana gold 150", "ana have wood 50", "refused 13.2" },
  { "13.2/fewer-goods", "players 3; level final; ana gold 190; ana wood 50", "ana have gold 189", "ana gold 189" },
  { "13.2/steps-of-seasons-only", "players 3; level final", "now 2 winter build", "refused 13.2" },
  { "13.2/turns-of-steps-only", "players 3; level final", "now 2 summer ana", "refused 13.2" },
  { "13.2/points", "players 3; level final", "ana score 12; ana score -2", "ana 13.2 -2; ana score 10" },
  { "13.2/points-beyond-any-track", "players 3; ana score 9990", "ana score 99 ! agreed", "refused 13.2" },
  { "13.2/envoy", "players 3; level final", "envoy cleo", "envoy cleo" },
  { "13.2/nobody-has-the-envoy", "players 3; level final; envoy ana", "envoy", "envoy -" },
  { "13.2/a-gap-is-doubted", "players 3; ana only church", "take gold", "doubts 7.2" },
  { "13.2/too-many-buildings-for-year-i", "players 3; ana built cathedral market; ana score 22", "take gold", "doubts 7.1" },
  { "13.2/too-many-points", "players 3; ana score 500", "take gold", "doubts 13.2" },
  { "13.2/nothing-to-doubt", "players 3; ana built cathedral; ana score 24", "take gold", "doubts -" },
  { "13.2/a-correction-goes-on", "players 3; phase spring; stage build; ana gold 2; cleo gold 2", "ana have gold 0 ! lost", "next cleo" },
  { NULL, NULL, NULL, NULL },
};
