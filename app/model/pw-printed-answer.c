/* pw-printed-answer.c: the answer to what is printed on a component: what is taken for it, changed by what is typed or pressed
 *
 * The tables of the game say what can be said; nothing here knows any game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-printed-answer.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/pw-notation.h"

struct _PwPrintedAnswer
{
  GObject parent_instance;

  PwSession *session;
  PwMove before, line;          /* what is taken for it; what is said by now */
  guint32 doubts[2];            /* bit sets of arguments: one of each has to be said */
  guint32 said;                 /* arguments that somebody has said */
};

G_DEFINE_FINAL_TYPE (PwPrintedAnswer, pw_printed_answer, G_TYPE_OBJECT)

static guint changed_signal;

static void
pw_printed_answer_dispose (GObject *object)
{
  g_clear_object (&PW_PRINTED_ANSWER (object)->session);
  G_OBJECT_CLASS (pw_printed_answer_parent_class)->dispose (object);
}

static void
pw_printed_answer_class_init (PwPrintedAnswerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = pw_printed_answer_dispose;
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
pw_printed_answer_init (PwPrintedAnswer *self)
{
}

/**
 * pw_printed_answer_new:
 * @session: a game
 * @line: what is taken for what is printed: a line that holds for the whole game
 *
 * Returns: (transfer full): the answer that says so
 */
PwPrintedAnswer *
pw_printed_answer_new (PwSession *session, const PwMove *line)
{
  PwPrintedAnswer *self = g_object_new (PW_TYPE_PRINTED_ANSWER, NULL);

  self->session = g_object_ref (session);
  self->before = self->line = *line;
  return self;
}

PwSession *
pw_printed_answer_get_session (PwPrintedAnswer *self)
{
  return self->session;
}

/** pw_printed_answer_get_line: what is said by now. */
const PwMove *
pw_printed_answer_get_line (PwPrintedAnswer *self)
{
  return &self->line;
}

/**
 * pw_printed_answer_doubt:
 * @self: an answer
 * @i: 0 or 1: which doubt
 * @args: bit set of arguments: what is taken for these is doubtful, and one of them has to be said
 */
void
pw_printed_answer_doubt (PwPrintedAnswer *self, guint i, guint32 args)
{
  g_return_if_fail (i < G_N_ELEMENTS (self->doubts));
  self->doubts[i] = args;
}

/** pw_printed_answer_is_open: whether argument @index is doubtful, and nobody has said it yet. */
gboolean
pw_printed_answer_is_open (PwPrintedAnswer *self, guint index)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->doubts); i++)
    if (self->doubts[i] >> index & 1 && (self->said & self->doubts[i]) == 0)
      return TRUE;
  return FALSE;
}

/** pw_printed_answer_is_complete: whether nothing doubtful is left. */
gboolean
pw_printed_answer_is_complete (PwPrintedAnswer *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->doubts); i++)
    if (self->doubts[i] && (self->said & self->doubts[i]) == 0)
      return FALSE;
  return TRUE;
}

/** pw_printed_answer_is_touched: whether somebody has said something else, or what is doubtful. */
gboolean
pw_printed_answer_is_touched (PwPrintedAnswer *self)
{
  return self->said != 0;
}

/**
 * pw_printed_answer_set:
 * @self: an answer
 * @index: an argument
 * @value: its value, or PW_ARG_NONE
 *
 * Somebody says so.
 */
void
pw_printed_answer_set (PwPrintedAnswer *self, guint index, int value)
{
  g_return_if_fail (PW_IS_PRINTED_ANSWER (self) && index < PW_MAX_ARGS);
  self->said |= 1u << index;
  self->line.args[index] = (gint16) value;
  g_signal_emit (self, changed_signal, 0);
}

/* -- What is typed ------------------------------------------------------------------------------------------- */

/** Typed: what is read, and where the last number of it went. */
typedef struct
{
  const PwMoveKind *kind;
  const PwMove *before;
  PwMove line;
  guint32 said;
  const PwArg *last;            /* the argument whose name was read last, or NULL */
  const PwArg *counted;         /* the text ends in the number of this one */
  const PwArg *total;           /* what a number without a name is, where no argument has to be said: the last of the kind */
  int number;
} Typed;

static gboolean
is_amount (const Typed *typed, const PwArg *arg)
{
  return arg->type == PW_ARG_NUMBER && arg->flags & PW_ARG_OPTIONAL && arg != typed->total;
}

/* The amounts are one list: who says one of them says all. */
static void
begin_amounts (Typed *typed)
{
  for (guint i = 0; i < typed->kind->n_args; i++)
    if (typed->said >> typed->kind->args[i].index & 1 && is_amount (typed, &typed->kind->args[i]))
      return;
  for (guint i = 0; i < typed->kind->n_args; i++)
    if (is_amount (typed, &typed->kind->args[i]))
      typed->line.args[typed->kind->args[i].index] = PW_ARG_NONE;
}

static void
put (Typed *typed, const PwArg *arg, int value)
{
  if (is_amount (typed, arg))
    begin_amounts (typed);
  typed->line.args[arg->index] = (gint16) CLAMP (value, G_MININT16 + 1, G_MAXINT16);
  typed->said |= 1u << arg->index;
}

