/* cb-part-depots.c: the ring of six depots round the black one
 *
 * Seven flat-top hexes in a flower, as on the real board: depots that touch are neighbours.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include <glib/gi18n-lib.h>

#include "cb-parts.h"
#include "cb-pieces.h"
#include "pw-plate.h"

#define NATURAL_WIDTH 278
#define MIN_WIDTH 240
#define MAX_WIDTH 560
/* Height of the flower for its width. */
#define ASPECT (3 * 1.7320508 / 5)

/* Middles of the hexes, in sides and heights of one; the last is the black depot. */
static const double middles[CB_DEPOTS + 1][2] = {
  { 2.5, 0.5 }, { 4, 1 }, { 4, 2 }, { 2.5, 2.5 }, { 1, 2 }, { 1, 1 }, { 2.5, 1.5 },
};

/* Plates first: tiles lie on them. A screen reader hears each depot before its tiles. */
static guint
locate (guint i, guint *index)
{
  static const struct
  {
    CbPlace place;
    guint first;
  } places[] = {
    { CB_PLACE_SHIELD, CB_SHIELD_ID (0, 0) },
    { CB_PLACE_INNS, CB_INNS_ID },
    { CB_PLACE_BLACK_SPACE, CB_BLACK_SPACE_ID (0) },
    { CB_PLACE_DEPOT_SPACE, CB_DEPOT_SPACE_ID (0, 0) },
    { CB_PLACE_DEPOT, 0 },
  };
  guint at = 0;

  while (i < places[at].first)
    at++;
  *index = i - places[at].first;
  return places[at].place;
}

/* -- What lies there ---------------------------------------------------------------------- */

static const CbSpot *
spot_of (const CbView *view, CbPlace place, guint i)
{
  switch (place)
    {
    case CB_PLACE_DEPOT: return &view->depots[i];
    case CB_PLACE_DEPOT_SPACE: return &view->depot_spaces[i];
    case CB_PLACE_BLACK_SPACE: return &view->black_spaces[i];
    case CB_PLACE_INNS: return &view->inns;
    default: return &view->shields[i];
    }
}

static const char *
write_space (const PwBoardPartInput *in, guint id, PwPiece *piece)
{
  const CbView *view = in->view;
  guint i, place = locate (id, &i);
  const CbSpot *spot = spot_of (view, (CbPlace) place, i);

  if ((place == CB_PLACE_DEPOT_SPACE && i % CB_DEPOT_SPACES >= view->n_depot_spaces) ||
      (place == CB_PLACE_BLACK_SPACE && i >= view->n_black))
    return NULL;
  if (id == CB_BLACK_DEPOT)
    cb_piece_black_depot (piece, spot);
  else if (place == CB_PLACE_DEPOT)
    cb_piece_depot (piece, spot, view->depot_goods[i], view->n_depot_spaces > 3);
  else if (place == CB_PLACE_DEPOT_SPACE)
    cb_piece_depot_space (piece, spot);
  else if (place == CB_PLACE_BLACK_SPACE)
    cb_piece_black_space (piece, spot);
  else if (place == CB_PLACE_INNS)
    cb_piece_inns (piece, spot);
  else
    cb_piece_shield (piece, spot);
  return piece->kind != PW_PIECE_NONE ? spot->name : NULL;
}

/* -- Where it lies: from the middle of a depot, in pixels of a flower of natural width ------ */

static gboolean
has_shields (const CbView *view)
{
  for (guint i = 0; i < CB_DEPOTS * CB_VIEW_SHIELDS; i++)
    if (view->shields[i].number != 0)
      return TRUE;
  return FALSE;
}

/* Two tiles leave room for larger ones; four stand in two rows beside the die, below shields; goods of many colours in two rows lie
 * below smaller ones. */
