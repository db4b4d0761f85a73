/* cc-choices.c: what may be entered next, step by step: tile first or place first (13.3)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/carcassonne/words/cc-text.h"
#include "games/carcassonne/words/cc-tile-order.h"

/** CcChoiceGroup: what stands together. */
enum
{
  GROUP_DECLINE,
  GROUP_TILES,
  GROUP_PLACES,
  GROUP_ASIDE,
};

typedef struct
{
  const CcState *state;
  const PwMove *partial;
  GArray *out;
  guint64 kinds;                /* that may come */
} List;

static PwChoice *
add (List *list, const PwMove *move, gboolean more, int group)
{
  PwChoice choice = { .move = *move, .more = more, .group = (gint16) group, .icon = -1 };

  choice.move.kind = (guint8) (move->kind == PW_KIND_ANY ? CC_KIND_TILE : move->kind);
  g_array_append_val (list->out, choice);
  return &g_array_index (list->out, PwChoice, list->out->len - 1);
}

/* What the tile itself scores at once there, whoever stands on it. */
static gint16
points_at (const List *list, const PwMove *move)
{
  PwMove bare = *move;

  bare.kind = CC_KIND_TILE;
  bare.args[CC_ARG_FIGURE] = bare.args[CC_ARG_FEATURE] = PW_ARG_NONE;
  return (gint16) pw_game_points (cc_itself (), list->state, &bare);
}

/* What the feature would bring to whoever acts if the game ended with the figure of @move on it; of a field only where each scores by
 * itself (10.4). */
static gint16
worth_of (const List *list, const PwMove *move, guint segment)
{
  g_autofree PwEvents *events = g_new (PwEvents, 1);
  g_autofree CcState *after = g_memdup2 (list->state, sizeof *list->state);
  guint seat = list->state->actor;
  CcWorth worth;

  events->n = 0;
  pw_game_apply (cc_itself (), after, move, events);
  cc_land_worth (after, cc_feature_of (after, after->n_tiles - 1u, segment), &worth);
  if (!(worth.leaders >> seat & 1) || (worth.sort == CC_FIELD && list->state->options[CC_OPTION_FIELDS] != CC_FIELDS_PER_FIELD))
    return 0;
  return (gint16) (worth.now + (worth.pigs >> seat & 1 ? (int) worth.cities : 0));
}

/* -- Figures --------------------------------------------------------------------------------------------- */

static void
list_figures (List *list, const CcGap *gap, const PwMove *so_far)
{
  guint kind = (guint) so_far->args[CC_ARG_KIND], turn = (guint) so_far->args[CC_ARG_TURN], set;
  guint8 figures[CC_MAX_SEGMENTS];
  PwMove move = *so_far;
  CcTouch touch;

  move.kind = CC_KIND_TILE;
  cc_land_touch (list->state, gap, list->state->actor, &touch);
  set = cc_figures_at (list->state, gap, &touch, kind, turn, list->state->actor, figures);
  if (so_far->args[CC_ARG_FIGURE] == PW_ARG_NONE && so_far->args[CC_ARG_FEATURE] == PW_ARG_NONE)
    add (list, &move, FALSE, GROUP_TILES)->points = points_at (list, &move);
  for (; set; set &= set - 1)
    {
      guint segment = (guint) __builtin_ctz (set);
      int feature = cc_feature_word (kind, turn, segment);
      PwChoice *choice;

      if ((so_far->args[CC_ARG_FIGURE] != PW_ARG_NONE && so_far->args[CC_ARG_FIGURE] != figures[segment]) ||
          (so_far->args[CC_ARG_FEATURE] != PW_ARG_NONE && so_far->args[CC_ARG_FEATURE] != feature))
        continue;
      move.args[CC_ARG_FIGURE] = figures[segment];
      move.args[CC_ARG_FEATURE] = (gint16) feature;
      choice = add (list, &move, FALSE, GROUP_TILES);
      choice->points = (gint16) pw_game_points (cc_itself (), list->state, &move);
      if (choice->points == 0)
        choice->worth = worth_of (list, &move, segment);
    }
}

/* -- Turns, places, tiles ------------------------------------------------------------------------------------ */

/* The turns of the tile at the place that go with what is chosen. */
static guint
turns_at (gconstpointer data, guint kind, const CcGap *gap)
{
  const List *list = data;
  guint turns = cc_tile_turns_fitting (kind, gap->needs);
  int turn = list->partial->args[CC_ARG_TURN];

  return turn == PW_ARG_NONE ? turns : turns & 1u << cc_tile_same_turn (kind, (guint) turn);
}

static void
list_turns (List *list, const CcGap *gap)
{
  PwMove move = *list->partial;
  guint turns = turns_at (list, (guint) move.args[CC_ARG_KIND], gap);

  if (turns == 0)
    return;
  if ((turns & (turns - 1)) == 0)
    {
      move.args[CC_ARG_TURN] = (gint16) __builtin_ctz (turns);
      list_figures (list, gap, &move);
      return;
    }
  for (; turns; turns &= turns - 1)
    {
      move.args[CC_ARG_TURN] = (gint16) __builtin_ctz (turns);
      add (list, &move, TRUE, GROUP_TILES)->points = points_at (list, &move);
    }
}

