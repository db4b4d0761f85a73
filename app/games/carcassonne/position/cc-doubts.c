/* cc-doubts.c: what cannot be in a position, and what its final scoring depends on (14.5, 14.4)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/carcassonne/position/cc-position.h"

#include <glib/gi18n-lib.h>

#include "games/carcassonne/moves/cc-pad.h"

/* The most tiles that one feature can have, with all tiles and without those of the expansion (14.5). */
static const guint8 most_fed[2] = { 24, 39 }, monasteries_of[2] = { 6, 7 };
static const guint8 icons[CC_GOODS] = { 9, 6, 5 };

static void
doubt (GArray *out, guint rule, int seat, const PwMove *field, char *text)
{
  PwDoubt one = { .rule = rule, .seat = seat, .text = text };

  if (field)
    one.field = *field;
  else
    pw_move_init (&one.field, PW_KIND_ANY, PW_TABLE);
  g_array_append_val (out, one);
}

/* -- Figures ------------------------------------------------------------------------------------------ */

static void
doubt_figures (const CcState *state, GArray *out)
{
  for (guint seat = 0; seat < state->n_players; seat++)
    {
      guint n[CC_FIGURE_KINDS] = { 0 };

      for (guint i = 0; i < state->n_figures && !state->stale; i++)
        n[state->figures[i].what] += state->figures[i].seat == seat;
      for (guint i = 0; i < state->n_rows; i++)
        if (state->rows[i].kind != CC_KIND_FEEDS)
          {
            n[CC_FOLLOWER] += state->rows[i].followers[seat] * state->rows[i].times;
            n[CC_PIG] += (state->rows[i].pigs >> seat & 1u) * state->rows[i].times;
          }
        else if (state->rows[i].followers[seat] > CC_FOLLOWERS)
          n[CC_FOLLOWER] = MAX (n[CC_FOLLOWER], state->rows[i].followers[seat]);
      if (n[CC_FOLLOWER] > CC_FOLLOWERS)
        doubt (out, CC_RULE_1_6, (int) seat, NULL,
               g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u follower stands there; each player has seven.",
                                             "%u followers stand there; each player has seven.", n[CC_FOLLOWER]),
                                n[CC_FOLLOWER]));
      if (n[CC_BUILDER] > 1)
        doubt (out, CC_RULE_1_6, (int) seat, NULL, g_strdup (_("There is one builder of each player.")));
      if (n[CC_PIG] > 1)
        doubt (out, CC_RULE_1_6, (int) seat, NULL, g_strdup (_("There is one pig of each player.")));
    }
}

static PwMove
said_stands (const CcState *state, const CcFigure *figure)
{
  PwMove field;

  pw_move_init (&field, CC_KIND_STANDS, figure->seat);
  field.args[CC_ARG_PLACE] = cc_place_of (state, figure->tile);
  return field;
}

static void
doubt_standing (const CcState *state, GArray *out)
{
  for (guint i = 0; i < state->n_figures && !state->stale; i++)
    {
      const CcFigure *figure = &state->figures[i];
      guint root = cc_feature_of (state, figure->tile, figure->segment);
      PwMove field = said_stands (state, figure);

      if (figure->what != CC_FOLLOWER && !(state->nodes[root].owners >> figure->seat & 1))
        doubt (out, figure->what == CC_PIG ? CC_RULE_9_1 : CC_RULE_8_9, figure->seat, &field,
               g_strdup (figure->what == CC_PIG ? _("The pig stands on a field without a farmer of its owner.")
                                                : _("The builder stands where its owner has no follower.")));
      if (figure->what != CC_PIG && cc_is_complete (state, root))
        doubt (out, CC_RULE_6_7, figure->seat, &field, g_strdup (_("A figure stands on what is complete: was it scored?")));
      for (guint k = 0; k < i; k++)
        if (state->figures[k].tile == figure->tile)
          {
            doubt (out, CC_RULE_5_1, figure->seat, &field, g_strdup (_("Two figures stand on one tile.")));
            break;
          }
    }
}

/* -- Landscape --------------------------------------------------------------------------------------------- */

static void
doubt_landscape (const CcState *state, GArray *out)
{
  guint8 seen[CC_TILES] = { 1 }, queue[CC_TILES] = { 0 };
  guint n = 1;

  for (guint tile = 0; tile < state->n_tiles; tile++)
    for (guint side = 0; side < 2; side++)
      if (state->tiles[tile].sides[side] && !cc_land_matches (state, tile, side))
        {
          char place[PW_CELL_WORD];
          PwMove field;

          pw_move_init (&field, CC_KIND_LIES, PW_TABLE);
          field.args[CC_ARG_PLACE] = cc_place_of (state, tile);
          pw_compass_print (state->tiles[tile].x, state->tiles[tile].y, place);
          doubt (out, CC_RULE_4_1, PW_TABLE, &field,
                 g_strdup_printf (side == CC_NORTH ? _("%s does not match the tile north of it.")
                                                   : _("%s does not match the tile east of it."),
                                  place));
        }
  for (guint at = 0; at < n; at++)
    for (guint side = 0; side < CC_SIDES; side++)
      {
        guint beside = state->tiles[queue[at]].sides[side];

        if (beside && !seen[beside - 1])
          {
            seen[beside - 1] = 1;
            queue[n++] = (guint8) (beside - 1);
          }
      }
  if (n < state->n_tiles)
    doubt (out, CC_RULE_4_1, PW_TABLE, NULL,
           g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u tile is not connected to the start tile.",
                                         "%u tiles are not connected to the start tile.", state->n_tiles - n),
                            state->n_tiles - n));
}

