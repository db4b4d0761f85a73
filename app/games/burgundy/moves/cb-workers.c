/* cb-workers.c: taking workers (4.3d, 11.13, 11.14)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/moves/cb-moves.h"

#define WORKERS 2

gboolean
cb_workers_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CbState *state = data;
  int die = move->args[CB_ARG_DIE];

  /* Any value will do, so the die is right as it is: the wanted value is its own. */
  return cb_die_check (state, &state->players[move->player], move, die == PW_ARG_NONE ? 1 : (guint) die, FALSE, CB_RULE_4_3D, "",
                       error);
}

void
cb_workers_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;
  guint seat = (guint) move->player;
  const CbPlayer *player = &state->players[seat];

  cb_force_begin (state, move, events);
  cb_die_use (state, move, events);
  cb_gain (state, seat, CB_WORKERS, WORKERS, CB_RULE_4_3D, events);
  if (cb_has (player, 14))
    cb_gain (state, seat, CB_WORKERS, WORKERS, CB_RULE_11_0 + 14, events);
  if (cb_has (player, 13))
    cb_gain (state, seat, CB_SILVER, 1, CB_RULE_11_0 + 13, events);
  cb_settle (state, events);
}

void
cb_workers_legal (gconstpointer data, PwMoves *out)
{
  const CbState *state = data;
  int seat = cb_actor (state);
  guint8 dice[2];
  guint n_dice = cb_faces (state, (guint) seat, dice);

  if (n_dice == 0 && state->pending.n)
    pw_moves_append (out, CB_KIND_WORKERS, seat);
  for (guint d = 0; d < n_dice; d++)
    pw_moves_append (out, CB_KIND_WORKERS, seat)->args[CB_ARG_DIE] = dice[d];
}
