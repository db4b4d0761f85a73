/* test-faults.c: whatever the system refuses while a game is saved, the old or the new record is whole, and the session says which
 *
 * The system's calls stand in this program in place of those of the C library. Each entry meets one of them that fails: opening,
 * writing, bringing to the disk, renaming, closing; with each error, at each call, once or from then on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#undef _FORTIFY_SOURCE
#define _GNU_SOURCE
#include "pw-model-test.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "core/pw-disk.h"
#include "model/pw-file-lock.h"
#include "model/pw-file.h"
#include "model/pw-store.h"
#include "../own-folders.h"

#define GAME "burgundy"

/** SHORT, NONE: instead of an error, half of it is written; nothing is written. */
#define SHORT -1
#define NONE -2
/** LATE: it is done, and then said to have failed, as some network disks do. */
#define LATE 10000

typedef enum
{
  OPEN,
  WRITE,
  SYNC,
  RENAME,
  CLOSE,
  N_CALLS,
} Call;

static const char *const call_names[N_CALLS] = { "open", "write", "fsync", "rename", "close" };

/* -- Calls that fail ------------------------------------------------------------------------------------ */

static struct
{
  char *folder;                 /* only there */
  Call call;
  int error;
  int at;                       /* which of those calls, from 0; -1: none */
  gboolean stays;               /* all after it too */
  int seen;
} plan = { .at = -1 };

static guint injected[N_CALLS];

/* Whether the call that begins now fails. */
static gboolean
fails (Call call, const char *path)
{
  int n;

  if (plan.at < 0 || plan.call != call || !g_str_has_prefix (path, plan.folder))
    return FALSE;
  n = g_atomic_int_add (&plan.seen, 1);
  if (n != plan.at && !(plan.stays && n > plan.at))
    return FALSE;
  injected[call]++;
  return TRUE;
}

static gboolean
fails_at (Call call, int file)
{
  char link[64], path[4096];
  gssize n;

  if (plan.at < 0 || plan.call != call)
    return FALSE;
  g_snprintf (link, sizeof link, "/proc/self/fd/%d", file);
  n = readlink (link, path, sizeof path - 1);
  path[MAX (n, 0)] = '\0';
  return fails (call, path);
}

static int
refuse (int error)
{
  errno = error % LATE;
  return -1;
}

int
open (const char *path, int flags, ...)
{
  mode_t mode = 0;

  if (flags & O_CREAT)
    {
      va_list args;

      va_start (args, flags);
      mode = va_arg (args, mode_t);
      va_end (args);
    }
  if ((flags & O_CREAT) && fails (OPEN, path))
    return refuse (plan.error);
  return (int) syscall (SYS_openat, AT_FDCWD, path, flags, mode);
}

gssize
write (int file, const void *data, gsize length)
{
  if (fails_at (WRITE, file))
    {
      if (plan.error == NONE)
        return 0;
      if (plan.error != SHORT)
        return refuse (plan.error);
      length = (length + 1) / 2;
    }
  return syscall (SYS_write, file, data, length);
}

/* Nothing is really brought to the disk: there is no power failure here, and it takes time. */
int
fsync (int file)
{
  return fails_at (SYNC, file) ? refuse (plan.error) : 0;
}

int
rename (const char *from, const char *to)
{
  gboolean failing = fails (RENAME, to);

  if (failing && plan.error < LATE)
    return refuse (plan.error);
  if (syscall (SYS_rename, from, to) != 0)
    return -1;
  return failing ? refuse (plan.error) : 0;
}

/* The file is closed in any case, as Linux does. */
int
close (int file)
{
  gboolean failing = fails_at (CLOSE, file);
  int result = (int) syscall (SYS_close, file);

  return failing ? refuse (plan.error) : result;
}

static void
begin (Call call, int error, int at, gboolean stays)
{
  plan.call = call;
  plan.error = error;
  plan.seen = 0;
  plan.stays = stays;
  plan.at = at;
}

static void
end (void)
{
  plan.at = -1;
}

/* -- Every fault there is ----------------------------------------------------------------------------------- */

