/* cy-words.c: the names of tiles, places and characters, and what is counted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/data/cy-data.h"

#include <glib/gi18n-lib.h>

static const PwWord tile_words[CY_TILES] = {
  { CY_FARM, "farm", N_("Farm"), NULL },
  { CY_SAWMILL, "sawmill", N_("Sawmill"), NULL },
  { CY_QUARRY, "quarry", N_("Quarry"), NULL },
  { CY_CARPENTER_TILE, "carpenter-tile", N_("Carpenter (tile)"), NULL },
  { CY_MARKET, "market", N_("Market"), NULL },
  { CY_GUILD_3, "guild-3", N_("Guild (3 workers)"), NULL },
  { CY_GUILD_4, "guild-4", N_("Guild (4 workers)"), NULL },
  { CY_WOOD_FARM, "wood-farm", N_("Farm (wood)"), NULL },
  { CY_WOOD_SAWMILL, "wood-sawmill", N_("Sawmill (wood)"), NULL },
  { CY_WOOD_QUARRY, "wood-quarry", N_("Quarry (wood)"), NULL },
  { CY_SPINNING_MILL, "spinning-mill", N_("Spinning Mill"), "mill" },
  { CY_WOOD_MARKET, "wood-market", N_("Market (wood)"), NULL },
  { CY_COVERED_MARKET, "covered-market", N_("Covered Market"), NULL },
  { CY_MANOR, "manor", N_("Manor"), NULL },
  { CY_TAILOR, "tailor", N_("Tailor"), NULL },
  { CY_STONEMASON, "stonemason", N_("Stonemason"), "mason" },
  { CY_STONE_FARM, "stone-farm", N_("Farm (stone)"), NULL },
  { CY_STONE_SAWMILL, "stone-sawmill", N_("Sawmill (stone)"), NULL },
  { CY_STONE_QUARRY, "stone-quarry", N_("Quarry (stone)"), NULL },
  { CY_STONE_GUILD, "stone-guild", N_("Guild (stone)"), NULL },
  { CY_GOLD_MINE, "gold-mine", N_("Gold Mine"), "mine" },
  { CY_FOUNDRY, "foundry", N_("Foundry"), NULL },
  { CY_ALCHEMIST, "alchemist", N_("Alchemist"), NULL },
  { CY_CHURCH, "church", N_("Church"), NULL },
  { CY_JEWELER, "jeweler", N_("Jeweler"), "jeweller" },
  { CY_GARDEN, "garden", N_("Garden"), NULL },
  { CY_FACTORY, "factory", N_("Factory"), NULL },
  { CY_GRANARY, "granary", N_("Granary"), NULL },
  { CY_STATUE, "statue", N_("Statue"), NULL },
  { CY_THEATER, "theater", N_("Theater"), "theatre" },
  { CY_CATHEDRAL, "cathedral", N_("Cathedral"), NULL },
  { CY_MANSION, "mansion", N_("Mansion"), NULL },
  { CY_FAIRGROUND, "fairground", N_("Fairground"), NULL },
  { CY_LAWYER, "lawyer", N_("Lawyer"), NULL },
  { CY_CARPENTER, "carpenter", N_("Carpenter"), NULL },
  { CY_TOLL, "toll", N_("Toll"), NULL },
};

const PwVocabulary cy_tile_words = { "tile", N_("a tile such as farm, wood-quarry or statue"), tile_words, CY_TILES };
const PwVocabulary cy_set_up_words = { "tile", N_("a tile such as farm, wood-quarry or gold-mine"), tile_words, CY_GARDEN };
const PwVocabulary cy_build_words = { "tile", N_("a wood or stone tile such as wood-quarry or gold-mine"), tile_words + CY_WOOD_FARM,
                                      CY_GARDEN - CY_WOOD_FARM };
const PwVocabulary cy_monument_words = { "monument", N_("a monument such as statue or garden"), tile_words + CY_GARDEN,
                                         CY_FAIRGROUND - CY_GARDEN };
const PwVocabulary cy_owned_words = { "tile", N_("a wood or stone tile or a monument such as tailor or statue"),
                                      tile_words + CY_WOOD_FARM, CY_FAIRGROUND - CY_WOOD_FARM };

static const PwWord place_words[] = {
  { 0, "a", N_("Fairground"), "fairground" },
  { 1, "b", N_("Lawyer"), "lawyer" },
  { 2, "c", N_("Carpenter"), "carpenter" },
  { 3, "d", N_("Toll"), "toll" },
  { 4, "1", N_("space 1"), NULL },
  { 5, "2", N_("space 2"), NULL },
  { 6, "3", N_("space 3"), NULL },
  { 7, "4", N_("space 4"), NULL },
  { 8, "5", N_("space 5"), NULL },
  { 9, "6", N_("space 6"), NULL },
  { 10, "7", N_("space 7"), NULL },
  { 11, "8", N_("space 8"), NULL },
  { 12, "9", N_("space 9"), NULL },
  { 13, "10", N_("space 10"), NULL },
  { 14, "11", N_("space 11"), NULL },
  { 15, "12", N_("space 12"), NULL },
  { 16, "13", N_("space 13"), NULL },
  { 17, "14", N_("space 14"), NULL },
  { 18, "15", N_("space 15"), NULL },
  { 19, "16", N_("space 16"), NULL },
  { 20, "17", N_("space 17"), NULL },
  { 21, "18", N_("space 18"), NULL },
  { 22, "19", N_("space 19"), NULL },
  { 23, "20", N_("space 20"), NULL },
  { 24, "21", N_("space 21"), NULL },
  { 25, "22", N_("space 22"), NULL },
  { 26, "23", N_("space 23"), NULL },
  { 27, "24", N_("space 24"), NULL },
  { 28, "25", N_("space 25"), NULL },
  { 29, "26", N_("space 26"), NULL },
  { 30, "27", N_("space 27"), NULL },
  { 31, "28", N_("space 28"), NULL },
  { 32, "29", N_("space 29"), NULL },
  { 33, "30", N_("space 30"), NULL },
  { 34, "31", N_("space 31"), NULL },
  { 35, "32", N_("space 32"), NULL },
  { 36, "33", N_("space 33"), NULL },
  { 37, "34", N_("space 34"), NULL },
  { 38, "35", N_("space 35"), NULL },
  { CY_PLACE_SITE, "site", N_("construction site"), "castle s" },
  { CY_PLACE_TILES + CY_FARM, "farm", N_("Farm"), NULL },
  { CY_PLACE_TILES + CY_SAWMILL, "sawmill", N_("Sawmill"), NULL },
  { CY_PLACE_TILES + CY_QUARRY, "quarry", N_("Quarry"), NULL },
  { CY_PLACE_TILES + CY_CARPENTER_TILE, "carpenter-tile", N_("Carpenter (tile)"), NULL },
  { CY_PLACE_TILES + CY_MARKET, "market", N_("Market"), NULL },
  { CY_PLACE_TILES + CY_GUILD_3, "guild-3", N_("Guild (3 workers)"), NULL },
  { CY_PLACE_TILES + CY_GUILD_4, "guild-4", N_("Guild (4 workers)"), NULL },
  { CY_PLACE_TILES + CY_WOOD_FARM, "wood-farm", N_("Farm (wood)"), NULL },
  { CY_PLACE_TILES + CY_WOOD_SAWMILL, "wood-sawmill", N_("Sawmill (wood)"), NULL },
  { CY_PLACE_TILES + CY_WOOD_QUARRY, "wood-quarry", N_("Quarry (wood)"), NULL },
  { CY_PLACE_TILES + CY_SPINNING_MILL, "spinning-mill", N_("Spinning Mill"), "mill" },
  { CY_PLACE_TILES + CY_WOOD_MARKET, "wood-market", N_("Market (wood)"), NULL },
  { CY_PLACE_TILES + CY_COVERED_MARKET, "covered-market", N_("Covered Market"), NULL },
  { CY_PLACE_TILES + CY_MANOR, "manor", N_("Manor"), NULL },
  { CY_PLACE_TILES + CY_TAILOR, "tailor", N_("Tailor"), NULL },
  { CY_PLACE_TILES + CY_STONEMASON, "stonemason", N_("Stonemason"), "mason" },
  { CY_PLACE_TILES + CY_STONE_FARM, "stone-farm", N_("Farm (stone)"), NULL },
  { CY_PLACE_TILES + CY_STONE_SAWMILL, "stone-sawmill", N_("Sawmill (stone)"), NULL },
  { CY_PLACE_TILES + CY_STONE_QUARRY, "stone-quarry", N_("Quarry (stone)"), NULL },
  { CY_PLACE_TILES + CY_STONE_GUILD, "stone-guild", N_("Guild (stone)"), NULL },
  { CY_PLACE_TILES + CY_GOLD_MINE, "gold-mine", N_("Gold Mine"), "mine" },
  { CY_PLACE_TILES + CY_FOUNDRY, "foundry", N_("Foundry"), NULL },
  { CY_PLACE_TILES + CY_ALCHEMIST, "alchemist", N_("Alchemist"), NULL },
  { CY_PLACE_TILES + CY_CHURCH, "church", N_("Church"), NULL },
  { CY_PLACE_TILES + CY_JEWELER, "jeweler", N_("Jeweler"), "jeweller" },
};
G_STATIC_ASSERT (G_N_ELEMENTS (place_words) == CY_PLACE_TILES + CY_GARDEN);

const PwVocabulary cy_place_words = { "place", N_("a to d, the number of a space, a tile, or site"), place_words,
                                      G_N_ELEMENTS (place_words) };

static const PwWord character_words[CY_CHARACTERS] = {
  { CY_EARLY_RISER, "early-riser", N_("Early Riser"), "riser" },
  { CY_NIGHT_WORKER, "night-worker", N_("Night Worker"), NULL },
  { CY_JOURNEYMAN, "journeyman", N_("Journeyman"), NULL },
  { CY_THIEF, "thief", N_("Thief"), NULL },
  { CY_STEWARD, "steward", N_("Steward"), NULL },
  { CY_BAILIFF, "bailiff", N_("Bailiff"), NULL },
  { CY_ARCHITECT, "architect", N_("Architect"), NULL },
  { CY_CHAMBERLAIN, "chamberlain", N_("Chamberlain"), NULL },
  { CY_GOLDSMITH, "goldsmith", N_("Goldsmith"), NULL },
  { CY_DELIVERYMAN, "deliveryman", N_("Deliveryman"), NULL },
  { CY_FOREMAN, "foreman", N_("Foreman"), NULL },
  { CY_DAY_LABORER, "day-laborer", N_("Day Laborer"), "day-labourer laborer labourer" },
};
const PwVocabulary cy_character_words = { "character", N_("a character such as thief or day-laborer"), character_words,
                                          CY_CHARACTERS };

const PwNamed cy_sources[CY_SOURCES] = {
  [CY_FROM_WOOD_TILES] = { "wood-tiles", N_("Wood tiles"), "W", "beige" },
  [CY_FROM_STONE_TILES] = { "stone-tiles", N_("Stone tiles"), "S", "grey" },
  [CY_FROM_MONUMENTS] = { "monuments", N_("Monuments"), "M", "accent" },
  [CY_FROM_ARCHITECT] = { "architect", N_("Architect"), "A", "blue" },
  [CY_FROM_VISITORS] = { "visitors", N_("Visitors"), "V", "lime" },
  [CY_FROM_SETUP_SIDES] = { "set-up-sides", N_("Set-up sides"), "U", "token-1" },
  [CY_FROM_MANOR] = { "manor", N_("Manor"), "N", "token-2" },
  [CY_FROM_TAILOR] = { "tailor", N_("Tailor"), "T", "token-3" },
  [CY_FROM_CHURCH] = { "church", N_("Church"), "C", "token-4" },
  [CY_FROM_JEWELER] = { "jeweler", N_("Jeweler"), "J", "token-5" },
  [CY_FROM_BUNDLES] = { "bundles", N_("Bundles"), "B", "yellow" },
  [CY_FROM_FOREMAN] = { "foreman", N_("Foreman"), "F", "token-6" },
  [CY_FROM_GOLDSMITH] = { "goldsmith", N_("Goldsmith"), "D", "green" },
  [CY_FROM_GOLD] = { "gold", N_("Gold at the end"), "G", "yellow" },
  [CY_FROM_TOKENS] = { "tokens", N_("Tokens"), "K", "text" },
  [CY_FROM_CORRECTIONS] = { "corrections", N_("Corrections"), "!", "text" },
};

const PwNamed cy_resources[CY_RESOURCES] = {
  [CY_RESOURCE_FOOD] = { "food", N_("Food"), "F", "text" },
  [CY_RESOURCE_WOOD] = { "wood", N_("Wood"), "W", "text" },
  [CY_RESOURCE_STONE] = { "stone", N_("Stone"), "S", "text" },
  [CY_RESOURCE_CLOTH] = { "cloth", N_("Cloth"), "C", "text" },
  [CY_RESOURCE_GOLD] = { "gold", N_("Gold"), "G", "text" },
  [CY_RESOURCE_RESERVE] = { "reserve", N_("Workers in the reserve"), "R", "text" },
  [CY_RESOURCE_CAMP] = { "camp", N_("Workers in the camp"), "P", "text" },
  [CY_RESOURCE_HOUSES] = { "houses", N_("Houses"), "H", "text" },
};

const PwNamed cy_holdings[CY_HOLDINGS] = {
  [CY_HOLD_FOOD] = { "food", N_("Food"), "F", "text" },
  [CY_HOLD_WOOD] = { "wood", N_("Wood"), "W", "text" },
  [CY_HOLD_STONE] = { "stone", N_("Stone"), "S", "text" },
  [CY_HOLD_CLOTH] = { "cloth", N_("Cloth"), "C", "text" },
  [CY_HOLD_GOLD] = { "gold", N_("Gold"), "G", "text" },
  [CY_HOLD_RESERVE] = { "reserve", N_("Workers in the reserve"), "R", "text" },
  [CY_HOLD_CAMP] = { "camp", N_("Workers in the camp"), "P", "text" },
  [CY_HOLD_HOUSES] = { "houses", N_("Houses"), "H", "text" },
  [CY_HOLD_TILES] = { "tiles", N_("Tiles"), "T", "text" },
  [CY_HOLD_RESIDENCES] = { "residences", N_("Residences"), "D", "text" },
  [CY_HOLD_MONUMENTS] = { "monuments", N_("Monuments"), "M", "text" },
  [CY_HOLD_CHARACTERS] = { "characters", N_("Characters"), "X", "text" },
};

const char *const cy_notes[CY_NOTES] = {
  [CY_NOTE_PHASE] = "phase",
  [CY_NOTE_FIRST] = "first",
  [CY_NOTE_MUST_PASS] = "must-pass",
  [CY_NOTE_OVER] = "over",
  [CY_NOTE_IDLE] = "idle",
  [CY_NOTE_PROVOST] = "provost",
  [CY_NOTE_NAMED] = "named",
  [CY_NOTE_BUILT] = "built",
  [CY_NOTE_CLAIMED] = "claimed",
  [CY_NOTE_RESIDENCE] = "residence",
  [CY_NOTE_CHARACTER] = "character",
  [CY_NOTE_DELIVERED] = "delivered",
  [CY_NOTE_MOST] = "most",
  [CY_NOTE_END] = "end",
  [CY_NOTE_COUNTED] = "counted",
};

const char *
cy_tile_label (int tile)
{
  return tile >= 0 && tile < CY_TILES ? _(tile_words[tile].label) : _("a tile of the set-up");
}

const char *
cy_character_label (int character)
{
  return character >= 0 && character < CY_CHARACTERS ? _(character_words[character].label) : "";
}

/* As the players have them: two sources have the names of two characters the other way round (18). */
const char *
cy_character_name (const CyState *state, int character)
{
  if (state->swapped && (character == CY_JOURNEYMAN || character == CY_CHAMBERLAIN))
    character = CY_JOURNEYMAN + CY_CHAMBERLAIN - character;
  return cy_character_label (character);
}

