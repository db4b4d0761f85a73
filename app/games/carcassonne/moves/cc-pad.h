/* cc-pad.h: the score pad and the rows of the final scoring; levels
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-level-rules.h"
#include "games/carcassonne/moves/cc-moves.h"

G_BEGIN_DECLS

/** CC_SHARE_MAX: of what a row says of a player: followers, twice, and one more for the pig. */
#define CC_SHARE_MAX 19

/** CC_PENNANTS: in all (1.5). */
#define CC_PENNANTS 10

/* How many tiles show a city, or a road (14.5). */
static inline guint
cc_most_of_city (const CcState *state)
{
  return state->options[CC_OPTION_TILES] ? 66 : 44;
}

static inline guint
cc_most_of_road (const CcState *state)
{
  return state->options[CC_OPTION_TILES] ? 61 : 45;
}

extern const PwLevel cc_levels[CC_LEVELS];
extern const PwVocabulary cc_level_words;
extern const PwVocabulary cc_share_words;
extern const PwVocabulary cc_open_words;
extern const PwLevelRules cc_level_rules;

PwLevelNow cc_level_now        (const CcState *state);
guint      cc_level            (gconstpointer state, int *seat);
guint      cc_followed         (gconstpointer state);
int        cc_actor            (gconstpointer state);
PwKindSet  cc_playable         (gconstpointer state);
void       cc_not_now          (gconstpointer state, const PwMove *move, GError **error);
char      *cc_level_leaves     (const PwSetup *setup, gconstpointer state, const PwMove *move);
gboolean   cc_level_check      (gconstpointer state, const PwMove *move, GError **error);
void       cc_level_apply      (gpointer state, const PwMove *move, PwEvents *events);
void       cc_confirm_apply    (gpointer state, const PwMove *move, PwEvents *events);

gboolean   cc_row_check        (gconstpointer state, const PwMove *move, GError **error);
void       cc_row_apply        (gpointer state, const PwMove *move, PwEvents *events);
gboolean   cc_takes_check      (gconstpointer state, const PwMove *move, GError **error);
void       cc_takes_apply      (gpointer state, const PwMove *move, PwEvents *events);
gboolean   cc_points_check     (gconstpointer state, const PwMove *move, GError **error);
void       cc_points_apply     (gpointer state, const PwMove *move, PwEvents *events);

G_END_DECLS
