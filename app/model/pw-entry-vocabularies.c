/* pw-entry-vocabularies.c: what a game has words for, each list of them once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-entry-private.h"

static GPtrArray *
collect (const PwGame *game, gboolean statements)
{
  GPtrArray *all = g_ptr_array_new ();

  for (guint kind = 0; kind < game->n_kinds; kind++)
    for (guint i = 0; (statements || !game->kinds[kind].statement) && i < game->kinds[kind].n_args; i++)
      {
        const PwVocabulary *words = game->kinds[kind].args[i].words;

        if (words && !g_ptr_array_find (all, words, NULL))
          g_ptr_array_add (all, (gpointer) words);
      }
  return all;
}

/**
 * pw_entry_vocabularies:
 * @game: a game
 * @statements: those too that only statements have, which nobody types while a game is played
 *
 * Many kinds of moves name the same things: who looks for a word need not look there for each of them. Of the main thread.
 *
 * Returns: (transfer none) (element-type PwVocabulary): every vocabulary of an argument, once
 */
const GPtrArray *
pw_entry_vocabularies (const PwGame *game, gboolean statements)
{
  static GHashTable *of_games[2] = { NULL, NULL };
  GHashTable **table = &of_games[statements ? 1 : 0];
  GPtrArray *all;

  if (!*table)
    *table = g_hash_table_new (NULL, NULL);
  all = g_hash_table_lookup (*table, game);
  if (!all)
    g_hash_table_insert (*table, (gpointer) game, all = collect (game, statements));
  return all;
}
