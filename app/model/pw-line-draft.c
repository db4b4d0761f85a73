/* pw-line-draft.c: a change of an earlier line while it is being made
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-line-draft.h"

#include <string.h>

#include <glib/gi18n-lib.h>

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
  g_free (trouble->sentence);
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

/* What the log of @history says of move @i. */
static char *
sentence_of (const PwHistory *history, guint i)
{
  guint n_events;
  const PwEvent *events = pw_history_get_events (history, i, &n_events);

  return pw_history_get_game (history)->words.sentence (pw_history_get_setup (history), pw_history_get_state (history, i),
                                                  pw_history_get_move (history, i), events, n_events);
}

/* Whether lines @a and @b of the game as it is stand below the same head of the log. */
static gboolean
is_same_section (PwLineDraft *self, guint a, guint b)
{
  const PwHistory *history = history_of (self);
  const PwGame *game = pw_history_get_game (history);
  g_autofree char *first = game->words.moment (pw_history_get_setup (history), pw_history_get_state (history, a));
  g_autofree char *second = game->words.moment (pw_history_get_setup (history), pw_history_get_state (history, b));

  return g_strcmp0 (first, second) == 0;
}

/* The turn in which something is changed ends where somebody else makes a move, or at the next head of the log. */
static guint
find_turn_end (PwLineDraft *self)
{
  const PwHistory *history = history_of (self);
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
  return pw_history_get_move (history_of (self), index)->player == pw_line_draft_get_player (self) ? PW_TROUBLE_PLAYER
                                                                                                   : PW_TROUBLE_REST;
}

static PwTrouble *
trouble_new (PwLineDraft *self, guint index, const PwRevisionProblem *problem)
{
  const PwMove *move = pw_history_get_move (history_of (self), index);
  const Decision *decision = find_decision (self, index);
  PwTrouble *trouble = g_new0 (PwTrouble, 1);

  trouble->index = index;
  trouble->line = pw_notation_print (pw_session_get_game (self->session), pw_session_get_setup (self->session), move);
  trouble->sentence = sentence_of (history_of (self), index);
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
static void
list_troubles (PwLineDraft *self)
{
  g_autoptr (GPtrArray) old = g_steal_pointer (&self->troubles);
  const GPtrArray *problems = self->revision ? pw_revision_get_problems (self->revision) : NULL;
  guint p = 0, d = 0, turn_end;

  self->troubles = g_ptr_array_new_with_free_func (trouble_free);
  turn_end = problems && problems->len + self->decisions->len > 0 ? find_turn_end (self) : 0;
  while (self->revision && (p < problems->len || d < self->decisions->len))
    {
      const PwRevisionProblem *problem = p < problems->len ? g_ptr_array_index (problems, p) : NULL;
      const Decision *decision = d < self->decisions->len ? &g_array_index (self->decisions, Decision, d) : NULL;
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
  g_return_val_if_fail (PW_IS_LINE_DRAFT (self), NULL);
  if (self->revision == NULL || self->kind == PW_REVISION_STRIKE)
    return NULL;
  return sentence_of (pw_revision_get_history (self->revision), self->at);
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
      list_troubles (self);
      n++;
    }
  g_signal_emit (self, signals[CHANGED], 0);
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
  list_troubles (self);
  g_signal_emit (self, signals[CHANGED], 0);
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

/**
 * pw_line_draft_get_player:
 * @self: a draft
 *
 * Returns: whose line is changed, or is the one that another comes before; of an insertion at the end, whose move it is: a
 *   seat, or %PW_TABLE
 */
int
pw_line_draft_get_player (PwLineDraft *self)
{
  const PwHistory *history;

  g_return_val_if_fail (PW_IS_LINE_DRAFT (self), PW_TABLE);
  history = history_of (self);
  return self->at < pw_history_get_cursor (history) ? pw_history_get_move (history, self->at)->player
                                                    : pw_history_get_game (history)->play.actor (state_before (self));
}

static GStrv
list_sentences (const PwHistory *history, const GArray *indexes)
{
  GPtrArray *lines = g_ptr_array_new ();

  for (guint i = 0; i < indexes->len; i++)
    g_ptr_array_add (lines, sentence_of (history, g_array_index (indexes, guint, i)));
  g_ptr_array_add (lines, NULL);
  return (GStrv) g_ptr_array_free (lines, FALSE);
}

/**
 * pw_line_draft_list_put_in:
 * @self: a draft
 *
 * Returns: (transfer full): in the words of the log, what nobody said and is played because later lines need it; empty while the
 *   text is no move
 */
GStrv
pw_line_draft_list_put_in (PwLineDraft *self)
{
  g_return_val_if_fail (PW_IS_LINE_DRAFT (self), NULL);
  if (self->revision == NULL)
    return g_new0 (char *, 1);
  return list_sentences (pw_revision_get_history (self->revision), pw_revision_get_put_in (self->revision));
}

/**
 * pw_line_draft_list_dropped:
 * @self: a draft
 *
 * Returns: (transfer full): in the words of the log, later lines that go by themselves, because nothing is left for them to do
 */
GStrv
pw_line_draft_list_dropped (PwLineDraft *self)
{
  g_return_val_if_fail (PW_IS_LINE_DRAFT (self), NULL);
  if (self->revision == NULL)
    return g_new0 (char *, 1);
  return list_sentences (history_of (self), pw_revision_get_dropped (self->revision));
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

/** PUT_IN_SAID: how many sentences of the log a summary has room for. */
#define PUT_IN_SAID 2

static void
add_sentence (GString *text, const char *sentence)
{
  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append (text, sentence);
}

/**
 * pw_line_draft_new_summary:
 * @self: a draft that is ready
 *
 * Returns: (transfer full): what was changed, what was left out and what was put in, for the moment after
 *   pw_line_draft_apply(); to be asked before
 */
char *
pw_line_draft_new_summary (PwLineDraft *self)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_auto (GStrv) put_in = NULL;
  g_autofree char *done = NULL;
  guint n_out = 0, n_put_in;

  g_return_val_if_fail (PW_IS_LINE_DRAFT (self), NULL);
  put_in = pw_line_draft_list_put_in (self);
  n_put_in = g_strv_length (put_in);
  for (guint i = 0; i < self->troubles->len; i++)
    {
      PwFate fate = ((const PwTrouble *) g_ptr_array_index (self->troubles, i))->fate;

      n_out += fate == PW_FATE_OPEN || fate == PW_FATE_LEFT_OUT;
    }
  switch (self->kind)
    {
    case PW_REVISION_STRIKE: done = g_strdup_printf (_("Move %u is struck."), self->at + 1); break;
    case PW_REVISION_INSERT: done = g_strdup_printf (_("Put in as move %u."), self->at + 1); break;
    case PW_REVISION_EDIT:
    default: done = g_strdup_printf (_("Move %u is changed."), self->at + 1); break;
    }
  add_sentence (text, done);
  if (n_out > 0)
    {
      g_autofree char *out = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u later line is left out.",
                                                           "%u later lines are left out.", n_out),
                                              n_out);

      add_sentence (text, out);
    }
  if (n_put_in > 0)
    add_sentence (text, _("Put in by the program:"));
  for (guint i = 0; i < MIN (n_put_in, PUT_IN_SAID); i++)
    add_sentence (text, put_in[i]);
  if (n_put_in > PUT_IN_SAID)
    {
      guint more = n_put_in - PUT_IN_SAID;
      g_autofree char *rest = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "And %u more.", "And %u more.", more), more);

      add_sentence (text, rest);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
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
