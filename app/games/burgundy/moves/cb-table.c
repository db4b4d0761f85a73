/* cb-table.c: what the table itself does: dice, goods, tiles named in advance (3.1, 3.2, 10.1)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/moves/cb-moves.h"

#include <glib/gi18n-lib.h>

/* -- roll ----------------------------------------------------------------- */

gboolean
cb_roll_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CbState *state = data;

  for (guint i = 0; i < CB_MAX_PLAYERS; i++)
    {
      gint16 packed = move->args[1 + i];
      guint8 dice[6];

      if (i < state->n_players && packed != PW_ARG_NONE && pw_dice_unpack (packed, dice) == 2)
        continue;
      if (i >= state->n_players && packed == PW_ARG_NONE)
        continue;
      if (error)
        pw_rule_error_set (error, CB_RULE_3_2, _("First the white die, then two dice for each player."),
                           _("Every player rolls two dice."));
      return FALSE;
    }
  return TRUE;
}

void
cb_roll_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;

  state->white = (guint8) move->args[0];
  for (guint i = 0; i < state->n_players; i++)
    {
      guint8 dice[6];

      pw_dice_unpack (move->args[1 + i], dice);
      state->players[i].dice[0] = dice[0];
      state->players[i].dice[1] = dice[1];
    }
  if (state->round_goods[state->round] != 0)
    cb_place_round_goods (state, events);
  else
    state->stage = CB_STAGE_GOODS;
}

/* Any dice may fall: there is nothing to list. */
void
cb_roll_legal (gconstpointer data, PwMoves *out)
{
}

/* -- goods ------------------------------------------------------------------ */

static gboolean
are_goods_left (const CbState *state, guint goods, guint n, GError **error)
{
  if (state->goods_seen[goods - 1] + n <= cb_data_goods_per_colour ())
    return TRUE;
  if (error)
    pw_rule_error_set (error, CB_RULE_10_1, _("Look at the goods tile again, or correct an earlier entry."),
                       _("All seven goods tiles of this colour have appeared already: %s."), cb_goods_label ((int) goods));
  return FALSE;
}

gboolean
cb_goods_check (gconstpointer data, const PwMove *move, GError **error)
{
  return are_goods_left (data, (guint) move->args[0], 1, error);
}

void
cb_goods_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;

  cb_force_begin (state, move, events);
  state->round_goods[state->round] = (guint8) move->args[0];
  state->goods_seen[move->args[0] - 1]++;
  cb_place_round_goods (state, events);
}

void
cb_goods_legal (gconstpointer data, PwMoves *out)
{
  PwMove move;

  pw_move_init (&move, CB_KIND_GOODS, PW_TABLE);
  for (gint16 goods = 1; goods <= CB_GOODS; goods++)
    {
      move.args[0] = goods;
      if (are_goods_left (data, (guint) goods, 1, NULL))
        pw_moves_add (out, &move);
    }
}

/* -- phase-goods --------------------------------------------------------------- */

gboolean
cb_phase_goods_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CbState *state = data;
  guint n_new = 0;

  for (guint i = 0; i < CB_ROUNDS; i++)
    {
      int goods = move->args[i];
      guint n = 0;

      if (state->round_goods[i] != 0)
        {
          if (goods == state->round_goods[i])
            continue;
          if (error)
            pw_rule_error_set (error, CB_RULE_3_1, _("Undo or edit the earlier entry instead."),
                               _("The goods tile of round %u is known already: %s."), i + 1,
                               cb_goods_label (state->round_goods[i]));
          return FALSE;
        }
      n_new++;
      /* What came in rounds that nobody entered is counted where it lies now. */
      if (i < state->round)
        continue;
      for (guint j = state->round; j <= i; j++)
        n += move->args[j] == goods && state->round_goods[j] == 0;
      if (!are_goods_left (state, (guint) goods, n, error))
        return FALSE;
    }
  if (n_new > 0)
    return TRUE;
  if (error)
    pw_rule_error_set (error, CB_RULE_3_1, _("Go on with the dice."), _("All goods tiles of this phase are known already."));
  return FALSE;
}

void
cb_phase_goods_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;

  cb_force_begin (state, move, events);
  for (guint i = 0; i < CB_ROUNDS; i++)
    {
      if (state->round_goods[i] == 0 && i >= state->round)
        state->goods_seen[move->args[i] - 1]++;
      state->round_goods[i] = (guint8) move->args[i];
    }
}

/* A draw in advance is never a choice of anybody: there is nothing to list. */
void
cb_phase_goods_legal (gconstpointer data, PwMoves *out)
{
}

/* -- depot: args[0] = depot, args[1...] = the tiles space by space ---------------- */

