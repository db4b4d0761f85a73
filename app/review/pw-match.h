/* pw-match.h: two ways to decide, one against the other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "review/pw-policy.h"
#include "review/pw-tally.h"

G_BEGIN_DECLS

/**
 * PwMatch:
 * @win: how often the first one won, shared where the place is shared; 0.5 where both are alike
 * @margin: its points less those of the second one, seat by seat on the mean
 * @points: of each at the end, seat by seat on the mean
 *
 * How it went. Every second game the seats are exchanged, and two such games are one value: so who sits first makes no difference.
 */
typedef struct
{
  PwTally win;
  PwTally margin;
  PwTally points[2];
} PwMatch;

gboolean pw_match_play (const PwGame *game, const PwSetup *setup, const PwPolicy policies[2], guint pairs, guint64 seed,
                        PwMatch *out, GError **error);

G_END_DECLS
