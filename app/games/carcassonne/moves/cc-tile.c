/* cc-tile.c: a tile with its figure: the whole of one part of a turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/carcassonne/moves/cc-moves.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/pw-refuse.h"

/* -- Which figure may stand where ---------------------------------------------------------------------- */

/**
 * cc_figures_at:
 * @state: a state
 * @gap: a free place
 * @touch: what lies around it, as cc_land_touch() has it for @seat
 * @kind: a kind that fits there
 * @turn: how it lies
 * @seat: who places it
 * @figures: (out): for each segment a #CcFigureKind, or %CC_NO_FIGURE: never two are possible (13.2)
 *
 * Returns: bit set of the segments on which a figure may stand
 */
guint
cc_figures_at (const CcState *state, const CcGap *gap, const CcTouch *touch, guint kind, guint turn, guint seat,
               guint8 figures[CC_MAX_SEGMENTS])
{
  const CcTile *info = &cc_tiles[kind];
  const CcPlayer *player = &state->players[seat];
  gboolean fields = state->options[CC_OPTION_FIELDS] != CC_FIELDS_NONE;
  guint set = 0;

  for (guint i = 0; i < info->n_segments; i++)
    {
      CcSort sort = info->segments[i].sort;
      guint contacts;

      figures[i] = CC_NO_FIGURE;
      if (sort == CC_FIELD && !fields)
        continue;
      contacts = cc_touch_spread (touch, kind, turn, i);
      if (!(contacts & touch->owned))
        {
          if (player->supply[CC_FOLLOWER] == 0)
            continue;
          figures[i] = CC_FOLLOWER;
        }
      else if (!(contacts & touch->mine))
        continue;
      else if (sort == CC_FIELD)
        {
          if (!state->options[CC_OPTION_PIG] || player->supply[CC_PIG] == 0)
            continue;
          figures[i] = CC_PIG;
        }
      else
        {
          if (!state->options[CC_OPTION_BUILDER] || player->supply[CC_BUILDER] == 0 ||
              cc_touch_open (state, touch, gap, kind, turn, contacts) == 0)
            continue;
          figures[i] = CC_BUILDER;
        }
      set |= 1u << i;
    }
  return set;
}

/* -- Legal moves ------------------------------------------------------------------------------------------ */

static void
list_kind (const CcState *state, guint kind, const CcGap *gap, const CcTouch *touch, PwMoves *out)
{
  guint turns = cc_tile_turns_fitting (kind, gap->needs), seat = state->actor;
  PwMove move = { .kind = CC_KIND_TILE, .player = (gint8) seat };

  for (guint i = CC_ARG_FIGURE; i < PW_MAX_ARGS; i++)
    move.args[i] = PW_ARG_NONE;
  move.args[CC_ARG_KIND] = (gint16) kind;
  move.args[CC_ARG_PLACE] = pw_cell (gap->x, gap->y);
  for (guint turn = 0; turns; turn++, turns >>= 1)
    {
      guint8 figures[CC_MAX_SEGMENTS];
      guint set;

      if (!(turns & 1))
        continue;
      move.args[CC_ARG_TURN] = (gint16) turn;
      move.args[CC_ARG_FIGURE] = move.args[CC_ARG_FEATURE] = PW_ARG_NONE;
      pw_moves_add (out, &move);
      set = cc_figures_at (state, gap, touch, kind, turn, seat, figures);
      for (; set; set &= set - 1)
        {
          guint segment = (guint) __builtin_ctz (set);

          move.args[CC_ARG_FIGURE] = figures[segment];
          move.args[CC_ARG_FEATURE] = (gint16) cc_feature_word (kind, turn, segment);
          pw_moves_add (out, &move);
        }
    }
}

/* Every tile that can come next, everywhere it fits, in each turn, with each figure. */
void
cc_tile_legal (gconstpointer data, PwMoves *out)
{
  const CcState *state = data;
  guint64 kinds = state->drawn ? G_GUINT64_CONSTANT (1) << (state->drawn - 1) : state->kinds_left;

  for (guint i = 0; i < state->n_gaps; i++)
    {
      const CcGap *gap = &state->gaps[i];
      guint64 fit = cc_tiles_fitting (gap->needs) & kinds;
      CcTouch touch;

      if (fit == 0)
        continue;
      cc_land_touch (state, gap, state->actor, &touch);
      for (; fit; fit &= fit - 1)
        list_kind (state, (guint) __builtin_ctzll (fit), gap, &touch, out);
    }
}

