/* test-games.c: whole random games of every kind, taken back and played again, written and read
 *
 * Meant for the sanitizers, and for thousands of games: PIPWRIGHT_GAMES says how many of each game, PIPWRIGHT_FIRST_GAME
 * with which number they begin, PIPWRIGHT_CHECKED that only every so many-th is written, read and looked at state by
 * state. Options, players and how much is named vary.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-dealer.h"
#include "fuzz.h"
#include "games/pw-games.h"
#include "../own-folders.h"

static guint64
number_from (const char *variable, guint64 otherwise)
{
  const char *said = g_getenv (variable);

  return said ? g_ascii_strtoull (said, NULL, 10) : otherwise;
}

/* Returns: how many moves it had. */
static guint
play_one (const PwGame *game, guint64 number, gboolean checked)
{
  g_autoptr (PwSetup) setup = fuzz_pick_setup (game, (guint) (number * 7 % 100000));
  g_autoptr (GError) error = NULL;
  PwHistory *history = pw_history_new (game, setup, &error);
  g_autoptr (PwRecord) record = NULL;
  g_autofree gpointer end = NULL;
  PwRandom random = { number };
  guint n;

  g_assert_no_error (error);
  record = pw_record_new (history);
  pw_dealer_play (history, &random, number % 2 ? PW_DEAL_RECORDED : PW_DEAL_LAZY, &error);
  g_assert_no_error (error);
  n = pw_history_get_length (history);
  g_assert_cmpint (game->play.actor (pw_history_get_state (history, n)), ==, PW_NOBODY);
  end = g_memdup2 (pw_history_get_state (history, n), game->state_size);
  if (checked)
    fuzz_check_record (record);
  /* Back to a random moment, and on from there with what was played. */
  for (guint i = pw_random_below (&random, n); i > 0; i--)
    g_assert_true (pw_history_undo (history));
  while (pw_history_get_cursor (history) < n)
    {
      PwMove move = *pw_history_get_move (history, pw_history_get_cursor (history));

      if (pw_random_below (&random, 2))
        g_assert_true (pw_history_redo (history));
      else
        break;
      g_assert_true (pw_move_equal (&move, pw_history_get_move (history, pw_history_get_cursor (history) - 1)));
    }
  if (pw_history_get_cursor (history) == n)
    g_assert_cmpmem (end, game->state_size, pw_history_get_state (history, n), game->state_size);
  pw_dealer_play (history, &random, PW_DEAL_LAZY, &error);
  g_assert_no_error (error);
  return n;
}

static void
test_games (gconstpointer data)
{
  const PwGame *game = data;
  guint64 n_games = number_from ("PIPWRIGHT_GAMES", 6), first = number_from ("PIPWRIGHT_FIRST_GAME", 1), n_moves = 0;
  guint64 each = MAX (1, number_from ("PIPWRIGHT_CHECKED", 1));
  gint64 begin = g_get_monotonic_time ();

  for (guint64 i = 0; i < n_games; i++)
    n_moves += play_one (game, first + i, i % each == 0);
  g_test_message ("%s: %" G_GUINT64_FORMAT " games, %" G_GUINT64_FORMAT " moves in %.1f s", game->id, n_games, n_moves,
                  (double) (g_get_monotonic_time () - begin) / G_USEC_PER_SEC);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  fuzz_init ();
  for (guint i = 0; i < pw_games_count (); i++)
    {
      g_autofree char *path = g_strdup_printf ("/games/%s", pw_games_nth (i)->id);

      own_folders_add_data (path, pw_games_nth (i), test_games);
    }
  return g_test_run ();
}
