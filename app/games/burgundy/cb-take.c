/* cb-take.c: taking a tile from a numbered depot: by a die, a castle, a market, a carpenter's
 * workshop or a church (4.3a, 5.5)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-engine.h"

#include <glib/gi18n-lib.h>

/* The types an effect lets one take, as a bit set; all for a die and for a castle. */
static guint
types_allowed (guint pending)
{
  switch (pending)
    {
    case CB_PENDING_MARKET: return 1u << CB_SHIP | 1u << CB_LIVESTOCK;
    case CB_PENDING_CARPENTER: return 1u << CB_BUILDING;
    case CB_PENDING_CHURCH: return 1u << CB_MINE | 1u << CB_MONASTERY | 1u << CB_CASTLE;
    default: return (1u << CB_TYPES) - 1;
    }
}

/**
 * cb_depot_find:
 * @state: a state
 * @depot: 1 to 6, or 0 for the black depot
 * @tile: a named tile
 *
 * Finds the space that holds @tile: the one where it was recorded, else one whose tile nobody
 * has named yet and that may be it (10.1).
 *
 * Returns: the space, or -1
 */
int
cb_depot_find (const CbState *state, guint depot, int tile)
{
  const guint8 *spaces = depot ? state->depots[depot - 1] : state->black;
  guint n = depot ? CB_DEPOT_SPACES : CB_BLACK_SPACES;
  int unnamed = CB_TILE_UNKNOWN + (int) cb_tile_type ((CbTile) tile);
  int any = -1;

  for (guint i = 0; i < n; i++)
    {
      if (spaces[i] == tile)
        return (int) i;
      if (any < 0 && (spaces[i] == unnamed || spaces[i] == CB_TILE_ANY))
        any = (int) i;
    }
  return any;
}

/**
 * cb_depot_check:
 * @state: a state
 * @depot: 1 to 6, or 0 for the black depot
 * @tile: the tile somebody wants
 * @rule: the rule that says it must lie there
 * @error: (nullable): return location
 *
 * Returns: whether the tile is named and lies, or may lie, in that depot
 */
gboolean
cb_depot_check (const CbState *state, guint depot, int tile, CbRule rule, GError **error)
{
  const guint8 *spaces = depot ? state->depots[depot - 1] : state->black;
  int space;

  if (!cb_tile_is_named ((CbTile) tile))
    {
      if (error)
        pw_rule_error_set (error, CB_RULE_10_1, _("Say which tile it is: it is read off when it is taken."),
                           _("A tile must be named when it is taken."));
      return FALSE;
    }
  space = cb_depot_find (state, depot, tile);
  if (space >= 0)
    return spaces[space] == tile || cb_census_check (state, depot == 0, tile, error);
  if (error)
    {
      g_autoptr (GString) there = g_string_new (NULL);

      for (guint i = 0; i < (depot ? CB_DEPOT_SPACES : CB_BLACK_SPACES); i++)
        if (spaces[i] != CB_TILE_NONE)
          g_string_append_printf (there, "%s%s", there->len ? ", " : "", cb_tile_label (spaces[i]));
      if (there->len == 0)
        g_string_append (there, _("nothing"));
      g_string_prepend (there, _("There: "));
      g_string_append_c (there, '.');
      if (depot)
        pw_rule_error_set (error, rule, there->str, _("Depot %u has no such tile: %s."), depot, cb_tile_label (tile));
      else
        pw_rule_error_set (error, rule, there->str, _("The black depot has no such tile: %s."), cb_tile_label (tile));
    }
  return FALSE;
}

/* Takes the tile off the board and into a key space. */
void
cb_depot_take (CbState *state, guint seat, guint depot, int tile, CbRule rule, PwEvents *events)
{
  guint8 *spaces = depot ? state->depots[depot - 1] : state->black;
  int space = cb_depot_find (state, depot, tile);

  if (spaces[space] != tile)
    cb_census_add (state, depot == 0, tile);
  spaces[space] = CB_TILE_NONE;
  cb_store_add (&state->players[seat], tile);
  cb_note (events, (int) seat, CB_NOTE_TAKE, 1, rule, tile, (int) depot);
}

static CbRule
rule_of (const CbState *state)
{
  return state->n_pending > 0 && cb_pending (state) != CB_PENDING_CASTLE ? CB_RULE_5_5 : CB_RULE_4_3A;
}

