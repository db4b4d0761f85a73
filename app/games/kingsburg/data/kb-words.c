/* kb-words.c: the names of advisors, buildings, goods, enemies and phases
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/data/kb-names.h"

#include <glib/gi18n-lib.h>

static const PwWord advisor_words[KB_ADVISORS] = {
  { 1, "1", N_("Jester"), "jester" },
  { 2, "2", N_("Squire"), "squire" },
  { 3, "3", N_("Architect"), "architect" },
  { 4, "4", N_("Merchant"), "merchant" },
  { 5, "5", N_("Sergeant"), "sergeant" },
  { 6, "6", N_("Alchemist"), "alchemist" },
  { 7, "7", N_("Astronomer"), "astronomer" },
  { 8, "8", N_("Treasurer"), "treasurer" },
  { 9, "9", N_("Master Hunter"), "hunter master-hunter" },
  { 10, "10", N_("General"), "general" },
  { 11, "11", N_("Swordsmith"), "swordsmith" },
  { 12, "12", N_("Duchess"), "duchess" },
  { 13, "13", N_("Champion"), "champion" },
  { 14, "14", N_("Smuggler"), "smuggler" },
  { 15, "15", N_("Inventor"), "inventor" },
  { 16, "16", N_("Wizard"), "wizard" },
  { 17, "17", N_("Queen"), "queen" },
  { 18, "18", N_("King"), "king" },
};

const PwVocabulary kb_advisor_words = { "advisor", N_("an advisor by number or name, such as 12 or duchess"),
                                        advisor_words, KB_ADVISORS };

static const PwWord building_words[KB_BUILDINGS] = {
  { KB_STATUE, "statue", N_("Statue"), NULL },
  { KB_CHAPEL, "chapel", N_("Chapel"), NULL },
  { KB_CHURCH, "church", N_("Church"), NULL },
  { KB_CATHEDRAL, "cathedral", N_("Cathedral"), NULL },
  { KB_INN, "inn", N_("Inn"), NULL },
  { KB_MARKET, "market", N_("Market"), NULL },
  { KB_FARMS, "farms", N_("Farms"), NULL },
  { KB_MERCHANTS_GUILD, "merchants-guild", N_("Merchants’ Guild"), NULL },
  { KB_GUARD_TOWER, "guard-tower", N_("Guard Tower"), "tower" },
  { KB_BLACKSMITH, "blacksmith", N_("Blacksmith"), "smith" },
  { KB_BARRACKS, "barracks", N_("Barracks"), NULL },
  { KB_WIZARDS_GUILD, "wizards-guild", N_("Wizards’ Guild"), NULL },
  { KB_PALISADE, "palisade", N_("Palisade"), NULL },
  { KB_STABLE, "stable", N_("Stable"), "stables" },
  { KB_STONE_WALL, "stone-wall", N_("Stone Wall"), "wall" },
  { KB_FORTRESS, "fortress", N_("Fortress"), NULL },
  { KB_BARRICADE, "barricade", N_("Barricade"), NULL },
  { KB_CRANE, "crane", N_("Crane"), NULL },
  { KB_TOWN_HALL, "town-hall", N_("Town Hall"), "hall" },
  { KB_EMBASSY, "embassy", N_("Embassy"), NULL },
};

const PwVocabulary kb_building_words = { "building", N_("a building such as inn, guard-tower or farms"), building_words,
                                         KB_BUILDINGS };

static const PwWord good_words[] = {
  { KB_GOLD, "gold", N_("gold"), NULL },
  { KB_WOOD, "wood", N_("wood"), NULL },
  { KB_STONE, "stone", N_("stone"), NULL },
  { KB_PAY_PLUS2, "+2", N_("+2 token"), "token plus2" },
};

const PwVocabulary kb_good_words = { "good", N_("gold, wood or stone"), good_words, KB_GOODS };
const PwVocabulary kb_pay_words = { "payment", N_("gold, wood, stone or +2"), good_words, G_N_ELEMENTS (good_words) };

static const PwWord enemy_words[KB_ENEMY_TYPES] = {
  { KB_BARBARIANS, "barbarians", N_("barbarians"), NULL },
  { KB_GOBLINS, "goblins", N_("goblins"), NULL },
  { KB_ORCS, "orcs", N_("orcs"), NULL },
  { KB_ZOMBIES, "zombies", N_("zombies"), NULL },
  { KB_DEMONS, "demons", N_("demons"), NULL },
  { KB_DRAGONS, "dragons", N_("dragons"), NULL },
};

const PwVocabulary kb_enemy_words = { "enemy", N_("an enemy: barbarians, goblins, orcs, zombies, demons or dragons"),
                                      enemy_words, KB_ENEMY_TYPES };

static const PwWord phase_words[] = {
  { KB_PHASE_AID, "aid", N_("Aid from the King"), NULL },
  { KB_PHASE_SPRING, "spring", N_("Spring"), NULL },
  { KB_PHASE_REWARD, "reward", N_("The King’s Reward"), NULL },
  { KB_PHASE_SUMMER, "summer", N_("Summer"), NULL },
  { KB_PHASE_ENVOY, "envoy", N_("The King’s Envoy"), NULL },
  { KB_PHASE_AUTUMN, "autumn", N_("Autumn"), "fall" },
  { KB_PHASE_RECRUIT, "recruit", N_("Recruiting"), NULL },
  { KB_PHASE_WINTER, "winter", N_("Winter"), NULL },
};

const PwVocabulary kb_phase_words = { "phase", N_("a phase: aid, spring, reward, summer, envoy, autumn, recruit or winter"),
                                      phase_words, G_N_ELEMENTS (phase_words) };

/**
 * kb_advisor_label:
 * @advisor: 1 to 18
 *
 * Returns: the translated name: "Duchess"
 */
const char *
kb_advisor_label (guint advisor)
{
  return advisor >= 1 && advisor <= KB_ADVISORS ? _(advisor_words[advisor - 1].label) : "?";
}

/**
 * kb_building_label:
 * @building: a #KbBuilding
 *
 * Returns: the translated name: "Guard Tower"
 */
const char *
kb_building_label (guint building)
{
  return building < KB_BUILDINGS ? _(building_words[building].label) : "?";
}

/**
 * kb_good_label:
 * @good: a #KbGood, or %KB_PAY_PLUS2
 *
 * Returns: the translated name: "gold"
 */
const char *
kb_good_label (guint good)
{
  return good < G_N_ELEMENTS (good_words) ? _(good_words[good].label) : "?";
}

/**
 * kb_enemy_label:
 * @type: a #KbEnemyType
 *
 * Returns: the translated name: "goblins"
 */
const char *
kb_enemy_label (guint type)
{
  return type < KB_ENEMY_TYPES ? _(enemy_words[type].label) : "?";
}

/**
 * kb_phase_label:
 * @phase: a #KbPhase
 *
 * Returns: the translated name: "Spring"
 */
const char *
kb_phase_label (guint phase)
{
  return phase >= KB_PHASE_AID && phase <= KB_PHASE_WINTER ? _(phase_words[phase - KB_PHASE_AID].label) : "?";
}

/**
 * kb_year_label:
 * @year: 0 to 4
 *
 * Returns: its number as the board has it: "III"
 */
const char *
kb_year_label (guint year)
{
  static const char *const labels[KB_YEARS] = { "I", "II", "III", "IV", "V" };

  return labels[year < KB_YEARS ? year : KB_YEARS - 1];
}
