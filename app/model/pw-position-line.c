/* pw-position-line.c: what people type about a position
 *
 * A line holds answers to the questions that are open, in their order, or anything else that can be said, with commas between:
 * "140 3 2 5", "16 22", "score 140, 3 banks".
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-position-draft.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/pw-notation.h"
#include "model/pw-entry-private.h"

/** LETTERS_OF_NAME: a word of what is asked may be cut; fewer letters may begin another. */
#define LETTERS_OF_NAME 3

/** LONGEST_NUMBER: digits of an answer. */
#define LONGEST_NUMBER 4

typedef struct
{
  PwPosition *position;
  PwDraft draft;
  int seat;
  int question;                 /* asked first, PW_POSITION_FIRST_OPEN or PW_POSITION_NO_QUESTION */
  PwMoves *out;
} Reader;

/* Takes a statement: what follows is read with it said. */
static void
take (Reader *reader, const PwMove *move)
{
  g_autofree PwEvents *events = g_new (PwEvents, 1);
  const PwQuestion *adding = pw_question_adding (reader->draft.game, move);
  PwMove said = *move;

  if (adding && pw_draft_asks (&reader->draft))
    said.args[adding->number] = (gint16) (said.args[adding->number] -
                                          adding->besides (reader->draft.state, (guint) move->player, adding));
  events->n = 0;
  pw_game_apply (reader->draft.game, reader->draft.state, &said, events);
  pw_moves_add (reader->out, move);
}

static gboolean
take_checked (Reader *reader, const PwMove *move, GError **error)
{
  if (!pw_game_check (reader->draft.game, reader->draft.state, move, error))
    return FALSE;
  take (reader, move);
  return TRUE;
}

static int
asked (const Reader *reader)
{
  if (reader->question != PW_POSITION_FIRST_OPEN)
    return MAX (reader->question, -1);
  return pw_draft_next (&reader->draft, reader->seat);
}

/* "25 18" may be two numbers, or four. */
static gboolean
refuse_run (const PwQuestion *question, const char *text, GError **error)
{
  g_autofree char *expected = pw_question_expect (question);

  g_set_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_AMBIGUOUS,
               _("“%s” may be read in several ways: put a space between any two answers. Expected here: %s."), text, expected);
  return FALSE;
}

/* The elements at the beginning of @text; those that are not named are not there. */
static gboolean
take_set (Reader *reader, const PwQuestion *question, const char **text, GError **error)
{
  guint seat = (guint) reader->seat;
  guint64 choices = question->choices (reader->draft.state, seat), named = 0;
  g_autofree char *expected = pw_question_expect (question);
  const char *at = *text;

  while (g_ascii_isdigit (*at))
    {
      gsize length = strspn (at, "0123456789");
      /* "162225": all of them have two digits. */
      gsize taken = length > 2 && length % 2 == 0 && question->min >= 10 ? 2 : length;
      int n = taken <= 2 ? (int) g_ascii_strtoll (at, NULL, 10) : G_MAXINT;

      if (taken < length)
        n = (at[0] - '0') * 10 + at[1] - '0';
      if (n == 0 && named == 0)
        {
          PwMove none = pw_question_none (question, seat);

          *text = at + length;
          return take_checked (reader, &none, error);
        }
      if (n > 63 || !(choices >> n & 1))
        break;
      named |= G_GUINT64_CONSTANT (1) << n;
      at += taken;
      at += strspn (at, " \t#");
    }
  if (named != 0 && g_ascii_isdigit (*at) && g_ascii_isdigit (at[-1]))
    return refuse_run (question, *text, error);
  if (named == 0)
    {
      g_set_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNKNOWN, _("“%s” is not one of them. Expected: %s."), at,
                   expected);
      return FALSE;
    }
  for (int n = 0; n < 64; n++)
    if ((named | question->set (reader->draft.state, seat)) >> n & 1)
      {
        PwMove one = pw_question_one (question, seat, n, named >> n & 1);

        if (!take_checked (reader, &one, error))
          return FALSE;
      }
  *text = at;
  return TRUE;
}

