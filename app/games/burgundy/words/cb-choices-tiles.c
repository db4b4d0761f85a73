/* cb-choices-tiles.c: lists of tiles: of a depot, to take, to buy, to throw out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/words/cb-choices-private.h"

/* Whether somebody has named a tile of that depot as @tile. */
static gboolean
is_recorded (const CbState *state, guint depot, int tile)
{
  const guint8 *spaces = depot ? state->depots[depot - 1] : state->black;

  for (guint i = 0; tile < CB_TILE_UNKNOWN && i < (depot ? CB_DEPOT_SPACES : CB_BLACK_SPACES); i++)
    if (spaces[i] == tile)
      return TRUE;
  return FALSE;
}

/* The tiles of one depot: named ones one by one, others by type. @pattern has kind, depot, payment. */
void
cb_choose_depot_tiles (CbChoosing *choosing, CbGroup group, const PwMove *pattern)
{
  guint depot = (guint) cb_arg (pattern, CB_ARG_DEPOT, 0);
  guint64 done = 0;
  guint types_done = 0;

  for (guint i = 0; i < choosing->legal.n; i++)
    {
      const PwMove *move = &choosing->legal.items[i];
      int tile = move->args[CB_ARG_TILE];
      CbType type = cb_tile_type ((CbTile) tile);
      PwMove next = *pattern;
      const PwMove *only = NULL;
      gboolean several = FALSE;
      guint n = 0;

      if (!cb_choice_matches (move, pattern) || tile < 0 || (tile < CB_TILE_UNKNOWN && done >> tile & 1) ||
          (pattern->kind == CB_KIND_BUY && pattern->args[CB_ARG_DEPOT] == PW_ARG_NONE && move->args[CB_ARG_DEPOT] != PW_ARG_NONE))
        continue;
      if (is_recorded (choosing->state, depot, tile))
        {
          done |= G_GUINT64_CONSTANT (1) << tile;
          next.args[CB_ARG_TILE] = (gint16) tile;
        }
      else
        {
          if (types_done >> type & 1)
            continue;
          types_done |= 1u << type;
          next.args[CB_ARG_TILE] = (gint16) (CB_TILE_UNKNOWN + type);
        }
      for (guint j = 0; j < choosing->legal.n; j++)
        {
          const PwMove *other = &choosing->legal.items[j];

          if (cb_choice_matches (other, &next) && (int) depot == cb_arg (other, CB_ARG_DEPOT, 0) &&
              (next.args[CB_ARG_TILE] < CB_TILE_UNKNOWN || !is_recorded (choosing->state, depot, other->args[CB_ARG_TILE])))
            {
              several |= only != NULL && only->args[CB_ARG_TILE] != other->args[CB_ARG_TILE];
              only = other;
              n++;
            }
        }
      /* A castle is a castle: which one need not be asked. */
      if (n > 0 && !several)
        next.args[CB_ARG_TILE] = only->args[CB_ARG_TILE];
      if (n == 1)
        cb_choose (choosing, group, only, FALSE);
      else
        cb_choose (choosing, group, &next, TRUE);
    }
}

/* -- What to throw out -------------------------------------------------------------------- */

/* How useful a stored tile still is: 0 where it can never be placed, else more the more hexes could
 * take it now. */
static guint
usefulness (const CbChoosing *choosing, int tile)
{
  const CbPlayer *player = choosing->player;
  const CbDuchy *duchy = cb_duchy_of (player);
  CbType type = cb_tile_type ((CbTile) tile);
  CbHexSet open;
  guint hex;

  if (type >= CB_TYPES)
    return 0;
  open = duchy->of_type[type] & ~player->filled;
  if (type == CB_BUILDING && !cb_has (player, 1))
    CB_FOREACH_HEX (hex, duchy->of_type[CB_BUILDING] & player->filled)
      if (player->tile[hex] == tile)
        open &= ~duchy->of_region[duchy->region[hex]];
  return open == 0 ? 0 : 1 + cb_hex_count (open & player->frontier);
}

/* Whole moves that differ in payment and discard: what costs no workers first, then what throws out
 * the least useful tile. */
