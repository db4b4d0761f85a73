/* cc-view.c: what a board shows of a moment
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/carcassonne/view/cc-view.h"

#include <string.h>

/**
 * cc_view_fits:
 * @state: a state
 * @needs: what a place asks for
 *
 * Returns: how many of the tiles that are left fit there in some turn; 0: the place is dead (11.3)
 */
guint
cc_view_fits (const CcState *state, guint needs)
{
  guint n = 0;

  for (guint64 fit = cc_tiles_fitting (needs) & state->kinds_left; fit; fit &= fit - 1)
    n += state->left[__builtin_ctzll (fit)];
  return n;
}

static guint
add_gap (const CcState *state, int x, int y, CcFeatureGap *out, guint n)
{
  int at = cc_land_gap_at (state, x, y);

  for (guint i = 0; i < n; i++)
    if (out[i].x == x && out[i].y == y)
      return n;
  /* Beside no tile yet: any tile may come there that fits what comes before. */
  if (at < 0 || n == CC_FEATURE_GAPS)
    return n;
  out[n] = (CcFeatureGap){ (gint8) x, (gint8) y, (guint8) cc_view_fits (state, state->gaps[at].needs) };
  return n + 1;
}

/**
 * cc_view_gaps:
 * @state: a state
 * @root: a feature
 * @out: (out): the free places that it needs tiles at, and how many are left for each
 *
 * Returns: how many; none of a field, which is never complete
 */
guint
cc_view_gaps (const CcState *state, guint root, CcFeatureGap out[CC_FEATURE_GAPS])
{
  CcSort sort = cc_sort_of (state, root);
  guint n = 0;

  for (guint node = 0; node < state->n_nodes; node++)
    {
      const CcPlaced *tile = &state->tiles[state->nodes[node].tile];
      guint segment = node - tile->node;

      if (sort == CC_FIELD || cc_root (state, node) != root)
        continue;
      for (guint side = 0; sort != CC_MONASTERY && side < CC_SIDES; side++)
        if (tile->sides[side] == 0 && cc_turned[tile->kind][tile->turn].segment_edges[segment] >> side & 1)
          n = add_gap (state, tile->x + cc_side_x (side), tile->y + cc_side_y (side), out, n);
      for (int around = 0; sort == CC_MONASTERY && around < 9; around++)
        n = add_gap (state, tile->x + around % 3 - 1, tile->y + 1 - around / 3, out, n);
    }
  return n;
}

/**
 * cc_view_ended:
 * @state: a state
 * @points: (out): what each player would have if the game ended now (10)
 */
void
cc_view_ended (const CcState *state, int points[CC_MAX_PLAYERS])
{
  g_autofree CcState *after = g_memdup2 (state, sizeof *state);
  g_autofree PwEvents *events = g_new0 (PwEvents, 1);

  for (guint seat = 0; seat < CC_MAX_PLAYERS; seat++)
    points[seat] = state->players[seat].score;
  if (!state->over)
    cc_score_end (after, events);
  for (guint i = 0; i < events->n; i++)
    if (events->items[i].kind == PW_EVENT_POINTS)
      points[events->items[i].player] += events->items[i].amount;
}

/* -- Tiles ------------------------------------------------------------------------------------------------- */

static void
fill_tile (const CcState *state, guint tile, CcViewTile *out)
{
  const CcPlaced *placed = &state->tiles[tile];

  out->x = placed->x;
  out->y = placed->y;
  out->kind = placed->kind;
  out->turn = placed->turn;
  if (state->last == tile + 1u)
    out->flags |= CC_VIEW_LAST;
  for (guint i = 0; i < cc_tiles[placed->kind].n_segments; i++)
    out->owners[i] = state->nodes[cc_root (state, placed->node + i)].owners;
  for (guint i = 0; i < state->n_figures; i++)
    if (state->figures[i].tile == tile && out->n_figures < G_N_ELEMENTS (out->figures))
      out->figures[out->n_figures++] = state->figures[i];
}

/* Lights the picked feature, and the cities that it feeds if it is a field (10.3). */
static void
fill_feature (const CcState *state, const CcPick *pick, CcView *out)
{
  guint root = cc_feature_of (state, (guint) pick->tile, pick->segment), n = 0;
  guint16 fed[96];

  out->picked = TRUE;
  cc_land_worth (state, root, &out->worth);
  if (out->worth.sort == CC_FIELD)
    n = cc_land_fed (state, root, fed);
  for (guint tile = 0; tile < state->n_tiles; tile++)
    for (guint i = 0; i < cc_tiles[state->tiles[tile].kind].n_segments; i++)
      {
        guint at = cc_root (state, state->tiles[tile].node + i);
        CcViewTile *shown = &out->tiles[tile];

        if (at == root)
          shown->lit |= (guint8) (1u << i);
        for (guint k = 0; k < n; k++)
          if (fed[k] == at)
            shown->fed |= (guint8) (1u << i);
        shown->flags |= (guint8) ((shown->lit ? CC_VIEW_LIT : 0) | (shown->fed ? CC_VIEW_FED : 0));
      }
}

