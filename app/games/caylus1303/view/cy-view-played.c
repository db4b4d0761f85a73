/* cy-view-played.c: which workers and tiles stand there because people played it so
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-played-so.h"
#include "core/pw-view-text.h"
#include "games/caylus1303/view/cy-view-names.h"

static void
add_text (CySpot *spot, const char *text)
{
  pw_view_mark (spot->name, sizeof spot->name, text);
  spot->flags |= CY_SPOT_PLAYED_SO;
}

/**
 * cy_view_mark_played:
 * @in: what is shown; without a history nothing is marked
 * @view: its view, with names
 *
 * Marks the places whose worker, house or tile a correction put there, and says in their names against which rule.
 */
void
cy_view_mark_played (const PwViewInput *in, CyView *view)
{
  const CyState *now = in->state;

  for (guint i = in->history ? in->moment : 0; i-- > 0;)
    {
      const CyState *before, *after;
      g_autofree char *text = NULL;

      if (pw_history_get_move (in->history, i)->reason == 0)
        continue;
      before = pw_history_get_state (in->history, i);
      after = pw_history_get_state (in->history, i + 1);
      text = pw_played_so_text (in->history, i);
      for (guint place = 0; place < CY_PLACES; place++)
        if (memcmp (&before->places[place], &after->places[place], sizeof before->places[place]) != 0 &&
            memcmp (&after->places[place], &now->places[place], sizeof after->places[place]) == 0 &&
            !(view->road[place].at.flags & CY_SPOT_PLAYED_SO))
          add_text (&view->road[place].at, text);
    }
}
