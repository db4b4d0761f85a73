/* pw-random.h: a small seeded generator for dice and draws, never used by rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** PwRandom: SplitMix64; the same seed gives the same game on every machine. */
typedef struct
{
  guint64 state;
} PwRandom;

static inline guint64
pw_random_next (PwRandom *random)
{
  guint64 z = (random->state += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15));

  z = (z ^ (z >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return z ^ (z >> 31);
}

/* The @n-th of the streams that go with @seed. Those of neighbouring seeds would be one stream shifted: mixing parts them. */
static inline PwRandom
pw_random_stream (guint64 seed, guint64 n)
{
  PwRandom mix = { seed ^ (n * G_GUINT64_CONSTANT (0xd1342543de82ef95)) };

  return (PwRandom){ pw_random_next (&mix) };
}

/* A number from 0 to @n - 1. */
static inline guint
pw_random_below (PwRandom *random, guint n)
{
  return (guint) (((pw_random_next (random) >> 32) * n) >> 32);
}

G_END_DECLS
