/* test-rules-solo.c: cases of section 16.4 to 16.10: the solo game
 *
 * On duchy 13a the castle lies on b3, in the cluster of the upper left: a1 a2, b3 b4 b5, c5 c6. Rivers join
 * a3 and c6, c6 and d5, d2 and e5, d2 and f3, d5 and e5. Mines are a4, c5 and g2.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "test-rules.h"

#define SOLO "players 1; option mode solo; ana duchy 13a; "
#define POOR SOLO "ana silver 0; "
#define ROLLED SOLO "stage roll; depot 3 cow3 bank; "
/* A ship on c6, which is a region of its own. */
#define SHIP POOR "ana on c5=mine; ana store ship; ana dice 11; "
#define MINES POOR "ana on a4=mine g2=mine; ana store mine; ana dice 55; "
/* All hexes but c5, c6 and a1. */
#define NEARLY POOR "ana on a2=black b4=black b5=black a3=black a4=black b1=black b2=black c1=black c2=black c3=black " \
  "c4=black d1=black d2=black d3=black d4=black d5=black d6=black d7=black e1=black e2=black e3=black e4=black e5=black " \
  "e6=black f1=black f2=black f3=black f4=black f5=black g1=black g2=black g3=black g4=black; "

const RuleCase cases_solo[] = {
  /* What the game begins with. */
  { "16.4/silver-workers-and-goods", SOLO "stage start", "ana start c3 red red pink",
    "ana silver 1; ana workers 2; ana goods pink red*2; ana at c3 castle; stage roll" },
  { "16.4/any-castle-hex", SOLO "stage start", "ana start f1 red red pink", "ana at f1 castle" },
  { "16.4/no-other-hex", SOLO "stage start", "ana start c5 red red pink", "refused 2.3" },
  { "16.4/goal-by-the-option", SOLO "option goal 47; stage start", "ana start c3 red red pink", "ana goal 47; ana marker 0" },
  { "16.4/values-for-two-players", POOR "ana goods red*2; ana dice 44", "ana sell red", "ana 6.1 +4" },
  { "16.4/two-spaces-in-a-depot", SOLO "depot 2 k17 castle; ana dice 22", "ana take 2 k17", "depot 2 castle" },
  { "16.4/goods-of-all-colours", SHIP "ana goods purple pink red; pot 3 turquoise brown*2 orange",
    "ana place ship c6; ana skip; ana skip; ana ship 3; ana skip", "ana goods turquoise purple pink red brown*2 orange" },

  /* Each round a tile leaves. */
  { "16.5/three-dice", SOLO "stage roll", "roll 3 ana=26", "stage goods" },
  { "16.5/a-tile-leaves-after-the-goods", ROLLED, "roll 3 ana=12; goods red", "asks remove; pot 3 red; next ana" },
  { "16.5/the-first-one-is-proposed", ROLLED, "roll 3 ana=12; goods red; ana remove", "depot 3 bank; event 16.5; asks nothing" },
  { "16.5/another-of-that-depot", ROLLED, "roll 3 ana=12; goods red; ana remove tile=bank", "depot 3 cow3" },
  { "16.5/none-of-another-depot", ROLLED "depot 4 ship", "roll 3 ana=12; goods red; ana remove tile=ship", "refused 16.5" },
  { "16.5/not-declined", ROLLED, "roll 3 ana=12; goods red; ana skip", "refused 16.5" },
  { "16.5/before-any-action", ROLLED, "roll 3 ana=12; goods red; ana workers die=1", "refused 16.5" },
  { "16.5/before-any-purchase", ROLLED "ana silver 2; black - bank", "roll 3 ana=12; goods red; ana buy bank", "refused 16.5" },
  { "16.5/the-next-depot-clockwise", SOLO "stage roll; depot 3 -; depot 4 ship bank",
    "roll 3 ana=12; goods red; ana remove", "depot 4 bank; pot 3 red" },
  { "16.5/from-6-on-to-1", SOLO "stage roll; depot 6 -; depot 1 ship bank", "roll 6 ana=12; goods red; ana remove tile=ship",
    "depot 1 bank" },
  { "16.5/nothing-is-left", SOLO "stage roll; depots -", "roll 6 ana=12; goods red", "asks nothing; stage turn" },
  { "16.5/a-tile-nobody-has-named", SOLO "stage roll", "roll 5 ana=12; goods red; ana remove", "depot 5 k?" },
  { "16.5/or-named-as-it-leaves", SOLO "stage roll", "roll 5 ana=12; goods red; ana remove tile=k17", "depot 5 m?" },
  { "16.5/25-rounds", POOR "phase E; round 4; ana workers 0", "ana end", "stage roll; round 5" },

  /* Rivers. */
  { "16.6/along-a-river", POOR "ana on c5=mine c6=ship; ana store ship; ana dice 44", "ana place ship d5", "ana at d5 ship" },
  { "16.6/to-another-part", POOR "ana on c5=mine c6=ship; ana store mine; ana dice 55", "ana place mine a4", "refused 16.6" },
  { "16.6/not-from-beside-the-river", POOR "ana on c5=mine; ana store ship; ana dice 44", "ana place ship d5", "refused 16.6" },
  { "16.6/within-a-part", POOR "ana store bank; ana dice 44", "ana place bank a2", "refused 5.1" },
  { "16.6/a-region-ends-at-the-river", POOR "ana on c5=mine c6=ship; ana store ship; ana dice 44", "ana place ship d5",
    "ana 5.6 +11" },

  /* Ships, and black tiles. */
  { "16.7/other-goods-leave-the-game", SHIP "pot 3 red; pot 5 pink*2", "ana place ship c6; ana skip; ana skip; ana ship 3",
    "ana goods red; pot 3 -; pot 5 -; event 16.7" },
  { "16.7/nobody-on-the-bridge", SHIP "pot 3 red", "ana place ship c6; ana skip; ana skip; ana ship 3", "ana bridge 1" },
  { "16.7/a-swap-with-five-goods", SHIP "pot 3 red*4; ana goods red; black bank church",
    "ana place ship c6; ana skip; ana skip; ana ship 3", "asks swap" },
  { "16.7/not-with-four", SHIP "pot 3 red*4; black bank church", "ana place ship c6; ana skip; ana skip; ana ship 3", "asks nothing" },
  { "16.7/without-goods-from-the-ship", SHIP "ana goods red*5; black bank church", "ana place ship c6", "asks swap; ana marker 11" },
  { "16.7/one-colour-is-not-asked", SHIP "pot 3 red*6; black - bank church", "ana place ship c6; ana skip; ana skip; ana ship 3; ana swap bank",
    "ana goods red; ana store black; black church; ana sold -" },
  { "16.7/which-goods", SHIP "pot 3 red*4 pink*4; black - bank church",
    "ana place ship c6; ana skip; ana skip; ana ship 3; ana swap bank; ana give red 2", "asks give" },
  { "16.7/five-in-all", SHIP "pot 3 red*4 pink*4; black - bank church",
    "ana place ship c6; ana skip; ana skip; ana ship 3; ana swap bank; ana give red 2; ana give pink 3",
    "ana goods pink red*2; asks nothing" },
  { "16.7/not-more-than-there-are", SHIP "pot 3 red*4 pink*4; black - bank church",
    "ana place ship c6; ana skip; ana skip; ana ship 3; ana swap bank; ana give red 5", "refused 16.7" },
  { "16.7/not-more-than-five", SHIP "pot 3 red*4 pink*4; black - bank church",
    "ana place ship c6; ana skip; ana skip; ana ship 3; ana swap bank; ana give red 3; ana give pink 3", "refused 16.7" },
  { "16.7/they-must-be-given", SHIP "pot 3 red*4 pink*4; black - bank church",
    "ana place ship c6; ana skip; ana skip; ana ship 3; ana swap bank; ana skip", "refused 16.7" },
  { "16.7/a-tile-of-the-black-depot", SHIP "pot 3 red*6; black - bank church",
    "ana place ship c6; ana skip; ana skip; ana ship 3; ana swap mine", "refused 16.7" },
  { "16.7/declined", SHIP "pot 3 red*6; black - bank church", "ana place ship c6; ana skip; ana skip; ana ship 3; ana skip",
    "ana goods red*6; ana store -" },
  { "16.7/only-now", SHIP "pot 3 red*6; black - bank church", "ana place ship c6; ana skip; ana skip; ana ship 3; ana skip; ana swap bank",
    "refused 16.7" },
  { "16.7/on-any-colour", POOR "ana store black; ana dice 33", "ana place black b4", "ana at b4 black" },
  { "16.7/by-the-die", POOR "ana store black; ana dice 44; ana workers 0", "ana place black b4", "refused 5.1" },
  { "16.7/next-to-a-tile", POOR "ana store black; ana dice 44", "ana place black a2", "refused 16.7" },
  { "16.7/fills-a-region", POOR "ana store black; ana dice 55", "ana place black c5", "ana 5.6 +11" },
  { "16.7/no-other-effect", POOR "ana on c5=black; round 5; ana workers 0", "ana end", "ana silver 0; round 1" },
  { "16.7/no-ship", POOR "ana on c5=mine; ana store black; ana dice 11; pot 3 red*6", "ana place black c6", "asks nothing; pot 3 red*6" },

  /* Monasteries and colours. */
  { "16.8/at-once", POOR "ana on a2=bank; ana store k22; ana dice 33", "ana place k22 b4", "ana 11.22 +4" },
  { "16.8/worth-nothing", POOR "ana store k22; ana dice 33", "ana place k22 b4", "ana 11.22 +0; ana total +11" },
  { "16.8/colours-so-far", MINES "ana on c5=mine; ana store k26; ana dice 33", "ana place k26 b4", "ana 11.26 +3" },
  { "16.8/colours-so-far-of-2011", MINES "edition 2011; ana on c5=mine; ana store k26; ana dice 33", "ana place k26 b4", "ana 11.26 +2" },
  { "16.8/no-colour-so-far", POOR "ana store k26; ana dice 33", "ana place k26 b4", "ana 11.26 +0" },
  { "16.8/nothing-at-the-end", POOR "phase E; round 5; ana on b4=k22 a2=bank; ana goods red*3", "ana end", "ana total +0; stage over" },
  { "16.8/no-bonus-tile", MINES "black - bank church", "ana place mine c5", "ana 5.7 +0; ana large -; ana 5.6 +11" },
  { "16.8/a-tile-for-the-colour", MINES "black - bank church", "ana place mine c5; ana skip; ana skip", "asks colour" },
  { "16.8/with-its-effect", MINES "black - bank church", "ana place mine c5; ana skip; ana skip; ana cover bank b1",
    "ana silver 2; ana at b1 bank; black church" },
  { "16.8/a-castle-and-its-action", MINES "black - castle", "ana place mine c5; ana skip; ana skip; ana cover castle f1; ana skip; ana skip",
    "asks castle" },
  { "16.8/one-of-the-black-depot", MINES "black - bank church", "ana place mine c5; ana skip; ana skip; ana cover market b1", "refused 16.8" },
  { "16.8/by-the-rules-of-placing", MINES "black - bank church", "ana place mine c5; ana skip; ana skip; ana cover bank e3", "refused 16.6" },
  { "16.8/declined", MINES "black - bank church", "ana place mine c5; ana skip; ana skip; ana skip", "asks nothing; black church bank" },
  { "16.8/no-tile-fits", MINES "black - mine", "ana place mine c5", "asks nothing" },
  { "16.8/no-inn", MINES "option inns yes; inns 1; black - bank", "ana place mine c5; ana skip; ana skip; ana cover inn a1", "refused 16.8" },
  { "16.8/the-next-colour", MINES "ana on b5=castle c3=castle; black - castle church",
    "ana place mine c5; ana skip; ana skip; ana cover castle f1; ana skip; ana skip", "asks colour" },

  /* The goal. */
  { "16.9/the-marker-follows", POOR "ana goods red*2; ana dice 44", "ana sell red; ana skip", "ana marker 4; ana goal 50" },
  { "16.9/size-and-phase-are-two-gains", SOLO "ana silver 2; ana store mine; ana dice 55", "ana place mine c5; ana points 1", "ana marker 2; asks gain" },
  { "16.9/bought-points-are-points", SOLO "ana silver 3; ana goods red*2; ana dice 44", "ana sell red; ana points 3",
    "ana 16.9 +3; ana marker 7; ana silver 1" },
  { "16.9/not-for-more-silver", SOLO "ana silver 1; ana goods red*2; ana dice 44", "ana sell red; ana points 3", "refused 16.9" },
  { "16.9/not-between-gains", SOLO "ana silver 3", "ana points 1", "refused 16.9" },
  { "16.9/nothing-is-asked-without-silver", POOR "ana store watchtower; ana on b5=castle; ana dice 44", "ana place watchtower a2",
    "asks nothing; ana marker 15" },
  { "16.9/the-goal-is-reached", POOR "ana marker 47; ana goods red*2; ana dice 44", "ana sell red",
    "ana marker 0; ana goal 45; asks castle" },
  { "16.9/what-is-left-is-lost", POOR "ana marker 49; ana goods red*6; ana dice 44", "ana sell red", "ana marker 0" },
  { "16.9/an-action-with-any-value", POOR "ana marker 47; ana goods red*2; ana dice 44; depot 5 k17", "ana sell red; ana take 5 k17",
    "ana store k17; paid 0" },
  { "16.9/bought-up-to-the-goal", SOLO "ana silver 2; ana marker 43; ana goods red*2; ana dice 44", "ana sell red; ana points 3",
    "ana marker 0; ana goal 45; ana silver 0" },
  { "16.9/never-below-5", POOR "ana goal 5; ana marker 4; ana goods red; ana dice 44", "ana sell red", "ana goal 5; ana marker 0" },
  { "16.9/from-7-to-5", POOR "ana goal 7; ana marker 6; ana goods red; ana dice 44", "ana sell red", "ana goal 5" },
  { "16.9/the-order-is-free", SHIP "pot 3 red", "ana place ship c6; ana first 3; ana ship 3", "ana goods red; asks nothing; ana marker 11" },
  { "16.9/the-larger-gain-first", POOR "ana marker 49; ana store mine; ana dice 55", "ana place mine c5; ana first 2; ana skip",
    "asks castle; ana marker 0; ana goal 45" },
  { "16.9/the-smaller-gain-is-still-to-come", POOR "ana marker 49; ana store mine; ana dice 55",
    "ana place mine c5; ana first 2; ana skip; ana skip", "asks nothing; ana marker 1" },
  { "16.9/only-what-waits", SHIP "pot 3 red", "ana place ship c6; ana first 4", "refused 16.9" },
  { "16.9/no-markers-elsewhere", "level final", "ana marker 12", "refused 16.9" },
  { "16.9/markers-at-the-end-position", SOLO "level final", "ana marker 12 goal=40", "ana marker 12; ana goal 40" },
  { "16.9/a-goal-that-cannot-be", SOLO "switch final", "ana marker 0 goal=43", "doubts 16.9" },
  { "16.9/a-marker-beyond-the-goal", SOLO "switch final", "ana marker 20 goal=20", "doubts 16.9" },

  /* With shields and routes. */
  { "17.1/one-on-each-depot-alone", SOLO "option shields yes", "shields 2 7 8", "refused 17.1" },
  { "17.2/taken-alone", SOLO "option shields yes; shields 3 7; ana silver 0; ana dice 33", "ana shield 3 7 b3", "ana shields 7; shields 3 -" },
  { "17.4/the-tribute-alone", SOLO "option shields yes; round 5; ana silver 2; ana workers 0; ana shield 7=b3", "ana end; ana tribute", "ana silver 1; ana shields 7" },
  { "17.5.5/alone-before-the-other-goods-leave", SHIP "option shields yes; ana shield 5=b3; pot 1 red; pot 3 pink; pot 5 pink brown",
    "ana place ship c6; ana skip; ana skip; ana ship 1; ana gather pink", "ana goods pink*2 red; pot 5 -" },
  { "17.5.5/alone-nothing-else-first", SHIP "option shields yes; ana shield 5=b3; pot 1 red; pot 3 pink; pot 5 pink brown",
    "ana place ship c6; ana first 3; ana ship 1; ana first 2", "refused 17.5.5" },
  { "17.5.10/alone-at-once", POOR "option shields yes; ana shield 10=b3; ana on a2=bank; ana store k22; ana dice 33", "ana place k22 b4", "ana 11.22 +8" },
  { "17.5.10/alone-no-more-at-the-end", POOR "option shields yes; phase E; round 5; ana workers 0; ana silver 2; ana shield 10=b3; ana on a2=bank b4=k22",
    "ana end; ana tribute", "ana total +0; stage over" },
  { "17.5.11/not-the-action-for-the-goal", POOR "option shields yes; shields 1 7; ana shield 11=b3; ana marker 47; ana goods red*2; ana dice 44",
    "ana sell red; ana shield 1 7 b3", "refused 5.4" },
  { "17.5.12/alone-one-gain", POOR "option shields yes; ana shield 12=b3; ana marker 47; ana goods red*2; ana dice 44", "ana sell red",
    "ana 6.1 +4; ana 17.5.12 +4; ana marker 0; ana goal 45; asks castle" },
  { "17.5.14/alone-the-last-hex", NEARLY "option shields yes; phase E; round 5; ana workers 0; ana shield 14=b3; depot 3 cow2; ana on c5=mine c6=ship",
    "ana end; ana lay cow2 a1 depot=3", "stage over; ana ends won" },
  { "17.5.18/alone-no-rivers", SOLO "option shields yes; ana shield 18=b3; ana store mine; ana dice 55", "ana place mine g2", "ana at g2 mine" },
  { "14.1/five-tiles-alone", SOLO "option trade-routes yes; route-tiles", "ana route 1 2 3 4 5", "ana route 1 2 3 4 5" },
  { "14.1/not-six-alone", SOLO "option trade-routes yes; route-tiles", "ana route 1 2 3 4 5 6", "refused 14.1" },
  { "14.2/points-alone-move-the-marker", POOR "option trade-routes yes; route-tiles; ana route 1 3 4 5 6; ana goods turquoise; ana dice 16", "ana sell turquoise; ana skip; ana skip",
    "ana marker 5; ana laid turquoise" },
  { "14.2/as-with-two-players-alone", POOR "option trade-routes yes; route-tiles; ana route 2 3 4 5 6; ana goods turquoise; ana dice 16", "ana sell turquoise; ana skip",
    "ana 14.2 +0; ana laid turquoise; ana sold turquoise" },
  { "16.5/another-without-its-word", ROLLED, "roll 3 ana=12; goods red; ana remove bank", "depot 3 cow3" },

  /* The end. */
  { "16.9/nothing-else-waits", POOR, "ana first 2", "refused 16.9" },
  { "16.8/not-without-a-colour", POOR "black - bank", "ana cover bank b4", "refused 16.8" },
  { "16.5/once-a-round", POOR, "ana remove", "refused 16.5" },
  { "16.10/won-with-the-last-hex", NEARLY "ana on a1=cow2 c5=mine; ana store ship; ana dice 11; pot 3 red", "ana place ship c6",
    "stage over; ana ends won; next nobody; event 16.10; asks nothing" },
  { "16.10/not-before", NEARLY "ana on a1=cow2; ana store mine; ana dice 55", "ana place mine c5", "stage turn; ana ends -" },
  { "16.10/in-the-middle-of-a-chain", NEARLY "ana on a1=cow2 c6=ship; ana store mine; ana dice 55; ana marker 49; black - castle",
    "ana place mine c5", "stage over; ana ends won; ana marker 49" },
  { "16.10/lost-after-25-rounds", POOR "phase E; round 5; ana workers 0", "ana end", "stage over; ana ends lost; event 16.10" },
  { "16.10/nothing-else-is-scored", SOLO "phase E; round 5; ana silver 0; ana workers 8", "ana end", "ana total +0" },

  { NULL },
};
