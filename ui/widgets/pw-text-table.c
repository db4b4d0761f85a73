/* pw-text-table.c: numbers in rows and columns, as text: what stands behind a chart
 *
 * The rows are a list: the arrow keys lead through them, Tab leads past them, and each is spoken
 * as one sentence with the names of its columns.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-text-table.h"

#include "core/pw-format.h"
#include "pw-make.h"
#include "pw-scroll.h"

/** NAME_CHARS: so many letters of what a row tells of are always shown: a date is whole. */
#define NAME_CHARS 11

struct _PwTextTable
{
  AdwBin parent_instance;

  GtkWidget *head;
  GtkWidget *list;
  GtkSizeGroup *first;          /* the rows' names */
  GPtrArray *groups;            /* GtkSizeGroup: of each column of numbers */
  GPtrArray *names;             /* of each column */
};

G_DEFINE_FINAL_TYPE (PwTextTable, pw_text_table, ADW_TYPE_BIN)

static GtkWidget *
line_new (void)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_widget_add_css_class (line, "table-line");
  return line;
}

static void
pw_text_table_finalize (GObject *object)
{
  PwTextTable *self = PW_TEXT_TABLE (object);

  g_clear_object (&self->first);
  g_ptr_array_unref (self->groups);
  g_ptr_array_unref (self->names);
  G_OBJECT_CLASS (pw_text_table_parent_class)->finalize (object);
}

static void
pw_text_table_class_init (PwTextTableClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = pw_text_table_finalize;
}

static void
pw_text_table_init (PwTextTable *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->groups = g_ptr_array_new_with_free_func (g_object_unref);
  self->names = g_ptr_array_new_with_free_func (g_free);
  self->head = line_new ();
  gtk_widget_add_css_class (self->head, "table-head");
  self->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (self->list, "text-table");
  pw_box_add (box, self->head, self->list, NULL);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  pw_scroll_pass_on (scroller);
  adw_bin_set_child (ADW_BIN (self), scroller);
}

/**
 * pw_text_table_new:
 *
 * Returns: (transfer none): an empty table
 */
GtkWidget *
pw_text_table_new (void)
{
  return g_object_new (PW_TYPE_TEXT_TABLE, NULL);
}

/**
 * pw_text_table_clear:
 * @title: what the table shows, to be spoken
 *
 * Takes away all columns and rows.
 */
void
pw_text_table_clear (PwTextTable *self, const char *title)
{
  GtkWidget *child, *corner;

  g_return_if_fail (PW_IS_TEXT_TABLE (self));
  while ((child = gtk_widget_get_first_child (self->head)))
    gtk_box_remove (GTK_BOX (self->head), child);
  while ((child = gtk_widget_get_first_child (self->list)))
    gtk_list_box_remove (GTK_LIST_BOX (self->list), child);
  g_ptr_array_set_size (self->groups, 0);
  g_ptr_array_set_size (self->names, 0);
  corner = gtk_label_new (NULL);
  gtk_widget_set_hexpand (corner, TRUE);
  g_clear_object (&self->first);
  self->first = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  gtk_size_group_add_widget (self->first, corner);
  gtk_box_append (GTK_BOX (self->head), corner);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
}

/**
 * pw_text_table_add_column:
 * @head: (transfer floating): what stands above the column
 * @name: its name, to be spoken and as a tooltip
 *
 * Adds a column of numbers. All columns come before the first row.
 */
void
pw_text_table_add_column (PwTextTable *self, GtkWidget *head, const char *name)
{
  GtkSizeGroup *group;
  GtkWidget *place;

  g_return_if_fail (PW_IS_TEXT_TABLE (self));
  place = adw_bin_new ();
  group = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  gtk_widget_set_halign (head, GTK_ALIGN_END);
  gtk_widget_set_hexpand (place, TRUE);
  gtk_widget_set_tooltip_text (place, name);
  adw_bin_set_child (ADW_BIN (place), head);
  gtk_size_group_add_widget (group, place);
  gtk_box_append (GTK_BOX (self->head), place);
  g_ptr_array_add (self->groups, group);
  g_ptr_array_add (self->names, g_strdup (name));
}

/**
 * pw_text_table_add_row:
 * @name: what the row tells of
 * @spoken: (nullable): the same, not shortened
 * @values: a number for each column
 * @zeros: whether zeros are written too; else only that of the last column, a sum
 * @css_class: (nullable): a style class
 *
 * Adds a row.
 */
void
pw_text_table_add_row (PwTextTable *self, const char *name, const char *spoken, const int *values, gboolean zeros,
                       const char *css_class)
{
  GtkWidget *row, *line, *label;
  g_autoptr (GString) text = NULL;
  guint n_spoken = 0;

  g_return_if_fail (PW_IS_TEXT_TABLE (self));
  row = gtk_list_box_row_new ();
  line = line_new ();
  label = gtk_label_new (name);
  text = g_string_new (spoken ? spoken : name);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), MIN (NAME_CHARS, (int) g_utf8_strlen (name, -1)));
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_tooltip_text (label, spoken);
  gtk_size_group_add_widget (self->first, label);
  gtk_box_append (GTK_BOX (line), label);
  for (guint i = 0; i < self->groups->len; i++)
    {
      gboolean shown = values[i] != PW_TEXT_TABLE_NOTHING && (values[i] != 0 || zeros || i + 1 == self->groups->len);
      g_autofree char *number = shown ? pw_number (values[i]) : g_strdup ("");
      GtkWidget *cell = gtk_label_new (number);

      gtk_label_set_xalign (GTK_LABEL (cell), 1);
      gtk_widget_set_hexpand (cell, TRUE);
      gtk_size_group_add_widget (g_ptr_array_index (self->groups, i), cell);
      gtk_box_append (GTK_BOX (line), cell);
      if (!shown)
        continue;
      g_string_append_printf (text, "%s %s %s", n_spoken++ ? "," : ":", (const char *) self->names->pdata[i], number);
    }
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), line);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  if (css_class)
    gtk_widget_add_css_class (row, css_class);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, text->str, -1);
  gtk_list_box_append (GTK_LIST_BOX (self->list), row);
}

/**
 * pw_text_table_print:
 *
 * Returns: (transfer full): what the rows show
 */
char *
pw_text_table_print (PwTextTable *self)
{
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (PW_IS_TEXT_TABLE (self), NULL);
  for (GtkWidget *row = gtk_widget_get_first_child (self->list); row; row = gtk_widget_get_next_sibling (row))
    {
      GtkWidget *line = gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (row));

      for (GtkWidget *cell = gtk_widget_get_first_child (line); cell; cell = gtk_widget_get_next_sibling (cell))
        g_string_append_printf (text, "%s%s", gtk_widget_get_prev_sibling (cell) ? "|" : "",
                                gtk_label_get_text (GTK_LABEL (cell)));
      g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}
