/* pw-entry-behind.c: a number behind words: "cow 2", "monastery 17", "workers2"
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-entry-reader.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/pw-notation.h"

/* The numbers of what the words open, where people know them: those of goods, of monasteries. */
gboolean
pw_text_reader_opens_names (PwTextReader *reader)
{
  const GArray *choices = reader->out->choices;
  g_autoptr (GArray) behind = g_array_new (FALSE, FALSE, sizeof (PwChoice));

  if (choices->len != 1 || !g_array_index (choices, PwChoice, 0).more)
    return FALSE;
  pw_entry_list (reader->scene, &g_array_index (choices, PwChoice, 0).move, behind);
  return pw_entry_numbering (reader->scene, behind) >= PW_NUMBERING_OWN;
}

/* Words have left several that no word tells apart: a digit is the place among them, on the first page where they are many; one
 * letter has left too many for that to be meant. */
static gboolean
take_alike (PwTextReader *reader, const char *number)
{
  const GArray *choices = reader->out->choices;
  gboolean many = choices->len > PW_ENTRY_PAGE;

  if (choices->len < 2 || (many && reader->words->len < PW_LETTERS_OF_WORD) || number[1] != '\0' || *number < '1' ||
      (!many && *number - '0' > (int) choices->len))
    return FALSE;
  for (guint i = 0; i < choices->len; i++)
    if (!g_array_index (choices, PwChoice, i).alike)
      return FALSE;
  if (many && *number == '0' + PW_ENTRY_PAGE)
    reader->out->first = PW_ENTRY_PAGE - 1;
  else
    pw_text_reader_choose (reader, (guint) (*number - '1'));
  return TRUE;
}

/* "astronomer 7": the number that the choice goes by, where such numbers are no dice. */
static gboolean
take_own_number (PwTextReader *reader, const char *number)
{
  PwReading *out = reader->out;
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (PwChoice));

  pw_entry_list (reader->scene, &out->partial, all);
  /* What has no number of its own has 0 there: that is nothing to type. */
  if (atoi (number) == 0 || pw_entry_numbering (reader->scene, all) != PW_NUMBERING_LONG)
    return FALSE;
  for (guint i = 0; i < out->choices->len; i++)
    if (g_array_index (out->choices, PwChoice, i).number == atoi (number))
      {
        g_array_index (out->choices, PwChoice, 0) = g_array_index (out->choices, PwChoice, i);
        g_array_set_size (out->choices, 1);
        out->first = 0;
        pw_text_reader_choose (reader, 0);
        return TRUE;
      }
  return FALSE;
}

/* "livestock 3": those of what the words open that have the number for a name. */
static gboolean
take_numbered (PwTextReader *reader, const char *number)
{
  GArray *choices = reader->out->choices;
  g_autoptr (GArray) kept = g_array_new (FALSE, FALSE, sizeof (PwChoice));

  for (guint c = 0; c < choices->len; c++)
    {
      g_autoptr (GArray) behind = g_array_new (FALSE, FALSE, sizeof (PwChoice));

      if (g_array_index (choices, PwChoice, c).more)
        pw_entry_list (reader->scene, &g_array_index (choices, PwChoice, c).move, behind);
      for (guint i = 0; i < behind->len; i++)
        if (pw_entry_has_number (reader->scene, &g_array_index (behind, PwChoice, i), number))
          g_array_append_vals (kept, &g_array_index (behind, PwChoice, i), 1);
    }
  if (kept->len == 0)
    return FALSE;
  g_array_set_size (choices, 0);
  g_array_append_vals (choices, kept->data, kept->len);
  g_array_set_size (reader->numbered, 0);
  g_array_append_vals (reader->numbered, kept->data, kept->len);
  return TRUE;
}

/* How often @move says @number: "pig 3" from depot 3 says it twice. */
static guint
count_in_move (const PwScene *scene, const PwMove *move, int number)
{
  const PwMoveKind *kind = move->kind < scene->game->n_kinds ? &scene->game->kinds[move->kind] : NULL;
  guint n = 0;

  for (guint i = 0; kind && i < kind->n_args; i++)
    {
      int value = move->args[kind->args[i].index];
      const PwWord *word = kind->args[i].type == PW_ARG_WORD && value != PW_ARG_NONE
                             ? pw_vocabulary_get (kind->args[i].words, value)
                             : NULL;
      const char *digits = word ? word->word + strcspn (word->word, "0123456789") : "";

      n += word ? *digits && atoi (digits) == number : value == number;
    }
  return n;
}

