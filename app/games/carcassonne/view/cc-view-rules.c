/* cc-view-rules.c: which rules explain what lies somewhere, and what may
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-view-text.h"
#include "games/carcassonne/view/cc-view.h"

static void
add (GString *ids, CcRule rule)
{
  pw_view_add_rule (ids, cc_rules[rule].id);
}

static void
add_sort (const CcState *state, CcSort sort, GString *ids)
{
  switch (sort)
    {
    case CC_CITY:
      add (ids, CC_RULE_6_2);
      add (ids, CC_RULE_6_4);
      if (state->options[CC_OPTION_GOODS])
        add (ids, CC_RULE_7_1);
      break;
    case CC_ROAD:
      add (ids, CC_RULE_6_1);
      add (ids, CC_RULE_6_4);
      break;
    case CC_MONASTERY:
      add (ids, CC_RULE_6_3);
      add (ids, CC_RULE_6_4);
      break;
    case CC_FIELD:
    case CC_SORTS:
    default:
      add (ids, CC_RULE_1_4);
      add (ids, CC_RULE_10_3);
      add (ids, state->options[CC_OPTION_FIELDS] == CC_FIELDS_ONCE       ? CC_RULE_10_5
                : state->options[CC_OPTION_FIELDS] == CC_FIELDS_PER_CITY ? CC_RULE_10_6
                : state->options[CC_OPTION_FIELDS] == CC_FIELDS_NONE     ? CC_RULE_10_7
                                                                         : CC_RULE_10_4);
      break;
    }
}

static void
add_figures (const CcState *state, guint tile, guint segment, GString *ids)
{
  guint root = segment < cc_tile (state->tiles[tile].kind)->n_segments ? cc_feature_of (state, tile, segment) : 0;

  for (guint i = 0; i < state->n_figures; i++)
    {
      const CcFigure *figure = &state->figures[i];

      if (segment == CC_NO_SEGMENT ? figure->tile != tile : cc_feature_of (state, figure->tile, figure->segment) != root)
        continue;
      add (ids, CC_RULE_5_7);
      if (figure->what == CC_BUILDER)
        add (ids, CC_RULE_8_2);
      if (figure->what == CC_PIG)
        add (ids, CC_RULE_9_1);
    }
}

/**
 * cc_view_rules:
 * @state: a state
 * @x: to the east of the start tile
 * @y: to the north
 * @segment: of the tile there, or %CC_NO_SEGMENT
 *
 * Returns: (transfer full) (nullable): the numbers of the rules that explain it, the nearest first, with spaces between them
 */
char *
cc_view_rules (const CcState *state, int x, int y, guint segment)
{
  GString *ids = g_string_new (NULL);
  int tile = cc_land_tile_at (state, x, y), gap = cc_land_gap_at (state, x, y);

  if (tile >= 0 && segment < cc_tile (state->tiles[tile].kind)->n_segments)
    add_sort (state, (CcSort) cc_tile (state->tiles[tile].kind)->segments[segment].sort, ids);
  if (tile >= 0)
    {
      add_figures (state, (guint) tile, segment, ids);
      add (ids, segment == CC_NO_SEGMENT ? CC_RULE_4_2 : CC_RULE_4_3);
    }
  else if (gap >= 0)
    {
      if (cc_view_fits (state, state->gaps[gap].needs) == 0)
        add (ids, CC_RULE_11_3);
      add (ids, CC_RULE_4_1);
      add (ids, CC_RULE_4_2);
      add (ids, CC_RULE_5_1);
      add (ids, CC_RULE_5_2);
    }
  if (ids->len > 0)
    return g_string_free (ids, FALSE);
  g_string_free (ids, TRUE);
  return NULL;
}
