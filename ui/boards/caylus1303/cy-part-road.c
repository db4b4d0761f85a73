/* cy-part-road.c: the road: its places, the bridge, and where the provost may stand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include <glib/gi18n-lib.h>

#include "cy-parts.h"
#include "cy-pieces.h"
#include "cy-road.h"

/* Spaces of the part, in the order in which they are read. */
#define FIRST_BRIDGE CY_PLACES
#define FIRST_STOP (FIRST_BRIDGE + CY_MAX_PLAYERS)
#define PROVOST (FIRST_STOP + CY_STOPS)

static guint
locate (guint i, guint *index)
{
  *index = i;
  if (i < FIRST_BRIDGE)
    return CY_SPOT_ROAD;
  if (i < FIRST_STOP)
    {
      *index = i - FIRST_BRIDGE;
      return CY_SPOT_BRIDGE;
    }
  *index = i < PROVOST ? i - FIRST_STOP : 0;
  return i < PROVOST ? CY_SPOT_STOP : CY_SPOT_PROVOST;
}

static const char *
named (const CySpot *spot)
{
  return spot->name[0] ? spot->name : NULL;
}

static const char *
write_space (const PwBoardPartInput *in, guint i, PwPiece *piece)
{
  const CyView *view = in->view;
  guint index;

  switch (locate (i, &index))
    {
    case CY_SPOT_ROAD: cy_piece_building (piece, view, index, &view->road[index], in->text); return named (&view->road[index].at);
    case CY_SPOT_BRIDGE: cy_piece_bridge (piece, view, index); return named (&view->bridge[index].at);
    case CY_SPOT_STOP: cy_piece_stop (piece, view, &view->stops[index]); return named (&view->stops[index].at);
    default: cy_piece_provost (piece); return named (&view->provost_spot);
    }
}

static void
layout_space (const PwBoardPartInput *in, guint i, double width, double height, PwBoardBox *box)
{
  const CyView *view = in->view;
  CyRoadPlan plan;
  guint index;

  cy_road_plan (&plan, view->spaces, width, height);
  switch (locate (i, &index))
    {
    case CY_SPOT_ROAD: cy_road_place_box (&plan, index, box); break;
    case CY_SPOT_BRIDGE: cy_road_bridge_box (&plan, index, view->n_players, box); break;
    case CY_SPOT_STOP:
      cy_road_stop (&plan, view->stops[index].position, &box->x, &box->y);
      /* As the provost stands there, with his steps beside him. */
      box->width = plan.band * 2.5;
      box->height = plan.band * 1.2;
      break;
    default:
      cy_road_stop (&plan, view->provost, &box->x, &box->y);
      box->width = plan.band * 1.69;
      box->height = plan.band * 1.36;
    }
}

static void
measure_road (const PwBoardPartInput *in, int width, int *minimum, int *natural)
{
  const CyView *view = in->view;
  CyRoadPlan plan;

  cy_road_plan (&plan, view->spaces, width, 1);
  *minimum = (int) ceil (plan.height);
  cy_road_plan (&plan, view->spaces, width, 0);
  *natural = (int) ceil (plan.height);
}

static void
draw_ground (const PwBoardPartInput *in, PwPen *pen, double width, double height)
{
  const CyView *view = in->view;
  CyRoadPlan plan;

  cy_road_plan (&plan, view->spaces, width, height);
  cy_road_draw (&plan, view, CLAMP (in->text, 1, CY_MOST_TEXT), pen);
}

static gsize
key_of (const PwBoardPartInput *in, guint8 key[PW_PART_KEY])
{
  const CyView *view = in->view;

  key[0] = view->provost;
  key[1] = view->spaces;
  key[2] = view->farthest;
  key[3] = view->one_board;
  key[4] = (guint8) (10 * CLAMP (in->text, 1, CY_MOST_TEXT));
  return 5;
}

static char *
title_of (const PwBoardPartInput *in)
{
  const CyView *view = in->view;

  return view->one_board ? g_strdup (_("Road")) : g_strdup_printf (_("Road, provost after %u"), view->provost);
}

const PwBoardPartKind cy_part_road = {
  .flags = PW_PART_PRESSABLE | PW_PART_NAMED,
  .place = CY_SPOT_ROAD,
  .n = PROVOST + 1,
  .title = title_of,
  .locate = locate,
  .write = write_space,
  .layout = layout_space,
  .measure = measure_road,
  .draw = draw_ground,
  .key = key_of,
  .min_width = 250,
  .width = 676,
};
