/* test-entry-few-keys.c: random games in which nearly every action is three keys at most, Enter included
 *
 * For somebody who knows the names of things, as bench-keys tells them by kind; here they are counted, so that it stays so.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-dealer.h"
#include "core/pw-notation.h"
#include "games/pw-games.h"
#include "pw-entry-test.h"
#include "pw-model-test.h"

#include <string.h>

/** GAMES: of each; each has its own seed. */
#define GAMES PW_MODEL_TEST_ROUNDS (100, 6)

/** FEW: keys. */
#define FEW 3

typedef struct
{
  const char *game;
  guint of_hundred;             /* so many actions at least are FEW keys */
  guint most;                   /* and none is more keys than this */
} Case;

static void
play (const PwGame *game, guint64 seed, const Case *it, guint *few, guint *all)
{
  g_autoptr (PwSetup) setup = pw_setup_new (game, game->min_players + (guint) seed % (game->max_players - game->min_players + 1));
  g_autoptr (PwSession) session = pw_session_new (game, setup, NULL);
  PwRandom random = { seed };
  PwMoves scratch = PW_MOVES_INIT;
  PwMove target;

  while (pw_dealer_next (game, pw_session_get_state (session), &random, PW_DEAL_LAZY, &scratch, &target))
    {
      target.flags = 0;
      if (target.player != PW_TABLE)
        {
          g_autofree char *text = pw_entry_test_shortest (session, &target);
          guint keys = (guint) strlen (text) + 1;

          if (keys > it->most)
            {
              g_autofree char *line = pw_notation_print (game, setup, &target);

              g_error ("%s, game %u: “%s” is %u keys: %s", game->id, (guint) seed, text, keys, line);
            }
          *few += keys <= FEW;
          ++*all;
        }
      g_assert_true (pw_session_play (session, &target, NULL));
    }
  pw_moves_clear (&scratch);
}

static void
test_few_keys (gconstpointer data)
{
  const Case *it = data;
  guint few = 0, all = 0;

  for (guint64 seed = 1; seed <= GAMES; seed++)
    play (pw_games_find (it->game), seed, it, &few, &all);
  g_test_message ("%s: %u of %u actions are %u keys at most", it->game, few, all, FEW);
  g_assert_cmpuint (few * 100, >=, it->of_hundred * all);
}

int
main (int argc, char *argv[])
{
  static const Case cases[] = { { "caylus1303", 99, 5 }, { "kingsburg", 99, 4 } };

  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/entry-few-keys/", cases[i].game, NULL);

      g_test_add_data_func (path, &cases[i], test_few_keys);
    }
  return g_test_run ();
}
