/* kb-played-out.c: the same rules once more, for games that are played out
 *
 * Nobody looks at these games, everybody's moves are known, and nothing was said about the table. So the rules are compiled a second
 * time, as they stand, but without events, without levels, and all in one, so that what is called once needs no call.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#define PW_PLAYED_OUT

#include "games/kingsburg/moves/kb-played-out.h"

#include <glib/gi18n-lib.h>

#include "core/pw-bytes.h"
#include "core/pw-level-rules.h"
#include "core/pw-refuse.h"
#include "core/pw-remedy.h"

/* Nobody outside the program can put another function in the place of one of these: else none could be part of its caller. */
#pragma GCC visibility push(hidden)

#include "games/kingsburg/moves/kb-moves.h"

#include "games/kingsburg/state/kb-state.c"
#include "games/kingsburg/state/kb-reach.c"
#include "games/kingsburg/moves/kb-actor.c"
#include "games/kingsburg/moves/kb-battle.c"
#include "games/kingsburg/moves/kb-build.c"
#include "games/kingsburg/moves/kb-calendar.c"
#include "games/kingsburg/moves/kb-deal.c"
#include "games/kingsburg/moves/kb-enemy.c"
#include "games/kingsburg/moves/kb-final.c"
#include "games/kingsburg/moves/kb-flow.c"
#include "games/kingsburg/moves/kb-help.c"
#include "games/kingsburg/moves/kb-influence.c"
#include "games/kingsburg/moves/kb-pass.c"
#include "games/kingsburg/moves/kb-pick.c"
#include "games/kingsburg/moves/kb-recruit.c"
#include "games/kingsburg/moves/kb-roll.c"
#include "games/kingsburg/moves/kb-season.c"
#include "games/kingsburg/moves/kb-take.c"
#include "games/kingsburg/moves/kb-ways.c"

/* Whether everything is entered, and nothing waits for what was not. */
static inline gboolean
is_followed (const KbState *state)
{
  return G_LIKELY ((state->level | state->stale | state->begins | state->rises) == 0);
}

/* As PwGameDealing.carry_out. */
gboolean
kb_carry_out (gpointer data, const PwMove *move, PwEvents *points)
{
  KbState *state = data;

  if (!is_followed (state))
    return FALSE;
  switch ((KbKind) move->kind)
    {
    case KB_KIND_INFLUENCE: kb_influence_apply (state, move, points); return TRUE;
    case KB_KIND_TAKE: kb_take_apply (state, move, points); return TRUE;
    case KB_KIND_GIVE: kb_give_apply (state, move, points); return TRUE;
    case KB_KIND_BUILD: kb_build_apply (state, move, points); return TRUE;
    case KB_KIND_HALL: kb_hall_apply (state, move, points); return TRUE;
    case KB_KIND_RECRUIT: kb_recruit_apply (state, move, points); return TRUE;
    case KB_KIND_PASS: kb_pass_apply (state, move, points); return TRUE;
    case KB_KIND_MARK: kb_mark_apply (state, move, points); return TRUE;
    case KB_KIND_ROLL: kb_roll_apply (state, move, points); return TRUE;
    case KB_KIND_ENEMY: kb_enemy_apply (state, move, points); return TRUE;
    case KB_KIND_USE: kb_use_apply (state, move, points); return TRUE;
    case KB_KIND_REROLL: kb_reroll_apply (state, move, points); return TRUE;
    case KB_KIND_TOKEN: kb_token_apply (state, move, points); return TRUE;
    case KB_KIND_KING: kb_king_apply (state, move, points); return TRUE;
    default: return FALSE;
    }
}

/**
 * kb_play_on:
 * @data: a state, changed
 * @random: the generator
 * @flags: how much is named in advance
 * @points: what counts the points
 * @kept: what is known still
 *
 * As PwGameDealing.play_on.
 */
PwPlayedOn
kb_play_on (gpointer data, PwRandom *random, PwDealFlags flags, PwEvents *points, PwKept *kept)
{
  KbState *state = data;
  PwMove move;

  if (!is_followed (state))
    return PW_PLAYED_NOTHING;
  switch ((KbStage) state->stage)
    {
    case KB_STAGE_MARK:
    case KB_STAGE_ROLL:
    case KB_STAGE_ENEMY:
    case KB_STAGE_KING: kb_deal (state, random, flags, &move); break;
    case KB_STAGE_OVER: return PW_PLAYED_OVER;
    case KB_STAGE_AID:
    case KB_STAGE_INFLUENCE:
    case KB_STAGE_HELP:
    case KB_STAGE_BUILD:
    case KB_STAGE_TOWN_HALL:
    case KB_STAGE_RECRUIT:
    case KB_STAGE_WIN:
      if (!kb_pick (state, random, &move))
        return PW_PLAYED_NOTHING;
      break;
    case KB_STAGE_REROLL:
    case KB_STAGE_REROLL_DICE:
    case KB_STAGE_TOKEN:
    case KB_STAGE_LOSE:
    case KB_STAGE_CLAIM:
    default: return PW_PLAYED_NOTHING;
    }
  return kb_carry_out (state, &move, points) ? PW_PLAYED_MOVE : PW_PLAYED_NOTHING;
}

#pragma GCC visibility pop
