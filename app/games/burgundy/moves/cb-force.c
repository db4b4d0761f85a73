/* cb-force.c: moves that break a rule, and were played all the same ("we played it so")
 *
 * What the table cannot hold stays refused: a fourth stored tile, two tiles on one hex, goods
 * that nobody has. Everything else is carried out by the kind's own apply, which for such a move
 * begins with cb_force_begin().
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/moves/cb-moves.h"

#include <glib/gi18n-lib.h>

/* Whether @tile is said, and named. */
static gboolean
tile_is_said (const PwMove *move, GError **error)
{
  int tile = move->args[CB_ARG_TILE];

  if (tile > CB_TILE_NONE && cb_tile_is_named ((CbTile) tile))
    return TRUE;
  pw_rule_error_set (error, CB_RULE_10_1, _("Read it off the tile."), _("Say exactly which tile it is."));
  return FALSE;
}

/* The same of a tile that is taken: what lies there may be stored before anybody names it (10.1). */
static gboolean
taken_is_said (const CbState *state, const PwMove *move, GError **error)
{
  return (cb_tile_is_open (move->args[CB_ARG_TILE]) &&
          cb_depot_check_open (state, (guint) move->player, (guint) cb_arg (move, CB_ARG_DEPOT, 0), move->args[CB_ARG_TILE],
                               NULL)) ||
         tile_is_said (move, error);
}

/* Whose turn it is can be another than the referee thinks, unless an effect is being carried out. */
static gboolean
may_act (const CbState *state, const PwMove *move, GError **error)
{
  if (move->player < 0 || move->player >= (int) state->n_players || state->stage != CB_STAGE_TURN ||
      state->level == PW_LEVEL_FINAL || !cb_keeps (state, (guint) move->player) || cb_actor (state) == PW_TABLE)
    {
      cb_not_now (state, move, error);
      return FALSE;
    }
  if (move->player == cb_actor (state) || state->pending.n == 0 || cb_kinds[move->kind].anybody)
    return TRUE;
  pw_rule_error_set (error, CB_RULE_5_4, _("Do without it: {skip}. Or use it, for example: {move}."),
                     _("Another player is in the middle of an effect."));
  return FALSE;
}

/* An action is paid by the effect that gives it, or else by a die, with as many workers as there are. */
static gboolean
pay (const CbState *state, PwMove *move, GError **error)
{
  const CbPlayer *player = &state->players[move->player];
  gint16 *die = &move->args[CB_ARG_DIE], *workers = &move->args[CB_ARG_WORKERS];
  guint8 dice[2];

  if (state->pending.n > 0)
    {
      if (!pw_kind_set_has (cb_playable (state), move->kind))
        {
          cb_not_now (state, move, error);
          return FALSE;
        }
      if (cb_faces (state, (guint) move->player, dice) == 0)
        {
          *die = *workers = PW_ARG_NONE;
          return TRUE;
        }
    }
  if (*die == PW_ARG_NONE && cb_faces (state, (guint) move->player, dice) > 0)
    *die = dice[0];
  if (move->kind == CB_KIND_WORKERS)
    return TRUE;
  /* None is said as 0: left open, the line would be completed when it is read again. */
  *workers = *workers == PW_ARG_NONE ? 0 : MIN (*workers, player->workers);
  return TRUE;
}

/* A tile comes to the key spaces: one must be free, or become so (4.4). */
static gboolean
make_room (const CbState *state, PwMove *move, GError **error)
{
  const CbPlayer *player = &state->players[move->player];
  int discard = move->args[CB_ARG_DISCARD];

  cb_room_complete (state, move);
  /* Where there is room, throwing out a tile that is there is all the same possible. */
  if (discard != PW_ARG_NONE && discard != CB_TILE_NONE && cb_store_has (player, discard))
    return cb_discard_check (state, move, error);
  return cb_room_is_unknown (state, (guint) move->player) || cb_room_check (state, move, error);
}

static gboolean
force_place (const CbState *state, const PwMove *move, GError **error)
{
  const CbPlayer *player = &state->players[move->player];
  const CbDuchy *duchy = cb_duchy_of (player);
  int hex = move->args[CB_ARG_HEX];

  if (hex < 0 || hex >= (int) duchy->n_hexes)
    {
      pw_rule_error_set (error, CB_RULE_5_1, _("Name a hex of this duchy."), _("This duchy has no such hex."));
      return FALSE;
    }
  if (!(player->filled & CB_HEX (hex)))
    return tile_is_said (move, error);
  pw_rule_error_set (error, CB_RULE_5_3, _("If another tile lies there, correct the hex first."),
                     _("%s is filled: two tiles cannot lie on one hex."), cb_hex_name (duchy, (guint) hex));
  return FALSE;
}

static gboolean
force_sell (const CbState *state, const PwMove *move, GError **error)
{
  int goods = move->args[CB_ARG_GOODS];

  if (goods >= 1 && goods <= CB_GOODS && state->players[move->player].goods[goods - 1] > 0)
    return TRUE;
  pw_rule_error_set (error, CB_RULE_4_3C, _("If they are on the table, correct the stock first."),
                     _("Goods that are not there cannot be sold."));
  return FALSE;
}

