/* kb-flow.c: what happens by itself, up to the next decision (2.1)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/moves/kb-moves.h"

/* FALSE where somebody decides. */
static gboolean
step (KbState *state, PwEvents *events)
{
  switch ((KbStage) state->stage)
    {
    case KB_STAGE_AID:
      if (state->waiting)
        return FALSE;
      kb_next_phase (state, events);
      return TRUE;
    case KB_STAGE_MARK:
      if (kb_sees_all (state))
        return FALSE;
      kb_ready_to_roll (state, events);
      return TRUE;
    case KB_STAGE_REROLL:
    case KB_STAGE_INFLUENCE:
    case KB_STAGE_HELP:
    case KB_STAGE_BUILD:
    case KB_STAGE_TOWN_HALL: return kb_step_season (state, events);
    case KB_STAGE_RECRUIT:
    case KB_STAGE_TOKEN:
    case KB_STAGE_WIN:
    case KB_STAGE_LOSE: return kb_step_winter (state, events);
    case KB_STAGE_ROLL:
    case KB_STAGE_REROLL_DICE:
    case KB_STAGE_ENEMY:
    case KB_STAGE_KING:
    case KB_STAGE_CLAIM:
    case KB_STAGE_OVER:
    default: return FALSE;
    }
}

/**
 * kb_go_on:
 * @state: the state
 * @events: the events
 *
 * Everything that happens by itself, up to the next decision, dice or card.
 */
void
kb_go_on (KbState *state, PwEvents *events)
{
  if (G_UNLIKELY (state->level == PW_LEVEL_FINAL || kb_asks (state)))
    return;
  if (G_UNLIKELY (state->begins))
    {
      gboolean ends = state->begins == KB_BEGINS_END;

      state->begins = KB_BEGINS_NOTHING;
      if (ends)
        kb_end_game (state, events);
      else
        {
          kb_find_aid (state, events);
          kb_begin_phase (state, state->phase, events);
        }
    }
  /* The referee may take over on the way, and ask. */
  while (step (state, events) && G_LIKELY (!kb_asks (state)))
    ;
}
