/* test-rules-open.c: tiles that nobody has named yet, in depots and on key spaces (10.1)
 *
 * For two players depot 1 has spaces for a building and a ship, depot 2 for a monastery and a castle, depot 3 for livestock
 * and a building.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "test-rules.h"

#define STORED "ana dice 33; ana store "
#define TEAMS "players 4; option mode team; "

const RuleCase cases_open[] = {
  /* Taken without a name. */
  { "10.1/a-tile-may-be-stored-without-a-name", "ana dice 11", "ana take 1 b?", "ana store b?; depot 1 s?" },
  { "10.1/a-monastery-too", "ana dice 22", "ana take 2 k?", "ana store k?" },
  { "10.1/livestock-too", "ana dice 33", "ana take 3 l?", "ana store l?; depot 3 b?" },
  { "10.1/with-workers", "ana dice 33; ana workers 1", "ana take 2 k?", "ana store k?; paid 1" },
  { "10.1/with-a-discard", STORED "bank ship mine", "ana take 3 l? discard=ship", "ana store mine bank l?" },
  { "10.1/two-of-them", "players 4; ana dice 33", "ana take 3 l?; ana take 3 b?", "ana store l? b?" },
  { "10.1/not-by-another-die", "ana dice 33; ana workers 0", "ana take 1 b?", "refused 4.3a" },
  { "10.1/not-with-full-key-spaces", STORED "bank ship mine", "ana take 3 l?", "refused 4.4" },
  { "10.1/not-what-is-named-already", "ana dice 33; depot 3 cow2 bank", "ana take 3 b?", "refused 10.1" },
  { "10.1/nor-what-does-not-lie-there", "ana dice 33; depot 3 -", "ana take 3 b?", "refused 10.1" },
  { "10.1/a-ship-is-a-ship", "ana dice 11", "ana take 1 s?", "refused 10.1" },
  { "10.1/a-castle-is-a-castle", "ana dice 22", "ana take 2 c?", "refused 10.1" },
  { "10.1/no-tile-of-no-type", "ana dice 11", "ana take 1 ?", "refused 10.1" },
  { "10.1/no-black-back-in-a-numbered-depot", "ana dice 11", "ana take 1 black-b?", "refused 10.1" },
  { "10.1/where-one-board-is-followed", "switch board ana; ana dice 11", "ana take 1 b?", "ana store b?" },

  /* By an effect. */
  { "5.5/market-takes-livestock-without-a-name", STORED "market", "ana place market e4; ana take 3 l?", "ana store l?; asks nothing" },
  { "5.5/market-no-building-without-a-name", STORED "market", "ana place market e4; ana take 3 b?", "refused 5.5" },
  { "5.5/carpenter-takes-a-building-without-a-name", STORED "carpenter", "ana place carpenter e4; ana take 1 b?", "ana store b?" },
  { "5.5/church-takes-a-monastery-without-a-name", STORED "church", "ana place church e4; ana take 2 k?", "ana store k?" },
  { "5.5/church-no-livestock-without-a-name", STORED "church", "ana place church e4; ana take 3 l?", "refused 5.5" },

  /* From the black depot. */
  { "10.1/a-black-tile-may-be-open-too", "ana silver 2", "ana buy b?", "ana store black-b?; ana silver 0" },
  { "10.1/only-with-silver", "ana silver 1", "ana buy b?", "refused 4.5" },
  { "10.1/not-a-black-one-that-is-named", "ana silver 2; black bank ship pig3 castle", "ana buy l?", "refused 10.1" },
  { "10.1/with-monastery-6-from-a-numbered-depot", "ana on c4=k6; ana silver 2", "ana buy b? depot=3", "ana store b?; depot 3 l?" },
  { "10.1/of-one-type-only-one-back-is-open", "ana store b?; ana silver 2", "ana buy b?", "refused 10.1" },
  { "10.1/nor-the-other-way-round", "ana dice 11; ana store black-b?", "ana take 1 b?", "refused 10.1" },
  { "10.1/of-another-type-it-may-be", "ana store l?; ana silver 2", "ana buy b?", "ana store l? black-b?" },
  { "10.1/two-of-the-same-back", "ana dice 11; ana store b?", "ana take 1 b?", "ana store b?*2" },

  /* Placed: then it is named. */
  { "10.1/named-when-it-is-placed", STORED "b?", "ana place bank c3", "ana at c3 bank; ana store -; ana silver 3" },
  { "10.1/taken-open-and-placed", "ana dice 33", "ana take 3 b?; ana place watchtower c3", "ana at c3 watchtower; ana store -; ana 5.5 +4" },
  { "10.1/a-black-one-too", STORED "black-b?", "ana place bank c3", "ana at c3 bank; ana store -" },
  { "10.1/with-workers-for-placing", "ana dice 44; ana workers 1; ana store b?", "ana place bank c3", "ana at c3 bank; paid 1" },
  { "10.1/by-the-town-hall", STORED "town-hall b?", "ana place town-hall e4; ana place church c3", "ana at c3 church; ana store -" },
  { "10.1/the-named-one-first", STORED "b? bank", "ana place bank c3", "ana at c3 bank; ana store b?" },
  { "10.1/not-without-a-name", STORED "b?", "ana place b? c3", "refused 10.1" },
  { "10.1/not-as-another-type", STORED "b?", "ana place cow2 c3", "refused 4.3b" },
  { "10.1/not-on-another-colour", STORED "b?", "ana place bank e3", "refused 5.1" },
  { "10.1/not-on-another-value", "ana dice 44; ana workers 0; ana store b?", "ana place bank c3", "refused 5.1" },
  { "5.2/second-watchtower-of-one-without-a-name", STORED "b?; ana on e4=watchtower; ana dice 11", "ana place watchtower e5", "refused 5.2" },
  { "5.2/another-building-of-one-without-a-name", STORED "b?; ana on e4=watchtower; ana dice 11", "ana place bank e5", "ana at e5 bank" },
  { "5.5/town-hall-places-one-without-a-name", STORED "town-hall b?", "ana place town-hall e4", "asks town-hall" },

  /* The census counts it. */
  { "10.1/not-as-a-sixth-bank", "seen bank*5; " STORED "b?", "ana place bank c3", "refused 10.1" },
  { "10.1/as-a-fifth-bank", "seen bank*4; " STORED "b?", "ana place bank c3", "ana at c3 bank" },
  { "10.1/then-not-as-a-sixth", "seen bank*4; " STORED "b? b?", "ana place bank c3; ana place bank e4", "refused 10.1" },
  { "10.1/a-black-one-is-counted-apart", "seen bank*5; " STORED "black-b?", "ana place bank c3", "ana at c3 bank" },
  { "10.1/not-as-a-third-black-bank", "black bank bank; " STORED "black-b?", "ana place bank c3", "refused 10.1" },
  { "10.1/not-a-monastery-that-lies-elsewhere", "ana dice 44; ben on c4=k7; ana store k?", "ana place k7 c4", "refused 10.1" },
  { "10.1/no-name-is-left-for-a-seventh-black-monastery", "black k1 k2 k3 k4; black - k5 ship ?; ana store black-k?; ana silver 2",
    "ana buy k7", "refused 10.1" },
  { "10.1/nor-without-one", "black k1 k2 k3 k4; black - k5 ship ?; ana store black-k?; ana silver 2", "ana buy k?", "refused 10.1" },
  { "10.1/a-sixth-black-monastery", "black k1 k2 k3 k4; black - ship ?; ana store black-k?; ana silver 2", "ana buy k?",
    "ana store black-k?*2" },
  { "10.1/nor-is-it-named-in-the-depot", "stage roll; black k1 k2 k3 k4; black - k5 ship ?; ana store black-k?", "depot 0 - - k7", "refused 10.1" },

  /* Thrown out, said to be there. */
  { "10.1/thrown-out-without-a-name", STORED "b? ship mine", "ana take 3 l? discard=b?", "ana store mine ship l?; event 4.4" },
  { "10.1/a-black-one-thrown-out", STORED "black-b? ship mine", "ana take 3 l? discard=black-b?", "ana store mine ship l?" },
  { "10.1/not-thrown-out-by-a-name", STORED "b? ship mine", "ana take 3 l? discard=bank", "refused 4.4" },
  { "10.1/said-to-lie-on-a-key-space", "switch final", "ana key 1 l?", "ana store l?" },
  { "10.1/not-on-a-hex", "switch final", "ana hex c3 b?", "refused 10.1" },
  { "10.1/it-scores-nothing-at-the-end", "phase E; round 5; turn ben; ana store l? b? k?; ana silver 0; ana workers 0", "ben end",
    "ana total +0" },

  /* With shield 4 there may be any number, which are kept by name; trade routes; teams. */
  { "17.5.4/tiles-are-named-when-taken", "option shields yes; ana shield 4=d4; ana dice 33", "ana take 3 l?", "refused 10.1" },
  { "14.2/from-the-black-depot-without-a-name",
    "option trade-routes yes; route-tiles; ana route 2 3 4 5 6; ana laid turquoise turquoise; ana sold turquoise*2; ana goods red; ana dice 46",
    "ana sell red; ana fetch b?", "ana store black-b?; asks nothing" },
  { "16.2/a-tile-without-a-name-to-the-common-storage", TEAMS "ana dice 33", "ana take 3 l? to=common", "ana common l?; cleo common l?" },
  { "16.2/the-partner-places-it", TEAMS "turn cleo; cleo dice 66; ana common b?", "cleo place bank i2", "cleo at i2 bank; ana common -" },
  { "16.2/not-the-partners-own", TEAMS "turn cleo; cleo dice 66; ana store b?", "cleo place bank i2", "refused 16.2" },
  { NULL, NULL, NULL, NULL },
};
