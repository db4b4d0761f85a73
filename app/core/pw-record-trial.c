/* pw-record-trial.c: a copy of a game in which something else is tried
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-record.h"

#include <glib/gi18n-lib.h>

/**
 * pw_record_try:
 * @record: a game; it stays as it is
 * @at: after so many of its moves; more than were played means all of them
 * @error: (nullable): return location
 *
 * Returns: (transfer full) (nullable): the game up to there, marked as one to try things out (PwRecord.trial), with a name and an identity of
 *   its own; whose turn it was then may be played otherwise
 */
PwRecord *
pw_record_try (const PwRecord *record, guint at, GError **error)
{
  g_autofree char *text = pw_record_print (record), *title = NULL;
  g_autoptr (PwRecord) copy = pw_record_parse (text, -1, error);

  if (!copy)
    return NULL;
  at = MIN (at, pw_history_get_cursor (copy->history));
  while (pw_history_get_cursor (copy->history) > at)
    pw_history_undo (copy->history);
  pw_history_forget_undone (copy->history);
  copy->trial = TRUE;
  copy->duration = 0;
  for (guint i = 0; i < PW_MAX_PLAYERS; i++)
    copy->seconds[i] = 0;
  g_free (copy->uid);
  copy->uid = g_uuid_string_random ();
  if (copy->title && !record->trial)
    {
      /* Translators: the name of a copy of a game in which something is tried out. */
      title = g_strdup_printf (_("%s (tried out)"), copy->title);
      g_free (copy->title);
      copy->title = pw_record_clean_title (title);
    }
  return g_steal_pointer (&copy);
}
