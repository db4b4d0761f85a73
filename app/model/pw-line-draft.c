/* pw-line-draft.c: a change of an earlier line while it is being made: what is typed, and what it says
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-line-draft-private.h"

#include <string.h>

#include "core/pw-notation.h"
#include "model/pw-entry-private.h"

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (PwLineDraft, pw_line_draft, G_TYPE_OBJECT)

const PwHistory *
pw_line_draft_history (PwLineDraft *self)
{
  return pw_session_get_history (self->session);
}

gconstpointer
pw_line_draft_state (PwLineDraft *self)
{
  return pw_history_get_state (pw_line_draft_history (self), self->at);
}

static void
clear_decision (gpointer data)
{
  g_free (((PwDecision *) data)->text);
}

gboolean
pw_line_draft_parse (PwLineDraft *self, gconstpointer state, const char *line, PwMove *move, GError **error)
{
  const PwScene scene = {
    .game = pw_session_get_game (self->session),
    .setup = pw_session_get_setup (self->session),
    .state = state,
  };

  return pw_entry_read_line (&scene, line, move, error);
}

static void
update (PwLineDraft *self)
{
  PwMove move;

  g_clear_error (&self->error);
  g_clear_pointer (&self->revision, pw_revision_free);
  if (self->kind == PW_REVISION_STRIKE)
    self->revision = pw_revision_new (pw_line_draft_history (self), self->kind, self->at, NULL, &self->error);
  else if (pw_line_draft_parse (self, pw_line_draft_state (self), self->text, &move, &self->error))
    self->revision = pw_revision_new (pw_line_draft_history (self), self->kind, self->at, &move, &self->error);
  pw_line_draft_keep_decisions (self);
  pw_line_draft_list_troubles (self);
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
  self->decisions = g_array_new (FALSE, FALSE, sizeof (PwDecision));
  g_array_set_clear_func (self->decisions, clear_decision);
  self->troubles = g_ptr_array_new_with_free_func (pw_trouble_free);
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
                                        pw_history_get_move (pw_line_draft_history (self), at));
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
  return self->kind != PW_REVISION_STRIKE && pw_line_draft_parse (self, pw_line_draft_state (self), self->text, move, NULL);
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
    pw_game_legal (game, pw_line_draft_state (self), &self->legal);
  self->listed = TRUE;
  lines = g_ptr_array_new_with_free_func (g_free);
  /* A line of notation needs nothing; words that leave one move may still be meant to go on. */
  whole = pw_line_draft_get_ready (self) && pw_notation_parse (game, setup, pw_line_draft_state (self), self->text, &said, NULL);
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
  history = pw_line_draft_history (self);
  return self->at < pw_history_get_cursor (history) ? pw_history_get_move (history, self->at)->player
                                                    : pw_history_get_game (history)->play.actor (pw_line_draft_state (self));
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
