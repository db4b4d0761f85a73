/* bench-library.c: how long a library of 10,000 games takes to be listed
 *
 * Makes the games in a folder of its own, lists them once as a new user would, who has no index yet,
 * then ten times with it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
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
  while (pw_dealer_next (game, pw_history_get_state (history, pw_history_get_cursor (history)), &random, PW_DEAL_LAZY,
                         &scratch, &move))
    pw_history_play (history, &move, NULL);
  pw_moves_clear (&scratch);
  record = pw_record_new (history);
  text = pw_record_print (record);
  pw_record_free (record);
  return text;
}

static double
list (const char *what)
{
  gint64 begin = g_get_monotonic_time ();
  PwLibrary *library = pw_library_new ();
  double shown, read;
  struct mallinfo2 memory;

  pw_library_refresh (library, NULL);
  shown = (g_get_monotonic_time () - begin) / 1e6;
  pw_library_read_all (library);
  read = (g_get_monotonic_time () - begin) / 1e6;
  memory = mallinfo2 ();
  g_print ("%s: %u games, listed in %.3f s, all read in %.3f s, %.1f MiB in use\n", what,
           g_list_model_get_n_items (G_LIST_MODEL (library)), shown, read, (memory.uordblks + memory.hblkhd) / 1048576.0);
  g_object_unref (library);
  return shown;
}

int
main (int argc, char **argv)
{
  g_autofree char *folder = NULL, *games = NULL;
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
  list ("without an index");
  for (guint i = 0; i < 5; i++)
    list ("with the index");
  getrusage (RUSAGE_SELF, &usage);
  g_print ("peak memory %.1f MiB\n", usage.ru_maxrss / 1024.0);
  for (guint i = 0; i < N_GAMES; i++)
    {
      g_autofree char *name = g_strdup_printf ("%s/game-%05u.pipwright", games, i);

      g_remove (name);
    }
  for (guint i = 0; i < N_DIFFERENT; i++)
    g_free (texts[i]);
  return 0;
}
