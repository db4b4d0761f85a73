/* pw-entry-read.c: what a typed text means
 *
 * Where there are choices, each digit takes one of them, or the die that shows it; words narrow
 * the list. A line of notation always works (pw-entry-notation.c). Where there are none, the table rolls its dice.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-entry-reader.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/pw-notation.h"

void
pw_reading_init (PwReading *reading)
{
  *reading = (PwReading){ .choices = g_array_new (FALSE, FALSE, sizeof (PwChoice)), .selected = -1 };
  pw_move_init (&reading->partial, PW_KIND_ANY, PW_NOBODY);
  pw_move_init (&reading->spoken, PW_KIND_ANY, PW_NOBODY);
  pw_move_init (&reading->move, PW_KIND_ANY, PW_NOBODY);
}

void
pw_reading_clear (PwReading *reading)
{
  g_clear_pointer (&reading->choices, g_array_unref);
  g_clear_error (&reading->error);
}

/* Completes @move as playing it would; FALSE where it would be refused. */
gboolean
pw_entry_make_whole (const PwScene *scene, PwMove *move, GError **error)
{
  gboolean whole = move->reason ? pw_game_correct (scene->game, scene->state, move, error)
                                : pw_game_complete (scene->game, scene->state, move, error) &&
                                    pw_game_check (scene->game, scene->state, move, error);

  if (!whole && error)
    pw_setup_name_refusal (scene->setup, *error);
  return whole;
}

/** LETTERS_OF_WORD: fewer before a digit are the name of a place or a tile. */
#define LETTERS_OF_WORD 3

/* -- Choices by digits and words ------------------------------------------------------------ */

static void
list_step (PwTextReader *reader)
{
  PwReading *out = reader->out;

  out->first = 0;
  g_array_set_size (out->choices, 0);
  pw_entry_list (reader->scene, &out->partial, out->choices);
  if (reader->clicked && pw_move_equal (&out->partial, reader->base))
    pw_entry_drop_dead_ends (reader->scene, out->choices);
}

void
pw_text_reader_open (PwTextReader *reader, const PwMove *partial)
{
  reader->out->partial = *partial;
  g_array_set_size (reader->numbered, 0);
  list_step (reader);
  g_string_truncate (reader->words, 0);
}

static gboolean
fail (PwTextReader *reader, PwNotationError code, char *message)
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
  fail (reader, PW_NOTATION_ERROR_EXCESS,
        *front ? g_strdup_printf (_("“%s” does not go with “%s” in front of it."), reader->line, front)
               : g_strdup_printf (_("“%s” does not go with what is chosen."), reader->line));
  out->whole = FALSE;
  out->selected = -1;
  pw_move_init (&out->move, PW_KIND_ANY, PW_NOBODY);
  reader->contradicts = TRUE;
}

/* The choice that @digit means on this page, or -1. */
static int
find_digit (PwTextReader *reader, guint digit)
{
  PwReading *out = reader->out;
  guint left = out->choices->len - out->first;
  PwNumbering numbering = pw_entry_numbering (reader->scene, out->choices);

  if (numbering != PW_NUMBERING_PLACES)
    {
      gboolean no_die = numbering == PW_NUMBERING_DICE && digit <= PW_ENTRY_LAST_FACE;
      g_autoptr (GString) numbers = g_string_new (NULL);

      for (guint i = 0; i < out->choices->len; i++)
        {
          guint number = pw_entry_choice_number (reader->scene, out->choices, 0, i);

          if (number == digit)
            return (int) i;
          if (number <= PW_ENTRY_LAST_FACE || !no_die)
            g_string_append_printf (numbers, "%s%u", numbers->len ? ", " : "", number);
        }
      fail (reader, PW_NOTATION_ERROR_RANGE,
            g_strdup_printf (no_die ? _("No die shows %u; to choose from: %s.")
                                    : _("There is no choice %u; to choose from: %s."),
                             digit, numbers->str));
      return -1;
    }
  if (digit >= 1 && digit <= MIN (left, left > PW_ENTRY_PAGE ? PW_ENTRY_PAGE - 1 : PW_ENTRY_PAGE))
    return (int) (out->first + digit - 1);
  fail (reader, PW_NOTATION_ERROR_RANGE,
        left == 1 ? g_strdup_printf (_("There is no choice %u, only number 1."), digit)
                  : g_strdup_printf (_("There is no choice %u: they are numbered 1 to %u."), digit, MIN (left, PW_ENTRY_PAGE)));
  return -1;
}

