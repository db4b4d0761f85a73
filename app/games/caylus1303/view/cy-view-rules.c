/* cy-view-rules.c: the rules of what a spot shows: what explains it when somebody asks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-view-text.h"
#include "games/caylus1303/view/cy-view.h"

static void
add (GString *ids, CyRule rule)
{
  pw_view_add_rule (ids, cy_rules[rule].id);
}

static void
add_family (GString *ids, guint show)
{
  switch ((CyShow) show)
    {
    case CY_SHOW_PRINTED: add (ids, CY_RULE_7_1); break;
    case CY_SHOW_STARTING: add (ids, CY_RULE_7_2); break;
    case CY_SHOW_WOOD: add (ids, CY_RULE_7_3); break;
    case CY_SHOW_STONE: add (ids, CY_RULE_7_4); break;
    case CY_SHOW_MONUMENT: add (ids, CY_RULE_7_5); break;
    case CY_SHOW_RESIDENCE:
      add (ids, CY_RULE_12_1);
      add (ids, CY_RULE_12_2);
      add (ids, CY_RULE_12_3);
      break;
    case CY_SHOW_EMPTY:
    default: add (ids, CY_RULE_8_1); add (ids, CY_RULE_1_5);
    }
}

static void
add_building (GString *ids, const CyBuilding *spot)
{
  add_family (ids, spot->show);
  if (spot->tile == CY_UNNAMED)
    add (ids, CY_RULE_14_1);
  if (spot->show < CY_SHOW_PRINTED || spot->show > CY_SHOW_STONE)
    return;
  add (ids, CY_RULE_4_2);
  if (spot->built)
    add (ids, CY_RULE_4_3);
  if (spot->built && spot->tile >= CY_STONE_FARM && spot->tile <= CY_STONE_QUARRY)
    add (ids, CY_RULE_8_6);
  if (spot->show == CY_SHOW_STARTING)
    add (ids, CY_RULE_8_5);
  add (ids, spot->at.flags & CY_SPOT_BEYOND ? CY_RULE_5_3 : CY_RULE_5_2);
}

static void
add_person (GString *ids, guint character)
{
  static const CyRule rules[CY_CHARACTERS] = {
    [CY_EARLY_RISER] = CY_RULE_10_1,  [CY_NIGHT_WORKER] = CY_RULE_10_2, [CY_JOURNEYMAN] = CY_RULE_10_3,
    [CY_THIEF] = CY_RULE_10_5,        [CY_STEWARD] = CY_RULE_10_4,      [CY_BAILIFF] = CY_RULE_6_6,
    [CY_ARCHITECT] = CY_RULE_10_7,    [CY_CHAMBERLAIN] = CY_RULE_10_8,  [CY_GOLDSMITH] = CY_RULE_10_9,
    [CY_DELIVERYMAN] = CY_RULE_10_10, [CY_FOREMAN] = CY_RULE_10_11,     [CY_DAY_LABORER] = CY_RULE_10_12,
  };

  if (character < CY_CHARACTERS)
    add (ids, rules[character]);
  add (ids, CY_RULE_2_5);
  add (ids, CY_RULE_9_1);
}

static void
add_offer (GString *ids, const CyOffer *spot)
{
  if (spot->tile >= CY_GARDEN)
    {
      add (ids, CY_RULE_12_2);
      add (ids, CY_RULE_7_5);
    }
  else
    {
      add (ids, spot->tile >= CY_STONE_FARM ? CY_RULE_8_2 : CY_RULE_8_1);
      add (ids, CY_RULE_8_3);
      add (ids, CY_RULE_8_4);
    }
  if (spot->at.flags & CY_SPOT_PRESET)
    add (ids, CY_RULE_18_1);
}

static void
add_phase (GString *ids, guint phase)
{
  static const CyRule rules[][3] = {
    [CY_PHASE_SETUP] = { CY_RULE_2_1, CY_RULE_2_4, CY_RULE_2_5 },
    [CY_PHASE_PLANNING] = { CY_RULE_4_1, CY_RULE_4_5, CY_RULE_4_6 },
    [CY_PHASE_ACTIVATION] = { CY_RULE_5_1, CY_RULE_5_2, CY_RULE_5_4 },
    [CY_PHASE_DELIVERY] = { CY_RULE_11_1, CY_RULE_11_2, CY_RULE_11_4 },
    [CY_PHASE_STEWARDSHIP] = { CY_RULE_12_1, CY_RULE_12_2, CY_RULE_12_3 },
  };

  for (guint i = 0; i < 3; i++)
    add (ids, rules[MIN (phase, CY_PHASE_STEWARDSHIP)][i]);
  add (ids, CY_RULE_3_1);
}

static void
add_provost (GString *ids)
{
  add (ids, CY_RULE_6_1);
  add (ids, CY_RULE_6_2);
  add (ids, CY_RULE_6_3);
  add (ids, CY_RULE_6_4);
  add (ids, CY_RULE_6_5);
  add (ids, CY_RULE_6_6);
  add (ids, CY_RULE_6_7);
}

/**
 * cy_view_rules:
 * @seen: what is shown: a #CyView
 * @place: what kind of spot: a #CyPlaceKind
 * @index: which one
 *
 * Returns: (transfer full): the numbers of the rules that explain it, the nearest first, with spaces between them
 */
char *
cy_view_rules (gconstpointer seen, guint place, guint index)
{
  const CyView *view = seen;
  GString *ids = g_string_new (NULL);

  switch ((CyPlaceKind) place)
    {
    case CY_SPOT_ROAD: add_building (ids, &view->road[MIN (index, CY_PLACES - 1)]); break;
    case CY_SPOT_BRIDGE:
      add (ids, CY_RULE_4_5);
      add (ids, CY_RULE_4_6);
      add (ids, CY_RULE_6_5);
      break;
    case CY_SPOT_STOP:
    case CY_SPOT_PROVOST:
    case CY_SPOT_IDLE:
    case CY_SPOT_STEPS: add_provost (ids); break;
    case CY_SPOT_DELIVERY:
      add (ids, CY_RULE_11_1);
      add (ids, CY_RULE_11_4);
      add (ids, CY_RULE_10_10);
      break;
    case CY_SPOT_SITE_TILE:
      add (ids, CY_RULE_9_2);
      add (ids, CY_RULE_9_1);
      break;
    case CY_SPOT_SITE_PLACE:
      add (ids, CY_RULE_4_4);
      add (ids, CY_RULE_11_1);
      add (ids, CY_RULE_11_4);
      break;
    case CY_SPOT_PERSON: add_person (ids, index); break;
    case CY_SPOT_OFFER: add_offer (ids, &view->offers[MIN (index, CY_OFFERS - 1)]); break;
    case CY_SPOT_ROUND: add (ids, CY_RULE_3_1); break;
    case CY_SPOT_PHASE: add_phase (ids, index + CY_PHASE_PLANNING); break;
    }
  return g_string_free (ids, FALSE);
}
