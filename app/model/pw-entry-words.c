/* pw-entry-words.c: whether words name a choice: by its label, what else it is called, or its line of notation
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-entry-private.h"

#include <string.h>

#include "core/pw-notation.h"

/** MARK: what stands behind a hyphen and has no more letters is a mark: "ccff-w". */
#define MARK 2

/** HYPHEN: before a mark, as a part of its word: a letter that no keyboard has. */
#define HYPHEN "\312\274"

/* A move in notation, without the player and what need not be said. */
char *
pw_entry_print_plainly (const PwScene *scene, const PwMove *move)
{
  const PwMoveKind *kind = &scene->game->kinds[move->kind];
  PwMove plain = *move;

  plain.player = PW_TABLE;
  for (guint i = 0; i < kind->n_args; i++)
    if (kind->args[i].flags & PW_ARG_OPTIONAL)
      plain.args[kind->args[i].index] = PW_ARG_NONE;
  return pw_notation_print (scene->game, scene->setup, &plain);
}

/* The words that name a choice: its label, what else the game calls it, and the move in notation without the player and what
 * need not be said: a payment of workers is no choice of workers, so that what the label says in
 * parentheses does not count either. An empty word stands between them: nothing is beside it. */
static GPtrArray *
find_words_of (const PwScene *scene, const PwChoice *choice)
{
  g_autofree char *label = pw_choice_label (scene, choice),
                  *also = pw_game_also_called (scene->game, scene->state, &choice->move);
  g_autofree char *line = NULL;
  g_auto (GStrv) of_label = NULL, of_line = NULL;
  GPtrArray *words = g_ptr_array_new_with_free_func (g_free);
  char *aside = strstr (label, " (");

  if (aside)
    *aside = '\0';
  if (choice->move.kind < scene->game->n_kinds)
    line = pw_entry_print_plainly (scene, &choice->move);
  of_label = pw_entry_words_of_text (label);
  of_line = pw_entry_words_of_text (line ? line : "");
  for (guint i = 0; of_label[i]; i++)
    g_ptr_array_add (words, g_strdup (of_label[i]));
  if (choice->letter)
    {
      g_ptr_array_add (words, g_strdup (""));
      g_ptr_array_add (words, g_strndup (&choice->letter, 1));
    }
  if (also)
    {
      g_auto (GStrv) others = pw_entry_words_of_text (also);

      g_ptr_array_add (words, g_strdup (""));
      for (guint i = 0; others[i]; i++)
        g_ptr_array_add (words, g_strdup (others[i]));
    }
  g_ptr_array_add (words, g_strdup (""));
  for (guint i = 0; of_line[i]; i++)
    g_ptr_array_add (words, g_strdup (of_line[i]));
  g_ptr_array_add (words, NULL);
  return words;
}

/* The same, as the reading has found them before. (transfer full) */
static GPtrArray *
words_of (const PwScene *scene, const PwChoice *choice)
{
  GHashTable *memo = pw_entry_memo (PW_ENTRY_MEMO_WORDS);
  const PwEntryMemoKey key = { scene->state, *choice };
  GPtrArray *words = memo ? g_hash_table_lookup (memo, &key) : NULL;

  if (!memo)
    return find_words_of (scene, choice);
  if (!words)
    {
      words = find_words_of (scene, choice);
      g_hash_table_insert (memo, g_memdup2 (&key, sizeof key), words);
    }
  return g_ptr_array_ref (words);
}

/**
 * pw_entry_find_initials:
 * @choice: a choice
 *
 * Returns: the letters that words which name it begin with, a bit each from a on
 */
guint
pw_entry_find_initials (const PwScene *scene, const PwChoice *choice)
{
  g_autoptr (GPtrArray) words = words_of (scene, choice);
  guint initials = 0;

  for (guint i = 0; words->pdata[i]; i++)
    if (g_ascii_islower (*(const char *) words->pdata[i]))
      initials |= 1u << (*(const char *) words->pdata[i] - 'a');
  return initials;
}

