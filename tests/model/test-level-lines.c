/* test-level-lines.c: going over to another level is one press and one line of the log, whatever goes by itself then
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "core/pw-level.h"
#include "model/pw-entry.h"
#include "pw-model-test.h"

static const char *const games[] = { "burgundy", "kingsburg", "carcassonne", "caylus1303" };

/** MOST_BESIDES: heads, and what goes by itself once everybody is followed again: who can only pass, the end of a phase, what begins. */
#define MOST_BESIDES 4

/* Plays @move: one move, one line, and what is said under a head of its own or below the line. FALSE where it cannot be now. */
static gboolean
press (PwSession *session, PwLogModel *log, const PwMove *move)
{
  guint before = pw_model_test_lines (log), n_own = 0;
  guint cursor = pw_history_get_cursor (pw_session_get_history (session));

  if (!pw_game_check (pw_session_get_game (session), pw_session_get_state (session), move, NULL))
    return FALSE;
  g_assert_true (pw_session_play (session, move, NULL));
  g_assert_cmpuint (pw_history_get_cursor (pw_session_get_history (session)), ==, cursor + 1);
  for (guint i = before; i < pw_model_test_lines (log); i++)
    {
      PwLogLine *line = pw_model_test_line (log, i);

      n_own += !pw_log_line_get_section (line) && !pw_log_line_get_detail (line);
    }
  g_assert_cmpuint (n_own, ==, 1);
  g_assert_cmpuint (pw_model_test_lines (log) - before, <=, 1 + MOST_BESIDES);
  return TRUE;
}

/* The log says that everybody is followed from here on only where that is so. Returns: whether it comes later. */
static gboolean
says_when (PwSession *session, PwLogModel *log)
{
  gboolean later = pw_game_get_level (pw_session_get_game (session), pw_session_get_state (session), NULL)->seat;
  gboolean now_said = FALSE, later_said = FALSE;

  for (guint i = pw_model_test_lines (log); i > 0 && !now_said && !later_said; i--)
    {
      const char *text = pw_log_line_get_text (pw_model_test_line (log, i - 1));

      now_said = strstr (text, "From here on everybody") != NULL;
      later_said = strstr (text, "under way is over; until then only Ana’s.") ||
                   strstr (text, "once the dice or the battle are done");
    }
  g_assert_cmpint (now_said, ==, !later);
  g_assert_cmpint (later_said, ==, later);
  return later;
}

/* Down to one board in the middle of a game, and up again, by what is asked or by “it is so”. */
static void
test_one_line (gconstpointer name)
{
  guint n_up = 0, n_open = 0, n_later = 0;

  for (guint seed = 1; seed <= PW_MODEL_TEST_ROUNDS (60, 10); seed++)
    {
      PwSession *session = pw_model_test_session (name);
      const PwGame *game = pw_session_get_game (session);
      g_autoptr (PwLogModel) log = NULL;
      PwMove down, up, open;

      pw_model_test_deal (session, 10 + seed * 5 % 150, seed);
      log = pw_log_model_new (session);
      g_assert_true (pw_game_level_move (game, 1, 0, &down) && pw_game_level_move (game, 0, 0, &up));
      if (press (session, log, &down))
        {
          pw_model_test_deal (session, seed % 20, seed);
          if (pw_game_level_move_open (game, &open) && press (session, log, &open))
            {
              n_open++;
              pw_model_test_undo (session);
            }
          if (press (session, log, &up))
            {
              n_up++;
              n_later += says_when (session, log);
            }
        }
      g_clear_object (&log);
      g_assert_finalize_object (session);
    }
  g_test_message ("%s: up %u times, %u of them later, %u with the rest open", (const char *) name, n_up, n_later, n_open);
  g_assert_cmpuint (n_up, >, 0);
  g_assert_cmpint (n_later > 0, ==, strcmp (name, "kingsburg") == 0 || strcmp (name, "caylus1303") == 0);
}

/* From each moment to each level, and something is typed there: whatever was asked before is asked of nobody now, or of somebody else. */
static void
test_from_anywhere (gconstpointer name)
{
  guint n = 0;

  for (guint64 seed = 1; seed <= PW_MODEL_TEST_ROUNDS (6, 3); seed++)
    {
      PwSession *session = pw_model_test_session (name);
      const PwGame *game = pw_session_get_game (session);
      PwEntry *entry = pw_entry_new (session);

      for (guint64 i = 0; i < 160 && pw_model_test_deal (session, 1, 1000 * seed + i); i++)
        for (guint level = 1; level < game->levels->n_levels; level++)
          {
            PwMove move;

            if (!pw_game_level_move (game, level, 1, &move) || !pw_game_check (game, pw_session_get_state (session), &move, NULL))
              continue;
            g_assert_true (pw_session_play (session, &move, NULL));
            pw_entry_set_text (entry, "5");
            pw_entry_set_text (entry, "");
            pw_model_test_undo (session);
            n++;
          }
      g_object_unref (entry);
      g_assert_finalize_object (session);
    }
  g_test_message ("%s: %u times", (const char *) name, n);
  g_assert_cmpuint (n, >, 300);
}

int
main (int argc, char **argv)
{
  pw_model_test_init_without_folders (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *path = g_strdup_printf ("/level-lines/%s", games[i]);

      g_autofree char *anywhere = g_strdup_printf ("/level-lines/%s/from-anywhere", games[i]);

      g_test_add_data_func (path, games[i], test_one_line);
      g_test_add_data_func (anywhere, games[i], test_from_anywhere);
    }
  return g_test_run ();
}
