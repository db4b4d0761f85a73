/* pw-toolkit-names.c: parts of the toolkit's own widgets have names and actions; the only file that knows that some toolkits
 * forget them
 *
 * An item of a menu says that its label names it. GTK 4.18 takes no words from such a label, as it is there for the eye
 * alone, and a screen reader reads a menu of nameless items. Here each item bears its words itself.
 *
 * What has the focus of a drop-down is a button inside it, which has no name; so it is with a menu button that shows something
 * else than a label or an icon. Here it has that of the whole, and so has the list that drops down; what is selected describes
 * the button.
 *
 * A button says that its label names it; GTK 4.18 takes that name also where the button was given another, that says more. Here
 * a name that was given is the name.
 *
 * A check button can be pressed by keys and by the pointer, but says of no action that somebody else could do. Here it has one.
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

/* A button that was given a name has that one, and not its label. */
static void
keep_name (GtkAccessible *button)
{
  if (gtk_test_accessible_has_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL))
    gtk_accessible_reset_relation (button, GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

#endif

static void
name_button (GtkWidget *whole)
{
  GtkWidget *button = gtk_widget_get_first_child (whole);

  if (GTK_IS_BUTTON (button))
    gtk_accessible_update_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY, whole, NULL, -1);
}

/* Where there is a sign in place of words, the button inside has the name of the whole; that is its tooltip, where nobody
 * gave another. */
static void
name_menu_button (GtkMenuButton *whole)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (whole);
  const char *tooltip = gtk_widget_get_tooltip_text (GTK_WIDGET (whole));

  if (gtk_menu_button_get_label (whole))
    return;
  if (tooltip && !gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL) &&
      !gtk_test_accessible_has_relation (accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY))
    gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, tooltip, -1);
  name_button (GTK_WIDGET (whole));
}

/* What is selected is said after the name of the button. */
static void
say_selected (GtkDropDown *whole)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (whole));
  GtkExpression *expression = gtk_drop_down_get_expression (whole);
  gpointer item = gtk_drop_down_get_selected_item (whole);
  GValue value = G_VALUE_INIT;
  const char *text = GTK_IS_STRING_OBJECT (item) ? gtk_string_object_get_string (item) : NULL;

  if (expression && item && gtk_expression_evaluate (expression, item, &value) && G_VALUE_HOLDS_STRING (&value))
    text = g_value_get_string (&value);
  if (GTK_IS_BUTTON (button))
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text ? text : "", -1);
  if (G_IS_VALUE (&value))
    g_value_unset (&value);
}

/* The list of a drop-down takes the focus, and newer toolkits show it to screen readers also while it is not open. */
static void
name_list (GtkWidget *widget, GtkWidget *whole)
{
  if (GTK_IS_LIST_VIEW (widget))
    gtk_accessible_update_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY, whole, NULL, -1);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    name_list (child, whole);
}

static void
name_drop_down (GtkWidget *whole)
{
  /* Newer toolkits name it by what is selected, even where it has a name of its own. */
  if (gtk_test_accessible_has_property (GTK_ACCESSIBLE (whole), GTK_ACCESSIBLE_PROPERTY_LABEL))
    gtk_accessible_reset_relation (GTK_ACCESSIBLE (whole), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  name_button (whole);
  name_list (whole, whole);
  g_signal_handlers_disconnect_by_func (whole, say_selected, NULL);
  g_signal_connect (whole, "notify::selected-item", G_CALLBACK (say_selected), NULL);
  say_selected (GTK_DROP_DOWN (whole));
}

static void
give_action (GtkWidget *check)
{
  g_autoptr (GSimpleActionGroup) group = NULL;
  g_autoptr (GSimpleAction) action = NULL;

  if (g_object_get_data (G_OBJECT (check), "pw-has-action"))
    return;
  group = g_simple_action_group_new ();
  action = g_simple_action_new ("toggle", NULL);
  g_signal_connect_object (action, "activate", G_CALLBACK (gtk_widget_activate), check, G_CONNECT_SWAPPED);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (action));
  gtk_widget_insert_action_group (check, "check", G_ACTION_GROUP (group));
  g_object_set_data (G_OBJECT (check), "pw-has-action", GINT_TO_POINTER (TRUE));
}

static gboolean
on_map (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);

  if (GTK_IS_DROP_DOWN (widget))
    name_drop_down (widget);
  if (GTK_IS_MENU_BUTTON (widget))
    name_menu_button (GTK_MENU_BUTTON (widget));
  if (GTK_IS_CHECK_BUTTON (widget))
    give_action (widget);
#if GTK_CHECK_VERSION(4, 10, 0)
  if (GTK_IS_POPOVER_MENU (widget))
    name_items (widget);
  if (GTK_IS_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget))
    keep_name (GTK_ACCESSIBLE (widget));
#endif
  return G_SOURCE_CONTINUE;
}

/**
 * pw_toolkit_names_init:
 *
 * From now on items of menus, buttons and parts of drop-downs have their names, and check buttons an action, as soon as they
 * are shown, also on toolkits that forget them. To be called once, when there is a display.
 */
void
pw_toolkit_names_init (void)
{
  gpointer klass = g_type_class_ref (GTK_TYPE_WIDGET);

  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, on_map, NULL, NULL);
  g_type_class_unref (klass);
}