void
cb_choose_ways (CbChoosing *choosing, CbGroup without_discard)
{
  guint order[(CB_STORE + 1) * 8];
  guint n = MIN (choosing->legal.n, G_N_ELEMENTS (order));

  for (guint i = 0; i < n; i++)
    {
      const PwMove *move = &choosing->legal.items[i];
      guint rank = 1000 * (guint) cb_workers_of (move), at = i;

      if (move->args[CB_ARG_DISCARD] != PW_ARG_NONE)
        rank += usefulness (choosing, move->args[CB_ARG_DISCARD]);
      rank = (rank << 8) + i;
      for (; at > 0 && order[at - 1] > rank; at--)
        order[at] = order[at - 1];
      order[at] = rank;
    }
  for (guint i = 0; i < n; i++)
    {
      const PwMove *move = &choosing->legal.items[order[i] & 0xff];

      cb_choose (choosing, move->args[CB_ARG_DISCARD] == PW_ARG_NONE ? without_discard : CB_GROUP_DISCARD, move, FALSE);
    }
}

/* Where it goes, while both a common and a private key space are free (16.2). */
static gboolean
choose_storage (CbChoosing *choosing)
{
  gboolean any = FALSE;

  if (choosing->partial.args[CB_ARG_STORAGE] != PW_ARG_NONE)
    return FALSE;
  for (gint16 storage = CB_STORAGES - 1; storage >= 0; storage--)
    {
      PwMove next = choosing->partial;
      const PwMove *only = NULL;
      guint n = 0;

      next.args[CB_ARG_STORAGE] = storage;
      for (guint i = 0; i < choosing->legal.n; i++)
        if (choosing->legal.items[i].args[CB_ARG_DISCARD] == PW_ARG_NONE && cb_choice_matches (&choosing->legal.items[i], &next))
          {
            only = &choosing->legal.items[i];
            n++;
          }
      if (n > 0)
        cb_choose (choosing, CB_GROUP_STORAGE, n == 1 ? only : &next, n > 1);
      any |= n > 0;
    }
  return any;
}

/* -- Which tile --------------------------------------------------------------------------- */

/* A tile of the type that is said, which stays without a name (10.1): in all ways to store it. Returns whether there is one. */
static gboolean
choose_open (CbChoosing *choosing, CbGroup group)
{
  CbChoosing open = *choosing;

  open.legal = (PwMoves) PW_MOVES_INIT;
  for (guint i = 0; i < choosing->legal.n; i++)
    if (choosing->legal.items[i].args[CB_ARG_TILE] >= CB_TILE_UNKNOWN)
      pw_moves_add (&open.legal, &choosing->legal.items[i]);
  if (open.legal.n == 0)
    return FALSE;
  if (!choose_storage (&open))
    cb_choose_ways (&open, group);
  pw_moves_clear (&open.legal);
  return TRUE;
}

/* Whether one may be a monastery of a number above 9. */
static gboolean
some_have_long_numbers (const CbChoosing *choosing)
{
  for (guint i = 0; i < choosing->legal.n; i++)
    {
      int tile = choosing->legal.items[i].args[CB_ARG_TILE];

      if (tile > CB_TILE_MONASTERY_0 + 9 && tile <= CB_TILE_MONASTERY_LAST)
        return TRUE;
    }
  return FALSE;
}

/* Of a type that is said: the tile as it is, without a name, and the tiles one by one. Monasteries go by their numbers: in a list of
 * their own, where the tile as it is needs digits too. */
static void
choose_of_type (CbChoosing *choosing, CbGroup group)
{
  int said = choosing->partial.args[CB_ARG_TILE];
  guint before = choosing->out->len;
  gboolean open = said < CB_TILE_DARK && choose_open (choosing, group);
  guint64 done = 0;
  guint from = choosing->out->len;

  if (open && said == CB_TILE_UNKNOWN + CB_MONASTERY && (from > before + 1 || !some_have_long_numbers (choosing)))
    {
      PwMove next = choosing->partial;

      next.args[CB_ARG_TILE] = CB_TILE_DARK + CB_MONASTERY;
      cb_choose (choosing, group, &next, TRUE);
      return;
    }
  for (guint i = 0; i < choosing->legal.n; i++)
    {
      const PwMove *move = &choosing->legal.items[i];
      int tile = move->args[CB_ARG_TILE];
      PwMove next = choosing->partial;
      guint n = 0;

      if (tile >= CB_TILE_UNKNOWN || done >> tile & 1)
        continue;
      done |= G_GUINT64_CONSTANT (1) << tile;
      next.args[CB_ARG_TILE] = (gint16) tile;
      next.args[CB_ARG_DEPOT] = move->args[CB_ARG_DEPOT];
      for (guint j = 0; j < choosing->legal.n; j++)
        n += cb_choice_matches (&choosing->legal.items[j], &next);
      cb_choose (choosing, group, n == 1 ? move : &next, n != 1);
      if (tile > CB_TILE_MONASTERY_0 && tile <= CB_TILE_MONASTERY_LAST && cb_tile_type ((CbTile) said) == CB_MONASTERY)
        cb_choose_number (choosing, (guint) (tile - CB_TILE_MONASTERY_0));
    }
  cb_choose_facts (choosing, from);
}