/* What a call may meet: whether it must not matter, however often it happens. */
static const struct
{
  Call call;
  int error;
  gboolean harmless, once;      /* @once: not for ever */
} faults[] = {
  { OPEN, EINTR, TRUE, TRUE },   { OPEN, EEXIST, TRUE, TRUE },  { OPEN, ENOSPC },          { OPEN, EACCES },
  { OPEN, EROFS },               { OPEN, EMFILE },              { OPEN, EIO },             { OPEN, EDQUOT },
  { WRITE, EINTR, TRUE, TRUE },  { WRITE, SHORT, TRUE },        { WRITE, NONE },           { WRITE, ENOSPC },
  { WRITE, EIO },                { WRITE, EDQUOT },             { WRITE, EFBIG },          { SYNC, EINTR, TRUE, TRUE },
  { SYNC, EIO },                 { SYNC, ENOSPC },              { SYNC, EDQUOT },          { SYNC, EROFS },
  { RENAME, EINTR, TRUE, TRUE }, { RENAME, EACCES },            { RENAME, ENOSPC },        { RENAME, EIO },
  { RENAME, EROFS },             { RENAME, EBUSY },             { RENAME, EIO + LATE },    { CLOSE, EIO, TRUE },
  { CLOSE, EINTR, TRUE },        { CLOSE, ENOSPC, TRUE },       { CLOSE, EDQUOT, TRUE },
};

/** N_AT: one fault is met at each of so many calls of a save; there are no more. */
#define N_AT 3
/** ROUNDS: how often each of them, at other entries. */
#define ROUNDS 5

typedef enum
{
  PLAIN,                        /* a record in its folder */
  LINKED,                       /* by a link from elsewhere */
  WAITING,                      /* another program has the folder: it is written by a thread */
  N_WAYS,
} Way;

typedef struct
{
  char *folder, *path, *opened;
  PwSession *session;
  PwRandom random;
  guint failed, survived;
} Table;

static char *
read_file (const char *path)
{
  char *text = NULL;

  return g_file_get_contents (path, &text, NULL, NULL) ? text : NULL;
}

static guint
count_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (dir && g_dir_read_name (dir))
    n++;
  return n;
}

/* An entry, or one taken back. */
static void
enter (Table *table)
{
  guint moves = pw_history_get_cursor (pw_session_get_history (table->session));

  if (moves < 12 || (moves < 40 && pw_random_below (&table->random, 2)))
    g_assert_true (pw_model_test_deal (table->session, 1, pw_random_below (&table->random, 1000)));
  else
    g_assert_true (pw_model_test_undo (table->session));
}

/* Makes an entry that meets a fault, and looks at what is told and what is there. */
static void
try_fault (Table *table, Way way, guint fault, int at, gboolean stays)
{
  g_autofree char *before = read_file (table->path), *now = NULL, *after = NULL;
  guint was = injected[faults[fault].call], met;
  gboolean saved;
  int lock = -1;

  if (way == WAITING)
    lock = pw_file_lock_take (table->path);
  begin (faults[fault].call, faults[fault].error, at, stays);
  enter (table);
  if (way == WAITING)
    {
      g_assert_false (pw_session_is_saved (table->session));
      /* Letting it go is no call of ours. */
      syscall (SYS_close, lock);
      while (pw_session_get_saving (table->session) == PW_SAVING_BUSY)
        g_main_context_iteration (NULL, TRUE);
    }
  end ();
  met = injected[faults[fault].call] - was;
  now = pw_record_print (pw_session_get_record (table->session));
  after = read_file (table->path);
  saved = pw_session_is_saved (table->session);
  g_assert_cmpint (saved, ==, pw_session_get_save_problem (table->session) == NULL);
  g_assert_cmpint (saved, ==, pw_session_get_save_error (table->session) == NULL);

  /* One of both is whole; what is said to be saved is. */
  g_assert_true (g_strcmp0 (after, now) == 0 || g_strcmp0 (after, before) == 0);
  if (saved)
    g_assert_cmpstr (after, ==, now);
  g_assert_false (pw_session_get_conflict (table->session));
  /* Each that is serious is told, each that is not is not. */
  g_assert_cmpint (saved, ==, met == 0 || faults[fault].harmless);
  g_assert_cmpuint (count_files (table->folder), ==, 1);
  table->failed += !saved;
  table->survived += saved && met;
}

