/* pw-line-draft-troubles.c: later lines that a change makes impossible, and what people decide about each
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-line-draft-private.h"

#include "core/pw-notation.h"

void
pw_trouble_free (gpointer data)
{
  PwTrouble *trouble = data;

  g_free (trouble->line);
  g_free (trouble->sentence);
  g_free (trouble->text);
  g_clear_error (&trouble->reason);
  g_free (trouble);
}

/* -- Decisions ------------------------------------------------------------------------------ */

static PwDecision *
find_decision (PwLineDraft *self, guint index)
{
  for (guint i = 0; i < self->decisions->len; i++)
    {
      PwDecision *decision = &g_array_index (self->decisions, PwDecision, i);

      if (decision->index == index)
        return decision;
    }
  return NULL;
}

static void
forget_decision (PwLineDraft *self, guint index)
{
  for (guint i = 0; i < self->decisions->len; i++)
    if (g_array_index (self->decisions, PwDecision, i).index == index)
      {
        g_array_remove_index (self->decisions, i);
        return;
      }
}

static void
remember (PwLineDraft *self, guint index, PwFate fate, const char *text)
{
  PwDecision decision = { index, fate, g_strdup (text) };
  guint at = 0;

  forget_decision (self, index);
  while (at < self->decisions->len && g_array_index (self->decisions, PwDecision, at).index < index)
    at++;
  g_array_insert_val (self->decisions, at, decision);
}

static gboolean
is_problem (PwLineDraft *self, guint index)
{
  const GPtrArray *problems = pw_revision_get_problems (self->revision);

  for (guint i = 0; i < problems->len; i++)
    if (((const PwRevisionProblem *) g_ptr_array_index (problems, i))->index == index)
      return TRUE;
  return FALSE;
}

/* Tells the revision; FALSE where it cannot be so. */
static gboolean
carry_out (PwLineDraft *self, guint index, PwFate fate, const char *text, GError **error)
{
  PwMove move;

  switch (fate)
    {
    case PW_FATE_PLAYED_SO: return pw_revision_play_so (self->revision, index, text, error);
    case PW_FATE_REPLACED:
      return pw_line_draft_parse (self, pw_revision_get_state_for (self->revision, index), text, &move, error) &&
             pw_revision_replace (self->revision, index, &move, error);
    case PW_FATE_LEFT_OUT: pw_revision_leave_out (self->revision, index); return TRUE;
    case PW_FATE_OPEN:
    default: pw_revision_undecide (self->revision, index); return TRUE;
    }
}

/* Another text may have made a decision needless or impossible: those that still mean something are carried out anew. */
void
pw_line_draft_keep_decisions (PwLineDraft *self)
{
  for (guint i = 0; self->revision && i < self->decisions->len;)
    {
      PwDecision *decision = &g_array_index (self->decisions, PwDecision, i);

      if (is_problem (self, decision->index) && carry_out (self, decision->index, decision->fate, decision->text, NULL))
        i++;
      else
        g_array_remove_index (self->decisions, i);
    }
}

/* -- Listing them --------------------------------------------------------------------------- */

/* Whether lines @a and @b of the game as it is stand below the same head of the log. */
static gboolean
is_same_section (PwLineDraft *self, guint a, guint b)
{
  const PwHistory *history = pw_line_draft_history (self);
  const PwGame *game = pw_history_get_game (history);
  g_autofree char *first = game->words.moment (pw_history_get_setup (history), pw_history_get_state (history, a));
  g_autofree char *second = game->words.moment (pw_history_get_setup (history), pw_history_get_state (history, b));

  return g_strcmp0 (first, second) == 0;
}

/* The turn in which something is changed ends where somebody else makes a move, or at the next head of the log. */
static guint
find_turn_end (PwLineDraft *self)
{
  const PwHistory *history = pw_line_draft_history (self);
  guint n = pw_history_get_cursor (history), end = self->at;
  int player = pw_line_draft_get_player (self);

  while (end < n && pw_history_get_move (history, end)->player == player && is_same_section (self, self->at, end))
    end++;
  return end;
}

static PwTroubleGroup
group_of (PwLineDraft *self, guint index, guint turn_end)
{
  if (index < turn_end)
    return PW_TROUBLE_TURN;
  return pw_history_get_move (pw_line_draft_history (self), index)->player == pw_line_draft_get_player (self) ? PW_TROUBLE_PLAYER
                                                                                                              : PW_TROUBLE_REST;
}

