/* pw-question.c: what is asked now, of what is being entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-question.h"

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
  gboolean back;

  g_return_val_if_fail (PW_IS_ENTRY (entry), NULL);
  session = pw_entry_get_session (entry);
  g_object_get (session, "looking-back", &back, NULL);
  if (back || pw_entry_has_reader (entry))
    return g_strdup (pw_entry_get_prompt (entry));
  return pw_game_ask (pw_session_get_game (session), pw_session_get_setup (session), pw_session_get_state (session),
                      pw_entry_get_partial (entry), pw_entry_get_all (entry));
}