/* Selects choice @at, or opens what follows it. */
static void
choose (PwTextReader *reader, guint at)
{
  const PwChoice *choice = &g_array_index (reader->out->choices, PwChoice, at);

  if (choice->more)
    {
      PwMove partial = choice->move;

      pw_text_reader_open (reader, &partial);
    }
  else
    {
      reader->out->selected = (int) at;
      reader->chosen = TRUE;
    }
}

/* Takes what @digits begins with where numbers may have several digits; returns how many are used. At
 * the end of the text (@last) a number may still grow: then it only narrows the list. */
static gsize
take_long_number (PwTextReader *reader, const char *digits, gboolean last)
{
  PwReading *out = reader->out;
  gsize length, typed = strlen (digits);
  int at;

  if (last && pw_entry_keep_beginning (out->choices, digits))
    {
      at = pw_entry_find_number (out->choices, digits, &length);
      out->first = 0;
      out->pending = typed;
      reader->chosen = at >= 0 || out->choices->len == 1;
      reader->halfway = !reader->chosen;
      out->selected = reader->chosen ? MAX (at, 0) : -1;
      return typed;
    }
  at = pw_entry_find_number (out->choices, digits, &length);
  if (at >= 0)
    {
      /* It may stand on any page: what is chosen is all that is shown. */
      out->first = 0;
      g_array_index (out->choices, PwChoice, 0) = g_array_index (out->choices, PwChoice, at);
      g_array_set_size (out->choices, 1);
      choose (reader, 0);
    }
  else
    fail (reader, PW_NOTATION_ERROR_RANGE, g_strdup_printf (_("There is no number %s to choose from."), digits));
  return length;
}

/* @partial with the only die said that goes without saying; FALSE where nothing follows that. */
static gboolean
say_die (PwTextReader *reader, guint face)
{
  PwReading *out = reader->out;
  PwMove partial = out->partial;
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (PwChoice));

  if (!pw_entry_set_die (reader->scene, out->choices, face, &partial))
    return FALSE;
  pw_game_choices (reader->scene->game, reader->scene->state, &partial, choices);
  if (choices->len == 0)
    return FALSE;
  out->partial = partial;
  return TRUE;
}

/* "2" with only the 2 left: the die, as it is while two are left. */
static gboolean
take_only_die (PwTextReader *reader, guint digit)
{
  PwReading *out = reader->out;

  if (out->first > 0 || reader->words->len > 0 || out->choices->len == 0 ||
      g_array_index (out->choices, PwChoice, 0).die != (gint16) digit ||
      pw_entry_numbering (reader->scene, out->choices) != PW_NUMBERING_PLACES || !say_die (reader, digit))
    return FALSE;
  list_step (reader);
  return TRUE;
}

