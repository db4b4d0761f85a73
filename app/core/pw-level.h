/* pw-level.h: how much of a game people enter
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-move.h"

G_BEGIN_DECLS

/** PW_MAX_LEVELS: no game is kept at more of them. */
#define PW_MAX_LEVELS 8

/**
 * PwLevel:
 * @id: "referee": as records, the command line and the notation write it
 * @title: the same for people (N_())
 * @sentence: what is entered, and what the program answers to it (N_())
 * @icon: a symbolic icon, where there is no room for the title
 * @seat: it follows one player: whose moves are entered is said with it
 * @end: the end position is entered, and the result reckoned from it: nothing is dealt, nothing waits for a turn
 * @open: only what is scored is entered: what lies on the table need not be known
 * @asks: (nullable): what is asked when a game goes over to it (N_()), where that is always the same; %NULL: whatever statements
 *   the state then asks for
 *
 * One way to keep a game: an entry of PwGameLevels.levels. The first is the usual one, which records leave out. A game is kept at
 * any of them from its beginning, and goes over to another by its move "level".
 */
typedef struct
{
  const char *id;
  const char *title;
  const char *sentence;
  const char *icon;
  gboolean seat;
  gboolean end;
  gboolean open;
  const char *asks;
} PwLevel;

/**
 * Indices of pw_board_levels, for a game in which each player has a board of their own.
 *
 * @PW_LEVEL_REFEREE: every die and every action of everybody is entered
 * @PW_LEVEL_BOARD: those of one player only; what the others did is not checked
 * @PW_LEVEL_FINAL: the end position is entered, and the result reckoned from it
 */
enum
{
  PW_LEVEL_REFEREE,
  PW_LEVEL_BOARD,
  PW_LEVEL_FINAL,
  PW_BOARD_LEVELS,
};

extern const PwLevel pw_board_levels[PW_BOARD_LEVELS];
extern const PwVocabulary pw_level_words;
extern const PwVocabulary pw_open_words;

struct _PwGame;
struct _PwMoveKind;

const PwLevel *pw_game_nth_level  (const struct _PwGame *game, guint level);
int            pw_game_find_level (const struct _PwGame *game, const char *id);
int            pw_game_end_level  (const struct _PwGame *game);
guint          pw_game_n_levels   (const struct _PwGame *game);
const PwLevel *pw_game_get_level  (const struct _PwGame *game, gconstpointer state, int *seat);
gboolean       pw_game_asks       (const struct _PwGame *game, gconstpointer state);
gboolean       pw_game_level_move (const struct _PwGame *game, guint level, int seat, PwMove *out);
gboolean       pw_game_level_move_open (const struct _PwGame *game, PwMove *out);

G_END_DECLS
