/* rules.h: tables of cases for the rules of any game, by number: legal, refused by exactly that rule, scored
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "position.h"

G_BEGIN_DECLS

/**
 * RuleCase:
 * @name: rule and case: "5.2/second-watchtower-in-a-city"; the test is /GAME/rule/ and this
 * @position: where it begins; see position.h
 * @moves: lines of notation separated by ';'; the case is about the last, the others are legal. "= ana 4" between them
 *   says what is so there: points, or in full, "= ana score 4" or "= next ben". Empty: the case is about the position
 * @expect: statements separated by ';': "refused 5.2", "legal", or what position_observe() knows; "costly" says that the
 *   move pays more than it must and so is in no list of legal moves
 *
 * A table ends with a case without a name.
 */
typedef struct
{
  const char *name;
  const char *position;
  const char *moves;
  const char *expect;
} RuleCase;

/**
 * SilentRule:
 * @id: of a rule
 * @reason: why it can neither refuse a move nor give anything
 */
typedef struct
{
  const char *id, *reason;
} SilentRule;

/**
 * RuleBook:
 * @test: the game
 * @tables: its tables of cases; ends with %NULL
 * @silent: rules that no case can show at work; ends with one without an id
 * @gives_only: rules that cannot refuse, but put an event under their number; ends with %NULL
 * @gives_points: those of all rules that give points; ends with %NULL
 * @apart: (nullable): the beginning of the numbers of rules that are shown elsewhere, such as options
 * @besides: (nullable): what is tried besides the cases and counts as well
 *
 * All rules of a game and their cases.
 */
typedef struct
{
  const TestGame *test;
  const RuleCase *const *tables;
  const SilentRule *silent;
  const char *const *gives_only;
  const char *const *gives_points;
  const char *apart;
  void (*besides) (void);
} RuleBook;

/* Adds a test for each case, and three on all of them: each rule is seen at work, or is said to be silent, and why; each has
 * a case of its own name; the game's RULES.md has each in the same words, and the tests it names are there. PW_SOURCE_ROOT
 * says where that is. */
void rules_add (const RuleBook *book);

/* Runs one, of the book that was added. */
void rules_run_case       (gconstpointer one);

/* For what notation cannot say. */
void rules_assert_refused (const Position *position, PwMove *move, const char *rule);
void rules_assert_legal   (const Position *position, PwMove *move, gboolean costly);

G_END_DECLS
