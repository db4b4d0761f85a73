/* test-contracts.c: the contracts on a thousand random games of Kingsburg for each number of players
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/kingsburg.h"
#include "games/pw-games.h"
#include "kit/dealt.h"

/** GAMES, REMEDIES: of each number of players, and of all together; sanitizers take ten times as long. */
#ifdef __SANITIZE_ADDRESS__
#define GAMES 60
#define REMEDIES 200
#else
#define GAMES 1000
#define REMEDIES 1000
#endif

static PwSetup *
new_setup (guint n_players, guint seed)
{
  PwSetup *setup = pw_setup_new (&kb_game, n_players);

  setup->options[KB_OPTION_TOKENS] = seed % 5 == 4;
  return setup;
}

static PwSetup *
one_board (guint n_players, guint seed)
{
  PwSetup *setup = new_setup (n_players, seed);

  setup->level = PW_LEVEL_BOARD;
  setup->me = (guint8) (seed % n_players);
  return setup;
}

/* One game in ten is looked at closely: that takes much longer. */
static const DealtGames plans[] = {
  { "random-games", DEALT_PLAYED, GAMES, 1000, 1, 10, new_setup },
  { "one-board", DEALT_PLAYED, MIN (100, GAMES), 300, 1, 4, one_board },
  { "revisions", DEALT_REVISED, MIN (20, GAMES / 7), 500, 0, 0, new_setup },
  { "corrections", DEALT_CORRECTED, MIN (150, GAMES), 700, 0, 0, new_setup },
  { NULL },
};

/* A thousand games, of all sizes, a fifth of them of one board. */
static void
test_remedies (void)
{
  guint n = 0;

  for (guint seed = 0; seed < REMEDIES; seed++)
    {
      g_autoptr (PwSetup) setup = new_setup (2 + seed % 4, seed);

      setup->level = seed % 5 == 3 ? PW_LEVEL_BOARD : PW_LEVEL_REFEREE;
      setup->me = setup->level == PW_LEVEL_BOARD ? (guint8) (seed % setup->n_players) : 0;
      n += contracts_remedies (&kb_game, setup, 90000 + seed, PW_DEAL_LAZY | contracts_style (seed));
    }
  g_test_message ("%u refusals", n);
  g_assert_cmpuint (n, >, 100 * REMEDIES);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  dealt_add (&kb_game, kb_game.min_players, kb_game.max_players, FALSE, plans);
  g_test_add_func ("/kingsburg/contracts/remedies", test_remedies);
  return g_test_run ();
}
