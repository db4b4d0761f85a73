/* kb-viewer.c: the views of this game, for the scene
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "kb-viewer.h"

static void
compute (const PwViewInput *in, gpointer view)
{
  kb_view_state (in, view);
}

static gboolean
press (const PwViewInput *in, guint place, guint index, PwMove *partial)
{
  return kb_view_press (in, (KbPlace) place, index, partial);
}

static char *
rules (gconstpointer view, guint place, guint index)
{
  return kb_view_rules (view, (KbPlace) place, index);
}

const PwBoardSceneKind kb_scene_kind = { sizeof (KbView), compute, press, &kb_game, rules };
