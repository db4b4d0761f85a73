/* test-contracts.c: the contracts on a thousand random games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/burgundy.h"
#include "games/pw-games.h"
#include "kit/dealt.h"

/** GAMES: a third of a thousand for each number of players; sanitizers take ten times as long. */
#ifdef __SANITIZE_ADDRESS__
#define GAMES 60
#else
#define GAMES 334
#endif

static PwSetup *
any_edition (guint n_players, guint seed)
{
  PwSetup *setup = pw_setup_new (&cb_game, n_players);

  for (guint seat = 0; seat < n_players; seat++)
    setup->seat_options[seat][CB_SEAT_DUCHY] = (gint16) ((seed + 3 * seat) % cb_duchy_count ());
  setup->options[CB_OPTION_EDITION] = seed % 5 == 4;
  setup->options[CB_OPTION_TIE_BREAK] = seed % 7 == 6;
  return setup;
}

static PwSetup *
as_it_comes (guint n_players, guint seed)
{
  return pw_setup_new (&cb_game, n_players);
}

static PwSetup *
any_duchies (guint n_players, guint seed)
{
  PwSetup *setup = pw_setup_new (&cb_game, n_players);

  for (guint seat = 0; seat < n_players; seat++)
    setup->seat_options[seat][CB_SEAT_DUCHY] = (gint16) ((seed + 5 * seat) % cb_duchy_count ());
  return setup;
}

/* One game in four is looked at closely: that takes fifty times as long. */
static const DealtGames plans[] = {
  { "random-games", DEALT_PLAYED, GAMES, 1000, 2, 8, any_edition },
  { "revisions", DEALT_REVISED, MIN (20, GAMES / 7), 500, 0, 0, as_it_comes },
  { "corrections", DEALT_CORRECTED, GAMES / 2, 700, 0, 0, any_duchies },
  { NULL },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  dealt_add (&cb_game, 2, 4, TRUE, plans);
  return g_test_run ();
}
