/* pw-entry-amounts.c: a number that is typed is in the move with its sign, and of what stands behind it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-entry-reader.h"

#include <stdlib.h>
#include <string.h>

#include <glib/gi18n-lib.h>

/** LETTERS_OF_NOUN: a noun may be cut, or be one or several; fewer letters may begin another. */
#define LETTERS_OF_NOUN 3

/** DIGITS_OF_NUMBER: a longer one counts nothing. */
#define DIGITS_OF_NUMBER 3

/* Nothing is left of what was found: the list is that of the moment. */
static void
refuse_all (const PwScene *scene, const PwMove *base, const char *text, PwReading *out)
{
  g_array_set_size (out->choices, 0);
  pw_entry_list (scene, base, out->choices);
  out->first = 0;
  out->selected = -1;
  out->whole = FALSE;
  g_clear_error (&out->error);
  g_set_error (&out->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNKNOWN, _("“%s” names nothing that can be done now."), text);
  pw_move_init (&out->move, PW_KIND_ANY, PW_NOBODY);
}

/* -- Signs ------------------------------------------------------------------------------------------- */

/* Whether a move of that kind may say a number below zero, as steps back are. */
gboolean
pw_entry_may_be_negative (const PwMoveKind *kind)
{
  for (guint i = 0; i < kind->n_args; i++)
    if (kind->args[i].type == PW_ARG_NUMBER && kind->args[i].min < 0)
      return TRUE;
  return FALSE;
}

/* Whether @move says @number: as a number, or as one of its dice. */
static gboolean
has_number (const PwMoveKind *kind, const PwMove *move, int number)
{
  for (guint i = 0; i < kind->n_args; i++)
    {
      gint16 value = move->args[kind->args[i].index];
      guint8 dice[6];

      if (value == PW_ARG_NONE)
        continue;
      if (value == number && kind->args[i].type != PW_ARG_DICE)
        return TRUE;
      for (guint d = kind->args[i].type == PW_ARG_DICE ? pw_dice_unpack (value, dice) : 0; d > 0; d--)
        if (dice[d - 1] == number)
          return TRUE;
    }
  return FALSE;
}

/* The minus sign that stands before a number at @digits, or NULL. */
static const char *
find_minus (const char *text, const char *digits)
{
  const char *at = digits;

  while (at > text && at[-1] == ' ')
    at--;
  return at > text && at[-1] == '-' && !(at - 1 > text && g_ascii_isdigit (at[-2])) ? at - 1 : NULL;
}

/* Whether a minus sign is the last word. */
static gboolean
ends_in_minus (const char *text)
{
  for (const char *p = strchr (text, '-'); p; p = strchr (p + 1, '-'))
    if ((p == text || strchr (PW_BETWEEN_WORDS, p[-1])) && p[1 + strspn (p + 1, " ")] == '\0')
      return TRUE;
  return FALSE;
}

static gboolean
takes_dice (const PwMoveKind *kind)
{
  for (guint i = 0; i < kind->n_args; i++)
    if (kind->args[i].type == PW_ARG_DIE || kind->args[i].type == PW_ARG_DICE)
      return TRUE;
  return FALSE;
}

/* Whether a minus sign begins or ends a word and has no number behind it: "- pass", "pass- ". That of "ccff-w" is in the middle. */
static gboolean
has_bare_minus (const char *text)
{
  for (const char *p = strchr (text, '-'); p; p = strchr (p + 1, '-'))
    if ((p == text || strchr (PW_BETWEEN_WORDS, p[-1]) || p[1] == '\0' || strchr (PW_BETWEEN_WORDS, p[1])) &&
        !g_ascii_isdigit (p[1 + strspn (p + 1, " ")]))
      return TRUE;
  return FALSE;
}

/* Whether @text says "+2" where @move has no dice that it could be with, and the log would not say it. */
static gboolean
adds_for_nothing (const PwScene *scene, const PwMoveKind *kind, const PwMove *move, const char *text)
{
  g_auto (GStrv) typed = NULL, told = NULL;
  g_autofree char *sentence = NULL;

  if (!strchr (text, '+') || !scene->game->words.sentence || move->player < 0)
    return FALSE;
  if (takes_dice (kind))
    return FALSE;
  sentence = pw_game_sentence (scene->game, scene->setup, scene->state, move);
  typed = pw_entry_words_of_text (text);
  told = pw_entry_words_of_text (sentence);
  for (guint i = 0; typed[i]; i++)
    if (g_str_has_prefix (typed[i], PW_PLUS) && g_ascii_isdigit (typed[i][strlen (PW_PLUS)]) &&
        !g_strv_contains ((const char *const *) told, typed[i]))
      return TRUE;
  return FALSE;
}