static guint
count_in_words (const char *words, int number)
{
  g_auto (GStrv) tokens = pw_entry_words_of_text (words);
  guint n = 0;

  for (guint i = 0; tokens[i]; i++)
    n += g_ascii_isdigit (tokens[i][0]) && atoi (tokens[i]) == number;
  return n;
}

/* Keeps the choices that say so much of that argument, and of which it is of that type: a colour is no depot. What
 * @words have said already is not said again by the same number. */
static gboolean
keep_with (const PwScene *scene, GArray *choices, guint index, PwArgType type, int value, const char *words)
{
  guint said = count_in_words (words, value);

  guint kept = 0;

  for (guint i = 0; i < choices->len; i++)
    {
      const PwChoice choice = g_array_index (choices, PwChoice, i);

      if (choice.move.args[index] == value && pw_entry_has_arg (scene, &choice.move, index, type) &&
          (said == 0 || count_in_move (scene, &choice.move, value) > said))
        g_array_index (choices, PwChoice, kept++) = choice;
    }
  g_array_set_size (choices, kept);
  return kept > 0;
}

/* The die, or else the depot or whatever else goes by a number, that the words do with. */
static gboolean
take_as_argument (PwTextReader *reader, int number)
{
  const PwScene *scene = reader->scene;
  PwReading *out = reader->out;
  const PwMove before = out->partial;

  for (PwArgType type = PW_ARG_DIE;; type = PW_ARG_NUMBER)
    {
      for (guint a = 0; a < PW_MAX_ARGS; a++)
        {
          if (before.args[a] != PW_ARG_NONE || !pw_entry_has_arg (scene, &before, a, type))
            continue;
          out->partial.args[a] = (gint16) number;
          if (pw_text_reader_narrow (reader, reader->words->str) &&
              keep_with (scene, out->choices, a, type, number, reader->words->str))
            return TRUE;
          out->partial = before;
        }
      if (type == PW_ARG_NUMBER)
        return FALSE;
    }
}

/* Whether any of @choices goes on from one of @listed. */
static gboolean
goes_on (const GArray *choices, const GArray *listed)
{
  for (guint i = 0; i < choices->len; i++)
    for (guint k = 0; k < listed->len; k++)
      if (pw_move_matches (&g_array_index (choices, PwChoice, i).move, &g_array_index (listed, PwChoice, k).move) ||
          pw_move_matches (&g_array_index (listed, PwChoice, k).move, &g_array_index (choices, PwChoice, i).move))
        return TRUE;
  return FALSE;
}

/* "ship 1" while a castle's action is due: the words have left ships that are placed, and @number finds one to take from depot 1.
 * Nobody saw that one, and the first of the others may be meant: all of them are listed. FALSE where that is not so. */
static gboolean
ask_which (PwTextReader *reader, const PwMove *partial, const GArray *listed, guint number, const char *words)
{
  PwReading *out = reader->out;

  if (number > listed->len || goes_on (out->choices, listed))
    return FALSE;
  out->partial = *partial;
  g_array_prepend_vals (out->choices, listed->data, listed->len);
  out->first = 0;
  reader->literal = TRUE;
  out->error = pw_entry_several (words);
  return TRUE;
}

/* What a choice of nothing but a die shows; 0 where it is something else. */
static guint
find_face (const PwScene *scene, const PwChoice *choice)
{
  guint face = choice->more && choice->move.kind == PW_KIND_ANY ? PW_ENTRY_LAST_FACE : 0;

  while (face > 0 && !pw_entry_uses_die (scene, choice, face))
    face--;
  return face;
}

/* "use the 8": the words leave dice and nothing else, and the number is that of one of them, or of none. What could be done with them may have
 * such a number, but nobody spoke of it. FALSE where that is not so; @taken: whether there is such a die. */
