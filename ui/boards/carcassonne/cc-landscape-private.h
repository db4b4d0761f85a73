/* cc-landscape-private.h: what the files of the landscape share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cc-landscape.h"

G_BEGIN_DECLS

/** CcLit: a feature that is lit. */
typedef struct
{
  guint8 sort;
  GArray *spots;                /* CcSeenSpot */
  GArray *openings;             /* CcSeenOpening */
  GArray *fed;                  /* CcSeenSpot */
} CcLit;

/** CcLens: a square as it is seen: its middle on the screen, and its side. */
typedef struct
{
  int x, y, px;
  double across, down;
} CcLens;

struct _CcLandscape
{
  PwPlane parent_instance;

  GArray *tiles;                /* CcSeenTile, without names */
  GArray *places;               /* CcSeenPlace, without names */
  GArray *figures;              /* CcSeenFigure, from the back to the front */
  GArray *ticks;                /* CcSeenSpot */
  gboolean has_last;
  int last_x, last_y;
  CcLit lit[2];                   /* hovered, chosen */
  gboolean shown;               /* something was shown before */

  gboolean has_pointer;
  double pointer_x, pointer_y;
  gboolean by_pointer;          /* a button went down and is not up again */
  gboolean points;
  CcSeenSpot pointed;
  gint16 pointed_place;         /* a place where no tile lies, as a cell, or PW_ARG_NONE */

  CcDescribe describe;
  gpointer describe_data;
  CcExplain explain;
  gpointer explain_data;
};

/* The tile there, or the one that would lie there. */
gboolean cc_landscape_find_kind (CcLandscape *self, int x, int y, guint *kind, guint *turn);
const CcSeenPlace *cc_landscape_find_place (CcLandscape *self, int x, int y);
gboolean cc_landscape_is_tile   (CcLandscape *self, int x, int y);
int      cc_landscape_px        (CcLandscape *self);
guint    cc_landscape_turn      (CcLandscape *self);

/* cc-landscape-draw.c */
gboolean cc_landscape_find_lens (CcLandscape *self, CcLens *lens);
gboolean cc_landscape_figure_at (CcLandscape *self, double across, double down, CcSeenSpot *spot);
gboolean cc_landscape_find_spot (CcLandscape *self, const CcSeenSpot *spot, double *x, double *y);
void     cc_landscape_draw      (PwPlane *plane, GtkSnapshot *snapshot, PwPlaneLayer layer, const PwSquares *seen);

G_END_DECLS
