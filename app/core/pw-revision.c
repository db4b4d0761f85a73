/* pw-revision.c: an earlier line changed, and what becomes of the later ones
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-revision.h"

#include "core/pw-notation.h"

/** MAX_MENDS: more consequences than one line can ask for. */
#define MAX_MENDS 8

/** EARLIER: struck before this revision. */
#define EARLIER G_MAXUINT

/* What people decided about a line of the old game. */
typedef enum
{
  AS_IT_IS,
  PLAYED_SO,
  REPLACED,
  LEFT_OUT,
} Decision;

/* A line of the old game. */
typedef struct
{
  PwMove move;
  Decision decision;
  PwMove instead;               /* PLAYED_SO, REPLACED: what is played */
  guint cursor;                 /* how many moves of the new game come before it */
  guint64 asked;                /* the decision that it answered, or 0 */
} Line;

struct _PwRevision
{
  PwRevisionKind kind;
  guint at;
  PwMove move;                  /* not for PW_REVISION_STRIKE */
  const PwGame *game;
  PwSetup *setup;
  GArray *lines;                /* Line */
  GArray *struck;               /* PwStruck of the old game */
  PwHistory *history;
  GArray *struck_from;          /* guint: for each line that is struck in @history, which line of the old game it was; or %EARLIER */
  GPtrArray *problems;
  GArray *put_in;               /* guint: moves of the new game that nobody made */
  GArray *dropped;              /* guint: lines of the old game that went by themselves */
};

static void
problem_free (gpointer data)
{
  PwRevisionProblem *problem = data;

  g_free (problem->line);
  g_clear_error (&problem->reason);
  g_free (problem);
}

static guint
cursor_of (const PwRevision *self)
{
  return pw_history_get_cursor (self->history);
}

/* Lines are struck in the order of their places. */
static void
strike (PwRevision *self, guint index)
{
  g_autofree char *line = pw_notation_print (self->game, self->setup, &g_array_index (self->lines, Line, index).move);

  pw_history_add_struck (self->history, &(PwStruck){ cursor_of (self), line, NULL, NULL });
  g_array_append_val (self->struck_from, index);
}

/* Plays a line once more. What only follows from others, such as the end of a turn, comes and
 * goes by itself (@dropped: so does the line); a payment stays as it was said. */
static gboolean
play (PwRevision *self, const PwMove *move, gboolean *dropped, GError **error)
{
  guint before = cursor_of (self);
  GError *reason = NULL;

  *dropped = FALSE;
  for (guint i = 0; !pw_history_play (self->history, move, &reason); i++)
    {
      gconstpointer state = pw_history_get_state (self->history, cursor_of (self));
      PwMend mend = PW_MEND_NOTHING;
      PwMove room;

      if (i < MAX_MENDS)
        mend = pw_game_mend (self->game, state, move, &room);
      if (mend == PW_MEND_DROP)
        {
          g_clear_error (&reason);
          *dropped = TRUE;
          return TRUE;
        }
      if (mend == PW_MEND_BEFORE && pw_history_play (self->history, &room, NULL))
        {
          g_clear_error (&reason);
          continue;
        }
      /* Room that was made for nothing is taken back. */
      while (cursor_of (self) > before)
        pw_history_undo (self->history);
      pw_history_forget_undone (self->history);
      g_propagate_error (error, reason);
      return FALSE;
    }
  return TRUE;
}

/* Plays line @index, as @move, and notes what came and went by itself. */
static gboolean
play_line (PwRevision *self, guint index, const PwMove *move, GError **error)
{
  guint before = cursor_of (self);
  gboolean dropped;

  if (!play (self, move, &dropped, error))
    return FALSE;
  for (guint i = before; i + !dropped < cursor_of (self); i++)
    g_array_append_val (self->put_in, i);
  if (dropped)
    g_array_append_val (self->dropped, index);
  return TRUE;
}