static gboolean
force_buy (const CbState *state, PwMove *move, GError **error)
{
  gint16 *workers = &move->args[CB_ARG_WORKERS];

  *workers = *workers == PW_ARG_NONE ? 0 : MIN (*workers, MIN (2, state->players[move->player].workers));
  cb_complete_depot (state, move);
  return taken_is_said (state, move, error) && make_room (state, move, error);
}

static gboolean
force_ship (const CbState *state, const PwMove *move, GError **error)
{
  guint pending = cb_pending (state);

  if (pending != CB_PENDING_SHIP && pending != CB_PENDING_SHIP_NEXT)
    {
      cb_not_now (state, move, error);
      return FALSE;
    }
  /* More colours than there are spaces have no place to lie; which depot it was, may be anything. */
  return cb_ship_keeps (state, move, error);
}

static gboolean
force_start (const CbState *state, const PwMove *move, GError **error)
{
  int hex = move->args[CB_ARG_HEX];

  if (state->stage != CB_STAGE_START || move->player < 0 || move->player >= (int) state->n_players ||
      state->players[move->player].started)
    {
      cb_not_now (state, move, error);
      return FALSE;
    }
  if (hex >= 0 && hex < (int) cb_duchy_of (&state->players[move->player])->n_hexes)
    return TRUE;
  pw_rule_error_set (error, CB_RULE_2_3, _("Name a hex of this duchy."), _("This duchy has no such hex."));
  return FALSE;
}

/* Whether the goods of the phase are those that are known already. */
static gboolean
goods_agree (const CbState *state, const PwMove *move)
{
  for (guint i = 0; i < CB_ROUNDS; i++)
    if (state->round_goods[i] != 0 && state->round_goods[i] != move->args[i])
      return FALSE;
  return TRUE;
}

/* A kind that a module has added. */
static gboolean
force_of_module (const CbState *state, PwMove *move, GError **error)
{
  const CbModule *module;

  if (move->kind < CB_KINDS && !cb_kinds[move->kind].table && !may_act (state, move, error))
    return FALSE;
  if (state->pending.n == 0 || pw_kind_set_has (cb_playable (state), move->kind) ||
      (move->kind < CB_KINDS && cb_kinds[move->kind].anybody))
    CB_FOREACH_MODULE (state, module, moves.force)
      switch (module->moves.force (state, move, error))
        {
        case CB_FORCED: return TRUE;
        case CB_FORCED_NEVER:
          /* A check may take for granted that its kind can be played now. */
          if (error && *error == NULL && pw_kind_set_has (cb_playable (state), move->kind) && cb_kinds[move->kind].check)
            cb_kinds[move->kind].check (state, move, error);
          if (error && *error == NULL)
            cb_not_now (state, move, error);
          return FALSE;
        case CB_FORCED_NOT_MINE:
        default: break;
        }
  if (error && *error == NULL)
    cb_not_now (state, move, error);
  return FALSE;
}

/**
 * cb_force:
 * @data: a state
 * @move: (inout): a move that breaks a rule; what it leaves open is filled in, and a payment is
 *   cut down to what is there
 * @error: (nullable): return location
 *
 * Returns: whether such a thing can have happened on a table
 */
gboolean
cb_force (gconstpointer data, PwMove *move, GError **error)
{
  const CbState *state = data;

  switch ((CbKind) move->kind)
    {
    case CB_KIND_START: return force_start (state, move, error);
    case CB_KIND_TAKE:
      return may_act (state, move, error) && pay (state, move, error) && taken_is_said (state, move, error) &&
             make_room (state, move, error);
    case CB_KIND_PLACE:
      cb_storage_complete (state, move);
      return may_act (state, move, error) && pay (state, move, error) && force_place (state, move, error);
    case CB_KIND_SELL: return may_act (state, move, error) && pay (state, move, error) && force_sell (state, move, error);
    case CB_KIND_WORKERS: return may_act (state, move, error) && pay (state, move, error);
    case CB_KIND_BUY: return may_act (state, move, error) && force_buy (state, move, error);
    case CB_KIND_SHIP: return may_act (state, move, error) && force_ship (state, move, error);
    case CB_KIND_SKIP:
      if (may_act (state, move, error) && state->pending.n > 0)
        return TRUE;
      break;
    case CB_KIND_END: return may_act (state, move, error);
    case CB_KIND_PHASE_GOODS:
      if (state->stage == CB_STAGE_ROLL && goods_agree (state, move))
        return TRUE;
      break;
    case CB_KIND_GOODS:
      if (state->stage == CB_STAGE_GOODS)
        return TRUE;
      break;
    default: return force_of_module (state, move, error);
    }
  if (error && *error == NULL)
    cb_not_now (state, move, error);
  return FALSE;
}
