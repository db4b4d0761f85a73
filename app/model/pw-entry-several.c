/* pw-entry-several.c: words for several things of one move: each is said of another, in their order, and as often as it is named
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-entry-private.h"

#include <string.h>

/** SEVERAL: so many things of one kind in a move are said one by one. */
#define SEVERAL 3

/* Of a move that says several things of one kind, such as three goods, each of @wanted that names such a thing is said of the
 * next: "r p pi" are three colours, and not pink three times. */
static gboolean
says_one_by_one (const PwScene *scene, const PwMove *partial, const PwMove *move, char **wanted)
{
  const PwMoveKind *kind = move->kind < scene->game->n_kinds ? &scene->game->kinds[move->kind] : NULL;
  const PwVocabulary *words = NULL;
  guint args[PW_MAX_ARGS], n = 0, said = 0;

  for (guint i = 0; kind && i < kind->n_args; i++)
    {
      if (kind->args[i].type != PW_ARG_WORD || kind->args[i].flags & PW_ARG_OPTIONAL || (n > 0 && kind->args[i].words != words))
        continue;
      if (n == 0 && (i + 1 >= kind->n_args || kind->args[i + 1].words != kind->args[i].words))
        continue;
      words = kind->args[i].words;
      args[n++] = kind->args[i].index;
      said += partial->args[kind->args[i].index] != PW_ARG_NONE;
    }
  for (guint w = 0; n >= SEVERAL && wanted[w]; w++)
    {
      const PwWord *word;

      if (*wanted[w] == '\0' || pw_entry_is_number (wanted[w]) || !pw_entry_begins_word (words, wanted[w]))
        continue;
      if (said >= n || move->args[args[said]] == PW_ARG_NONE)
        return FALSE;
      word = pw_vocabulary_get (words, move->args[args[said++]]);
      if (!word || !pw_entry_begins_this (words, word, wanted[w]))
        return FALSE;
    }
  return TRUE;
}

/**
 * pw_entry_keep_one_by_one:
 * @partial: what is chosen so far
 * @wanted: what is typed, word by word
 * @choices: (element-type PwChoice): what follows it
 *
 * Keeps those of which each thing is said of the next: “r p pi” are three colours, and not pink three times.
 */
void
pw_entry_keep_one_by_one (const PwScene *scene, const PwMove *partial, char **wanted, GArray *choices)
{
  guint kept = 0;

  for (guint i = 0; i < choices->len; i++)
    if (says_one_by_one (scene, partial, &g_array_index (choices, PwChoice, i).move, wanted))
      g_array_index (choices, PwChoice, kept++) = g_array_index (choices, PwChoice, i);
  g_array_set_size (choices, kept);
}

/* Where @wanted says @value: the first word that names it, and none of @other, behind the name of @arg if that is said; -1: nowhere. */
static int
find_said (const PwArg *arg, int value, int other, char **wanted)
{
  const PwWord *word = pw_vocabulary_get (arg->words, value), *another = pw_vocabulary_get (arg->words, other);

  for (guint w = 0; word && another && wanted[w]; w++)
    if (*wanted[w] != '\0' && !pw_entry_is_number (wanted[w]) && pw_entry_begins_this (arg->words, word, wanted[w]) &&
        !pw_entry_begins_this (arg->words, another, wanted[w]))
      return (int) w;
  return -1;
}

/**
 * pw_entry_keeps_order:
 * @move: a move
 * @wanted: what is typed, word by word
 *
 * Of two things of one kind that @move is about, such as a tile that is taken and one that is thrown out, the one that is said first is the
 * first of its line, whatever list finds them, unless the name of the other stands in front: “bank, discard mine”.
 *
 * Returns: whether @move has them in the order of @wanted
 */
gboolean
pw_entry_keeps_order (const PwScene *scene, const PwMove *move, char **wanted)
{
  const PwMoveKind *kind = move->kind < scene->game->n_kinds ? &scene->game->kinds[move->kind] : NULL;

  for (guint i = 0; kind && i + 1 < kind->n_args; i++)
    for (guint k = i + 1; k < kind->n_args; k++)
      {
        const PwArg *first = &kind->args[i], *second = &kind->args[k];
        int one = move->args[first->index], two = move->args[second->index], at, behind;

        /* What a line writes without a name, such as the goods that are taken, has no order. */
        if (first->type != PW_ARG_WORD || second->type != PW_ARG_WORD || first->words != second->words || one == two ||
            !(second->flags & PW_ARG_OPTIONAL) || second->flags & PW_ARG_BARE || one == PW_ARG_NONE || two == PW_ARG_NONE)
          continue;
        at = find_said (first, one, two, wanted);
        behind = find_said (second, two, one, wanted);
        if (at > 0 && strcmp (wanted[at - 1], second->name) == 0)
          return FALSE;
        if (at >= 0 && behind >= 0 && behind < at && (behind == 0 || strcmp (wanted[behind - 1], second->name) != 0))
          return FALSE;
      }
  return TRUE;
}