/* Whether one letter or two stand behind the hyphen at @at, and a letter before it: "ccff-w". */
static gboolean
is_mark (const char *text, const char *at)
{
  gsize letters = 0;

  while (g_ascii_isalpha (at[1 + letters]))
    letters++;
  return at > text && g_ascii_isalpha (at[-1]) && letters > 0 && letters <= MARK && !g_ascii_isalnum (at[1 + letters]);
}

static gboolean
is_of_word (char c)
{
  return g_ascii_isalnum (c) || (c & 0x80) != 0;
}

/* Most of what is read is plain: as g_str_tokenize_and_fold() of text that is folded already, and ASCII but for HYPHEN. */
static char **
split_plain (const char *folded)
{
  GPtrArray *words = g_ptr_array_new ();

  for (const char *p = folded; *p;)
    {
      const char *word = p;

      while (is_of_word (*p))
        p++;
      if (p > word)
        g_ptr_array_add (words, g_strndup (word, (gsize) (p - word)));
      else
        p++;
    }
  g_ptr_array_add (words, NULL);
  return (char **) g_ptr_array_free (words, FALSE);
}

/**
 * pw_entry_words_of_text:
 * @text: what is typed or shown
 *
 * A mark behind a hyphen, "ccff-w", is a word that nobody types alone: a "w" is something else. "+2" is a word of its own too,
 * and not the number 2.
 *
 * Returns: (transfer full): its words and numbers, without capitals, accents, dots and commas
 */
char **
pw_entry_words_of_text (const char *text)
{
  g_autofree char *folded = pw_label_fold (text);
  g_autoptr (GString) parted = g_string_new (NULL);

  for (const char *p = folded; *p; p++)
    if (*p == '-' && is_mark (folded, p))
      g_string_append (parted, " " HYPHEN);
    else if (*p == '+' && g_ascii_isdigit (p[1]) && (p == folded || g_ascii_isspace (p[-1])))
      g_string_append (parted, PW_PLUS);
    else
      g_string_append_c (parted, *p);
  return g_str_is_ascii (folded) ? split_plain (parted->str) : g_str_tokenize_and_fold (parted->str, NULL, NULL);
}

/* Whether @text is the first letters and the number of @word. */
static gboolean
abbreviates (const char *text, const char *word)
{
  gsize letters = strcspn (text, "0123456789");

  return letters > 0 && text[letters] != '\0' && strncmp (text, word, letters) == 0 &&
         strcmp (word + strcspn (word, "0123456789"), text + letters) == 0;
}

/**
 * pw_entry_word_begins:
 * @word: a word of what a choice is called
 * @text: what is typed
 *
 * Returns: whether @word goes on behind @text, but not in the middle of a number: k1 is no k14
 */
gboolean
pw_entry_word_begins (const char *word, const char *text)
{
  gsize length = strlen (text);

  return g_str_has_prefix (word, text) && !(length > 0 && g_ascii_isdigit (text[length - 1]) && g_ascii_isdigit (word[length]));
}

static gboolean
is_like (const char *word, const char *text, PwLikeness likeness)
{
  return likeness == PW_LIKENESS_SAME          ? strcmp (word, text) == 0
         : likeness == PW_LIKENESS_ABBREVIATED ? abbreviates (text, word)
                                               : pw_entry_word_begins (word, text);
}

gboolean
pw_entry_is_number (const char *word)
{
  return *word != '\0' && word[strspn (word, "0123456789")] == '\0';
}

gboolean
pw_entry_has_word (const char *text, char **words, PwLikeness likeness)
{
  for (guint i = 0; words[i]; i++)
    if (is_like (words[i], text, likeness))
      return TRUE;
  return FALSE;
}

/* Whether a number is at @at of the label that @words begin with, and a word behind it: "take 2 workers". */
static gboolean
is_count (char **words, guint at)
{
  for (guint i = 0; i < at; i++)
    if (*words[i] == '\0')
      return FALSE;
  return words[at + 1] && g_unichar_isalpha (g_utf8_get_char (words[at + 1]));
}

/* Whether the number at @at of @wanted stands in @words beside the word that it was typed beside: what is
 * "pig 2" is no pig 4 that lies in depot 2. */
