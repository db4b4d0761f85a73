/* pw-line-draft.c: a change of an earlier line while it is being made
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-line-draft.h"

#include <string.h>

#include "core/pw-notation.h"
#include "model/pw-entry-private.h"

/* What was decided about a later line; kept while the text changes. */
typedef struct
{
  guint index;
  PwFate fate;
  char *text;
} Decision;

struct _PwLineDraft
{
  GObject parent_instance;

  PwSession *session;
  PwRevisionKind kind;
  guint at;
  char *original;
  char *text;
  GError *error;
  PwRevision *revision;         /* NULL while the text says nothing that can be played */
  GArray *decisions;            /* Decision, in the order of the lines */
  GPtrArray *troubles;          /* PwTrouble */
  PwMoves legal;                /* at that place; listed once it is asked for */
  gboolean listed;
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (PwLineDraft, pw_line_draft, G_TYPE_OBJECT)

static const PwHistory *
history_of (PwLineDraft *self)
{
  return pw_session_get_history (self->session);
}

static gconstpointer
state_before (PwLineDraft *self)
{
  return pw_history_get_state (history_of (self), self->at);
}

static void
clear_decision (gpointer data)
{
  g_free (((Decision *) data)->text);
}

static void
trouble_free (gpointer data)
{
  PwTrouble *trouble = data;

  g_free (trouble->line);
  g_free (trouble->text);
  g_clear_error (&trouble->reason);
  g_free (trouble);
}

static gboolean
parse (PwLineDraft *self, gconstpointer state, const char *line, PwMove *move, GError **error)
{
  const PwScene scene = {
    .game = pw_session_get_game (self->session),
    .setup = pw_session_get_setup (self->session),
    .state = state,
  };

  return pw_entry_read_line (&scene, line, move, error);
}

/* -- Decisions ------------------------------------------------------------------------------ */

static Decision *
find_decision (PwLineDraft *self, guint index)
{
  for (guint i = 0; i < self->decisions->len; i++)
    {
      Decision *decision = &g_array_index (self->decisions, Decision, i);

      if (decision->index == index)
        return decision;
    }
  return NULL;
}

static void
forget_decision (PwLineDraft *self, guint index)
{
  for (guint i = 0; i < self->decisions->len; i++)
    if (g_array_index (self->decisions, Decision, i).index == index)
      {
        g_array_remove_index (self->decisions, i);
        return;
      }
}

static void
remember (PwLineDraft *self, guint index, PwFate fate, const char *text)
{
  Decision decision = { index, fate, g_strdup (text) };
  guint at = 0;

  forget_decision (self, index);
  while (at < self->decisions->len && g_array_index (self->decisions, Decision, at).index < index)
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
      return parse (self, pw_revision_get_state_for (self->revision, index), text, &move, error) &&
             pw_revision_replace (self->revision, index, &move, error);
    case PW_FATE_LEFT_OUT: pw_revision_leave_out (self->revision, index); return TRUE;
    case PW_FATE_OPEN:
    default: pw_revision_undecide (self->revision, index); return TRUE;
    }
}

/* -- Reading everything again ------------------------------------------------------------------- */

