/* kb-viewer.c: the views of this game, for the scene
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "kb-viewer.h"

static KbViewInput
input_of (const PwBoardInput *in)
{
  return (KbViewInput){
    .state = in->state,
    .setup = in->setup,
    .seat = in->seat,
    .choices = in->choices,
    .keys = in->keys,
    .partial = in->partial,
    .refused = in->refused,
    .reason = in->reason,
  };
}

static void
compute (const PwBoardInput *in, gpointer view)
{
  KbViewInput input = input_of (in);

  kb_view_state (&input, view);
  kb_view_mark_played (in->history, in->moment, view);
}

static gboolean
press (const PwBoardInput *in, guint place, guint index, PwMove *partial)
{
  KbViewInput input = input_of (in);

  return kb_view_press (&input, (KbPlace) place, index, partial);
}

static char *
rules (gconstpointer view, guint place, guint index)
{
  return kb_view_rules (view, (KbPlace) place, index);
}

const PwBoardSceneKind kb_scene_kind = { sizeof (KbView), compute, press, &kb_game, rules };
