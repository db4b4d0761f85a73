/* test-disk.c: only files are read, only with a bound; what is written keeps links, owner, group and mode; nothing foreign goes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#define _GNU_SOURCE
#include "core/pw-disk.h"

#include <fcntl.h>
#include <grp.h>
#include <string.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>

#include <glib/gstdio.h>

#define OLD "what was there"
#define NEW "what is to be there"
#define MOST 1000

typedef struct
{
  char *folder, *path;
} Place;

static void
set_up (Place *place, gconstpointer data)
{
  place->folder = g_dir_make_tmp ("pipwright-disk-XXXXXX", NULL);
  g_assert_nonnull (place->folder);
  place->path = g_build_filename (place->folder, "game.pipwright", NULL);
  /* Whoever waits for somebody at the other end of a pipe is killed. */
  alarm (60);
}

static void
drop (const char *path)
{
  g_autoptr (GDir) dir = g_file_test (path, G_FILE_TEST_IS_SYMLINK) ? NULL : g_dir_open (path, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *inside = g_build_filename (path, name, NULL);

      drop (inside);
    }
  g_assert_cmpint (g_remove (path), ==, 0);
}

static void
tear_down (Place *place, gconstpointer data)
{
  alarm (0);
  drop (place->folder);
  g_free (place->folder);
  g_free (place->path);
}

static char *
inside (const Place *place, const char *name)
{
  return g_build_filename (place->folder, name, NULL);
}

static void
put (const char *path, const char *text, mode_t mode)
{
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_assert_cmpint (g_chmod (path, (int) mode), ==, 0);
}

static void
assert_holds (const char *path, const char *text)
{
  g_autofree char *there = NULL;

  g_assert_true (g_file_get_contents (path, &there, NULL, NULL));
  g_assert_cmpstr (there, ==, text);
}

static guint
n_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (dir && g_dir_read_name (dir))
    n++;
  return n;
}

static gboolean
write_new (const char *path, GError **error)
{
  return pw_disk_write (path, NEW, -1, 0644, error);
}

/* -- Mode, owner, group ------------------------------------------------------------------------------- */

static void
test_mode_is_kept (Place *place, gconstpointer data)
{
  static const mode_t modes[] = { 0600, 0640, 0644, 0664, 0666, 0200, 0755 };
  mode_t mask = umask (022);
  struct stat found;

  g_assert_true (write_new (place->path, NULL));
  g_assert_cmpint (g_stat (place->path, &found), ==, 0);
  g_assert_cmphex (found.st_mode & 07777, ==, 0644);
  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      g_autoptr (GError) error = NULL;

      put (place->path, OLD, modes[i]);
      g_assert_true (write_new (place->path, &error));
      g_assert_no_error (error);
      g_assert_cmpint (g_stat (place->path, &found), ==, 0);
      g_assert_cmphex (found.st_mode & 07777, ==, modes[i]);
      g_assert_cmpint (g_chmod (place->path, 0600), ==, 0);
      assert_holds (place->path, NEW);
    }
  umask (077);
  g_assert_cmpint (g_unlink (place->path), ==, 0);
  g_assert_true (write_new (place->path, NULL));
  g_assert_cmpint (g_stat (place->path, &found), ==, 0);
  g_assert_cmphex (found.st_mode & 07777, ==, 0600);
  umask (mask);
  g_assert_cmpuint (n_files (place->folder), ==, 1);
}

/* An administrator writes as somebody else for whom a file is. */
static void
test_owner_is_kept (Place *place, gconstpointer data)
{
  struct stat found;

  put (place->path, OLD, 0640);
  if (geteuid () != 0 || chown (place->path, 1234, 5678) != 0)
    {
      g_test_skip ("only an administrator can give files away");
      return;
    }
  g_assert_true (write_new (place->path, NULL));
  g_assert_cmpint (g_stat (place->path, &found), ==, 0);
  g_assert_cmpuint (found.st_uid, ==, 1234);
  g_assert_cmpuint (found.st_gid, ==, 5678);
  g_assert_cmphex (found.st_mode & 07777, ==, 0640);
}