/* Why @move cannot be played now, or %NULL. */
static GError *
objection (PwRevision *self, const PwMove *move)
{
  guint before = cursor_of (self);
  GError *error = NULL;
  gboolean dropped;

  if (play (self, move, &dropped, &error))
    {
      while (cursor_of (self) > before)
        pw_history_undo (self->history);
      pw_history_forget_undone (self->history);
    }
  return error;
}

/* Whether @move would be carried out now if people insisted on it. */
static gboolean
can_insist (PwRevision *self, const PwMove *move)
{
  PwMove instead = *move;
  g_autoptr (GError) error = NULL;

  /* Which reason they will give makes no difference: this is never kept. */
  instead.reason = MAX (move->reason, 1);
  error = objection (self, &instead);
  return error == NULL;
}

static void
note_problem (PwRevision *self, guint index, GError *reason, gboolean left_out)
{
  const Line *line = &g_array_index (self->lines, Line, index);
  PwRevisionProblem *problem = g_new0 (PwRevisionProblem, 1);

  problem->index = index;
  problem->line = pw_notation_print (self->game, self->setup, &line->move);
  problem->reason = reason;
  problem->left_out = left_out;
  problem->can_play_so = can_insist (self, &line->move);
  g_ptr_array_add (self->problems, problem);
  strike (self, index);
}

/* Where another decision is asked than line @index answered, does without what was not asked before: its answer would be taken for one
 * that nobody gave. Where that does not lead to the same decision, nothing has changed. Returns: whether the line has become needless:
 * it did without something that is not asked any more, and the next line answers what is. */
static gboolean
come_to_its_decision (PwRevision *self, guint index)
{
  const Line *line = &g_array_index (self->lines, Line, index);
  const Line *next = index + 1 < self->lines->len ? line + 1 : NULL;
  guint before = cursor_of (self);
  guint64 asked;
  PwMove decline;
  gboolean can = pw_game_asked (self->game, pw_history_get_state (self->history, before), &asked, &decline);

  if (line->asked == 0 || asked == line->asked)
    return FALSE;
  if (can && next && next->asked == asked && line->move.kind == decline.kind && line->move.player == decline.player &&
      next->move.player == decline.player && line->move.reason == 0)
    {
      g_array_append_val (self->dropped, index);
      return TRUE;
    }
  for (guint i = 0; can && asked != line->asked && i < MAX_MENDS && pw_history_play (self->history, &decline, NULL); i++)
    can = pw_game_asked (self->game, pw_history_get_state (self->history, cursor_of (self)), &asked, &decline);
  if (asked == line->asked)
    for (guint i = before; i < cursor_of (self); i++)
      g_array_append_val (self->put_in, i);
  else
    {
      while (cursor_of (self) > before)
        pw_history_undo (self->history);
      pw_history_forget_undone (self->history);
    }
  return FALSE;
}

static void
replay (PwRevision *self, guint index)
{
  Line *line = &g_array_index (self->lines, Line, index);
  GError *reason = NULL;

  line->cursor = cursor_of (self);
  switch (line->decision)
    {
    case LEFT_OUT: note_problem (self, index, objection (self, &line->move), TRUE); return;
    case REPLACED:
    case PLAYED_SO:
      if (!play_line (self, index, &line->instead, &reason))
        note_problem (self, index, reason, FALSE);
      else if (line->decision == REPLACED)
        strike (self, index);
      return;
    case AS_IT_IS:
    default:
      if (come_to_its_decision (self, index))
        return;
      if (!play_line (self, index, &line->move, &reason))
        note_problem (self, index, reason, FALSE);
      return;
    }
}

/* Lines that were struck earlier stay where they were: those before line @to of the old game, from the one numbered @i on;
 * they are in the order of their places. Returns: the next number. */
