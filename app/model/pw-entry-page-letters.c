/* pw-entry-page-letters.c: the letters that take what has no digit of its own: what stands on the next pages, shortcuts beside numbers
 *
 * A letter that begins a word of the list, or of what lies behind it, is that word. What is left goes to those that lead on first; where
 * the small letters are too few, the same ones as capitals follow, and then the others as capitals, for what leads on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-entry-private.h"

#include <string.h>

/** LETTERS: in the order in which they are given: hardly a word begins with the first of them. */
#define LETTERS "jqxyznuvhioabcdefgklmprstw"

/* The letters that the words of @text begin with. */
static guint
find_initials_of_text (const char *text)
{
  g_auto (GStrv) words = pw_entry_words_of_text (text);
  guint initials = 0;

  for (guint i = 0; words[i]; i++)
    if (g_ascii_islower (*words[i]))
      initials |= 1u << (*words[i] - 'a');
  return initials;
}

/* The same of what @move says, as it is written and read; what is in @seen is looked through already. */
static guint
find_initials_of_move (const PwScene *scene, const PwMove *move, GHashTable *seen)
{
  const PwMoveKind *kind = &scene->game->kinds[move->kind];
  guint initials = 0;

  if (g_hash_table_add (seen, (gpointer) kind))
    initials |= find_initials_of_text (kind->name);
  for (guint i = 0; i < kind->n_args; i++)
    {
      const PwArg *arg = &kind->args[i];
      int value = move->args[arg->index];
      const PwWord *word = arg->type == PW_ARG_WORD && value != PW_ARG_NONE ? pw_vocabulary_get (arg->words, value) : NULL;
      g_autofree char *all = NULL;

      if (value != PW_ARG_NONE && g_hash_table_add (seen, (gpointer) arg))
        initials |= find_initials_of_text (arg->name);
      if (!word || !g_hash_table_add (seen, (gpointer) word))
        continue;
      all = g_strjoin (" ", word->word, arg->words->label ? arg->words->label (value) : "", word->alias, NULL);
      initials |= find_initials_of_text (all);
    }
  return initials;
}

/* The letters that begin a word of @choices, or of what can be done at all. */
static guint
find_initials (const PwScene *scene, const PwMove *partial, const GArray *choices)
{
  GHashTable *memo = pw_entry_memo (PW_ENTRY_MEMO_INITIALS);
  const PwEntryMemoKey key = { scene->state, { .move = *partial } };
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  PwMoves legal = PW_MOVES_INIT;
  guint initials = 0;
  gpointer known;

  if (memo && g_hash_table_lookup_extended (memo, &key, NULL, &known))
    return GPOINTER_TO_UINT (known);
  for (guint i = 0; i < pw_entry_count_plain (choices); i++)
    initials |= pw_entry_find_initials (scene, &g_array_index (choices, PwChoice, i));
  pw_game_legal (scene->game, scene->state, &legal);
  for (guint i = 0; i < legal.n; i++)
    if (partial->kind == PW_KIND_ANY || partial->kind == legal.items[i].kind)
      initials |= find_initials_of_move (scene, &legal.items[i], seen);
  pw_moves_clear (&legal);
  if (memo)
    g_hash_table_insert (memo, g_memdup2 (&key, sizeof key), GUINT_TO_POINTER (initials));
  return initials;
}

/* Whether choice @at has no digit on the first page. */
static gboolean
wants_letter (const PwScene *scene, const GArray *choices, PwNumbering numbering, guint at)
{
  if (numbering != PW_NUMBERING_PLACES)
    return g_array_index (choices, PwChoice, at).shortcut;
  return choices->len > PW_ENTRY_PAGE && at >= pw_entry_page_size (scene, choices);
}

/* How many keys come behind the letter of choice @at, and how many would without it: 0, the most. */
static guint
need_of_letter (const GArray *choices, guint at)
{
  return g_array_index (choices, PwChoice, at).more ? 0 : at >= 2 * (PW_ENTRY_PAGE - 1) ? 1 : 2;
}

/**
 * pw_entry_page_letters:
 * @partial: what is chosen so far
 * @choices: (element-type PwChoice): what is listed behind it, with its shortcuts
 *
 * Letters go to what leads on first, then to what stands behind the second page, and then to what stands on that.
 *
 * Returns: (transfer full): for each choice the letter that takes it behind digits; 0 where it has none, as what stands on the first page
 */
char *
pw_entry_page_letters (const PwScene *scene, const PwMove *partial, const GArray *choices)
{
  char *letters = g_malloc0 (choices->len + 1), no_words[2 * sizeof LETTERS], words[sizeof LETTERS];
  PwNumbering numbering = pw_entry_numbering (scene, choices);
  guint initials, n = 0, n_words = 0, given = 0, n_whole = 0, n_leading = 0;

  if (numbering == PW_NUMBERING_LONG || choices->len == 0 || !wants_letter (scene, choices, numbering, choices->len - 1))
    return letters;
  initials = find_initials (scene, partial, choices);
  for (guint capital = 0; capital < 2; capital++)
    for (const char *p = LETTERS; *p; p++)
      if (!(initials >> (*p - 'a') & 1))
        no_words[n++] = capital ? g_ascii_toupper (*p) : *p;
      else if (capital)
        words[n_words++] = g_ascii_toupper (*p);
  for (guint i = 0; i < choices->len; i++)
    *(need_of_letter (choices, i) == 0 ? &n_leading : &n_whole) += wants_letter (scene, choices, numbering, i);
  /* Enter plays nothing behind what leads on: where letters are few, that makes do with the capital of a word. */
  for (guint i = 0, rest = n_leading + n_whole > n ? n - MIN (n, n_whole) : n_leading, leading = 0; i < choices->len; i++)
    if (wants_letter (scene, choices, numbering, i) && need_of_letter (choices, i) == 0)
      {
        letters[i] = leading < rest ? no_words[given++] : leading - rest < n_words ? words[leading - rest] : '\0';
        leading++;
      }
  for (guint need = 1; need <= 2; need++)
    for (guint i = 0; i < choices->len && given < n; i++)
      if (wants_letter (scene, choices, numbering, i) && need_of_letter (choices, i) == need)
        letters[i] = no_words[given++];
  return letters;
}

/**
 * pw_entry_find_page_letter:
 * @partial: what is chosen so far
 * @choices: (element-type PwChoice): what is listed behind it, with its shortcuts
 * @letter: a letter; a capital is the small one where no choice has the capital
 *
 * Returns: the choice that has it, or -1
 */
int
pw_entry_find_page_letter (const PwScene *scene, const PwMove *partial, const GArray *choices, char letter)
{
  g_autofree char *letters = pw_entry_page_letters (scene, partial, choices);
  const char *at = memchr (letters, letter, choices->len);

  if (!at)
    at = memchr (letters, g_ascii_tolower (letter), choices->len);
  return at ? (int) (at - letters) : -1;
}
