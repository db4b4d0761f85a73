/* contracts.h: what holds for every game, whatever its rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-dealer.h"
#include "core/pw-history.h"

G_BEGIN_DECLS

/**
 * contracts_observe:
 * @observer: (nullable): gets every game that contracts_play() has played to its end
 * @data: for it
 */
void contracts_observe (void (*observer) (const PwHistory *history, gpointer data), gpointer data);

/**
 * contracts_list_examples:
 * @kinds: kinds of moves
 *
 * Of these the list of legal moves has examples only, one for each value of the first argument, as there are thousands; check
 * accepts others too. No kind is such before it is said.
 */
void contracts_list_examples (PwKindSet kinds);

/**
 * contracts_style:
 * @seed: of a game
 *
 * Returns: how players decide in it: one game in three is played in each style
 */
PwDealFlags contracts_style (guint64 seed);

/**
 * contracts_play:
 * @game: a game
 * @setup: who plays
 * @seed: for dice, draws and choices
 * @flags: how much is named in advance
 * @thorough: also tries changed moves and walks through the choices at every step
 *
 * Plays one random game and checks at every state:
 *
 * - the game calls the state sound
 * - whoever acts has a legal move, and check accepts every one that is listed
 * - check changes nothing
 * - a changed move that check accepts is in the list once it has its cheapest payment
 * - nobody may make another player's move
 * - the choices lead to legal moves only, and never to nothing
 * - what the game picks without a list is what stands in it (PwGameDealing.pick)
 * - what a move is worth does not hang on which moves were rated before (PwGameDealing.rate)
 * - the dealer ends the game
 *
 * and at the end: undo and redo give the same bytes, a record read back gives the same bytes,
 * as JSON and as text, and scores are the sums of the events.
 */
void contracts_play (const PwGame *game, const PwSetup *setup, guint64 seed, PwDealFlags flags, gboolean thorough);

/**
 * contracts_correct:
 * @game: a game
 * @setup: who plays
 * @seed: for the game and for the corrections
 * @flags: how much is named in advance
 *
 * Plays one random game in which people insist, at random moments, on moves that break rules, and
 * say at random what lies on the table. Whatever can be carried out leaves a sound state,
 * whatever cannot changes nothing and says why; the game can still be played to its end, scores
 * are the sums of the events, undo gives the same bytes and so does the record read back.
 */
void contracts_correct (const PwGame *game, const PwSetup *setup, guint64 seed, PwDealFlags flags);

/**
 * contracts_remedies:
 * @game: a game
 * @setup: who plays
 * @seed: for the game and for what goes wrong
 * @flags: how much is named in advance
 *
 * Plays one random game in which people say wrong things all the time. Whatever move a refusal writes out is one that
 * the referee accepts at that very moment.
 *
 * Returns: how many moves were refused
 */
guint contracts_remedies (const PwGame *game, const PwSetup *setup, guint64 seed, PwDealFlags flags);

/**
 * contracts_revise:
 * @game: a game
 * @setup: who plays
 * @seed: for the game and for the changes
 * @flags: how much is named in advance
 *
 * Plays one random game and strikes, edits and repeats lines of it at random places. Of each
 * revision it checks that the old game is untouched, that the new one is sound at every state
 * and survives being recorded, that every line left out really is illegal there, that people can decide on each, and that
 * changing a line into itself changes nothing.
 */
void contracts_revise (const PwGame *game, const PwSetup *setup, guint64 seed, PwDealFlags flags);

G_END_DECLS
