/* pw-data.c: the tables that a game brings along
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-data.h"

static JsonNode *
parse (GBytes *bytes, const char *path)
{
  g_autoptr (JsonParser) parser = json_parser_new_immutable ();
  const char *text;
  gsize size;

  g_assert (bytes != NULL);
  text = g_bytes_get_data (bytes, &size);
  if (!json_parser_load_from_data (parser, text, (gssize) size, NULL))
    g_error ("The table %s cannot be read.", path);
  return json_parser_steal_root (parser);
}

/**
 * pw_data_read:
 * @enter: makes the game's resources known
 * @leave: makes them unknown again
 * @path: where its tables are in the program's resources
 *
 * Reads the tables, an object; PW_DATA_READ() fills in the functions. They are built into the program: it ends where they cannot
 * be read.
 *
 * The resources are known only meanwhile: the toolkit looks for each folder of its icons, thousands, in everything that is known. It may
 * do so in a thread, and then it is that which makes the game's known: they are looked up where all wait for each other, not in
 * what the game has of them, which may not be there yet.
 *
 * Returns: (transfer full): the object
 */
JsonNode *
pw_data_read (void (*enter) (void), void (*leave) (void), const char *path)
{
  g_autoptr (GBytes) bytes = NULL;
  JsonNode *tables;

  enter ();
  bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  tables = parse (bytes, path);
  leave ();
  return tables;
}
