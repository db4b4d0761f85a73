/* cc-pads.c: where the keys of figures that may be put somewhere are written, so that each can be read
 *
 * Pads of one tile stand close beside each other, on a narrow one over each other: a key goes to that side of its own where it
 * lies least over another pad or another key.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cc-pads.h"

#include <math.h>

/** ASIDE: how far from the middle of its pad a key stands, in radii of the pad, along each axis. */
#define ASIDE 1.05

/** KEY_SHARE: how large a key is, in radii of its pad. */
#define KEY_SHARE 0.7

/* Over how many pixels two things lie over each other. */
static double
overlap (CcPoint a, CcPoint b, double reach)
{
  return MAX (0, reach - hypot (a.x - b.x, a.y - b.y));
}

static double
cost_of (CcPoint key, guint own, const CcPoint *pads, guint n, double radius, const CcPoint *keys)
{
  double cost = 0, side = cc_pads_key_side (radius);

  for (guint i = 0; i < n; i++)
    if (i != own)
      cost += overlap (key, pads[i], radius + side / 2);
  /* Two keys over each other cannot be read at all. */
  for (guint i = 0; i < own; i++)
    cost += 4 * overlap (key, keys[i], side * G_SQRT2);
  return cost;
}

/**
 * cc_pads_key_side:
 * @radius: of a pad, in pixels
 *
 * Returns: the side of the square with its key: larger beside a large pad
 */
double
cc_pads_key_side (double radius)
{
  return MAX (CC_PAD_KEY, radius * KEY_SHARE);
}

/**
 * cc_pads_place_keys:
 * @pads: (array length=n): the middles of the pads, in pixels
 * @n: how many, at most %CC_PADS
 * @radius: of each, in pixels
 * @keys: (out) (array length=n): the middles of their keys
 *
 * At the upper left if nothing is there, else at another corner, or beside it.
 */
void
cc_pads_place_keys (const CcPoint *pads, guint n, double radius, CcPoint *keys)
{
  static const CcPoint ways[] = {
    { -1, -1 }, { 1, -1 }, { -1, 1 }, { 1, 1 }, { -G_SQRT2, 0 }, { G_SQRT2, 0 }, { 0, -G_SQRT2 }, { 0, G_SQRT2 },
  };

  g_return_if_fail (n <= CC_PADS);
  for (guint i = 0; i < n; i++)
    {
      double best = G_MAXDOUBLE;

      for (guint way = 0; way < G_N_ELEMENTS (ways); way++)
        {
          CcPoint key = { pads[i].x + ways[way].x * radius * ASIDE, pads[i].y + ways[way].y * radius * ASIDE };
          double cost = cost_of (key, i, pads, n, radius, keys);

          if (cost >= best)
            continue;
          best = cost;
          keys[i] = key;
        }
    }
}