/* Whether a number of @text has another sign than in @move. */
static gboolean
differs_in_sign (const PwMoveKind *kind, const PwMove *move, const char *text)
{
  gboolean minus = FALSE;

  for (const char *p = text; *p && !minus; p++)
    minus = g_ascii_isdigit (*p) && find_minus (text, p) != NULL;
  for (const char *p = text; *p && minus;)
    {
      gsize length = strspn (p, "0123456789");
      int number = length > 0 && length <= DIGITS_OF_NUMBER ? atoi (p) : 0;

      if (number != 0 && (find_minus (text, p) ? !has_number (kind, move, -number)
                                               : has_number (kind, move, -number) && !has_number (kind, move, number)))
        return TRUE;
      p += MAX (length, 1);
    }
  return FALSE;
}

/* "recruit 1 +2": the token that adds 2 is no 2. */
static void
refuse_plus (const PwScene *scene, const PwMove *base, const char *text, PwReading *out)
{
  const PwMove *move = pw_reading_get_move (out);

  if (move && move->kind < scene->game->n_kinds && pw_game_check (scene->game, scene->state, move, NULL) &&
      adds_for_nothing (scene, &scene->game->kinds[move->kind], move, text))
    refuse_all (scene, base, text, out);
}

/* "provost 1 -", "provost -1 forward": words are compared without their signs, so that each number is looked up with its own. A minus sign behind
 * words says nothing, nor does it begin a number. */
static void
refuse_minus (const PwScene *scene, const PwMove *base, const char *text, PwReading *out)
{
  const PwMove *move = pw_reading_get_move (out);
  const PwMoveKind *kind = move && move->kind < scene->game->n_kinds ? &scene->game->kinds[move->kind] : NULL;

  if (!kind || !strchr (text, '-'))
    return;
  if ((ends_in_minus (text) && text[strspn (text, " 0123456789,+*/-")] != '\0') ||
      (!takes_dice (kind) && has_bare_minus (text)) || (pw_entry_may_be_negative (kind) && differs_in_sign (kind, move, text)))
    refuse_all (scene, base, text, out);
}

/**
 * pw_entry_part_minus:
 * @text: what is typed
 *
 * Returns: (transfer full): the same with a space between a verb and the minus sign of its number: "provost-2"
 */
char *
pw_entry_part_minus (const PwScene *scene, const char *text)
{
  const char *verb = text + strspn (text, " ");
  gsize length = strcspn (verb, " -");
  const char *minus = verb + length + strspn (verb + length, " ");
  PwKindSet playable = scene->game->play.playable (scene->state);
  gsize digits = *minus == '-' ? 1 + strspn (minus + 1, " ") : 0;

  if (digits == 0 || !g_ascii_isdigit (minus[digits]))
    return g_strdup (text);
  for (guint kind = 0; kind < scene->game->n_kinds; kind++)
    if (pw_kind_set_has (playable, kind) && pw_entry_may_be_negative (&scene->game->kinds[kind]) &&
        strlen (scene->game->kinds[kind].name) == length &&
        g_ascii_strncasecmp (scene->game->kinds[kind].name, verb, length) == 0)
      return g_strdup_printf ("%.*s -%s", (int) (verb + length - text), text, minus + digits);
  return g_strdup (text);
}

/* -- Counts ------------------------------------------------------------------------------------------ */

static gboolean
is_noun_of (const char *typed, const char *word)
{
  return strlen (typed) >= LETTERS_OF_NOUN && strlen (word) >= LETTERS_OF_NOUN &&
         (g_str_has_prefix (word, typed) || g_str_has_prefix (typed, word));
}

/* How @words count what is called @noun: 1 by @number, -1 by others only, 0 not at all. */
static int
count_noun (char **words, const char *number, const char *noun)
{
  int counted = 0;

  for (guint i = 0; words[i] && words[i + 1]; i++)
    if (pw_entry_is_number (words[i]) && is_noun_of (noun, words[i + 1]))
      {
        if (strcmp (words[i], number) == 0)
          return 1;
        counted = -1;
      }
  return counted;
}

/* Whether @word is what an argument of @kind is called in notation: a number behind it is its own, "depot=5 workers=1". */
static gboolean
is_argument (const PwMoveKind *kind, const char *word)
{
  for (guint i = 0; i < kind->n_args; i++)
    if (g_str_equal (kind->args[i].name, word))
      return TRUE;
  return FALSE;
}

/* Whether a number that is typed stands in front of what @move counts otherwise. Where dice are used, it is a die's. */
static gboolean
counts_otherwise (const PwScene *scene, const PwMove *move, const char *text)
{
  const PwMoveKind *kind = &scene->game->kinds[move->kind];
  g_auto (GStrv) typed = NULL, told = NULL;
  g_autofree char *sentence = NULL;
  char *end;

  if (takes_dice (kind))
    return FALSE;
  typed = pw_entry_words_of_text (text);
  for (guint i = 0; typed[i] && typed[i + 1]; i++)
    {
      /* Behind a verb it is the first thing that the verb wants. */
      if (!pw_entry_is_number (typed[i]) || pw_entry_is_number (typed[i + 1]) ||
          (i > 0 && (g_str_has_prefix (kind->name, typed[i - 1]) || is_argument (kind, typed[i - 1]))))
        continue;
      if (!sentence)
        {
          sentence = pw_game_sentence (scene->game, scene->setup, scene->state, move);
          /* What follows from it is nothing that was said. */
          end = strstr (sentence, ". ");
          if (end)
            *end = '\0';
          told = pw_entry_words_of_text (sentence);
        }
      /* “wood 2 stone”: the number may be of what it stands behind. */
      if (count_noun (told, typed[i], typed[i + 1]) < 0 && !(i > 0 && count_noun (told, typed[i], typed[i - 1]) > 0))
        return TRUE;
    }
  return FALSE;
}

