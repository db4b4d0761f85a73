/* pw-setup-players.c: who plays, on the set-up page: a row for each player, and the pictures that one of them chooses from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-setup-page-private.h"

#include <glib/gi18n-lib.h>

#include "pw-announce.h"
#include "pw-setup-draft.h"
#include "pw-setup-words.h"
#include "pw-stray-letters.h"

/* The row of @seat, or NULL. */
PwPlayerRow *
pw_setup_players_nth (PwSetupPage *self, guint seat)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->players, (int) seat);

  return PW_IS_PLAYER_ROW (row) ? PW_PLAYER_ROW (row) : NULL;
}

/* Shows the pictures that @seat chooses from. */
void
pw_setup_players_show (PwSetupPage *self, guint seat)
{
  self->seat = MIN (seat, self->setup->n_players - 1);
  if (gtk_widget_get_visible (self->gallery_box))
    {
      const PwOption *option = &self->game->terms.seat_options[self->pictured];
      /* Translators: a player and what is chosen for that player: "Bruno: board". */
      g_autofree char *title = g_strdup_printf (_("%s: %s"), pw_setup_name (self->setup, self->seat), _(option->title));

      gtk_label_set_text (self->gallery_label, title);
      pw_gallery_update (self->gallery, self->setup, self->seat);
    }
}

static void
on_row_focused (GtkEventControllerFocus *controller, PwSetupPage *self)
{
  GtkWidget *row = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller));

  pw_setup_players_show (self, pw_player_row_get_seat (PW_PLAYER_ROW (row)));
}

static void
on_name_changed (PwPlayerRow *row, const char *name, PwSetupPage *self)
{
  g_autofree char *stripped = g_strstrip (g_strdup (name));

  pw_setup_set_name (self->setup, pw_player_row_get_seat (row), stripped);
  pw_setup_page_update (self);
}

static void
on_marker_chosen (PwPlayerRow *row, guint marker, PwSetupPage *self)
{
  pw_setup_draft_set_marker (self->setup, pw_player_row_get_seat (row), marker);
  pw_setup_page_update (self);
}

static void
choose_for_seat (PwSetupPage *self, guint option, int value)
{
  self->setup->seat_options[self->seat][option] = (gint16) value;
  pw_game_adjust (self->game, self->setup, (int) self->seat);
  pw_setup_hold (self->setup);
  pw_setup_page_update (self);
}

static void
on_option_chosen (PwPlayerRow *row, guint option, int value, PwSetupPage *self)
{
  self->seat = pw_player_row_get_seat (row);
  choose_for_seat (self, option, value);
}

static void
on_picture_chosen (PwSetupPage *self, int value)
{
  choose_for_seat (self, self->pictured, value);
}

/* Enter leads through all that is asked: first all names, then each player's picture. */
static void
on_picture_entered (PwSetupPage *self)
{
  if (self->seat + 1 < self->setup->n_players)
    {
      pw_setup_players_show (self, self->seat + 1);
      pw_gallery_focus_chosen (self->gallery);
    }
  else
    g_signal_emit_by_name (self, "entered");
}

static void
on_name_entered (PwPlayerRow *row, PwSetupPage *self)
{
  guint seat = pw_player_row_get_seat (row);

  if (seat + 1 < self->setup->n_players)
    pw_player_row_focus_name (pw_setup_players_nth (self, seat + 1));
  else if (gtk_widget_get_visible (self->gallery_box))
    {
      pw_setup_players_show (self, 0);
      pw_gallery_focus_chosen (self->gallery);
    }
  else
    g_signal_emit_by_name (self, "entered");
}

static void
on_moved (PwPlayerRow *row, guint from, guint to, PwSetupPage *self)
{
  if (to >= self->setup->n_players)
    return;
  pw_setup_draft_move (self->setup, from, to);
  self->seat = to;
  pw_setup_page_update (self);
  pw_player_row_focus_name (pw_setup_players_nth (self, to));
}

static void
on_removed (PwPlayerRow *row, PwSetupPage *self)
{
  guint seat = pw_player_row_get_seat (row);

  if (!pw_setup_draft_remove (self->setup, self->game, seat))
    return;
  pw_setup_draft_fit (self->setup, self->game);
  self->seat = MIN (seat, self->setup->n_players - 1);
  pw_setup_page_update (self);
  pw_player_row_focus_name (pw_setup_players_nth (self, self->seat));
}

void
pw_setup_players_shuffle (PwSetupPage *self)
{
  pw_setup_draft_shuffle (self->setup, self->game, self->pictured, g_random_int ());
  pw_setup_page_update (self);
  pw_announce (GTK_WIDGET (self), _("Dealt at random."));
}

void
pw_setup_players_add (PwSetupPage *self)
{
  if (!pw_setup_draft_add (self->setup, self->game))
    return;
  self->seat = self->setup->n_players - 1;
  pw_setup_page_update (self);
  pw_player_row_focus_name (pw_setup_players_nth (self, self->seat));
}

/* A letter that no field took begins a name: of the first player who has none yet, or of one more. */
static gboolean
take_letter (gpointer page, const char *letter)
{
  PwSetupPage *self = page;
  guint seat = 0;

  while (seat < self->setup->n_players && !pw_player_row_has_usual_name (pw_setup_players_nth (self, seat)))
    seat++;
  if (seat == self->setup->n_players && !pw_setup_draft_add (self->setup, self->game))
    return FALSE;
  self->seat = seat;
  pw_setup_page_update (self);
  pw_player_row_type (pw_setup_players_nth (self, seat), letter);
  return TRUE;
}

static GtkWidget *
create_row (PwSetupPage *self)
{
  GtkWidget *row = pw_player_row_new (self->game, self->setup);
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect (focus, "enter", G_CALLBACK (on_row_focused), self);
  gtk_widget_add_controller (row, focus);
  g_signal_connect (row, "name-changed", G_CALLBACK (on_name_changed), self);
  g_signal_connect (row, "marker-chosen", G_CALLBACK (on_marker_chosen), self);
  g_signal_connect (row, "option-chosen", G_CALLBACK (on_option_chosen), self);
  g_signal_connect (row, "moved", G_CALLBACK (on_moved), self);
  g_signal_connect (row, "removed", G_CALLBACK (on_removed), self);
  g_signal_connect (row, "entered", G_CALLBACK (on_name_entered), self);
  return row;
}

/* As many rows as players; each is kept and shows another player when the order changes. */
void
pw_setup_players_update (PwSetupPage *self)
{
  guint min, max;

  pw_game_seats (self->game, self->setup, &min, &max);
  for (guint seat = 0; seat < self->setup->n_players; seat++)
    {
      if (!pw_setup_players_nth (self, seat))
        gtk_list_box_insert (self->players, create_row (self), (int) seat);
      pw_player_row_update (pw_setup_players_nth (self, seat), self->setup, seat);
    }
  while (pw_setup_players_nth (self, self->setup->n_players))
    gtk_list_box_remove (self->players, GTK_WIDGET (pw_setup_players_nth (self, self->setup->n_players)));
  gtk_widget_set_visible (self->add_row, self->setup->n_players < max);
}

/* What is done with the pictures, and letters that no field took. */
void
pw_setup_players_watch (PwSetupPage *self)
{
  g_signal_connect_swapped (self->gallery, "chosen", G_CALLBACK (on_picture_chosen), self);
  g_signal_connect_swapped (self->gallery, "entered", G_CALLBACK (on_picture_entered), self);
  pw_stray_letters_watch (GTK_WIDGET (self), take_letter);
}
