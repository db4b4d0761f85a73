/* pw-drop-down.c: a choice whose shown value gives way where there is little room
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-drop-down.h"

static void
on_setup (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  /* "Board 12" keeps its number, and something to tell it by. */
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_MIDDLE);
  gtk_label_set_width_chars (GTK_LABEL (label), 6);
  gtk_list_item_set_child (item, label);
}

static void
on_bind (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = gtk_list_item_get_child (item);
  const char *text = gtk_string_object_get_string (gtk_list_item_get_item (item));

  gtk_label_set_text (GTK_LABEL (label), text);
  gtk_widget_set_tooltip_text (label, text);
}

/**
 * pw_drop_down_give_way:
 * @drop_down: a drop-down of strings
 *
 * Words of some languages are long: the one that is shown is cut in the middle before the window has to be wider.
 * The list that opens has all of them whole.
 */
void
pw_drop_down_give_way (GtkDropDown *drop_down)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (on_setup), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (on_bind), NULL);
  /* That of the toolkit marks the chosen one with a tick. */
  gtk_drop_down_set_list_factory (drop_down, gtk_drop_down_get_factory (drop_down));
  gtk_drop_down_set_factory (drop_down, factory);
}

/**
 * pw_drop_down_new:
 * @words: (transfer full): what can be chosen
 *
 * Returns: (transfer floating): a drop-down whose shown value gives way, see pw_drop_down_give_way()
 */
GtkWidget *
pw_drop_down_new (GtkStringList *words)
{
  GtkWidget *drop_down = gtk_drop_down_new (G_LIST_MODEL (words), NULL);

  pw_drop_down_give_way (GTK_DROP_DOWN (drop_down));
  return drop_down;
}
