/* fuzz-notation.c: any lines as moves, in games that have come as far as the first bytes say
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fuzz.h"

#include "core/pw-notation.h"

/** MAX_LINES: the most moves of an input. */
#define MAX_LINES 40

int
LLVMFuzzerInitialize (int *argc, char ***argv)
{
  fuzz_init ();
  return 0;
}

/* What was understood is written so that it is understood alike. */
static void
check_printed (const PwHistory *history, gconstpointer state, const PwMove *move)
{
  const PwGame *game = pw_history_get_game (history);
  const PwSetup *setup = pw_history_get_setup (history);
  g_autofree char *line = pw_notation_print (game, setup, move);
  g_autoptr (GError) error = NULL;
  PwMove again;

  fuzz_check_text (line);
  if (!pw_notation_parse (game, setup, state, line, &again, &error))
    g_error ("not read again: %s: %s", line, error->message);
  if (!pw_move_equal (move, &again))
    g_error ("read as another move: %s", line);
}

/* What it brought about can be said, and nothing is broken by it. */
static void
check_played (const PwHistory *history)
{
  const PwGame *game = pw_history_get_game (history);
  const PwSetup *setup = pw_history_get_setup (history);
  guint at = pw_history_get_cursor (history);
  gconstpointer before = pw_history_get_state (history, at - 1), state = pw_history_get_state (history, at);
  guint n_events;
  const PwEvent *events = pw_history_get_events (history, at - 1, &n_events);
  g_autofree char *unsound = game->play.unsound (state);
  g_autofree char *sentence = game->words.sentence (setup, before, pw_history_get_move (history, at - 1), events, n_events);
  g_autofree char *prompt = game->words.prompt (setup, state), *moment = game->words.moment (setup, state);
  PwMoves legal = PW_MOVES_INIT;

  g_assert_cmpstr (unsound, ==, NULL);
  fuzz_check_text (sentence);
  fuzz_check_text (prompt);
  fuzz_check_text (moment);
  if (game->play.actor (state) != PW_NOBODY)
    pw_game_legal (game, state, &legal);
  pw_moves_clear (&legal);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (PwHistory) history = fuzz_pick_game (&data, &size);
  g_auto (GStrv) lines = NULL;

  if (history == NULL)
    return 0;
  lines = fuzz_lines (data, size, MAX_LINES);
  for (guint i = 0; lines[i]; i++)
    {
      gconstpointer state = pw_history_get_state (history, pw_history_get_cursor (history));
      g_autoptr (GError) error = NULL;
      PwMove move;

      if (!pw_notation_parse (pw_history_get_game (history), pw_history_get_setup (history), state, lines[i], &move, &error))
        {
          fuzz_check_error (error);
          continue;
        }
      g_assert_no_error (error);
      check_printed (history, state, &move);
      if (pw_history_play (history, &move, &error))
        {
          check_played (history);
          /* The move is whole now, and must be written as one that is read in its place. */
          check_printed (history, pw_history_get_state (history, pw_history_get_cursor (history) - 1),
                         pw_history_get_move (history, pw_history_get_cursor (history) - 1));
        }
      else
        fuzz_check_error (error);
    }
  return 0;
}
