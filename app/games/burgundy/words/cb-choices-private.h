/* cb-choices-private.h: what the lists of choices are made with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/burgundy/words/cb-sentences.h"

G_BEGIN_DECLS

/**
 * CbChoosing:
 * @state: how it stands
 * @player: who chooses
 * @partial: what is chosen so far
 * @legal: the legal moves that match it
 * @out: (element-type PwChoice): the list
 *
 * Everything one list needs.
 */
struct _CbChoosing
{
  const CbState *state;
  const CbPlayer *player;
  PwMove partial;
  PwMoves legal;
  GArray *out;
};

/** CB_SIGN_BUY: the key of buying something, whatever number it has in the list. */
#define CB_SIGN_BUY '$'

static inline int
cb_workers_of (const PwMove *move)
{
  return cb_arg (move, CB_ARG_WORKERS, 0);
}

/* cb-choices.c */
gboolean cb_choice_matches (const PwMove *move, const PwMove *partial);
void     cb_choose          (CbChoosing *choosing, CbGroup group, const PwMove *move, gboolean more);
void     cb_choose_number   (CbChoosing *choosing, guint number);

void     cb_choose_any_time (CbChoosing *choosing);
void     cb_choose_facts    (CbChoosing *choosing, guint from);
void     cb_choose_rest     (CbChoosing *choosing);

/* cb-choices-names.c */
void     cb_choose_name     (CbChoosing *choosing);

/* cb-choices-tiles.c */
void     cb_choose_depot_tiles (CbChoosing *choosing, CbGroup group, const PwMove *pattern);
void     cb_choose_depot    (CbChoosing *choosing, CbGroup group, gboolean by_number);
void     cb_choose_take     (CbChoosing *choosing);
void     cb_choose_take_tile (CbChoosing *choosing, CbGroup group);
void     cb_choose_buy      (CbChoosing *choosing);
void     cb_choose_ways     (CbChoosing *choosing, CbGroup without_discard);

G_END_DECLS
