/* cb-level.c: how much is entered, and going over from one level to another (10.2)
 *
 * CbState.stale is the whole of it: whose boards, and whether the depots, are no longer as the
 * moves say. Going down only ever adds to it, when somebody's turn goes by that nobody enters;
 * going up asks for what is in it, and for nothing else.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/state/cb-modules.h"

#include <glib/gi18n-lib.h>

#define SEATS ((1u << CB_MAX_PLAYERS) - 1)

/* -- What is asked ---------------------------------------------------------------------------- */

/* Other boards that matter to the one that is followed. */
static guint
wanted (const CbState *state)
{
  const CbModule *module;
  guint seats = 0;

  CB_FOREACH_MODULE (state, module, wants)
    seats |= module->wants (state);
  return seats;
}

static gboolean
refuse (gconstpointer data, const PwMove *move, GError **error)
{
  const CbState *state = data;
  const CbModule *module;

  if (move->args[CB_ARG_WHAT] != PW_LEVEL_BOARD)
    return FALSE;
  if (state->n_boards < state->n_players)
    {
      if (error)
        pw_rule_error_set (error, CB_RULE_10_2, _("Let the referee follow everybody, or enter the end position only."),
                           _("A single player’s board cannot be followed in a team game: the partner changes it too."));
      return TRUE;
    }
  CB_FOREACH_MODULE (state, module, whole_table)
    {
      if (error)
        pw_rule_error_set (error, CB_RULE_10_2, _("Let the referee follow the game, or enter the end position only."),
                           _("In a solo game all of the table is followed, not a board alone."));
      return TRUE;
    }
  return FALSE;
}

static PwKindSet
statements (gconstpointer state)
{
  return cb_statements (state);
}

const PwLevelRules cb_level_rules = {
  .levels = pw_board_levels,
  .rule = CB_RULE_10_2,
  .seats = SEATS,
  .needs = SEATS | CB_STALE_TABLE,
  .level = CB_KIND_LEVEL,
  .confirm = CB_KIND_CONFIRM,
  .confirm_table = CB_KIND_CONFIRM_TABLE,
  .finish = CB_KIND_FINISH,
  .level_arg = CB_ARG_WHAT,
  .seat_arg = CB_ARG_SIZE,
  .statements = statements,
  .refuse = refuse,
  .table_remedy = N_("Say what lies there, then: {confirm-table}."),
};

static PwLevelNow
level_now (const CbState *state)
{
  return (PwLevelNow){ .level = state->level,
                       .me = state->me,
                       .stale = state->stale,
                       .wanted = state->level == PW_LEVEL_BOARD ? wanted (state) : 0,
                       .n_players = state->n_players,
                       .over = state->stage == CB_STAGE_OVER };
}

/* How much is entered. */
guint
cb_level (gconstpointer data, int *seat)
{
  const CbState *state = data;

  *seat = state->me;
  return state->level;
}

/* The seats whose boards are as the moves say; that which is followed is, as far as anybody can say. */
guint
cb_followed (gconstpointer data)
{
  const CbState *state = data;
  PwLevelNow now = { .level = state->level, .me = state->me, .stale = state->stale, .n_players = state->n_players };

  if (state->level == PW_LEVEL_BOARD)
    now.stale = 0;
  return pw_level_followed (&cb_level_rules, &now);
}

/**
 * cb_asked:
 * @state: a state
 *
 * Returns: of CbState.stale, what this level needs before the game can go on
 */
guint
cb_asked (const CbState *state)
{
  PwLevelNow now = level_now (state);

  return pw_level_asked (&cb_level_rules, &now);
}

gboolean
cb_asks (const CbState *state)
{
  return state->stale != 0 && cb_asked (state) != 0;
}

/* Whether the dice of whose turn it is are still to be said. */
static gboolean
misses_dice (const CbState *state)
{
  const CbPlayer *player = &state->players[state->order[state->turn]];

  return state->stale & CB_STALE_DICE && state->stage == CB_STAGE_TURN && player->dice[0] == 0 && player->used == 0;
}

/* Whether the dice of one player are asked, and nobody else's. */
static gboolean
asks_own_dice (const CbState *state)
{
  return state->stage == CB_STAGE_ROLL ? state->level == PW_LEVEL_BOARD : misses_dice (state);
}

/* Whether a ship takes its goods from a depot that nobody has kept. */
static gboolean
asks_for_load (const CbState *state)
{
  guint pending = cb_pending (state);

  return cb_table_is_stale (state) && (pending == CB_PENDING_SHIP || pending == CB_PENDING_SHIP_NEXT);
}

