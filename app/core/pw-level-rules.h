/* pw-level-rules.h: going over from one level to another, and what is asked then
 *
 * A game that is kept at several levels has in its state the level, whom that follows, and a bit set of what is stale: whose
 * boards, and what of the table, are no longer as the moves say. Going down only ever adds to that set, when something goes by
 * that nobody enters; going up asks for what is in it, and for nothing else: by statements, then "confirm" for a board and
 * "confirm-table" for the table. What is special about a game is in its #PwLevelRules.
 *
 * A table that cannot say all of it, or would rather play, goes up with "level referee so", at once or while it is asked: what was
 * known stays as it was known, and what nobody has said stays stale, without being asked. That is a second meaning of the move
 * "level", by an argument, and none of "confirm" or "confirm-table": those still say that all is as the state has it, so that
 * games recorded with them mean what they meant. What stays open is shown as not checked, a board left open has no place at the
 * end, and a move that the rules refuse for what is not known is played as a correction. "level referee" asks for the rest later.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-game.h"

G_BEGIN_DECLS

/**
 * PwLevelRules:
 * @levels: as PwGameLevels.levels
 * @rule: index into PwGame.rules: the rule that refusals name
 * @seats: the bits of what is stale that are boards, by seat
 * @needs: of what is stale, what must be said before a level can go on that follows everybody
 * @level: the index of the move of that name
 * @confirm: of the move "confirm"
 * @confirm_table: of "confirm-table"
 * @finish: of "finish"; a number that is no kind where the game has none
 * @level_arg: where the move "level" has the level
 * @seat_arg: where it has whom that follows
 * @open_arg: where it has that the rest stays open, a word of #pw_open_words; -1 where everything must be known
 * @statements: what can be said about a position
 * @refuse: (nullable): refuses a level that this game, with this set-up, or now, cannot be kept at: %TRUE, with the error set
 * @leaves: (nullable): as PwGameLevels.leaves
 * @table_remedy: what to say of the table (N_()), with "{confirm-table}" in it
 *
 * The table of a game's levels.
 */
typedef struct
{
  const PwLevel *levels;
  guint rule;
  guint seats;
  guint needs;
  guint level, confirm, confirm_table, finish;
  guint level_arg, seat_arg;
  int open_arg;
  PwKindSet (*statements) (gconstpointer state);
  gboolean (*refuse) (gconstpointer state, const PwMove *move, GError **error);
  char *(*leaves) (const PwSetup *setup, gconstpointer state, const PwMove *move);
  const char *table_remedy;
} PwLevelRules;

/**
 * PwLevelNow:
 * @level: the level of the state
 * @me: whom that follows, where it follows somebody; else 0
 * @stale: what is no longer as the moves say
 * @wanted: at a level that follows one player, what else of it must be said
 * @n_players: how many play
 * @over: the game is over: nothing is asked
 * @leaving: another level has been called already, and comes by itself
 * @open: what is stale stays so wherever everybody is followed: it is not asked
 *
 * What a state says of its level.
 */
typedef struct
{
  guint level;
  guint me;
  guint stale;
  guint wanted;
  guint n_players;
  gboolean over;
  gboolean leaving;
  gboolean open;
} PwLevelNow;

/** PW_LEVEL_AS_EVER: an actor: the level asks for nothing. */
#define PW_LEVEL_AS_EVER (-3)

guint     pw_level_asked      (const PwLevelRules *rules, const PwLevelNow *now);
guint     pw_level_followed   (const PwLevelRules *rules, const PwLevelNow *now);
int       pw_level_actor      (const PwLevelRules *rules, const PwLevelNow *now);
PwKindSet pw_level_playable   (const PwLevelRules *rules, const PwLevelNow *now, gconstpointer state);
gboolean  pw_level_not_now    (const PwLevelRules *rules, const PwLevelNow *now, const PwMove *move, GError **error);
gboolean  pw_level_not_theirs (const PwLevelRules *rules, const PwLevelNow *now, const PwMove *move, GError **error);
gboolean  pw_level_leaves_open (const PwLevelRules *rules, const PwMove *move);
gboolean  pw_level_check      (const PwLevelRules *rules, const PwLevelNow *now, gconstpointer state, const PwMove *move,
                               GError **error);
char     *pw_level_sentence   (const PwLevelRules *rules, const PwSetup *setup, gconstpointer before, const PwMove *move);

G_END_DECLS
