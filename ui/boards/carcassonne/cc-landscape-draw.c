/* cc-landscape-draw.c: what is drawn of the landscape besides its tiles and places
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include "cc-landscape-private.h"
#include "cc-pieces.h"

/** TICKS_FROM: pixels of a tile's side from which on completed cities have a tick. */
#define TICKS_FROM 40
/** How near to a tile's sides a figure's middle may come, in sides of the tile. */
#define FIGURE_ASIDE 0.19
#define FIGURE_ABOVE 0.22
/** PRESS_LEAST: pixels from its middle at which a figure can be pressed however small it is. */
#define PRESS_LEAST 12.0

/* Where a figure on @spot stands on the screen, in sides of its tile from its upper left corner. */
static gboolean
find_spot (CcLandscape *self, const CcSeenSpot *spot, CcPoint *at)
{
  guint kind, turn;

  if (!cc_landscape_find_kind (self, spot->x, spot->y, &kind, &turn) || spot->segment >= cc_tile (kind)->n_segments)
    return FALSE;
  *at = cc_spot (kind, spot->segment);
  /* A monastery stands upright, and so does its monk beside it. */
  if (cc_tile (kind)->segments[spot->segment].sort != CC_MONASTERY)
    *at = cc_point_turned (*at, turn + cc_landscape_turn (self));
  return TRUE;
}

/* At whole pixels, so that alike ones share a picture. */
static void
draw_at (CcLandscape *self, GtkSnapshot *snapshot, const PwPiece *piece, const CcSeenSpot *spot, CcPoint at)
{
  const PwCamera *camera = pw_plane_get_camera (PW_PLANE (self));
  double across, down;

  pw_camera_to_screen (camera, spot->x + 0.5, -spot->y + 0.5, &across, &down);
  pw_piece_snapshot (piece, snapshot, GTK_WIDGET (self), floor (across + (at.x - 0.5) * camera->px + 0.5),
                     floor (down + (at.y - 0.5) * camera->px + 0.5), 1);
}

/* Where the figure stands, in sides of its tile on the screen. */
static gboolean
find_figure (CcLandscape *self, const CcSeenFigure *figure, CcPoint *at)
{
  if (!find_spot (self, &figure->at, at))
    return FALSE;
  if (cc_landscape_px (self) >= CC_FIGURES_FROM)
    *at = (CcPoint){ CLAMP (at->x, FIGURE_ASIDE, 1 - FIGURE_ASIDE), CLAMP (at->y, FIGURE_ABOVE, 1 - FIGURE_ABOVE) };
  return TRUE;
}

/* The figure, on a place where no tile lies yet, whose pad is at a point of the screen: of several the nearest. */
gboolean
cc_landscape_figure_at (CcLandscape *self, double across, double down, CcSeenSpot *spot)
{
  const PwCamera *camera = pw_plane_get_camera (PW_PLANE (self));
  double best = MAX (PRESS_LEAST, camera->px * PAD_SHARE);
  gboolean found = FALSE;

  for (guint i = 0; i < self->figures->len; i++)
    {
      const CcSeenFigure *figure = &g_array_index (self->figures, CcSeenFigure, i);
      double x, y, d;
      CcPoint at;

      if (cc_landscape_is_tile (self, figure->at.x, figure->at.y) || !find_figure (self, figure, &at))
        continue;
      pw_camera_to_screen (camera, figure->at.x + 0.5, -figure->at.y + 0.5, &x, &y);
      d = hypot (x + (at.x - 0.5) * camera->px - across, y + (at.y - 0.5) * camera->px - down);
      if (d > best)
        continue;
      best = d;
      *spot = figure->at;
      found = TRUE;
    }
  return found;
}

/* Where a figure on @spot stands, in squares of the plane. */
gboolean
cc_landscape_find_spot (CcLandscape *self, const CcSeenSpot *spot, double *x, double *y)
{
  CcSeenFigure figure = { .at = *spot };
  double dx, dy;
  CcPoint at;

  if (!find_figure (self, &figure, &at))
    return FALSE;
  dx = at.x - 0.5;
  dy = at.y - 0.5;
  pw_camera_turn_vector (CC_TURNS - cc_landscape_turn (self) % CC_TURNS, &dx, &dy);
  *x = spot->x + 0.5 + dx;
  *y = -spot->y + 0.5 + dy;
  return TRUE;
}

static void
draw_figures (CcLandscape *self, GtkSnapshot *snapshot, const PwSquares *seen)
{
  for (guint i = 0; i < self->figures->len; i++)
    {
      const CcSeenFigure *figure = &g_array_index (self->figures, CcSeenFigure, i);
      PwPiece piece;
      CcPoint at;

      if (!pw_squares_contain (seen, figure->at.x, -figure->at.y) || !find_figure (self, figure, &at))
        continue;
      cc_piece_figure (&piece, cc_landscape_px (self), figure);
      draw_at (self, snapshot, &piece, &figure->at, at);
    }
}

