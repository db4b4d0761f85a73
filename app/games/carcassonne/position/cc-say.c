/* cc-say.c: statements: what lies on the table, whatever was done (13.6)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/carcassonne/position/cc-position.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/pw-refuse.h"

static const PwWord second_list[] = { { 1, "second", N_("second tile"), NULL } };
const PwVocabulary cc_second_words = { "second", N_("second"), second_list, 1 };

static gboolean
sits_there (const CcState *state, const PwMove *move, GError **error)
{
  if (move->player >= 0 && move->player < (int) state->n_players)
    return TRUE;
  return pw_rule_refuse (error, CC_RULE_2_1, _("Name somebody who plays."), _("Nobody sits there."));
}

/* A statement in the course of a game is a correction: the table need not be as the rules have it. */
static void
begin (CcState *state, const PwMove *move)
{
  if (move->reason || state->level == CC_LEVEL_FINAL || state->stale)
    state->stated = TRUE;
}

static void
set_left (CcState *state, guint kind, int more)
{
  state->left[kind] = (guint8) (state->left[kind] + more);
  state->n_left = (guint8) (state->n_left + more);
  if (state->left[kind])
    state->kinds_left |= G_GUINT64_CONSTANT (1) << kind;
  else
    state->kinds_left &= ~(G_GUINT64_CONSTANT (1) << kind);
  /* What was named before it is placed must still be there. */
  if (state->drawn && state->left[state->drawn - 1] == 0)
    state->drawn = 0;
}

/* -- lies PLACE KIND [turn=] --------------------------------------------------------------------------- */

gboolean
cc_say_lies_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CcState *state = data;
  int x = pw_cell_x (move->args[CC_ARG_PLACE]), y = pw_cell_y (move->args[CC_ARG_PLACE]), kind = move->args[CC_ARG_KIND];
  int there = cc_land_tile_at (state, x, y);

  if (ABS (x) > CC_FARTHEST || ABS (y) > CC_FARTHEST)
    return pw_rule_refuse (error, CC_RULE_11_6, _("Count from the start tile."), _("No tile can lie so far away."));
  if (x == 0 && y == 0 && (kind != (int) cc_tiles_start () || cc_arg (move, CC_ARG_TURN, 0) != 0))
    return pw_rule_refuse (error, CC_RULE_13_6, _("Places are counted from it, and north is where its city points."),
                           _("The start tile lies there."));
  if (kind == CC_LIES_NOTHING)
    return TRUE;
  if (kind < CC_TILE_KINDS && there >= 0 && state->tiles[there].kind == kind)
    return TRUE;
  return cc_can_exist (state, (guint) kind, error);
}

/* Takes a tile off the table, and what stands on it. */
static void
remove_tile (CcState *state, guint tile)
{
  for (guint i = state->n_figures; i > 0; i--)
    if (state->figures[i - 1].tile == tile)
      cc_land_take (state, i - 1);
  for (guint i = 0; i < state->n_figures; i++)
    if (state->figures[i].tile > tile)
      state->figures[i].tile--;
  set_left (state, state->tiles[tile].kind, 1);
  state->n_tiles--;
  memmove (&state->tiles[tile], &state->tiles[tile + 1], (state->n_tiles - tile) * sizeof state->tiles[0]);
  memset (&state->tiles[state->n_tiles], 0, sizeof state->tiles[0]);
  if (state->last == tile + 1)
    state->last = 0;
  else if (state->last > tile + 1)
    state->last--;
  cc_land_rebuild (state);
}

/* What was known before the score pad was used is no end position: the first tile that is said begins a new one. */
static void
begin_landscape (CcState *state)
{
  if (state->level != CC_LEVEL_FINAL || !state->stale)
    return;
  for (guint tile = state->n_tiles; tile > 1; tile--)
    remove_tile (state, tile - 1);
  for (guint i = state->n_figures; i > 0; i--)
    cc_land_take (state, i - 1);
  cc_land_rebuild (state);
  state->stale = FALSE;
}

void
cc_say_lies_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CcState *state = data;
  int x = pw_cell_x (move->args[CC_ARG_PLACE]), y = pw_cell_y (move->args[CC_ARG_PLACE]), there;
  guint kind = (guint) move->args[CC_ARG_KIND], turn = (guint) cc_arg (move, CC_ARG_TURN, 0);

  begin (state, move);
  begin_landscape (state);
  there = cc_land_tile_at (state, x, y);
  if (there >= 0 && kind != CC_LIES_NOTHING && state->tiles[there].kind == kind &&
      state->tiles[there].turn == cc_tile_same_turn (kind, turn))
    return;
  if (there >= 0)
    remove_tile (state, (guint) there);
  if (kind == CC_LIES_NOTHING)
    return;
  set_left (state, kind, -1);
  cc_land_add (state, kind, cc_tile_same_turn (kind, turn), x, y);
}

/* -- Ana stands PLACE FEATURE [figure] ------------------------------------------------------------------------- */

