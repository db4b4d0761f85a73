/* test-rules-scoring.c: regions, colours, sales, ends of phases, the end, the census (5.6 to 10)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "test-rules.h"

#define LAST_TURN "phase E; round 5; turn ben; ana silver 0; ana workers 0; ben silver 0; ben workers 0; "
#define MINES "ana on e3=mine f2=mine; ana store mine; ana dice 33; "

const RuleCase cases_scoring[] = {
  /* 5.6: by size */
  { "5.6/one-hex", "ana store watchtower; ana dice 33", "ana place watchtower c3", "ana 5.6 +11" },
  { "5.6/two-hexes", "ana duchy 2; ana on c4=ship; ana store ship; ana dice 66", "ana place ship b3", "ana 5.6 +13" },
  { "5.6/three-hexes", "ana on a2=castle a3=castle; ana store castle; ana dice 66", "ana place castle b3", "ana 5.6 +16" },
  { "5.6/four-hexes", "ana duchy 3; ana on a1=cow2 a2=pig2 a3=sheep2; ana store chicken2; ana dice 33",
    "ana place chicken2 a4", "ana 5.6 +20; ana 5.5 +2" },
  { "5.6/five-hexes", "ana on e4=bank e5=market f4=church f5=warehouse; ana store boarding-house; ana dice 33",
    "ana place boarding-house g4", "ana 5.6 +25" },
  { "5.6/six-hexes", "ana duchy 6; ana on a4=ship b4=ship c4=ship d5=ship e5=ship; ana store ship; ana dice 66",
    "ana place ship f5", "ana 5.6 +31" },
  { "5.6/seven-hexes",
    "ana duchy 7; ana on c3=bank c4=market d3=church d4=warehouse d5=carpenter e3=boarding-house; "
    "ana store watchtower; ana dice 33",
    "ana place watchtower e4", "ana 5.6 +38" },
  { "5.6/eight-hexes",
    "ana duchy 10; ana on a2=town-hall b3=bank c4=market d1=church d2=warehouse d3=carpenter d4=boarding-house; "
    "ana store watchtower; ana dice 55",
    "ana place watchtower d5", "ana 5.6 +46" },
  { "5.6/not-before-the-last-hex", "ana on e4=bank e5=market f4=church; ana store boarding-house; ana dice 66",
    "ana place boarding-house f5", "ana 5.6 +0" },
  /* and by phase */
  { "5.6/phase-b", "phase B; ana store watchtower; ana dice 33", "ana place watchtower c3", "ana 5.6 +9" },
  { "5.6/phase-c", "phase C; ana store watchtower; ana dice 33", "ana place watchtower c3", "ana 5.6 +7" },
  { "5.6/phase-d", "phase D; ana store watchtower; ana dice 33", "ana place watchtower c3", "ana 5.6 +5" },
  { "5.6/phase-e", "phase E; ana store watchtower; ana dice 33", "ana place watchtower c3", "ana 5.6 +3" },
  { "5.6/region-by-the-town-hall", "ana store town-hall bank; ana on c4=k1; ana dice 33",
    "ana place town-hall e4; ana place bank c3", "ana 5.6 +11" },

  /* 5.7 */
  { "5.7/first-of-two-players", MINES, "ana place mine g1", "ana 5.7 +5; ana large mine" },
  { "5.7/first-of-three-players", "players 3; " MINES, "ana place mine g1", "ana 5.7 +6; ana large mine" },
  { "5.7/first-of-four-players", "players 4; " MINES, "ana place mine g1", "ana 5.7 +7; ana large mine" },
  { "5.7/second-of-two-players", "ben large mine; " MINES, "ana place mine g1", "ana 5.7 +2; ana small mine" },
  { "5.7/second-of-three-players", "players 3; ben large mine; " MINES, "ana place mine g1", "ana 5.7 +3; ana small mine" },
  { "5.7/second-of-four-players", "players 4; ben large mine; " MINES, "ana place mine g1", "ana 5.7 +4; ana small mine" },
  { "5.7/third-has-nothing", "players 3; ben large mine; cleo small mine; " MINES, "ana place mine g1",
    "ana 5.7 +0; ana large -; ana small -" },
  { "5.7/colours-by-themselves", "ben large ship; " MINES, "ana place mine g1", "ana 5.7 +5" },
  { "5.7/all-regions-of-the-colour", "ana duchy 3; ana on f3=mine; ana store mine; ana dice 55", "ana place mine f4",
    "ana 5.6 +13; ana 5.7 +0" },
  { "5.7/with-the-first-castle", "ana on a2=castle a3=castle; ana store castle; ana dice 66", "ana place castle b3",
    "ana 5.7 +5; ana large castle" },

  /* 6.1 */
  { "6.1/two-players", "ana dice 44; ana goods red*3", "ana sell red", "ana 6.1 +6; ana silver 2; ana sold red*3" },
  { "6.1/three-players", "players 3; ana dice 44; ana goods red*3", "ana sell red", "ana 6.1 +9; ana silver 2" },
  { "6.1/four-players", "players 4; ana dice 44; ana goods red*3", "ana sell red", "ana 6.1 +12; ana silver 2" },
  { "6.1/one-coin-in-all", "ana dice 44; ana goods red*7; ana silver 0", "ana sell red", "ana silver 1; ana 6.1 +14" },
  { "6.1/sold-goods-add-up", "ana dice 44; ana goods red*3; ana sold red*2 pink", "ana sell red", "ana sold pink red*5" },

  /* 7.1 */
  { "7.1/points-count-at-once", "ana score 98; ana dice 44; ana goods red*3", "ana sell red", "ana score 104" },

  /* 8.1 */
  { "8.1/a-coin-for-each-mine", "round 5; turn ben; ana on e3=mine f2=mine; ben on e3=mine", "ben end",
    "ana silver 3; ben silver 2; event 8.1" },
  { "8.1/not-for-stored-mines", "round 5; turn ben; ana store mine", "ben end", "ana silver 1" },
  { "8.1/not-in-the-middle-of-a-phase", "round 4; turn ben; ana on e3=mine", "ben end", "ana silver 1" },
  { "8.1/before-the-final-scoring", LAST_TURN "ana on e3=mine", "ben end", "ana silver 1; ana 9.1 +1" },

  /* 9.1 */
  { "9.1/goods-silver-and-workers", LAST_TURN "ana silver 3; ana workers 5; ana goods red*2 pink", "ben end",
    "ana 9.1 +8; ana total +8; ben total +0" },
  { "9.1/half-a-worker-is-nothing", LAST_TURN "ana workers 1", "ben end", "ana 9.1 +0" },
  { "9.1/sold-goods-score-no-more", LAST_TURN "ana sold red*5", "ben end", "ana total +0" },
  { "9.1/stored-tiles-score-nothing", LAST_TURN "ana store k25 cow4 mine; ana sold red*5", "ben end", "ana total +0" },
  { "9.1/not-after-phase-d", "phase D; round 5; turn ben; ana silver 3", "ben end", "ana total +0; phase E" },

  /* 9.2 */
  { "9.2/most-points", LAST_TURN "ana score 10; ben score 9", "ben end", "ana place 1; ben place 2; ana tie -" },
  { "9.2/final-points-count", LAST_TURN "ana score 10; ben score 9; ben silver 2", "ben end", "ana place 2; ben place 1" },
  { "9.2/tie-more-empty-hexes", LAST_TURN "ana score 10; ben score 10; ben on c4=k1", "ben end",
    "ana place 1; ben place 2" },
  { "9.2/tie-fewest-empty-hexes", LAST_TURN "tie-break fewest-empty; ana score 10; ben score 10; ben on c4=k1",
    "ben end", "ana place 2; ben place 1" },
  { "9.2/tie-further-back-on-the-bridge",
    "phase E; round 5; ana bridge 2; turn ben; ana silver 0; ana workers 0; ben silver 0; ben workers 0",
    "ben end", "ana place 2; ben place 1" },
  { "9.2/tie-lower-in-the-stack", LAST_TURN, "ben end",
    "ana place 2; ben place 1; ben tie won; ana tie -" },
  { "9.2/bridge-only-after-the-hexes",
    "phase E; round 5; ana bridge 2; turn ben; ana silver 0; ana workers 0; ben silver 0; ben workers 0; ben on c4=k1",
    "ben end", "ana place 1; ben place 2" },

  /* 10.1 */
  { "10.1/not-a-sixth-bank", "seen bank*5; ana dice 11", "ana take 1 bank", "refused 10.1" },
  { "10.1/a-fifth-bank", "seen bank*4; ana dice 11", "ana take 1 bank", "ana store bank" },
  { "10.1/black-ones-are-counted-apart", "seen bank*5; ana silver 2", "ana buy bank", "ana store bank" },
  { "10.1/not-a-third-black-bank", "stage roll", "depot 0 bank bank bank", "refused 10.1" },
  { "10.1/a-monastery-once", "ana on c4=k7; ana dice 22", "ana take 2 k7", "refused 10.1" },
  { "10.1/not-by-its-black-back-either", "ana on c4=k7; ana silver 2", "ana buy k7", "refused 10.1" },
  { "10.1/any-monastery-may-be-black", "ana silver 2", "ana buy k1", "ana store k1" },
  { "10.1/but-six-of-them", "black k1 k2 k3 k4; black - k5 k6 ship ?; ana silver 2", "ana buy k7", "refused 10.1" },
  { "10.1/a-tile-is-named-when-bought", "ana silver 2", "ana buy ?", "refused 10.1" },
  { "10.1/a-named-tile-keeps-its-name", "stage roll; depot 1 bank", "depot 1 church", "refused 10.1" },
  { "10.1/a-depot-in-which-nothing-is-named", "stage roll; depot 1 bank", "depot 1 bank", "refused 10.1" },
  { "10.1/tiles-named-one-by-one", "stage roll; depot 1 bank", "depot 1 bank ship", "depot 1 ship bank" },
  { "10.1/not-an-eighth-goods-tile", "stage roll; ana goods red*3; ben sold red*4", "roll 1 ana=12 ben=12; goods red",
    "refused 10.1" },
  { "10.1/nor-in-the-goods-of-a-phase", "stage roll; ana goods red*4", "phase-goods red red red red pink", "refused 10.1" },
  { "10.1/a-seventh-goods-tile", "stage roll; ana goods red*3; ben sold red*3", "roll 1 ana=12 ben=12; goods red",
    "pot 1 red" },

  /* 10.2 */
  { "10.2/what-lies-there-is-not-judged", "ana dice 11", "ana take 1 church", "ana store church; depot 1 s?" },
  { "10.2/what-lies-in-the-black-depot-is-not-judged", "ana silver 2", "ana buy pig3", "ana store pig3; black ?*3" },
  { NULL, NULL, NULL, NULL },
};
