/* test-log-model.c: the log says what happened, under the right heads, and tells little
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-model-test.h"

#include "model/pw-log-model.h"

#define GAME "burgundy"

static PwLogLine *
nth (PwLogModel *log, guint i)
{
  g_autoptr (PwLogLine) line = g_list_model_get_item (G_LIST_MODEL (log), i);

  return line; /* the log holds it */
}

static guint
length (PwLogModel *log)
{
  return g_list_model_get_n_items (G_LIST_MODEL (log));
}

static void
start (PwSession *session)
{
  pw_model_test_play (session, "ana start d4 1 2 3");
  pw_model_test_play (session, "ben start d4 4 5 6");
  pw_model_test_play (session, "chiara start d4 1 1 4");
}

static void
test_lines_and_heads (void)
{
  PwSession *session = pw_model_test_session (GAME);
  PwLogModel *log = pw_log_model_new (session);

  g_assert_cmpuint (length (log), ==, 0);
  g_assert_true (g_list_model_get_item_type (G_LIST_MODEL (log)) == PW_TYPE_LOG_LINE);
  start (session);
  pw_model_test_play (session, "roll 4 36 22 51 *");
  g_assert_cmpuint (length (log), ==, 6);

  g_assert_true (pw_log_line_get_section (nth (log, 0)));
  g_assert_cmpuint (pw_log_line_get_moment (nth (log, 0)), ==, 0);
  g_assert_false (pw_log_line_get_section (nth (log, 1)));
  g_assert_cmpint (pw_log_line_get_player (nth (log, 1)), ==, 0);
  g_assert_cmpuint (pw_log_line_get_moment (nth (log, 1)), ==, 1);
  g_assert_nonnull (strstr (pw_log_line_get_text (nth (log, 1)), "Ana"));
  g_assert_false (pw_log_line_get_dealt (nth (log, 1)));

  g_assert_true (pw_log_line_get_section (nth (log, 4)));
  g_assert_cmpstr (pw_log_line_get_text (nth (log, 4)), ==, "Phase A, round 1 of 5");
  g_assert_cmpuint (pw_log_line_get_moment (nth (log, 4)), ==, 3);
  g_assert_cmpint (pw_log_line_get_player (nth (log, 5)), ==, PW_TABLE);
  g_assert_true (pw_log_line_get_dealt (nth (log, 5)));
  g_assert_false (pw_log_line_get_undone (nth (log, 5)));
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (log), 6));
  g_assert_finalize_object (log);
  g_assert_finalize_object (session);
}

static void
test_narrow_changes (void)
{
  PwSession *session = pw_model_test_session (GAME);
  PwLogModel *log = pw_log_model_new (session);
  g_autoptr (GString) told = pw_model_test_watch (G_LIST_MODEL (log));

  start (session);
  pw_model_test_play (session, "roll 4 36 22 51");
  g_assert_cmpstr (told->str, ==, "0-0+2 2-0+1 3-0+1 4-0+2");

  g_string_truncate (told, 0);
  g_assert_true (pw_session_undo (session));
  g_assert_true (pw_session_undo (session));
  g_assert_true (pw_session_redo (session));
  g_assert_cmpstr (told->str, ==, "4-2+0 3-1+0 3-0+1");

  /* Looking back shows nothing else; playing from there appends. */
  g_string_truncate (told, 0);
  pw_session_look_at (session, 1);
  g_assert_cmpstr (told->str, ==, "");
  {
    PwMove roll;

    pw_move_init (&roll, 1, PW_TABLE);
    roll.args[0] = 4;
    for (guint seat = 0; seat < 3; seat++)
      roll.args[1 + seat] = pw_dice_pack ((const guint8[]){ 1, 2 }, 2);
    g_assert_true (pw_session_play (session, &roll, NULL));
  }
  g_assert_cmpstr (told->str, ==, "4-0+2");
  g_assert_finalize_object (log);
  g_assert_finalize_object (session);
}

static void
test_points_are_those_of_the_game (void)
{
  PwSession *session = pw_model_test_session (GAME);
  const PwHistory *history = pw_session_get_history (session);
  PwLogModel *log = pw_log_model_new (session);
  int by_lines[3] = { 0 }, by_events[3] = { 0 };
  guint sections = 0;

  g_assert_false (pw_model_test_deal (session, G_MAXUINT, 5));
  for (guint i = 0; i < length (log); i++)
    {
      PwLogLine *line = nth (log, i);

      g_assert_cmpstr (pw_log_line_get_text (line), !=, "");
      sections += pw_log_line_get_section (line);
      if (pw_log_line_get_player (line) >= 0)
        by_lines[pw_log_line_get_player (line)] += pw_log_line_get_points (line);
    }
  /* The set-up and 25 rounds. */
  g_assert_cmpuint (sections, ==, 26);
  g_assert_cmpuint (length (log), ==, sections + pw_history_get_length (history));

  for (guint i = 0; i < pw_history_get_length (history); i++)
    {
      guint n;
      const PwEvent *events = pw_history_get_events (history, i, &n);

      for (guint e = 0; e < n; e++)
        if (events[e].kind == PW_EVENT_POINTS && !events[e].final && events[e].player == pw_history_get_move (history, i)->player)
          by_events[events[e].player] += events[e].amount;
    }
  for (guint seat = 0; seat < 3; seat++)
    {
      g_assert_cmpint (by_lines[seat], ==, by_events[seat]);
      g_assert_cmpint (by_lines[seat], >, 0);
    }
  g_assert_finalize_object (log);
  g_assert_finalize_object (session);
}

static void
test_made_late_it_is_the_same (void)
{
  PwSession *session = pw_model_test_session (GAME);
  PwLogModel *early = pw_log_model_new (session), *late;

  g_assert_true (pw_model_test_deal (session, 60, 7));
  for (guint i = 0; i < 25; i++)
    g_assert_true (pw_session_undo (session));
  for (guint i = 0; i < 12; i++)
    g_assert_true (pw_session_redo (session));
  g_assert_true (pw_model_test_deal (session, 30, 8));
  late = pw_log_model_new (session);
  g_assert_cmpuint (length (early), ==, length (late));
  for (guint i = 0; i < length (late); i++)
    {
      g_assert_cmpstr (pw_log_line_get_text (nth (early, i)), ==, pw_log_line_get_text (nth (late, i)));
      g_assert_cmpuint (pw_log_line_get_moment (nth (early, i)), ==, pw_log_line_get_moment (nth (late, i)));
    }
  g_assert_finalize_object (early);
  g_assert_finalize_object (late);
  g_assert_finalize_object (session);
}

int
main (int argc, char **argv)
{
  pw_model_test_init (&argc, &argv);
  g_test_add_func ("/log/lines-and-heads", test_lines_and_heads);
  g_test_add_func ("/log/narrow-changes", test_narrow_changes);
  g_test_add_func ("/log/points-are-those-of-the-game", test_points_are_those_of_the_game);
  g_test_add_func ("/log/made-late-it-is-the-same", test_made_late_it_is_the_same);
  return g_test_run ();
}
