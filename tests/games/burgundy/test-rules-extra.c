/* test-rules-extra.c: extra tiles, white castles and inns (11.27 to 11.29, 12, 13)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "test-rules.h"

/* On duchy 1: the fields a1 b1 b2 c1 c2 are one pasture; e4 e5 f4 f5 g4 are a city, e3 f2 g1 the mines. */
#define EXTRA "option extra-tiles yes; "
#define WHITE "option white-castles yes; "
#define INNS "option inns yes; "
#define LAST_TURN "phase E; round 5; turn ben; "

const RuleCase cases_extra[] = {
  /* 11.27 */
  { "11.27/on-top-of-who-comes-later", EXTRA "ana bridge 2; ana on c4=k27; turn ben; ben store ship; ben dice 22",
    "ben place ship d3; ben end", "order ana ben" },
  { "11.27/without-it-below-who-comes-later", EXTRA "ana bridge 2; ana on c4=k26; turn ben; ben store ship; ben dice 22",
    "ben place ship d3; ben end", "order ben ana" },
  { "11.27/to-the-top-as-soon-as-it-is-placed", EXTRA "ana bridge 2; ben bridge 2; turn ana; ana store k27; ana dice 11",
    "ana place k27 c4; ana end", "order ana ben" },
  { "11.27/only-where-its-marker-stands", EXTRA "ana on c4=k27; ben bridge 2; turn ana", "ana end", "order ben ana" },
  { "11.27/on-top-when-it-comes-itself", EXTRA "ben bridge 2; turn ana; ana on c4=k27; ana store ship; ana dice 22",
    "ana place ship d3; ana end", "order ana ben" },

  /* 11.28 */
  { "11.28/two-workers-for-a-coin", EXTRA "ana on c4=k28; ana silver 2", "ana hire", "ana silver 1; ana workers 3" },
  { "11.28/several-coins", EXTRA "ana on c4=k28; ana silver 3", "ana hire 2", "ana silver 1; ana workers 5" },
  { "11.28/not-without-the-monastery", EXTRA "ana silver 3", "ana hire", "refused 11.28" },
  { "11.28/not-more-than-there-is", EXTRA "ana on c4=k28; ana silver 1", "ana hire 2", "refused 11.28" },
  { "11.28/in-the-middle-of-an-effect", EXTRA "ana on c4=k28 a2=castle; ana store castle; ana dice 44; ana silver 1",
    "ana place castle a3; ana hire", "asks castle; ana workers 3" },
  { "11.28/not-in-another-turn", EXTRA "ana on c4=k28; ana silver 2; turn ben", "ana hire", "refused 3.3" },
  { "11.28/after-both-dice-the-turn-goes-on", EXTRA "ana on c4=k28; ana silver 1; ana bought", "ana workers die=1; ana workers die=2",
    "next ana" },
  { "11.28/without-silver-it-ends", EXTRA "ana on c4=k28; ana silver 0; ana bought", "ana workers die=1; ana workers die=2",
    "next ben" },

  /* 11.29 */
  { "11.29/four-points-for-each", WHITE LAST_TURN "ana on c4=k29 e4=white-castle f5=white-castle", "ben end", "ana 11.29 +8" },
  { "11.29/not-for-a-stored-one", WHITE LAST_TURN "ana on c4=k29 e4=white-castle; ana store white-castle", "ben end",
    "ana 11.29 +4" },
  { "11.29/not-without-it", WHITE LAST_TURN "ana on e4=white-castle", "ben end", "ana 11.29 +0" },
  { "11.29/the-crane-counts-too", EXTRA WHITE LAST_TURN "ana on c4=k29 e4=white-castle f5=crane", "ben end", "ana 11.29 +8" },

  /* 12.1 */
  { "12.1/a-crane-with-the-module", EXTRA "ana silver 2", "ana buy crane", "ana store crane" },
  { "12.1/no-crane-without-it", "ana silver 2", "ana buy crane", "refused 10.1" },
  { "12.1/only-one-crane", EXTRA "ben store crane; ana silver 2", "ana buy crane", "refused 10.1" },
  { "12.1/geese-have-a-black-back", EXTRA "ana dice 33; depot 3 l? b?", "ana take 3 geese", "refused 10.1" },
  { "12.1/monastery-28-has-a-yellow-one", EXTRA "ana dice 11; depot 1 b? s?; depot 2 k?; ana workers 1", "ana take 2 k28 workers=1 die=1",
    "ana store k28" },
  { "12.1/not-monastery-29", EXTRA "ana dice 22", "ana take 2 k29", "refused 10.1" },

  /* 12.2 */
  { "12.2/asks-which-building", EXTRA "ana store crane; ana dice 33", "ana place crane e4", "asks crane; ana total +0" },
  { "12.2/as-a-bank", EXTRA "ana store crane; ana dice 33", "ana place crane e4; ana as bank", "ana silver 3; asks nothing" },
  { "12.2/as-a-watchtower", EXTRA "ana store crane; ana dice 33", "ana place crane e4; ana as watchtower", "ana 5.5 +4" },
  { "12.2/as-a-boarding-house", EXTRA "ana store crane; ana dice 33", "ana place crane e4; ana as boarding-house", "ana workers 5" },
  { "12.2/as-a-town-hall", EXTRA "ana store crane mine; ana dice 33", "ana place crane e4; ana as town-hall; ana place mine e3",
    "ana at e3 mine; asks nothing" },
  { "12.2/as-a-market", EXTRA "ana store crane; ana dice 33; depot 6 b? cow3", "ana place crane e4; ana as market; ana take 6 cow3",
    "ana store cow3" },
  { "12.2/as-a-warehouse", EXTRA "ana store crane; ana dice 33; ana goods red*2", "ana place crane e4; ana as warehouse; ana sell red",
    "ana 6.1 +4" },
  { "12.2/as-a-church", EXTRA "ana store crane; ana dice 33; depot 5 mine", "ana place crane e4; ana as church; ana take 5 mine",
    "ana store mine" },
  { "12.2/as-a-carpenter", EXTRA "ana store crane; ana dice 33; depot 1 bank", "ana place crane e4; ana as carpenter; ana take 1 bank",
    "ana store bank" },
  { "12.2/as-a-white-castle", EXTRA WHITE "ana store crane; ana dice 33", "ana place crane e4; ana as white-castle", "asks white-castle" },
  { "12.2/no-white-castle-without-its-module", EXTRA "ana store crane; ana dice 33", "ana place crane e4; ana as white-castle",
    "refused 12.2" },
  { "12.2/not-as-a-ship", EXTRA "ana store crane; ana dice 33", "ana place crane e4; ana as ship", "refused 12.2" },
  { "12.2/not-as-itself", EXTRA "ana store crane; ana dice 33", "ana place crane e4; ana as crane", "refused 12.2" },
  { "12.2/its-effect-comes-first", EXTRA "ana store crane; ana dice 33", "ana place crane e4; ana workers die=3", "refused 12.2" },
  { "12.2/may-be-declined", EXTRA "ana store crane; ana dice 33", "ana place crane e4; ana skip", "asks nothing; next ana" },
  { "12.2/a-type-of-its-own-in-a-city", EXTRA "ana on e4=bank; ana store crane; ana dice 11", "ana place crane e5", "asks crane" },
  { "12.2/a-building-beside-it", EXTRA "ana on e4=crane; ana store bank; ana dice 11", "ana place bank e5", "ana silver 3" },
  { "12.2/counts-for-one-monastery", EXTRA LAST_TURN "ana on c4=k16 b4=k17 e4=crane", "ben end", "ana 11.16 +4; ana 11.17 +0" },
  { "12.2/counts-beside-a-building", EXTRA LAST_TURN "ana on c4=k22 e4=crane e5=bank", "ben end", "ana 11.22 +8" },
  { "12.2/not-for-a-stored-crane", EXTRA LAST_TURN "ana on c4=k22 e5=bank; ana store crane", "ben end", "ana 11.22 +4" },
  { "12.2/not-for-other-monasteries", EXTRA LAST_TURN "ana on c4=k24 e4=crane", "ben end", "ana 11.24 +0" },

  /* 12.3 */
  { "12.3/alone", EXTRA "ana on c3=bank; ana store geese; ana dice 44", "ana place geese c2", "ana 12.3 +2; asks nothing" },
  { "12.3/with-two-cows-and-three", EXTRA "ana on c2=cow2 c1=cow3; ana store geese; ana dice 22", "ana place geese b1",
    "ana 12.3 +7; asks nothing" },
  { "12.3/two-species-are-asked", EXTRA "ana on c2=cow2 c1=pig3; ana store geese; ana dice 22", "ana place geese b1",
    "asks geese; ana 12.3 +0" },
  { "12.3/one-of-them-is-chosen", EXTRA "ana on c2=cow2 c1=pig3; ana store geese; ana dice 22",
    "ana place geese b1; ana with pigs", "ana 12.3 +5; asks nothing" },
  { "12.3/or-the-other", EXTRA "ana on c2=cow2 c1=pig3; ana store geese; ana dice 22", "ana place geese b1; ana with cows",
    "ana 12.3 +4" },
  { "12.3/not-one-that-is-not-there", EXTRA "ana on c2=cow2 c1=pig3; ana store geese; ana dice 22",
    "ana place geese b1; ana with sheep", "refused 12.3" },
  { "12.3/not-of-another-pasture", EXTRA "ana on c2=cow2 e6=pig3; ana store geese; ana dice 22", "ana place geese b1", "ana 12.3 +4" },
  { "12.3/scoring-is-not-declined", EXTRA "ana on c2=cow2 c1=pig3; ana store geese; ana dice 22", "ana place geese b1; ana skip",
    "refused 12.3" },
  { "12.3/two-points-for-later-livestock", EXTRA "ana on c2=cow2 c1=cow3 b1=geese; ana store pig4; ana dice 11", "ana place pig4 b2",
    "ana 5.5 +4; ana 12.3 +2; ana total +6" },
  { "12.3/not-in-another-pasture", EXTRA "ana on c3=bank c2=geese d6=ship; ana store pig4; ana dice 22", "ana place pig4 e6",
    "ana 12.3 +0" },
  { "12.3/monastery-7-counts-their-tile", EXTRA "ana on c4=k7 c2=cow2 c1=cow3; ana store geese; ana dice 22", "ana place geese b1",
    "ana 12.3 +7; ana 11.7 +3" },
  { "12.3/and-later-again", EXTRA "ana on c4=k7 c2=geese; ana store pig4; ana dice 55", "ana place pig4 c1",
    "ana 5.5 +4; ana 12.3 +2; ana 11.7 +2" },
  { "12.3/a-species-for-monastery-24", EXTRA LAST_TURN "ana on c4=k24 c2=geese c1=cow2", "ben end", "ana 11.24 +8" },

  /* 12.4 */
  { "12.4/asks-for-an-action", WHITE "white 5; ana store white-castle; ana dice 33", "ana place white-castle e4", "asks white-castle" },
  { "12.4/takes-with-the-white-die", WHITE "white 5; ana store white-castle; ana dice 33; depot 5 mine",
    "ana place white-castle e4; ana take 5 mine", "ana store mine; with 5; paid 0; asks nothing" },
  { "12.4/places-with-it", WHITE "white 4; ana store white-castle mine; ana dice 33", "ana place white-castle e4; ana place mine e3",
    "ana at e3 mine; with 4" },
  { "12.4/sells-with-it", WHITE "white 4; ana store white-castle; ana goods red; ana dice 33",
    "ana place white-castle e4; ana sell red", "ana 6.1 +2" },
  { "12.4/takes-workers-with-it", WHITE "white 4; ana store white-castle; ana dice 33", "ana place white-castle e4; ana workers",
    "ana workers 3; with 4" },
  { "12.4/workers-change-it", WHITE "white 4; ana store white-castle; ana workers 1; ana dice 33; depot 5 mine",
    "ana place white-castle e4; ana take 5 mine", "ana workers 0; paid 1" },
  { "12.4/not-beyond-the-workers-there-are", WHITE "white 3; ana store white-castle; ana workers 1; ana dice 33; depot 5 mine",
    "ana place white-castle e4; ana take 5 mine", "refused 4.3a" },
  { "12.4/monastery-12-changes-it-for-free", WHITE "white 4; ana on c4=k12; ana store white-castle; ana workers 0; ana dice 33; depot 5 mine",
    "ana place white-castle e4; ana take 5 mine", "paid 0" },
  { "12.4/monastery-8-too", WHITE "white 3; ana on c4=k8; ana store white-castle; ana workers 1; ana dice 33; depot 5 mine",
    "ana place white-castle e4; ana take 5 mine", "paid 1" },
  { "12.4/not-with-an-own-die", WHITE "white 5; ana store white-castle; ana dice 33; depot 3 cow2",
    "ana place white-castle e4; ana take 3 cow2 die=3", "refused 4.1" },
  { "12.4/the-own-dice-are-left-as-they-are", WHITE "white 4; ana store white-castle; ana dice 33",
    "ana place white-castle e4; ana workers; ana workers die=3", "ana workers 5" },
  { "12.4/may-be-declined", WHITE "white 5; ana store white-castle; ana dice 33", "ana place white-castle e4; ana skip", "asks nothing" },
  { "12.4/one-in-a-city", WHITE "ana on e4=white-castle; ana store white-castle; ana dice 11", "ana place white-castle e5",
    "refused 5.2" },
  { "12.4/several-by-the-option", WHITE "option white-castle-city any; ana on e4=white-castle; ana store white-castle; ana dice 11",
    "ana place white-castle e5", "asks white-castle" },
  { "12.4/not-without-the-module", "ana dice 33; depot 3 l? b?", "ana take 3 white-castle", "refused 10.1" },
  { "12.4/monastery-9-helps-to-place-it", WHITE "ana on c4=k9; ana store white-castle; ana workers 0; ana dice 22",
    "ana place white-castle e4", "asks white-castle" },

  /* 13.1 */
  { "13.1/bought-beside-the-black-depot", INNS "ana silver 2", "ana buy inn", "ana store inn; ana silver 0; inns 0" },
  { "13.1/one-more-each-phase", INNS "round 5; turn ben; ben silver 0", "ben end", "inns 2; phase B" },
  { "13.1/none-left", INNS "inns 0; ana silver 2; black -", "ana buy inn", "refused 4.5" },
  { "13.1/none-without-the-module", "ana silver 2", "ana buy inn", "refused 4.5" },
  { "13.1/not-for-one-coin", INNS "ana silver 1", "ana buy inn", "refused 4.5" },
  { "13.1/not-with-a-die", INNS "ana dice 33", "ana take 3 inn", "refused 4.3a" },
  { "13.1/monastery-6-pays-with-workers", INNS "ana on c4=k6; ana silver 0; ana workers 2", "ana buy inn", "ana workers 0" },

  /* 13.2 */
  { "13.2/on-a-mine-hex", INNS "ana store inn; ana dice 44", "ana place inn e3", "ana at e3 inn; ana total +0; asks nothing" },
  { "13.2/on-a-building-hex", INNS "ana store inn; ana dice 33", "ana place inn c3", "ana at c3 inn; ana 5.6 +13" },
  { "13.2/not-a-second-one-in-a-region", INNS "phase B; inns 2; ana on e4=inn; ana store inn; ana dice 11", "ana place inn e5", "refused 13.2" },
  { "13.2/but-in-another-region", INNS "phase B; inns 2; ana on e4=inn; ana store inn; ana dice 44", "ana place inn e3", "ana at e3 inn" },
  { "13.2/not-away-from-other-tiles", INNS "ana store inn; ana dice 66", "ana place inn a1", "refused 13.2" },
  { "13.2/not-on-a-tile", INNS "ana on e3=mine; ana store inn; ana dice 44", "ana place inn e3", "refused 5.3" },
  { "13.2/with-the-value-of-the-hex", INNS "ana store inn; ana dice 33; ana workers 0", "ana place inn e3", "refused 5.1" },
  { "13.2/workers-change-the-die", INNS "ana store inn; ana dice 33; ana workers 1", "ana place inn e3", "paid 1" },
  { "13.2/by-the-town-hall", INNS "ana store town-hall inn; ana dice 33", "ana place town-hall e4; ana place inn e3", "ana at e3 inn" },
  { "13.2/other-tiles-beside-it", INNS "ana on e3=inn; ana store mine; ana dice 11; ana on e4=bank", "ana place mine f2",
    "ana at f2 mine" },

  /* 13.3 */
  { "13.3/three-hexes-score-as-four", INNS "ana on e3=inn f2=mine; ana store mine; ana dice 33", "ana place mine g1",
    "ana 5.6 +20" },
  { "13.3/one-hex-scores-as-two", INNS "ana store inn; ana dice 33", "ana place inn c3", "ana 5.6 +13" },
  { "13.3/up-to-eight",
    INNS "ana duchy 10; ana on a2=inn b3=bank c4=market d1=church d2=warehouse d3=carpenter d4=boarding-house; "
    "ana store watchtower; ana dice 55",
    "ana place watchtower d5", "ana 5.6 +46" },
  { "13.3/not-for-an-inn-elsewhere", INNS "ana on e3=mine f2=mine e4=inn; ana store mine; ana dice 33", "ana place mine g1",
    "ana 5.6 +16" },

  /* 13.4 */
  { "13.4/fills-its-colour", INNS "ana on e3=inn f2=mine; ana store mine; ana dice 33", "ana place mine g1", "ana 5.7 +5" },
  { "13.4/is-no-mine", INNS "round 5; turn ben; ana on e3=inn", "ben end", "ana silver 1" },
  { "13.4/is-no-livestock", INNS "ana on c2=inn; ana store cow3; ana dice 55", "ana place cow3 c1", "ana 5.5 +3" },
  { "13.4/is-no-building", INNS LAST_TURN "ana on c4=k22 e4=inn", "ben end", "ana 11.22 +0" },
  { "13.4/no-free-step", INNS "ana on c4=k11; ana store inn; ana dice 33; ana workers 0", "ana place inn e3", "refused 5.1" },
  { "13.4/not-counted-as-a-building-of-a-city", INNS "ana on e4=inn; ana store bank; ana dice 11", "ana place bank e5", "ana silver 3" },
  { "13.4/scores-nothing-in-a-key-space", INNS LAST_TURN "ana store inn; ana workers 0; ana silver 0", "ben end", "ana total +0" },
  { NULL, NULL, NULL, NULL },
};
