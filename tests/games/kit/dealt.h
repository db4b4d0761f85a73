/* dealt.h: the contracts on dealt games of any game, for each number of players
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "contracts.h"

G_BEGIN_DECLS

/**
 * DealtBy:
 * @DEALT_PLAYED: contracts_play()
 * @DEALT_REVISED: contracts_revise()
 * @DEALT_CORRECTED: contracts_correct()
 */
typedef enum
{
  DEALT_PLAYED,
  DEALT_REVISED,
  DEALT_CORRECTED,
} DealtBy;

/**
 * DealtGames:
 * @name: "random-games": the tests are /GAME/contracts/random-games-of-3-players and so on
 * @by: which contracts
 * @games: how many for each number of players
 * @seed: times the number of players, where their seeds begin
 * @closely: of @of games that are played so many are looked at closely, which takes much longer
 * @of: see @closely; 0: none
 * @setup: what is played with a seed from 0
 *
 * Games that keep the contracts. A table of them ends with one without a name.
 */
typedef struct
{
  const char *name;
  DealtBy by;
  guint games;
  guint seed;
  guint closely, of;
  PwSetup *(*setup) (guint n_players, guint seed);
} DealtGames;

/* Adds a test of each of @plans for each number of players, so that they can run side by side. @recorded: every other game
 * names tiles as soon as they lie open. Players decide in each style in turn. */
void dealt_add (const PwGame *game, guint least_players, guint most_players, gboolean recorded, const DealtGames *plans);

G_END_DECLS
