/* cy-data.c: reads data/games/caylus1303.json into tables
 *
 * The file is part of the program: a mistake in it is a defect, so it stops the program at once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/data/cy-data.h"

#include "cy-resources.h"
#include "core/pw-data.h"

#define PATH "/io/github/pipwright/Pipwright/games/caylus1303.json"

CyTileInfo cy_tiles[CY_TILES];
guint8 cy_preset_gap, cy_preset_after;
guint8 cy_gap_mark, cy_after_mark;
guint32 cy_names_to_confirm;

const guint8 cy_family_first[CY_FAMILIES] = { CY_FARM, CY_WOOD_FARM, CY_STONE_FARM, CY_GARDEN, CY_FAIRGROUND };
const guint8 cy_family_last[CY_FAMILIES] = { CY_GUILD_4, CY_STONEMASON, CY_JEWELER, CY_MANSION, CY_TOLL };

static const char *const family_keys[CY_FAMILIES] = { "starting", "wood", "stone", "monument", "printed" };
static const char *const amount_keys[CY_COSTS] = { "food", "wood", "stone", "cloth", "gold", "any" };
static const char *const do_keys[] = { "", "claim", "build_wood", "build_stone", "provost" };

static int
number (JsonObject *object, const char *key)
{
  return json_object_has_member (object, key) ? (int) json_object_get_int_member (object, key) : 0;
}

static guint
index_of (const char *const *list, guint n, const char *text)
{
  for (guint i = 0; i < n; i++)
    if (g_strcmp0 (list[i], text) == 0)
      return i;
  g_error ("The table of components has no such word: %s", text);
}

static void
load_amounts (JsonObject *object, guint8 *amounts)
{
  for (guint i = 0; i < CY_COSTS; i++)
    amounts[i] = (guint8) number (object, amount_keys[i]);
}

static void
load_price (JsonObject *object, CyPrice *price)
{
  if (json_object_has_member (object, "pay"))
    {
      JsonObject *pay = json_object_get_object_member (object, "pay");

      load_amounts (pay, price->pay);
      price->pay_workers = (guint8) number (pay, "workers");
    }
  if (json_object_has_member (object, "gain"))
    {
      JsonObject *gain = json_object_get_object_member (object, "gain");

      load_amounts (gain, price->gain);
      price->gain_workers = (guint8) number (gain, "workers");
      price->prestige = (guint8) number (gain, "prestige");
      price->favour = (guint8) number (gain, "favour");
    }
}

static void
load_effect (JsonObject *object, CyEffect *effect)
{
  if (json_object_has_member (object, "choose"))
    {
      JsonArray *choices = json_object_get_array_member (object, "choose");

      effect->n_prices = (guint8) json_array_get_length (choices);
      g_assert (effect->n_prices == 2);
      for (guint i = 0; i < 2; i++)
        load_price (json_array_get_object_element (choices, i), &effect->prices[i]);
      return;
    }
  effect->n_prices = 1;
  load_price (object, &effect->prices[0]);
  if (json_object_has_member (object, "do"))
    effect->does = (guint8) index_of (do_keys, G_N_ELEMENTS (do_keys), json_object_get_string_member (object, "do"));
  if (json_object_has_member (object, "without"))
    effect->spares = (guint8) number (json_object_get_object_member (object, "without"), "stone");
}

static guint8
mark_of (JsonObject *object, const char *key)
{
  static const char *const marks[] = { "sure", "confirm", "ask" };

  if (!json_object_has_member (object, key))
    return CY_SURE;
  return (guint8) index_of (marks, G_N_ELEMENTS (marks), json_object_get_string_member (object, key));
}

static void
load_tile (JsonObject *object, guint tile)
{
  CyTileInfo *info = &cy_tiles[tile];

  g_assert (g_strcmp0 (json_object_get_string_member (object, "word"), cy_tile_words.words[tile].word) == 0);
  info->family = (guint8) index_of (family_keys, CY_FAMILIES, json_object_get_string_member (object, "family"));
  g_assert (tile >= cy_family_first[info->family] && tile <= cy_family_last[info->family]);
  info->copies = (guint8) MAX (1, number (object, "copies"));
  if (json_object_has_member (object, "cost"))
    load_amounts (json_object_get_object_member (object, "cost"), info->cost);
  info->prestige = (guint8) number (object, "prestige");
  info->cost_mark = mark_of (object, "cost_mark");
  info->prestige_mark = mark_of (object, "prestige_mark");
  info->side_mark = mark_of (object, "setup_mark");
  if (json_object_has_member (object, "setup"))
    load_effect (json_object_get_object_member (object, "setup"), &info->sides[0]);
  if (json_object_has_member (object, "construction"))
    load_effect (json_object_get_object_member (object, "construction"), &info->sides[1]);
  if (json_object_has_member (object, "owner"))
    for (guint good = 0; good < CY_GOODS; good++)
      info->owner[good] = (guint8) number (json_object_get_object_member (object, "owner"), amount_keys[good]);
  if (json_object_has_member (object, "bonus"))
    {
      JsonObject *bonus = json_object_get_object_member (object, "bonus");

      load_price (bonus, &info->bonus);
      info->bonus_at_once = g_strcmp0 (json_object_get_string_member (bonus, "when"), "built") == 0;
    }
}

static void
load_road (JsonObject *road)
{
  cy_preset_gap = (guint8) number (road, "gap");
  cy_preset_after = (guint8) number (road, "after");
  cy_gap_mark = mark_of (road, "gap_mark");
  cy_after_mark = mark_of (road, "after_mark");
  g_assert (cy_preset_gap <= CY_MAX_GAP && cy_preset_after <= CY_MAX_AFTER);
}

static void
load_names (JsonArray *list)
{
  for (guint i = 0; i < json_array_get_length (list); i++)
    for (guint character = 0; character < CY_CHARACTERS; character++)
      if (g_strcmp0 (cy_character_words.words[character].word, json_array_get_string_element (list, i)) == 0)
        cy_names_to_confirm |= 1u << character;
}

/**
 * cy_data_load:
 *
 * Reads the tables; the second call does nothing.
 */
void
cy_data_load (void)
{
  static gsize once;

  if (g_once_init_enter (&once))
    {
      g_autoptr (JsonNode) node = PW_DATA_READ (cy, PATH);
      JsonObject *root = json_node_get_object (node);
      JsonArray *list;

      load_road (json_object_get_object_member (root, "road"));
      load_names (json_object_get_array_member (root, "names_to_confirm"));
      list = json_object_get_array_member (root, "tiles");
      g_assert (json_array_get_length (list) == CY_TILES);
      for (guint tile = 0; tile < CY_TILES; tile++)
        load_tile (json_array_get_object_element (list, tile), tile);
      g_once_init_leave (&once, 1);
    }
}
