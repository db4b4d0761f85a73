/* cb-solo-black.c: the black depot in a solo game: a tile for five goods, a tile for a colour (16.7, 16.8)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/modules/cb-solo.h"

#include <glib/gi18n-lib.h>

/* All goods tiles in storage. */
guint
cb_solo_goods (const CbPlayer *player)
{
  guint n = 0;

  for (guint i = 0; i < CB_GOODS; i++)
    n += player->goods[i];
  return n;
}

/* -- After a ship (16.7) ---------------------------------------------------------------------- */

static gboolean
swap_is_possible (const CbState *state, const PwPending *pending)
{
  return cb_solo_goods (&state->players[pending->seat]) >= CB_SWAP_GOODS && cb_black_tiles (state) != 0;
}

/* 16.7: the goods of all other depots leave the game; now, and only now, five can be swapped. There is
 * nobody else on the bridge. */
gboolean
cb_solo_shipped (CbState *state, guint seat, PwEvents *events)
{
  PwPending swap = { .kind = CB_PENDING_SWAP, .seat = (guint8) seat };

  for (guint depot = 0; depot < CB_DEPOTS; depot++)
    for (guint i = 0; i < CB_GOODS; i++)
      if (state->depot_goods[depot][i] > 0)
        {
          cb_note (events, PW_TABLE, CB_NOTE_GOODS_GONE, state->depot_goods[depot][i], CB_RULE_16_7, (int) i + 1,
                   (int) depot + 1);
          state->depot_goods[depot][i] = 0;
        }
  if (swap_is_possible (state, &swap))
    cb_push (state, seat, CB_PENDING_SWAP, 0);
  return TRUE;
}

gboolean
cb_swap_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CbState *state = data;

  return cb_black_check (state, move->args[CB_ARG_TILE], CB_RULE_16_7, error) && cb_room_check (state, move, error);
}

void
cb_swap_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;
  guint seat = (guint) move->player;

  cb_force_begin (state, move, events);
  cb_pop (state);
  cb_discard_apply (state, move, events);
  cb_depot_remove (state, 0, move->args[CB_ARG_TILE]);
  cb_note (events, (int) seat, CB_NOTE_TAKE, 1, CB_RULE_16_7, move->args[CB_ARG_TILE], 0);
  cb_store_add (state, seat, CB_TILE_BLACK, PW_ARG_NONE);
  cb_push (state, seat, CB_PENDING_GIVE, CB_SWAP_GOODS);
  cb_settle (state, events);
}

void
cb_swap_legal (gconstpointer data, PwMoves *out)
{
  const CbState *state = data;
  PwMove move;

  pw_move_init (&move, CB_KIND_SWAP, cb_actor (state));
  cb_tiles_legal (state, cb_black_tiles (state), 0, &move, out);
}

const CbPendingClass cb_pending_swap = {
  .kinds = PW_KIND_SET_INIT (CB_KIND_SWAP), .possible = swap_is_possible,
  .rule = CB_RULE_16_7, .message = N_("Right after a ship, and only now, five goods may be swapped for a black tile."),
  .remedy = N_("Name a tile of the black depot, as in: {swap}. Or keep the goods: {skip}."),
};

/* -- Which goods -------------------------------------------------------------------------------- */

static void
give (CbState *state, guint seat, guint goods, guint n, PwEvents *events)
{
  guint8 *stock = &state->players[seat].goods[goods - 1];

  n = MIN (n, *stock);
  if (n == 0)
    return;
  *stock = (guint8) (*stock - n);
  cb_note (events, (int) seat, CB_NOTE_GOODS_GONE, (int) n, CB_RULE_16_7, (int) goods, 0);
}

/* Nothing is asked where only one colour is left, or all of them go. */
static gboolean
give_is_asked (const CbState *state, const PwPending *pending)
{
  const CbPlayer *player = &state->players[pending->seat];
  guint colours = 0;

  for (guint i = 0; i < CB_GOODS; i++)
    colours += player->goods[i] > 0;
  return colours > 1 && (int) cb_solo_goods (player) > pending->arg;
}

