/* test-rules-doubts.c: positions that cannot be: accepted, pointed out by their very rule, and scored
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "test-rules.h"

/* Each player on duchy 1, whose castle lies in the middle; mines on e3, f2 and g1. */
#define BEGIN "ana hex d4 castle; ben hex d4 castle; "
#define ALL_MINES "ana hex e3 mine; ana hex f2 mine; ana hex g1 mine; "
#define BEN_ALL_MINES "ben hex e3 mine; ben hex f2 mine; ben hex g1 mine; "
#define FINAL "level final"
/* The last line scores: silver 3 shows it. */
#define FINISH "; ana have silver 3; finish"
#define SCORED "; ana 9.1 +3; next nobody"

const RuleCase cases_doubts[] = {
  /* What is said has no effect */
  { "10.2/what-is-said-has-no-effect", FINAL, BEGIN "ana hex c3 watchtower; ana hex c4 k7; ana hex c2 cow4",
    "ana total +0; ana at c2 cow4; ana silver 0; next table" },
  { "10.2/only-the-end-position", FINAL, "roll 1 ana=12 ben=12", "refused 10.2" },
  { "10.2/no-moves-either", FINAL, "ana take 1 bank", "refused 10.2" },
  { "10.2/nothing-is-wrong-with-it", FINAL, BEGIN ALL_MINES "ana bonus mine large; ana score 17" FINISH,
    "doubts -" SCORED },
  { "10.2/corrected", FINAL, BEGIN "ana hex c3 bank; ana hex c3 -" FINISH, "doubts -; ana at c3 -" SCORED },
  { "9.1/not-before-the-end", "", "finish", "refused 9.1" },
  { "9.1/an-end-that-was-entered", FINAL,
    BEGIN "ana hex d3 ship; ana have silver 3; ana have workers 5; ana stock red 2; ana stock pink 1; finish",
    "ana 9.1 +8; ben total +0; next nobody; phase E" },
  { "9.1/counts-only", FINAL, "ana count bank 3; ana count k22 1; ana count k25 1; ana sold red 4; ana score 20; finish",
    "ana 11.22 +12; ana 11.25 +4; ana total +16" },
  { "9.1/counted-species", FINAL, "ana count cow2 1; ana count pig4 2; ana count k24 1; ana score 50; finish",
    "ana 11.24 +8; ana total +8" },
  { "10.1/say-which-tile", FINAL, "ana hex c3 b?", "refused 10.1" },
  { "10.1/say-which-stored-tile", FINAL, "ana key 1 ?", "refused 10.1" },
  { "10.1/a-monastery-is-counted-once", FINAL, "ana count k17 2", "refused 10.1" },
  { "2.1/only-the-spaces-there-are", FINAL, "space 1 3 bank", "refused 2.1" },
  { "2.1/nothing-hidden-in-a-numbered-depot", FINAL, "space 1 1 ?", "refused 2.1" },
  { "3.3/each-player-once", FINAL, "order ana ana", "refused 3.3" },
  { "3.3/all-players", "players 3; level final", "order ana ben", "refused 3.3" },
  { "3.3/the-order-as-said", FINAL, "order ben ana", "order ben ana" },
  { "9.2/not-more-empty-hexes-than-hexes", FINAL, "ana empty 38", "refused 9.2" },
  { "7.1/read-off-the-track", FINAL, "ana score 40", "ana 7.1 +40; ana score 40" },
  { "7.1/and-again", FINAL, "ana score 40; ana score 5; ana score -2", "ana 7.1 -2; ana score 43" },

  /* 1.1, 1.2, 2.2, 10.1: more than exists */
  { "1.1/thirteen-mines", "players 4; level final",
    BEGIN "cleo hex d4 castle; dan hex d4 castle; ana count mine 3; ben count mine 3; cleo count mine 3; dan count mine 3; "
    "ana score 20; ben score 20; cleo score 20; dan score 20; ana key 1 mine" FINISH, "doubts 1.1" SCORED },
  { "1.1/twelve-mines", "players 4; level final",
    BEGIN "cleo hex d4 castle; dan hex d4 castle; ana count mine 3; ben count mine 3; cleo count mine 3; dan count mine 3; "
    "ana score 20; ben score 20; cleo score 20; dan score 20" FINISH, "doubts -" SCORED },
  { "1.1/eight-banks", FINAL, BEGIN "ana count bank 4; ben count bank 4" FINISH, "doubts 1.1" SCORED },
  { "1.1/seven-banks", FINAL, BEGIN "ana count bank 4; ben count bank 3" FINISH, "doubts -" SCORED },
  { "1.1/a-monastery-in-two-duchies", FINAL, BEGIN "ana hex c4 k7; ben hex c4 k7" FINISH, "doubts 1.1" SCORED },
  { "1.1/a-monastery-twice-in-one", FINAL, BEGIN "ana hex c4 k7; ana hex b4 k7" FINISH, "doubts 1.1" SCORED },
  { "1.1/a-monastery-placed-and-stored", FINAL, BEGIN "ana hex c4 k7; ben key 2 k7" FINISH, "doubts 1.1" SCORED },
  { "1.1/a-monastery-counted-and-in-a-depot", FINAL, BEGIN "ana count k7 1; space 3 1 k7" FINISH, "doubts 1.1" SCORED },
  { "1.2/eight-red-goods", FINAL,
    BEGIN "ana hex d3 ship; ben hex d3 ship; ana stock red 5; ben sold red 3; ben score 6; ana have silver 3; finish",
    "doubts 1.2; ana 9.1 +8" },
  { "1.2/those-in-depots-too", FINAL, BEGIN "ana stock red 3; pile 2 red 5; ana have silver 3; finish",
    "doubts 1.2; ana 9.1 +6" },
  { "1.2/seven", FINAL, BEGIN "ana stock red 3; pile 2 red 4; ana have silver 3; finish", "doubts -; ana 9.1 +6" },
  { "2.2/more-goods-than-come-into-the-game", FINAL,
    BEGIN "ana hex d3 ship; ben hex d3 ship; ana sold red 7; ana sold pink 7; ana sold brown 7; ana sold orange 7; "
    "ana score 56; ben stock purple 4" FINISH, "doubts 2.2" SCORED },
  { "10.1/three-banks-with-a-black-back", FINAL, BEGIN "space 0 1 bank; space 0 2 bank; space 0 3 bank" FINISH,
    "doubts 10.1" SCORED },
  { "10.1/seven-monasteries-with-a-black-back", "players 4; level final",
    BEGIN "cleo hex d4 castle; dan hex d4 castle; space 0 1 k1; space 0 2 k2; space 0 3 k3; space 0 4 k4; space 0 5 k5; "
    "space 0 6 k6; space 0 7 k7" FINISH, "doubts 10.1" SCORED },
  { "10.1/an-eleventh-mine-with-a-coloured-back", "seen mine*10; switch final",
    "space 5 1 mine; ana have silver 3; finish", "doubts 10.1; ana 9.1 +3" },
  { "10.1/with-those-that-left-the-game", "seen bank*5; switch final; ana workers 0",
    "ana hex c3 bank; ana score 11; ana count bank 2" FINISH, "doubts 10.1" SCORED },

  /* 2.3, 5.1, 5.2: a duchy */
  { "2.3/no-castle", FINAL, "ben hex d4 castle; ana hex c4 k1" FINISH, "doubts 2.3" SCORED },
  { "2.3/nothing-at-all-is-not-known", FINAL, "ben hex d4 castle" FINISH, "doubts -" SCORED },
  { "2.3/not-in-the-middle", FINAL, "ben hex d4 castle; ana hex a2 castle" FINISH, "doubts 2.3" SCORED },
  { "5.1/a-bank-on-a-mine-hex", FINAL, BEGIN "ana hex e3 bank" FINISH, "doubts 5.1" SCORED },
  { "5.1/apart-from-the-rest", FINAL, BEGIN "ana hex g1 mine" FINISH, "doubts 5.1" SCORED },
  { "5.1/said-in-any-order", FINAL, "ben hex d4 castle; ana hex f2 mine; ana hex e3 mine; ana hex d4 castle" FINISH,
    "doubts -" SCORED },
  { "5.1/more-counted-than-hexes", FINAL, BEGIN "ana count mine 4; ana score 20" FINISH, "doubts 5.1" SCORED },
  { "5.1/more-counted-than-are-left", FINAL, BEGIN "ana hex e3 mine; ana count mine 3; ana score 20" FINISH,
    "doubts 5.1" SCORED },
  { "5.2/twice-in-one-city", FINAL, BEGIN "ana hex e4 bank; ana hex e5 bank" FINISH, "doubts 5.2" SCORED },
  { "5.2/with-monastery-1", FINAL, BEGIN "ana hex e4 bank; ana hex e5 bank; ana hex c4 k1" FINISH, "doubts -" SCORED },
  { "5.2/in-two-cities", FINAL, BEGIN "ana hex c3 bank; ana hex e4 bank; ana score 3" FINISH, "doubts -" SCORED },
  { "5.2/more-counted-than-cities", FINAL, BEGIN "ana count bank 5; ana empty 31" FINISH, "doubts 5.2" SCORED },

  /* 5.5, 5.7: goods, bridge, bonus tiles */
  { "5.5/four-colours-stored", FINAL,
    BEGIN "ana hex d3 ship; ana stock red 1; ana stock pink 1; ana stock brown 1; ana stock orange 1; "
    "ana have silver 3; finish", "doubts 5.5; ana 9.1 +7" },
  { "5.5/goods-without-a-ship", FINAL, BEGIN "ana stock red 3; ana sold pink 1; ana score 2; ana have silver 3; finish",
    "doubts 5.5; ana 9.1 +6" },
  { "5.5/the-goods-of-the-start", FINAL, BEGIN "ana sold pink 3; ana score 6" FINISH, "doubts -" SCORED },
  { "5.5/further-than-ships-lead", FINAL, BEGIN "ana bridge 2" FINISH, "doubts 5.5" SCORED },
  { "5.5/as-far-as-they-lead", FINAL, BEGIN "ana hex d3 ship; ana bridge 2" FINISH, "doubts -" SCORED },
  { "5.7/both-of-a-colour", FINAL, BEGIN ALL_MINES "ana bonus mine both; ana score 20" FINISH, "doubts 5.7" SCORED },
  { "5.7/one-with-two-players", FINAL,
    BEGIN ALL_MINES BEN_ALL_MINES "ana bonus mine large; ben bonus mine large; ana score 15; ben score 15" FINISH,
    "doubts 5.7" SCORED },
  { "5.7/a-colour-not-complete", FINAL, BEGIN "ana bonus ship large; ana score 5" FINISH, "doubts 5.7" SCORED },
  { "5.7/complete-and-still-free", FINAL, BEGIN ALL_MINES "ana score 10" FINISH, "doubts 5.7" SCORED },
  { "5.7/complete-after-two-others", "players 3; level final",
    BEGIN "cleo hex d4 castle; cleo hex e3 mine; cleo hex f2 mine; cleo hex g1 mine; " ALL_MINES BEN_ALL_MINES
    "ana bonus mine large; ben bonus mine small; ana score 20; ben score 15; cleo score 12" FINISH, "doubts -" SCORED },

  /* 7.1: the track; 9.2: empty hexes */
  { "7.1/more-than-there-can-be", FINAL, BEGIN "ana score 1" FINISH, "doubts 7.1" SCORED },
  { "7.1/fewer-than-there-must-be", FINAL, BEGIN ALL_MINES "ana bonus mine large; ana score 12" FINISH, "doubts 7.1" SCORED },
  { "7.1/the-fewest", FINAL, BEGIN ALL_MINES "ana bonus mine large; ana score 13" FINISH, "doubts -" SCORED },
  { "7.1/the-most", FINAL, BEGIN ALL_MINES "ana bonus mine large; ana score 21" FINISH, "doubts -" SCORED },
  { "7.1/one-more", FINAL, BEGIN ALL_MINES "ana bonus mine large; ana score 22" FINISH, "doubts 7.1" SCORED },
  { "7.1/the-first-castle-scores-nothing", FINAL, BEGIN "ana hex c3 watchtower; ana score 7" FINISH, "doubts -" SCORED },
  { "7.1/not-even-three-points", FINAL, BEGIN "ana hex c3 watchtower; ana score 18" FINISH, "doubts 7.1" SCORED },
  { "7.1/livestock-large-ones-first", FINAL, BEGIN "ana hex d3 ship; ana hex c2 cow4; ana hex c1 cow2; ana score 10" FINISH,
    "doubts -" SCORED },
  { "7.1/livestock-small-ones-first", FINAL, BEGIN "ana hex d3 ship; ana hex c2 cow4; ana hex c1 cow2; ana score 8" FINISH,
    "doubts -" SCORED },
  { "7.1/livestock-no-order-gives-seven", FINAL, BEGIN "ana hex d3 ship; ana hex c2 cow4; ana hex c1 cow2; ana score 7" FINISH,
    "doubts 7.1" SCORED },
  { "9.2/empty-hexes-as-they-are", FINAL, BEGIN "ana hex e3 mine; ana empty 30" FINISH, "doubts 9.2" SCORED },
  { "9.2/more-hexes-than-there-are", FINAL, BEGIN "ana count bank 3; ana empty 36" FINISH, "doubts 9.2" SCORED },
  { "9.2/empty-hexes-break-a-tie", FINAL, "ana empty 4; ben empty 3; ana score 90; ben score 90; finish",
    "ana place 1; ben place 2; ana tie won" },
  { "9.2/counted-tiles-break-a-tie", FINAL, "ana count bank 4; ben count bank 3; ana score 90; ben score 90; finish",
    "ana place 2; ben place 1; ben tie won" },
  { NULL, NULL, NULL, NULL },
};
