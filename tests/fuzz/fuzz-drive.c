/* fuzz-drive.c: feeds a fuzz target without libFuzzer: every seed, then each of them changed at random
 *
 *   fuzz-NAME --tap SEED...        a test; a SEED is a file or a folder
 *   fuzz-NAME --words              prints the words of all games as a dictionary for libFuzzer
 *
 * The changes are the same each time. PIPWRIGHT_FUZZ_RUNS says how many there are, PIPWRIGHT_FUZZ_SEED which. An input
 * that ends the program is left in the working folder as fuzz-NAME.input.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fuzz.h"
#include "../own-folders.h"

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/** MAX_SIZE: no input grows beyond that. */
#define MAX_SIZE 20000

/** RUNS: how many changed inputs a test tries; the sanitizers take ten times as long. */
#ifdef __SANITIZE_ADDRESS__
#define RUNS 400
#else
#define RUNS 2000
#endif

static const char *const pieces[] = {
  "\"", "\\", "{", "}", "[", "]", ",", ":", "\n", "=", ";", "*", "!", "-", "- ", "-1", "0", "7", "255", "65536", "2147483648",
  "99999999999999999999", "1e9", "null", "true", "\\u0000", "\\ud800", "/*", "'", "\xff", "\xc3", "\xe2\x80\x8f",
  "\xef\xbb\xbf", "\xf0\x9f\x8e\xb2", " ",
};

static GPtrArray *seeds;        /* GBytes */
static GPtrArray *words;
static PwRandom numbers;
static GString *current;        /* what is being tried */
static char *crash_file;

/* -- What ends the program is kept ----------------------------------------------------------------- */

static void
keep_input (void)
{
  int fd = crash_file ? open (crash_file, O_WRONLY | O_CREAT | O_TRUNC, 0644) : -1;

  if (fd >= 0 && write (fd, current->str, current->len) >= 0)
    close (fd);
}

static void
on_signal (int number)
{
  keep_input ();
  signal (number, SIG_DFL);
  raise (number);
}

#ifdef __SANITIZE_ADDRESS__
void __asan_set_death_callback (void (*callback) (void));
#endif

static void
run (void)
{
  /* A copy of exactly this size, so that reading behind its end is seen. */
  g_autofree uint8_t *data = g_memdup2 (current->str, current->len);

  LLVMFuzzerTestOneInput (data, current->len);
}

/* -- Changing -------------------------------------------------------------------------------------- */

static guint
below (gsize n)
{
  return n > 0 ? pw_random_below (&numbers, (guint) n) : 0;
}

static GBytes *
any_seed (void)
{
  return seeds->pdata[below (seeds->len)];
}

/* Part of a seed, in the place of or beside what is there. */
static void
splice (GString *text)
{
  gsize length;
  const char *other = g_bytes_get_data (any_seed (), &length);
  gsize from = below (length), some = 1 + below (200), n = MIN (some, length - from), at = below (text->len + 1);

  if (length == 0)
    return;
  if (below (2))
    g_string_erase (text, (gssize) at, (gssize) MIN (n, text->len - at));
  g_string_insert_len (text, (gssize) at, other + from, (gssize) n);
}

static void
insert (GString *text, const char *piece)
{
  gsize at = below (text->len + 1);

  /* Mostly in the place of a word. */
  if (below (3))
    {
      gsize end;

      while (at > 0 && g_ascii_isalnum (text->str[at - 1]))
        at--;
      for (end = at; end < text->len && g_ascii_isalnum (text->str[end]); end++)
        ;
      g_string_erase (text, (gssize) at, (gssize) (end - at));
    }
  g_string_insert (text, (gssize) at, piece);
}

/* Takes a line out, doubles it, or puts it somewhere else. */
static void
move_line (GString *text)
{
  gsize at = below (text->len), begin = at, end = at;
  g_autofree char *line = NULL;

  while (begin > 0 && text->str[begin - 1] != '\n')
    begin--;
  while (end < text->len && text->str[end] != '\n')
    end++;
  end = MIN (end + 1, text->len);
  line = g_memdup2 (text->str + begin, end - begin);
  if (below (2))
    g_string_erase (text, (gssize) begin, (gssize) (end - begin));
  if (below (3))
    {
      at = below (text->len + 1);
      while (at > 0 && text->str[at - 1] != '\n')
        at--;
      g_string_insert_len (text, (gssize) at, line, (gssize) (end - begin));
    }
}

