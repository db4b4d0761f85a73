/* kb-view-played.c: which buildings and dice stand there because people played it so
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/view/kb-view.h"

#include <string.h>

#include "core/pw-played-so.h"
#include "core/pw-view-text.h"

static gboolean
same_group (const KbGroup *a, const KbGroup *b)
{
  return memcmp (a, b, sizeof *a) == 0;
}

/**
 * kb_view_mark_played:
 * @in: what is shown; without a history nothing is marked
 * @view: its view, with names
 *
 * Marks the buildings and the groups of dice that a correction put where they are, and says in their names against which rule.
 */
void
kb_view_mark_played (const PwViewInput *in, KbView *view)
{
  const KbState *now = in->state;

  for (guint i = in->history ? in->moment : 0; i-- > 0;)
    {
      const KbState *before, *after;
      guint32 built;
      g_autofree char *text = NULL;

      if (pw_history_get_move (in->history, i)->reason == 0)
        continue;
      before = pw_history_get_state (in->history, i);
      after = pw_history_get_state (in->history, i + 1);
      text = pw_played_so_text (in->history, i);
      built = after->players[view->seat].buildings & ~before->players[view->seat].buildings;
      for (guint b = 0; b < KB_BUILDINGS; b++)
        {
          KbBuildingSpot *spot = &view->buildings[b];

          if ((built >> spot->building & 1) == 0 || (spot->flags & KB_SPOT_BUILT) == 0 || spot->flags & PW_SPOT_PLAYED_SO)
            continue;
          spot->flags |= PW_SPOT_PLAYED_SO;
          pw_view_mark (spot->name, sizeof spot->name, text);
        }
      for (guint a = 0; a < KB_ADVISORS; a++)
        {
          KbAdvisorSpot *spot = &view->advisors[a];

          for (guint g = 0; g < KB_GROUPS && (spot->flags & PW_SPOT_PLAYED_SO) == 0; g++)
            {
              const KbGroup *group = &after->groups[spot->number][g];

              if ((group->flags & KB_GROUP_THERE) == 0 || same_group (group, &before->groups[spot->number][g]) ||
                  !same_group (group, &now->groups[spot->number][g]))
                continue;
              spot->flags |= PW_SPOT_PLAYED_SO;
              pw_view_mark (spot->name, sizeof spot->name, text);
            }
        }
    }
}
