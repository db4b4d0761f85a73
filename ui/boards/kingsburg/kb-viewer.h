/* kb-viewer.h: what several widgets look at together: the view of one seat
 *
 * A PwBoardViewer of this game's views; see there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/kingsburg/view/kb-view.h"
#include "pw-board-viewer.h"

G_BEGIN_DECLS

extern const PwBoardSceneKind kb_scene_kind;

typedef PwBoardViewer KbViewer;
G_DEFINE_AUTOPTR_CLEANUP_FUNC (KbViewer, g_object_unref)

static inline KbViewer *
kb_viewer_new (PwSession *session, PwEntry *entry)
{
  return pw_board_viewer_new (session, entry, &kb_scene_kind);
}

static inline const KbView *
kb_viewer_get_view (KbViewer *self)
{
  return pw_board_viewer_get_view (self);
}

static inline gboolean
kb_viewer_press (KbViewer *self, KbPlace place, guint index)
{
  return pw_board_viewer_press (self, place, index);
}

#define kb_viewer_get_session pw_board_viewer_get_session
#define kb_viewer_set_seat pw_board_viewer_set_seat
#define kb_viewer_get_shown_seat pw_board_viewer_get_shown_seat

G_END_DECLS
