/* cb-viewer.h: what several widgets look at together: the view of one seat
 *
 * A PwBoardViewer of this game's views; see there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/burgundy/view/cb-view.h"
#include "pw-board-viewer.h"

G_BEGIN_DECLS

extern const PwBoardSceneKind cb_scene_kind;

typedef PwBoardViewer CbViewer;
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbViewer, g_object_unref)

static inline CbViewer *
cb_viewer_new (PwSession *session, PwEntry *entry)
{
  return pw_board_viewer_new (session, entry, &cb_scene_kind);
}

static inline const CbView *
cb_viewer_get_view (CbViewer *self)
{
  return pw_board_viewer_get_view (self);
}

static inline gboolean
cb_viewer_press (CbViewer *self, CbPlace place, guint index)
{
  return pw_board_viewer_press (self, place, index);
}

#define cb_viewer_get_session pw_board_viewer_get_session
#define cb_viewer_set_seat pw_board_viewer_set_seat
#define cb_viewer_get_shown_seat pw_board_viewer_get_shown_seat
#define cb_viewer_set_editor pw_board_viewer_set_editor
#define cb_viewer_refresh pw_board_viewer_refresh

G_END_DECLS
