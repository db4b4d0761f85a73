/* cy-view-light.c: what may be chosen, what is chosen and what was refused; and what a press adds to the move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/moves/cy-moves.h"
#include "games/caylus1303/view/cy-view-names.h"

/* The steps of a stop: three back to three forward, without none. */
static int
steps_of_stop (guint stop)
{
  return (int) stop - CY_MAX_STEPS + (stop >= CY_MAX_STEPS);
}

static CySpot *
find_place (CyView *view, int where)
{
  if (where < 0 || where > CY_PLACE_SITE)
    return NULL;
  if (where < CY_PLACES)
    return &view->road[where].at;
  for (guint i = 0; i < view->n_players; i++)
    if (view->site[i].seat < 0)
      return &view->site[i].at;
  return NULL;
}

static CySpot *
find_stop (CyView *view, int steps)
{
  for (guint i = 0; i < CY_STOPS; i++)
    if (steps_of_stop (i) == steps)
      {
        view->stops[i].steps = (gint8) steps;
        view->stops[i].position = (guint8) CLAMP (view->provost + steps, 0, view->farthest);
        return &view->stops[i].at;
      }
  return NULL;
}

/* The spot that a move is about, or %NULL. */
static CySpot *
find_spot (CyView *view, const PwMove *move)
{
  int tile = move->args[CY_ARG_TILE], character = move->args[CY_ARG_CHARACTER], number = move->args[CY_ARG_NUMBER];

  switch (move->kind)
    {
    case CY_KIND_PLACE:
    case CY_KIND_CLAIM: return find_place (view, move->args[CY_ARG_WHERE]);
    case CY_KIND_PASS:
      for (guint i = 0; i < view->n_players; i++)
        if (view->bridge[i].seat < 0)
          return &view->bridge[i].at;
      return NULL;
    case CY_KIND_USE:
      for (guint i = 0; i < CY_SITE_TILES; i++)
        if (view->site_tiles[i].at.flags & CY_SPOT_NOW)
          return &view->site_tiles[i].at;
      for (guint place = 0; place < CY_PLACES; place++)
        if (view->road[place].at.flags & CY_SPOT_NOW)
          return &view->road[place].at;
      return NULL;
    case CY_KIND_BUILD:
    case CY_KIND_MONUMENT: return tile >= CY_FIRST_BUILT && tile < CY_FAIRGROUND ? &view->offers[tile - CY_FIRST_BUILT].at : NULL;
    case CY_KIND_PROVOST: return number != PW_ARG_NONE && number != 0 ? find_stop (view, number) : NULL;
    case CY_KIND_PICK:
    case CY_KIND_TAKE: return character >= 0 && character < CY_CHARACTERS ? &view->people[character].at : NULL;
    case CY_KIND_FAVOUR: return number >= 1 && number <= CY_SITE_TILES ? &view->site_tiles[number - 1].at : NULL;
    default: return NULL;
    }
}

static gboolean
shows_points (const PwMove *move)
{
  return move->kind == CY_KIND_BUILD || move->kind == CY_KIND_MONUMENT || move->kind == CY_KIND_FAVOUR ||
         move->kind == CY_KIND_USE;
}

static void
light_choices (const PwViewInput *in, CyView *out)
{
  for (guint i = 0; in->choices && i < in->choices->len; i++)
    {
      const PwChoice *choice = &g_array_index (in->choices, PwChoice, i);
      CySpot *spot = find_spot (out, &choice->move);

      if (!spot)
        continue;
      if (!(spot->flags & CY_SPOT_LEGAL))
        spot->key = in->keys ? in->keys[i] : 0;
      else
        spot->key = 0;
      spot->flags |= CY_SPOT_LEGAL;
      if (pw_setup_tells_points (in->setup) && choice->points > 0 && shows_points (&choice->move))
        {
          spot->flags |= CY_SPOT_POINTS;
          spot->points = MAX (spot->points, choice->points);
        }
    }
}

