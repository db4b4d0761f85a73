/* cb-position-routes.c: what an editor of positions asks about trade routes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/view/cb-position-routes.h"
#include "games/burgundy/modules/cb-routes-private.h"

#include <glib/gi18n-lib.h>

/* How many tiles a trade route has in this game. */
guint
cb_position_route_tiles (const CbState *state)
{
  return cb_route_tiles (state);
}

/* How many goods tiles lie on the one of @seat. */
guint
cb_position_route_laid (const CbState *state, guint seat)
{
  return cb_route_laid (state, seat);
}

/* Whether a row of another board has route tile @tile. */
gboolean
cb_position_route_elsewhere (const CbState *state, guint seat, guint tile)
{
  for (guint board = 0; board < state->n_boards; board++)
    if (board != cb_board (state, seat) && memchr (state->routes.row[board], (int) tile, CB_ROUTE_ROW))
      return TRUE;
  return FALSE;
}

/**
 * cb_position_route_name:
 * @at: a space of the trade route, from 0
 *
 * Returns: (transfer full): which space it is, what lies there and what is printed there
 */
char *
cb_position_route_name (const CbState *state, guint seat, guint at)
{
  int goods = state->routes.laid[cb_board (state, seat)][at];
  const CbRouteSpace *space = cb_route_space (state, seat, at);
  GString *name = g_string_new (NULL);

  if (goods)
    g_string_append_printf (name, _("Space %u of the trade route: %s"), at + 1, cb_goods_label (goods));
  else
    g_string_append_printf (name, _("Space %u of the trade route: empty"), at + 1);
  if (space && space->bonus != CB_ROUTE_UNKNOWN)
    {
      g_autofree char *bonus = cb_route_bonus_text (space, NULL);

      /* Translators: a colour of goods, and what the space gives for it. */
      g_string_append_printf (name, _("; printed %s: %s"), cb_route_colour_label (space->goods), bonus);
    }
  return g_string_free (name, FALSE);
}