static PwTrouble *
trouble_new (PwLineDraft *self, guint index, const GError *reason)
{
  const PwMove *move = pw_history_get_move (history_of (self), index);
  const Decision *decision = find_decision (self, index);
  PwTrouble *trouble = g_new0 (PwTrouble, 1);

  trouble->index = index;
  trouble->line = pw_notation_print (pw_session_get_game (self->session), pw_session_get_setup (self->session), move);
  trouble->reason = reason ? g_error_copy (reason) : NULL;
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
static void
list_troubles (PwLineDraft *self)
{
  g_autoptr (GPtrArray) old = g_steal_pointer (&self->troubles);
  const GPtrArray *problems = self->revision ? pw_revision_get_problems (self->revision) : NULL;
  guint p = 0, d = 0;

  self->troubles = g_ptr_array_new_with_free_func (trouble_free);
  while (self->revision && (p < problems->len || d < self->decisions->len))
    {
      const PwRevisionProblem *problem = p < problems->len ? g_ptr_array_index (problems, p) : NULL;
      const Decision *decision = d < self->decisions->len ? &g_array_index (self->decisions, Decision, d) : NULL;
      guint index = MIN (problem ? problem->index : G_MAXUINT, decision ? decision->index : G_MAXUINT);
      const GError *reason = problem && problem->index == index ? problem->reason : NULL;

      g_ptr_array_add (self->troubles, trouble_new (self, index, reason ? reason : old_reason (old, index)));
      p += problem && problem->index == index;
      d += decision && decision->index == index;
    }
}

static void
update (PwLineDraft *self)
{
  PwMove move;

  g_clear_error (&self->error);
  g_clear_pointer (&self->revision, pw_revision_free);
  if (self->kind == PW_REVISION_STRIKE)
    self->revision = pw_revision_new (history_of (self), self->kind, self->at, NULL, &self->error);
  else if (parse (self, state_before (self), self->text, &move, &self->error))
    self->revision = pw_revision_new (history_of (self), self->kind, self->at, &move, &self->error);
  for (guint i = 0; self->revision && i < self->decisions->len;)
    {
      Decision *decision = &g_array_index (self->decisions, Decision, i);

      /* Another text may have made a decision needless or impossible. */
      if (is_problem (self, decision->index) && carry_out (self, decision->index, decision->fate, decision->text, NULL))
        i++;
      else
        g_array_remove_index (self->decisions, i);
    }
  list_troubles (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* -- Object ---------------------------------------------------------------------------------------- */

static void
pw_line_draft_finalize (GObject *object)
{
  PwLineDraft *self = PW_LINE_DRAFT (object);

  g_clear_pointer (&self->revision, pw_revision_free);
  g_clear_error (&self->error);
  g_array_unref (self->decisions);
  g_ptr_array_unref (self->troubles);
  pw_moves_clear (&self->legal);
  g_free (self->original);
  g_free (self->text);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (pw_line_draft_parent_class)->finalize (object);
}

static void
pw_line_draft_class_init (PwLineDraftClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = pw_line_draft_finalize;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
pw_line_draft_init (PwLineDraft *self)
{
  self->decisions = g_array_new (FALSE, FALSE, sizeof (Decision));
  g_array_set_clear_func (self->decisions, clear_decision);
  self->troubles = g_ptr_array_new_with_free_func (trouble_free);
}

/**
 * pw_line_draft_new:
 * @session: a game; it must not change while the draft is used
 * @kind: what to do
 * @at: the line, from 0; for an insertion the one it comes before, or the cursor
 *
 * Returns: (transfer full): the change as it begins: the line as it is, or nothing
 */
PwLineDraft *
pw_line_draft_new (PwSession *session, PwRevisionKind kind, guint at)
{
  PwLineDraft *self;
  guint cursor;

  g_return_val_if_fail (PW_IS_SESSION (session), NULL);
  cursor = pw_history_get_cursor (pw_session_get_history (session));
  g_return_val_if_fail (at < cursor || (kind == PW_REVISION_INSERT && at == cursor), NULL);

  self = g_object_new (PW_TYPE_LINE_DRAFT, NULL);
  self->session = g_object_ref (session);
  self->kind = kind;
  self->at = at;
  if (kind != PW_REVISION_INSERT)
    self->original = pw_notation_print (pw_session_get_game (session), pw_session_get_setup (session),
                                        pw_history_get_move (history_of (self), at));
  self->text = g_strdup (kind == PW_REVISION_EDIT ? self->original : "");
  update (self);
  return self;
}

PwSession *
pw_line_draft_get_session (PwLineDraft *self)
{
  g_return_val_if_fail (PW_IS_LINE_DRAFT (self), NULL);
  return self->session;
}

PwRevisionKind
pw_line_draft_get_kind (PwLineDraft *self)
{
  g_return_val_if_fail (PW_IS_LINE_DRAFT (self), PW_REVISION_EDIT);
  return self->kind;
}

guint
pw_line_draft_get_at (PwLineDraft *self)
{
  g_return_val_if_fail (PW_IS_LINE_DRAFT (self), 0);
  return self->at;
}

const char *
pw_line_draft_get_original (PwLineDraft *self)
{
  g_return_val_if_fail (PW_IS_LINE_DRAFT (self), NULL);
  return self->original;
}

const char *
pw_line_draft_get_text (PwLineDraft *self)
{
  g_return_val_if_fail (PW_IS_LINE_DRAFT (self), NULL);
  return self->text;
}

/**
 * pw_line_draft_set_text:
 * @self: a draft
 * @text: what is being typed: a line of notation, or whatever the entry bar understands
 *
 * Reads it at once. Decisions about later lines are kept where they still mean something.
 */
void
pw_line_draft_set_text (PwLineDraft *self, const char *text)
{
  g_return_if_fail (PW_IS_LINE_DRAFT (self));
  g_return_if_fail (text != NULL);

  if (strcmp (self->text, text) == 0)
    return;
  g_free (self->text);
  self->text = g_utf8_make_valid (text, -1);
  update (self);
}

/**
 * pw_line_draft_read:
 * @self: a draft
 * @move: (out): what the text says, legal or not
 *
 * Returns: %FALSE where it is no whole move, or there is no text
 */
gboolean
pw_line_draft_read (PwLineDraft *self, PwMove *move)
{
  g_return_val_if_fail (PW_IS_LINE_DRAFT (self), FALSE);
  return self->kind != PW_REVISION_STRIKE && parse (self, state_before (self), self->text, move, NULL);
}

gboolean
pw_line_draft_get_touched (PwLineDraft *self)
{
  const char *start;

  g_return_val_if_fail (PW_IS_LINE_DRAFT (self), FALSE);
  start = self->kind == PW_REVISION_EDIT ? self->original : "";
  return self->decisions->len > 0 || strcmp (self->text, start) != 0;
}

/**
 * pw_line_draft_get_error:
 * @self: a draft
 *
 * Returns: (nullable): why the text is no move that can be played there, or %NULL
 */
const GError *
pw_line_draft_get_error (PwLineDraft *self)
{
  g_return_val_if_fail (PW_IS_LINE_DRAFT (self), NULL);
  return self->error;
}

gboolean
pw_line_draft_get_ready (PwLineDraft *self)
{
  g_return_val_if_fail (PW_IS_LINE_DRAFT (self), FALSE);
  return self->revision && (self->kind != PW_REVISION_EDIT || strcmp (self->text, self->original) != 0);
}

/**
 * pw_line_draft_get_sentence:
 * @self: a draft
 *
 * Returns: (transfer full) (nullable): what the log will say; %NULL where the text is no move
 */
char *
pw_line_draft_get_sentence (PwLineDraft *self)
{
  const PwGame *game;
  const PwHistory *history;
  const PwEvent *events;
  guint n_events;

  g_return_val_if_fail (PW_IS_LINE_DRAFT (self), NULL);
  if (self->revision == NULL || self->kind == PW_REVISION_STRIKE)
    return NULL;
  history = pw_revision_get_history (self->revision);
  game = pw_history_get_game (history);
  events = pw_history_get_events (history, self->at, &n_events);
  return game->words.sentence (pw_history_get_setup (history), pw_history_get_state (history, self->at),
                               pw_history_get_move (history, self->at), events, n_events);
}

/* Whether each word of @typed begins a word of @line. */
static gboolean
goes_on (const char *typed, const char *line)
{
  g_auto (GStrv) words = g_strsplit_set (typed, " ,", -1);
  g_auto (GStrv) said = g_strsplit (line, " ", -1);

  for (guint i = 0; words[i]; i++)
    {
      gboolean found = FALSE;

      for (guint j = 0; said[j] && !found; j++)
        {
          const char *value = strchr (said[j], '=');

          found = g_ascii_strncasecmp (said[j], words[i], strlen (words[i])) == 0 ||
                  (value && g_ascii_strncasecmp (value + 1, words[i], strlen (words[i])) == 0);
        }
      if (!found)
        return FALSE;
    }
  return TRUE;
}

/**
 * pw_line_draft_suggest:
 * @self: a draft
 * @most: how many at most
 *
 * Returns: (transfer full): legal lines at that place which have all the words that are typed; empty
 *   where there are too many to help, or the text is one of them
 */
GStrv
pw_line_draft_suggest (PwLineDraft *self, guint most)
{
  GPtrArray *lines;
  const PwGame *game;
  const PwSetup *setup;
  gboolean whole;
  PwMove said;

  g_return_val_if_fail (PW_IS_LINE_DRAFT (self), NULL);
  game = pw_session_get_game (self->session);
  setup = pw_session_get_setup (self->session);
  /* Where people agreed to play without hints, nothing legal is listed here either. */
  if (!self->listed && self->kind != PW_REVISION_STRIKE && setup->hints != PW_HINTS_OFF)
    pw_game_legal (game, state_before (self), &self->legal);
  self->listed = TRUE;
  lines = g_ptr_array_new_with_free_func (g_free);
  /* A line of notation needs nothing; words that leave one move may still be meant to go on. */
  whole = pw_line_draft_get_ready (self) && pw_notation_parse (game, setup, state_before (self), self->text, &said, NULL);
  for (guint i = 0; i < self->legal.n && lines->len < most && !whole; i++)
    {
      char *line = pw_notation_print (game, setup, &self->legal.items[i]);

      if (goes_on (self->text, line) && g_ascii_strcasecmp (line, self->text) != 0)
        g_ptr_array_add (lines, line);
      else
        g_free (line);
    }
  g_ptr_array_add (lines, NULL);
  g_ptr_array_set_free_func (lines, NULL);
  return (GStrv) g_ptr_array_free (lines, FALSE);
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
  list_troubles (self);
  g_signal_emit (self, signals[CHANGED], 0);
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

/* -- The outcome -------------------------------------------------------------------------------------- */

int
pw_line_draft_get_before (PwLineDraft *self, guint seat)
{
  const PwHistory *history;

  g_return_val_if_fail (PW_IS_LINE_DRAFT (self), 0);
  history = history_of (self);
  return pw_history_get_score (history, pw_history_get_cursor (history), seat, -1);
}

/**
 * pw_line_draft_get_after:
 * @self: a draft
 * @seat: a player
 *
 * Returns: the points with the change; while the text is no move, those without it
 */
int
pw_line_draft_get_after (PwLineDraft *self, guint seat)
{
  const PwHistory *history;

  g_return_val_if_fail (PW_IS_LINE_DRAFT (self), 0);
  if (self->revision == NULL)
    return pw_line_draft_get_before (self, seat);
  history = pw_revision_get_history (self->revision);
  return pw_history_get_score (history, pw_history_get_cursor (history), seat, -1);
}

/**
 * pw_line_draft_apply:
 * @self: a draft
 *
 * Plays on with the game as the draft has it; lines that nobody decided on are left out. The
 * draft is of no use afterwards. One undo takes all of it back.
 *
 * Returns: %FALSE where there is nothing to apply
 */
gboolean
pw_line_draft_apply (PwLineDraft *self)
{
  g_autoptr (PwRevision) revision = NULL;

  g_return_val_if_fail (PW_IS_LINE_DRAFT (self), FALSE);
  if (!pw_line_draft_get_ready (self))
    return FALSE;
  revision = g_steal_pointer (&self->revision);
  pw_session_revise (self->session, revision);
  return TRUE;
}