static void
change (GString *text)
{
  gsize at = below (text->len), n;

  switch (below (9))
    {
    case 0:
      if (text->len > 0)
        text->str[at] = (char) below (256);
      break;
    case 1:
      if (text->len > 0)
        text->str[at] = (char) (text->str[at] ^ 1 << below (8));
      break;
    case 2:
      n = 1 + below (20);
      g_string_erase (text, (gssize) at, (gssize) MIN (n, text->len - at));
      break;
    case 3: insert (text, pieces[below (G_N_ELEMENTS (pieces))]); break;
    case 4:
    case 5: insert (text, words->pdata[below (words->len)]); break;
    case 6:
      if (text->len > 0)
        move_line (text);
      break;
    case 7: splice (text); break;
    default:
      if (below (6) == 0)
        g_string_truncate (text, at);
      else if (text->len > 0 && g_ascii_isdigit (text->str[at]))
        text->str[at] = (char) ('0' + below (10));
      break;
    }
  g_string_truncate (text, MIN (text->len, MAX_SIZE));
}

/* -- Tests ------------------------------------------------------------------------------------------- */

static void
set_current (GBytes *seed)
{
  gsize length;
  const char *data = g_bytes_get_data (seed, &length);

  g_string_truncate (current, 0);
  g_string_append_len (current, data, (gssize) length);
}

static void
test_seeds (void)
{
  g_assert_cmpuint (seeds->len, >, 0);
  for (guint i = 0; i < seeds->len; i++)
    {
      set_current (seeds->pdata[i]);
      run ();
    }
}

static void
test_changed (void)
{
  const char *said = g_getenv ("PIPWRIGHT_FUZZ_RUNS"), *seed = g_getenv ("PIPWRIGHT_FUZZ_SEED");
  guint64 runs = said ? g_ascii_strtoull (said, NULL, 10) : RUNS;

  numbers = (PwRandom){ seed ? g_ascii_strtoull (seed, NULL, 10) : 1 };
  for (guint64 i = 0; i < runs; i++)
    {
      set_current (any_seed ());
      for (guint n = 1 + below (below (4) ? 4 : 20); n > 0; n--)
        change (current);
      run ();
    }
  g_test_message ("%" G_GUINT64_FORMAT " changed inputs of %u seeds", runs, seeds->len);
}

static int
compare_paths (gconstpointer a, gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

static void
add_seeds (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  g_autoptr (GPtrArray) inside = g_ptr_array_new_with_free_func (g_free);
  const char *name;
  char *data;
  gsize length;

  while (dir && (name = g_dir_read_name (dir)))
    g_ptr_array_add (inside, g_build_filename (path, name, NULL));
  g_ptr_array_sort (inside, compare_paths);
  for (guint i = 0; i < inside->len; i++)
    add_seeds (inside->pdata[i]);
  if (dir == NULL && g_file_get_contents (path, &data, &length, NULL))
    g_ptr_array_add (seeds, g_bytes_new_take (data, length));
}

/* As libFuzzer reads dictionaries. */
static void
print_words (void)
{
  for (guint i = 0; i < words->len; i++)
    {
      g_print ("\"");
      for (const char *p = words->pdata[i]; *p; p++)
        if (*p == '"' || *p == '\\' || !g_ascii_isprint (*p))
          g_print ("\\x%02x", (guint) (guchar) *p);
        else
          g_print ("%c", *p);
      g_print ("\"\n");
    }
}

int
main (int argc, char **argv)
{
  static const int fatal[] = { SIGSEGV, SIGABRT, SIGFPE, SIGILL, SIGBUS, SIGTRAP };
  g_autofree char *name = g_path_get_basename (argv[0]), *seeds_path = g_strdup_printf ("/%s/seeds", name);
  g_autofree char *changed_path = g_strdup_printf ("/%s/changed", name);
  int status;

  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  LLVMFuzzerInitialize (&argc, &argv);
  words = fuzz_words ();
  if (argc == 2 && g_str_equal (argv[1], "--words"))
    {
      print_words ();
      return 0;
    }
  crash_file = g_strconcat (name, ".input", NULL);
  current = g_string_new (NULL);
  seeds = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  for (int i = 1; i < argc; i++)
    add_seeds (argv[i]);
#ifdef __SANITIZE_ADDRESS__
  __asan_set_death_callback (keep_input);
#endif
  for (guint i = 0; i < G_N_ELEMENTS (fatal); i++)
    signal (fatal[i], on_signal);
  own_folders_add (seeds_path, test_seeds);
  own_folders_add (changed_path, test_changed);
  status = g_test_run ();
  g_string_free (current, TRUE);
  g_ptr_array_unref (seeds);
  g_ptr_array_unref (words);
  /* A leak is told of after the end, when no input is to blame. */
  g_clear_pointer (&crash_file, g_free);
  return status;
}
