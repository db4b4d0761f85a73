/* cb-guess.c: what lies open on the board though nobody has said what it is (10.1)
 *
 * People may name a tile only when they take it. Games that are played on must not take whichever would be welcome there, so all is named
 * first; and a move is no advice where it names what nobody knows to be there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/moves/cb-moves.h"

/* The depot that @move takes a tile from; -1 where it takes none. */
static int
depot_of (const PwMove *move)
{
  switch (move->kind)
    {
    case CB_KIND_TAKE: return move->args[CB_ARG_DEPOT];
    case CB_KIND_BUY:
    case CB_KIND_LAY: return cb_arg (move, CB_ARG_DEPOT, 0);
    case CB_KIND_FETCH:
    case CB_KIND_SWAP:
    case CB_KIND_COVER: return 0;
    default: return -1;
    }
}

/* Names something that nobody has named yet; FALSE where nothing is left to name. */
gboolean
cb_name (gconstpointer data, PwRandom *random, PwMove *out)
{
  const CbState *state = data;
  const CbModule *module;

  if (state->level != PW_LEVEL_REFEREE || cb_asks (state))
    return FALSE;
  CB_FOREACH_MODULE (state, module, dealing.name)
    if (module->dealing.name (state, random, out))
      return TRUE;
  return cb_deal_depot (state, random, out);
}

/* Whether @move takes what nobody has named yet; @named then says of it what @move says, or nothing where that leaves it open too. */
gboolean
cb_guesses (gconstpointer data, const PwMove *move, PwMove *named)
{
  const CbState *state = data;
  int depot = depot_of (move), tile = move->args[CB_ARG_TILE];
  const CbModule *module;
  const guint8 *spaces;

  CB_FOREACH_MODULE (state, module, dealing.guesses)
    if (module->dealing.guesses (state, move, named))
      return TRUE;
  if (depot < 0 || depot > CB_DEPOTS || tile <= CB_TILE_NONE || tile >= CB_TILES || cb_is_beside (state, (guint) depot, tile))
    return FALSE;
  spaces = depot ? state->depots[depot - 1] : state->black;
  for (guint i = 0, n = depot ? CB_DEPOT_SPACES : CB_BLACK_SPACES, found = n; i <= n; i++)
    {
      if (i < n && spaces[i] == tile && tile < CB_TILE_UNKNOWN)
        return FALSE;
      if (i < n && found == n && (spaces[i] == CB_TILE_ANY || spaces[i] == CB_TILE_UNKNOWN + cb_tile_type ((CbTile) tile)))
        found = i;
      if (i < n || found == n)
        continue;
      pw_move_init (named, CB_KIND_DEPOT, PW_TABLE);
      named->args[0] = (gint16) depot;
      named->args[1 + found] = tile < CB_TILE_UNKNOWN ? (gint16) tile : PW_ARG_NONE;
      return TRUE;
    }
  return FALSE;
}
