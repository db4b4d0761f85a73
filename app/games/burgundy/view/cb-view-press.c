/* cb-view-press.c: what a press on a board means: a part of a move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/view/cb-view-private.h"

#include "games/burgundy/words/cb-sentences.h"

/* Whether some choice plays @kind with that depot. */
static gboolean
offers (const PwViewInput *in,
        guint              kind,
        guint              depot)
{
  guint i;

  for (i = 0; in->choices != NULL && i < in->choices->len; i++)
    {
      const PwMove *move = &g_array_index (in->choices, PwChoice, i).move;

      if (move->kind == kind && cb_view_arg (move, CB_ARG_DEPOT) == (int) depot)
        return TRUE;
    }
  return FALSE;
}

/* What is done with a tile of the black depot: what waits says so. */
static guint8
black_kind (const CbState *state)
{
  switch ((CbPendingKind) cb_pending (state))
    {
    case CB_PENDING_COLOUR: return CB_KIND_COVER;
    case CB_PENDING_SWAP: return CB_KIND_SWAP;
    case CB_PENDING_ROUTE_BLACK: return CB_KIND_FETCH;
    case CB_PENDING_LAY: return CB_KIND_LAY;
    default: return CB_KIND_BUY;
    }
}

/* What is put on a hex. */
static guint8
hex_kind (const PwViewInput *in,
          guint              hex)
{
  const CbState *state = in->state;

  if (state->stage == CB_STAGE_START)
    return CB_KIND_START;
  if (cb_pending (state) == CB_PENDING_COLOUR)
    return CB_KIND_COVER;
  if (cb_pending (state) == CB_PENDING_LAY)
    return CB_KIND_LAY;
  for (guint i = 0; in->choices != NULL && i < in->choices->len; i++)
    {
      const PwMove *move = &g_array_index (in->choices, PwChoice, i).move;

      if (move->kind == CB_KIND_SHIELD && move->args[CB_ARG_HEX] == (int) hex)
        return CB_KIND_SHIELD;
    }
  return CB_KIND_PLACE;
}

/* A stored tile is placed, or thrown out where that is asked. */
static gboolean
press_store (const PwViewInput *in,
             guint              space,
             PwMove            *partial)
{
  const CbPlayer *player = cb_view_player (in);
  guint own = cb_key_spaces (in->state, in->seat);
  const PwChoice *discard;
  gint16 storages[CB_STORAGES];

  if (space >= own)
    {
      /* The partner's own: the referee says why not. */
      const CbPlayer *partner = &cb_shown (in)->players[(in->seat + cb_shown (in)->n_boards) % cb_shown (in)->n_players];
      guint i = CB_COMMON_SPACES + space - own;

      if (cb_shown (in)->n_boards == cb_shown (in)->n_players || i >= CB_COMMON_SPACES + CB_PRIVATE_SPACES ||
          partner->store[i] == CB_TILE_NONE)
        return FALSE;
      partial->kind = CB_KIND_PLACE;
      partial->args[CB_ARG_TILE] = partner->store[i];
      partial->args[CB_ARG_STORAGE] = CB_STORAGE_PRIVATE;
      return TRUE;
    }
  if (player->store[space] == CB_TILE_NONE)
    return FALSE;
  discard = cb_view_find_discard (in, player->store[space]);
  if (discard != NULL)
    {
      CbArg arg = discard->group == CB_GROUP_DISCARD ? CB_ARG_DISCARD : CB_ARG_TILE;

      partial->kind = discard->move.kind;
      partial->args[arg] = player->store[space];
      return TRUE;
    }
  partial->kind = CB_KIND_PLACE;
  partial->flags |= PW_MOVE_PICKED_UP;
  partial->args[CB_ARG_TILE] = player->store[space];
  /* Of two equal tiles of a team, the one that was pressed. */
  if (cb_store_which (in->state, in->seat, player->store[space], storages) > 1)
    partial->args[CB_ARG_STORAGE] = space < CB_COMMON_SPACES ? CB_STORAGE_COMMON : CB_STORAGE_PRIVATE;
  return TRUE;
}

static void
press_depot (const PwViewInput *in,
             guint              depot,
             PwMove            *partial)
{
  if (depot == 0)
    {
      /* An open depot is the black one. */
      partial->kind = black_kind (in->state);
      return;
    }
  if (depot == cb_view_removal (in->state))
    {
      /* There is only one from which a tile leaves. */
      partial->kind = CB_KIND_REMOVE;
      return;
    }
  if (cb_view_asks_for_ship (in->state))
    partial->kind = CB_KIND_SHIP;
  else if (cb_pending (in->state) == CB_PENDING_LAY)
    partial->kind = CB_KIND_LAY;
  else
    partial->kind = offers (in, CB_KIND_BUY, depot) && !offers (in, CB_KIND_TAKE, depot) ? CB_KIND_BUY : CB_KIND_TAKE;
  partial->args[CB_ARG_DEPOT] = (gint16) depot;
}

