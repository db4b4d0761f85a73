/* pw-drop-down.c: a choice whose shown value gives way where there is little room
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-drop-down.h"

#include "pw-large-text.h"

/* "Board 12" keeps its number, and something to tell it by. */
static void
give_way (GtkLabel *label, gboolean way)
{
  gtk_label_set_ellipsize (label, way ? PANGO_ELLIPSIZE_MIDDLE : PANGO_ELLIPSIZE_NONE);
  gtk_label_set_width_chars (label, way ? 6 : -1);
}

static void
follow_text_size (GtkLabel *label)
{
  give_way (label, pw_large_text_is_on (GTK_WIDGET (label)));
}

static void
on_setup (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer only_large)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  give_way (GTK_LABEL (label), TRUE);
  if (only_large)
    {
      follow_text_size (GTK_LABEL (label));
      pw_text_scale_watch (GTK_WIDGET (label), G_CALLBACK (follow_text_size));
    }
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

static void
set_factory (GtkDropDown *drop_down, gboolean only_large)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (on_setup), GINT_TO_POINTER (only_large));
  g_signal_connect (factory, "bind", G_CALLBACK (on_bind), NULL);
  /* That of the toolkit marks the chosen one with a tick. */
  gtk_drop_down_set_list_factory (drop_down, gtk_drop_down_get_factory (drop_down));
  gtk_drop_down_set_factory (drop_down, factory);
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
  set_factory (drop_down, FALSE);
}

/**
 * pw_drop_down_give_way_to_large_text:
 * @drop_down: a drop-down of strings, beside a text that wraps: it would be cut even where there is room
 *
 * As pw_drop_down_give_way(), but only while text is large.
 */
void
pw_drop_down_give_way_to_large_text (GtkDropDown *drop_down)
{
  set_factory (drop_down, TRUE);
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