static gboolean
number_fits (char **wanted, guint at, gboolean either, char **words, PwLikeness likeness)
{
  const char *before = at > 0 && !pw_entry_is_number (wanted[at - 1]) ? wanted[at - 1] : NULL;
  const char *after = wanted[at + 1] && !pw_entry_is_number (wanted[at + 1]) ? wanted[at + 1] : NULL;

  for (guint i = 0; words[i]; i++)
    if (strcmp (words[i], wanted[at]) == 0 &&
        ((before && i > 0 && is_like (words[i - 1], before, likeness) &&
          /* A count is said with what it counts: "take 2" is no 2 workers. */
          (either || !is_count (words, i) || (after && is_like (words[i + 1], after, likeness)))) ||
         /* Some languages say "2 vacas": the noun's number all the same. */
         (either && before && words[i + 1] && is_like (words[i + 1], before, likeness)) ||
         (after && words[i + 1] && is_like (words[i + 1], after, likeness)) ||
         (at > 0 && !before && i > 0 && strcmp (words[i - 1], wanted[at - 1]) == 0)))
      return TRUE;
  return FALSE;
}

/**
 * pw_entry_has_number:
 * @choice: a choice
 * @number: digits
 *
 * Returns: whether @number stands behind a word in what @choice is called: "cow 2"
 */
gboolean
pw_entry_has_number (const PwScene *scene, const PwChoice *choice, const char *number)
{
  g_autoptr (GPtrArray) named = words_of (scene, choice);
  char **words = (char **) named->pdata;

  for (guint i = 1; words[0] && words[i] && *words[i]; i++)
    if (strcmp (words[i], number) == 0 && !pw_entry_is_number (words[i - 1]))
      return TRUE;
  return FALSE;
}

/* Whether @text is the name of @word, whole, or another of its names. */
static gboolean
is_name (const PwWord *word, const char *text)
{
  gsize length = strlen (text);

  for (const char *p = word->alias; p && *text && (p = strstr (p, text)) != NULL; p++)
    if ((p == word->alias || p[-1] == ' ') && (p[length] == ' ' || p[length] == '\0'))
      return TRUE;
  return g_ascii_strcasecmp (word->word, text) == 0;
}

/* Whether @wanted says each part of @word, which has several: a “white castle” is no castle. */
static gboolean
says_each_part (const PwWord *word, char **wanted)
{
  g_auto (GStrv) parts = g_strsplit (word ? word->word : "", "-", -1);

  for (guint i = 0; parts[i]; i++)
    if (!g_strv_contains ((const char *const *) wanted, parts[i]))
      return FALSE;
  return parts[0] && parts[1];
}

/**
 * pw_entry_names_another:
 * @partial: what is chosen so far
 * @move: what follows it
 * @wanted: what is typed, word by word, in small letters
 * @at: which of these
 *
 * Returns: whether the word is the name of something that @move could be about, and it is about another: who says “gold” does not
 *   give wood, though gold is what comes of it
 */
gboolean
pw_entry_names_another (const PwScene *scene, const PwMove *partial, const PwMove *move, char **wanted, guint at)
{
  const char *word = wanted[at];
  const PwMoveKind *kind = move->kind < scene->game->n_kinds ? &scene->game->kinds[move->kind] : NULL;
  gboolean another = FALSE;

  for (guint i = 0; kind && i < kind->n_args; i++)
    {
      const PwVocabulary *words = kind->args[i].words;
      int value = move->args[kind->args[i].index];

      if (kind->args[i].type != PW_ARG_WORD || value == PW_ARG_NONE)
        continue;
      for (guint w = 0; w < words->n_words; w++)
        if (is_name (&words->words[w], word))
          {
            /* What is chosen already is no other thing, but may be what is said: the first gold of "gold wood wood". What happens to be the same in
             * all that is left was not chosen: “castle g3” is no white castle, though nothing else goes there. */
            if (words->words[w].value == value || (words->covers && words->covers (words->words[w].value, value)))
              return FALSE;
            another |= partial->args[kind->args[i].index] == PW_ARG_NONE &&
                       !says_each_part (pw_vocabulary_get (words, value), wanted);
          }
    }
  return another;
}

