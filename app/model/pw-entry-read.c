/* pw-entry-read.c: what a typed text means
 *
 * Where there are choices, each digit takes one of them, or the die that shows it; words narrow
 * the list (pw-entry-reader.c, pw-entry-digits.c, pw-entry-behind.c). A line of notation always works (pw-entry-notation.c).
 * Where there are none, the table rolls its dice.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-entry-reader.h"

#include <string.h>

#include <glib/gi18n-lib.h>

void
pw_reading_init (PwReading *reading)
{
  *reading = (PwReading){ .choices = g_array_new (FALSE, FALSE, sizeof (PwChoice)), .selected = -1 };
  pw_move_init (&reading->partial, PW_KIND_ANY, PW_NOBODY);
  pw_move_init (&reading->spoken, PW_KIND_ANY, PW_NOBODY);
  pw_move_init (&reading->move, PW_KIND_ANY, PW_NOBODY);
  pw_move_init (&reading->before, PW_KIND_ANY, PW_NOBODY);
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
                                    /* What holds for the whole game is judged where it will stand: pw_session_play(). */
                                    ((move->kind < scene->game->n_kinds && scene->game->kinds[move->kind].lasting) ||
                                     pw_game_check (scene->game, scene->state, move, error));

  if (!whole && error)
    pw_setup_name_refusal (scene->setup, *error);
  return whole;
}

/* -- Word by word ----------------------------------------------------------------------------- */

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
      int actor = reader->scene->game->play.actor (reader->scene->state);
      int seat = pw_setup_find_name (reader->scene->setup, token, NULL);
      const char *rest;

      pw_text_reader_begin_line (reader, at);
      if (pw_entry_find_another (reader->scene, at, &rest) >= 0)
        return pw_text_reader_fail (reader, PW_NOTATION_ERROR_UNKNOWN,
                                    g_strdup_printf (_("“%s” names nothing that can be done now."), at));
      /* "Ana" before Ana's own move says nothing new; but a beginning of it may begin a tile. */
      if (seat >= 0 && seat == actor && g_utf8_strlen (token, -1) == g_utf8_strlen (reader->scene->setup->names[seat], -1))
        return TRUE;
    }
  return pw_text_reader_take_word_with_digits (reader, token, at);
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

/* Which of several it is lies on the table: nobody guesses. */
static gboolean
are_facts (const GArray *choices)
{
  return choices->len > 1 && g_array_index (choices, PwChoice, 0).fact;
}

/* What Enter takes of a list that has just been opened: the first, or none, where that would be a guess. */
static void
select_first (PwReading *out)
{
  out->selected = are_facts (out->choices) ? -1 : (int) out->first;
  if (out->selected < 0 && out->error == NULL)
    out->error = g_error_new (PW_NOTATION_ERROR, PW_NOTATION_ERROR_AMBIGUOUS,
                              _("Which one is it? Type its number or its name."));
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
    taken = pw_text_reader_take_number (&reader, number, at[length] == '\0') == length;
  if (!taken)
    {
      pw_reading_clear (&before);
      return FALSE;
    }
  before.spoken = before.partial;
  if (reader.halfway)
    ask_for_digit (&before, text);
  else if (!reader.chosen)
    select_first (&before);
  pw_reading_clear (out);
  *out = before;
  return TRUE;
}

/* Of several that the words name, the one that costs nothing beside them, where all others do: what stands in parentheses,
 * such as workers for another depot, no word says, so whoever wants it says more. Else -1; so where they are moves of several
 * kinds: “b” may be a building, or to build nothing. */
