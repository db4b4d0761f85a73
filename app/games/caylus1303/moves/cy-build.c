/* cy-build.c: wood and stone tiles (8), and monuments (12.2)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/moves/cy-moves.h"

#include <glib/gi18n-lib.h>

#include "core/pw-refuse.h"

/* To be looked up. */
static const char *
remedy_of (const PwMove *move)
{
  return move->kind == CY_KIND_BUILD ? N_("For example: {build} or {skip}.") : N_("For example: {monument} or {skip}.");
}

/* A refusal that rests on a value nobody has read off the tile says so (18). */
static gboolean
refuse_cost (const CyState *state, const PwMove *move, const guint8 cost[CY_COSTS], CyRule rule, GError **error)
{
  guint tile = (guint) move->args[CY_ARG_TILE];
  gboolean preset = cy_tiles[tile].cost_mark != CY_SURE && !(state->said_cost >> (tile - CY_FIRST_BUILT) & 1);
  int goods[CY_COSTS], lacks[CY_COSTS];
  g_autofree char *text = NULL, *lack = NULL, *remedy = NULL;

  if (error == NULL)
    return FALSE;
  for (guint i = 0; i < CY_COSTS; i++)
    {
      goods[i] = cost[i];
      lacks[i] = i < CY_GOODS ? MAX (0, cost[i] - state->players[move->player].goods[i]) : 0;
    }
  text = cy_goods_text (goods);
  lack = cy_goods_text (lacks);
  remedy = *lack ? g_strdup_printf (move->kind == CY_KIND_BUILD ? _("Missing: %s. For example: {build} or {skip}.")
                                                                : _("Missing: %s. For example: {monument} or {skip}."),
                                    lack)
                 : g_strdup (_(remedy_of (move)));
  pw_rule_error_set (error, rule, remedy, preset ? _("The %s costs, by the preset, %s.") : _("The %s costs %s."),
                     cy_tile_label ((int) tile), text);
  return FALSE;
}

/* The cost, and what is named for it. */
static gboolean
check_cost (const CyState *state, const PwMove *move, guint spares, CyRule rule, GError **error)
{
  const CyPlayer *player = &state->players[move->player];
  guint8 cost[CY_COSTS];

  cy_cost (state, (guint) move->args[CY_ARG_TILE], spares, cost);
  if (!cy_can_pay (player, cost))
    return refuse_cost (state, move, cost, rule, error);
  if (cy_pays_any (player, cost, move))
    return TRUE;
  if (cost[CY_ANY] == 0)
    return pw_rule_refuse_marked (error, CY_RULE_8_3, remedy_of (move),
                                  N_("No good of choice is in this cost: what is fixed is not named."));
  return pw_rule_refuse_marked (
    error, CY_RULE_1_4, remedy_of (move),
    N_("Name only what is paid for the goods of choice: food, wood, stone or cloth. It must be there besides the rest "
       "of the cost."));
}

gboolean
cy_build_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CyState *state = data;
  const PwPending *asked = pw_pendings_top (&state->pendings);
  guint tile = (guint) move->args[CY_ARG_TILE];

  if (cy_tiles[tile].family != asked->arg)
    return pw_rule_refuse_marked (error, asked->arg == CY_FAMILY_WOOD ? CY_RULE_8_1 : CY_RULE_8_2, remedy_of (move),
                                  asked->arg == CY_FAMILY_WOOD ? N_("A wood tile is built here, not this one: %s.")
                                                               : N_("A stone tile is built here, not this one: %s."),
                                  cy_tile_label (move->args[CY_ARG_TILE]));
  if (state->players[move->player].houses == 0)
    return pw_rule_refuse_marked (error, CY_RULE_1_3, remedy_of (move), N_("No house is left."));
  if (cy_empty_space (state) == 0 && !cy_is_board (state))
    return pw_rule_refuse_marked (error, CY_RULE_8_4, remedy_of (move), N_("No space of the road is empty."));
  if (state->lie[tile] || cy_has_bit (state->seen, tile))
    return pw_rule_refuse_marked (error, CY_RULE_8_4, remedy_of (move), N_("This tile does not lie beside the board: %s."),
                                  cy_tile_label (move->args[CY_ARG_TILE]));
  if (!cy_may_be (state, tile, 0, 0))
    return pw_rule_refuse_marked (error, CY_RULE_14_1, remedy_of (move),
                                  N_("This tile is needed for one of the set-up that nobody has named: %s."),
                                  cy_tile_label (move->args[CY_ARG_TILE]));
  return check_cost (state, move, (guint) asked->more, CY_RULE_8_3, error);
}

static void
score_built (CyState *state, guint seat, guint tile, CySource source, CyRule rule, PwEvents *events)
{
  cy_points (state, seat, source, state->prestige[tile - CY_FIRST_BUILT], rule, (int) tile, events);
  if (cy_has (state, seat, CY_ARCHITECT))
    cy_points (state, seat, CY_FROM_ARCHITECT, 1, CY_RULE_10_7, (int) tile, events);
}

