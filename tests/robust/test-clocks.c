/* test-clocks.c: clocks that jump while a game is open: the system's, that of the file's stamps, that of the players
 *
 * The C library's clocks are this program's own here, so that they can be set; no other clock is touched.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#define _GNU_SOURCE
#include "pw-model-test.h"

#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include "model/pw-bgstats.h"
#include "model/pw-clock.h"
#include "model/pw-library.h"
#include "model/pw-store.h"
#include "../own-folders.h"

#define GAME "burgundy"
#define DAY (24 * 60 * 60)

static gint64 wall_ahead;       /* seconds that the system's clock is ahead */
static gint64 monotonic_ahead;  /* and the one that should only go forward */

/* GLib asks either of these, by its version. */
int clock_gettime (clockid_t clock, struct timespec *out);
int gettimeofday (struct timeval *restrict out, void *restrict zone);
time_t time (time_t *out);

int
clock_gettime (clockid_t clock, struct timespec *out)
{
  int status = (int) syscall (SYS_clock_gettime, clock, out);

  if (clock == CLOCK_REALTIME)
    out->tv_sec += wall_ahead;
  if (clock == CLOCK_MONOTONIC)
    out->tv_sec += monotonic_ahead;
  return status;
}

int
gettimeofday (struct timeval *restrict out, void *restrict zone)
{
  struct timespec now;
  int status = clock_gettime (CLOCK_REALTIME, &now);

  out->tv_sec = now.tv_sec;
  out->tv_usec = now.tv_nsec / 1000;
  return status;
}

time_t
time (time_t *out)
{
  struct timespec now;

  clock_gettime (CLOCK_REALTIME, &now);
  if (out)
    *out = now.tv_sec;
  return now.tv_sec;
}

static void
set_clock (const char *date)
{
  g_autoptr (GTimeZone) utc = g_time_zone_new_utc ();
  g_autoptr (GDateTime) wanted = g_date_time_new_from_iso8601 (date, utc);
  struct timespec now;

  g_assert_nonnull (wanted);
  wall_ahead = 0;
  clock_gettime (CLOCK_REALTIME, &now);
  wall_ahead = g_date_time_to_unix (wanted) - now.tv_sec;
  g_assert_cmpint (ABS (g_get_real_time () / G_USEC_PER_SEC - g_date_time_to_unix (wanted)), <=, 2);
}

/* Every moment that a machine without a battery, or with a wrong one, may believe in. */
static const char *const dates[] = {
  "2026-05-01T20:00:00", "1970-01-01T00:00:05", "2026-05-01T20:00:00", "2026-03-29T01:59:58", "2038-01-19T03:14:09",
  "1980-01-01T00:00:00", "2106-02-07T06:28:17", "1999-12-31T23:59:59", "9999-12-31T23:59:00", "2024-02-29T12:00:00",
};

static void
assert_saved (PwSession *session)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PwRecord) record = NULL;
  g_autofree char *now = pw_record_print (pw_session_get_record (session)), *kept = NULL;

  pw_session_finish (session);
  record = pw_record_load (pw_session_get_path (session), &error);
  g_assert_no_error (error);
  g_assert_null (pw_session_get_save_problem (session));
  kept = pw_record_print (record);
  g_assert_cmpstr (kept, ==, now);
}

static void
test_system_clock (void)
{
  g_autofree char *folder = pw_model_test_folder (), *path = g_build_filename (folder, "one.pipwright", NULL);
  g_autoptr (PwSession) session = NULL;

  set_clock (dates[0]);
  session = pw_model_test_session (GAME);
  pw_session_set_path (session, path);
  for (guint i = 0; i < 60; i++)
    {
      set_clock (dates[i % G_N_ELEMENTS (dates)]);
      g_assert_true (pw_model_test_deal (session, 1, i));
      assert_saved (session);
      if (i % 7 == 6)
        {
          g_assert_true (pw_session_undo (session));
          assert_saved (session);
        }
      /* Nobody has played for longer than this test takes. */
      g_assert_cmpuint (pw_session_get_record (session)->duration, <, 600);
    }
  /* It was begun when it was begun. */
  g_assert_true (g_str_has_prefix (pw_session_get_record (session)->created, "2026-05-01T20:00"));
  wall_ahead = 0;
  g_clear_object (&session);
  pw_model_test_remove (folder);
}