static int
find_plain (const PwScene *scene, const GArray *choices)
{
  int plain = -1;

  for (guint i = 0; i < choices->len && choices->len <= PW_ENTRY_PAGE; i++)
    {
      g_autofree char *label = pw_choice_label (scene, &g_array_index (choices, PwChoice, i));

      if (g_array_index (choices, PwChoice, i).move.kind != g_array_index (choices, PwChoice, 0).move.kind)
        return -1;
      if (strstr (label, " ("))
        continue;
      if (plain >= 0)
        return -1;
      plain = (int) i;
    }
  return plain;
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

/* Whether @text begins with the name of that kind of move and a number, behind whatever one word. */
static gboolean
has_number_behind_verb (const PwScene *scene, const char *text, guint kind)
{
  g_auto (GStrv) words = g_strsplit_set (text, " ,=", -1);
  gboolean verb = FALSE;

  for (guint i = 0, n = 0; words[i] && n < 3; i++)
    {
      if (*words[i] == '\0')
        continue;
      if (verb)
        return strspn (words[i], "0123456789") == strlen (words[i]);
      verb = n++ < 2 && g_ascii_strcasecmp (words[i], scene->game->kinds[kind].name) == 0;
    }
  return FALSE;
}

/* What a number that is no choice speaks of: what the numbers are of that are there. */
static void
choose_numbered (PwTextReader *reader, PwMove *chosen)
{
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (PwChoice));

  pw_entry_list (reader->scene, chosen, choices);
  for (guint i = 0; i < choices->len && chosen->kind == PW_KIND_ANY; i++)
    if (g_array_index (choices, PwChoice, i).number > 0)
      chosen->kind = g_array_index (choices, PwChoice, i).move.kind;
}

/* What was said leads on: what is still to be said of it is asked. */
static void
ask_attempt (PwTextReader *reader, const PwMove *said)
{
  PwReading *out = reader->out;

  g_clear_error (&out->error);
  out->certain = FALSE;
  pw_text_reader_open (reader, said);
  pw_entry_drop_dead_ends (reader->scene, out->choices);
  out->spoken = *said;
  out->selected = out->choices->len == 1 ? 0 : -1;
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
      (reader->only_digits && pw_entry_numbering (scene, out->choices) < PW_NUMBERING_OWN) || read_sentence (reader, text))
    return;
  if (reader->only_digits)
    choose_numbered (reader, &chosen);
  if (!pw_entry_read_attempt (scene, &chosen, behind ? reader->line : text, &said, &by_name, &error))
    {
      if (error)
        {
          g_clear_error (&out->error);
          out->error = error;
        }
      return;
    }
  merged = pw_entry_lay_over (&chosen, &said);
  /* What is said of somebody else is nobody's here. */
  if (said.player != PW_TABLE && said.player != scene->game->play.actor (scene->state))
    merged.player = said.player;
  if (merged.player == scene->game->play.actor (scene->state) && pw_entry_leads_on (scene, &merged, &said, &merged, leaves) &&
      (!behind || !pw_entry_contradicts (&chosen, &said) ||
       pw_entry_goes_with (scene, &chosen, &g_array_index (leaves, PwChoice, 0).move)))
    {
      ask_attempt (reader, &merged);
      return;
    }
  if (behind && pw_entry_contradicts (&chosen, &said))
    {
      pw_text_reader_contradict (reader);
      return;
    }
  /* Behind a verb a number is its first argument: that there is no depot 7 is what is wrong with "take 7 bank", not something
   * else that goes by a 7. */
  if (g_error_matches (out->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_RANGE) && has_number_behind_verb (scene, text, said.kind))
    return;
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

/* Whether clicks have chosen something. */
static gboolean
says_something (const PwMove *base)
{
  for (guint i = 0; i < PW_MAX_ARGS; i++)
    if (base->args[i] != PW_ARG_NONE)
      return TRUE;
  return base->kind != PW_KIND_ANY;
}

static gboolean
has_only_digits (const char *text)
{
  for (const char *p = text; *p; p++)
    if (!g_ascii_isdigit (*p) && !g_ascii_isspace (*p) && *p != ',')
      return FALSE;
  return TRUE;
}

/* How much of the @length bytes at @text is a word, with a number behind it: all, but where a third part follows. */
static gsize
length_of_word (const PwScene *scene, const char *text, gsize length)
{
  g_autofree char *token = g_strndup (text, length);
  gsize letters = 0, digits;

  while (g_ascii_isalpha (token[letters]))
    letters++;
  digits = strspn (token + letters, "0123456789");
  if (letters < PW_LETTERS_OF_WORD || digits == 0 || !g_ascii_isalpha (token[letters + digits]) ||
      pw_entry_is_word (scene, token))
    return length;
  return letters + digits;
}

