/* cc-force.c: moves that break a rule, and were played all the same ("we played it so")
 *
 * What no table can hold stays refused: a tile where one lies already or of a kind of which none is left, a figure that is not
 * in the supply, or on a feature that the tile does not have. Everything else is carried out by the kind's own apply.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/carcassonne/moves/cc-force.h"

#include <glib/gi18n-lib.h>

#include "core/pw-refuse.h"

static gboolean
may_act (const CcState *state, const PwMove *move, GError **error)
{
  if (pw_kind_set_has (cc_playable (state), move->kind) && state->level == CC_LEVEL_REFEREE && !state->stale &&
      move->player >= 0 && move->player < (int) state->n_players)
    return TRUE;
  cc_not_now (state, move, error);
  return FALSE;
}

static gboolean
force_figure (const CcState *state, PwMove *move, GError **error)
{
  guint kind = (guint) move->args[CC_ARG_KIND], turn = (guint) move->args[CC_ARG_TURN];
  int figure = move->args[CC_ARG_FIGURE], segment;
  CcSort sort;

  if (figure == PW_ARG_NONE && move->args[CC_ARG_FEATURE] == PW_ARG_NONE)
    return TRUE;
  if (figure == PW_ARG_NONE || move->args[CC_ARG_FEATURE] == PW_ARG_NONE)
    return pw_rule_refuse (error, CC_RULE_13_2, _("Say where it goes, such as road or field-nw."),
                           _("A figure goes on a feature of the tile."));
  if (!cc_figure_is_played (state, figure, move->args[CC_ARG_FEATURE], error))
    return FALSE;
  segment = cc_feature_find (kind, turn, move->args[CC_ARG_FEATURE]);
  if (segment < 0)
    return cc_refuse_feature (kind, turn, move->args[CC_ARG_FEATURE], error);
  move->args[CC_ARG_FEATURE] = (gint16) cc_feature_word (kind, turn, (guint) segment);
  sort = cc_tile (kind)->segments[segment].sort;
  if (figure == CC_BUILDER && sort != CC_CITY && sort != CC_ROAD)
    return pw_rule_refuse (error, CC_RULE_8_1, _("Name a road or a city."),
                           _("The builder stands on roads and in cities only."));
  if (figure == CC_PIG && sort != CC_FIELD)
    return pw_rule_refuse (error, CC_RULE_9_1, _("Name a field."), _("The pig stands on fields only."));
  if (state->players[move->player].supply[figure] == 0 || state->n_figures >= CC_MAX_FIGURES)
    return pw_rule_refuse (error,
                           figure == CC_FOLLOWER  ? CC_RULE_5_3
                           : figure == CC_BUILDER ? CC_RULE_8_1
                                                  : CC_RULE_9_1,
                           _("If it is there, correct where the figures stand first."), _("This figure is not in the supply."));
  return TRUE;
}

static gboolean
force_tile (const CcState *state, PwMove *move, GError **error)
{
  int x, y;

  if (move->args[CC_ARG_KIND] == PW_ARG_NONE || move->args[CC_ARG_PLACE] == PW_ARG_NONE)
    return pw_rule_refuse (error, CC_RULE_13_2, _("Say both."), _("Say which tile it is, and where it lies."));
  if (!cc_can_exist (state, (guint) move->args[CC_ARG_KIND], error))
    return FALSE;
  x = pw_cell_x (move->args[CC_ARG_PLACE]);
  y = pw_cell_y (move->args[CC_ARG_PLACE]);
  if (ABS (x) > CC_FARTHEST || ABS (y) > CC_FARTHEST)
    return pw_rule_refuse (error, CC_RULE_11_6, _("Say a place beside a tile."), _("No tile can lie so far away."));
  if (cc_land_tile_at (state, x, y) >= 0)
    return pw_rule_refuse (error, CC_RULE_4_1, _("If something else lies there, correct the earlier moves."),
                           _("A tile lies there already."));
  if (move->args[CC_ARG_TURN] == PW_ARG_NONE)
    move->args[CC_ARG_TURN] = 0;
  move->args[CC_ARG_TURN] = (gint16) cc_tile_same_turn ((guint) move->args[CC_ARG_KIND], (guint) move->args[CC_ARG_TURN]);
  return force_figure (state, move, error);
}

/**
 * cc_force:
 * @data: a state
 * @move: (inout): a move that breaks a rule; what it leaves open is filled in
 * @error: (nullable): return location
 *
 * Returns: whether such a thing can have happened on a table
 */
gboolean
cc_force (gconstpointer data, PwMove *move, GError **error)
{
  const CcState *state = data;

  cc_complete (state, move, NULL);
  switch ((CcKind) move->kind)
    {
    case CC_KIND_TILE: return may_act (state, move, error) && force_tile (state, move, error);
    case CC_KIND_ASIDE:
      if (!may_act (state, move, error))
        return FALSE;
      if (move->player != state->actor)
        {
          cc_not_now (state, move, error);
          return FALSE;
        }
      return cc_can_exist (state, (guint) cc_arg (move, CC_ARG_KIND, CC_TILE_WORDS), error);
    case CC_KIND_FINISH:
      if (state->level == CC_LEVEL_REFEREE && !state->stale && !state->over && move->player == PW_TABLE)
        return TRUE;
      break;
    default: break;
    }
  return pw_game_check (cc_itself (), data, move, error);
}
