/* carcassonne-land.h: a landscape as it may come to lie, for tests: 35 tiles, four players, a road bend to be placed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "boards/carcassonne/cc-seen.h"

static const struct
{
  int x, y;
  const char *id;
  guint turn;
} land_tiles[] = {
  { 0, 0, "crfr", 0 },
  { 0, 1, "ccrr-p", 1 },
  { 0, -1, "cfcf-p", 1 },
  { 1, 0, "ccfr-g", 0 },
  { -1, 0, "frfr", 0 },
  { 1, 1, "cccr-p", 1 },
  { 1, 2, "ccrr-c", 0 },
  { 1, -1, "cfcf-2", 1 },
  { 1, -2, "ccff-p", 1 },
  { -1, 1, "ffrr", 2 },
  { 2, 2, "crfr", 3 },
  { 2, 1, "ccrr-p", 2 },
  { -2, 0, "ccrr", 3 },
  { 2, 0, "ccrf-w", 3 },
  { 0, 2, "crrf", 0 },
  { -3, 0, "cccr", 0 },
  { -2, -1, "ccrr", 1 },
  { -3, -1, "crff", 0 },
  { -2, 1, "cfff", 2 },
  { 0, -2, "ffff", 0 },
  { -1, 2, "frfr", 1 },
  { -1, -1, "cfcf-w", 1 },
  { 2, -2, "crrr", 3 },
  { 2, -1, "cfcr-w", 3 },
  { -1, -2, "ffrr", 0 },
  { -2, 2, "ccff-w", 3 },
  { 3, 0, "crrf", 1 },
  { -4, -1, "cfff", 3 },
  { 3, -1, "cccr-g", 1 },
  { 3, 1, "fffr", 0 },
  { 3, 2, "ccff", 0 },
  { -3, -2, "cfrr", 3 },
  { -3, 1, "ccff-2", 2 },
  { -4, -2, "ccff", 1 },
  { -4, 1, "cccr-c", 3 },
};

static const CcSeenFigure land_figures[] = {
  { { 0, -1, 0 }, 0, 2, "B" },
  { { 1, 2, 0 }, 0, 2, "B" },
  { { 1, -1, 0 }, 0, 3, "C" },
  { { 1, -2, 0 }, 0, 4, "D" },
  { { -1, 1, 0 }, 0, 1, "A" },
  { { 2, 2, 0 }, 1, 2, "B" },
  { { 2, 0, 2 }, 0, 1, "A" },
  { { 0, 2, 1 }, 1, 1, "A" },
  { { -2, -1, 0 }, 0, 3, "C" },
  { { -3, -1, 2 }, 0, 4, "D" },
  { { -2, 1, 1 }, 2, 4, "D" },
  { { 0, -2, 0 }, 0, 1, "A" },
  { { -1, -1, 0 }, 1, 3, "C" },
  { { 2, -2, 0 }, 1, 4, "D" },
  { { -2, 2, 0 }, 0, 3, "C" },
  { { 3, 0, 0 }, 0, 4, "D" },
  { { -4, -1, 0 }, 0, 1, "A" },
  { { 3, 1, 1 }, 0, 3, "C" },
  { { 3, 2, 0 }, 0, 4, "D" },
  { { -3, -2, 0 }, 0, 1, "A" },
  { { -3, 1, 1 }, 0, 2, "B" },
  { { -4, -2, 1 }, 0, 3, "C" },
  { { -4, 1, 0 }, 0, 4, "D" },
};

static const CcSeenPlace land_places[] = {
  { 2, 3, CC_SEEN_CHOSEN, 0, 3, 2, 0, 0, { { 0 } }, "place 2, n3e2, chosen" },
  { -1, 3, CC_SEEN_LEGAL, 0, 3, 1, 0, 1, { { 0, CC_PILL_SECOND, 1, 0 } }, "place 1, n3w1" },
  { 4, 1, CC_SEEN_LEGAL, 0, 3, 3, 0, 1, { { 7, CC_PILL_TILES, 0, 1 << 2 } }, "place 3, n1e4" },
  { 0, -3, CC_SEEN_LEGAL, 0, 3, 4, 0, 1, { { 7, CC_PILL_TILES, 0, 0 } }, "place 4, s3" },
};

static const CcSeenSpot land_ticks[] = { { 0, 1, 0 }, { -3, 1, 0 } };

/* A city of four tiles with one opening, a road, a field. */
static const CcSeenSpot land_city[] = { { 0, -1, 0 }, { 1, -1, 1 }, { -2, -1, 0 }, { -1, -1, 0 } };
static const CcSeenOpening land_city_openings[] = { { -2, -1, CC_SOUTH } };
static const CcSeenSpot land_road[] = { { 0, 1, 1 }, { 1, 2, 2 }, { -1, 1, 0 }, { 0, 2, 1 }, { -1, 2, 0 } };
static const CcSeenOpening land_road_openings[] = { { -1, 2, CC_NORTH } };
static const CcSeenSpot land_field[] = {
  { 2, 2, 2 }, { 2, 2, 3 }, { 2, 1, 2 }, { 2, 1, 3 }, { 2, 0, 2 }, { 3, 0, 2 }, { 3, -1, 4 }, { 3, 1, 2 }, { 3, 2, 1 },
};
static const CcSeenSpot land_monastery[] = { { 0, -2, 0 } };

/* @tiles, @places: room for all of them. */
static inline void
land_fill (CcSeen *seen, CcSeenTile tiles[G_N_ELEMENTS (land_tiles)], CcSeenPlace places[G_N_ELEMENTS (land_places)])
{
  cc_tiles_load ();
  for (guint i = 0; i < G_N_ELEMENTS (land_tiles); i++)
    tiles[i] = (CcSeenTile){
      land_tiles[i].x, land_tiles[i].y, (guint8) cc_tile_find (land_tiles[i].id), (guint8) land_tiles[i].turn, FALSE, NULL
    };
  for (guint i = 0; i < G_N_ELEMENTS (land_places); i++)
    {
      places[i] = land_places[i];
      places[i].kind = (guint8) cc_tile_find ("ffrr");
    }
  *seen = (CcSeen){
    .tiles = tiles,
    .n_tiles = G_N_ELEMENTS (land_tiles),
    .places = places,
    .n_places = G_N_ELEMENTS (land_places),
    .figures = land_figures,
    .n_figures = G_N_ELEMENTS (land_figures),
    .ticks = land_ticks,
    .n_ticks = G_N_ELEMENTS (land_ticks),
    .has_last = TRUE,
    .last_x = -4,
    .last_y = 1,
    .hovered = { CC_CITY, G_N_ELEMENTS (land_city), land_city, G_N_ELEMENTS (land_city_openings), land_city_openings },
    .name = "Landscape, 35 tiles, 8 wide, 5 high",
  };
}