/* The computer slept, or the virtual machine stood still: a pause is no play. */
static void
test_long_pauses (void)
{
  g_autofree char *folder = pw_model_test_folder (), *path = g_build_filename (folder, "one.pipwright", NULL);
  g_autoptr (PwSession) session = pw_model_test_session (GAME);
  guint before;

  pw_session_set_path (session, path);
  g_assert_true (pw_model_test_deal (session, 3, 1));
  monotonic_ahead += 10 * 60;
  g_assert_true (pw_model_test_deal (session, 1, 2));
  before = pw_session_get_record (session)->duration;
  g_assert_cmpuint (before, >=, 600);
  g_assert_cmpuint (before, <, 660);
  for (guint i = 0; i < 5; i++)
    {
      monotonic_ahead += 3 * DAY;
      g_assert_true (pw_model_test_deal (session, 1, i + 10));
      assert_saved (session);
    }
  /* Half an hour is the most that a pause counts. */
  g_assert_cmpuint (pw_session_get_record (session)->duration, <=, before + 5 * 30 * 60 + 60);
  /* That clock does not go back on any sound system; where it does, nothing is taken away. */
  before = pw_session_get_record (session)->duration;
  monotonic_ahead = 0;
  g_assert_true (pw_model_test_deal (session, 1, 99));
  assert_saved (session);
  g_assert_cmpuint (pw_session_get_record (session)->duration, >=, before);
  g_assert_cmpuint (pw_session_get_record (session)->duration, <, before + 60);
  g_clear_object (&session);
  pw_model_test_remove (folder);
}

/* A player's time goes on from any that a record can hold. */
static void
test_players_clock (void)
{
  static const guint times[] = { 0, 59, 3601, 4294, 4295, 5000, 86400, 10000000, G_MAXINT };
  g_autoptr (PwSession) any = pw_model_test_session (GAME);
  g_autoptr (PwSetup) setup = pw_setup_copy (pw_session_get_setup (any));

  setup->clock = 1;
  for (guint i = 0; i < G_N_ELEMENTS (times); i++)
    {
      g_autoptr (PwSession) session = pw_session_new (pw_session_get_game (any), setup, NULL);
      g_autofree char *text = NULL;
      PwClock *clock;

      for (guint seat = 0; seat < setup->n_players; seat++)
        pw_session_set_seconds (session, seat, times[i]);
      clock = pw_clock_of (session);
      for (guint seat = 0; seat < setup->n_players; seat++)
        {
          g_assert_cmpuint (pw_clock_get_seconds (clock, seat), >=, times[i]);
          g_assert_cmpuint (pw_clock_get_seconds (clock, seat), <, times[i] + 60);
        }
      text = pw_clock_get_text (clock, 0);
      g_assert_null (strchr (text, '-'));
    }
}

static void
stamp (const char *path, gint64 seconds, long nanoseconds)
{
  const struct timespec times[2] = { { seconds, nanoseconds }, { seconds, nanoseconds } };

  g_assert_cmpint (utimensat (AT_FDCWD, path, times, 0), ==, 0);
}

/* A file that another clock has stamped is still ours; one that was changed is not, whatever its stamp says. */
static void
test_file_stamps (void)
{
  static const gint64 stamps[] = { 0, 1, -DAY, G_MAXINT32, (gint64) G_MAXINT32 + 5, G_GINT64_CONSTANT (4102444800) };
  g_autofree char *folder = pw_model_test_folder (), *path = g_build_filename (folder, "one.pipwright", NULL);
  g_autofree char *text = NULL, *other = NULL, *after = NULL;
  g_autoptr (PwSession) session = pw_model_test_session (GAME);
  struct stat before;

  pw_session_set_path (session, path);
  for (guint i = 0; i < G_N_ELEMENTS (stamps); i++)
    {
      g_assert_true (pw_model_test_deal (session, 1, i));
      stamp (path, stamps[i], 0);
      g_assert_true (pw_model_test_deal (session, 1, i + 50));
      g_assert_false (pw_session_get_conflict (session));
      assert_saved (session);
    }
  /* Another record of another size with an old stamp. */
  g_assert_cmpint (stat (path, &before), ==, 0);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  other = g_strconcat (text, "\n", NULL);
  g_assert_true (g_file_set_contents (path, other, -1, NULL));
  stamp (path, before.st_mtim.tv_sec, before.st_mtim.tv_nsec);
  g_assert_true (pw_model_test_deal (session, 1, 77));
  g_assert_true (pw_session_get_conflict (session));
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, other);
  g_clear_object (&session);
  pw_model_test_remove (folder);
}

