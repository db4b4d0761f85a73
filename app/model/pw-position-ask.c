/* pw-position-ask.c: what the result of a position still depends on, and how people answer
 *
 * The game's table of questions says what the final scoring needs. A question is answered once its statement stands in
 * the log, or where the state tells the answer by itself. What a game brought that was followed until the end position was asked for
 * is known: it is shown and need not be said, but asked all the same, as the game may have gone on since without being entered. A line holds answers to the questions that are open, in
 * their order, or anything else that can be said, with commas between: "140 3 2 5", "16 22", "score 140, 3 banks".
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-position.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"
#include "core/pw-notation.h"

/* The position as it is after the first @n_moves of the game and what was read of a line. */
typedef struct
{
  const PwGame *game;
  const PwSetup *setup;
  const PwHistory *history;
  guint n_moves;
  gpointer state;
  const PwMoves *line;          /* nullable */
  guint known;                  /* bit set of seats: their boards were followed until the end position was asked for */
} Draft;

/* Whose boards were as the moves say when the end position was asked for; nobody's where it was from the beginning on. */
static guint
known_before (const Draft *draft)
{
  guint n = draft->n_moves;

  while (n > 0 && pw_game_get_level (draft->game, pw_history_get_state (draft->history, n), NULL)->end)
    n--;
  return n == draft->n_moves || pw_game_get_level (draft->game, pw_history_get_state (draft->history, n), NULL)->end
           ? 0
           : pw_game_followed (draft->game, pw_history_get_state (draft->history, n));
}

static void
draft_init (Draft *draft, PwPosition *self, const PwMoves *line)
{
  PwSession *session = pw_position_get_session (self);

  draft->game = pw_session_get_game (session);
  draft->setup = pw_session_get_setup (session);
  draft->history = pw_session_get_history (session);
  draft->n_moves = pw_history_get_cursor (draft->history);
  draft->state = g_memdup2 (pw_position_get_state (self), draft->game->state_size);
  draft->line = line;
  draft->known = draft->game->levels ? known_before (draft) : 0;
}

static void
draft_clear (Draft *draft)
{
  g_free (draft->state);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Draft, draft_clear)

static const PwQuestion *
question_at (const Draft *draft, guint question)
{
  return &draft->game->position->questions[question];
}

/* -- What is open --------------------------------------------------------------------------------- */

static gboolean
answers (const PwQuestion *question, guint seat, const PwMove *move)
{
  if (move->player != (int) seat)
    return FALSE;
  if (move->kind == question->kind && (question->about < 0 || move->args[question->about] == question->what))
    return TRUE;
  if (!question->choices || move->kind != question->each)
    return FALSE;
  return move->args[question->each_about] >= question->each_from + question->min &&
         move->args[question->each_about] <= question->each_from + question->max;
}

static gboolean
is_answered (const Draft *draft, guint seat, guint at)
{
  const PwQuestion *question = question_at (draft, at);

  if (question->known && question->known (draft->state, seat, question))
    return TRUE;
  for (guint i = 0; i < draft->n_moves; i++)
    if (answers (question, seat, pw_history_get_move (draft->history, i)))
      return TRUE;
  for (guint i = 0; draft->line && i < draft->line->n; i++)
    if (answers (question, seat, &draft->line->items[i]))
      return TRUE;
  return FALSE;
}

/* Whether the final scoring of the position is what people enter. */
static gboolean
asks (const Draft *draft)
{
  return pw_game_n_questions (draft->game) > 0 && draft->game->play.actor (draft->state) != PW_NOBODY &&
         pw_game_get_level (draft->game, draft->state, NULL)->end;
}

static gboolean
is_needed (const Draft *draft, guint seat, guint at)
{
  const PwQuestion *question = question_at (draft, at);

  return question->needed (draft->state, seat, question);
}

/* Whether nobody has to say it. */
static gboolean
is_settled (const Draft *draft, guint seat, guint at)
{
  return draft->known >> seat & 1 || is_answered (draft, seat, at);
}

/* The first stage in which something is @open for somebody. */
static guint
first_stage (const Draft *draft, gboolean (*closed) (const Draft *draft, guint seat, guint at))
{
  guint stage = G_MAXUINT;

  for (guint seat = 0; seat < draft->setup->n_players; seat++)
    for (guint at = 0; at < pw_game_n_questions (draft->game); at++)
      if (question_at (draft, at)->stage < stage && is_needed (draft, seat, at) && !closed (draft, seat, at))
        stage = question_at (draft, at)->stage;
  return stage;
}

static guint
stage_of (const Draft *draft)
{
  return first_stage (draft, is_answered);
}

