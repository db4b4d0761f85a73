/* cc-complete.c: what need not be said (13.2)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/carcassonne/moves/cc-moves.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/pw-notation.h"

/* A row of edges is the tile that lies so, where only one can; where none of several can lie anywhere, the first of them is refused for it. */
static gboolean
complete_row (const CcState *state, PwMove *move, guint64 left, GError **error)
{
  guint8 kinds[CC_TILE_KINDS], turn = 0;
  guint n = cc_row_kinds (move->args[CC_ARG_KIND], left, kinds, &turn);

  if (n == 0)
    n = MIN (cc_row_kinds (move->args[CC_ARG_KIND], ~G_GUINT64_CONSTANT (0), kinds, &turn), 1);
  /* Edges that no tile has are refused by their rule (1.7). */
  if (n == 0)
    return TRUE;
  /* All have the same edges. */
  if (n > 1 && move->kind == CC_KIND_TILE && move->args[CC_ARG_PLACE] == PW_ARG_NONE && !cc_fits_so (state, kinds[0], turn))
    n = 1;
  if (n == 1)
    {
      if (move->args[CC_ARG_TURN] != PW_ARG_NONE)
        {
          g_set_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_EXCESS,
                       _("The edges say how the tile lies already: leave turn= out."));
          return FALSE;
        }
      move->args[CC_ARG_KIND] = kinds[0];
      move->args[CC_ARG_TURN] = turn;
      return TRUE;
    }
  if (error)
    {
      g_autoptr (GString) names = g_string_new (NULL);

      for (guint i = 0; i < n; i++)
        g_string_append_printf (names, "%s%s%s", i ? ", " : "", cc_tile_words.words[move->args[CC_ARG_KIND]].word,
                                cc_tile (kinds[i])->id + CC_SIDES);
      g_set_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_AMBIGUOUS, _("Several tiles lie like this: %s."), names->str);
    }
  return FALSE;
}

/* The only place where it fits. */
static gboolean
complete_place (const CcState *state, PwMove *move, GError **error)
{
  guint kind = (guint) move->args[CC_ARG_KIND], n = 0;
  int turn = move->args[CC_ARG_TURN];
  gint16 place = PW_ARG_NONE;

  for (guint i = 0; i < state->n_gaps; i++)
    {
      guint turns = cc_tile_turns_fitting (kind, state->gaps[i].needs);

      if (turn == PW_ARG_NONE ? turns == 0 : !(turns >> turn & 1))
        continue;
      place = pw_cell (state->gaps[i].x, state->gaps[i].y);
      n++;
    }
  if (n <= 1)
    {
      move->args[CC_ARG_PLACE] = place;
      return TRUE;
    }
  g_set_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_MISSING,
               g_dngettext (GETTEXT_PACKAGE, "Say where it lies: it fits at %u place.",
                            "Say where it lies: it fits at %u places.", n),
               n);
  return FALSE;
}

/* The only turn in which it fits there. */
static gboolean
complete_turn (const CcState *state, PwMove *move, GError **error)
{
  int gap = cc_land_gap_at (state, pw_cell_x (move->args[CC_ARG_PLACE]), pw_cell_y (move->args[CC_ARG_PLACE]));
  guint turns = gap >= 0 ? cc_tile_turns_fitting ((guint) move->args[CC_ARG_KIND], state->gaps[gap].needs) : 0;

  if ((turns & (turns - 1)) == 0)
    {
      move->args[CC_ARG_TURN] = turns ? (gint16) __builtin_ctz (turns) : 0;
      return TRUE;
    }
  if (error)
    {
      g_autoptr (GString) names = g_string_new (NULL);

      for (guint turn = 0; turn < CC_TURNS; turn++)
        if (turns >> turn & 1)
          g_string_append_printf (names, "%sturn=%u", names->len ? ", " : "", turn);
      g_set_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_MISSING, _("Say how it lies: %s."), names->str);
    }
  return FALSE;
}