static guint
keep_struck (PwRevision *self, guint i, guint to)
{
  for (; i < self->struck->len && g_array_index (self->struck, PwStruck, i).before < to; i++)
    {
      const PwStruck *old = &g_array_index (self->struck, PwStruck, i);
      guint from = EARLIER;

      pw_history_add_struck (self->history, &(PwStruck){ cursor_of (self), old->line, old->said, old->language });
      g_array_append_val (self->struck_from, from);
    }
  return i;
}

/* Plays the whole game again as it was decided. */
static gboolean
play_again (PwRevision *self, GError **error)
{
  guint n = self->lines->len, struck = 0;

  g_clear_pointer (&self->history, pw_history_free);
  g_ptr_array_set_size (self->problems, 0);
  g_array_set_size (self->struck_from, 0);
  g_array_set_size (self->put_in, 0);
  g_array_set_size (self->dropped, 0);
  self->history = pw_history_new (self->game, self->setup, error);
  if (self->history == NULL)
    return FALSE;
  for (guint i = 0; i <= n; i++)
    {
      struck = keep_struck (self, struck, i == n ? G_MAXUINT : i + 1);
      if (i == self->at)
        {
          if (self->kind != PW_REVISION_INSERT)
            strike (self, i);
          if (self->kind != PW_REVISION_STRIKE && !pw_history_play (self->history, &self->move, error))
            return FALSE;
          if (self->kind != PW_REVISION_INSERT)
            continue;
        }
      if (i < n)
        replay (self, i);
    }
  pw_history_forget_undone (self->history);
  return TRUE;
}

/**
 * pw_revision_new:
 * @history: a game; not changed. What is undone in it is left out.
 * @kind: what to do
 * @at: the line, from 0 to its cursor - 1; for an insertion also the cursor itself
 * @move: (nullable): the move to play there, with a reason where it is a correction; %NULL for
 *   %PW_REVISION_STRIKE
 * @error: (nullable): return location: why @move cannot be played at that place
 *
 * Tries a change of an earlier line and plays the rest again.
 *
 * Returns: (transfer full): the outcome, or %NULL
 */
PwRevision *
pw_revision_new (const PwHistory *history, PwRevisionKind kind, guint at, const PwMove *move, GError **error)
{
  g_autoptr (PwRevision) self = NULL;
  guint length = pw_history_get_cursor (history);

  g_return_val_if_fail (at < length || (kind == PW_REVISION_INSERT && at == length), NULL);
  g_return_val_if_fail ((move == NULL) == (kind == PW_REVISION_STRIKE), NULL);

  self = g_new0 (PwRevision, 1);
  self->kind = kind;
  self->at = at;
  if (move)
    self->move = *move;
  self->game = pw_history_get_game (history);
  self->setup = pw_setup_copy (pw_history_get_setup (history));
  self->problems = g_ptr_array_new_with_free_func (problem_free);
  self->put_in = g_array_new (FALSE, FALSE, sizeof (guint));
  self->dropped = g_array_new (FALSE, FALSE, sizeof (guint));
  self->lines = g_array_new (FALSE, TRUE, sizeof (Line));
  self->struck = g_array_new (FALSE, FALSE, sizeof (PwStruck));
  g_array_set_clear_func (self->struck, (GDestroyNotify) pw_struck_clear);
  self->struck_from = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = 0; i < length; i++)
    {
      Line line = { .move = *pw_history_get_move (history, i) };
      PwMove decline;

      pw_game_asked (self->game, pw_history_get_state (history, i), &line.asked, &decline);
      g_array_append_val (self->lines, line);
    }
  for (guint i = 0; i < pw_history_get_n_struck (history); i++)
    {
      const PwStruck *struck = pw_history_get_struck (history, i);
      PwStruck copy = pw_struck_new (struck->before, struck->line, struck->said, struck->language);

      g_array_append_val (self->struck, copy);
    }
  return play_again (self, error) ? g_steal_pointer (&self) : NULL;
}

