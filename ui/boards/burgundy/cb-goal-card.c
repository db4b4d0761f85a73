/* cb-goal-card.c: how far a solo game is: goal, rounds, what is still empty, what has left the game (16.5 to 16.10)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-goal-card.h"

#include <glib/gi18n-lib.h>

#include "cb-parts.h"
#include "cb-pieces.h"
#include "games/burgundy/words/cb-sentences.h"
#include "pw-css-class.h"
#include "pw-make.h"
#include "pw-sketch.h"

/* Tiles that have left: one a round, in lines. */
#define GONE_SIZE 21
#define GONE_GAP 3
#define GONE_LINE 10
#define GONE_LINES 3
/* More than this in each round that is left is more than two dice can place. */
#define DICE 2

typedef struct
{
  PwSession *session;
  PwBoardViewer *viewer;
  GtkWidget *title, *round, *pace, *need;
  GtkWidget *gone_caption, *gone[GONE_LINES];
} Card;

static void
card_free (gpointer data)
{
  Card *card = data;

  g_object_unref (card->session);
  g_object_unref (card->viewer);
  g_free (card);
}

/* The tiles that have left the game by now, in their order; returns how many. */
static guint
list_gone (Card   *card,
           guint8  tiles[CB_PHASES * CB_ROUNDS])
{
  const PwHistory *history = pw_session_get_history (card->session);
  guint n = 0;

  for (guint i = 0; i < pw_session_get_moment (card->session); i++)
    {
      guint n_events;
      const PwEvent *events = pw_history_get_events (history, i, &n_events);

      for (guint k = 0; k < n_events && n < CB_PHASES * CB_ROUNDS; k++)
        if (events[k].kind == PW_EVENT_NOTE && events[k].what == CB_NOTE_REMOVED)
          tiles[n++] = (guint8) events[k].args[0];
    }
  return n;
}

static void
write_gone (Card *card)
{
  guint8 tiles[CB_PHASES * CB_ROUNDS];
  guint n = list_gone (card, tiles);
  g_autofree char *caption = g_strdup_printf (ngettext ("%u tile has left the game", "%u tiles have left the game", n), n);

  gtk_label_set_text (GTK_LABEL (card->gone_caption), caption);
  gtk_widget_set_visible (card->gone_caption, n > 0);
  for (guint line = 0; line < GONE_LINES; line++)
    {
      PwPiece pieces[GONE_LINE];
      g_autoptr (GString) names = g_string_new (NULL);
      guint shown = 0;

      for (guint i = line * GONE_LINE; i < n && shown < GONE_LINE; i++)
        {
          cb_piece_tile (&pieces[shown++], (CbTile) tiles[i], GONE_SIZE);
          g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", cb_tile_label (tiles[i]));
        }
      pw_sketch_set_pieces (PW_SKETCH (card->gone[line]), pieces, shown, GONE_GAP);
      pw_sketch_set_name (PW_SKETCH (card->gone[line]), names->str);
      gtk_widget_set_tooltip_text (card->gone[line], names->str);
      gtk_widget_set_visible (card->gone[line], shown > 0);
    }
}

/* How many hexes have to be covered in each round that is left, where that is more than one; else NULL. */
static char *
make_need (const CbViewSolo *solo)
{
  if (solo->outcome != 0 || solo->empty <= solo->rounds_left)
    return NULL;
  if (solo->empty > DICE * solo->rounds_left)
    return g_strdup (_("More than two hexes in each round"));
  /* Translators: how many hexes have to be covered: "1.6 hexes in each round" */
  return g_strdup_printf (_("%.1f hexes in each round"), (double) solo->empty / solo->rounds_left);
}

/* How many hexes are still empty. */
static char *
make_pace (const CbViewSolo *solo)
{
  g_autofree char *empty = g_strdup_printf (ngettext ("%u hex empty", "%u hexes empty", solo->empty), solo->empty);
  g_autofree char *left = g_strdup_printf (ngettext ("%u round left", "%u rounds left", solo->rounds_left), solo->rounds_left);

  /* Translators: "14 hexes empty, 9 rounds left" */
  return g_strdup_printf (_("%s, %s"), empty, left);
}