/* -- Refusals: the tile -------------------------------------------------------------------------------------- */

static const char *
side_name (guint side)
{
  static const char *const names[CC_SIDES] = { N_("north"), N_("east"), N_("south"), N_("west") };

  return _(names[side]);
}

static const char *
edge_name (guint edge)
{
  return edge == CC_EDGE_CITY ? _("city") : edge == CC_EDGE_ROAD ? _("road") : _("field");
}

/* At how many places a kind fits in some turn. */
guint
cc_count_places (const CcState *state, guint kind)
{
  guint n = 0;

  for (guint i = 0; i < state->n_gaps; i++)
    n += (guint) (cc_tiles_fitting (state->gaps[i].needs) >> kind & 1);
  return n;
}

/* Whether a kind fits somewhere as it lies; in any turn with PW_ARG_NONE. */
gboolean
cc_fits_so (const CcState *state, guint kind, int turn)
{
  if (turn == PW_ARG_NONE)
    return cc_count_places (state, kind) > 0;
  for (guint i = 0; i < state->n_gaps; i++)
    if (cc_tile_turns_fitting (kind, state->gaps[i].needs) >> cc_tile_same_turn (kind, (guint) turn) & 1)
      return TRUE;
  return FALSE;
}

/* Whether such a tile can be drawn at all now: it is in the game, and one is left (2.5, 11.1). */
gboolean
cc_can_exist (const CcState *state, guint kind, GError **error)
{
  const CcTile *tile = cc_tile (kind);
  guint8 kinds[CC_TILE_KINDS], turn;

  if (kind >= CC_TILE_KINDS && kind < CC_TILE_WORDS && cc_row_kinds ((int) kind, ~G_GUINT64_CONSTANT (0), kinds, &turn) == 0)
    {
      g_autofree char *text = error ? g_strdup_printf (_("No tile has the edges %s, however it is turned."),
                                                       cc_tile_words.words[kind].word)
                                    : NULL;

      return pw_rule_refuse (error, CC_RULE_1_7, _("Read them again, clockwise from the side that is up."), text);
    }
  if (kind >= CC_TILE_KINDS)
    return pw_rule_refuse (error, CC_RULE_12_3, _("Write the kind itself, such as ffrr."), _("Several kinds lie like this."));
  if (tile->expansion && !state->options[CC_OPTION_TILES])
    return pw_rule_refuse (error, CC_RULE_2_5, _("If it lies there, begin a game with the tiles of the expansion."),
                           _("This tile belongs to Traders & Builders, which is not played."));
  if (state->left[kind])
    return TRUE;
  if (error)
    {
      g_autofree char *text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "No %s is left: there is %u of it, and it is used.",
                                                            "No %s is left: there are %u of it, and all are used.", tile->count),
                                               tile->id, tile->count);

      pw_rule_refuse (error, CC_RULE_11_1,
                      _("Look for a mark that tells this tile from one that looks like it. Or an earlier line is wrong."), text);
    }
  return FALSE;
}

/* Which of the sides does not match, for the message. */
static gboolean
refuse_edges (const CcState *state, const CcGap *gap, guint kind, guint turn, GError **error)
{
  char place[PW_CELL_WORD];
  guint turns = cc_tile_turns_fitting (kind, gap->needs);

  if (error == NULL)
    return FALSE;
  pw_compass_print (gap->x, gap->y, place);
  for (guint side = 0; side < CC_SIDES; side++)
    {
      guint there = gap->needs >> 2 * side & 3, here = cc_turned[kind][turn].edges[side];
      g_autofree char *text = NULL, *remedy = NULL;

      if (there == CC_EDGE_ANY || there == here)
        continue;
      /* Translators: a side, a place, what lies there, what the tile has on that side; each in one word. */
      text = g_strdup_printf (_("The edges do not match: to the %s of %s lies %s, and the tile has %s there."), side_name (side),
                              place, edge_name (there), edge_name (here));
      if (turns)
        remedy = g_strdup_printf (_("There it fits with turn=%d. For example: {tile}."), __builtin_ctz (turns));
      else if (cc_count_places (state, kind) == 0)
        remedy = g_strdup (_("For example: {aside}."));
      pw_rule_refuse (error, CC_RULE_4_1, remedy ? remedy : _("Elsewhere it fits: {tile}."), text);
      break;
    }
  return FALSE;
}

