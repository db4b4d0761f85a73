/* test-rules-battle.c: recruiting, battle, the end (11, 12)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "test-rules.h"

#define RECRUIT "players 3; phase recruit; stage recruit; "
#define WINTER(year, enemy) "players 3; year " #year "; phase winter; stage king; enemy " enemy "; "

const RuleCase cases_battle[] = {
  /* -- 11.1 -- */
  { "11.1/two-goods-each", RECRUIT "ana gold 3; ana wood 1; cleo gold 2", "recruit 2 gold=3 wood=1", "ana soldiers 2; ana gold 0; event 11.1; next cleo" },
  { "11.1/equal-or-not", RECRUIT "ana gold 3; ana wood 1; cleo gold 2", "recruit 1 gold=1 wood=1", "ana soldiers 1; ana gold 2; ana wood 0" },
  { "11.1/all-of-one-kind-need-not-be-said", RECRUIT "ana gold 3; cleo gold 2", "recruit 1", "ana soldiers 1; ana gold 1; line ana recruit 1 gold=2" },
  { "11.1/all-there-is-need-not-be-said", RECRUIT "ana gold 1; ana stone 1; cleo gold 2", "recruit 1", "ana soldiers 1; ana gold 0; ana stone 0" },
  { "11.1/one-good-is-too-few", RECRUIT "ana gold 3; cleo gold 2", "recruit 1 gold=1", "refused 11.1" },
  { "11.1/three-goods-are-too-many", RECRUIT "ana gold 3; cleo gold 2", "recruit 1 gold=3", "refused 11.1" },
  { "11.1/goods-that-are-not-there", RECRUIT "ana gold 3; cleo gold 2", "recruit 1 wood=2", "refused 11.1" },
  { "11.1/tokens-do-not-pay", RECRUIT "ana gold 1; ana plus2 1; cleo gold 2", "ana recruit 1 gold=2", "refused 11.1" },
  { "11.1/barracks", RECRUIT "ana gold 3; ana built barracks; cleo gold 2", "recruit 3 gold=3", "ana soldiers 3; ana gold 0" },
  { "11.1/once-for-any-number", RECRUIT "ana gold 4; cleo gold 2", "recruit 1 gold=2; ana recruit 1 gold=2", "refused 11.1" },
  { "11.1/nobody", RECRUIT "ana gold 4; cleo gold 2", "pass", "ana gold 4; next cleo" },
  { "11.1/who-cannot-pay-is-passed-over", RECRUIT "ana gold 4; ben wood 1; cleo gold 2", "pass", "next cleo; note cannot" },
  { "11.1/in-turn-order", RECRUIT "order cleo ben ana; ana gold 4; cleo gold 2", "ana recruit 1 gold=2", "refused 11.1" },
  { "11.1/not-in-a-season", "players 3; phase spring; stage influence; ana dice 123; ana gold 2", "recruit 1", "refused 11.1" },

  /* -- 11.2 -- */
  { "11.2/the-card-is-revealed", "players 3; phase winter; stage enemy", "enemy goblins 3", "stage king; note enemy; event 11.2; no-note compare" },
  { "11.2/first-the-card", "players 3; phase winter; stage enemy", "king 4", "refused 11.2" },
  { "11.2/then-the-die", WINTER (1, "goblins 3"), "enemy goblins 2", "refused 11.2" },
  { "11.2/each-gets-that-many", "players 3; year 5; phase winter; stage king; enemy dragons 9; ana soldiers 1; ben soldiers 2", "king 4", "ana strength 5; ben strength 6; cleo strength 4; event 11.2" },
  { "11.2/a-number-alone", WINTER (5, "dragons 9"), "6", "ana strength 6; ana battle defeat" },
  { "11.2/weakest-card", "players 3; phase winter; stage enemy", "enemy barbarians 2", "stage king" },

  /* -- 11.3 -- */
  { "11.3/victory", WINTER (1, "goblins 3") "ben soldiers 9", "king 4", "ana stone 1; ben stone 1; event 11.3" },
  { "11.3/reward-in-points", WINTER (1, "zombies 4") "ben soldiers 9", "king 5", "ana 11.3 +1; ana score 1" },
  { "11.3/draw", WINTER (1, "zombies 4") "ben soldiers 9", "king 4", "ana total +0; ana gold 0; ben 11.3 +1" },
  { "11.3/stone-wall-turns-a-draw", WINTER (1, "goblins 3") "ana built stone-wall", "king 1", "ana stone 1" },
  { "11.3/defeat", WINTER (1, "zombies 4"), "king 3", "ana 11.5 -2; ana score -2" },
  { "11.3/buildings-count", WINTER (1, "zombies 4") "ana built guard-tower; ana score 1", "king 4", "ana 11.3 +1; ben 11.3 +0" },
  { "11.3/palisade-against-zombies", WINTER (1, "zombies 4") "ana built palisade", "king 3", "ana 11.3 +1; ben 11.5 -2" },
  { "11.3/palisade-against-goblins", WINTER (1, "goblins 3") "ana built palisade; ben soldiers 9", "king 2", "ana stone 0; ana built palisade" },
  { "11.3/barricade-against-goblins", WINTER (1, "goblins 3") "ana built barricade; ben soldiers 9", "king 3", "ana stone 1" },
  { "11.3/barricade-against-others", WINTER (1, "zombies 4") "ana built barricade; ben soldiers 9", "king 4", "ana 11.3 +0" },
  { "11.3/church-against-demons", WINTER (3, "demons 6") "ana built church; ben soldiers 9; ana score 15", "king 6", "ana 11.3 +1; cleo 11.3 +0" },
  { "11.3/farms-weaken", WINTER (1, "zombies 4") "ana built farms; ana score 3; ben soldiers 9", "king 4", "ana 11.5 -2" },
  { "11.3/wizards-guild-two", WINTER (1, "zombies 4") "ana built wizards-guild; ben soldiers 9", "king 1", "ana 11.3 +1" },
  { "11.3/more-than-9", WINTER (1, "zombies 4") "ana soldiers 9; ben soldiers 8", "king 6", "ana 11.4 +1; ben 11.4 +0" },
  { "11.3/a-good-of-choice", WINTER (4, "orcs 7") "ana soldiers 5; ben soldiers 1; cleo soldiers 1", "king 6", "next ana; stage win" },
  { "11.3/the-good-is-taken", WINTER (4, "orcs 7") "ana soldiers 5; ben soldiers 1; cleo soldiers 1", "king 6; take wood", "ana wood 1" },
  { "11.3/one-good-only", WINTER (4, "orcs 7") "ana soldiers 5; ben soldiers 1; cleo soldiers 1", "king 6; take wood gold", "refused 11.3" },
  { "11.3/the-reward-is-taken", WINTER (4, "orcs 7") "ana soldiers 5; ben soldiers 1; cleo soldiers 1", "king 6; pass", "refused 11.3" },

  /* -- 11.4 -- */
  { "11.4/highest", WINTER (1, "goblins 3") "ana soldiers 2", "king 4", "ana 11.4 +1; ben 11.4 +0; event 11.4" },
  { "11.4/each-who-shares-it", WINTER (1, "goblins 3"), "king 4", "ana 11.4 +1; ben 11.4 +1; cleo 11.4 +1" },
  { "11.4/not-without-victory", WINTER (1, "goblins 3"), "king 3", "ana 11.4 +0; ben 11.4 +0" },
  { "11.4/defeated-all", WINTER (5, "dragons 9") "ana soldiers 2", "king 3", "ana 11.4 +0" },
  { "11.4/draw-by-the-stone-wall-counts", WINTER (1, "goblins 3") "ana built stone-wall", "king 1", "ana 11.4 +1" },
  { "11.4/strength-before-destruction", WINTER (1, "goblins 3") "ana built barricade; ana soldiers 1", "king 2", "ana 11.4 +1" },
  { "11.4/claimed-where-one-board-is-followed", "level board ana; phase winter; stage king; enemy zombies 4; ana soldiers 5", "king 4; claim point", "ana 11.4 +1; year 2" },
  { "11.4/no-die-then", "level board ana; phase winter; stage king; enemy zombies 4; ana soldiers 5", "king 4; claim die", "refused 11.4" },

  /* -- 11.5 -- */
  { "11.5/goods", WINTER (3, "demons 6") "ana gold 3; ana wood 2; ana stone 2; ana score 5", "king 3", "ana gold 1; ana wood 1; ana stone 1; ana 11.5 -1; event 11.5" },
  { "11.5/what-is-missing-is-not-made-up-for", WINTER (3, "demons 6") "ana gold 1; ana wood 2; ana score 5", "king 3", "ana gold 0; ana wood 1; ana stone 0; ana 11.5 -1" },
  { "11.5/goods-of-choice", WINTER (1, "orcs 3") "ana gold 2; ana wood 2", "king 2", "next ana; stage lose" },
  { "11.5/chosen", WINTER (1, "orcs 3") "ana gold 2; ana wood 2", "king 2; lose gold 1 wood 1", "ana gold 1; ana wood 1; ana 11.5 -1; line ana lose gold=1 wood=1" },
  { "11.5/two-of-one-kind", WINTER (1, "orcs 3") "ana gold 2; ana wood 2", "king 2; lose wood=2", "ana gold 2; ana wood 0" },
  { "11.5/too-few", WINTER (1, "orcs 3") "ana gold 2; ana wood 2", "king 2; lose gold=1", "refused 11.5" },
  { "11.5/too-many", WINTER (1, "orcs 3") "ana gold 2; ana wood 2", "king 2; lose gold=2 wood=1", "refused 11.5" },
  { "11.5/what-is-not-there", WINTER (1, "orcs 3") "ana gold 2; ana wood 2", "king 2; lose stone=2", "refused 11.5" },
  { "11.5/not-declined", WINTER (1, "orcs 3") "ana gold 2; ana wood 2", "king 2; pass", "refused 11.5" },
  { "11.5/the-last-goods-go-by-themselves", WINTER (1, "orcs 3") "ana gold 1; ana wood 1", "king 2", "ana gold 0; ana wood 0; ana 11.5 -1; year 2" },
  { "11.5/the-only-kind-goes-by-itself", WINTER (1, "orcs 3") "ana wood 5", "king 2", "ana wood 3; ana 11.5 -1; event 11.5; year 2" },
  { "11.5/the-only-kind-that-is-left", "players 3; year 4; phase winter; stage enemy; ana gold 1; ana stone 5", "card orcs 6 gold=1 any=2; king 2", "ana gold 0; ana stone 3; year 5" },
  { "11.5/then-it-is-not-asked-for", WINTER (1, "orcs 3") "ana wood 5; ben gold 2; ben wood 2", "king 2; ana lose wood=2", "refused 11.5" },
  { "11.5/who-chooses-comes-after-who-cannot", WINTER (1, "orcs 3") "ana wood 5; ben gold 2; ben wood 2; cleo stone 3", "king 2", "ana wood 3; next ben; stage lose; cleo stone 3" },
  { "11.5/nobody-else-chooses", WINTER (1, "orcs 3") "ana gold 2; ana wood 2", "king 2; ben lose gold=2", "refused 11.5" },
  { "11.5/one-after-the-other", WINTER (1, "orcs 3") "ana gold 2; ana wood 2; ben stone 2; ben wood 1", "king 2; lose gold=2", "next ben; stage lose" },
  { "11.5/choice-comes-before-the-building", WINTER (1, "barbarians 2") "ana gold 2; ana wood 2; ana built inn", "king 1", "next ana; ana built inn" },
  { "11.5/then-the-building", WINTER (1, "barbarians 2") "ana gold 2; ana wood 2; ana built inn", "king 1; lose gold=1", "ana built -; ana gold 1" },
  { "11.5/eight-points", WINTER (5, "barbarians 7"), "king 3", "ana 11.5 -8; ana score -8; stage over" },

  /* -- 11.6 -- */
  { "11.6/rightmost-column", WINTER (1, "goblins 3") "ana built inn crane; ana score 1", "king 1", "ana built inn barricade; event 11.6; note destroyed" },
  { "11.6/topmost-row-of-it", WINTER (1, "goblins 3") "ana built market crane; ana score 2", "king 1", "ana built inn barricade crane; ana 7.3 -1" },
  { "11.6/no-building-no-loss", WINTER (1, "goblins 3"), "king 1", "ana built -; no-note destroyed" },
  { "11.6/the-points-go-too", WINTER (5, "demons 9") "ana built cathedral; ana score 24", "king 1", "ana built statue chapel church; ana 7.3 -9" },
  { "11.6/it-lies-in-ruins", WINTER (1, "goblins 3") "ana built inn crane; ana score 1", "king 1", "ana ruins crane; ben ruins -" },
  { "11.6/until-it-is-built-again", WINTER (1, "goblins 3") "ana built inn; ana gold 2; ana wood 1", "king 1; take gold; take gold; roll ana=666 ben=111 cleo=111; pass; pass; pass; build inn",
    "ana ruins -; ana built inn" },
  { "11.6/said-to-stand", WINTER (1, "goblins 3") "ana built inn", "king 1; ana row 2 1 ! rebuilt", "ana ruins -; ana built inn" },
  { "11.6/column-i", WINTER (1, "goblins 3") "ana built palisade statue; ana score 3", "king 1", "ana built palisade; ana 7.3 -3" },

  /* -- 11.7 -- */
  { "11.7/fortress", WINTER (1, "goblins 3") "ana built fortress; ana score 8; ben soldiers 9", "king 4", "ana 11.7 +1; ana stone 1; event 11.7" },
  { "11.7/fortress-not-in-a-draw", WINTER (1, "zombies 4") "ana built palisade; ana only fortress; ben soldiers 9", "king 1", "ana 11.7 +0" },
  { "11.7/soldiers-go-home", WINTER (1, "goblins 3") "ana soldiers 3", "king 4", "ana soldiers 0; ben soldiers 0; year 2" },

  /* -- 12 -- */
  { "12.1/after-year-v", WINTER (5, "barbarians 8"), "king 4", "stage over; next nobody; note over; event 12.1" },
  { "12.1/nothing-more", WINTER (5, "barbarians 8"), "king 4; pass", "refused 12.1" },
  { "12.1/cathedral", WINTER (5, "dragons 9") "ana built cathedral; ana gold 3; ana wood 2; ana score 24", "king 1", "ana 12.1 +2" },
  { "12.1/cathedral-without-goods", WINTER (5, "dragons 9") "ana built cathedral; ana gold 1; ana plus2 5; ana score 24", "king 1", "ana 12.1 +0" },
  { "12.1/not-before-the-end", WINTER (4, "zombies 7") "ana built cathedral; ana gold 4; ana score 24", "king 1", "ana 12.1 +0" },
  { "12.1/most-points", WINTER (5, "dragons 9") "ana score 30; ben score 31", "king 1", "ben place 1; ana place 2; cleo place 3; ben tie -" },
  { "12.1/tie-most-goods", WINTER (5, "dragons 9") "ana score 30; ben score 30; ben gold 1; ana plus2 4", "king 1", "ben place 1; ana place 2; ben tie won; ben tie-by 12.1" },
  { "12.1/tie-most-buildings", WINTER (5, "dragons 9") "ana score 30; ben score 30; ben built inn", "king 1", "ben place 1; ana place 2; ben tie won; ben tie-by 12.1" },
  { "12.1/goods-before-buildings", WINTER (5, "dragons 9") "ana score 30; ben score 30; ben built inn; ana wood 1", "king 1", "ana place 1; ben place 2" },
  { "12.1/shared", WINTER (5, "dragons 9") "ana score 30; ben score 30", "king 1", "ana place 1; ben place 1; cleo place 3; ana tie -; ana tie-by -" },
  { "12.1/the-game-ends-by-itself", WINTER (5, "dragons 9"), "finish", "refused 12.1" },

  { "12.2/the-king-gives-gold-too", "players 3; phase spring; stage influence; cleo dice 666; cleo gold 2; group ana 18", "cleo pass", "ana gold 1; ana wood 1; ana stone 1; ana soldiers 1" },
  { "12.2/one-of-each-building", "players 3; phase spring; stage build; ana gold 9; ana stone 1; ana built statue", "build statue", "refused 7.2" },
  { "12.2/rightmost-not-leftmost", WINTER (1, "goblins 3") "ana built inn crane; ana score 1", "king 1", "ana built inn barricade" },

  { "12.3/a-card-of-another-year", "players 3; phase winter; stage enemy", "enemy dragons 9", "refused 12.3" },
  { "12.3/typed-from-the-card", "players 3; phase winter; stage enemy", "card demons 3 gold=1 building=1 win=wood besides=point", "stage king; event 12.3; note enemy" },
  { "12.3/its-losses", "players 3; phase winter; stage enemy; ana gold 2; ana built inn; ana score 5", "card demons 3 gold=1 building=1 points=2 win=wood; king 2",
    "ana gold 1; ana built -; ana 11.5 -2" },
  { "12.3/its-reward", "players 3; phase winter; stage enemy", "card demons 3 win=wood besides=points-2; king 4", "ana wood 1; ana 11.3 +2" },
  { "12.3/demons-6-are-to-be-compared", "players 3; year 4; phase winter; stage enemy", "enemy demons 6", "note compare; event 12.3; stage king" },
  { "12.3/others-are-not", "players 3; year 4; phase winter; stage enemy", "enemy zombies 7", "no-note compare" },
  { "12.3/compared-and-different", "players 3; year 4; phase winter; stage enemy; ana built inn; ana gold 9", "enemy demons 6; card demons 6 any=4 building=1 win=gold; king 2",
    "ana built -; ana gold 5; ana 11.5 +0" },
  { "12.3/no-card-after-a-sure-one", WINTER (1, "goblins 3"), "card demons 6 any=4", "refused 11.2" },

  { "12.4/spent-in-turn-order", "players 3; tokens; phase winter; stage enemy", "enemy goblins 3; token 4", "ana soldiers 4; next ben; event 12.4" },
  { "12.4/no-die-then", "players 3; tokens; phase winter; stage enemy", "enemy goblins 3; king 4", "refused 12.4" },
  { "12.4/only-if-agreed", WINTER (1, "goblins 3"), "ana token 4", "refused 12.4" },
  { "12.4/each-once", "players 3; tokens; phase winter; stage enemy", "enemy goblins 3; token 4; token 4; token 4; now 2 winter ! to the winter; enemy goblins 3; token 4", "refused 12.4" },
  { "12.4/two-of-1", "players 3; tokens; phase winter; stage enemy", "enemy goblins 3; token 1; token 4; token 4; now 2 winter ! to the winter; enemy goblins 3; token 1", "ana soldiers 1" },
  { "12.4/the-last-kind-goes-by-itself", "players 3; tokens; year 5; phase winter; stage enemy; ana spent 0 2 3 4", "enemy dragons 9", "ana soldiers 1; next ben; stage token; event 12.4" },
  { "12.4/not-before-a-card-is-compared", "players 3; tokens; year 4; phase winter; stage enemy; ana spent 0 2 3 4", "enemy demons 6", "ana soldiers 0; next ana; stage token" },
  { "12.4/everybody-his-own", "players 3; tokens; phase winter; stage enemy", "enemy goblins 3; token 4; token 0; token 3", "ana 11.4 +1; ben 11.4 +0; ana stone 1; cleo stone 0" },
  { NULL, NULL, NULL, NULL },
};
