/* test-contracts.c: the contracts on a thousand random games of Kingsburg for each number of players
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "contracts.h"
#include "games/kingsburg/kingsburg.h"
#include "games/pw-games.h"

/** GAMES: of each number of players; sanitizers take ten times as long. */
#ifdef __SANITIZE_ADDRESS__
#define GAMES 200
#else
#define GAMES 1000
#endif

static PwSetup *
new_setup (guint n_players, guint seed)
{
  PwSetup *setup = pw_setup_new (&kb_game, n_players);

  setup->options[KB_OPTION_TOKENS] = seed % 5 == 4;
  return setup;
}

/* One test of each number of players, so that they can run side by side. */
static void
play_games (gconstpointer data)
{
  guint n_players = GPOINTER_TO_UINT (data);

  for (guint seed = 0; seed < GAMES; seed++)
    {
      g_autoptr (PwSetup) setup = new_setup (n_players, seed);

      /* One game in ten is looked at closely: that takes much longer. */
      contracts_play (&kb_game, setup, 1000 * n_players + seed, PW_DEAL_LAZY | contracts_style (seed), seed % 10 == 0);
    }
}

static void
follow_one_board (gconstpointer data)
{
  guint n_players = GPOINTER_TO_UINT (data);

  for (guint seed = 0; seed < 100; seed++)
    {
      g_autoptr (PwSetup) setup = new_setup (n_players, seed);

      setup->level = PW_LEVEL_BOARD;
      setup->me = (guint8) (seed % n_players);
      contracts_play (&kb_game, setup, 300 * n_players + seed, PW_DEAL_LAZY | contracts_style (seed), seed % 4 == 0);
    }
}

static void
revise_games (gconstpointer data)
{
  guint n_players = GPOINTER_TO_UINT (data);

  for (guint seed = 0; seed < 20; seed++)
    {
      g_autoptr (PwSetup) setup = new_setup (n_players, seed);

      contracts_revise (&kb_game, setup, 500 * n_players + seed, PW_DEAL_LAZY | contracts_style (seed));
    }
}

static void
correct_games (gconstpointer data)
{
  guint n_players = GPOINTER_TO_UINT (data);

  for (guint seed = 0; seed < 150; seed++)
    {
      g_autoptr (PwSetup) setup = new_setup (n_players, seed);

      contracts_correct (&kb_game, setup, 700 * n_players + seed, PW_DEAL_LAZY | contracts_style (seed));
    }
}

/* A thousand games, of all sizes, a fifth of them of one board. */
static void
test_remedies (void)
{
  guint n = 0;

  for (guint seed = 0; seed < 1000; seed++)
    {
      g_autoptr (PwSetup) setup = new_setup (2 + seed % 4, seed);

      setup->level = seed % 5 == 3 ? PW_LEVEL_BOARD : PW_LEVEL_REFEREE;
      setup->me = setup->level == PW_LEVEL_BOARD ? (guint8) (seed % setup->n_players) : 0;
      n += contracts_remedies (&kb_game, setup, 90000 + seed, PW_DEAL_LAZY | contracts_style (seed));
    }
  g_test_message ("%u refusals", n);
  g_assert_cmpuint (n, >, 100000);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  for (guint n = kb_game.min_players; n <= kb_game.max_players; n++)
    {
      g_autofree char *path = g_strdup_printf ("/kingsburg/contracts/random-games-of-%u-players", n);
      g_autofree char *board_path = g_strdup_printf ("/kingsburg/contracts/one-board-of-%u-players", n);
      g_autofree char *revision_path = g_strdup_printf ("/kingsburg/contracts/revisions-of-%u-players", n);
      g_autofree char *correction_path = g_strdup_printf ("/kingsburg/contracts/corrections-of-%u-players", n);

      g_test_add_data_func (path, GUINT_TO_POINTER (n), play_games);
      g_test_add_data_func (board_path, GUINT_TO_POINTER (n), follow_one_board);
      g_test_add_data_func (revision_path, GUINT_TO_POINTER (n), revise_games);
      g_test_add_data_func (correction_path, GUINT_TO_POINTER (n), correct_games);
    }
  g_test_add_func ("/kingsburg/contracts/remedies", test_remedies);
  return g_test_run ();
}
