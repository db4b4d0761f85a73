/* demo.c: the smallest program that the harness can prove itself on
 *
 * A field, a button, one that stays down, a label that counts; the count is kept in a file at once, so that it
 * survives being killed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <gtk/gtk.h>

typedef struct
{
  GtkWidget *entry, *label;
  char *path;
  int count;
} Demo;

static void
show (Demo *demo)
{
  g_autofree char *text = g_strdup_printf ("Count %d: %s", demo->count, gtk_editable_get_text (GTK_EDITABLE (demo->entry)));
  g_autofree char *content = g_strdup_printf ("%d", demo->count);

  gtk_label_set_text (GTK_LABEL (demo->label), text);
  g_file_set_contents (demo->path, content, -1, NULL);
}

static void
on_add (GtkWidget *widget, Demo *demo)
{
  demo->count++;
  show (demo);
}

static void
on_undo (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  Demo *demo = data;

  demo->count--;
  show (demo);
}

static void
on_activate (GtkApplication *application, Demo *demo)
{
  GtkWidget *window = gtk_application_window_new (application);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *button = gtk_button_new_with_label ("Add one");
  GtkWidget *toggle = gtk_toggle_button_new_with_label ("Add and stay");

  demo->entry = gtk_entry_new ();
  gtk_accessible_update_property (GTK_ACCESSIBLE (demo->entry), GTK_ACCESSIBLE_PROPERTY_LABEL, "Words", -1);
  demo->label = gtk_label_new ("");
  g_signal_connect (demo->entry, "activate", G_CALLBACK (on_add), demo);
  g_signal_connect (button, "clicked", G_CALLBACK (on_add), demo);
  gtk_box_append (GTK_BOX (box), demo->entry);
  g_signal_connect (toggle, "toggled", G_CALLBACK (on_add), demo);
  gtk_box_append (GTK_BOX (box), button);
  gtk_box_append (GTK_BOX (box), toggle);
  gtk_box_append (GTK_BOX (box), demo->label);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_set_title (GTK_WINDOW (window), "Demo");
  show (demo);
  gtk_window_present (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  g_autoptr (GtkApplication) application = gtk_application_new (NULL, G_APPLICATION_NON_UNIQUE);
  const char *accels[] = { "<Control>z", NULL };
  const GActionEntry actions[] = { { .name = "undo", .activate = on_undo } };
  g_autofree char *content = NULL;
  Demo demo = { 0 };
  int status;

  demo.path = g_build_filename (g_get_user_data_dir (), "count", NULL);
  if (g_file_get_contents (demo.path, &content, NULL, NULL))
    demo.count = (int) g_ascii_strtoll (content, NULL, 10);
  g_action_map_add_action_entries (G_ACTION_MAP (application), actions, G_N_ELEMENTS (actions), &demo);
  gtk_application_set_accels_for_action (application, "app.undo", accels);
  g_signal_connect (application, "activate", G_CALLBACK (on_activate), &demo);
  status = g_application_run (G_APPLICATION (application), argc, argv);
  g_free (demo.path);
  return status;
}