static PwTrouble *
trouble_new (PwLineDraft *self, guint index, const PwRevisionProblem *problem)
{
  const PwMove *move = pw_history_get_move (pw_line_draft_history (self), index);
  const PwDecision *decision = find_decision (self, index);
  PwTrouble *trouble = g_new0 (PwTrouble, 1);

  trouble->index = index;
  trouble->line = pw_notation_print (pw_session_get_game (self->session), pw_session_get_setup (self->session), move);
  trouble->sentence = pw_line_draft_sentence_of (pw_line_draft_history (self), index);
  trouble->reason = problem && problem->reason ? g_error_copy (problem->reason) : NULL;
  trouble->can_play_so = problem && problem->can_play_so;
  trouble->fate = decision ? decision->fate : PW_FATE_OPEN;
  trouble->text = decision ? g_strdup (decision->text) : NULL;
  return trouble;
}

/* Why a line that was decided on could not stay as it is, from the list made before. */
static const GError *
old_reason (const GPtrArray *old, guint index)
{
  for (guint i = 0; i < old->len; i++)
    {
      const PwTrouble *trouble = g_ptr_array_index (old, i);

      if (trouble->index == index)
        return trouble->reason;
    }
  return NULL;
}

/* The lines decided on and those that are not played, in their order. */
void
pw_line_draft_list_troubles (PwLineDraft *self)
{
  g_autoptr (GPtrArray) old = g_steal_pointer (&self->troubles);
  const GPtrArray *problems = self->revision ? pw_revision_get_problems (self->revision) : NULL;
  guint p = 0, d = 0, turn_end;

  self->troubles = g_ptr_array_new_with_free_func (pw_trouble_free);
  turn_end = problems && problems->len + self->decisions->len > 0 ? find_turn_end (self) : 0;
  while (self->revision && (p < problems->len || d < self->decisions->len))
    {
      const PwRevisionProblem *problem = p < problems->len ? g_ptr_array_index (problems, p) : NULL;
      const PwDecision *decision = d < self->decisions->len ? &g_array_index (self->decisions, PwDecision, d) : NULL;
      guint index = MIN (problem ? problem->index : G_MAXUINT, decision ? decision->index : G_MAXUINT);
      gboolean is_problem = problem && problem->index == index;
      PwTrouble *trouble = trouble_new (self, index, is_problem ? problem : NULL);
      const GError *reason = trouble->reason ? NULL : old_reason (old, index);

      if (reason)
        trouble->reason = g_error_copy (reason);
      trouble->group = group_of (self, index, turn_end);
      g_ptr_array_add (self->troubles, trouble);
      p += is_problem;
      d += decision && decision->index == index;
    }
}

/* -- What becomes of later lines -------------------------------------------------------------------- */

const GPtrArray *
pw_line_draft_get_troubles (PwLineDraft *self)
{
  g_return_val_if_fail (PW_IS_LINE_DRAFT (self), NULL);
  return self->troubles;
}

guint
pw_line_draft_get_n_open (PwLineDraft *self)
{
  guint n = 0;

  g_return_val_if_fail (PW_IS_LINE_DRAFT (self), 0);
  for (guint i = 0; i < self->troubles->len; i++)
    n += ((const PwTrouble *) g_ptr_array_index (self->troubles, i))->fate == PW_FATE_OPEN;
  return n;
}

static gboolean
decide (PwLineDraft *self, guint index, PwFate fate, const char *text, GError **error)
{
  if (!carry_out (self, index, fate, text, error))
    return FALSE;
  if (fate == PW_FATE_OPEN)
    forget_decision (self, index);
  else
    remember (self, index, fate, text);
  pw_line_draft_list_troubles (self);
  g_signal_emit_by_name (self, "changed");
  return TRUE;
}

static gboolean
is_listed (PwLineDraft *self, guint index)
{
  for (guint i = 0; i < self->troubles->len; i++)
    if (((const PwTrouble *) g_ptr_array_index (self->troubles, i))->index == index)
      return TRUE;
  return FALSE;
}

/**
 * pw_line_draft_play_so:
 * @self: a draft
 * @index: a line of pw_line_draft_get_troubles()
 * @reason: why it counts all the same
 * @error: (nullable): return location: why it cannot be
 *
 * Returns: whether the line can be played as a correction; else nothing has changed
 */
gboolean
pw_line_draft_play_so (PwLineDraft *self, guint index, const char *reason, GError **error)
{
  g_return_val_if_fail (PW_IS_LINE_DRAFT (self) && is_listed (self, index), FALSE);
  return decide (self, index, PW_FATE_PLAYED_SO, reason, error);
}

/**
 * pw_line_draft_replace:
 * @self: a draft
 * @index: a line of pw_line_draft_get_troubles()
 * @line: another move, in notation
 * @error: (nullable): return location: why it cannot be played there
 *
 * Returns: whether it can be played in the line's place; else nothing has changed
 */