static gboolean
put_number (Typed *typed, int number)
{
  const PwArg *arg = typed->last;

  typed->counted = NULL;
  for (guint i = 0; !arg && i < typed->kind->n_args; i++)
    if (typed->kind->args[i].type == PW_ARG_NUMBER && (typed->kind->args[i].flags & PW_ARG_OPTIONAL) == 0 &&
        (typed->said >> typed->kind->args[i].index & 1) == 0)
      arg = &typed->kind->args[i];
  if (!arg)
    arg = typed->total;
  if (!arg)
    return FALSE;
  typed->counted = typed->last;
  typed->number = number;
  typed->last = NULL;
  put (typed, arg, number);
  return TRUE;
}

static gboolean
put_word (Typed *typed, const char *word)
{
  const PwArg *found = NULL;

  typed->counted = NULL;
  for (guint i = 0; i < typed->kind->n_args; i++)
    {
      const PwArg *arg = &typed->kind->args[i];

      if (arg->type == PW_ARG_NUMBER && g_ascii_strncasecmp (arg->name, word, strlen (word)) == 0)
        {
          if (found)
            return FALSE;
          found = arg;
        }
      /* What the line is about stands; only where that is all of it the word is the answer. */
      else if (arg->type == PW_ARG_WORD && typed->kind->n_args == 1)
        for (guint k = 0; k < arg->words->n_words; k++)
          if (g_ascii_strcasecmp (arg->words->words[k].word, word) == 0)
            {
              put (typed, arg, arg->words->words[k].value);
              typed->last = NULL;
              return TRUE;
            }
    }
  if (!found)
    return FALSE;
  if (is_amount (typed, found))
    put (typed, found, 1);
  typed->last = found;
  return TRUE;
}

/* The line as it would stand in the record: ranges, and the game's own rules. */
static gboolean
check (PwPrintedAnswer *self, const PwMove *move, GError **error)
{
  const PwHistory *history = pw_session_get_history (self->session);
  const PwGame *game = pw_session_get_game (self->session);
  g_autofree char *line = pw_notation_print (game, NULL, move);
  PwMove again;

  return pw_notation_parse (game, pw_session_get_setup (self->session), pw_history_get_state (history, 0), line, &again, error) &&
         pw_game_check (game, pw_history_get_state (history, 0), &again, error);
}

/* "cloth": one that has to be there, and was taken for it, need not be typed. */
static gboolean
add_certain (PwPrintedAnswer *self, Typed *typed)
{
  for (guint i = 0; i < typed->kind->n_args; i++)
    {
      const PwArg *arg = &typed->kind->args[i];
      PwMove move = typed->line;

      if (!is_amount (typed, arg) || typed->before->args[arg->index] == PW_ARG_NONE || move.args[arg->index] != PW_ARG_NONE)
        continue;
      move.args[arg->index] = 1;
      if (!check (self, &move, NULL))
        continue;
      typed->line = move;
      return TRUE;
    }
  return FALSE;
}

/* "wood cloth 4": a number behind the last amount is that amount, unless that cannot be and what follows the amounts can. */
static gboolean
take_as_total (PwPrintedAnswer *self, Typed *typed)
{
  Typed other = *typed;

  if (!typed->counted || !is_amount (typed, typed->counted) || !typed->total)
    return FALSE;
  other.line.args[typed->counted->index] = 1;
  other.line.args[typed->total->index] = (gint16) typed->number;
  other.said |= 1u << typed->total->index;
  if (!check (self, &other.line, NULL) && !add_certain (self, &other))
    return FALSE;
  *typed = other;
  return TRUE;
}

static gboolean
read_words (Typed *typed, const char *text, GError **error)
{
  g_auto (GStrv) words = g_strsplit_set (text, " =,", -1);

  for (guint i = 0; words[i]; i++)
    {
      gint64 number;

      if (*words[i] == '\0')
        continue;
      if (g_ascii_string_to_signed (words[i], 10, G_MININT16 + 1, G_MAXINT16, &number, NULL) ? put_number (typed, (int) number)
                                                                                             : put_word (typed, words[i]))
        continue;
      g_set_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNKNOWN, _("“%s” says nothing of what is printed there."),
                   words[i]);
      return FALSE;
    }
  return TRUE;
}

/**
 * pw_printed_answer_read:
 * @self: an answer
 * @text: what is typed: the words and numbers of the line, without those that say what it is about ("wood cloth 4", "4", "cloth")
 * @error: (out): why that cannot be
 *
 * What was said before by typing or pressing is forgotten. Where it cannot be, the answer is what was taken for it.
 *
 * Returns: whether it can be printed so
 */
gboolean
pw_printed_answer_read (PwPrintedAnswer *self, const char *text, GError **error)
{
  const PwMoveKind *kind = &pw_session_get_game (self->session)->kinds[self->before.kind];
  Typed typed = { .kind = kind, .before = &self->before, .line = self->before };
  gboolean possible;

  for (guint i = 0; i < kind->n_args; i++)
    if (kind->args[i].type == PW_ARG_NUMBER && kind->args[i].flags & PW_ARG_OPTIONAL)
      typed.total = &kind->args[i];
  possible = read_words (&typed, text, error) && (check (self, &typed.line, NULL) || take_as_total (self, &typed) ||
                                                  add_certain (self, &typed) || check (self, &typed.line, error));
  self->line = possible ? typed.line : self->before;
  self->said = possible ? typed.said : 0;
  g_signal_emit (self, changed_signal, 0);
  return possible;
}

/**
 * pw_printed_answer_check:
 * @self: an answer
 * @error: (out): why that cannot be printed
 *
 * Returns: whether it can
 */
gboolean
pw_printed_answer_check (PwPrintedAnswer *self, GError **error)
{
  g_return_val_if_fail (PW_IS_PRINTED_ANSWER (self), FALSE);
  return check (self, &self->line, error);
}
