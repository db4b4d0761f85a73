/* pw-tally.h: a mean, and how sure it is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <math.h>

#include <glib.h>

G_BEGIN_DECLS

/** PW_SURE: so many standard errors to either side hold the truth 19 times out of 20. */
#define PW_SURE 1.96

/**
 * PwTally:
 * @n: how many values
 * @mean: of them
 * @squares: sum of the squared differences from it
 *
 * Values counted together one by one, without keeping them (Welford). All zero: none yet.
 */
typedef struct
{
  guint64 n;
  double mean;
  double squares;
} PwTally;

static inline void
pw_tally_add (PwTally *self, double value)
{
  double before = value - self->mean;

  self->mean += before / (double) ++self->n;
  self->squares += before * (value - self->mean);
}

/* Returns: the standard error of the mean; infinite below two values, of which nobody knows how they differ */
static inline double
pw_tally_error (const PwTally *self)
{
  return self->n < 2 ? (double) INFINITY : sqrt (self->squares / (double) (self->n - 1) / (double) self->n);
}

/* How far a chance may be from the mean of @self, of games won (1), lost (0) or shared, 19 times out of 20. Of a few games that all ended alike
 * nobody may say that it is sure: two won and two lost are counted with them (Agresti and Coull). */
static inline double
pw_tally_chance_within (const PwTally *self)
{
  double n = (double) self->n + 4, mean = (self->mean * (double) self->n + 2) / n;

  return PW_SURE * sqrt (mean * (1 - mean) / n);
}

/* The same for the mean of differences between pairs of games: of each pair both won, both lost, or one of the two. Of a few pairs in which nothing
 * changed nobody may say that nothing ever does: half a pair of each sort is counted with them (Agresti and Min). */
static inline double
pw_tally_change_within (const PwTally *self)
{
  double n = (double) self->n + 2, sum = self->mean * (double) self->n, squares = self->squares + sum * self->mean;

  return PW_SURE * sqrt (MAX (0, squares + 1 - sum * sum / n)) / n;
}

G_END_DECLS
