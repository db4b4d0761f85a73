/* cb-words.c: the names of tiles, hexes, goods and duchies
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/data/cb-words.h"

#include <glib/gi18n-lib.h>

#define SPECIES(tile, word, label)                                          \
  { tile, word "2", label " 2", NULL }, { tile + 1, word "3", label " 3", NULL }, \
  { tile + 2, word "4", label " 4", NULL }

#define MONASTERY(n)                                                        \
  { CB_TILE_MONASTERY_0 + n, "k" #n, "monastery " #n, #n " #" #n " monastery" #n }

/* The labels of numbered tiles are put together in cb_tile_label(), where they can be translated. */
static const PwWord tile_words[] = {
  { CB_TILE_NONE, "-", N_("no tile"), "none empty" },
  { CB_TILE_CASTLE, "castle", N_("castle"), "c" },
  { CB_TILE_MINE, "mine", N_("mine"), "m" },
  { CB_TILE_SHIP, "ship", N_("ship"), "s" },
  { CB_TILE_WAREHOUSE, "warehouse", N_("warehouse"), NULL },
  { CB_TILE_WATCHTOWER, "watchtower", N_("watchtower"), "tower" },
  { CB_TILE_CARPENTER, "carpenter", N_("carpenter’s workshop"), "carpenters-workshop workshop" },
  { CB_TILE_CHURCH, "church", N_("church"), NULL },
  { CB_TILE_MARKET, "market", N_("market"), NULL },
  { CB_TILE_BOARDING_HOUSE, "boarding-house", N_("boarding house"), "boardinghouse house" },
  { CB_TILE_BANK, "bank", N_("bank"), NULL },
  { CB_TILE_TOWN_HALL, "town-hall", N_("town hall"), "townhall hall city-hall" },
  SPECIES (CB_TILE_COW_2, "cow", "cow"),
  SPECIES (CB_TILE_SHEEP_2, "sheep", "sheep"),
  SPECIES (CB_TILE_PIG_2, "pig", "pig"),
  SPECIES (CB_TILE_CHICKEN_2, "chicken", "chicken"),
  { CB_TILE_CRANE, "crane", N_("crane"), NULL },
  { CB_TILE_GEESE, "geese", N_("geese"), "goose" },
  { CB_TILE_WHITE_CASTLE, "white-castle", N_("white castle"), "whitecastle white" },
  { CB_TILE_INN, "inn", N_("inn"), NULL },
  { CB_TILE_BLACK, "black", N_("black tile"), "black-tile" },
  { CB_TILE_MONASTERY_0, "k0", "", NULL },
  MONASTERY (1), MONASTERY (2), MONASTERY (3), MONASTERY (4), MONASTERY (5), MONASTERY (6),
  MONASTERY (7), MONASTERY (8), MONASTERY (9), MONASTERY (10), MONASTERY (11), MONASTERY (12),
  MONASTERY (13), MONASTERY (14), MONASTERY (15), MONASTERY (16), MONASTERY (17), MONASTERY (18),
  MONASTERY (19), MONASTERY (20), MONASTERY (21), MONASTERY (22), MONASTERY (23), MONASTERY (24),
  MONASTERY (25), MONASTERY (26), MONASTERY (27), MONASTERY (28), MONASTERY (29),
  { CB_TILE_UNKNOWN + CB_CASTLE, "c?", N_("some castle"), NULL },
  { CB_TILE_UNKNOWN + CB_MINE, "m?", N_("some mine"), NULL },
  { CB_TILE_UNKNOWN + CB_MONASTERY, "k?", N_("some monastery"), NULL },
  { CB_TILE_UNKNOWN + CB_SHIP, "s?", N_("some ship"), NULL },
  { CB_TILE_UNKNOWN + CB_LIVESTOCK, "l?", N_("some livestock"), NULL },
  { CB_TILE_UNKNOWN + CB_BUILDING, "b?", N_("some building"), NULL },
  { CB_TILE_ANY, "?", N_("some tile"), NULL },
  { CB_TILE_DARK + CB_CASTLE, "black-c?", N_("some castle with a black back"), NULL },
  { CB_TILE_DARK + CB_MINE, "black-m?", N_("some mine with a black back"), NULL },
  { CB_TILE_DARK + CB_MONASTERY, "black-k?", N_("some monastery with a black back"), NULL },
  { CB_TILE_DARK + CB_SHIP, "black-s?", N_("some ship with a black back"), NULL },
  { CB_TILE_DARK + CB_LIVESTOCK, "black-l?", N_("some livestock with a black back"), NULL },
  { CB_TILE_DARK + CB_BUILDING, "black-b?", N_("some building with a black back"), NULL },
};

