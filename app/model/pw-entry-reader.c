/* pw-entry-reader.c: a text while it is being read: the list it has come to, and words that narrow it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-entry-reader.h"

#include <stdlib.h>
#include <string.h>

#include <glib/gi18n-lib.h>

void
pw_text_reader_list (PwTextReader *reader)
{
  PwReading *out = reader->out;

  out->first = 0;
  g_array_set_size (out->choices, 0);
  pw_entry_list (reader->scene, &out->partial, out->choices);
  if (reader->clicked && pw_move_equal (&out->partial, reader->base))
    pw_entry_drop_dead_ends (reader->scene, out->choices);
  /* Words find what is behind a list: two entries of one tile would only be several to them. */
  else if (reader->line == NULL)
    pw_entry_list_shortcuts (reader->scene, &out->partial, out->choices);
}

void
pw_text_reader_open (PwTextReader *reader, const PwMove *partial)
{
  reader->out->partial = *partial;
  g_array_set_size (reader->numbered, 0);
  pw_text_reader_list (reader);
  g_string_truncate (reader->words, 0);
}

gboolean
pw_text_reader_fail (PwTextReader *reader, PwNotationError code, char *message)
{
  reader->out->error = g_error_new_literal (PW_NOTATION_ERROR, (int) code, message);
  reader->out->certain = reader->only_digits;
  g_free (message);
  return FALSE;
}

void
pw_text_reader_begin_line (PwTextReader *reader, const char *line)
{
  PwReading *out = reader->out;

  reader->line = line;
  out->spoken = out->partial;
  reader->front = reader->chosen ? g_array_index (out->choices, PwChoice, out->selected).move : out->partial;
}

void
pw_text_reader_contradict (PwTextReader *reader)
{
  PwReading *out = reader->out;
  g_autofree char *front = g_strstrip (g_strndup (reader->text, (gsize) (reader->line - reader->text)));

  g_clear_error (&out->error);
  /* Translators: what was typed last; what was typed before it. */
  pw_text_reader_fail (reader, PW_NOTATION_ERROR_EXCESS,
                       *front ? g_strdup_printf (_("“%s” does not go with “%s” in front of it."), reader->line, front)
                              : g_strdup_printf (_("“%s” does not go with what is chosen."), reader->line));
  out->whole = FALSE;
  out->selected = -1;
  pw_move_init (&out->move, PW_KIND_ANY, PW_NOBODY);
  reader->contradicts = TRUE;
}

/* "take 7 bank": what a number has picked out before stays picked out, whatever word comes next. */
static void
keep_numbered (PwTextReader *reader)
{
  GArray *choices = reader->out->choices;
  g_autoptr (GArray) kept = g_array_new (FALSE, FALSE, sizeof (PwChoice));

  if (reader->numbered->len == 0)
    return;
  for (guint i = 0; i < reader->numbered->len; i++)
    {
      const PwChoice *numbered = &g_array_index (reader->numbered, PwChoice, i);

      for (guint c = 0; c < choices->len; c++)
        {
          const PwChoice *choice = &g_array_index (choices, PwChoice, c);

          if (pw_move_matches (&choice->move, &numbered->move))
            g_array_append_vals (kept, choice, 1);
          else if (pw_move_matches (&numbered->move, &choice->move))
            {
              g_array_append_vals (kept, numbered, 1);
              break;
            }
        }
    }
  g_array_set_size (choices, 0);
  g_array_append_vals (choices, kept->data, kept->len);
}

/* The number right in front of the first word; 0 where there is none. */
static guint
number_in_front (const PwTextReader *reader)
{
  const char *end = reader->line, *begin;

  while (end && end > reader->text && end[-1] == ' ')
    end--;
  for (begin = end; begin && begin > reader->text && g_ascii_isdigit (begin[-1]);)
    begin--;
  return begin == end ? 0 : (guint) atoi (begin);
}

