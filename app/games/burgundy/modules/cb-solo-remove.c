/* cb-solo-remove.c: the tile that leaves the game in each round of a solo game (16.5)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/modules/cb-solo.h"

#include <glib/gi18n-lib.h>

/* The depot of the white die, or the next one clockwise that still holds a tile; 0: none does. */
guint
cb_solo_depot (const CbState *state)
{
  for (guint i = 0; i < CB_DEPOTS && state->white > 0; i++)
    {
      guint depot = (state->white - 1u + i) % CB_DEPOTS;

      for (guint space = 0; space < CB_DEPOT_SPACES; space++)
        if (state->depots[depot][space] != CB_TILE_NONE)
          return depot + 1;
    }
  return 0;
}

/* What leaves by the order of the spaces; perhaps a tile that nobody has named. */
int
cb_solo_removed (const CbState *state)
{
  guint depot = cb_solo_depot (state);

  for (guint space = 0; space < CB_DEPOT_SPACES && depot > 0; space++)
    if (state->depots[depot - 1][space] != CB_TILE_NONE)
      return state->depots[depot - 1][space];
  return CB_TILE_NONE;
}

/* The goods of the round lie there: a tile leaves, before anything is done. */
void
cb_solo_turn (CbState *state, guint seat, PwEvents *events)
{
  if (cb_solo_depot (state) > 0)
    cb_push (state, seat, CB_PENDING_REMOVE, 0);
}

static gboolean
remove_is_possible (const CbState *state, const PwPending *pending)
{
  return cb_solo_depot (state) > 0;
}

static void
nothing_left (CbState *state, const PwPending *pending, PwEvents *events)
{
}

/* The space whose tile is, or may be, @tile; -1: none. */
static int
space_of (const CbState *state, guint depot, int tile)
{
  for (int space = 0; space < CB_DEPOT_SPACES && depot > 0; space++)
    if (tile != CB_TILE_NONE && state->depots[depot - 1][space] == tile)
      return space;
  return depot > 0 && cb_tile_is_named ((CbTile) tile) && cb_tile_type ((CbTile) tile) < CB_TYPES
           ? cb_depot_find (state, depot, tile)
           : -1;
}

gboolean
cb_remove_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CbState *state = data;
  guint depot = cb_solo_depot (state);
  int tile = cb_arg (move, CB_ARG_TILE, CB_TILE_NONE), space = space_of (state, depot, tile);

  if (space >= 0 && space != CB_BESIDE)
    return state->depots[depot - 1][space] == tile || cb_census_check (state, FALSE, tile, error);
  if (error)
    {
      g_autoptr (GString) there = g_string_new (_("There: "));

      for (guint i = 0, n = 0; i < CB_DEPOT_SPACES && depot > 0; i++)
        if (state->depots[depot - 1][i] != CB_TILE_NONE)
          g_string_append_printf (there, "%s%s", n++ ? ", " : "", cb_tile_label (state->depots[depot - 1][i]));
      g_string_append_c (there, '.');
      pw_rule_error_set (error, CB_RULE_16_5, there->str, _("The tile that leaves the game is one of depot %u: not %s."), depot,
                         cb_tile_label (tile));
    }
  return FALSE;
}

void
cb_remove_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;
  guint depot = cb_solo_depot (state);
  int tile = move->args[CB_ARG_TILE], space = space_of (state, depot, tile);
  guint8 *there = &state->depots[depot - 1][space];

  cb_force_begin (state, move, events);
  cb_pop (state);
  if (*there != tile)
    cb_census_add (state, FALSE, tile);
  *there = CB_TILE_NONE;
  cb_note (events, PW_TABLE, CB_NOTE_REMOVED, 1, CB_RULE_16_5, tile, (int) depot);
  cb_settle (state, events);
}

void
cb_remove_legal (gconstpointer data, PwMoves *out)
{
  const CbState *state = data;
  guint depot = cb_solo_depot (state), done = 0;
  int seat = cb_actor (state);
  guint64 tiles;

  if (depot == 0)
    return;
  tiles = cb_depot_tiles (state, depot, cb_tiles_of_types ((1u << CB_TYPES) - 1));
  for (guint space = 0; space < CB_DEPOT_SPACES; space++)
    {
      int tile = state->depots[depot - 1][space];

      if (tile < CB_TILE_UNKNOWN || done >> (tile - CB_TILE_UNKNOWN) & 1)
        continue;
      done |= 1u << (tile - CB_TILE_UNKNOWN);
      pw_moves_append (out, CB_KIND_REMOVE, seat)->args[CB_ARG_TILE] = (gint16) tile;
    }
  for (; tiles != 0; tiles &= tiles - 1)
    {
      int tile = __builtin_ctzll (tiles);

      if (space_of (state, depot, tile) >= 0 && space_of (state, depot, tile) != CB_BESIDE)
        pw_moves_append (out, CB_KIND_REMOVE, seat)->args[CB_ARG_TILE] = (gint16) tile;
    }
}

const CbPendingClass cb_pending_remove = {
  .kinds = PW_KIND_SET_INIT (CB_KIND_REMOVE), .required = TRUE, .before = TRUE, .possible = remove_is_possible, .gone = nothing_left,
  .rule = CB_RULE_16_5, .message = N_("First a tile of the depot leaves the game."),
  .remedy = N_("For example: {remove}."),
};
