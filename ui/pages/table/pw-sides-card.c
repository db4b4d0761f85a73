/* pw-sides-card.c: where players play together, the score of each side
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-sides-card.h"

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"
#include "pw-marker-image.h"

#define MARKER 8
#define MARKER_GAP 4

typedef struct
{
  PwSession *session;
  GtkWidget *rows[PW_MAX_PLAYERS]; /* by the seat that leads the side */
  GtkWidget *scores[PW_MAX_PLAYERS];
} Card;

static void
card_free (gpointer data)
{
  Card *card = data;

  g_object_unref (card->session);
  g_free (card);
}

static gboolean
on_one_side (Card *card, guint a, guint b)
{
  const PwGame *game = pw_session_get_game (card->session);
  const PwSetup *setup = pw_session_get_setup (card->session);

  return pw_game_side_leader (game, setup, a) == pw_game_side_leader (game, setup, b);
}

static void
write_card (GtkWidget *widget)
{
  Card *card = g_object_get_data (G_OBJECT (widget), "pw-card");
  const PwGame *game = pw_session_get_game (card->session);
  const PwSetup *setup = pw_session_get_setup (card->session);

  for (guint leader = 0; leader < setup->n_players; leader++)
    {
      g_autofree char *names = NULL, *score = NULL, *spoken = NULL;
      int sum = 0;

      if (!card->rows[leader])
        continue;
      for (guint seat = 0; seat < setup->n_players; seat++)
        if (on_one_side (card, leader, seat))
          sum += pw_session_get_score (card->session, seat, -1);
      names = pw_game_side_names (game, setup, leader);
      score = pw_number (sum);
      spoken = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s, %s point", "%s, %s points", (gulong) ABS (sum)), names, score);
      gtk_label_set_text (GTK_LABEL (card->scores[leader]), score);
      gtk_widget_set_tooltip_text (card->rows[leader], spoken);
      gtk_accessible_update_property (GTK_ACCESSIBLE (card->rows[leader]), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
    }
}

static void
on_changed (PwSession *session, PwChange change, GtkWidget *widget)
{
  write_card (widget);
}

/* "Team A", its members as markers, its score. */
static GtkWidget *
new_row (Card *card, guint leader)
{
  const PwSetup *setup = pw_session_get_setup (card->session);
  g_autofree char *side = pw_game_side_name (pw_session_get_game (card->session), setup, leader);
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "spacing", 10, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  GtkWidget *name = gtk_label_new (side), *markers = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, MARKER_GAP);

  gtk_widget_add_css_class (name, "heading");
  gtk_box_append (GTK_BOX (row), name);
  for (guint seat = 0; seat < setup->n_players; seat++)
    if (on_one_side (card, leader, seat))
      {
        GtkWidget *marker = pw_marker_image_new (MARKER);

        pw_marker_image_set (PW_MARKER_IMAGE (marker), setup->markers[seat], setup->names[seat]);
        gtk_box_append (GTK_BOX (markers), marker);
      }
  gtk_widget_set_hexpand (markers, TRUE);
  gtk_box_append (GTK_BOX (row), markers);
  card->scores[leader] = gtk_label_new (NULL);
  gtk_widget_add_css_class (card->scores[leader], "title-2");
  gtk_widget_add_css_class (card->scores[leader], "numeric");
  gtk_box_append (GTK_BOX (row), card->scores[leader]);
  card->rows[leader] = row;
  return row;
}

/**
 * pw_sides_card_new:
 * @session: a game
 *
 * Returns: (transfer floating) (nullable): a line for each side; %NULL where each plays alone
 */
GtkWidget *
pw_sides_card_new (PwSession *session)
{
  const PwGame *game = pw_session_get_game (session);
  const PwSetup *setup = pw_session_get_setup (session);
  GtkWidget *widget;
  Card *card;

  if (!pw_game_has_sides (game, setup))
    return NULL;
  widget = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_add_css_class (widget, "card");
  card = g_new0 (Card, 1);
  card->session = g_object_ref (session);
  for (guint seat = 0; seat < setup->n_players; seat++)
    if (pw_game_leads_side (game, setup, seat))
      gtk_box_append (GTK_BOX (widget), new_row (card, seat));
  g_object_set_data_full (G_OBJECT (widget), "pw-card", card, card_free);
  g_signal_connect_object (session, "changed", G_CALLBACK (on_changed), widget, 0);
  write_card (widget);
  return widget;
}
