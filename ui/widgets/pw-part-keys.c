/* pw-part-keys.c: F6 and Shift+F6 go from part to part of a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-part-keys.h"

/** Parts: @widgets: (element-type GtkWidget): what belongs to the page, in the order of reading. */
typedef struct
{
  GPtrArray *widgets;
  PwPartEnter enter;
} Parts;

static void
parts_free (gpointer data)
{
  Parts *parts = data;

  g_ptr_array_unref (parts->widgets);
  g_free (parts);
}

/* The part that has the keyboard; -1: none has. */
static int
part_with_focus (GtkWidget *page, const Parts *parts)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (page));

  for (guint i = 0; focus && i < parts->widgets->len; i++)
    {
      GtkWidget *part = g_ptr_array_index (parts->widgets, i);

      if (focus == part || gtk_widget_is_ancestor (focus, part))
        return (int) i;
    }
  return -1;
}

static gboolean
go (GtkWidget *page, const Parts *parts, int step)
{
  int n = (int) parts->widgets->len, at = part_with_focus (page, parts);

  if (at < 0)
    at = step > 0 ? -1 : 0;
  for (int i = 1; i <= n; i++)
    {
      GtkWidget *part = g_ptr_array_index (parts->widgets, (guint) ((at + i * step + n) % n));

      if (gtk_widget_get_mapped (part) && parts->enter (page, part))
        return TRUE;
    }
  return FALSE;
}

static gboolean
on_key (GtkWidget *page, GVariant *args, gpointer data)
{
  const Parts *parts = g_object_get_data (G_OBJECT (page), "pw-parts");

  return gtk_widget_get_mapped (page) && go (page, parts, GPOINTER_TO_INT (data));
}

static void
add_shortcut (GtkEventController *controller, GdkModifierType modifiers, int step)
{
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_F6, modifiers),
                                                          gtk_callback_action_new (on_key, GINT_TO_POINTER (step), NULL)));
}

/**
 * pw_part_keys_add:
 * @page: a page
 * @parts: (array length=n_parts): widgets of it, in the order of reading
 * @enter: how a part gets the keyboard
 *
 * Where a page asks for many things, the way by Tab from one end to the other is long: F6 goes to the next part that is shown, Shift+F6 to
 * the one before, as on the table.
 */
void
pw_part_keys_add (GtkWidget *page, GtkWidget *const *parts, guint n_parts, PwPartEnter enter)
{
  GtkEventController *shortcuts = gtk_shortcut_controller_new ();
  Parts *all = g_new0 (Parts, 1);

  all->widgets = g_ptr_array_sized_new (n_parts);
  for (guint i = 0; i < n_parts; i++)
    g_ptr_array_add (all->widgets, parts[i]);
  all->enter = enter;
  g_object_set_data_full (G_OBJECT (page), "pw-parts", all, parts_free);
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (shortcuts), GTK_SHORTCUT_SCOPE_GLOBAL);
  add_shortcut (shortcuts, 0, 1);
  add_shortcut (shortcuts, GDK_SHIFT_MASK, -1);
  gtk_widget_add_controller (page, shortcuts);
}