static void
draw_ticks (CcLandscape *self, GtkSnapshot *snapshot, const PwSquares *seen)
{
  PwPiece piece;
  CcPoint at;

  cc_piece_tick (&piece, cc_landscape_px (self));
  for (guint i = 0; cc_landscape_px (self) >= TICKS_FROM && i < self->ticks->len; i++)
    {
      const CcSeenSpot *spot = &g_array_index (self->ticks, CcSeenSpot, i);

      if (pw_squares_contain (seen, spot->x, -spot->y) && find_spot (self, spot, &at))
        draw_at (self, snapshot, &piece, spot, at);
    }
}

static gboolean
has_figure (CcLandscape *self, const CcSeenSpot *spot)
{
  for (guint i = 0; i < self->figures->len; i++)
    {
      const CcSeenSpot *at = &g_array_index (self->figures, CcSeenFigure, i).at;

      if (at->x == spot->x && at->y == spot->y && at->segment == spot->segment)
        return TRUE;
    }
  return FALSE;
}

static void
draw_lit_field (CcLandscape *self, GtkSnapshot *snapshot, const PwSquares *seen, const CcLit *lit, gboolean chosen)
{
  PwPiece piece;
  CcPoint at;

  cc_piece_field (&piece, cc_landscape_px (self), chosen);
  for (guint i = 0; i < lit->spots->len; i++)
    {
      const CcSeenSpot *spot = &g_array_index (lit->spots, CcSeenSpot, i);

      if (pw_squares_contain (seen, spot->x, -spot->y) && !has_figure (self, spot) && find_spot (self, spot, &at))
        draw_at (self, snapshot, &piece, spot, at);
    }
}

static void
draw_lit_lines (CcLandscape *self, GtkSnapshot *snapshot, const PwSquares *seen, const CcLit *lit, gboolean chosen, gboolean over)
{
  PwPiece piece;
  guint kind, turn;

  for (guint i = 0; i < lit->spots->len; i++)
    {
      const CcSeenSpot *spot = &g_array_index (lit->spots, CcSeenSpot, i);

      if (!pw_squares_contain (seen, spot->x, -spot->y) || !cc_landscape_find_kind (self, spot->x, spot->y, &kind, &turn) ||
          spot->segment >= cc_tile (kind)->n_segments)
        continue;
      cc_piece_line (&piece, cc_landscape_px (self), kind, turn + cc_landscape_turn (self), spot->segment, chosen, over);
      pw_plane_draw_piece (PW_PLANE (self), snapshot, &piece, spot->x + 0.5, -spot->y + 0.5);
    }
}

static void
draw_lit_openings (CcLandscape *self, GtkSnapshot *snapshot, const PwSquares *seen, const CcLit *lit, gboolean chosen, gboolean over)
{
  PwPiece piece;

  for (guint i = 0; i < lit->openings->len; i++)
    {
      const CcSeenOpening *opening = &g_array_index (lit->openings, CcSeenOpening, i);

      if (!pw_squares_contain (seen, opening->x, -opening->y))
        continue;
      cc_piece_opening (&piece, cc_landscape_px (self), opening->side + cc_landscape_turn (self), lit->sort == CC_ROAD, chosen,
                        over);
      pw_plane_draw_piece (PW_PLANE (self), snapshot, &piece, opening->x + 0.5, -opening->y + 0.5);
    }
}

static void
draw_lit (CcLandscape *self, GtkSnapshot *snapshot, const PwSquares *seen, gboolean chosen)
{
  const CcLit *lit = &self->lit[chosen ? 1 : 0];
  PwPiece piece;

  if (lit->spots->len == 0)
    return;
  switch ((CcSort) lit->sort)
    {
    case CC_FIELD: draw_lit_field (self, snapshot, seen, lit, chosen); break;
    case CC_MONASTERY:
      cc_piece_nine (&piece, cc_landscape_px (self), chosen);
      pw_plane_draw_piece (PW_PLANE (self), snapshot, &piece, g_array_index (lit->spots, CcSeenSpot, 0).x + 0.5,
                           -g_array_index (lit->spots, CcSeenSpot, 0).y + 0.5);
      break;
    case CC_CITY:
    case CC_ROAD:
    case CC_SORTS:
    default:
      for (int over = 0; over < 2; over++)
        draw_lit_lines (self, snapshot, seen, lit, chosen, over);
      for (int over = 0; over < 2; over++)
        draw_lit_openings (self, snapshot, seen, lit, chosen, over);
      break;
    }
}

static void
draw_last (CcLandscape *self, GtkSnapshot *snapshot)
{
  PwPiece piece;

  if (!self->has_last)
    return;
  cc_piece_last (&piece, cc_landscape_px (self));
  pw_plane_draw_piece (PW_PLANE (self), snapshot, &piece, self->last_x + 0.5, -self->last_y + 0.5);
}

void
cc_landscape_draw (PwPlane *plane, GtkSnapshot *snapshot, PwPlaneLayer layer, const PwSquares *seen)
{
  CcLandscape *self = CC_LANDSCAPE (plane);

  switch (layer)
    {
    case PW_PLANE_OVER:
      draw_ticks (self, snapshot, seen);
      draw_last (self, snapshot);
      draw_lit (self, snapshot, seen, FALSE);
      draw_lit (self, snapshot, seen, TRUE);
      break;
    case PW_PLANE_TOP: draw_figures (self, snapshot, seen); break;
    case PW_PLANE_GROUND:
    default: break;
    }
}
