/* pw-entry-fault.c: whether a move says what was typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-entry-test.h"

#include <string.h>

#include "core/pw-notation.h"
#include "games/burgundy/data/cb-words.h"

static gboolean
is_number (const char *word)
{
  return *word && word[strspn (word, "0123456789")] == '\0';
}

/* All that a move says, in words: its line with everything in it, what its arguments are called, its choice. */
static char **
words_of_move (const PwScene *scene, const PwMove *move, const PwChoice *choice)
{
  const PwMoveKind *kind = &scene->game->kinds[move->kind];
  g_autofree char *line = pw_notation_print (scene->game, scene->setup, move);
  g_autoptr (GString) all = g_string_new (line);
  g_autofree char *label = choice ? pw_choice_label (scene, choice) : NULL;

  g_string_append_printf (all, " ; %s ; %s", kind->title, label ? label : "");
  for (guint i = 0; i < kind->n_args; i++)
    {
      gint16 value = move->args[kind->args[i].index];
      const PwVocabulary *words = kind->args[i].words;
      const PwWord *word = words && value != PW_ARG_NONE ? pw_vocabulary_get (words, value) : NULL;

      /* "-1 steps", "back 1". */
      if (kind->args[i].type == PW_ARG_NUMBER && kind->args[i].min < 0 && value != PW_ARG_NONE)
        g_string_append_printf (all, " ; %s %s", kind->args[i].name, value < 0 ? "back" : "forward");
      /* A church is a building, too. */
      if (word && words == &cb_tile_words)
        g_string_append_printf (all, " ; %s", cb_type_label (cb_tile_type ((CbTile) value)));
      if (word)
        g_string_append_printf (all, " ; %s ; %s ; %s", words->label ? words->label (value) : word->label, word->word,
                                word->alias ? word->alias : "");
    }
  return pw_entry_words_of_text (all->str);
}

static gboolean
has_prefix (char **words, const char *text)
{
  for (guint i = 0; words[i]; i++)
    if (g_str_has_prefix (words[i], text))
      return TRUE;
  return FALSE;
}

static gboolean
has_value (const PwScene *scene, const PwMove *move, int number)
{
  const PwMoveKind *kind = &scene->game->kinds[move->kind];

  for (guint i = 0; i < kind->n_args; i++)
    {
      gint16 value = move->args[kind->args[i].index];
      guint8 dice[6];
      int shown = 0;

      if (value == PW_ARG_NONE)
        continue;
      if (kind->args[i].type == PW_ARG_DICE)
        {
          guint n = pw_dice_unpack (value, dice), sorted = 0;

          for (guint d = 0; d < n; d++)
            shown = 10 * shown + dice[d];
          sorted = (guint) shown;
          value = (gint16) sorted;
        }
      if (value == number)
        return TRUE;
    }
  return FALSE;
}

/* The first of the words @typed that @move does not say, or NULL; numbers in front are choices. @choice: (nullable): what
 * it was taken by. */
const char *
pw_entry_test_find_fault (const PwScene *scene, char **typed, const PwMove *move, const PwChoice *choice)
{
  g_auto (GStrv) words = words_of_move (scene, move, choice);
  gboolean behind = FALSE;

  for (guint i = 0; typed[i]; i++)
    {
      if (!is_number (typed[i]))
        {
          behind = TRUE;
          /* An article says nothing. */
          if (!has_prefix (words, typed[i]) && !(typed[i + 1] && pw_entry_is_article (typed[i])))
            return typed[i];
          continue;
        }
      if (!behind)
        continue;
      if (i > 0 && !is_number (typed[i - 1]) && pw_entry_is_numbered (scene, typed[i - 1]))
        {
          gboolean found = FALSE;

          for (guint w = 1; words[w] && !found; w++)
            found = strcmp (words[w], typed[i]) == 0 && g_str_has_prefix (words[w - 1], typed[i - 1]);
          if (!found)
            return typed[i];
        }
      /* Behind a depot, it may be a choice of the list that was shown. */
      else if (!(i > 0 && is_number (typed[i - 1])) && !has_value (scene, move, atoi (typed[i])) && !has_prefix (words, typed[i]))
        return typed[i];
    }
  return NULL;
}
