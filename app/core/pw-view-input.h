/* pw-view-input.h: what a game's view of one seat is made of
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-history.h"

G_BEGIN_DECLS

/**
 * PwViewInput:
 * @state: the state that is shown; of the type of the game
 * @setup: who plays
 * @history: (nullable): how it came about: what was played so is marked
 * @moment: moves played by then
 * @seat: whose board is shown
 * @choices: (nullable): PwChoice's of the present step: what may be lit; %NULL shows no hints
 * @keys: (nullable): the key of each choice, 1 to 9, or 0; as many as there are choices
 * @partial: (nullable): what is chosen so far
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
  const PwMove *refused;
  const char *reason;
} PwViewInput;

G_END_DECLS
