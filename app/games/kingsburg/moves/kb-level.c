/* kb-level.c: going over from one level to another, and saying what is asked then (13.1)
 *
 * Going up asks for what is in KbState.stale, and goes on where the game is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/moves/kb-moves.h"

static void leave_open (KbState *state, PwEvents *events);

/* -- level ------------------------------------------------------------------------------------------ */

gboolean
kb_level_check (gconstpointer data, const PwMove *move, GError **error)
{
  PwLevelNow now = kb_level_now (data);

  return pw_level_check (&kb_level_rules, &now, data, move, error);
}

/* What the others do is not entered from here on. */
static void
follow_one (KbState *state)
{
  state->stale |= (guint8) ((((1u << state->n_players) - 1) & ~(1u << state->me)) | KB_STALE_TABLE);
  state->waiting &= (guint8) (1u << state->me);
  if (state->envoy != state->me)
    state->envoy = -1;
  if (state->stage == KB_STAGE_REROLL_DICE && state->order[state->turn] != state->me)
    {
      state->stage = KB_STAGE_REROLL;
      state->reroll = 0;
    }
}

void
kb_level_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  KbState *state = data;

  kb_force_begin (state, move);
  state->rises = move->args[KB_ARG_WHAT] == PW_LEVEL_REFEREE && kb_will_rise (state);
  state->open = pw_level_leaves_open (&kb_level_rules, move);
  if (state->rises)
    return;
  state->level = (guint8) move->args[KB_ARG_WHAT];
  state->me = (guint8) kb_arg (move, KB_ARG_NUMBER, 0);
  /* Numbers alone serve the final scoring only. */
  for (guint seat = 0; seat < state->n_players; seat++)
    memset (state->players[seat].tally, 0, KB_TALLIES);
  if (state->level == PW_LEVEL_BOARD)
    follow_one (state);
  if (state->open)
    leave_open (state, events);
  kb_go_on (state, events);
}

/* -- confirm, confirm-table --------------------------------------------------------------------------- */

void
kb_confirm_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  KbState *state = data;

  state->stale &= (guint8) ~(1u << move->player);
  kb_go_on (state, events);
}

/* Dice and battles that were left behind with an end position: the next phase begins. */
static void
begin_next (KbState *state)
{
  if (state->phase < KB_PHASE_WINTER)
    state->phase++;
  else if (state->year < KB_YEARS - 1)
    {
      state->year++;
      state->phase = KB_PHASE_AID;
    }
  state->begins = KB_BEGINS_PHASE;
}

/* Unless somebody said which phase begins, the game goes on where it is. */
static void
take_over (KbState *state, PwEvents *events)
{
  if (kb_cannot_be_said (state))
    begin_next (state);
  else if (state->stage == KB_STAGE_CLAIM)
    state->begins = KB_BEGINS_PHASE; /* What the King gives all has not come yet. */
  else if (state->stage == KB_STAGE_AID && state->waiting)
    state->waiting = (guint8) kb_least_developed (state); /* Who has taken a good is tied no more (3.2). */
  else if (state->stage == KB_STAGE_ROLL && state->n_players == 2 && !state->taken)
    state->stage = KB_STAGE_MARK;
  if (state->stage == KB_STAGE_MARK || state->stage == KB_STAGE_ROLL)
    kb_find_aid (state, events);
}

/* The game goes on where it is, as if that had been said. */
static void
leave_open (KbState *state, PwEvents *events)
{
  if (!state->begins && state->stale & (KB_STALE_TABLE | KB_STALE_NOW))
    take_over (state, events);
  state->stale &= (guint8) ~KB_STALE_NOW;
}

void
kb_confirm_table_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  KbState *state = data;

  if (!state->begins && state->level == PW_LEVEL_REFEREE)
    take_over (state, events);
  state->stale &= (guint8) ~(KB_STALE_NOW | (state->level == PW_LEVEL_REFEREE ? KB_STALE_TABLE : 0));
  kb_go_on (state, events);
}

/* -- finish --------------------------------------------------------------------------------------------- */

void
kb_finish_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  KbState *state = data;

  state->year = KB_YEARS - 1;
  state->phase = KB_PHASE_WINTER;
  state->waiting = state->begins = 0;
  state->turn = 0;
  kb_clear_season (state);
  kb_end_game (state, events);
}
