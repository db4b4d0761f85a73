/* test-rules-levels.c: one player's board only, and going over from one level to another (10.2)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "test-rules.h"

/* Ana is first in the order of the round, Ben second: his own dice let her turn go by. */
#define ANA "level board player=ana; "
#define BEN "level board player=ben; own "

const RuleCase cases_levels[] = {
  /* Down: what is known stays known. */
  { "10.2/down-in-ones-own-turn", "ana dice 12; depot 1 church", ANA "ana take 1 church", "ana store church; next ana" },
  { "10.2/known-depots-are-still-judged", "ana dice 12; depot 1 -", ANA "ana take 1 church", "refused 4.3a" },
  { "10.2/down-in-the-turn-of-another", "ben dice 44", ANA "ana end; own 35; level board player=ben", "next ben" },
  { "10.2/the-next-round-after-ones-turn", "", ANA "ana end", "stage roll; round 2; next table" },
  { "10.2/an-effect-of-another-is-dropped", "ana dice 44; ana on a2=castle; ana store castle; ben dice 12",
    "ana place castle a3; level board player=ben", "asks nothing; next ben" },
  { "10.2/the-same-level", "", "level referee", "refused 10.2" },
  { "10.2/whose-board", "", "level board", "refused 10.2" },
  { "10.2/a-level-of-nobody", "", "level final player=ana", "refused 10.2" },
  { "10.2/no-level-after-the-end", "phase E; round 5", ANA "ana end; level referee", "refused 3.4" },

  /* One board. */
  { "10.2/own-dice-are-enough", "stage roll", BEN "36", "next ben; asks nothing" },
  { "10.2/not-the-dice-of-all", "stage roll", ANA "roll 1 ana=12 ben=12", "refused 3.2" },
  { "10.2/own-dice-come-first", "stage roll", ANA "ana workers die=1", "refused 3.2" },
  { "10.2/others-are-not-entered", "", ANA "ben workers die=1", "refused 10.2" },
  { "10.2/only-the-own-start", "stage start", "level board player=ben; ben start d4 red red pink", "stage roll; next table" },
  { "10.2/what-others-took-is-not-checked", "stage roll", BEN "33; ben take 3 bank", "ben store bank; event 10.2" },
  { "10.2/not-a-colour-the-depot-has-not", "stage roll", BEN "33; ben take 3 ship", "refused 4.3a" },
  { "10.2/not-more-than-its-spaces", "stage roll", BEN "33; ben take 3 bank; ben take 3 church", "refused 4.3a" },
  { "10.2/not-more-than-exist", "stage roll; seen bank*5", BEN "33; ben take 3 bank", "refused 10.1" },
  { "10.2/a-phase-ends-for-one", "round 5; ana on e3=mine; ben on e3=mine", ANA "ana end", "ana silver 2; ben silver 1; phase B" },
  { "10.2/the-end-for-one", "phase E; round 5; ana silver 3; ben silver 9", ANA "ana end",
    "next nobody; ana 9.1 +3; ben total +0; ana place 1; ben place 0" },

  { "10.2/mines-of-others-at-the-end-of-a-phase", "round 5; turn ben; ana on e3=mine", "level board player=ben; ben end; level referee",
    "next ana; phase B" },

  /* A ship's goods. */
  { "10.2/goods-are-said", "stage roll; ben store ship", BEN "22; ben place ship d3; ben load red 2",
    "ben goods red*2; asks ship; event 10.2" },
  { "10.2/until-that-is-all", "stage roll; ben store ship", BEN "22; ben place ship d3; ben load red 2; ben load pink 1; ben skip",
    "ben goods pink red*2; ben bridge 2; asks nothing" },
  { "10.2/a-ship-may-find-nothing", "stage roll; ben store ship", BEN "22; ben place ship d3; ben skip", "ben bridge 2; ben goods -" },
  { "10.2/not-a-fourth-colour", "stage roll; ben store ship; ben goods red pink brown",
    BEN "22; ben place ship d3; ben load orange 1", "refused 5.5" },
  { "10.2/not-an-eighth-tile", "stage roll; ben store ship; ben goods red; ana goods red*3",
    BEN "22; ben place ship d3; ben load red 4", "refused 10.1" },
  { "10.2/not-from-a-depot", "stage roll; ben store ship", BEN "22; ben place ship d3; ben ship 3", "refused 5.4" },
  { "10.2/known-depots-by-their-number", "ana store ship; ana dice 22; pot 5 red", ANA "ana place ship d3; ana ship 5",
    "ana goods red; pot 5 -" },
  { "10.2/no-load-without-a-ship", "stage roll", BEN "22; ben load red 1", "refused 5.5" },

  /* A colour completed. */
  { "10.2/which-bonus-is-asked", "stage roll; ben on e3=mine f2=mine; ben store mine", BEN "33; ben place mine g1", "asks bonus" },
  { "10.2/the-large-one", "stage roll; ben on e3=mine f2=mine; ben store mine", BEN "33; ben place mine g1; ben claim large",
    "ben large mine; ben 5.7 +5; asks nothing" },
  { "10.2/the-small-one", "stage roll; ben on e3=mine f2=mine; ben store mine", BEN "33; ben place mine g1; ben claim small",
    "ben small mine; ben 5.7 +2; asks nothing" },
  { "10.2/somebody-else-has-one-only", "stage roll; ben on e3=mine f2=mine; ben store mine",
    BEN "33; ben place mine g1; ben claim none", "refused 5.7" },
  { "10.2/two-others-may-have-both", "players 3; stage roll; cleo on e3=mine f2=mine; cleo store mine",
    "level board player=cleo; own 33; cleo place mine g1; cleo claim none", "cleo total +0; cleo large -; cleo small -" },
  { "10.2/nothing-before-it-is-claimed", "stage roll; ben on e3=mine f2=mine; ben store mine",
    BEN "33; ben place mine g1; ben workers die=3", "refused 5.7" },
  { "10.2/known-to-be-first", "ana on e3=mine f2=mine; ana store mine; ana dice 33", ANA "ana place mine g1",
    "ana large mine; ana 5.7 +5; asks nothing" },
  { "10.2/no-claim-out-of-the-blue", "", ANA "ana claim large", "refused 5.7" },

  /* Up: what is missing now is asked, and nothing else. */
  { "10.2/nothing-is-missing", "", ANA "level referee; ana workers die=1", "ana workers 3" },
  { "10.2/no-board-is-asked", "", "ana confirm", "refused 10.2" },
  { "10.2/no-table-is-asked", "", "confirm-table", "refused 10.2" },
  { "10.2/first-the-board-of-the-other", "stage roll", ANA "own 12; ana end; level referee", "next ben" },
  { "10.2/no-move-before-it", "stage roll", ANA "own 12; ana end; level referee; roll 1 ana=12 ben=12", "refused 10.2" },
  { "10.2/not-the-board-that-was-followed", "stage roll", ANA "own 12; ana end; level referee; ana confirm", "refused 10.2" },
  { "10.2/what-is-asked-is-said", "stage roll",
    ANA "own 12; ana end; level referee; ben hex d3 ship; ben have silver 4; space 3 1 -; ben confirm; confirm-table",
    "ben at d3 ship; ben silver 4; ana silver 1; stage roll; next table" },
  { "10.2/then-the-table", "stage roll", ANA "own 12; ana end; level referee; ben confirm", "next table" },
  { "10.2/then-the-game-goes-on", "stage roll",
    ANA "own 12; ana end; level referee; ben confirm; confirm-table; roll 1 ana=12 ben=12", "stage goods" },
  { "10.2/dice-of-others-when-they-act", "",
    ANA "ana end; own 12; level referee; ben confirm; confirm-table; ana end; own 44", "next ben" },
  { "10.2/not-before-their-dice", "",
    ANA "ana end; own 12; level referee; ben confirm; confirm-table; ana end; ben workers die=1", "refused 3.2" },
  { "10.2/another-board", "stage roll", ANA "own 12; ana end; level board player=ben; ben confirm; own 12", "next ben" },
  /* Up, and what nobody says stays open. */
  { "10.2/the-rest-stays-open", "stage roll", ANA "own 12; ana end; level referee so", "stage roll; next table" },
  { "10.2/open-and-the-game-goes-on", "stage roll", ANA "own 12; ana end; level referee so; roll 1 ana=12 ben=12", "stage goods" },
  { "10.2/open-while-it-is-asked", "players 3; stage roll",
    ANA "own 12; ana end; level referee; ben confirm; level referee so; roll 1 ana=12 ben=12 cleo=12", "stage goods" },
  { "10.2/open-boards-are-judged-as-known", "", ANA "ana end; own 12; level referee so; ana end; own 44; ben workers die=4",
    "ben workers 4" },
  { "10.2/open-is-said-after-all", "stage roll", ANA "own 12; ana end; level referee so; level referee", "next ben" },
  { "10.2/nothing-is-open", "stage roll", ANA "own 12; ana end; level referee; ben confirm; confirm-table; level referee so",
    "refused 10.2" },
  { "10.2/open-for-everybody-only", "stage roll", ANA "own 12; ana end; level board player=ben so", "refused 10.2" },
  { "10.2/not-open-at-the-end", "stage roll", "level final so", "refused 10.2" },
  { "10.2/open-goods-are-said", "ana store ship; pot 5 red",
    ANA "ana end; own 22; level referee so; ana place ship d3; ana ship 5", "refused 5.4" },
  { "10.2/open-goods-come", "ana store ship; pot 5 red",
    ANA "ana end; own 22; level referee so; ana place ship d3; ana load pink 2; ana skip", "ana goods pink*2; asks nothing" },
  { "10.2/open-tiles-are-known-with-the-next-phase", "round 5; turn ben; ben dice 12",
    "level board player=ben; ben end; own 33; ben take 3 bank; ben end; own 12; level referee so; ben take 1 church; ben end",
    "stage roll" },
  { "10.2/an-open-board-has-no-place", "phase E; round 4; stage roll; ana silver 3; ben silver 9",
    ANA "own 12; ana end; level referee so; roll 1 ana=12 ben=12; goods red; ana end; ben end",
    "next nobody; ana 9.1 +3; ben total +0; ana place 1; ben place 0" },
  { "10.2/mines-of-an-open-board-as-known", "round 4; stage roll; ana on e3=mine; ben on e3=mine",
    ANA "own 12; ana end; level referee so; roll 1 ana=12 ben=12; goods red; ana end; ben end", "ana silver 2; ben silver 2; phase B" },
  { "10.2/back-from-the-end-position", "", "level final; ana have silver 7; level referee; ana workers die=1",
    "ana silver 7; ana workers 3" },
  { "10.2/from-an-end-position", "level final", "ana hex d4 castle; level referee; ana confirm; ben confirm; confirm-table",
    "stage roll; next table" },
  { NULL, NULL, NULL, NULL },
};
