/* pw-line-row.c: a line of the log as a row on a board: what it says, why, and whose points; pressed, it is written anew
 *
 * What is done with a line are the commands of the window, the same as in the log.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-line-row.h"

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"
#include "pw-make.h"
#include "pw-marker-image.h"
#include "pw-rule-chip.h"
#include "pw-wrap-layout.h"

static void
on_activated (GtkListBox *list, GtkListBoxRow *row)
{
  guint moment = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "moment"));

  gtk_widget_activate_action (GTK_WIDGET (list), "win.edit-line", "u", moment);
}

/**
 * pw_line_list_new:
 *
 * Returns: (transfer floating): a list for rows of pw_line_row_new(); one that is pressed is written anew
 */
GtkWidget *
pw_line_list_new (void)
{
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_widget_add_css_class (list, "line-list");
  g_signal_connect (list, "row-activated", G_CALLBACK (on_activated), NULL);
  return list;
}

static GtkWidget *
words_new (const char *title, const char *caption)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  const char *texts[] = { title, caption };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    if (texts[i] && texts[i][0] != '\0')
      {
        GtkWidget *label = pw_words_new (texts[i], NULL);

        gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
        gtk_label_set_width_chars (GTK_LABEL (label), 8);
        gtk_widget_add_css_class (label, i == 0 ? "heading" : "dim-label");
        gtk_box_append (GTK_BOX (box), label);
      }
  gtk_widget_set_hexpand (box, TRUE);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  return box;
}

/* One player's points, with the marker. */
static GtkWidget *
points_new (const PwSetup *setup, guint seat, int points, gboolean later)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4), *marker = pw_marker_image_new (7), *pill;
  g_autofree char *text = pw_number_signed (points);

  pill = gtk_label_new (text);
  pw_marker_image_set (PW_MARKER_IMAGE (marker), setup->markers[seat], NULL);
  gtk_widget_add_css_class (pill, "pill");
  if (later)
    gtk_widget_add_css_class (pill, "zero");
  gtk_widget_set_valign (pill, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (box, pw_setup_name (setup, seat));
  pw_box_add (box, marker, pill, NULL);
  return box;
}

/* What is heard of a row: all of it in one go. */
static char *
spoken_new (const PwSetup *setup, const PwLineRow *row)
{
  GString *text = g_string_new (row->title);

  if (row->caption && row->caption[0] != '\0')
    g_string_append_printf (text, "; %s", row->caption);
  for (guint seat = 0; seat < setup->n_players; seat++)
    if (row->seats >> seat & 1)
      {
        g_autofree char *points = pw_number_signed (row->points[seat]);

        g_string_append_printf (text, "; %s %s", pw_setup_name (setup, seat), points);
      }
  return g_string_free (text, FALSE);
}

static GtkWidget *
remove_new (guint moment)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("pw-close-symbolic");

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.strike-line");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", moment);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, _("Strike this line"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Strike this line"), -1);
  return button;
}

/**
 * pw_line_row_new:
 * @session: the game
 * @line: what the row shows
 *
 * Returns: (transfer floating): the row: pressed, it is written anew; its button strikes the line
 */
GtkWidget *
pw_line_row_new (PwSession *session, const PwLineRow *line)
{
  const PwSetup *setup = pw_session_get_setup (session);
  GtkWidget *row = gtk_list_box_row_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *points;
  g_autofree char *spoken = spoken_new (setup, line);

  if (line->sign)
    {
      gtk_widget_set_valign (line->sign, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (box), line->sign);
    }
  gtk_box_append (GTK_BOX (box), words_new (line->title, line->caption));
  if (line->rule)
    gtk_box_append (GTK_BOX (box), pw_rule_chip_new (pw_session_get_game (session), line->rule));
  points = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_widget_set_layout_manager (points, pw_wrap_layout_new (6));
  gtk_widget_set_valign (points, GTK_ALIGN_CENTER);
  for (guint seat = 0; seat < setup->n_players; seat++)
    if (line->seats >> seat & 1)
      gtk_box_append (GTK_BOX (points), points_new (setup, seat, line->points[seat], line->later));
  pw_box_add (box, points, remove_new (line->moment), NULL);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_widget_set_tooltip_text (row, _("Click to correct this line"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  g_object_set_data (G_OBJECT (row), "moment", GUINT_TO_POINTER (line->moment));
  return row;
}