/* "none", "yes": an answer in a word. */
static int
word_number (const char *text)
{
  static const char *const none[] = { "-", "none", "no" };
  g_autofree char *folded = g_utf8_casefold (text, -1);
  g_autofree char *no = g_utf8_casefold (_("no"), -1), *yes = g_utf8_casefold (_("yes"), -1);
  g_autofree char *nothing = g_utf8_casefold (_("none"), -1);

  for (guint i = 0; i < G_N_ELEMENTS (none); i++)
    if (g_str_equal (folded, none[i]))
      return 0;
  if (g_str_equal (folded, no) || g_str_equal (folded, nothing))
    return 0;
  return g_str_equal (folded, "yes") || g_str_equal (folded, yes) ? 1 : -1;
}

/* Whatever is typed is no answer to @question. */
static gboolean
refuse_answer (const PwQuestion *question, const char *text, GError **error)
{
  g_autofree char *expected = pw_question_expect (question);

  g_set_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNKNOWN, _("“%s” is not an answer. Expected: %s."), text, expected);
  return FALSE;
}

/* The word at the beginning of @text: none of a set or a number, or yes. */
static gboolean
take_answer_word (Reader *reader, const PwQuestion *question, const char **text, GError **error)
{
  guint seat = (guint) reader->seat;
  g_autofree char *word = g_strndup (*text, strcspn (*text, " \t#"));
  int number = word_number (word);
  PwMove move;

  if (question->choices)
    move = pw_question_none (question, seat);
  if ((question->choices ? number != 0 : question->max > 1 && number != 0) ||
      (!question->choices && !pw_draft_number (&reader->draft, question, seat, number, &move, NULL)))
    return refuse_answer (question, word, error);
  if (!take_checked (reader, &move, error))
    return FALSE;
  *text += strlen (word);
  return TRUE;
}

/* The number at the beginning of @text; @inside: a digit stands before it. */
static gboolean
take_answer_number (Reader *reader, const PwQuestion *question, const char **text, gboolean inside, const char *all, GError **error)
{
  const char *at = *text;
  gsize length = strspn (at + (*at == '-'), "0123456789") + (*at == '-');
  PwMove move;
  int number;

  /* Where no answer has two digits, each digit is one: all are written together, or each apart. */
  if (inside ? question->max > 9 : question->max <= 9 && *at != '-' && length > 1 && at[length] != '\0')
    return refuse_run (question, all, error);
  if (question->max <= 9 && *at != '-')
    length = 1;
  if (length > LONGEST_NUMBER)
    {
      g_autofree char *digits = g_strndup (at, length);

      return refuse_answer (question, digits, error);
    }
  number = length == 1 ? *at - '0' : (int) g_ascii_strtoll (at, NULL, 10);
  if (!pw_draft_number (&reader->draft, question, (guint) reader->seat, number, &move, error) ||
      !take_checked (reader, &move, error))
    return FALSE;
  *text = at + length;
  return TRUE;
}

/* Nobody sees a question that this would answer. */
static gboolean
refuse_bare (const char *text, GError **error)
{
  g_set_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_EXCESS,
               _("“%s” does not say what it counts: write the name as well."), text);
  return FALSE;
}

/* Numbers, one after the other, for what is asked. */
static gboolean
take_numbers (Reader *reader, const char *text, GError **error)
{
  for (const char *at = text + strspn (text, " \t#"); *at; at += strspn (at, " \t#"))
    {
      int question = asked (reader);
      const PwQuestion *it = question >= 0 ? pw_draft_question (&reader->draft, (guint) question) : NULL;
      gboolean inside = at > text && g_ascii_isdigit (at[-1]), taken;

      if (reader->question == PW_POSITION_NO_QUESTION)
        return refuse_bare (text, error);
      reader->question = PW_POSITION_FIRST_OPEN;
      if (!it)
        {
          g_set_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_EXCESS,
                       _("“%s”: nothing more is asked. A number needs the name of what it counts."), at);
          return FALSE;
        }
      if (!it->choices && at > text && at[-1] == '#')
        return refuse_answer (it, at - 1, error);
      if (!g_ascii_isdigit (at[*at == '-']))
        taken = take_answer_word (reader, it, &at, error);
      else if (!it->choices)
        taken = take_answer_number (reader, it, &at, inside, text, error);
      else
        taken = inside ? refuse_run (it, text, error) : take_set (reader, it, &at, error);
      if (!taken)
        return FALSE;
    }
  return TRUE;
}