/* Writes as a user who is not the owner. Returns: the mode and group of the file after it, or -1 where it is not written. */
static gint64
write_as_guest (const Place *place, mode_t mode, gboolean member)
{
  struct stat found;
  int status;
  pid_t child;

  put (place->path, OLD, mode);
  g_assert_cmpint (chown (place->path, 1234, 5678), ==, 0);
  g_assert_cmpint (g_chmod (place->path, (int) mode), ==, 0);
  g_assert_cmpint (g_chmod (place->folder, 0777), ==, 0);
  child = fork ();
  if (child == 0)
    {
      const gid_t group = 5678;
      g_autoptr (GError) error = NULL;

      if (setgroups (member, &group) != 0 || setgid (4321) != 0 || setuid (4321) != 0)
        _exit (9);
      if (write_new (place->path, &error))
        _exit (0);
      _exit (g_error_matches (error, PW_DISK_ERROR, PW_DISK_ERROR_READ_ONLY) ? 1 : 2);
    }
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFEXITED (status) && WEXITSTATUS (status) <= 1);
  assert_holds (place->path, WEXITSTATUS (status) == 0 ? NEW : OLD);
  g_assert_cmpint (g_stat (place->path, &found), ==, 0);
  return WEXITSTATUS (status) == 0 ? (gint64) found.st_gid << 16 | (found.st_mode & 0777) : -1;
}

/* Who may write it, but is not its owner: never more rights to anybody. */
static void
test_group_is_kept (Place *place, gconstpointer data)
{
  if (geteuid () != 0)
    {
      g_test_skip ("only an administrator can be somebody else");
      return;
    }
  g_assert_cmphex (write_as_guest (place, 0660, TRUE), ==, 5678 << 16 | 0660);
  /* The group cannot be kept: who is in the other one was anybody before. */
  g_assert_cmphex (write_as_guest (place, 0662, FALSE), ==, 4321 << 16 | 0622);
  g_assert_cmpint (write_as_guest (place, 0644, TRUE), ==, -1);
  g_assert_cmpint (write_as_guest (place, 0660, FALSE), ==, -1);
}

/* Who else may read or write it, where the file system keeps that. */
static void
test_access_list_is_kept (Place *place, gconstpointer data)
{
  static const char name[] = "system.posix_acl_access";
  const struct
  {
    guint32 version;
    struct
    {
      guint16 tag, perm;
      guint32 id;
    } entries[5];
  } list = { 2,
             { { 1, 6, G_MAXUINT32 }, { 2, 6, 1234 }, { 4, 0, G_MAXUINT32 }, { 16, 6, G_MAXUINT32 }, { 32, 0, G_MAXUINT32 } } };
  char after[sizeof list + 1];
  struct stat found;

  put (place->path, OLD, 0600);
  if (setxattr (place->path, name, &list, sizeof list, 0) != 0)
    {
      g_test_skip ("this file system keeps no such lists");
      return;
    }
  g_assert_true (write_new (place->path, NULL));
  assert_holds (place->path, NEW);
  g_assert_cmpint (getxattr (place->path, name, after, sizeof after), ==, (int) sizeof list);
  g_assert_cmpmem (after, sizeof list, &list, sizeof list);
  g_assert_cmpint (g_stat (place->path, &found), ==, 0);
  g_assert_cmphex (found.st_mode & 07777, ==, 0660);
}

static void
test_read_only (Place *place, gconstpointer data)
{
  static const mode_t modes[] = { 0444, 0400, 0555, 0000, 0464 };

  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      g_autoptr (GError) error = NULL;
      struct stat found;

      put (place->path, OLD, modes[i]);
      g_assert_false (write_new (place->path, &error));
      g_assert_error (error, PW_DISK_ERROR, PW_DISK_ERROR_READ_ONLY);
      g_assert_cmpstr (error->message, ==, "“game.pipwright” is not written: the file is write-protected.");
      g_assert_cmpint (g_stat (place->path, &found), ==, 0);
      g_assert_cmphex (found.st_mode & 07777, ==, modes[i]);
      g_assert_cmpint (g_chmod (place->path, 0600), ==, 0);
      assert_holds (place->path, OLD);
      g_assert_cmpuint (n_files (place->folder), ==, 1);
    }
}

