/* test-clock.c: whose time it is, with a time of our own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-model-test.h"

#include <glib/gstdio.h>

#include "model/pw-clock.h"
#include "../own-folders.h"

#define GAME "burgundy"

static gint64
tell (gpointer data)
{
  return *(gint64 *) data;
}

/* Random moves until a player acts who is not @not. */
static int
play_until_other (PwSession *session, int not)
{
  for (guint64 seed = 1; seed < 200; seed++)
    {
      int actor = pw_session_get_actor (session);

      if (actor >= 0 && actor != not )
        return actor;
      g_assert_true (pw_model_test_deal (session, 1, seed));
    }
  g_assert_not_reached ();
}

static void
test_counts_for_whoever_acts (void)
{
  g_autoptr (PwSession) session = pw_model_test_session (GAME);
  gint64 now = 5 * G_USEC_PER_SEC;
  g_autoptr (PwClock) clock = NULL;
  int first = play_until_other (session, PW_NOBODY), second;
  g_autofree char *text = NULL;

  clock = pw_clock_new (session, tell, &now);
  g_assert_cmpint (pw_clock_get_running (clock), ==, first);
  g_assert_cmpuint (pw_clock_get_seconds (clock, (guint) first), ==, 0);
  now += 90 * G_USEC_PER_SEC;
  g_assert_cmpuint (pw_clock_get_seconds (clock, (guint) first), ==, 90);
  second = play_until_other (session, first);
  g_assert_cmpint (pw_clock_get_running (clock), ==, second);
  now += G_GINT64_CONSTANT (3601) * G_USEC_PER_SEC;
  g_assert_cmpuint (pw_clock_get_seconds (clock, (guint) first), ==, 90);
  g_assert_cmpuint (pw_clock_get_seconds (clock, (guint) second), ==, 3601);
  text = pw_clock_get_text (clock, (guint) first);
  g_assert_cmpstr (text, ==, "1:30");
  g_free (text);
  text = pw_clock_get_text (clock, (guint) second);
  g_assert_cmpstr (text, ==, "1:00:01");
}

static void
test_stands_still_while_paused (void)
{
  g_autoptr (PwSession) session = pw_model_test_session (GAME);
  gint64 now = 0;
  g_autoptr (PwClock) clock = NULL;
  int first = play_until_other (session, PW_NOBODY), changed = 0;

  clock = pw_clock_new (session, tell, &now);
  g_signal_connect_swapped (clock, "changed", G_CALLBACK (pw_model_test_count), &changed);
  now += 10 * G_USEC_PER_SEC;
  pw_clock_set_paused (clock, TRUE);
  g_assert_cmpint (changed, ==, 1);
  g_assert_cmpint (pw_clock_get_running (clock), ==, PW_NOBODY);
  now += G_GINT64_CONSTANT (1000) * G_USEC_PER_SEC;
  pw_clock_set_paused (clock, TRUE);
  g_assert_cmpint (changed, ==, 1);
  pw_clock_set_paused (clock, FALSE);
  now += 5 * G_USEC_PER_SEC;
  g_assert_cmpuint (pw_clock_get_seconds (clock, (guint) first), ==, 15);
  /* A time that goes back takes nothing away. */
  now -= 4 * G_USEC_PER_SEC;
  g_assert_cmpuint (pw_clock_get_seconds (clock, (guint) first), ==, 15);
}

static void
test_looking_back_changes_nothing (void)
{
  g_autoptr (PwSession) session = pw_model_test_session (GAME);
  gint64 now = 0;
  g_autoptr (PwClock) clock = NULL;
  int first, second;

  first = play_until_other (session, PW_NOBODY);
  second = play_until_other (session, first);
  clock = pw_clock_new (session, tell, &now);
  pw_session_look_at (session, 0);
  g_assert_cmpint (pw_clock_get_running (clock), ==, second);
  now += 7 * G_USEC_PER_SEC;
  g_assert_cmpuint (pw_clock_get_seconds (clock, (guint) second), ==, 7);
}

static void
test_only_where_agreed (void)
{
  g_autoptr (PwSession) without = pw_model_test_session (GAME);
  g_autoptr (PwSetup) setup = pw_setup_copy (pw_session_get_setup (without));
  g_autoptr (GError) error = NULL;
  g_autoptr (PwSession) with = NULL;

  g_assert_null (pw_clock_of (without));
  setup->clock = 1;
  with = pw_session_new (pw_session_get_game (without), setup, &error);
  g_assert_no_error (error);
  g_assert_nonnull (pw_clock_of (with));
  g_assert_true (pw_clock_of (with) == pw_clock_of (with));
}

static void
test_the_record_keeps_the_times (void)
{
  g_autoptr (PwSession) session = pw_model_test_session (GAME);
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "pipwright-clock-test.pipwright", NULL);
  g_autoptr (PwSession) again = NULL;
  g_autoptr (PwClock) clock = NULL, next = NULL;
  g_autofree char *text = NULL;
  gint64 now = 0;
  g_autoptr (PwSetup) setup = pw_setup_copy (pw_session_get_setup (session));
  PwRecord *record;
  int actor;

  setup->clock = TRUE;
  g_object_unref (session);
  session = pw_session_new (pw_games_find (GAME), setup, NULL);
  pw_session_set_path (session, path);
  clock = pw_clock_new (session, tell, &now);
  actor = pw_clock_get_running (clock);
  g_assert_cmpint (actor, >=, 0);
  now += 75 * G_USEC_PER_SEC;
  g_assert_true (pw_model_test_deal (session, 1, 3));

  /* The time up to the move is in the file that the move wrote. */
  record = pw_record_load (path, NULL);
  g_assert_nonnull (record);
  g_assert_cmpuint (record->seconds[actor], ==, 75);
  again = pw_session_new_for_record (record);
  next = pw_clock_new (again, tell, &now);
  g_assert_cmpuint (pw_clock_get_seconds (next, (guint) actor), ==, 75);
  g_remove (path);
}

int
main (int argc, char *argv[])
{
  pw_model_test_init (&argc, &argv);
  own_folders_add ("/clock/counts-for-whoever-acts", test_counts_for_whoever_acts);
  own_folders_add ("/clock/stands-still-while-paused", test_stands_still_while_paused);
  own_folders_add ("/clock/looking-back", test_looking_back_changes_nothing);
  own_folders_add ("/clock/only-where-agreed", test_only_where_agreed);
  own_folders_add ("/model/clock/the-record-keeps-the-times", test_the_record_keeps_the_times);
  return g_test_run ();
}