/* Whether @text answers: numbers, and words for none and one. */
static gboolean
is_answers (const char *text)
{
  g_auto (GStrv) tokens = g_strsplit_set (text, " \t#", -1);
  gboolean any = FALSE;

  for (guint i = 0; tokens[i]; i++)
    {
      const char *digits = tokens[i] + (*tokens[i] == '-');

      if (*tokens[i] == '\0')
        continue;
      if (word_number (tokens[i]) < 0 && (*digits == '\0' || digits[strspn (digits, "0123456789")] != '\0'))
        return FALSE;
      any = TRUE;
    }
  return any;
}

static gboolean
take_phrase (Reader *reader, const char *text, GError **error)
{
  PwMoves said = PW_MOVES_INIT;
  gboolean understood = FALSE;

  if (reader->seat >= 0)
    understood = pw_game_phrase (reader->draft.game, reader->draft.state, (guint) reader->seat, text, &said, error);
  for (guint i = 0; understood && i < said.n; i++)
    understood = take_checked (reader, &said.items[i], error);
  pw_moves_clear (&said);
  return understood;
}

/* The statement that says @number of @noun: "wood 2". */
static gboolean
read_count (Reader *reader, int seat, const char *number, const char *noun, PwMove *move)
{
  int word = word_number (number);
  g_autofree char *line = word == 0 ? g_strdup_printf ("%s 0", noun) : g_strdup_printf ("%s %s", noun, number);

  return (word == 0 || number[strspn (number, "0123456789")] == '\0') &&
         (g_ascii_isalpha (*noun) || (*noun == '+' && noun[1] != '\0')) &&
         pw_position_read_statement (reader->position, reader->draft.state, seat, line, move, NULL);
}

/* "2 wood 1 gold", "1 +2 token", "no wood": how many in front of what they are, instead of behind it; the name of a player may stand before them. */
static gboolean
take_counts (Reader *reader, const char *text)
{
  g_auto (GStrv) all = g_strsplit_set (text, " \t", -1);
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  PwMoves said = PW_MOVES_INIT;
  gboolean understood = TRUE;
  int seat = reader->seat, named;

  for (guint i = 0; all[i]; i++)
    if (*all[i])
      g_ptr_array_add (words, all[i]);
  if (words->len > 1 && !g_ascii_isdigit (*(char *) words->pdata[0]) &&
      (named = pw_setup_find_name (reader->draft.setup, words->pdata[0], NULL)) >= 0)
    {
      seat = named;
      g_ptr_array_remove_index (words, 0);
    }
  if (words->len < 2)
    return FALSE;
  for (guint i = 0; i < words->len && understood; i += 2)
    {
      PwMove move, again;

      understood = i + 1 < words->len && read_count (reader, seat, words->pdata[i], words->pdata[i + 1], &move);
      if (!understood)
        break;
      pw_moves_add (&said, &move);
      /* What has two names may have both: "+2 token". */
      if (i + 2 < words->len && read_count (reader, seat, words->pdata[i], words->pdata[i + 2], &again) &&
          pw_move_equal (&move, &again))
        i++;
    }
  for (guint i = 0; understood && i < said.n; i++)
    take (reader, &said.items[i]);
  if (understood)
    reader->seat = seat;
  pw_moves_clear (&said);
  return understood;
}

/* Whether @words, but for @number among them, begin what @question is called: "points" of "Points on the track". */
static gboolean
calls (const PwQuestion *question, char **words, guint number)
{
  g_auto (GStrv) name = pw_entry_words_of_text (_(question->name));
  guint n_name = g_strv_length (name), at = 0;

  for (guint i = 0; words[i]; i++)
    {
      if (i == number)
        continue;
      if (at == n_name || strlen (words[i]) < LETTERS_OF_NAME || !g_str_has_prefix (name[at], words[i]))
        return FALSE;
      at++;
    }
  return at > 0;
}

