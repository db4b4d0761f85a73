/* cb-viewer.c: the views of this game, for the scene
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-viewer.h"

static void
compute (const PwViewInput *in, gpointer view)
{
  cb_view_state (in, view);
}

static gboolean
press (const PwViewInput *in, guint place, guint index, PwMove *partial)
{
  return cb_view_press (in, (CbPlace) place, index, partial);
}

static char *
rules (gconstpointer view, guint place, guint index)
{
  return cb_view_rules (view, (CbPlace) place, index);
}

const PwBoardSceneKind cb_scene_kind = { sizeof (CbView), compute, press, &cb_game, rules };