int
cb_level_actor (const CbState *state)
{
  PwLevelNow now = level_now (state);
  int actor = pw_level_actor (&cb_level_rules, &now);

  if (actor != PW_LEVEL_AS_EVER)
    return actor;
  if (state->stage == CB_STAGE_START && state->level == PW_LEVEL_BOARD)
    return state->me;
  return misses_dice (state) ? PW_TABLE : PW_LEVEL_AS_EVER;
}

PwKindSet
cb_level_playable (const CbState *state)
{
  PwLevelNow now = level_now (state);
  PwKindSet kinds = pw_level_playable (&cb_level_rules, &now, state);

  if (now.over || !pw_kind_set_is_empty (kinds))
    return kinds;
  if (asks_own_dice (state))
    kinds = PW_KIND_SET (CB_KIND_OWN);
  /* Shields bring ships at the end of a phase too (17.5.14). */
  else if (asks_for_load (state))
    kinds = PW_KIND_SET (CB_KIND_LOAD, CB_KIND_SKIP);
  else
    return kinds;
  pw_kind_set_add (&kinds, cb_always (state));
  return pw_kind_set_union (kinds, cb_any_time (state));
}

/* Refuses what this level does not enter now; FALSE where the level is no reason. */
gboolean
cb_level_not_now (const CbState *state, const PwMove *move, GError **error)
{
  PwLevelNow now = level_now (state);
  const char *remedy, *text;
  CbRule rule;

  if (now.over)
    return FALSE;
  if (pw_level_not_now (&cb_level_rules, &now, move, error))
    return TRUE;
  if (asks_own_dice (state))
    {
      rule = CB_RULE_3_2;
      remedy = _("Enter the two dice.");
      text = _("First come the dice of the player whose moves are entered.");
    }
  else if (pw_level_not_theirs (&cb_level_rules, &now, move, error))
    return TRUE;
  else if (asks_for_load (state))
    {
      rule = CB_RULE_5_4;
      remedy = _("Say what it brought, for example: {load}. When that is all: {skip}.");
      text = _("First the ship’s goods are collected.");
    }
  else if (move->kind == CB_KIND_LOAD)
    {
      rule = CB_RULE_5_5;
      remedy = _("Choose the ship’s depot after placing a ship.");
      text = _("No ship takes goods from a depot that nobody has kept.");
    }
  else if (move->kind == CB_KIND_CLAIM)
    {
      rule = CB_RULE_5_7;
      remedy = _("It is asked when a colour is complete and another player may have been first.");
      text = _("No bonus tile is in question.");
    }
  else
    return FALSE;
  pw_rule_error_set (error, rule, remedy, "%s", text);
  return TRUE;
}

/* -- Turns that nobody enters ----------------------------------------------------------------- */

/* The turns @from to @to of the round go by: what those players have, and what they left in the
 * depots, is no longer known. */
void
cb_pass_others (CbState *state, guint from, guint to)
{
  for (guint i = from; i < to; i++)
    state->stale |= (guint8) (1u << state->order[i] | CB_STALE_TABLE);
}

/* Nobody enters what the end of a phase brings to the others, whoever's turns were entered before. */
void
cb_forget_others (CbState *state)
{
  state->stale |= (guint8) (((1u << state->n_players) - 1) & ~(1u << state->me));
}

/* The turn is that of whose board is followed: in this round, or in the next where it is over. @begins: the
 * round's turns begin now. */
void
cb_go_to_me (CbState *state, gboolean begins, PwEvents *events)
{
  const CbModule *module;
  guint at = 0;

  while (state->order[at] != state->me)
    at++;
  if (at != state->turn)
    {
      pw_pendings_clear (&state->pending);
    }
  if (at >= state->turn)
    {
      begins |= at != state->turn;
      cb_pass_others (state, state->turn, at);
      state->turn = (guint8) at;
      cb_note (events, state->me, CB_NOTE_TURN, 0, CB_RULE_3_3, 0, 0);
      if (begins)
        CB_FOREACH_MODULE (state, module, catch_up)
          module->catch_up (state, events);
      return;
    }
  cb_pass_others (state, state->turn, state->n_players);
  state->turn = (guint8) (state->n_players - 1);
  cb_end_turn (state, events);
}

/* Who has named neither castle nor goods has begun all the same. */
void
cb_start_others (CbState *state)
{
  for (guint seat = 0; seat < state->n_players; seat++)
    if (!state->players[seat].started)
      {
        state->players[seat].started = TRUE;
        state->stale |= (guint8) (1u << seat);
      }
}

