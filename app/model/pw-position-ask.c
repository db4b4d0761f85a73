/* pw-position-ask.c: what the result of a position still depends on, and how people answer
 *
 * The game's table of questions says what the final scoring needs. A question is answered once its statement stands in
 * the log, or where the state tells the answer by itself. What a game brought that was followed until the end position was asked
 * for is known: it is shown and need not be said, but asked all the same, as the game may have gone on since without being entered.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-position-draft.h"

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"
#include "core/pw-notation.h"

/* Whose boards were as the moves say when the end position was asked for; nobody's where it was from the beginning on, or nothing
 * had been played. */
static guint
known_before (const PwDraft *draft)
{
  guint n = draft->n_moves;

  while (n > 0 && pw_game_get_level (draft->game, pw_history_get_state (draft->history, n), NULL)->end)
    n--;
  return n == 0 || n == draft->n_moves ? 0 : pw_game_followed (draft->game, pw_history_get_state (draft->history, n));
}

void
pw_draft_init (PwDraft *draft, PwPosition *self, const PwMoves *line)
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

void
pw_draft_clear (PwDraft *draft)
{
  g_free (draft->state);
}

const PwQuestion *
pw_draft_question (const PwDraft *draft, guint question)
{
  return &draft->game->position->questions[question];
}

/* -- What is open --------------------------------------------------------------------------------- */

static gboolean
answers (const PwQuestion *question, guint seat, const PwMove *move)
{
  if (move->player != (int) seat)
    return FALSE;
  if (question->also && move->kind == question->also)
    return TRUE;
  if (move->kind == question->kind && (question->about < 0 || move->args[question->about] == question->what))
    return TRUE;
  if (!question->choices || move->kind != question->each)
    return FALSE;
  return move->args[question->each_about] >= question->each_from + question->min &&
         move->args[question->each_about] <= question->each_from + question->max;
}

