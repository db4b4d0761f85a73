/* pw-notation-labels.c: names as people read them, taken for the words that records use
 *
 * "cow 2", "Town Hall", "monasterio 9": what the program shows in anybody's language means what it says.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-notation-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

/** MOST_TOKENS: no label has more words. */
#define MOST_TOKENS 6

/* Most of what is compared: there is nothing to take apart. */
static char *
fold_ascii (const char *text)
{
  char *folded = g_malloc (strlen (text) + 1);
  gsize n = 0;

  for (const char *p = text; *p; p++)
    if (!g_ascii_isspace (*p))
      folded[n++] = g_ascii_tolower (*p);
    else if (n > 0 && folded[n - 1] != ' ')
      folded[n++] = ' ';
  while (n > 0 && strchr (" .", folded[n - 1]))
    n--;
  folded[n] = '\0';
  return folded;
}

/**
 * pw_label_fold:
 * @text: what is shown, or typed
 *
 * Returns: (transfer full): the text by which it is compared: without capitals and accents, a space between
 *   words, no dots at the end
 */
char *
pw_label_fold (const char *text)
{
  g_autofree char *parts = NULL, *small = NULL;
  GString *folded;

  if (g_str_is_ascii (text))
    return fold_ascii (text);
  parts = g_utf8_normalize (text, -1, G_NORMALIZE_NFKD);
  small = g_utf8_casefold (parts ? parts : "", -1);
  folded = g_string_new (NULL);
  for (const char *p = small; *p; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (g_unichar_ismark (c))
        continue;
      if (g_unichar_isspace (c))
        {
          if (folded->len > 0 && folded->str[folded->len - 1] != ' ')
            g_string_append_c (folded, ' ');
        }
      else if (c == 0x2019 || c == 0x2018)
        g_string_append_c (folded, '\'');
      else if (c == 0x2212)
        g_string_append_c (folded, '-');
      else
        g_string_append_unichar (folded, c);
    }
  while (folded->len > 0 && strchr (" .", folded->str[folded->len - 1]))
    g_string_truncate (folded, folded->len - 1);
  return g_string_free (folded, FALSE);
}

/* How many of @tokens, which are folded, @label takes; 0 where it is something else. */
static guint
tokens_of (const char *label, const char *const *tokens, guint n_tokens)
{
  g_autofree char *folded = NULL;
  const char *p;

  /* Nearly all begin with another letter: seen without folding them. */
  if (g_ascii_isalnum (*label) && (n_tokens == 0 || g_ascii_tolower (*label) != *tokens[0]))
    return 0;
  p = folded = pw_label_fold (label);
  for (guint i = 0; i < n_tokens; i++)
    {
      gsize length = strlen (tokens[i]);

      if (length == 0 || strncmp (p, tokens[i], length) != 0)
        return 0;
      p += length;
      if (*p == '\0')
        return i + 1;
      if (*p == ' ' || *p == '-')
        p++;
      /* "cow 2" for "cow2", but not "1 1" for 11. */
      else if (g_ascii_isdigit (p[-1]) || !g_ascii_isdigit (*p) || i + 1 == n_tokens || !g_ascii_isdigit (tokens[i + 1][0]))
        return 0;
    }
  return 0;
}

/**
 * pw_vocabulary_find_label:
 * @words: a vocabulary
 * @tokens: (array zero-terminated=1): words that were typed
 * @value: (out): the value that they begin with
 *
 * Returns: how many of @tokens are its name, as many as can be; 0 where they name nothing
 */
guint
pw_vocabulary_find_label (const PwVocabulary *words, const char *const *tokens, gint16 *value)
{
  char *folded[MOST_TOKENS] = { NULL };
  guint n = 0, best = 0;

  for (; n < MOST_TOKENS && tokens[n]; n++)
    folded[n] = pw_label_fold (tokens[n]);
  for (guint i = 0; i < words->n_words; i++)
    {
      const PwWord *word = &words->words[i];
      const char *label = words->label ? words->label (word->value) : word->label && *word->label ? _(word->label) : "";
      guint said = MAX (tokens_of (label, (const char *const *) folded, n),
                        tokens_of (word->word, (const char *const *) folded, n));

      if (said > best)
        {
          best = said;
          *value = word->value;
        }
    }
  for (guint i = 0; i < n; i++)
    g_free (folded[i]);
  return best;
}

/* The same for what @reader is about to read. */
guint
pw_reader_find_label (const PwReader *reader, const PwVocabulary *words, gint16 *value)
{
  const char *tokens[MOST_TOKENS + 1] = { NULL };

  for (guint i = 0; i < MOST_TOKENS; i++)
    {
      const char *token = pw_reader_peek (reader, i);

      if (token == NULL || strcmp (token, "=") == 0 || *token == '"')
        break;
      tokens[i] = token;
    }
  return pw_vocabulary_find_label (words, tokens, value);
}
