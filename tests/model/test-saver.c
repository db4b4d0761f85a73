/* test-saver.c: no entry waits for the disk, and what is entered gets there in its order
 *
 * The calls that bring a file to the disk and put it in its place stand here in place of those of the C library: a gate that the
 * test closes lets none pass, so that it can look at what happens meanwhile.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#undef _FORTIFY_SOURCE
#define _GNU_SOURCE
#include "pw-model-test.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "core/pw-record-piece.h"
#include "core/pw-revision.h"
#include "games/pw-games.h"
#include "model/pw-session-private.h"
#include "model/pw-store.h"
#include "../own-folders.h"

#define GAME "burgundy"

/* -- A gate before the disk ------------------------------------------------------------------------------ */

static struct
{
  GMutex mutex;
  GCond cond;
  char *folder;                 /* only there; NULL: nowhere */
  gboolean closed;
  guint waiting;                /* saves that stand before it */
  guint n_written;
  GArray *seen;                 /* guint: the moves of each record that was put in its place */
} gate;

static gboolean
is_there (int file)
{
  char link[64], path[4096];
  gssize n;

  if (gate.folder == NULL)
    return FALSE;
  g_snprintf (link, sizeof link, "/proc/self/fd/%d", file);
  n = readlink (link, path, sizeof path - 1);
  path[MAX (n, 0)] = '\0';
  return g_str_has_prefix (path, gate.folder) && strstr (path, "unfinished");
}

int
fsync (int file)
{
  g_mutex_lock (&gate.mutex);
  if (is_there (file))
    {
      gate.waiting++;
      g_cond_broadcast (&gate.cond);
      while (gate.closed)
        g_cond_wait (&gate.cond, &gate.mutex);
      gate.waiting--;
      gate.n_written++;
    }
  g_mutex_unlock (&gate.mutex);
  return 0;
}

int
rename (const char *from, const char *to)
{
  g_mutex_lock (&gate.mutex);
  if (gate.seen)
    {
      g_autoptr (PwRecord) record = pw_record_load (from, NULL);
      guint moves = pw_history_get_length (record->history);

      g_array_append_val (gate.seen, moves);
    }
  g_mutex_unlock (&gate.mutex);
  return (int) syscall (SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0);
}

static void
set_gate (gboolean closed)
{
  g_mutex_lock (&gate.mutex);
  gate.closed = closed;
  g_cond_broadcast (&gate.cond);
  g_mutex_unlock (&gate.mutex);
}

static gpointer
open_gate (gpointer data)
{
  set_gate (FALSE);
  return NULL;
}

/* Until a save stands before the gate. */
static void
wait_for_save (void)
{
  g_mutex_lock (&gate.mutex);
  while (gate.waiting == 0)
    g_cond_wait (&gate.cond, &gate.mutex);
  g_mutex_unlock (&gate.mutex);
}

/* -- A game -------------------------------------------------------------------------------------------------- */

typedef struct
{
  char *folder, *path;
  PwSession *session;
  PwHistory *script;            /* what is played */
  int told;                     /* how often "save-problem" was notified */
} Fixture;

static PwHistory *
make_script (const char *game, guint n_moves)
{
  g_autoptr (PwSession) session = pw_model_test_session (game);
  g_autoptr (PwSetup) setup = pw_model_test_setup (game);
  PwHistory *script = pw_history_new (pw_games_find (game), setup, NULL);

  g_assert_true (pw_model_test_deal (session, n_moves, 1));
  for (guint i = 0; i < n_moves; i++)
    g_assert_true (pw_history_play (script, pw_history_get_move (pw_session_get_history (session), i), NULL));
  return script;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  own_folders_begin ();
  fixture->folder = pw_model_test_folder ();
  fixture->path = g_build_filename (fixture->folder, "one.pipwright", NULL);
  fixture->session = pw_model_test_session (GAME);
  fixture->script = make_script (GAME, 60);
  pw_session_set_path (fixture->session, fixture->path);
  gate.folder = fixture->folder;
  gate.n_written = 0;
  g_signal_connect_swapped (fixture->session, "notify::save-problem", G_CALLBACK (pw_model_test_count), &fixture->told);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  set_gate (FALSE);
  if (fixture->session)
    g_assert_finalize_object (fixture->session);
  pw_history_free (fixture->script);
  gate.folder = NULL;
  pw_model_test_remove (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->path);
}