/* Which figure is meant on a feature, or on which feature a figure: never are two possible. */
static gboolean
complete_figure (const CcState *state, PwMove *move, GError **error)
{
  guint kind = (guint) move->args[CC_ARG_KIND], turn = (guint) move->args[CC_ARG_TURN], set, n = 0, only = 0;
  int gap = cc_land_gap_at (state, pw_cell_x (move->args[CC_ARG_PLACE]), pw_cell_y (move->args[CC_ARG_PLACE])), segment;
  int figure = move->args[CC_ARG_FIGURE], feature = move->args[CC_ARG_FEATURE];
  guint8 figures[CC_MAX_SEGMENTS];
  CcTouch touch;

  if (gap < 0 || move->player < 0 || move->player >= (int) state->n_players)
    return TRUE;
  cc_land_touch (state, &state->gaps[gap], move->player, &touch);
  if (feature == PW_ARG_NONE)
    {
      set = cc_figures_at (state, &state->gaps[gap], &touch, kind, turn, (guint) move->player, figures);
      for (; set; set &= set - 1)
        if (figures[__builtin_ctz (set)] == figure)
          {
            only = (guint) __builtin_ctz (set);
            n++;
          }
      if (n == 1)
        move->args[CC_ARG_FEATURE] = (gint16) cc_feature_word (kind, turn, only);
      return TRUE;
    }
  segment = cc_feature_find (kind, turn, feature);
  if (segment < 0)
    {
      move->args[CC_ARG_FEATURE] = (gint16) feature;
      if (figure == PW_ARG_NONE)
        move->args[CC_ARG_FIGURE] = CC_FOLLOWER;
      return TRUE;
    }
  move->args[CC_ARG_FEATURE] = (gint16) cc_feature_word (kind, turn, (guint) segment);
  if (figure == PW_ARG_NONE)
    {
      gboolean mine = (cc_touch_spread (&touch, kind, turn, (guint) segment) & touch.mine) != 0;
      CcSort sort = cc_tile (kind)->segments[segment].sort;

      move->args[CC_ARG_FIGURE] = !mine                                                   ? CC_FOLLOWER
                                  : sort == CC_FIELD && state->options[CC_OPTION_PIG]     ? CC_PIG
                                  : sort != CC_FIELD && state->options[CC_OPTION_BUILDER] ? CC_BUILDER
                                                                                          : CC_FOLLOWER;
    }
  return TRUE;
}

static gboolean
complete_tile (const CcState *state, PwMove *move, GError **error)
{
  if (move->args[CC_ARG_KIND] == PW_ARG_NONE && state->drawn)
    move->args[CC_ARG_KIND] = (gint16) (state->drawn - 1);
  if (move->args[CC_ARG_KIND] == PW_ARG_NONE)
    return TRUE;
  if (move->args[CC_ARG_KIND] >= CC_TILE_KINDS &&
      !complete_row (state, move, state->drawn ? G_GUINT64_CONSTANT (1) << (state->drawn - 1) : state->kinds_left, error))
    return FALSE;
  if (move->args[CC_ARG_KIND] >= CC_TILE_KINDS)
    return TRUE;
  if (move->args[CC_ARG_TURN] != PW_ARG_NONE)
    move->args[CC_ARG_TURN] = (gint16) cc_tile_same_turn ((guint) move->args[CC_ARG_KIND], (guint) move->args[CC_ARG_TURN]);
  /* Where it fits is nothing to ask of a tile of which none is left (11.1). */
  if (move->args[CC_ARG_PLACE] == PW_ARG_NONE && cc_can_exist (state, (guint) move->args[CC_ARG_KIND], NULL) &&
      !complete_place (state, move, error))
    return FALSE;
  if (move->args[CC_ARG_PLACE] == PW_ARG_NONE)
    return TRUE;
  if (move->args[CC_ARG_TURN] == PW_ARG_NONE && cc_can_exist (state, (guint) move->args[CC_ARG_KIND], NULL) &&
      !complete_turn (state, move, error))
    return FALSE;
  if (move->args[CC_ARG_TURN] == PW_ARG_NONE)
    return TRUE;
  if (move->args[CC_ARG_FIGURE] == PW_ARG_NONE && move->args[CC_ARG_FEATURE] == PW_ARG_NONE)
    return TRUE;
  return complete_figure (state, move, error);
}

/**
 * cc_complete:
 * @data: a state
 * @move: (inout): a move with open arguments
 * @error: (nullable): return location
 *
 * Fills in what only one thing can be: a row of edges becomes a kind and its turn, the only place, the only turn, which figure it
 * is; and writes features by their written names.
 *
 * Returns: %FALSE where several things could be meant
 */
