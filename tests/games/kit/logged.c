/* logged.c: what the log has said, and what people do on the real table then
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "kit/logged.h"

#include "core/pw-ending.h"
#include "core/pw-notation.h"

/* Plays @line. */
void
logged_play (PwSession *session, const char *line)
{
  g_autoptr (GError) error = NULL;
  PwMove move;

  g_test_message ("%s", line);
  pw_notation_parse (pw_session_get_game (session), pw_session_get_setup (session), pw_session_get_state (session), line, &move,
                     &error);
  g_assert_no_error (error);
  pw_session_play (session, &move, &error);
  g_assert_no_error (error);
}

/* The lines from number @first on, each with its end. Free it. */
char *
logged_lines (PwLogModel *log, guint first)
{
  GListModel *lines = G_LIST_MODEL (log);
  GString *text = g_string_new (NULL);

  for (guint i = first; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr (PwLogLine) line = g_list_model_get_item (lines, i);

      g_string_append_printf (text, "%s\n", pw_log_line_get_text (line));
    }
  return g_string_free (text, FALSE);
}

/* What the card over the board says after the last move, or NULL. Free it. */
char *
logged_todo (PwSession *session)
{
  const PwHistory *history = pw_session_get_history (session);
  guint n_events, last = pw_history_get_cursor (history) - 1;
  const PwEvent *events = pw_history_get_events (history, last, &n_events);
  g_auto (PwEnding) ending = { 0 };

  pw_game_ending (pw_session_get_game (session), pw_session_get_setup (session), pw_history_get_state (history, last),
                  pw_history_get_move (history, last), events, n_events, &ending);
  return g_steal_pointer (&ending.todo);
}