static gboolean
check_place (const CcState *state, const PwMove *move, int *gap, GError **error)
{
  int x = pw_cell_x (move->args[CC_ARG_PLACE]), y = pw_cell_y (move->args[CC_ARG_PLACE]);
  char place[PW_CELL_WORD];
  int tile;

  *gap = cc_land_gap_at (state, x, y);
  if (*gap >= 0 && ABS (x) <= CC_FARTHEST && ABS (y) <= CC_FARTHEST)
    return TRUE;
  if (error == NULL)
    return FALSE;
  pw_compass_print (x, y, place);
  tile = cc_land_tile_at (state, x, y);
  if (tile >= 0)
    {
      g_autofree char *text = g_strdup_printf (_("%s is taken: %s lies there."), place,
                                               cc_tile_row (state->tiles[tile].kind, state->tiles[tile].turn));

      return pw_rule_refuse (error, CC_RULE_4_1, _("Say a free place: {tile}."), text);
    }
  {
    g_autofree char *text = g_strdup_printf (_("%s touches no tile edge to edge."), place);

    return pw_rule_refuse (error, ABS (x) > CC_FARTHEST || ABS (y) > CC_FARTHEST ? CC_RULE_11_6 : CC_RULE_4_1,
                           _("Say a place beside a tile: {tile}."), text);
  }
}

/* -- Refusals: the figure -------------------------------------------------------------------------------------- */

/* What the options leave out is on no table. */
gboolean
cc_figure_is_played (const CcState *state, int figure, int feature, GError **error)
{
  if (feature != PW_ARG_NONE && feature < CC_FEATURE_NOTHING && cc_feature_sort (feature) == CC_FIELD &&
      state->options[CC_OPTION_FIELDS] == CC_FIELDS_NONE)
    return pw_rule_refuse (error, CC_RULE_10_7, _("Place the figure elsewhere, or none."),
                           _("This game is played without farmers."));
  if (figure == CC_BUILDER && !state->options[CC_OPTION_BUILDER])
    return pw_rule_refuse (error, CC_RULE_2_5, _("Leave it out."), _("This game is played without the builder."));
  if (figure == CC_PIG && !state->options[CC_OPTION_PIG])
    return pw_rule_refuse (error, CC_RULE_2_5, _("Leave it out."), _("This game is played without the pig."));
  return TRUE;
}

/**
 * cc_refuse_feature:
 * @kind: a kind
 * @turn: how it lies
 * @feature: a name that means none of its features: it has none of that sort there, or several
 * @error: (nullable): return location
 *
 * Refuses by 12.4, and names what the tile has.
 *
 * Returns: %FALSE
 */
gboolean
cc_refuse_feature (guint kind, guint turn, int feature, GError **error)
{
  g_autoptr (GString) names = NULL;
  g_autofree char *text = NULL, *remedy = NULL;
  const char *name = cc_feature_words.words[feature].word;
  guint n = 0;

  if (error == NULL)
    return FALSE;
  names = g_string_new (NULL);
  for (guint i = 0; i < cc_tile (kind)->n_segments; i++)
    {
      g_string_append_printf (names, "%s%s", i ? ", " : "", cc_feature_words.words[cc_feature_word (kind, turn, i)].word);
      n += cc_tile (kind)->segments[i].sort == cc_feature_sort (feature);
    }
  /* Only the name of a sort can mean several. Translators: the word of a feature, such as field. */
  text = n > 1 && strchr (name, '-') == NULL ? g_strdup_printf (_("This tile has more than one %s."), name)
                                             /* Translators: the word of a feature, such as city-n. */
                                             : g_strdup_printf (_("As it lies this tile has no %s."), name);
  remedy = g_strdup_printf (_("Name one of its features (%s)."), names->str);
  return pw_rule_refuse (error, CC_RULE_12_4, remedy, text);
}

/* Where the first follower on any of @contacts stands, and whose it is. */
static const CcFigure *
find_owner (const CcState *state, const CcTouch *touch, guint contacts)
{
  for (guint i = 0; i < state->n_figures; i++)
    {
      const CcFigure *figure = &state->figures[i];
      guint root = cc_feature_of (state, figure->tile, figure->segment);

      for (guint k = 0; k < touch->n && figure->what == CC_FOLLOWER; k++)
        if (touch->roots[k] == root && touch->at[k] & contacts)
          return figure;
    }
  return NULL;
}

