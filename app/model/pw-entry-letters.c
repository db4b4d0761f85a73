/* pw-entry-letters.c: letters that may begin several names, beside something that is known: "p f1"
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-entry-reader.h"

#include <string.h>

#include <glib/gi18n-lib.h>

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

/* -- A letter that begins a name of the list, and what the move has not said ----------------------- */

/* Whether several of @choices are left, and all of them have that value of argument @index: it is no answer to what a letter is typed for. */
static gboolean
is_settled (const GArray *choices, guint index, int value)
{
  for (guint i = 0; i < choices->len; i++)
    if (g_array_index (choices, PwChoice, i).move.args[index] != value)
      return FALSE;
  return choices->len > 1;
}

/* The shortest word that begins with @letter and that @move may still say, such as a feature behind the turn of a tile; NULL where it says the letter
 * already, by its verb or by a word that is not the same for all of @before, or nothing that is open begins so. */
static const char *
find_open_word (const PwScene *scene, const PwMove *move, const GArray *before, const char *letter)
{
  const PwMoveKind *kind = &scene->game->kinds[move->kind];
  const char *open = NULL;

  if (g_ascii_strncasecmp (kind->name, letter, 1) == 0)
    return NULL;
  for (guint i = 0; i < kind->n_args; i++)
    {
      const PwArg *arg = &kind->args[i];
      int value = move->args[arg->index];

      if (arg->type != PW_ARG_WORD || (value != PW_ARG_NONE && is_settled (before, arg->index, value)))
        continue;
      for (guint w = 0; w < arg->words->n_words; w++)
        {
          const PwVocabulary one = { .words = &arg->words->words[w], .n_words = 1, .label = arg->words->label };

          if ((value != PW_ARG_NONE && value != one.words->value) || !pw_entry_begins_word (&one, letter))
            continue;
          if (value != PW_ARG_NONE)
            return NULL;
          if (!open || strlen (one.words->word) < strlen (open))
            open = one.words->word;
        }
    }
  return open;
}

/* The word of @listed that @letter begins; NULL: it has none, or is that word, or the key that the choice shows. */
static char *
find_listed_word (const PwScene *scene, const PwChoice *listed, const char *letter)
{
  g_autofree char *label = pw_choice_label (scene, listed);
  g_auto (GStrv) words = NULL;

  label[strcspn (label, "(")] = '\0';
  words = pw_entry_words_of_text (label);
  for (guint i = 0; words[i]; i++)
    if (listed->letter != *letter && words[i][0] == *letter && words[i][1] != '\0')
      return g_strdup (words[i]);
  return NULL;
}

/* Lists what else @letter says of what lies behind @before, beside @listed, which it begins. */
static void
add_behind (PwTextReader *reader, const GArray *before, const char *letter, const GArray *listed, const PwMove *move)
{
  const char *wanted[] = { letter, NULL };
  g_autoptr (GArray) leaves = g_array_new (FALSE, FALSE, sizeof (PwChoice));

  for (guint i = 0; i < before->len; i++)
    if (g_array_index (before, PwChoice, i).more)
      pw_entry_find_leaves (reader->scene, &g_array_index (before, PwChoice, i).move, G_MAXUINT, leaves);
  pw_entry_keep_matching (reader->scene, &reader->out->partial, (char **) wanted, PW_LIKENESS_BEGINNING, leaves);
  g_array_set_size (reader->out->choices, 0);
  g_array_append_vals (reader->out->choices, listed->data, listed->len);
  for (guint i = 0; i < leaves->len; i++)
    if (!pw_move_equal (&g_array_index (leaves, PwChoice, i).move, move))
      g_array_append_vals (reader->out->choices, &g_array_index (leaves, PwChoice, i), 1);
}

/* The list as it is without @word among @words, however often it was typed. */
static GArray *
list_without (PwTextReader *reader, char **words, const char *word)
{
  g_autoptr (GArray) now = g_array_copy (reader->out->choices);
  g_autoptr (GString) others = g_string_new (NULL);
  GArray *before;
  guint first = reader->out->first;

  for (guint i = 0; words[i]; i++)
    if (*words[i] != '\0' && g_ascii_strcasecmp (words[i], word) != 0)
      g_string_append_printf (others, "%s%s", others->len ? " " : "", words[i]);
  pw_text_reader_narrow (reader, others->str);
  before = g_array_copy (reader->out->choices);
  g_array_set_size (reader->out->choices, 0);
  g_array_append_vals (reader->out->choices, now->data, now->len);
  reader->out->first = first;
  return before;
}

void
pw_text_reader_ask_letter (PwTextReader *reader, const GArray *listed)
{
  PwReading *out = reader->out;
  const PwMove *read = pw_reading_get_move (out);
  g_auto (GStrv) words = g_strsplit_set (reader->words->str, PW_BETWEEN_WORDS, -1);
  PwMove move;

  if (!read || !reader->line || reader->literal || reader->chosen || read->kind >= reader->scene->game->n_kinds ||
      listed->len != 1 || !g_array_index (listed, PwChoice, 0).more)
    return;
  move = *read;
  for (guint i = 0; words[i]; i++)
    {
      g_autofree char *letter = pw_label_fold (words[i]), *name = NULL;
      g_autoptr (GArray) before = NULL;
      const char *open;

      if (!g_ascii_isalpha (*letter) || letter[1] != '\0' ||
          !(name = find_listed_word (reader->scene, &g_array_index (listed, PwChoice, 0), letter)))
        continue;
      before = list_without (reader, words, letter);
      open = find_open_word (reader->scene, &move, before, letter);
      if (!open)
        continue;
      add_behind (reader, before, letter, listed, &move);
      out->first = 0;
      out->selected = -1;
      out->whole = FALSE;
      pw_move_init (&out->move, PW_KIND_ANY, PW_NOBODY);
      /* Translators: a letter that was typed, and two names that begin with it. */
      out->error = g_error_new (PW_NOTATION_ERROR, PW_NOTATION_ERROR_AMBIGUOUS,
                                _("“%s” may begin “%s” or “%s”: type one more letter."), letter, name, open);
      return;
    }
}
