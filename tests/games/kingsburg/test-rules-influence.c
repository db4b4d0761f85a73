/* test-rules-influence.c: groups of dice on advisors (5), and the Envoy among them (9.2)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "test-rules.h"

#define SPRING "players 3; phase spring; stage influence; "

const RuleCase cases_influence[] = {
  /* -- 5.1 -- */
  { "5.1/round-after-round", SPRING "ana dice 123; ben dice 456; cleo dice 654", "influence 1 1; influence 4 4; influence 6 6", "next ana; taken 1 4 6" },
  { "5.1/who-comes-after", "players 3; phase spring; stage influence; ana dice 666; ben dice 123; cleo dice 123", "ana pass", "next ben; after cleo" },
  { "5.1/round-about-without-who-passed", "players 3; phase spring; stage influence; ana dice 666; ben dice 123; cleo dice 123", "ana pass; ben influence 1 1", "next cleo; after ben" },
  { "5.1/last-of-all", "players 3; phase spring; stage influence; ana dice 666; ben dice 123; cleo dice 123", "ana pass; ben pass", "next cleo; after nobody" },
  { "5.1/a-pass-is-final", SPRING "ana dice 123; ben dice 456", "pass; influence 4 4; ana influence 1 1", "refused 5.1" },
  { "5.1/a-pass-with-dice-left", SPRING "ana dice 123; ben dice 456", "pass", "next ben" },
  { "5.1/out-of-turn", SPRING "ana dice 123; ben dice 456", "ben influence 4 4", "refused 5.1" },
  { "5.1/who-reaches-nobody-is-passed-over", SPRING "ana dice 123; ben dice 111; group cleo 1; group cleo 2; group cleo 3; ana gold 2",
    "influence 6 321", "stage help; note cannot; event 5.1" },
  { "5.1/the-last-goes-on-alone", SPRING "ana dice 123; ben dice 235", "pass; influence 2 2; influence 3 3; influence 5 5", "taken; stage build; next ben" },
  { "5.1/advisors-come-before-building", SPRING "ana dice 123; ana gold 2", "build statue", "refused 7.1" },
  { "5.1/not-before-the-roll", "players 3; phase spring; stage roll", "ana influence 1 1", "refused 5.1" },

  /* -- 5.2 -- */
  { "5.2/one-die", SPRING "ana dice 651", "influence 6 6", "taken 6; event 5.2; line ana influence 6 6" },
  { "5.2/three-dice", SPRING "ana dice 651", "influence 12 156", "taken 12; line ana influence 12 651" },
  { "5.2/by-name", SPRING "ana dice 651", "duchess", "taken 12; line ana influence 12 651" },
  { "5.2/the-only-dice-that-fit", SPRING "ana dice 651", "influence 7", "taken 7; line ana influence 7 61" },
  { "5.2/wrong-total", SPRING "ana dice 651", "influence 12 65", "refused 5.2" },
  { "5.2/dice-that-are-not-there", SPRING "ana dice 651", "influence 4 4", "refused 5.2" },
  { "5.2/a-die-twice", SPRING "ana dice 651; ben dice 111", "influence 6 6; pass; influence 6 6", "refused 5.2" },
  { "5.2/used-once", SPRING "ana dice 651; ben dice 123", "influence 6 6; ben pass; influence 11 65", "refused 5.2" },
  { "5.2/nobody-is-reached", SPRING "ana dice 651", "influence 4", "refused 5.2" },
  { "5.2/white-with-an-own-die", SPRING "ana dice 651; ana white 3", "influence 9 6 white=3", "taken 9; line ana influence 9 6 white=3" },
  { "5.2/two-white-dice", SPRING "ana dice 651; ana white 32", "influence 11 6 white=23", "taken 11; line ana influence 11 6 white=32" },
  { "5.2/white-alone", SPRING "ana dice 651; ana white 3", "influence 3 white=3", "refused 5.2" },
  { "5.2/two-white-alone", SPRING "ana dice 651; ana white 32", "influence 5 white=32", "refused 5.2" },
  { "5.2/a-white-die-is-no-own-one", SPRING "ana dice 651; ana white 3", "influence 3 3", "refused 5.2" },
  { "5.2/white-dice-split", SPRING "ana dice 651; ana white 32", "influence 9 6 white=3; influence 7 5 white=2", "taken 7 9" },
  { "5.2/left-with-white-dice-only", SPRING "ana dice 651; ana white 3; ana gold 2", "influence 12 651", "stage help; advisor 12; no-note cannot" },

  /* -- 5.3 -- */
  { "5.3/two-more", SPRING "ana dice 651; ana plus2 1", "influence 8 6 +2", "taken 8; ana plus2 0; event 5.3; line ana influence 8 6 +2" },
  { "5.3/none-left", SPRING "ana dice 651", "influence 8 6 +2", "refused 5.3" },
  { "5.3/one-in-a-season", SPRING "ana dice 651; ana plus2 2; ben dice 666", "influence 8 6 +2; ben pass; influence 7 5 +2", "refused 5.3" },
  { "5.3/however-many-there-are", SPRING "ana dice 651; ana plus2 2; ben dice 666", "influence 8 6 +2", "ana plus2 1" },
  { "5.3/never-alone", SPRING "ana dice 651; ana plus2 1", "influence 2 +2", "refused 5.2" },
  { "5.3/not-with-white-alone", SPRING "ana dice 651; ana white 3; ana plus2 1", "influence 5 white=3 plus2=+2", "refused 5.2" },
  { "5.3/again-in-the-next-season", "players 3; phase summer; stage influence; ana dice 651; ana plus2 1", "influence 8 6 +2", "ana plus2 0" },
  { "5.3/kept-where-dice-suffice", SPRING "ana dice 641; ana plus2 1", "influence 6", "ana plus2 1; line ana influence 6 6" },
  { "5.3/said-where-nothing-else-reaches", SPRING "ana dice 641; ana plus2 1", "influence 8", "ana plus2 0; line ana influence 8 6 +2" },

  /* -- 5.4 -- */
  { "5.4/one-less", SPRING "ana dice 652; ana built market", "influence 10 65 market=-1", "taken 10; event 5.4" },
  { "5.4/one-more", SPRING "ana dice 652; ana built market", "influence 12 65 market=+1", "taken 12" },
  { "5.4/as-a-word-of-its-own", SPRING "ana dice 652; ana built market", "influence 12 65 +1", "taken 12; line ana influence 12 65 market=+1" },
  { "5.4/with-a-token-too", SPRING "ana dice 652; ana built market; ana plus2 1", "influence 12 65 +2 market=-1", "taken 12; ana plus2 0" },
  { "5.4/without-the-market", SPRING "ana dice 652", "influence 12 65 market=+1", "refused 5.4" },
  { "5.4/once-in-a-season", SPRING "ana dice 652; ben dice 666; ana built market", "influence 5 6 market=-1; ben pass; influence 4 5 market=-1", "refused 5.4" },
  { "5.4/nineteen-as-eighteen", SPRING "ana dice 666; ana white 1; ana built market", "influence 18 666 white=1 market=-1", "ana gold 1; ana soldiers 1" },
  { "5.4/twenty-is-too-much", SPRING "ana dice 666; ana white 2; ana built market", "influence 18 666 white=2 market=-1", "refused 5.2" },

  /* -- 5.5 -- */
  { "5.5/taken-by-another", SPRING "ana dice 651; group ben 6", "influence 6 6", "refused 5.5" },
  { "5.5/taken-by-oneself", SPRING "ana dice 661; ben dice 123", "influence 6 6; ben pass; influence 6 6", "refused 5.5" },
  { "5.5/with-the-envoy-at-hand", SPRING "ana dice 651; group ben 6; envoy ana", "influence 6 6", "refused 5.5" },
  { "5.5/free", SPRING "ana dice 651; group ben 6", "influence 5 5", "taken 5 6" },

  /* -- 9.2 -- */
  { "9.2/a-taken-advisor", SPRING "ana dice 651; group ben 6; envoy ana", "influence 6 6 envoy", "taken 6; envoy -; note envoy-back; event 9.2" },
  { "9.2/one's-own", SPRING "ana dice 661; ben dice 123; envoy ana", "influence 6 6; ben pass; influence 6 6 envoy", "envoy -" },
  { "9.2/dice-by-the-rules", SPRING "ana dice 651; group ben 6; envoy ana", "influence 6 5 envoy", "refused 5.2" },
  { "9.2/a-free-advisor-needs-none", SPRING "ana dice 651; envoy ana", "influence 6 6 envoy", "refused 9.2" },
  { "9.2/somebody-else's", SPRING "ana dice 651; group ben 6; envoy cleo", "influence 6 6 envoy", "refused 9.2" },
  { "9.2/once-only", SPRING "ana dice 655; group ben 6; group ben 5; envoy ana; ben dice 123", "influence 6 6 envoy; ben pass; influence 5 5 envoy", "refused 9.2" },
  { "9.2/both-are-helped", SPRING "ana dice 266; group ben 2; envoy ana; ana gold 2", "influence 2 2 envoy; pass", "ana gold 3; ben gold 1" },
  { "9.2/two-buildings", "players 3; phase spring; stage build; ana gold 3; ana wood 3; envoy ana", "build statue; build inn envoy",
    "ana built statue inn; envoy -; ana gold 0; ana wood 2; event 9.2" },
  { "9.2/the-first-counts-for-the-second", "players 3; phase spring; stage build; ana gold 9; ana stone 1; envoy ana", "build statue; build chapel envoy",
    "ana built statue chapel" },
  { "9.2/a-crane-just-built-counts", "players 3; phase spring; stage build; ana built barricade guard-tower blacksmith; ana gold 1; ana wood 3; ana stone 2; envoy ana",
    "build crane; build barracks envoy", "ana gold 0; ana wood 0; ana stone 0" },
  { "9.2/not-without-saying-so", "players 3; phase spring; stage build; ana gold 3; ana wood 3; envoy ana", "build statue; build inn", "refused 7.1" },
  { "9.2/not-for-the-first", "players 3; phase spring; stage build; ana gold 3; ana wood 3; envoy ana", "build statue envoy", "refused 9.2" },
  { "9.2/no-envoy-at-all", "players 3; phase spring; stage build; ana gold 3; ana wood 3", "build statue envoy", "refused 9.2" },
  { "9.2/kept-by-passing", "players 3; phase spring; stage build; ana gold 3; ana wood 3; envoy ana", "build statue; pass", "envoy ana; phase summer" },
  { NULL, NULL, NULL, NULL },
};