static void
give_rest (CbState *state, const PwPending *pending, PwEvents *events)
{
  guint left = pending->arg;

  for (guint goods = 1; goods <= CB_GOODS && left > 0; goods++)
    {
      guint n = MIN (left, state->players[pending->seat].goods[goods - 1]);

      give (state, pending->seat, goods, n, events);
      left -= n;
    }
}

gboolean
cb_give_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CbState *state = data;
  int there = state->players[move->player].goods[move->args[CB_ARG_GOODS] - 1], n = cb_arg (move, CB_ARG_NUMBER, 1);
  int left = cb_top (state)->arg;

  if (n <= there && n <= left)
    return TRUE;
  if (error && n > there)
    pw_rule_error_set (error, CB_RULE_16_7, _("Give goods that are in storage."),
                       g_dngettext (GETTEXT_PACKAGE, "There is only %d such goods tile: %s.",
                                    "There are only %d such goods tiles: %s.", (gulong) there),
                       there, cb_goods_label (move->args[CB_ARG_GOODS]));
  else if (error)
    pw_rule_error_set (error, CB_RULE_16_7, _("A black tile costs five goods tiles in all."),
                       g_dngettext (GETTEXT_PACKAGE, "Only %d more goods tile is to be given.",
                                    "Only %d more goods tiles are to be given.", (gulong) left),
                       left);
  return FALSE;
}

void
cb_give_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;
  guint n = (guint) cb_arg (move, CB_ARG_NUMBER, 1);
  PwPending *top = pw_pendings_change (&state->pending);

  cb_force_begin (state, move, events);
  give (state, (guint) move->player, (guint) move->args[CB_ARG_GOODS], n, events);
  if ((int) n < top->arg)
    top->arg = (guint8) (top->arg - n);
  else
    cb_pop (state);
  cb_settle (state, events);
}

void
cb_give_legal (gconstpointer data, PwMoves *out)
{
  const CbState *state = data;
  int seat = cb_actor (state);

  for (gint16 goods = 1; goods <= CB_GOODS; goods++)
    for (gint16 n = 1; n <= MIN (state->players[seat].goods[goods - 1], cb_top (state)->arg); n++)
      {
        PwMove *move = pw_moves_append (out, CB_KIND_GIVE, seat);

        move->args[CB_ARG_GOODS] = goods;
        move->args[CB_ARG_NUMBER] = n;
      }
}

const CbPendingClass cb_pending_give = {
  .kinds = PW_KIND_SET_INIT (CB_KIND_GIVE), .required = TRUE, .possible = give_is_asked, .gone = give_rest,
  .rule = CB_RULE_16_7, .message = N_("First the goods for the black tile are given."),
  .remedy = N_("Name a colour and how many, as in: {give}."),
};

/* -- For a colour (16.8) -------------------------------------------------------------------------- */

/* No bonus tile, but a tile of the black depot. */
gboolean
cb_solo_colour (CbState *state, guint seat, CbType type, PwEvents *events)
{
  cb_push (state, seat, CB_PENDING_COLOUR, type);
  return TRUE;
}

static gboolean
colour_is_possible (const CbState *state, const PwPending *pending)
{
  for (guint64 tiles = cb_black_tiles (state); tiles != 0; tiles &= tiles - 1)
    if (cb_place_hexes (state, pending->seat, __builtin_ctzll (tiles)) != 0)
      return TRUE;
  return FALSE;
}

gboolean
cb_cover_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CbState *state = data;

  return cb_black_check (state, move->args[CB_ARG_TILE], CB_RULE_16_8, error) &&
         cb_hex_check (state, (guint) move->player, move->args[CB_ARG_TILE], (guint) move->args[CB_ARG_HEX], error);
}

