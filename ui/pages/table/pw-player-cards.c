/* pw-player-cards.c: the other players, each as a card to press
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-player-cards.h"

#include <glib/gi18n-lib.h>

#include "pw-before-frame.h"
#include "pw-board.h"
#include "pw-large-text.h"
#include "pw-tooltip.h"

struct _PwPlayerCards
{
  AdwBin parent_instance;

  GtkWidget *box;
  PwSession *session;
  GtkWidget *cards[PW_MAX_PLAYERS];
  GtkWidget *notes[PW_MAX_PLAYERS]; /* whose moves nobody enters */
  int hidden;
};

G_DEFINE_FINAL_TYPE (PwPlayerCards, pw_player_cards, ADW_TYPE_BIN)

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const PwBoardClass *
board_of (PwPlayerCards *self)
{
  return pw_board_class_for (pw_session_get_game (self->session)->id);
}

static void
on_clicked (PwPlayerCards *self, GtkWidget *card)
{
  for (int seat = 0; seat < PW_MAX_PLAYERS; seat++)
    if (self->cards[seat] == card)
      g_signal_emit (self, signals[CHOSEN], 0, seat);
}

static void
build (PwPlayerCards *self)
{
  const PwBoardClass *board;
  const PwSetup *setup;
  PwCardShape shape;
  guint n_cards;

  memset (self->cards, 0, sizeof self->cards);
  adw_bin_set_child (ADW_BIN (self), NULL);
  self->box = NULL;
  if (!self->session)
    return;
  board = board_of (self);
  setup = pw_session_get_setup (self->session);
  n_cards = pw_board_count_cards (board, setup->n_players);
  shape = n_cards <= 1 ? PW_CARD_WIDE : n_cards == 2 ? PW_CARD_COLUMN : PW_CARD_ROW;
  self->box = gtk_box_new (shape == PW_CARD_COLUMN ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, 10);
  gtk_box_set_homogeneous (GTK_BOX (self->box), shape == PW_CARD_COLUMN);
  if (shape == PW_CARD_COLUMN)
    pw_large_text_stack (GTK_BOX (self->box));
  adw_bin_set_child (ADW_BIN (self), self->box);
  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      GtkWidget *card = gtk_button_new ();
      GtkWidget *child = board->player_card (self->session, seat, shape);

      GtkWidget *whole = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4), *note = gtk_label_new (NULL);

      gtk_widget_add_css_class (note, "caption");
      gtk_widget_add_css_class (note, "dim-label");
      gtk_box_append (GTK_BOX (whole), child);
      gtk_box_append (GTK_BOX (whole), note);
      self->notes[seat] = note;
      gtk_button_set_child (GTK_BUTTON (card), whole);
      gtk_widget_add_css_class (card, "flat");
      gtk_widget_add_css_class (card, "card");
      gtk_widget_add_css_class (card, "player-card");
      g_signal_connect_object (card, "clicked", G_CALLBACK (on_clicked), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (self->box), card);
      self->cards[seat] = card;
    }
}

/* Whether everybody is followed, and nothing is asked: who is not known then was left open when the others were away from the table. */
static gboolean
leaves_open (PwPlayerCards *self)
{
  const PwGame *game = pw_session_get_game (self->session);
  gconstpointer state = pw_session_get_state (self->session);

  return !pw_game_get_level (game, state, NULL)->seat && !pw_game_asks (game, state);
}

/* Whether nobody enters what that player does. An end position follows nobody, and all are entered. */
static gboolean
is_left_out (PwPlayerCards *self, guint seat)
{
  const PwGame *game = pw_session_get_game (self->session);
  gconstpointer state = pw_session_get_state (self->session);
  const PwLevel *level = pw_game_get_level (game, state, NULL);

  return !level->end && !level->open && !(pw_game_followed (game, state) >> seat & 1);
}

/* Where only what is scored is written down nobody is next: the cards stand by points, for a game that wants it so. */
static void
order_cards (PwPlayerCards *self)
{
  const PwGame *game = pw_session_get_game (self->session);
  const PwLevel *level = pw_game_get_level (game, pw_session_get_state (self->session), NULL);
  guint n_players = pw_session_get_setup (self->session)->n_players;
  guint8 order[PW_MAX_PLAYERS];
  GtkWidget *before = NULL;

  if (!board_of (self)->by_score || !level->open || level->seat || !pw_board_order_by_score (self->session, order))
    for (guint seat = 0; seat < n_players; seat++)
      order[seat] = (guint8) seat;
  for (guint i = 0; i < n_players; i++)
    {
      GtkWidget *card = self->cards[order[i]];

      if (gtk_widget_get_prev_sibling (card) != before)
        gtk_box_reorder_child_after (GTK_BOX (self->box), card, before);
      before = card;
    }
}