static gboolean
take_die_behind (PwTextReader *reader, const char *number, gboolean *taken)
{
  const GArray *choices = reader->out->choices;
  g_autoptr (GString) faces = g_string_new (NULL);
  int found = -1;

  if (reader->words->len < PW_LETTERS_OF_WORD || !pw_text_reader_narrow (reader, reader->words->str))
    return FALSE;
  for (guint i = 0; i < choices->len; i++)
    {
      const PwChoice *choice = &g_array_index (choices, PwChoice, i);
      guint face = find_face (reader->scene, choice);

      /* “the” is in “End the turn” too, which has no number. */
      if (face == 0 && (choice->more || pw_entry_has_number (reader->scene, choice, number)))
        return FALSE;
      if (face == 0)
        continue;
      g_string_append_printf (faces, "%s%u", faces->len ? ", " : "", face);
      if ((int) face == atoi (number))
        found = (int) i;
    }
  if (faces->len == 0)
    return FALSE;
  *taken = found >= 0;
  if (*taken)
    {
      pw_text_reader_choose (reader, (guint) found);
      /* What follows has to use it. */
      reader->front = reader->out->partial;
    }
  else
    pw_text_reader_fail (reader, PW_NOTATION_ERROR_RANGE,
                         g_strdup_printf (_("No die shows %u; to choose from: %s."), (guint) atoi (number), faces->str));
  return TRUE;
}

/* Whether @choice is called so that @number stands right in front of a word that begins with @noun. */
static gboolean
counts (const PwScene *scene, const PwChoice *choice, const char *number, const char *noun)
{
  g_autofree char *label = pw_choice_label (scene, choice);
  g_auto (GStrv) words = pw_entry_words_of_text (label);

  for (guint i = 0; words[0] && words[i + 1] && !g_ascii_isdigit (*noun); i++)
    if (strcmp (words[i], number) == 0 && g_str_has_prefix (words[i + 1], noun))
      return TRUE;
  return FALSE;
}

/* "take wood 2", where "2 wood" can be taken: how many is said behind what is counted. @words: all that stands in front of @number. */
static gboolean
take_count (PwTextReader *reader, char **words, const char *number)
{
  GArray *choices = reader->out->choices;
  guint n = g_strv_length (words), kept = 0;
  g_autoptr (GString) swapped = g_string_new (NULL);

  if (n == 0)
    return FALSE;
  for (guint i = 0; i + 1 < n; i++)
    g_string_append_printf (swapped, "%s ", words[i]);
  g_string_append_printf (swapped, "%s %s", number, words[n - 1]);
  if (!pw_text_reader_narrow (reader, swapped->str))
    return FALSE;
  for (guint i = 0; i < choices->len; i++)
    if (counts (reader->scene, &g_array_index (choices, PwChoice, i), number, words[n - 1]))
      g_array_index (choices, PwChoice, kept++) = g_array_index (choices, PwChoice, i);
  g_array_set_size (choices, kept);
  if (kept > 0)
    g_string_assign (reader->words, swapped->str);
  return kept > 0;
}

/* "cow 2", "monastery 17", "bank 6": a number behind words is the number of what they name, else that of the die
 * or the depot; it is never the place of a choice. */