/* Takes what @digits begins with; returns how many are used, 0 where they mean nothing. */
static gsize
take_number (PwTextReader *reader, const char *digits, gboolean last)
{
  PwReading *out = reader->out;
  guint digit = (guint) (*digits - '0');
  int at;

  if (reader->chosen)
    return fail (reader, PW_NOTATION_ERROR_EXCESS, g_strdup_printf (_("The move is complete without “%u”."), digit));
  if (out->choices->len - out->first > PW_ENTRY_PAGE && digit == pw_entry_more_number (reader->scene, out->choices))
    {
      out->first += PW_ENTRY_PAGE - 1;
      return 1;
    }
  if (take_only_die (reader, digit))
    return 1;
  if (pw_entry_numbering (reader->scene, out->choices) == PW_NUMBERING_LONG)
    return take_long_number (reader, digits, last);
  at = find_digit (reader, digit);
  if (at < 0)
    return 0;
  choose (reader, (guint) at);
  return 1;
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

static gboolean
narrow (PwTextReader *reader, const char *words)
{
  list_step (reader);
  pw_entry_find_words (reader->scene, &reader->out->partial, words, reader->out->choices);
  keep_numbered (reader);
  return reader->out->choices->len > 0;
}

/* The words before @word leave one thing that leads on, and @word is said of what follows that: in a long list what lies
 * behind it is not all looked through. */
static gboolean
take_word_behind (PwTextReader *reader, const char *before, const char *word)
{
  PwReading *out = reader->out;
  const PwMove partial = out->partial;

  if (*before != '\0' && narrow (reader, before) && out->choices->len == 1 && g_array_index (out->choices, PwChoice, 0).more)
    {
      PwMove next = g_array_index (out->choices, PwChoice, 0).move;

      pw_text_reader_open (reader, &next);
      g_string_assign (reader->words, word);
      if (narrow (reader, word))
        return TRUE;
    }
  out->partial = partial;
  return FALSE;
}

static gboolean
take_word (PwTextReader *reader, const char *word)
{
  g_autofree char *before = g_strdup (reader->words->str), *all = NULL;

  if (reader->chosen)
    return fail (reader, PW_NOTATION_ERROR_EXCESS, g_strdup_printf (_("The move is complete without “%s”."), word));
  g_string_append_printf (reader->words, "%s%s", reader->words->len ? " " : "", word);
  all = g_strdup (reader->words->str);
  if (narrow (reader, all) || take_word_behind (reader, before, word))
    return TRUE;
  g_string_assign (reader->words, all);
  list_step (reader);
  return fail (reader, PW_NOTATION_ERROR_UNKNOWN, g_strdup_printf (_("“%s” names nothing that can be done now."), all));
}

/* Words that leave one thing that only leads on mean it: what comes next is said of that. */
static void
open_only (PwTextReader *reader)
{
  const GArray *choices = reader->out->choices;

  if (reader->words->len > 0 && !reader->chosen && choices->len == 1 && g_array_index (choices, PwChoice, 0).more)
    {
      PwMove partial = g_array_index (choices, PwChoice, 0).move;

      pw_text_reader_open (reader, &partial);
    }
}

/* @last: nothing stands behind them, not even a space. */
static gboolean
take_digits (PwTextReader *reader, const char *digits, gboolean last)
{
  while (*digits)
    {
      gsize length = take_number (reader, digits, last);

      if (length == 0)
        return FALSE;
      digits += length;
    }
  return TRUE;
}

/* -- A number behind words ------------------------------------------------------------------- */

/* The numbers of what the words open, where people know them: those of goods, of monasteries. */
static gboolean
opens_names (PwTextReader *reader)
{
  const GArray *choices = reader->out->choices;
  g_autoptr (GArray) behind = g_array_new (FALSE, FALSE, sizeof (PwChoice));

  if (choices->len != 1 || !g_array_index (choices, PwChoice, 0).more)
    return FALSE;
  pw_entry_list (reader->scene, &g_array_index (choices, PwChoice, 0).move, behind);
  return pw_entry_numbering (reader->scene, behind) >= PW_NUMBERING_OWN;
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
          if (narrow (reader, reader->words->str) && keep_with (scene, out->choices, a, type, number, reader->words->str))
            return TRUE;
          out->partial = before;
        }
      if (type == PW_ARG_NUMBER)
        return FALSE;
    }
}

/* Words have left several that no word tells apart: a digit is the place among them. */
static gboolean
take_alike (PwTextReader *reader, const char *number)
{
  const GArray *choices = reader->out->choices;

  if (choices->len < 2 || choices->len > PW_ENTRY_PAGE || number[1] != '\0' || *number < '1' ||
      *number - '0' > (int) choices->len)
    return FALSE;
  for (guint i = 0; i < choices->len; i++)
    if (!g_array_index (choices, PwChoice, i).alike)
      return FALSE;
  choose (reader, (guint) (*number - '1'));
  return TRUE;
}

/* "cow 2", "monastery 17", "bank 6": a number behind words is the number of what they name, else that of the die
 * or the depot; it is never the place of a choice. */