static PwBoardBox
place_tile (const CbView *view, guint depot, guint i)
{
  guint n = view->n_depot_spaces, colours = 0;
  double w = n <= 2 ? 34 : n == 3 ? 29 : 27;

  for (guint goods = 0; goods < CB_GOODS; goods++)
    colours += view->depot_goods[depot][goods] > 0;
  if (n <= 3 && colours > PW_PLATE_ROW)
    return (PwBoardBox){ (i - (n - 1) / 2.0) * 28, -2.8, 27, 0 };
  if (n <= 3)
    return (PwBoardBox){ (i - (n - 1) / 2.0) * (w + 1), 1, w, 0 };
  return (PwBoardBox){ ((i % 2) - 0.5) * (w + 1), ((i / 2) - 0.5) * (w * 1.1547 + 1) + (has_shields (view) ? 7 : 0), w, 0 };
}

/* On either side of the die; where that is on the left of the tiles, above these. */
static PwBoardBox
place_shield (const CbView *view, guint i)
{
  int side = i == 0 ? 1 : -1;

  return view->n_depot_spaces <= 3 ? (PwBoardBox){ side * 24, -31, 21, 0 } : (PwBoardBox){ side * 11, -35.5, 19, 0 };
}

static PwBoardBox
place_black (const CbView *view, guint i)
{
  /* Rows of 3, 2 and 3. */
  guint row = i < 3 ? 0 : i < 5 ? 1 : 2, first = row == 0 ? 0 : row == 1 ? 3 : 5;

  if (view->n_black <= 4)
    return (PwBoardBox){ ((i % 2) - 0.5) * 34 * 0.95, ((i / 2) - 0.4) * 34 * 1.06, 34 * 0.88, 0 };
  if (view->n_black <= 6)
    return (PwBoardBox){ ((int) (i % 3) - 1) * 29 * 0.92, -29 * 0.36 + (i / 3) * 29 * 1.12, 29 * 0.88, 0 };
  return (PwBoardBox){ (i - first - (row == 1 ? 0.5 : 1.0)) * 24, ((int) row - 1) * 24 * 0.866 + 7, 24, 0 };
}

/* Right of the tiles, where the hex of the black depot is widest. */
static PwBoardBox
place_inns (const CbView *view)
{
  return view->n_black <= 4   ? (PwBoardBox){ 42, 3.5, 19, 0 }
         : view->n_black <= 6 ? (PwBoardBox){ 44, 6, 17, 0 }
                              : (PwBoardBox){ 36, 7, 22, 0 };
}

static void
layout_space (const PwBoardPartInput *in, guint id, double width, double height, PwBoardBox *box)
{
  const CbView *view = in->view;
  double w = MIN (width, height / ASPECT), side = w / 5, high = side * 1.7320508, unit = w / NATURAL_WIDTH;
  guint i, place = locate (id, &i), depot = CB_BLACK_DEPOT;

  *box = (PwBoardBox){ 0, 0, high / unit, 0 };
  if (place == CB_PLACE_DEPOT)
    depot = i;
  else if (place == CB_PLACE_DEPOT_SPACE)
    {
      depot = i / CB_DEPOT_SPACES;
      *box = place_tile (view, depot, i % CB_DEPOT_SPACES);
    }
  else if (place == CB_PLACE_BLACK_SPACE)
    *box = place_black (view, i);
  else if (place == CB_PLACE_INNS)
    *box = place_inns (view);
  else
    {
      depot = i / CB_VIEW_SHIELDS;
      *box = place_shield (view, i % CB_VIEW_SHIELDS);
    }
  box->x = (width - w) / 2 + middles[depot][0] * side + box->x * unit;
  box->y = (height - w * ASPECT) / 2 + middles[depot][1] * high + box->y * unit;
  box->width *= unit;
}

static void
measure (const PwBoardPartInput *in, int width, int *minimum, int *natural)
{
  *minimum = (int) ceil (MIN (width, MIN_WIDTH) * ASPECT);
  *natural = (int) ceil (MIN (width, MAX_WIDTH) * ASPECT);
}

const PwBoardPartKind cb_part_depots = {
  .name = N_("Game board: six depots and the black depot"),
  .flags = PW_PART_PRESSABLE | PW_PART_TEXT,
  .n = CB_SHIELD_ID (CB_DEPOTS, 0),
  .locate = locate,
  .write = write_space,
  .layout = layout_space,
  .measure = measure,
  .min_width = MIN_WIDTH,
  .width = NATURAL_WIDTH,
};
