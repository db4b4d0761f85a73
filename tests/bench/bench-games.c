/* bench-games.c: how fast the rules of each game are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "bench.h"

#include <string.h>

#include "core/pw-dealer.h"
#include "core/pw-notation.h"
#include "core/pw-record.h"
#include "games/pw-games.h"

/** SECONDS: how long each figure is measured. */
#define SECONDS 2.0
/** N_MOVES: of the record that is replayed. */
#define N_MOVES 1000
#define N_REPLAYS 15

static void
print (const PwGame *game, const PwSetup *setup, const char *what, double value, const char *unit)
{
  g_autofree char *name = g_strdup_printf ("%s-%u-%s", game->id, setup->n_players, what);

  bench_print (name, value, unit);
}

/* Whole games, each move chosen from the full list of legal ones, checked and applied. */
static void
bench_play (const PwGame *game, const PwSetup *setup)
{
  gpointer state = pw_game_state_alloc (game);
  g_autofree PwEvents *events = g_new0 (PwEvents, 1);
  PwMoves scratch = PW_MOVES_INIT;
  guint64 n_games = 0, n_moves = 0;
  double begin = bench_now (), seconds = 0;
  PwMove move;

  for (; seconds < SECONDS; n_games++, seconds = bench_now () - begin)
    {
      PwRandom random = { n_games };

      game->play.setup (state, setup, NULL);
      while (pw_dealer_next (game, state, &random, PW_DEAL_LAZY, &scratch, &move))
        {
          g_assert_true (pw_game_check (game, state, &move, NULL));
          events->n = 0;
          pw_game_apply (game, state, &move, events);
          n_moves++;
        }
    }
  print (game, setup, "games", (double) n_games / seconds, "games/s");
  print (game, setup, "moves", (double) n_moves / seconds, "moves/s");
  pw_moves_clear (&scratch);
  g_aligned_free (state);
}

/* The list of legal moves at every moment of one game at which somebody acts. */
static void
bench_legal (const PwHistory *history, const PwSetup *setup)
{
  const PwGame *game = pw_history_get_game (history);
  PwMoves moves = PW_MOVES_INIT;
  guint64 n_lists = 0, n_moves = 0;
  double begin = bench_now (), seconds = 0;

  while (seconds < SECONDS)
    {
      for (guint i = 0; i < pw_history_get_length (history); i++)
        {
          gconstpointer state = pw_history_get_state (history, i);

          if (game->play.actor (state) < 0)
            continue;
          moves.n = 0;
          pw_game_legal (game, state, &moves);
          n_lists++;
          n_moves += moves.n;
        }
      seconds = bench_now () - begin;
    }
  print (game, setup, "legal-lists", (double) n_lists / seconds, "lists/s");
  print (game, setup, "legal-moves", (double) n_moves / seconds, "moves listed/s");
  pw_moves_clear (&moves);
}

/* Statements that people insist on, up to so many moves: no game is that long by itself. */
static void
lengthen (PwHistory *history, const PwHistory *whole)
{
  const PwGame *game = pw_history_get_game (history);
  PwMoves said = PW_MOVES_INIT;

  game->position->say (pw_history_get_state (history, 0), pw_history_get_state (whole, pw_history_get_length (whole) / 2), &said);
  for (guint i = 0; pw_history_get_length (history) < N_MOVES; i++)
    {
      PwMove move = said.items[i % said.n];

      g_assert_cmpuint (i, <, 100 * N_MOVES);
      if (game->kinds[move.kind].table || !pw_move_set_reason (&move, pw_history_get_setup (history), "counted again", NULL))
        continue;
      pw_history_play (history, &move, NULL);
    }
  pw_moves_clear (&said);
}

static void
bench_replay (const PwHistory *whole, const PwSetup *setup)
{
  const PwGame *game = pw_history_get_game (whole);
  PwHistory *history = pw_history_new (game, setup, NULL);
  g_autoptr (PwRecord) record = pw_record_new (history);
  g_autofree char *json = NULL, *text = NULL;
  double as_json[N_REPLAYS], as_text[N_REPLAYS];

  for (guint i = 0; i < pw_history_get_length (whole) / 2; i++)
    g_assert_true (pw_history_play (history, pw_history_get_move (whole, i), NULL));
  lengthen (history, whole);
  json = pw_record_print (record);
  text = pw_record_print_text (record);
  for (guint i = 0; i < N_REPLAYS; i++)
    for (guint k = 0; k < 2; k++)
      {
        double begin = bench_now ();
        g_autoptr (PwRecord) read = pw_record_parse (k ? text : json, -1, NULL);

        (k ? as_text : as_json)[i] = (bench_now () - begin) * 1000;
        g_assert_nonnull (read);
        g_assert_cmpuint (read->broken_line, ==, 0);
        g_assert_cmpuint (pw_history_get_cursor (read->history), ==, N_MOVES);
      }
  print (game, setup, "replay-1000-json", bench_quantile (as_json, N_REPLAYS, 0.5), "ms");
  print (game, setup, "replay-1000-text", bench_quantile (as_text, N_REPLAYS, 0.5), "ms");
}

int
main (int argc, char **argv)
{
  pw_games_init ();
  for (guint i = 0; i < pw_games_count (); i++)
    for (guint n_players = MAX (2, pw_games_nth (i)->min_players); n_players <= pw_games_nth (i)->max_players; n_players++)
      {
        const PwGame *game = pw_games_nth (i);
        g_autoptr (PwSetup) setup = pw_setup_new (game, n_players);
        g_autoptr (PwHistory) history = pw_history_new (game, setup, NULL);
        PwRandom random = { 1 };

        bench_play (game, setup);
        /* The others hardly depend on how many play. */
        if (n_players != 3)
          continue;
        g_assert_true (pw_dealer_play (history, &random, PW_DEAL_LAZY, NULL));
        bench_legal (history, setup);
        bench_replay (history, setup);
      }
  return 0;
}