static char *
taken_text (CcSort sort, const char *place)
{
  switch (sort)
    {
    case CC_CITY: return g_strdup_printf (_("A follower stands in this city already, at %s."), place);
    case CC_ROAD: return g_strdup_printf (_("A follower stands on this road already, at %s."), place);
    case CC_FIELD: return g_strdup_printf (_("A follower stands on this field already, at %s."), place);
    case CC_MONASTERY:
    case CC_SORTS:
    default: return g_strdup_printf (_("A follower stands there already, at %s."), place);
    }
}

static gboolean
refuse_follower (const CcState *state, const CcTouch *touch, guint contacts, CcSort sort, guint seat, GError **error)
{
  const CcFigure *owner = find_owner (state, touch, contacts);
  g_autofree char *text = NULL;
  char place[PW_CELL_WORD] = "";
  const char *remedy = _("Place the figure elsewhere, or none.");

  if (error == NULL)
    return FALSE;
  if (owner)
    pw_compass_print (state->tiles[owner->tile].x, state->tiles[owner->tile].y, place);
  if (touch->mine & contacts && sort != CC_FIELD && state->options[CC_OPTION_BUILDER])
    remedy = _("Place the builder there if it is in the supply, or the figure elsewhere.");
  else if (touch->mine & contacts && sort == CC_FIELD && state->options[CC_OPTION_PIG])
    remedy = _("Place the pig there if it is in the supply, or the figure elsewhere.");
  text = taken_text (sort, place);
  pw_rule_refuse (error, CC_RULE_5_2, remedy, text);
  if (owner)
    pw_rule_error_set_seat (*error, owner->seat);
  return FALSE;
}

/* Where a figure stands that is not in the supply. */
static gboolean
refuse_supply (const CcState *state, guint seat, int figure, GError **error)
{
  static const guint8 rules[CC_FIGURE_KINDS] = { CC_RULE_5_3, CC_RULE_8_1, CC_RULE_9_1 };
  int at = cc_land_figure (state, seat, (guint) figure);
  char place[PW_CELL_WORD] = "";
  g_autofree char *text = NULL;

  if (error == NULL)
    return FALSE;
  if (at >= 0)
    pw_compass_print (state->tiles[state->figures[at].tile].x, state->tiles[state->figures[at].tile].y, place);
  text = figure == CC_FOLLOWER
           ? g_strdup (_("No follower is left in the supply: what this tile brings back comes too late for it."))
         : figure == CC_BUILDER ? g_strdup_printf (_("The builder stands on the table, at %s."), place)
                                : g_strdup_printf (_("The pig stands on the table, at %s."), place);
  return pw_rule_refuse (error, rules[figure], _("Place another figure, or none."), text);
}

static gboolean
check_special (const CcState *state, const CcTouch *touch, guint contacts, CcSort sort, int figure, gboolean completes, GError **error)
{
  CcRule rule = figure == CC_BUILDER ? CC_RULE_8_1 : CC_RULE_9_1;

  if (figure == CC_BUILDER ? sort != CC_CITY && sort != CC_ROAD : sort != CC_FIELD)
    return pw_rule_refuse (error, rule, _("Place the figure elsewhere, or none."),
                           figure == CC_BUILDER ? _("The builder stands on roads and in cities only.")
                                                : _("The pig stands on fields only."));
  if (!(contacts & touch->mine))
    return pw_rule_refuse (error, rule, _("A follower may go there, if nobody’s stands on it."),
                           figure == CC_BUILDER ? _("No follower of this player stands on this road or in this city.")
                                                : _("No farmer of this player stands on this field."));
  if (completes)
    return pw_rule_refuse (error, CC_RULE_8_10, _("Place another figure elsewhere, or none."),
                           _("This very tile completes it: the builder would come back at once, and change nothing."));
  return TRUE;
}