/* The numbered depots that something matches, each @by_number where nothing else is in the list. */
void
cb_choose_depot (CbChoosing *choosing, CbGroup group, gboolean by_number)
{
  for (gint16 depot = 1; depot <= CB_DEPOTS; depot++)
    {
      PwMove next = choosing->partial;
      const PwMove *only = NULL;
      guint n = 0;

      next.args[CB_ARG_DEPOT] = depot;
      for (guint i = 0; i < choosing->legal.n; i++)
        if (cb_choice_matches (&choosing->legal.items[i], &next))
          {
            only = &choosing->legal.items[i];
            n++;
          }
      if (n == 0)
        continue;
      cb_choose (choosing, group, n == 1 ? only : &next, n > 1);
      if (by_number)
        cb_choose_number (choosing, (guint) depot);
    }
}

/* A tile is said, or its type: which one, then what is thrown out. */
void
cb_choose_take_tile (CbChoosing *choosing, CbGroup group)
{
  if (choosing->partial.args[CB_ARG_TILE] >= CB_TILE_UNKNOWN)
    choose_of_type (choosing, group);
  else
    cb_choose_ways (choosing, group);
}

/* Something is taken: from which depot, which tile, then what is thrown out. */
void
cb_choose_take (CbChoosing *choosing)
{
  int tile = choosing->partial.args[CB_ARG_TILE];

  if (choosing->partial.args[CB_ARG_DEPOT] == PW_ARG_NONE)
    cb_choose_depot (choosing, CB_GROUP_DEPOT, TRUE);
  else if (tile == PW_ARG_NONE)
    cb_choose_depot_tiles (choosing, CB_GROUP_TAKE, &choosing->partial);
  else if (tile >= CB_TILE_UNKNOWN)
    choose_of_type (choosing, CB_GROUP_TAKE);
  else if (!choose_storage (choosing))
    cb_choose_ways (choosing, CB_GROUP_DIE);
}

/* The same for a purchase, which is from the black depot unless monastery 6 allows another. */
void
cb_choose_buy (CbChoosing *choosing)
{
  int tile = choosing->partial.args[CB_ARG_TILE];
  gboolean open_depot = choosing->partial.args[CB_ARG_DEPOT] == PW_ARG_NONE;
  gboolean from_black = FALSE, from_others = FALSE, several_payments = FALSE;
  guint kept = 0;

  for (guint i = 0; i < choosing->legal.n; i++)
    {
      const PwMove *move = &choosing->legal.items[i];

      *(move->args[CB_ARG_DEPOT] == PW_ARG_NONE ? &from_black : &from_others) = TRUE;
      several_payments |= cb_workers_of (move) != cb_workers_of (&choosing->legal.items[0]);
    }
  if (tile == PW_ARG_NONE)
    {
      cb_choose_depot_tiles (choosing, CB_GROUP_BUY_TILE, &choosing->partial);
      if (open_depot && from_others)
        cb_choose_depot (choosing, CB_GROUP_DEPOT, !from_black);
      return;
    }
  /* An open depot means the black one, unless only another has the tile. */
  if (open_depot && from_black && from_others)
    {
      for (guint i = 0; i < choosing->legal.n; i++)
        if (choosing->legal.items[i].args[CB_ARG_DEPOT] == PW_ARG_NONE)
          choosing->legal.items[kept++] = choosing->legal.items[i];
      choosing->legal.n = kept;
    }
  if (tile >= CB_TILE_UNKNOWN)
    choose_of_type (choosing, CB_GROUP_BUY_TILE);
  else if (!choose_storage (choosing))
    cb_choose_ways (choosing, several_payments ? CB_GROUP_PAY : CB_GROUP_BUY_TILE);
}
