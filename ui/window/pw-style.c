/* pw-style.c: the style sheets that the first window need not wait for
 *
 * libadwaita reads style.css and those of the themes when the program starts. Four fifths of the look belong to pages that
 * nobody sees then; and GTK's own theme, which libadwaita puts an empty one in place of, is not seen at all.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-style.h"

/**
 * THEME_VARIABLE: where GTK looks first which theme there is; whoever sets it means it.
 *
 * There is no other way to say it from within: GTK reads a theme while it makes its settings, and their property
 * “gtk-theme-name”, which libadwaita sets, is there only afterwards, when that has been read. What else it looks at, settings.ini
 * and the desktop’s own settings, belongs to the user.
 */
#define THEME_VARIABLE "GTK_THEME"
/** NO_THEME: the theme of libadwaita, in which nothing stands. */
#define NO_THEME "Adwaita-empty"

static gboolean theme_held;

/**
 * pw_style_hold_theme:
 *
 * Keeps GTK from reading its own theme, a seventh of what a start computes, until pw_style_let_theme(). For a moment when there
 * is no other thread yet: it changes the environment.
 */
void
pw_style_hold_theme (void)
{
  theme_held = !g_getenv (THEME_VARIABLE) && g_setenv (THEME_VARIABLE, NO_THEME, FALSE);
}

/**
 * pw_style_let_theme:
 *
 * Begins GTK, without a theme where pw_style_hold_theme() was called, and lets libadwaita say which one it is: where the variable
 * is set it would leave GTK's.
 */
void
pw_style_let_theme (void)
{
  if (!theme_held)
    return;
  theme_held = FALSE;
  gtk_init ();
  /* The theme is read as soon as there are settings. */
  gtk_settings_get_default ();
  g_unsetenv (THEME_VARIABLE);
}

/**
 * pw_style_add_pages:
 *
 * Reads what the pages after the start page look like, once.
 */
void
pw_style_add_pages (void)
{
  static gboolean added;
  g_autoptr (GtkCssProvider) provider = NULL;

  if (added)
    return;
  added = TRUE;
  provider = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (provider, "/io/github/pipwright/Pipwright/style-pages.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

static gboolean
on_idle (gpointer data)
{
  pw_style_add_pages ();
  return G_SOURCE_REMOVE;
}

static void
on_painted (GdkFrameClock *clock, GtkWindow *window)
{
  g_signal_handlers_disconnect_by_func (clock, on_painted, window);
  g_idle_add (on_idle, NULL);
}

static void
on_mapped (GtkWindow *window)
{
  g_signal_handlers_disconnect_by_func (window, on_mapped, NULL);
  g_signal_connect_object (gtk_widget_get_frame_clock (GTK_WIDGET (window)), "after-paint", G_CALLBACK (on_painted), window, 0);
}

/**
 * pw_style_watch_start:
 * @window: a window that is not on the screen yet
 *
 * Has the rest of the look read as soon as @window was drawn.
 */
void
pw_style_watch_start (GtkWindow *window)
{
  g_return_if_fail (GTK_IS_WINDOW (window));
  g_signal_connect (window, "map", G_CALLBACK (on_mapped), NULL);
}
