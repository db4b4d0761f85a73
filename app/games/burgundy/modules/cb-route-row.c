/* cb-route-row.c: the row of a trade route: how long it is, what lies on it (14.1)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/modules/cb-routes-private.h"

/* How many tiles each row has (14.1, 14.2). */
guint
cb_route_tiles (const CbState *state)
{
  switch ((CbMode) state->options[CB_OPTION_MODE])
    {
    case CB_MODE_TEAM: return 6;
    case CB_MODE_SOLO: return 5;
    case CB_MODE_OWN:
    default: return 7u - state->n_players;
    }
}

/* How many spaces of the row of @seat hold goods. */
guint
cb_route_laid (const CbState *state, guint seat)
{
  const guint8 *laid = state->routes.laid[cb_board (state, seat)];
  guint n = 0;

  while (n < cb_route_tiles (state) * CB_ROUTE_SPACES && laid[n] != 0)
    n++;
  return n;
}

/* The space at place @at of the row, or NULL where the tile is not known. */
const CbRouteSpace *
cb_route_space (const CbState *state, guint seat, guint at)
{
  guint tile = state->routes.row[cb_board (state, seat)][at / CB_ROUTE_SPACES];

  return tile ? &state->routes.faces[tile - 1][at % CB_ROUTE_SPACES] : NULL;
}

/* The tiles that lie in no row, as a bit set of their numbers. */
guint
cb_route_free (const CbState *state)
{
  guint set = ((1u << CB_ROUTE_TILES) - 1) << 1;

  for (guint board = 0; board < state->n_boards; board++)
    for (guint i = 0; i < cb_route_tiles (state); i++)
      set &= ~(1u << state->routes.row[board][i]);
  return set & ~1u;
}
