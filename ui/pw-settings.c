/* pw-settings.c: what the program remembers between runs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-settings.h"

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