G_STATIC_ASSERT (G_N_ELEMENTS (tile_words) == CB_TILES);

const PwVocabulary cb_tile_words = {
  "tile", N_("a tile such as castle, bank, cow3 or k17"), tile_words, G_N_ELEMENTS (tile_words), cb_tile_label
};

/* Whether some duchy that is played has that hex. */
static gboolean
hex_is_there (gconstpointer data, int hex)
{
  const CbState *state = data;

  for (guint seat = 0; seat < state->n_players; seat++)
    if (hex < (int) cb_duchy_of (&state->players[seat])->n_hexes)
      return TRUE;
  return FALSE;
}

const PwVocabulary cb_hex_words = {
  "hex", N_("a hex of the duchy such as d4: rows a to g from the top, then its place from the left"),
  cb_hexes, CB_MAX_HEXES, NULL, hex_is_there
};

static const PwWord species_words[] = {
  { 0, "cows", N_("cows"), "cow" },
  { 1, "sheep", N_("sheep"), NULL },
  { 2, "pigs", N_("pigs"), "pig" },
  { 3, "chickens", N_("chickens"), "chicken" },
};

const PwVocabulary cb_species_words = {
  "species", N_("cows, sheep, pigs or chickens"), species_words, G_N_ELEMENTS (species_words)
};

static const PwWord goods_words[] = {
  { 1, "turquoise", N_("turquoise"), "1" },
  { 2, "purple", N_("purple"), "2" },
  { 3, "pink", N_("pink"), "3" },
  { 4, "red", N_("red"), "4" },
  { 5, "brown", N_("brown"), "5" },
  { 6, "orange", N_("orange"), "6" },
};

#define SHIELD(n) { n, #n, #n, NULL }
static const PwWord shield_words[] = {
  { 0, "-", N_("none"), NULL },
  SHIELD (1), SHIELD (2), SHIELD (3), SHIELD (4), SHIELD (5), SHIELD (6), SHIELD (7), SHIELD (8), SHIELD (9), SHIELD (10),
  SHIELD (11), SHIELD (12), SHIELD (13), SHIELD (14), SHIELD (15), SHIELD (16), SHIELD (17), SHIELD (18),
  { CB_SHIELD_ANY, "?", N_("not named"), NULL },
};
const PwVocabulary cb_shield_words = {
  "shield", N_("a shield from 1 to 18, - for none or ? for one that nobody has named"),
  shield_words, G_N_ELEMENTS (shield_words)
};

const PwVocabulary cb_goods_words = {
  "goods", N_("a goods colour: turquoise, purple, pink, red, brown or orange, or its number 1 to 6"),
  goods_words, G_N_ELEMENTS (goods_words)
};

/* The printed-out form of numbered tiles, translated once and kept. */
static const char *
numbered_label (int tile)
{
  static char *labels[CB_TILES];
  static GMutex mutex;
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&mutex);

  if (labels[tile] == NULL)
    {
      guint animals = cb_tile_animals (tile);

      if (animals == 0)
        labels[tile] = g_strdup_printf (_("monastery %d"), tile - CB_TILE_MONASTERY_0);
      else
        switch (cb_tile_species (tile))
          {
          case 0: labels[tile] = g_strdup_printf (_("cow %u"), animals); break;
          case 1: labels[tile] = g_strdup_printf (_("sheep %u"), animals); break;
          case 2: labels[tile] = g_strdup_printf (_("pig %u"), animals); break;
          default: labels[tile] = g_strdup_printf (_("chicken %u"), animals); break;
          }
    }
  return labels[tile];
}

