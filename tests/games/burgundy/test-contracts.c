/* test-contracts.c: the contracts on a thousand random games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "contracts.h"
#include "games/burgundy/burgundy.h"
#include "games/pw-games.h"

/* One test of each number of players, so that they can run side by side. */
static void
play_games (gconstpointer data)
{
  guint n_players = GPOINTER_TO_UINT (data);

  for (guint seed = 0; seed < 334; seed++)
    {
      g_autoptr (PwSetup) setup = pw_setup_new (&cb_game, n_players);

      for (guint seat = 0; seat < n_players; seat++)
        setup->seat_options[seat][CB_SEAT_DUCHY] = (gint16) ((seed + 3 * seat) % cb_duchy_count ());
      setup->options[CB_OPTION_EDITION] = seed % 5 == 4;
      setup->options[CB_OPTION_TIE_BREAK] = seed % 7 == 6;
      /* One game in four is looked at closely: that takes fifty times as long. */
      contracts_play (&cb_game, setup, 1000 * n_players + seed,
                      (seed % 2 ? PW_DEAL_RECORDED : PW_DEAL_LAZY) | contracts_style (seed), seed % 8 < 2);
    }
}

static void
revise_games (gconstpointer data)
{
  guint n_players = GPOINTER_TO_UINT (data);

  for (guint seed = 0; seed < 20; seed++)
    {
      g_autoptr (PwSetup) setup = pw_setup_new (&cb_game, n_players);

      contracts_revise (&cb_game, setup, 500 * n_players + seed,
                        (seed % 2 ? PW_DEAL_RECORDED : PW_DEAL_LAZY) | contracts_style (seed));
    }
}

static void
correct_games (gconstpointer data)
{
  guint n_players = GPOINTER_TO_UINT (data);

  for (guint seed = 0; seed < 170; seed++)
    {
      g_autoptr (PwSetup) setup = pw_setup_new (&cb_game, n_players);

      for (guint seat = 0; seat < n_players; seat++)
        setup->seat_options[seat][CB_SEAT_DUCHY] = (gint16) ((seed + 5 * seat) % cb_duchy_count ());
      contracts_correct (&cb_game, setup, 700 * n_players + seed,
                         (seed % 2 ? PW_DEAL_RECORDED : PW_DEAL_LAZY) | contracts_style (seed));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  for (guint n = 2; n <= 4; n++)
    {
      g_autofree char *path = g_strdup_printf ("/burgundy/contracts/random-games-of-%u-players", n);
      g_autofree char *revision_path = g_strdup_printf ("/burgundy/contracts/revisions-of-%u-players", n);
      g_autofree char *correction_path = g_strdup_printf ("/burgundy/contracts/corrections-of-%u-players", n);

      g_test_add_data_func (path, GUINT_TO_POINTER (n), play_games);
      g_test_add_data_func (revision_path, GUINT_TO_POINTER (n), revise_games);
      g_test_add_data_func (correction_path, GUINT_TO_POINTER (n), correct_games);
    }
  return g_test_run ();
}
