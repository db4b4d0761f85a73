/* test-rules-routes.c: trade routes (14)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "test-rules.h"

/* The tiles are invented: see components_route_book(). Tile n has in its spaces the colours n, n + 1, n + 2, in
 * the order of the dice and beginning again. */
#define ROUTES "option trade-routes yes; "
#define PRINTED ROUTES "route-tiles; "
#define SELL "ana dice 16; "

const RuleCase cases_routes[] = {
  /* 14.1 */
  { "14.1/five-tiles-with-two-players", PRINTED, "ana route 3 7 1 12 5", "ana route 3 7 1 12 5" },
  { "14.1/not-six", PRINTED, "ana route 3 7 1 12 5 6", "refused 14.1" },
  { "14.1/four-with-three", "players 3; " PRINTED, "ana route 3 7 1 12 5", "refused 14.1" },
  { "14.1/three-with-four", "players 4; " PRINTED, "ana route 3 7 1 12", "refused 14.1" },
  { "14.1/three-with-four-are-all", "players 4; " PRINTED, "dan route 3 7 1", "dan route 3 7 1" },
  { "14.1/one-tile-of-each", PRINTED "ben route 7 2 4 6 8", "ana route 3 7", "refused 14.1" },
  { "14.1/not-twice-in-a-row", PRINTED, "ana route 3 3", "refused 14.1" },
  { "14.1/some-named-later", PRINTED "ana route 3 0 1 0 0", "ana route 0 7 0 12", "ana route 3 7 1 12" },
  { "14.1/not-without-the-module", "switch final", "ana route 3 7", "refused 14.1" },

  /* 14.2 */
  { "14.2/another-colour-gives-nothing", PRINTED "ana route 2 3 4 5 6; ana goods turquoise; " SELL, "ana sell turquoise",
    "ana 14.2 +0; ana laid turquoise; ana sold turquoise" },
  { "14.2/the-colour-gives-its-bonus", PRINTED "ana route 1 3 4 5 6; ana goods turquoise; " SELL, "ana sell turquoise",
    "ana 14.2 +3; ana 6.1 +2; ana silver 2; ana laid turquoise" },
  { "14.2/one-by-one-from-the-left", PRINTED "ana route 1 3 4 5 6; ana goods turquoise*2 purple; ana dice 12", "ana sell turquoise; ana sell purple",
    "ana 14.2 +0; ana laid turquoise turquoise purple" },
  { "14.2/on-the-second-space", PRINTED "ana route 1 3 4 5 6; ana laid turquoise; ana sold turquoise; ana goods purple; ana dice 26", "ana sell purple",
    "ana 14.2 +0; ana silver 4; ana laid turquoise purple" },
  { "14.2/workers", PRINTED "ana route 1 3 4 5 6; ana laid turquoise turquoise; ana sold turquoise*2; ana goods pink; ana dice 36", "ana sell pink",
    "ana workers 3; ana laid turquoise turquoise pink" },
  { "14.2/over-the-edge-of-a-tile", PRINTED "ana route 1 2 4 5 6; ana laid turquoise turquoise turquoise; ana sold turquoise*3; ana goods purple*2; ana dice 26",
    "ana sell purple", "asks route-take; ana laid turquoise turquoise turquoise purple" },
  { "14.2/a-full-row-is-as-ever",
    PRINTED "ana route 1 2 3 4 5; ana laid turquoise turquoise turquoise turquoise turquoise turquoise turquoise purple purple purple purple purple purple purple pink; ana sold turquoise*7 purple*7 pink; "
    "ana goods pink*2; ana dice 36", "ana sell pink", "ana 14.2 +0; ana sold turquoise*7 purple*7 pink*3; ana 6.1 +4" },
  { "14.2/the-rest-on-the-usual-pile",
    PRINTED "ana route 1 2 3 4 6; ana laid turquoise turquoise turquoise turquoise turquoise turquoise turquoise purple purple purple purple purple purple purple; "
    "ana sold turquoise*7 purple*7; ana goods pink*2; ana dice 36", "ana sell pink",
    "ana sold turquoise*7 purple*7 pink*2; ana 14.2 +0" },
  { "14.2/counts-for-monastery-15", PRINTED "phase E; round 5; turn ben; ana on c4=k15; ana sold turquoise*2; ana laid turquoise turquoise", "ben end",
    "ana 11.15 +2" },
  { "14.2/counts-for-monastery-25", PRINTED "phase E; round 5; turn ben; ana on c4=k25; ana sold turquoise*2; ana laid turquoise turquoise", "ben end",
    "ana 11.25 +2" },

  /* Bonuses that are decided */
  { "14.2/take-a-tile-of-given-types", PRINTED "ana route 2 3 4 5 6; ana goods purple; ana dice 26; depot 3 cow3 bank",
    "ana sell purple; ana take 3 cow3", "ana store cow3; asks nothing" },
  { "14.2/not-one-of-other-types", PRINTED "ana route 2 3 4 5 6; ana goods purple; ana dice 26; depot 3 cow3 bank",
    "ana sell purple; ana take 3 bank", "refused 14.2" },
  { "14.2/declined", PRINTED "ana route 2 3 4 5 6; ana goods purple; ana dice 26; depot 3 cow3 bank", "ana sell purple; ana skip",
    "asks nothing; ana store -" },
  { "14.2/not-another-action-first", PRINTED "ana route 2 3 4 5 6; ana goods purple; ana dice 26", "ana sell purple; ana workers die=6",
    "refused 14.2" },
  { "14.2/decided-before-the-next-tile", PRINTED "ana route 2 3 4 5 6; ana goods purple*2; ana dice 26; depot 3 cow3 bank",
    "ana sell purple", "asks route-take; ana laid purple" },
  { "14.2/then-the-next-tile", PRINTED "ana route 2 3 4 5 6; ana goods purple*2; ana dice 26; depot 3 cow3 bank",
    "ana sell purple; ana take 3 cow3", "ana laid purple purple; asks nothing" },
  { "14.2/any-tile", PRINTED "ana route 2 3 4 5 6; ana laid turquoise; ana sold turquoise; ana goods pink; ana dice 36; depot 3 cow3 bank",
    "ana sell pink; ana take 3 bank", "ana store bank" },
  { "14.2/from-the-black-depot", PRINTED "ana route 2 3 4 5 6; ana laid turquoise turquoise; ana sold turquoise*2; ana goods red; ana dice 46; black bank ship",
    "ana sell red; ana fetch bank", "ana store bank; ana silver 2; asks nothing" },
  { "14.2/only-what-lies-there", PRINTED "ana route 2 3 4 5 6; ana laid turquoise turquoise; ana sold turquoise*2; ana goods red; ana dice 46; black - bank",
    "ana sell red; ana fetch cow3", "refused 14.2" },
  { "14.2/for-silver", PRINTED "ana route 4 3 2 5 6; ana laid turquoise turquoise; ana sold turquoise*2; ana goods orange; ana dice 16; ana workers 0; "
    "black bank ship", "ana sell orange; ana fetch bank", "ana store bank; ana silver 0" },
  { "14.2/place-a-tile", PRINTED "ana route 3 2 4 5 6; ana goods pink; ana dice 36; ana store ship mine", "ana sell pink; ana place mine e3",
    "ana at e3 mine; asks nothing; ana store ship" },
  { "14.2/sell-one-more-colour", PRINTED "ana route 3 2 4 5 6; ana laid turquoise; ana sold turquoise; ana goods red turquoise; ana dice 46",
    "ana sell red; ana sell turquoise", "ana laid turquoise red turquoise; ana 6.1 +2; asks nothing" },
  { "14.2/an-action-with-any-value", PRINTED "ana route 3 2 4 5 6; ana laid turquoise turquoise; ana sold turquoise*2; ana goods brown; ana dice 56",
    "ana sell brown; ana workers", "ana workers 3; asks nothing" },
  { "14.2/an-action-that-places", PRINTED "ana route 3 2 4 5 6; ana laid turquoise turquoise; ana sold turquoise*2; ana goods brown; ana dice 56; ana store mine",
    "ana sell brown; ana place mine e3", "ana at e3 mine" },
  { "14.2/lost-where-nothing-can-be-done", PRINTED "ana route 3 2 4 5 6; ana goods pink; ana dice 36; ana silver 0; ana bought", "ana sell pink",
    "asks nothing; ana laid pink" },
  { "14.2/place-waits-for-hired-workers", PRINTED "option extra-tiles yes; ana on c4=k28 b4=k6; ana route 3 2 4 5 6; ana goods pink; "
    "ana dice 36; ana silver 0; ana workers 0; depot 5 mine", "ana sell pink", "asks route-place; ana silver 1" },
  { "14.2/hire-buy-and-place", PRINTED "option extra-tiles yes; ana on c4=k28 b4=k6; ana route 3 2 4 5 6; ana goods pink; ana dice 36; ana silver 0; "
    "ana workers 0; depot 5 mine", "ana sell pink; ana hire; ana buy mine depot=5; ana place mine e3", "ana at e3 mine; asks nothing" },
  { "14.2/no-inn-from-the-black-depot", PRINTED "option inns yes; ana route 2 3 4 5 6; ana laid turquoise turquoise; ana sold turquoise*2; "
    "ana goods red; ana dice 46; black bank ship", "ana sell red; ana fetch inn", "refused 14.2" },
  { "14.2/lost-where-only-an-inn-lies", PRINTED "option inns yes; ana route 2 3 4 5 6; ana laid turquoise turquoise; ana sold turquoise*2; "
    "ana goods red; ana dice 46; black -; inns 1", "ana sell red", "asks nothing; inns 1" },
  { "14.2/another-bonus", PRINTED "ana route 4 2 3 5 6; ana goods red; ana dice 46", "ana sell red", "asks route-other" },
  { "14.2/carried-out-with-statements", PRINTED "ana route 4 2 3 5 6; ana goods red; ana dice 46",
    "ana sell red; ana have silver 9; ana skip", "ana silver 9; asks nothing" },
  { "14.2/points-first", PRINTED "ana route 2 3 4 5 6; ana goods purple; ana dice 26; ana on c4=k3; ana silver 0", "ana sell purple",
    "ana silver 2; ana 6.1 +2; asks route-take" },
  { "14.2/doubt-of-more-than-was-sold", PRINTED "ana route 1 2 3 4 5; switch final", "ana laid 1 turquoise; ana score 3", "doubts 14.2" },
  { "14.2/doubt-of-a-row-not-full", PRINTED "ana route 1 2 3 4 5; ana sold turquoise*3; switch final", "ana laid 1 turquoise; ana score 9",
    "doubts 14.2" },
  { "14.2/no-doubt-of-what-fits", PRINTED "ana route 1 2 3 4 5; switch final; ana sold turquoise; ana silver 1", "ana laid 1 turquoise; ana score 5", "doubts -" },
  { "14.2/not-with-a-gap", PRINTED "ana route 1 2 3 4 5; switch final", "ana laid 2 turquoise", "refused 14.2" },

  /* 14.3 */
  { "14.3/asked-which-tile-it-is", PRINTED "ana goods turquoise; " SELL, "ana sell turquoise", "asks route-lay; next table; ana laid -" },
  { "14.3/named-when-it-is-reached", PRINTED "ana goods turquoise; " SELL, "ana sell turquoise; ana route 1", "ana 14.2 +3; ana laid turquoise; next ana" },
  { "14.3/asked-what-is-printed", ROUTES "ana route 1 2 3 4 5; ana goods turquoise; " SELL, "ana sell turquoise", "asks route-lay; next table" },
  { "14.3/said-when-it-is-reached", ROUTES "ana route 1 2 3 4 5; ana goods turquoise; " SELL, "ana sell turquoise; printed 1 1 turquoise points 7",
    "ana 14.2 +7; ana laid turquoise" },
  { "14.3/types-of-a-take", ROUTES "ana route 1 2 3 4 5; ana goods turquoise; depot 3 cow3 bank; " SELL,
    "ana sell turquoise; printed 1 1 turquoise take ship building; ana take 3 bank", "ana store bank" },
  { "14.3/of-any-colour", ROUTES "ana route 1 2 3 4 5; ana goods turquoise; " SELL, "ana sell turquoise; printed 1 1 any points 7",
    "ana 14.2 +7; ana laid turquoise" },
  { "14.3/not-a-take-of-nothing", ROUTES "ana route 1", "printed 1 1 turquoise take", "refused 14.3" },
  { "14.3/not-points-without-a-number", ROUTES "ana route 1", "printed 1 1 turquoise points", "refused 14.3" },
  { "14.3/no-number-of-a-sale", ROUTES "ana route 1", "printed 1 1 turquoise sell 3", "refused 14.3" },
  { "14.3/first-what-was-never-entered", PRINTED "ana goods turquoise; " SELL, "ana sell turquoise; ana end", "refused 14.3" },
  { NULL, NULL, NULL, NULL },
};