static gboolean
press_hex (const PwViewInput *in,
           guint              hex,
           PwMove            *partial)
{
  partial->kind = hex_kind (in, hex);
  partial->args[CB_ARG_HEX] = (gint16) hex;
  return TRUE;
}

/* @index counts the colours that are there. */
static gboolean
press_goods (const PwViewInput *in,
             guint              index,
             PwMove            *partial)
{
  const CbPlayer *player = cb_view_player (in);
  guint n = 0;

  for (guint colour = 0; colour < CB_GOODS; colour++)
    if (player->goods[colour] > 0 && n++ == index)
      {
        partial->kind = cb_pending (in->state) == CB_PENDING_GIVE ? CB_KIND_GIVE : CB_KIND_SELL;
        partial->args[CB_ARG_GOODS] = (gint16) (colour + 1);
        return TRUE;
      }
  return FALSE;
}

static gboolean
press_die (const PwViewInput *in,
           guint              index,
           PwMove            *partial)
{
  const CbPlayer *player = cb_view_player (in);

  if (index >= 2 || player->dice[index] == 0)
    return FALSE;
  partial->args[CB_ARG_DIE] = player->dice[index];
  return TRUE;
}

/* A space of a depot, 1 to 6 or 0 for the black one. */
static gboolean
press_depot_space (const PwViewInput *in,
                   guint              depot,
                   guint              space,
                   PwMove            *partial)
{
  const CbState *state = in->state;
  guint8 tile = depot == 0 ? state->black[space] : state->depots[depot - 1][space];

  partial->player = (gint8) cb_actor (state);
  /* While the table rolls and draws, what lies there can be named. */
  if (partial->player == PW_TABLE && tile >= CB_TILE_UNKNOWN && pw_kind_set_has (cb_game.play.playable (state), CB_KIND_DEPOT))
    {
      partial->kind = CB_KIND_DEPOT;
      partial->args[0] = (gint16) depot;
      partial->args[1 + space] = tile;
      return TRUE;
    }
  press_depot (in, depot, partial);
  if (partial->kind == CB_KIND_SHIP)
    return TRUE;
  if (tile == CB_TILE_NONE)
    return FALSE;
  if (tile != CB_TILE_ANY)
    partial->args[CB_ARG_TILE] = tile;
  return TRUE;
}

static gboolean
press_inns (const PwViewInput *in,
            PwMove            *partial)
{
  const CbState *state = in->state;

  if (state->inns.n == 0)
    return FALSE;
  partial->player = (gint8) cb_actor (state);
  partial->kind = CB_KIND_BUY;
  partial->args[CB_ARG_TILE] = CB_TILE_INN;
  return TRUE;
}

/**
 * cb_view_press:
 * @in: what is shown
 * @place: what was pressed: a #CbPlace
 * @index: which of them, as #CbPlace says
 * @partial: (out): what the player wants
 *
 * What a click on a board means: a part of a move, for pw_entry_propose().
 *
 * Returns: %FALSE when a click there means nothing
 */
gboolean
cb_view_press (const PwViewInput *in,
               guint              place,
               guint              index,
               PwMove            *partial)
{
  pw_move_init (partial, PW_KIND_ANY, (int) in->seat);
  switch ((CbPlace) place)
    {
    case CB_PLACE_HEX: return press_hex (in, index, partial);
    case CB_PLACE_STORE: return press_store (in, index, partial);
    case CB_PLACE_GOODS: return press_goods (in, index, partial);
    case CB_PLACE_DIE: return press_die (in, index, partial);
    case CB_PLACE_DEPOT:
      partial->player = (gint8) cb_actor (in->state);
      press_depot (in, index == CB_BLACK_DEPOT ? 0 : index + 1, partial);
      return TRUE;
    case CB_PLACE_DEPOT_SPACE: return press_depot_space (in, index / CB_DEPOT_SPACES + 1, index % CB_DEPOT_SPACES, partial);
    case CB_PLACE_BLACK_SPACE: return press_depot_space (in, 0, index, partial);
    case CB_PLACE_INNS: return press_inns (in, partial);
    case CB_PLACE_SHIELD: return cb_view_press_shield (in, index, partial);
    case CB_PLACE_ROUTE: return cb_view_press_route (in, index, partial);
    case CB_PLACE_GOAL: return cb_view_press_goal (in, index, partial);
    case CB_PLACE_BRIDGE:
    case CB_PLACE_BONUS:
    case CB_PLACE_PHASE:
    case CB_PLACE_ROUND:
    case CB_PLACE_WHITE:
    default: return FALSE;
    }
}