gboolean
cc_say_stands_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CcState *state = data;
  int tile = cc_land_tile_at (state, pw_cell_x (move->args[CC_ARG_PLACE]), pw_cell_y (move->args[CC_ARG_PLACE])), segment;
  int figure = cc_arg (move, CC_ARG_FIGURE, CC_FOLLOWER), feature = move->args[CC_ARG_FEATURE];
  CcSort sort;

  if (!sits_there (state, move, error))
    return FALSE;
  if (feature == CC_FEATURE_NOTHING)
    {
      if (move->args[CC_ARG_FIGURE] == PW_ARG_NONE)
        return TRUE;
      return pw_rule_refuse (error, CC_RULE_13_6, _("Leave the figure out."), _("“-” takes away whatever stands there."));
    }
  if (!cc_figure_is_played (state, figure, feature, error))
    return FALSE;
  if (tile < 0)
    return pw_rule_refuse (error, CC_RULE_13_6, _("First say which tile lies there."), _("No tile lies there."));
  segment = cc_feature_find (state->tiles[tile].kind, state->tiles[tile].turn, feature);
  if (segment < 0)
    return cc_refuse_feature (state->tiles[tile].kind, state->tiles[tile].turn, feature, error);
  sort = cc_tile (state->tiles[tile].kind)->segments[segment].sort;
  if (figure == CC_BUILDER && sort != CC_CITY && sort != CC_ROAD)
    return pw_rule_refuse (error, CC_RULE_8_1, _("Name a road or a city."),
                           _("The builder stands on roads and in cities only."));
  if (figure == CC_PIG && sort != CC_FIELD)
    return pw_rule_refuse (error, CC_RULE_9_1, _("Name a field."), _("The pig stands on fields only."));
  if (state->n_figures >= CC_MAX_FIGURES)
    return pw_rule_refuse (error, CC_RULE_13_6, _("Take figures away first."),
                           _("More figures stand there than any table holds."));
  return TRUE;
}

void
cc_say_stands_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CcState *state = data;
  int tile;

  begin (state, move);
  begin_landscape (state);
  tile = cc_land_tile_at (state, pw_cell_x (move->args[CC_ARG_PLACE]), pw_cell_y (move->args[CC_ARG_PLACE]));
  if (tile < 0)
    return;
  for (guint i = state->n_figures; i > 0; i--)
    if (state->figures[i - 1].tile == tile && state->figures[i - 1].seat == move->player)
      cc_land_take (state, i - 1);
  if (move->args[CC_ARG_FEATURE] != CC_FEATURE_NOTHING)
    {
      int segment = cc_feature_find (state->tiles[tile].kind, state->tiles[tile].turn, move->args[CC_ARG_FEATURE]);

      cc_land_stand (state, (guint) tile, (guint) segment, (guint) move->player,
                     (guint) cc_arg (move, CC_ARG_FIGURE, CC_FOLLOWER));
    }
  cc_land_rebuild (state);
}

/* -- Ana have wine 3; Ana score 54 -------------------------------------------------------------------------------- */

gboolean
cc_say_have_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CcState *state = data;

  if (!sits_there (state, move, error))
    return FALSE;
  if (state->options[CC_OPTION_GOODS])
    return TRUE;
  return pw_rule_refuse (error, CC_RULE_2_5, _("Leave it out."), _("This game is played without goods."));
}

void
cc_say_have_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CcState *state = data;
  guint8 *goods = &state->players[move->player].goods[move->args[CC_ARG_WHAT]];
  int more = move->args[CC_ARG_NUMBER] - *goods;

  begin (state, move);
  if (more)
    {
      PwEvent *event = pw_events_add (events, PW_EVENT_RESOURCE, move->player, (guint) move->args[CC_ARG_WHAT], more,
                                      CC_RULE_13_6);

      event->args[0] = event->args[1] = PW_ARG_NONE;
    }
  *goods = (guint8) move->args[CC_ARG_NUMBER];
}

gboolean
cc_say_score_check (gconstpointer data, const PwMove *move, GError **error)
{
  return sits_there (data, move, error);
}

void
cc_say_score_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CcState *state = data;
  int more = move->args[CC_ARG_NUMBER] - state->players[move->player].score;

  begin (state, move);
  state->missed &= (guint8) ~(1u << move->player);
  if (more)
    cc_points (state, (guint) move->player, move->reason ? CC_FROM_CORRECTIONS : CC_FROM_TRACK, more, CC_RULE_13_6,
               (const gint16[4]){ PW_ARG_NONE, PW_ARG_NONE, 0, 0 }, FALSE, events);
}

/* -- gone KIND [N]; now Ana [second] --------------------------------------------------------------------------------- */

gboolean
cc_say_gone_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CcState *state = data;
  guint kind = (guint) cc_arg (move, CC_ARG_KIND, CC_TILE_WORDS);

  if (kind >= CC_TILE_KINDS || (cc_tile (kind)->expansion && !state->options[CC_OPTION_TILES]))
    return cc_can_exist (state, kind, error);
  if (cc_arg (move, CC_ARG_NUMBER, 1) <= state->left[kind] + state->gone[kind])
    return TRUE;
  return pw_rule_refuse (error, CC_RULE_11_1, _("Count again."),
                         _("There are not that many of this kind besides those that lie there."));
}

void
cc_say_gone_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CcState *state = data;
  guint kind = (guint) move->args[CC_ARG_KIND];
  int number = cc_arg (move, CC_ARG_NUMBER, 1);

  begin (state, move);
  set_left (state, kind, state->gone[kind] - number);
  state->gone[kind] = (guint8) number;
}

gboolean
cc_say_now_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CcState *state = data;

  if (move->args[CC_ARG_WHAT] >= state->n_players)
    return pw_rule_refuse (error, CC_RULE_2_1, _("Name somebody who plays."), _("Nobody sits there."));
  if (move->args[CC_ARG_NUMBER] != PW_ARG_NONE && !state->options[CC_OPTION_BUILDER])
    return pw_rule_refuse (error, CC_RULE_2_5, _("Leave second out."), _("This game is played without the builder."));
  return TRUE;
}

void
cc_say_now_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CcState *state = data;

  begin (state, move);
  state->actor = (guint8) move->args[CC_ARG_WHAT];
  state->second = move->args[CC_ARG_NUMBER] != PW_ARG_NONE && state->n_left > 0;
  state->must = FALSE;
  state->drawn = 0;
}
