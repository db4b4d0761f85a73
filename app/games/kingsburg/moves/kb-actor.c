/* kb-actor.c: whose move it is, whose turn comes next, and which kinds of moves are on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/moves/kb-moves.h"

int
kb_actor (gconstpointer data)
{
  const KbState *state = data;

  if (G_UNLIKELY (state->level | state->stale))
    {
      PwLevelNow now = kb_level_now (state);
      int actor = pw_level_actor (&kb_level_rules, &now);

      if (actor != PW_LEVEL_AS_EVER)
        return actor;
    }
  switch ((KbStage) state->stage)
    {
    case KB_STAGE_AID:
      for (guint i = 0; i < state->n_players; i++)
        if (state->waiting >> state->order[i] & 1)
          return state->order[i];
      return PW_TABLE;
    case KB_STAGE_REROLL:
    case KB_STAGE_INFLUENCE:
    case KB_STAGE_BUILD:
    case KB_STAGE_TOWN_HALL:
    case KB_STAGE_RECRUIT:
    case KB_STAGE_TOKEN:
    case KB_STAGE_WIN:
    case KB_STAGE_LOSE: return state->order[state->turn < state->n_players ? state->turn : 0];
    case KB_STAGE_HELP: return state->groups[state->advisor][state->group].seat;
    case KB_STAGE_CLAIM: return state->me;
    case KB_STAGE_OVER: return PW_NOBODY;
    case KB_STAGE_MARK:
    case KB_STAGE_ROLL:
    case KB_STAGE_REROLL_DICE:
    case KB_STAGE_ENEMY:
    case KB_STAGE_KING:
    default: return PW_TABLE;
    }
}

/* Whether each decides once, in turn order. */
gboolean
kb_goes_round (const KbState *state)
{
  return state->stage == KB_STAGE_REROLL || state->stage == KB_STAGE_REROLL_DICE || state->stage == KB_STAGE_BUILD ||
         state->stage == KB_STAGE_TOWN_HALL || state->stage == KB_STAGE_RECRUIT || state->stage == KB_STAGE_TOKEN ||
         state->stage == KB_STAGE_WIN || state->stage == KB_STAGE_LOSE;
}

/* The turn order (4.3); while advisors are influenced it goes round and round. */
void
kb_turns (gconstpointer data, guint8 *seats, guint *n_done)
{
  const KbState *state = data;

  memcpy (seats, state->order, state->n_players);
  *n_done = kb_goes_round (state) ? MIN (state->turn, state->n_players) : 0;
}

/* Whose turn comes next in this step; who can do nothing then is still passed over. */
int
kb_next (gconstpointer data)
{
  const KbState *state = data;
  int actor = kb_actor (state);

  if (actor < 0 || state->level | state->stale)
    return PW_NOBODY;
  if (kb_goes_round (state))
    return state->turn + 1 < state->n_players ? state->order[state->turn + 1] : PW_NOBODY;
  if (state->stage == KB_STAGE_AID)
    {
      for (guint i = 0; i < state->n_players; i++)
        if (state->order[i] != actor && state->waiting >> state->order[i] & 1)
          return state->order[i];
      return PW_NOBODY;
    }
  for (guint i = 1; state->stage == KB_STAGE_INFLUENCE && i < state->n_players; i++)
    {
      guint seat = state->order[(state->turn + i) % state->n_players];

      if (!(state->players[seat].did & KB_DID_PASS))
        return (int) seat;
    }
  return PW_NOBODY;
}

/* What the stage asks for. */
static PwKindSet
answers (const KbState *state)
{
  /* A card that must be compared can be entered as it is, until somebody acts upon it (12.3). */
  const gboolean card = state->enemy.unsure;

  switch ((KbStage) state->stage)
    {
    case KB_STAGE_AID:
    case KB_STAGE_WIN: return PW_KIND_SET (KB_KIND_TAKE);
    case KB_STAGE_MARK: return PW_KIND_SET (KB_KIND_MARK);
    case KB_STAGE_ROLL: return kb_sees_all (state) ? PW_KIND_SET (KB_KIND_ROLL) : PW_KIND_SET (KB_KIND_OWN);
    case KB_STAGE_REROLL: return PW_KIND_SET (KB_KIND_USE, KB_KIND_PASS);
    case KB_STAGE_REROLL_DICE: return PW_KIND_SET (KB_KIND_REROLL);
    case KB_STAGE_INFLUENCE: return PW_KIND_SET (KB_KIND_INFLUENCE, KB_KIND_PASS);
    case KB_STAGE_HELP:
      return kb_advisors[state->advisor].trade ? PW_KIND_SET (KB_KIND_GIVE, KB_KIND_PASS) : PW_KIND_SET (KB_KIND_TAKE);
    case KB_STAGE_BUILD: return PW_KIND_SET (KB_KIND_BUILD, KB_KIND_PASS);
    case KB_STAGE_TOWN_HALL: return PW_KIND_SET (KB_KIND_HALL, KB_KIND_PASS);
    case KB_STAGE_RECRUIT: return PW_KIND_SET (KB_KIND_RECRUIT, KB_KIND_PASS);
    case KB_STAGE_ENEMY: return PW_KIND_SET (KB_KIND_ENEMY, KB_KIND_CARD);
    case KB_STAGE_KING: return card ? PW_KIND_SET (KB_KIND_KING, KB_KIND_CARD) : PW_KIND_SET (KB_KIND_KING);
    case KB_STAGE_TOKEN:
      return card && state->turn == 0 ? PW_KIND_SET (KB_KIND_TOKEN, KB_KIND_CARD) : PW_KIND_SET (KB_KIND_TOKEN);
    case KB_STAGE_LOSE: return PW_KIND_SET (KB_KIND_LOSE);
    case KB_STAGE_CLAIM: return PW_KIND_SET (KB_KIND_CLAIM);
    case KB_STAGE_OVER:
    default: return PW_KIND_SET_NONE;
    }
}

PwKindSet
kb_playable (gconstpointer data)
{
  const KbState *state = data;

  if (state->stage == KB_STAGE_OVER)
    return PW_KIND_SET_NONE;
  if (G_UNLIKELY (state->level | state->stale))
    {
      PwLevelNow now = kb_level_now (state);
      PwKindSet kinds = pw_level_playable (&kb_level_rules, &now, state);

      if (!pw_kind_set_is_empty (kinds))
        return kinds;
    }
  return pw_kind_set_union (answers (state), PW_KIND_SET (KB_KIND_LEVEL));
}
