/* cy-force.c: moves that break a rule, and were played all the same ("we played it so")
 *
 * What no table can hold stays refused: a worker that is not in the reserve, a third one on a building, a tile that lies elsewhere,
 * goods that nobody has. Everything else is carried out by the kind's own apply; what cannot be paid is paid as far as it is there.
 * Who was left open may have all of that: workers come from the camp, and what is known of the goods goes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/moves/cy-moves.h"

#include <glib/gi18n-lib.h>

#include "core/pw-refuse.h"

static gboolean
refuse_goods (GError **error, CyRule rule)
{
  return pw_rule_refuse (error, rule, _("If they are on the table, correct the earlier moves first."),
                         _("Goods that are not there cannot be given away."));
}

/* Whether such a move is on; in planning another player may have been faster. */
static gboolean
may_act (const CyState *state, const PwMove *move, GError **error)
{
  gboolean planning = pw_pendings_kind (&state->pendings) == CY_ASK_TURN;

  if (pw_kind_set_has (cy_playable (state), move->kind) && move->player >= 0 && move->player < (int) state->n_players &&
      (planning || move->player == cy_actor (state)))
    return TRUE;
  if (error)
    cy_not_now (state, move, error);
  return FALSE;
}

static gboolean
is_within (const PwMove *move, guint index, int least, int most)
{
  return move->args[index] != PW_ARG_NONE && move->args[index] >= least && move->args[index] <= most;
}

/* Goods that @move names, all of them there, as far as anybody knows. */
static gboolean
has_goods (const CyState *state, const PwMove *move)
{
  if (cy_is_left_open (state, (guint) move->player))
    return TRUE;
  for (guint good = 0; good < CY_GOODS; good++)
    if (cy_arg (move, CY_ARG_GOODS + good, 0) > state->players[move->player].goods[good])
      return FALSE;
  return TRUE;
}

static gboolean
force_place (const CyState *state, const PwMove *move, GError **error)
{
  const CyPlace *there;

  if (!is_within (move, CY_ARG_WHERE, 0, CY_PLACE_SITE))
    return pw_game_check (cy_itself, state, move, error);
  if (state->players[move->player].reserve == 0 &&
      !(cy_is_left_open (state, (guint) move->player) && state->players[move->player].camp > 0))
    return pw_rule_refuse (error, CY_RULE_1_3, _("If there is one, correct the earlier moves first."),
                           _("No worker is in the reserve."));
  if (move->args[CY_ARG_WHERE] == CY_PLACE_SITE)
    return state->n_site < CY_MAX_PLAYERS ||
           pw_rule_refuse (error, CY_RULE_4_4, _("Place it elsewhere."), _("Workers stand on all numbers of the site."));
  there = &state->places[move->args[CY_ARG_WHERE]];
  if (there->tile == CY_NO_TILE || there->flags & (CY_IS_RESIDENCE | CY_IS_MONUMENT))
    return pw_rule_refuse (error, CY_RULE_4_2, _("If one lies there, correct the earlier moves first."),
                           _("There is no building that a worker could use."));
  if (there->workers[1] >= 0)
    return pw_rule_refuse (error, CY_RULE_5_5, _("If another stands elsewhere, correct the earlier moves first."),
                           _("Two workers stand there already."));
  return TRUE;
}

static gboolean
force_pass (const CyState *state, const PwMove *move, GError **error)
{
  if (!(state->passed >> move->player & 1))
    return TRUE;
  return pw_rule_refuse (error, CY_RULE_4_5, _("If this player has not, correct the earlier moves first."),
                         _("This player’s house stands on the bridge already."));
}

/* What is to be chosen is said, and what is named matters. */
static gboolean
force_use (const CyState *state, const PwMove *move, GError **error)
{
  const PwPending *asked = pw_pendings_top (&state->pendings);
  const CyEffect *effect = cy_effect (state, (guint) asked->arg, asked->more != 0);
  int choice = cy_arg (move, CY_ARG_NUMBER, 1);
  gboolean named = cy_count_any (move) + (guint) cy_arg (move, CY_ARG_GOODS + CY_GOLD, 0) > 0;
  const CyPrice *price;

  if (choice < 1 || choice > effect->n_prices || (effect->n_prices == 2) != (move->args[CY_ARG_NUMBER] != PW_ARG_NONE))
    return pw_game_check (cy_itself, state, move, error);
  price = &effect->prices[choice - 1];
  if (named && price->pay[CY_ANY] + price->gain[CY_ANY] == 0)
    return pw_game_check (cy_itself, state, move, error);
  if (price->gain[CY_ANY] == 0 && !has_goods (state, move))
    return refuse_goods (error, CY_RULE_1_4);
  return TRUE;
}

