/* test-rules-shields.c: shields: taking, tribute, and each of the eighteen alone, with what goes against it
 * and at the end (17)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "test-rules.h"

/* On duchy 1: d4 is the first castle, a2 a3 b3 are castle hexes; a1 b1 b2 c1 c2 are one pasture and e6 is another;
 * e3 f2 g1 are the mines; c3 is a city of its own. */
#define SHIELDS "option shields yes; "
#define LAST_TURN "phase E; round 5; turn ben; "
#define LAST_OF_PHASE "round 5; turn ben; "
/* Of three players; whoever has shield 6 has still to choose. */
#define THREE "players 3; option shields yes; "
#define LAST_OF_THREE THREE "round 5; turn cleo; "

const RuleCase cases_shields[] = {
  /* 17.1 */
  { "17.1/one-that-nobody-has-named", SHIELDS "ana dice 33", "ana shield 3 8 d4", "ana shields 8" },
  { "17.1/not-one-that-lies-elsewhere", SHIELDS "shields 2 8; ana dice 33", "ana shield 3 8 d4", "refused 17.1" },
  { "17.1/not-another-than-the-one-there", SHIELDS "shields 3 7; ana dice 33", "ana shield 3 8 d4", "refused 17.1" },
  { "17.1/no-more-come", SHIELDS "shields 3 7; ana dice 33; ben dice 33", "ana shield 3 7 d4; ben shield 3 8 d4", "refused 17.1" },
  { "17.1/each-once", SHIELDS "shields 3 7", "shields 2 7", "refused 17.1" },
  { "17.1/one-on-each-depot-with-two-players", SHIELDS, "shields 2 7 8", "refused 17.1" },
  { "17.1/two-on-even-depots-with-three", "players 3; " SHIELDS, "shields 2 7 8", "shields 2 7 8" },
  { "17.1/one-on-odd-depots-with-three", "players 3; " SHIELDS, "shields 3 7 8", "refused 17.1" },
  { "17.1/two-on-each-with-four", "players 4; " SHIELDS, "shields 3 7 8", "shields 3 7 8" },
  { "17.1/not-in-a-game-without-them", "ana dice 33", "ana shield 3 8 d4", "refused 17.1" },

  /* 17.2 */
  { "17.2/both-dice-are-used", SHIELDS "shields 3 7; ana dice 33", "ana shield 3 7 d4", "ana shields 7; shields 3 -; next ben" },
  { "17.2/workers-make-the-double", SHIELDS "shields 5 7; ana dice 35; ana workers 2", "ana shield 5 7 d4", "paid 2; ana workers 0" },
  { "17.2/workers-on-both-dice", SHIELDS "shields 4 7; ana dice 35; ana workers 2", "ana shield 4 7 d4", "paid 2" },
  { "17.2/too-few-workers", SHIELDS "shields 5 7; ana dice 35; ana workers 1", "ana shield 5 7 d4", "refused 17.2" },
  { "17.2/monastery-8-helps", SHIELDS "shields 5 7; ana on c4=k8; ana dice 35; ana workers 1", "ana shield 5 7 d4", "paid 1" },
  { "17.2/monastery-12-does-not", SHIELDS "shields 5 7; ana on c4=k12; ana dice 45; ana workers 0", "ana shield 5 7 d4", "refused 17.2" },
  { "17.2/not-with-one-die", SHIELDS "shields 3 7; ana dice 33", "ana workers die=3; ana shield 3 7 d4", "refused 17.2" },
  { "17.2/only-on-a-castle", SHIELDS "shields 3 7; ana on c3=bank; ana dice 33", "ana shield 3 7 c3", "refused 17.2" },
  { "17.2/not-on-an-empty-hex", SHIELDS "shields 3 7; ana dice 33", "ana shield 3 7 a2", "refused 17.2" },
  { "17.2/not-on-a-white-castle", SHIELDS "option white-castles yes; shields 3 7; ana on c3=white-castle; ana dice 33",
    "ana shield 3 7 c3", "refused 17.2" },
  { "17.2/the-one-there-is-replaced", SHIELDS "shields 3 7; ana shield 8=d4; ana dice 33", "ana shield 3 7 d4", "ana shields 7" },
  { "17.2/a-purchase-is-still-possible", SHIELDS "shields 3 7; ana silver 2; ana dice 33", "ana shield 3 7 d4", "next ana" },

  { "17.2/at-once-at-the-end-of-a-phase-too", SHIELDS LAST_OF_PHASE "depot 2 - castle; black - watchtower; shields 1 15; ana on a2=castle; "
    "ana shield 14=d4 11=a2", "ben end; ana lay castle a3 depot=2; ana shield 1 15 a3", "ana shields 11 14 15; asks lay" },
  { "17.2/no-second-time-at-the-end-of-a-phase", SHIELDS LAST_OF_PHASE "depot 2 - castle; black - watchtower; shields 1 15; ana on a2=castle; "
    "ana shield 14=d4 11=a2; ana silver 3", "ben end; ana lay castle a3 depot=2; ana shield 1 15 a3; ana skip", "asks tribute" },

  /* 17.3 */
  { "17.3/shield-9-beats-monastery-3", SHIELDS "ana shield 9=d4; ana on c4=k3; ana goods red*3; ana workers 9", "ana sell red",
    "ana silver 4" },
  { "17.3/shield-12-adds-to-monastery-4", SHIELDS "ana shield 12=d4; ana on c4=k4; ana goods red; ana dice 12; ana workers 9", "ana sell red",
    "event 11.4; ana 17.5.12 +2" },

  /* 17.4 */
  { "17.4/a-coin-for-each", SHIELDS LAST_OF_PHASE "ana shield 7=d4; ana silver 2", "ben end; ana tribute",
    "ana silver 1; ana shields 7; phase B" },
  { "17.4/or-it-is-given-up", SHIELDS LAST_OF_PHASE "ana shield 7=d4; ana silver 2", "ben end; ana tribute lose=7",
    "ana silver 2; ana shields -; phase B" },
  { "17.4/some-are-paid-for", SHIELDS LAST_OF_PHASE "ana on a2=castle; ana shield 7=d4 8=a2; ana silver 1",
    "ben end; ana tribute lose=7; ana tribute", "ana silver 0; ana shields 8" },
  { "17.4/not-without-a-coin-for-each", SHIELDS LAST_OF_PHASE "ana on a2=castle; ana shield 7=d4 8=a2; ana silver 1",
    "ben end; ana tribute", "refused 17.4" },
  { "17.4/who-has-nothing-loses-all", SHIELDS LAST_OF_PHASE "ana shield 7=d4; ana silver 0", "ben end", "ana shields -; phase B" },
  { "17.4/before-the-mines", SHIELDS LAST_OF_PHASE "ana on e3=mine; ana shield 7=d4; ana silver 0", "ben end",
    "ana shields -; ana silver 1" },
  { "17.4/in-turn-order", SHIELDS LAST_OF_PHASE "ana shield 7=d4; ben shield 8=d4", "ben end; ana tribute", "next ben; asks tribute" },
  { "17.4/not-declined", SHIELDS LAST_OF_PHASE "ana shield 7=d4", "ben end; ana skip", "refused 17.4" },
  { "17.4/not-in-a-turn", SHIELDS "ana shield 7=d4", "ana tribute", "refused 17.4" },
  { "17.4/not-another-one", SHIELDS LAST_OF_PHASE "ana shield 7=d4", "ben end; ana tribute lose=8", "refused 17.4" },

  /* 17.5 */
  { "17.5/points-by-their-numbers", SHIELDS LAST_TURN "ana on a2=castle a3=castle; ana shield 1=d4 7=a2 18=a3; ana silver 3",
    "ben end; ana tribute", "ana 17.5 +24" },
  { "17.5/nothing-for-those-given-up", SHIELDS LAST_TURN "ana shield 1=d4; ana silver 3", "ben end; ana tribute lose=1", "ana 17.5 +0" },

  /* 17.5.1 */
  { "17.5.1/all-pastures-are-one", SHIELDS "ana on a1=cow3 e5=bank; ana shield 1=d4; ana store cow2; ana dice 22", "ana place cow2 e6",
    "ana 5.5 +5" },
  { "17.5.1/without-it-each-for-itself", SHIELDS "ana on a1=cow3 e5=bank; ana store cow2; ana dice 22", "ana place cow2 e6", "ana 5.5 +2" },
  { "17.5.1/monastery-7-counts-them-all", SHIELDS "ana on a1=cow3 e5=bank c4=k7; ana shield 1=d4; ana store cow2; ana dice 22",
    "ana place cow2 e6", "ana 5.5 +5; ana 11.7 +2" },
  { "17.5.1/geese-in-another-pasture", SHIELDS "option extra-tiles yes; ana on a1=geese e5=bank; ana shield 1=d4; ana store cow2; ana dice 22",
    "ana place cow2 e6", "ana 5.5 +2; ana 12.3 +2" },
  { "17.5.1/at-the-end", SHIELDS LAST_TURN "ana shield 1=d4", "ben end; ana tribute", "ana 17.5 +12" },

  /* 17.5.2 */
  { "17.5.2/each-worker-of-others", SHIELDS "turn ben; ana shield 2=d4", "ben workers die=1", "ana workers 3; ben workers 4" },
  { "17.5.2/not-its-owner-s", SHIELDS "ana shield 2=d4", "ana workers die=1", "ana workers 3" },
  { "17.5.2/with-monastery-14", SHIELDS "turn ben; ben on c4=k14; ana shield 2=d4", "ben workers die=1", "ana workers 5" },
  { "17.5.2/one-for-each-gain", SHIELDS "option shield-2 gain; turn ben; ben on c4=k14; ana shield 2=d4", "ben workers die=1", "ana workers 2" },
  { "17.5.2/each-coin-of-monastery-28-is-a-gain", SHIELDS "option extra-tiles yes; option shield-2 gain; turn ben; ben on c4=k28; ben silver 3; "
    "ana shield 2=d4", "ben hire 3", "ana workers 4; ben workers 8; ben silver 0" },
  { "17.5.2/coin-by-coin-the-same", SHIELDS "option extra-tiles yes; option shield-2 gain; turn ben; ben on c4=k28; ben silver 3; ana shield 2=d4",
    "ben hire; ben hire; ben hire", "ana workers 4; ben workers 8; ben silver 0" },
  { "17.5.2/three-coins-worker-by-worker", SHIELDS "option extra-tiles yes; turn ben; ben on c4=k28; ben silver 3; ana shield 2=d4", "ben hire 3",
    "ana workers 7; ben workers 8" },
  { "17.5.2/boarding-house", SHIELDS "turn ben; ben store boarding-house; ben dice 33; ana shield 2=d4", "ben place boarding-house c3",
    "ana workers 5" },
  { "17.5.2/sale-with-monastery-4", SHIELDS "turn ben; ben on c4=k4; ben goods red; ben workers 9; ana shield 2=d4", "ben sell red",
    "ana workers 2" },
  { "17.5.2/monastery-28", SHIELDS "option extra-tiles yes; turn ben; ben on c4=k28; ana shield 2=d4", "ben hire", "ana workers 3" },
  { "17.5.2/monastery-2-at-the-end-of-a-phase", SHIELDS LAST_OF_PHASE "ben on c4=k2 e3=mine f2=mine; ana shield 2=d4",
    "ben end; ana tribute", "ana workers 3" },
  { "17.5.2/not-those-paid", SHIELDS "turn ben; ben workers 3; ben dice 11; depot 3 bank; ana shield 2=d4", "ben take 3 bank", "ana workers 1" },
  /* 10.2: nobody enters what others gain: it is asked before the turn, at the end of a phase, at the end. */
  { "17.5.2/asked-where-others-are-not-entered", SHIELDS "ana shield 2=d4; ben bridge 2; stage roll", "level board player=ana; own 12",
    "asks helped; next ana" },
  { "17.5.2/so-many-workers", SHIELDS "ana shield 2=d4; ben bridge 2; stage roll", "level board player=ana; own 12; ana helped 3",
    "ana workers 4; asks nothing; next ana; event 17.5.2" },
  { "17.5.2/or-none", SHIELDS "ana shield 2=d4; ben bridge 2; stage roll", "level board player=ana; own 12; ana skip",
    "ana workers 1; asks nothing; next ana" },
  { "17.5.2/nothing-else-before-it", SHIELDS "ana shield 2=d4; ben bridge 2; stage roll", "level board player=ana; own 12; ana workers die=1",
    "refused 17.5.2" },
  { "17.5.2/nobody-else-has-played-yet", SHIELDS "ana shield 2=d4; stage roll", "level board player=ana; own 12", "asks nothing; next ana" },
  { "17.5.2/not-asked-without-it", SHIELDS "ana shield 3=d4; ben bridge 2; stage roll", "level board player=ana; own 12", "asks nothing" },
  { "17.5.2/not-asked-where-all-is-entered", SHIELDS "ana shield 2=d4", "ana helped 2", "refused 17.5.2" },
  { "17.5.2/asked-before-the-tribute", SHIELDS "round 5; ana shield 2=d4", "level board player=ana; ana end", "asks helped; ana shields 2" },
  { "17.5.2/then-the-tribute", SHIELDS "round 5; ana shield 2=d4", "level board player=ana; ana end; ana helped 2", "asks tribute; ana workers 3" },
  { "17.5.2/asked-before-the-final-scoring", SHIELDS "phase E; round 5; ana silver 3; ana shield 2=d4",
    "level board player=ana; ana end; ana skip; ana tribute", "asks helped; next ana" },
  { "17.5.2/which-counts-it", SHIELDS "phase E; round 5; ana silver 1; ana workers 0; ana shield 2=d4",
    "level board player=ana; ana end; ana skip; ana tribute; ana helped 4", "ana 9.1 +2; next nobody" },
  { "17.5.2/going-up-the-own-board-is-asked-too", SHIELDS "ana shield 2=d4", "level board player=ana; ana end; level referee", "next ana" },
  { "17.5.2/at-the-end", SHIELDS LAST_TURN "ana shield 2=d4", "ben end; ana tribute", "ana 17.5 +12" },

  /* 17.5.3 */
  { "17.5.3/workers-pay", SHIELDS LAST_OF_PHASE "ana shield 3=d4; ana silver 0; ana workers 1", "ben end; ana tribute",
    "ana workers 0; ana shields 3" },
  { "17.5.3/silver-and-workers", SHIELDS LAST_OF_PHASE "ana on a2=castle; ana shield 3=d4 7=a2; ana silver 1; ana workers 1",
    "ben end; ana tribute", "ana workers 0; ana silver 0; ana shields 3 7" },
  { "17.5.3/workers-rather-than-silver", SHIELDS LAST_OF_PHASE "ana shield 3=d4; ana silver 1; ana workers 1",
    "ben end; ana tribute workers=1", "ana workers 0; ana silver 1" },
  { "17.5.3/also-when-it-is-given-up", SHIELDS LAST_OF_PHASE "ana on a2=castle; ana shield 3=d4 7=a2; ana silver 0; ana workers 1",
    "ben end; ana tribute lose=3; ana tribute", "ana workers 0; ana shields 7" },
  { "17.5.3/no-worker-without-it", SHIELDS LAST_OF_PHASE "ana on a2=castle; ana shield 8=d4 7=a2; ana silver 1; ana workers 1",
    "ben end; ana tribute workers=1", "refused 17.5.3" },
  { "17.5.3/workers-of-monastery-2-come-too-late", SHIELDS LAST_OF_PHASE "ana on c4=k2 e3=mine; ana shield 3=d4; ana silver 0; ana workers 0",
    "ben end", "ana shields -; ana workers 1" },
  { "17.5.3/at-the-end", SHIELDS LAST_TURN "ana shield 3=d4", "ben end; ana tribute", "ana 17.5 +12" },

  /* 17.5.4 */
  { "17.5.4/a-fourth-tile", SHIELDS "ana shield 4=d4; ana store mine ship bank; depot 3 cow3; ana dice 33", "ana take 3 cow3",
    "ana store mine ship bank cow3" },
  { "17.5.4/a-fourth-tile-is-placed", SHIELDS "ana shield 4=d4; ana store mine ship bank; depot 3 cow3; ana on c3=market; ana dice 35",
    "ana take 3 cow3; ana place cow3 c2 die=5 workers=1", "ana store mine ship bank" },
  { "17.5.4/none-without-it", SHIELDS "ana store mine ship bank; depot 3 cow3; ana dice 33", "ana take 3 cow3", "refused 4.4" },
  { "17.5.4/nothing-is-thrown-out", SHIELDS "ana shield 4=d4; ana store mine ship bank; depot 3 cow3; ana dice 33",
    "ana take 3 cow3 discard=bank", "refused 4.4" },
  { "17.5.4/lost-they-stay", SHIELDS LAST_OF_PHASE "ana shield 4=d4; ana store mine ship bank bank", "ben end; ana tribute lose=4",
    "ana store mine ship bank*2" },
  { "17.5.4/lost-the-next-one-costs-what-is-too-much", SHIELDS "ana shield 4=d4; ana store mine ship bank bank; shields 3 8; depot 3 cow3; "
    "ana dice 33; ben dice 11; ben silver 0", "ana shield 3 8 d4; ben workers die=1; ben workers die=1; roll 1 ana=33 ben=11; goods red; "
    "ana take 3 cow3 die=3 discard=mine", "asks discard" },
  { "17.5.4/the-new-one-stays", SHIELDS "ana shield 4=d4; ana store mine ship bank bank; shields 3 8; depot 3 cow3; "
    "ana dice 33; ben dice 11; ben silver 0", "ana shield 3 8 d4; ben workers die=1; ben workers die=1; roll 1 ana=33 ben=11; goods red; "
    "ana take 3 cow3 die=3 discard=mine; ana discard cow3", "refused 4.4" },
  { "17.5.4/until-three-are-left", SHIELDS "ana shield 4=d4; ana store mine ship bank bank; shields 3 8; depot 3 cow3; "
    "ana dice 33; ben dice 11; ben silver 0", "ana shield 3 8 d4; ben workers die=1; ben workers die=1; roll 1 ana=33 ben=11; goods red; "
    "ana take 3 cow3 die=3 discard=mine; ana discard bank", "ana store ship bank cow3; asks nothing" },
  { "17.5.4/bought-with-monastery-6", SHIELDS "ana shield 4=d4; ana on c4=k6; ana store mine ship bank; depot 3 cow3; ana silver 2",
    "ana buy cow3 depot=3", "ana store mine ship bank cow3" },
  { "17.5.4/at-the-end", SHIELDS LAST_TURN "ana shield 4=d4", "ben end; ana tribute", "ana 17.5 +12" },

  /* 17.5.5 */
  { "17.5.5/one-colour-from-all-depots", SHIELDS "ana shield 5=d4; ana store ship; ana dice 22; pot 1 red; pot 4 pink*2; pot 6 pink",
    "ana place ship d3; ana ship 1; ana gather pink", "ana goods pink*3 red; ana bridge 2" },
  { "17.5.5/after-monastery-5", SHIELDS "ana shield 5=d4; ana on c4=k5; ana store ship; ana dice 22; pot 1 red; pot 2 brown; pot 4 pink*2",
    "ana place ship d3; ana ship 1; ana ship 2; ana gather pink", "event 17.5.5; ana bridge 2" },
  { "17.5.5/monastery-5-declined", SHIELDS "ana shield 5=d4; ana on c4=k5; ana store ship; ana dice 22; pot 1 red; pot 2 brown; pot 4 pink*2",
    "ana place ship d3; ana ship 1; ana skip", "asks gather" },
  { "17.5.5/not-a-colour-that-finds-no-space", SHIELDS "ana shield 5=d4; ana goods red brown purple; ana store ship; ana dice 22; pot 1 red; "
    "pot 4 pink; pot 5 red", "ana place ship d3; ana ship 1; ana gather pink", "refused 17.5.5" },
  { "17.5.5/not-a-colour-that-is-not-there", SHIELDS "ana shield 5=d4; ana store ship; ana dice 22; pot 1 red; pot 4 pink",
    "ana place ship d3; ana ship 1; ana gather brown", "refused 17.5.5" },
  { "17.5.5/declined", SHIELDS "ana shield 5=d4; ana store ship; ana dice 22; pot 1 red; pot 4 pink",
    "ana place ship d3; ana ship 1; ana skip", "ana goods red; ana bridge 2" },
  { "17.5.5/at-the-end", SHIELDS LAST_TURN "ana shield 5=d4", "ben end; ana tribute", "ana 17.5 +12" },

  /* 17.5.6 */
  { "17.5.6/the-only-opponent-is-chosen", SHIELDS "shields 3 6; ben on c4=k14; ana dice 33; ana silver 2; ana bought; ben dice 11",
    "ana shield 3 6 d4; ben workers die=1", "ben workers 6" },
  { "17.5.6/monasteries-work-for-both", SHIELDS "ana shield 6=d4; ben on c4=k14", "ana workers die=1", "ana workers 5" },
  { "17.5.6/later-ones-too", SHIELDS "ana shield 6=d4; turn ben; ben store k8; ben dice 11; ben silver 0; round 1",
    "ben place k8 c4", "ana has k8" },
  { "17.5.6/choosing-among-several", "players 3; " SHIELDS "ana shield 6=d4; ben on c4=k14", "ana copy ben; ana workers die=1", "ana workers 5" },
  { "17.5.6/not-oneself", "players 3; " SHIELDS "ana shield 6=d4", "ana copy ana", "refused 17.5.6" },
  { "17.5.6/only-once", "players 3; " SHIELDS "ana shield 6=d4", "ana copy ben; ana copy cleo", "refused 17.5.6" },
  { "17.5.6/not-without-it", "players 3; " SHIELDS, "ana copy ben", "refused 17.5.6" },
  { "17.5.6/in-another-s-turn", THREE "ana shield 6=d4; ben on c4=k14; turn ben", "ana copy ben", "ana has k14; next ben" },
  { "17.5.6/the-turn-goes-on", THREE "ana shield 6=d4; ben on c4=k14; turn ben", "ana copy ben; ben workers die=1", "ben workers 6; next ben" },
  { "17.5.6/before-the-dice", THREE "ana shield 6=d4; ben on c4=k14; stage roll", "ana copy ben", "ana has k14; next table; stage roll" },
  { "17.5.6/not-by-whoever-has-the-turn", THREE "ana shield 6=d4; ben on c4=k14; turn ben", "ben copy ana", "refused 17.5.6" },
  { "17.5.6/in-another-s-turn-once-too", THREE "ana shield 6=d4; turn ben", "ana copy ben; ana copy cleo", "refused 17.5.6" },
  { "17.5.6/in-the-middle-of-another-s-effect", THREE "ana shield 6=d4; ben on c4=k14 a2=castle; turn ben; ben store castle; ben dice 44",
    "ben place castle a3; ana copy ben", "ana has k14; next ben; asks castle" },
  { "17.5.6/while-a-species-is-asked", THREE "option extra-tiles yes; ana shield 6=d4; ben on c4=k7; ana on c2=cow2 c1=pig3; ana store geese; "
    "ana dice 22", "ana place geese b1; ana copy ben; ana with pigs", "ana 12.3 +5; ana 11.7 +2" },
  { "17.5.6/while-the-tribute-is-asked", LAST_OF_THREE "ana shield 6=d4; ana on e3=mine; ana workers 0; ana silver 1; ben on c4=k2",
    "cleo end; ana copy ben; ana tribute", "ana workers 1; ana silver 1; phase B" },
  { "17.5.6/while-another-s-tribute-is-asked", LAST_OF_THREE "ana on e3=mine; ana workers 0; ana silver 1; ana shield 6=d4; ben shield 8=d4; "
    "ben on c4=k2; ben silver 1", "cleo end; ana tribute; ana copy ben; ben tribute", "ana workers 1; phase B" },
  { "17.5.6/too-late-once-it-is-given-up", LAST_OF_THREE "ana shield 6=d4; ben shield 8=d4; ben on c4=k2; ben silver 1",
    "cleo end; ana tribute lose=6; ana copy ben", "refused 17.5.6" },
  { "17.5.6/asked-no-more-when-chosen", THREE "phase E; round 5; turn cleo; ana shield 6=d4; ana silver 1", "cleo end; ana copy ben; ana tribute",
    "asks nothing; next nobody" },
  { "17.5.6/monastery-27-works-for-both-from-one-moment", SHIELDS "option extra-tiles yes; ben bridge 2; ana bridge 2; ana shield 6=d4; turn ben; "
    "ben store k27; ben dice 11; ben silver 0", "ben place k27 c4; ben workers die=1", "order ana ben" },
  { "17.5.6/monastery-27-below-it-stays-below", SHIELDS "option extra-tiles yes; ana bridge 2; ben bridge 2; ana shield 6=d4; turn ben; "
    "ben store k27; ben dice 11; ben silver 0", "ben place k27 c4; ben workers die=1", "order ben ana" },
  /* 5.5: an opponent's monastery may make an effect usable. */
  { "17.5.6/a-purchase-for-the-town-hall", THREE "ana shield 6=d4; ben on c4=k6; ana silver 0; ana workers 2; ana dice 33; ana store town-hall; depot 5 mine",
    "ana place town-hall e4; ana copy ben; ana buy mine depot=5; ana place mine e3", "ana at e3 mine; asks nothing" },
  { "17.5.6/hired-workers-for-it", THREE "option extra-tiles yes; ana shield 6=d4; ana on c4=k28; ben on c4=k6; ana silver 1; ana workers 0; ana dice 33; "
    "ana store town-hall; depot 5 mine", "ana place town-hall e4; ana hire; ana copy ben; ana buy mine depot=5; ana place mine e3", "ana at e3 mine" },
  { "17.5.6/no-opponent-helps", THREE "ana shield 6=d4; ben on c4=k7; ana silver 0; ana workers 2; ana dice 33; ana store town-hall; depot 5 mine",
    "ana place town-hall e4", "asks nothing" },
  { "17.5.6/monastery-1-for-shield-14", LAST_OF_THREE "ana on a2=castle c3=market e5=bank; ana shield 14=d4 6=a2; ben on c4=k1; depots -; "
    "depot 3 bank", "cleo end; ana copy ben; ana lay bank e4 depot=3", "ana at e4 bank; asks tribute" },
  { "17.5.6/shield-14-has-nothing-to-place", LAST_OF_THREE "ana on a2=castle c3=market e5=bank; ana shield 14=d4 6=a2; depots -; depot 3 bank",
    "cleo end", "asks tribute" },
  { "17.5.6/asked-at-the-end", "players 3; " SHIELDS "phase E; round 5; turn cleo; ana shield 6=d4", "cleo end; ana tribute", "asks copy; next ana" },
  /* 10.2: of a duchy that nobody enters, what lies there is asked when it begins to count, and at the end. */
  { "17.5.6/the-duchy-of-an-opponent-is-asked", SHIELDS "shields 3 6; ben bridge 2; ana silver 2; stage roll",
    "level board player=ana; own 33; ana shield 3 6 d4", "next ben" },
  { "17.5.6/what-is-said-of-it-counts", SHIELDS "shields 3 6; ben bridge 2; ana silver 2; stage roll",
    "level board player=ana; own 33; ana shield 3 6 d4; ben hex c4 14; ben confirm", "next ana; ana has k14" },
  { "17.5.6/before-anything-else", SHIELDS "shields 3 6; ben bridge 2; ana silver 2; stage roll",
    "level board player=ana; own 33; ana shield 3 6 d4; ana end", "refused 10.2" },
  { "17.5.6/not-where-nothing-went-by", SHIELDS "shields 3 6; ana dice 33; ana silver 2", "level board player=ana; ana shield 3 6 d4", "next ana" },
  { "17.5.6/asked-again-at-the-end", SHIELDS "phase E; round 5; ana shield 6=d4", "level board player=ana; ana end; ana tribute",
    "next ben" },
  { "17.5.6/and-scored", SHIELDS "phase E; round 5; ana shield 6=d4; ana on c3=bank; ana silver 1",
    "level board player=ana; ana end; ana tribute; ben count 22 1; ben confirm", "next nobody; ana 17.5.6 +4" },
  { "17.5.6/end-scoring-on-one-s-own-duchy", SHIELDS LAST_TURN "ana shield 6=d4; ana on c3=bank; ben on c4=k22 c3=bank e4=bank",
    "ben end; ana tribute", "ana 17.5.6 +4; ana 17.5 +12; ben 11.22 +8" },
  { "17.5.6/or-as-much-as-the-opponent", SHIELDS "option shield-6 theirs; " LAST_TURN "ana shield 6=d4; ana on c3=bank; "
    "ben on c4=k22 c3=bank e4=bank", "ben end; ana tribute", "ana 17.5.6 +8" },
  { "17.5.6/monastery-27-copied", SHIELDS "option extra-tiles yes; ana shield 6=d4; ben on c4=k27; ben bridge 2; turn ana; "
    "ana store ship; ana dice 22", "ana place ship d3; ana end", "order ana ben" },
  { "17.5.6/given-up-they-no-longer-work", SHIELDS LAST_OF_PHASE "ana shield 6=d4; ben on c4=k14", "ben end; ana tribute lose=6",
    "ana has -" },

  { "17.5.6/taken-with-both-dice-there-is-still-time", "players 3; " SHIELDS "shields 4 6; ana dice 44; ana silver 0", "ana shield 4 6 d4",
    "next ana; asks nothing" },
  { "17.5.6/or-one-goes-on", "players 3; " SHIELDS "shields 4 6; ana dice 44; ana silver 0", "ana shield 4 6 d4; ana end", "next ben" },
  { "17.5.6/the-crane-for-a-copied-monastery", SHIELDS "option extra-tiles yes; " LAST_TURN "ana shield 6=d4; ana on c3=crane; ben on c4=k22",
    "ben end; ana tribute", "ana 17.5.6 +4; ben 11.22 +0" },
  { "17.5.6/the-crane-counts-once", SHIELDS "option extra-tiles yes; " LAST_TURN "ana shield 6=d4; ana on c3=crane c4=k17; ben on c4=k22",
    "ben end; ana tribute", "ana 11.17 +4; ana 17.5.6 +0" },
  { "17.5.6/monastery-5-of-an-opponent", SHIELDS "ana shield 6=d4; ben on c4=k5; ana store ship; ana dice 22; pot 1 red; pot 2 brown",
    "ana place ship d3; ana ship 1; ana ship 2", "ana goods red brown" },
  { "17.5.6/monastery-26-of-an-opponent-counts-own-tiles", SHIELDS LAST_TURN "ana shield 6=d4; ben on c4=k26; ana large mine",
    "ben end; ana tribute", "ana 17.5.6 +3; ben 11.26 +0" },

  /* 17.5.7 */
  { "17.5.7/bonus-tiles-count-double", SHIELDS "ana on e3=mine f2=mine; ana shield 7=d4; ana store mine; ana dice 33", "ana place mine g1",
    "ana 5.7 +5; ana 17.5.7 +5" },
  { "17.5.7/not-those-of-others", SHIELDS "turn ben; ben on e3=mine f2=mine; ana shield 7=d4; ben store mine; ben dice 33", "ben place mine g1",
    "ben 5.7 +5; ana total +0; ben 17.5.7 +0" },
  { "17.5.7/monastery-26-counts-tiles", SHIELDS LAST_TURN "ana shield 7=d4; ana on c4=k26 e3=mine f2=mine g1=mine; ana large mine",
    "ben end; ana tribute", "ana 11.26 +3; ana 17.5 +8; ana 17.5.7 +0" },

  /* 17.5.8 */
  { "17.5.8/two-coins-for-a-mine", SHIELDS LAST_OF_PHASE "ana on e3=mine f2=mine; ana shield 8=d4; ana silver 1", "ben end; ana tribute",
    "ana silver 4" },
  { "17.5.8/not-the-workers-of-monastery-2", SHIELDS LAST_OF_PHASE "ana on e3=mine f2=mine c4=k2; ana shield 8=d4; ana workers 1",
    "ben end; ana tribute", "ana silver 4; ana workers 3" },
  { "17.5.8/not-when-it-is-given-up", SHIELDS LAST_OF_PHASE "ana on e3=mine f2=mine; ana shield 8=d4; ana silver 1",
    "ben end; ana tribute lose=8", "ana silver 3" },
  { "17.5.8/at-the-end", SHIELDS LAST_TURN "ana shield 8=d4", "ben end; ana tribute", "ana 17.5 +8" },

  /* 17.5.9 */
  { "17.5.9/a-coin-for-each-tile", SHIELDS "ana shield 9=d4; ana goods red*3; ana workers 9", "ana sell red", "ana silver 4" },
  { "17.5.9/no-more-with-monastery-3", SHIELDS "ana shield 9=d4; ana on c4=k3; ana goods red*2; ana workers 9", "ana sell red", "ana silver 3" },
  { "17.5.9/with-monastery-4-its-worker", SHIELDS "ana shield 9=d4; ana on c4=k4; ana goods red*2; ana workers 9", "ana sell red",
    "ana silver 3; event 11.4" },
  { "17.5.9/at-the-end", SHIELDS LAST_TURN "ana shield 9=d4", "ben end; ana tribute", "ana 17.5 +8" },

  /* 17.5.10 */
  { "17.5.10/end-scoring-doubled", SHIELDS LAST_TURN "ana shield 10=d4; ana on c4=k24 a1=cow2 b1=pig3", "ben end; ana tribute",
    "ana 11.24 +8; ana 17.5.10 +8" },
  { "17.5.10/nothing-without-such-a-monastery", SHIELDS LAST_TURN "ana shield 10=d4; ana on c4=k14", "ben end; ana tribute",
    "ana 17.5.10 +0; ana 17.5 +8" },
  { "17.5.10/copied-ones-too", SHIELDS LAST_TURN "ana on a2=castle c3=bank; ana shield 10=d4 6=a2; ana silver 2; ben on c4=k22",
    "ben end; ana tribute", "ana 17.5.6 +4; ana 17.5.10 +4" },
  { "17.5.10/with-shield-13-each-doubles-its-own", SHIELDS LAST_TURN "ana on a2=castle c4=k22 c3=bank; ana shield 10=d4 13=a2; ana silver 2",
    "ben end; ana tribute", "ana 11.22 +4; ana 17.5.10 +4; ana 17.5 +12; ana 17.5.13 +12" },

  /* 17.5.11 */
  { "17.5.11/the-action-of-a-castle", SHIELDS "shields 5 7; ana shield 11=d4; ana on a2=castle; ana store castle; ana dice 44",
    "ana place castle a3; ana shield 5 7 a3", "ana shields 7 11; asks nothing" },
  { "17.5.11/not-without-it", SHIELDS "shields 5 7; ana on a2=castle; ana store castle; ana dice 44",
    "ana place castle a3; ana shield 5 7 a3", "refused 5.4" },
  { "17.5.11/no-workers-for-it", SHIELDS "shields 5 7; ana shield 11=d4; ana on a2=castle; ana store castle; ana dice 44",
    "ana place castle a3; ana shield 5 7 a3 workers=1", "refused 17.5.11" },
  { "17.5.11/not-a-white-castle", SHIELDS "option white-castles yes; shields 1 7; ana shield 11=d4; ana store white-castle; ana dice 33",
    "ana place white-castle c3; ana shield 1 7 d4", "refused 5.4" },
  { "17.5.11/monastery-11-places-the-castle", SHIELDS "shields 5 7; ana shield 11=d4; ana on a2=castle c4=k11; ana store castle; ana dice 33; "
    "ana workers 0", "ana place castle a3; ana shield 5 7 a3", "ana shields 7 11" },
  { "17.5.11/any-depot-whatever-the-dice", SHIELDS "shields 1 7; ana shield 11=d4; ana on a2=castle; ana store castle; ana dice 44",
    "ana place castle a3; ana shield 1 7 d4", "ana shields 7; asks nothing" },
  { "17.5.11/at-the-end", SHIELDS LAST_TURN "ana shield 11=d4", "ben end; ana tribute", "ana 17.5 +8" },

  /* 17.5.12 */
  { "17.5.12/goods-score-double", SHIELDS "ana shield 12=d4; ana goods red*3; ana workers 9", "ana sell red", "ana 6.1 +6; ana 17.5.12 +6" },
  { "17.5.12/silver-as-ever", SHIELDS "ana shield 12=d4; ana on c4=k3; ana goods red*3; ana workers 9", "ana sell red", "ana silver 3" },
  { "17.5.12/monastery-25-counts-tiles", SHIELDS LAST_TURN "ana shield 12=d4; ana on c4=k25; ana sold red*3", "ben end; ana tribute",
    "ana 11.25 +3; ana 17.5.12 +0" },

  { "17.5.12/at-the-end", SHIELDS LAST_TURN "ana shield 12=d4; ana goods red*3", "ben end; ana tribute", "ana 9.1 +3; ana 17.5.12 +0; ana 17.5 +8" },

  /* 17.5.13 */
  { "17.5.13/shields-are-worth-double", SHIELDS LAST_TURN "ana on a2=castle; ana shield 13=d4 1=a2; ana silver 2", "ben end; ana tribute",
    "ana 17.5 +16; ana 17.5.13 +16" },
  { "17.5.13/alone", SHIELDS LAST_TURN "ana shield 13=d4", "ben end; ana tribute", "ana 17.5 +4; ana 17.5.13 +4" },
  { "17.5.13/not-bonus-tiles", SHIELDS LAST_TURN "ana on a2=castle e3=mine f2=mine g1=mine c4=k26; ana large mine; ana shield 13=d4 7=a2; ana silver 2",
    "ben end; ana tribute", "ana 11.26 +3; ana 17.5.13 +12" },

  /* 17.5.14 */
  { "17.5.14/a-tile-at-once", SHIELDS LAST_OF_PHASE "depot 3 bank; ana shield 14=d4; ana silver 1", "ben end; ana lay bank c3 depot=3; ana tribute",
    "ana at c3 bank; ana silver 2; phase B" },
  { "17.5.14/a-mine-pays-at-once", SHIELDS LAST_OF_PHASE "depot 5 mine; ana shield 14=d4; ana silver 1", "ben end; ana lay mine e3 depot=5; ana tribute",
    "ana silver 1" },
  { "17.5.14/only-next-to-another", SHIELDS LAST_OF_PHASE "depot 3 bank; ana shield 14=d4", "ben end; ana lay bank f1 depot=3", "refused 5.1" },
  { "17.5.14/not-from-the-black-depot", SHIELDS LAST_OF_PHASE "depot 3 bank; ana shield 14=d4", "ben end; ana lay bank c3", "refused 17.5.14" },
  { "17.5.14/before-shield-15", SHIELDS LAST_OF_PHASE "depot 3 bank; ana on a2=castle; ana shield 14=d4 15=a2", "ben end; ana skip",
    "asks lay; next ana" },
  { "17.5.14/declined", SHIELDS LAST_OF_PHASE "depot 3 bank; ana shield 14=d4", "ben end; ana skip", "asks tribute" },
  { "17.5.14/no-purchase", SHIELDS LAST_OF_PHASE "depot 3 bank; ana shield 14=d4; ana silver 4; black - bank", "ben end; ana buy bank",
    "refused 17.5.14" },
  { "17.5.14/monastery-7-scores-too", SHIELDS LAST_OF_PHASE "depot 3 cow3; ana on c4=k7 c3=bank; ana shield 14=d4; ana silver 1",
    "ben end; ana lay cow3 c2 depot=3", "ana 5.5 +3; ana 11.7 +1" },
  { "17.5.14/in-turn-order-before-the-tribute-of-all", SHIELDS LAST_OF_PHASE "depot 3 bank; ana shield 8=d4; ben shield 14=d4", "ben end",
    "next ben; asks lay" },
  { "17.5.14/a-tile-may-pay-the-tribute", SHIELDS LAST_OF_PHASE "depot 3 bank; ana shield 14=d4; ana silver 0",
    "ben end; ana lay bank c3 depot=3; ana tribute", "ana shields 14; ana silver 1" },
  { "17.5.14/what-it-completes", SHIELDS LAST_OF_PHASE "phase C; depot 3 bank; ana shield 14=d4", "ben end; ana lay bank c3 depot=3", "ana 5.6 +7" },
  { "17.5.14/at-the-end", SHIELDS LAST_TURN "depots -; ana shield 14=d4", "ben end; ana tribute", "ana 17.5 +4" },

  /* 17.5.15 */
  { "17.5.15/a-black-tile-at-once", SHIELDS LAST_OF_PHASE "black - watchtower; ana shield 15=d4", "ben end; ana lay watchtower c3",
    "ana at c3 watchtower; ana 5.5 +4; asks tribute" },
  { "17.5.15/not-from-a-numbered-depot", SHIELDS LAST_OF_PHASE "depot 3 bank; ana shield 15=d4", "ben end; ana lay bank c3 depot=3",
    "refused 17.5.15" },
  { "17.5.15/not-an-inn", SHIELDS "option inns yes; " LAST_OF_PHASE "black - bank; ana shield 15=d4", "ben end; ana lay inn c3", "refused 17.5.15" },
  { "17.5.15/gone-with-its-castle", SHIELDS LAST_OF_PHASE "depot 2 - castle; black - watchtower; shields 1 7; ana on a2=castle b3=castle; "
    "ana shield 14=d4 15=a2 11=b3; ana silver 3", "ben end; ana lay castle a3 depot=2; ana shield 1 7 a2", "ana shields 7 11 14; asks tribute" },
  { "17.5.15/no-purchase-with-monastery-6", SHIELDS LAST_OF_PHASE "black - watchtower; ana on c4=k6; ana shield 15=d4; ana silver 4",
    "ben end; ana buy watchtower", "refused 17.5.15" },
  { "17.5.15/shield-14-through-it-waits-for-the-next-phase", SHIELDS LAST_OF_PHASE "depot 3 bank; black - castle; shields 1 14; ana on a2=castle; "
    "ana shield 15=d4 11=a2; ana silver 3", "ben end; ana lay castle a3; ana shield 1 14 a3", "ana shields 11 14 15; asks tribute; next ana" },
  { "17.5.15/at-the-end", SHIELDS LAST_TURN "black -; ana shield 15=d4", "ben end; ana tribute", "ana 17.5 +4" },

  /* 17.5.16 */
  { "17.5.16/any-value", SHIELDS "ana shield 16=d4; depot 5 mine", "ana set 1 5; ana take 5 mine die=5", "with 5; ana store mine" },
  { "17.5.16/workers-may-follow", SHIELDS "ana shield 16=d4; ana workers 1; depot 5 mine", "ana set 1 6; ana take 5 mine die=6", "paid 1" },
  { "17.5.16/makes-a-double", SHIELDS "ana on a2=castle; ana shield 16=d4; shields 2 7; ana workers 0", "ana set 1 2; ana shield 2 7 a2",
    "ana shields 7 16" },
  { "17.5.16/in-the-middle-of-an-effect", SHIELDS "ana shield 16=d4; ana on a2=castle; ana store castle; ana dice 42; depot 5 mine",
    "ana place castle a3 die=4; ana set 2 5; ana workers; ana take 5 mine die=5", "ana store mine; paid 0" },
  { "17.5.16/while-a-species-is-asked", SHIELDS "option extra-tiles yes; ana shield 16=d4; ana on c2=cow2 c1=pig3; ana store geese; ana dice 23",
    "ana place geese b1 die=2; ana set 3 6", "asks geese; event 17.5.16" },
  { "17.5.16/not-in-another-turn", SHIELDS "ana shield 16=d4; turn ben", "ana set 1 6", "refused 3.3" },
  { "17.5.16/once-in-a-turn", SHIELDS "ana shield 16=d4", "ana set 1 6; ana set 2 5", "refused 17.5.16" },
  { "17.5.16/not-a-used-die", SHIELDS "ana shield 16=d4", "ana workers die=1; ana set 1 5", "refused 17.5.16" },
  { "17.5.16/not-without-it", SHIELDS, "ana set 1 5", "refused 17.5.16" },
  { "17.5.16/monastery-8-from-the-new-value", SHIELDS "ana shield 16=d4; ana on c4=k8; ana workers 1; ana dice 12; depot 5 mine",
    "ana set 1 3; ana take 5 mine die=3", "paid 1" },
  { "17.5.16/a-used-purchase-does-not-matter", SHIELDS "ana shield 16=d4; ana bought; depot 5 mine", "ana set 1 5; ana take 5 mine die=5", "with 5" },
  { "17.5.16/at-the-end", SHIELDS LAST_TURN "ana shield 16=d4", "ben end; ana tribute", "ana 17.5 +4" },

  /* 17.5.17 */
  { "17.5.17/one-larger", SHIELDS "ana shield 17=d4; ana store watchtower; ana dice 33", "ana place watchtower c3", "ana 5.6 +13" },
  { "17.5.17/two-with-an-inn", SHIELDS "option inns yes; ana shield 17=d4; ana on e3=inn f2=mine; ana store mine; ana dice 33",
    "ana place mine g1", "ana 5.6 +25" },
  { "17.5.17/not-for-others", SHIELDS "turn ben; ana shield 17=d4; ben store watchtower; ben dice 33", "ben place watchtower c3", "ben 5.6 +11" },
  { "17.5.17/at-the-end", SHIELDS LAST_TURN "ana shield 17=d4", "ben end; ana tribute", "ana 17.5 +4" },

  /* 17.5.18 */
  { "17.5.18/anywhere", SHIELDS "ana shield 18=d4; ana store bank; ana dice 66", "ana place bank f1", "ana at f1 bank" },
  { "17.5.18/colour-as-ever", SHIELDS "ana shield 18=d4; ana store bank; ana dice 66", "ana place bank a1", "refused 5.1" },
  { "17.5.18/value-as-ever", SHIELDS "ana shield 18=d4; ana store bank; ana workers 0; ana dice 33", "ana place bank f1", "refused 5.1" },
  { "17.5.18/no-doubt-about-what-hangs-together", SHIELDS "ana shield 18=d4; ana store bank; ana dice 66", "ana place bank f1", "doubts -" },
  { "17.5.18/monastery-10-gives-its-step", SHIELDS "ana shield 18=d4; ana on c4=k10; ana store cow2; ana workers 0; ana dice 33",
    "ana place cow2 e6", "ana at e6 cow2" },
  { "17.5.18/one-building-of-a-type-as-ever", SHIELDS "ana shield 18=d4; ana on e1=bank; ana store bank; ana dice 66", "ana place bank f1", "refused 5.2" },
  { "17.5.18/at-the-end", SHIELDS LAST_TURN "ana shield 18=d4", "ben end; ana tribute", "ana 17.5 +4" },

  /* Positions that were entered. */
  { "17.2/doubt-a-shield-without-a-castle", SHIELDS "switch final; ana on e4=bank", "ana crest 7 on=e4", "doubts 17.2" },
  { "17.2/doubt-two-on-one-castle", SHIELDS "switch final; ana on a2=castle", "ana crest 7 on=d4; ana crest 8 on=d4", "doubts 17.2" },
  { "17.2/doubt-more-than-castles", SHIELDS "switch final", "ana crest 7; ana crest 8", "doubts 17.2" },
  { "17.5.6/doubt-nobody-chosen", "players 3; " SHIELDS "switch final", "ana crest 6 on=d4", "doubts 17.5.6" },
  { "17.5/said-and-scored", SHIELDS "switch final", "ana crest 13 on=d4; finish", "ana 17.5 +4; ana 17.5.13 +4" },
  { "17.5.4/doubt-a-fourth-tile-without-it", SHIELDS "switch final; shields 1 4; ana store mine ship bank", "ana heap bank 1", "doubts 17.5.4" },
  { NULL, NULL, NULL, NULL }
};
