/* pw-stray-letters.c: letters that are typed where no text field has the keyboard
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-stray-letters.h"

/** Watch: @keys: on the window of @page while that is shown; NULL while it is not. */
typedef struct
{
  GtkWidget *page;
  PwStrayLetters take;
  GtkEventController *keys;
  GtkWidget *root;
} Watch;

static gboolean
on_key (Watch *watch, guint key, guint code, GdkModifierType state)
{
  gunichar letter = gdk_keyval_to_unicode (key);
  char text[7] = { 0 };

  if (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK) || !g_unichar_isalpha (letter))
    return FALSE;
  g_unichar_to_utf8 (letter, text);
  return watch->take (watch->page, text);
}

static void
on_map (Watch *watch)
{
  watch->root = GTK_WIDGET (gtk_widget_get_root (watch->page));
  watch->keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_name (watch->keys, "stray-letters");
  g_signal_connect_swapped (watch->keys, "key-pressed", G_CALLBACK (on_key), watch);
  gtk_widget_add_controller (watch->root, watch->keys);
}

static void
on_unmap (Watch *watch)
{
  if (watch->keys)
    gtk_widget_remove_controller (watch->root, watch->keys);
  watch->keys = NULL;
}

/**
 * pw_stray_letters_watch:
 * @page: a page
 * @take: what becomes of a letter; called with @page
 *
 * While @page is shown, a letter that nothing else in its window takes, such as one typed while a button has the keyboard, goes
 * to @take: nothing that somebody types is lost.
 */
void
pw_stray_letters_watch (GtkWidget *page, PwStrayLetters take)
{
  Watch *watch = g_new0 (Watch, 1);

  watch->page = page;
  watch->take = take;
  g_signal_connect_data (page, "map", G_CALLBACK (on_map), watch, (GClosureNotify) (void (*) (void)) g_free, G_CONNECT_SWAPPED);
  g_signal_connect_swapped (page, "unmap", G_CALLBACK (on_unmap), watch);
}