/* Takes word after word, up to the first that means nothing. */
static void
take_tokens (PwTextReader *reader)
{
  for (const char *p = reader->text; *p;)
    {
      gsize digits = strspn (p, "0123456789"), length = strcspn (p, " ,\t\n");
      g_autofree char *token = NULL;

      if (length > 0 && reader->line == NULL && take_label (reader, p))
        break;

      /* "3k17" is the die 3 and a word; "frrf3r" two words with a number between them. */
      if (digits > 0 && digits < length && g_ascii_isalpha (p[digits]) && reader->line == NULL)
        length = digits;
      else
        length = length_of_word (reader->scene, p, length);
      token = g_strndup (p, length);

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

/* What was said, read as an attempt, is refused by its rule; FALSE where that is not what it is. */
static gboolean
refuse_attempt (PwTextReader *reader, const PwMove *base, const PwMove *said)
{
  const PwScene *scene = reader->scene;
  PwReading *out = reader->out;
  GError *error = NULL;
  PwMove about;

  pw_entry_why_not (scene, base, said, &about, &error);
  if (error->domain != PW_RULE_ERROR)
    {
      g_error_free (error);
      return FALSE;
    }
  pw_setup_name_refusal (scene->setup, error);
  g_clear_error (&out->error);
  out->error = error;
  out->certain = FALSE;
  out->move = about;
  out->selected = -1;
  return TRUE;
}

/* A number that others begin with is one by itself: why it cannot be taken. The list stays, as another digit may follow. */
static void
refuse_number (PwTextReader *reader)
{
  const PwScene *scene = reader->scene;
  g_autoptr (GArray) leaves = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  PwMove chosen = *reader->base, said, merged;
  gboolean by_name;

  choose_numbered (reader, &chosen);
  if (!reader->only_digits || !pw_entry_read_attempt (scene, &chosen, reader->text, &said, &by_name, NULL))
    return;
  merged = pw_entry_lay_over (&chosen, &said);
  if (!pw_entry_leads_on (scene, &merged, &said, &merged, leaves))
    refuse_attempt (reader, &chosen, &said);
}

/* Whether the digit in front of the text is what @said says of a die; then @index is which argument that is. */
static gboolean
says_die (const PwTextReader *reader, const PwMove *said, guint *index)
{
  const PwMoveKind *kind = &reader->scene->game->kinds[said->kind];

  for (guint i = 0; i < kind->n_args; i++)
    if (kind->args[i].type == PW_ARG_DIE && said->args[kind->args[i].index] == *reader->text - '0')
      {
        *index = kind->args[i].index;
        return TRUE;
      }
  return FALSE;
}

/* "3 church" with a 1 left: the words do not go with what stands third in the list, so that the 3 was meant for a die. Then
 * that die is refused, by its rule, whatever else is wrong; FALSE where it was not meant so. */
static gboolean
refuse_die (PwTextReader *reader)
{
  const PwScene *scene = reader->scene;
  PwReading *out = reader->out;
  /* "6castle" are two words. */
  const char *line = reader->line ? reader->line : reader->text;
  g_autofree char *words = g_strdup_printf ("%.*s %s", (int) (line - reader->text), reader->text, line);
  PwMove said, die;
  gboolean by_name;
  guint index;

  if (!g_ascii_isdigit (*reader->text) || !pw_entry_read_attempt (scene, reader->base, words, &said, &by_name, NULL) ||
      !says_die (reader, &said, &index))
    return FALSE;
  pw_move_init (&die, PW_KIND_ANY, said.player);
  die.args[index] = said.args[index];
  if (!refuse_attempt (reader, reader->base, &die))
    return refuse_attempt (reader, reader->base, &said);
  out->move = pw_entry_lay_over (reader->base, &said);
  return TRUE;
}

/* Whether the last word is the very name of a place of the table that the only choice left is about: nothing is left to say of that. */
static gboolean
names_cell (const PwTextReader *reader)
{
  const GArray *choices = reader->out->choices;
  const PwMove *move = choices->len == 1 ? &g_array_index (choices, PwChoice, 0).move : NULL;
  const PwMoveKind *kind = move && move->kind < reader->scene->game->n_kinds ? &reader->scene->game->kinds[move->kind] : NULL;
  const char *space = strrchr (reader->words->str, ' '), *word = space ? space + 1 : reader->words->str;
  gint16 cell;

  for (guint i = 0; kind && i < kind->n_args; i++)
    if (kind->args[i].type == PW_ARG_CELL && pw_cell_parse (kind->args[i].cells, word, &cell) &&
        move->args[kind->args[i].index] == cell && reader->out->partial.args[kind->args[i].index] == PW_ARG_NONE)
      return TRUE;
  return FALSE;
}

/* "1 carp" with a 3 left is the first of the list, and a workshop of depot 3: what the 1 says is not in the move. */
static void
mark_place (PwTextReader *reader)
{
  PwReading *out = reader->out;
  const PwChoice *selected = out->selected >= 0 ? &g_array_index (out->choices, PwChoice, out->selected) : NULL;
  const PwMove *move = out->whole ? &out->move : selected && !selected->more ? &selected->move : NULL;

  if (!reader->place || !reader->line || reader->literal || out->error || !move)
    return;
  for (guint a = 0; a < PW_MAX_ARGS; a++)
    if (move->args[a] == (int) reader->place &&
        (pw_entry_has_arg (reader->scene, move, a, PW_ARG_DIE) || pw_entry_has_arg (reader->scene, move, a, PW_ARG_NUMBER)))
      return;
  out->place = reader->place;
}

/* "f1 r p pi": whichever goods the letters may be, what they are said with is refused, by one rule and for one reason. */
static void
refuse_whichever (PwTextReader *reader)
{
  const PwScene *scene = reader->scene;
  g_autoptr (GError) first = NULL;
  g_autoptr (GError) last = NULL;
  PwMove said[2], about;

  if (reader->line != reader->text || !pw_entry_read_whichever (scene, reader->base, reader->text, said))
    return;
  pw_entry_why_not (scene, reader->base, &said[0], &about, &first);
  pw_entry_why_not (scene, reader->base, &said[1], &about, &last);
  if (first->domain == PW_RULE_ERROR && g_error_matches (last, first->domain, first->code) &&
      strcmp (first->message, last->message) == 0)
    refuse_attempt (reader, reader->base, &said[0]);
}

/* What is chosen, and what the choices that words have left have in common: all of one kind; FALSE where they are of several. */
static gboolean
find_common (const PwReading *out, PwMove *said)
{
  const PwMove *first = out->choices->len > 0 ? &g_array_index (out->choices, PwChoice, 0).move : NULL;

  *said = out->partial;
  for (guint i = 0; i < out->choices->len; i++)
    if (g_array_index (out->choices, PwChoice, i).move.kind != first->kind)
      return FALSE;
  if (!first)
    return FALSE;
  said->kind = first->kind;
  for (guint a = 0; a < PW_MAX_ARGS; a++)
    {
      gboolean same = said->args[a] == PW_ARG_NONE;

      for (guint i = 1; i < out->choices->len && same; i++)
        same = g_array_index (out->choices, PwChoice, i).move.args[a] == first->args[a];
      if (same)
        said->args[a] = first->args[a];
    }
  return TRUE;
}

/* What is still to be said: the question of the game, such as what is thrown out, where the words have left one kind of move. */
static GError *
ask_for_more (PwTextReader *reader)
{
  const PwScene *scene = reader->scene;
  PwMove said;
  g_autofree char *asked = find_common (reader->out, &said)
                             ? pw_game_ask (scene->game, scene->setup, scene->state, &said, reader->out->choices)
                             : NULL;
  g_autofree char *first = NULL, *question = NULL;

  if (!asked || !g_str_has_suffix (asked, "?"))
    return g_error_new (PW_NOTATION_ERROR, PW_NOTATION_ERROR_AMBIGUOUS,
                        _("“%s” may be several: type another word, or pick one."), reader->line);
  first = g_utf8_strup (asked, g_utf8_next_char (asked) - asked);
  question = g_strconcat (first, g_utf8_next_char (asked), NULL);
  /* Translators: a question, such as “To make room for a church: which tile is thrown out?” */
  return g_error_new (PW_NOTATION_ERROR, PW_NOTATION_ERROR_AMBIGUOUS, _("%s Type its number or its name."), question);
}

/* What the words have come to: the choice that they leave, or what is still to be said. */
static void
settle (PwTextReader *reader)
{
  PwReading *out = reader->out;
  const char *text = reader->text;
  gboolean understood, unknown;

  /* A word is done with once there is a space behind it. */
  if (out->error == NULL && *text && g_ascii_isspace (text[strlen (text) - 1]) && pw_text_reader_opens_names (reader))
    pw_text_reader_open_only (reader);
  else if (out->error == NULL && !reader->chosen && names_cell (reader))
    pw_text_reader_open_only (reader);
  /* Several that words have left want one more word, or a number. */
  if (out->error == NULL && !reader->chosen && !reader->halfway)
    {
      out->selected = (reader->words->len == 0 && !are_facts (out->choices)) || out->choices->len == 1 ? (int) out->first : -1;
      if (out->selected < 0 && reader->words->len > 0)
        out->selected = find_plain (reader->scene, out->choices);
    }
  understood = out->error == NULL;
  unknown = g_error_matches (out->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNKNOWN);
  if (!understood && pw_text_reader_read_numbers (reader))
    return;
  if (reader->line && !reader->literal)
    {
      pw_text_reader_read_notation (reader);
      refuse_unused (reader);
    }
  /* "6 castle" with the 5 left: the 6 is no more a place of the list than a die, where the words do not go with it. */
  if (!understood && !reader->only_digits && reader->among_dice && refuse_die (reader))
    return;
  if (!understood && !reader->contradicts)
    read_attempt (reader, text);
  if (reader->contradicts)
    refuse_die (reader);
  if (unknown && g_error_matches (out->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_AMBIGUOUS))
    refuse_whichever (reader);
  if (out->error == NULL && reader->halfway)
    {
      refuse_number (reader);
      if (out->error == NULL)
        ask_for_digit (out, text);
    }
  if (out->error == NULL && !out->whole && out->selected < 0)
    out->error = reader->line ? ask_for_more (reader)
                              : g_error_new (PW_NOTATION_ERROR, PW_NOTATION_ERROR_AMBIGUOUS,
                                             _("Which one is it? Type its number or its name."));
}

/* Reads @typed as it stands. */
static void
read_as_typed (const PwScene *scene, const PwMove *base, const char *typed, PwReading *out)
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
                          .clicked = says_something (base),
                          .only_digits = has_only_digits (text) };

  pw_text_reader_open (&reader, base);
  /* Without hints nothing legal is listed until something is chosen: people say what they do. */
  if (scene->setup->hints == PW_HINTS_OFF && base->player >= 0 && !reader.clicked)
    g_array_set_size (out->choices, 0);
  if (strchr (text, '!'))
    {
      read_correction (scene, text, out);
      return;
    }
  if (!reader.clicked && pw_entry_read_another (scene, text, out))
    return;
  if (out->choices->len == 0)
    {
      read_without_choices (scene, text, out);
      if (base->player >= 0 || out->error == NULL)
        read_attempt (&reader, text);
      return;
    }
  if (read_number_of_list (scene, base, text, out))
    return;
  take_tokens (&reader);
  settle (&reader);
  mark_place (&reader);
}

/**
 * pw_entry_read:
 * @base: what was chosen by clicks before
 * @typed: what is typed
 * @out: (out caller-allocates): what it means; initialised by pw_reading_init()
 *
 * Where it names nothing as it stands, it is read as it is spelled otherwise (pw-entry-spell.c), if that says more.
 */
void
pw_entry_read (const PwScene *scene, const PwMove *base, const char *typed, PwReading *out)
{
  g_autofree char *spelled = NULL;
  PwReading otherwise;

  read_as_typed (scene, base, typed, out);
  if (out->error == NULL || (spelled = pw_entry_spell (scene, typed)) == NULL)
    return;
  pw_reading_init (&otherwise);
  read_as_typed (scene, base, spelled, &otherwise);
  if (!otherwise.error || otherwise.error->domain == PW_RULE_ERROR || otherwise.error->code == PW_NOTATION_ERROR_AMBIGUOUS)
    {
      pw_reading_clear (out);
      *out = otherwise;
      return;
    }
  pw_reading_clear (&otherwise);
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
  pw_move_init (&base, PW_KIND_ANY, scene->game->play.actor (scene->state));
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