/* -- Links -------------------------------------------------------------------------------------------------- */

static void
link_to (const Place *place, const char *name, const char *target)
{
  g_autofree char *path = inside (place, name);

  g_assert_cmpint (symlink (target, path), ==, 0);
}

static void
assert_link (const Place *place, const char *name, const char *target)
{
  g_autofree char *path = inside (place, name), *to = g_file_read_link (path, NULL);

  g_assert_cmpstr (to, ==, target);
}

static void
test_links (Place *place, gconstpointer data)
{
  g_autofree char *synced = inside (place, "synced"), *original = g_build_filename (synced, "original.pipwright", NULL);
  static const char *const names[] = { "absolute", "relative", "second", "through-folder" };
  struct stat found;

  g_assert_cmpint (g_mkdir (synced, 0700), ==, 0);
  link_to (place, "absolute", original);
  link_to (place, "relative", "synced/original.pipwright");
  link_to (place, "second", "relative");
  link_to (place, "folder", "synced");
  link_to (place, "through-folder", "folder/../synced/original.pipwright");
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = inside (place, names[i]);
      g_autoptr (GError) error = NULL;

      put (original, OLD, 0640);
      g_assert_true (write_new (path, &error));
      g_assert_no_error (error);
      assert_holds (original, NEW);
      g_assert_cmpint (g_stat (original, &found), ==, 0);
      g_assert_cmphex (found.st_mode & 07777, ==, 0640);
      g_assert_cmpuint (n_files (synced), ==, 1);
    }
  assert_link (place, "absolute", original);
  assert_link (place, "relative", "synced/original.pipwright");
  assert_link (place, "second", "relative");
  g_assert_cmpuint (n_files (place->folder), ==, 6);
  /* What they lead to is write-protected. */
  {
    g_autofree char *path = inside (place, "second");
    g_autoptr (GError) error = NULL;

    put (original, OLD, 0444);
    g_assert_false (write_new (path, &error));
    g_assert_error (error, PW_DISK_ERROR, PW_DISK_ERROR_READ_ONLY);
    assert_holds (original, OLD);
  }
}

static void
test_links_to_nowhere (Place *place, gconstpointer data)
{
  static const struct
  {
    const char *name, *target, *message;
  } cases[] = {
    { "gone", "was-here", "“gone” is a link to " },
    { "to-gone", "gone", "“to-gone” is a link to " },
    { "far", "/nonexistent/folder/x", "“far” is a link to /nonexistent/folder/x, which is not there." },
    { "self", "self", "“self” is a link that leads in a circle." },
    { "one", "two", "“one” is a link that leads in a circle." },
    { "two", "one", "“two” is a link that leads in a circle." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    link_to (place, cases[i].name, cases[i].target);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = inside (place, cases[i].name), *text = NULL;
      g_autoptr (GError) error = NULL, unread = NULL;

      g_assert_false (write_new (path, &error));
      g_assert_error (error, PW_DISK_ERROR, PW_DISK_ERROR_LINK);
      g_assert_true (g_str_has_prefix (error->message, cases[i].message));
      g_assert_false (pw_disk_read (path, MOST, &text, NULL, NULL, &unread));
      g_assert_true (unread->domain == G_FILE_ERROR && g_str_has_suffix (unread->message, "."));
      assert_link (place, cases[i].name, cases[i].target);
      /* A name that looks free is not. */
      g_assert_true (pw_disk_is_taken (path));
    }
  g_assert_false (pw_disk_is_taken (place->path));
  g_assert_cmpuint (n_files (place->folder), ==, G_N_ELEMENTS (cases));
}

/* -- Devices, pipes, sizes ------------------------------------------------------------------------------------ */

static void
test_only_files (Place *place, gconstpointer data)
{
  g_autofree char *pipe = inside (place, "pipe"), *at_pipe = inside (place, "at-pipe"), *sock = inside (place, "socket");
  const char *const paths[] = { pipe, at_pipe, sock, "/dev/zero", "/dev/null", "/dev/tty", place->folder };
  struct sockaddr_un address = { .sun_family = AF_UNIX };
  int end = socket (AF_UNIX, SOCK_STREAM, 0);

  g_strlcpy (address.sun_path, sock, sizeof address.sun_path);
  g_assert_cmpint (bind (end, (struct sockaddr *) &address, sizeof address), ==, 0);
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  link_to (place, "at-pipe", "pipe");
  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_autofree char *text = NULL;
      g_autoptr (GError) error = NULL, unwritten = NULL;
      struct stat before, after;

      g_assert_cmpint (g_lstat (paths[i], &before), ==, 0);
      g_assert_false (pw_disk_read (paths[i], MOST, &text, NULL, NULL, &error));
      g_assert_null (text);
      if (paths[i] == place->folder)
        g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_ISDIR);
      else
        {
          g_assert_error (error, PW_DISK_ERROR, PW_DISK_ERROR_NOT_A_FILE);
          g_assert_true (g_str_has_suffix (error->message, " is not a file but a device or a pipe."));
        }
      g_assert_false (write_new (paths[i], &unwritten));
      g_assert_error (unwritten, PW_DISK_ERROR, PW_DISK_ERROR_NOT_A_FILE);
      g_assert_cmpint (g_lstat (paths[i], &after), ==, 0);
      g_assert_true (before.st_ino == after.st_ino && before.st_mode == after.st_mode);
    }
  close (end);
}

