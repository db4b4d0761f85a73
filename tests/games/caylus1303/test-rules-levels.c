/* test-rules-levels.c: one board only, the end alone, from one level to another, and what is said of a position (14.3, 14.4)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "test-rules.h"

#define BOARD "players 3; level board ana; ana reserve 6; "
#define ACTIVE BOARD "ana passed; phase activation; "
#define FINAL "players 3; level final; "
#define OVER "round 9; phase delivery; ana on site; ana gold 3; ana score 64; ben score 70"

const RuleCase cases_levels[] = {
  /* One board: planning. */
  { "14.3/one-board", BOARD, "ana place 3", "next ana; asks turn; ana reserve 5" },
  { "14.3/not-the-others", BOARD, "ben place 3", "refused 14.3" },
  { "14.3/a-tile-of-the-others", BOARD, "ana place tailor", "ana reserve 5; ana camp 9; asks turn" },
  { "14.3/an-own-worker-stands-there", BOARD "", "ana place tailor; ana place tailor", "refused 4.2" },
  { "14.3/a-tile-that-lies-elsewhere", BOARD, "ana place stonemason", "refused 14.1" },
  { "14.3/one-more-is-said", BOARD, "ana place 3 extra", "ana reserve 4; event 4.6; ana camp 10; costly" },
  { "14.3/one-more-with-a-referee", "players 3", "ana place 3 extra", "refused 4.6" },
  { "14.3/the-night-worker-pays-no-more", BOARD "ana is night-worker", "ana place 3 extra", "refused 10.2" },
  { "14.3/one-more-with-one-left", "players 3; level board ana; ana reserve 1", "ana place 3 extra", "refused 4.6" },
  { "14.3/then-activation", BOARD "ana on 3", "ana pass; ana skip", "asks active; next ana" },
  /* Activation. */
  { "14.3/activated", ACTIVE "ana on 3", "ana skip; ana activated", "ana stone 2; ana camp 6; asks turn" },
  { "14.3/not-activated", ACTIVE "ana on 3", "ana skip; ana idle", "ana stone 1; ana camp 6; event 5.3; asks turn" },
  { "14.3/printed-ones-always", ACTIVE "ana on a", "ana skip; ana skip", "asks turn" },
  { "14.3/a-worker-on-tiles-of-others", BOARD "ana reserve 4", "ana place tailor; ana place foundry; ana pass; ana skip; ana activated foundry; = asks use; ana use 1; ana idle", "ana gold 1; asks turn" },
  { "14.3/which-of-several", BOARD "ana reserve 4", "ana place tailor; ana place foundry; ana pass; ana skip; ana activated", "refused 14.3" },
  { "14.3/one-where-nobody-stands", ACTIVE "ana on 3", "ana skip; ana activated foundry", "refused 14.3" },
  { "14.3/activated-with-a-referee", "phase activation; ana on 4", "ana activated", "refused 14.3" },
  { "14.3/the-bridge-costs-workers", ACTIVE "ana on 3", "ana provost 2", "ana reserve 4; ana camp 10; provost 8; asks active" },
  /* Buildings and visitors. */
  { "14.3/own-tiles-lie-somewhere", ACTIVE "ana on c", "ana build wood-quarry", "ana 8.1 +2; ana houses 8; tile 10 -" },
  { "14.3/a-visitor", ACTIVE "ana on c; ana passed", "ana build wood-quarry; ana visit wood-quarry", "ana 4.3 +1; costly" },
  { "14.3/a-visitor-with-the-steward", ACTIVE "ana built 10 tailor; ana is steward; ana on 3", "ana visit tailor", "ana 10.4 +2; costly" },
  { "14.3/a-visitor-with-the-thief", ACTIVE "ana built 10 tailor; ana on 3", "ana visit tailor thief", "ana total +0; costly" },
  { "14.3/the-owners-good", ACTIVE "ana built 10 stone-farm; ana on 3", "ana visit stone-farm activated", "ana food 2; event 8.6; costly" },
  { "14.3/no-owners-good", ACTIVE "ana built 10 tailor; ana on 3", "ana visit tailor activated", "refused 8.6" },
  { "14.3/no-visitor-on-tiles-of-others", ACTIVE "ana on 3", "ana visit tailor", "refused 4.3" },
  { "14.3/visits-with-a-referee", "ana built 10 tailor", "ana visit tailor", "refused 14.3" },
  { "14.3/a-character-is-lost", BOARD "ana is thief", "ana lost thief", "cannot 9.1 ana lost thief; costly" },
  { "14.3/not-one-that-is-not-there", BOARD, "ana lost thief", "refused 9.1" },
  { "14.3/any-character-is-taken", ACTIVE "ana on a", "ana use; ana take thief", "ana is thief" },
  { "14.3/delivered-most", BOARD "phase delivery; ana on site; ana food 2", "ana deliver 1; ana most", "asks favour; event 11.4" },
  { "14.3/not-most", BOARD "phase delivery; ana on site; ana food 2", "ana deliver 1; ana skip", "asks turn; round 2" },
  { "14.3/recruits-alone", BOARD "phase delivery; ana on site; ana food 2; ben reserve 3", "ana deliver 1; ana skip", "ana reserve 9; ben reserve 3" },
  /* The round of the worked example, as each of the two boards sees it. */
  { "14.3/example-a-round-on-anas-board", "level board ana; ana is architect",
    "ana place c; ana place 2; ana place site; ana pass; ana build wood-quarry; ana skip; ana activated",
    "ana score 3; ana food 0; ana wood 2; ana stone 1; ana reserve 10; ana camp 5; ana houses 8; round 2; asks turn" },
  { "14.3/example-a-round-on-bens-board", "level board ben; ben is foreman",
    "ben place a; ben place 9; ben place 8; ben place 3 extra; = ben camp 6; ben pass; ben use; ben favour 1; ben use cloth; ben take thief; "
    "ben provost 1; ben activated; ben activated; ben activated",
    "ben score 1; ben food 3; ben wood 1; ben stone 2; ben cloth 1; ben reserve 6; ben camp 9; ben is thief; round 2; asks turn" },

  /* Down and up. */
  { "14.3/down-to-one-board", "players 3; ana on 2; ben on 3", "level board player=ben", "next ben; ana camp 9" },
  { "14.3/down-in-activation", "players 3; ana on 4; ben on 5; phase activation; ana passed; ben passed; cleo passed; ben camp 2", "level board player=ben; ben skip; ben activated", "asks use; next ben" },
  { "14.3/up-asks-everything-else", "players 3", "level board player=ben; level referee", "next ana" },
  { "14.3/up-without-an-answer", "players 3", "level board player=ben; level referee; ana place 3", "refused 14.3" },
  { "14.3/up-then-the-table", "players 3", "level board player=ben; level referee; ana confirm; cleo confirm", "next table" },
  { "14.3/up-then-on", "players 3", "level board player=ben; level referee; ana confirm; cleo confirm; first cleo; confirm-table", "next cleo; asks turn" },
  { "14.3/up-with-what-is-said", "players 3; ben reserve 6", "level board player=ben; level referee; ana have cloth 3; ana reserve 4; ana owns tailor 10; ana confirm; cleo confirm; round 3; confirm-table",
    "ana cloth 3; ana reserve 4; ana camp 11; tile 10 tailor; ana owns 10; round 3" },
  { "14.3/up-at-the-next-round", "players 3; ben on 3", "level board player=ben; ben pass; level referee; ben skip; ben idle", "round 2; next ana" },
  { "14.3/up-once-only", "players 3; ben on 3", "level board player=ben; ben pass; level referee; level referee", "refused 14.3" },
  { "14.3/the-same-level", "players 3", "level referee", "refused 14.3" },
  { "14.3/nothing-to-confirm", "players 3", "ana confirm", "refused 14.3" },
  { "14.3/only-the-end", FINAL, "ana place 3", "refused 14.3" },
  { "14.3/final-scoring", FINAL, "ana prestige 64; ana have gold 3; ben prestige 70; finish", "ana 13.1 +6; ana score 70; ana place 1; ben place 1; over 1" },
  { "14.3/tokens-in-fours", FINAL, "ana tokens 4 2 3 5; finish", "ana score 75" },
  { "14.3/tokens-by-halves", FINAL, "ana tokens 4 2", "refused 13.2" },

  /* What lies there. */
  { "14.4/goods", FINAL, "ana have cloth 4", "ana cloth 4; event 14.4" },
  { "14.4/workers", FINAL, "ana reserve 4", "ana reserve 4; ana camp 11" },
  { "14.4/workers-in-the-camp", FINAL, "ana camp 4", "ana reserve 11; ana camp 4" },
  { "14.4/too-many-workers", FINAL "ana on 3", "ana reserve 15", "refused 1.3" },
  { "14.4/a-tile", FINAL, "ana owns tailor 10", "ana owns 10; tile 10 tailor; ana houses 8" },
  { "14.4/a-tile-somewhere", FINAL, "ana owns tailor", "ana houses 8; tile 10 -" },
  { "14.4/a-tile-no-more", FINAL, "ana owns tailor 10; ana owns tailor -", "ana houses 9; tile 10 -" },
  { "14.4/somewhere-with-a-referee", "players 3", "ana owns tailor ! forgotten", "refused 14.4" },
  { "14.4/not-where-the-set-up-lies", FINAL, "ana owns tailor 9", "refused 8.1" },
  { "14.4/not-on-another-tile", FINAL, "ana owns tailor 10; ben owns manor 10", "refused 14.1" },
  { "14.4/beyond-the-road", FINAL, "ana owns tailor 30", "refused 1.5" },
  { "14.4/a-monument", FINAL, "ana owns statue 3", "ana owns 3; tile 3 statue; ana houses 8" },
  { "14.4/a-monument-on-a-wood-tile", FINAL, "ana owns statue 12", "refused 12.2" },
  { "14.4/a-residence", FINAL, "ana residence 3; ben residence 4 claimed", "ana residences 1; ana owns 3; ben owns 4; ben residences 0" },
  { "14.4/a-character", FINAL, "ana character thief", "ana is thief; on-board 3" },
  { "14.4/a-character-goes", FINAL, "ana character thief; ben character thief", "ben is thief" },
  { "14.4/a-worker", FINAL, "ana on 3; ana on site", "ana reserve 4; ana camp 9" },
  { "14.4/a-worker-where-nothing-lies", FINAL, "ana on 11", "refused 4.2" },
  { "14.4/round-and-turn", "players 3", "round 4 planning ben ! we began late", "round 4; next ben" },
  { "14.4/turns-of-planning-only", FINAL, "round 4 delivery ben", "refused 14.4" },
  { "14.4/the-provost", FINAL, "provost-at 12", "provost 12" },
  { "14.4/the-provost-off-the-road", FINAL, "provost-at 30", "refused 6.2" },
  { "14.4/houses-on-the-bridge", "players 3", "bridge ana ben ! forgotten", "next cleo; first ana" },
  { "14.4/a-house-twice", "players 3", "bridge ana ana ! forgotten", "refused 4.5" },
  { "14.4/a-correction-goes-on", "players 3; phase activation; ana on 4", "ana reserve 0 ! lost; ana have cloth 2 ! found", "ana cloth 2" },
  { "14.4/residences-in-all", FINAL, "ana residences 2", "doubts -" },
  { "14.4/residences-one-by-one", "players 3", "ana residences 2 ! counted", "refused 14.4" },
  { "14.4/nothing-after-the-end", FINAL, "finish; ana have gold 3 ! forgotten", "refused 12.5" },

  /* What cannot be. */
  { "14.4/a-tile-twice-is-doubted", FINAL, "ana owns tailor; ben owns tailor", "doubts 13.2 13.2 14.1" },
  { "14.4/ten-houses-are-doubted", FINAL, "ana prestige 99; ana residences 8; ana owns tailor; ana owns manor", "doubts 1.3" },
  { "14.4/nine-residences-are-doubted", FINAL, "ana residences 5; ben residences 4", "doubts 12.2" },
  { "14.4/fewer-points-than-printed", FINAL, "ana owns wood-quarry; ana prestige 1", "doubts 13.2" },
  { "14.4/as-many-as-printed", FINAL, "ana owns wood-quarry; ana prestige 2", "doubts -" },
  { "14.4/a-gap-in-the-road", FINAL, "ana owns wood-quarry 12; ana prestige 9", "doubts 8.1" },
  { "13.2/tokens-agree", OVER, "ana skip; ana tokens 64", "doubts -; note counted" },
  { "13.2/tokens-differ", OVER, "ana skip; ana tokens 62", "doubts 13.2" },
  { "13.2/tokens-with-the-gold", OVER, "ana skip; ana tokens 70", "doubts 13.2" },
  { "13.2/the-count-counts", OVER, "ana skip; ana tokens 62; ana prestige 68 ! counted", "ana score 68; ana place 2; doubts -" },
  { "13.2/not-before-the-end", "players 3", "ana tokens 5 ! peeked", "refused 13.2" },
  { "13.2/tokens-of-whom-nobody-followed", "players 3; level board ana; round 9; phase delivery; ana on site; ana food 2; ana score 20", "ana deliver 1; ana skip; ben tokens 40", "ana score 25; ben score 40; ben place 1" },
  { NULL, NULL, NULL, NULL },
};