/**
 * pw_entry_begins_this:
 * @words: a vocabulary
 * @word: one of its words
 * @text: what is typed, in small letters
 *
 * Returns: whether @text is the beginning of @word, of its notation or of what people read
 */
gboolean
pw_entry_begins_this (const PwVocabulary *words, const PwWord *word, const char *text)
{
  g_autofree char *label = words->label ? pw_label_fold (words->label (word->value)) : g_strdup ("");

  return g_ascii_strncasecmp (word->word, text, strlen (text)) == 0 || g_str_has_prefix (label, text);
}

/**
 * pw_entry_begins_word:
 * @words: a vocabulary
 * @text: what is typed, in small letters
 *
 * Returns: whether @text begins some of @words, as the notation writes it or as people read it
 */
gboolean
pw_entry_begins_word (const PwVocabulary *words, const char *text)
{
  for (guint i = 0; i < words->n_words; i++)
    if (pw_entry_begins_this (words, &words->words[i], text))
      return TRUE;
  return FALSE;
}

/* Whether @word is but a letter, or an article, of a later word of what a move is called that its verb says all of, such as the “for” of to pass for the
 * season, or the “the” of to end the turn: a letter says so much only where the verb or the label begins with it, or it is the key that is shown, and
 * an article, behind which people type a thing, nothing. */
static gboolean
is_of_filler (const PwScene *scene, const PwChoice *choice, const char *word, char **words)
{
  if (choice->more || choice->move.kind >= scene->game->n_kinds || !g_ascii_isalpha (*word) ||
      (word[1] == '\0' ? choice->letter == *word || words[0][0] == *word ||
                           g_ascii_tolower (scene->game->kinds[choice->move.kind].name[0]) == *word
                       : !pw_entry_is_article (word)))
    return FALSE;
  for (guint i = 0; i < PW_MAX_ARGS; i++)
    if (choice->move.args[i] != PW_ARG_NONE)
      return FALSE;
  return TRUE;
}

/* Keeps the choices, of what follows @partial, that have a word for each of @wanted. */
void
pw_entry_keep_matching (const PwScene *scene, const PwMove *partial, char **wanted, PwLikeness likeness, GArray *choices)
{
  g_autofree gboolean *numbered = g_new0 (gboolean, g_strv_length (wanted) + 1);
  guint kept = 0;
  gboolean repeated = pw_entry_repeats (wanted);

  for (guint w = 1; wanted[0] && wanted[w]; w++)
    numbered[w] = pw_entry_is_number (wanted[w]) && !pw_entry_is_number (wanted[w - 1]) &&
                  pw_entry_is_numbered (scene, wanted[w - 1]);
  for (guint i = 0; i < choices->len; i++)
    {
      g_autoptr (GPtrArray) named = words_of (scene, &g_array_index (choices, PwChoice, i));
      char **words = (char **) named->pdata;
      gboolean fits = TRUE;

      for (guint w = 0; wanted[w] && fits; w++)
        {
          if (pw_entry_is_number (wanted[w]))
            fits = number_fits (wanted, w, numbered[w], words,
                                likeness == PW_LIKENESS_ABBREVIATED ? PW_LIKENESS_BEGINNING : likeness);
          else
            fits = (pw_entry_has_word (wanted[w], words, likeness) ||
                    (likeness == PW_LIKENESS_ABBREVIATED && pw_entry_has_word (wanted[w], words, PW_LIKENESS_BEGINNING))) &&
                   !pw_entry_names_another (scene, partial, &g_array_index (choices, PwChoice, i).move, wanted, w) &&
                   !is_of_filler (scene, &g_array_index (choices, PwChoice, i), wanted[w], words);
        }
      if (fits && pw_entry_keeps_order (scene, &g_array_index (choices, PwChoice, i).move, wanted) &&
          (!repeated || pw_entry_says_each (scene, &g_array_index (choices, PwChoice, i).move, wanted, words)))
        g_array_index (choices, PwChoice, kept++) = g_array_index (choices, PwChoice, i);
    }
  g_array_set_size (choices, kept);
}

