/* pw-entry-signs.c: one key where numbers take two: a sign for what workers change, a letter for a long number or the next page
 *
 * Each takes what digits take too, and only where it could mean nothing else.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-entry-reader.h"

#include <string.h>

/** FIRST_LETTER: the first number that has a letter. */
#define FIRST_LETTER 10

/* The choice of @choices that has the key @key; -1: none has. */
static int
find_key (const GArray *choices, char key)
{
  for (guint i = 0; i < choices->len; i++)
    if (g_array_index (choices, PwChoice, i).letter == key)
      return (int) i;
  return -1;
}

/* Of dice to choose from the highest, or the lowest; -1: these are none. */
static int
find_die (const PwScene *scene, const GArray *choices, gboolean highest)
{
  int found = -1, best = 0;

  if (pw_entry_numbering (scene, choices) != PW_NUMBERING_DICE)
    return -1;
  for (guint i = 0; i < choices->len; i++)
    {
      int face = (int) pw_entry_choice_number (scene, choices, 0, i);

      if (face > PW_ENTRY_LAST_FACE || !g_array_index (choices, PwChoice, i).more ||
          (found >= 0 && (highest ? face < best : face > best)))
        continue;
      found = (int) i;
      best = face;
    }
  return found;
}

/* "$", "&" and "%" take what has that sign in the first list, or stands beside it. */
static gboolean
take_sign_at_once (PwTextReader *reader, char sign)
{
  g_autoptr (GArray) signs = g_array_copy (reader->out->choices);
  int at;

  pw_entry_list_signs (reader->scene, &reader->out->partial, signs);
  at = find_key (signs, sign);
  if (at >= 0)
    pw_text_reader_open (reader, &g_array_index (signs, PwChoice, at).move);
  return at >= 0;
}

/* "+", "*" and "." are the keys of what one worker, two and three do with the only die, or with the higher one; "-", "/" and ":" the same
 * with the lower one. */
static gboolean
take_sign (PwTextReader *reader, char sign)
{
  const char *lower = strchr (PW_ENTRY_SIGNS_LOWER, sign);
  gboolean highest = lower == NULL;
  char key = highest ? sign : PW_ENTRY_SIGNS_HIGHER[lower - PW_ENTRY_SIGNS_LOWER];
  const GArray *choices = reader->out->choices;
  int at = find_die (reader->scene, choices, highest);
  g_autoptr (GArray) behind = NULL;

  if (at < 0)
    {
      at = highest ? find_key (choices, key) : -1;
      if (at >= 0)
        pw_text_reader_choose (reader, (guint) at);
      return at >= 0;
    }
  behind = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  pw_entry_list (reader->scene, &g_array_index (choices, PwChoice, at).move, behind);
  at = find_key (behind, key);
  if (at < 0)
    return FALSE;
  pw_text_reader_open (reader, &g_array_index (behind, PwChoice, at).move);
  return TRUE;
}

/* The choice that @letter stands for: a number from 10 on, or a place on the next pages; -1: none. */
static int
find_letter (const PwScene *scene, const PwMove *partial, const GArray *choices, char letter)
{
  if (pw_entry_numbering (scene, choices) != PW_NUMBERING_LONG)
    return pw_entry_find_page_letter (scene, partial, choices, letter);
  for (guint i = 0; i < choices->len; i++)
    if (g_array_index (choices, PwChoice, i).number == FIRST_LETTER + g_ascii_tolower (letter) - 'a')
      return (int) i;
  return -1;
}

/* Whether @at, a letter or two at the end of the text, begins a word for some of the list; what begins one for all of them tells nothing, but
 * may go on. */
static gboolean
begins_word (PwTextReader *reader, const char *at)
{
  const GArray *choices = reader->out->choices;
  const char word[] = { *at, g_ascii_isalpha (at[1]) ? at[1] : '\0', '\0' };
  g_autoptr (GArray) named = g_array_copy ((GArray *) choices);

  pw_entry_find_words (reader->scene, &reader->out->partial, word, named);
  return named->len > 0 && (named->len != choices->len || at[1] != '\0');
}

/* Whether the letter behind the one at @at, which takes choice @found, is the last of the text, and takes something of what follows that. */
static gboolean
is_key_behind (PwTextReader *reader, const char *at, int found)
{
  const PwChoice *choice = &g_array_index (reader->out->choices, PwChoice, found);
  g_autoptr (GArray) behind = NULL;

  if (at[2] != '\0' || !choice->more)
    return FALSE;
  behind = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  pw_entry_list (reader->scene, &choice->move, behind);
  pw_entry_list_shortcuts (reader->scene, &choice->move, behind);
  return find_letter (reader->scene, &choice->move, behind, at[1]) >= 0;
}

