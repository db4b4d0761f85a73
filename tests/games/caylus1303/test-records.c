/* test-records.c: whole recorded games of Caylus 1303: scores, bytes, and a second count of the prestige
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "count.h"
#include "games/caylus1303/caylus1303.h"
#include "games/pw-games.h"
#include "kit/records.h"

static const RecordBook book = { .game = &cy_game, .count = cy_count_again };

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  pw_games_load (&cy_game);
  g_assert_cmpint (argc, ==, 2);
  records_add (&book, argv[1]);
  return g_test_run ();
}
