/* cb-shields-when.c: moves of shields at their time: what need not be said, what was played so, what comes too soon or late
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/modules/cb-shields.h"

#include <glib/gi18n-lib.h>

/* -- What need not be said, and what was played so --------------------------------------------- */

gboolean
cb_shields_complete (const CbState *state, PwMove *move, GError **error)
{
  const CbPlayer *player = &state->players[move->player];
  int depot = move->args[CB_ARG_DEPOT];
  guint8 dice[2];

  switch (move->kind)
    {
    case CB_KIND_SHIELD:
      if (move->args[CB_ARG_WORKERS] == 0)
        move->args[CB_ARG_WORKERS] = PW_ARG_NONE;
      if (move->args[CB_ARG_WORKERS] == PW_ARG_NONE && state->pending.n == 0 && depot >= 1 && depot <= CB_DEPOTS &&
          player->used == 0 && player->dice[0] != 0 && player->dice[1] != 0)
        {
          guint cost = cb_shield_cost (player, (guint) depot);

          if (cost > 0 && (int) cost <= player->workers)
            move->args[CB_ARG_WORKERS] = (gint16) cost;
        }
      return TRUE;
    case CB_KIND_SET:
      if (move->args[CB_ARG_DIE] == PW_ARG_NONE && cb_dice_open (player, dice) == 1)
        move->args[CB_ARG_DIE] = dice[0];
      return TRUE;
    case CB_KIND_TRIBUTE:
      if (move->args[CB_ARG_WORKERS] == 0)
        move->args[CB_ARG_WORKERS] = PW_ARG_NONE;
      if (move->args[CB_ARG_WORKERS] == PW_ARG_NONE && move->args[CB_ARG_SHIELD] == PW_ARG_NONE &&
          cb_pending (state) == CB_PENDING_TRIBUTE && cb_top (state)->arg)
        {
          int missing = (int) cb_shields_of (state, (guint) move->player) - player->silver;

          if (missing > 0 && missing <= player->workers)
            move->args[CB_ARG_WORKERS] = (gint16) missing;
        }
      return TRUE;
    default: return TRUE;
    }
}

static CbForced
force_shield (const CbState *state, PwMove *move, GError **error)
{
  const CbPlayer *player = &state->players[move->player];
  int shield = move->args[CB_ARG_SHIELD], hex = move->args[CB_ARG_HEX], depot = move->args[CB_ARG_DEPOT];

  if (shield < 1 || shield > CB_SHIELDS || depot < 1 || depot > CB_DEPOTS || hex < 0 ||
      hex >= (int) cb_duchy_of (player)->n_hexes || player->tile[hex] != CB_TILE_CASTLE)
    return CB_FORCED_NEVER;
  /* One that is neither on a depot nor unseen lies in some duchy, or has left the game. */
  if (state->shields.seen >> shield & 1 && cb_shield_depot (state, (guint) shield) < 0)
    {
      pw_rule_error_set (error, CB_RULE_17_1, _("If it lies on a depot, correct that first."),
                         _("Shield %d has left the depots already."), shield);
      return CB_FORCED_NEVER;
    }
  if (state->pending.n > 0)
    move->args[CB_ARG_WORKERS] = PW_ARG_NONE;
  else
    move->args[CB_ARG_WORKERS] = (gint16) CLAMP (cb_arg (move, CB_ARG_WORKERS, 0), 0, player->workers);
  return CB_FORCED;
}

CbForced
cb_shields_force (const CbState *state, PwMove *move, GError **error)
{
  switch (move->kind)
    {
    case CB_KIND_SHIELD: return force_shield (state, move, error);
    case CB_KIND_SET:
      if (state->players[move->player].used == 3 || state->players[move->player].dice[0] == 0 || move->args[CB_ARG_NUMBER] < 1 ||
          move->args[CB_ARG_NUMBER] > 6)
        return CB_FORCED_NEVER;
      return CB_FORCED;
    case CB_KIND_COPY:
      return cb_shield (state, (guint) move->player, 6) &&
                 cb_shields_is_model (state, (guint) move->player, move->args[CB_ARG_SHIELD])
               ? CB_FORCED
               : CB_FORCED_NEVER;
    case CB_KIND_TRIBUTE:
    case CB_KIND_LAY:
    case CB_KIND_GATHER:
    case CB_KIND_DISCARD:
    case CB_KIND_HELPED: return CB_FORCED_NEVER;
    default: return CB_FORCED_NOT_MINE;
    }
}

/* -- Not now, and what a changed line leaves open ---------------------------------------------- */

