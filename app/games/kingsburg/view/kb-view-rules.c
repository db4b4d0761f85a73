/* kb-view-rules.c: the rules of what a spot shows: what explains it when somebody asks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-view-text.h"
#include "games/kingsburg/data/kb-rules.h"
#include "games/kingsburg/view/kb-view.h"

enum
{
  ALCHEMIST = 6,
  GENERAL = 10,
  SMUGGLER = 14,
  QUEEN = 17,
  KING = 18,
};

static void
add (GString *ids, KbRule rule)
{
  pw_view_add_rule (ids, kb_rules[rule].id);
}

static void
add_advisor (GString *ids, const KbAdvisorSpot *spot)
{
  gboolean marked = FALSE;

  for (guint i = 0; i < KB_GROUPS; i++)
    marked |= spot->groups[i].flags != 0 && spot->groups[i].seat < 0;
  if (marked)
    add (ids, KB_RULE_10_1);
  if (spot->flags & KB_SPOT_ENVOY)
    add (ids, KB_RULE_9_2);
  if (spot->flags & KB_SPOT_PLUS2)
    add (ids, KB_RULE_5_3);
  if (spot->flags & KB_SPOT_MARKET)
    add (ids, KB_RULE_5_4);
  if (spot->number == KING)
    add (ids, KB_RULE_12_2);
  if (spot->number == ALCHEMIST || spot->number == GENERAL || spot->number == SMUGGLER || spot->number == QUEEN)
    add (ids, KB_RULE_6_2);
  add (ids, KB_RULE_6_1);
  add (ids, KB_RULE_5_2);
  add (ids, KB_RULE_5_5);
  if (spot->number == 5 || spot->number == GENERAL || spot->number == KING)
    add (ids, KB_RULE_7_5);
}

/* Where a building's effect has a rule of its own. */
static const struct
{
  KbBuilding building;
  KbRule rule;
} effects[] = {
  { KB_STATUE, KB_RULE_7_5 }, { KB_CHAPEL, KB_RULE_7_5 }, { KB_CATHEDRAL, KB_RULE_12_1 }, { KB_INN, KB_RULE_7_5 },
  { KB_MARKET, KB_RULE_5_4 }, { KB_FARMS, KB_RULE_4_2 }, { KB_MERCHANTS_GUILD, KB_RULE_4_1 }, { KB_BARRACKS, KB_RULE_11_1 },
  { KB_STABLE, KB_RULE_7_5 }, { KB_STONE_WALL, KB_RULE_11_3 }, { KB_FORTRESS, KB_RULE_11_7 }, { KB_CRANE, KB_RULE_7_4 },
  { KB_TOWN_HALL, KB_RULE_7_5 }, { KB_EMBASSY, KB_RULE_7_5 },
};

static void
add_building (GString *ids, const KbBuildingSpot *spot)
{
  gboolean special = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (effects); i++)
    if (effects[i].building == spot->building)
      {
        add (ids, effects[i].rule);
        special = TRUE;
      }
  /* The others only help in battle, or only score. */
  if (!special && (spot->bonus || spot->special != KB_ENEMY_TYPES))
    add (ids, KB_RULE_11_3);
  add (ids, KB_RULE_7_2);
  add (ids, KB_RULE_7_1);
  add (ids, KB_RULE_7_3);
  if (spot->flags & KB_SPOT_AT_RISK)
    add (ids, KB_RULE_11_6);
  if (spot->flags & PW_SPOT_NOT_CHECKED)
    add (ids, KB_RULE_13_1);
}

static void
add_dice (GString *ids, const KbDiceSpot *spot)
{
  add (ids, KB_RULE_4_2);
  add (ids, KB_RULE_4_3);
  add (ids, KB_RULE_5_2);
  if (spot->flags & KB_SPOT_PASSED)
    add (ids, KB_RULE_5_1);
  if (spot->flags & KB_SPOT_AID)
    add (ids, KB_RULE_3_1);
  if (spot->plus2 || spot->flags & KB_SPOT_USED_PLUS2)
    add (ids, KB_RULE_5_3);
  if (spot->flags & (KB_SPOT_CAN_MARKET | KB_SPOT_USED_MARKET))
    add (ids, KB_RULE_5_4);
  if (spot->flags & KB_SPOT_HAS_ENVOY)
    add (ids, KB_RULE_9_2);
}

static void
add_phase (GString *ids, KbPhase phase)
{
  switch (phase)
    {
    case KB_PHASE_AID:
      add (ids, KB_RULE_3_1);
      add (ids, KB_RULE_3_2);
      break;
    case KB_PHASE_REWARD: add (ids, KB_RULE_8_1); break;
    case KB_PHASE_ENVOY:
      add (ids, KB_RULE_9_1);
      add (ids, KB_RULE_9_2);
      break;
    case KB_PHASE_RECRUIT: add (ids, KB_RULE_11_1); break;
    case KB_PHASE_WINTER:
      add (ids, KB_RULE_11_2);
      add (ids, KB_RULE_11_3);
      add (ids, KB_RULE_11_4);
      add (ids, KB_RULE_11_5);
      break;
    default:
      add (ids, KB_RULE_4_1);
      add (ids, KB_RULE_5_1);
      add (ids, KB_RULE_7_1);
    }
  add (ids, KB_RULE_2_1);
}

static void
add_supply (GString *ids, KbResource resource)
{
  if (resource == KB_RESOURCE_SOLDIERS)
    {
      add (ids, KB_RULE_11_1);
      add (ids, KB_RULE_11_3);
      add (ids, KB_RULE_11_7);
    }
  else if (resource == KB_RESOURCE_PLUS2)
    {
      add (ids, KB_RULE_5_3);
      add (ids, KB_RULE_6_3);
    }
  else
    {
      add (ids, KB_RULE_7_1);
      add (ids, KB_RULE_11_1);
      add (ids, KB_RULE_12_1);
    }
}

/**
 * kb_view_rules:
 * @seen: what is shown: a #KbView
 * @place: what kind of spot: a #KbPlace
 * @index: which one
 *
 * Returns: (transfer full): the numbers of the rules that explain it, the nearest first, with spaces between them
 */
char *
kb_view_rules (gconstpointer seen, guint place, guint index)
{
  const KbView *view = seen;
  GString *ids = g_string_new (NULL);

  switch ((KbPlace) place)
    {
    case KB_PLACE_ADVISOR: add_advisor (ids, &view->advisors[index]); break;
    case KB_PLACE_BUILDING: add_building (ids, &view->buildings[index]); break;
    case KB_PLACE_DICE: add_dice (ids, &view->dice[index]); break;
    case KB_PLACE_DIE:
      add (ids, KB_RULE_5_2);
      add (ids, KB_RULE_4_2);
      break;
    case KB_PLACE_ENEMY:
      add (ids, KB_RULE_11_2);
      add (ids, KB_RULE_11_3);
      add (ids, KB_RULE_11_4);
      add (ids, KB_RULE_11_5);
      if (view->enemies[index].destroys)
        add (ids, KB_RULE_11_6);
      break;
    case KB_PLACE_SUPPLY: add_supply (ids, view->supplies[index].resource); break;
    case KB_PLACE_YEAR: add (ids, KB_RULE_2_1); break;
    case KB_PLACE_PHASE: add_phase (ids, (KbPhase) (index + 1)); break;
    }
  return g_string_free (ids, FALSE);
}
