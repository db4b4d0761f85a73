/* cy-value.c: what is printed on the components (18)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/moves/cy-moves.h"

#include <glib/gi18n-lib.h>

/** MOST_GOODS: that a wood or stone tile could cost. Two are certain (8.3); more than that is a slip of the pen. */
#define MOST_GOODS 4

static gboolean
says_cost (const PwMove *move)
{
  for (guint i = 0; i < CY_COSTS; i++)
    if (move->args[CY_ARG_GOODS + i] != PW_ARG_NONE)
      return TRUE;
  return FALSE;
}

static int
count_goods (const PwMove *move)
{
  int n = 0;

  for (guint i = 0; i < CY_COSTS; i++)
    n += cy_arg (move, CY_ARG_GOODS + i, 0);
  return n;
}

static gboolean
is_side (const PwMove *move)
{
  return move->args[CY_ARG_WHERE] == CY_SAYS_SIDE;
}

/* 8.3: the first good of a wood or stone tile is certain, and one more is about all it costs. */
static gboolean
check_cost (const PwMove *move, guint tile, guint family, GError **error)
{
  guint good = family == CY_FAMILY_WOOD ? CY_WOOD : CY_STONE;
  int n = count_goods (move);

  if (is_side (move) || !says_cost (move) || family == CY_FAMILY_MONUMENT)
    return TRUE;
  if (cy_arg (move, CY_ARG_GOODS + good, 0) < 1)
    {
      if (error)
        pw_rule_error_set (error, CY_RULE_8_3, _("Enter all of the cost, that good too."),
                           family == CY_FAMILY_WOOD ? _("A wood tile costs 1 wood at least: %s.")
                                                    : _("A stone tile costs 1 stone at least: %s."),
                           cy_tile_label ((int) tile));
      return FALSE;
    }
  if (n <= MOST_GOODS)
    return TRUE;
  if (error)
    pw_rule_error_set (error, CY_RULE_8_3, _("Read it off the tile once more."),
                       family == CY_FAMILY_WOOD ? _("A wood tile costs 1 wood and one more good, not %d goods.")
                                                : _("A stone tile costs 1 stone and one more good, not %d goods."),
                       n);
  return FALSE;
}

gboolean
cy_value_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CyState *state = data;
  guint tile = (guint) move->args[CY_ARG_TILE], family = cy_tiles[tile].family;

  if (family < CY_FAMILY_WOOD || family > CY_FAMILY_MONUMENT || (!says_cost (move) && move->args[CY_ARG_NUMBER] == PW_ARG_NONE))
    {
      if (error)
        pw_rule_error_set (error, CY_RULE_18_1, _("Say the cost or the prestige of a wood or stone tile or a monument."),
                           _("Nothing is printed there that could be entered: %s."), cy_tile_label ((int) tile));
      return FALSE;
    }
  if (is_side (move) && (tile != CY_SPINNING_MILL || cy_arg (move, CY_ARG_ANY, 0) != 0))
    {
      if (error)
        pw_rule_error_set (error, CY_RULE_18_1, _("Only that of the Spinning Mill is to be confirmed: goods and prestige."),
                           _("The set-up side of this tile is certain: %s."), cy_tile_label ((int) tile));
      return FALSE;
    }
  if (!check_cost (move, tile, family, error))
    return FALSE;
  /* The rest is replayed with it where a game has begun: so it stands before that. */
  if (state->phase == CY_PHASE_SETUP)
    return TRUE;
  if (error)
    pw_rule_error_set (error, CY_RULE_18_1, _("Insert it before the first move: the rest is played again with it."),
                       _("Printed values hold for the whole game."));
  return FALSE;
}

void
cy_value_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CyState *state = data;
  guint tile = (guint) move->args[CY_ARG_TILE] - CY_FIRST_BUILT;

  if (is_side (move))
    {
      for (guint good = 0; good < CY_GOODS; good++)
        state->mill[good] = (guint8) cy_arg (move, CY_ARG_GOODS + good, 0);
      state->mill_prestige = (guint8) cy_arg (move, CY_ARG_NUMBER, 0);
      state->said_mill = TRUE;
      return;
    }
  if (says_cost (move))
    {
      for (guint i = 0; i < CY_COSTS; i++)
        state->cost[tile][i] = (guint8) cy_arg (move, CY_ARG_GOODS + i, 0);
      state->said_cost |= 1u << tile;
    }
  if (move->args[CY_ARG_NUMBER] != PW_ARG_NONE)
    {
      state->prestige[tile] = (guint8) move->args[CY_ARG_NUMBER];
      state->said_prestige |= 1u << tile;
    }
}

/* What holds for the whole game is said before its first move; @why is that it does. */
static gboolean
is_before_all (const CyState *state, const char *why, GError **error)
{
  if (state->phase == CY_PHASE_SETUP)
    return TRUE;
  if (error)
    pw_rule_error_set (error, CY_RULE_18_1, _("Insert it before the first move: the rest is played again with it."), "%s",
                       _(why));
  return FALSE;
}

gboolean
cy_road_check (gconstpointer data, const PwMove *move, GError **error)
{
  return is_before_all (data, N_("The road is as long as it is for the whole game."), error);
}

void
cy_road_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CyState *state = data;
  CyPlace kept = state->places[CY_PLACE_OF_SPACE (cy_stone_space (state))];
  CyPlace *to;

  state->places[CY_PLACE_OF_SPACE (cy_stone_space (state))].tile = CY_NO_TILE;
  state->gap = (guint8) move->args[CY_ARG_NUMBER];
  state->after = (guint8) move->args[CY_ARG_WHERE];
  to = &state->places[CY_PLACE_OF_SPACE (cy_stone_space (state))];
  *to = kept;
  state->said_road = TRUE;
}

/* The effects are certain; only the names that are shown change. */
gboolean
cy_names_check (gconstpointer data, const PwMove *move, GError **error)
{
  return is_before_all (data, N_("Printed values hold for the whole game."), error);
}

void
cy_names_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CyState *state = data;

  state->swapped = move->args[CY_ARG_NUMBER] != 0;
  state->said_names = TRUE;
}
