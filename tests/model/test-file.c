/* test-file.c: what leaves the program is written whole or not at all, and why not is said
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#define _GNU_SOURCE
#include "pw-model-test.h"

#include <sched.h>
#include <signal.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "core/pw-disk.h"
#include "model/pw-csv.h"
#include "model/pw-file.h"
#include "../own-folders.h"

#define KEPT "what was there"

static guint
n_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (dir && g_dir_read_name (dir))
    n++;
  return n;
}

/* A table of one game, longer than the disks below have room for. */
static char *
print_table (void)
{
  PwSession *session = pw_model_test_session ("burgundy");
  g_autoptr (PwSummary) summary = pw_summary_new (pw_session_get_record (session));
  g_autoptr (GPtrArray) many = g_ptr_array_new ();
  char *csv;

  for (guint i = 0; i < 300; i++)
    g_ptr_array_add (many, summary);
  csv = pw_csv_print (many);
  g_assert_cmpuint (strlen (csv), >, 40000);
  g_assert_finalize_object (session);
  return csv;
}

static void
test_written (void)
{
  g_autofree char *folder = pw_model_test_folder (), *path = g_build_filename (folder, "games.csv", NULL);
  g_autofree char *csv = print_table (), *read = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (path, KEPT, -1, NULL));
  g_assert_true (pw_file_write (file, csv, -1, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (path, &read, NULL, NULL));
  g_assert_cmpstr (read, ==, csv);
  g_assert_cmpuint (n_files (folder), ==, 1);
  pw_model_test_remove (folder);
}

/* Files of this process may not grow: the old file stays, a new one is not begun. */
static void
test_breaks_off (void)
{
  g_autofree char *folder = pw_model_test_folder (), *csv = print_table ();
  static const gboolean there[] = { TRUE, FALSE };

  signal (SIGXFSZ, SIG_IGN);
  for (guint i = 0; i < G_N_ELEMENTS (there); i++)
    {
      g_autofree char *path = g_build_filename (folder, there[i] ? "old.csv" : "new.csv", NULL), *read = NULL;
      g_autoptr (GFile) file = g_file_new_for_path (path);
      g_autoptr (GError) error = NULL;
      struct rlimit was, small;
      gboolean written;

      if (there[i])
        g_assert_true (g_file_set_contents (path, KEPT, -1, NULL));
      g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &was), ==, 0);
      small = was;
      small.rlim_cur = 5000;
      g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &small), ==, 0);
      written = pw_file_write (file, csv, -1, &error);
      g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &was), ==, 0);
      g_assert_false (written);
      g_assert_nonnull (strstr (error->message, there[i] ? "“old.csv” is not written" : "“new.csv” is not written"));
      g_assert_cmpint (g_file_get_contents (path, &read, NULL, NULL), ==, there[i]);
      g_assert_cmpstr (read, ==, there[i] ? KEPT : NULL);
      g_assert_cmpuint (n_files (folder), ==, 1);
    }
  pw_model_test_remove (folder);
}

/* In the child: a disk of 16 kB. 0: as it should be; 77: this machine lets nobody have one. */
static int
fill_disk (const char *folder, const char *csv)
{
  g_autofree char *path = g_build_filename (folder, "games.csv", NULL), *read = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  if (unshare (CLONE_NEWNS) != 0 || mount (NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) != 0 ||
      mount ("tmpfs", folder, "tmpfs", 0, "size=16k") != 0)
    return 77;
  if (!g_file_set_contents (path, KEPT, -1, NULL))
    return 1;
  if (pw_file_write (file, csv, -1, &error))
    return 2;
  if (!g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOSPC) ||
      !strstr (error->message, "“games.csv” is not written: the disk") || !strstr (error->message, "is full"))
    return 3;
  if (!g_file_get_contents (path, &read, NULL, NULL) || strcmp (read, KEPT) != 0)
    return 4;
  return n_files (folder) == 1 ? 0 : 5;
}

