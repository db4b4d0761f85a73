/* test-kill.c: a program that is killed while a game is entered has lost at most what was not shown as saved
 *
 * A process of its own opens the record as the window does, plays a script through PwSession, and is killed at a random
 * moment; the next one goes on from what lies on the disk: what the session said is saved, or what it was after one of the entries
 * since. PIPWRIGHT_KILLS says how often (40).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-model-test.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "core/pw-dealer.h"
#include "model/pw-store.h"
#include "../own-folders.h"

/** LONGEST_LIFE: the most microseconds from the first entry to the end. */
#define LONGEST_LIFE 40000

/* What a player tells: an entry begins, after which so many moves are played; or the session says that all is saved. */
typedef struct
{
  guint begun, after;
} Word;

typedef struct
{
  PwHistory *script;            /* a whole game */
  char *folder, *path;
  PwRandom random;
} Table;

/* -- Who is killed ------------------------------------------------------------------------------------ */

static void
tell (int fd, guint begun, guint after)
{
  Word word = { begun, after };

  if (write (fd, &word, sizeof word) != sizeof word)
    _exit (3);
}

/* Plays the script, and takes an entry back now and then; sometimes faster than it is saved. Never returns. */
static void
play (const Table *table, PwRandom random, int fd)
{
  g_autoptr (GError) error = NULL;
  PwSession *session;
  guint length = pw_history_get_length (table->script);

  if (g_file_test (table->path, G_FILE_TEST_EXISTS))
    session = pw_store_open (table->path, &error);
  else
    {
      session = pw_session_new (pw_history_get_game (table->script), pw_history_get_setup (table->script), &error);
      pw_session_set_path (session, table->path);
    }
  if (!session || g_strcmp0 (pw_session_get_path (session), table->path) != 0)
    _exit (4);
  tell (fd, FALSE, pw_history_get_cursor (pw_session_get_history (session)));
  for (;;)
    {
      guint at = pw_history_get_cursor (pw_session_get_history (session));
      gboolean back = at > 0 && (at == length || pw_random_below (&random, 8) == 0);
      guint after = back ? at - 1 : at + 1;
      gboolean done;

      tell (fd, TRUE, after);
      done = back ? pw_session_undo (session) : pw_session_play (session, pw_history_get_move (table->script, at), &error);
      if (pw_random_below (&random, 3) == 0)
        pw_session_flush (session);
      g_main_context_iteration (NULL, FALSE);
      if (!done || pw_session_get_save_problem (session))
        _exit (5);
      if (pw_session_is_saved (session))
        tell (fd, FALSE, after);
    }
}

/* -- What is left ---------------------------------------------------------------------------------------- */

/* The record can be read to its end, and is the script up to its cursor. Returns: how many moves are played. */
static guint
check_record (const Table *table)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PwRecord) record = pw_record_load (table->path, &error);
  guint cursor;

  g_assert_no_error (error);
  g_assert_cmpuint (record->broken_line, ==, 0);
  cursor = pw_history_get_cursor (record->history);
  for (guint i = 0; i < cursor; i++)
    g_assert_true (pw_move_equal (pw_history_get_move (record->history, i), pw_history_get_move (table->script, i)));
  g_assert_cmpmem (pw_history_get_state (record->history, cursor), pw_history_get_game (record->history)->state_size,
                   pw_history_get_state (table->script, cursor), pw_history_get_game (record->history)->state_size);
  return cursor;
}

/* Kills a player at a random moment. Returns: whether something was not saved yet. */
static gboolean
kill_one (Table *table)
{
  int ends[2], status;
  struct timespec life = { 0 };
  g_autoptr (GArray) possible = g_array_new (FALSE, FALSE, sizeof (guint));
  Word word;
  guint kept = 0;
  gboolean found = FALSE;
  pid_t child;

  g_assert_cmpint (pipe (ends), ==, 0);
  child = fork ();
  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      close (ends[0]);
      play (table, table->random, ends[1]);
    }
  close (ends[1]);
  g_assert_cmpint (read (ends[0], &word, sizeof word), ==, (int) sizeof word);
  g_array_append_val (possible, word.after);
  life.tv_nsec = (long) pw_random_below (&table->random, LONGEST_LIFE) * 1000;
  nanosleep (&life, NULL);
  g_assert_cmpint (kill (child, SIGKILL), ==, 0);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFSIGNALED (status) && WTERMSIG (status) == SIGKILL);
  /* What was said to be saved, and whatever was entered since. */
  while (read (ends[0], &word, sizeof word) == (gssize) sizeof word)
    {
      if (!word.begun)
        g_array_set_size (possible, 0);
      g_array_append_val (possible, word.after);
    }
  close (ends[0]);

  /* Nothing is there before the first entry. */
  if (g_file_test (table->path, G_FILE_TEST_EXISTS))
    kept = check_record (table);
  for (guint i = 0; i < possible->len; i++)
    found = found || g_array_index (possible, guint, i) == kept;
  g_assert_true (found);
  return possible->len > 1;
}

/* Files that a half-written save has left. */
static guint
count_others (const Table *table)
{
  g_autoptr (GDir) dir = g_dir_open (table->folder, 0, NULL);
  guint n = 0;

  while (dir && g_dir_read_name (dir))
    n++;
  return n - g_file_test (table->path, G_FILE_TEST_EXISTS);
}

static void
test_kill (gconstpointer data)
{
  g_autoptr (PwSetup) setup = pw_model_test_setup (data);
  const char *said = g_getenv ("PIPWRIGHT_KILLS");
  guint kills = said ? (guint) g_ascii_strtoull (said, NULL, 10) / 2 : 20, amid = 0;
  Table table = { .random = { 4711 } };
  PwRandom random = { 42 };
  g_autoptr (GError) error = NULL;

  table.script = pw_history_new (pw_games_find (data), setup, &error);
  g_assert_no_error (error);
  g_assert_true (pw_dealer_play (table.script, &random, PW_DEAL_LAZY, &error));
  table.folder = pw_model_test_folder ();
  table.path = g_build_filename (table.folder, "one.pipwright", NULL);
  for (guint i = 0; i < kills; i++)
    amid += kill_one (&table);
  g_test_message (
    "%u kills, %u of them before the last entry was saved; %u moves on the disk at the end, %u unfinished files beside it", kills,
    amid, check_record (&table), count_others (&table));
  g_assert_cmpuint (amid, >, 0);
  /* Who opens the game next takes away what was left. */
  g_assert_cmpuint (count_others (&table), <=, 1);
  g_assert_cmpuint (check_record (&table), >, 0);
  pw_history_free (table.script);
  pw_model_test_remove (table.folder);
  g_free (table.folder);
  g_free (table.path);
}

int
main (int argc, char **argv)
{
  pw_model_test_init (&argc, &argv);
  own_folders_add_data ("/kill/burgundy", "burgundy", test_kill);
  own_folders_add_data ("/kill/kingsburg", "kingsburg", test_kill);
  return g_test_run ();
}