/* What only shields bring. */
static gboolean
is_shield_kind (guint kind)
{
  switch (kind)
    {
    case CB_KIND_SHIELD:
    case CB_KIND_SET:
    case CB_KIND_COPY:
    case CB_KIND_TRIBUTE:
    case CB_KIND_GATHER:
    case CB_KIND_SHIELDS: return TRUE;
    default: return FALSE;
    }
}

gboolean
cb_shields_not_now (const CbState *state, const PwMove *move, GError **error)
{
  const PwPending *top = state->pending.n > 0 ? cb_top (state) : NULL;

  /* It waits for nobody's turn. */
  if (move->kind == CB_KIND_COPY && cb_shields_played (state) && state->stage != CB_STAGE_START && state->stage != CB_STAGE_OVER)
    {
      cb_shields_refuse_copy (state, move->player, error);
      return TRUE;
    }
  /* The base would name shield 14 for both. */
  if (top != NULL && top->kind == CB_PENDING_LAY && !top->arg && move->player == cb_actor (state))
    {
      pw_rule_error_set (error, CB_RULE_17_5 + 15,
                         _("Name a tile of the black depot and a hex, as in: {lay}. Or do without it: {skip}."),
                         _("First shield 15 brings a tile at the end of the phase."));
      return TRUE;
    }
  if (!is_shield_kind (move->kind))
    return FALSE;
  if (!cb_shields_played (state))
    {
      pw_rule_error_set (error, CB_RULE_17_1, _("They are chosen when a game is set up."), _("This game has no shields."));
      return TRUE;
    }
  if (state->stage != CB_STAGE_TURN || state->pending.n > 0 || move->player != cb_actor (state))
    return FALSE;
  if (move->kind == CB_KIND_SET)
    pw_rule_error_set (error, CB_RULE_17_5 + 16, _("Workers change it by 1 each."), _("Only shield 16 sets a die."));
  else if (move->kind == CB_KIND_TRIBUTE)
    pw_rule_error_set (error, CB_RULE_17_4, _("Go on with the turn."), _("The tribute is due at the end of a phase."));
  else
    pw_rule_error_set (error, CB_RULE_17_5 + 5, _("Place a ship first."),
                       _("A colour is gathered when a ship has been placed, with shield 5."));
  return TRUE;
}

/* A changed line may have left decisions open that were closed before, or closed some that were open. */
gboolean
cb_shields_mend (const CbState *state, const PwMove *move, PwMove *out, PwMend *mend)
{
  guint pending = cb_pending (state);
  gboolean here = move->player >= 0 && move->player == cb_actor (state) && pw_kind_set_has (cb_playable (state), move->kind);

  if ((move->kind == CB_KIND_TRIBUTE && pending != CB_PENDING_TRIBUTE) ||
      (move->kind == CB_KIND_GATHER && pending != CB_PENDING_GATHER) ||
      (move->kind == CB_KIND_DISCARD && pending != CB_PENDING_DISCARD) ||
      (move->kind == CB_KIND_HELPED && pending != CB_PENDING_HELPED))
    {
      *mend = PW_MEND_DROP;
      return TRUE;
    }
  if (cb_asks (state) || here)
    return FALSE;
  switch (pending)
    {
    case CB_PENDING_TRIBUTE:
      {
        const PwPending *top = cb_top (state);
        const CbPlayer *player = &state->players[top->seat];
        guint n = cb_shields_of (state, top->seat);

        pw_move_init (out, CB_KIND_TRIBUTE, top->seat);
        if ((int) n > player->silver + (top->arg ? player->workers : 0))
          out->args[CB_ARG_SHIELD] = (gint16) (31 - __builtin_clz (state->shields.owned[cb_board (state, top->seat)]));
        cb_shields_complete (state, out, NULL);
        *mend = PW_MEND_BEFORE;
        return TRUE;
      }
    case CB_PENDING_DISCARD:
      {
        PwMoves legal = PW_MOVES_INIT;

        cb_discard_kind_legal (state, &legal);
        *mend = legal.n > 0 ? PW_MEND_BEFORE : PW_MEND_NOTHING;
        if (legal.n > 0)
          *out = legal.items[0];
        pw_moves_clear (&legal);
        return TRUE;
      }
    case CB_PENDING_LAY:
    case CB_PENDING_COPY:
    case CB_PENDING_GATHER:
    case CB_PENDING_HELPED:
      pw_move_init (out, CB_KIND_SKIP, cb_top (state)->seat);
      *mend = PW_MEND_BEFORE;
      return TRUE;
    default: return FALSE;
    }
}