gboolean
pw_text_reader_take_number_behind (PwTextReader *reader, const char *number, const char *behind)
{
  gboolean last = *behind == '\0';
  gsize space = strspn (behind, " "), word = strcspn (behind + space, " ,\t\n0123456789");
  g_autofree char *counted = g_strdup_printf ("%s %s %.*s", reader->words->str, number, (int) word, behind + space);
  g_autofree char *longer = g_strdup_printf ("%s %s", reader->words->str, number);
  g_autofree char *joined = g_strdup_printf ("%s%s", reader->words->str, number);
  g_auto (GStrv) words = pw_entry_words_of_text (reader->words->str);
  g_autoptr (GArray) listed = NULL;
  const PwMove partial = reader->out->partial;
  guint n = g_strv_length (words);
  gboolean taken;

  reader->mixed = TRUE;
  if (reader->chosen)
    return pw_text_reader_fail_behind (reader, number);
  if (take_die_behind (reader, number, &taken))
    return taken;
  /* "s2 1": the first of what goes at that place. */
  if (pw_text_reader_names_cell (reader))
    {
      pw_text_reader_open_only (reader);
      return pw_text_reader_take_digits (reader, number, last);
    }
  /* "sell 2 red": a count goes with what it counts. */
  if (pw_text_reader_narrow (reader, longer) || (space > 0 && word > 0 && pw_text_reader_narrow (reader, counted)))
    {
      g_string_assign (reader->words, longer);
      return TRUE;
    }
  /* "k 9" for "k9" */
  if (n > 0 && !g_ascii_isdigit (words[n - 1][0]) && pw_text_reader_narrow (reader, joined))
    {
      g_string_assign (reader->words, joined);
      return TRUE;
    }
  if (take_count (reader, words, number))
    return TRUE;
  pw_text_reader_narrow (reader, reader->words->str);
  if (take_own_number (reader, number))
    return TRUE;
  if (pw_text_reader_opens_names (reader))
    {
      pw_text_reader_open_only (reader);
      return pw_text_reader_take_digits (reader, number, last);
    }
  if (take_alike (reader, number))
    return TRUE;
  if (take_numbered (reader, number))
    return TRUE;
  listed = g_array_copy (reader->out->choices);
  if ((n == 0 || !pw_entry_is_numbered (reader->scene, words[n - 1])) && strlen (number) <= 2 &&
      take_as_argument (reader, atoi (number)))
    return !ask_which (reader, &partial, listed, (guint) atoi (number), longer);
  pw_text_reader_list (reader);
  return pw_text_reader_fail (reader, PW_NOTATION_ERROR_UNKNOWN,
                              g_strdup_printf (_("“%s” names nothing that can be done now."), longer));
}

/* "ccff213": the second of those that look so, and what follows that, 13 or 1 and 3. Behind a space 213 is one number. */
static gboolean
take_alike_and_more (PwTextReader *reader, const char *digits, gboolean last)
{
  const char first[] = { *digits, '\0' };

  if (digits[1] == '\0' || !take_alike (reader, first))
    return FALSE;
  reader->mixed = TRUE;
  return pw_text_reader_take_digits (reader, digits + 1, last);
}

/* How many letters @token begins with; a mark that is joined to them is counted, such as that of "frrr-m". */
gsize
pw_text_reader_letters (const char *token)
{
  gsize letters = 0;

  while (g_ascii_isalpha (token[letters]) || (letters > 0 && token[letters] == '-' && g_ascii_isalpha (token[letters + 1])))
    letters++;
  return letters;
}

/* Whether @letters, few as they are, leave one thing of a list that goes by long numbers, and open one that goes by numbers: "o2". */
static gboolean
opens_by_letters (PwTextReader *reader, const char *letters)
{
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (PwChoice));

  if (*letters == '\0' || reader->words->len > 0)
    return FALSE;
  pw_entry_list (reader->scene, &reader->out->partial, all);
  return pw_entry_numbering (reader->scene, all) == PW_NUMBERING_LONG && pw_text_reader_narrow (reader, letters) &&
         pw_text_reader_opens_names (reader);
}

/* "workers2" is "workers", and 2 of what that leaves. */
gboolean
pw_text_reader_take_word_with_digits (PwTextReader *reader, const char *token, const char *at)
{
  gsize letters = pw_text_reader_letters (token), length = strlen (token), words = reader->words->len;
  g_autofree char *word = g_strndup (token, letters);
  g_autoptr (GError) problem = NULL;

  if (reader->chosen || letters + strspn (token + letters, "0123456789") != length || letters == length ||
      pw_entry_is_word (reader->scene, token) || (letters < PW_LETTERS_OF_WORD && !opens_by_letters (reader, word)))
    return pw_text_reader_take_word (reader, token);
  if (pw_text_reader_take_word (reader, token))
    return TRUE;
  problem = g_steal_pointer (&reader->out->error);
  g_string_truncate (reader->words, words);
  if (pw_text_reader_take_word (reader, word) && (take_alike_and_more (reader, token + letters, at[length] == '\0') ||
                                                  pw_text_reader_take_number_behind (reader, token + letters, at + length)))
    return TRUE;
  g_clear_error (&reader->out->error);
  reader->out->error = g_steal_pointer (&problem);
  return FALSE;
}

