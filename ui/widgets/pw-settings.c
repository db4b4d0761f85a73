/* pw-settings.c: what the program remembers between runs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-settings.h"

#include "model/pw-store.h"
#include "pw-palette.h"

/* The key that was added last. */
#define NEWEST_KEY "edit-notation"

/**
 * pw_settings_get:
 *
 * Returns: (transfer none) (nullable): the program's settings, or %NULL where the schema is not
 *   installed: GSettings would end the process, and a game can be played without.
 */
GSettings *
pw_settings_get (void)
{
  static GSettings *settings;
  static gsize once;

  if (g_once_init_enter (&once))
    {
      GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
      g_autoptr (GSettingsSchema) schema = NULL;

      if (source)
        schema = g_settings_schema_source_lookup (source, PW_APP_ID, TRUE);
      /* One of an older version: what it lacks would end the process too. */
      if (schema && !g_settings_schema_has_key (schema, NEWEST_KEY))
        g_clear_pointer (&schema, g_settings_schema_unref);
      if (schema)
        settings = g_settings_new_full (schema, NULL, NULL);
      else
        g_message ("The settings schema %s is not installed: nothing is remembered.", PW_APP_ID);
      g_once_init_leave (&once, 1);
    }
  return settings;
}

static void
update_color_scheme (GSettings *settings, const char *key, AdwStyleManager *manager)
{
  g_autofree char *scheme = g_settings_get_string (settings, "color-scheme");

  if (g_str_equal (scheme, "light"))
    adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_LIGHT);
  else if (g_str_equal (scheme, "dark"))
    adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_DARK);
  else
    adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_DEFAULT);
}

/**
 * pw_settings_bind_color_scheme:
 * @manager: the style manager
 *
 * Makes @manager follow the setting: light, dark, or as the system has it.
 */
void
pw_settings_bind_color_scheme (AdwStyleManager *manager)
{
  GSettings *settings = pw_settings_get ();

  if (!settings)
    return;
  g_signal_connect_object (settings, "changed::color-scheme", G_CALLBACK (update_color_scheme), manager, 0);
  update_color_scheme (settings, "color-scheme", manager);
}

/* -- What takes effect at once ------------------------------------------------------------------- */

static void
redraw (GtkWidget *widget)
{
  gtk_widget_queue_draw (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    redraw (child);
}

static void
update_look (GSettings *settings)
{
  GListModel *windows = gtk_window_get_toplevels ();

  pw_palette_set_look (g_settings_get_boolean (settings, "colour-blind"), g_settings_get_boolean (settings, "patterns"));
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      redraw (window);
    }
}

/* The system's own size is what 100 % means; it is asked for anew each time, since it may have changed. */
static void
update_text_size (GSettings *settings)
{
  GtkSettings *gtk = gtk_settings_get_default ();
  int percent = g_settings_get_int (settings, "text-size"), dpi = 0;

  if (!gtk)
    return;
  gtk_settings_reset_property (gtk, "gtk-xft-dpi");
  if (percent == 100)
    return;
  g_object_get (gtk, "gtk-xft-dpi", &dpi, NULL);
  if (dpi <= 0)
    dpi = 96 * 1024;
  g_object_set (gtk, "gtk-xft-dpi", dpi * percent / 100, NULL);
}

/**
 * pw_settings_get_folder:
 *
 * Returns: (transfer full): the folder that people chose for their games; "" for the usual one
 */
char *
pw_settings_get_folder (GSettings *settings)
{
  g_autofree char *folder = g_settings_get_string (settings, "games-folder");
  char *path = g_str_has_prefix (folder, "file://") ? g_filename_from_uri (folder, NULL, NULL) : NULL;

  return path ? path : g_steal_pointer (&folder);
}

/**
 * pw_settings_set_folder:
 * @path: a folder; "" for the usual one
 *
 * Remembers where games are kept. A setting is UTF-8, a path may be anything: then it is written as a URI.
 */
void
pw_settings_set_folder (GSettings *settings, const char *path)
{
  g_autofree char *uri = g_utf8_validate (path, -1, NULL) ? NULL : g_filename_to_uri (path, NULL, NULL);

  g_settings_set_string (settings, "games-folder", uri ? uri : path);
}

static void
update_folder (GSettings *settings)
{
  g_autofree char *folder = pw_settings_get_folder (settings);

  pw_store_set_directory (folder);
}

/**
 * pw_settings_bind_all:
 *
 * Makes palette, patterns, the size of text and the folder of the games follow the settings.
 */
void
pw_settings_bind_all (void)
{
  GSettings *settings = pw_settings_get ();

  if (!settings)
    return;
  g_signal_connect (settings, "changed::colour-blind", G_CALLBACK (update_look), NULL);
  g_signal_connect (settings, "changed::patterns", G_CALLBACK (update_look), NULL);
  g_signal_connect (settings, "changed::text-size", G_CALLBACK (update_text_size), NULL);
  g_signal_connect (settings, "changed::games-folder", G_CALLBACK (update_folder), NULL);
  update_look (settings);
  update_text_size (settings);
  update_folder (settings);
}
