/* bench-library.c: how long a library of 10,000 games takes to be listed
 *
 * Makes the games in a folder of its own, lists them once as a new user would, who has no index yet,
 * then once with it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "bench.h"

#include <malloc.h>
#include <string.h>
#include <sys/resource.h>

#include <glib/gstdio.h>

#include "core/pw-dealer.h"
#include "games/pw-games.h"
#include "model/pw-library.h"
#include "model/pw-store.h"

#define N_GAMES 10000
#define N_DIFFERENT 40

static char *
print_game (guint seed)
{
  g_autoptr (PwSetup) setup = pw_setup_new (pw_games_nth (seed % pw_games_count ()), 2 + seed % 3);
  const PwGame *game = pw_games_nth (seed % pw_games_count ());
  g_autoptr (GError) error = NULL;
  PwHistory *history = pw_history_new (game, setup, &error);
  PwRandom random = { seed };
  PwMoves scratch = PW_MOVES_INIT;
  PwRecord *record;
  PwMove move;
  char *text;

  g_assert_no_error (error);
  while (pw_dealer_next (game, pw_history_get_state (history, pw_history_get_cursor (history)), &random, PW_DEAL_LAZY, &scratch,
                         &move))
    pw_history_play (history, &move, NULL);
  pw_moves_clear (&scratch);
  record = pw_record_new (history);
  text = pw_record_print (record);
  pw_record_free (record);
  return text;
}

/* What is in use of the heap counts, not what the system has given. */
static void
list (const char *what)
{
  g_autofree char *shown = g_strdup_printf ("library-10000-%s-listed", what),
                  *read = g_strdup_printf ("library-10000-%s-read", what);
  g_autofree char *used = g_strdup_printf ("library-10000-%s-memory", what);
  double begin = bench_now ();
  PwLibrary *library = pw_library_new ();
  struct mallinfo2 memory;

  pw_library_refresh (library, NULL);
  bench_print (shown, bench_now () - begin, "s");
  pw_library_read_all (library);
  bench_print (read, bench_now () - begin, "s");
  memory = mallinfo2 ();
  bench_print (used, (double) (memory.uordblks + memory.hblkhd) / 1048576.0, "MiB");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, N_GAMES);
  g_object_unref (library);
}

int
main (int argc, char **argv)
{
  g_autofree char *folder = NULL, *games = NULL, *index = NULL, *above = NULL;
  char *texts[N_DIFFERENT];
  struct rusage usage;

  folder = g_dir_make_tmp ("pipwright-bench-XXXXXX", NULL);
  g_setenv ("XDG_DATA_HOME", folder, TRUE);
  g_setenv ("XDG_CACHE_HOME", folder, TRUE);
  pw_games_init ();
  games = pw_store_directory ();
  g_mkdir_with_parents (games, 0700);
  for (guint i = 0; i < N_DIFFERENT; i++)
    texts[i] = print_game (i);
  for (guint i = 0; i < N_GAMES; i++)
    {
      g_autofree char *name = g_strdup_printf ("%s/game-%05u.pipwright", games, i);

      g_file_set_contents (name, texts[i % N_DIFFERENT], -1, NULL);
    }
  list ("new");
  list ("indexed");
  getrusage (RUSAGE_SELF, &usage);
  bench_print ("library-10000-peak-memory", (double) usage.ru_maxrss / 1024.0, "MiB");
  for (guint i = 0; i < N_GAMES; i++)
    {
      g_autofree char *name = g_strdup_printf ("%s/game-%05u.pipwright", games, i);

      g_remove (name);
    }
  for (guint i = 0; i < N_DIFFERENT; i++)
    g_free (texts[i]);
  index = g_build_filename (folder, "pipwright", "library.index", NULL);
  above = g_path_get_dirname (index);
  g_remove (index);
  g_remove (games);
  g_remove (above);
  g_remove (folder);
  return 0;
}
