/* pw-board-viewer.h: what the widgets of one board look at together: one seat's view out of the scene
 *
 * A game reads its view as what it is: cb_viewer_get_view().
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-board-scene.h"

G_BEGIN_DECLS

/** PwBoardPress: what a press means instead of a proposal. */
typedef void (*PwBoardPress) (gpointer owner, guint place, guint index);
/** PwBoardAdjust: changes a view before it is shown. */
typedef void (*PwBoardAdjust) (gpointer owner, gpointer view);

#define PW_TYPE_BOARD_VIEWER (pw_board_viewer_get_type ())
G_DECLARE_FINAL_TYPE (PwBoardViewer, pw_board_viewer, PW, BOARD_VIEWER, GObject)

/* Properties: "seat" (read-write, -1 follows the actor), "shown-seat" (read-only), "hints" (read-write).
 * Signals, emitted before a frame: "changed": the view differs from what was read last; "moved": the session is another, so
 * what stands in no view, such as points, may differ; comes after "changed". "renewed": after them, once, where either came: for
 * who shows both. And "pressed" (place, index): where there is no entry that takes it. */

PwBoardViewer *pw_board_viewer_new            (PwSession *session, PwEntry *entry, const PwBoardSceneKind *kind);
PwBoardViewer *pw_board_viewer_new_seat       (PwSession *session, guint seat, const PwBoardSceneKind *kind);
gconstpointer  pw_board_viewer_get_view       (PwBoardViewer *self);
PwBoardScene  *pw_board_viewer_get_scene      (PwBoardViewer *self);
PwSession     *pw_board_viewer_get_session    (PwBoardViewer *self);
void           pw_board_viewer_set_seat       (PwBoardViewer *self, int seat);
int            pw_board_viewer_get_shown_seat (PwBoardViewer *self);
void           pw_board_viewer_set_editor     (PwBoardViewer *self, PwBoardPress press, PwBoardAdjust adjust, gpointer owner);
void           pw_board_viewer_refresh        (PwBoardViewer *self);
gboolean       pw_board_viewer_press          (PwBoardViewer *self, guint place, guint index);
char          *pw_board_viewer_explain        (PwBoardViewer *self, guint place, guint index, const PwGame **game);

G_END_DECLS
