/* cc-touch.c: what lies around a free place, and what a tile would join there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/carcassonne/state/cc-land.h"

/* @again: the second half of a field edge, which is always the field of the first. */
static void
add_touch (const CcState *state, guint node, guint contact, int seat, gboolean again, CcTouch *out)
{
  guint root = cc_root (state, node), owners = state->nodes[root].owners, i = 0;

  out->root[contact] = (gint16) root;
  while (i < out->n && out->roots[i] != root)
    i++;
  if (i == out->n)
    {
      out->roots[out->n++] = (guint16) root;
      out->at[i] = 0;
    }
  else
    out->twice |= !again;
  out->at[i] |= (guint16) (1u << contact);
  if (owners)
    out->owned |= (guint16) (1u << contact);
  if (seat >= 0 && owners >> seat & 1)
    out->mine |= (guint16) (1u << contact);
}

/**
 * cc_land_touch:
 * @state: a state
 * @gap: a free place
 * @seat: whose followers are asked for, or negative
 * @out: (out): what lies around it
 */
void
cc_land_touch (const CcState *state, const CcGap *gap, int seat, CcTouch *out)
{
  out->n = 0;
  out->owned = out->mine = 0;
  out->twice = FALSE;
  for (guint i = 0; i < CC_SIDES + CC_HALVES; i++)
    out->root[i] = CC_NOWHERE;
  for (guint side = 0; side < CC_SIDES; side++)
    if (gap->sides[side])
      {
        const CcPlaced *tile = &state->tiles[gap->sides[side] - 1];
        const CcTurned *turned = &cc_turned[tile->kind][tile->turn];
        guint opposite = cc_side_opposite (side);

        if (turned->at_side[opposite] != CC_NO_SEGMENT)
          add_touch (state, tile->node + turned->at_side[opposite], side, seat, FALSE, out);
        for (guint half = 2 * side; half < 2 * side + 2; half++)
          {
            guint at = turned->at_half[cc_half_opposite (half)];

            if (at != CC_NO_SEGMENT)
              add_touch (state, tile->node + at, CC_SIDES + half, seat, half % 2 && turned->edges[opposite] == CC_EDGE_FIELD,
                         out);
          }
      }
}

/**
 * cc_touch_spread:
 * @touch: what lies around a place
 * @kind: a tile that fits there
 * @turn: how it lies
 * @segment: one of its segments
 *
 * Which contacts belong to the feature that the segment becomes part of: its own, those of the same features, those of the
 * tile's other segments that touch these, and so on.
 *
 * Returns: bit set of contacts
 */
guint
cc_touch_spread (const CcTouch *touch, guint kind, guint turn, guint segment)
{
  const CcTurned *turned = &cc_turned[kind][turn];
  guint n = cc_tiles[kind].n_segments, contacts = turned->contacts[segment], before;

  if (!touch->twice)
    return contacts;
  do
    {
      before = contacts;
      for (guint i = 0; i < touch->n; i++)
        if (touch->at[i] & contacts)
          contacts |= touch->at[i];
      for (guint i = 0; i < n; i++)
        if (turned->contacts[i] & contacts)
          contacts |= turned->contacts[i];
    }
  while (contacts != before);
  return contacts;
}

/**
 * cc_touch_open:
 * @state: a state
 * @touch: what lies around @gap
 * @gap: a free place
 * @kind: a tile that fits there
 * @turn: how it lies
 * @contacts: the contacts of a city or road, as cc_touch_spread() has them
 *
 * Returns: how many openings that city or road has once the tile lies there
 */
guint
cc_touch_open (const CcState *state, const CcTouch *touch, const CcGap *gap, guint kind, guint turn, guint contacts)
{
  const CcTurned *turned = &cc_turned[kind][turn];
  guint open = 0;

  for (guint i = 0; i < touch->n; i++)
    if (touch->at[i] & contacts)
      open += state->nodes[touch->roots[i]].open;
  for (guint side = 0; side < CC_SIDES; side++)
    if (contacts >> side & 1 && turned->at_side[side] != CC_NO_SEGMENT)
      {
        /* What matches closes an edge here and one there. */
        if (gap->sides[side] == 0)
          open++;
        else if (touch->root[side] >= 0)
          open--;
      }
  return open;
}
