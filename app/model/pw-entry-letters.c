/* pw-entry-letters.c: letters that may begin several names, beside something that is known: "p f1"
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-entry-reader.h"

#include <string.h>

/* The words of a move that can be made now, from @kind on, that some of begin with @letters; NULL: there are none. */
static const PwVocabulary *
find_begun (const PwScene *scene, const char *letters)
{
  PwKindSet playable = scene->game->play.playable (scene->state);

  for (guint kind = 0; kind < scene->game->n_kinds; kind++)
    for (guint i = 0; pw_kind_set_has (playable, kind) && i < scene->game->kinds[kind].n_args; i++)
      {
        const PwVocabulary *words = scene->game->kinds[kind].args[i].words;

        if (words && pw_entry_begins_word (words, letters))
          return words;
      }
  return NULL;
}

/* Whether @word is the very name of something that a move can be about now. */
static gboolean
is_name (const PwScene *scene, const char *word)
{
  PwKindSet playable = scene->game->play.playable (scene->state);

  for (guint kind = 0; kind < scene->game->n_kinds; kind++)
    for (guint i = 0; pw_kind_set_has (playable, kind) && i < scene->game->kinds[kind].n_args; i++)
      {
        const PwVocabulary *words = scene->game->kinds[kind].args[i].words;

        for (guint w = 0; words && w < words->n_words; w++)
          if (g_ascii_strcasecmp (words->words[w].word, word) == 0)
            return TRUE;
      }
  return FALSE;
}

static gboolean
begins_verb (const PwScene *scene, const char *letters)
{
  PwKindSet playable = scene->game->play.playable (scene->state);

  for (guint kind = 0; kind < scene->game->n_kinds; kind++)
    if (pw_kind_set_has (playable, kind) && g_str_has_prefix (scene->game->kinds[kind].name, letters))
      return TRUE;
  return FALSE;
}

/* The word of @words that stands for all of those that begin with @letters, such as “some monastery” for a k; NULL: none does. */
static const char *
find_covering (const PwVocabulary *words, const char *letters)
{
  for (guint c = 0; words && words->covers && c < words->n_words; c++)
    {
      gboolean all = TRUE;
      guint n = 0;

      for (guint w = 0; w < words->n_words && all; w++)
        {
          const PwVocabulary one = { .words = &words->words[w], .n_words = 1, .label = words->label };

          if (!pw_entry_begins_word (&one, letters))
            continue;
          n++;
          all = w == c || words->covers (words->words[c].value, words->words[w].value);
        }
      if (all && n > 0)
        return words->words[c].word;
    }
  return NULL;
}

/* What is sure of @line: its words without those letters that may begin several names; or with the word that covers them all, where
 * @covered. NULL where it has no such letters, or nothing beside them is a name. */
static char *
what_is_sure (const PwScene *scene, const char *line, gboolean covered)
{
  g_auto (GStrv) words = g_strsplit_set (line, PW_BETWEEN_WORDS, -1);
  GString *sure = g_string_new (NULL);
  gboolean vague = FALSE, names = FALSE;

  for (guint i = 0; words[i]; i++)
    {
      g_autofree char *folded = pw_label_fold (words[i]);
      gboolean letters = *folded != '\0' && strcspn (folded, "0123456789") == strlen (folded) && !is_name (scene, words[i]);
      const PwVocabulary *begun = letters ? find_begun (scene, folded) : NULL;
      const char *word = words[i];

      if (begun || (letters && begins_verb (scene, folded)))
        {
          vague = TRUE;
          word = covered ? find_covering (begun, folded) : NULL;
        }
      else
        names |= is_name (scene, words[i]);
      if (word && *word)
        g_string_append_printf (sure, "%s%s", sure->len ? " " : "", word);
    }
  return g_string_free (sure, !vague || !names);
}

void
pw_text_reader_refuse_letters (PwTextReader *reader)
{
  const PwMove *chosen = reader->line ? &reader->front : reader->base;

  for (guint covered = 0; covered < 2; covered++)
    {
      g_autofree char *sure = what_is_sure (reader->scene, reader->line ? reader->line : reader->text, covered == 1);
      gboolean by_name;
      PwMove said;

      if (sure && pw_entry_read_attempt (reader->scene, chosen, sure, &said, &by_name, NULL) &&
          pw_text_reader_refuse_said (reader, chosen, &said, by_name))
        return;
    }
}