static void
write_card (GtkWidget *widget)
{
  Card *card = g_object_get_data (G_OBJECT (widget), "cb-card");
  const CbViewSolo *solo = &cb_viewer_get_view (card->viewer)->solo;
  g_autofree char *pace = NULL, *round = NULL, *title = NULL, *need = make_need (solo);

  if (solo->outcome == 1 + CB_OUTCOME_WON)
    {
      title = g_strdup (_("Won"));
      pace = g_strdup_printf (_("All hexes are covered in round %u of %u."), solo->round, CB_PHASES * CB_ROUNDS);
    }
  else if (solo->outcome != 0)
    {
      title = g_strdup (_("Lost"));
      pace = g_strdup_printf (ngettext ("After %u rounds %u hex is still empty.", "After %u rounds %u hexes are still empty.",
                                        solo->empty),
                              CB_PHASES * CB_ROUNDS, solo->empty);
    }
  else
    {
      /* Translators: points, and those to reach: "23 of 50 points" */
      title = g_strdup_printf (_("%u of %u points"), solo->marker, solo->goal);
      round = g_strdup_printf (_("round %u of %u"), solo->round, CB_PHASES * CB_ROUNDS);
      pace = make_pace (solo);
    }
  gtk_label_set_text (GTK_LABEL (card->title), title);
  gtk_label_set_text (GTK_LABEL (card->round), round != NULL ? round : "");
  gtk_label_set_text (GTK_LABEL (card->pace), pace);
  gtk_label_set_text (GTK_LABEL (card->need), need != NULL ? need : "");
  gtk_widget_set_visible (card->need, need != NULL);
  pw_css_class_set (card->need, "warning", solo->empty > DICE * solo->rounds_left);
  write_gone (card);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, solo->name, -1);
}

static void
on_renewed (PwBoardViewer *viewer,
            GtkWidget     *widget)
{
  write_card (widget);
}

static GtkWidget *
new_label (const char *style)
{
  GtkWidget *label = pw_words_new (NULL, NULL);

  gtk_widget_add_css_class (label, style);
  gtk_widget_add_css_class (label, "numeric");
  return label;
}

/**
 * cb_goal_card_new:
 * @entry: a game; where presses go
 *
 * Returns: (transfer floating) (nullable): how far a solo game is, %NULL for other games
 */
GtkWidget *
cb_goal_card_new (PwEntry *entry)
{
  GtkWidget *widget, *head;
  Card *card;
  PwBoardViewer *viewer = pw_board_viewer_new (pw_entry_get_session (entry), entry, &cb_scene_kind);

  if (cb_viewer_get_view (viewer)->solo.goal == 0)
    {
      g_object_unref (viewer);
      return NULL;
    }
  widget = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 4, "accessible-role",
                         GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  gtk_widget_add_css_class (widget, "card");
  gtk_widget_add_css_class (widget, "phase-card");
  card = g_new0 (Card, 1);
  card->session = g_object_ref (pw_entry_get_session (entry));
  card->viewer = viewer;
  head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  card->title = new_label ("heading");
  card->round = new_label ("caption");
  card->pace = new_label ("caption");
  card->need = new_label ("caption");
  card->gone_caption = new_label ("caption");
  gtk_widget_add_css_class (card->round, "dim-label");
  gtk_widget_add_css_class (card->gone_caption, "dim-label");
  gtk_widget_set_margin_top (card->gone_caption, 6);
  gtk_widget_set_hexpand (card->title, TRUE);
  pw_box_add (head, card->title, card->round, NULL);
  pw_box_add (widget, head, pw_board_part_new (viewer, &cb_part_goal), card->pace, card->need, card->gone_caption, NULL);
  for (guint i = 0; i < GONE_LINES; i++)
    {
      card->gone[i] = pw_sketch_new_pieces (NULL, 0, 0);
      gtk_widget_set_halign (card->gone[i], GTK_ALIGN_START);
      gtk_box_append (GTK_BOX (widget), card->gone[i]);
    }
  g_object_set_data_full (G_OBJECT (widget), "cb-card", card, card_free);
  g_signal_connect_object (viewer, "renewed", G_CALLBACK (on_renewed), widget, 0);
  write_card (widget);
  return widget;
}