/* "3 soldiers" as a line of notation, "recruit 3"; NULL where @text says more. */
static char *
spell_count (const PwMoveKind *kind, const char *text)
{
  g_auto (GStrv) typed = pw_entry_words_of_text (text);

  if (g_strv_length (typed) != 2 || !pw_entry_is_number (typed[0]) || kind->n_args == 0 || kind->args[0].type != PW_ARG_NUMBER ||
      kind->args[0].flags & PW_ARG_OPTIONAL)
    return NULL;
  return g_strdup_printf ("%s %s", kind->name, typed[0]);
}

/* Reads "3 soldiers" as that line: it is played, refused by its rule, or what is left of it is asked. FALSE: @text says more than that. */
static gboolean
read_count (const PwScene *scene, const PwMove *base, const PwMoveKind *kind, const char *text, PwReading *out)
{
  g_autofree char *spelled = spell_count (kind, text);
  const PwMove *move;

  if (!spelled)
    return FALSE;
  pw_reading_clear (out);
  pw_reading_init (out);
  pw_entry_read_plain (scene, base, spelled, out);
  move = pw_reading_get_move (out);
  if (move && counts_otherwise (scene, move, text))
    refuse_all (scene, base, text, out);
  return TRUE;
}

/* "3 soldier", which is no choice: an attempt at what the list counts by that noun. */
static void
attempt_count (const PwScene *scene, const PwMove *base, const char *text, PwReading *out)
{
  g_auto (GStrv) typed = NULL;
  g_autoptr (GArray) listed = NULL;

  if (!g_ascii_isdigit (text[strspn (text, " ")]) || !out->error || out->error->domain != PW_NOTATION_ERROR)
    return;
  typed = pw_entry_words_of_text (text);
  if (g_strv_length (typed) != 2)
    return;
  listed = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  pw_entry_list (scene, base, listed);
  for (guint i = 0; i < listed->len; i++)
    {
      const PwChoice *choice = &g_array_index (listed, PwChoice, i);
      g_autofree char *label = pw_choice_label (scene, choice);
      g_auto (GStrv) words = pw_entry_words_of_text (label);

      if (choice->move.kind < scene->game->n_kinds && words[0] && words[1] && pw_entry_is_number (words[0]) &&
          is_noun_of (typed[1], words[1]))
        {
          read_count (scene, base, &scene->game->kinds[choice->move.kind], text, out);
          return;
        }
    }
}

/* Whether @text is what the log says of @move, and of nothing else: what follows from it counts other things. */
static gboolean
is_sentence_of (const PwScene *scene, const PwMove *move, const char *text)
{
  PwMove told;

  return pw_entry_find_sentence (scene, text, &told) && pw_move_equal (&told, move);
}

/* "1 soldiers", "3 soldiers": two soldiers for 3 gold and 1 wood have both words and both numbers, and are neither. */
static void
refuse_count (const PwScene *scene, const PwMove *base, const char *text, PwReading *out)
{
  const PwMove *move = pw_reading_get_move (out);
  g_autoptr (GString) words = g_string_new (NULL);
  g_autoptr (GArray) numbered = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  PwTextReader reader = {
    .scene = scene, .base = base, .out = out, .words = words, .numbered = numbered, .text = text, .front = *base
  };

  if (!move || move->kind >= scene->game->n_kinds || !scene->game->words.sentence || !strpbrk (text, "0123456789") ||
      move->player < 0 || !pw_game_check (scene->game, scene->state, move, NULL) || !counts_otherwise (scene, move, text) ||
      is_sentence_of (scene, move, text))
    return;
  if (read_count (scene, base, &scene->game->kinds[move->kind], text, out))
    return;
  refuse_all (scene, base, text, out);
  pw_text_reader_read_attempt (&reader);
  move = pw_reading_get_move (out);
  if (move && counts_otherwise (scene, move, text))
    refuse_all (scene, base, text, out);
}

/**
 * pw_entry_refuse_amounts:
 * @base: what was chosen by clicks before
 * @text: what is typed
 * @out: (inout): what it means
 *
 * What is read word by word must say the numbers with their signs, and of what they stand in front of, and all that is counted where some of
 * it is named; else it is refused.
 */
void
pw_entry_refuse_amounts (const PwScene *scene, const PwMove *base, const char *text, PwReading *out)
{
  refuse_minus (scene, base, text, out);
  refuse_plus (scene, base, text, out);
  refuse_count (scene, base, text, out);
  attempt_count (scene, base, text, out);
}
