/* pw-window-values.c: the commands about what is printed on components: their page, confirming, changing, and what that breaks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-window-private.h"

#include <glib/gi18n-lib.h>

#include "core/pw-notation.h"
#include "model/pw-printed.h"
#include "pw-history-actions.h"

static void
on_values (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  pw_window_show_page (window, PW_TYPE_VALUES_PAGE);
}

/* The line that says what is taken for value @parameter; FALSE where there is none. */
static gboolean
say_value (PwWindow *self, GVariant *parameter, PwMove *move)
{
  const PwGamePrinted *printed = self->session ? pw_session_get_game (self->session)->printed : NULL;
  const PwHistory *history = printed ? pw_session_get_history (self->session) : NULL;
  guint i = g_variant_get_uint32 (parameter);

  if (!printed || i >= printed->n)
    return FALSE;
  printed->say (pw_history_get_state (history, pw_history_get_cursor (history)), i, move);
  return TRUE;
}

static void
on_confirm (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  g_autoptr (GError) error = NULL;
  PwWindow *self = window;
  PwMove move;

  if (say_value (self, parameter, &move) && !pw_session_play (self->session, &move, &error))
    pw_window_add_toast (self, error->message);
}

/* The dialog of a changed line: what is typed, and which later lines do not fit with it. */
static void
open_line (PwWindow *self, const PwMove *move, const char *line)
{
  PwRevisionKind kind;
  guint at = pw_printed_place (pw_session_get_history (self->session), move, &kind);
  g_autoptr (PwLineDraft) draft = pw_line_draft_new (self->session, kind, at);

  pw_line_draft_set_text (draft, line);
  pw_history_actions_open (self, draft);
}

static void
on_change (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  PwWindow *self = window;
  g_autofree char *line = NULL;
  PwMove move;

  if (!say_value (self, parameter, &move))
    return;
  line = pw_notation_print (pw_session_get_game (self->session), NULL, &move);
  open_line (self, &move, line);
}

/* @parameter: a line that holds for the whole game, and was entered late. */
static void
on_enter_late (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  PwWindow *self = window;
  const char *line = g_variant_get_string (parameter, NULL);
  const PwHistory *history = self->session ? pw_session_get_history (self->session) : NULL;
  PwMove move;

  if (history && pw_notation_parse (pw_session_get_game (self->session), pw_session_get_setup (self->session),
                                    pw_history_get_state (history, 0), line, &move, NULL))
    open_line (self, &move, line);
}

static const GActionEntry actions[] = {
  { "values", on_values },
  { "confirm-value", on_confirm, "u" },
  { "change-value", on_change, "u" },
  { "enter-late", on_enter_late, "s" },
};

/* The commands about printed values. */
void
pw_window_add_values (PwWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}
