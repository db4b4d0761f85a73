/* cy-viewer.h: the views of this game, for the scene; a PwBoardViewer of them shows one seat's
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/caylus1303/view/cy-view.h"
#include "pw-board-viewer.h"

G_BEGIN_DECLS

extern const PwBoardSceneKind cy_scene_kind;

static inline const CyView *
cy_viewer_get_view (PwBoardViewer *self)
{
  return pw_board_viewer_get_view (self);
}

G_END_DECLS
