/* test-team.c: the contracts on five hundred random team games, alone and with other expansions (16.1 to 16.3)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "contracts.h"
#include "games/pw-games.h"
#include "team-duchies.h"

/* From game to game other modules and duchies; the first of three is the team game alone. */
static PwSetup *
setup_of (guint seed)
{
  static const guint modules[] = { CB_OPTION_EXPERT, CB_OPTION_EXTRA, CB_OPTION_WHITE_CASTLES, CB_OPTION_INNS,
                                   CB_OPTION_ROUTES, CB_OPTION_SHIELDS };
  PwSetup *setup = team_setup ();

  for (guint i = 0; i < G_N_ELEMENTS (modules) && seed % 3 > 0; i++)
    setup->options[modules[i]] = seed % 3 == 2 || seed / 3 % G_N_ELEMENTS (modules) == i;
  for (guint seat = 0; seat < setup->n_players && seed % 4 == 3; seat++)
    setup->seat_options[seat][CB_SEAT_DUCHY] = team_duchy ((seat + 1) % 2);
  setup->options[CB_OPTION_EDITION] = seed % 5 == 4;
  setup->options[CB_OPTION_TIE_BREAK] = seed % 7 == 6;
  setup->options[CB_OPTION_WHITE_CASTLE_CITY] = seed % 4 == 1;
  setup->options[CB_OPTION_SHIELD_2] = seed % 4 == 2;
  setup->options[CB_OPTION_SHIELD_6] = seed % 5 == 3;
  return setup;
}

static PwDealFlags
flags_of (guint seed)
{
  return seed % 2 ? PW_DEAL_RECORDED : PW_DEAL_LAZY;
}

/* In two halves, so that they can run side by side. */
static void
play_games (gconstpointer data)
{
  for (guint seed = 250 * GPOINTER_TO_UINT (data); seed < 250 * (GPOINTER_TO_UINT (data) + 1); seed++)
    {
      g_autoptr (PwSetup) setup = setup_of (seed);

      contracts_play (&cb_game, setup, 8000 + seed, flags_of (seed), seed % 8 < 2);
    }
}

static void
revise_games (void)
{
  for (guint seed = 0; seed < 24; seed++)
    {
      g_autoptr (PwSetup) setup = setup_of (seed);

      contracts_revise (&cb_game, setup, 8600 + seed, flags_of (seed));
    }
}

static void
correct_games (void)
{
  for (guint seed = 0; seed < 90; seed++)
    {
      g_autoptr (PwSetup) setup = setup_of (seed);

      contracts_correct (&cb_game, setup, 8700 + seed, flags_of (seed));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  for (guint half = 0; half < 2; half++)
    {
      g_autofree char *path = g_strdup_printf ("/burgundy/team/random-games-%u", half + 1);

      g_test_add_data_func (path, GUINT_TO_POINTER (half), play_games);
    }
  g_test_add_func ("/burgundy/team/revisions", revise_games);
  g_test_add_func ("/burgundy/team/corrections", correct_games);
  return g_test_run ();
}