/* The next moves of the script, without waiting for anything. */
static void
play (Fixture *fixture, guint n_moves)
{
  for (guint i = 0; i < n_moves; i++)
    g_assert_true (
      pw_session_play (fixture->session, pw_history_get_move (fixture->script, pw_session_get_moment (fixture->session)), NULL));
}

static guint
moves_in (const char *path)
{
  g_autoptr (PwRecord) record = pw_record_load (path, NULL);

  return record ? pw_history_get_length (record->history) : G_MAXUINT;
}

/* -- Entries --------------------------------------------------------------------------------------------------- */

static void
test_no_entry_waits (Fixture *fixture, gconstpointer data)
{
  set_gate (TRUE);
  play (fixture, 1);
  wait_for_save ();
  g_assert_cmpint (pw_session_get_saving (fixture->session), ==, PW_SAVING_BUSY);
  g_assert_false (pw_session_is_saved (fixture->session));
  /* Being saved is no trouble. */
  g_assert_null (pw_session_get_save_problem (fixture->session));
  g_assert_false (pw_session_is_unsaved (fixture->session));
  play (fixture, 20);
  g_assert_true (pw_session_undo (fixture->session));
  g_assert_true (pw_session_redo (fixture->session));
  g_assert_false (g_file_test (fixture->path, G_FILE_TEST_EXISTS));
  set_gate (FALSE);
  g_assert_true (pw_session_finish (fixture->session));
  g_assert_cmpint (pw_session_get_saving (fixture->session), ==, PW_SAVING_DONE);
  g_assert_cmpuint (moves_in (fixture->path), ==, 21);
  /* The first, and the newest of all that waited. */
  g_assert_cmpuint (gate.n_written, ==, 2);
  g_assert_cmpint (fixture->told, ==, 0);
}

/* The main loop hears of it, also where nobody asks. */
static void
test_it_is_told (Fixture *fixture, gconstpointer data)
{
  play (fixture, 3);
  while (!pw_session_is_saved (fixture->session))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (moves_in (fixture->path), ==, 3);
  g_assert_cmpint (fixture->told, ==, 0);
}

static void
test_order (Fixture *fixture, gconstpointer data)
{
  gate.seen = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = 0; i < 60; i++)
    {
      play (fixture, 1);
      if (i % 7 == 0)
        pw_session_finish (fixture->session);
    }
  g_assert_true (pw_session_finish (fixture->session));
  g_assert_cmpuint (gate.seen->len, >=, 9);
  g_assert_cmpuint (g_array_index (gate.seen, guint, gate.seen->len - 1), ==, 60);
  for (guint i = 1; i < gate.seen->len; i++)
    g_assert_cmpuint (g_array_index (gate.seen, guint, i - 1), <, g_array_index (gate.seen, guint, i));
  g_clear_pointer (&gate.seen, g_array_unref);
}

/* -- Ways out -------------------------------------------------------------------------------------------------- */

/* The last reference goes while the last entries are on their way. */
static void
test_leaving_waits (Fixture *fixture, gconstpointer data)
{
  GThread *other;

  set_gate (TRUE);
  play (fixture, 5);
  wait_for_save ();
  play (fixture, 5);
  other = g_thread_new ("other", open_gate, NULL);
  g_assert_finalize_object (g_steal_pointer (&fixture->session));
  g_thread_join (other);
  g_assert_cmpuint (moves_in (fixture->path), ==, 10);
}

/* Whoever ends the program has all games saved, whoever has them. */
static void
test_all_are_finished (Fixture *fixture, gconstpointer data)
{
  PwSession *session = pw_model_test_session (GAME);
  g_autofree char *beside = g_build_filename (fixture->folder, "two.pipwright", NULL);
  GThread *other;

  set_gate (TRUE);
  pw_session_set_path (session, beside);
  play (fixture, 5);
  g_assert_true (pw_session_play (session, pw_history_get_move (fixture->script, 0), NULL));
  wait_for_save ();
  other = g_thread_new ("other", open_gate, NULL);
  pw_session_finish_all ();
  g_thread_join (other);
  g_assert_true (pw_session_is_saved (fixture->session));
  g_assert_true (pw_session_is_saved (session));
  g_assert_cmpuint (moves_in (fixture->path), ==, 5);
  g_assert_cmpuint (moves_in (beside), ==, 1);
  g_assert_finalize_object (session);
  pw_session_finish_all ();
}