static void
update (PwPlayerCards *self)
{
  const PwBoardClass *board;
  const PwSetup *setup;
  guint shown = 0, n_cards;
  int hidden;

  if (!self->session)
    return;
  board = board_of (self);
  setup = pw_session_get_setup (self->session);
  n_cards = pw_board_count_cards (board, setup->n_players);
  hidden = board->centre == PW_CENTRE_COMMON ? PW_NOBODY : self->hidden;
  /* Who plays alone has no others. */
  gtk_widget_set_visible (GTK_WIDGET (self), n_cards > 0);
  order_cards (self);
  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      g_autofree char *summary = board->player_summary (self->session, seat);

      /* While nobody's board is in the middle, three columns would be too narrow: the first waits. */
      gtk_widget_set_visible (self->cards[seat], (int) seat != hidden && (n_cards != 2 || shown < 2));
      shown += gtk_widget_get_visible (self->cards[seat]);
      gtk_widget_set_visible (self->notes[seat], is_left_out (self, seat));
      gtk_label_set_label (GTK_LABEL (self->notes[seat]), "");
      if (is_left_out (self, seat))
        {
          g_autofree char *plain = summary;
          gboolean open = leaves_open (self);

          /* Translators: what a player's card says: of somebody whose moves nobody enters, or has entered. */
          summary = g_strdup_printf (open ? _("%s; left open") : _("%s; not followed"), plain);
          /* Translators: on a player's card; "left open": what others had was not entered for a while, and stays so. */
          gtk_label_set_label (GTK_LABEL (self->notes[seat]), open ? _("left open") : _("not followed"));
        }
      if (g_strcmp0 (pw_tooltip_get (self->cards[seat]), summary) == 0)
        continue;
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->cards[seat]), GTK_ACCESSIBLE_PROPERTY_LABEL, summary, -1);
      pw_tooltip_set (self->cards[seat], summary);
    }
}

static void
update_now (gpointer self)
{
  update (self);
}

/* Once for all that a move changes, when a frame is about to be drawn. */
static void
ask_for_update (PwPlayerCards *self)
{
  pw_before_frame (update_now, self);
}

static void
pw_player_cards_dispose (GObject *object)
{
  PwPlayerCards *self = PW_PLAYER_CARDS (object);

  pw_before_frame_drop (update_now, self);
  if (self->session)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (pw_player_cards_parent_class)->dispose (object);
}

static void
pw_player_cards_class_init (PwPlayerCardsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = pw_player_cards_dispose;
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                  G_TYPE_INT);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
pw_player_cards_init (PwPlayerCards *self)
{
  self->hidden = PW_NOBODY;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Other players"), -1);
}

/**
 * pw_player_cards_set_session:
 * @session: (nullable): the game whose players to show
 */
void
pw_player_cards_set_session (PwPlayerCards *self, PwSession *session)
{
  g_return_if_fail (PW_IS_PLAYER_CARDS (self));

  if (self->session)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_set_object (&self->session, session);
  build (self);
  if (session)
    g_signal_connect_swapped (session, "changed", G_CALLBACK (ask_for_update), self);
  update (self);
}

/**
 * pw_player_cards_set_hidden:
 * @seat: the player whose board is in the middle and who needs no card
 */
void
pw_player_cards_set_hidden (PwPlayerCards *self, int seat)
{
  g_return_if_fail (PW_IS_PLAYER_CARDS (self));
  if (self->hidden == seat)
    return;
  self->hidden = seat;
  ask_for_update (self);
}

/**
 * pw_player_cards_get_card:
 * @seat: a player
 *
 * Returns: (transfer none) (nullable): the button
 */
GtkWidget *
pw_player_cards_get_card (PwPlayerCards *self, guint seat)
{
  g_return_val_if_fail (PW_IS_PLAYER_CARDS (self), NULL);
  g_return_val_if_fail (seat < PW_MAX_PLAYERS, NULL);
  return self->cards[seat];
}