/* Whether @choice says another number of @word than @number, which is no die: "2 gold" is not the second of the list, which is 1 gold. */
static gboolean
counts_otherwise (const PwScene *scene, const PwChoice *choice, const char *word, guint number)
{
  g_autofree char *label = pw_choice_label (scene, choice);
  g_auto (GStrv) words = NULL;
  char *aside = strstr (label, " (");
  gboolean otherwise = FALSE;

  if (aside)
    *aside = '\0';
  words = pw_entry_words_of_text (label);
  for (guint i = 1; words[0] && words[i]; i++)
    if (g_ascii_isdigit (words[i - 1][0]) && g_str_has_prefix (words[i], word))
      {
        if ((guint) atoi (words[i - 1]) == number)
          return FALSE;
        otherwise = TRUE;
      }
  return otherwise && !pw_entry_uses_die (scene, choice, number);
}

/* Drops the choices that say another number of the first of @words than what stands in front of it. */
static void
keep_counted (PwTextReader *reader, const char *words)
{
  GArray *choices = reader->out->choices;
  g_auto (GStrv) typed = pw_entry_words_of_text (words);
  guint number = number_in_front (reader), kept = 0;

  if (number == 0 || typed[0] == NULL)
    return;
  for (guint i = 0; i < choices->len; i++)
    if (!counts_otherwise (reader->scene, &g_array_index (choices, PwChoice, i), typed[0], number))
      g_array_index (choices, PwChoice, kept++) = g_array_index (choices, PwChoice, i);
  g_array_set_size (choices, kept);
}

gboolean
pw_text_reader_narrow (PwTextReader *reader, const char *words)
{
  pw_text_reader_list (reader);
  pw_entry_find_words (reader->scene, &reader->out->partial, words, reader->out->choices);
  keep_numbered (reader);
  keep_counted (reader, words);
  return reader->out->choices->len > 0;
}

/* The words before @word leave one thing that leads on, and @word is said of what follows that: in a long list what lies
 * behind it is not all looked through. */
static gboolean
take_word_behind (PwTextReader *reader, const char *before, const char *word)
{
  PwReading *out = reader->out;
  const PwMove partial = out->partial;

  if (*before != '\0' && pw_text_reader_narrow (reader, before) && out->choices->len == 1 &&
      g_array_index (out->choices, PwChoice, 0).more)
    {
      PwMove next = g_array_index (out->choices, PwChoice, 0).move;

      pw_text_reader_open (reader, &next);
      g_string_assign (reader->words, word);
      if (pw_text_reader_narrow (reader, word))
        return TRUE;
    }
  out->partial = partial;
  return FALSE;
}

/* Whether words have left several that look alike. */
static gboolean
are_alike (const GArray *choices)
{
  for (guint i = 0; i < choices->len; i++)
    if (!g_array_index (choices, PwChoice, i).alike)
      return FALSE;
  return choices->len > 1;
}

/* The words before @word leave several that look alike, and @word is what else they have in common: "rrrr e2", whichever it is. */
static gboolean
take_word_of_alike (PwTextReader *reader, const char *before, const char *word)
{
  PwReading *out = reader->out;
  const PwMove partial = out->partial;

  if (*before != '\0' && pw_text_reader_narrow (reader, before) && are_alike (out->choices) &&
      pw_text_reader_narrow (reader, word) && out->choices->len == 1 && g_array_index (out->choices, PwChoice, 0).more)
    {
      PwMove next = g_array_index (out->choices, PwChoice, 0).move;

      pw_text_reader_open (reader, &next);
      g_string_assign (reader->words, before);
      if (pw_text_reader_narrow (reader, before))
        return TRUE;
    }
  out->partial = partial;
  return FALSE;
}