void
cb_cover_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;
  int tile = move->args[CB_ARG_TILE];

  cb_force_begin (state, move, events);
  cb_pop (state);
  cb_depot_remove (state, 0, tile);
  cb_note (events, move->player, CB_NOTE_TAKE, 1, CB_RULE_16_8, tile, 0);
  cb_place_tile (state, (guint) move->player, tile, (guint) move->args[CB_ARG_HEX], events);
  cb_settle (state, events);
}

void
cb_cover_legal (gconstpointer data, PwMoves *out)
{
  const CbState *state = data;
  int seat = cb_actor (state);
  guint hex;

  for (guint64 tiles = cb_black_tiles (state); tiles != 0; tiles &= tiles - 1)
    {
      int tile = __builtin_ctzll (tiles);
      CbHexSet hexes = cb_place_hexes (state, (guint) seat, tile);

      CB_FOREACH_HEX (hex, hexes)
        {
          PwMove *move = pw_moves_append (out, CB_KIND_COVER, seat);

          move->args[CB_ARG_TILE] = (gint16) tile;
          move->args[CB_ARG_HEX] = (gint16) hex;
        }
    }
}

const CbPendingClass cb_pending_colour = {
  .kinds = PW_KIND_SET_INIT (CB_KIND_COVER), .possible = colour_is_possible,
  .rule = CB_RULE_16_8, .message = N_("First a tile of the black depot is placed for the completed colour."),
  .remedy = N_("Name the tile and a hex, as in: {cover}. Or do without it: {skip}."),
};

/* -- Filling in, and played so ------------------------------------------------------------------------ */

/* What leaves by the order of the spaces; one goods tile; where the black tile goes. */
gboolean
cb_solo_complete (const CbState *state, PwMove *move, GError **error)
{
  if (move->kind == CB_KIND_REMOVE && move->args[CB_ARG_TILE] == PW_ARG_NONE && cb_pending (state) == CB_PENDING_REMOVE)
    move->args[CB_ARG_TILE] = (gint16) cb_solo_removed (state);
  if (move->kind == CB_KIND_GIVE && move->args[CB_ARG_NUMBER] == PW_ARG_NONE)
    move->args[CB_ARG_NUMBER] = 1;
  if (move->kind == CB_KIND_SWAP)
    cb_room_complete (state, move);
  return TRUE;
}

/* A tile that lay elsewhere, on a hex that breaks a rule: that can lie on a table. Goods and silver that
 * are not there cannot be given. */
CbForced
cb_solo_force (const CbState *state, PwMove *move, GError **error)
{
  int tile = move->args[CB_ARG_TILE], hex = move->args[CB_ARG_HEX];
  const CbPlayer *player;

  if (state->pending.n == 0)
    return CB_FORCED_NOT_MINE;
  switch (move->kind)
    {
    case CB_KIND_COVER:
      player = &state->players[move->player];
      if (cb_pending (state) != CB_PENDING_COLOUR || tile <= CB_TILE_NONE || !cb_tile_is_named ((CbTile) tile) || hex < 0 ||
          hex >= (int) cb_duchy_of (player)->n_hexes || player->filled & CB_HEX (hex))
        return CB_FORCED_NEVER;
      return CB_FORCED;
    case CB_KIND_SWAP:
      cb_solo_complete (state, move, error);
      if (cb_pending (state) != CB_PENDING_SWAP || tile <= CB_TILE_NONE || !cb_tile_is_named ((CbTile) tile) ||
          !cb_room_check (state, move, error))
        return CB_FORCED_NEVER;
      return CB_FORCED;
    case CB_KIND_REMOVE:
    case CB_KIND_POINTS:
    case CB_KIND_FIRST:
    case CB_KIND_GIVE: return CB_FORCED_NEVER;
    default: return CB_FORCED_NOT_MINE;
    }
}
