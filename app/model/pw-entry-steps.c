/* pw-entry-steps.c: “+1”, “1 back”, “steps 1”: so far forward or back, as people say it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-entry-private.h"

#include <string.h>

#include "core/pw-notation.h"

/** LETTERS: fewer begin no word here. */
#define LETTERS 2

/** MOST_DIGITS: a number of more digits is none of steps. */
#define MOST_DIGITS 2

/* The kind of move that says nothing but how far forward or back, if that is asked now; -1: none is. */
static int
find_kind_of_steps (const PwScene *scene)
{
  PwKindSet playable = scene->game->play.playable (scene->state);

  for (guint kind = 0; kind < scene->game->n_kinds; kind++)
    {
      const PwMoveKind *it = &scene->game->kinds[kind];

      if (pw_kind_set_has (playable, kind) && !it->table && !it->statement && it->n_args == 1 &&
          it->args[0].type == PW_ARG_NUMBER && it->args[0].min < 0)
        return (int) kind;
    }
  return -1;
}

/* Whether @label has a word that @word, which is folded, begins. */
static gboolean
says (const char *label, const char *word)
{
  g_auto (GStrv) words = pw_entry_words_of_text (label);

  for (guint i = 0; words[i]; i++)
    if (g_str_has_prefix (words[i], word))
      return TRUE;
  return FALSE;
}

/* Which way @word means: 1 forward, -1 back, 0 either; FALSE where it says nothing of steps. */
static gboolean
read_way (const PwScene *scene, const PwMove *base, guint kind, const char *word, int *way)
{
  const PwArg *arg = &scene->game->kinds[kind].args[0];
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  gboolean forward = FALSE, back = FALSE;

  *way = 0;
  if (strlen (word) < LETTERS)
    return FALSE;
  if (strcmp (word, scene->game->kinds[kind].name) == 0 || strcmp (word, arg->name) == 0)
    return TRUE;
  pw_entry_list (scene, base, choices);
  for (guint i = 0; i < choices->len; i++)
    {
      const PwChoice *choice = &g_array_index (choices, PwChoice, i);
      g_autofree char *label = choice->move.kind == kind ? pw_choice_label (scene, choice) : NULL;

      if (!label || !says (label, word))
        continue;
      forward |= choice->move.args[arg->index] > 0;
      back |= choice->move.args[arg->index] < 0;
    }
  *way = forward - back;
  return forward || back;
}

/**
 * pw_entry_spell_steps:
 * @base: what was chosen by clicks before
 * @text: what is typed, which means nothing otherwise
 *
 * Words say the way as the list does, in its language; without one, and without a sign, it is forward.
 *
 * Returns: (transfer full) (nullable): the same as a line of notation, such as “provost -1”; %NULL where it speaks of no steps
 */
char *
pw_entry_spell_steps (const PwScene *scene, const PwMove *base, const char *text)
{
  int kind = find_kind_of_steps (scene), number = -1, sign = 0, way = 0;
  g_auto (GStrv) words = kind >= 0 ? g_strsplit_set (text, " ,", -1) : NULL;

  for (guint i = 0; words && words[i]; i++)
    {
      g_autofree char *word = pw_label_fold (words[i]);
      const char *p = word;
      int one;

      if (i == 0 && pw_entry_is_actor (scene, words[0]))
        continue;
      if (*p == '+' || *p == '-')
        {
          if (sign != 0 || number >= 0)
            return NULL;
          sign = *p++ == '+' ? 1 : -1;
        }
      if (pw_entry_is_number (p))
        {
          if (number >= 0 || strlen (p) > MOST_DIGITS)
            return NULL;
          number = (int) g_ascii_strtoll (p, NULL, 10);
        }
      else if (*p != '\0')
        {
          if (p != word || !read_way (scene, base, (guint) kind, p, &one) || one * way < 0)
            return NULL;
          way = one ? one : way;
        }
    }
  /* “-1 forward” contradicts itself. */
  if (number <= 0 || way * sign < 0)
    return NULL;
  return g_strdup_printf ("%s %d", scene->game->kinds[kind].name, way < 0 || sign < 0 ? -number : number);
}
