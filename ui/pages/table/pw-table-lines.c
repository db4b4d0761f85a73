/* pw-table-lines.c: the lines above the board: the title, whose turn it is, which moment is looked at
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-table-page-private.h"

#include <glib/gi18n-lib.h>

#include "model/pw-question.h"

/* Whose board is seen, and which it is: "Ana · Duchy 7". */
static char *
name_board (PwTablePage *self)
{
  const PwGame *game = pw_session_get_game (self->session);
  const PwSetup *setup = pw_session_get_setup (self->session);
  int seat = pw_table_page_get_shown (self);
  GString *name;

  if (pw_table_page_shows_position (self) && pw_position_page_get_seat (self->position) == PW_TABLE)
    return g_strdup (_("Table"));
  if (seat < 0 || seat >= (int) setup->n_players)
    return g_strdup (_(game->name));
  name = g_string_new (pw_setup_name (setup, seat));
  for (guint i = 0; i < game->terms.n_seat_options; i++)
    {
      const PwOption *option = &game->terms.seat_options[i];
      const PwWord *word = pw_vocabulary_get (option->words, setup->seat_options[seat][i]);

      if (word)
        g_string_append_printf (name, " · %s %s", _(option->title), word->label ? _(word->label) : word->word);
    }
  return g_string_free (name, FALSE);
}

/* A narrow window shows one board at a time, and says whose. */
char *
pw_table_page_get_title (PwPage *page, gboolean narrow)
{
  PwTablePage *self = PW_TABLE_PAGE (page);

  if (!self->session)
    return NULL;
  return narrow ? name_board (self) : g_strdup (_(pw_session_get_game (self->session)->name));
}

char *
pw_table_page_get_subtitle (PwPage *page)
{
  PwSession *session = PW_TABLE_PAGE (page)->session;
  const PwGame *game = session ? pw_session_get_game (session) : NULL;

  return game && game->words.moment ? pw_game_now (game, pw_session_get_setup (session), pw_session_get_state (session)) : NULL;
}

/* What the line above the board says. */
void
pw_table_page_update_turn (PwTablePage *self)
{
  const PwSetup *setup = pw_session_get_setup (self->session);
  int actor = pw_session_get_actor (self->session);
  int pinned = pw_table_page_board_seat (self, "seat");
  int seat = pinned >= 0 ? pinned : actor;
  g_autofree char *question = pw_question_new (self->entry);
  const char *prompt = question;
  g_autofree char *note = NULL;
  gboolean trail = gtk_widget_get_visible (GTK_WIDGET (self->trail));

  if (pinned >= 0 && pinned != actor && actor >= 0)
    note = g_strdup_printf (_("%s is to move; Esc goes back there"), pw_setup_name (setup, actor));
  gtk_widget_set_visible (GTK_WIDGET (self->turn_marker), seat >= 0);
  gtk_widget_set_visible (GTK_WIDGET (self->turn_name), seat >= 0);
  if (seat >= 0)
    {
      pw_marker_image_set (self->turn_marker, setup->markers[seat], setup->names[seat]);
      gtk_label_set_text (self->turn_name, pw_setup_name (setup, seat));
    }
  /* The bar above says what an earlier moment is. */
  if (pw_table_page_looks_back (self))
    prompt = NULL;
  pw_trail_bar_set (self->trail, note || !prompt ? NULL : self->session);
  if (gtk_widget_get_visible (GTK_WIDGET (self->trail)) != trail)
    pw_table_page_update_room (self);
  gtk_label_set_text (self->turn_prompt, note ? note : prompt ? prompt : "");
  pw_player_chips_set_current (self->chips, actor);
}

void
pw_table_page_update_moment (PwTablePage *self)
{
  const PwGame *game = pw_session_get_game (self->session);
  gboolean back = pw_table_page_looks_back (self);

  if (back)
    {
      g_autofree char *moment = game->words.moment
                                  ? pw_game_now (game, pw_session_get_setup (self->session), pw_session_get_state (self->session))
                                  : g_strdup ("");
      g_autofree char *text = g_strdup_printf (_("Looking at an earlier moment: %s, after move %u."), moment,
                                               pw_session_get_moment (self->session));

      gtk_label_set_text (self->back_label, text);
    }
  gtk_revealer_set_reveal_child (self->back_revealer, back);
}