/* In a list of goods, in lower case. */
const char *
cy_good_label (int good)
{
  static const char *const labels[CY_COSTS] = { N_("food"),  N_("wood"), N_("stone"),
                                                N_("cloth"), N_("gold"), N_("of choice") };

  return good >= 0 && good < CY_COSTS ? _(labels[good]) : "";
}

const char *
cy_phase_label (int phase)
{
  static const char *const labels[CY_PHASES] = { N_("Set-up"), N_("Planning"), N_("Activation"), N_("Delivery"),
                                                 N_("Stewardship") };

  return phase >= 0 && phase < CY_PHASES ? _(labels[phase]) : "";
}

/* "1 wood, 2 stone": goods and how many. */
char *
cy_goods_text (const int goods[CY_COSTS])
{
  GString *text = g_string_new (NULL);

  for (int good = 0; good < CY_COSTS; good++)
    if (goods[good] > 0)
      g_string_append_printf (text, "%s%d %s", text->len ? ", " : "", goods[good], cy_good_label (good));
  return g_string_free (text, FALSE);
}

/* "space 9, Farm (wood)"; a printed building by its name. */
char *
cy_place_text (const CyState *state, int place)
{
  if (place < 0 || place > CY_PLACE_SITE)
    return g_strdup ("");
  if (place < CY_PRINTED_PLACES || place == CY_PLACE_SITE || state->places[place].tile < 0)
    return g_strdup (_(place_words[place].label));
  return g_strdup_printf ("%s, %s", _(place_words[place].label), cy_tile_label (state->places[place].tile));
}