/* Takes the letter that stands right behind digits, as a word of its own. Alone behind long numbers it always is:
 * the “a” of “Take a monastery” is no word there. With a digit behind it, it may be “k12”. */
static gboolean
take_letter (PwTextReader *reader, const char *at)
{
  GArray *choices = reader->out->choices;
  int found = choices->len > 1 ? find_letter (reader->scene, &reader->out->partial, choices, *at) : -1;

  /* Behind the digit that turns the page a letter is what it is behind a space: "0g" is the Guild, as "0 g". */
  if (found < 0 || (g_ascii_isalpha (at[1]) && !is_key_behind (reader, at, found)) ||
      (pw_entry_numbering (reader->scene, choices) == PW_NUMBERING_LONG && (g_ascii_isdigit (at[1]) || reader->out->first > 0) &&
       begins_word (reader, at)))
    return FALSE;
  reader->out->first = 0;
  g_array_index (choices, PwChoice, 0) = g_array_index (choices, PwChoice, found);
  g_array_set_size (choices, 1);
  pw_text_reader_choose (reader, 0);
  return TRUE;
}

int
pw_text_reader_find_missing (const PwTextReader *reader, const char *at)
{
  const GArray *choices = reader->out->choices;
  int number = FIRST_LETTER + g_ascii_tolower (*at) - 'a', highest = 0;

  /* On another page it may be a word of the list. */
  if (reader->line || reader->chosen || reader->halfway || reader->out->first > 0 || !g_ascii_isalpha (*at) ||
      g_ascii_isalnum (at[1]) || at == reader->text || !g_ascii_isdigit (at[-1]) ||
      pw_entry_numbering (reader->scene, choices) != PW_NUMBERING_LONG)
    return 0;
  for (guint i = 0; i < choices->len; i++)
    highest = MAX (highest, g_array_index (choices, PwChoice, i).number);
  return number <= highest ? number : 0;
}

int
pw_text_reader_find_apart (const PwTextReader *reader, const char *at)
{
  const GArray *choices = reader->out->choices;
  const char *before = at;

  while (before > reader->text && strchr (PW_BETWEEN_WORDS, before[-1]))
    before--;
  if (reader->line || reader->chosen || reader->halfway || reader->out->first > 0 || !g_ascii_isalpha (*at) ||
      g_ascii_isalnum (at[1]) || before == at || before == reader->text || !g_ascii_isdigit (before[-1]))
    return -1;
  return find_letter (reader->scene, &reader->out->partial, choices, *at);
}

/* Whether a digit behind words has opened a list that goes by long numbers, of which nothing is said yet: "rrr3" lists the places of a tile. */
static gboolean
is_behind_number (const PwTextReader *reader)
{
  return reader->mixed && reader->words->len == 0 &&
         pw_entry_numbering (reader->scene, reader->out->choices) == PW_NUMBERING_LONG;
}

gboolean
pw_text_reader_take_key (PwTextReader *reader, const char *at)
{
  if (reader->chosen || reader->halfway || reader->out->error ||
      (reader->line && (strchr (PW_ENTRY_SIGNS, *at) || !is_behind_number (reader))))
    return FALSE;
  reader->by_sign = FALSE;
  if (strchr (PW_ENTRY_SIGNS, *at))
    {
      reader->by_sign = strchr (PW_ENTRY_SIGNS_AT_ONCE, *at) ? take_sign_at_once (reader, *at) : take_sign (reader, *at);
      return reader->by_sign;
    }
  if (!g_ascii_isalpha (*at) || !(at[1] == '\0' || g_ascii_isalnum (at[1]) || g_ascii_isspace (at[1])) || at == reader->text ||
      !(g_ascii_isdigit (at[-1]) || strchr (PW_ENTRY_SIGNS, at[-1]) || reader->behind_key == at) || !take_letter (reader, at))
    return FALSE;
  reader->behind_key = at + 1;
  return TRUE;
}

/* Whether the list that the text begins with is of dice, or of what can be done with the only one. */
gboolean
pw_text_reader_begins_with_dice (const PwTextReader *reader)
{
  const GArray *choices = reader->out->choices;

  return choices->len > 0 &&
         (g_array_index (choices, PwChoice, 0).die != 0 || pw_entry_numbering (reader->scene, choices) == PW_NUMBERING_DICE);
}
