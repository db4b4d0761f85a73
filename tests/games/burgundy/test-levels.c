/* test-levels.c: one player's board only, and going down and up at once in random games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "dealt-levels.h"

/* -- Whole games of one board ----------------------------------------------------------------- */

static void
board_games (gconstpointer data)
{
  guint n_players = set_begin (data);

  for (guint seed = 0; seed < GAMES; seed++)
    {
      g_autoptr (PwSetup) setup = make_setup (n_players, seed, PW_LEVEL_BOARD);

      contracts_play (&cb_game, setup, 3000 * n_players + seed,
                      (seed % 2 ? PW_DEAL_RECORDED : PW_DEAL_LAZY) | contracts_style (seed), seed % 4 == 0);
    }
}

static void
board_games_changed (gconstpointer data)
{
  guint n_players = set_begin (data);

  for (guint seed = 0; seed < GAMES / 12; seed++)
    {
      g_autoptr (PwSetup) setup = make_setup (n_players, seed, PW_LEVEL_BOARD);

      contracts_revise (&cb_game, setup, 3300 * n_players + seed, PW_DEAL_LAZY | contracts_style (seed));
      contracts_correct (&cb_game, setup, 3700 * n_players + seed, PW_DEAL_LAZY | contracts_style (seed));
    }
}

/* -- Down and up at once -------------------------------------------------------------------------- */

/* Whose turns go by when @seat alone is followed. */
static guint
passed (const CbState *state, guint seat)
{
  guint seats = 0, at = 0;

  if (state->stage != CB_STAGE_TURN)
    return 0;
  while (state->order[at] != seat)
    at++;
  for (guint i = state->turn; i < (at >= state->turn ? at : state->n_players); i++)
    seats |= 1u << state->order[i] | CB_STALE_TABLE;
  /* With the end of a phase the mines of all others pay. */
  if (at < state->turn && state->round + 1 == CB_ROUNDS)
    seats |= ((1u << state->n_players) - 1) & ~(1u << seat);
  return seats;
}

/* Plays what a state checks and takes. */
static void
put (CbState *state, const PwMove *move, PwEvents *events)
{
  g_autoptr (GError) error = NULL;

  if (!pw_game_check (&cb_game, state, move, &error))
    g_error ("%s: %s", cb_kinds[move->kind].name, error->message);
  events->n = 0;
  pw_game_apply (&cb_game, state, move, events);
}

/* Says what lies there and confirms it: the same player acts, and nobody has gained or lost anything. */
static void
confirm_all (CbState *state, const CbState *to, PwEvents *events)
{
  PwMoves moves = PW_MOVES_INIT;

  cb_position (state, to, &moves);
  for (guint i = 0; i < moves.n; i++)
    put (state, &moves.items[i], events);
  pw_moves_clear (&moves);
  while (cb_asks (state))
    {
      int actor = cb_actor (state);
      PwMove move;

      pw_move_init (&move, actor >= 0 ? CB_KIND_CONFIRM : CB_KIND_CONFIRM_TABLE, actor);
      put (state, &move, events);
    }
  /* A decision that waited at the table is not said: its player has it in mind, and the turn. */
  if (to->pending.n == 0)
    assert_same (state, to);
  for (guint seat = 0; seat < to->n_players; seat++)
    g_assert_cmpint (state->players[seat].track, ==, to->players[seat].track);
  g_assert_cmpuint (state->phase, ==, to->phase);
  g_assert_cmpuint (state->round, ==, to->round);
  g_assert_cmpuint (state->stage, ==, to->stage);
  g_assert_cmpint (cb_actor (state), ==, to->pending.n > 0 ? to->order[to->turn] : cb_actor (to));
}

static void
down_and_up (gconstpointer data)
{
  guint n_players = set_begin (data);
  g_autofree PwEvents *events = g_new (PwEvents, 1);
  guint n_equal = 0, n_asked = 0, n_said = 0;

  for (guint seed = 0; seed < GAMES; seed++)
    {
      g_autoptr (PwHistory)
        history = play_game (n_players, seed, (seed % 2 ? PW_DEAL_RECORDED : PW_DEAL_LAZY) | contracts_style (seed));

      for (guint at = seed % 10; at < pw_history_get_length (history); at += 10)
        for (guint seat = 0; seat < n_players; seat++)
          {
            const CbState *before = state_of (history, at);
            PwMove down = level_move (PW_LEVEL_BOARD, (int) seat), up = level_move (PW_LEVEL_REFEREE, 0);
            PwMove final = level_move (PW_LEVEL_FINAL, 0);
            CbState state = *before;
            gboolean begun = before->stage == CB_STAGE_START && before->players[seat].started;

            g_assert_true (pw_game_check (&cb_game, &state, &down, NULL));
            events->n = 0;
            pw_game_apply (&cb_game, &state, &down, events);
            g_assert_cmpuint (cb_followed (&state), ==, 1u << seat);
            /* After the last own turn, the game is over at this level. */
            if (state.stage == CB_STAGE_OVER)
              {
                g_assert_cmpuint (passed (before, seat), !=, 0);
                continue;
              }
            g_assert_true (pw_game_check (&cb_game, &state, &up, NULL));
            pw_game_apply (&cb_game, &state, &up, events);
            if (!begun && passed (before, seat) == 0)
              {
                g_assert_cmpmem (&state, sizeof state, before, sizeof state);
                n_equal++;
              }
            else if (!begun)
              {
                /* Shield 2 may have brought workers in the meantime. */
                guint own = cb_shield (before, seat, 2) ? 1u << seat : 0;

                g_assert_cmphex (cb_asked (&state), ==, passed (before, seat) | own);
                n_asked++;
                confirm_all (&state, before, events);
                n_said++;
              }
            state = *before;
            pw_game_apply (&cb_game, &state, &final, events);
            g_assert_cmpint (cb_actor (&state), ==, PW_TABLE);
            pw_game_apply (&cb_game, &state, &up, events);
            g_assert_cmpmem (&state, sizeof state, before, sizeof state);
          }
    }
  g_assert_cmpuint (n_equal, >, 100);
  g_assert_cmpuint (n_asked, >, 100);
  g_assert_cmpuint (n_said, >, 100);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  add ("random-games-of-one-board", board_games);
  add ("changes-and-corrections-of-one-board", board_games_changed);
  add ("down-and-up-at-once", down_and_up);
  return g_test_run ();
}
