/* cb-census.c: no more tiles of a kind can appear than exist (10.1)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/state/cb-modules.h"

#include <glib/gi18n-lib.h>

/* seen[back][CB_TILE_MONASTERY_0] counts the monasteries of that back: which six numbers are
 * black is not certain, only that there are six. */
static gboolean
is_monastery (int tile)
{
  return tile > CB_TILE_MONASTERY_0 && tile <= CB_TILE_MONASTERY_LAST;
}

/* How many more of a tile the modules bring. */
guint
cb_supply_more (const CbState *state, gboolean black, int tile)
{
  const CbModule *module;
  guint n = 0;

  CB_FOREACH_MODULE (state, module, start.supply)
    n += module->start.supply (black, tile);
  return n;
}

/**
 * cb_exists:
 * @state: a state
 * @tile: a named tile
 *
 * Returns: how many such tiles there are in this game, of either back
 */
guint
cb_exists (const CbState *state, int tile)
{
  guint coloured = cb_supply (state, FALSE, tile), black = cb_supply (state, TRUE, tile);

  return is_monastery (tile) ? MAX (coloured, black) : coloured + black;
}

/* Nothing was seen yet: all tiles that exist are possible. */
void
cb_census_begin (CbState *state)
{
  for (guint back = 0; back < 2; back++)
    for (guint tile = CB_TILE_CASTLE; tile <= CB_TILE_MONASTERY_LAST; tile++)
      if (tile != CB_TILE_MONASTERY_0 && cb_supply (state, back == 1, (int) tile) > 0)
        state->possible[back] |= CB_TILE_BIT (tile);
}

/* Tiles that somebody said to be there, and that this back must have: the other has none left for them. */
guint
cb_census_said (const CbState *state, gboolean black, int tile)
{
  guint said = tile < CB_COUNTED ? state->said[tile] : cb_count_bits (state->said_monasteries);
  guint other = cb_supply (state, !black, tile), left_of_other = other - MIN (state->seen[black ? 0 : 1][tile], other);

  return said > left_of_other ? said - left_of_other : 0;
}

/* Finds out anew of which tiles one more can appear, after what was seen of @tile has changed. */
static void
update (CbState *state, int tile)
{
  for (guint back = 0; back < 2; back++)
    {
      guint64 *possible = &state->possible[back];

      if (!is_monastery (tile))
        {
          if (cb_census_left (state, back == 1, tile) > 0)
            *possible |= CB_TILE_BIT (tile);
          else
            *possible &= ~CB_TILE_BIT (tile);
          continue;
        }
      *possible &= ~cb_tiles_of_types (1u << CB_MONASTERY);
      if (cb_census_left (state, back == 1, CB_TILE_MONASTERY_0) == 0)
        continue;
      for (int other = CB_TILE_MONASTERY_0 + 1; other <= CB_TILE_MONASTERY_LAST; other++)
        if (state->seen[0][other] + state->seen[1][other] == 0 &&
            !(state->said_monasteries >> (other - CB_TILE_MONASTERY_0) & 1) && cb_supply (state, back == 1, other) > 0)
          *possible |= CB_TILE_BIT (other);
    }
}

/* Notes that @tile was seen. */
void
cb_census_add (CbState *state, gboolean black, int tile)
{
  guint back = black ? 1 : 0;

  state->seen[back][tile]++;
  if (is_monastery (tile))
    state->seen[back][CB_TILE_MONASTERY_0]++;
  if (G_UNLIKELY (state->stated))
    update (state, tile);
  else if (is_monastery (tile))
    {
      state->possible[0] &= ~CB_TILE_BIT (tile);
      state->possible[1] &= ~CB_TILE_BIT (tile);
      if (state->seen[back][CB_TILE_MONASTERY_0] >= cb_supply (state, black, CB_TILE_MONASTERY_0))
        state->possible[back] &= ~cb_tiles_of_types (1u << CB_MONASTERY);
    }
  else if (state->seen[back][tile] >= cb_supply (state, black, tile))
    state->possible[back] &= ~CB_TILE_BIT (tile);
}

/* Takes back that a tile of that back was seen. */
void
cb_census_remove (CbState *state, gboolean black, int tile)
{
  guint back = black ? 1 : 0;

  if (state->seen[back][tile] == 0)
    return;
  state->seen[back][tile]--;
  if (is_monastery (tile))
    state->seen[back][CB_TILE_MONASTERY_0]--;
  update (state, tile);
}

/**
 * cb_census_say:
 * @state: the state
 * @tile: a named tile
 * @there: whether it is there, or not after all
 *
 * Notes what somebody said of a tile whose back is not known. Where a tile that was seen turns out
 * to have been another one and its back could be either, both are given back: the census then
 * refuses less, never too much.
 */
