/* pw-position-typed.c: what is typed while a position is entered: statements about the player who is shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-position-page-private.h"

#include <glib/gi18n-lib.h>

#include "core/pw-notation.h"

/* Where nothing is asked, examples show what is expected. */
static void
refuse (PwPositionPage *self, GError *problem, GError **error)
{
  if (self->whole && self->seat >= 0 && self->board->position_hint &&
      g_error_matches (problem, PW_NOTATION_ERROR, PW_NOTATION_ERROR_EXCESS))
    {
      g_autofree char *plain = g_steal_pointer (&problem->message);

      /* Translators: what is wrong, and what may be typed: "silver 3, score 87". */
      problem->message = g_strdup_printf (_("%s For example: %s."), plain, _(self->board->position_hint));
    }
  g_propagate_error (error, problem);
}

/* Entry and play_text() pass on a single move: the whole line is kept here in between. */
static gboolean
read_text (gpointer owner, const char *text, PwMove *move, GError **error)
{
  PwPositionPage *self = owner;
  g_autoptr (GError) problem = NULL;

  self->line.n = 0;
  if (!pw_position_read_line (self->position, self->seat, self->whole ? PW_POSITION_NO_QUESTION : PW_POSITION_FIRST_OPEN, text,
                              &self->line, &problem))
    {
      refuse (self, g_steal_pointer (&problem), error);
      return FALSE;
    }
  *move = self->line.items[0];
  return TRUE;
}

gboolean
pw_position_page_is_question (PwPositionPage *self)
{
  return pw_session_get_game (pw_position_page_session (self))->position->n_questions > 0 && pw_position_is_end (self->position);
}

/* Once all is answered for a player, the next one is asked, and then the table, where it is; in the end Enter scores. */
static void
go_on (PwPositionPage *self)
{
  int next;

  if (!pw_position_page_is_question (self) || self->whole || self->seat < 0 ||
      pw_position_next_question (self->position, self->seat) >= 0)
    return;
  next = pw_position_next_seat (self->position, self->seat);
  if (next >= 0)
    pw_position_page_set_seat (self, next);
  else if (pw_position_page_has_rows (self))
    pw_position_page_set_seat (self, PW_TABLE);
  else
    gtk_widget_grab_focus (self->end_button);
}

static gboolean
play_text (gpointer owner, const PwMove *move)
{
  PwPositionPage *self = owner;
  const PwGame *game = pw_session_get_game (pw_position_page_session (self));
  PwMoves line = PW_MOVES_INIT;
  gboolean finish = FALSE, said, beyond = FALSE;
  PwMove end;

  for (guint i = 0; i < self->line.n; i++)
    {
      const PwMove *one = &self->line.items[i];

      /* Rows of the final scoring are moves as at the score pad, and no statements. */
      if (pw_position_find_end (self->position, self->seat, &end) && one->kind == end.kind)
        {
          finish = TRUE;
          continue;
        }
      pw_moves_add (&line, one);
      beyond |= game->kinds[one->kind].statement && !pw_position_is_answer (self->position, one);
      if (one->player >= 0 && one->player != self->seat)
        pw_position_page_set_seat (self, one->player);
      else if (!game->kinds[one->kind].statement && pw_position_page_has_rows (self))
        pw_position_page_set_seat (self, PW_TABLE);
    }
  said = pw_position_say_line (self->position, &line);
  pw_moves_clear (&line);
  if (said && beyond && pw_position_page_is_question (self))
    pw_position_page_show_whole (self, TRUE);
  if (said && finish)
    pw_position_page_finish (self);
  else if (said)
    go_on (self);
  return said;
}

/* What a form says, as if it were typed; FALSE with @error set where it cannot be read. */
gboolean
pw_position_page_say (PwPositionPage *self, const char *line, GError **error)
{
  PwMove move;

  if (!read_text (self, line, &move, error))
    return FALSE;
  play_text (self, &move);
  return TRUE;
}

/* What can be typed: what is asked now, or examples. */
void
pw_position_page_update_hint (PwPositionPage *self)
{
  const PwSetup *setup = pw_session_get_setup (pw_position_page_session (self));
  int question = self->seat >= 0 && !self->whole ? pw_position_next_question (self->position, self->seat) : -1;
  const char *example = self->seat >= 0                                    ? self->board->position_hint
                        : !self->whole && pw_position_page_has_rows (self) ? self->board->end_rows_hint
                                                                           : self->board->table_hint;
  g_autofree char *expected = NULL, *hint = NULL;

  if (question >= 0)
    {
      expected = pw_position_expect (self->position, (guint) self->seat, (guint) question);
      /* Translators: a player, and what is asked: "Silver: a number from 0 to 99". */
      hint = g_strdup_printf (_("%s – %s"), pw_setup_name (setup, (guint) self->seat), expected);
    }
  pw_entry_set_reader (self->entry, read_text, play_text, hint ? hint : example ? _(example) : NULL, self);
}
