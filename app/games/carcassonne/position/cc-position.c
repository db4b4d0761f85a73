/* cc-position.c: the statements that make one table out of another (13.6)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/carcassonne/position/cc-position.h"

static const CcPlaced *
tile_like (const CcState *state, const CcPlaced *placed)
{
  int at = cc_land_tile_at (state, placed->x, placed->y);

  return at >= 0 ? &state->tiles[at] : NULL;
}

static gboolean
lies_alike (const CcState *state, const CcPlaced *placed)
{
  const CcPlaced *there = tile_like (state, placed);

  return there && there->kind == placed->kind && there->turn == placed->turn;
}

static gboolean
is_start (const CcPlaced *placed)
{
  return placed->x == 0 && placed->y == 0;
}

/* What lies wrong goes first, so that there are never more of a kind than exist. */
static void
say_tiles (const CcState *from, const CcState *to, PwMoves *out)
{
  for (guint i = 0; i < from->n_tiles; i++)
    if (!is_start (&from->tiles[i]) && !lies_alike (to, &from->tiles[i]))
      {
        PwMove *move = pw_moves_append (out, CC_KIND_LIES, PW_TABLE);

        move->args[CC_ARG_PLACE] = cc_place_of (from, i);
        move->args[CC_ARG_KIND] = CC_LIES_NOTHING;
      }
  for (guint kind = 0; kind < CC_TILE_KINDS; kind++)
    if (to->gone[kind] < from->gone[kind])
      {
        PwMove *move = pw_moves_append (out, CC_KIND_GONE, PW_TABLE);

        move->args[CC_ARG_KIND] = (gint16) kind;
        move->args[CC_ARG_NUMBER] = to->gone[kind];
      }
  for (guint i = 0; i < to->n_tiles; i++)
    if (!lies_alike (from, &to->tiles[i]))
      {
        PwMove *move = pw_moves_append (out, CC_KIND_LIES, PW_TABLE);

        move->args[CC_ARG_PLACE] = cc_place_of (to, i);
        move->args[CC_ARG_KIND] = to->tiles[i].kind;
        move->args[CC_ARG_TURN] = to->tiles[i].turn;
      }
  for (guint kind = 0; kind < CC_TILE_KINDS; kind++)
    if (to->gone[kind] > from->gone[kind])
      {
        PwMove *move = pw_moves_append (out, CC_KIND_GONE, PW_TABLE);

        move->args[CC_ARG_KIND] = (gint16) kind;
        move->args[CC_ARG_NUMBER] = to->gone[kind];
      }
}

/* Whether @state has such a figure of @other, on a tile that lies there in both. */
static gboolean
has_figure (const CcState *state, const CcState *other, const CcFigure *figure)
{
  for (guint i = 0; i < state->n_figures; i++)
    {
      const CcFigure *mine = &state->figures[i];

      if (mine->seat == figure->seat && mine->what == figure->what && mine->segment == figure->segment &&
          cc_place_of (state, mine->tile) == cc_place_of (other, figure->tile) && lies_alike (state, &other->tiles[figure->tile]))
        return TRUE;
    }
  return FALSE;
}

static void
say_figures (const CcState *from, const CcState *to, PwMoves *out)
{
  for (guint i = 0; i < from->n_figures; i++)
    {
      const CcFigure *figure = &from->figures[i];
      PwMove *move;

      /* What stands on a tile that is said anew has gone with it. */
      if (has_figure (to, from, figure) || !lies_alike (to, &from->tiles[figure->tile]))
        continue;
      move = pw_moves_append (out, CC_KIND_STANDS, figure->seat);
      move->args[CC_ARG_PLACE] = cc_place_of (from, figure->tile);
      move->args[CC_ARG_FEATURE] = CC_FEATURE_NOTHING;
    }
  for (guint i = 0; i < to->n_figures; i++)
    {
      const CcFigure *figure = &to->figures[i];
      const CcPlaced *tile = &to->tiles[figure->tile];
      PwMove *move;

      if (has_figure (from, to, figure))
        continue;
      move = pw_moves_append (out, CC_KIND_STANDS, figure->seat);
      move->args[CC_ARG_PLACE] = cc_place_of (to, figure->tile);
      move->args[CC_ARG_FEATURE] = (gint16) cc_feature_word (tile->kind, tile->turn, figure->segment);
      move->args[CC_ARG_FIGURE] = figure->what;
    }
}

static void
say_row (const CcRow *row, guint n_players, PwMoves *out)
{
  PwMove *move = pw_moves_append (out, row->kind, PW_TABLE);

  if (row->cities)
    cc_letters_say (row->cities, &move->args[CC_ARG_LETTERS], &move->args[CC_ARG_MORE_LETTERS]);
  else if (row->kind != CC_KIND_FEEDS)
    move->args[CC_ARG_TILES] = row->tiles;
  if (row->pennants)
    move->args[CC_ARG_PENNANTS] = row->pennants;
  for (guint seat = 0; seat < n_players; seat++)
    if (row->followers[seat])
      move->args[CC_ARG_SEATS + seat] = (gint16) (2 * row->followers[seat] + (row->pigs >> seat & 1));
  if (row->times > 1)
    move->args[CC_ARG_TIMES] = row->times;
}

/**
 * cc_position:
 * @from_data: a state
 * @to_data: another state of the same table
 * @out: the statements are appended
 *
 * Finds what has to be said for the one to become the other. A tile that was named before it is placed is named again by whoever
 * wants to.
 */
void
cc_position (gconstpointer from_data, gconstpointer to_data, PwMoves *out)
{
  const CcState *from = from_data, *to = to_data;

  say_tiles (from, to, out);
  say_figures (from, to, out);
  for (guint seat = 0; seat < to->n_players; seat++)
    {
      for (guint good = 0; good < CC_GOODS; good++)
        if (from->players[seat].goods[good] != to->players[seat].goods[good])
          {
            PwMove *move = pw_moves_append (out, CC_KIND_HAVE, (int) seat);

            move->args[CC_ARG_WHAT] = (gint16) good;
            move->args[CC_ARG_NUMBER] = to->players[seat].goods[good];
          }
      if (from->players[seat].score != to->players[seat].score)
        pw_moves_append (out, CC_KIND_SCORE, (int) seat)->args[CC_ARG_NUMBER] = to->players[seat].score;
    }
  for (guint i = from->n_rows; i < to->n_rows && from->level == CC_LEVEL_FINAL; i++)
    say_row (&to->rows[i], to->n_players, out);
  if (to->over)
    {
      if (from->level == CC_LEVEL_FINAL && !from->over)
        pw_moves_append (out, CC_KIND_FINISH, PW_TABLE);
      return;
    }
  if ((from->actor != to->actor || from->second != to->second))
    {
      PwMove *move = pw_moves_append (out, CC_KIND_NOW, PW_TABLE);

      move->args[CC_ARG_WHAT] = to->actor;
      if (to->second)
        move->args[CC_ARG_NUMBER] = 1;
    }
}
