/* cb-view-rules.c: the rules of what a spot shows: what explains it when somebody asks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-view-text.h"
#include "games/burgundy/data/cb-rules.h"
#include "games/burgundy/view/cb-view.h"

static void
add (GString *ids, CbRule rule)
{
  pw_view_add_rule (ids, cb_rules[rule].id);
}

static void
add_shield (GString *ids, guint shield)
{
  if (shield >= 1 && shield <= CB_VIEW_SHIELD_LAST)
    add (ids, CB_RULE_17_5 + shield);
  add (ids, CB_RULE_17_2);
  add (ids, CB_RULE_17_3);
  add (ids, CB_RULE_17_4);
  add (ids, CB_RULE_17_5);
}

static void
add_inn (GString *ids)
{
  add (ids, CB_RULE_13_1);
  add (ids, CB_RULE_13_2);
  add (ids, CB_RULE_13_3);
  add (ids, CB_RULE_13_4);
}

/* What a tile does. */
static void
add_tile (GString *ids, guint tile)
{
  CbType type = cb_tile_type (tile);

  if (tile == CB_TILE_INN)
    {
      add_inn (ids);
      return;
    }
  if (tile == CB_TILE_BLACK)
    add (ids, CB_RULE_16_7);
  if (tile == CB_TILE_CRANE)
    add (ids, CB_RULE_12_2);
  if (tile == CB_TILE_GEESE)
    add (ids, CB_RULE_12_3);
  if (tile == CB_TILE_WHITE_CASTLE)
    add (ids, CB_RULE_12_4);
  if (tile > CB_TILE_MONASTERY_0 && tile <= CB_TILE_MONASTERY_LAST)
    add (ids, CB_RULE_11_0 + (tile - CB_TILE_MONASTERY_0));
  if (type == CB_MONASTERY)
    add (ids, CB_RULE_11_0);
  else if (type == CB_MINE)
    add (ids, CB_RULE_8_1);
  else if (type != CB_TYPES)
    add (ids, CB_RULE_5_5);
  if (type == CB_BUILDING)
    add (ids, CB_RULE_5_2);
}

static gboolean
is_post (const CbView *view, guint hex)
{
  for (guint i = 0; i < view->n_posts; i++)
    if (view->posts[i].number == hex + 1)
      return TRUE;
  return FALSE;
}

static void
add_hex (GString *ids, const CbView *view, guint hex)
{
  const CbSpot *spot = &view->hexes[hex];

  if (spot->shield)
    add_shield (ids, spot->shield);
  if (spot->tile != CB_TILE_NONE)
    add_tile (ids, spot->tile);
  if (is_post (view, hex))
    add (ids, CB_RULE_15_1);
  add (ids, spot->tile == CB_TILE_NONE ? CB_RULE_5_1 : CB_RULE_5_3);
  if (spot->tile == CB_TILE_NONE && spot->type == CB_BUILDING)
    add (ids, CB_RULE_5_2);
  add (ids, CB_RULE_5_6);
  add (ids, CB_RULE_5_7);
  if (spot->flags & PW_SPOT_NOT_CHECKED)
    add (ids, CB_RULE_10_2);
}

static void
add_stored (GString *ids, const CbSpot *spot, CbRule first, CbRule second)
{
  if (spot->tile != CB_TILE_NONE)
    add_tile (ids, spot->tile);
  add (ids, first);
  add (ids, second);
}

/**
 * cb_view_rules:
 * @seen: what is shown: a #CbView
 * @place: what kind of spot: a #CbPlace
 * @index: which one
 *
 * Returns: (transfer full): the numbers of the rules that explain it, the nearest first, with spaces between them
 */
char *
cb_view_rules (gconstpointer seen, guint place, guint index)
{
  const CbView *view = seen;
  GString *ids = g_string_new (NULL);

  switch ((CbPlace) place)
    {
    case CB_PLACE_HEX: add_hex (ids, view, index); break;
    case CB_PLACE_STORE: add_stored (ids, &view->store[index], CB_RULE_4_4, view->n_common ? CB_RULE_16_2 : CB_RULE_4_3B); break;
    case CB_PLACE_GOODS:
      add (ids, CB_RULE_4_3C);
      add (ids, CB_RULE_6_1);
      add (ids, CB_RULE_9_1);
      break;
    case CB_PLACE_DIE:
      add (ids, CB_RULE_4_1);
      add (ids, CB_RULE_4_2);
      add (ids, CB_RULE_4_3D);
      break;
    case CB_PLACE_DEPOT:
      if (index == CB_BLACK_DEPOT)
        add (ids, CB_RULE_4_5);
      add (ids, CB_RULE_2_1);
      add (ids, CB_RULE_3_1);
      if (index != CB_BLACK_DEPOT)
        add (ids, CB_RULE_4_3A);
      break;
    case CB_PLACE_DEPOT_SPACE: add_stored (ids, &view->depot_spaces[index], CB_RULE_4_3A, CB_RULE_2_1); break;
    case CB_PLACE_BLACK_SPACE: add_stored (ids, &view->black_spaces[index], CB_RULE_4_5, CB_RULE_2_1); break;
    case CB_PLACE_BRIDGE:
      add (ids, CB_RULE_3_3);
      add (ids, CB_RULE_2_4);
      break;
    case CB_PLACE_BONUS: add (ids, CB_RULE_5_7); break;
    case CB_PLACE_PHASE:
      add (ids, CB_RULE_3_1);
      add (ids, CB_RULE_3_4);
      add (ids, CB_RULE_5_6);
      add (ids, CB_RULE_8_1);
      break;
    case CB_PLACE_ROUND:
    case CB_PLACE_WHITE:
      add (ids, CB_RULE_3_2);
      add (ids, CB_RULE_3_4);
      break;
    case CB_PLACE_INNS: add_inn (ids); break;
    case CB_PLACE_SHIELD: add_shield (ids, view->shields[index].number); break;
    case CB_PLACE_ROUTE:
      add (ids, CB_RULE_14_2);
      add (ids, CB_RULE_14_1);
      add (ids, CB_RULE_14_3);
      break;
    case CB_PLACE_GOAL:
      add (ids, CB_RULE_16_9);
      add (ids, CB_RULE_16_10);
      break;
    }
  return g_string_free (ids, FALSE);
}
