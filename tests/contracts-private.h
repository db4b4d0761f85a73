/* contracts-private.h: one random game that is being looked at, and what is looked at in more than one contract
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "contracts.h"

#include "core/pw-notation.h"

G_BEGIN_DECLS

typedef struct
{
  const PwGame *game;
  const PwSetup *setup;
  PwHistory *history;
  PwRandom random;              /* for what the test tries, apart from the game's own */
  PwMoves legal;
} Play;

static inline gconstpointer
present (const Play *play)
{
  return pw_history_get_state (play->history, pw_history_get_cursor (play->history));
}

static inline char *
line_of (const Play *play, const PwMove *move)
{
  return pw_notation_print (play->game, play->setup, move);
}

/* Changes one argument of a listed move to any value in its range. */
void contracts_change                          (Play *play, PwMove *move);

void contracts_check_events_have_room          (const Play *play);
void contracts_check_scores_are_sums           (const Play *play);
void contracts_check_undo_gives_the_same_bytes (const Play *play);
void contracts_check_texts                     (const Play *play);

/* The record @text is that game. */
void contracts_check_record                    (const Play *play, const char *text);

G_END_DECLS