/* -- What is said by name ------------------------------------------------------------------------- */

/* Whether @text is the value @move has of an argument called by the first @length letters of it. */
static gboolean
says_so (const PwScene *scene, const PwMove *move, const char *text, gsize length)
{
  const PwMoveKind *kind = move->kind < scene->game->n_kinds ? &scene->game->kinds[move->kind] : NULL;
  const char *said = text + length + 1;

  for (guint i = 0; kind && i < kind->n_args; i++)
    {
      const PwArg *arg = &kind->args[i];
      gint16 value = move->args[arg->index];
      const PwWord *word = arg->type == PW_ARG_WORD && value != PW_ARG_NONE ? pw_vocabulary_get (arg->words, value) : NULL;
      g_autofree char *number = g_strdup_printf ("%d", value);

      if (g_ascii_strncasecmp (arg->name, text, length) != 0 || arg->name[length] != '\0' || value == PW_ARG_NONE)
        continue;
      return word ? g_ascii_strcasecmp (word->word, said) == 0 : arg->type != PW_ARG_WORD && strcmp (number, said) == 0;
    }
  return FALSE;
}

/* "cccc-c turn=3": an argument as a line of notation says it. */
gboolean
pw_text_reader_take_named (PwTextReader *reader, const char *token)
{
  GArray *choices = reader->out->choices;
  gsize length = strcspn (token, "=");
  g_autoptr (GArray) kept = NULL;

  if (reader->chosen || length == 0 || token[length] == '\0' || token[length + 1] == '\0')
    return FALSE;
  kept = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  for (guint i = 0; i < choices->len; i++)
    if (says_so (reader->scene, &g_array_index (choices, PwChoice, i).move, token, length))
      g_array_append_vals (kept, &g_array_index (choices, PwChoice, i), 1);
  if (kept->len == 0)
    return FALSE;
  g_array_set_size (choices, 0);
  g_array_append_vals (choices, kept->data, kept->len);
  g_array_set_size (reader->numbered, 0);
  g_array_append_vals (reader->numbered, kept->data, kept->len);
  reader->out->first = 0;
  return TRUE;
}

/* -- Numbers of the list that a beginning has opened --------------------------------------------- */

/* Where the last word of @text stands, if it is a number behind other words; else NULL. */
static const char *
find_last_number (const char *text)
{
  const char *end = text + strlen (text), *start;

  while (end > text && g_ascii_isspace (end[-1]))
    end--;
  for (start = end; start > text && g_ascii_isdigit (start[-1]);)
    start--;
  return start < end && start > text && g_ascii_isspace (start[-1]) ? start : NULL;
}

/**
 * pw_entry_read_number_of_list:
 * @base: what was chosen by clicks before
 * @text: what is typed
 * @out: (inout): what it means
 *
 * "take 5 1": "take 5" has opened a list, and the digit is one of its numbers, not the tile of that number.
 *
 * Returns: %FALSE where @text does not end in such a number
 */
