/* test-unsaved-killed.c: a program that is killed in the middle of an emergency copy, and a disk that takes half of one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#define _GNU_SOURCE
#include "unsaved.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "model/pw-store.h"

typedef enum
{
  WORKS,
  KILLED_BEFORE_REMOVING,       /* an emergency copy */
  KILLED_BEFORE_ORIGIN,         /* takes its place */
  NO_ORIGIN,                    /* can be written: the disk is full */
} Mishap;

static Mishap mishap;

/* In place of those of the C library, also for GLib. */
int
unlink (const char *path)
{
  if (mishap == KILLED_BEFORE_REMOVING && g_str_has_suffix (path, ".pipwright"))
    raise (SIGKILL);
  return (int) syscall (SYS_unlinkat, AT_FDCWD, path, 0);
}

int
rename (const char *from, const char *to)
{
  if (mishap == KILLED_BEFORE_ORIGIN && g_str_has_suffix (to, ".origin"))
    raise (SIGKILL);
  if (mishap == NO_ORIGIN && g_str_has_suffix (to, ".origin"))
    {
      errno = ENOSPC;
      return -1;
    }
  return (int) syscall (SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0);
}

/* Does @more in another process, which @how kills in the middle of it. */
static void
be_killed (Fixture *fixture, void (*more) (Fixture *fixture), Mishap how)
{
  int status;
  pid_t child = fork ();

  if (child == 0)
    {
      mishap = how;
      more (fixture);
      _exit (0);
    }
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFSIGNALED (status));
}

static void
save_at_last (Fixture *fixture)
{
  Mishap how = mishap;

  mishap = WORKS;
  block (fixture);
  pw_model_test_deal (fixture->session, 2, 1);
  unblock (fixture);
  mishap = how;
  pw_model_test_deal (fixture->session, 1, 1);
}

/* The game is saved, and the program killed before it can remove the copy: that is no game that was left unsaved. */
static void
test_saved_and_killed (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = pw_emergency_folder ();
  g_autoptr (PwRecord) record = NULL;
  g_autoptr (GDir) dir = NULL;
  const char *name;

  pw_session_set_path (fixture->session, fixture->path);
  g_assert_true (pw_model_test_deal (fixture->session, 3, 1));
  be_killed (fixture, save_at_last, KILLED_BEFORE_REMOVING);
  record = pw_record_load (fixture->path, NULL);
  g_assert_cmpuint (pw_history_get_cursor (record->history), ==, 6);
  g_assert_cmpuint (n_copies (), ==, 0);
  dir = g_dir_open (folder, 0, NULL);
  while ((name = g_dir_read_name (dir)))
    g_assert_cmpstr (name, ==, "reserve");
}

/* The same where it is saved beside what others wrote. */
static void
recover_first (Fixture *fixture)
{
  g_autoptr (GPtrArray) copies = pw_emergency_list ();

  pw_session_recover (copies->pdata[0], NULL);
}

static void
test_recovered_and_killed (Fixture *fixture, gconstpointer data)
{
  g_autofree char *game = NULL, *copy = leave_behind (fixture, &game), *beside = pw_store_path_beside (fixture->path);
  PwSession *session = pw_store_open (fixture->path, NULL);

  g_assert_true (pw_model_test_deal (session, 4, 9));
  g_assert_finalize_object (session);
  be_killed (fixture, recover_first, KILLED_BEFORE_REMOVING);
  assert_holds (beside, game);
  g_assert_cmpuint (n_copies (), ==, 0);
}

static void
keep_first (Fixture *fixture)
{
  block (fixture);
  pw_model_test_deal (fixture->session, 2, 1);
}

/* What says where a copy belongs is the old or the new, or is not there yet: never half of it. */
static void
test_killed_while_it_is_said (Fixture *fixture, gconstpointer data)
{
  g_autofree char *game = NULL, *copy = NULL, *folder = pw_emergency_folder ();
  g_autoptr (PwEmergency) taken = NULL;
  g_autoptr (GDir) dir = NULL;
  PwSession *session;
  const char *name;

  pw_session_set_path (fixture->session, fixture->path);
  g_assert_true (pw_model_test_deal (fixture->session, 3, 1));
  be_killed (fixture, keep_first, KILLED_BEFORE_ORIGIN);
  g_assert_cmpuint (n_copies (), ==, 0);
  unblock (fixture);
  /* Nothing of it lies there once a program has started. */
  pw_emergency_tidy ();
  dir = g_dir_open (folder, 0, NULL);
  g_assert_null (g_dir_read_name (dir));

  copy = leave_behind (fixture, &game);
  session = pw_store_open (fixture->path, NULL);
  g_assert_true (pw_model_test_deal (session, 4, 9));
  g_assert_finalize_object (session);
  be_killed (fixture, recover_first, KILLED_BEFORE_ORIGIN);
  pw_emergency_tidy ();
  g_assert_cmpuint (n_copies (), ==, 1);
  assert_holds (copy, game);
  taken = pw_emergency_take (copy);
  g_assert_cmpstr (pw_emergency_get_origin (taken), ==, fixture->path);
  g_dir_rewind (dir);
  while ((name = g_dir_read_name (dir)))
    g_assert_false (g_str_has_prefix (name, "."));
}

/* Where it belongs cannot be written: the game is kept all the same, and offered. */
static void
test_without_origin (Fixture *fixture, gconstpointer data)
{
  g_autofree char *game = NULL, *kept = pw_store_directory ();
  g_autoptr (GPtrArray) copies = NULL;
  PwSession *session;

  pw_session_set_path (fixture->session, fixture->path);
  block (fixture);
  mishap = NO_ORIGIN;
  g_assert_true (pw_model_test_deal (fixture->session, 3, 1));
  assert_is (pw_session_get_copy (fixture->session), fixture->session);
  g_assert_cmpuint (n_copies (), ==, 0);
  game = pw_record_print_text (pw_session_get_record (fixture->session));
  g_assert_finalize_object (fixture->session);
  fixture->session = NULL;
  mishap = WORKS;
  copies = pw_emergency_list ();
  g_assert_cmpuint (copies->len, ==, 1);
  session = pw_session_recover (copies->pdata[0], NULL);
  g_assert_true (g_str_has_prefix (pw_session_get_path (session), kept));
  assert_holds (pw_session_get_path (session), game);
  g_assert_finalize_object (session);
}

int
main (int argc, char **argv)
{
  pw_model_test_init (&argc, &argv);

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)
  ADD ("/unsaved-killed/saved", test_saved_and_killed);
  ADD ("/unsaved-killed/recovered", test_recovered_and_killed);
  ADD ("/unsaved-killed/while-it-is-said", test_killed_while_it_is_said);
  ADD ("/unsaved-killed/without-origin", test_without_origin);
#undef ADD
  return g_test_run ();
}
