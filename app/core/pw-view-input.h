/* pw-view-input.h: what a game's view of one seat is made of, and what all games say of a spot
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-history.h"

G_BEGIN_DECLS

/** PW_KEY_LETTER: of a key that is no number: the letter or sign stands below it, as in %PW_KEY_LETTER | 's'. */
#define PW_KEY_LETTER 0x80

/**
 * PwViewInput:
 * @state: the state that is shown; of the type of the game
 * @setup: who plays
 * @history: (nullable): how it came about: what was played so is marked
 * @moment: moves played by then
 * @seat: whose board is shown
 * @choices: (nullable): PwChoice's of the present step: what may be lit; %NULL shows no hints
 * @keys: (nullable): the key of each choice, as its list shows it: a number, %PW_KEY_LETTER with a letter, or 0; as many as there are choices
 * @partial: (nullable): what is chosen so far
 * @chosen: (nullable): the move that Enter would play, once somebody has typed something or gone to a choice
 * @joined: (nullable): the dice that were put together by clicks (%PW_MOVE_JOINED)
 * @refused: (nullable): the move that was refused last
 * @reason: (nullable): why
 *
 * All that a view may depend on.
 */
typedef struct
{
  gconstpointer state;
  const PwSetup *setup;
  const PwHistory *history;
  guint moment;
  guint seat;
  const GArray *choices;
  const guint8 *keys;
  const PwMove *partial;
  const PwMove *chosen;
  const PwMove *joined;
  const PwMove *refused;
  const char *reason;
} PwViewInput;

/**
 * PwSpotFlags:
 * @PW_SPOT_LEGAL: choosing it is part of a legal move
 * @PW_SPOT_POINTS: what that scores is known
 * @PW_SPOT_SELECTED: it is part of the move chosen so far
 * @PW_SPOT_REFUSED: it was just refused
 * @PW_SPOT_DONE: past
 * @PW_SPOT_NOW: present
 * @PW_SPOT_NOT_CHECKED: it is shown as it was last known
 * @PW_SPOT_PLAYED_SO: people put it there although a rule says otherwise
 * @PW_SPOT_OWN: a game's own flags begin here
 *
 * How a spot of a board stands: what boards light alike in all games.
 */
typedef enum
{
  PW_SPOT_LEGAL = 1 << 0,
  PW_SPOT_POINTS = 1 << 1,
  PW_SPOT_SELECTED = 1 << 2,
  PW_SPOT_REFUSED = 1 << 3,
  PW_SPOT_DONE = 1 << 4,
  PW_SPOT_NOW = 1 << 5,
  PW_SPOT_NOT_CHECKED = 1 << 6,
  PW_SPOT_PLAYED_SO = 1 << 7,
  PW_SPOT_OWN = 1 << 8,
} PwSpotFlags;

G_END_DECLS
