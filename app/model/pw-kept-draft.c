/* pw-kept-draft.c: a change that was closed and not made is kept, and taken up again
 *
 * With the session, as long as that lives: what was typed and decided, not the draft itself, which does not outlast a
 * change of the game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-kept-draft.h"

#include "core/pw-notation.h"

/* What was decided about a later line. */
typedef struct
{
  guint index;
  PwFate fate;
  char *text;
} Decision;

typedef struct
{
  PwRevisionKind kind;
  guint at;
  char *line;                   /* (nullable): what stood there in the game */
  char *text;
  GArray *decisions;            /* Decision, in the order of the lines */
} Kept;

static void
decision_clear (gpointer data)
{
  g_free (((Decision *) data)->text);
}

static void
kept_free (gpointer data)
{
  Kept *kept = data;

  g_free (kept->line);
  g_free (kept->text);
  g_array_unref (kept->decisions);
  g_free (kept);
}

static GPtrArray *
all_of (PwLineDraft *draft)
{
  static GQuark quark;
  GObject *session = G_OBJECT (pw_line_draft_get_session (draft));
  GPtrArray *all;

  if (!quark)
    quark = g_quark_from_static_string ("pw-kept-drafts");
  all = g_object_get_qdata (session, quark);
  if (!all)
    {
      all = g_ptr_array_new_with_free_func (kept_free);
      g_object_set_qdata_full (session, quark, all, (GDestroyNotify) g_ptr_array_unref);
    }
  return all;
}

/* What stands in the game where the draft changes it; NULL after the last line. */
static char *
line_there (PwLineDraft *draft)
{
  PwSession *session = pw_line_draft_get_session (draft);
  const PwHistory *history = pw_session_get_history (session);
  guint at = pw_line_draft_get_at (draft);

  if (at >= pw_history_get_cursor (history))
    return NULL;
  return pw_notation_print (pw_session_get_game (session), pw_session_get_setup (session), pw_history_get_move (history, at));
}

/* The change kept for the same place, as an index, or -1. */
static int
find (PwLineDraft *draft)
{
  const GPtrArray *all = all_of (draft);

  for (guint i = 0; i < all->len; i++)
    {
      const Kept *kept = g_ptr_array_index (all, i);

      if (kept->kind == pw_line_draft_get_kind (draft) && kept->at == pw_line_draft_get_at (draft))
        return (int) i;
    }
  return -1;
}

/**
 * pw_kept_draft_store:
 * @draft: a change that is not going to be made now
 *
 * Keeps what was typed and decided for the next time that the same line is changed.
 */
void
pw_kept_draft_store (PwLineDraft *draft)
{
  const GPtrArray *troubles;
  Kept *kept;

  g_return_if_fail (PW_IS_LINE_DRAFT (draft));
  pw_kept_draft_forget (draft);
  if (!pw_line_draft_get_touched (draft))
    return;
  kept = g_new0 (Kept, 1);
  kept->kind = pw_line_draft_get_kind (draft);
  kept->at = pw_line_draft_get_at (draft);
  kept->line = line_there (draft);
  kept->text = g_strdup (pw_line_draft_get_text (draft));
  kept->decisions = g_array_new (FALSE, FALSE, sizeof (Decision));
  g_array_set_clear_func (kept->decisions, decision_clear);
  troubles = pw_line_draft_get_troubles (draft);
  for (guint i = 0; i < troubles->len; i++)
    {
      const PwTrouble *trouble = g_ptr_array_index (troubles, i);
      Decision decision = { trouble->index, trouble->fate, NULL };

      if (trouble->fate == PW_FATE_OPEN)
        continue;
      decision.text = g_strdup (trouble->text);
      g_array_append_val (kept->decisions, decision);
    }
  g_ptr_array_add (all_of (draft), kept);
}

static gboolean
is_trouble (PwLineDraft *draft, guint index)
{
  const GPtrArray *troubles = pw_line_draft_get_troubles (draft);

  for (guint i = 0; i < troubles->len; i++)
    if (((const PwTrouble *) g_ptr_array_index (troubles, i))->index == index)
      return TRUE;
  return FALSE;
}

/* As far as it still means something. */
static void
decide (PwLineDraft *draft, const Decision *decision)
{
  if (!is_trouble (draft, decision->index))
    return;
  switch (decision->fate)
    {
    case PW_FATE_PLAYED_SO: pw_line_draft_play_so (draft, decision->index, decision->text, NULL); break;
    case PW_FATE_REPLACED: pw_line_draft_replace (draft, decision->index, decision->text, NULL); break;
    case PW_FATE_LEFT_OUT: pw_line_draft_leave_out (draft, decision->index); break;
    case PW_FATE_OPEN:
    default: break;
    }
}

/**
 * pw_kept_draft_resume:
 * @draft: a change as it begins
 *
 * Takes up what was kept for the same line, unless another line stands there now.
 *
 * Returns: whether there was something
 */
gboolean
pw_kept_draft_resume (PwLineDraft *draft)
{
  g_autofree char *line = NULL;
  const Kept *kept;
  int i;

  g_return_val_if_fail (PW_IS_LINE_DRAFT (draft), FALSE);
  i = find (draft);
  if (i < 0)
    return FALSE;
  kept = g_ptr_array_index (all_of (draft), (guint) i);
  line = line_there (draft);
  if (g_strcmp0 (line, kept->line) != 0)
    return FALSE;
  pw_line_draft_set_text (draft, kept->text);
  for (guint d = 0; d < kept->decisions->len; d++)
    decide (draft, &g_array_index (kept->decisions, Decision, d));
  return TRUE;
}

/**
 * pw_kept_draft_forget:
 * @draft: a change that was made, or that begins anew
 *
 * Forgets what was kept for the same line.
 */
void
pw_kept_draft_forget (PwLineDraft *draft)
{
  int i;

  g_return_if_fail (PW_IS_LINE_DRAFT (draft));
  i = find (draft);
  if (i >= 0)
    g_ptr_array_remove_index (all_of (draft), (guint) i);
}
