/* pw-summary.h: what is known of a game without playing it again: for the library, statistics, exports
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-record.h"

G_BEGIN_DECLS

/**
 * PwSummarySeat:
 * @name: the player
 * @marker: 1 to PW_MAX_PLAYERS
 * @known: whether the score is as the moves say: the boards of others are not followed at
 *   a level that follows one player
 * @score: own points
 * @total: those of the player's side
 * @place: from 1, equal where nothing decides; 0 where the game is not over, nobody has a place in it, or
 *   not all boards are known
 * @side: the first seat of the player's side; the seat itself where each plays alone
 * @winner: first place, or a game won against itself
 * @sources: own points by source, in the order of PwGame.sources
 * @feats: (nullable): PwGameStory.feats of the player; %PW_FEAT_UNKNOWN where nobody knows
 * @options: the words of PwGameTerms.seat_options
 *
 * One player of a game.
 */
typedef struct
{
  char *name;
  guint8 marker;
  gboolean known;
  int score;
  int total;
  guint place;
  guint side;
  gboolean winner;
  int *sources;
  int *feats;
  char **options;
} PwSummarySeat;

/**
 * PwSummary:
 * @game: which game
 * @uid: a stable name for it, or %NULL
 * @title: what people have named it, or %NULL
 * @created: when it was begun, ISO 8601, or %NULL
 * @begun: the same as unix time; 0 where not known
 * @trial: it is a copy in which something else was tried
 * @duration: how long it was played, in seconds; 0 where not known
 * @n_moves: how many moves were played
 * @level: how much was entered, at the end: of PwGameLevels.levels
 * @over: whether it is
 * @outcome: how it was decided
 * @options: the words of PwGameTerms.options
 * @seats: the players in the order of the first round
 *
 * A game as its record has it at its cursor.
 */
typedef struct
{
  const PwGame *game;
  char *uid;
  char *title;
  char *created;
  gboolean trial;
  gint64 begun;
  guint duration;
  guint n_moves;
  guint level;
  gboolean over;
  PwOutcome outcome;
  char **options;
  guint n_seats;
  PwSummarySeat seats[PW_MAX_PLAYERS];
} PwSummary;

PwSummary  *pw_summary_new         (const PwRecord *record);
void        pw_summary_free        (PwSummary *summary);

/* PW_SUMMARY_TYPE: what a summary is in an index. */
#define PW_SUMMARY_TYPE "(smsmsmsuubyybasa(sybiiuubaiaias))"
GVariant   *pw_summary_to_variant  (const PwSummary *summary);
PwSummary  *pw_summary_from_variant (GVariant *variant);

char       *pw_summary_players     (const PwSummary *summary);           /* "Ana, Ben" */
char       *pw_summary_title       (const PwSummary *summary);           /* the title, else the players */
const char *pw_summary_label       (const PwOption *option, const char *word); /* translated, else the word itself */
gboolean    pw_summary_counts      (const PwSummary *summary, guint seat); /* over, and the score known */

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PwSummary, pw_summary_free)

G_END_DECLS
