/* cb-view-routes.c: the trade route above a duchy (14)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/view/cb-view-private.h"

#include "games/burgundy/words/cb-sentences.h"
#include "games/burgundy/modules/cb-routes-private.h"
#include "games/burgundy/view/cb-view-names.h"

static gboolean
is_played (const CbState *state)
{
  return (state->modules >> CB_MODULE_ROUTES & 1) != 0;
}

/* Which space a decision is about: that of a bonus, or the one that is to be entered; -1: none. */
static int
space_asked (const PwViewInput *in)
{
  const CbState *state = in->state;
  guint pending = cb_pending (state);

  if (pending < CB_PENDING_ROUTE_LAY || pending > CB_PENDING_ROUTE_OTHER ||
      cb_board (state, cb_top (state)->seat) != cb_board (state, in->seat))
    return -1;
  return pending == CB_PENDING_ROUTE_LAY ? (int) cb_route_laid (state, in->seat) : cb_top (state)->arg;
}

/* A sale that would come to lie on the space, in its colour: that gives the bonus (14.2). */
static void
light_sale (const PwViewInput *in,
            guint              at,
            guint              laid,
            CbViewRoute       *route)
{
  guint goods = route->face.goods;

  if (cb_actor (in->state) == (int) in->seat && goods != 0 && goods <= CB_GOODS && at >= laid &&
      at - laid < cb_shown (in)->players[in->seat].goods[goods - 1])
    cb_view_light (in, PW_KIND_SET (CB_KIND_SELL), CB_ARG_GOODS, (int) goods, &route->spot);
  /* What the sale scores is said where the goods lie. */
  route->spot.flags &= (guint16) ~PW_SPOT_POINTS;
}

/* Fills the row: what is printed on each space, as far as somebody has entered it, and what lies there. */
void
cb_view_route (const PwViewInput *in,
               CbView            *out)
{
  const CbState *state = in->state;
  const CbRouteBook *book = cb_route_nth (state->options[CB_OPTION_ROUTE_TILES]);
  guint board = cb_board (state, in->seat);
  int asked;

  if (!is_played (state))
    return;
  asked = space_asked (in);
  out->n_route = (guint8) MIN (cb_route_tiles (state) * CB_ROUTE_SPACES, CB_VIEW_ROUTE);
  out->n_laid = (guint8) cb_route_laid (state, in->seat);
  for (guint i = 0; i < out->n_route; i++)
    {
      CbViewRoute *route = &out->route[i];
      CbSpot *spot = &route->spot;
      const CbRouteSpace *printed = cb_route_space (state, in->seat, i);
      g_autofree char *bonus = NULL;

      spot->type = CB_TYPES;
      spot->tile = state->routes.laid[board][i];
      route->tile = state->routes.row[board][i / CB_ROUTE_SPACES];
      if (printed != NULL && printed->bonus != CB_ROUTE_UNKNOWN)
        {
          route->face = *printed;
          spot->number = printed->goods;
          bonus = cb_route_bonus_text (printed, book != NULL ? book->texts[route->tile - 1][i % CB_ROUTE_SPACES] : NULL);
        }
      if (cb_route_space_gives (&route->face, spot->tile))
        spot->flags |= PW_SPOT_DONE;
      if (i == out->n_laid)
        spot->flags |= PW_SPOT_NOW;
      if ((int) i == asked)
        spot->flags |= PW_SPOT_SELECTED;
      else
        light_sale (in, i, out->n_laid, route);
      cb_name_route (i, out->n_route, bonus, spot);
    }
}

/* A press on a space sells the colour that is printed there. */
gboolean
cb_view_press_route (const PwViewInput *in,
                     guint              index,
                     PwMove            *partial)
{
  const CbRouteSpace *printed;

  if (!is_played (in->state) || index >= cb_route_tiles (in->state) * CB_ROUTE_SPACES)
    return FALSE;
  printed = cb_route_space (in->state, in->seat, index);
  /* Of any colour: the space does not say which to sell. */
  if (printed == NULL || printed->goods == 0 || printed->goods > CB_GOODS || index < cb_route_laid (in->state, in->seat))
    return FALSE;
  partial->kind = CB_KIND_SELL;
  partial->args[CB_ARG_GOODS] = printed->goods;
  return TRUE;
}