static void
test_another_path (Fixture *fixture, gconstpointer data)
{
  g_autofree char *beside = g_build_filename (fixture->folder, "two.pipwright", NULL);
  GThread *other;

  set_gate (TRUE);
  play (fixture, 5);
  wait_for_save ();
  other = g_thread_new ("other", open_gate, NULL);
  pw_session_set_path (fixture->session, beside);
  g_thread_join (other);
  g_assert_cmpuint (moves_in (fixture->path), ==, 5);
  play (fixture, 1);
  g_assert_true (pw_session_finish (fixture->session));
  g_assert_cmpuint (moves_in (beside), ==, 6);
  g_assert_cmpuint (moves_in (fixture->path), ==, 5);
}

/* -- A disk that does not answer ------------------------------------------------------------------------------- */

/* Whoever wants to leave is told, and asked; what is entered meanwhile is saved in the end. */
static void
test_silent_disk (Fixture *fixture, gconstpointer data)
{
  g_autofree char *fate = NULL;

  pw_session_set_patience (fixture->session, 1);
  set_gate (TRUE);
  play (fixture, 5);
  wait_for_save ();
  g_assert_false (pw_session_save (fixture->session));
  g_assert_cmpint (pw_session_get_saving (fixture->session), ==, PW_SAVING_BUSY);
  g_assert_nonnull (strstr (pw_session_get_save_problem (fixture->session), "is not responding"));
  g_assert_true (pw_session_is_unsaved (fixture->session));
  g_assert_null (pw_session_get_copy (fixture->session));
  fate = pw_session_describe_copy (fixture->session);
  g_assert_nonnull (strstr (fate, "no emergency copy either"));
  g_assert_cmpint (fixture->told, ==, 1);
  play (fixture, 5);
  pw_session_set_patience (fixture->session, 10000);
  set_gate (FALSE);
  while (!pw_session_is_saved (fixture->session))
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (pw_session_get_save_problem (fixture->session));
  g_assert_false (pw_session_is_unsaved (fixture->session));
  g_assert_cmpint (fixture->told, ==, 2);
  g_assert_cmpuint (moves_in (fixture->path), ==, 10);
}

