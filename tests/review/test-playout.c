/* test-playout.c: what is played out is the very game that would be recorded
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "games/pw-games.h"
#include "review/pw-playout.h"

/** A way in which all players play. */
typedef struct
{
  const char *name;
  PwDealFlags flags;
} Style;

static const Style styles[] = {
  { "random", PW_DEAL_RECORDED },
  { "unnamed", PW_DEAL_LAZY },
  { "skilled", PW_DEAL_RECORDED | PW_DEAL_SKILLED },
};

static const char *const games[] = { "burgundy", "carcassonne", "caylus1303", "kingsburg" };

/* The same moves, the same states, the same points, with expansions too; nothing is kept on the way. */
static void
check_same (const PwGame *game, const PwSetup *setup, PwDealFlags flags, guint64 seed)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PwHistory) history = pw_history_new (game, setup, &error);
  g_autoptr (PwPlayout) playout = pw_playout_new (game, setup);
  PwRandom random = { seed }, again = { seed };
  PwStanding standings[PW_MAX_PLAYERS];
  PwResult result;
  guint end;

  g_assert_no_error (error);
  g_assert_true (pw_dealer_play (history, &random, flags, &error));
  end = pw_history_get_cursor (history);
  pw_playout_begin (playout, &(PwMoment){ .state = pw_history_get_state (history, 0) });
  for (guint at = 0; at <= end; at++)
    {
      PwMoment now = pw_playout_now (playout);

      g_assert_cmpmem (now.state, game->state_size, pw_history_get_state (history, at), game->state_size);
      for (guint seat = 0; seat < setup->n_players; seat++)
        g_assert_cmpint (now.points[seat], ==, pw_history_get_score (history, at, seat, -1));
      g_assert_cmpint (pw_playout_next (playout, flags, &again), ==, at < end);
    }
  pw_playout_result (playout, &result);
  pw_history_rank (history, standings);
  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      g_assert_cmpfloat (result.points[seat], ==, standings[seat].score);
      g_free (standings[seat].tie_break);
    }
}

static void
test_same (gconstpointer data)
{
  const Style *style = data;
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      const PwGame *game = pw_games_find (games[i]);

      for (guint players = game->min_players; players <= game->max_players; players++)
        {
          g_autoptr (PwSetup) setup = pw_setup_new (game, players);

          for (guint64 seed = 1; seed <= 3 && players >= 2; seed++)
            check_same (game, setup, style->flags, seed);
        }
    }
}

/* Every option of a game as far from its usual value as it goes: expansions bring points of their own, and other moves. */
static void
check_options (const PwGame *game)
{
  for (guint option = 0; option < game->terms.n_options; option++)
    {
      g_autoptr (PwSetup) setup = pw_setup_new (game, 2);
      gpointer state;
      guint n = pw_vocabulary_count (game->terms.options[option].words);

      setup->options[option] = pw_vocabulary_nth (game->terms.options[option].words, n - 1)->value;
      /* Alone or in teams two cannot play. */
      state = pw_game_state_new (game, setup, NULL);
      if (state)
        check_same (game, setup, PW_DEAL_RECORDED, option + 1);
      g_aligned_free (state);
    }
}

static void
test_options (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    check_options (pw_games_find (games[i]));
}

/** QUICK: of so many moves all but one, at least, are played in the quickest way. */
#define QUICK 5

/* Where one board is followed from here on, nothing is played on, and nothing changes. */
static void
check_left_alone (const PwGame *game, gconstpointer state)
{
  const PwMoveKind *level = pw_game_find_kind (game, "level");
  g_autofree PwEvents *events = g_new0 (PwEvents, 1);
  gpointer board = pw_game_state_alloc (game), before = pw_game_state_alloc (game);
  PwRandom random = { 1 };
  PwKept kept = { { 0 } };
  PwMove move;

  memcpy (board, state, game->state_size);
  pw_move_init (&move, (guint) (level - game->kinds), PW_TABLE);
  move.args[level->args[0].index] = PW_LEVEL_BOARD;
  move.args[level->args[1].index] = 1;
  if (pw_game_check (game, board, &move, NULL))
    {
      pw_game_apply (game, board, &move, events);
      memcpy (before, board, game->state_size);
      g_assert_cmpint (game->dealing->play_on (board, &random, PW_DEAL_RECORDED, events, &kept), ==, PW_PLAYED_NOTHING);
      g_assert_cmpmem (before, game->state_size, board, game->state_size);
      g_assert_cmpuint (random.state, ==, 1);
    }
  g_aligned_free (before);
  g_aligned_free (board);
}