static int
next_question (const Draft *draft, int seat)
{
  guint stage;

  if (seat < 0 || !asks (draft))
    return -1;
  stage = stage_of (draft);
  for (guint at = 0; at < pw_game_n_questions (draft->game); at++)
    if (question_at (draft, at)->stage <= stage && is_needed (draft, (guint) seat, at) && !is_answered (draft, (guint) seat, at))
      return (int) at;
  return -1;
}

/**
 * pw_position_get_questions:
 * @seat: a player
 *
 * Returns: what the result depends on of @seat, as a bit set: answered or not, but nothing that only matters once
 *   something else is answered
 */
guint64
pw_position_get_questions (PwPosition *self, guint seat)
{
  g_auto (Draft) draft = { 0 };
  guint64 set = 0;
  guint stage;

  draft_init (&draft, self, NULL);
  if (!asks (&draft))
    return 0;
  stage = stage_of (&draft);
  for (guint at = 0; at < pw_game_n_questions (draft.game); at++)
    if (question_at (&draft, at)->stage <= stage && is_needed (&draft, seat, at))
      set |= G_GUINT64_CONSTANT (1) << at;
  return set;
}

gboolean
pw_position_is_answered (PwPosition *self, guint seat, guint question)
{
  g_auto (Draft) draft = { 0 };

  draft_init (&draft, self, NULL);
  return is_answered (&draft, seat, question);
}

/**
 * pw_position_is_known:
 * @seat: a player
 * @question: a question
 *
 * Returns: whether the game that was followed until the end position was asked for answers it
 */
gboolean
pw_position_is_known (PwPosition *self, guint seat, guint question)
{
  g_auto (Draft) draft = { 0 };

  draft_init (&draft, self, NULL);
  return draft.known >> seat & 1 && asks (&draft) && is_needed (&draft, seat, question);
}

/**
 * pw_position_next_question:
 * @seat: a player, or %PW_TABLE
 *
 * Returns: the first question that is open for @seat, or -1
 */
int
pw_position_next_question (PwPosition *self, int seat)
{
  g_auto (Draft) draft = { 0 };

  draft_init (&draft, self, NULL);
  return next_question (&draft, seat);
}

/**
 * pw_position_next_seat:
 * @seat: a player, or %PW_TABLE
 *
 * Returns: the first player from @seat on, and then from the first on, for whom something is open; %PW_NOBODY
 *   where the result is known
 */
int
pw_position_next_seat (PwPosition *self, int seat)
{
  g_auto (Draft) draft = { 0 };

  draft_init (&draft, self, NULL);
  for (guint i = 0; i < draft.setup->n_players; i++)
    {
      int other = (int) (((guint) MAX (seat, 0) + i) % draft.setup->n_players);

      if (next_question (&draft, other) >= 0)
        return other;
    }
  return PW_NOBODY;
}

/**
 * pw_position_is_answer:
 * @move: a move
 *
 * Returns: whether it answers one of the game's questions
 */
gboolean
pw_position_is_answer (PwPosition *self, const PwMove *move)
{
  const PwGame *game = pw_session_get_game (pw_position_get_session (self));

  for (guint at = 0; at < pw_game_n_questions (game); at++)
    if (move->player >= 0 && answers (&game->position->questions[at], (guint) move->player, move))
      return TRUE;
  return FALSE;
}

/* Whether somebody has said more of the end position than the result depends on. */
gboolean
pw_position_goes_beyond (PwPosition *self)
{
  PwSession *session = pw_position_get_session (self);
  const PwHistory *history = pw_session_get_history (session);

  for (guint i = 0; i < pw_history_get_cursor (history); i++)
    {
      const PwMove *move = pw_history_get_move (history, i);
      const PwMoveKind *kind = &pw_session_get_game (session)->kinds[move->kind];

      /* What is printed on components is known from earlier games, and says nothing of this one. */
      if (kind->statement && !kind->lasting && !pw_position_is_answer (self, move))
        return TRUE;
    }
  return FALSE;
}

static char *
expect (const PwQuestion *question)
{
  const char *name = _(question->name);
  g_autofree char *least = NULL, *most = NULL;

  if (question->choices)
    /* Translators: what is asked for: "Shields". */
    return g_strdup_printf (_("%s: their numbers, such as %d %d; 0 for none"), name, question->min + 1, question->min + 7);
  if (question->max == 1 && question->min == 0)
    return g_strdup_printf (_("%s: 0 or 1"), name);
  /* Translators: what is asked for, the least and the most. */
  least = pw_number (question->min);
  most = pw_number (question->max);
  return g_strdup_printf (_("%s: a number from %s to %s"), name, least, most);
}

