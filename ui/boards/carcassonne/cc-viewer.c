/* cc-viewer.c: the views of this game, for the scene, and what a press on a place proposes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cc-viewer.h"

#include <string.h>

static void
add_stand (CcBoardView *view, const PwMove *move, gboolean faint)
{
  int segment;

  if (view->n_stands == G_N_ELEMENTS (view->stands) || move->args[CC_ARG_KIND] < 0 || move->args[CC_ARG_KIND] >= CC_TILE_KINDS ||
      move->args[CC_ARG_TURN] < 0 || move->args[CC_ARG_FIGURE] < 0 || move->args[CC_ARG_FIGURE] >= CC_FIGURE_KINDS)
    return;
  segment = cc_feature_find ((guint) move->args[CC_ARG_KIND], (guint) move->args[CC_ARG_TURN], move->args[CC_ARG_FEATURE]);
  if (segment >= 0)
    view->stands[view->n_stands++] = (CcStand){ (guint8) segment, (guint8) move->args[CC_ARG_FIGURE], faint != FALSE };
}

/* The figure that is chosen, or all that may be. */
static void
fill_stands (const PwViewInput *in, CcBoardView *view)
{
  const PwMove *partial = in->partial;

  if (!partial || view->place == PW_ARG_NONE)
    return;
  if (partial->args[CC_ARG_FIGURE] != PW_ARG_NONE && partial->args[CC_ARG_FEATURE] != PW_ARG_NONE)
    {
      add_stand (view, partial, FALSE);
      return;
    }
  for (guint i = 0; in->choices && i < in->choices->len; i++)
    {
      const PwChoice *choice = &g_array_index (in->choices, PwChoice, i);

      if (choice->move.kind == CC_KIND_TILE && !choice->more && choice->move.args[CC_ARG_PLACE] == view->place)
        add_stand (view, &choice->move, TRUE);
    }
}

static void
compute (const PwViewInput *in, gpointer bytes)
{
  const CcPick pick = { CC_NOWHERE, CC_NO_SEGMENT, TRUE };
  CcBoardView *out = bytes;

  memset (out, 0, sizeof *out);
  cc_view_fill (in, &pick, &out->view);
  out->hints = in->choices != NULL;
  out->actor = (gint8) cc_actor (in->state);
  out->place = in->partial && in->partial->kind != CC_KIND_ASIDE ? in->partial->args[CC_ARG_PLACE] : PW_ARG_NONE;
  out->refused_kind = out->refused_turn = -1;
  if (in->refused && in->refused->kind == CC_KIND_TILE)
    {
      out->refused_kind = (gint8) CLAMP (in->refused->args[CC_ARG_KIND], -1, CC_TILE_KINDS - 1);
      out->refused_turn = (gint8) CLAMP (in->refused->args[CC_ARG_TURN], -1, CC_TURNS - 1);
    }
  /* What it scores is told only where the table has agreed to that. */
  for (guint i = 0; in->setup->hints != PW_HINTS_POINTS && i < out->view.n_gaps; i++)
    out->view.gaps[i].points = 0;
  fill_stands (in, out);
}

static gboolean
press (const PwViewInput *in, guint place, guint index, PwMove *partial)
{
  const CcState *state = in->state;

  if (place != CC_PRESS_PLACE || state->level != CC_LEVEL_REFEREE || state->stale || state->over)
    return FALSE;
  pw_move_init (partial, CC_KIND_TILE, cc_actor (state));
  partial->args[CC_ARG_PLACE] = (gint16) (guint16) index;
  return TRUE;
}

const PwBoardSceneKind cc_scene_kind = { sizeof (CcBoardView), compute, press, &cc_game, NULL };
