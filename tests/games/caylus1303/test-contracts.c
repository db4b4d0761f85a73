/* test-contracts.c: the contracts on a thousand random games of Caylus 1303 for each number of players, with all options
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/caylus1303.h"
#include "games/pw-games.h"
#include "kit/dealt.h"

/** GAMES: of each number of players; sanitizers take ten times as long. */
#ifdef __SANITIZE_ADDRESS__
#define GAMES 60
#else
#define GAMES 1000
#endif

static PwSetup *
new_setup (guint n_players, guint seed)
{
  PwSetup *setup = pw_setup_new (&cy_game, n_players);

  setup->options[CY_OPTION_BRIDGE] = seed % 3 == 2;
  setup->options[CY_OPTION_MANOR] = seed % 4 == 3;
  setup->options[CY_OPTION_GOLDSMITH] = seed % 5 == 4;
  setup->options[CY_OPTION_TOTALS] = seed % 7 == 6;
  return setup;
}

/* One game in twenty is looked at closely: that takes much longer. */
static const DealtGames plans[] = {
  { "random-games", DEALT_PLAYED, GAMES, 1000, 1, 20, new_setup },
  { "revisions", DEALT_REVISED, 4, 500, 0, 0, new_setup },
  { "corrections", DEALT_CORRECTED, 60, 700, 0, 0, new_setup },
  { NULL },
};

static void
test_remedies (void)
{
  guint n = 0;

  for (guint seed = 0; seed < 40; seed++)
    {
      g_autoptr (PwSetup) setup = new_setup (2 + seed % 4, seed);

      n += contracts_remedies (&cy_game, setup, 90000 + seed, PW_DEAL_LAZY | contracts_style (seed));
    }
  g_test_message ("%u refusals", n);
  g_assert_cmpuint (n, >, 2000);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  pw_games_load (&cy_game);
  contracts_list_examples (pw_kind_set_of (CY_KIND_DELIVER));
  dealt_add (&cy_game, cy_game.min_players, cy_game.max_players, TRUE, plans);
  g_test_add_func ("/caylus1303/contracts/remedies", test_remedies);
  return g_test_run ();
}