/* How many of @n things of a list of @move, from its argument @first on, are @value. */
static guint
count_things (const PwMove *move, const PwArg *first, guint n, int value)
{
  guint count = 0;

  for (guint i = 0; i < n; i++)
    count += move->args[first[i].index] == value;
  return count;
}

/* How many of @wanted begin @word, and nothing else of the list: each is one more of it. */
static guint
count_said (const PwVocabulary *words, const PwWord *word, char **wanted)
{
  guint count = 0;

  for (guint w = 0; wanted[w]; w++)
    {
      guint n = 0;

      if (*wanted[w] == '\0' || pw_entry_is_number (wanted[w]) || !pw_entry_begins_this (words, word, wanted[w]))
        continue;
      for (guint i = 0; i < words->n_words; i++)
        n += pw_entry_begins_this (words, &words->words[i], wanted[w]);
      count += n == 1;
    }
  return count;
}

/**
 * pw_entry_repeats:
 * @wanted: what is typed, word by word
 *
 * Returns: whether some of @wanted begins another, so that both may name the same
 */
gboolean
pw_entry_repeats (char **wanted)
{
  for (guint w = 0; wanted[w]; w++)
    for (guint v = 0; wanted[v] && *wanted[w] && !pw_entry_is_number (wanted[w]); v++)
      if (v != w && g_str_has_prefix (wanted[v], wanted[w]))
        return TRUE;
  return FALSE;
}

/* How many of @words begin with @text: in that of their parts which has most, or different ones in all. */
static guint
count_begun (char **words, const char *text)
{
  guint most = 0, n = 0, different = 0;

  for (guint i = 0; words[i]; i++)
    {
      gboolean before = FALSE;

      n = *words[i] == '\0' ? 0 : n + pw_entry_word_begins (words[i], text);
      most = MAX (most, n);
      for (guint k = 0; k < i && !before; k++)
        before = strcmp (words[k], words[i]) == 0;
      different += !before && *words[i] != '\0' && pw_entry_word_begins (words[i], text);
    }
  return MAX (most, different);
}

/* Whether each of @wanted has a word of its own in @words: the stone of "stonemason stone" is more than the beginning of the other. */
static gboolean
has_each (char **wanted, char **words)
{
  for (guint w = 0; wanted[w]; w++)
    {
      guint n = 0;
      gboolean longer = FALSE;

      for (guint v = 0; wanted[v] && *wanted[w] && !pw_entry_is_number (wanted[w]); v++)
        {
          n += g_str_has_prefix (wanted[v], wanted[w]);
          longer |= g_str_has_prefix (wanted[v], wanted[w]) && strlen (wanted[v]) > strlen (wanted[w]);
        }
      if (longer && n > count_begun (words, wanted[w]))
        return FALSE;
    }
  return TRUE;
}

/* Things of a list that are named one after the other are one each, in any order: "gold wood wood" are two wood, and no move with one. */
static gboolean
says_as_many (const PwScene *scene, const PwMove *move, char **wanted)
{
  const PwMoveKind *kind = move->kind < scene->game->n_kinds ? &scene->game->kinds[move->kind] : NULL;
  guint n = 0;

  for (guint first = 0; kind && first < kind->n_args; first += n)
    {
      const PwArg *list = &kind->args[first];

      /* What a line writes with its name, such as another tile, is no more of the same. */
      for (n = 1; first + n < kind->n_args && list[n].words == list->words; n++)
        if (list[n].type != PW_ARG_WORD || (list[n].flags & PW_ARG_OPTIONAL && !(list[n].flags & PW_ARG_BARE)))
          break;
      for (guint w = 0; list->type == PW_ARG_WORD && n > 1 && w < list->words->n_words; w++)
        {
          const PwWord *word = &list->words->words[w];
          guint said = count_said (list->words, word, wanted);

          if (said > 1 && said > count_things (move, list, n, word->value))
            return FALSE;
        }
    }
  return TRUE;
}

/**
 * pw_entry_says_each:
 * @move: a move
 * @wanted: what is typed, word by word, some of which may name the same
 * @words: what @move is called, word by word
 *
 * Returns: whether each of @wanted is another word of it, and each thing of a list as often in it as it is named
 */
gboolean
pw_entry_says_each (const PwScene *scene, const PwMove *move, char **wanted, char **words)
{
  return has_each (wanted, words) && says_as_many (scene, move, wanted);
}
