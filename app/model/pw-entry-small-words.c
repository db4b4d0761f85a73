/* pw-entry-small-words.c: “the castle on b2”: small words in front of a thing or a place, which say nothing more
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-entry-reader.h"

#include <string.h>

#include <glib/gi18n-lib.h>

/**
 * pw_entry_is_one_of:
 * @list: words, parted by spaces
 * @word: what is typed
 *
 * Returns: whether @word is one of @list, whatever its capitals and accents
 */
gboolean
pw_entry_is_one_of (const char *list, const char *word)
{
  g_autofree char *folded = pw_label_fold (word);
  g_auto (GStrv) words = g_strsplit (list, " ", -1);

  return *folded && g_strv_contains ((const char *const *) words, folded);
}

/**
 * pw_entry_is_article:
 * @word: what is typed
 *
 * Returns: whether @word may stand in front of a thing, in English or in the language of the window
 */
gboolean
pw_entry_is_article (const char *word)
{
  /* Translators: words that may stand between “with” and a thing, as in “with a +2 token”, or in front of one, as in “the castle”; in small
   * letters, parted by spaces. */
  return pw_entry_is_one_of ("a an the", word) || pw_entry_is_one_of (_("a the"), word);
}

/* Whether @word may stand in front of a place. */
static gboolean
is_preposition (const char *word)
{
  /* Translators: words that may stand in front of a place, as in “castle on b2”, in small letters, parted by spaces. */
  return pw_entry_is_one_of ("on at in to into onto", word) || pw_entry_is_one_of (C_("entry", "on at in to into onto"), word);
}

/* Whether somebody is called @word, which then is no small word; while nobody acts, as on a score pad, a letter is somebody too: “a goods wine 1”. */
static gboolean
is_somebody (const PwScene *scene, const char *word)
{
  gboolean several = FALSE;
  int seat = pw_setup_find_name (scene->setup, word, &several);

  if (scene->game->play.actor (scene->state) < 0)
    return seat >= 0 || several;
  return seat >= 0 && g_utf8_collate (scene->setup->names[seat], word) == 0;
}

/* Whether @word is the name of a thing, or begins one, and no letter of it. */
static gboolean
is_thing (const PwScene *scene, const char *word)
{
  const GPtrArray *vocabularies;
  g_autofree char *folded = pw_label_fold (word);

  if (g_utf8_strlen (folded, -1) < PW_LETTERS_OF_WORD)
    return FALSE;
  vocabularies = pw_entry_vocabularies (scene->game, FALSE);
  for (guint i = 0; i < vocabularies->len; i++)
    if (pw_entry_begins_word (g_ptr_array_index (vocabularies, i), folded))
      return TRUE;
  return FALSE;
}

/* Whether @word is the name of a place: a letter and a number. */
static gboolean
is_place (const PwScene *scene, const char *word)
{
  gint16 cell;

  if (!g_ascii_isalpha (*word) || word[strcspn (word, "0123456789")] == '\0')
    return FALSE;
  for (guint kind = 0; kind < scene->game->n_kinds; kind++)
    for (guint i = 0; i < scene->game->kinds[kind].n_args; i++)
      {
        const PwArg *arg = &scene->game->kinds[kind].args[i];

        if (arg->type == PW_ARG_CELL && pw_cell_parse (arg->cells, word, &cell))
          return TRUE;
      }
  return pw_entry_is_word (scene, word);
}

/**
 * pw_entry_drop_small_words:
 * @text: what is typed
 *
 * “the castle on b2” says no more than “castle b2”. A small word stays where nothing of its kind follows it, as in “3 a”, and where somebody is
 * called so.
 *
 * Returns: (transfer full) (nullable): @text without them; %NULL where it holds none
 */
char *
pw_entry_drop_small_words (const PwScene *scene, const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " ,", -1);
  g_autoptr (GString) kept = g_string_new (NULL);
  const char *next = NULL;
  gboolean dropped = FALSE;

  /* From the end: of “to the d3” first the one goes, and then the other. */
  for (guint i = g_strv_length (words); i-- > 0;)
    {
      if (*words[i] == '\0')
        continue;
      if (next && !is_somebody (scene, words[i]) &&
          ((pw_entry_is_article (words[i]) && (is_thing (scene, next) || is_place (scene, next))) ||
           (is_preposition (words[i]) && is_place (scene, next))))
        {
          dropped = TRUE;
          continue;
        }
      if (next)
        g_string_prepend_c (kept, ' ');
      g_string_prepend (kept, words[i]);
      next = words[i];
    }
  if (!dropped)
    return NULL;
  /* A space at the end says that the last word is one. */
  if (g_str_has_suffix (text, " "))
    g_string_append_c (kept, ' ');
  return g_strdup (kept->str);
}
