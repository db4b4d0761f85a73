/* pw-toolkit-names.c: parts of the toolkit's own widgets have names; the only file that knows that some toolkits forget them
 *
 * An item of a menu says that its label names it. GTK 4.18 takes no words from such a label, as it is there for the eye
 * alone, and a screen reader reads a menu of nameless items. Here each item bears its words itself.
 *
 * What has the focus of a drop-down is a button inside it, which has no name; so it is with a menu button that shows something
 * else than a label or an icon. Here it has that of the whole.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-toolkit-names.h"

#if GTK_CHECK_VERSION(4, 10, 0)

/* @text as it is read: without the marks of keys. Free it. */
static char *
without_marks (const char *text)
{
  GString *out = g_string_new (NULL);

  for (const char *p = text; *p; p++)
    {
      if (*p == '_' && p[1] != '\0')
        p++;
      g_string_append_c (out, *p);
    }
  return g_string_free (out, FALSE);
}

static void
name_items (GtkWidget *widget)
{
  /* Its type is not public. */
  if (g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkModelButton"))
    {
      g_autofree char *text = NULL, *name = NULL;

      g_object_get (widget, "text", &text, NULL);
      if (!text || text[0] == '\0')
        return;
      name = without_marks (text);
      gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
      gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    name_items (child);
}

#endif

static void
name_button (GtkWidget *whole)
{
  GtkWidget *button = gtk_widget_get_first_child (whole);

  if (GTK_IS_BUTTON (button))
    gtk_accessible_update_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY, whole, NULL, -1);
}

static gboolean
on_map (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);

  if (GTK_IS_DROP_DOWN (widget) || (GTK_IS_MENU_BUTTON (widget) && gtk_menu_button_get_child (GTK_MENU_BUTTON (widget))))
    name_button (widget);
#if GTK_CHECK_VERSION(4, 10, 0)
  if (GTK_IS_POPOVER_MENU (widget))
    name_items (widget);
#endif
  return G_SOURCE_CONTINUE;
}

/**
 * pw_toolkit_names_init:
 *
 * From now on items of menus and buttons of drop-downs have names as soon as they are shown, also on toolkits that forget
 * them. To be called once, when there is a display.
 */
void
pw_toolkit_names_init (void)
{
  gpointer klass = g_type_class_ref (GTK_TYPE_WIDGET);

  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, on_map, NULL, NULL);
  g_type_class_unref (klass);
}
