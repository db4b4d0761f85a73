/* cb-sell.c: selling goods by a die, a castle or a warehouse (4.3c, 6.1)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/moves/cb-moves.h"

#include <glib/gi18n-lib.h>

gboolean
cb_sell_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CbState *state = data;
  const CbPlayer *player = &state->players[move->player];
  guint goods = (guint) move->args[CB_ARG_GOODS];

  if (player->goods[goods - 1] == 0)
    {
      if (error)
        {
          g_autoptr (GString) there = g_string_new (NULL);

          for (guint i = 1; i <= CB_GOODS; i++)
            if (player->goods[i - 1])
              g_string_append_printf (there, "%s%s", there->len ? ", " : "", cb_goods_label ((int) i));
          if (there->len == 0)
            g_string_assign (there, _("There are no goods in storage: a ship brings some."));
          else
            {
              g_string_prepend (there, _("In storage: "));
              g_string_append_c (there, '.');
            }
          pw_rule_error_set (error, CB_RULE_4_3C, there->str, _("There are no goods of this colour: %s."),
                             cb_goods_label ((int) goods));
        }
      return FALSE;
    }
  if (error)
    {
      g_autofree char *what = g_strdup_printf (_("Selling %s goods"), cb_goods_label ((int) goods));

      return cb_die_check (state, player, move, goods, FALSE, CB_RULE_4_3C, what, error);
    }
  return cb_die_check (state, player, move, goods, FALSE, CB_RULE_4_3C, NULL, NULL);
}

void
cb_sell_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;

  cb_force_begin (state, move, events);
  cb_die_use (state, move, events);
  cb_sell_goods (state, (guint) move->player, (guint) move->args[CB_ARG_GOODS], events);
  cb_settle (state, events);
}

void
cb_sell_legal (gconstpointer data, PwMoves *out)
{
  const CbState *state = data;
  int seat = cb_actor (state);
  const CbPlayer *player = &state->players[seat];
  guint8 dice[2];
  guint n_dice = cb_faces (state, (guint) seat, dice);

  if (state->pending.n == 0 && n_dice == 0)
    return;
  for (guint goods = 1; goods <= CB_GOODS; goods++)
    {
      if (player->goods[goods - 1] == 0)
        continue;
      if (n_dice == 0)
        pw_moves_append (out, CB_KIND_SELL, seat)->args[CB_ARG_GOODS] = (gint16) goods;
      for (guint d = 0; d < n_dice; d++)
        {
          guint workers = cb_die_cost (player, dice[d], goods, FALSE);
          PwMove *move;

          if ((int) workers > player->workers)
            continue;
          move = pw_moves_append (out, CB_KIND_SELL, seat);
          move->args[CB_ARG_GOODS] = (gint16) goods;
          move->args[CB_ARG_DIE] = dice[d];
          move->args[CB_ARG_WORKERS] = workers ? (gint16) workers : PW_ARG_NONE;
        }
    }
}