/* What a correction put on the table is marked: the line says against which rule. */
static void
mark_played (const PwViewInput *in, CcView *out)
{
  for (guint i = 0; in->history && i < in->moment; i++)
    {
      const PwMove *move = pw_history_get_move (in->history, i);

      if (move->reason == 0 || (move->kind != CC_KIND_TILE && move->kind != CC_KIND_LIES && move->kind != CC_KIND_STANDS))
        continue;
      for (guint tile = 0; tile < out->n_tiles; tile++)
        if (pw_cell (out->tiles[tile].x, out->tiles[tile].y) == move->args[CC_ARG_PLACE])
          out->tiles[tile].flags |= CC_VIEW_PLAYED_SO;
    }
}

/* -- Places --------------------------------------------------------------------------------------------------- */

static void
fill_gap (const CcState *state, const PwViewInput *in, const CcPick *pick, const CcGap *gap, const CcView *view, CcViewGap *out)
{
  gint16 place = pw_cell (gap->x, gap->y);

  out->x = gap->x;
  out->y = gap->y;
  out->needs = gap->needs;
  out->fits = (guint8) cc_view_fits (state, gap->needs);
  if (pick->dead && in->choices && out->fits == 0 && !state->over)
    out->flags |= CC_VIEW_DEAD;
  if (view->chosen >= 0)
    out->turns = (guint8) cc_tile_turns_fitting ((guint) view->chosen, gap->needs);
  if (in->partial && in->partial->args[CC_ARG_PLACE] == place)
    out->flags |= CC_VIEW_CHOSEN;
  if (in->refused && in->refused->kind == CC_KIND_TILE && in->refused->args[CC_ARG_PLACE] == place)
    out->flags |= CC_VIEW_REFUSED;
  for (guint i = 0; in->choices && i < in->choices->len; i++)
    {
      const PwChoice *choice = &g_array_index (in->choices, PwChoice, i);

      if (choice->move.kind != CC_KIND_TILE || choice->move.args[CC_ARG_PLACE] != place)
        continue;
      out->flags |= CC_VIEW_LEGAL;
      if (out->number == 0)
        {
          out->number = choice->number;
          out->points = choice->points;
          out->key = in->keys ? in->keys[i] : 0;
        }
    }
}

static void
widen (CcView *out, int x, int y)
{
  out->west = (gint8) MIN (out->west, x);
  out->east = (gint8) MAX (out->east, x);
  out->south = (gint8) MIN (out->south, y);
  out->north = (gint8) MAX (out->north, y);
}

/**
 * cc_view_fill:
 * @in: what is shown
 * @pick: what is shown besides
 * @out: (out): all of it
 */
void
cc_view_fill (const PwViewInput *in, const CcPick *pick, CcView *out)
{
  const CcState *state = in->state;
  guint16 order[CC_MAX_GAPS];
  int ended[CC_MAX_PLAYERS];

  memset (out, 0, sizeof *out);
  out->n_players = state->n_players;
  out->second = state->second && cc_actor (state) >= 0;
  out->over = state->over;
  out->level = state->level;
  out->drawn = (gint8) (cc_actor (state) >= 0 ? state->drawn - 1 : -1);
  out->chosen = in->partial && in->partial->args[CC_ARG_KIND] >= 0 && in->partial->args[CC_ARG_KIND] < CC_TILE_KINDS
                  ? (gint8) in->partial->args[CC_ARG_KIND]
                  : out->drawn;
  out->chosen_turn = in->partial && in->partial->args[CC_ARG_TURN] >= 0 ? (gint8) in->partial->args[CC_ARG_TURN] : -1;
  out->n_left = state->n_left;
  out->n_all = (guint8) cc_land_tiles (state);
  memcpy (out->left, state->left, sizeof out->left);
  out->n_tiles = state->n_tiles;
  for (guint i = 0; i < state->n_tiles; i++)
    {
      fill_tile (state, i, &out->tiles[i]);
      widen (out, state->tiles[i].x, state->tiles[i].y);
    }
  if (pick->tile >= 0 && pick->tile < state->n_tiles && pick->segment < cc_tiles[state->tiles[pick->tile].kind].n_segments)
    fill_feature (state, pick, out);
  mark_played (in, out);
  out->n_gaps = cc_land_order (state, order);
  for (guint i = 0; i < out->n_gaps; i++)
    {
      fill_gap (state, in, pick, &state->gaps[order[i]], out, &out->gaps[i]);
      widen (out, out->gaps[i].x, out->gaps[i].y);
    }
  cc_view_ended (state, ended);
  for (guint seat = 0; seat < state->n_players; seat++)
    {
      CcViewPlayer *player = &out->players[seat];

      player->score = in->history ? pw_history_get_score (in->history, in->moment, seat, -1) : state->players[seat].score;
      player->ended = state->over ? player->score : ended[seat];
      memcpy (player->supply, state->players[seat].supply, sizeof player->supply);
      memcpy (player->goods, state->players[seat].goods, sizeof player->goods);
      player->acts = cc_actor (state) == (int) seat;
      player->tiles = state->turns[seat];
      player->doubles = state->doubles[seat];
    }
}