/* Of a wood or stone tile, or a monument. */
static gboolean
force_cost (const CyState *state, const PwMove *move, guint spares, GError **error)
{
  guint8 cost[CY_COSTS];

  cy_cost (state, (guint) move->args[CY_ARG_TILE], spares, cost);
  if (cost[CY_ANY] == 0 && cy_count_any (move) + (guint) cy_arg (move, CY_ARG_GOODS + CY_GOLD, 0) > 0)
    return pw_rule_refuse (error, CY_RULE_8_3, _("Leave them out."),
                           _("No good of choice is in this cost: what is fixed is not named."));
  return has_goods (state, move) || refuse_goods (error, CY_RULE_1_4);
}

static gboolean
force_build (const CyState *state, const PwMove *move, GError **error)
{
  guint tile;

  if (!is_within (move, CY_ARG_TILE, CY_WOOD_FARM, CY_GARDEN - 1))
    return pw_game_check (cy_itself, state, move, error);
  tile = (guint) move->args[CY_ARG_TILE];
  if (state->lie[tile] || !cy_may_be (state, tile, 0, 0))
    return pw_rule_refuse (error, state->lie[tile] ? CY_RULE_8_4 : CY_RULE_14_1,
                           _("If it does, correct the earlier moves first."), _("This tile does not lie beside the board."));
  return force_cost (state, move, (guint) pw_pendings_top (&state->pendings)->more, error);
}

static gboolean
force_monument (const CyState *state, const PwMove *move, GError **error)
{
  if (!is_within (move, CY_ARG_TILE, CY_GARDEN, CY_FAIRGROUND - 1))
    return pw_game_check (cy_itself, state, move, error);
  if (state->lie[move->args[CY_ARG_TILE]])
    return pw_rule_refuse (error, CY_RULE_12_2, _("If it does, correct the earlier moves first."),
                           _("This monument does not lie beside the board."));
  return force_cost (state, move, 0, error);
}

/* 9.1: from wherever it is known to be, or can be. */
static gboolean
force_take (const CyState *state, const PwMove *move, GError **error)
{
  guint character;
  int where;

  if (!is_within (move, CY_ARG_CHARACTER, 0, CY_CHARACTERS - 1))
    return pw_game_check (cy_itself, state, move, error);
  character = (guint) move->args[CY_ARG_CHARACTER];
  where = state->characters[character];
  if (where >= 0 ? where != move->player : cy_may_lie_on_board (state, character))
    return TRUE;
  return pw_rule_refuse (error, CY_RULE_9_1, _("If it is, correct the earlier moves first."),
                         _("This character is neither with another player nor on the board."));
}

/* What is left out goes without saying: the food, and how many bundles there are. */
static void
fill_in_delivery (const CyState *state, PwMove *move)
{
  int all = 0, k = move->args[CY_ARG_NUMBER];

  for (guint good = 0; good < CY_GOODS; good++)
    all += cy_arg (move, CY_ARG_GOODS + good, 0);
  if (move->args[CY_ARG_GOODS + CY_FOOD] == PW_ARG_NONE && all > 0 && all % 2 == 0 && (k == PW_ARG_NONE || all == 2 * k) &&
      !cy_has (state, (guint) move->player, CY_CHAMBERLAIN))
    {
      move->args[CY_ARG_GOODS + CY_FOOD] = (gint16) (all / 2);
      all += all / 2;
    }
  if (k == PW_ARG_NONE && all >= 3)
    move->args[CY_ARG_NUMBER] = (gint16) (all / 3);
}

/* A bundle is three goods, whichever they were. */
static gboolean
force_deliver (const CyState *state, PwMove *move, GError **error)
{
  int all = 0;

  fill_in_delivery (state, move);
  for (guint good = 0; good < CY_GOODS; good++)
    all += cy_arg (move, CY_ARG_GOODS + good, 0);
  if (!is_within (move, CY_ARG_NUMBER, 1, all) || 3 * move->args[CY_ARG_NUMBER] != all)
    return pw_rule_refuse (error, CY_RULE_11_2, _("Name all the goods that were delivered."), _("A bundle is three goods."));
  return has_goods (state, move) || refuse_goods (error, CY_RULE_11_2);
}

