/* pw-data.c: the tables that a game brings along
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-data.h"

/**
 * pw_data_read:
 * @resource: the game's resources
 * @path: where its tables are in them
 *
 * Reads the tables, an object. They are built into the program: it ends where they cannot be read.
 *
 * Returns: (transfer full): the object
 */
JsonNode *
pw_data_read (GResource *resource, const char *path)
{
  g_autoptr (JsonParser) parser = json_parser_new_immutable ();
  g_autoptr (GBytes) bytes = g_resource_lookup_data (resource, path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  const char *text;
  gsize size;

  g_assert (bytes != NULL);
  text = g_bytes_get_data (bytes, &size);
  if (!json_parser_load_from_data (parser, text, (gssize) size, NULL))
    g_error ("The table %s cannot be read.", path);
  return json_parser_steal_root (parser);
}
