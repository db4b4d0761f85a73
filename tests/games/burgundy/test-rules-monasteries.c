/* test-rules-monasteries.c: the monasteries 1 to 26 (11)
 *
 * On duchy 1 the monasteries of these cases lie on c4, next to the first castle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "test-rules.h"

#define LAST_TURN "phase E; round 5; turn ben; ana silver 0; ana workers 0; "
#define SHIP "ana on c4=k5; ana store ship; ana dice 22; "
#define NO_WORKERS "ana workers 0; "
#define TWO_OF_EACH \
  "ana on c3=warehouse e4=warehouse e5=watchtower c5=watchtower f4=church c6=church f5=carpenter b5=carpenter "

const RuleCase cases_monasteries[] = {
  { "11/not-from-a-key-space", "ana store k3; ana goods red; ana dice 44; ana silver 0", "ana sell red", "ana silver 1" },
  { "11/from-the-moment-it-lies", "ana store k9 bank; ana dice 12; " NO_WORKERS,
    "ana place k9 c4; ana place bank c3", "ana at c3 bank; paid 0" },
  { "11/not-for-the-opponent", "ben on c4=k3; ana goods red; ana dice 44; ana silver 0", "ana sell red", "ana silver 1" },

  /* 1 */
  { "11.1/second-watchtower-in-a-city", "ana on c4=k1 e4=watchtower; ana store watchtower; ana dice 11",
    "ana place watchtower e5", "ana at e5 watchtower; ana 5.5 +4" },
  { "11.1/not-from-a-key-space", "ana on e4=watchtower; ana store watchtower k1; ana dice 11",
    "ana place watchtower e5", "refused 5.2" },

  /* 2 */
  { "11.2/a-worker-for-each-mine", "round 5; turn ben; ana on c4=k2 e3=mine f2=mine", "ben end",
    "ana workers 3; ana silver 3; event 11.2" },
  { "11.2/without-mines", "round 5; turn ben; ana on c4=k2", "ben end", "ana workers 1" },
  { "11.2/not-from-a-key-space", "round 5; turn ben; ana store k2; ana on e3=mine", "ben end", "ana workers 1; ana silver 2" },
  { "11.2/workers-count-at-the-end", LAST_TURN "ana on c4=k2 e3=mine f2=mine", "ben end", "ana 9.1 +3" },

  /* 3, 4 */
  { "11.3/two-coins-for-a-sale", "ana on c4=k3; ana goods red*2; ana dice 44; ana silver 0", "ana sell red",
    "ana silver 2; ana 6.1 +4; event 11.3" },
  { "11.3/with-a-warehouse", "ana on c4=k3; ana store warehouse; ana goods red; ana dice 33; ana silver 0",
    "ana place warehouse e4; ana sell red", "ana silver 2" },
  { "11.4/a-worker-for-a-sale", "ana on c4=k4; ana goods red*2; ana dice 44; ana silver 0", "ana sell red",
    "ana silver 1; ana workers 2; event 11.4" },
  { "11.4/with-a-warehouse", "ana on c4=k4; ana store warehouse; ana goods red; ana dice 33",
    "ana place warehouse e4; ana sell red", "ana workers 2" },
  { "11.4/with-monastery-3", "ana on c4=k4 b4=k3; ana goods red; ana dice 44; ana silver 0", "ana sell red",
    "ana silver 2; ana workers 2" },

  /* 5 */
  { "11.5/a-depot-beside-the-chosen-one", SHIP "pot 3 red; pot 4 pink; pot 5 orange",
    "ana place ship d3; ana ship 3; ana ship 4", "ana goods pink red; pot 5 orange; ana bridge 2; asks nothing" },
  { "11.5/on-the-other-side", SHIP "pot 3 red; pot 2 pink", "ana place ship d3; ana ship 3; ana ship 2",
    "ana goods pink red" },
  { "11.5/depots-6-and-1-are-neighbours", SHIP "pot 6 red; pot 1 pink", "ana place ship d3; ana ship 6; ana ship 1",
    "ana goods pink red" },
  { "11.5/not-any-other-depot", SHIP "pot 3 red; pot 4 pink; pot 5 orange", "ana place ship d3; ana ship 3; ana ship 5",
    "refused 11.5" },
  { "11.5/not-the-same-depot", SHIP "pot 3 red; pot 4 pink", "ana place ship d3; ana ship 3; ana ship 3", "refused 11.5" },
  { "11.5/may-be-declined", SHIP "pot 3 red; pot 4 pink", "ana place ship d3; ana ship 3; ana skip",
    "ana goods red; pot 4 pink; ana bridge 2" },
  { "11.5/the-bridge-comes-after-both", SHIP "pot 3 red; pot 4 pink", "ana place ship d3; ana ship 3",
    "asks ship-next; ana bridge 1" },
  { "11.5/three-colours-for-both", SHIP "ana goods brown orange; pot 3 red; pot 4 pink",
    "ana place ship d3; ana ship 3; ana ship 4", "ana goods red brown orange; pot 4 pink" },
  { "11.5/a-choice-in-the-second-depot", SHIP "ana goods brown; pot 3 red; pot 4 turquoise pink",
    "ana place ship d3; ana ship 3; ana ship 4 pink", "ana goods pink red brown; pot 4 turquoise" },
  { "11.5/the-chosen-depot-may-be-empty", SHIP "pot 3 red", "ana place ship d3; ana ship 4; ana ship 3",
    "ana goods red; ana bridge 2" },
  { "11.5/with-empty-depots-beside-it", SHIP "pot 3 red; pot 6 pink", "ana place ship d3; ana ship 3",
    "asks nothing; ana bridge 2" },
  { "11.5/not-for-ships-placed-before", "ana on d3=ship; ana store k5; ana dice 11; pot 3 red", "ana place k5 c4",
    "asks nothing; ana goods -" },
  { "11.5/not-from-a-key-space", "ana store ship k5; ana dice 22; pot 3 red; pot 4 pink", "ana place ship d3; ana ship 3",
    "asks nothing; ana bridge 2" },

  /* 6 */
  { "11.6/from-any-depot", "ana on c4=k6; ana silver 2; depot 3 cow2", "ana buy cow2 depot=3",
    "ana store cow2; ana silver 0; depot 3 b?" },
  { "11.6/paid-with-workers", "ana on c4=k6; ana silver 0; ana workers 2; depot 3 cow2", "ana buy cow2 depot=3",
    "ana store cow2; ana workers 0; paid 2; event 11.6" },
  { "11.6/paid-with-both", "ana on c4=k6; ana silver 1; ana workers 1; depot 3 cow2", "ana buy cow2 depot=3",
    "ana workers 0; ana silver 0; paid 1" },
  { "11.6/workers-though-there-is-silver", "ana on c4=k6; ana silver 2; ana workers 2; depot 3 cow2",
    "ana buy cow2 depot=3 workers=2", "ana workers 0; ana silver 2" },
  { "11.6/from-the-black-depot-with-workers", "ana on c4=k6; ana silver 0; ana workers 2; black castle",
    "ana buy castle", "ana store castle; ana workers 0" },
  { "11.6/two-in-all", "ana on c4=k6; ana silver 0; ana workers 1; depot 3 cow2", "ana buy cow2 depot=3 workers=1",
    "refused 4.5" },
  { "11.6/not-three-workers", "ana on c4=k6; ana silver 0; ana workers 3; depot 3 cow2",
    "ana buy cow2 depot=3 workers=3", "refused 4.5" },
  { "11.6/still-once-in-a-turn", "ana on c4=k6; ana silver 4; depot 3 cow2 bank", "ana buy cow2 depot=3; ana buy bank depot=3",
    "refused 4.5" },
  { "11.6/silver-only-in-2011", "edition 2011; ana on c4=k6; ana silver 0; ana workers 2; depot 3 cow2",
    "ana buy cow2 depot=3 workers=2", "refused 4.5" },
  { "11.6/from-any-depot-in-2011", "edition 2011; ana on c4=k6; ana silver 2; depot 3 cow2", "ana buy cow2 depot=3",
    "ana store cow2; ana silver 0" },
  { "11.6/not-from-a-key-space", "ana store k6; ana silver 2; depot 3 cow2", "ana buy cow2 depot=3", "refused 4.5" },

  /* 7 */
  { "11.7/three-sheep-to-four", "ana on c4=k7 c2=sheep4; ana store sheep3; ana dice 11", "ana place sheep3 b2",
    "ana total +9; ana 5.5 +7; ana 11.7 +2" },
  { "11.7/two-pigs", "ana on c4=k7 c2=sheep4; ana store pig2; ana dice 11", "ana place pig2 b2",
    "ana total +3; ana 11.7 +1" },
  { "11.7/not-for-livestock-placed-before", "ana on c2=sheep4; ana store k7; ana dice 11", "ana place k7 c4", "ana total +0" },

  /* 8 */
  { "11.8/two-workers-from-3-to-6", "ana on c4=k8; ana dice 33; ana workers 2; depot 6 bank", "ana take 6 bank",
    "paid 2; ana workers 0; ana store bank" },
  { "11.8/by-two", "ana on c4=k8; ana dice 33; depot 5 mine", "ana take 5 mine", "paid 1; ana store mine" },
  { "11.8/by-one-too", "ana on c4=k8; ana dice 33; depot 4 ship", "ana take 4 ship", "paid 1; ana store ship" },
  { "11.8/across-6-and-1", "ana on c4=k8; ana dice 66; depot 2 castle", "ana take 2 castle", "paid 1; ana store castle" },
  { "11.8/not-by-none", "ana on c4=k8; ana dice 33; depot 3 bank", "ana take 3 bank workers=1", "refused 4.2" },
  { "11.8/not-by-three", "ana on c4=k8; ana dice 33; depot 6 bank", "ana take 6 bank workers=1", "refused 4.2" },
  { "11.8/not-from-a-key-space", "ana store k8; ana dice 33; ana workers 2; depot 6 bank", "ana take 6 bank workers=2",
    "refused 4.2" },

  /* 9 */
  { "11.9/a-building-one-off", "ana on c4=k9; ana store bank; ana dice 22; " NO_WORKERS, "ana place bank c3",
    "ana at c3 bank; paid 0" },
  { "11.9/either-way", "ana on c4=k9; ana store bank; ana dice 44; " NO_WORKERS, "ana place bank c3", "ana at c3 bank" },
  { "11.9/on-top-of-a-worker", "ana on c4=k9; ana store bank; ana dice 11; ana workers 1", "ana place bank c3",
    "ana at c3 bank; paid 1" },
  { "11.9/one-step-even-with-8", "ana on c4=k9 b4=k8; ana store bank; ana dice 55; ana workers 1", "ana place bank c3",
    "ana at c3 bank; paid 1" },
  { "11.9/one-step-and-a-double-one-with-8", "ana on c4=k9 b4=k8; ana store bank; ana dice 66; ana workers 1",
    "ana place bank c3", "ana at c3 bank; paid 1" },
  { "11.9/not-for-a-ship", "ana on c4=k9; ana store ship; ana dice 11; " NO_WORKERS, "ana place ship d3", "refused 5.1" },
  { "11.9/not-for-taking-a-building", "ana on c4=k9; ana dice 22; depot 3 bank; " NO_WORKERS, "ana take 3 bank",
    "refused 4.3a" },
  { "11.9/not-from-a-key-space", "ana store bank k9; ana dice 22; " NO_WORKERS, "ana place bank c3", "refused 5.1" },

  /* 10 */
  { "11.10/a-ship-one-off", "ana on c4=k10; ana store ship; ana dice 11; " NO_WORKERS, "ana place ship d3",
    "ana at d3 ship; paid 0" },
  { "11.10/livestock-one-off", "ana on c4=k10 c2=cow2; ana store pig2; ana dice 66; " NO_WORKERS, "ana place pig2 b2",
    "ana at b2 pig2; paid 0" },
  { "11.10/not-for-a-building", "ana on c4=k10; ana store bank; ana dice 22; " NO_WORKERS, "ana place bank c3",
    "refused 5.1" },
  { "11.10/not-from-a-key-space", "ana store ship k10; ana dice 11; " NO_WORKERS, "ana place ship d3", "refused 5.1" },

  /* 11 */
  { "11.11/a-mine-one-off", "ana on c4=k11; ana store mine; ana dice 55; " NO_WORKERS, "ana place mine e3",
    "ana at e3 mine; paid 0" },
  { "11.11/a-castle-one-off", "ana on c4=k11 a2=castle; ana store castle; ana dice 33; " NO_WORKERS, "ana place castle a3",
    "ana at a3 castle; paid 0" },
  { "11.11/a-monastery-one-off", "ana on c4=k11; ana store k1; ana dice 44; " NO_WORKERS, "ana place k1 b4",
    "ana at b4 k1; paid 0" },
  { "11.11/not-for-a-ship", "ana on c4=k11; ana store ship; ana dice 11; " NO_WORKERS, "ana place ship d3", "refused 5.1" },
  { "11.11/not-for-itself", "ana store k11; ana dice 22; " NO_WORKERS, "ana place k11 c4", "refused 5.1" },

  /* 12 */
  { "11.12/taking-one-off", "ana on c4=k12; ana dice 22; depot 3 bank; " NO_WORKERS, "ana take 3 bank",
    "ana store bank; paid 0" },
  { "11.12/across-6-and-1", "ana on c4=k12; ana dice 66; depot 1 bank; " NO_WORKERS, "ana take 1 bank", "ana store bank" },
  { "11.12/not-two-off", "ana on c4=k12; ana dice 11; depot 3 bank; " NO_WORKERS, "ana take 3 bank", "refused 4.3a" },
  { "11.12/not-for-placing", "ana on c4=k12; ana store bank; ana dice 22; " NO_WORKERS, "ana place bank c3", "refused 5.1" },
  { "11.12/not-for-selling", "ana on c4=k12; ana goods red; ana dice 33; " NO_WORKERS, "ana sell red", "refused 4.3c" },
  { "11.12/not-from-a-key-space", "ana store k12; ana dice 22; depot 3 bank; " NO_WORKERS, "ana take 3 bank",
    "refused 4.3a" },

  /* 13, 14 */
  { "11.13/a-coin-for-taking-workers", "ana on c4=k13", "ana workers die=1", "ana workers 3; ana silver 2; event 11.13" },
  { "11.13/with-a-castle", "ana on c4=k13 a2=castle; ana store castle; ana dice 44", "ana place castle a3; ana workers",
    "ana workers 3; ana silver 2" },
  { "11.13/not-with-a-boarding-house", "ana on c4=k13; ana store boarding-house; ana dice 33",
    "ana place boarding-house e4", "ana workers 5; ana silver 1" },
  { "11.13/not-from-a-key-space", "ana store k13", "ana workers die=1", "ana workers 3; ana silver 1" },
  { "11.14/four-workers", "ana on c4=k14", "ana workers die=1", "ana workers 5; ana silver 1; event 11.14" },
  { "11.14/with-a-castle", "ana on c4=k14 a2=castle; ana store castle; ana dice 44", "ana place castle a3; ana workers",
    "ana workers 5" },
  { "11.14/not-with-a-boarding-house", "ana on c4=k14; ana store boarding-house; ana dice 33",
    "ana place boarding-house e4", "ana workers 5" },
  { "11.14/with-monastery-13", "ana on c4=k14 b4=k13", "ana workers die=1", "ana workers 5; ana silver 2" },
  { "11.14/not-from-a-key-space", "ana store k14", "ana workers die=1", "ana workers 3" },

  /* 15 */
  { "11.15/two-points-for-each-colour-sold", LAST_TURN "ana on c4=k15; ana sold red*4 purple*3 pink*3 orange", "ben end",
    "ana 11.15 +8; ana total +8" },
  { "11.15/three-in-2011", "edition 2011; " LAST_TURN "ana on c4=k15; ana sold red*4 purple*3 pink*3 orange", "ben end",
    "ana 11.15 +12" },
  { "11.15/not-for-goods-in-storage", LAST_TURN "ana on c4=k15; ana goods red*4; ana sold pink", "ben end", "ana 11.15 +2" },
  { "11.15/not-from-a-key-space", LAST_TURN "ana store k15; ana sold red*4", "ben end", "ana 11.15 +0" },
  { "11.15/not-before-the-end", "phase D; round 5; turn ben; ana on c4=k15; ana sold red", "ben end", "ana total +0" },

  /* 16 to 23 */
  { "11.16/warehouses", LAST_TURN TWO_OF_EACH "a4=k16", "ben end", "ana 11.16 +8; ana total +8" },
  { "11.17/watchtowers", LAST_TURN TWO_OF_EACH "a4=k17", "ben end", "ana 11.17 +8; ana total +8" },
  { "11.18/carpenters-workshops", LAST_TURN TWO_OF_EACH "a4=k18", "ben end", "ana 11.18 +8; ana total +8" },
  { "11.19/churches", LAST_TURN TWO_OF_EACH "a4=k19", "ben end", "ana 11.19 +8; ana total +8" },
  { "11.20/markets", LAST_TURN "ana on a4=k20 c3=market e4=market e5=bank", "ben end", "ana 11.20 +8; ana total +8" },
  { "11.21/boarding-houses", LAST_TURN "ana on a4=k21 c3=boarding-house e4=boarding-house e5=bank", "ben end",
    "ana 11.21 +8; ana total +8" },
  { "11.22/banks", LAST_TURN "ana on a4=k22 c3=bank e4=bank e5=market", "ben end", "ana 11.22 +8; ana total +8" },
  { "11.22/four-banks-and-two-watchtowers",
    LAST_TURN "ana on c4=k17 b4=k22 c3=bank b5=bank e1=bank e4=bank e5=watchtower c5=watchtower", "ben end",
    "ana 11.17 +8; ana 11.22 +16; ana total +24" },
  { "11.23/town-halls", LAST_TURN "ana on a4=k23 c3=town-hall e4=town-hall e5=bank", "ben end",
    "ana 11.23 +8; ana total +8" },
  { "11.16/none", LAST_TURN "ana on a4=k16 c3=market", "ben end", "ana total +0" },
  { "11.16/not-for-stored-buildings", LAST_TURN "ana on a4=k16; ana store warehouse", "ben end", "ana total +0" },
  { "11.16/not-from-a-key-space", LAST_TURN "ana on c3=warehouse; ana store k16", "ben end", "ana total +0" },
  { "11.17/not-from-a-key-space", LAST_TURN "ana on c3=watchtower; ana store k17", "ben end", "ana total +0" },
  { "11.18/not-from-a-key-space", LAST_TURN "ana on c3=carpenter; ana store k18", "ben end", "ana total +0" },
  { "11.19/not-from-a-key-space", LAST_TURN "ana on c3=church; ana store k19", "ben end", "ana total +0" },
  { "11.20/not-from-a-key-space", LAST_TURN "ana on c3=market; ana store k20", "ben end", "ana total +0" },
  { "11.21/not-from-a-key-space", LAST_TURN "ana on c3=boarding-house; ana store k21", "ben end", "ana total +0" },
  { "11.22/not-from-a-key-space", LAST_TURN "ana on c3=bank; ana store k22", "ben end", "ana total +0" },
  { "11.23/not-from-a-key-space", LAST_TURN "ana on c3=town-hall; ana store k23", "ben end", "ana total +0" },

  /* 24 to 26 */
  { "11.24/three-species", LAST_TURN "ana on c4=k24 c2=sheep3 b2=cow2 b1=pig2", "ben end", "ana 11.24 +12" },
  { "11.24/a-species-once", LAST_TURN "ana on c4=k24 c2=sheep3 b2=sheep2 e6=sheep4", "ben end", "ana 11.24 +4" },
  { "11.24/not-from-a-key-space", LAST_TURN "ana on c2=sheep3; ana store k24", "ben end", "ana 11.24 +0" },
  { "11.25/each-goods-tile-sold", LAST_TURN "ana on c4=k25; ana sold red*4 purple*3 pink*3 orange; ana goods brown",
    "ben end", "ana 11.25 +11; ana total +12" },
  { "11.25/not-from-a-key-space", LAST_TURN "ana store k25; ana sold red*4", "ben end", "ana 11.25 +0" },
  { "11.26/three-for-each-bonus-tile", LAST_TURN "ana on c4=k26; ana large ship; ana small mine; ben large mine",
    "ben end", "ana 11.26 +6" },
  { "11.26/two-in-2011", "edition 2011; " LAST_TURN "ana on c4=k26; ana large ship; ana small mine; ben large mine",
    "ben end", "ana 11.26 +4" },
  { "11.26/not-from-a-key-space", LAST_TURN "ana store k26; ana large ship", "ben end", "ana 11.26 +0" },
  { NULL, NULL, NULL, NULL },
};
