/* test-force.c: "we played it so": each way of breaking a rule, and what the table looks like then
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/pw-games.h"
#include "kit/force.h"
#include "position.h"

static const ForceCase cases[] = {
  /* Dice and workers */
  { "a-die-of-another-depot", "ana dice 33; ana workers 0; depot 5 mine", "ana take 5 mine die=3", "4.3a",
    "ana store mine; ana workers 0" },
  { "a-die-nobody-rolled", "ana dice 12; ana workers 1", "ana workers die=5", "4.1", "ana workers 3" },
  { "a-third-action", "ana dice 12; ana silver 2", "ana workers die=1; ana workers die=2; ana workers die=1", "4.1",
    "ana workers 7" },
  { "workers-as-many-as-there-are", "ana dice 22; ana workers 1; depot 6 bank", "ana take 6 bank workers=2", "4.2",
    "ana workers 0; ana store bank" },
  { "no-worker-paid", "ana dice 22; ana workers 3; depot 6 bank", "ana take 6 bank die=2 workers=0", "4.3a",
    "ana workers 3; ana store bank" },

  /* Taking */
  { "a-tile-that-did-not-lie-there", "ana dice 33; depot 3 -", "ana take 3 bank", "4.3a", "ana store bank; depot 3 -" },
  { "a-kind-of-which-all-have-appeared", "ana dice 33; seen bank*5; depot 3 b?", "ana take 3 bank", "10.1", "ana store bank" },
  { "a-tile-without-a-name", "ana dice 33; ana workers 0", "ana take 1 b? die=3", "4.3a", "ana store b?" },
  { "not-without-a-name-where-it-has-one", "ana dice 33; depot 3 bank", "ana take 3 b?", "10.1", "impossible 10.1" },
  { "a-purchase-without-a-name", "ana silver 1", "ana buy b?", "4.5", "ana silver 0; ana store black-b?" },
  { "no-fourth-key-space", "ana store ship bank market; ana dice 33; depot 3 cow2", "ana take 3 cow2", "4.4",
    "impossible 4.4" },
  { "a-discard-with-room-left", "ana store ship bank; ana dice 33; depot 3 cow2", "ana take 3 cow2 discard=bank", "4.4",
    "ana store ship cow2" },

  /* Placing */
  { "on-a-hex-of-another-number", "ana dice 66; ana workers 0; ana store bank", "ana place bank c3", "5.1",
    "ana at c3 bank; ana store -" },
  { "on-a-hex-of-another-colour", "ana dice 33; ana store ship", "ana place ship c3", "5.1", "ana at c3 ship; ana store -" },
  { "a-tile-that-was-not-stored", "ana dice 33; ana store ship", "ana place bank c3", "4.3b",
    "ana at c3 bank; ana store ship; ana silver 3" },
  { "one-without-a-name-as-one-too-many", "seen bank*5; ana dice 33; ana store b?", "ana place bank c3", "10.1",
    "ana at c3 bank; ana store -" },
  { "not-without-a-name", "ana dice 33; ana store b?", "ana place b? c3", "10.1", "impossible 10.1" },
  { "not-two-on-one-hex", "ana dice 66; ana store castle", "ana place castle d4", "5.3", "impossible 5.3" },
  { "not-beside-anything", "ana dice 66; ana store castle", "ana place castle a1", "5.1", "ana at a1 castle; asks castle" },

  /* What waits for nobody's turn */
  { "another-opponent-for-shield-6", "players 3; option shields yes; ana shield 6=d4; cleo on c4=k14; turn ben", "ana copy ben; ana copy cleo",
    "17.5.6", "ana has k14; next ben" },
  { "another-opponent-in-the-middle-of-an-effect", "players 3; option shields yes; ana shield 6=d4; cleo on c4=k14; turn ben; ben on a2=castle; "
    "ben store castle; ben dice 44", "ana copy ben; ben place castle a3; ana copy cleo", "17.5.6", "ana has k14; next ben; asks castle" },
  { "workers-without-monastery-28-while-a-species-is-asked", "option extra-tiles yes; ana on c2=cow2 c1=pig3; ana store geese; ana dice 22; ana silver 1",
    "ana place geese b1; ana hire", "11.28", "ana workers 3; asks geese" },
  { "an-inn-from-the-black-depot", "option trade-routes yes; route-tiles; option inns yes; ana route 2 3 4 5 6; ana laid turquoise turquoise; "
    "ana sold turquoise*2; ana goods red; ana dice 46; black bank ship", "ana sell red; ana fetch inn", "14.2", "ana store inn; inns 0" },

  /* Selling, buying */
  { "goods-with-a-die-of-another-colour", "ana dice 44; ana workers 0; ana goods pink red", "ana sell pink die=4", "4.3c",
    "ana sold pink; ana goods red" },
  { "not-goods-that-are-not-there", "ana dice 44; ana goods pink", "ana sell red", "4.3c", "impossible 4.3c" },
  { "a-second-purchase", "ana bought; ana silver 4; black bank", "ana buy bank", "4.5", "ana silver 2; ana store bank" },
  { "a-purchase-with-too-little-silver", "ana silver 1; black bank", "ana buy bank", "4.5", "ana silver 0; ana store bank" },
  { "a-purchase-from-a-numbered-depot", "ana silver 2; depot 3 bank", "ana buy bank depot=3", "4.5",
    "ana silver 0; ana store bank" },

  /* Turns */
  { "out-of-turn", "ana dice 12; ben dice 55; ben workers 2", "ben workers die=5", "3.3", "ben workers 4; next ben" },
  { "not-into-another-players-effect", "ana store castle; ana dice 44; ana on a2=castle; ben dice 55",
    "ana place castle a3; ben workers die=5", "3.3", "impossible 5.4" },
  { "an-effect-left-where-it-was", "ana store castle; ana dice 44; ana on a2=castle", "ana place castle a3; ana end", "5.4",
    "next ben" },
  { "not-before-the-dice", "stage roll", "ana workers die=1", "3.2", "impossible 3.2" },
  { "not-an-effect-that-nobody-has", "", "ana skip", "5.5", "impossible 5.5" },
  { NULL, NULL, NULL, NULL, NULL },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  force_add (&cb_test, "played-so", cases);
  return g_test_run ();
}