/* 6.2: where there is no road the provost cannot stand. */
static gboolean
force_provost (const CyState *state, const PwMove *move, GError **error)
{
  int steps = cy_arg (move, CY_ARG_NUMBER, 0), to = state->provost + steps;

  if (steps != 0 && ABS (steps) <= CY_MOST_STEPS && to >= 0 && to <= cy_farthest (state))
    return TRUE;
  return pw_game_check (cy_itself, state, move, error);
}

/**
 * cy_force:
 * @data: a state
 * @move: (inout): a move that breaks a rule; what it leaves open is filled in
 * @error: (nullable): return location
 *
 * Returns: whether such a thing can have happened on a table
 */
gboolean
cy_force (gconstpointer data, PwMove *move, GError **error)
{
  const CyState *state = data;

  cy_complete (state, move, NULL);
  switch ((CyKind) move->kind)
    {
    case CY_KIND_PLACE: return may_act (state, move, error) && force_place (state, move, error);
    case CY_KIND_PASS: return may_act (state, move, error) && force_pass (state, move, error);
    case CY_KIND_USE: return may_act (state, move, error) && force_use (state, move, error);
    case CY_KIND_BUILD: return may_act (state, move, error) && force_build (state, move, error);
    case CY_KIND_MONUMENT: return may_act (state, move, error) && force_monument (state, move, error);
    case CY_KIND_TAKE: return may_act (state, move, error) && force_take (state, move, error);
    case CY_KIND_FAVOUR:
      if (cy_favour_follows (move))
        break;
      /* 9.2: a tile that is not open yet. */
      return may_act (state, move, error) &&
             (is_within (move, CY_ARG_NUMBER, 1, CY_SITE_TILES) || pw_game_check (cy_itself, state, move, error));
    case CY_KIND_DELIVER: return may_act (state, move, error) && force_deliver (state, move, error);
    case CY_KIND_PROVOST: return may_act (state, move, error) && force_provost (state, move, error);
    default: break;
    }
  return pw_game_check (cy_itself, data, move, error);
}

/**
 * cy_mend:
 * @data: a state
 * @move: a line of the log that does not fit here
 * @out: (out): a move that makes room for it
 *
 * What cannot be done is passed over, so a changed line may make a skip or a pass needless, or leave something to be declined
 * that was not asked before. A pass is never put in: it decides about the order.
 *
 * Returns: what would help
 */
PwMend
cy_mend (gconstpointer data, const PwMove *move, PwMove *out)
{
  const CyState *state = data;
  int actor = cy_actor (state);
  PwKindSet playable = cy_playable (state);
  gboolean on = move->player == actor && pw_kind_set_has (playable, move->kind);

  if (move->kind == CY_KIND_SKIP && !on)
    return PW_MEND_DROP;
  if (move->kind == CY_KIND_PASS && !on && move->player >= 0 && move->player < (int) state->n_players &&
      (state->phase != CY_PHASE_PLANNING || state->passed >> move->player & 1))
    return PW_MEND_DROP;
  if (on || actor < 0 || move->player < 0 || !pw_kind_set_has (playable, CY_KIND_SKIP))
    return PW_MEND_NOTHING;
  pw_move_init (out, CY_KIND_SKIP, actor);
  return PW_MEND_BEFORE;
}

/**
 * cy_asked:
 * @data: a state
 * @asked: (out): which decision is asked, or 0
 * @decline: (out): the skip that does without it
 *
 * A skip says nothing of what it declines: it is that of the decision for which it was said.
 *
 * Returns: whether it can be skipped
 */
gboolean
cy_asked (gconstpointer data, guint64 *asked, PwMove *decline)
{
  const CyState *state = data;
  const PwPending *top;

  if (state->over || state->pendings.n == 0)
    return FALSE;
  top = pw_pendings_top (&state->pendings);
  *asked = (guint64) top->kind << 40 | (guint64) (guint8) top->seat << 32 | (guint64) (guint16) top->arg << 16 |
           (guint16) top->rest;
  pw_move_init (decline, CY_KIND_SKIP, cy_actor (state));
  return cy_actor (state) >= 0 && pw_kind_set_has (cy_playable (state), CY_KIND_SKIP);
}