/* Also nobody who waits hears of it. */
static void
test_silent_disk_is_told (Fixture *fixture, gconstpointer data)
{
  pw_session_set_patience (fixture->session, 1);
  set_gate (TRUE);
  play (fixture, 1);
  while (fixture->told == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (strstr (pw_session_get_save_problem (fixture->session), "is not responding"));
  pw_session_set_patience (fixture->session, 10000);
  set_gate (FALSE);
  g_assert_true (pw_session_save (fixture->session));
}

/* The game goes on in another file; what is on its way to the first is left to itself. */
static void
test_elsewhere (Fixture *fixture, gconstpointer data)
{
  g_autofree char *elsewhere = pw_model_test_folder (), *beside = g_build_filename (elsewhere, "two.pipwright", NULL);
  g_autoptr (GError) error = NULL;

  pw_session_set_patience (fixture->session, 1);
  set_gate (TRUE);
  play (fixture, 5);
  wait_for_save ();
  g_assert_true (pw_session_save_as (fixture->session, beside, &error));
  g_assert_no_error (error);
  g_assert_true (pw_session_is_saved (fixture->session));
  g_assert_false (pw_session_is_unsaved (fixture->session));
  g_assert_cmpuint (moves_in (beside), ==, 5);
  set_gate (FALSE);
  pw_session_set_patience (fixture->session, 10000);
  play (fixture, 1);
  g_assert_true (pw_session_finish (fixture->session));
  g_assert_cmpuint (moves_in (beside), ==, 6);
  while (!g_file_test (fixture->path, G_FILE_TEST_EXISTS))
    g_thread_yield ();
  pw_model_test_remove (elsewhere);
}

/* -- What an entry costs --------------------------------------------------------------------------------------- */

/* What was put together of what was new each time is what is printed at once, whatever happens to the game. */
static void
test_pieces (gconstpointer game)
{
  g_autoptr (PwHistory) script = make_script (game, 90);
  g_autofree char *folder = pw_model_test_folder (), *path = g_build_filename (folder, "one.pipwright", NULL);
  PwSession *session = pw_model_test_session (game);
  PwRandom random = { 7 };
  guint n_struck = 0;

  pw_session_set_path (session, path);
  for (guint i = 0; i < 400; i++)
    {
      guint at = pw_session_get_moment (session);
      g_autofree char *whole = NULL, *written = NULL;

      switch (pw_random_below (&random, 10))
        {
        case 0:
        case 1:
        case 2: pw_session_undo (session); break;
        case 3: pw_session_redo (session); break;
        case 4:
          if (at > 2)
            {
              g_autoptr (PwRevision)
                revision = pw_revision_new (pw_session_get_history (session), PW_REVISION_STRIKE, at - 1, NULL, NULL);

              if (revision && pw_revision_get_history (revision))
                pw_session_revise (session, revision);
              break;
            }
          G_GNUC_FALLTHROUGH;
        default:
          if (at < pw_history_get_length (script))
            pw_session_play (session, pw_history_get_move (script, at), NULL);
          break;
        }
      n_struck = MAX (n_struck, pw_history_get_n_struck (pw_session_get_history (session)));
      if (i % 3)
        continue;
      pw_session_finish (session);
      whole = pw_record_print (pw_session_get_record (session));
      g_assert_true (g_file_get_contents (path, &written, NULL, NULL) || i == 0);
      g_assert_true (written == NULL || g_str_equal (written, whole));
    }
  g_assert_cmpuint (n_struck, >, 2);
  g_assert_finalize_object (session);
  pw_model_test_remove (folder);
}

/* Of a long game no more is printed for an entry than of a short one. */
static void
test_work (Fixture *fixture, gconstpointer data)
{
  guint n = PW_MODEL_TEST_ROUNDS (20000, 2000);
  GString *text = g_string_new ("game: burgundy\nplayer: Ana\nplayer: Ben\n\n");
  PwSession *session;
  PwRecord *record;
  guint64 before;

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, i % 2 ? "- Ana have silver %u ! again\n" : "Ana have silver %u ! again\n", i % 90);
  record = pw_record_parse (text->str, -1, NULL);
  g_string_free (text, TRUE);
  session = pw_session_new_for_record (record);
  pw_session_set_path (session, fixture->path);
  g_assert_true (pw_session_save (session));
  g_assert_cmpuint (session->lines_printed, ==, n);
  before = session->lines_printed;
  for (guint i = 0; i < 5; i++)
    {
      g_assert_true (pw_model_test_deal (session, 1, i));
      g_assert_cmpuint (session->lines_printed, ==, before + 1);
      g_assert_true (pw_model_test_undo (session));
      g_assert_cmpuint (session->lines_printed, ==, before + 1);
      before++;
    }
  g_assert_finalize_object (session);
}

int
main (int argc, char **argv)
{
  pw_model_test_init (&argc, &argv);
#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)
  ADD ("/saver/no-entry-waits", test_no_entry_waits);
  ADD ("/saver/it-is-told", test_it_is_told);
  ADD ("/saver/order", test_order);
  ADD ("/saver/leaving-waits", test_leaving_waits);
  ADD ("/saver/all-are-finished", test_all_are_finished);
  ADD ("/saver/another-path", test_another_path);
  ADD ("/saver/silent-disk", test_silent_disk);
  ADD ("/saver/silent-disk-is-told", test_silent_disk_is_told);
  ADD ("/saver/elsewhere", test_elsewhere);
  ADD ("/saver/work", test_work);
#undef ADD
  own_folders_add_data ("/saver/pieces/burgundy", "burgundy", test_pieces);
  own_folders_add_data ("/saver/pieces/kingsburg", "kingsburg", test_pieces);
  return g_test_run ();
}
