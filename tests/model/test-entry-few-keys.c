/* test-entry-few-keys.c: random games in which nearly every action is three keys at most; none of Burgundy is more than
 * four, Enter included
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

/** GAMES: of each, at most; each has its own seed. */
#define GAMES PW_MODEL_TEST_ROUNDS (100, 2)

typedef struct
{
  const char *game;
  guint few;                    /* keys */
  guint of_thousand;            /* so many actions at least are no more than that */
  guint most;                   /* and none is more keys than this */
  guint games;
  PwDealFlags flags;            /* how much of the tiles people say, and when */
  guint seed;                   /* one more game, in which an action took more once; 0: none */
} Case;

static void
play (const PwGame *game, guint64 seed, const Case *it, guint *few, guint *all)
{
  guint least = MAX (2, game->min_players);
  g_autoptr (PwSetup) setup = pw_setup_new (game, least + (guint) seed % (game->max_players - least + 1));
  g_autoptr (PwSession) session = pw_session_new (game, setup, NULL);
  PwRandom random = { seed };
  PwMoves scratch = PW_MOVES_INIT;
  PwMove target;

  while (pw_dealer_next (game, pw_session_get_state (session), &random, it->flags, &scratch, &target))
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
          *few += keys <= it->few;
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

  for (guint64 seed = 1; seed <= MIN (GAMES, it->games); seed++)
    play (pw_games_find (it->game), seed, it, &few, &all);
  if (it->seed > 0)
    play (pw_games_find (it->game), it->seed, it, &few, &all);
  g_test_message ("%s: %u of %u actions are %u keys at most", it->game, few, all, it->few);
  g_assert_cmpuint (few * 1000, >=, it->of_thousand * all);
}

int
main (int argc, char *argv[])
{
  static const Case cases[] = {
    { "caylus1303", 3, 990, 5, 100, PW_DEAL_LAZY, 0 },  { "kingsburg", 3, 999, 4, 100, PW_DEAL_LAZY, 0 },
    { "burgundy", 4, 999, 4, 20, PW_DEAL_LAZY, 88 },    { "burgundy", 4, 999, 4, 6, PW_DEAL_OPEN, 62 },
    { "burgundy", 4, 999, 4, 6, PW_DEAL_RECORDED, 49 },
  };

  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/entry-few-keys/%s-%u", cases[i].game, cases[i].flags);

      g_test_add_data_func (path, &cases[i], test_few_keys);
    }
  return g_test_run ();
}
