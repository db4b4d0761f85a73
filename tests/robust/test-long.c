/* test-long.c: records that are very long, and sessions that are open for a very long time
 *
 * Memory is what is in use of the heap, not what the system has given: that is the same on every machine. Times are printed
 * and not judged. PIPWRIGHT_ENTRIES says how many entries the week has (20,000).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-model-test.h"

#include <malloc.h>
#include <string.h>

#include "core/pw-dealer.h"
#include "core/pw-notation.h"
#include "core/pw-revision.h"
#include "model/pw-ledger-model.h"
#include "model/pw-log-model.h"
#include "model/pw-score-model.h"
#include "model/pw-summary.h"
#include "../own-folders.h"

#define N_LINES PW_MODEL_TEST_ROUNDS (50000, 5000)
#define N_ENTRIES PW_MODEL_TEST_ROUNDS (20000, 3000)

static gint64 begun;

static double
seconds_since (void)
{
  gint64 now = g_get_monotonic_time ();
  double seconds = (double) (now - begun) / G_USEC_PER_SEC;

  begun = now;
  return seconds;
}

/* Bytes in use; 0 where a sanitizer keeps them. */
static gsize
in_use (void)
{
  struct mallinfo2 memory = mallinfo2 ();

  return memory.uordblks + memory.hblkhd;
}

/* -- 50,000 lines ------------------------------------------------------------------------------------------- */

/* A game with so many lines: no game is that long, but people may correct what they like as often as they like. */
static char *
print_long (guint n_lines, gboolean struck)
{
  g_autoptr (PwSession) session = pw_model_test_session ("burgundy");
  g_autofree char *dealt = NULL;
  GString *text;

  g_assert_true (pw_model_test_deal (session, 40, 3));
  dealt = pw_record_print_text (pw_session_get_record (session));
  text = g_string_new (dealt);
  for (guint i = 40; i < n_lines; i++)
    if (struck && i % 2)
      g_string_append_printf (text, "- Ana have silver %u ! counted again\n", i % 90);
    else
      g_string_append_printf (text, "Ana have silver %u ! counted again\n", i % 90);
  return g_string_free (text, FALSE);
}

static void
test_long_record (gconstpointer data)
{
  gboolean struck = GPOINTER_TO_INT (data);
  guint n_lines = N_LINES, n_moves = struck ? (n_lines - 40) / 2 + 40 : n_lines;
  g_autofree char *text = print_long (n_lines, struck), *json = NULL, *folder = pw_model_test_folder ();
  g_autofree char *path = g_build_filename (folder, "long.pipwright", NULL);
  g_autoptr (PwRecord) record = NULL, again = NULL;
  g_autoptr (PwSession) session = NULL;
  g_autoptr (PwSummary) summary = NULL;
  g_autoptr (PwLogModel) log = NULL;
  g_autoptr (GError) error = NULL;
  gsize before = in_use ();

  seconds_since ();
  record = pw_record_parse (text, -1, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (record->broken_line, ==, 0);
  g_assert_cmpuint (pw_history_get_cursor (record->history), ==, n_moves);
  g_test_message ("%u lines (%.1f MiB) of notation read in %.2f s, %.1f MiB in use", n_lines, (double) strlen (text) / 1048576.0,
                  seconds_since (), (double) (in_use () - before) / 1048576.0);
  json = pw_record_print (record);
  g_test_message ("written as JSON (%.1f MiB) in %.2f s", (double) strlen (json) / 1048576.0, seconds_since ());
  again = pw_record_parse (json, -1, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (again->broken_line, ==, 0);
  g_assert_cmpuint (pw_history_get_cursor (again->history), ==, n_moves);
  g_test_message ("read as JSON in %.2f s", seconds_since ());
  summary = pw_summary_new (again);
  g_assert_cmpuint (summary->n_moves, ==, n_moves);

  session = pw_session_new_for_record (g_steal_pointer (&again));
  pw_session_set_path (session, path);
  seconds_since ();
  log = pw_log_model_new (session);
  pw_log_model_set_show_dropped (log, TRUE);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (log)), >=, n_lines);
  g_test_message ("log of %u lines made in %.2f s", g_list_model_get_n_items (G_LIST_MODEL (log)), seconds_since ());
  for (guint i = 0; i < 5; i++)
    {
      g_assert_true (pw_model_test_deal (session, 1, i));
      g_assert_true (pw_session_undo (session));
    }
  g_assert_null (pw_session_get_save_problem (session));
  g_test_message ("a further entry played, saved and shown in the log in %.3f s", seconds_since () / 10);
  pw_session_look_at (session, n_moves / 2);
  pw_session_look_at_present (session);
  g_clear_object (&log);
  g_clear_object (&session);
  pw_model_test_remove (folder);
}

/* What is longer than any record may be is refused before it takes memory. */
static void
test_too_long (void)
{
  GString *text = g_string_new ("game: burgundy\nplayer: Ana\nplayer: Ben\n\n");
  g_autoptr (GError) error = NULL;
  gsize before;

  while (text->len <= PW_RECORD_MAX_BYTES)
    g_string_append (text, "Ana have silver 3 ! counted again\n");
  before = in_use ();
  g_assert_null (pw_record_parse (text->str, (gssize) text->len, &error));
  g_assert_error (error, PW_RECORD_ERROR, PW_RECORD_ERROR_SYNTAX);
  g_assert_cmpuint (in_use (), <, before + 1024 * 1024);
  g_string_free (text, TRUE);
}

