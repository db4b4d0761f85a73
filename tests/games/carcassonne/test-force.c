/* test-force.c: "we played it so" on a table of Carcassonne
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "kit/force.h"

#include "games/pw-games.h"
#include "position.h"

#define ROAD "lies e1 frfr turn=0; ana stands e1 road"

static const ForceCase cases[] = {
  { "edges-that-differ", "", "tile frfr e1 turn=1", "4.1", "at e1 rfrf; next ben; open start road 2" },
  { "apart-from-all", "", "tile ffff n3", "4.1", "at n3 ffff; doubts 4.1" },
  { "out-of-turn", "", "ben tile frfr e1 turn=0", "3.1", "at e1 frfr; next ana" },
  { "second-follower-on-a-road", ROAD, "tile frfr e2 turn=0 follower road", "5.2", "ana followers 5; next ben" },
  { "on-the-road-of-another", ROAD "; now ben", "tile frfr e2 turn=0 follower road", "5.2", "ben followers 6; next ana" },
  { "builder-alone", "", "tile frfr e1 turn=0 builder road", "8.1", "ana builder 0; doubts 8.9" },
  { "fits-somewhere", "", "aside ffff", "11.2", "left ffff 3; next ana" },
  { "end-without-all-tiles", ROAD, "finish", "13.4", "over 1; ana 10.2 +2" },
  { "place-is-taken", "", "tile ffff start", "4.1", "impossible 4.1" },
  { "none-is-left", "lies n1 cccc-p", "tile cccc-p n2", "11.1", "impossible 11.1" },
  { "no-such-feature", "", "tile frfr e1 turn=0 city", "12.4", "impossible 12.4" },
  { "no-second-builder", ROAD "; lies e2 frfr turn=0; ana stands e2 road builder", "tile frfr e3 turn=0 builder road", "8.1", "impossible 8.1" },
  { "not-in-this-game", "option builder no; " ROAD, "tile frfr e2 turn=0 builder road", "2.5", "impossible 2.5" },
  { NULL },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  force_add (&cc_test, "force", cases);
  return g_test_run ();
}
