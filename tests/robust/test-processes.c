/* test-processes.c: two programs on one record at the same moment: neither writes over what the other has saved
 *
 * Both open the same file and enter moves as fast as they can. Whoever has been told that the game is saved finds it on the
 * disk; whoever is not saved knows it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-model-test.h"

#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "model/pw-store.h"
#include "../own-folders.h"

#define GAME "burgundy"
#define N_PROGRAMS 3
/** N_ENTRIES: how many each of them makes. */
#define N_ENTRIES 12

/* What a program says at its end. */
typedef struct
{
  guint saved;                  /* entries after which it was told that the game is saved */
  gboolean conflict;
  char digest[65];              /* of the record as it has it */
} Report;

static void
digest (const char *text, char out[65])
{
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);

  g_strlcpy (out, sum, 65);
}

/* Waits until all are ready, plays, tells how it went. */
static void
run_program (const char *path, guint number, int ready, int go, int out)
{
  g_autoptr (GError) error = NULL;
  PwSession *session = pw_store_open (path, &error);
  Report report = { 0 };
  g_autofree char *text = NULL;
  char byte = 0;

  if (!session || write (ready, &byte, 1) != 1 || read (go, &byte, 1) < 0)
    _exit (3);
  for (guint i = 0; i < N_ENTRIES; i++)
    {
      gboolean before = pw_session_get_conflict (session);

      g_assert_true (pw_model_test_deal (session, 1, number * 100 + i));
      /* Entries do not wait for the others; whoever wants to know does. */
      report.saved += pw_session_save (session);
      g_assert_cmpint (pw_session_is_saved (session), ==, pw_session_get_save_problem (session) == NULL);
      /* Once it is known that the file is another's, it stays so. */
      g_assert_true (!before || pw_session_get_conflict (session));
    }
  report.conflict = pw_session_get_conflict (session);
  text = pw_record_print (pw_session_get_record (session));
  digest (text, report.digest);
  if (write (out, &report, sizeof report) != sizeof report)
    _exit (4);
  _exit (0);
}

static void
run_round (const char *path, guint round)
{
  int ready[2], go[2], out[2], status;
  Report reports[N_PROGRAMS];
  pid_t children[N_PROGRAMS];
  g_autofree char *text = NULL;
  char bytes[N_PROGRAMS], found[65];
  guint owners = 0;

  g_assert_true (pipe (ready) == 0 && pipe (go) == 0 && pipe (out) == 0);
  for (guint i = 0; i < N_PROGRAMS; i++)
    {
      children[i] = fork ();
      g_assert_cmpint (children[i], >=, 0);
      if (children[i] == 0)
        {
          close (go[1]);
          run_program (path, round * N_PROGRAMS + i + 1, ready[1], go[0], out[1]);
        }
    }
  for (guint i = 0; i < N_PROGRAMS; i++)
    g_assert_cmpint (read (ready[0], &bytes[i], 1), ==, 1);
  close (go[1]);
  for (guint i = 0; i < N_PROGRAMS; i++)
    {
      g_assert_cmpint (waitpid (children[i], &status, 0), ==, children[i]);
      g_assert_true (WIFEXITED (status) && WEXITSTATUS (status) == 0);
    }
  for (guint i = 0; i < N_PROGRAMS; i++)
    g_assert_cmpint (read (out[0], &reports[i], sizeof reports[i]), ==, (int) sizeof reports[i]);
  for (guint i = 0; i < 2; i++)
    {
      close (ready[i]);
      close (out[i]);
    }
  close (go[0]);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  digest (text, found);
  for (guint i = 0; i < N_PROGRAMS; i++)
    if (!reports[i].conflict)
      {
        /* All that it was told is saved is there. */
        g_assert_cmpuint (reports[i].saved, ==, N_ENTRIES);
        g_assert_cmpstr (reports[i].digest, ==, found);
        owners++;
      }
    else
      g_assert_cmpuint (reports[i].saved, ==, 0);
  g_assert_cmpuint (owners, ==, 1);
}

static void
test_processes (void)
{
  g_autofree char *folder = pw_model_test_folder (), *path = g_build_filename (folder, "one.pipwright", NULL);

  for (guint round = 0; round < PW_MODEL_TEST_ROUNDS (60, 15); round++)
    {
      g_autoptr (PwSession) session = pw_model_test_session (GAME);
      g_autoptr (GDir) dir = NULL;

      pw_session_set_path (session, path);
      g_assert_true (pw_model_test_deal (session, 5, round));
      g_assert_null (pw_session_get_save_problem (session));
      pw_session_set_path (session, NULL);
      run_round (path, round);
      /* Nothing is left beside it. */
      dir = g_dir_open (folder, 0, NULL);
      g_assert_nonnull (g_dir_read_name (dir));
      g_assert_null (g_dir_read_name (dir));
      g_assert_cmpint (unlink (path), ==, 0);
    }
  pw_model_test_remove (folder);
}

int
main (int argc, char **argv)
{
  pw_model_test_init (&argc, &argv);
  own_folders_add ("/processes/nobody-writes-over-another", test_processes);
  return g_test_run ();
}
