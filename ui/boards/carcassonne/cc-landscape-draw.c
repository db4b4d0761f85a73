/* cc-landscape-draw.c: what is drawn of the landscape besides its tiles and places
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include "cc-landscape-private.h"
#include "cc-pads.h"
#include "cc-pieces.h"
#include "pw-large-text.h"

/** TICKS_FROM: pixels of a tile's side from which on completed cities have a tick. */
#define TICKS_FROM 40
/** PRESS_LEAST: pixels from its middle at which a figure can be pressed however small it is. */
#define PRESS_LEAST 12.0
/** LENS: the side of a tile on which figures may be put, where tiles are smaller than LENS_BELOW; LENS_MARGIN round it. */
#define LENS 160
#define LENS_BELOW 128
#define LENS_MARGIN 14

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
put (CcLandscape *self, GtkSnapshot *snapshot, const PwPiece *piece, double across, double down)
{
  pw_piece_snapshot (piece, snapshot, GTK_WIDGET (self), floor (across + 0.5), floor (down + 0.5), 1);
}

static void
draw_at (CcLandscape *self, GtkSnapshot *snapshot, const PwPiece *piece, const CcSeenSpot *spot, CcPoint at)
{
  const PwCamera *camera = pw_plane_get_camera (PW_PLANE (self));
  double across, down;

  pw_camera_to_screen (camera, spot->x + 0.5, -spot->y + 0.5, &across, &down);
  put (self, snapshot, piece, across + (at.x - 0.5) * camera->px, down + (at.y - 0.5) * camera->px);
}

/* -- The square that is seen larger ------------------------------------------------------------------------- */

/* Where figures may be put, the tile is seen as large as a finger needs it, on its place; larger where text is. */
gboolean
cc_landscape_find_lens (CcLandscape *self, CcLens *lens)
{
  const PwCamera *camera = pw_plane_get_camera (PW_PLANE (self));
  double room = MIN (camera->width, camera->height) / 2.0 - LENS_MARGIN;
  double scale = CLAMP (pw_text_scale (GTK_WIDGET (self)), 1, MAX (1, room / LENS)), half = LENS * scale / 2 + LENS_MARGIN;

  if (camera->px >= LENS_BELOW * scale || camera->width < 2 * half || camera->height < 2 * half)
    return FALSE;
  for (guint i = 0; i < self->figures->len; i++)
    {
      const CcSeenFigure *figure = &g_array_index (self->figures, CcSeenFigure, i);

      if (!figure->faint)
        continue;
      lens->x = figure->at.x;
      lens->y = figure->at.y;
      pw_camera_to_screen (camera, lens->x + 0.5, -lens->y + 0.5, &lens->across, &lens->down);
      /* Who scrolls it away looks at something else. */
      if (lens->across < 0 || lens->down < 0 || lens->across > camera->width || lens->down > camera->height)
        return FALSE;
      lens->across = floor (CLAMP (lens->across, half, camera->width - half) + 0.5);
      lens->down = floor (CLAMP (lens->down, half, camera->height - half) + 0.5);
      lens->px = (int) (LENS * scale);
      return TRUE;
    }
  return FALSE;
}

/* The square as it is seen: under the lens, or as all are. */
static void
find_square (CcLandscape *self, int x, int y, CcLens *square)
{
  const PwCamera *camera = pw_plane_get_camera (PW_PLANE (self));

  if (cc_landscape_find_lens (self, square) && square->x == x && square->y == y)
    return;
  *square = (CcLens){ .x = x, .y = y, .px = camera->px };
  pw_camera_to_screen (camera, x + 0.5, -y + 0.5, &square->across, &square->down);
}

/* Where the figure stands on the screen, and how large its tile is seen. */
static gboolean
find_figure (CcLandscape *self, const CcSeenFigure *figure, double *across, double *down, int *px)
{
  CcLens square;
  CcPoint at;

  if (!find_spot (self, &figure->at, &at))
    return FALSE;
  find_square (self, figure->at.x, figure->at.y, &square);
  if (square.px >= CC_FIGURES_FROM)
    at = cc_spot_inside (at);
  *across = square.across + (at.x - 0.5) * square.px;
  *down = square.down + (at.y - 0.5) * square.px;
  *px = square.px;
  return TRUE;
}

/* The figure, on a place where no tile lies yet, whose pad is at a point of the screen: of several the nearest. */
gboolean
cc_landscape_figure_at (CcLandscape *self, double across, double down, CcSeenSpot *spot)
{
  double best = G_MAXDOUBLE;

  for (guint i = 0; i < self->figures->len; i++)
    {
      const CcSeenFigure *figure = &g_array_index (self->figures, CcSeenFigure, i);
      double x, y, d;
      int px;

      if (cc_landscape_is_tile (self, figure->at.x, figure->at.y) || !find_figure (self, figure, &x, &y, &px))
        continue;
      d = hypot (x - across, y - down);
      if (d > MAX (PRESS_LEAST, px * PAD_SHARE) || d > best)
        continue;
      best = d;
      *spot = figure->at;
    }
  return best < G_MAXDOUBLE;
}