/* Whether @word says once more what is chosen: "2 envoy", where that is the Squire by Envoy. */
static gboolean
says_chosen (PwTextReader *reader, const char *word)
{
  const PwReading *out = reader->out;
  g_autoptr (GArray) one = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  PwMove chosen;

  if (out->selected < 0)
    return FALSE;
  chosen = g_array_index (out->choices, PwChoice, out->selected).move;
  g_array_append_vals (one, &g_array_index (out->choices, PwChoice, out->selected), 1);
  pw_entry_find_words (reader->scene, &chosen, word, one);
  return one->len == 1 && pw_move_equal (&g_array_index (one, PwChoice, 0).move, &chosen);
}

gboolean
pw_text_reader_fail_behind (PwTextReader *reader, const char *typed)
{
  const PwReading *out = reader->out;
  g_autofree char *label = out->selected < 0
                             ? NULL
                             : pw_choice_label (reader->scene, &g_array_index (out->choices, PwChoice, out->selected));

  return pw_text_reader_fail (reader, PW_NOTATION_ERROR_EXCESS,
                              label ? g_strdup_printf (_("“%s” does not go with “%s” in front of it."), typed, label)
                                    : g_strdup_printf (_("The move is complete without “%s”."), typed));
}

gboolean
pw_text_reader_take_word (PwTextReader *reader, const char *word)
{
  g_autofree char *before = g_strdup (reader->words->str), *all = NULL;

  if (reader->chosen && reader->words->len == 0 && number_in_front (reader) > 0 &&
      counts_otherwise (reader->scene, &g_array_index (reader->out->choices, PwChoice, reader->out->selected), word,
                        number_in_front (reader)))
    {
      pw_text_reader_contradict (reader);
      return FALSE;
    }
  if (reader->chosen && says_chosen (reader, word))
    return TRUE;
  if (reader->chosen)
    return pw_text_reader_fail_behind (reader, word);
  g_string_append_printf (reader->words, "%s%s", reader->words->len ? " " : "", word);
  all = g_strdup (reader->words->str);
  if (pw_text_reader_narrow (reader, all) || take_word_behind (reader, before, word) || take_word_of_alike (reader, before, word))
    return TRUE;
  if (*before != '\0' && pw_text_reader_narrow (reader, before) && are_alike (reader->out->choices))
    {
      g_string_assign (reader->words, before);
      reader->out->error = pw_entry_several (before);
      return FALSE;
    }
  g_string_assign (reader->words, all);
  pw_text_reader_list (reader);
  return pw_text_reader_fail (reader, PW_NOTATION_ERROR_UNKNOWN,
                              g_strdup_printf (_("“%s” names nothing that can be done now."), all));
}

gboolean
pw_text_reader_names_alike (const PwTextReader *reader)
{
  const GArray *choices = reader->out->choices;
  const PwChoice *only = choices->len == 1 ? &g_array_index (choices, PwChoice, 0) : NULL;
  const char *space = strrchr (reader->words->str, ' '), *word = space ? space + 1 : reader->words->str;
  g_autofree char *label = NULL, *also = NULL, *all = NULL;
  g_auto (GStrv) names = NULL;

  if (!only || !only->alike || !only->more)
    return FALSE;
  label = pw_choice_label (reader->scene, only);
  also = pw_game_also_called (reader->scene->game, reader->scene->state, &only->move);
  /* What it shows is told in parentheses, and is no name. */
  label[strcspn (label, "(")] = '\0';
  all = g_strjoin (" ", label, also, NULL);
  names = g_strsplit (all, " ", -1);
  for (guint i = 0; names[i]; i++)
    if (*word != '\0' && g_ascii_strcasecmp (names[i], word) == 0)
      return TRUE;
  return FALSE;
}

/* Words that leave one thing that only leads on mean it: what comes next is said of that. */
void
pw_text_reader_open_only (PwTextReader *reader)
{
  const GArray *choices = reader->out->choices;

  if (reader->words->len > 0 && !reader->chosen && choices->len == 1 && g_array_index (choices, PwChoice, 0).more)
    {
      PwMove partial = g_array_index (choices, PwChoice, 0).move;

      pw_text_reader_open (reader, &partial);
    }
}
