/* cb-buy.c: the purchase once a turn (4.5, 11.6)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/moves/cb-moves.h"

#include <glib/gi18n-lib.h>

gboolean
cb_buy_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CbState *state = data;
  const CbPlayer *player = &state->players[move->player];
  guint depot = (guint) cb_arg (move, CB_ARG_DEPOT, 0);
  int workers = cb_arg (move, CB_ARG_WORKERS, 0);

  if (player->bought)
    {
      if (error)
        pw_rule_error_set (error, CB_RULE_4_5, _("The next purchase can be made in the next turn."),
                           _("One tile has been bought already in this turn."));
      return FALSE;
    }
  if (depot != 0 && !cb_has (player, 6))
    {
      if (error)
        pw_rule_error_set (error, CB_RULE_4_5, _("Monastery 6 in the duchy would allow it."),
                           _("Only tiles of the black depot are for sale."));
      return FALSE;
    }
  if (workers > 0 && !cb_workers_pay (state, player))
    {
      if (error)
        pw_rule_error_set (error, CB_RULE_4_5, _("A tile costs 2 silver coins."), _("Workers do not pay for a purchase."));
      return FALSE;
    }
  if (workers > CB_PRICE)
    {
      if (error)
        pw_rule_error_set (error, CB_RULE_4_5, _("Pay at most 2 workers."), _("A tile costs 2 in all."));
      return FALSE;
    }
  if (workers > player->workers)
    {
      if (error)
        pw_rule_error_set (error, CB_RULE_4_5, _("A tile costs 2, in silver coins and workers."),
                           g_dngettext (GETTEXT_PACKAGE, "There is only %d worker to pay with.",
                                        "There are only %d workers to pay with.", (gulong) player->workers),
                           player->workers);
      return FALSE;
    }
  if (CB_PRICE - workers > player->silver)
    {
      if (error)
        pw_rule_error_set (error, CB_RULE_4_5,
                           cb_funds (state, player) >= CB_PRICE ? _("Pay the rest with workers.")
                                                                : _("Mines, banks and sales bring silver."),
                           g_dngettext (GETTEXT_PACKAGE, "A tile costs 2, and there is %d silver coin.",
                                        "A tile costs 2, and there are %d silver coins.", (gulong) player->silver),
                           player->silver);
      return FALSE;
    }
  return (cb_tile_is_open (move->args[CB_ARG_TILE])
            ? cb_depot_check_open (state, (guint) move->player, depot, move->args[CB_ARG_TILE], error)
            : cb_depot_check (state, depot, move->args[CB_ARG_TILE], CB_RULE_4_5, error)) &&
         cb_room_check (state, move, error);
}

void
cb_buy_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;
  guint seat = (guint) move->player;
  int workers = cb_arg (move, CB_ARG_WORKERS, 0);
  int silver = MIN (CB_PRICE - workers, state->players[seat].silver); /* Less than the price only if played so. */

  cb_force_begin (state, move, events);
  state->players[seat].bought = TRUE;
  cb_gain (state, seat, CB_SILVER, -silver, CB_RULE_4_5, events);
  cb_gain (state, seat, CB_WORKERS, -workers, CB_RULE_11_0 + 6, events);
  cb_discard_apply (state, move, events);
  cb_depot_take (state, seat, (guint) cb_arg (move, CB_ARG_DEPOT, 0), move->args[CB_ARG_TILE], move->args[CB_ARG_STORAGE],
                 CB_RULE_4_5, events);
  cb_settle (state, events);
}

void
cb_buy_legal (gconstpointer data, PwMoves *out)
{
  const CbState *state = data;
  int seat = cb_actor (state);
  const CbPlayer *player = &state->players[seat];
  guint64 all = cb_tiles_of_types ((1u << CB_TYPES) - 1);
  int most = cb_workers_pay (state, player) ? MIN (CB_PRICE, player->workers) : 0;
  PwMove move;

  if (!cb_can_buy (state, (guint) seat))
    return;
  pw_move_init (&move, CB_KIND_BUY, seat);
  for (int workers = MAX (0, CB_PRICE - player->silver); workers <= most; workers++)
    {
      move.args[CB_ARG_WORKERS] = workers ? (gint16) workers : PW_ARG_NONE;
      for (guint depot = 0; depot <= (cb_has (player, 6) ? CB_DEPOTS : 0); depot++)
        {
          move.args[CB_ARG_DEPOT] = depot ? (gint16) depot : PW_ARG_NONE;
          cb_tiles_legal (state, cb_depot_tiles (state, depot, all), cb_depot_open_types (state, (guint) seat, depot), &move,
                          out);
        }
    }
}
