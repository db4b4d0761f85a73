/* cc-viewer.h: the views of this game, for the scene, and what a press on a place proposes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cc-seen.h"
#include "games/carcassonne/view/cc-view.h"
#include "pw-board-viewer.h"

G_BEGIN_DECLS

/** CC_PRESS_PLACE: what is pressed is a place; its index is the cell, as an unsigned number. */
#define CC_PRESS_PLACE 0
/** CC_PRESS_TURN: the tile that is chosen is turned; its index is by how many quarters. */
#define CC_PRESS_TURN 1
/** CC_PRESS_FIGURE: a figure goes on the tile that is chosen; its index is the segment. */
#define CC_PRESS_FIGURE 2
/** CC_PRESS_TILE: a tile as it would lie; its index is the kind times %CC_TURNS, and the turn. */
#define CC_PRESS_TILE 3
/** CC_PRESS_KIND: a tile in any turn; its index is the kind. */
#define CC_PRESS_KIND 4

/**
 * CcStand:
 * @segment: of the tile that is chosen
 * @what: a #CcFigureKind
 * @faint: it could stand there; else it is chosen
 * @key: the key that puts it there, or 0
 */
typedef struct
{
  guint8 segment, what, faint, key;
} CcStand;

/**
 * CcBoardView:
 * @view: what the game says of the moment
 * @hints: what may be chosen is shown
 * @actor: whose figures @stands are
 * @place: the place that is chosen, as a cell, or %PW_ARG_NONE
 * @refused_kind: the tile that was refused at a place, or -1
 * @refused_turn: how it lay
 * @n_stands: how many
 * @stands: figures that may stand on the tile that is chosen
 * @pills: of each place of @view, what the tile would bring there
 * @n_pills: how many
 *
 * What the board shows: the same for every seat.
 */
typedef struct
{
  CcView view;
  guint8 hints;
  gint8 actor;
  gint16 place;
  gint8 refused_kind, refused_turn;
  guint8 n_stands;
  CcStand stands[CC_MAX_SEGMENTS];
  CcSeenPill pills[CC_MAX_GAPS][CC_SEEN_PILLS];
  guint8 n_pills[CC_MAX_GAPS];
} CcBoardView;

/* The turn in which the tile that is chosen would lie at a place. */
static inline guint
cc_board_view_turn (const CcBoardView *self, const CcViewGap *gap)
{
  return self->view.chosen_turn >= 0 ? (guint) self->view.chosen_turn : gap->turns ? (guint) __builtin_ctz (gap->turns) : 0;
}

extern const PwBoardSceneKind cc_scene_kind;

static inline PwBoardViewer *
cc_viewer_new (PwSession *session, PwEntry *entry)
{
  return pw_board_viewer_new (session, entry, &cc_scene_kind);
}

static inline const CcBoardView *
cc_viewer_get_view (PwBoardViewer *self)
{
  return pw_board_viewer_get_view (self);
}

G_END_DECLS