gboolean
pw_entry_read_number_of_list (const PwScene *scene, const PwMove *base, const char *text, PwReading *out)
{
  const char *at = find_last_number (text);
  gsize length = at ? strspn (at, "0123456789") : 0;
  g_autoptr (GArray) numbered = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  g_autoptr (GString) words = g_string_new (NULL);
  g_autofree char *beginning = NULL, *number = NULL;
  g_auto (GStrv) words_before = NULL;
  PwReading before;
  PwTextReader reader = { .scene = scene, .base = base, .out = &before, .words = words, .numbered = numbered, .text = text };
  gboolean taken = FALSE;

  if (!at)
    return FALSE;
  beginning = g_strndup (text, (gsize) (at - text));
  number = g_strndup (at, length);
  pw_reading_init (&before);
  pw_entry_read_plain (scene, base, beginning, &before);
  g_clear_error (&before.error);
  /* "take wood 2" is how many, before it is the second of what can be taken with wood. */
  words_before = pw_entry_words_of_text (beginning);
  for (guint i = 0, n = g_strv_length (words_before); n > 0 && i < before.choices->len; i++)
    if (counts (scene, &g_array_index (before.choices, PwChoice, i), number, words_before[n - 1]))
      {
        pw_reading_clear (&before);
        return FALSE;
      }
  if (before.begun && (length == 1 || pw_entry_numbering (scene, before.choices) == PW_NUMBERING_LONG))
    taken = pw_text_reader_take_number (&reader, number, at[length] == '\0') == length;
  if (!taken)
    {
      pw_reading_clear (&before);
      return FALSE;
    }
  before.spoken = before.partial;
  if (!reader.chosen && !reader.halfway)
    pw_text_reader_select (&reader);
  pw_text_reader_ask (&reader);
  pw_reading_clear (out);
  *out = before;
  return TRUE;
}

/* -- Words behind a number of the list ------------------------------------------------------------ */

/* Where the word behind a number begins that stands behind other words; NULL where there is none from @at on. */
static const char *
find_behind_number (const char *text, const char *at)
{
  for (const char *p = at; *p; p++)
    {
      gsize length = strspn (p, "0123456789");

      if (length > 0 && p > text && g_ascii_isspace (p[-1]) && g_ascii_isspace (p[length]) &&
          p[length + strspn (p + length, " \t")] != '\0')
        return p + length + strspn (p + length, " \t");
      p += length;
      if (*p == '\0')
        break;
    }
  return NULL;
}

/* The choice that @reading has come to, or what all have that are left. */
static PwMove
find_chosen (const PwReading *reading)
{
  const GArray *choices = reading->choices;
  PwMove chosen = g_array_index (choices, PwChoice, MAX (reading->selected, 0)).move;

  chosen.player = PW_TABLE;
  for (guint i = 0; i < choices->len && reading->selected < 0; i++)
    {
      const PwMove *move = &g_array_index (choices, PwChoice, i).move;

      if (move->kind != chosen.kind)
        chosen.kind = PW_KIND_ANY;
      for (guint a = 0; a < PW_MAX_ARGS; a++)
        if (move->args[a] != chosen.args[a])
          chosen.args[a] = PW_ARG_NONE;
    }
  return chosen;
}

/**
 * pw_entry_refuse_behind_number:
 * @base: what was chosen by clicks before
 * @text: what is typed, which names nothing as a whole
 * @out: (inout): what it means
 *
 * "frrf 1 m": the number has chosen a place, and what stands behind it cannot be there: the rule says why, not that the number is
 * not understood.
 *
 * Returns: %FALSE where no rule has anything to say about it
 */
gboolean
pw_entry_refuse_behind_number (const PwScene *scene, const PwMove *base, const char *text, PwReading *out)
{
  const char *rest = text;

  if (!g_error_matches (out->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNKNOWN))
    return FALSE;
  while ((rest = find_behind_number (text, rest)))
    {
      g_autofree char *beginning = g_strchomp (g_strndup (text, (gsize) (rest - text)));
      PwReading before, behind;
      gboolean refused;

      pw_reading_init (&before);
      pw_reading_init (&behind);
      pw_entry_read_plain (scene, base, beginning, &before);
      refused = before.error == NULL && before.choices->len > 0;
      if (refused)
        {
          PwMove chosen = find_chosen (&before);
          /* What only says a die, or several kinds of move, has no line. */
          gboolean line = chosen.kind < scene->game->n_kinds;
          g_autofree char *plain = line ? pw_notation_print (scene->game, scene->setup, &chosen) : NULL;
          g_autofree char *whole = line ? g_strdup_printf ("%s %s", plain, rest) : NULL;

          if (line)
            pw_entry_read_plain (scene, base, whole, &behind);
          refused = behind.error && behind.error->domain == PW_RULE_ERROR;
        }
      pw_reading_clear (&before);
      if (refused)
        {
          pw_reading_clear (out);
          *out = behind;
          return TRUE;
        }
      pw_reading_clear (&behind);
    }
  return FALSE;
}