/* -- A week -------------------------------------------------------------------------------------------------- */

/* The views that are open in the window. */
typedef struct
{
  PwSession *session;
  PwLogModel *log;
  PwScoreModel *score;
  PwLedgerModel *ledger;
} Open;

static void
open_views (Open *open, PwSession *session)
{
  open->session = session;
  open->log = pw_log_model_new (session);
  open->score = pw_score_model_new (session, 0);
  open->ledger = pw_ledger_model_new (session, 1);
}

/* Plays to the end and takes it all back, with steps back and forth on the way. Returns: the entries made. */
static guint
play_and_undo (PwSession *session, guint64 seed)
{
  PwRandom random = { seed };
  guint n = 0;

  for (;;)
    {
      guint steps = 1 + pw_random_below (&random, 9), back = pw_random_below (&random, 6);
      gboolean more = pw_model_test_deal (session, steps, pw_random_next (&random));

      n += steps;
      for (guint i = 0; i < back && pw_session_undo (session); i++)
        n++;
      for (guint i = 0; i < back / 2 && pw_session_redo (session); i++)
        n++;
      pw_session_look_at (session, pw_session_get_moment (session) / 2);
      pw_session_look_at_present (session);
      if (!more)
        break;
    }
  while (pw_session_undo (session))
    n++;
  return n;
}

static void
test_week (gconstpointer data)
{
  g_autofree char *folder = pw_model_test_folder (), *path = g_build_filename (folder, "week.pipwright", NULL);
  Open open;
  const char *said = g_getenv ("PIPWRIGHT_ENTRIES");
  guint n_entries = said ? (guint) g_ascii_strtoull (said, NULL, 10) : N_ENTRIES;
  gsize after_some = 0, most = 0, now;
  guint n = 0, rounds = 0;

  open_views (&open, pw_model_test_session (data));
  seconds_since ();
  while (n < n_entries)
    {
      /* Every thirtieth game is saved too: to the disk takes a hundred times as long. */
      pw_session_set_path (open.session, ++rounds % 30 == 0 ? path : NULL);
      n += play_and_undo (open.session, rounds);
      now = in_use ();
      most = MAX (most, now);
      /* The first rounds show how long a game gets: what is kept to be redone is what may differ. */
      if (n < n_entries / 4)
        after_some = MAX (after_some, now);
    }
  g_test_message ("%u entries of %u games in %.1f s; %.2f MiB in use after a quarter of them, %.2f MiB at most", n, rounds,
                  seconds_since (), (double) after_some / 1048576.0, (double) most / 1048576.0);
  g_assert_cmpuint (n, >=, n_entries);
  /* A longer game than before may come yet; 100,000 moves that are kept would take 270 MiB. */
  g_assert_cmpuint (most, <=, after_some + 4 * 1024 * 1024);
  g_object_unref (open.log);
  g_object_unref (open.score);
  g_object_unref (open.ledger);
  g_assert_finalize_object (open.session);
  pw_model_test_remove (folder);
}

/* Who changes earlier lines for a week keeps the last games to go back to, not all. */
static void
test_revisions (void)
{
  g_autoptr (PwSession) session = pw_model_test_session ("burgundy");
  gsize after_some = 0, now;
  guint n = PW_MODEL_TEST_ROUNDS (400, 90), undone = 0;

  g_assert_true (pw_model_test_deal (session, 120, 8));
  for (guint i = 0; i < n; i++)
    {
      const PwHistory *history = pw_session_get_history (session);
      guint at = 60 + i % 60;
      PwMove move = *pw_history_get_move (history, at);
      g_autoptr (PwRevision) revision = NULL;
      g_autoptr (GError) error = NULL;

      pw_move_set_reason (&move, pw_history_get_setup (history), i % 2 ? "so it was" : "so it was after all", &error);
      g_assert_no_error (error);
      revision = pw_revision_new (history, PW_REVISION_EDIT, at, &move, &error);
      g_assert_no_error (error);
      pw_session_revise (session, revision);
      now = in_use ();
      if (i < 60)
        after_some = MAX (after_some, now);
      else
        g_assert_cmpuint (now, <=, after_some + 2 * 1024 * 1024);
    }
  g_test_message ("%u revisions: %.2f MiB in use after 60, %.2f MiB at the end", n, (double) after_some / 1048576.0,
                  (double) in_use () / 1048576.0);
  /* The last ones are undone one by one. */
  while (undone < 30 && pw_session_undo (session))
    {
      g_assert_cmpuint (pw_history_get_cursor (pw_session_get_history (session)), ==, 120);
      undone++;
    }
  g_assert_cmpuint (undone, ==, 30);
}

int
main (int argc, char **argv)
{
  pw_model_test_init (&argc, &argv);
  own_folders_add_data ("/long/record", GINT_TO_POINTER (FALSE), test_long_record);
  own_folders_add_data ("/long/record-with-struck-lines", GINT_TO_POINTER (TRUE), test_long_record);
  own_folders_add ("/long/too-long", test_too_long);
  own_folders_add ("/long/revisions", test_revisions);
  own_folders_add_data ("/long/week-burgundy", "burgundy", test_week);
  own_folders_add_data ("/long/week-kingsburg", "kingsburg", test_week);
  return g_test_run ();
}
