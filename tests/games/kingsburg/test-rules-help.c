/* test-rules-help.c: what the eighteen advisors give (6)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "test-rules.h"

/* The last one who can, passes; Ana has 2 gold, so that the season waits for her to build. */
#define HELP(n) "players 3; phase spring; stage influence; cleo dice 666; cleo gold 2; group ana " #n

const RuleCase cases_help[] = {
  { "6.1/jester", HELP (1), "cleo pass", "ana 6.1 +1; ana score 1; event 6.1" },
  { "6.1/squire", HELP (2), "cleo pass", "ana gold 1" },
  { "6.1/architect", HELP (3), "cleo pass", "ana wood 1" },
  { "6.1/merchant-asks", HELP (4), "cleo pass", "next ana; stage help; advisor 4" },
  { "6.1/merchant-gold", HELP (4), "cleo pass; take gold", "ana gold 1; ana wood 0" },
  { "6.1/merchant-wood", HELP (4), "cleo pass; take wood", "ana gold 0; ana wood 1" },
  { "6.1/merchant-has-no-stone", HELP (4), "cleo pass; take stone", "refused 6.1" },
  { "6.1/merchant-gives-one", HELP (4), "cleo pass; take wood gold", "refused 6.1" },
  { "6.1/sergeant", HELP (5), "cleo pass", "ana soldiers 1" },
  { "6.1/astronomer", HELP (7), "cleo pass; take stone", "ana stone 1; ana plus2 1" },
  { "6.1/treasurer", HELP (8), "cleo pass", "ana gold 2" },
  { "6.1/hunter-gold", HELP (9), "cleo pass; take gold", "ana gold 1; ana wood 1; ana stone 0" },
  { "6.1/hunter-stone", HELP (9), "cleo pass; take stone", "ana gold 0; ana wood 1; ana stone 1" },
  { "6.1/hunter-gives-no-second-wood", HELP (9), "cleo pass; take wood", "refused 6.1" },
  { "6.1/general", HELP (10), "cleo pass", "ana soldiers 2; ana peeked" },
  { "6.1/swordsmith-wood", HELP (11), "cleo pass; take wood", "ana wood 1; ana stone 1; ana gold 0" },
  { "6.1/swordsmith-gold", HELP (11), "cleo pass; take gold", "ana wood 0; ana stone 1; ana gold 1" },
  { "6.1/duchess", HELP (12), "cleo pass; take wood gold", "ana wood 1; ana gold 1; ana plus2 1; line ana take gold wood" },
  { "6.1/duchess-two-alike", HELP (12), "cleo pass; take stone stone", "ana stone 2; ana plus2 1" },
  { "6.1/duchess-gives-two", HELP (12), "cleo pass; take stone", "refused 6.1" },
  { "6.1/champion", HELP (13), "cleo pass", "ana stone 3" },
  { "6.1/smuggler", HELP (14), "cleo pass; take gold gold wood", "ana gold 2; ana wood 1; ana 6.2 -1" },
  { "6.1/smuggler-gives-three", HELP (14), "cleo pass; take gold gold", "refused 6.1" },
  { "6.1/inventor", HELP (15), "cleo pass", "ana gold 1; ana wood 1; ana stone 1" },
  { "6.1/wizard", HELP (16), "cleo pass", "ana gold 4" },
  { "6.1/queen", HELP (17), "cleo pass; take gold stone", "ana gold 1; ana stone 1; ana 6.1 +3; ana peeked; ana plus2 0" },
  { "6.1/king", HELP (18), "cleo pass", "ana gold 1; ana wood 1; ana stone 1; ana soldiers 1" },
  { "6.1/in-ascending-order", HELP (12) "; group ben 4", "cleo pass", "next ben; advisor 4" },
  { "6.1/in-order-of-placement", HELP (4) "; group ben 4", "cleo pass", "next ana; advisor 4" },
  { "6.1/then-the-second-group", HELP (4) "; group ben 4", "cleo pass; take gold", "next ben; advisor 4; ana gold 1" },
  { "6.1/what-was-just-given-can-be-traded", HELP (4) "; group ana 6", "cleo pass; take wood; give wood", "ana gold 1; ana wood 0; ana stone 1" },
  { "6.1/nobody-else-chooses", HELP (4), "cleo pass; ben take gold", "refused 6.1" },
  { "6.1/first-the-choice-then-building", HELP (4) "; ana gold 2", "cleo pass; build statue", "refused 7.1" },

  { "6.2/general-only-that-it-happened", HELP (10), "cleo pass", "note peek; event 6.2; ana peeked; ben not peeked" },
  { "6.2/queen-only-that-it-happened", HELP (17), "cleo pass; take gold gold", "note peek; ana peeked" },
  { "6.2/alchemist", HELP (6) "; ana wood 1", "cleo pass; give wood", "ana gold 1; ana wood 0; ana stone 1; event 6.2" },
  { "6.2/alchemist-declined", HELP (6) "; ana wood 1", "cleo pass; pass", "ana wood 1; ana gold 0; ana stone 0" },
  { "6.2/alchemist-what-is-not-there", HELP (6) "; ana wood 1", "cleo pass; give gold", "refused 6.2" },
  { "6.2/alchemist-without-goods", HELP (6), "cleo pass", "ana gold 0; ana wood 0; note cannot; stage build" },
  { "6.2/alchemist-is-given-one-good", HELP (6) "; ana wood 1", "cleo pass; take gold", "refused 6.1" },
  { "6.2/others-cannot-be-declined", HELP (4), "cleo pass; pass", "refused 6.1" },
  { "6.2/smuggler-at-0-points", HELP (14), "cleo pass; take gold gold wood", "ana score -1" },
  { "6.2/smuggler-below-0", HELP (14) "; ana score -3", "cleo pass; take gold gold wood", "ana score -4" },
  { "6.2/nothing-is-given-to-others", HELP (4) "; ana wood 1", "cleo pass; give wood", "refused 6.1" },

  { "6.3/dice-come-back", HELP (5), "cleo pass", "taken; cleo dice ; stage build" },
  { "6.3/a-used-token-does-not", "players 3; phase spring; stage influence; cleo dice 666; cleo gold 2; cleo plus2 1", "influence 8 6 +2; pass",
    "cleo plus2 0" },
  { "6.3/the-king's-die-goes", "players 3; phase spring; stage influence; cleo dice 666; cleo white 1; cleo aid; cleo gold 2", "pass", "cleo no aid" },
  { NULL, NULL, NULL, NULL },
};
