/* pw-statistics.h: many games added up
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-summary.h"

G_BEGIN_DECLS

/**
 * PwStatisticsBy:
 * @PW_STATISTICS_PLAYER: by the player's name
 * @PW_STATISTICS_SEAT: by the place in the order of the first round
 * @PW_STATISTICS_PLAYERS: by how many played
 * @PW_STATISTICS_OPTION: by an option of the table: whether with an expansion or without
 * @PW_STATISTICS_SEAT_OPTION: by an option of the seat: by board
 *
 * What results are put together by.
 */
typedef enum
{
  PW_STATISTICS_PLAYER,
  PW_STATISTICS_SEAT,
  PW_STATISTICS_PLAYERS,
  PW_STATISTICS_OPTION,
  PW_STATISTICS_SEAT_OPTION,
} PwStatisticsBy;

/**
 * PwStatisticsLine:
 * @label: what the line is for: "Ana", "Seat 1", "3 players", "Duchy 5"
 * @n: how many results; a game counts once for each player whose score is known
 * @n_decided: how many of them were in a game that has a winner
 * @n_won: how many of those were won; each of several winners has won
 * @sum: of the scores, with those of partners
 * @best, @worst: the highest and the lowest of these scores
 * @sources: the same by source, added up: with those of partners too
 * @feats: PwGameStory.feats, added up, or the most of them (PwFeat.most)
 * @n_feats: of how many results each of these is known
 *
 * One line of a table.
 */
typedef struct
{
  char *label;
  guint n;
  guint n_decided;
  guint n_won;
  gint64 sum;
  int best, worst;
  gint64 *sources;
  gint64 feats[PW_MAX_FEATS];
  guint n_feats[PW_MAX_FEATS];
} PwStatisticsLine;

/**
 * PwStatistics:
 * @game: the game: results of several games are not added up
 * @lines: (element-type PwStatisticsLine): most results first, then by label
 * @n_games: how many games count
 * @n_open: how many others of the game do not, as they are not finished
 * @n_trials: how many do not, as somebody only tried something out in them
 * @n_unknown: how many of those that count have a player whose score nobody knows
 * @seconds: how long those took whose duration is known
 * @n_timed: how many these are
 * @sides: whether in some of them players played together, so that results are those of a side
 */
typedef struct
{
  const PwGame *game;
  GPtrArray *lines;
  guint n_games;
  guint n_open;
  guint n_trials;
  guint n_unknown;
  gint64 seconds;
  guint n_timed;
  gboolean sides;
} PwStatistics;

PwStatistics *pw_statistics_new     (const PwGame *game, GPtrArray *summaries, PwStatisticsBy by, guint option);
void          pw_statistics_free    (PwStatistics *statistics);

double        pw_statistics_line_mean   (const PwStatisticsLine *line);
double        pw_statistics_line_source (const PwStatisticsLine *line, guint source);   /* mean */
void          pw_statistics_line_points (const PwStatisticsLine *line, guint n_sources, int *points); /* rounded means */
gboolean      pw_statistics_line_feat   (const PwStatisticsLine *line, const PwGame *game, guint feat, int *value);
double        pw_statistics_line_wins   (const PwStatisticsLine *line);   /* 0 to 1; -1 where nothing was decided */

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PwStatistics, pw_statistics_free)

G_END_DECLS