static void
test_bounds (Place *place, gconstpointer data)
{
  static const struct
  {
    goffset size;
    gboolean good;
  } cases[] = { { 0, TRUE },    { 1, TRUE },         { MOST - 1, TRUE },
                { MOST, TRUE }, { MOST + 1, FALSE }, { 3 * (goffset) 1073741824, FALSE } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = NULL;
      g_autoptr (GError) error = NULL;
      struct stat found;
      gsize length = 0;

      put (place->path, "", 0600);
      /* A file with a hole takes no room. */
      g_assert_cmpint (truncate (place->path, cases[i].size), ==, 0);
      g_assert_cmpint (pw_disk_read (place->path, MOST, &text, &length, &found, &error), ==, cases[i].good);
      if (cases[i].good)
        {
          g_assert_cmpuint (length, ==, cases[i].size);
          g_assert_cmpint (found.st_size, ==, cases[i].size);
          g_assert_cmpint (text[length], ==, '\0');
        }
      else
        {
          g_assert_error (error, PW_DISK_ERROR, PW_DISK_ERROR_TOO_LARGE);
          g_assert_null (text);
        }
    }
}

/* -- What is not finished --------------------------------------------------------------------------------------- */

static void
test_unfinished (Place *place, gconstpointer data)
{
  static const char *const mine[] = { "game.pipwright.BACKUP",
                                      "game.pipwright.241122",
                                      "game.pipwright.COPY01",
                                      ".pipwright-unfinished-",
                                      ".pipwright-unfinished-mine",
                                      ".pipwright-unfinished-0123456789abcdef-0123456789abcdef",
                                      ".pipwright-unfinished-0123456789abcdef",
                                      ".pipwright-trial-A1B2C3" };
  g_autofree char *left = NULL, *busy = NULL, *copy = NULL, *twice = NULL, *pointing = NULL, *at = NULL;
  int file = pw_disk_begin (place->folder, 0600, &left), working, made;

  put (place->path, OLD, 0600);
  for (guint i = 0; i < G_N_ELEMENTS (mine); i++)
    {
      g_autofree char *path = inside (place, mine[i]);

      put (path, OLD, 0600);
    }
  g_assert_cmpint (file, >=, 0);
  g_assert_cmpint (write (file, NEW, 3), ==, 3);
  /* Still written. */
  pw_disk_drop_unfinished (place->folder);
  g_assert_true (g_file_test (left, G_FILE_TEST_EXISTS));
  working = pw_disk_begin (place->folder, 0600, &busy);
  g_assert_cmpint (working, >=, 0);
  g_assert_cmpstr (left, !=, busy);

  /* Its name, but a link, a folder, or also another's file. */
  made = pw_disk_begin (place->folder, 0600, &pointing);
  close (made);
  g_assert_cmpint (g_unlink (pointing), ==, 0);
  g_assert_cmpint (symlink ("game.pipwright", pointing), ==, 0);
  close (pw_disk_begin (place->folder, 0600, &at));
  g_assert_cmpint (g_unlink (at), ==, 0);
  g_assert_cmpint (g_mkdir (at, 0700), ==, 0);
  close (pw_disk_begin (place->folder, 0600, &copy));
  twice = inside (place, "kept-by-me");
  g_assert_cmpint (link (copy, twice), ==, 0);

  /* The program that wrote it is gone, and the lock with it. */
  close (file);
  pw_disk_drop_unfinished (place->folder);
  g_assert_false (g_file_test (left, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (busy, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (pointing, G_FILE_TEST_IS_SYMLINK) && g_file_test (at, G_FILE_TEST_IS_DIR));
  g_assert_true (g_file_test (copy, G_FILE_TEST_EXISTS) && g_file_test (twice, G_FILE_TEST_EXISTS));
  for (guint i = 0; i < G_N_ELEMENTS (mine); i++)
    {
      g_autofree char *path = inside (place, mine[i]);

      assert_holds (path, OLD);
    }
  assert_holds (place->path, OLD);
  close (working);
  pw_disk_drop_unfinished (place->folder);
  g_assert_false (g_file_test (busy, G_FILE_TEST_EXISTS));
  pw_disk_drop_unfinished ("/nonexistent");
}

/* -- One door ---------------------------------------------------------------------------------------------------- */

static guint
scan (const char *folder, GRegex *others)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n = 0;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL), *text = NULL;
      g_autoptr (GMatchInfo) found = NULL;

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        n += scan (path, others);
      else if (g_str_has_suffix (name, ".c") && g_file_get_contents (path, &text, NULL, NULL))
        {
          n++;
          if (g_regex_match (others, text, 0, &found))
            {
              g_autofree char *call = g_match_info_fetch (found, 0);

              g_test_message ("%s calls %s)", path, call);
              g_test_fail ();
            }
        }
    }
  return n;
}