/* The places in the order of their numbers; with a tile chosen, the legal ones are chosen by these. */
static void
list_places (List *list)
{
  guint16 order[CC_MAX_GAPS];
  guint n = cc_land_order (list->state, order), number = 0;
  PwMove move = *list->partial;
  int kind = move.args[CC_ARG_KIND];

  for (guint i = 0; i < n; i++)
    {
      const CcGap *gap = &list->state->gaps[order[i]];
      guint turns = kind == PW_ARG_NONE ? 0 : turns_at (list, (guint) kind, gap);
      PwChoice *choice;

      if (kind == PW_ARG_NONE ? (cc_tiles_fitting (gap->needs) & list->kinds) == 0 : turns == 0)
        continue;
      move.args[CC_ARG_PLACE] = pw_cell (gap->x, gap->y);
      choice = add (list, &move, TRUE, GROUP_PLACES);
      if (kind == PW_ARG_NONE)
        continue;
      choice->number = (gint16) ++number;
      if ((turns & (turns - 1)) == 0)
        {
          PwMove bare = move;

          bare.args[CC_ARG_TURN] = (gint16) __builtin_ctz (turns);
          choice->points = points_at (list, &bare);
        }
    }
}

/* Each tile as it may lie, at the place or anywhere. */
static void
list_tiles (List *list, const CcGap *gap)
{
  CcTileRow rows[CC_TILE_KINDS * CC_TURNS];
  guint n = cc_tile_order (list->state, list->kinds, gap, list->out->len, turns_at, list, rows);
  PwMove move = *list->partial;

  for (guint i = 0; i < n; i++)
    {
      PwChoice *choice;

      move.args[CC_ARG_KIND] = rows[i].kind;
      move.args[CC_ARG_TURN] = rows[i].turn;
      choice = add (list, &move, TRUE, GROUP_TILES);
      choice->alike = choice->fact = TRUE;
    }
}

static void
list_asides (List *list)
{
  PwMoves moves = PW_MOVES_INIT;

  cc_aside_legal (list->state, &moves);
  for (guint i = 0; i < moves.n; i++)
    if (list->partial->args[CC_ARG_KIND] == PW_ARG_NONE || list->partial->args[CC_ARG_KIND] == moves.items[i].args[CC_ARG_KIND])
      add (list, &moves.items[i], FALSE, GROUP_ASIDE);
  pw_moves_clear (&moves);
}

static void
list_tile (List *list)
{
  const PwMove *partial = list->partial;
  const CcGap *gap = NULL;

  if (partial->args[CC_ARG_PLACE] != PW_ARG_NONE)
    {
      int at = cc_land_gap_at (list->state, pw_cell_x (partial->args[CC_ARG_PLACE]), pw_cell_y (partial->args[CC_ARG_PLACE]));

      if (at < 0)
        return;
      gap = &list->state->gaps[at];
    }
  if (partial->args[CC_ARG_KIND] != PW_ARG_NONE &&
      (partial->args[CC_ARG_KIND] >= CC_TILE_KINDS || !(list->kinds >> partial->args[CC_ARG_KIND] & 1)))
    return;
  if (gap && partial->args[CC_ARG_KIND] != PW_ARG_NONE)
    list_turns (list, gap);
  else if (partial->args[CC_ARG_KIND] != PW_ARG_NONE)
    list_places (list);
  else
    list_tiles (list, gap);
}

/**
 * cc_choices:
 * @data: a state
 * @partial: what is chosen so far
 * @out: (element-type PwChoice): what may be added to it is appended
 *
 * First the tile as it lies, or the place, whichever is said; then the other; then the figure.
 */
void
cc_choices (gconstpointer data, const PwMove *partial, GArray *out)
{
  const CcState *state = data;
  PwMove named = *partial;
  List list = { .state = state, .partial = &named, .out = out, .kinds = state->kinds_left };

  if (state->level != CC_LEVEL_REFEREE || state->stale || state->over ||
      (partial->player != state->actor && partial->player >= 0) ||
      (partial->kind != PW_KIND_ANY && partial->kind != CC_KIND_TILE && partial->kind != CC_KIND_ASIDE))
    {
      pw_choices_plain (cc_itself (), state, partial, out);
      return;
    }
  named.player = (gint8) state->actor;
  if (state->drawn)
    {
      list.kinds = G_GUINT64_CONSTANT (1) << (state->drawn - 1);
      if (partial->kind != CC_KIND_ASIDE && cc_count_places (state, (guint) state->drawn - 1u) > 0 &&
          named.args[CC_ARG_KIND] == PW_ARG_NONE)
        named.args[CC_ARG_KIND] = (gint16) (state->drawn - 1);
    }
  if (partial->kind == PW_KIND_ANY && state->second && !state->must && !state->drawn &&
      partial->args[CC_ARG_KIND] == PW_ARG_NONE && partial->args[CC_ARG_PLACE] == PW_ARG_NONE)
    {
      PwMove decline;

      pw_move_init (&decline, CC_KIND_DECLINE, state->actor);
      add (&list, &decline, FALSE, GROUP_DECLINE);
    }
  if (partial->kind != CC_KIND_ASIDE)
    {
      list_tile (&list);
      if (named.args[CC_ARG_KIND] == PW_ARG_NONE && named.args[CC_ARG_PLACE] == PW_ARG_NONE)
        list_places (&list);
    }
  if (partial->kind != CC_KIND_TILE && partial->args[CC_ARG_PLACE] == PW_ARG_NONE && partial->args[CC_ARG_TURN] == PW_ARG_NONE)
    list_asides (&list);
}
