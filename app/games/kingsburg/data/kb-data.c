/* kb-data.c: reads data/games/kingsburg.json into tables
 *
 * The file is part of the program: a mistake in it is a defect, so it stops the program at once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/data/kb-names.h"

#include "kb-resources.h"
#include "core/pw-data.h"

#define PATH "/io/github/pipwright/Pipwright/games/kingsburg.json"

KbAdvisorInfo kb_advisors[KB_ADVISORS + 1];
KbBuildingInfo kb_buildings[KB_BUILDINGS];
guint32 kb_prices[2][KB_BUILDINGS];
static KbEnemy enemies[KB_YEARS][KB_YEAR_ENEMIES];

static const char *const good_keys[KB_GOODS] = { "gold", "wood", "stone" };

static int
number (JsonObject *object, const char *key)
{
  return json_object_has_member (object, key) ? (int) json_object_get_int_member (object, key) : 0;
}

static gboolean
flag (JsonObject *object, const char *key)
{
  return json_object_has_member (object, key) && json_object_get_boolean_member (object, key);
}

static guint
good_of (const char *key)
{
  for (guint good = 0; good < KB_GOODS; good++)
    if (g_strcmp0 (good_keys[good], key) == 0)
      return good;
  g_error ("The table of components has no such good: %s", key);
}

static void
load_advisors (JsonArray *list)
{
  g_assert (json_array_get_length (list) == KB_ADVISORS);
  for (guint i = 0; i < KB_ADVISORS; i++)
    {
      JsonObject *object = json_array_get_object_element (list, i);
      KbAdvisorInfo *info = &kb_advisors[i + 1];

      g_assert (number (object, "number") == (int) i + 1);
      for (guint good = 0; good < KB_GOODS; good++)
        info->goods[good] = (guint8) number (object, good_keys[good]);
      info->any = (guint8) number (object, "any");
      info->plus2 = (guint8) number (object, "plus2");
      info->soldiers = (guint8) number (object, "soldiers");
      info->points = (gint8) number (object, "points");
      info->peek = flag (object, "peek");
      info->trade = flag (object, "trade");
      if (json_object_has_member (object, "either"))
        {
          JsonArray *either = json_object_get_array_member (object, "either");

          for (guint k = 0; k < json_array_get_length (either); k++)
            info->either |= (guint8) (1u << good_of (json_array_get_string_element (either, k)));
        }
    }
}

static guint
type_of (const char *id)
{
  for (guint type = 0; type < KB_ENEMY_TYPES; type++)
    if (g_strcmp0 (kb_enemy_words.words[type].word, id) == 0)
      return type;
  g_error ("The table of components has no such enemy: %s", id);
}

/* 7.4: with the Crane buildings of the two columns on the right cost 1 gold less. */
static void
set_price (guint building)
{
  const guint8 *cost = kb_buildings[building].cost;
  gboolean less = building % KB_COLUMNS >= 2 && cost[KB_GOLD] > 0;

  kb_prices[FALSE][building] = cost[KB_GOLD] | (guint32) cost[KB_WOOD] << 8 | (guint32) cost[KB_STONE] << 16;
  kb_prices[TRUE][building] = kb_prices[FALSE][building] - less;
}

static void
load_buildings (JsonArray *list)
{
  g_assert (json_array_get_length (list) == KB_BUILDINGS);
  for (guint i = 0; i < KB_BUILDINGS; i++)
    {
      JsonObject *object = json_array_get_object_element (list, i);
      JsonArray *cost = json_object_get_array_member (object, "cost");
      KbBuildingInfo *info = &kb_buildings[i];

      g_assert (g_strcmp0 (json_object_get_string_member (object, "id"), kb_building_words.words[i].word) == 0);
      for (guint good = 0; good < KB_GOODS; good++)
        info->cost[good] = (guint8) json_array_get_int_element (cost, good);
      set_price (i);
      info->points = (guint8) number (object, "points");
      for (guint type = 0; type < KB_ENEMY_TYPES; type++)
        info->bonus[type] = (gint8) number (object, "battle");
      if (json_object_has_member (object, "against"))
        {
          JsonObject *against = json_object_get_object_member (object, "against");
          GList *names = json_object_get_members (against);

          for (GList *at = names; at; at = at->next)
            info->bonus[type_of (at->data)] = (gint8) (info->bonus[type_of (at->data)] + number (against, at->data));
          g_list_free (names);
        }
    }
}

static KbSpoils
spoils_of (JsonObject *object)
{
  KbSpoils spoils = { .any = (guint8) number (object, "any"),
                      .buildings = (guint8) number (object, "buildings"),
                      .points = (guint8) number (object, "points") };

  for (guint good = 0; good < KB_GOODS; good++)
    spoils.goods[good] = (guint8) number (object, good_keys[good]);
  return spoils;
}

static void
load_enemies (JsonArray *list)
{
  g_assert (json_array_get_length (list) == KB_ENEMIES);
  for (guint i = 0; i < KB_ENEMIES; i++)
    {
      JsonObject *object = json_array_get_object_element (list, i);
      KbEnemy *enemy = &enemies[i / KB_YEAR_ENEMIES][i % KB_YEAR_ENEMIES];

      enemy->year = (guint8) (number (object, "year") - 1);
      g_assert (enemy->year == i / KB_YEAR_ENEMIES);
      enemy->type = (guint8) type_of (json_object_get_string_member (object, "type"));
      enemy->strength = (guint8) number (object, "strength");
      enemy->unsure = flag (object, "unsure");
      enemy->lose = spoils_of (json_object_get_object_member (object, "lose"));
      enemy->win = spoils_of (json_object_get_object_member (object, "win"));
    }
}

/**
 * kb_data_load:
 *
 * Reads the tables; the second call does nothing.
 */
void
kb_data_load (void)
{
  static gsize once;

  if (g_once_init_enter (&once))
    {
      g_autoptr (JsonNode) node = PW_DATA_READ (kb, PATH);
      JsonObject *root = json_node_get_object (node);

      load_advisors (json_object_get_array_member (root, "advisors"));
      load_buildings (json_object_get_array_member (root, "buildings"));
      load_enemies (json_object_get_array_member (root, "enemies"));
      g_once_init_leave (&once, 1);
    }
}

/**
 * kb_advisor:
 * @advisor: 1 to 18
 *
 * Returns: what the advisor does (6.1)
 */
const KbAdvisorInfo *
kb_advisor (guint advisor)
{
  return &kb_advisors[advisor <= KB_ADVISORS ? advisor : 0];
}

/**
 * kb_building:
 * @building: a #KbBuilding
 *
 * Returns: its cost, points and bonuses (7.1, 7.3, 11.3)
 */
const KbBuildingInfo *
kb_building (guint building)
{
  return &kb_buildings[building < KB_BUILDINGS ? building : 0];
}

/**
 * kb_enemy_nth:
 * @year: 0 to 4
 * @i: 0 to 4
 *
 * Returns: one of the five cards with that year on their backs, the weakest first (11.2)
 */
const KbEnemy *
kb_enemy_nth (guint year, guint i)
{
  return &enemies[year % KB_YEARS][i % KB_YEAR_ENEMIES];
}

/* The card of that year, or NULL if there is none. */
const KbEnemy *
kb_enemy_find (guint year, guint type, guint strength)
{
  for (guint i = 0; i < KB_YEAR_ENEMIES; i++)
    if (enemies[year % KB_YEARS][i].type == type && enemies[year % KB_YEARS][i].strength == strength)
      return &enemies[year % KB_YEARS][i];
  return NULL;
}