/* Lights what may be done: where nobody is told, the stops are there all the same, to be pressed. */
void
cy_view_light (const PwViewInput *in, CyView *view)
{
  CySpot *spot;

  light_choices (in, view);
  if (!in->choices && (view->asked == CY_ASK_TOLL || view->asked == CY_ASK_BRIDGE || view->asked == CY_ASK_BAILIFF))
    for (guint i = 0; i < CY_STOPS; i++)
      if (view->provost + steps_of_stop (i) >= 0 && view->provost + steps_of_stop (i) <= view->farthest)
        find_stop (view, steps_of_stop (i));
  spot = in->partial && in->partial->kind != PW_KIND_ANY ? find_spot (view, in->partial) : NULL;
  if (!spot && in->chosen)
    spot = find_spot (view, in->chosen);
  if (spot)
    spot->flags = (spot->flags | CY_SPOT_SELECTED) & ~(guint32) CY_SPOT_LEGAL;
  spot = in->refused ? find_spot (view, in->refused) : NULL;
  if (spot)
    spot->flags |= CY_SPOT_REFUSED;
}

/* -- Presses ------------------------------------------------------------------------------------------------ */

static gboolean
press_road (const CyState *state, guint place, guint asked, PwMove *partial)
{
  int now;

  cy_activated (state, &now);
  if (place >= CY_PLACES)
    return FALSE;
  if (asked == CY_ASK_USE && (int) place == now)
    {
      partial->kind = CY_KIND_USE;
      return TRUE;
    }
  partial->kind = asked == CY_ASK_CLAIM ? CY_KIND_CLAIM : CY_KIND_PLACE;
  partial->args[CY_ARG_WHERE] = (gint16) place;
  return TRUE;
}

/**
 * cy_view_press:
 * @in: what is shown
 * @place: what was pressed: a #CyPlaceKind
 * @index: which of them
 * @partial: (out): what that adds to the move
 *
 * Returns: whether a press there means anything
 */
gboolean
cy_view_press (const PwViewInput *in, guint place, guint index, PwMove *partial)
{
  const CyState *state = in->state;
  guint asked = state->over || state->pendings.n == 0 ? CY_NOTHING : pw_pendings_kind (&state->pendings);

  pw_move_init (partial, PW_KIND_ANY, cy_actor (state));
  if (asked == CY_NOTHING)
    return FALSE;
  switch ((CyPlaceKind) place)
    {
    case CY_SPOT_ROAD: return press_road (state, index, asked, partial);
    case CY_SPOT_BRIDGE: partial->kind = CY_KIND_PASS; return TRUE;
    case CY_SPOT_STOP:
      partial->kind = CY_KIND_PROVOST;
      partial->args[CY_ARG_NUMBER] = (gint16) steps_of_stop (index);
      return TRUE;
    case CY_SPOT_SITE_TILE:
      if (asked == CY_ASK_USE)
        {
          partial->kind = CY_KIND_USE;
          return TRUE;
        }
      partial->kind = CY_KIND_FAVOUR;
      partial->args[CY_ARG_NUMBER] = (gint16) (index + 1);
      return TRUE;
    case CY_SPOT_SITE_PLACE:
      partial->kind = CY_KIND_PLACE;
      partial->args[CY_ARG_WHERE] = CY_PLACE_SITE;
      return TRUE;
    case CY_SPOT_PERSON:
      partial->kind = asked == CY_ASK_PICK ? CY_KIND_PICK : CY_KIND_TAKE;
      partial->args[CY_ARG_CHARACTER] = (gint16) index;
      return index < CY_CHARACTERS;
    case CY_SPOT_OFFER:
      partial->kind = index + CY_FIRST_BUILT >= CY_GARDEN ? CY_KIND_MONUMENT : CY_KIND_BUILD;
      partial->args[CY_ARG_TILE] = (gint16) (index + CY_FIRST_BUILT);
      return index < CY_OFFERS;
    case CY_SPOT_PROVOST:
    case CY_SPOT_ROUND:
    case CY_SPOT_PHASE:
    case CY_SPOT_IDLE:
    case CY_SPOT_STEPS:
    case CY_SPOT_DELIVERY:
    default: return FALSE;
    }
}