/* Nearly all moves go the quickest way (PwGameDealing.play_on); and none where not everything is entered, whatever is asked then. */
static void
check_quick (const PwGame *game, guint players)
{
  g_autoptr (PwSetup) setup = pw_setup_new (game, players);
  g_autofree PwEvents *events = g_new0 (PwEvents, 1);
  gpointer state = pw_game_state_new (game, setup, NULL);
  PwMoves scratch = PW_MOVES_INIT;
  PwRandom random = { players };
  guint n = 0, quick = 0;
  PwKept kept = { { 0 } };
  PwPlayedOn played;
  PwMove move;

  events->n = PW_EVENTS_COUNTED;
  check_left_alone (game, state);
  while ((played = game->dealing->play_on (state, &random, PW_DEAL_RECORDED, events, &kept)) != PW_PLAYED_OVER)
    {
      n++;
      check_left_alone (game, state);
      quick += played == PW_PLAYED_MOVE;
      if (played == PW_PLAYED_NOTHING)
        {
          g_assert_true (pw_dealer_pick (game, state, &random, PW_DEAL_RECORDED, &scratch, &move));
          pw_game_apply (game, state, &move, events);
          memset (&kept, 0, sizeof kept);
        }
    }
  g_assert_cmpint (game->play.actor (state), ==, PW_NOBODY);
  g_assert_cmpuint (QUICK * (n - quick), <=, n);
  pw_moves_clear (&scratch);
  g_aligned_free (state);
}

static void
test_quick (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      const PwGame *game = pw_games_find (games[i]);

      for (guint players = 2; players <= game->max_players && game->dealing->play_on; players++)
        check_quick (game, players);
    }
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    g_assert_nonnull (pw_games_find (games[i])->dealing->play_on);
}

/* Kingsburg says of moves that they score nothing at once, where somebody else goes on: that is so. */
static void
test_rated_as_nothing (void)
{
  const PwGame *game = pw_games_find ("kingsburg");
  guint n = 0;

  for (guint players = 2; players <= game->max_players; players++)
    {
      g_autoptr (PwSetup) setup = pw_setup_new (game, players);
      gpointer state = pw_game_state_new (game, setup, NULL);
      PwMoves legal = PW_MOVES_INIT;
      PwRandom random = { players };
      PwEvents events;
      PwMove next;

      while (pw_dealer_next (game, state, &random, PW_DEAL_RECORDED, &legal, &next))
        {
          PwMemo memo = { 0 };

          for (guint i = 0; i < legal.n && game->play.actor (state) >= 0; i++)
            {
              gboolean scores = TRUE;

              game->dealing->rate (state, &legal.items[i], &scores, &memo);
              n += !scores;
              g_assert_true (scores || pw_game_points (game, state, &legal.items[i]) == 0);
            }
          events.n = 0;
          pw_game_apply (game, state, &next, &events);
        }
      pw_moves_clear (&legal);
      g_aligned_free (state);
    }
  g_assert_cmpuint (n, >, 100);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  for (guint i = 0; i < G_N_ELEMENTS (styles); i++)
    {
      g_autofree char *path = g_strconcat ("/review/playout/same/", styles[i].name, NULL);

      g_test_add_data_func (path, &styles[i], test_same);
    }
  g_test_add_func ("/review/playout/options", test_options);
  g_test_add_func ("/review/playout/quick", test_quick);
  g_test_add_func ("/review/playout/rated-as-nothing", test_rated_as_nothing);
  return g_test_run ();
}
