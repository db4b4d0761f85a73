/* levels.h: dealt games of any game that are doubted, audited, said as positions and kept at its levels, from tables
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-dealer.h"
#include "core/pw-game.h"

G_BEGIN_DECLS

/**
 * LevelsGame:
 * @game: the game
 * @setup: who plays it
 * @state: how it stands
 * @scores: points by seat, counted here from the events
 * @events: what the last move brought about
 * @scratch: for lists
 *
 * A game as it goes, without its history.
 */
typedef struct
{
  const PwGame *game;
  PwSetup *setup;
  gpointer state;
  int scores[PW_MAX_PLAYERS];
  PwEvents events;
  PwMoves scratch;
} LevelsGame;

LevelsGame *levels_game_new  (PwSetup *setup);                    /* takes it */
void        levels_game_free (LevelsGame *self);
void        levels_play      (LevelsGame *self, const PwMove *move);  /* it must be legal, and leave the state sound */
gboolean    levels_step      (LevelsGame *self, PwRandom *random);    /* a dealt move; FALSE at the end */
void        levels_say       (LevelsGame *self, gconstpointer to);    /* the statements that make @to of it */
void        levels_go        (LevelsGame *self, guint level, int seat); /* goes over to a level */

void        levels_assert_no_doubt (const PwGame *game, gconstpointer state, const char *where);
void        levels_assert_same_holdings (const LevelsGame *self, gconstpointer other);
void        levels_assert_same_result (const LevelsGame *self, const LevelsGame *other);

/**
 * LevelsEntered:
 * @LEVELS_LEGAL: by the rules
 * @LEVELS_ASKED: after what still waits is done without, or not at all, as it has happened
 * @LEVELS_PLAYED_SO: as a correction
 * @LEVELS_DEAD_END: not at all
 *
 * How what happened at the table can be entered where something was left open.
 */
typedef enum
{
  LEVELS_LEGAL,
  LEVELS_ASKED,
  LEVELS_PLAYED_SO,
  LEVELS_DEAD_END,
  LEVELS_ENTERED,
} LevelsEntered;

void        levels_left_open (LevelsGame *table, guint seed, guint *entered);

/**
 * LevelsUp:
 * @n: how often somebody went up
 * @n_nothing: how often nothing was to be said of the table
 * @table: statements of the table in all
 * @boards: of the boards of others
 * @most_table: of the table, at once
 * @most: of both, at once
 *
 * What it took to go up, every statement an entry, where all was said.
 */
typedef struct
{
  guint n, n_nothing;
  guint table, boards;
  guint most_table, most;
} LevelsUp;

void        levels_up        (LevelsGame *table, guint seed, LevelsUp *up);

/**
 * LevelsBy:
 * @LEVELS_NO_DOUBT: a game by the rules raises no doubt, and no score of it lies outside what the audit allows
 * @LEVELS_END: the end position, said from nothing, gives the same scores, places and tie-breaks
 * @LEVELS_PLAYED_ON: a position in the middle, said from nothing, holds what the game brought, and can be played on to the end
 * @LEVELS_CHANGE: levels change at any moment, down and up: the game is always sound, and goes on to its end
 * @LEVELS_LEFT_OPEN: after one section at the level of one board the rest stays open, and everything that the table does next
 *   can be entered
 * @LEVELS_UP: after one section at the level of one board three players go up by one entry, or say at most so many of the table
 * @LEVELS_TEXTS: what people read is there, at every level and moment
 */
typedef enum
{
  LEVELS_NO_DOUBT,
  LEVELS_END,
  LEVELS_PLAYED_ON,
  LEVELS_CHANGE,
  LEVELS_LEFT_OPEN,
  LEVELS_UP,
  LEVELS_TEXTS,
} LevelsBy;

/**
 * LevelsPlan:
 * @name: the test is /GAME/levels/NAME
 * @by: what is to hold
 * @games: how many, with all numbers of players in turn; of texts, for each level
 * @seed: where their seeds begin
 * @setup: (nullable): what is agreed for such a game, in a set-up as it is usual; its level is set afterwards
 * @check: (nullable): of %LEVELS_NO_DOUBT: what else holds of a seat that has so many points
 * @lines: of %LEVELS_NO_DOUBT: an audit explains itself in at least so many lines; of %LEVELS_LEFT_OPEN: at most so many cannot be
 *   entered; of %LEVELS_UP: at most so many are to be entered of the table
 *
 * A row of the table, which ends with one without a name.
 */
typedef struct
{
  const char *name;
  LevelsBy by;
  guint games;
  guint seed;
  void (*setup) (PwSetup *setup, guint seed);
  void (*check) (gconstpointer state, guint seat, int score);
  guint lines;
} LevelsPlan;

/* Adds a test of each row. */
void levels_add (const PwGame *game, const LevelsPlan *plans);

G_END_DECLS
