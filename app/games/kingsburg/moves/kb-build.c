/* kb-build.c: buildings, their cost and their points; the Town Hall (7)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/moves/kb-moves.h"

#include <glib/gi18n-lib.h>

#include "core/pw-refuse.h"

/* -- build ----------------------------------------------------------------------------------------------- */

/** OR_PASS: a remedy where something else can be built. */
#define OR_PASS N_("For example: {build} or {pass}.")

static gboolean
check_row (const KbPlayer *player, const PwMove *move, GError **error)
{
  guint building = (guint) move->args[KB_ARG_BUILDING], first = building - building % KB_COLUMNS;

  if (kb_stands (player, building))
    return pw_rule_refuse (error, KB_RULE_7_2, _(OR_PASS), _("This building stands already: there is one of each."));
  for (guint left = first; left < building; left++)
    if (!kb_stands (player, left))
      {
        if (error)
          {
            PwMove first_of_row = *move;

            first_of_row.args[KB_ARG_BUILDING] = (gint16) left;
            pw_rule_error_set (error, KB_RULE_7_2, _(OR_PASS),
                               _("Rows are built from the left: the %s is missing before the %s."), kb_building_label (left),
                               kb_building_label (building));
            pw_rule_error_set_move (*error, &first_of_row);
          }
        return FALSE;
      }
  return TRUE;
}

static gboolean
check_cost (const KbState *state, guint seat, guint building, GError **error)
{
  const KbPlayer *player = &state->players[seat];
  int cost[KB_GOODS], missing[KB_GOODS];
  guint8 price[KB_GOODS];

  if (kb_can_pay (state, seat, building))
    return TRUE;
  if (error == NULL)
    return FALSE;
  kb_cost (state, seat, building, price);
  for (guint good = 0; good < KB_GOODS; good++)
    {
      cost[good] = price[good];
      missing[good] = MAX (0, price[good] - player->goods[good]);
    }
  {
    g_autofree char *costs = kb_goods_text (cost);
    g_autofree char *lacks = kb_goods_text (missing);
    g_autofree char *remedy = g_strdup_printf (_("Missing: %s. For example: {build} or {pass}."), lacks);

    pw_rule_error_set (error, building % KB_COLUMNS >= 2 && kb_stands (player, KB_CRANE) ? KB_RULE_7_4 : KB_RULE_7_1, remedy,
                       _("The %s costs %s."), kb_building_label (building), costs);
  }
  return FALSE;
}

gboolean
kb_build_check (gconstpointer data, const PwMove *move, GError **error)
{
  const KbState *state = data;
  const KbPlayer *player = &state->players[move->player];
  guint building = (guint) move->args[KB_ARG_BUILDING];
  gboolean envoy = move->args[KB_ARG_ENVOY] != PW_ARG_NONE;

  if (player->did & KB_DID_BUILD)
    {
      if (!envoy)
        return pw_rule_refuse (error, KB_RULE_7_1, _("With the King’s Envoy, for example: {build} or {pass}."),
                               _("One building was built in this season already."));
    }
  else if (envoy)
    return pw_rule_refuse (error, KB_RULE_9_2, _("Without him, for example: {build} or {pass}."),
                           _("The first building of a season needs no Envoy."));
  return check_row (player, move, error) && check_cost (state, (guint) move->player, building, error);
}

void
kb_build_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  KbState *state = data;
  guint seat = (guint) move->player, building = (guint) move->args[KB_ARG_BUILDING];
  KbPlayer *player = &state->players[seat];
  guint8 cost[KB_GOODS];

  kb_force_begin (state, move);
  kb_cost (state, seat, building, cost);
  for (guint good = 0; good < KB_GOODS; good++)
    kb_gain (state, seat, (KbResource) good, -(int) cost[good], KB_RULE_7_1, (int) building, events);
  player->buildings |= 1u << building;
  player->ruins &= ~(1u << building);
  player->did |= player->did & KB_DID_BUILD ? KB_DID_BUILD_TWICE : KB_DID_BUILD;
  kb_note (events, move->player, KB_NOTE_BUILD, 0, KB_RULE_7_1, (int) building, 0);
  kb_points (state, seat, KB_FROM_BUILDINGS, kb_buildings[building].points, KB_RULE_7_3, (int) building, 0, events);
  if (move->args[KB_ARG_ENVOY] != PW_ARG_NONE && state->envoy == move->player)
    {
      state->envoy = -1;
      kb_note (events, move->player, KB_NOTE_ENVOY_BACK, 0, KB_RULE_9_2, 0, 0);
    }
  kb_go_on (state, events);
}

void
kb_build_legal (gconstpointer data, PwMoves *out)
{
  const KbState *state = data;
  int actor = kb_actor (state);

  if (actor < 0)
    return;
  for (guint32 rest = kb_affordable (state, (guint) actor); rest; rest &= rest - 1)
    {
      PwMove *move = pw_moves_append (out, KB_KIND_BUILD, actor);

      move->args[KB_ARG_BUILDING] = (gint16) __builtin_ctz (rest);
      if (state->players[actor].did & KB_DID_BUILD)
        move->args[KB_ARG_ENVOY] = 1;
    }
}

/* -- hall ---------------------------------------------------------------------------------------------------- */

static gboolean
has_payment (const KbPlayer *player, guint payment)
{
  return payment == KB_PAY_PLUS2 ? player->plus2 > 0 : player->goods[payment] > 0;
}

gboolean
kb_hall_check (gconstpointer data, const PwMove *move, GError **error)
{
  const KbState *state = data;
  guint payment = (guint) move->args[KB_ARG_GOOD];

  if (has_payment (&state->players[move->player], payment))
    return TRUE;
  if (error)
    pw_rule_error_set (error, KB_RULE_7_5, _("Pay with something that is there, for example: {hall} or {pass}."),
                       _("There is no %s to pay the Town Hall with."), kb_good_label (payment));
  return FALSE;
}

void
kb_hall_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  KbState *state = data;
  guint seat = (guint) move->player, payment = (guint) move->args[KB_ARG_GOOD];

  kb_force_begin (state, move);
  kb_gain (state, seat, (KbResource) payment, -1, KB_RULE_7_5, KB_TOWN_HALL, events);
  kb_points (state, seat, KB_FROM_TOWN_HALL, 1, KB_RULE_7_5, KB_TOWN_HALL, 0, events);
  state->players[seat].did |= KB_DID_DECLINE;
  kb_go_on (state, events);
}

void
kb_hall_legal (gconstpointer data, PwMoves *out)
{
  const KbState *state = data;
  int actor = kb_actor (state);

  if (actor < 0)
    return;
  for (guint payment = 0; payment <= KB_PAY_PLUS2; payment++)
    if (has_payment (&state->players[actor], payment))
      pw_moves_append (out, KB_KIND_HALL, actor)->args[KB_ARG_GOOD] = (gint16) payment;
}