/* Where a figure on @spot is seen, in squares of the plane. */
gboolean
cc_landscape_find_spot (CcLandscape *self, const CcSeenSpot *spot, double *x, double *y)
{
  CcSeenFigure figure = { .at = *spot };
  double across, down;
  int px;

  if (!find_figure (self, &figure, &across, &down, &px))
    return FALSE;
  pw_camera_to_plane (pw_plane_get_camera (PW_PLANE (self)), across, down, x, y);
  return TRUE;
}

/* The place that is chosen, large, over what lies beside it. */
static void
draw_lens (CcLandscape *self, GtkSnapshot *snapshot)
{
  const CcSeenPlace *place;
  PwPiece piece;
  CcLens lens;

  if (!cc_landscape_find_lens (self, &lens) || !(place = cc_landscape_find_place (self, lens.x, lens.y)))
    return;
  cc_piece_place (&piece, lens.px, place, cc_landscape_turn (self), pw_text_scale (GTK_WIDGET (self)));
  put (self, snapshot, &piece, lens.across, lens.down);
}

static void
draw_figures (CcLandscape *self, GtkSnapshot *snapshot, const PwSquares *seen)
{
  for (guint i = 0; i < self->figures->len; i++)
    {
      const CcSeenFigure *figure = &g_array_index (self->figures, CcSeenFigure, i);
      double across, down;
      PwPiece piece;
      int px;

      if (figure->faint || !pw_squares_contain (seen, figure->at.x, -figure->at.y) ||
          !find_figure (self, figure, &across, &down, &px))
        continue;
      cc_piece_figure (&piece, px, figure);
      put (self, snapshot, &piece, across, down);
    }
}

/* Over all that stands there, and their keys over all of them. */
static void
draw_pads (CcLandscape *self, GtkSnapshot *snapshot)
{
  CcPoint pads[CC_PADS], keys[CC_PADS];
  guint numbers[CC_PADS], n = 0;
  PwPiece piece;
  int px = 0;

  for (guint i = 0; i < self->figures->len && n < CC_PADS; i++)
    {
      const CcSeenFigure *figure = &g_array_index (self->figures, CcSeenFigure, i);

      if (!figure->faint || !find_figure (self, figure, &pads[n].x, &pads[n].y, &px))
        continue;
      cc_piece_figure (&piece, px, figure);
      put (self, snapshot, &piece, pads[n].x, pads[n].y);
      numbers[n++] = figure->key;
    }
  cc_pads_place_keys (pads, n, cc_piece_pad_radius (px), keys);
  for (guint i = 0; i < n; i++)
    if (numbers[i] && cc_piece_key (&piece, px, numbers[i]))
      put (self, snapshot, &piece, keys[i].x, keys[i].y);
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
draw_lit_lines (CcLandscape *self, GtkSnapshot *snapshot, const PwSquares *seen, const GArray *spots, gboolean chosen,
                gboolean over)
{
  PwPiece piece;
  guint kind, turn;

  for (guint i = 0; i < spots->len; i++)
    {
      const CcSeenSpot *spot = &g_array_index (spots, CcSeenSpot, i);

      if (!pw_squares_contain (seen, spot->x, -spot->y) || !cc_landscape_find_kind (self, spot->x, spot->y, &kind, &turn) ||
          spot->segment >= cc_tile (kind)->n_segments)
        continue;
      cc_piece_line (&piece, cc_landscape_px (self), kind, turn + cc_landscape_turn (self), spot->segment, chosen, over);
      pw_plane_draw_piece (PW_PLANE (self), snapshot, &piece, spot->x + 0.5, -spot->y + 0.5);
    }
}

static void
draw_lit_field (CcLandscape *self, GtkSnapshot *snapshot, const PwSquares *seen, const CcLit *lit, gboolean chosen)
{
  PwPiece piece;
  guint kind, turn;
  CcPoint at;

  for (guint i = 0; i < lit->spots->len; i++)
    {
      const CcSeenSpot *spot = &g_array_index (lit->spots, CcSeenSpot, i);

      if (!pw_squares_contain (seen, spot->x, -spot->y) || !cc_landscape_find_kind (self, spot->x, spot->y, &kind, &turn))
        continue;
      cc_piece_area (&piece, cc_landscape_px (self), kind, turn + cc_landscape_turn (self), spot->segment, chosen);
      pw_plane_draw_piece (PW_PLANE (self), snapshot, &piece, spot->x + 0.5, -spot->y + 0.5);
    }
  for (int over = 0; over < 2; over++)
    draw_lit_lines (self, snapshot, seen, lit->fed, chosen, over);
  cc_piece_field (&piece, cc_landscape_px (self), chosen);
  for (guint i = 0; i < lit->spots->len; i++)
    {
      const CcSeenSpot *spot = &g_array_index (lit->spots, CcSeenSpot, i);

      if (pw_squares_contain (seen, spot->x, -spot->y) && !has_figure (self, spot) && find_spot (self, spot, &at))
        draw_at (self, snapshot, &piece, spot, at);
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
        draw_lit_lines (self, snapshot, seen, lit->spots, chosen, over);
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
    case PW_PLANE_TOP:
      draw_figures (self, snapshot, seen);
      draw_lens (self, snapshot);
      draw_pads (self, snapshot);
      break;
    case PW_PLANE_GROUND:
    default: break;
    }
}
