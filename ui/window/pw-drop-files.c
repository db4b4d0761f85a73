/* pw-drop-files.c: files dropped on a window are opened, as those from the file manager are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-drop-files.h"

/**
 * pw_drop_files_open:
 * @value: what was dropped: a #GFile or a #GdkFileList
 *
 * Opens the files, as if the program had been started with them.
 *
 * Returns: whether there were any
 */
gboolean
pw_drop_files_open (const GValue *value)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new ();
  GApplication *application = g_application_get_default ();

  if (G_VALUE_HOLDS (value, G_TYPE_FILE) && g_value_get_object (value))
    g_ptr_array_add (files, g_value_get_object (value));
  else if (G_VALUE_HOLDS (value, GDK_TYPE_FILE_LIST))
    for (GSList *l = g_value_get_boxed (value); l; l = l->next)
      g_ptr_array_add (files, l->data);
  if (files->len == 0 || !application)
    return FALSE;
  g_application_open (application, (GFile **) files->pdata, (int) files->len, "");
  return TRUE;
}

static gboolean
on_drop (GtkDropTarget *target, const GValue *value, double x, double y, GtkWidget *window)
{
  /* The first of the files is for the window it was dropped on. */
  if (GTK_IS_WINDOW (window))
    gtk_window_present (GTK_WINDOW (window));
  return pw_drop_files_open (value);
}

/**
 * pw_drop_files_add:
 * @window: a window that takes files anywhere
 */
void
pw_drop_files_add (GtkWidget *window)
{
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INVALID, GDK_ACTION_COPY);

  gtk_drop_target_set_gtypes (target, (GType[]){ GDK_TYPE_FILE_LIST, G_TYPE_FILE }, 2);
  g_signal_connect_object (target, "drop", G_CALLBACK (on_drop), window, 0);
  gtk_widget_add_controller (window, GTK_EVENT_CONTROLLER (target));
}
