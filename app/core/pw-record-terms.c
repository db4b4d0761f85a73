/* pw-record-terms.c: what is agreed before any game, as records write it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-record-private.h"

#include <glib/gi18n-lib.h>

#include "core/pw-game.h"

enum
{
  LEVEL,
  ME,
  HINTS,
  CLOCK,
  DEALER,
  SEED,
};

const char *const pw_record_terms[PW_RECORD_N_TERMS] = {
  [LEVEL] = "level", [ME] = "me", [HINTS] = "hints", [CLOCK] = "clock", [DEALER] = "dealer", [SEED] = "seed",
};

static const PwWord clock_words[] = { { 0, "off", NULL, NULL }, { 1, "on", NULL, NULL } };
static const PwVocabulary clocks = { "clock", N_("on or off"), clock_words, G_N_ELEMENTS (clock_words) };

/* Of a game that is kept in one way. */
static const PwWord everything_words[] = { { 0, "referee", NULL, NULL } };
static const PwVocabulary everything = { "level", "referee", everything_words, G_N_ELEMENTS (everything_words) };

/* The words of a term, and where it is kept; NULL for a number. */
static const PwVocabulary *
words_of (guint term, PwSetup *setup, guint8 **value)
{
  switch (term)
    {
    case LEVEL: *value = &setup->level; return setup->game->levels ? setup->game->levels->words : &everything;
    case HINTS: *value = &setup->hints; return &pw_hints_words;
    case CLOCK: *value = &setup->clock; return &clocks;
    case DEALER: *value = &setup->dealer; return &pw_dealer_words;
    default: *value = NULL; return NULL;
    }
}

char *
pw_record_print_term (const PwSetup *setup, guint term)
{
  PwSetup copy = *setup;
  guint8 *value;
  const PwVocabulary *words = words_of (term, &copy, &value);

  if (words)
    return *value ? g_strdup (pw_vocabulary_get (words, *value)->word) : NULL;
  if (term == ME)
    return pw_game_nth_level (setup->game, setup->level)->seat || setup->me ? g_strdup_printf ("%u", setup->me + 1u) : NULL;
  return setup->seed ? g_strdup_printf ("%" G_GUINT64_FORMAT, setup->seed) : NULL;
}

const char *
pw_record_term_expects (const PwGame *game, guint term)
{
  PwSetup none = { .game = game };
  guint8 *value;
  const PwVocabulary *words = words_of (term, &none, &value);

  if (words)
    return _(words->expects);
  return term == ME ? _("the number of a player, from 1") : _("a whole number");
}

gboolean
pw_record_read_term (const char *text, guint term, PwSetup *setup)
{
  guint8 *value;
  const PwVocabulary *words = words_of (term, setup, &value);
  guint64 number;

  for (guint i = 0; words && i < words->n_words; i++)
    if (g_ascii_strcasecmp (words->words[i].word, text) == 0)
      {
        *value = (guint8) words->words[i].value;
        return TRUE;
      }
  if (words)
    return FALSE;
  /* The seat is counted from 1, as people do. */
  if (!g_ascii_string_to_unsigned (text, 10, term == ME, term == ME ? PW_MAX_PLAYERS : G_MAXUINT64, &number, NULL))
    return FALSE;
  if (term == ME)
    setup->me = (guint8) (number - 1);
  else
    setup->seed = number;
  return TRUE;
}
