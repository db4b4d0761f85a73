/* test-contracts.c: the contracts on random games of Carcassonne for each number of players, with all options
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/carcassonne/carcassonne.h"
#include "games/pw-games.h"
#include "kit/dealt.h"

/** GAMES: of each number of players; PW_CARCASSONNE_GAMES says another number: a thousand take half a minute for two players, optimised. */
#ifdef __SANITIZE_ADDRESS__
#define GAMES 2
#else
#define GAMES 20
#endif

/* Every option in turn; the whole game most often. */
static PwSetup *
new_setup (guint n_players, guint seed)
{
  PwSetup *setup = pw_setup_new (&cc_game, n_players);

  if (seed % 3)
    {
      setup->options[CC_OPTION_TILES] = seed / 3 % 2;
      setup->options[CC_OPTION_GOODS] = seed / 2 % 2;
      setup->options[CC_OPTION_BUILDER] = seed / 5 % 3 != 0;
      setup->options[CC_OPTION_PIG] = seed / 7 % 3 != 0;
      setup->options[CC_OPTION_SMALL_CITY] = seed / 4 % 2;
      setup->options[CC_OPTION_FIELDS] = (gint16) (seed % 4);
    }
  return setup;
}

static PwSetup *
score_pad (guint n_players, guint seed)
{
  PwSetup *setup = pw_setup_new (&cc_game, n_players);

  setup->options[CC_OPTION_SMALL_CITY] = seed % 2;
  setup->level = CC_LEVEL_PAD;
  return setup;
}

static PwSetup *
my_pad (guint n_players, guint seed)
{
  PwSetup *setup = score_pad (n_players, seed);

  setup->level = CC_LEVEL_MINE;
  setup->me = (guint8) (seed % n_players);
  return setup;
}

static DealtGames plans[] = {
  { "random-games", DEALT_PLAYED, GAMES, 1000, 1, 12, new_setup },
  { "score-pad", DEALT_PLAYED, 2, 300, 0, 0, score_pad },
  { "my-pad", DEALT_PLAYED, 2, 400, 0, 0, my_pad },
  { "corrections", DEALT_CORRECTED, 1, 700, 0, 0, new_setup },
  { NULL },
};

/* Each line that no longer fits is refused with a remedy, for which thousands of moves are listed: two players are enough. */
static const DealtGames revised[] = { { "revisions", DEALT_REVISED, 1, 500, 0, 0, new_setup }, { NULL } };

static void
test_remedies (void)
{
  guint n = 0;

  for (guint seed = 0; seed < 1; seed++)
    {
      g_autoptr (PwSetup) setup = new_setup (2 + seed % 5, seed);

      n += contracts_remedies (&cc_game, setup, 90000 + seed, PW_DEAL_RECORDED | contracts_style (seed));
    }
  g_test_message ("%u refusals", n);
  g_assert_cmpuint (n, >, 100);
}

int
main (int argc, char **argv)
{
  const char *more = g_getenv ("PW_CARCASSONNE_GAMES");

  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  if (more)
    plans[0].games = (guint) g_ascii_strtoull (more, NULL, 10);
  dealt_add (&cc_game, cc_game.min_players, cc_game.max_players, TRUE, plans);
  dealt_add (&cc_game, 2, 2, TRUE, revised);
  g_test_add_func ("/carcassonne/contracts/remedies", test_remedies);
  return g_test_run ();
}