/**
 * pw_position_expect:
 *
 * Returns: (transfer full): what answers @question: "Silver: a number from 0 to 99", and what is known of it
 */
char *
pw_position_expect (PwPosition *self, guint seat, guint question)
{
  const PwQuestion *it = &pw_session_get_game (pw_position_get_session (self))->position->questions[question];
  g_autofree char *text = expect (it), *known = NULL;

  if (!it->value || it->choices || !pw_position_is_known (self, seat, question))
    return g_steal_pointer (&text);
  known = pw_number (it->value (pw_position_get_state (self), seat, it));
  /* Translators: what is asked for, and what the game that was entered so far has brought: "Silver: a number from 0 to 99 (3 so far)". */
  return g_strdup_printf (_("%s (%s so far)"), text, known);
}

/**
 * pw_position_list_open:
 *
 * Returns: (transfer full) (nullable): what nobody has said and the result depends on: "Ana: Silver, Workers."
 */
char *
pw_position_list_open (PwPosition *self)
{
  g_auto (Draft) draft = { 0 };
  g_autoptr (GString) text = g_string_new (NULL);
  guint stage;

  draft_init (&draft, self, NULL);
  if (!asks (&draft))
    return NULL;
  stage = first_stage (&draft, is_settled);
  for (guint seat = 0; seat < draft.setup->n_players; seat++)
    {
      guint n = 0;

      for (guint at = 0; at < pw_game_n_questions (draft.game); at++)
        if (question_at (&draft, at)->stage <= stage && is_needed (&draft, seat, at) && !is_settled (&draft, seat, at))
          {
            if (n++ == 0)
              g_string_append_printf (text, "%s%s: ", text->len ? " " : "", pw_setup_name (draft.setup, seat));
            else
              g_string_append (text, ", ");
            g_string_append (text, _(question_at (&draft, at)->name));
          }
      if (n > 0)
        g_string_append_c (text, '.');
    }
  return text->len ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

/* -- Answers ----------------------------------------------------------------------------------------- */

/* What people say in all, where the statement adds to what there is. */
static const PwQuestion *
find_adding (const PwGame *game, const PwMove *move)
{
  for (guint at = 0; at < pw_game_n_questions (game); at++)
    if (game->position->questions[at].adds && game->position->questions[at].kind == move->kind && move->player >= 0 &&
        move->reason == 0)
      return &game->position->questions[at];
  return NULL;
}

static PwMove
move_about (guint seat, guint kind, int about, int what, guint index, int number)
{
  PwMove move;

  pw_move_init (&move, kind, (int) seat);
  if (about >= 0)
    move.args[about] = (gint16) what;
  move.args[index] = (gint16) number;
  return move;
}

static PwMove
none_of (const PwQuestion *question, guint seat)
{
  return move_about (seat, question->kind, question->about, question->what, question->number, 0);
}

static PwMove
one_of (const PwQuestion *question, guint seat, int element, gboolean there)
{
  return move_about (seat, question->each, question->each_about, question->each_from + element, question->each_number, there);
}

/* A number as a statement; one that adds keeps what it makes in all. */
static gboolean
number_of (const Draft *draft, const PwQuestion *question, guint seat, int number, PwMove *out, GError **error)
{
  int besides = question->besides && !question->adds ? question->besides (draft->state, seat, question) : 0;

  if (number < question->min || number > question->max)
    {
      g_autofree char *text = expect (question);

      g_set_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_RANGE, _("%d is not possible. Expected: %s."), number, text);
      return FALSE;
    }
  if (besides > 0 && number < besides)
    {
      g_set_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_RANGE,
                   _("%s: %d cannot be, as %d are named one by one. Take one of these away first."), _(question->name), number,
                   besides);
      return FALSE;
    }
  *out = move_about (seat, question->kind, question->about, question->what, question->number,
                     number - besides + (question->choices ? 0 : question->each_from));
  return TRUE;
}

static gboolean
say_number (PwPosition *self, const PwMove *move)
{
  const PwGame *game = pw_session_get_game (pw_position_get_session (self));
  const PwQuestion *adding = find_adding (game, move);
  const PwMove *last = pw_position_find_last (self, move);
  PwMove said = *move;

  /* What is said anew takes the place of what was said just before. */
  if (adding)
    said.args[adding->number] = (gint16) (move->args[adding->number] -
                                          adding->besides (pw_position_get_state (self), (guint) move->player, adding) +
                                          (last ? last->args[adding->number] : 0));
  return pw_position_say (self, &said);
}