static gboolean
check_figure (const CcState *state, const PwMove *move, const CcGap *gap, GError **error)
{
  int figure = move->args[CC_ARG_FIGURE], feature = move->args[CC_ARG_FEATURE], segment;
  guint kind = (guint) move->args[CC_ARG_KIND], turn = (guint) move->args[CC_ARG_TURN], contacts, seat = (guint) move->player;
  CcTouch touch;
  CcSort sort;

  if (figure == PW_ARG_NONE && feature == PW_ARG_NONE)
    return TRUE;
  if (!cc_figure_is_played (state, figure, feature, error))
    return FALSE;
  if (figure == PW_ARG_NONE || feature == PW_ARG_NONE)
    return pw_rule_refuse (error, CC_RULE_13_2, _("Say where it goes, such as road or field-nw."),
                           _("A figure goes on a feature of the tile."));
  segment = cc_feature_find (kind, turn, feature);
  if (segment < 0)
    return cc_refuse_feature (kind, turn, feature, error);
  sort = cc_tile (kind)->segments[segment].sort;
  cc_land_touch (state, gap, (int) seat, &touch);
  contacts = cc_touch_spread (&touch, kind, turn, (guint) segment);
  if (figure == CC_FOLLOWER)
    {
      if (contacts & touch.owned)
        return refuse_follower (state, &touch, contacts, sort, seat, error);
    }
  else if (!check_special (state, &touch, contacts, sort, figure,
                           figure == CC_BUILDER && cc_touch_open (state, &touch, gap, kind, turn, contacts) == 0, error))
    return FALSE;
  if (state->players[seat].supply[figure] == 0)
    return refuse_supply (state, seat, figure, error);
  return TRUE;
}

static gboolean
check_tile (const CcState *state, const PwMove *move, GError **error)
{
  int gap;

  if (move->args[CC_ARG_KIND] == PW_ARG_NONE)
    {
      /* A place alone: where nothing can lie, that is what is wrong. */
      if (move->args[CC_ARG_PLACE] != PW_ARG_NONE && !check_place (state, move, &gap, error))
        return FALSE;
      return pw_rule_refuse (error, CC_RULE_13_2, _("For example: {tile}."), _("Say which tile it is."));
    }
  if (!cc_can_exist (state, (guint) move->args[CC_ARG_KIND], error))
    return FALSE;
  if (state->drawn && state->drawn - 1 != move->args[CC_ARG_KIND])
    {
      if (error)
        {
          g_autofree char *text = g_strdup_printf (_("The tile that was drawn is %s."), cc_tile ((guint) state->drawn - 1u)->id);

          pw_rule_refuse (error, CC_RULE_13_4, _("For example: {tile}. Or correct the line that names the tile."), text);
        }
      return FALSE;
    }
  if (move->args[CC_ARG_PLACE] == PW_ARG_NONE && !cc_fits_so (state, (guint) move->args[CC_ARG_KIND], move->args[CC_ARG_TURN]))
    return pw_rule_refuse (error, CC_RULE_4_1,
                           cc_count_places (state, (guint) move->args[CC_ARG_KIND]) ? _("For example: {tile}.")
                                                                                    : _("For example: {aside}."),
                           _("As it lies this tile fits nowhere."));
  if (move->args[CC_ARG_PLACE] == PW_ARG_NONE)
    return pw_rule_refuse (error, CC_RULE_13_2, _("For example: {tile}."), _("Say where the tile lies."));
  if (!check_place (state, move, &gap, error))
    return FALSE;
  if (move->args[CC_ARG_TURN] == PW_ARG_NONE)
    return pw_rule_refuse (error, CC_RULE_13_2, _("For example: {tile}."), _("Say how the tile lies: turn=0 to 3."));
  if (!(cc_tile_turns_fitting ((guint) move->args[CC_ARG_KIND], state->gaps[gap].needs) >>
          cc_tile_same_turn ((guint) move->args[CC_ARG_KIND], (guint) move->args[CC_ARG_TURN]) &
        1))
    return refuse_edges (state, &state->gaps[gap], (guint) move->args[CC_ARG_KIND], (guint) move->args[CC_ARG_TURN], error);
  return check_figure (state, move, &state->gaps[gap], error);
}

/**
 * cc_tile_example:
 * @state: a state
 * @move: a tile that is refused
 * @example: (out): what a remedy is to be near to
 *
 * A remedy speaks of the very tile that people hold: there, where it fits in another turn, else at a place where it fits,
 * else that it fits nowhere.
 */
