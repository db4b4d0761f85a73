/* pw-entry-tokens.c: a typed text, word by word: numbers, keys, names, up to the first that means nothing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-entry-reader.h"

#include <string.h>

#include <glib/gi18n-lib.h>

/* Takes one word of the text; FALSE when it means nothing. */
static gboolean
take_token (PwTextReader *reader, const char *token, const char *at)
{
  gboolean last = at[strlen (token)] == '\0';

  if (token[strspn (token, "0123456789")] == '\0')
    {
      reader->mixed |= reader->line != NULL;
      return reader->words->len > 0 ? pw_text_reader_take_number_behind (reader, token, at + strlen (token))
                                    : pw_text_reader_take_digits (reader, token, last);
    }
  if (reader->line == NULL)
    {
      const char *rest;

      /* "Ana" before Ana's own move says nothing new; but a beginning of it may begin a tile, and so may a name that is a word of the game. A number
       * between it and the move is in front of that. */
      if (!last && g_ascii_isdigit (at[strlen (token) + strspn (at + strlen (token), PW_BETWEEN_WORDS)]) &&
          pw_entry_is_actor (reader->scene, token))
        return TRUE;
      pw_text_reader_begin_line (reader, at);
      if (pw_entry_find_another (reader->scene, at, &rest) >= 0)
        return pw_text_reader_fail (reader, PW_NOTATION_ERROR_UNKNOWN,
                                    g_strdup_printf (_("“%s” names nothing that can be done now."), at));
      if (pw_entry_is_actor (reader->scene, token))
        return TRUE;
    }
  return pw_text_reader_take_named (reader, token) || pw_text_reader_take_word_with_digits (reader, token, at);
}

/* The rest of the text is what a choice is called: then it is that choice, whatever else it may be. */
static gboolean
take_label (PwTextReader *reader, const char *text)
{
  PwReading *out = reader->out;

  if (reader->chosen || reader->halfway || !pw_entry_find_label (reader->scene, &out->partial, text, out->choices))
    return FALSE;
  out->first = 0;
  pw_text_reader_begin_line (reader, text);
  g_string_assign (reader->words, text);
  reader->literal = TRUE;
  /* Whatever small words it holds are part of it. */
  out->literal = TRUE;
  return TRUE;
}

/* How much of the @length bytes at @text is a word, with a number behind it: all, but where a third part follows. */
static gsize
length_of_word (const PwScene *scene, const char *text, gsize length)
{
  g_autofree char *token = g_strndup (text, length);
  gsize letters = pw_text_reader_letters (token), digits = strspn (token + letters, "0123456789");

  if (letters < PW_LETTERS_OF_WORD || digits == 0 || !g_ascii_isalpha (token[letters + digits]) ||
      pw_entry_is_word (scene, token))
    return length;
  return letters + digits;
}

/* A sign where workers change nothing that is listed behind it, or the letter of a number that is not there. */
static gboolean
refuse_key (PwTextReader *reader, const char *key, gboolean dice)
{
  int missing = pw_text_reader_find_missing (reader, key);
  g_autofree char *name = missing ? g_strdup_printf ("%d", missing) : g_strndup (key, 1);

  if (missing == 0 && !(dice && *key != '\0' && strchr (PW_ENTRY_SIGNS, *key) && reader->line == NULL))
    return FALSE;
  reader->out->selected = -1;
  reader->by_sign = TRUE;
  pw_text_reader_fail (reader, missing ? PW_NOTATION_ERROR_RANGE : PW_NOTATION_ERROR_UNKNOWN,
                       missing ? g_strdup_printf (_("There is no number %s to choose from."), name)
                               : g_strdup_printf (_("“%s” names nothing that can be done now."), name));
  return TRUE;
}

/* "3 c": right behind the 3 the letter is the key of a choice, and here it may begin a name. Neither is taken for the other. */
static gboolean
refuse_letter_apart (PwTextReader *reader, const char *at)
{
  int found = pw_text_reader_find_apart (reader, at);
  g_autofree char *letter = g_strndup (at, 1), *label = NULL;

  if (found < 0)
    return FALSE;
  label = pw_choice_label (reader->scene, &g_array_index (reader->out->choices, PwChoice, found));
  reader->out->selected = -1;
  reader->by_sign = TRUE;
  pw_text_reader_fail (reader, PW_NOTATION_ERROR_AMBIGUOUS,
                       /* Translators: a letter that was typed, and the choice that has it as its key. */
                       g_strdup_printf (_("“%s” may be the key of “%s”, or begin a name: type more of either name."), letter,
                                        label));
  return TRUE;
}

void
pw_text_reader_take_tokens (PwTextReader *reader)
{
  gboolean dice = pw_text_reader_begins_with_dice (reader);

  for (const char *p = reader->text; *p;)
    {
      gsize digits = strspn (p, "0123456789"), length = strcspn (p, " ,\t\n");
      g_autofree char *token = NULL;

      if (pw_text_reader_take_key (reader, p))
        {
          p++;
          p += strspn (p, " ,\t\n");
          continue;
        }
      /* So does what stands behind the name of whoever acts. */
      if (length > 0 && (reader->line == NULL || reader->words->len == 0) && take_label (reader, p))
        break;

      /* "3k17" is the die 3 and a word, "3+" that die and a worker; "frrf3r" two words with a number between them. */
      if (digits > 0 && digits < length && reader->line == NULL &&
          (g_ascii_isalpha (p[digits]) || (dice && strchr (PW_ENTRY_SIGNS, p[digits]))))
        length = digits;
      else
        length = length_of_word (reader->scene, p, length);
      token = g_strndup (p, length);

      if (refuse_key (reader, p, dice) || pw_text_reader_refuse_sign (reader, token, p, dice) || refuse_letter_apart (reader, p))
        break;
      if (length > 0 && !take_token (reader, token, p))
        {
          /* Where the first word already means nothing, the whole may still be notation. */
          reader->out->selected = -1;
          break;
        }
      p += length;
      p += strspn (p, " ,\t\n");
    }
}