/* -- Rows and goods ----------------------------------------------------------------------------------------------- */

static void
doubt_row (const CcState *state, const CcRow *row, GArray *out)
{
  gboolean all = state->options[CC_OPTION_TILES];
  char *text = NULL;

  if (row->kind == CC_KIND_CITY && row->pennants > row->tiles)
    doubt (out, CC_RULE_14_5, PW_TABLE, NULL, g_strdup (_("A city has more pennants than tiles.")));
  if (row->kind == CC_KIND_CITY && row->tiles > cc_most_of_city (state))
    text = g_strdup_printf (_("No more than %u tiles show a city."), cc_most_of_city (state));
  else if (row->kind == CC_KIND_ROAD && row->tiles > cc_most_of_road (state))
    text = g_strdup_printf (_("No more than %u tiles show a road."), cc_most_of_road (state));
  else if (row->kind == CC_KIND_FIELD && row->tiles > most_fed[all])
    text = g_strdup_printf (_("No field feeds more than %u cities."), most_fed[all]);
  else if (row->kind == CC_KIND_MONASTERY && row->tiles >= 9)
    text = g_strdup (_("A monastery with nine tiles is complete."));
  if (text)
    doubt (out, CC_RULE_14_5, PW_TABLE, NULL, text);
}

static void
doubt_rows (const CcState *state, GArray *out)
{
  guint monasteries = 0, pennants = 0;

  for (guint i = 0; i < state->n_rows; i++)
    {
      const CcRow *row = &state->rows[i];

      doubt_row (state, row, out);
      monasteries += row->kind == CC_KIND_MONASTERY ? row->times : 0u;
      pennants += row->kind == CC_KIND_CITY ? (guint) row->pennants * row->times : 0;
    }
  if (pennants > CC_PENNANTS)
    doubt (out, CC_RULE_1_5, PW_TABLE, NULL, g_strdup (_("There are ten pennants in all.")));
  if (monasteries > monasteries_of[state->options[CC_OPTION_TILES]])
    doubt (out, CC_RULE_1_5, PW_TABLE, NULL,
           g_strdup_printf (_("There are %u monasteries in all."), monasteries_of[state->options[CC_OPTION_TILES]]));
}

/**
 * cc_doubts:
 * @data: a state
 * @out: (element-type PwDoubt): what cannot be in a position is appended (14.5)
 */
void
cc_doubts (gconstpointer data, GArray *out)
{
  const CcState *state = data;

  doubt_figures (state, out);
  for (guint good = 0; good < CC_GOODS; good++)
    {
      guint n = 0;

      for (guint seat = 0; seat < state->n_players; seat++)
        n += state->players[seat].goods[good];
      if (n > icons[good])
        doubt (out, CC_RULE_1_5, PW_TABLE, NULL,
               g_strdup_printf (_("There are %u tokens of one kind of goods: %s."), icons[good],
                                _(cc_good_words.words[good].label)));
    }
  if (state->stated)
    {
      doubt_standing (state, out);
      doubt_landscape (state, out);
    }
  doubt_rows (state, out);
}

/* -- What the final scoring depends on ------------------------------------------------------------------------------ */

static int
score_of (gconstpointer state, guint seat, const PwQuestion *question)
{
  return ((const CcState *) state)->players[seat].score;
}

static int
goods_of (gconstpointer state, guint seat, const PwQuestion *question)
{
  return ((const CcState *) state)->players[seat].goods[question->what];
}

static gboolean
with_goods (gconstpointer state, guint seat, const PwQuestion *question)
{
  return ((const CcState *) state)->options[CC_OPTION_GOODS];
}

#define TOKENS(label, good) \
  { label, "10.8", CC_KIND_HAVE, CC_ARG_WHAT, good, CC_ARG_NUMBER, 0, CC_MAX_SAID, .value = goods_of, \
    .known = pw_question_is_not_zero, .needed = with_goods }

const PwQuestion cc_questions[CC_QUESTIONS] = {
  { N_("Points on the track"), "6.9", CC_KIND_SCORE, -1, 0, CC_ARG_NUMBER, 0, CC_MAX_SCORE, .value = score_of,
    .known = pw_question_is_not_zero },
  TOKENS (N_("Wine"), CC_WINE),
  TOKENS (N_("Grain"), CC_GRAIN),
  TOKENS (N_("Cloth"), CC_CLOTH),
};
