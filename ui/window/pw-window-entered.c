/* pw-window-entered.c: what was entered in an editor is offered to the game that is open and does not know it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-window-private.h"

#include <glib/gi18n-lib.h>

#include "pw-board.h"
#include "pw-table-page.h"

static void
list (PwWindow *self, PwMoves *out)
{
  pw_board_class_for (pw_session_get_game (self->session)->id)->entered_since (self->session, out);
}

/* Offers it at the table, once for as much as there is of it. */
void
pw_window_offer_entered (PwWindow *self)
{
  PwMoves moves = PW_MOVES_INIT;

  if (!self->session || !pw_window_is_at (self, PW_TYPE_TABLE_PAGE))
    return;
  list (self, &moves);
  if (moves.n > self->entered)
    pw_window_tell (self, _("What you have entered of the components can be used in this game."), _("_Use it"),
                    "win.use-entered");
  self->entered = MAX (self->entered, moves.n);
  pw_moves_clear (&moves);
}

/* Each is a line of the log, which says what it came from; undo takes them back. */
static void
on_use_entered (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  PwWindow *self = user_data;
  g_autoptr (GError) error = NULL;
  PwMoves moves = PW_MOVES_INIT;

  if (!self->session)
    return;
  list (self, &moves);
  pw_session_look_at_present (self->session);
  for (guint i = 0; i < moves.n && !error; i++)
    pw_session_play (self->session, &moves.items[i], &error);
  pw_moves_clear (&moves);
  if (error)
    pw_window_tell_problem (self, error->message);
}

static const GActionEntry actions[] = { { "use-entered", on_use_entered } };

void
pw_window_add_entered (PwWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  /* An editor keeps what was entered last when it has gone, after the table has come. */
  g_signal_connect_object (self->stack, "notify::transition-running", G_CALLBACK (pw_window_offer_entered), self,
                           G_CONNECT_SWAPPED);
}
