/* pw-make.c: labels and boxes that are made in one call
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-make.h"

/**
 * pw_words_new:
 * @text: (nullable): what it says
 * @classes: (nullable): its classes of the style sheets, with spaces between them
 *
 * Returns: (transfer floating): a label for sentences: it begins at the edge, and goes on in the next line
 */
GtkWidget *
pw_words_new (const char *text, const char *classes)
{
  GtkWidget *label = gtk_label_new (text);
  g_auto (GStrv) each = g_strsplit (classes ? classes : "", " ", -1);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  for (guint i = 0; each[i]; i++)
    gtk_widget_add_css_class (label, each[i]);
  return label;
}

/**
 * pw_box_add:
 * @box: a #GtkBox
 * @first: (transfer floating): what comes behind all that is in it
 * @...: more, one behind the other; %NULL at the end
 */
void
pw_box_add (GtkWidget *box, GtkWidget *first, ...)
{
  va_list args;

  va_start (args, first);
  for (GtkWidget *child = first; child; child = va_arg (args, GtkWidget *))
    gtk_box_append (GTK_BOX (box), child);
  va_end (args);
}
