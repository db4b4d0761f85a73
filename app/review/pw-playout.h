/* pw-playout.h: games played to their end from any moment
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-setup.h"
#include "review/pw-policy.h"

G_BEGIN_DECLS

/**
 * PwMoment:
 * @state: a state of the game
 * @points: of each seat so far, secret ones too
 *
 * A game at some moment: what the points come from is past, and no longer in the state.
 */
typedef struct
{
  gconstpointer state;
  int points[PW_MAX_PLAYERS];
} PwMoment;

/**
 * PwResult:
 * @points: of each seat at the end; where some play together, those of their side
 * @lead: the same less the points of the best other side; without one, @points
 * @win: 1 for who comes first, shared by those who share the place; who plays alone against the game: whether it is won, or
 *   1 where it cannot be lost
 *
 * How a game ended.
 */
typedef struct
{
  double points[PW_MAX_PLAYERS];
  double lead[PW_MAX_PLAYERS];
  double win[PW_MAX_PLAYERS];
} PwResult;

typedef struct _PwPlayout PwPlayout;

PwPlayout *pw_playout_new  (const PwGame *game, const PwSetup *setup);
void       pw_playout_free (PwPlayout *self);

void       pw_playout_begin (PwPlayout *self, const PwMoment *from);
gboolean   pw_playout_next  (PwPlayout *self, PwDealFlags flags, PwRandom *random);
void       pw_playout_apply (PwPlayout *self, const PwMove *move);
void       pw_playout_end   (PwPlayout *self, PwDealFlags flags, PwRandom *random, PwResult *out);
PwMoment   pw_playout_now   (const PwPlayout *self);
void       pw_playout_result (const PwPlayout *self, PwResult *out);

void       pw_name_unnamed     (const PwGame *game, gpointer state, PwRandom *random, PwEvents *events);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PwPlayout, pw_playout_free)

G_END_DECLS
