/* kb-recruit.c: soldiers for goods (11.1)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/moves/kb-moves.h"

#include <glib/gi18n-lib.h>

gboolean
kb_recruit_check (gconstpointer data, const PwMove *move, GError **error)
{
  const KbState *state = data;
  const KbPlayer *player = &state->players[move->player];
  guint soldiers = (guint) move->args[KB_ARG_WHAT], price = kb_soldier_price (player), paid;
  int lacking = kb_counted_goods (player, move, &paid);
  guint most = kb_goods_count (player) / price;

  if (lacking < 0 && paid == soldiers * price)
    return TRUE;
  if (error && lacking >= 0)
    {
      g_autofree char *remedy = g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE,
                     "Pay with goods that are there: they are enough for %u soldier. For example: {recruit} or {pass}.",
                     "Pay with goods that are there: they are enough for %u soldiers. For example: {recruit} or {pass}.", most),
        most);

      pw_rule_error_set (error, KB_RULE_11_1, remedy, _("There is not that much %s: %u."), kb_good_label ((guint) lacking),
                         (guint) move->args[kb_count_args[lacking]]);
    }
  else if (error)
    {
      g_autofree char *remedy = g_strdup_printf (_("The goods in hand pay for %u; for example: {recruit}."), most);

      pw_rule_error_set (error, KB_RULE_11_1, remedy,
                         g_dngettext (GETTEXT_PACKAGE, "%u soldier costs %u goods, not %u.", "%u soldiers cost %u goods, not %u.",
                                      (gulong) soldiers),
                         soldiers, soldiers * price, paid);
    }
  return FALSE;
}

void
kb_recruit_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  KbState *state = data;
  guint seat = (guint) move->player;

  kb_force_begin (state, move);
  kb_pay_counted (state, move, KB_RULE_11_1, events);
  kb_gain (state, seat, KB_RESOURCE_SOLDIERS, move->args[KB_ARG_WHAT], KB_RULE_11_1, 0, events);
  state->players[seat].did |= KB_DID_DECLINE;
  kb_go_on (state, events);
}

/* Every number of soldiers with every way to pay it. */
void
kb_recruit_legal (gconstpointer data, PwMoves *out)
{
  const KbState *state = data;
  int actor = kb_actor (state);
  const KbPlayer *player;
  guint price;

  if (actor < 0)
    return;
  player = &state->players[actor];
  price = kb_soldier_price (player);
  for (guint gold = 0; gold <= player->goods[KB_GOLD]; gold++)
    for (guint wood = 0; wood <= player->goods[KB_WOOD]; wood++)
      for (guint stone = (gold + wood) % price; stone <= player->goods[KB_STONE]; stone += price)
        if (gold + wood + stone > 0)
          {
            PwMove *move = pw_moves_append (out, KB_KIND_RECRUIT, actor);

            move->args[KB_ARG_WHAT] = (gint16) ((gold + wood + stone) / price);
            kb_set_counted (move, gold, wood, stone);
          }
}