gboolean
cc_complete (gconstpointer data, PwMove *move, GError **error)
{
  const CcState *state = data;

  switch ((CcKind) move->kind)
    {
    case CC_KIND_TILE: return complete_tile (state, move, error);
    case CC_KIND_ASIDE:
      if (move->args[CC_ARG_KIND] == PW_ARG_NONE && state->drawn)
        move->args[CC_ARG_KIND] = (gint16) (state->drawn - 1);
      return TRUE;
    case CC_KIND_LIES:
      if (move->args[CC_ARG_KIND] >= CC_TILE_KINDS && move->args[CC_ARG_KIND] < CC_TILE_WORDS &&
          !complete_row (state, move, state->kinds_left, error))
        return FALSE;
      if (move->args[CC_ARG_KIND] < CC_TILE_KINDS)
        move->args[CC_ARG_TURN] = (gint16) cc_tile_same_turn ((guint) move->args[CC_ARG_KIND],
                                                              (guint) cc_arg (move, CC_ARG_TURN, 0));
      return TRUE;
    case CC_KIND_STANDS:
      if (move->args[CC_ARG_FEATURE] != CC_FEATURE_NOTHING && move->args[CC_ARG_FIGURE] == PW_ARG_NONE)
        move->args[CC_ARG_FIGURE] = CC_FOLLOWER;
      return TRUE;
    case CC_KIND_GONE:
      if (move->args[CC_ARG_NUMBER] == PW_ARG_NONE)
        move->args[CC_ARG_NUMBER] = 1;
      return TRUE;
    default: return TRUE;
    }
}

/* The kinds that are left and lie like @kind as its name says it, where that has no mark: (13.3). */
static guint
lie_alike (const CcState *state, guint kind, guint8 kinds[CC_TILE_KINDS])
{
  guint64 left = state->drawn ? G_GUINT64_CONSTANT (1) << (state->drawn - 1) : state->kinds_left;
  guint n = 0;

  for (guint64 rest = left; rest; rest &= rest - 1)
    {
      guint other = (guint) __builtin_ctzll (rest);

      for (guint turn = 0; turn < cc_tile (other)->turns; turn++)
        if (strncmp (cc_tile_row (other, turn), cc_tile (kind)->id, CC_SIDES) == 0)
          {
            kinds[n++] = (guint8) other;
            break;
          }
    }
  return n;
}

/**
 * cc_unsaid:
 * @data: a state
 * @move: (inout): a typed line that does not say "tile"
 * @error: (nullable): return location
 *
 * Edges that begin an entry always say how the tile lies, also if they are the name of a kind (13.3): "crfr s1" does not lie with its city
 * to the south, and "rrrr" may be the bridge. Where the edges do not tell the turn it stays open.
 *
 * Returns: %FALSE where several kinds lie so
 */
gboolean
cc_unsaid (gconstpointer data, PwMove *move, GError **error)
{
  const CcState *state = data;
  int kind = move->args[CC_ARG_KIND];
  guint8 kinds[CC_TILE_KINDS];
  guint n;

  if (move->kind != CC_KIND_TILE || kind < 0 || kind >= CC_TILE_KINDS || move->args[CC_ARG_TURN] != PW_ARG_NONE)
    return TRUE;
  n = cc_tile ((guint) kind)->id[CC_SIDES] == '\0' ? lie_alike (state, (guint) kind, kinds) : 0;
  if (n > 1)
    {
      g_autoptr (GString) names = g_string_new (NULL);

      for (guint i = 0; i < n; i++)
        g_string_append_printf (names, "%s%s%s", i ? ", " : "", cc_tile ((guint) kind)->id, cc_tile (kinds[i])->id + CC_SIDES);
      g_set_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_AMBIGUOUS, _("Several tiles lie like this: %s."), names->str);
      return FALSE;
    }
  for (guint turn = 1; turn < cc_tile ((guint) kind)->turns; turn++)
    if (strcmp (cc_tile_row ((guint) kind, turn), cc_tile_row ((guint) kind, 0)) == 0)
      return TRUE;
  move->args[CC_ARG_TURN] = 0;
  return TRUE;
}
