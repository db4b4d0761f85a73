/* test-rules-posts.c: border posts (15)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "test-rules.h"

/* The colours of duchy 1 and three posts that are invented: on a1, d1 and g1. a1 b1 b2 c1 c2 are one
 * pasture, d1 d2 d3 a river, e1 e2 f1 a city, g1 f2 e3 the mines. d2 is next to c1 c2 d1 d3 e1 e2. */
#define POSTS "option border-posts yes; ana duchy posts; ben duchy posts; "
#define THREE "players 3; option border-posts yes; ana duchy posts; ben duchy posts; cleo duchy posts; "
#define NORTH "ana on a1=cow2 b1=sheep2 c1=pig2; "
#define SOUTH "ana on e1=bank f1=market g1=mine; "

const RuleCase cases_posts[] = {
  { "15.1/two-posts-connected", POSTS NORTH "ana store ship; ana dice 66", "ana place ship d1", "ana 15.1 +10; ana large -" },
  { "15.1/as-many-points-as-the-phase", POSTS "phase C; " NORTH "ana store ship; ana dice 66", "ana place ship d1",
    "ana 15.1 +6; ana large -" },
  { "15.1/the-last-phase", POSTS "phase E; " NORTH "ana store ship; ana dice 66", "ana place ship d1", "ana 15.1 +2" },
  { "15.1/not-with-a-gap", POSTS "ana on a1=cow2 c1=pig2; ana store ship; ana dice 66", "ana place ship d1", "ana 15.1 +0" },
  { "15.1/not-without-a-tile-at-the-post", POSTS "ana on b1=sheep2 c1=pig2; ana store ship; ana dice 66", "ana place ship d1",
    "ana 15.1 +0" },
  { "15.1/a-tile-in-the-middle-of-the-chain", POSTS "ana on a1=cow2 c1=pig2 d1=ship; ana store sheep2; ana dice 22",
    "ana place sheep2 b1", "ana 15.1 +10" },
  { "15.1/through-the-first-castle",
    POSTS "ana on d1=ship d2=ship d3=ship c3=bank b2=cow2; ana store cow3; ana dice 66; ana workers 0", "ana place cow3 a1",
    "ana 15.1 +10" },
  { "15.1/a-second-tile-scores-nothing-more", POSTS NORTH "ana on d1=ship; ana store cow3; ana dice 44; ana workers 9",
    "ana place cow3 c2", "ana 15.1 +0" },
  { "15.1/the-third-with-the-large-bonus", POSTS "phase B; " NORTH SOUTH "ana store ship; ana dice 66; ben on a1=cow2",
    "ana place ship d1", "ana 15.1 +21; ana large posts; ana small -" },
  { "15.1/the-third-after-the-second", POSTS "phase B; " NORTH "ana on d1=ship; ana on f1=market g1=mine; ana store bank; ana dice 66; ana workers 5",
    "ana place bank e1", "ana 15.1 +13; ana large posts" },
  { "15.1/three-at-once-one-after-the-other",
    POSTS "ana on a1=cow2 b1=sheep2 c2=pig2 d1=ship e2=bank f1=market g1=mine; ana store ship; ana dice 11", "ana place ship d2",
    "ana 15.1 +25; ana large posts" },
  { "15.1/through-the-third-post", POSTS NORTH SOUTH "ana store ship; ana dice 66", "ana place ship d1",
    "ana 15.1 +25; ana large posts" },
  { "15.1/the-small-bonus-for-the-second", POSTS NORTH SOUTH "ben large posts; ana store ship; ana dice 66", "ana place ship d1",
    "ana 15.1 +22; ana large -; ana small posts" },
  { "15.1/nothing-for-the-third-of-three",
    THREE NORTH SOUTH "ben large posts; cleo small posts; ana store ship; ana dice 66", "ana place ship d1",
    "ana 15.1 +20; ana large -; ana small -" },
  { "15.1/bonus-by-the-players", THREE NORTH SOUTH "ana store ship; ana dice 66", "ana place ship d1",
    "ana 15.1 +26; ana large posts" },
  { "15.1/not-without-the-module", "ana duchy posts; " NORTH "ana store ship; ana dice 66", "ana place ship d1", "ana 15.1 +0" },
  { "15.1/an-inn-is-a-tile", POSTS "option inns yes; " NORTH "ana store inn; ana dice 66", "ana place inn d1", "ana 15.1 +10" },
  { "15.1/no-bonus-tile-without-the-module", "switch final", "ana bonus posts large", "refused 15.1" },
  { "15.1/doubt-of-a-bonus-not-earned", POSTS "switch final", "ana bonus posts large; ana score 5", "doubts 15.1" },
  { "15.1/doubt-of-two-large-ones", POSTS NORTH SOUTH "ana on d1=ship d2=ship d3=ship; switch final",
    "ana bonus posts large; ben bonus posts large; ben score 5; ana score 47",
    "doubts 15.1 15.1" },
  { "15.1/no-doubt-of-what-was-earned", POSTS NORTH SOUTH "ana on d1=ship d2=ship d3=ship; switch final",
    "ana bonus posts large; ana score 47", "doubts -" },
  { "15.1/doubt-of-one-that-is-still-free", POSTS NORTH SOUTH "ana on d1=ship d2=ship d3=ship; switch final", "ana score 42",
    "doubts 15.1" },
  { "15.1/counted-by-monastery-26", POSTS "phase E; round 5; turn ben; ana on c4=k26; ana large posts", "ben end", "ana 11.26 +3" },
  { "15.1/not-counted-where-that-is-agreed", POSTS "option posts-bonus no; phase E; round 5; turn ben; ana on c4=k26; ana large posts",
    "ben end", "ana 11.26 +0" },
  { NULL, NULL, NULL, NULL },
};
