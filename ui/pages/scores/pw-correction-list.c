/* pw-correction-list.c: what was played so in a game, with the reasons
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-correction-list.h"

#include <glib/gi18n-lib.h>

#include "model/pw-log-model.h"

struct _PwCorrectionList
{
  AdwBin parent_instance;

  GtkWidget *title;
  GtkWidget *lines;
};

G_DEFINE_FINAL_TYPE (PwCorrectionList, pw_correction_list, ADW_TYPE_BIN)

/* The corrections up to the present, as lines of the log. */
static GPtrArray *
collect (PwSession *session)
{
  g_autoptr (PwLogModel) log = pw_log_model_new (session);
  GPtrArray *found = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (log)); i++)
    {
      PwLogLine *line = g_list_model_get_item (G_LIST_MODEL (log), i);

      if (pw_log_line_get_reason (line))
        g_ptr_array_add (found, line);
      else
        g_object_unref (line);
    }
  return found;
}

static char *
title_for (guint n)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u correction", "%u corrections", n), n);
}

static GtkWidget *
label_new (const char *text, const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0,
                                   "width-chars", 8, NULL);

  gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
pw_correction_list_class_init (PwCorrectionListClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
pw_correction_list_init (PwCorrectionList *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->title = label_new ("", "heading");
  self->lines = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 6, "accessible-role",
                              GTK_ACCESSIBLE_ROLE_LIST, NULL);
  gtk_box_append (GTK_BOX (box), self->title);
  gtk_box_append (GTK_BOX (box), self->lines);
  gtk_widget_add_css_class (box, "card");
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/**
 * pw_correction_list_set_session:
 * @session: a game, read once
 *
 * Shows its corrections, or nothing at all where there are none.
 */
void
pw_correction_list_set_session (PwCorrectionList *self, PwSession *session)
{
  g_autoptr (GPtrArray) found = NULL;
  g_autofree char *title = NULL;
  GtkWidget *child;

  g_return_if_fail (PW_IS_CORRECTION_LIST (self));
  found = collect (session);
  title = title_for (found->len);
  while ((child = gtk_widget_get_first_child (self->lines)))
    gtk_box_remove (GTK_BOX (self->lines), child);
  for (guint i = 0; i < found->len; i++)
    {
      PwLogLine *line = g_ptr_array_index (found, i);
      GtkWidget *row = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "accessible-role",
                                     GTK_ACCESSIBLE_ROLE_LIST_ITEM, NULL);
      g_autofree char *spoken = g_strdup_printf (_("%s; played so: %s"), pw_log_line_get_text (line),
                                                 pw_log_line_get_reason (line));

      gtk_box_append (GTK_BOX (row), label_new (pw_log_line_get_text (line), "body"));
      gtk_box_append (GTK_BOX (row), label_new (pw_log_line_get_reason (line), "reason"));
      gtk_widget_add_css_class (row, "correction-preview");
      gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
      gtk_box_append (GTK_BOX (self->lines), row);
    }
  gtk_label_set_text (GTK_LABEL (self->title), title);
  gtk_widget_set_visible (GTK_WIDGET (self), found->len > 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
}

/**
 * pw_correction_list_text:
 * @session: a game
 *
 * Returns: (transfer full): the same as lines of text; empty where there are no corrections
 */
char *
pw_correction_list_text (PwSession *session)
{
  g_autoptr (GPtrArray) found = collect (session);
  g_autofree char *title = title_for (found->len);
  GString *text = g_string_new (NULL);

  if (found->len > 0)
    g_string_append_printf (text, "%s\n", title);
  for (guint i = 0; i < found->len; i++)
    {
      PwLogLine *line = g_ptr_array_index (found, i);

      g_string_append (text, "  ");
      g_string_append_printf (text, _("%s; played so: %s"), pw_log_line_get_text (line), pw_log_line_get_reason (line));
      g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}
