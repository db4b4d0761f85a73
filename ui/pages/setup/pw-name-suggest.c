/* pw-name-suggest.c: names that were kept, offered where a name is typed
 *
 * A button in the field, or Down, opens the list. It is made when it is opened.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-name-suggest.h"

#include <glib/gi18n-lib.h>

#include "pw-popover.h"
#include "pw-settings.h"

/* The list is that high at most; then it scrolls. */
#define MAX_HEIGHT 280

static char **
kept_names (void)
{
  GSettings *settings = pw_settings_get ();

  return settings ? g_settings_get_strv (settings, "player-names") : g_new0 (char *, 1);
}

static gboolean
unparent (gpointer popover)
{
  gtk_widget_unparent (popover);
  return G_SOURCE_REMOVE;
}

static void
on_closed (GtkWidget *popover)
{
  /* Not while it tells that it is closed. */
  g_idle_add_full (G_PRIORITY_DEFAULT, unparent, g_object_ref (popover), g_object_unref);
}

static void
on_chosen (GtkEntry *entry, GtkListBoxRow *row)
{
  GtkWidget *popover = gtk_widget_get_ancestor (GTK_WIDGET (row), GTK_TYPE_POPOVER);

  gtk_editable_set_text (GTK_EDITABLE (entry), gtk_label_get_text (GTK_LABEL (gtk_list_box_row_get_child (row))));
  gtk_popover_popdown (GTK_POPOVER (popover));
  gtk_widget_grab_focus (GTK_WIDGET (entry));
}

/**
 * pw_name_suggest_open:
 * @entry: where a name is typed
 *
 * Returns: (transfer none) (nullable): the list of kept names, opened, or %NULL where there are none
 */
GtkPopover *
pw_name_suggest_open (GtkEntry *entry)
{
  g_auto (GStrv) names = kept_names ();
  GtkWidget *popover, *scroller, *list;

  if (!names[0])
    return NULL;
  popover = gtk_popover_new ();
  scroller = gtk_scrolled_window_new ();
  list = gtk_list_box_new ();
  for (char **name = names; *name; name++)
    {
      GtkWidget *label = gtk_label_new (*name);

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_label_set_width_chars (GTK_LABEL (label), MIN ((int) g_utf8_strlen (*name, -1), 24));
      gtk_label_set_max_width_chars (GTK_LABEL (label), 30);
      gtk_list_box_append (GTK_LIST_BOX (list), label);
    }
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Saved names"), -1);
  g_signal_connect_object (list, "row-activated", G_CALLBACK (on_chosen), entry, G_CONNECT_SWAPPED);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), MAX_HEIGHT);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), list);
  gtk_popover_set_child (GTK_POPOVER (popover), scroller);
  g_object_set_data (G_OBJECT (popover), "pw-name-suggest", entry);
  gtk_widget_set_parent (popover, GTK_WIDGET (entry));
  g_signal_connect (popover, "closed", G_CALLBACK (on_closed), NULL);
  pw_popover_point_at (GTK_POPOVER (popover), NULL);
  gtk_popover_popup (GTK_POPOVER (popover));
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 0)));
  return GTK_POPOVER (popover);
}

static void
on_icon (GtkEntry *entry, GtkEntryIconPosition position)
{
  if (position == GTK_ENTRY_ICON_SECONDARY)
    pw_name_suggest_open (entry);
}

static gboolean
on_key (GtkEntry *entry, guint key, guint code, GdkModifierType state)
{
  if ((key != GDK_KEY_Down && key != GDK_KEY_KP_Down) || (state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return GDK_EVENT_PROPAGATE;
  return pw_name_suggest_open (entry) ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
}

static void
update (GtkEntry *entry)
{
  g_auto (GStrv) names = kept_names ();

  gtk_entry_set_icon_from_icon_name (entry, GTK_ENTRY_ICON_SECONDARY, names[0] ? "pw-down-symbolic" : NULL);
  if (names[0])
    gtk_entry_set_icon_tooltip_text (entry, GTK_ENTRY_ICON_SECONDARY, _("Saved names (Down)"));
}

/* A list that is open goes with the field. */
static void
on_destroy (GtkWidget *entry)
{
  GtkWidget *child = gtk_widget_get_first_child (entry);

  while (child)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (child);

      if (GTK_IS_POPOVER (child) && g_object_get_data (G_OBJECT (child), "pw-name-suggest"))
        gtk_widget_unparent (child);
      child = next;
    }
}

/**
 * pw_name_suggest_add:
 * @entry: where a name is typed
 *
 * Offers the names of the preferences there, as long as there are some.
 */
void
pw_name_suggest_add (GtkEntry *entry)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (on_key), entry, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (entry), keys);
  g_signal_connect (entry, "icon-press", G_CALLBACK (on_icon), NULL);
  g_signal_connect (entry, "destroy", G_CALLBACK (on_destroy), NULL);
  if (pw_settings_get ())
    g_signal_connect_object (pw_settings_get (), "changed::player-names", G_CALLBACK (update), entry, G_CONNECT_SWAPPED);
  update (entry);
}