/* A disk that is full in earnest. */
static void
test_full_disk (void)
{
  g_autofree char *folder = pw_model_test_folder (), *csv = print_table ();
  int status;
  pid_t child;

  child = fork ();
  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    _exit (fill_disk (folder, csv));
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFEXITED (status));
  if (WEXITSTATUS (status) == 77)
    g_test_skip ("no disk of its own for a test here");
  else
    g_assert_cmpint (WEXITSTATUS (status), ==, 0);
  pw_model_test_remove (folder);
}

static void
test_nowhere (void)
{
  g_autofree char *folder = pw_model_test_folder (), *path = g_build_filename (folder, "gone", "games.csv", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path), away = g_file_new_for_uri ("https://example.org/games.csv");
  g_autoptr (GError) error = NULL;

  g_assert_false (pw_file_write (file, "x", -1, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  g_assert_nonnull (strstr (error->message, "there is no folder"));
  g_clear_error (&error);
  g_assert_false (pw_file_write (away, "x", -1, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED);
  pw_model_test_remove (folder);
}

/* What a link leads to is written; what is write-protected, or no file, stays; what an earlier export left goes. */
static void
test_what_is_there (void)
{
  g_autofree char *folder = pw_model_test_folder (), *other = pw_model_test_folder (), *left = NULL, *read = NULL;
  g_autofree char *original = g_build_filename (other, "original.csv", NULL), *link = g_build_filename (folder, "link.csv", NULL);
  g_autofree char *pipe = g_build_filename (folder, "pipe.csv", NULL), *gone = g_build_filename (folder, "gone.csv", NULL);
  g_autoptr (GFile) at_link = g_file_new_for_path (link), at_pipe = g_file_new_for_path (pipe),
                    at_gone = g_file_new_for_path (gone);
  g_autoptr (GError) error = NULL;
  struct stat found;

  g_assert_true (g_file_set_contents (original, KEPT, -1, NULL));
  g_assert_cmpint (g_chmod (original, 0640), ==, 0);
  g_assert_cmpint (symlink (original, link), ==, 0);
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  g_assert_cmpint (symlink ("nothing", gone), ==, 0);
  close (pw_disk_begin (other, 0600, &left));
  g_assert_true (pw_file_write (at_link, "new", -1, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  g_assert_true (g_file_get_contents (original, &read, NULL, NULL));
  g_assert_cmpstr (read, ==, "new");
  g_assert_cmpint (g_stat (original, &found), ==, 0);
  g_assert_cmphex (found.st_mode & 07777, ==, 0640);
  g_assert_cmpuint (n_files (other), ==, 1);

  g_assert_cmpint (g_chmod (original, 0444), ==, 0);
  g_assert_false (pw_file_write (at_link, "newer", -1, &error));
  g_assert_error (error, PW_DISK_ERROR, PW_DISK_ERROR_READ_ONLY);
  g_clear_error (&error);
  g_assert_false (pw_file_write (at_pipe, "newer", -1, &error));
  g_assert_error (error, PW_DISK_ERROR, PW_DISK_ERROR_NOT_A_FILE);
  g_clear_error (&error);
  g_assert_false (pw_file_write (at_gone, "newer", -1, &error));
  g_assert_error (error, PW_DISK_ERROR, PW_DISK_ERROR_LINK);
  g_assert_cmpuint (n_files (folder), ==, 3);
  pw_model_test_remove (folder);
  pw_model_test_remove (other);
}

int
main (int argc, char **argv)
{
  pw_model_test_init (&argc, &argv);
  own_folders_add ("/file/written", test_written);
  own_folders_add ("/file/breaks-off", test_breaks_off);
  own_folders_add ("/file/full-disk", test_full_disk);
  own_folders_add ("/file/nowhere", test_nowhere);
  own_folders_add ("/file/what-is-there", test_what_is_there);
  return g_test_run ();
}