static gboolean
is_answered (const PwDraft *draft, guint seat, guint at)
{
  const PwQuestion *question = pw_draft_question (draft, at);

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
gboolean
pw_draft_asks (const PwDraft *draft)
{
  return pw_game_n_questions (draft->game) > 0 && draft->game->play.actor (draft->state) != PW_NOBODY &&
         pw_game_get_level (draft->game, draft->state, NULL)->end;
}

static gboolean
is_needed (const PwDraft *draft, guint seat, guint at)
{
  const PwQuestion *question = pw_draft_question (draft, at);

  return question->needed == NULL || question->needed (draft->state, seat, question);
}

/* Whether nobody has to say it. */
static gboolean
is_settled (const PwDraft *draft, guint seat, guint at)
{
  return draft->known >> seat & 1 || is_answered (draft, seat, at);
}

/* The first stage in which something is @open for somebody. */
static guint
first_stage (const PwDraft *draft, gboolean (*closed) (const PwDraft *draft, guint seat, guint at))
{
  guint stage = G_MAXUINT;

  for (guint seat = 0; seat < draft->setup->n_players; seat++)
    for (guint at = 0; at < pw_game_n_questions (draft->game); at++)
      if (pw_draft_question (draft, at)->stage < stage && is_needed (draft, seat, at) && !closed (draft, seat, at))
        stage = pw_draft_question (draft, at)->stage;
  return stage;
}

static guint
stage_of (const PwDraft *draft)
{
  return first_stage (draft, is_answered);
}

int
pw_draft_next (const PwDraft *draft, int seat)
{
  guint stage;

  if (seat < 0 || !pw_draft_asks (draft))
    return -1;
  stage = stage_of (draft);
  for (guint at = 0; at < pw_game_n_questions (draft->game); at++)
    if (pw_draft_question (draft, at)->stage <= stage && is_needed (draft, (guint) seat, at) &&
        !is_answered (draft, (guint) seat, at))
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
  g_auto (PwDraft) draft = { 0 };
  guint64 set = 0;
  guint stage;

  pw_draft_init (&draft, self, NULL);
  if (!pw_draft_asks (&draft))
    return 0;
  stage = stage_of (&draft);
  for (guint at = 0; at < pw_game_n_questions (draft.game); at++)
    if (pw_draft_question (&draft, at)->stage <= stage && is_needed (&draft, seat, at))
      set |= G_GUINT64_CONSTANT (1) << at;
  return set;
}

gboolean
pw_position_is_answered (PwPosition *self, guint seat, guint question)
{
  g_auto (PwDraft) draft = { 0 };

  pw_draft_init (&draft, self, NULL);
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
  g_auto (PwDraft) draft = { 0 };

  pw_draft_init (&draft, self, NULL);
  return draft.known >> seat & 1 && pw_draft_asks (&draft) && is_needed (&draft, seat, question);
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
  g_auto (PwDraft) draft = { 0 };

  pw_draft_init (&draft, self, NULL);
  return pw_draft_next (&draft, seat);
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
  g_auto (PwDraft) draft = { 0 };

  pw_draft_init (&draft, self, NULL);
  for (guint i = 0; i < draft.setup->n_players; i++)
    {
      int other = (int) (((guint) MAX (seat, 0) + i) % draft.setup->n_players);

      if (pw_draft_next (&draft, other) >= 0)
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

/**
 * pw_position_was_played:
 * @seat: a player
 *
 * Returns: whether moves of @seat were entered: that board is there to be seen
 */
gboolean
pw_position_was_played (PwPosition *self, guint seat)
{
  PwSession *session = pw_position_get_session (self);
  const PwHistory *history = pw_session_get_history (session);

  for (guint i = 0; i < pw_history_get_cursor (history); i++)
    {
      const PwMove *move = pw_history_get_move (history, i);

      if (move->player == (int) seat && !pw_session_get_game (session)->kinds[move->kind].statement)
        return TRUE;
    }
  return FALSE;
}

char *
pw_question_expect (const PwQuestion *question)
{
  const char *name = _(question->name);
  g_autofree char *least = NULL, *most = NULL;

  if (question->choices)
    /* Translators: what is asked for: "Shields". */
    return g_strdup_printf (_("%s: their numbers, such as %d %d; 0 for none"), name, question->min + 1, question->min + 7);
  if (question->max == 1 && question->min == 0)
    /* Translators: what is asked for, of which there is one or none: "Cathedral". */
    return g_strdup_printf (_("%s: 1, or 0 for none"), name);
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
  g_autofree char *text = pw_question_expect (it), *known = NULL;

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
  g_auto (PwDraft) draft = { 0 };
  g_autoptr (GString) text = g_string_new (NULL);
  guint stage;

  pw_draft_init (&draft, self, NULL);
  if (!pw_draft_asks (&draft))
    return NULL;
  stage = first_stage (&draft, is_settled);
  for (guint seat = 0; seat < draft.setup->n_players; seat++)
    {
      guint n = 0;

      for (guint at = 0; at < pw_game_n_questions (draft.game); at++)
        if (pw_draft_question (&draft, at)->stage <= stage && is_needed (&draft, seat, at) && !is_settled (&draft, seat, at))
          {
            if (n++ == 0)
              g_string_append_printf (text, "%s%s: ", text->len ? " " : "", pw_setup_name (draft.setup, seat));
            else
              g_string_append (text, ", ");
            g_string_append (text, _(pw_draft_question (&draft, at)->name));
          }
      if (n > 0)
        g_string_append_c (text, '.');
    }
  return text->len ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

/* -- Answers ----------------------------------------------------------------------------------------- */

/* What people say in all, where the statement adds to what there is. */
const PwQuestion *
pw_question_adding (const PwGame *game, const PwMove *move)
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

PwMove
pw_question_none (const PwQuestion *question, guint seat)
{
  return move_about (seat, question->kind, question->about, question->what, question->number, 0);
}

PwMove
pw_question_one (const PwQuestion *question, guint seat, int element, gboolean there)
{
  return move_about (seat, question->each, question->each_about, question->each_from + element, question->each_number, there);
}

/* A number as a statement; one that adds keeps what it makes in all. */
gboolean
pw_draft_number (const PwDraft *draft, const PwQuestion *question, guint seat, int number, PwMove *out, GError **error)
{
  int besides = question->besides && !question->adds ? question->besides (draft->state, seat, question) : 0;

  if (number < question->min || number > question->max)
    {
      g_autofree char *text = pw_question_expect (question);

      g_set_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_RANGE, _("%d is not possible. Expected: %s."), number, text);
      return FALSE;
    }
  if (besides > 0 && number < besides)
    {
      g_set_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_RANGE,
                   _("%s: %d is not possible, as %d are named one by one. Take one of these away first."), _(question->name),
                   number, besides);
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
  const PwQuestion *adding = pw_question_adding (game, move);
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
  g_auto (PwDraft) draft = { 0 };
  g_autoptr (GError) error = NULL;
  PwMove move;

  pw_draft_init (&draft, self, NULL);
  if (pw_draft_number (&draft, pw_draft_question (&draft, question), seat, number, &move, &error))
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
  PwMove move = element ? pw_question_one (it, seat, element, there) : pw_question_none (it, seat);

  return pw_position_say (self, &move);
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
