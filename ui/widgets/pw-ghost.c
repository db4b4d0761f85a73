/* pw-ghost.c: dim words in an entry that stand where the caret would go on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-ghost.h"

/**
 * pw_ghost_place:
 * @entry: an entry that is a child of an overlay
 * @ghost: the words, which lie over it
 *
 * Puts @ghost behind what is typed.
 */
void
pw_ghost_place (GtkEntry *entry, GtkWidget *ghost)
{
  GtkText *text = GTK_TEXT (gtk_editable_get_delegate (GTK_EDITABLE (entry)));
  guint length = gtk_entry_get_text_length (entry);
  graphene_rect_t end;
  graphene_point_t at;

  gtk_text_compute_cursor_extents (text, length, &end, NULL);
  if (!gtk_widget_compute_point (GTK_WIDGET (text), GTK_WIDGET (entry), &end.origin, &at))
    return;
  if (gtk_widget_get_direction (GTK_WIDGET (entry)) == GTK_TEXT_DIR_RTL)
    at.x = (float) gtk_widget_get_width (GTK_WIDGET (entry)) - at.x;
  gtk_widget_set_margin_start (ghost, MAX (0, (int) at.x) + (length ? 8 : 3));
}