/* Where several are left, but only one has the very words, it is that one. */
void
pw_entry_prefer_same_words (const PwScene *scene, const PwMove *partial, char **wanted, GArray *choices)
{
  g_autoptr (GArray) same = NULL;

  if (choices->len < 2)
    return;
  same = g_array_copy (choices);
  pw_entry_keep_matching (scene, partial, wanted, PW_LIKENESS_SAME, same);
  if (same->len != 1)
    return;
  for (guint i = 0; i < choices->len; i++)
    if (pw_entry_are_namesakes (scene, &g_array_index (same, PwChoice, 0), &g_array_index (choices, PwChoice, i)))
      return;
  g_array_index (choices, PwChoice, 0) = g_array_index (same, PwChoice, 0);
  g_array_set_size (choices, 1);
}

/* Whether @word, which holds a hyphen, stands so in what @choice is called, or begins a word of it. */
static gboolean
is_joined (const PwScene *scene, const PwChoice *choice, const char *word)
{
  g_autofree char *label = pw_choice_label (scene, choice), *folded = pw_label_fold (label);
  g_autofree char *line = choice->move.kind < scene->game->n_kinds ? pw_entry_print_plainly (scene, &choice->move) : NULL;
  g_autofree char *all = g_strconcat (folded, " ", line, NULL);
  g_auto (GStrv) words = g_strsplit (all, " ", -1);

  for (guint i = 0; words[i]; i++)
    if (g_ascii_strncasecmp (words[i], word, strlen (word)) == 0)
      return TRUE;
  return FALSE;
}

/* Where some have a word with its hyphen, it is not meant piece by piece: "cccc-c" is no "cccc-p" that is a city. */
void
pw_entry_prefer_joined (const PwScene *scene, const char *typed, GArray *choices)
{
  g_autofree char *folded = pw_label_fold (typed);
  g_auto (GStrv) words = g_strsplit_set (folded, " ,", -1);

  for (guint w = 0; words[w] && choices->len > 1; w++)
    {
      g_autoptr (GArray) joined = strchr (words[w], '-') ? g_array_new (FALSE, FALSE, sizeof (PwChoice)) : NULL;

      for (guint i = 0; joined && i < choices->len; i++)
        if (is_joined (scene, &g_array_index (choices, PwChoice, i), words[w]))
          g_array_append_vals (joined, &g_array_index (choices, PwChoice, i), 1);
      if (joined && joined->len > 0)
        {
          g_array_set_size (choices, 0);
          g_array_append_vals (choices, joined->data, joined->len);
        }
    }
}

/**
 * pw_entry_is_word:
 * @word: what is typed
 *
 * Returns: whether @word is a word of the notation for something that there is in the game, whatever it may mean
 *   just now
 */
gboolean
pw_entry_is_word (const PwScene *scene, const char *word)
{
  for (guint kind = 0; kind < scene->game->n_kinds; kind++)
    for (guint i = 0; i < scene->game->kinds[kind].n_args; i++)
      {
        const PwVocabulary *words = scene->game->kinds[kind].args[i].words;

        for (guint w = 0; words && w < words->n_words; w++)
          if (g_ascii_strcasecmp (words->words[w].word, word) == 0)
            return words->there == NULL || words->there (scene->state, words->words[w].value);
      }
  return FALSE;
}

/* Whether some word may be short for another: "p4", but not "c4", which is a hex. */
gboolean
pw_entry_may_abbreviate (const PwScene *scene, char **wanted)
{
  for (guint i = 0; wanted[i]; i++)
    if (!pw_entry_is_number (wanted[i]) && wanted[i][strcspn (wanted[i], "0123456789")] != '\0' &&
        pw_entry_is_word (scene, wanted[i]))
      return FALSE;
  for (guint i = 0; wanted[i]; i++)
    if (g_ascii_isalpha (wanted[i][0]) && wanted[i][strcspn (wanted[i], "0123456789")] != '\0')
      return TRUE;
  return FALSE;
}
