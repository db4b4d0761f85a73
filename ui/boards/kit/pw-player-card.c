/* pw-player-card.c: another player at a glance: who, how many points, a picture, and lines of what a game has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-player-card.h"

#include "core/pw-format.h"
#include "model/pw-reveal.h"
#include "pw-make.h"

#define MARKER 8

struct _PwPlayerCard
{
  GtkBox parent_instance;

  PwBoardViewer *viewer;
  guint seat;
  PwCardShape shape;
  GtkWidget *score;
  GtkWidget *lines;             /* a box, or the card itself */
};

G_DEFINE_FINAL_TYPE (PwPlayerCard, pw_player_card, GTK_TYPE_BOX)

static void
write_score (PwPlayerCard *self)
{
  PwSession *session = pw_board_viewer_get_session (self->viewer);
  g_autofree char *score = pw_number (pw_session_get_score (session, self->seat, -1));

  gtk_label_set_text (GTK_LABEL (self->score), score);
  /* Where nobody may know any of it, there is no score to show. */
  gtk_widget_set_visible (self->score, pw_reveal_knows_scores (session));
}

/* Marker, name and score. Where two cards share a line, a name and three digits have room beside each other. */
static GtkWidget *
new_head (PwPlayerCard *self)
{
  PwSession *session = pw_board_viewer_get_session (self->viewer);
  const PwSetup *setup = pw_session_get_setup (session);
  g_autofree char *who = pw_game_seat_short (pw_session_get_game (session), setup, self->seat);
  gboolean narrow = self->shape == PW_CARD_COLUMN;
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, narrow ? 4 : 6), *name = gtk_label_new (who);

  gtk_widget_add_css_class (head, "player-head");
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (name), 4);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_set_tooltip_text (name, pw_setup_name (setup, self->seat));
  gtk_widget_add_css_class (name, "heading");
  self->score = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->score, narrow ? "heading" : "title-4");
  gtk_widget_add_css_class (self->score, "numeric");
  pw_box_add (head, pw_sketch_new_marker (setup->markers[self->seat], setup->names[self->seat], MARKER), name, self->score, NULL);
  return head;
}

static void
pw_player_card_finalize (GObject *object)
{
  g_clear_object (&PW_PLAYER_CARD (object)->viewer);
  G_OBJECT_CLASS (pw_player_card_parent_class)->finalize (object);
}

static void
pw_player_card_class_init (PwPlayerCardClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = pw_player_card_finalize;
}

static void
pw_player_card_init (PwPlayerCard *self)
{
}

/**
 * pw_player_card_new:
 * @viewer: what is looked at
 * @seat: whose card
 * @shape: the room it has
 * @picture: (nullable) (transfer floating): what the player's board looks like; %NULL where there is none
 *
 * Returns: (transfer floating): the card's content
 */
GtkWidget *
pw_player_card_new (PwBoardViewer *viewer, guint seat, PwCardShape shape, GtkWidget *picture)
{
  gboolean beside = shape == PW_CARD_ROW && picture;
  PwPlayerCard *self = g_object_new (PW_TYPE_PLAYER_CARD, "orientation",
                                     beside ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, "spacing",
                                     beside    ? 10
                                     : picture ? 6
                                               : 4,
                                     NULL);

  self->viewer = g_object_ref (viewer);
  self->seat = seat;
  self->shape = shape;
  self->lines = beside ? gtk_box_new (GTK_ORIENTATION_VERTICAL, 4) : GTK_WIDGET (self);
  if (beside)
    {
      pw_box_add (GTK_WIDGET (self), picture, self->lines, NULL);
      gtk_widget_set_hexpand (self->lines, TRUE);
      gtk_widget_set_valign (self->lines, GTK_ALIGN_CENTER);
    }
  gtk_box_append (GTK_BOX (self->lines), new_head (self));
  if (picture && !beside)
    gtk_box_append (GTK_BOX (self), picture);
  if (picture)
    {
      gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
      gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
    }
  /* The score stands in no view. */
  g_signal_connect_object (viewer, "moved", G_CALLBACK (write_score), self, G_CONNECT_SWAPPED);
  write_score (self);
  return GTK_WIDGET (self);
}

PwBoardViewer *
pw_player_card_get_viewer (PwPlayerCard *self)
{
  g_return_val_if_fail (PW_IS_PLAYER_CARD (self), NULL);
  return self->viewer;
}

guint
pw_player_card_get_seat (PwPlayerCard *self)
{
  g_return_val_if_fail (PW_IS_PLAYER_CARD (self), 0);
  return self->seat;
}

/**
 * pw_player_card_add:
 * @self: a card
 * @line: (transfer floating): what stands below the name, or the picture
 */
void
pw_player_card_add (PwPlayerCard *self, GtkWidget *line)
{
  g_return_if_fail (PW_IS_PLAYER_CARD (self));
  gtk_box_append (GTK_BOX (self->lines), line);
}

/**
 * pw_player_card_add_note:
 * @self: a card
 * @note: (transfer floating): what belongs to the points: it stands before them, where there is room
 */
void
pw_player_card_add_note (PwPlayerCard *self, GtkWidget *note)
{
  g_return_if_fail (PW_IS_PLAYER_CARD (self));
  if (self->shape == PW_CARD_COLUMN)
    pw_player_card_add (self, note);
  else
    gtk_widget_insert_before (note, gtk_widget_get_parent (self->score), self->score);
}

/**
 * pw_player_card_line:
 * @start: (transfer floating): what stands at its start
 * @end: (transfer floating): what stands at its end
 *
 * Returns: (transfer floating): both in one line
 */
GtkWidget *
pw_player_card_line (GtkWidget *start, GtkWidget *end)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);

  gtk_widget_set_hexpand (start, TRUE);
  gtk_widget_set_halign (start, GTK_ALIGN_START);
  gtk_widget_set_halign (end, GTK_ALIGN_END);
  pw_box_add (line, start, end, NULL);
  return line;
}

/**
 * pw_player_card_sketch:
 * @viewer: what is looked at; it stays as long as the picture
 * @width: pixels
 * @height: pixels
 * @draw: draws it; its data is what @read has written
 * @read: what is to be seen of it; its data is @viewer
 * @size: bytes of that
 *
 * Returns: (transfer floating): a picture of what @viewer shows
 */
GtkWidget *
pw_player_card_sketch (PwBoardViewer *viewer, int width, int height, PwSketchFunc draw, PwSketchRead read, gsize size)
{
  GtkWidget *sketch = pw_sketch_new_read (width, height, draw, read, size, g_object_ref (viewer), g_object_unref);

  g_signal_connect_object (viewer, "changed", G_CALLBACK (pw_sketch_update), sketch, G_CONNECT_SWAPPED);
  return sketch;
}
