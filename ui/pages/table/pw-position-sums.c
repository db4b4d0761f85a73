/* pw-position-sums.c: below a position: what of it cannot be, and what the final scoring would bring
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-position-page-private.h"

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"
#include "model/pw-score-model.h"
#include "pw-doubt-box.h"
#include "pw-rule-chip.h"

static void
on_doubt_clicked (PwPositionPage *self, GtkWidget *button)
{
  gtk_menu_button_popdown (self->doubts_button);
  pw_position_page_set_seat (self, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "seat")));
}

void
pw_position_page_update_doubts (PwPositionPage *self)
{
  const GArray *doubts = pw_position_get_doubts (self->position);
  const PwSetup *setup = pw_session_get_setup (pw_position_page_session (self));
  g_autofree char *label = g_strdup_printf (ngettext ("%u thing is not possible", "%u things are not possible", doubts->len),
                                            doubts->len);
  GtkWidget *child;

  gtk_widget_set_visible (GTK_WIDGET (self->doubts_button), doubts->len > 0);
  gtk_menu_button_set_label (self->doubts_button, label);
  while ((child = gtk_widget_get_first_child (self->doubts_list)))
    gtk_box_remove (GTK_BOX (self->doubts_list), child);
  for (guint i = 0; i < doubts->len; i++)
    {
      const PwDoubt *doubt = &g_array_index (doubts, PwDoubt, i);
      GtkWidget *row = pw_doubt_row_new (pw_session_get_game (pw_position_page_session (self)), doubt);
      GtkWidget *go = gtk_button_new_with_label (doubt->seat >= 0 ? pw_setup_name (setup, doubt->seat) : _("Table"));

      gtk_widget_set_valign (go, GTK_ALIGN_CENTER);
      gtk_widget_add_css_class (go, "raised");
      g_object_set_data (G_OBJECT (go), "seat", GINT_TO_POINTER (MAX (doubt->seat, PW_TABLE)));
      g_signal_connect_object (go, "clicked", G_CALLBACK (on_doubt_clicked), self, G_CONNECT_SWAPPED);
      if (doubt->seat >= 0 || gtk_widget_get_visible (self->table_chip))
        gtk_box_append (GTK_BOX (row), go);
      gtk_box_append (GTK_BOX (self->doubts_list), row);
    }
  /* What was asked may be answered now. */
  gtk_revealer_set_reveal_child (self->question, FALSE);
}

static GtkWidget *
label_new (const char *text, const char *css_class, float xalign)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_label_set_wrap (GTK_LABEL (label), xalign < 1);
  if (css_class)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
add_line (PwPositionPage *self, PwScoreLine *line)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *text;
  g_autofree char *points = pw_number (pw_score_line_get_points (line));

  text = label_new (pw_score_line_get_text (line), NULL, 0);
  gtk_widget_set_hexpand (text, TRUE);
  gtk_box_append (GTK_BOX (row),
                  pw_rule_chip_new (pw_session_get_game (pw_position_page_session (self)), pw_score_line_get_rule (line)));
  gtk_box_append (GTK_BOX (row), text);
  gtk_box_append (GTK_BOX (row), label_new (points, "heading", 1));
  gtk_box_append (GTK_BOX (self->lines), row);
}

/* What the final scoring would bring now. */
void
pw_position_page_update_total (PwPositionPage *self)
{
  const PwSetup *setup = pw_session_get_setup (pw_position_page_session (self));
  g_autoptr (GPtrArray) lines = NULL;
  g_autofree char *sum = NULL, *before = NULL, *last = NULL, *all = NULL;
  GtkWidget *child;
  int total = 0, end = 0;

  /* What is secret until it is scored is in no sum here either. */
  gboolean shown = self->seat >= 0 && pw_position_is_end (self->position) &&
                   !pw_history_hidden_note (pw_session_get_history (pw_position_page_session (self)));

  gtk_widget_set_visible (self->lines_button, shown);
  while ((child = gtk_widget_get_first_child (self->lines)))
    gtk_box_remove (GTK_BOX (self->lines), child);
  if (!shown)
    return;
  lines = pw_position_final_lines (self->position, (guint) self->seat, &total);
  for (guint i = 0; i < lines->len; i++)
    {
      end += pw_score_line_get_points (lines->pdata[i]);
      add_line (self, lines->pdata[i]);
    }
  if (lines->len == 0)
    gtk_box_append (GTK_BOX (self->lines), label_new (_("Nothing scores at the end yet."), "dim-label", 0));
  before = pw_number (total - end);
  last = pw_number (end);
  all = pw_number (total);
  sum = self->narrow ? g_strdup_printf ("%s + %s = %s", before, last, all)
                     /* Translators: a player, points so far, points of the final scoring, their sum. */
                     : g_strdup_printf (_("%s: %s + %s = %s"), pw_setup_name (setup, self->seat), before, last, all);
  gtk_label_set_text (self->sum, sum);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->lines_button), GTK_ACCESSIBLE_PROPERTY_LABEL, sum, -1);
}
