/* kb-viewer.h: what several widgets look at together: the view of one seat, kept up to date
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "games/kingsburg/kb-view.h"
#include "model/pw-entry.h"

G_BEGIN_DECLS

#define KB_TYPE_VIEWER (kb_viewer_get_type ())
G_DECLARE_FINAL_TYPE (KbViewer, kb_viewer, KB, VIEWER, GObject)

/* Properties: "seat" (read-write, -1 follows the actor), "shown-seat" (read-only), "hints"
 * (read-write). Signal: "changed": the view differs. */

KbViewer     *kb_viewer_new         (PwSession *session, PwEntry *entry);
const KbView *kb_viewer_get_view    (KbViewer *self);
PwSession    *kb_viewer_get_session (KbViewer *self);
void          kb_viewer_set_seat    (KbViewer *self, int seat);
int           kb_viewer_get_shown_seat (KbViewer *self);
gboolean      kb_viewer_press       (KbViewer *self, KbPlace place, guint index);

G_END_DECLS
