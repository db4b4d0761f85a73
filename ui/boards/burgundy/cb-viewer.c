/* cb-viewer.c: the views of this game, for the scene
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-viewer.h"

static CbViewInput
input_of (const PwBoardInput *in)
{
  return (CbViewInput){
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
  CbViewInput input = input_of (in);

  cb_view_state (&input, view);
  cb_view_mark_played (in->history, in->moment, view);
}

static gboolean
press (const PwBoardInput *in, guint place, guint index, PwMove *partial)
{
  CbViewInput input = input_of (in);

  return cb_view_press (&input, (CbPlace) place, index, partial);
}

static char *
rules (gconstpointer view, guint place, guint index)
{
  return cb_view_rules (view, (CbPlace) place, index);
}

const PwBoardSceneKind cb_scene_kind = { sizeof (CbView), compute, press, &cb_game, rules };
