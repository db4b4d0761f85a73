/* pw-sentence.c: sentences from tables
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-sentence.h"

#include <stdlib.h>
#include <string.h>

#include <glib/gi18n-lib.h>

/** PW_MOST_PLACES: no template has more without names. */
#define PW_MOST_PLACES 8

/**
 * pw_sentence_find:
 * @sentences: a game's table
 * @what: what happened
 * @told: all about it
 *
 * Returns: (nullable): the sentence that tells it, or %NULL where nothing is said of it
 */
const PwSentence *
pw_sentence_find (const PwSentence *sentences, int what, const PwTold *told)
{
  for (; sentences->text; sentences++)
    if ((sentences->what == what || sentences->what == PW_SENTENCE_ANY) && (sentences->when == NULL || sentences->when (told)))
      return sentences;
  return NULL;
}

/* What stands in the place of that name, or NULL where there is no such place. */
static char *
fill (const PwPlace *places, const char *name, gsize length, const PwTold *told)
{
  for (; places->name; places++)
    if (strlen (places->name) == length && strncmp (places->name, name, length) == 0)
      return places->say (told);
  return NULL;
}

/* The name of the @n-th place without one, from 0; its length is 0 where there is none. */
static const char *
nth_name (const char *names, guint n, gsize *length)
{
  for (; names && n > 0; n--)
    {
      names += strcspn (names, " ");
      names += strspn (names, " ");
    }
  *length = names ? strcspn (names, " ") : 0;
  return names;
}

/* Reads "%s", "%d", "%u", "%2$s": the number of the place, from 0, and what comes after it; else NULL. @next: the place of
 * the next one that says no number. */
static const char *
read_percent (const char *at, guint *next, guint *place)
{
  char *end;
  gulong n = strtoul (at + 1, &end, 10);

  if (end > at + 1 && (*end != '$' || n == 0 || n > PW_MOST_PLACES))
    return NULL;
  *place = end > at + 1 ? (guint) n - 1 : *next;
  end += end > at + 1;
  if (*end == '\0' || strchr ("sdu", *end) == NULL)
    return NULL;
  *next = *place + 1;
  return end + 1;
}

/* Fills in the place that begins at @at. Returns what comes after it, or NULL where none begins there. */
static const char *
append_place (GString *text, const char *at, guint *next, const PwSentence *sentence, const PwPlace *places, const PwTold *told)
{
  g_autofree char *said = NULL;
  const char *name = at + 1, *after = NULL;
  gsize length = 0;
  guint place;

  if (*at == '{')
    {
      length = strcspn (name, "}");
      after = name[length] ? name + length + 1 : NULL;
    }
  else if (*at == '%' && (after = read_percent (at, next, &place)))
    name = nth_name (sentence->places, place, &length);
  if (after == NULL || length == 0 || (said = fill (places, name, length, told)) == NULL)
    return NULL;
  g_string_append (text, said);
  return after;
}

/* The number that decides between singular and plural. */
static gulong
count_of (const PwSentence *sentence, const PwPlace *places, const PwTold *told)
{
  g_autofree char *said = fill (places, sentence->count, strlen (sentence->count), told);

  return said ? strtoul (said, NULL, 10) : 0;
}

/**
 * pw_sentence_tell:
 * @sentence: one of a game's table
 * @places: what may stand in its places
 * @told: what it is about
 *
 * Fills in a template in the language of the program. What a translation has and the table does not know stays as it is
 * written there.
 *
 * Returns: (transfer full): the sentence
 */
char *
pw_sentence_tell (const PwSentence *sentence, const PwPlace *places, const PwTold *told)
{
  GString *text = g_string_new (NULL);
  const char *at = sentence->plural
                     ? g_dngettext (GETTEXT_PACKAGE, sentence->text, sentence->plural, count_of (sentence, places, told))
                     : _(sentence->text);
  guint next = 0;

  while (*at)
    {
      gsize plain = strcspn (at, "%{");
      const char *after;

      g_string_append_len (text, at, (gssize) plain);
      at += plain;
      if (*at == '\0')
        break;
      after = append_place (text, at, &next, sentence, places, told);
      if (after == NULL)
        {
          g_string_append_c (text, *at);
          after = at + (at[0] == '%' && at[1] == '%' ? 2 : 1);
        }
      at = after;
    }
  return g_string_free (text, FALSE);
}

/**
 * pw_sentence_say:
 * @sentences: a game's table
 * @places: what may stand in the places
 * @what: what happened
 * @told: all about it
 *
 * Returns: (transfer full) (nullable): the sentence that tells it, or %NULL where nothing is said of it
 */
char *
pw_sentence_say (const PwSentence *sentences, const PwPlace *places, int what, const PwTold *told)
{
  const PwSentence *sentence = pw_sentence_find (sentences, what, told);

  return sentence ? pw_sentence_tell (sentence, places, told) : NULL;
}

/**
 * pw_told_name:
 * @told: what a sentence is about
 * @seat: whose name; less than 0 for nobody
 *
 * Returns: (transfer full): what stands in a place that names a player
 */
char *
pw_told_name (const PwTold *told, int seat)
{
  return g_strdup (seat >= 0 ? pw_setup_name (told->setup, (guint) seat) : "");
}

/* Who did it: as PwPlace.say. */
char *
pw_told_player (const PwTold *told)
{
  return pw_told_name (told, told->event ? told->event->player : told->move->player);
}
