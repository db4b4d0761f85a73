/* pw-line-draft-outcome.c: what a change leads to: what is put in and left out, the points, all of it in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-line-draft-private.h"

#include <glib/gi18n-lib.h>

/* What the log of @history says of move @i. */
char *
pw_line_draft_sentence_of (const PwHistory *history, guint i)
{
  guint n_events;
  const PwEvent *events = pw_history_get_events (history, i, &n_events);

  return pw_history_get_game (history)->words.sentence (pw_history_get_setup (history), pw_history_get_state (history, i),
                                                        pw_history_get_move (history, i), events, n_events);
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
  return pw_line_draft_sentence_of (pw_revision_get_history (self->revision), self->at);
}

static GStrv
list_sentences (const PwHistory *history, const GArray *indexes)
{
  GPtrArray *lines = g_ptr_array_new ();

  for (guint i = 0; i < indexes->len; i++)
    g_ptr_array_add (lines, pw_line_draft_sentence_of (history, g_array_index (indexes, guint, i)));
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
  return list_sentences (pw_line_draft_history (self), pw_revision_get_dropped (self->revision));
}

/* -- The outcome -------------------------------------------------------------------------------------- */

int
pw_line_draft_get_before (PwLineDraft *self, guint seat)
{
  const PwHistory *history;

  g_return_val_if_fail (PW_IS_LINE_DRAFT (self), 0);
  history = pw_line_draft_history (self);
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

static guint
count_left_out (PwLineDraft *self)
{
  guint n = 0;

  for (guint i = 0; i < self->troubles->len; i++)
    {
      PwFate fate = ((const PwTrouble *) g_ptr_array_index (self->troubles, i))->fate;

      n += fate == PW_FATE_OPEN || fate == PW_FATE_LEFT_OUT;
    }
  return n;
}

static void
add_done (PwLineDraft *self, GString *text)
{
  g_autofree char *done = NULL;

  switch (self->kind)
    {
    case PW_REVISION_STRIKE: done = g_strdup_printf (_("Move %u is struck."), self->at + 1); break;
    case PW_REVISION_INSERT: done = g_strdup_printf (_("Put in as move %u."), self->at + 1); break;
    case PW_REVISION_EDIT:
    default: done = g_strdup_printf (_("Move %u is changed."), self->at + 1); break;
    }
  add_sentence (text, done);
}

/* Each sentence once, with how often; the first of them. */
static void
add_put_in (GString *text, GStrv put_in)
{
  guint n = g_strv_length (put_in), n_said = 0, n_more = 0;

  if (n > 0)
    add_sentence (text, _("Put in by the program:"));
  for (guint i = 0; i < n; i++)
    {
      guint before = 0, times = 1;
      g_autofree char *often = NULL;

      while (before < i && !g_str_equal (put_in[before], put_in[i]))
        before++;
      if (before < i)
        continue;
      if (++n_said > PUT_IN_SAID)
        {
          n_more++;
          continue;
        }
      for (guint later = i + 1; later < n; later++)
        times += g_str_equal (put_in[later], put_in[i]);
      often = times > 1 ? g_strdup_printf ("%s (×%u)", put_in[i], times) : NULL;
      add_sentence (text, often ? often : put_in[i]);
    }
  if (n_more > 0)
    {
      g_autofree char *rest = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "And %u more.", "And %u more.", n_more), n_more);

      add_sentence (text, rest);
    }
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
  guint n_out;

  g_return_val_if_fail (PW_IS_LINE_DRAFT (self), NULL);
  put_in = pw_line_draft_list_put_in (self);
  n_out = count_left_out (self);
  add_done (self, text);
  if (n_out > 0)
    {
      g_autofree char *out = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u later line is left out.",
                                                           "%u later lines are left out.", n_out),
                                              n_out);

      add_sentence (text, out);
    }
  add_put_in (text, put_in);
  return g_string_free (g_steal_pointer (&text), FALSE);
}
