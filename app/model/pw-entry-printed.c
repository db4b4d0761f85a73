/* pw-entry-printed.c: what is printed on a component is asked before it is used for the first time
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-entry-private.h"

#include "core/pw-notation.h"
#include "model/pw-printed.h"

/**
 * pw_entry_asks_printed:
 * @self: an entry
 * @move: a move that is to be played
 * @error: (out): what is asked
 *
 * Once: @move again, or Enter, without another word, confirms what is taken for it, and both lines are recorded; where that is
 * doubtful it is left open.
 *
 * Returns: whether something is asked now
 */
gboolean
pw_entry_asks_printed (PwEntry *self, const PwMove *move, GError **error)
{
  PwScene scene = pw_entry_scene (self);
  gboolean again = self->asked_printed && pw_move_equal (&self->printed_move, move);
  PwPrintedState known;
  PwMove confirm;
  g_autofree char *question = NULL;

  self->asked_printed = FALSE;
  if (!scene.game->printed || move->reason || !pw_game_check (scene.game, scene.state, move, NULL))
    return FALSE;
  question = pw_printed_question (scene.game, scene.setup, scene.state, move, &confirm, &known);
  if (again && question && known == PW_PRINTED_PRESET)
    pw_session_play (self->session, &confirm, NULL);
  if (again || !question)
    return FALSE;
  self->asked_printed = TRUE;
  self->printed_move = *move;
  g_set_error_literal (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNLIKELY, question);
  return TRUE;
}

/**
 * pw_entry_offers_revision:
 * @self: an entry
 * @move: what could not be played
 *
 * Whoever shows the entry opens what that breaks: "breaks".
 *
 * Returns: whether that was done, and nothing is to be refused
 */
gboolean
pw_entry_offers_revision (PwEntry *self, const PwMove *move)
{
  g_autofree char *line = pw_printed_breaks (pw_session_get_history (self->session), move);
  gboolean taken = FALSE;

  if (line)
    g_signal_emit_by_name (self, "breaks", line, &taken);
  return taken;
}