/* Nothing in the program reads or writes a file by another way. */
static void
test_one_door (void)
{
  g_autoptr (GRegex) others =
    g_regex_new ("\\b(g_file_(get|set)_contents(_full)?|g_file_(load|replace)_\\w+|g_file_(read|replace|create|append_to)"
                 "|g_mapped_file_new|(g_)?fopen|g_io_channel_new_file|json_\\w+_(load_from|to)_(mapped_)?file"
                 "|g_key_file_(load_from|save_to)_file) \\(",
                 0, 0, NULL);

  g_assert_cmpuint (scan (SOURCE_ROOT "/app", others) + scan (SOURCE_ROOT "/ui", others), >, 200);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/disk/mode-is-kept", Place, NULL, set_up, test_mode_is_kept, tear_down);
  g_test_add ("/disk/owner-is-kept", Place, NULL, set_up, test_owner_is_kept, tear_down);
  g_test_add ("/disk/group-is-kept", Place, NULL, set_up, test_group_is_kept, tear_down);
  g_test_add ("/disk/access-list-is-kept", Place, NULL, set_up, test_access_list_is_kept, tear_down);
  g_test_add ("/disk/read-only", Place, NULL, set_up, test_read_only, tear_down);
  g_test_add ("/disk/links", Place, NULL, set_up, test_links, tear_down);
  g_test_add ("/disk/links-to-nowhere", Place, NULL, set_up, test_links_to_nowhere, tear_down);
  g_test_add ("/disk/only-files", Place, NULL, set_up, test_only_files, tear_down);
  g_test_add ("/disk/bounds", Place, NULL, set_up, test_bounds, tear_down);
  g_test_add ("/disk/unfinished", Place, NULL, set_up, test_unfinished, tear_down);
  g_test_add_func ("/disk/one-door", test_one_door);
  return g_test_run ();
}