/**
 * cb_tile_label:
 * @tile: a #CbTile
 *
 * Returns: its translated name without an article: "bank", "sheep 3", "monastery 17"
 */
const char *
cb_tile_label (int tile)
{
  if ((tile >= CB_TILE_COW_2 && tile <= CB_TILE_CHICKEN_4) || (tile > CB_TILE_MONASTERY_0 && tile <= CB_TILE_MONASTERY_LAST))
    return numbered_label (tile);
  return _(tile_words[tile].label);
}

/**
 * cb_tile_phrase:
 * @tile: a #CbTile
 *
 * Returns: its translated name as the object of a sentence: "a bank", "monastery 17"
 */
const char *
cb_tile_phrase (int tile)
{
  switch (tile)
    {
    case CB_TILE_CASTLE: return _("a castle");
    case CB_TILE_MINE: return _("a mine");
    case CB_TILE_SHIP: return _("a ship");
    case CB_TILE_WAREHOUSE: return _("a warehouse");
    case CB_TILE_WATCHTOWER: return _("a watchtower");
    case CB_TILE_CARPENTER: return _("a carpenter’s workshop");
    case CB_TILE_CHURCH: return _("a church");
    case CB_TILE_MARKET: return _("a market");
    case CB_TILE_BOARDING_HOUSE: return _("a boarding house");
    case CB_TILE_BANK: return _("a bank");
    case CB_TILE_TOWN_HALL: return _("a town hall");
    case CB_TILE_CRANE: return _("a crane");
    case CB_TILE_WHITE_CASTLE: return _("a white castle");
    case CB_TILE_INN: return _("an inn");
    case CB_TILE_BLACK: return _("a black tile");
    default: return cb_tile_label (tile);
    }
}

/* "red": @goods is 1 to 6. */
const char *
cb_goods_label (int goods)
{
  return goods >= 1 && goods <= CB_GOODS ? _(goods_words[goods - 1].label) : "?";
}

const char *
cb_type_label (CbType type)
{
  switch (type)
    {
    case CB_CASTLE: return _("castle");
    case CB_MINE: return _("mine");
    case CB_MONASTERY: return _("monastery");
    case CB_SHIP: return _("ship");
    case CB_LIVESTOCK: return _("livestock");
    case CB_BUILDING: return _("building");
    case CB_TYPES:
    default: return _("tile");
    }
}

const char *
cb_type_phrase (CbType type)
{
  switch (type)
    {
    case CB_CASTLE: return _("a castle");
    case CB_MINE: return _("a mine");
    case CB_MONASTERY: return _("a monastery");
    case CB_SHIP: return _("a ship");
    case CB_LIVESTOCK: return _("livestock");
    case CB_BUILDING: return _("a building");
    case CB_TYPES:
    default: return _("a tile");
    }
}

/* What a bonus tile is for: a type, or CB_BONUS_POSTS. */
const char *
cb_bonus_label (CbType type)
{
  return type == CB_BONUS_POSTS ? _("border posts") : cb_type_label (type);
}

/* What a region of that type is called. */
const char *
cb_region_label (CbType type)
{
  switch (type)
    {
    case CB_CASTLE: return _("castle region");
    case CB_MINE: return _("mine region");
    case CB_MONASTERY: return _("monastery region");
    case CB_SHIP: return _("river");
    case CB_LIVESTOCK: return _("pasture");
    case CB_BUILDING: return _("city");
    case CB_TYPES:
    default: return _("region");
    }
}