gboolean
pw_line_draft_replace (PwLineDraft *self, guint index, const char *line, GError **error)
{
  g_return_val_if_fail (PW_IS_LINE_DRAFT (self) && is_listed (self, index), FALSE);
  return decide (self, index, PW_FATE_REPLACED, line, error);
}

void
pw_line_draft_leave_out (PwLineDraft *self, guint index)
{
  g_return_if_fail (PW_IS_LINE_DRAFT (self) && is_listed (self, index));
  decide (self, index, PW_FATE_LEFT_OUT, NULL, NULL);
}

void
pw_line_draft_undecide (PwLineDraft *self, guint index)
{
  g_return_if_fail (PW_IS_LINE_DRAFT (self) && is_listed (self, index));
  decide (self, index, PW_FATE_OPEN, NULL, NULL);
}

/* Whether @trouble is of @group, and is open or decided on as it should be. */
static gboolean
is_meant (const PwTrouble *trouble, PwTroubleGroup group, gboolean open)
{
  return (group == PW_TROUBLE_ALL || trouble->group == group) && (trouble->fate == PW_FATE_OPEN) == open;
}

/* The next line after @index that is open and would be accepted as played so; NULL where there is none. */
static const PwTrouble *
next_for_insisting (PwLineDraft *self, PwTroubleGroup group, int index)
{
  for (guint i = 0; i < self->troubles->len; i++)
    {
      const PwTrouble *trouble = g_ptr_array_index (self->troubles, i);

      if ((int) trouble->index > index && trouble->can_play_so && is_meant (trouble, group, TRUE))
        return trouble;
    }
  return NULL;
}

/**
 * pw_line_draft_play_all_so:
 * @self: a draft
 * @group: which lines
 * @reason: why they count all the same
 * @error: (nullable): return location: what is wrong with the reason; not set where lines remain that nobody can have so
 *
 * Plays those of the open lines so that can be, one after the other in their order: what one of them makes possible again needs
 * no correction.
 *
 * Returns: how many are corrections now
 */
guint
pw_line_draft_play_all_so (PwLineDraft *self, PwTroubleGroup group, const char *reason, GError **error)
{
  const PwTrouble *trouble;
  guint n = 0;
  int last = -1;

  g_return_val_if_fail (PW_IS_LINE_DRAFT (self), 0);
  g_return_val_if_fail (reason != NULL, 0);
  while (self->revision && (trouble = next_for_insisting (self, group, last)))
    {
      last = (int) trouble->index;
      if (!carry_out (self, (guint) last, PW_FATE_PLAYED_SO, reason, error))
        break;
      remember (self, (guint) last, PW_FATE_PLAYED_SO, reason);
      pw_line_draft_list_troubles (self);
      n++;
    }
  g_signal_emit_by_name (self, "changed");
  return n;
}

/* Decides in one step about the lines of @group that are open, or, with %PW_FATE_OPEN, that are not. */
static void
decide_all (PwLineDraft *self, PwTroubleGroup group, PwFate fate)
{
  g_autoptr (GArray) indexes = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < self->troubles->len; i++)
    {
      const PwTrouble *trouble = g_ptr_array_index (self->troubles, i);

      if (is_meant (trouble, group, fate != PW_FATE_OPEN))
        g_array_append_val (indexes, trouble->index);
    }
  if (indexes->len == 0)
    return;
  for (guint i = 0; i < indexes->len; i++)
    if (fate == PW_FATE_OPEN)
      forget_decision (self, g_array_index (indexes, guint, i));
    else
      remember (self, g_array_index (indexes, guint, i), fate, NULL);
  if (fate == PW_FATE_OPEN)
    pw_revision_undecide_many (self->revision, (const guint *) (gpointer) indexes->data, indexes->len);
  else
    pw_revision_leave_out_many (self->revision, (const guint *) (gpointer) indexes->data, indexes->len);
  pw_line_draft_list_troubles (self);
  g_signal_emit_by_name (self, "changed");
}

/**
 * pw_line_draft_leave_all_out:
 * @self: a draft
 * @group: which lines
 *
 * Decides to do without those of them that are open.
 */
void
pw_line_draft_leave_all_out (PwLineDraft *self, PwTroubleGroup group)
{
  g_return_if_fail (PW_IS_LINE_DRAFT (self));
  decide_all (self, group, PW_FATE_LEFT_OUT);
}

/**
 * pw_line_draft_undecide_all:
 * @self: a draft
 * @group: which lines
 *
 * Takes back whatever was decided about them.
 */
void
pw_line_draft_undecide_all (PwLineDraft *self, PwTroubleGroup group)
{
  g_return_if_fail (PW_IS_LINE_DRAFT (self));
  decide_all (self, group, PW_FATE_OPEN);
}