static void
test_entries (gconstpointer data)
{
  Way way = (Way) GPOINTER_TO_INT (data);
  Table table = { .random = { 99 + (guint) way } };
  g_autofree char *elsewhere = pw_model_test_folder ();
  guint total = 0;

  memset (injected, 0, sizeof injected);
  table.folder = pw_model_test_folder ();
  table.path = g_build_filename (table.folder, "one.pipwright", NULL);
  table.opened = way == LINKED ? g_build_filename (elsewhere, "link.pipwright", NULL) : g_strdup (table.path);
  table.session = pw_model_test_session (GAME);
  pw_file_lock_set_patience (G_MAXINT64);
  if (way == LINKED)
    {
      g_assert_true (g_file_set_contents (table.path, "", 0, NULL));
      g_assert_cmpint (symlink (table.path, table.opened), ==, 0);
    }
  pw_session_set_path (table.session, table.opened);
  /* Tried again only where this test says so. */
  pw_session_set_retry_delay (table.session, G_MAXUINT);
  plan.folder = table.folder;
  g_assert_true (pw_session_save (table.session));
  for (guint fault = 0; fault < G_N_ELEMENTS (faults); fault++)
    for (int at = 0; at < N_AT; at++)
      for (guint stays = 0; stays < (faults[fault].once ? 1 : 2); stays++)
        for (guint round = 0; round < ROUNDS; round++)
          {
            try_fault (&table, way, fault, at, stays != 0);
            /* Half of them meet the next while the last entry is not saved yet. */
            if (round % 2 == 1)
              continue;
            {
              g_autofree char *now = NULL, *after = NULL;

              g_assert_true (pw_session_save (table.session));
              g_assert_null (pw_session_get_save_error (table.session));
              now = pw_record_print (pw_session_get_record (table.session));
              after = read_file (table.path);
              g_assert_cmpstr (after, ==, now);
            }
          }
  for (guint call = 0; call < N_CALLS; call++)
    {
      g_test_message ("%s: %u errors", call_names[call], injected[call]);
      g_assert_cmpuint (injected[call], >, 0);
      total += injected[call];
    }
  g_test_message ("%u errors: %u entries not saved and told so, %u saved all the same", total, table.failed, table.survived);
  g_assert_cmpuint (total, >=, 350);
  g_assert_true (way != LINKED || g_file_test (table.opened, G_FILE_TEST_IS_SYMLINK));
  g_assert_finalize_object (table.session);
  plan.folder = NULL;
  pw_file_lock_set_patience (2 * G_USEC_PER_SEC);
  pw_model_test_remove (table.folder);
  pw_model_test_remove (elsewhere);
  g_free (table.folder);
  g_free (table.path);
  g_free (table.opened);
}

/* The same for what is written once: exports, duchies, route tiles, the index. */
static void
test_other_files (void)
{
  g_autofree char *folder = pw_model_test_folder (), *path = g_build_filename (folder, "games.csv", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  guint total = 0;

  memset (injected, 0, sizeof injected);
  plan.folder = folder;
  for (guint fault = 0; fault < G_N_ELEMENTS (faults); fault++)
    for (int at = 0; at < N_AT; at++)
      for (guint there = 0; there < 2; there++)
        {
          g_autoptr (GError) error = NULL;
          g_autofree char *after = NULL;
          guint was = injected[faults[fault].call];
          gboolean written;

          unlink (path);
          if (there)
            g_assert_true (pw_disk_write (path, "old", -1, 0600, NULL));
          begin (faults[fault].call, faults[fault].error, at, FALSE);
          written = pw_file_write (file, "new, and longer than the old", -1, &error);
          end ();
          after = read_file (path);
          g_assert_true (written == (error == NULL));
          if (written)
            g_assert_cmpstr (after, ==, "new, and longer than the old");
          else
            g_assert_true (g_strcmp0 (after, there ? "old" : NULL) == 0 ||
                           g_strcmp0 (after, "new, and longer than the old") == 0);
          g_assert_cmpint (written, ==, injected[faults[fault].call] == was || faults[fault].harmless);
          g_assert_true (written || g_str_has_suffix (error->message, "."));
          g_assert_cmpuint (count_files (folder), ==, after ? 1 : 0);
        }
  plan.folder = NULL;
  for (guint call = 0; call < N_CALLS; call++)
    total += injected[call];
  g_test_message ("%u errors", total);
  g_assert_cmpuint (total, >=, 60);
  pw_model_test_remove (folder);
}

int
main (int argc, char **argv)
{
  pw_model_test_init (&argc, &argv);
  own_folders_add_data ("/faults/entries", GINT_TO_POINTER (PLAIN), test_entries);
  own_folders_add_data ("/faults/entries-through-a-link", GINT_TO_POINTER (LINKED), test_entries);
  own_folders_add_data ("/faults/entries-behind-a-lock", GINT_TO_POINTER (WAITING), test_entries);
  own_folders_add ("/faults/other-files", test_other_files);
  return g_test_run ();
}
