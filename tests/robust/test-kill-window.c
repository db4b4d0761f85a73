/* test-kill-window.c: the window is killed while a game is played in it; what is opened next has lost at most what was not saved yet
 *
 * The test starts itself again as the program: with a screen, a window and the record it is given. PIPWRIGHT_KILLS says how often (5).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-ui-test.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/pw-dealer.h"
#include "games/pw-games.h"
#include "pw-file-reader.h"

/** LONGEST_LIFE: the most microseconds from the first entry to the end. */
#define LONGEST_LIFE 400000

/* A whole game, the same in both processes. */
static PwHistory *
make_script (void)
{
  g_autoptr (PwSetup) setup = pw_setup_new (pw_games_find ("burgundy"), 3);
  PwHistory *script = pw_history_new (pw_games_find ("burgundy"), setup, NULL);
  PwRandom random = { 42 };

  g_assert_true (pw_dealer_play (script, &random, PW_DEAL_LAZY, NULL));
  return script;
}

/* -- Who is killed ------------------------------------------------------------------------------------ */

/* An entry has begun, or all is shown as saved; how many moves are played then. */
static void
tell (const char *what, guint after)
{
  g_autofree char *line = g_strdup_printf ("%s %u\n", what, after);

  if (write (STDOUT_FILENO, line, strlen (line)) < 0)
    _exit (3);
}

/* Plays the script in a window; never returns. */
static void
play (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  PwHistory *script;
  PwSession *session;
  PwWindow *window;

  pw_ui_test_application ();
  script = make_script ();
  window = pw_ui_test_window ();
  pw_window_open_file (window, file);
  pw_file_reader_finish (GTK_WIDGET (window));
  session = pw_window_get_session (window);
  if (session == NULL || g_strcmp0 (pw_session_get_path (session), path) != 0)
    _exit (4);
  tell ("saved", pw_session_get_moment (session));
  for (;;)
    {
      guint at = pw_session_get_moment (session);
      gboolean back = at > 1 && (at % 9 == 8 || at == pw_history_get_length (script));
      guint steps = back ? 3 : 1;

      for (guint i = 0; i < steps && back; i++, at--)
        {
          tell ("begun", at - 1);
          g_assert_true (pw_session_undo (session));
        }
      for (guint i = 0; i < (back ? 4u : 1u) && at < pw_history_get_length (script); i++, at++)
        {
          tell ("begun", at + 1);
          g_assert_true (pw_session_play (session, pw_history_get_move (script, at), NULL));
        }
      while (g_main_context_iteration (NULL, FALSE))
        ;
      if (pw_session_is_saved (session))
        tell ("saved", at);
    }
}

/* -- What is left -------------------------------------------------------------------------------------- */

static guint
check_record (const char *path, const PwHistory *script)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PwRecord) record = pw_record_load (path, &error);
  guint cursor;

  g_assert_no_error (error);
  g_assert_cmpuint (record->broken_line, ==, 0);
  cursor = pw_history_get_cursor (record->history);
  for (guint i = 0; i < cursor; i++)
    g_assert_true (pw_move_equal (pw_history_get_move (record->history, i), pw_history_get_move (script, i)));
  return cursor;
}

static gboolean
kill_one (const char *program, const char *path, const PwHistory *script, guint life, int how)
{
  const char *command[] = { program, "--play", path, NULL };
  g_autoptr (GError) error = NULL;
  char word[16] = "", line[64];
  g_autoptr (GArray) possible = g_array_new (FALSE, FALSE, sizeof (guint));
  guint after = 0, kept;
  gboolean found = FALSE;
  int out, status;
  GPid child;
  FILE *told;

  g_spawn_async_with_pipes (NULL, (char **) command, NULL, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &child, NULL, &out, NULL,
                            &error);
  g_assert_no_error (error);
  told = fdopen (out, "r");
  g_assert_nonnull (fgets (line, sizeof line, told));
  g_usleep (life);
  g_assert_cmpint (kill (child, how), ==, 0);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFSIGNALED (status) && WTERMSIG (status) == how);
  do
    {
      g_assert_cmpint (sscanf (line, "%15s %u", word, &after), ==, 2);
      if (g_str_equal (word, "saved"))
        g_array_set_size (possible, 0);
      g_array_append_val (possible, after);
    }
  while (fgets (line, sizeof line, told) && strchr (line, '\n'));
  fclose (told);
  kept = check_record (path, script);
  for (guint i = 0; i < possible->len; i++)
    found = found || g_array_index (possible, guint, i) == kept;
  g_assert_true (found);
  /* Who is asked to end saves all. */
  if (how != SIGKILL)
    g_assert_cmpuint (kept, ==, after);
  return possible->len > 1;
}

static void
test_kill (gconstpointer program)
{
  const char *said = g_getenv ("PIPWRIGHT_KILLS");
  guint kills = said ? (guint) g_ascii_strtoull (said, NULL, 10) : 5, amid = 0;
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "one.pipwright", NULL);
  PwHistory *script = make_script ();
  PwHistory *first = pw_history_new (pw_history_get_game (script), pw_history_get_setup (script), NULL);
  g_autoptr (PwRecord) record = pw_record_new (first);
  g_autoptr (GError) error = NULL;
  PwRandom random = { 7 };

  g_assert_true (pw_history_play (first, pw_history_get_move (script, 0), NULL));
  g_mkdir_with_parents (g_get_user_data_dir (), 0700);
  pw_record_save (record, path, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < kills; i++)
    amid += kill_one (program, path, script, pw_random_below (&random, LONGEST_LIFE), SIGKILL);
  for (guint i = 0; i < 3; i++)
    kill_one (program, path, script, pw_random_below (&random, LONGEST_LIFE), (const int[]){ SIGTERM, SIGINT, SIGHUP }[i]);
  g_test_message ("%u kills, %u of them before the last entry was saved; %u moves on the disk at the end", kills, amid,
                  check_record (path, script));
  g_assert_cmpuint (check_record (path, script), >, 1);
  pw_history_free (script);
}

int
main (int argc, char **argv)
{
  if (argc == 3 && g_str_equal (argv[1], "--play"))
    play (argv[2]);
  pw_ui_test_init (&argc, &argv);
  g_test_add_data_func ("/kill-window/burgundy", argv[0], test_kill);
  return g_test_run ();
}