/**
 * pw_revision_free:
 * @self: (nullable) (transfer full): a revision
 *
 * Frees it; the game it was made of stays as it is.
 */
void
pw_revision_free (PwRevision *self)
{
  if (self == NULL)
    return;
  pw_history_free (self->history);
  pw_setup_free (self->setup);
  g_array_unref (self->lines);
  g_array_unref (self->struck);
  g_array_unref (self->struck_from);
  g_ptr_array_unref (self->problems);
  g_array_unref (self->put_in);
  g_array_unref (self->dropped);
  g_free (self);
}

static Line *
line_at (PwRevision *self, guint index)
{
  return &g_array_index (self->lines, Line, index);
}

/* A later line: the one that is changed has been decided on already. */
static gboolean
is_later (const PwRevision *self, guint index)
{
  return index < self->lines->len && (self->kind == PW_REVISION_INSERT ? index >= self->at : index > self->at);
}

/* Decides for line @index if its move can be played there. */
static gboolean
decide (PwRevision *self, guint index, Decision decision, const PwMove *instead, GError **error)
{
  Line *line = line_at (self, index);
  Line old = *line;

  line->decision = decision;
  line->instead = *instead;
  play_again (self, NULL);
  for (guint i = 0; i < self->problems->len; i++)
    {
      const PwRevisionProblem *problem = g_ptr_array_index (self->problems, i);

      if (problem->index != index)
        continue;
      if (error)
        *error = g_error_copy (problem->reason);
      *line = old;
      play_again (self, NULL);
      return FALSE;
    }
  return TRUE;
}

/**
 * pw_revision_play_so:
 * @self: a revision
 * @index: a later line of the old game
 * @reason: why it counts although the rules now forbid it
 * @error: (nullable): return location: why that cannot be, or what is wrong with the reason
 *
 * Plays a line as a correction.
 *
 * Returns: whether that can be; else nothing has changed
 */
gboolean
pw_revision_play_so (PwRevision *self, guint index, const char *reason, GError **error)
{
  PwMove instead;

  g_return_val_if_fail (is_later (self, index), FALSE);
  g_return_val_if_fail (reason != NULL, FALSE);

  instead = line_at (self, index)->move;
  return pw_move_set_reason (&instead, self->setup, reason, error) && decide (self, index, PLAYED_SO, &instead, error);
}

/**
 * pw_revision_replace:
 * @self: a revision
 * @index: a later line of the old game
 * @move: what is played instead
 * @error: (nullable): return location: why it cannot be played there
 *
 * Puts another move in the place of a line.
 *
 * Returns: whether that can be; else nothing has changed
 */
gboolean
pw_revision_replace (PwRevision *self, guint index, const PwMove *move, GError **error)
{
  g_return_val_if_fail (is_later (self, index), FALSE);

  return decide (self, index, REPLACED, move, error);
}

/* Decides for several lines what can always be, and plays the game again once. */
static void
decide_many (PwRevision *self, const guint *indexes, guint n, Decision decision)
{
  for (guint i = 0; i < n; i++)
    if (is_later (self, indexes[i]))
      line_at (self, indexes[i])->decision = decision;
  play_again (self, NULL);
}

/**
 * pw_revision_leave_out:
 * @self: a revision
 * @index: a later line of the old game
 *
 * Decides to do without a line.
 */
void
pw_revision_leave_out (PwRevision *self, guint index)
{
  g_return_if_fail (is_later (self, index));

  decide_many (self, &index, 1, LEFT_OUT);
}

/**
 * pw_revision_leave_out_many:
 * @self: a revision
 * @indexes: (array length=n): later lines of the old game; any other is passed over
 * @n: how many
 *
 * Decides to do without several lines at once.
 */
void
pw_revision_leave_out_many (PwRevision *self, const guint *indexes, guint n)
{
  decide_many (self, indexes, n, LEFT_OUT);
}

/**
 * pw_revision_undecide:
 * @self: a revision
 * @index: a later line of the old game
 *
 * Takes back what was decided about a line.
 */
