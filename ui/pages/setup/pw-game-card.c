/* pw-game-card.c: a game to choose on the set-up page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-game-card.h"

#include <glib/gi18n-lib.h>

#include "pw-board.h"
#include "pw-make.h"

struct _PwGameCard
{
  GtkToggleButton parent_instance;

  const PwGame *game;
};

G_DEFINE_FINAL_TYPE (PwGameCard, pw_game_card, GTK_TYPE_TOGGLE_BUTTON)

static void
pw_game_card_class_init (PwGameCardClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_RADIO);
}

/* As in every group of which one is chosen, arrow keys choose the next. */
static gboolean
on_key_pressed (PwGameCard *self, guint key)
{
  GtkWidget *next;

  switch (key)
    {
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up: next = gtk_widget_get_prev_sibling (GTK_WIDGET (self)); break;
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down: next = gtk_widget_get_next_sibling (GTK_WIDGET (self)); break;
    default: return GDK_EVENT_PROPAGATE;
    }
  if (!PW_IS_GAME_CARD (next))
    return GDK_EVENT_PROPAGATE;
  gtk_widget_grab_focus (next);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (next), TRUE);
  return GDK_EVENT_STOP;
}

static void
pw_game_card_init (PwGameCard *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "game-card");
}

static GtkWidget *
create_label (const char *text, const char *css_class)
{
  GtkWidget *label = pw_words_new (text, NULL);

  gtk_widget_add_css_class (label, css_class);
  return label;
}

/**
 * pw_game_card_new:
 * @game: a game
 *
 * Returns: (transfer none): a card with its picture, name and numbers of players
 */
GtkWidget *
pw_game_card_new (const PwGame *game)
{
  PwGameCard *self = g_object_new (PW_TYPE_GAME_CARD, NULL);
  const PwBoardClass *board = pw_board_class_for (game->id);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *tick = gtk_image_new_from_icon_name ("pw-tick-symbolic");
  g_autofree char *players = g_strdup_printf (_("%u to %u players"), game->min_players, game->max_players);
  g_autofree char *label = g_strdup_printf ("%s, %s", _(game->name), players);
  GtkWidget *text, *icon = board->game_icon (54);

  self->game = game;
  if (icon)
    gtk_box_append (GTK_BOX (box), icon);
  gtk_box_append (GTK_BOX (texts), create_label (_(game->name), "heading"));
  text = create_label (players, "caption");
  gtk_widget_add_css_class (text, "dim-label");
  gtk_box_append (GTK_BOX (texts), text);
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), texts);
  gtk_widget_add_css_class (tick, "accent");
  g_object_bind_property (self, "active", tick, "visible", G_BINDING_SYNC_CREATE);
  gtk_box_append (GTK_BOX (box), tick);
  gtk_button_set_child (GTK_BUTTON (self), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  return GTK_WIDGET (self);
}

/**
 * pw_game_card_get_game:
 *
 * Returns: the game on the card
 */
const PwGame *
pw_game_card_get_game (PwGameCard *self)
{
  g_return_val_if_fail (PW_IS_GAME_CARD (self), NULL);
  return self->game;
}