static gboolean
take_number_behind_words (PwTextReader *reader, const char *number, const char *behind)
{
  gboolean last = *behind == '\0';
  gsize space = strspn (behind, " "), word = strcspn (behind + space, " ,\t\n0123456789");
  g_autofree char *counted = g_strdup_printf ("%s %s %.*s", reader->words->str, number, (int) word, behind + space);
  g_autofree char *longer = g_strdup_printf ("%s %s", reader->words->str, number);
  g_autofree char *joined = g_strdup_printf ("%s%s", reader->words->str, number);
  g_auto (GStrv) words = pw_entry_words_of_text (reader->words->str);
  guint n = g_strv_length (words);

  reader->mixed = TRUE;
  if (reader->chosen)
    return fail (reader, PW_NOTATION_ERROR_EXCESS, g_strdup_printf (_("The move is complete without “%s”."), number));
  /* "sell 2 red": a count goes with what it counts. */
  if (narrow (reader, longer) || (space > 0 && word > 0 && narrow (reader, counted)))
    {
      g_string_assign (reader->words, longer);
      return TRUE;
    }
  /* "k 9" for "k9" */
  if (n > 0 && !g_ascii_isdigit (words[n - 1][0]) && narrow (reader, joined))
    {
      g_string_assign (reader->words, joined);
      return TRUE;
    }
  narrow (reader, reader->words->str);
  if (opens_names (reader))
    {
      open_only (reader);
      return take_digits (reader, number, last);
    }
  if (take_alike (reader, number) || take_numbered (reader, number))
    return TRUE;
  if ((n == 0 || !pw_entry_is_numbered (reader->scene, words[n - 1])) && strlen (number) <= 2 &&
      take_as_argument (reader, atoi (number)))
    return TRUE;
  list_step (reader);
  return fail (reader, PW_NOTATION_ERROR_UNKNOWN, g_strdup_printf (_("“%s” names nothing that can be done now."), longer));
}

/* "workers2" is "workers", and 2 of what that leaves. */
static gboolean
take_word_with_digits (PwTextReader *reader, const char *token, const char *at)
{
  gsize letters = 0, length = strlen (token), words = reader->words->len;
  g_autofree char *word = NULL;
  g_autoptr (GError) problem = NULL;

  while (g_ascii_isalpha (token[letters]))
    letters++;
  if (reader->chosen || letters < LETTERS_OF_WORD || letters + strspn (token + letters, "0123456789") != length ||
      letters == length || pw_entry_is_word (reader->scene, token))
    return take_word (reader, token);
  if (take_word (reader, token))
    return TRUE;
  problem = g_steal_pointer (&reader->out->error);
  g_string_truncate (reader->words, words);
  word = g_strndup (token, letters);
  if (take_word (reader, word) && take_number_behind_words (reader, token + letters, at + length))
    return TRUE;
  g_clear_error (&reader->out->error);
  reader->out->error = g_steal_pointer (&problem);
  return FALSE;
}

/* Takes one word of the text; FALSE when it means nothing. */
static gboolean
take_token (PwTextReader *reader, const char *token, const char *at)
{
  gboolean last = at[strlen (token)] == '\0';

  if (token[strspn (token, "0123456789")] == '\0')
    {
      reader->mixed |= reader->line != NULL;
      return reader->words->len > 0 ? take_number_behind_words (reader, token, at + strlen (token))
                                    : take_digits (reader, token, last);
    }
  if (reader->line == NULL)
    {
      int actor = reader->scene->game->actor (reader->scene->state);
      int seat = pw_setup_find_name (reader->scene->setup, token, NULL);

      pw_text_reader_begin_line (reader, at);
      /* "Ana" before Ana's own move says nothing new; but a beginning of it may begin a tile. */
      if (seat >= 0 && seat == actor && g_utf8_strlen (token, -1) == g_utf8_strlen (reader->scene->setup->names[seat], -1))
        return TRUE;
    }
  return take_word_with_digits (reader, token, at);
}

/* -- Without choices: dice, or nothing but notation -------------------------------------------- */