void
pw_revision_undecide (PwRevision *self, guint index)
{
  g_return_if_fail (is_later (self, index));

  decide_many (self, &index, 1, AS_IT_IS);
}

/**
 * pw_revision_undecide_many:
 * @self: a revision
 * @indexes: (array length=n): later lines of the old game; any other is passed over
 * @n: how many
 *
 * Takes back what was decided about several lines.
 */
void
pw_revision_undecide_many (PwRevision *self, const guint *indexes, guint n)
{
  decide_many (self, indexes, n, AS_IT_IS);
}

/**
 * pw_revision_get_problems:
 * @self: a revision
 *
 * Returns: (transfer none) (element-type PwRevisionProblem): the later lines that are not played, in
 *   their order; valid until the next decision
 */
const GPtrArray *
pw_revision_get_problems (const PwRevision *self)
{
  return self->problems;
}

/**
 * pw_revision_get_n_undecided:
 * @self: a revision
 *
 * Returns: how many of the lines that are not played nobody has decided on
 */
guint
pw_revision_get_n_undecided (const PwRevision *self)
{
  guint n = 0;

  for (guint i = 0; i < self->problems->len; i++)
    n += !((const PwRevisionProblem *) g_ptr_array_index (self->problems, i))->left_out;
  return n;
}

/**
 * pw_revision_get_put_in:
 * @self: a revision
 *
 * What nobody said, and is played all the same because a later line needs it: the end of a turn that was open, an effect
 * that nobody used.
 *
 * Returns: (transfer none) (element-type guint): which moves of pw_revision_get_history() these are, from 0; valid until the
 *   next decision
 */
const GArray *
pw_revision_get_put_in (const PwRevision *self)
{
  return self->put_in;
}

/**
 * pw_revision_get_dropped:
 * @self: a revision
 *
 * Returns: (transfer none) (element-type guint): lines of the old game, from 0, that went by themselves because nothing is
 *   left for them to do, such as the end of a turn; valid until the next decision
 */
const GArray *
pw_revision_get_dropped (const PwRevision *self)
{
  return self->dropped;
}

/**
 * pw_revision_get_state_for:
 * @self: a revision
 * @index: a later line of the old game
 *
 * Returns: (transfer none): the state that line meets in the game as it would be; valid until the next decision
 */
gconstpointer
pw_revision_get_state_for (const PwRevision *self, guint index)
{
  g_return_val_if_fail (is_later (self, index), NULL);

  return pw_history_get_state (self->history, g_array_index (self->lines, Line, index).cursor);
}

/**
 * pw_revision_get_history:
 * @self: a revision
 *
 * Returns: (transfer none): the game as it would be; valid until the next decision
 */
const PwHistory *
pw_revision_get_history (const PwRevision *self)
{
  return self->history;
}

/**
 * pw_revision_tell:
 * @self: a revision
 * @old: the game it was made of, which is as it was then
 * @tell: the sentence the log has of a line of that game, from 0 (free it)
 * @language: of those sentences
 *
 * Keeps with each line that this revision strikes what was said of it while it stood: later nobody could know.
 */
void
pw_revision_tell (PwRevision *self, const PwHistory *old, char *(*tell) (const PwHistory *history, guint i), const char *language)
{
  for (guint i = 0; i < self->struck_from->len; i++)
    {
      guint from = g_array_index (self->struck_from, guint, i);
      g_autofree char *said = from < pw_history_get_length (old) ? tell (old, from) : NULL;

      if (said)
        pw_history_tell_struck (self->history, i, said, language);
    }
}

/**
 * pw_revision_steal_history:
 * @self: a revision
 *
 * Returns: (transfer full): the game as it would be; the revision no longer has it
 */
PwHistory *
pw_revision_steal_history (PwRevision *self)
{
  return g_steal_pointer (&self->history);
}
