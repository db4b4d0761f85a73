/* test-contracts.c: the contracts on the smallest game there is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "contracts.h"
#include "games/template/template.h"

static void
test_every_random_race_keeps_the_contracts (void)
{
  for (guint n = template_game.min_players; n <= template_game.max_players; n++)
    for (guint seed = 0; seed < 20; seed++)
      {
        g_autoptr (PwSetup) setup = pw_setup_new (&template_game, n);

        setup->options[0] = seed % 2;
        setup->options[1] = seed / 2 % 2;
        setup->options[2] = seed / 4 % 2;
        contracts_play (&template_game, setup, seed, PW_DEAL_LAZY, TRUE);
        contracts_revise (&template_game, setup, seed, PW_DEAL_LAZY);
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_register (&template_game);
  g_test_add_func ("/core/contracts/every-random-race-keeps-them", test_every_random_race_keeps_the_contracts);
  return g_test_run ();
}