gboolean
cb_take_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CbState *state = data;
  const CbPlayer *player = &state->players[move->player];
  guint depot = (guint) move->args[CB_ARG_DEPOT];
  int tile = move->args[CB_ARG_TILE];
  CbType type = cb_tile_type ((CbTile) tile);

  if (!(types_allowed (cb_pending (state)) >> type & 1) && type < CB_TYPES)
    {
      if (error)
        {
          if (cb_pending (state) == CB_PENDING_MARKET)
            pw_rule_error_set (error, CB_RULE_5_5, _("Take a ship or livestock, or skip."),
                               _("A market gives a ship or a livestock tile only."));
          else if (cb_pending (state) == CB_PENDING_CARPENTER)
            pw_rule_error_set (error, CB_RULE_5_5, _("Take a building, or skip."),
                               _("A carpenter’s workshop gives a building only."));
          else
            pw_rule_error_set (error, CB_RULE_5_5, _("Take a mine, a monastery or a castle, or skip."),
                               _("A church gives a mine, a monastery or a castle only."));
        }
      return FALSE;
    }
  if (!cb_depot_check (state, depot, tile, rule_of (state), error))
    return FALSE;
  if (error)
    {
      g_autofree char *what = g_strdup_printf (_("Depot %u"), depot);

      if (!cb_die_check (state, player, move, depot, cb_has (player, 12), CB_RULE_4_3A, what, error))
        return FALSE;
    }
  else if (!cb_die_check (state, player, move, depot, cb_has (player, 12), CB_RULE_4_3A, NULL, NULL))
    return FALSE;
  return cb_discard_check (state, move, error);
}

void
cb_take_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;
  CbRule rule = rule_of (state);

  cb_die_use (state, move, events);
  cb_discard_apply (state, move, events);
  cb_depot_take (state, (guint) move->player, (guint) move->args[CB_ARG_DEPOT], move->args[CB_ARG_TILE], rule,
                 events);
  cb_settle (state, events);
}

/* Where the tiles of each type begin and end in #CbTile. */
static const guint8 type_first[CB_TYPES] = {
  CB_TILE_CASTLE, CB_TILE_MINE, CB_TILE_MONASTERY_0 + 1, CB_TILE_SHIP, CB_TILE_COW_2, CB_TILE_WAREHOUSE
};
static const guint8 type_last[CB_TYPES] = {
  CB_TILE_CASTLE, CB_TILE_MINE, CB_TILE_MONASTERY_LAST, CB_TILE_SHIP, CB_TILE_CHICKEN_4, CB_TILE_TOWN_HALL
};

/* Appends a move for each named tile that the spaces of a depot hold or may hold, and for each
 * stored tile that may go to make room (4.4). */
void
cb_depot_legal (const CbState *state, guint depot, guint types, PwMove *move, PwMoves *out)
{
  const guint8 *spaces = depot ? state->depots[depot - 1] : state->black;
  guint n = depot ? CB_DEPOT_SPACES : CB_BLACK_SPACES;
  gint16 discards[CB_KEY_SPACES];
  guint n_discards = cb_discards (&state->players[move->player], discards);
  guint64 listed = 0;
  guint unnamed = 0;

  for (guint i = 0; i < n; i++)
    {
      guint tile = spaces[i];

      if (tile == CB_TILE_NONE)
        continue;
      if (tile >= CB_TILE_UNKNOWN)
        unnamed |= tile == CB_TILE_ANY ? types : 1u << (tile - CB_TILE_UNKNOWN) & types;
      else if (types >> cb_tile_types[tile] & 1)
        listed |= G_GUINT64_CONSTANT (1) << tile;
    }
  for (guint type = 0; unnamed >> type; type++)
    if (unnamed >> type & 1)
      for (guint tile = type_first[type]; tile <= type_last[type]; tile++)
        if (!(listed >> tile & 1) && cb_census_allows (state, depot == 0, (int) tile))
          listed |= G_GUINT64_CONSTANT (1) << tile;
  for (; listed; listed &= listed - 1)
    {
      move->args[CB_ARG_TILE] = (gint16) __builtin_ctzll (listed);
      for (guint i = 0; i < n_discards; i++)
        {
          move->args[CB_ARG_DISCARD] = discards[i];
          pw_moves_add (out, move);
        }
    }
}

void
cb_take_legal (gconstpointer data, PwMoves *out)
{
  const CbState *state = data;
  int seat = cb_actor (state);
  const CbPlayer *player = &state->players[seat];
  guint types = types_allowed (cb_pending (state));
  guint8 dice[2];
  guint n_dice;
  PwMove move;

  pw_move_init (&move, CB_KIND_TAKE, seat);
  if (state->n_pending > 0)
    {
      for (guint depot = 1; depot <= CB_DEPOTS; depot++)
        {
          move.args[CB_ARG_DEPOT] = (gint16) depot;
          cb_depot_legal (state, depot, types, &move, out);
        }
      return;
    }
  n_dice = cb_dice_open (player, dice);
  for (guint i = 0; i < n_dice; i++)
    for (guint depot = 1; depot <= CB_DEPOTS; depot++)
      {
        guint workers = cb_die_cost (player, dice[i], depot, cb_has (player, 12));

        if ((int) workers > player->workers)
          continue;
        move.args[CB_ARG_DIE] = dice[i];
        move.args[CB_ARG_WORKERS] = workers ? (gint16) workers : PW_ARG_NONE;
        move.args[CB_ARG_DEPOT] = (gint16) depot;
        cb_depot_legal (state, depot, types, &move, out);
      }
}
