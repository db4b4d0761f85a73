/* pw-question.c: what is asked now, of what is being entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-question.h"

/* What is chosen so far, and what words have left no doubt of: "3 bank" where all that is left to say is what is thrown out. */
static PwMove
said_so_far (PwEntry *entry)
{
  const GArray *choices = pw_entry_get_all (entry);
  PwMove said = *pw_entry_get_partial (entry);
  const PwMove *first = choices->len > 0 ? &g_array_index (choices, PwChoice, 0).move : NULL;
  gboolean same_kind = TRUE;

  if (!first || *pw_entry_get_text (entry) == '\0')
    return said;
  for (guint i = 1; i < choices->len; i++)
    same_kind &= g_array_index (choices, PwChoice, i).move.kind == first->kind;
  if (!same_kind)
    return said;
  said.kind = first->kind;
  for (guint a = 0; a < PW_MAX_ARGS; a++)
    {
      gboolean same = said.args[a] == PW_ARG_NONE;

      for (guint i = 1; i < choices->len && same; i++)
        same = g_array_index (choices, PwChoice, i).move.args[a] == first->args[a];
      if (same)
        said.args[a] = first->args[a];
    }
  return said;
}

/* What the table is asked stands behind no name: it begins with a capital letter. */
static char *
begin_large (const char *asked)
{
  g_autofree char *first = NULL;

  if (!asked || *asked == '\0')
    return g_strdup (asked);
  first = g_utf8_strup (asked, g_utf8_next_char (asked) - asked);
  return g_strconcat (first, g_utf8_next_char (asked), NULL);
}

/**
 * pw_question_new:
 * @entry: what is being entered
 *
 * While a move is chosen step by step, each step asks something else.
 *
 * Returns: (transfer full): what the next key answers, or where that leads back to
 */
char *
pw_question_new (PwEntry *entry)
{
  PwSession *session;
  g_autofree char *asked = NULL;
  PwMove said;
  gboolean back;

  g_return_val_if_fail (PW_IS_ENTRY (entry), NULL);
  session = pw_entry_get_session (entry);
  g_object_get (session, "looking-back", &back, NULL);
  if (back || pw_entry_has_reader (entry))
    return g_strdup (pw_entry_get_prompt (entry));
  said = said_so_far (entry);
  asked = pw_game_ask (pw_session_get_game (session), pw_session_get_setup (session), pw_session_get_state (session), &said,
                       pw_entry_get_all (entry));
  return pw_session_get_actor (session) == PW_TABLE ? begin_large (asked) : g_steal_pointer (&asked);
}

/**
 * pw_question_new_whole:
 * @entry: what is being entered
 *
 * Returns: (transfer full): what the next key answers, behind the decisions that wait for it: where these stand nowhere else
 */
char *
pw_question_new_whole (PwEntry *entry)
{
  g_autofree char *question = pw_question_new (entry);
  PwSession *session;
  gboolean back;

  g_return_val_if_fail (PW_IS_ENTRY (entry), NULL);
  session = pw_entry_get_session (entry);
  g_object_get (session, "looking-back", &back, NULL);
  if (back || pw_entry_has_reader (entry))
    return g_steal_pointer (&question);
  return pw_game_trail_before (pw_session_get_game (session), pw_session_get_setup (session), pw_session_get_state (session),
                               question);
}
