/* cb-bridge.h: the bridge: turn order of the next round
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cb-viewer.h"
#include "pw-space-group.h"

G_BEGIN_DECLS

#define CB_TYPE_BRIDGE (cb_bridge_get_type ())
G_DECLARE_FINAL_TYPE (CbBridge, cb_bridge, CB, BRIDGE, PwSpaceGroup)

GtkWidget *cb_bridge_new (CbViewer *viewer);

G_END_DECLS
