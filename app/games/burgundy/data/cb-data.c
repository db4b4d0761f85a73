/* cb-data.c: reads data/games/burgundy.json into tables
 *
 * The file is part of the program: a mistake in it is a defect, so it stops the program at once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/data/cb-data.h"

#include <string.h>

#include "cb-resources.h"
#include "core/pw-data.h"

#define PATH "/io/github/pipwright/Pipwright/games/burgundy.json"

static guint8 depot_types[CB_DEPOTS][CB_DEPOT_SPACES];
static guint8 black_spaces[CB_MAX_PLAYERS + 1];
guint8 cb_data_supplies[2][CB_TILES];
guint cb_data_goods;
static struct
{
  guint players, depot, space;
  guint8 types[2];              /* in phases A, C, E and in B, D */
} special;

static guint8
type_of_letter (char letter)
{
  const char *found = strchr (cb_type_letters, letter);

  g_assert (found != NULL && letter != '\0');
  return (guint8) (found - cb_type_letters);
}

static char **
strings (JsonArray *array)
{
  GStrvBuilder *builder = g_strv_builder_new ();
  char **list;

  for (guint i = 0; i < json_array_get_length (array); i++)
    g_strv_builder_add (builder, json_array_get_string_element (array, i));
  list = g_strv_builder_end (builder);
  g_strv_builder_unref (builder);
  return list;
}

/* The ten of one piece are rows of letters; their numbers are those of every such duchy. */
static void
load_duchies (JsonObject *root)
{
  JsonArray *list = json_object_get_array_member (root, "duchies");

  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      JsonObject *object = json_array_get_object_element (list, i);
      g_auto (GStrv) rows = strings (json_object_get_array_member (object, "rows"));
      int start = (int) json_object_get_int_member (object, "start");
      CbAt at[CB_MAX_HEXES];
      CbDraft draft;
      guint hex = 0;

      cb_draft_init (&draft, CB_ONE_PIECE);
      cb_draft_set_name (&draft, json_object_get_string_member (object, "name"));
      cb_draft_list (&draft, at);
      for (guint row = 0; rows[row]; row++)
        for (const char *p = rows[row]; *p; p++, hex++)
          {
            CbCell *cell = &draft.cells[at[hex].row][at[hex].column];

            cell->type = type_of_letter (*p);
            cell->start = (int) hex == start;
          }
      cb_duchy_add (json_object_get_string_member (object, "id"), &draft);
    }
}

/* Duchies of other shapes are written as people's own files are. */
static void
load_more_duchies (JsonObject *root)
{
  JsonArray *list = json_object_get_array_member (root, "more_duchies");

  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      JsonObject *object = json_array_get_object_element (list, i);
      g_autofree char *text = json_to_string (json_object_get_member (object, "duchy"), FALSE);
      g_autoptr (GError) error = NULL;
      CbDraft draft;

      if (!cb_draft_parse (&draft, text, -1, &error))
        g_error ("A duchy of the program: %s", error->message);
      cb_duchy_add (json_object_get_string_member (object, "id"), &draft);
    }
}

static void
load_board (JsonObject *root)
{
  g_auto (GStrv) depots = strings (json_object_get_array_member (root, "depots"));
  JsonObject *object = json_object_get_object_member (root, "special_space");
  JsonObject *black = json_object_get_object_member (root, "black_spaces");

  for (guint depot = 0; depot < CB_DEPOTS; depot++)
    for (guint space = 0; space < CB_DEPOT_SPACES; space++)
      depot_types[depot][space] = type_of_letter (depots[depot][space]);
  special.players = (guint) json_object_get_int_member (object, "players");
  special.depot = (guint) json_object_get_int_member (object, "depot") - 1;
  special.space = (guint) json_object_get_int_member (object, "space") - 1;
  special.types[0] = type_of_letter (*json_object_get_string_member (object, "odd_phases"));
  special.types[1] = type_of_letter (*json_object_get_string_member (object, "even_phases"));
  for (guint n = 2; n <= CB_MAX_PLAYERS; n++)
    {
      char key[2] = { (char) ('0' + n), '\0' };

      black_spaces[n] = (guint8) json_object_get_int_member (black, key);
    }
  cb_data_goods = (guint) json_object_get_int_member (root, "goods_per_colour");
}

static guint8
count (JsonObject *object, const char *key, guint back)
{
  return (guint8) json_array_get_int_element (json_object_get_array_member (object, key), back);
}

static void
load_supply (JsonObject *root)
{
  JsonObject *object = json_object_get_object_member (root, "supply");
  JsonObject *animals = json_object_get_object_member (object, "animals_each_species");

  for (guint back = 0; back < 2; back++)
    {
      cb_data_supplies[back][CB_TILE_CASTLE] = count (object, "castle", back);
      cb_data_supplies[back][CB_TILE_MINE] = count (object, "mine", back);
      cb_data_supplies[back][CB_TILE_SHIP] = count (object, "ship", back);
      cb_data_supplies[back][CB_TILE_MONASTERY_0] = count (object, "monasteries", back);
      for (guint tile = CB_TILE_WAREHOUSE; tile <= CB_TILE_TOWN_HALL; tile++)
        cb_data_supplies[back][tile] = count (object, "each_building", back);
      for (guint tile = CB_TILE_COW_2; tile <= CB_TILE_CHICKEN_4; tile++)
        {
          char key[2] = { (char) ('0' + cb_tile_animals ((CbTile) tile)), '\0' };

          cb_data_supplies[back][tile] = count (animals, key, back);
        }
      for (guint tile = CB_TILE_MONASTERY_0 + 1; tile <= CB_TILE_MONASTERY_0 + 26; tile++)
        cb_data_supplies[back][tile] = 1;
    }
}

/**
 * cb_data_load:
 *
 * Reads the tables; the second call does nothing.
 */
void
cb_data_load (void)
{
  static gsize once;

  if (g_once_init_enter (&once))
    {
      g_autoptr (JsonNode) node = PW_DATA_READ (cb, PATH);
      JsonObject *root = json_node_get_object (node);

      load_duchies (root);
      load_more_duchies (root);
      load_board (root);
      load_supply (root);
      g_once_init_leave (&once, 1);
    }
}

/**
 * cb_data_depot_space:
 * @n_players: 2 to 4
 * @phase: 0 to 4
 * @depot: 0 to 5
 * @space: 0 to 3
 *
 * Returns: the colour of a depot's space (2.1), or %CB_TYPES where fewer players do not use it
 */
CbType
cb_data_depot_space (guint n_players, guint phase, guint depot, guint space)
{
  if (space >= n_players)
    return CB_TYPES;
  if (n_players == special.players && depot == special.depot && space == special.space)
    return (CbType) special.types[phase % 2];
  return (CbType) depot_types[depot][space];
}

/* Hex spaces of the black depot (2.1). */
guint
cb_data_black_spaces (guint n_players)
{
  return black_spaces[n_players];
}