/* "140 points", "points 140": an answer beside what the question is called. */
static gboolean
take_called (Reader *reader, const char *text)
{
  g_auto (GStrv) words = pw_entry_words_of_text (text);
  guint n = g_strv_length (words), number = n > 0 && pw_entry_is_number (words[0]) ? 0 : n - 1;
  const PwQuestion *called = NULL;
  PwMove move;

  /* What has signs, too, is more than that. */
  if (n < 2 || reader->seat < 0 || !pw_draft_asks (&reader->draft) || !pw_entry_is_number (words[number]) ||
      strlen (words[number]) > LONGEST_NUMBER || strpbrk (text, "+-*/.#!?"))
    return FALSE;
  for (guint i = 0; i < pw_game_n_questions (reader->draft.game); i++)
    {
      const PwQuestion *question = pw_draft_question (&reader->draft, i);

      if (question->choices || !calls (question, words, number))
        continue;
      if (called)
        return FALSE;
      called = question;
    }
  if (!called ||
      !pw_draft_number (&reader->draft, called, (guint) reader->seat, (int) g_ascii_strtoll (words[number], NULL, 10), &move,
                        NULL) ||
      !pw_game_check (reader->draft.game, reader->draft.state, &move, NULL))
    return FALSE;
  take (reader, &move);
  return TRUE;
}

/* Whether @text is answers behind the name of whom they are of: "Ben 140 3". */
static gboolean
is_named (const Reader *reader, const char *text, int *seat, const char **rest)
{
  gsize length;

  *seat = pw_setup_find_whole_name (reader->draft.setup, text, &length);
  *rest = text + length + strspn (text + length, " \t");
  return pw_draft_asks (&reader->draft) && *seat >= 0 && **rest != '\0';
}

/* The same, taken. A number behind a name that is a word of the game, too, may count that. */
static gboolean
take_named (Reader *reader, int seat, const char *rest, GError **error)
{
  const PwScene scene = { reader->draft.game, reader->draft.setup, reader->draft.state };
  const char *name = reader->draft.setup->names[seat];

  if (pw_entry_is_word (&scene, name))
    {
      g_set_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_AMBIGUOUS,
                   _("“%s” may be the player or a thing of the game: say what the number counts."), name);
      return FALSE;
    }
  reader->seat = seat;
  reader->question = PW_POSITION_FIRST_OPEN;
  return take_numbers (reader, rest, error);
}

/* A name alone says nothing, and is no beginning of a word either: "Bo, 140" is not a boarding house. */
static gboolean
is_name (const Reader *reader, const char *text)
{
  gsize length;

  return pw_setup_find_whole_name (reader->draft.setup, text, &length) >= 0 && text[length] == '\0';
}

/* "3 banks", "140 points", and the same behind the name of whose they are. */
static gboolean
take_counted (Reader *reader, const char *text)
{
  int seat, before = reader->seat;
  const char *rest;

  if (take_counts (reader, text) || take_called (reader, text))
    return TRUE;
  if (!is_named (reader, text, &seat, &rest))
    return FALSE;
  reader->seat = seat;
  if (take_counts (reader, rest) || take_called (reader, rest))
    return TRUE;
  reader->seat = before;
  return FALSE;
}

/* Reads what says something, with its spaces or, where it is a row of players' shares, without them. */
static gboolean
read_statement (Reader *reader, const char *text, PwMove *move, GError **error)
{
  const PwScene scene = { reader->draft.game, reader->draft.setup, reader->draft.state };
  g_autofree char *row = NULL;

  if (pw_position_read_statement (reader->position, reader->draft.state, reader->seat, text, move, error))
    return TRUE;
  row = pw_entry_part_row (&scene, text);
  if (row == NULL || strcmp (row, text) == 0)
    return FALSE;
  g_clear_error (error);
  return pw_position_read_statement (reader->position, reader->draft.state, reader->seat, row, move, error);
}

