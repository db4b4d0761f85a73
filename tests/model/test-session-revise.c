/* test-session-revise.c: an earlier line changed in the open game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/burgundy.h"
#include "games/pw-games.h"
#include "model/pw-log-model.h"
#include "model/pw-session.h"

static const char text[] =
  "game: burgundy\nplayer: Ana\nplayer: Ben marker=2\n\n"
  "ana start d4 red red pink\n"
  "ben start d4 1 2 3\n"
  "roll 4 Ana=35 Ben=22\n"
  "goods red\n"
  "ana workers die=3\n"
  "ana take 5 mine die=5\n"
  "ben workers die=2\n";

static void
on_changed (PwSession *session, PwChange change, gpointer data)
{
  *(int *) data = change;
}

static guint
cursor (PwSession *session)
{
  return pw_history_get_cursor (pw_session_get_history (session));
}

static void
strike (PwSession *session, guint at)
{
  g_autoptr (PwRevision) revision = pw_revision_new (pw_session_get_history (session), PW_REVISION_STRIKE, at, NULL, NULL);

  pw_session_revise (session, revision);
}

static void
test_undo_gives_the_game_before_a_revision_back (void)
{
  PwSession *session = pw_session_new_for_record (pw_record_parse (text, -1, NULL));
  PwLogModel *log = pw_log_model_new (session);
  guint lines = g_list_model_get_n_items (G_LIST_MODEL (log));
  const PwHistory *before = pw_session_get_history (session);
  int change = -1;
  PwMove move;

  g_signal_connect (session, "changed", G_CALLBACK (on_changed), &change);
  g_assert_cmpuint (cursor (session), ==, 7);
  strike (session, 4);
  /* Ana's turn, one die unused, is ended where Ben's begins. */
  g_assert_cmpint (change, ==, PW_CHANGE_ALL);
  g_assert_cmpuint (cursor (session), ==, 7);
  g_assert_true (pw_session_get_history (session) != before);
  g_assert_cmpint (((const CbState *) pw_session_get_state (session))->players[0].workers, ==, 1);
  /* What was struck stays to be seen. */
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (log)), ==, lines + 1);
  {
    g_autoptr (PwLogLine) line = g_list_model_get_item (G_LIST_MODEL (log), lines - 1);

    g_assert_cmpstr (pw_log_line_get_text (line), ==, "Ana ends the turn.");
  }

  g_assert_true (pw_session_undo (session));
  g_assert_true (pw_session_get_history (session) == before);
  g_assert_cmpint (((const CbState *) pw_session_get_state (session))->players[0].workers, ==, 3);
  g_assert_true (pw_session_redo (session));
  g_assert_cmpint (((const CbState *) pw_session_get_state (session))->players[0].workers, ==, 1);
  g_assert_true (pw_session_undo (session));
  g_assert_true (pw_session_undo (session));
  g_assert_cmpuint (cursor (session), ==, 6);
  /* Redo goes the same way back: first the move, then the revision. */
  g_assert_true (pw_session_redo (session));
  g_assert_cmpuint (cursor (session), ==, 7);
  g_assert_true (pw_session_get_history (session) == before);
  g_assert_cmpint (((const CbState *) pw_session_get_state (session))->players[0].workers, ==, 3);
  g_assert_true (pw_session_redo (session));
  g_assert_cmpint (((const CbState *) pw_session_get_state (session))->players[0].workers, ==, 1);
  g_assert_false (pw_session_redo (session));
  g_assert_true (pw_session_undo (session));
  g_assert_true (pw_session_get_history (session) == before);

  /* Once something else is played, the revision that was undone is gone. */
  strike (session, 4);
  g_assert_true (pw_session_undo (session));
  pw_move_init (&move, CB_KIND_WORKERS, 1);
  move.args[CB_ARG_DIE] = 2;
  g_assert_true (pw_session_play (session, &move, NULL));
  g_assert_false (pw_session_redo (session));

  g_assert_finalize_object (log);
  g_assert_finalize_object (session);
}

static void
test_two_revisions_are_undone_one_by_one (void)
{
  PwSession *session = pw_session_new_for_record (pw_record_parse (text, -1, NULL));

  strike (session, 6);
  g_assert_cmpuint (cursor (session), ==, 6);
  strike (session, 5);
  g_assert_cmpuint (cursor (session), ==, 5);
  g_assert_true (pw_session_undo (session));
  g_assert_cmpuint (cursor (session), ==, 6);
  g_assert_true (pw_session_undo (session));
  g_assert_cmpuint (cursor (session), ==, 7);
  for (guint i = 7; i > 0; i--)
    g_assert_true (pw_session_undo (session));
  g_assert_false (pw_session_undo (session));
  /* And redone one by one. */
  for (guint i = 0; i < 9; i++)
    g_assert_true (pw_session_redo (session));
  g_assert_false (pw_session_redo (session));
  g_assert_cmpuint (cursor (session), ==, 5);
  g_assert_true (pw_session_undo (session));
  g_assert_cmpuint (cursor (session), ==, 6);
  g_assert_finalize_object (session);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  g_test_add_func ("/model/session/undo-gives-the-game-before-a-revision-back", test_undo_gives_the_game_before_a_revision_back);
  g_test_add_func ("/model/session/two-revisions-are-undone-one-by-one", test_two_revisions_are_undone_one_by_one);
  return g_test_run ();
}
