/* pw-common-board.c: what lies between all players, in a column: groups of spaces, on a card or with a caption
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-common-board.h"

#include "pw-board-part.h"
#include "pw-make.h"

/**
 * pw_common_board_new:
 * @viewer: what its parts look at; it stays as long as they do
 * @spacing: pixels between the parts
 *
 * Returns: (transfer floating): an empty column
 */
GtkWidget *
pw_common_board_new (PwBoardViewer *viewer, int spacing)
{
  GtkWidget *board = gtk_box_new (GTK_ORIENTATION_VERTICAL, spacing);

  g_object_set_data_full (G_OBJECT (board), "viewer", g_object_ref (viewer), g_object_unref);
  return board;
}

/* Where the game stands: on a card. */
void
pw_common_board_add_card (GtkWidget *board, GtkWidget *part)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "phase-card");
  gtk_box_append (GTK_BOX (card), part);
  gtk_box_append (GTK_BOX (board), card);
}

/* What takes the rest of the height. */
void
pw_common_board_add_middle (GtkWidget *board, GtkWidget *part, GtkAlign align)
{
  gtk_widget_set_vexpand (part, TRUE);
  gtk_widget_set_valign (part, align);
  gtk_box_append (GTK_BOX (board), part);
}

/* @part below a caption, @gap pixels between them. */
static GtkWidget *
add_captioned (GtkWidget *board, const char *caption, GtkWidget *part, int gap)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, gap), *label = pw_words_new (caption, NULL);

  gtk_widget_set_margin_start (label, 2);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "dim-label");
  pw_box_add (box, label, part, NULL);
  gtk_box_append (GTK_BOX (board), box);
  return label;
}

void
pw_common_board_add_caption (GtkWidget *board, const char *caption, GtkWidget *part, int gap)
{
  add_captioned (board, caption, part, gap);
}

/* @part below its title, which changes (PwBoardPartKind.title), and is not shown while there is none. */
void
pw_common_board_add_titled (GtkWidget *board, GtkWidget *part, int gap)
{
  pw_board_part_set_caption (PW_BOARD_PART (part), add_captioned (board, NULL, part, gap));
}