static gboolean
take_part (Reader *reader, const char *text, GError **error)
{
  g_autoptr (GError) problem = NULL;
  g_autoptr (GError) impossible = NULL;
  g_autofree char *expected = NULL;
  const char *rest;
  int question, seat;
  PwMove move;

  question = asked (reader);
  /* "#17" is one of a set; where nothing is asked, a number alone says nothing. */
  if (is_answers (text) && (*text == '#' ? question >= 0 && pw_draft_question (&reader->draft, (guint) question)->choices
                                         : question >= 0 || (reader->seat >= 0 && pw_draft_asks (&reader->draft))))
    return take_numbers (reader, text, error);
  if (is_name (reader, text))
    {
      /* Translators: a name was typed, and nothing else. */
      g_set_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_MISSING,
                   _("“%s” is a player: say behind the name what is theirs."), text);
      return FALSE;
    }
  if (is_named (reader, text, &seat, &rest) && is_answers (rest))
    return take_named (reader, seat, rest, error);
  if (read_statement (reader, text, &move, &problem))
    {
      /* Whoever says "Ben road 3 ana" speaks of Ben: what the table says has no place for that. */
      if (move.player == PW_TABLE && is_named (reader, text, &seat, &rest))
        {
          g_set_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_EXCESS, _("“%s” is more than this move takes: %s."),
                       reader->draft.setup->names[seat], reader->draft.game->kinds[move.kind].name);
          return FALSE;
        }
      take (reader, &move);
      if (move.player >= 0)
        reader->seat = move.player;
      return TRUE;
    }
  if (take_phrase (reader, text, &impossible))
    return TRUE;
  if (impossible)
    {
      g_propagate_error (error, g_steal_pointer (&impossible));
      return FALSE;
    }
  if (take_counted (reader, text))
    return TRUE;
  if (question >= 0 && problem && problem->domain == PW_NOTATION_ERROR)
    {
      expected = pw_question_expect (pw_draft_question (&reader->draft, (guint) question));
      /* Where it is no beginning of a statement either, what all of them begin with helps nobody. */
      if (g_ascii_isdigit (*text) || move.kind >= reader->draft.game->n_kinds)
        g_set_error (error, problem->domain, problem->code, _("“%s” is not understood. Expected here: %s."), text, expected);
      else
        /* Translators: what is wrong, and what is asked for: "Silver: a number from 0 to 99". */
        g_set_error (error, problem->domain, problem->code, _("%s Expected here: %s."), problem->message, expected);
      return FALSE;
    }
  g_propagate_error (error, g_steal_pointer (&problem));
  return FALSE;
}

/* "silver 3, silver 4": which of both is meant, nobody can tell. */
static gboolean
refuse_contradictions (Reader *reader, GError **error)
{
  const PwGame *game = reader->draft.game;

  for (guint i = 0; i < reader->out->n; i++)
    for (guint k = 0; k < i; k++)
      {
        const PwMove *one = &reader->out->items[k], *other = &reader->out->items[i];
        g_autofree char *first = NULL, *second = NULL;

        if (!game->kinds[one->kind].statement || !pw_draft_is_same_thing (game, one, other) || pw_move_equal (one, other))
          continue;
        first = pw_notation_print (game, reader->draft.setup, one);
        second = pw_notation_print (game, reader->draft.setup, other);
        /* Translators: two lines of notation that say different things of the same. */
        g_set_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_AMBIGUOUS,
                     _("“%s” and “%s” contradict each other: say it once."), first, second);
        return FALSE;
      }
  return TRUE;
}

/**
 * pw_position_read_line:
 * @seat: of whom it is said, where the text names nobody; %PW_TABLE for none
 * @question: what is asked first, %PW_POSITION_FIRST_OPEN, or %PW_POSITION_NO_QUESTION: then an answer alone is refused, as
 *   nobody sees what it would answer
 * @text: answers and statements
 * @out: (out caller-allocates): what it says; pw_moves_clear() it. What adds says what it makes in all
 * @error: (nullable): return location: what is not understood, and what is expected
 *
 * Returns: whether all of it can be said, by pw_position_say_line()
 */
gboolean
pw_position_read_line (PwPosition *self, int seat, int question, const char *text, PwMoves *out, GError **error)
{
  g_auto (GStrv) parts = g_strsplit_set (text, ",;\n", -1);
  Reader reader = { .position = self, .seat = seat, .question = question, .out = out };
  gboolean understood = TRUE;

  pw_draft_init (&reader.draft, self, out);
  for (guint i = 0; parts[i] && understood; i++)
    if (*g_strstrip (parts[i]))
      understood = take_part (&reader, parts[i], error);
  understood = understood && refuse_contradictions (&reader, error);
  pw_draft_clear (&reader.draft);
  if (understood && out->n == 0)
    g_set_error_literal (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_MISSING, _("Nothing was typed."));
  return understood && out->n > 0;
}
