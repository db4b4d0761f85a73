/* fuzz-position.c: any lines as statements of what lies on the table, as they are typed while a position is entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fuzz.h"

#include "games/pw-games.h"
#include "model/pw-position.h"

/** MAX_LINES: the most statements of an input. */
#define MAX_LINES 20

int
LLVMFuzzerInitialize (int *argc, char ***argv)
{
  fuzz_init ();
  return 0;
}

static void
on_refused (PwPosition *position, const GError *error, gpointer data)
{
  fuzz_check_error (error);
}

/* What a result page shows of it. */
static void
check_views (PwPosition *position)
{
  PwSession *session = pw_position_get_session (position);
  const PwGame *game = pw_session_get_game (session);
  gconstpointer state = pw_position_get_state (position);
  const GArray *doubts = pw_position_get_doubts (position);
  g_autofree char *unsound = game->play.unsound (state);

  g_assert_cmpstr (unsound, ==, NULL);
  for (guint i = 0; i < doubts->len; i++)
    {
      fuzz_check_text (g_array_index (doubts, PwDoubt, i).text);
      g_assert_cmpuint (g_array_index (doubts, PwDoubt, i).rule, <, game->n_rules);
    }
  for (guint seat = 0; seat < pw_session_get_setup (session)->n_players; seat++)
    {
      PwAudit audit = { 0, 0, FALSE, g_ptr_array_new_with_free_func (g_free) };
      g_autoptr (GPtrArray) lines = NULL;
      int total;

      if (pw_game_audit (game, state, seat, &audit))
        g_assert_cmpint (audit.lowest, <=, audit.highest);
      for (guint i = 0; i < audit.lines->len; i++)
        fuzz_check_text (audit.lines->pdata[i]);
      g_ptr_array_unref (audit.lines);
      lines = pw_position_final_lines (position, seat, &total);
    }
}

/* What lies there, said anew in a game of its own, lies there again. */
static void
check_said_again (PwSession *session)
{
  const PwGame *game = pw_session_get_game (session);
  const PwHistory *history = pw_session_get_history (session);
  gconstpointer state = pw_history_get_state (history, pw_history_get_cursor (history));
  g_autoptr (PwSetup) setup = pw_setup_copy (pw_session_get_setup (session));
  g_autoptr (PwHistory) said = NULL;
  g_autoptr (GError) error = NULL;
  PwMoves moves = PW_MOVES_INIT, left = PW_MOVES_INIT;

  if (!pw_game_can_say (game))
    return;
  setup->level = (guint8) pw_game_end_level (game);
  setup->me = 0;
  said = pw_history_new (game, setup, &error);
  g_assert_no_error (error);
  game->position->say (pw_history_get_state (said, 0), state, &moves);
  for (guint i = 0; i < moves.n; i++)
    {
      pw_history_play (said, &moves.items[i], &error);
      g_assert_no_error (error);
    }
  game->position->say (pw_history_get_state (said, moves.n), state, &left);
  g_assert_cmpuint (left.n, ==, 0);
  pw_moves_clear (&moves);
  pw_moves_clear (&left);
}

/* Two letters say the game and the set-up, the lines follow. */
int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  const PwGame *game;
  g_autoptr (PwSetup) setup = NULL;
  g_autoptr (PwSession) session = NULL;
  g_autoptr (PwPosition) position = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) lines = NULL;

  if (size < 3)
    return 0;
  game = pw_games_nth (data[0] % pw_games_count ());
  setup = fuzz_pick_setup (game, data[1]);
  if (pw_game_can_say (game))
    setup->level = (guint8) pw_game_end_level (game);
  session = pw_session_new (game, setup, &error);
  g_assert_no_error (error);
  position = pw_position_new (session);
  g_signal_connect (position, "refused", G_CALLBACK (on_refused), NULL);
  lines = fuzz_lines (data + 2, size - 2, MAX_LINES);
  for (guint i = 0; lines[i]; i++)
    {
      g_autoptr (GError) refusal = NULL;
      PwMove move;

      if (pw_position_read (position, i % 5 == 4 ? PW_TABLE : 0, lines[i], &move, &refusal))
        pw_position_say (position, &move);
      else
        fuzz_check_error (refusal);
    }
  check_views (position);
  check_said_again (session);
  return 0;
}
