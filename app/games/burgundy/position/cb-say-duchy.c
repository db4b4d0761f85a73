/* cb-say-duchy.c: statements of what lies in a duchy: on a hex, or only how many
 *
 * A statement says what is there. It has no effect and scores nothing, and what the rules
 * forbid may be said too: cb_doubts() points it out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/position/cb-says.h"

#include <glib/gi18n-lib.h>

/* Nobody says what may lie somewhere: there is nothing to list. */
void
cb_say_legal (gconstpointer data, PwMoves *out)
{
}

/**
 * cb_say_check:
 * @state: a state
 * @move: a statement
 * @error: (nullable): return location
 *
 * Returns: whether its player sits at the table, and the final scoring is still to come
 */
gboolean
cb_say_check (const CbState *state, const PwMove *move, GError **error)
{
  if (move->player >= (int) state->n_players)
    {
      if (error)
        pw_rule_error_set (error, CB_RULE_2_4, _("Name one of the players."), _("Nobody sits there."));
      return FALSE;
    }
  if (state->stage != CB_STAGE_OVER || move->kind == CB_KIND_SCORE)
    return TRUE;
  if (error)
    pw_rule_error_set (error, CB_RULE_3_4, _("Undo the end, or insert the line before it."),
                       _("The final scoring is done: what is said now would no longer count."));
  return FALSE;
}

gboolean
cb_say_check_tile (int tile, GError **error)
{
  if (tile == CB_TILE_NONE || cb_tile_is_named ((CbTile) tile))
    return TRUE;
  if (error)
    pw_rule_error_set (error, CB_RULE_10_1, _("Read it off the tile."), _("Say exactly which tile it is."));
  return FALSE;
}

void
cb_say_begin (CbState *state)
{
  state->stated = TRUE;
}

/* What waits for a decision may have become impossible; where only the end is entered, nothing waits. */
void
cb_say_end (CbState *state, PwEvents *events)
{
  const CbModule *module;

  CB_FOREACH_MODULE (state, module, position.said)
    module->position.said (state);
  if (state->level != PW_LEVEL_FINAL && state->stage == CB_STAGE_TURN && state->pending.n > 0 && !cb_asks (state))
    cb_settle (state, events);
}

/* Notes a tile of @player's duchy. The castle that each begins with was noted when the game began. */
static void
note_tile (CbState *state, const CbPlayer *player, int tile)
{
  if (tile == CB_TILE_CASTLE && player->count[tile] == 0 && cb_hexes_with (player, tile) == 0 &&
      state->seen[0][tile] >= state->n_boards)
    return;
  cb_census_say (state, tile, TRUE);
}

/* -- hex ------------------------------------------------------------------------------------- */

gboolean
cb_say_hex_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CbState *state = data;

  if (!cb_say_check (state, move, error))
    return FALSE;
  if (move->args[CB_ARG_HEX] >= (int) cb_duchy_of (&state->players[move->player])->n_hexes)
    {
      if (error)
        pw_rule_error_set (error, CB_RULE_5_1, _("Name a hex of this duchy."), _("This duchy has no such hex."));
      return FALSE;
    }
  return cb_say_check_tile (move->args[CB_ARG_TILE], error);
}

/* The sets that follow from the tiles. */
static void
find_sets (CbPlayer *player)
{
  const CbDuchy *duchy = cb_duchy_of (player);

  player->filled = player->frontier = 0;
  for (guint hex = 0; hex < duchy->n_hexes; hex++)
    if (player->tile[hex] != CB_TILE_NONE)
      {
        player->filled |= CB_HEX (hex);
        player->frontier |= duchy->neighbours[hex];
      }
  player->regions_done = 0;
  for (guint region = 0; region < duchy->n_regions; region++)
    if ((duchy->of_region[region] & ~player->filled) == 0)
      player->regions_done |= G_GUINT64_CONSTANT (1) << region;
    else
      player->region_phase[region] = 0;
}

void
cb_say_hex_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;
  CbPlayer *player = &state->players[move->player];
  guint hex = (guint) move->args[CB_ARG_HEX];
  int tile = move->args[CB_ARG_TILE], old = player->tile[hex];
  guint32 counted = player->monasteries & ~cb_placed_monasteries (player);

  cb_say_begin (state);
  if (old != tile && old != CB_TILE_NONE)
    cb_census_say (state, old, FALSE);
  if (old != tile && tile != CB_TILE_NONE)
    note_tile (state, player, tile);
  player->tile[hex] = (guint8) tile;
  find_sets (player);
  player->monasteries = counted | cb_placed_monasteries (player);
  cb_share (state, (guint) move->player);
  if (tile != CB_TILE_NONE)
    cb_note (events, move->player, CB_NOTE_PLACE, 1, CB_RULE_10_2, tile, (int) hex);
  cb_say_end (state, events);
}

/* -- count, empty ------------------------------------------------------------------------------ */

gboolean
cb_say_count_check (gconstpointer data, const PwMove *move, GError **error)
{
  int tile = move->args[CB_ARG_TILE];

  if (!cb_say_check (data, move, error))
    return FALSE;
  if (!cb_tile_is_named ((CbTile) tile))
    {
      if (error)
        pw_rule_error_set (error, CB_RULE_10_1, _("For example: count bank 3."), _("Say exactly which tiles are meant."));
      return FALSE;
    }
  if (tile < CB_COUNTED || move->args[CB_ARG_NUMBER] <= 1)
    return TRUE;
  if (error)
    pw_rule_error_set (error, CB_RULE_10_1, _("Look at the number on the tile again."), _("There is only one %s."),
                       cb_tile_label (tile));
  return FALSE;
}

void
cb_say_count_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;
  CbPlayer *player = &state->players[move->player];
  int tile = move->args[CB_ARG_TILE], n = move->args[CB_ARG_NUMBER], old = (int) cb_counted (player, tile);

  cb_say_begin (state);
  for (int i = old; i < n; i++)
    if (i > old)
      cb_census_say (state, tile, TRUE);
    else
      note_tile (state, player, tile);
  for (int i = old; i > n; i--)
    cb_census_say (state, tile, FALSE);
  if (tile < CB_COUNTED)
    player->count[tile] = (guint8) n;
  else if (n == 0 && cb_hexes_with (player, tile) == 0)
    player->monasteries &= ~(1u << (tile - CB_TILE_MONASTERY_0));
  else if (n == 1)
    player->monasteries |= 1u << (tile - CB_TILE_MONASTERY_0);
  cb_share (state, (guint) move->player);
  cb_say_end (state, events);
}

gboolean
cb_say_empty_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CbState *state = data;
  guint n;

  if (!cb_say_check (state, move, error))
    return FALSE;
  n = cb_duchy_of (&state->players[move->player])->n_hexes;
  if (move->args[CB_ARG_NUMBER] <= (int) n)
    return TRUE;
  if (error)
    pw_rule_error_set (error, CB_RULE_9_2, _("Count the empty hexes again."), _("The duchy has only %u hexes."), n);
  return FALSE;
}

void
cb_say_empty_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;

  cb_say_begin (state);
  state->players[move->player].empty = (guint8) (move->args[CB_ARG_NUMBER] + 1);
  cb_share (state, (guint) move->player);
}
