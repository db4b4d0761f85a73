/* cb-level-now.c: how much is entered, and what of the table is not known any more (10.2)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/state/cb-modules.h"

#include <glib/gi18n-lib.h>

#define SEATS ((1u << CB_MAX_PLAYERS) - 1)

/* Other boards that matter to the one that is followed. */
static guint
wanted (const CbState *state)
{
  const CbModule *module;
  guint seats = 0;

  CB_FOREACH_MODULE (state, module, board.wants)
    seats |= module->board.wants (state);
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
  CB_FOREACH_MODULE (state, module, start.whole_table)
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

/**
 * cb_level_leaves:
 * @setup: who plays
 * @data: a state
 * @move: the move "level"
 *
 * At the level of one board the turns of the others go by, and with them the dice that lie open.
 *
 * Returns: (transfer full) (nullable): whose, as PwGameLevels.leaves
 */
char *
cb_level_leaves (const PwSetup *setup, gconstpointer data, const PwMove *move)
{
  const CbState *state = data;
  g_autoptr (GString) dice = g_string_new (NULL);

  if (move->args[CB_ARG_WHAT] != PW_LEVEL_BOARD || state->level != PW_LEVEL_REFEREE || state->stage != CB_STAGE_TURN)
    return NULL;
  for (guint i = state->turn; i < state->n_players; i++)
    {
      guint seat = state->order[i], n;
      guint8 open[2];

      n = seat == (guint) cb_arg (move, CB_ARG_SIZE, 0) ? 0 : cb_dice_open (&state->players[seat], open);
      /* Dice that nobody has said yet. */
      if (n > 0 && open[0] == 0)
        n = 0;
      if (n > 0 && dice->len > 0)
        g_string_append (dice, ", ");
      if (n == 1)
        /* Translators: a player, and the die that player has not used. */
        g_string_append_printf (dice, _("%s’s open die %u"), pw_setup_name (setup, seat), open[0]);
      else if (n == 2)
        g_string_append_printf (dice, _("%s’s open dice %u and %u"), pw_setup_name (setup, seat), open[0], open[1]);
    }
  if (dice->len == 0)
    return NULL;
  /* Translators: dice that lie open, by player: "Ben’s open die 3, Cleo’s open dice 2 and 5". */
  return g_strdup_printf (_("Left out, as nobody enters it any more: %s."), dice->str);
}

const PwLevelRules cb_level_rules = {
  .levels = pw_board_levels,
  .rule = CB_RULE_10_2,
  .seats = SEATS,
  .needs = SEATS | CB_STALE_TABLE | CB_STALE_GOODS,
  .level = CB_KIND_LEVEL,
  .confirm = CB_KIND_CONFIRM,
  .confirm_table = CB_KIND_CONFIRM_TABLE,
  .finish = CB_KIND_FINISH,
  .level_arg = CB_ARG_WHAT,
  .seat_arg = CB_ARG_SIZE,
  .open_arg = CB_ARG_OPEN,
  .statements = statements,
  .refuse = refuse,
  .leaves = cb_level_leaves,
  .table_remedy = N_("Say what lies there, then: {confirm-table}."),
};

PwLevelNow
cb_level_now (const CbState *state)
{
  return (PwLevelNow){ .level = state->level,
                       .me = state->me,
                       .stale = state->stale,
                       .wanted = state->level == PW_LEVEL_BOARD ? wanted (state) : 0,
                       .n_players = state->n_players,
                       .over = state->stage == CB_STAGE_OVER,
                       .open = state->open };
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
 * cb_is_left_open:
 * @state: a state
 * @seat: a player
 *
 * Returns: whether everybody is followed again, and what @seat has since others' turns went by was left open (10.2)
 */
gboolean
cb_is_left_open (const CbState *state, guint seat)
{
  return state->level == PW_LEVEL_REFEREE && state->open && state->stale >> seat & 1;
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
  PwLevelNow now = cb_level_now (state);

  return pw_level_asked (&cb_level_rules, &now);
}

gboolean
cb_asks (const CbState *state)
{
  return state->stale != 0 && cb_asked (state) != 0;
}

/* Whether the dice of whose turn it is are still to be said. */
gboolean
cb_misses_dice (const CbState *state)
{
  const CbPlayer *player = &state->players[state->order[state->turn]];

  return state->stale & CB_STALE_DICE && state->stage == CB_STAGE_TURN && player->dice[0] == 0 && player->used == 0;
}

int
cb_level_actor (const CbState *state)
{
  PwLevelNow now = cb_level_now (state);
  int actor = pw_level_actor (&cb_level_rules, &now);

  if (actor != PW_LEVEL_AS_EVER)
    return actor;
  if (state->stage == CB_STAGE_START && state->level == PW_LEVEL_BOARD)
    return state->me;
  return cb_misses_dice (state) ? PW_TABLE : PW_LEVEL_AS_EVER;
}

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

/**
 * cb_bonus_sizes:
 * @state: a state
 * @seat: who has just completed a colour, or connected all posts
 * @type: that colour
 *
 * Whoever's moves nobody enters may have been first, or second.
 *
 * Returns: bit set of CbSize: what @seat can have got (5.7); never empty
 */
guint
cb_bonus_sizes (const CbState *state, guint seat, CbType type)
{
  guint bit = 1u << type, rivals = 0;

  for (guint other = 0; other < state->n_players; other++)
    {
      const CbPlayer *player = &state->players[other];

      rivals += cb_is_board (state, other) && other != seat && state->stale >> other & 1 &&
                !((player->bonus_large | player->bonus_small) & bit);
    }
  if (state->bonus_large & bit)
    return 1u << CB_SIZE_LARGE | (rivals >= 1 && state->bonus_small & bit ? 1u << CB_SIZE_SMALL : 0) |
           (rivals >= 2 ? 1u << CB_SIZE_NONE : 0);
  if (state->bonus_small & bit)
    return 1u << CB_SIZE_SMALL | (rivals >= 1 ? 1u << CB_SIZE_NONE : 0);
  return 1u << CB_SIZE_NONE;
}