/**
 * pw_position_answer:
 * @seat: a player
 * @question: not a set
 * @number: the answer
 *
 * Returns: %FALSE, after "refused", where that cannot be
 */
gboolean
pw_position_answer (PwPosition *self, guint seat, guint question, int number)
{
  g_auto (Draft) draft = { 0 };
  g_autoptr (GError) error = NULL;
  PwMove move;

  draft_init (&draft, self, NULL);
  if (number_of (&draft, question_at (&draft, question), seat, number, &move, &error))
    return say_number (self, &move);
  g_signal_emit_by_name (self, "refused", error);
  return FALSE;
}

/**
 * pw_position_answer_set:
 * @seat: a player
 * @question: a set
 * @element: one of it, or 0: there is none
 * @there: whether it is there
 *
 * Returns: %FALSE, after "refused", where that cannot be
 */
gboolean
pw_position_answer_set (PwPosition *self, guint seat, guint question, int element, gboolean there)
{
  const PwQuestion *it = &pw_session_get_game (pw_position_get_session (self))->position->questions[question];
  PwMove move = element ? one_of (it, seat, element, there) : none_of (it, seat);

  return pw_position_say (self, &move);
}

/* -- A line of text ------------------------------------------------------------------------------------- */

typedef struct
{
  PwPosition *position;
  Draft draft;
  int seat;
  int question;                 /* asked first, PW_POSITION_FIRST_OPEN or PW_POSITION_NO_QUESTION */
  PwMoves *out;
} Reader;

/* Takes a statement: what follows is read with it said. */
static void
take (Reader *reader, const PwMove *move)
{
  g_autofree PwEvents *events = g_new (PwEvents, 1);
  const PwQuestion *adding = find_adding (reader->draft.game, move);
  PwMove said = *move;

  if (adding && asks (&reader->draft))
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
  return next_question (&reader->draft, reader->seat);
}

/* "25 18" may be two numbers, or four. */
static gboolean
refuse_run (const PwQuestion *question, const char *text, GError **error)
{
  g_autofree char *expected = expect (question);

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
  g_autofree char *expected = expect (question);
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
          PwMove none = none_of (question, seat);

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
        PwMove one = one_of (question, seat, n, named >> n & 1);

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
  g_autofree char *expected = expect (question);

  g_set_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNKNOWN, _("“%s” is no answer. Expected: %s."), text, expected);
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
    move = none_of (question, seat);
  if ((question->choices ? number != 0 : question->max > 1 && number != 0) ||
      (!question->choices && !number_of (&reader->draft, question, seat, number, &move, NULL)))
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
  number = length <= 4 ? (int) g_ascii_strtoll (at, NULL, 10) : G_MAXINT16;
  if (length == 1)
    number = *at - '0';
  if (!number_of (&reader->draft, question, (guint) reader->seat, number, &move, error) || !take_checked (reader, &move, error))
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
      const PwQuestion *it = question >= 0 ? question_at (&reader->draft, (guint) question) : NULL;
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

static gboolean
take_part (Reader *reader, const char *text, GError **error)
{
  g_autoptr (GError) problem = NULL;
  g_autoptr (GError) impossible = NULL;
  g_autofree char *expected = NULL;
  int question;
  PwMove move;

  question = asked (reader);
  /* "#17" is one of a set; where nothing is asked, a number alone says nothing. */
  if (is_answers (text) && (*text == '#' ? question >= 0 && question_at (&reader->draft, (guint) question)->choices
                                         : question >= 0 || (reader->seat >= 0 && asks (&reader->draft))))
    return take_numbers (reader, text, error);
  if (pw_position_read_statement (reader->position, reader->draft.state, reader->seat, text, &move, &problem))
    {
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
  if (question >= 0 && problem && problem->domain == PW_NOTATION_ERROR)
    {
      expected = expect (question_at (&reader->draft, (guint) question));
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

  draft_init (&reader.draft, self, out);
  for (guint i = 0; parts[i] && understood; i++)
    if (*g_strstrip (parts[i]))
      understood = take_part (&reader, parts[i], error);
  draft_clear (&reader.draft);
  if (understood && out->n == 0)
    g_set_error_literal (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_MISSING, _("Nothing was typed."));
  return understood && out->n > 0;
}

/**
 * pw_position_say_line:
 * @line: what pw_position_read_line() has read
 *
 * Returns: %FALSE, after "refused", where not all of it could be said
 */
gboolean
pw_position_say_line (PwPosition *self, const PwMoves *line)
{
  for (guint i = 0; i < line->n; i++)
    if (!say_number (self, &line->items[i]))
      return FALSE;
  return TRUE;
}
