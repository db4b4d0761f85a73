/* cb-view-played.c: which tiles of a duchy lie there because people played it so
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/view/cb-view-private.h"

#include "core/pw-played-so.h"
#include "core/pw-view-text.h"
#include "games/burgundy/words/cb-sentences.h"

static void
mark (CbSpot *spot, const char *text)
{
  spot->flags |= PW_SPOT_PLAYED_SO;
  pw_view_mark (spot->name, sizeof spot->name, text);
}

/**
 * cb_view_mark_played:
 * @in: what is shown; without a history nothing is marked
 * @view: its view, with names
 *
 * Marks the tiles that a correction put where they lie, and says in their names against which rule.
 */
void
cb_view_mark_played (const PwViewInput *in, CbView *view)
{
  for (guint i = in->history ? in->moment : 0; i-- > 0;)
    {
      const CbState *before, *after;
      const CbPlayer *was, *is;
      g_autofree char *text = NULL;

      if (pw_history_get_move (in->history, i)->reason == 0)
        continue;
      before = pw_history_get_state (in->history, i);
      after = pw_history_get_state (in->history, i + 1);
      was = &before->players[cb_board (before, view->seat)];
      is = &after->players[cb_board (after, view->seat)];
      for (guint hex = 0; hex < view->n_hexes; hex++)
        {
          CbSpot *spot = &view->hexes[hex];

          if (is->tile[hex] == was->tile[hex] || is->tile[hex] != spot->tile || spot->flags & PW_SPOT_PLAYED_SO)
            continue;
          if (!text)
            text = pw_played_so_text (in->history, i);
          mark (spot, text);
        }
    }
}