void
cb_census_say (CbState *state, int tile, gboolean there)
{
  guint32 bit = is_monastery (tile) ? 1u << (tile - CB_TILE_MONASTERY_0) : 0;

  if (there && bit)
    state->said_monasteries |= bit;
  else if (there)
    state->said[tile]++;
  else if (state->said_monasteries & bit)
    state->said_monasteries &= ~bit;
  else if (!bit && state->said[tile] > 0)
    state->said[tile]--;
  else
    {
      cb_census_remove (state, FALSE, tile);
      cb_census_remove (state, TRUE, tile);
    }
  update (state, tile);
}

/* The same for goods of one colour, of which there were @old in a place and are @now. */
void
cb_census_say_goods (CbState *state, guint goods, guint old, guint now)
{
  int seen = state->goods_seen[goods - 1] + (int) now - (int) old;

  state->goods_seen[goods - 1] = (guint8) CLAMP (seen, 0, G_MAXUINT8);
}

/* How many tiles of that type and back lie on key spaces without a name; partners share some of these (16.2). */
static guint
count_open (const CbState *state, gboolean black, CbType type)
{
  guint open = (black ? CB_TILE_DARK : CB_TILE_UNKNOWN) + type, n = 0;

  for (guint seat = 0; seat < state->n_players; seat++)
    for (guint i = cb_first_space (state, seat); i < CB_STORE; i++)
      n += state->players[seat].store[i] == open;
  return n;
}

/**
 * cb_census_room:
 * @state: a state
 * @black: whether the black backs are meant
 * @type: a type
 *
 * What lies on a key space without a name may be any tile that is left.
 *
 * Returns: how many more tiles of that type and back can appear in depots at most
 */
guint
cb_census_room (const CbState *state, gboolean black, CbType type)
{
  guint64 tiles = state->possible[black ? 1 : 0] & cb_tiles_may_be[type];
  guint open = count_open (state, black, type), left = 0;

  if (type == CB_MONASTERY)
    left = MIN (cb_census_left (state, black, CB_TILE_MONASTERY_0), (guint) __builtin_popcountll (tiles));
  else
    for (; tiles != 0; tiles &= tiles - 1)
      left += cb_census_left (state, black, __builtin_ctzll (tiles));
  return left - MIN (open, left);
}

/* Whether there is any. Mostly that need not be counted: of each tile that is possible at least one is left. */
static gboolean
has_room (const CbState *state, gboolean black, CbType type)
{
  guint64 tiles = state->possible[black ? 1 : 0] & cb_tiles_may_be[type];
  guint seen = state->seen[black ? 1 : 0][CB_TILE_MONASTERY_0];

  if (type == CB_MONASTERY && (state->stated || seen + state->n_open >= cb_data_monasteries (black)))
    return cb_census_room (state, black, type) > 0;
  for (guint i = 0; i < state->n_open; i++)
    tiles &= tiles - (tiles != 0);
  return tiles != 0 || cb_census_room (state, black, type) > 0;
}

/**
 * cb_census_possible:
 * @state: a state
 * @black: whether the black backs are meant
 *
 * Where as many tiles of a type as are left lie on key spaces without a name, none of it can appear elsewhere (10.1).
 *
 * Returns: the tiles of which one more can appear in a depot, as a set of #CbTile
 */
guint64
cb_census_possible (const CbState *state, gboolean black)
{
  guint64 tiles = state->possible[black ? 1 : 0];

  if (G_LIKELY (state->n_open == 0))
    return tiles;
  for (guint types = CB_OPEN_TYPES; types != 0; types &= types - 1)
    if (!has_room (state, black, (CbType) __builtin_ctz (types)))
      tiles &= ~cb_tiles_may_be[__builtin_ctz (types)];
  return tiles;
}

/* Whether one more such tile can appear in a depot, with a message. */
gboolean
cb_census_check (const CbState *state, gboolean black, int tile, GError **error)
{
  if (cb_census_possible (state, black) >> tile & 1)
    return TRUE;
  if (error)
    cb_census_refuse (state, black, tile, error);
  return FALSE;
}

/* Says why no such tile can appear any more. */
void
cb_census_refuse (const CbState *state, gboolean black, int tile, GError **error)
{
  if (is_monastery (tile) &&
      (state->seen[0][tile] + state->seen[1][tile] > 0 || state->said_monasteries >> (tile - CB_TILE_MONASTERY_0) & 1))
    pw_rule_error_set (error, CB_RULE_10_1, _("Look at the number on the tile again."),
                       _("%s has appeared already, and there is only one."), cb_tile_label (tile));
  else if (black)
    pw_rule_error_set (error, CB_RULE_10_1, _("Look at the tile again, or correct the earlier entry."),
                       _("All black-backed tiles of this kind have appeared already: %s."), cb_tile_label (tile));
  else
    pw_rule_error_set (error, CB_RULE_10_1, _("Look at the tile again, or correct the earlier entry."),
                       _("All tiles of this kind have appeared already: %s."), cb_tile_label (tile));
}