void
cc_tile_example (const CcState *state, const PwMove *move, PwMove *example)
{
  guint kind = (guint) move->args[CC_ARG_KIND], turns = 0;
  int place = move->args[CC_ARG_PLACE];
  int gap = place == PW_ARG_NONE ? CC_NOWHERE : cc_land_gap_at (state, pw_cell_x (place), pw_cell_y (place));

  pw_move_init (example, cc_count_places (state, kind) > 0 ? CC_KIND_TILE : CC_KIND_ASIDE, state->actor);
  example->args[CC_ARG_KIND] = (gint16) kind;
  if (gap >= 0)
    turns = cc_tile_turns_fitting (kind, state->gaps[gap].needs);
  if (turns == 0)
    return;
  *example = *move;
  if (move->args[CC_ARG_TURN] == PW_ARG_NONE || !(turns >> cc_tile_same_turn (kind, (guint) move->args[CC_ARG_TURN]) & 1))
    example->args[CC_ARG_TURN] = (gint16) __builtin_ctz (turns);
  if (!check_figure (state, example, &state->gaps[gap], NULL))
    example->args[CC_ARG_FIGURE] = example->args[CC_ARG_FEATURE] = PW_ARG_NONE;
}

/**
 * cc_tile_check:
 *
 * Whether a tile may lie there so, and the figure stand on it (4, 5, 8.1, 9.1).
 */
gboolean
cc_tile_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CcState *state = data;
  PwMove example;

  if (check_tile (state, move, error))
    return TRUE;
  if (error && move->args[CC_ARG_KIND] != PW_ARG_NONE && cc_can_exist (state, (guint) move->args[CC_ARG_KIND], NULL) &&
      (state->drawn == 0 || state->drawn - 1 == move->args[CC_ARG_KIND]))
    {
      cc_tile_example (state, move, &example);
      pw_rule_error_set_move (*error, &example);
    }
  return FALSE;
}

/* -- Carrying it out --------------------------------------------------------------------------------------------- */

/* Whether the tile became part of what the own builder stands on (8.2): he does where he is not in the supply. */
static gboolean
grows_builders (const CcState *state, guint tile, guint seat)
{
  gboolean stands = state->options[CC_OPTION_BUILDER] && state->players[seat].supply[CC_BUILDER] == 0;
  int builder = stands ? cc_land_figure (state, seat, CC_BUILDER) : CC_NOWHERE;
  const CcPlaced *placed = &state->tiles[tile];
  guint root;

  if (builder < 0)
    return FALSE;
  root = cc_feature_of (state, state->figures[builder].tile, state->figures[builder].segment);
  for (guint i = 0; i < cc_tiles[placed->kind].n_segments; i++)
    if (cc_root (state, placed->node + i) == root)
      return TRUE;
  return FALSE;
}

/**
 * cc_tile_lay:
 * @state: a state
 * @seat: who lays it
 * @lay: how
 * @events: what comes of it is appended
 *
 * Lays a tile with its figure, scores what it completes, and goes on.
 */
void
cc_tile_lay (CcState *state, guint seat, const CcLay *lay, PwEvents *events)
{
  gboolean second;
  guint tile;

  cc_use_tile (state, lay->kind);
  tile = cc_land_add (state, lay->kind, lay->turn, lay->x, lay->y);
  state->last = (guint8) (tile + 1);
  state->turns[seat]++;
  state->doubles[seat] = (guint8) (state->doubles[seat] + state->second);
  second = grows_builders (state, tile, seat);
  if (lay->figure != CC_NO_FIGURE)
    cc_land_stand (state, tile, lay->segment, seat, lay->figure);
  cc_score_tile (state, tile, seat, events);
  cc_turn_over (state, seat, second, events);
}

void
cc_tile_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CcState *state = data;
  guint kind = (guint) move->args[CC_ARG_KIND], turn = (guint) cc_arg (move, CC_ARG_TURN, 0), seat = (guint) move->player;
  gint16 place = move->args[CC_ARG_PLACE];
  CcLay lay = { kind, cc_tile_same_turn (kind, turn), pw_cell_x (place), pw_cell_y (place), CC_NO_FIGURE, 0 };

  if (move->reason)
    state->stated = TRUE;
  if (seat != state->actor)
    state->second = FALSE;
  if (move->args[CC_ARG_FIGURE] != PW_ARG_NONE)
    {
      lay.figure = (guint) move->args[CC_ARG_FIGURE];
      lay.segment = (guint) cc_feature_find (kind, turn, move->args[CC_ARG_FEATURE]);
    }
  cc_tile_lay (state, seat, &lay, events);
}
