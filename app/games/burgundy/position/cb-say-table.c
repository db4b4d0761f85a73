/* cb-say-table.c: statements of what lies on the table, and the end of a position that was entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/position/cb-says.h"

#include <glib/gi18n-lib.h>

/* -- space ----------------------------------------------------------------------------------- */

gboolean
cb_say_space_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CbState *state = data;
  guint depot = (guint) move->args[CB_ARG_DEPOT], space = (guint) move->args[CB_ARG_WHAT];
  guint n = depot ? cb_depot_spaces (state) : cb_black_spaces (state);
  int tile = move->args[CB_ARG_TILE];

  if (!cb_say_check (state, move, error))
    return FALSE;
  if (space > n)
    {
      if (error)
        pw_rule_error_set (error, CB_RULE_2_1, _("They are numbered from the top, or from the left."),
                           _("In this game the depot has only %u spaces."), n);
      return FALSE;
    }
  if (depot == 0 ? tile < CB_TILE_UNKNOWN || tile == CB_TILE_ANY : tile < CB_TILE_ANY)
    return tile != CB_TILE_MONASTERY_0 || cb_say_check_tile (tile, error);
  if (error)
    pw_rule_error_set (error, CB_RULE_2_1, _("Only the black depot hides the colours of its tiles."),
                       depot ? _("The colour of a tile in a numbered depot can be seen.")
                             : _("The backs of the black depot’s tiles are black."));
  return FALSE;
}

void
cb_say_space_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;
  guint depot = (guint) move->args[CB_ARG_DEPOT], space = (guint) move->args[CB_ARG_WHAT] - 1;
  guint8 *there = depot ? &state->depots[depot - 1][space] : &state->black[space];
  int tile = move->args[CB_ARG_TILE], old = *there;

  cb_say_begin (state);
  if (old != tile && cb_tile_is_named ((CbTile) old))
    cb_census_remove (state, depot == 0, old);
  if (old != tile && cb_tile_is_named ((CbTile) tile))
    cb_census_add (state, depot == 0, tile);
  *there = (guint8) tile;
  cb_say_end (state, events);
}

/* -- pile ------------------------------------------------------------------------------------ */

gboolean
cb_say_pile_check (gconstpointer data, const PwMove *move, GError **error)
{
  return cb_say_check (data, move, error);
}

void
cb_say_pile_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;
  guint goods = (guint) move->args[CB_ARG_GOODS];
  guint8 *pile = &state->depot_goods[move->args[CB_ARG_DEPOT] - 1][goods - 1];

  cb_say_begin (state);
  cb_census_say_goods (state, goods, *pile, (guint) move->args[CB_ARG_NUMBER]);
  *pile = (guint8) move->args[CB_ARG_NUMBER];
  cb_say_end (state, events);
}

/* -- now, order, turn ------------------------------------------------------------------------ */

/* However the game began, it is under way. */
static void
have_started (CbState *state)
{
  for (guint seat = 0; seat < state->n_players; seat++)
    state->players[seat].started = TRUE;
  pw_pendings_clear (&state->pending);
  /* The end of a phase that was on is still to come. */
  state->step = 0;
}

gboolean
cb_say_now_check (gconstpointer data, const PwMove *move, GError **error)
{
  return cb_say_check (data, move, error);
}

void
cb_say_now_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;
  guint phase = (guint) move->args[CB_ARG_WHAT];
  gboolean new_tiles = state->stage == CB_STAGE_START || phase != state->phase;

  cb_say_begin (state);
  have_started (state);
  state->phase = (guint8) phase;
  state->round = (guint8) (move->args[CB_ARG_SIZE] - 1);
  if (new_tiles)
    cb_refill (state);
  cb_round_begin (state);
}

/* Whether each player is named once. */
static gboolean
is_order (const CbState *state, const PwMove *move)
{
  guint seats = 0;

  for (guint i = 0; i < CB_MAX_PLAYERS; i++)
    {
      int seat = move->args[i];

      if (i >= state->n_players ? seat != PW_ARG_NONE : seat < 0 || seat >= state->n_players)
        return FALSE;
      if (i < state->n_players)
        seats |= 1u << seat;
    }
  return seats == (1u << state->n_players) - 1;
}

gboolean
cb_say_order_check (gconstpointer data, const PwMove *move, GError **error)
{
  if (!cb_say_check (data, move, error))
    return FALSE;
  if (is_order (data, move))
    return TRUE;
  if (error)
    pw_rule_error_set (error, CB_RULE_3_3, _("Name every player once, in the order of their turns."),
                       _("This is not an order of all the players."));
  return FALSE;
}

void
cb_say_order_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;
  guint acting = state->order[state->turn];

  cb_say_begin (state);
  for (guint i = 0; i < CB_MAX_PLAYERS; i++)
    if (move->args[i] != PW_ARG_NONE)
      state->order[i] = (guint8) move->args[i];
  /* Whoever acts goes on acting: "turn" says otherwise. */
  if (state->stage == CB_STAGE_TURN)
    for (guint i = 0; i < state->n_players; i++)
      if (state->order[i] == acting)
        state->turn = (guint8) i;
}

gboolean
cb_say_turn_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CbState *state = data;

  if (!cb_say_check (state, move, error))
    return FALSE;
  if (move->args[CB_ARG_WHAT] < (int) state->n_players)
    return TRUE;
  if (error)
    pw_rule_error_set (error, CB_RULE_2_4, _("Name one of the players."), _("Nobody sits there."));
  return FALSE;
}

void
cb_say_turn_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;
  guint seat = (guint) move->args[CB_ARG_WHAT];

  cb_say_begin (state);
  if (state->stage == CB_STAGE_START)
    cb_refill (state);
  have_started (state);
  state->stage = CB_STAGE_TURN;
  for (guint i = 0; i < state->n_players; i++)
    if (state->order[i] == seat)
      state->turn = (guint8) i;
  state->players[seat].bought = state->players[seat].set = FALSE;
  /* Dice that nobody has named cannot be used. */
  for (guint i = 0; i < state->n_players; i++)
    if (state->players[i].dice[0] == 0)
      state->players[i].used = 3;
}

/* -- white ----------------------------------------------------------------------------------- */

gboolean
cb_say_white_check (gconstpointer data, const PwMove *move, GError **error)
{
  return cb_say_check (data, move, error);
}

void
cb_say_white_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;

  cb_say_begin (state);
  state->white = (guint8) move->args[CB_ARG_WHAT];
  cb_say_end (state, events);
}

/* -- finish ---------------------------------------------------------------------------------- */

void
cb_finish_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;

  state->phase = CB_PHASES - 1;
  state->round = CB_ROUNDS - 1;
  state->turn = 0;
  pw_pendings_clear (&state->pending);
  cb_end_game (state, events);
}
