/* cb-goal-track.h: the points marker of a solo game on its way to the goal
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cb-viewer.h"
#include "pw-space-group.h"

G_BEGIN_DECLS

#define CB_TYPE_GOAL_TRACK (cb_goal_track_get_type ())
G_DECLARE_FINAL_TYPE (CbGoalTrack, cb_goal_track, CB, GOAL_TRACK, PwSpaceGroup)

/* Its spaces are those of #CbGoalSpot. */
GtkWidget *cb_goal_track_new (CbViewer *viewer);

G_END_DECLS