/* Named tiles that lie in the depots may have been taken: nobody can say that they left the game. */
void
cb_forget_depots (CbState *state)
{
  for (guint depot = 0; depot <= CB_DEPOTS; depot++)
    {
      const guint8 *spaces = depot ? state->depots[depot - 1] : state->black;

      for (guint i = 0; i < (depot ? CB_DEPOT_SPACES : CB_BLACK_SPACES); i++)
        if (cb_tile_is_named (spaces[i]))
          cb_census_remove (state, depot == 0, spaces[i]);
    }
}

/* -- Going on --------------------------------------------------------------------------------- */

/* Dice that nobody has said are asked when their turn comes. Who is in the middle of a turn and has
 * none, has used them. */
static void
ask_dice (CbState *state)
{
  for (guint i = state->turn; i < state->n_players; i++)
    {
      CbPlayer *player = &state->players[state->order[i]];

      if (player->dice[0] != 0 || !cb_keeps (state, state->order[i]) || (i == state->turn && player->used == 3))
        continue;
      player->used = 0;
      state->stale |= CB_STALE_DICE;
    }
}

/* Where nothing is asked any more, the game goes on where it is. */
static void
go_on (CbState *state, PwEvents *events)
{
  gboolean all = TRUE;

  if (state->level == PW_LEVEL_FINAL || state->stage == CB_STAGE_OVER || cb_asks (state))
    return;
  switch ((CbStage) state->stage)
    {
    case CB_STAGE_START:
      for (guint seat = 0; seat < state->n_players; seat++)
        all &= state->players[seat].started || !cb_keeps (state, seat);
      if (!all)
        return;
      cb_start_others (state);
      cb_begin_phase (state, events);
      return;
    case CB_STAGE_PHASE_END:
      if (state->pending.n == 0)
        cb_settle (state, events);
      return;
    case CB_STAGE_TURN:
      if (state->level == PW_LEVEL_BOARD)
        cb_go_to_me (state, FALSE, events);
      if (state->stage == CB_STAGE_TURN)
        ask_dice (state);
      if (state->stage == CB_STAGE_TURN && state->pending.n > 0)
        cb_settle (state, events);
      return;
    case CB_STAGE_ROLL:
    case CB_STAGE_GOODS:
    case CB_STAGE_OVER:
    default: return;
    }
}

/* -- level ------------------------------------------------------------------------------------ */

gboolean
cb_level_check (gconstpointer data, const PwMove *move, GError **error)
{
  PwLevelNow now = level_now (data);

  return pw_level_check (&cb_level_rules, &now, data, move, error);
}

void
cb_level_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;
  const CbModule *module;

  CB_FOREACH_MODULE (state, module, unsure)
    if (module->unsure (state))
      state->stale |= (guint8) (1u << state->me);
  state->level = (guint8) move->args[CB_ARG_WHAT];
  state->me = (guint8) cb_arg (move, CB_ARG_SIZE, 0);
  /* Numbers alone serve the final scoring only. */
  for (guint seat = 0; seat < state->n_players; seat++)
    memset (state->players[seat].tally, 0, CB_TALLIES);
  go_on (state, events);
}

/* -- confirm, confirm-table ---------------------------------------------------------------------- */

/* Once everything is known, so are the goods that have been seen (10.1). */
static void
count_goods (CbState *state)
{
  guint first = state->stage == CB_STAGE_TURN ? state->round + 1u : state->round;

  for (guint i = 0; i < CB_GOODS; i++)
    {
      guint n = 0;

      for (guint depot = 0; depot < CB_DEPOTS; depot++)
        n += state->depot_goods[depot][i];
      for (guint seat = 0; seat < state->n_boards; seat++)
        n += state->players[seat].goods[i] + state->players[seat].sold[i];
      for (guint round = first; round < CB_ROUNDS; round++)
        n += state->round_goods[round] == i + 1;
      state->goods_seen[i] = (guint8) MIN (n, G_MAXUINT8);
    }
}

static void
confirm (CbState *state, guint what, PwEvents *events)
{
  const CbModule *module;

  state->stale &= (guint8) ~what;
  CB_FOREACH_MODULE (state, module, confirmed)
    module->confirmed (state);
  if (!(state->stale & (SEATS | CB_STALE_TABLE)))
    count_goods (state);
  go_on (state, events);
}

void
cb_confirm_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;

  state->players[move->player].started = TRUE;
  confirm (state, 1u << move->player, events);
}

void
cb_confirm_table_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  confirm (data, CB_STALE_TABLE, events);
}
