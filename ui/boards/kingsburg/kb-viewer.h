/* kb-viewer.h: the views of this game, for the scene; a PwBoardViewer of them shows one seat's
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/kingsburg/view/kb-view.h"
#include "pw-board-viewer.h"

G_BEGIN_DECLS

extern const PwBoardSceneKind kb_scene_kind;

static inline const KbView *
kb_viewer_get_view (PwBoardViewer *self)
{
  return pw_board_viewer_get_view (self);
}

G_END_DECLS
