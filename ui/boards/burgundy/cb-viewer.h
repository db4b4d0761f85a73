/* cb-viewer.h: what several widgets look at together: the view of one seat, kept up to date
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "games/burgundy/cb-view.h"
#include "model/pw-entry.h"

G_BEGIN_DECLS

/** CbViewerPress: what a press means instead of a proposal. */
typedef void (*CbViewerPress) (gpointer owner, CbPlace place, guint index);
/** CbViewerAdjust: changes a view before it is shown. */
typedef void (*CbViewerAdjust) (gpointer owner, CbView *view);

#define CB_TYPE_VIEWER (cb_viewer_get_type ())
G_DECLARE_FINAL_TYPE (CbViewer, cb_viewer, CB, VIEWER, GObject)

/* Properties: "seat" (read-write, -1 follows the actor), "shown-seat" (read-only), "hints"
 * (read-write). Signal: "changed": the view differs. */

CbViewer     *cb_viewer_new         (PwSession *session, PwEntry *entry);
const CbView *cb_viewer_get_view    (CbViewer *self);
PwSession    *cb_viewer_get_session (CbViewer *self);
void          cb_viewer_set_seat    (CbViewer *self, int seat);
int           cb_viewer_get_shown_seat (CbViewer *self);
void          cb_viewer_set_editor  (CbViewer *self, CbViewerPress press, CbViewerAdjust adjust, gpointer owner);
void          cb_viewer_refresh     (CbViewer *self);
gboolean      cb_viewer_press       (CbViewer *self, CbPlace place, guint index);

G_END_DECLS
