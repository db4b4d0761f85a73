/* pw-setup.h: who plays, and by which options
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "pw-move.h"
#include "pw-reasons.h"

G_BEGIN_DECLS

/** PW_MAX_OPTIONS: the most options a game has, counting those of the table and of a seat apart. */
#define PW_MAX_OPTIONS 24

/**
 * PwOption:
 * @id: how records write it: "edition"
 * @title: its name (N_())
 * @text: one sentence that says what it changes (N_())
 * @words: its values; PwWord.word is what records write
 * @def: the default value
 * @group: the group it stands in, from 1 as PwGameTerms.groups has them; 0: with what is agreed for every game
 * @rules: (nullable): the numbers of the rules that it is about, with spaces between them
 *
 * Something agreed before a game: for the whole table, or for one seat (its duchy).
 */
typedef struct
{
  const char *id;
  const char *title;
  const char *text;
  const PwVocabulary *words;
  gint16 def;
  guint8 group;
  const char *rules;
} PwOption;

/**
 * PwPreset:
 * @title: its name (N_())
 * @off: options that get their first value: a bit each, by index
 * @on: options that get their second value, each only where a game can still be played so
 *
 * Several options of the table chosen at once.
 */
typedef struct
{
  const char *title;
  guint32 off, on;
} PwPreset;

/**
 * PwHints:
 * @PW_HINTS_POINTS: the legal moves, and what each scores at once
 * @PW_HINTS_MOVES: the legal moves
 * @PW_HINTS_OFF: nothing: people type what they do, and hear whether it is legal
 * @PW_HINTS_ADVICE: the legal moves, what each scores at once, and the three that are best in games played on from there: for learners
 */
typedef enum
{
  PW_HINTS_POINTS,
  PW_HINTS_MOVES,
  PW_HINTS_OFF,
  PW_HINTS_ADVICE,
} PwHints;

/**
 * PwDealerFlags:
 * @PW_DEALER_DICE: the program rolls the dice
 * @PW_DEALER_TILES: the program draws what is drawn face down
 */
typedef enum
{
  PW_DEALER_DICE = 1 << 0,
  PW_DEALER_TILES = 1 << 1,
} PwDealerFlags;

extern const PwVocabulary pw_hints_words;
extern const PwVocabulary pw_dealer_words;

/**
 * PwSetup:
 * @n_players: how many play
 * @names: their names, UTF-8, never empty, each at most 60 characters, all different; beside other words they stand as
 *   pw_setup_name() has them
 * @isolated: (nullable): those of them that need marks to stand there (pw_isolate()); for pw_setup_name()
 * @markers: their marker, 1 to PW_MAX_PLAYERS (shape and colour), all different
 * @level: of PwGameLevels.levels, the one the game begins with
 * @me: at a level that follows one player, that seat
 * @hints: a #PwHints: what the program tells whoever acts; agreed at the start, and kept
 * @clock: whether the time of each player is measured
 * @dealer: #PwDealerFlags: what the program rolls and draws for the table
 * @seed: what those dice and draws come from
 * @options: values of PwGameTerms.options
 * @seat_options: values of PwGameTerms.seat_options for each seat
 * @game: whose options these are
 * @held: (nullable): the parts that the options name: see pw_setup_hold()
 * @reasons: of the corrections in its game; shared with the copies
 *
 * The seats are in the order of the first round; seat 0 is the first player.
 */
typedef struct
{
  guint n_players;
  char *names[PW_MAX_PLAYERS];
  char *isolated[PW_MAX_PLAYERS];
  guint8 markers[PW_MAX_PLAYERS];
  guint8 level;
  guint8 me;
  guint8 hints;
  guint8 clock;
  guint8 dealer;
  guint64 seed;
  gint16 options[PW_MAX_OPTIONS];
  gint16 seat_options[PW_MAX_PLAYERS][PW_MAX_OPTIONS];
  const struct _PwGame *game;
  GArray *held;
  PwReasons *reasons;
} PwSetup;

struct _PwGame;

PwSetup *pw_setup_new        (const struct _PwGame *game, guint n_players);
PwSetup *pw_setup_new_plain  (const struct _PwGame *game, guint n_players);
void     pw_setup_hold       (PwSetup *setup);
PwSetup *pw_setup_copy       (const PwSetup *setup);
void     pw_setup_free       (PwSetup *setup);
void     pw_setup_set_name   (PwSetup *setup, guint seat, const char *name);
const char *pw_setup_name    (const PwSetup *setup, guint seat);
void     pw_setup_isolate_names (gboolean isolate);
int      pw_setup_find_name  (const PwSetup *setup, const char *text, gboolean *ambiguous);
int      pw_setup_find_whole_name (const PwSetup *setup, const char *text, gsize *length);
gboolean pw_setup_check      (const PwSetup *setup, const struct _PwGame *game, GError **error);
gboolean pw_setup_validate   (const PwSetup *setup, const struct _PwGame *game, GError **error);
gboolean pw_setup_hides_totals (const PwSetup *setup);
gboolean pw_setup_tells_points (const PwSetup *setup);
const char *pw_setup_advice_note (const PwSetup *setup);
void     pw_setup_name_refusal (const PwSetup *setup, GError *error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PwSetup, pw_setup_free)

G_END_DECLS
