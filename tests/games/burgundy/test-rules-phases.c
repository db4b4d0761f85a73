/* test-rules-phases.c: set-up, phases and rounds (2, 3)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "test-rules.h"

const RuleCase cases_phases[] = {
  /* 2.1 */
  { "2.1/two-spaces-for-two-players", "stage roll", "depot 1 bank ship k7", "refused 2.1" },
  { "2.1/four-spaces-for-four-players", "players 4; stage roll", "depot 1 bank ship k7 cow3", "depot 1 ship bank cow3 k7" },
  { "2.1/a-space-that-no-depot-has", "stage roll", "depot 1 space8=bank", "refused 2.1" },
  { "2.1/tile-of-another-colour", "stage roll", "depot 1 castle", "refused 2.1" },
  { "2.1/mine-in-depot-6-for-three-players-in-phase-b", "players 3; phase B; stage roll", "depot 6 bank cow2 mine",
    "depot 6 mine bank cow2" },
  { "2.1/no-castle-in-depot-6-for-three-players-in-phase-d", "players 3; phase D; stage roll",
    "depot 6 bank cow2 castle", "refused 2.1" },
  { "2.1/castle-in-depot-6-for-three-players-in-phase-c", "players 3; phase C; stage roll", "depot 6 bank cow2 castle",
    "depot 6 castle bank cow2" },
  { "2.1/castle-in-depot-6-for-four-players-in-phase-b", "players 4; phase B; stage roll",
    "depot 6 bank cow2 castle ship", "depot 6 castle ship bank cow2" },
  { "2.1/four-black-spaces-for-two-players", "stage roll", "depot 0 castle mine ship bank market", "refused 2.1" },
  { "2.1/six-black-spaces-for-three-players", "players 3; stage roll", "depot 0 castle mine ship bank market k1",
    "black castle mine ship market bank k1" },
  { "2.1/no-seventh-black-space-for-three-players", "players 3; stage roll",
    "depot 0 castle mine ship bank market k1 k2", "refused 2.1" },
  { "2.1/any-colour-in-the-black-depot", "players 4; stage roll", "depot 0 castle castle cow3 cow4 ship k1 k2 bank",
    "black castle*2 ship bank cow3 cow4 k1 k2" },

  /* 2.2 */
  { "2.2/three-goods-stacked-by-colour", "stage start", "ana start d4 red pink red", "ana goods pink red*2; event 2.2" },
  { "2.2/goods-cannot-exceed-the-tiles-there-are", "players 3; stage start",
    "ana start d4 red red red; ben start d4 red red red; cleo start d4 red red pink", "refused 10.1" },

  /* 2.3 */
  { "2.3/centre-on-duchy-1", "stage start", "ana start d4 red pink red", "ana at d4 castle; next ben" },
  { "2.3/not-another-castle-hex-on-duchy-1", "stage start", "ana start a2 red pink red", "refused 2.3" },
  { "2.3/not-another-castle-hex-on-duchy-2", "ana duchy 2; stage start", "ana start a4 red pink red", "refused 2.3" },
  { "2.3/any-castle-hex-on-duchy-3", "ana duchy 3; stage start", "ana start f5 red pink red", "ana at f5 castle" },
  { "2.3/only-a-castle-hex", "ana duchy 3; stage start", "ana start a1 red pink red", "refused 2.3" },
  { "2.3/the-first-castle-scores-nothing", "ana duchy 3; stage start", "ana start b3 red pink red",
    "ana total +0; asks nothing; ana silver 1; ana workers 1" },
  { "2.3/workers-by-turn-order", "players 4; stage start",
    "ana start d4 red pink red; ben start d4 red pink orange; cleo start d4 red pink orange; "
    "dan start d4 brown brown brown",
    "ana workers 1; ben workers 2; cleo workers 3; dan workers 4; ana silver 1; dan silver 1; stage roll" },
  { "2.3/nothing-before-the-castles-lie", "stage start", "ana workers die=1", "refused 2.3" },
  { "2.3/castles-in-turn-order", "stage start", "ben start d4 red pink red", "refused 2.3" },
  { "2.3/only-once", "", "ana start d4 red pink red", "refused 2.3" },

  /* 2.4, 2.5 */
  { "2.4/first-player-on-top-of-the-stack", "players 3; stage start",
    "ana start d4 red pink red; ben start d4 red pink orange; cleo start d4 pink brown brown",
    "order ana ben cleo; ana bridge 1; cleo bridge 1" },
  { "2.5/each-player-another-duchy", "ana duchy 7; ben duchy 9; stage start",
    "ana start g3 red pink red; ben start d6 red pink orange", "ana at g3 castle; ben at d6 castle; stage roll" },

  /* 3.1 */
  { "3.1/depots-are-filled-again-and-goods-stay", "round 5; turn ben; depot 1 bank; depot 4 -; black - bank; pot 1 red",
    "ben end", "phase B; round 1; depot 1 s? b?; depot 4 s? b?; black ?*4; pot 1 red; event 3.1" },
  { "3.1/goods-of-the-phase-are-on-the-table", "stage roll",
    "phase-goods red red pink pink orange; phase-goods pink red pink pink orange", "refused 3.1" },
  { "3.1/goods-of-the-phase-may-be-named-at-its-start", "stage roll", "phase-goods red red pink pink orange",
    "stage roll" },
  { "3.1/each-phase-has-its-own-goods", "stage roll; round 5",
    "phase-goods red red pink pink orange; roll 1 ana=12 ben=12; ana end; ben end; roll 1 ana=12 ben=12",
    "stage goods; phase B" },
  { "3.1/goods-of-the-phase-are-named-once", "stage roll",
    "phase-goods red red pink pink orange; phase-goods red red pink pink orange", "refused 3.1" },
  { "3.1/the-rest-of-the-goods-later", "stage roll; round 2", "phase-goods red red pink pink orange", "stage roll" },

  /* 3.2 */
  { "3.2/dice-first", "stage roll", "ana workers die=1", "refused 3.2" },
  { "3.2/dice-once", "", "roll 4 ana=36 ben=22", "refused 3.2" },
  { "3.2/then-the-goods-tile", "stage roll", "roll 4 ana=36 ben=22; ana workers die=3", "refused 3.2" },
  { "3.2/goods-tile-to-the-depot-of-the-white-die", "stage roll", "roll 4 ana=36 ben=22; goods red",
    "pot 4 red; next ana; event 3.2" },
  { "3.2/goods-tile-known-before-the-roll", "stage roll",
    "phase-goods pink red red red red; roll 2 ana=36 ben=22", "pot 2 pink; stage turn" },
  { "3.2/goods-pile-up", "stage roll; pot 4 red pink", "roll 4 ana=36 ben=22; goods red", "pot 4 pink red*2" },

  /* 3.3 */
  { "3.3/not-before-ones-turn", "", "ben workers die=1", "refused 3.3" },
  { "3.3/next-in-the-stack", "players 3", "ana end", "next ben" },
  { "3.3/furthest-forward-first", "players 3; cleo bridge 3; turn ben", "ben end", "order cleo ana ben; round 2" },
  { "3.3/in-a-stack-the-top-first", "players 3; ana bridge 3; cleo bridge 3; turn ben", "ben end",
    "order cleo ana ben; round 2" },
  { "3.3/a-ship-does-not-change-the-round-under-way",
    "players 3; turn ben; ben store ship; ben dice 22; ben silver 0", "ben place ship d3; ben end",
    "order ana ben cleo; next cleo; ben bridge 2" },
  { "3.3/a-ship-changes-the-next-round",
    "players 3; turn cleo; cleo store ship; cleo dice 22", "cleo place ship d3; cleo end",
    "order cleo ana ben; round 2" },

  /* 3.4 */
  { "3.4/five-rounds", "round 4; turn ben", "ben end", "phase A; round 5" },
  { "3.4/then-the-next-phase", "round 5; turn ben", "ben end", "phase B; round 1" },
  { "3.4/the-game-ends-after-phase-e", "phase E; round 5; turn ben", "ben end", "stage over; next nobody" },
  { "3.4/nothing-after-the-end", "phase E; round 5; turn ben", "ben end; ana workers die=1", "refused 3.4" },
  { NULL, NULL, NULL, NULL },
};