/* Names the tiles of a depot, as far as that can be: where it says no, some may be named. */
static gboolean
name_tiles (CbState *state, const PwMove *move, GError **error)
{
  guint depot = (guint) cb_arg (move, 0, 0);
  guint8 *spaces = depot ? state->depots[depot - 1] : state->black;
  guint n = depot ? CB_DEPOT_SPACES : CB_BLACK_SPACES;

  for (guint i = 0; i < CB_BLACK_SPACES; i++)
    {
      int tile = move->args[1 + i];
      guint there = i < n ? spaces[i] : CB_TILE_NONE;

      if (tile == PW_ARG_NONE || tile == CB_TILE_ANY || tile == (int) there)
        continue;
      if (there == CB_TILE_NONE)
        {
          if (error)
            pw_rule_error_set (error, CB_RULE_2_1, _("Write - for an empty space and ? for a tile nobody has named."),
                               _("Space %u of this depot is empty."), i + 1);
          return FALSE;
        }
      if (there < CB_TILE_UNKNOWN)
        {
          if (error)
            pw_rule_error_set (error, CB_RULE_10_1, _("Undo or edit the earlier entry instead."),
                               _("Space %u of this depot is named already: %s."), i + 1, cb_tile_label ((int) there));
          return FALSE;
        }
      if (!cb_tile_is_named ((CbTile) tile) ||
          (there != CB_TILE_ANY && (int) cb_tile_type ((CbTile) tile) != (int) (there - CB_TILE_UNKNOWN)))
        {
          if (error)
            pw_rule_error_set (error, CB_RULE_2_1, _("Look at the colour of the space."), _("Space %u is for %s, not for %s."),
                               i + 1, cb_type_phrase (cb_tile_type ((CbTile) there)), cb_tile_label (tile));
          return FALSE;
        }
      if (!cb_census_check (state, depot == 0, tile, error))
        return FALSE;
      cb_census_add (state, depot == 0, tile);
      spaces[i] = (guint8) tile;
    }
  return TRUE;
}

/* A tile need not be said at its own space: those of @move go one by one to the first space left that is
 * for their colour. Where one finds none, all stay as they are said. */
void
cb_depot_complete (const CbState *state, PwMove *move)
{
  guint depot = (guint) CLAMP (cb_arg (move, 0, 0), 0, CB_DEPOTS);
  const guint8 *spaces = depot ? state->depots[depot - 1] : state->black;
  guint n = depot ? CB_DEPOT_SPACES : CB_BLACK_SPACES;
  CbState after = *state;
  PwMove sorted;

  if (name_tiles (&after, move, NULL))
    return;
  after = *state;
  pw_move_init (&sorted, move->kind, move->player);
  sorted.args[0] = move->args[0];
  sorted.flags = move->flags;
  sorted.reason = move->reason;
  for (guint i = 0; i < CB_BLACK_SPACES; i++)
    {
      int tile = move->args[1 + i];
      guint at = 0;

      if (tile == PW_ARG_NONE || tile == CB_TILE_ANY)
        continue;
      /* A space that is not there is no place of anything. */
      if (i >= n || tile < 0 || !cb_tile_is_named ((CbTile) tile))
        return;
      while (at < n && (sorted.args[1 + at] != PW_ARG_NONE ||
                        (spaces[at] != CB_TILE_ANY && spaces[at] != CB_TILE_UNKNOWN + cb_tile_type ((CbTile) tile))))
        at++;
      if (at == n)
        return;
      sorted.args[1 + at] = (gint16) tile;
    }
  if (name_tiles (&after, &sorted, NULL))
    *move = sorted;
}

gboolean
cb_depot_check_kind (gconstpointer data, const PwMove *move, GError **error)
{
  const CbState *state = data;
  CbState after = *state;

  if (!name_tiles (&after, move, error))
    return FALSE;
  if (memcmp (after.seen, state->seen, sizeof after.seen) != 0)
    return TRUE;
  if (error)
    pw_rule_error_set (error, CB_RULE_10_1, _("Name a tile that nobody has named yet."), _("This names no tile."));
  return FALSE;
}

/* Of a move that was checked: it names each tile where it lies, and no more of it than there are. A choice that is still to be named
 * is applied, too, to see what it brings: it names nothing. */
void
cb_depot_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;
  guint depot = (guint) cb_arg (move, 0, 0), n = depot ? CB_DEPOT_SPACES : CB_BLACK_SPACES;
  guint8 *spaces = depot ? state->depots[depot - 1] : state->black;

  for (guint i = 0; i < n; i++)
    {
      int tile = move->args[1 + i];

      if (tile == PW_ARG_NONE || tile == spaces[i] || !cb_tile_is_named ((CbTile) tile))
        continue;
      cb_census_add (state, depot == 0, tile);
      spaces[i] = (guint8) tile;
    }
}

/* What lies in a depot is never a choice of anybody: there is nothing to list. */
void
cb_depot_legal_kind (gconstpointer data, PwMoves *out)
{
}