static void
read_without_choices (const PwScene *scene, const char *text, PwReading *out)
{
  int dice = pw_entry_dice_kind (scene);
  const char *p = text;

  while (g_ascii_isspace (*p))
    p++;
  if (*p == '\0')
    return;
  if (!(dice >= 0 ? pw_entry_dice_read (scene, (guint) dice, text, &out->move, &out->error)
                  : pw_notation_parse_typed (scene->game, scene->setup, scene->state, text, &out->move, &out->error)))
    {
      pw_move_init (&out->move, PW_KIND_ANY, PW_NOBODY);
      return;
    }
  out->whole = pw_entry_make_whole (scene, &out->move, &out->error);
}

/* "take 3 castle ! the die was misread": notation as a whole, whatever was clicked before. */
static void
read_correction (const PwScene *scene, const char *text, PwReading *out)
{
  out->selected = -1;
  if (!pw_notation_parse_typed (scene->game, scene->setup, scene->state, text, &out->move, &out->error))
    {
      pw_move_init (&out->move, PW_KIND_ANY, PW_NOBODY);
      return;
    }
  out->spoken = out->move;
  out->whole = pw_entry_make_whole (scene, &out->move, &out->error);
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

/* Several numbers begin with what is typed of one. */
static void
ask_for_digit (PwReading *out, const char *text)
{
  out->error = g_error_new (PW_NOTATION_ERROR, PW_NOTATION_ERROR_AMBIGUOUS,
                            _("%s may begin several numbers: type another digit, or pick one."),
                            text + strlen (text) - out->pending);
}

/* "take 5 1": "take 5" has opened a list, and the digit is one of its numbers, not the tile of that number. */
static gboolean
read_number_of_list (const PwScene *scene, const PwMove *base, const char *text, PwReading *out)
{
  const char *at = find_last_number (text);
  gsize length = at ? strspn (at, "0123456789") : 0;
  g_autoptr (GArray) numbered = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  g_autoptr (GString) words = g_string_new (NULL);
  g_autofree char *beginning = NULL, *number = NULL;
  PwReading before;
  PwTextReader reader = { .scene = scene, .base = base, .out = &before, .words = words, .numbered = numbered, .text = text };
  gboolean taken = FALSE;

  if (!at)
    return FALSE;
  beginning = g_strndup (text, (gsize) (at - text));
  number = g_strndup (at, length);
  pw_reading_init (&before);
  pw_entry_read (scene, base, beginning, &before);
  g_clear_error (&before.error);
  if (before.begun && (length == 1 || pw_entry_numbering (scene, before.choices) == PW_NUMBERING_LONG))
    taken = take_number (&reader, number, at[length] == '\0') == length;
  if (!taken)
    {
      pw_reading_clear (&before);
      return FALSE;
    }
  before.spoken = before.partial;
  if (reader.halfway)
    ask_for_digit (&before, text);
  else if (!reader.chosen)
    before.selected = (int) before.first;
  pw_reading_clear (out);
  *out = before;
  return TRUE;
}

/* Which of several it is lies on the table: nobody guesses. */
static gboolean
are_facts (const GArray *choices)
{
  return choices->len > 1 && g_array_index (choices, PwChoice, 0).fact;
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
  return TRUE;
}

/* "Ana takes a ship with the 3": what the log would say of it. */
static gboolean
read_sentence (PwTextReader *reader, const char *text)
{
  PwReading *out = reader->out;

  if (reader->only_digits || !pw_entry_find_sentence (reader->scene, text, &out->move))
    return FALSE;
  g_clear_error (&out->error);
  out->spoken = out->move;
  out->whole = TRUE;
  out->selected = -1;
  return TRUE;
}

/* What is not understood, and yet names something: what could be meant is asked, or it is refused by its rule. */
static void
read_attempt (PwTextReader *reader, const char *text)
{
  const PwScene *scene = reader->scene;
  PwReading *out = reader->out;
  gboolean behind = reader->line && !reader->chosen;
  PwMove chosen = behind ? reader->front : *reader->base, said, merged, about;
  gboolean by_name;
  g_autoptr (GArray) leaves = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  GError *error = NULL;

  if (out->error == NULL || out->error->domain != PW_NOTATION_ERROR || out->error->code == PW_NOTATION_ERROR_AMBIGUOUS ||
      /* Digits alone name something only where what is to be chosen goes by numbers: the King is 18. */
      (reader->only_digits && pw_entry_numbering (scene, out->choices) < PW_NUMBERING_OWN) || read_sentence (reader, text) ||
      !pw_entry_read_attempt (scene, &chosen, behind ? reader->line : text, &said, &by_name))
    return;
  merged = pw_entry_lay_over (&chosen, &said);
  /* What is said of somebody else is nobody's here. */
  if (said.player != PW_TABLE && said.player != scene->game->actor (scene->state))
    merged.player = said.player;
  if (merged.player == scene->game->actor (scene->state) && pw_entry_leads_on (scene, &merged, &said, &merged, leaves) &&
      (!behind || !pw_entry_contradicts (&chosen, &said) ||
       pw_entry_goes_with (scene, &chosen, &g_array_index (leaves, PwChoice, 0).move)))
    {
      g_clear_error (&out->error);
      out->certain = FALSE;
      pw_text_reader_open (reader, &merged);
      pw_entry_drop_dead_ends (scene, out->choices);
      out->spoken = merged;
      out->selected = out->choices->len == 1 ? 0 : -1;
      return;
    }
  if (behind && pw_entry_contradicts (&chosen, &said))
    {
      pw_text_reader_contradict (reader);
      return;
    }
  /* Another kind of move may be meant, if it says the same: the game knows which. */
  if (!by_name)
    said.kind = PW_KIND_ANY;
  pw_entry_why_not (scene, &chosen, &said, &about, &error);
  if (error->domain != PW_RULE_ERROR)
    {
      g_error_free (error);
      return;
    }
  pw_setup_name_refusal (scene->setup, error);
  g_clear_error (&out->error);
  out->error = error;
  out->certain = FALSE;
  out->move = about;
  out->selected = -1;
}

/* What the words name must use the digits in front of them. */
static void
refuse_unused (PwTextReader *reader)
{
  const PwReading *out = reader->out;
  const PwChoice *selected = out->selected >= 0 ? &g_array_index (out->choices, PwChoice, out->selected) : NULL;
  const PwMove *move = out->whole ? &out->move : selected && !selected->more ? &selected->move : NULL;

  if (out->error == NULL && move && pw_entry_leaves_out (reader->base, &reader->front, move))
    pw_text_reader_contradict (reader);
}

/**
 * pw_entry_read:
 * @base: what was chosen by clicks before
 * @typed: what is typed
 * @out: (out caller-allocates): what it means; initialised by pw_reading_init()
 */
void
pw_entry_read (const PwScene *scene, const PwMove *base, const char *typed, PwReading *out)
{
  g_autoptr (GString) words = g_string_new (NULL);
  g_autoptr (GArray) numbered = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  g_autofree char *text = pw_entry_join_places (scene, typed);
  PwTextReader reader = { .scene = scene,
                          .base = base,
                          .out = out,
                          .words = words,
                          .numbered = numbered,
                          .text = text,
                          .front = *base,
                          .only_digits = TRUE };
  gboolean understood;

  reader.clicked = base->kind != PW_KIND_ANY;
  for (guint i = 0; i < PW_MAX_ARGS; i++)
    reader.clicked = reader.clicked || base->args[i] != PW_ARG_NONE;
  for (const char *p = text; *p; p++)
    reader.only_digits = reader.only_digits && (g_ascii_isdigit (*p) || g_ascii_isspace (*p) || *p == ',');
  pw_text_reader_open (&reader, base);
  /* Without hints nothing legal is listed until something is chosen: people say what they do. */
  if (scene->setup->hints == PW_HINTS_OFF && base->player >= 0 && !reader.clicked)
    g_array_set_size (out->choices, 0);
  if (strchr (text, '!'))
    {
      read_correction (scene, text, out);
      return;
    }
  if (out->choices->len == 0)
    {
      read_without_choices (scene, text, out);
      if (base->player >= 0 || out->error == NULL)
        read_attempt (&reader, text);
      return;
    }
  if (read_number_of_list (scene, base, text, out))
    return;
  for (const char *p = text; *p;)
    {
      gsize digits = strspn (p, "0123456789"), length = strcspn (p, " ,\t\n");
      g_autofree char *token = NULL;

      if (length > 0 && reader.line == NULL && take_label (&reader, p))
        break;

      /* "3k17" is the die 3 and a word. */
      if (digits > 0 && digits < length && g_ascii_isalpha (p[digits]) && reader.line == NULL)
        length = digits;
      token = g_strndup (p, length);

      if (length > 0 && !take_token (&reader, token, p))
        {
          /* Where the first word already means nothing, the whole may still be notation. */
          out->selected = -1;
          break;
        }
      p += length;
      p += strspn (p, " ,\t\n");
    }
  /* A word is done with once there is a space behind it. */
  if (out->error == NULL && *text && g_ascii_isspace (text[strlen (text) - 1]) && opens_names (&reader))
    open_only (&reader);
  /* Several that words have left want one more word, or a number. */
  if (out->error == NULL && !reader.chosen && !reader.halfway)
    out->selected = (words->len == 0 && !are_facts (out->choices)) || out->choices->len == 1 ? (int) out->first : -1;
  understood = out->error == NULL;
  if (reader.line && !reader.literal)
    {
      pw_text_reader_read_notation (&reader);
      refuse_unused (&reader);
    }
  if (!understood && !reader.contradicts)
    read_attempt (&reader, text);
  if (out->error == NULL && reader.halfway)
    ask_for_digit (out, text);
  if (out->error == NULL && !out->whole && out->selected < 0)
    out->error = reader.line ? g_error_new (PW_NOTATION_ERROR, PW_NOTATION_ERROR_AMBIGUOUS,
                                            _("“%s” may be several: type another word, or pick one."), reader.line)
                             : g_error_new (PW_NOTATION_ERROR, PW_NOTATION_ERROR_AMBIGUOUS,
                                            _("Which one is it? Type its number or its name."));
}

/* Whether @text begins with the very name of the kind of @move, behind the name of whoever plays it. */
static gboolean
is_notation (const PwScene *scene, const char *text, const PwMove *move)
{
  g_auto (GStrv) words = g_strsplit_set (text, " ,=", -1);
  const char *name = scene->game->kinds[move->kind].name;

  for (guint i = 0, n = 0; words[i] && n < 2; i++)
    if (*words[i] && n++ < 2 && g_ascii_strcasecmp (words[i], name) == 0)
      return TRUE;
  return FALSE;
}

/**
 * pw_entry_read_line:
 * @scene: the moment it is said at
 * @text: a line of notation, or whatever the entry bar understands
 * @move: (out): the move
 * @error: (nullable): return location: what is wrong, or what is still to be said
 *
 * Reads a text in which nothing can be picked: for an earlier line that is written anew.
 *
 * Returns: whether the text is a whole move; what it says in notation need not be legal
 */
gboolean
pw_entry_read_line (const PwScene *scene, const char *text, PwMove *move, GError **error)
{
  PwReading reading;
  PwMove base;
  gboolean whole;

  if (pw_notation_parse_typed (scene->game, scene->setup, scene->state, text, move, NULL) && is_notation (scene, text, move))
    return TRUE;
  pw_move_init (&base, PW_KIND_ANY, scene->game->actor (scene->state));
  pw_reading_init (&reading);
  pw_entry_read (scene, &base, text, &reading);
  whole = reading.error == NULL && reading.whole;
  if (whole)
    *move = reading.move;
  else if (reading.error == NULL && reading.selected >= 0 && text[strspn (text, " ")] != '\0')
    {
      const PwChoice *choice = &g_array_index (reading.choices, PwChoice, reading.selected);

      whole = !choice->more;
      if (whole)
        *move = choice->move;
    }
  if (!whole && reading.error)
    g_propagate_error (error, g_steal_pointer (&reading.error));
  else if (!whole)
    pw_notation_parse_typed (scene->game, scene->setup, scene->state, text, move, error);
  pw_reading_clear (&reading);
  if (!whole && error && *error == NULL)
    g_set_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_AMBIGUOUS,
                 _("“%s” may be several: type another word, or pick one."), text);
  return whole;
}
