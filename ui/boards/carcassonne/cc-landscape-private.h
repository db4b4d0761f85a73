/* cc-landscape-private.h: what the files of the landscape share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cc-landscape.h"

G_BEGIN_DECLS

/** CcLandscapeSignal: what cc-landscape.h tells of. */
typedef enum
{
  CC_LANDSCAPE_PLACE_PRESSED,
  CC_LANDSCAPE_TILE_PRESSED,
  CC_LANDSCAPE_POINTED,
  CC_LANDSCAPE_TURN_TILE,
  CC_LANDSCAPE_FIGURE_PRESSED,
  CC_LANDSCAPE_SIGNALS,
} CcLandscapeSignal;

extern guint cc_landscape_signals[CC_LANDSCAPE_SIGNALS];

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
const CcSeenTile  *cc_landscape_find_tile  (CcLandscape *self, int x, int y);
const CcSeenPlace *cc_landscape_find_place (CcLandscape *self, int x, int y);
gboolean cc_landscape_is_tile   (CcLandscape *self, int x, int y);
int      cc_landscape_px        (CcLandscape *self);
guint    cc_landscape_turn      (CcLandscape *self);

/* cc-landscape-press.c */
void     cc_landscape_add_pointer    (CcLandscape *self);
void     cc_landscape_update_pointed (CcLandscape *self);
void     cc_landscape_pressed        (PwSpaceGroup *group, PwSpace *space);
char    *cc_landscape_rules          (PwSpaceGroup *group, PwSpace *space, const PwGame **game);
guint    cc_landscape_count_parts    (PwPlane *plane, int x, int y);
void     cc_landscape_write_part     (PwPlane *plane, int x, int y, guint i, char **name, double *at_x, double *at_y);

/* cc-landscape-draw.c */
gboolean cc_landscape_find_lens (CcLandscape *self, CcLens *lens);
gboolean cc_landscape_figure_at (CcLandscape *self, double across, double down, CcSeenSpot *spot);
gboolean cc_landscape_find_spot (CcLandscape *self, const CcSeenSpot *spot, double *x, double *y);
void     cc_landscape_draw      (PwPlane *plane, GtkSnapshot *snapshot, PwPlaneLayer layer, const PwSquares *seen);

G_END_DECLS
