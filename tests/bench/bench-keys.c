/* bench-keys.c: how many keys each kind of action takes, Enter included, for somebody who knows the names of things
 *
 * bench-keys [GAMES [GAME [WAY]]]: random games, 100 of each. A table for people, and the figures as other benchmarks print them.
 * With BENCH_KEYS_LONG=4 in the environment each action of more than four keys is told, with what is typed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "bench.h"

#include <locale.h>
#include <stdlib.h>
#include <string.h>

#include "core/pw-dealer.h"
#include "core/pw-notation.h"
#include "games/pw-games.h"
#include "model/pw-entry-test.h"

/** MOST: what is counted apart. */
#define MOST 9

typedef struct
{
  guint n[MOST + 1];
  guint moves, keys;
} Count;

/* One kind of action: as it is, and with workers, a discard or whatever else need not be said. */
static Count counts[64][2];

static gboolean
has_extras (const PwMoveKind *kind, const PwMove *move)
{
  for (guint i = 0; i < kind->n_args; i++)
    if (kind->args[i].flags & PW_ARG_OPTIONAL && kind->args[i].type != PW_ARG_DIE && kind->args[i].type != PW_ARG_DICE &&
        move->args[kind->args[i].index] != PW_ARG_NONE && strcmp (kind->args[i].name, "depot") != 0)
      return TRUE;
  return FALSE;
}

static void
play (const PwGame *game, PwDealFlags flags, guint64 seed)
{
  g_autoptr (PwSetup) setup = pw_setup_new (game, MAX (2, game->min_players) + seed % 3);
  g_autoptr (PwSession) session = pw_session_new (game, setup, NULL);
  PwRandom random = { seed };
  PwMoves scratch = PW_MOVES_INIT;
  PwMove target;

  while (pw_dealer_next (game, pw_session_get_state (session), &random, flags, &scratch, &target))
    {
      target.flags = 0;
      if (target.player != PW_TABLE)
        {
          const PwMoveKind *kind = &game->kinds[target.kind];
          Count *count = &counts[target.kind][has_extras (kind, &target)];
          g_autofree char *text = pw_entry_test_shortest (session, &target);
          guint keys = (guint) strlen (text) + 1;

          if (g_getenv ("BENCH_KEYS_LONG") && keys > (guint) atoi (g_getenv ("BENCH_KEYS_LONG")))
            {
              g_autofree char *line = pw_notation_print (game, setup, &target);

              g_print ("%u: %s: %s (game %u, line %u)\n", keys, text, line, (guint) seed,
                       pw_history_get_cursor (pw_session_get_history (session)) + 1);
            }
          count->n[MIN (keys, MOST)]++;
          count->moves++;
          count->keys += keys;
        }
      g_assert_true (pw_session_play (session, &target, NULL));
    }
  pw_moves_clear (&scratch);
}

static void
tell (const PwGame *game, const char *how)
{
  static const char *const extras[] = { "", " +" };

  g_print ("%s, %s\n%-16s %6s %6s  keys: 1      2      3      4      5      6      7      8     9-\n", game->id, how, "action",
           "moves", "mean");
  for (guint kind = 0; kind < game->n_kinds; kind++)
    for (guint extra = 0; extra < 2; extra++)
      {
        Count *count = &counts[kind][extra];
        g_autofree char *what = g_strconcat (game->kinds[kind].name, extras[extra], NULL);
        g_autofree char *name = g_strdup_printf ("%s-keys-%s%s-%s", game->id, game->kinds[kind].name, extra ? "-extra" : "", how);

        if (count->moves == 0)
          continue;
        g_print ("%-16s %6u %6.2f     ", what, count->moves, (double) count->keys / count->moves);
        for (guint n = 1; n <= MOST; n++)
          g_print (" %6u", count->n[n]);
        g_print ("\n");
        bench_print (name, (double) count->keys / count->moves, "keys");
      }
  memset (counts, 0, sizeof counts);
}

/* How much people say: all of it when a tile is taken; no more than has to be said then; or before, what lies there. */
static const struct
{
  const char *name;
  PwDealFlags flags;
} ways[] = {
  { "as-dealt", PW_DEAL_LAZY },
  { "left-open", PW_DEAL_OPEN },
  { "tiles-named-before", PW_DEAL_RECORDED },
};

int
main (int argc, char **argv)
{
  guint n_games = argc > 1 ? (guint) atoi (argv[1]) : 100;

  setlocale (LC_ALL, "C.UTF-8");
  pw_games_init ();
  for (guint i = 0; i < pw_games_count (); i++)
    for (guint how = 0; how < G_N_ELEMENTS (ways); how++)
      {
        const PwGame *game = pw_games_nth (i);

        if ((argc > 2 && strcmp (argv[2], game->id) != 0) || (argc > 3 && strcmp (argv[3], ways[how].name) != 0) ||
            (ways[how].flags == PW_DEAL_OPEN && (game->dealing == NULL || game->dealing->leave_open == NULL)))
          continue;
        for (guint seed = 1; seed <= n_games; seed++)
          play (game, ways[how].flags, seed);
        tell (game, ways[how].name);
      }
  return 0;
}