/* 8.1: on the first empty space. */
static void
put_on_road (CyState *state, guint seat, guint tile, CyRule rule, PwEvents *events)
{
  guint place = CY_PLACE_OF_SPACE (cy_empty_space (state));

  cy_put (state, tile, place, 0);
  state->places[place].owner = (gint8) seat;
  state->places[place].flags = CY_IS_BUILT;
  cy_note (events, (int) seat, CY_NOTE_BUILT, 0, rule, (int) tile, (int) place);
}

/* Where that is nobody knows who does not enter what the others build. */
static void
put_somewhere (CyState *state, guint seat, guint tile)
{
  state->players[seat].elsewhere |= 1u << (tile - CY_FIRST_BUILT);
  state->lie[tile]++;
}

void
cy_build_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CyState *state = data;
  PwPending asked = pw_pendings_pop (&state->pendings);
  guint seat = (guint) move->player, tile = (guint) move->args[CY_ARG_TILE];
  gboolean wood = cy_tiles[tile].family == CY_FAMILY_WOOD;
  CyRule rule = wood ? CY_RULE_8_1 : CY_RULE_8_2;
  guint8 cost[CY_COSTS];

  cy_cost (state, tile, (guint) asked.more, cost);
  cy_pay (state, seat, cost, move, CY_RULE_8_3, (int) tile, events);
  cy_gain (state, seat, CY_RESOURCE_HOUSES, -1, rule, (int) tile, events);
  if (cy_is_board (state))
    put_somewhere (state, seat, tile);
  else
    put_on_road (state, seat, tile, rule, events);
  score_built (state, seat, tile, wood ? CY_FROM_WOOD_TILES : CY_FROM_STONE_TILES, rule, events);
  if (tile == CY_MANOR && state->options[CY_OPTION_MANOR])
    pw_pendings_push (&state->pendings, CY_ASK_FAVOUR, (int) seat, 0);
  cy_name_rest (state, events);
  cy_go_on (state, events);
}

static void
list_costs (const CyState *state, guint kind, guint tile, guint spares, PwMoves *out)
{
  int actor = cy_actor (state);
  guint8 cost[CY_COSTS];
  PwMove move;

  pw_move_init (&move, kind, actor);
  move.args[CY_ARG_TILE] = (gint16) tile;
  cy_cost (state, tile, spares, cost);
  cy_list_any (&state->players[actor], cost, &move, out);
}

void
cy_build_legal (gconstpointer data, PwMoves *out)
{
  const CyState *state = data;
  const PwPending *asked = pw_pendings_top (&state->pendings);
  guint seat = (guint) cy_actor (state);

  if (cy_empty_space (state) == 0 && !cy_is_board (state))
    return;
  for (guint tile = cy_family_first[asked->arg]; tile <= cy_family_last[asked->arg]; tile++)
    if (cy_can_build (state, seat, tile, (guint) asked->more))
      list_costs (state, CY_KIND_BUILD, tile, (guint) asked->more, out);
}

/* -- monument ---------------------------------------------------------------------------------------------------- */

gboolean
cy_monument_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CyState *state = data;

  if (state->lie[move->args[CY_ARG_TILE]])
    return pw_rule_refuse_marked (error, CY_RULE_12_2, remedy_of (move), N_("This monument is built already: %s."),
                                  cy_tile_label (move->args[CY_ARG_TILE]));
  return check_cost (state, move, 0, CY_RULE_12_2, error);
}

void
cy_monument_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CyState *state = data;
  PwPending asked = pw_pendings_pop (&state->pendings);
  guint seat = (guint) move->player, tile = (guint) move->args[CY_ARG_TILE], place = (guint) asked.arg;
  guint8 cost[CY_COSTS];

  cy_cost (state, tile, 0, cost);
  cy_pay (state, seat, cost, move, CY_RULE_12_2, (int) tile, events);
  state->places[place].tile = (gint8) tile;
  state->places[place].flags = CY_IS_MONUMENT;
  state->lie[tile]++;
  cy_note (events, move->player, CY_NOTE_BUILT, 0, CY_RULE_12_2, (int) tile, (int) place);
  score_built (state, seat, tile, CY_FROM_MONUMENTS, CY_RULE_12_2, events);
  if (cy_tiles[tile].bonus_at_once && cy_tiles[tile].bonus.favour)
    pw_pendings_push (&state->pendings, CY_ASK_FAVOUR, (int) seat, 0);
  cy_go_on (state, events);
}

void
cy_monument_legal (gconstpointer data, PwMoves *out)
{
  const CyState *state = data;

  for (guint tile = CY_GARDEN; tile <= CY_MANSION; tile++)
    if (cy_can_monument (state, (guint) cy_actor (state), tile))
      list_costs (state, CY_KIND_MONUMENT, tile, 0, out);
}
