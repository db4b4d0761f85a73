/* pw-entry-goods.c: of several things that a move counts, those that are named are all of them, as often as they were counted
 *
 * Words narrow a list to what has them, so "2 stone" behind a verb, and "2 food 2 stone", would leave what has a food and a stone. What is
 * said is assembled here as a line of notation would say it, with each number in front of its noun, or each behind it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdlib.h>
#include <string.h>

#include "core/pw-notation.h"
#include "model/pw-entry-private.h"

/** FEWEST_COUNTED: a kind of move counts so many things, or none. */
#define FEWEST_COUNTED 3

/** LETTERS_OF_NOUN: a noun may be cut; fewer letters may begin another word. */
#define LETTERS_OF_NOUN 3

/** DIGITS_OF_NUMBER: a longer one counts nothing. */
#define DIGITS_OF_NUMBER 3

static gboolean
is_counted (const PwArg *arg)
{
  return arg->type == PW_ARG_NUMBER && (arg->flags & (PW_ARG_OPTIONAL | PW_ARG_BARE | PW_ARG_PER_SEAT)) == PW_ARG_OPTIONAL;
}

/* Whether numbers and what they count are all that such a move says. */
static gboolean
counts_things (const PwMoveKind *kind)
{
  guint n = 0;

  for (guint i = 0; i < kind->n_args; i++)
    if (kind->args[i].type != PW_ARG_NUMBER)
      return FALSE;
    else
      n += is_counted (&kind->args[i]);
  return n >= FEWEST_COUNTED;
}

static gboolean
names_any (const PwMoveKind *kind, const PwMove *move)
{
  for (guint i = 0; i < kind->n_args; i++)
    if (is_counted (&kind->args[i]) && move->args[kind->args[i].index] > 0)
      return TRUE;
  return FALSE;
}

/* The argument that @word is called, in the language of the window or in notation's; NULL: it is something else. */
static const PwArg *
find_noun (const PwMoveKind *kind, const char *word)
{
  if (strlen (word) < LETTERS_OF_NOUN)
    return NULL;
  for (guint i = 0; i < kind->n_args; i++)
    {
      g_autofree char *label = pw_label_fold (pw_arg_label (&kind->args[i]));

      if (is_counted (&kind->args[i]) && (g_str_has_prefix (label, word) || g_str_has_prefix (kind->args[i].name, word)))
        return &kind->args[i];
    }
  return NULL;
}

/* What @words say, each number with the noun behind it or, if @behind, with the one in front of it. One number before all nouns may be
 * anything else: @front. FALSE: they cannot be taken so, or name nothing. */
static gboolean
assemble (const PwMoveKind *kind, char **words, gboolean behind, PwMove *out, int *front)
{
  const PwArg *last = NULL;
  int open = 0;
  gboolean named = FALSE;

  *front = 0;
  for (guint i = 0; words[i]; i++)
    {
      const PwArg *noun = find_noun (kind, words[i]);
      int number = pw_entry_is_number (words[i]) && strlen (words[i]) <= DIGITS_OF_NUMBER ? atoi (words[i]) : 0;

      /* A number that no noun has taken stands in front of all of them, or nowhere. */
      if (open && !(noun && !behind))
        {
          if (named || *front)
            return FALSE;
          *front = open;
          open = 0;
        }
      if (noun && out->args[noun->index] != PW_ARG_NONE)
        return FALSE;
      if (noun)
        out->args[noun->index] = (gint16) MAX (1, open);
      if (number && behind && last)
        out->args[last->index] = (gint16) number;
      open = number && !(behind && last) ? number : 0;
      named |= noun != NULL;
      last = noun;
    }
  return named && open == 0;
}

/* The whole move of what @words say in one of the two ways, if it is one that can be made. */
static gboolean
find_said (const PwScene *scene, const PwMoveKind *kind, const PwMove *like, char **words, gboolean behind, PwMove *out)
{
  const PwArg *first = &kind->args[0];
  int front;

  pw_move_init (out, like->kind, like->player);
  if (!assemble (kind, words, behind, out, &front))
    return FALSE;
  if (front && !is_counted (first))
    out->args[first->index] = (gint16) front;
  /* What must be said otherwise, as how many are paid for with it, may have been found. */
  for (guint i = 0; i < kind->n_args; i++)
    if (!(kind->args[i].flags & PW_ARG_OPTIONAL) && out->args[kind->args[i].index] == PW_ARG_NONE)
      out->args[kind->args[i].index] = like->args[kind->args[i].index];
  return pw_game_complete (scene->game, scene->state, out, NULL) && pw_game_check (scene->game, scene->state, out, NULL);
}

/**
 * pw_entry_find_counted:
 * @text: what is typed
 * @move: what it was read as
 * @said: (out): what it says
 *
 * "use 2 stone", "2 food 2 stone cloth gold": whoever names things, with how many of them or without a number for one, names all of them, but
 * for what the game adds by itself.
 *
 * Returns: whether @move is not what was said: then @said is, or its kind is %PW_KIND_ANY where nothing is, or two things are
 */
gboolean
pw_entry_find_counted (const PwScene *scene, const char *text, const PwMove *move, PwMove *said)
{
  const PwMoveKind *kind = &scene->game->kinds[move->kind];
  g_auto (GStrv) words = NULL;
  PwMove found[2];
  gboolean is[2], named = FALSE;
  int number = 0;

  pw_move_init (said, PW_KIND_ANY, PW_NOBODY);
  if (!counts_things (kind) || !names_any (kind, move) || strchr (text, '='))
    return FALSE;
  words = pw_entry_words_of_text (text);
  for (guint i = 0; words[i]; i++)
    {
      if (number == 0 && !named && pw_entry_is_number (words[i]) && strlen (words[i]) <= DIGITS_OF_NUMBER)
        number = atoi (words[i]);
      named |= find_noun (kind, words[i]) != NULL;
    }
  if (!named)
    return FALSE;
  for (guint behind = 0; behind < 2; behind++)
    {
      is[behind] = find_said (scene, kind, move, words, behind != 0, &found[behind]);
      if (is[behind] && pw_move_equal (&found[behind], move))
        return FALSE;
      /* "deliver 2 food wood": the first number is what a move of that kind wants first. */
      if (number && !is_counted (&kind->args[0]) && found[behind].args[kind->args[0].index] != number)
        is[behind] = FALSE;
    }
  if (is[0] != is[1] || (is[0] && pw_move_equal (&found[0], &found[1])))
    *said = found[is[0] ? 0 : 1];
  return TRUE;
}
