/* cb-start.c: each player's starting castle and goods (2.2, 2.3)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/moves/cb-moves.h"

#include <glib/gi18n-lib.h>

static const guint8 goods_args[] = { CB_ARG_GOODS, CB_ARG_KEEP_2, CB_ARG_KEEP_3 };

/* 2.3; in an expert set-up any castle hex (2.5). */
CbHexSet
cb_start_hexes (const CbState *state, guint seat)
{
  const CbDuchy *duchy = cb_duchy_of (&state->players[seat]);

  return state->options[CB_OPTION_EXPERT] ? duchy->of_type[CB_CASTLE] : duchy->starts;
}

/* The only hex where the first castle may lie, or -1 where there are several. */
int
cb_start_hex (const CbState *state, guint seat)
{
  CbHexSet hexes = cb_start_hexes (state, seat);

  return cb_hex_count (hexes) == 1 ? (int) cb_hex_first (hexes) : -1;
}

/* Whether the three goods of @move can still be drawn (10.1). */
static gboolean
goods_exist (const CbState *state, const PwMove *move, GError **error)
{
  for (guint i = 0; i < 3; i++)
    {
      guint goods = (guint) move->args[goods_args[i]];
      guint same = state->goods_seen[goods - 1];

      for (guint j = 0; j <= i; j++)
        same += move->args[goods_args[j]] == (int) goods;
      if (same <= cb_data_goods_per_colour ())
        continue;
      if (error)
        pw_rule_error_set (error, CB_RULE_10_1, _("Look at the goods tiles again, or correct an earlier entry."),
                           _("There are only seven goods tiles of a colour: %s."), cb_goods_label ((int) goods));
      return FALSE;
    }
  return TRUE;
}

gboolean
cb_start_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CbState *state = data;
  const CbDuchy *duchy = cb_duchy_of (&state->players[move->player]);
  guint hex = (guint) move->args[CB_ARG_HEX];

  if (hex >= duchy->n_hexes || !(cb_start_hexes (state, (guint) move->player) & CB_HEX (hex)))
    {
      if (error)
        {
          g_autoptr (GString) list = g_string_new (_("Possible: "));
          CbHexSet hexes = cb_start_hexes (state, (guint) move->player);
          guint i;

          CB_FOREACH_HEX (i, hexes)
            g_string_append_printf (list, "%s%s", i == cb_hex_first (hexes) ? "" : ", ", cb_hex_name (duchy, i));
          g_string_append_c (list, '.');
          pw_rule_error_set (error, CB_RULE_2_3, list->str,
                             cb_hex_count (hexes) == 1 ? _("On this duchy the first castle lies in the middle.")
                                                       : _("The first castle lies on a castle hex."));
        }
      return FALSE;
    }
  return goods_exist (state, move, error);
}

void
cb_start_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;
  guint seat = (guint) move->player;
  CbPlayer *player = &state->players[seat];
  const CbModule *module;

  cb_force_begin (state, move, events);
  cb_place_start (state, seat, (guint) move->args[CB_ARG_HEX]);
  cb_note (events, move->player, CB_NOTE_PLACE, 1, CB_RULE_2_3, CB_TILE_CASTLE, move->args[CB_ARG_HEX]);
  for (guint i = 0; i < 3; i++)
    {
      guint goods = (guint) move->args[goods_args[i]];

      player->goods[goods - 1]++;
      state->goods_seen[goods - 1]++;
      cb_note (events, move->player, CB_NOTE_GOODS_TAKEN, 1, CB_RULE_2_2, (int) goods, 0);
    }
  player->started = TRUE;
  cb_share (state, seat);
  CB_FOREACH_MODULE (state, module, start.started)
    module->start.started (state, seat, events);
  for (guint i = 0; i < state->n_players; i++)
    if (!state->players[i].started && cb_keeps (state, i))
      return;
  cb_start_others (state);
  cb_begin_phase (state, events);
}

void
cb_start_legal (gconstpointer data, PwMoves *out)
{
  const CbState *state = data;
  int seat = cb_actor (state);
  const CbHexSet hexes = cb_start_hexes (state, (guint) seat);
  guint hex;
  PwMove move;

  pw_move_init (&move, CB_KIND_START, seat);
  for (gint16 a = 1; a <= CB_GOODS; a++)
    for (gint16 b = a; b <= CB_GOODS; b++)
      for (gint16 c = b; c <= CB_GOODS; c++)
        {
          move.args[CB_ARG_GOODS] = a;
          move.args[CB_ARG_KEEP_2] = b;
          move.args[CB_ARG_KEEP_3] = c;
          if (!goods_exist (state, &move, NULL))
            continue;
          CB_FOREACH_HEX (hex, hexes)
            {
              PwMove *next = pw_moves_append (out, CB_KIND_START, seat);

              next->args[CB_ARG_HEX] = (gint16) hex;
              next->args[CB_ARG_GOODS] = a;
              next->args[CB_ARG_KEEP_2] = b;
              next->args[CB_ARG_KEEP_3] = c;
            }
        }
}
