/* pw-lines.c: what lists of a game's lines share, the log and the ledger
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-lines.h"

#include "model/pw-rule-search.h"
#include "pw-make.h"

/** Looked: what is looked at, in whose lines. */
typedef struct
{
  PwSession *session;
  PwLineMoment moment_of;
} Looked;

static void
looked_free (gpointer data)
{
  g_object_unref (((Looked *) data)->session);
  g_free (data);
}

/**
 * pw_lines_look_back:
 * @selection: of pw_lines_select()
 *
 * Selects the last line of the moment that is looked at, or none.
 */
void
pw_lines_look_back (GtkSingleSelection *selection)
{
  const Looked *looked = g_object_get_data (G_OBJECT (selection), "looked");
  guint at = GTK_INVALID_LIST_POSITION, n = g_list_model_get_n_items (G_LIST_MODEL (selection));
  gboolean looking_back = FALSE;

  g_object_get (looked->session, "looking-back", &looking_back, NULL);
  for (guint i = 0; looking_back && i < n; i++)
    {
      g_autoptr (GObject) line = g_list_model_get_item (G_LIST_MODEL (selection), i);
      guint moment = looked->moment_of (line);

      if (moment > 0 && moment == pw_session_get_moment (looked->session))
        at = i;
    }
  gtk_single_selection_set_selected (selection, at);
}

/**
 * pw_lines_select:
 * @list: what shows them
 * @lines: the lines
 * @session: the game
 * @moment_of: which moment a line is of
 *
 * Shows @lines; the selection follows what is looked at.
 *
 * Returns: (transfer full): the selection
 */
GtkSingleSelection *
pw_lines_select (GtkListView *list, GListModel *lines, PwSession *session, PwLineMoment moment_of)
{
  GtkSingleSelection *selection = gtk_single_selection_new (NULL);
  Looked *looked = g_new0 (Looked, 1);

  looked->session = g_object_ref (session);
  looked->moment_of = moment_of;
  g_object_set_data_full (G_OBJECT (selection), "looked", looked, looked_free);
  gtk_single_selection_set_autoselect (selection, FALSE);
  gtk_single_selection_set_can_unselect (selection, TRUE);
  gtk_single_selection_set_model (selection, lines);
  gtk_list_view_set_model (list, GTK_SELECTION_MODEL (selection));
  g_signal_connect_object (session, "notify::looking-back", G_CALLBACK (pw_lines_look_back), selection, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "changed", G_CALLBACK (pw_lines_look_back), selection, G_CONNECT_SWAPPED);
  pw_lines_look_back (selection);
  return selection;
}

/**
 * pw_lines_explain:
 * @session: (nullable): the game
 * @moment: the moment after a line
 * @out: (out caller-allocates): cleared; the rules by which that line came about, without a subject
 *
 * Returns: whether there are such rules
 */
gboolean
pw_lines_explain (PwSession *session, guint moment, PwExplained *out)
{
  const PwHistory *history = session ? pw_session_get_history (session) : NULL;
  g_autoptr (GArray) rules = NULL;

  if (!history || moment == 0 || moment > pw_history_get_length (history))
    return FALSE;
  rules = pw_rule_search_line (history, moment - 1);
  if (rules->len == 0)
    return FALSE;
  out->game = pw_history_get_game (history);
  out->rules = pw_rule_search_print (out->game, rules);
  return TRUE;
}

/**
 * pw_lines_new_text:
 * @css_class: (nullable): its style
 *
 * Returns: (transfer floating): a sentence of a line, which breaks where it must
 */
GtkWidget *
pw_lines_new_text (const char *css_class)
{
  GtkWidget *label = pw_words_new (NULL, NULL);

  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (label), 8);
  if (css_class)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

/**
 * pw_lines_item_of:
 * @row: what a factory made
 * @list: in which list
 *
 * Returns: (transfer none) (nullable): the item of the list, which is around @row: the keyboard stands on it
 */
GtkWidget *
pw_lines_item_of (GtkWidget *row, GtkListView *list)
{
  GtkWidget *item = gtk_widget_get_parent (row);

  return item != GTK_WIDGET (list) ? item : NULL;
}

/**
 * pw_lines_speak:
 * @row: what a factory made
 * @list: in which list
 * @text: the sentence in it
 * @spoken: what a screen reader says of the line; the item around the row knows nothing of it
 */
void
pw_lines_speak (GtkWidget *row, GtkListView *list, GtkWidget *text, const char *spoken)
{
  GtkWidget *item = pw_lines_item_of (row, list);

  gtk_accessible_update_property (GTK_ACCESSIBLE (text), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  if (item)
    gtk_accessible_update_property (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}
