/* cy-use.c: a building’s price is paid, or its good chosen (5.4, 7)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/moves/cy-moves.h"

#include <glib/gi18n-lib.h>

static const CyEffect *
asked_effect (const CyState *state)
{
  const PwPending *asked = pw_pendings_top (&state->pendings);

  return cy_effect (state, (guint) asked->arg, asked->more != 0);
}

/* What is named as goods of choice: those that are paid or, where the price has none, those that are gained. */
static gboolean
names_right (const CyPlayer *player, const CyPrice *price, const PwMove *move)
{
  if (price->pay[CY_ANY] || price->gain[CY_ANY] == 0)
    return cy_pays_any (player, price->pay, move);
  return cy_count_any (move) == price->gain[CY_ANY] && cy_arg (move, CY_ARG_GOODS + CY_GOLD, 0) == 0;
}

static gboolean
refuse_price (const CyState *state, const CyPrice *price, GError **error)
{
  const PwPending *asked = pw_pendings_top (&state->pendings);
  int cost[CY_COSTS];
  g_autofree char *goods = NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < CY_COSTS; i++)
    cost[i] = price->pay[i];
  goods = cy_goods_text (cost);
  g_string_append (text, goods);
  if (price->pay_workers)
    g_string_append_printf (text,
                            g_dngettext (GETTEXT_PACKAGE, "%s%u worker from the reserve", "%s%u workers from the reserve",
                                         (gulong) price->pay_workers),
                            text->len ? ", " : "", price->pay_workers);
  pw_rule_error_set (error, CY_RULE_5_4, _("For example: {use} or {skip}."), _("The price at this building (%s) is: %s."),
                     cy_tile_label (asked->arg), text->len ? text->str : _("nothing"));
  return FALSE;
}

gboolean
cy_use_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CyState *state = data;
  const CyEffect *effect = asked_effect (state);
  const CyPlayer *player = &state->players[move->player];
  int choice = cy_arg (move, CY_ARG_NUMBER, 1);
  const CyPrice *price;

  if (choice > effect->n_prices || (effect->n_prices == 2) != (move->args[CY_ARG_NUMBER] != PW_ARG_NONE))
    {
      if (error)
        pw_rule_error_set (error, CY_RULE_7_6, _("For example: {use} or {skip}."),
                           effect->n_prices == 2 ? _("Which of the two prices?") : _("There is one price only."));
      return FALSE;
    }
  price = &effect->prices[choice - 1];
  if (!cy_can_price (player, price))
    return error ? refuse_price (state, price, error) : FALSE;
  if (names_right (player, price, move))
    return TRUE;
  if (error)
    pw_rule_error_set (
      error, CY_RULE_1_4, _("For example: {use} or {skip}."),
      price->pay[CY_ANY] + price->gain[CY_ANY] == 0
        ? _("No good of choice is named at this building.")
        : _("Name the goods of choice: food, wood, stone or cloth, as many as the price has. Those that are paid must "
            "be owned."));
  return FALSE;
}

void
cy_use_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CyState *state = data;
  PwPending asked = pw_pendings_pop (&state->pendings);
  guint seat = (guint) move->player, tile = (guint) asked.arg, choice = (guint) cy_arg (move, CY_ARG_NUMBER, 1) - 1;
  const CyPrice *price = &cy_effect (state, tile, asked.more != 0)->prices[choice];

  cy_pay (state, seat, price->pay, move, CY_RULE_7_6, (int) tile, events);
  cy_send_to_camp (state, seat, price->pay_workers, CY_RULE_7_6, (int) tile, events);
  if (price->gain[CY_ANY])
    for (guint good = 0; good < CY_GOODS; good++)
      cy_gain (state, seat, (CyResource) good, cy_arg (move, CY_ARG_GOODS + good, 0), CY_RULE_1_4, (int) tile, events);
  cy_run_price (state, seat, tile, asked.more != 0, choice, events);
  cy_go_on (state, events);
}

void
cy_use_legal (gconstpointer data, PwMoves *out)
{
  const CyState *state = data;
  const CyEffect *effect = asked_effect (state);
  int actor = cy_actor (state);
  const CyPlayer *player = &state->players[actor];

  for (guint i = 0; i < effect->n_prices; i++)
    {
      const CyPrice *price = &effect->prices[i];
      PwMove move;

      if (!cy_can_price (player, price))
        continue;
      pw_move_init (&move, CY_KIND_USE, actor);
      move.args[CY_ARG_NUMBER] = effect->n_prices == 2 ? (gint16) (i + 1) : PW_ARG_NONE;
      if (price->pay[CY_ANY] || price->gain[CY_ANY] == 0)
        cy_list_any (player, price->pay, &move, out);
      else
        for (guint good = 0; good < CY_ANY_GOODS; good++)
          {
            move.args[CY_ARG_GOODS + good] = 1;
            pw_moves_add (out, &move);
            move.args[CY_ARG_GOODS + good] = PW_ARG_NONE;
          }
    }
}
