/* pw-entry-suggest.c: what a misspelt word may have been: it is proposed, never taken
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-entry-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

/** LEAST: shorter words are too much alike; MOST: no longer word is compared. */
#define LEAST 4
#define MOST 24

/** LONG: from so many letters on, two may be wrong. */
#define LONG 7

/* How many letters are wrong, left out, too many or exchanged with the next one. */
static guint
distance (const char *a, const char *b)
{
  guint n = (guint) strlen (a), m = (guint) strlen (b);
  guint d[MOST + 1][MOST + 1];

  for (guint i = 0; i <= n; i++)
    for (guint k = 0; k <= m; k++)
      {
        if (i == 0 || k == 0)
          {
            d[i][k] = i + k;
            continue;
          }
        d[i][k] = MIN (MIN (d[i - 1][k], d[i][k - 1]) + 1, d[i - 1][k - 1] + (a[i - 1] != b[k - 1]));
        if (i > 1 && k > 1 && a[i - 1] == b[k - 2] && a[i - 2] == b[k - 1])
          d[i][k] = MIN (d[i][k], d[i - 2][k - 2] + 1);
      }
  return d[n][m];
}

typedef struct
{
  const char *typed;
  guint length;                 /* of it */
  guint best;
  char *found;
} Search;

/* Looks at each word of @text, which people read or type. */
static void
look_at (Search *search, const char *text)
{
  g_auto (GStrv) words = text ? pw_entry_words_of_text (text) : NULL;

  for (guint i = 0; words && words[i]; i++)
    {
      guint length = (guint) strlen (words[i]), wrong;

      /* So many letters at least are too few or too many. */
      if (length < LEAST || length > MOST || MAX (length, search->length) - MIN (length, search->length) >= search->best)
        continue;
      wrong = distance (search->typed, words[i]);
      if (wrong >= search->best)
        continue;
      search->best = wrong;
      g_free (search->found);
      search->found = g_strdup (words[i]);
    }
}

static void
look_at_vocabulary (Search *search, const PwVocabulary *words)
{
  for (guint w = 0; w < words->n_words && search->best > 0; w++)
    {
      look_at (search, words->words[w].word);
      if (words->label)
        look_at (search, words->label (words->words[w].value));
      else if (words->words[w].label && *words->words[w].label)
        look_at (search, _(words->words[w].label));
    }
}

/**
 * pw_entry_suggest:
 * @text: what is typed, of which some word is not understood
 *
 * Returns: (transfer full) (nullable): the word of the game that the first misspelt one is most like; %NULL where it is like none
 */
char *
pw_entry_suggest (const PwScene *scene, const char *text)
{
  const GPtrArray *all = pw_entry_vocabularies (scene->game, FALSE);
  g_auto (GStrv) words = pw_entry_words_of_text (text);

  for (guint i = 0; words[i]; i++)
    {
      gsize length = strlen (words[i]);
      Search search = { words[i], (guint) length, length >= LONG ? 3 : 2, NULL };

      if (length < LEAST || length > MOST || g_ascii_isdigit (words[i][0]))
        continue;
      for (guint kind = 0; kind < scene->game->n_kinds && search.best > 0; kind++)
        if (!scene->game->kinds[kind].statement)
          look_at (&search, scene->game->kinds[kind].name);
      for (guint v = 0; v < all->len && search.best > 0; v++)
        look_at_vocabulary (&search, all->pdata[v]);
      if (search.found && search.best > 0)
        return search.found;
      g_free (search.found);
    }
  return NULL;
}