/* Lists, statistics and links of games that were begun at any time, looked at at any time. */
static void
test_library (void)
{
  g_autofree char *games = pw_store_directory ();
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (dates); i++)
    {
      g_autoptr (PwSession) session = NULL;
      g_autofree char *path = NULL;

      set_clock (dates[i]);
      session = pw_model_test_session (GAME);
      path = pw_store_new_path (pw_session_get_game (session), pw_session_get_setup (session));
      while (pw_model_test_deal (session, 1, i + 1))
        ;
      pw_session_set_path (session, path);
      g_assert_true (pw_session_save (session));
      n++;
    }
  for (guint i = 0; i < G_N_ELEMENTS (dates); i++)
    {
      g_autoptr (PwLibrary) library = NULL;
      g_autoptr (GError) error = NULL;

      set_clock (dates[i]);
      library = pw_library_new ();
      g_assert_true (pw_library_refresh (library, &error));
      g_assert_no_error (error);
      pw_library_read_all (library);
      g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, n);
      for (guint k = 0; k < n; k++)
        {
          g_autoptr (PwLibraryGame) game = g_list_model_get_item (G_LIST_MODEL (library), k);
          g_autofree char *link = NULL;

          g_assert_cmpint (pw_library_game_get_state (game), ==, PW_LIBRARY_READY);
          g_assert_true (pw_library_game_get_summary (game)->over);
          g_assert_cmpuint (pw_library_game_get_summary (game)->duration, <, 600);
          link = pw_bgstats_link (pw_library_game_get_summary (game), NULL);
          g_assert_cmpuint (strlen (link), <=, PW_BGSTATS_MAX_LINK);
        }
    }
  wall_ahead = 0;
  pw_model_test_remove (games);
}

static void
keep_game (const char *name)
{
  g_autofree char *folder = pw_store_directory (), *path = g_build_filename (folder, name, NULL);
  g_autoptr (PwSession) session = pw_model_test_session (GAME);

  pw_session_set_path (session, path);
  g_assert_true (pw_model_test_deal (session, 2, 1));
}

/* Deletes the game called @name on a day of its own, as the program does that is started then. */
static void
delete_game (const char *name)
{
  g_autofree char *folder = pw_store_directory (), *path = g_build_filename (folder, name, NULL);
  g_autoptr (PwLibrary) library = pw_library_new ();
  g_autoptr (GError) error = NULL;

  keep_game (name);
  pw_library_count_day ();
  g_assert_true (pw_library_refresh (library, &error));
  g_assert_true (pw_library_delete (library, pw_library_find (library, path), &error));
  g_assert_no_error (error);
}

static gboolean
is_deleted_one_there (const char *name)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "pipwright", "deleted", name, NULL);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

/* What was deleted goes for good after 30 days on which the program ran, whatever any clock says. */
static void
test_deleted_games (void)
{
  g_autofree char *games = pw_store_directory ();
  g_autoptr (PwLibrary) library = pw_library_new ();

  set_clock (dates[0]);
  delete_game ("first.pipwright");
  /* The clock is years ahead, and back, and ahead: none of that is a month at the table. */
  for (guint i = 0; i < G_N_ELEMENTS (dates); i++)
    {
      set_clock (dates[i]);
      delete_game ("other.pipwright");
      g_assert_true (is_deleted_one_there ("first.pipwright"));
    }
  set_clock (dates[0]);
  pw_library_count_day ();
  for (guint day = 1; day <= 19; day++)
    {
      wall_ahead += DAY;
      /* As often as it may be started on one day. */
      for (guint i = 0; i < 3; i++)
        pw_library_count_day ();
      delete_game ("other.pipwright");
      g_assert_true (is_deleted_one_there ("first.pipwright"));
    }
  /* One that was got back and deleted anew is there for as long again. */
  keep_game ("second.pipwright");
  delete_game ("second.pipwright");
  for (guint day = 0; day < 3; day++)
    {
      wall_ahead += DAY;
      delete_game ("other.pipwright");
    }
  g_assert_false (is_deleted_one_there ("first.pipwright"));
  g_assert_true (is_deleted_one_there ("second.pipwright"));
  g_assert_true (is_deleted_one_there ("other.pipwright"));
  wall_ahead = 0;
  pw_model_test_remove (games);
}

int
main (int argc, char **argv)
{
  pw_model_test_init (&argc, &argv);
  own_folders_add ("/clocks/system-clock", test_system_clock);
  own_folders_add ("/clocks/long-pauses", test_long_pauses);
  own_folders_add ("/clocks/players-clock", test_players_clock);
  own_folders_add ("/clocks/file-stamps", test_file_stamps);
  own_folders_add ("/clocks/library", test_library);
  own_folders_add ("/clocks/deleted-games", test_deleted_games);
  return g_test_run ();
}
