/* pw-statistics.c: many games added up
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-statistics.h"

#include <math.h>
#include <string.h>

#include <glib/gi18n-lib.h>

/** LEAST_PLAYED: in seconds; what was shorter was entered, and not played. */
#define LEAST_PLAYED 60

static void
line_free (gpointer data)
{
  PwStatisticsLine *line = data;

  g_free (line->label);
  g_free (line->sources);
  g_free (line);
}

/* What a result belongs to, for people. */
static char *
label_of (const PwSummary *summary, guint seat, PwStatisticsBy by, guint option)
{
  const PwGame *game = summary->game;

  switch (by)
    {
    case PW_STATISTICS_SEAT: return g_strdup_printf (_("Seat %u"), seat + 1);
    case PW_STATISTICS_PLAYERS:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u player", "%u players", summary->n_seats), summary->n_seats);
    case PW_STATISTICS_OPTION: return g_strdup (pw_summary_label (&game->terms.options[option], summary->options[option]));
    case PW_STATISTICS_SEAT_OPTION:
      return g_strdup (pw_summary_label (&game->terms.seat_options[option], summary->seats[seat].options[option]));
    case PW_STATISTICS_PLAYER:
    default: return g_strdup (summary->seats[seat].name);
    }
}

/* The points that the score is made of: those of partners count in it, so they count here too. */
static void
add_sources (PwStatisticsLine *line, const PwSummary *summary, guint i)
{
  for (guint other = 0; other < summary->n_seats; other++)
    for (guint source = 0; summary->seats[other].side == summary->seats[i].side && source < summary->game->n_sources; source++)
      line->sources[source] += summary->seats[other].sources[source];
}

/* Each player's own. */
static void
add_feats (PwStatisticsLine *line, const PwGame *game, const PwSummarySeat *seat)
{
  for (guint i = 0; seat->feats && i < pw_game_n_feats (game); i++)
    if (seat->feats[i] != PW_FEAT_UNKNOWN)
      {
        line->feats[i] = game->story->feats[i].most ? MAX (line->feats[i], seat->feats[i]) : line->feats[i] + seat->feats[i];
        line->n_feats[i]++;
      }
}

static void
add_result (PwStatistics *statistics, GHashTable *by_key, const PwSummary *summary, guint i, PwStatisticsBy by, guint option)
{
  const PwSummarySeat *seat = &summary->seats[i];
  g_autofree char *label = label_of (summary, i, by, option);
  /* Names are written in capitals on one evening and not on another. */
  char *key = g_utf8_casefold (label, -1);
  PwStatisticsLine *line = g_hash_table_lookup (by_key, key);

  if (line == NULL)
    {
      line = g_new0 (PwStatisticsLine, 1);
      line->label = g_steal_pointer (&label);
      line->best = G_MININT;
      line->worst = G_MAXINT;
      line->sources = g_new0 (gint64, statistics->game->n_sources);
      g_ptr_array_add (statistics->lines, line);
      g_hash_table_insert (by_key, g_steal_pointer (&key), line);
    }
  g_free (key);
  line->n++;
  line->n_decided += seat->place > 0 || summary->outcome != PW_OUTCOME_PLACE;
  line->n_won += seat->winner;
  line->sum += seat->total;
  line->best = MAX (line->best, seat->total);
  line->worst = MIN (line->worst, seat->total);
  add_sources (line, summary, i);
  add_feats (line, summary->game, seat);
}

static gboolean
has_sides (const PwSummary *summary)
{
  for (guint i = 0; i < summary->n_seats; i++)
    if (summary->seats[i].side != i)
      return TRUE;
  return FALSE;
}

static int
most_first (gconstpointer a, gconstpointer b)
{
  const PwStatisticsLine *x = *(PwStatisticsLine *const *) a, *y = *(PwStatisticsLine *const *) b;

  if (x->n != y->n)
    return x->n < y->n ? 1 : -1;
  return g_utf8_collate (x->label, y->label);
}

static int
by_label (gconstpointer a, gconstpointer b)
{
  const PwStatisticsLine *x = *(PwStatisticsLine *const *) a, *y = *(PwStatisticsLine *const *) b;

  return g_utf8_collate (x->label, y->label);
}

/**
 * pw_statistics_new:
 * @game: a game
 * @summaries: (element-type PwSummary): games; those of another game, and those that are not over, do not count
 * @by: what to put together
 * @option: index of the option, for %PW_STATISTICS_OPTION and %PW_STATISTICS_SEAT_OPTION
 *
 * Returns: (transfer full): the results added up
 */
PwStatistics *
pw_statistics_new (const PwGame *game, GPtrArray *summaries, PwStatisticsBy by, guint option)
{
  PwStatistics *statistics = g_new0 (PwStatistics, 1);
  g_autoptr (GHashTable) by_key = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  statistics->game = game;
  statistics->lines = g_ptr_array_new_with_free_func (line_free);
  for (guint i = 0; i < summaries->len; i++)
    {
      const PwSummary *summary = summaries->pdata[i];
      gboolean whole = TRUE;

      /* What was only tried is no game that was played. */
      if (summary->trial)
        {
          statistics->n_trials += summary->game == game;
          continue;
        }
      statistics->n_open += summary->game == game && !summary->over;
      if (summary->game != game || !summary->over)
        continue;
      for (guint seat = 0; seat < summary->n_seats; seat++)
        whole = whole && pw_summary_counts (summary, seat);
      statistics->n_unknown += !whole;
      statistics->n_games++;
      /* Whoever enters the end alone has not played meanwhile. */
      statistics->seconds += summary->duration >= LEAST_PLAYED ? summary->duration : 0;
      statistics->n_timed += summary->duration >= LEAST_PLAYED;
      statistics->sides = statistics->sides || has_sides (summary);
      for (guint seat = 0; seat < summary->n_seats; seat++)
        if (pw_summary_counts (summary, seat))
          add_result (statistics, by_key, summary, seat, by, option);
    }
  g_ptr_array_sort (statistics->lines, by == PW_STATISTICS_SEAT || by == PW_STATISTICS_PLAYERS ? by_label : most_first);
  return statistics;
}

/**
 * pw_statistics_free:
 * @statistics: (nullable) (transfer full): statistics
 *
 * Frees them.
 */
void
pw_statistics_free (PwStatistics *statistics)
{
  if (statistics == NULL)
    return;
  g_ptr_array_unref (statistics->lines);
  g_free (statistics);
}

/**
 * pw_statistics_line_mean:
 * @line: a line
 *
 * Returns: the mean of its scores
 */
double
pw_statistics_line_mean (const PwStatisticsLine *line)
{
  return (double) line->sum / line->n;
}

/**
 * pw_statistics_line_source:
 * @line: a line
 * @source: an index into PwGame.sources
 *
 * Returns: the mean of the points of that source
 */
double
pw_statistics_line_source (const PwStatisticsLine *line, guint source)
{
  return (double) line->sources[source] / line->n;
}

/**
 * pw_statistics_line_points:
 * @line: a line
 * @n_sources: of its game
 * @points: (out): for each source the mean in whole points
 *
 * Rounds the means so that together they are the rounded mean score: parts of a bar must make up the bar.
 */
void
pw_statistics_line_points (const PwStatisticsLine *line, guint n_sources, int *points)
{
  g_autofree double *rest = g_new0 (double, n_sources);
  gint64 all = 0;
  int sum = 0, whole;

  for (guint i = 0; i < n_sources; i++)
    {
      double mean = pw_statistics_line_source (line, i);

      points[i] = (int) floor (mean);
      rest[i] = mean - points[i];
      sum += points[i];
      all += line->sources[i];
    }
  /* The largest remainders are rounded up. */
  for (whole = (int) floor ((double) all / line->n + 0.5); sum < whole; sum++)
    {
      guint most = 0;

      for (guint i = 1; i < n_sources; i++)
        if (rest[i] > rest[most])
          most = i;
      points[most]++;
      rest[most] = -1;
    }
}

/**
 * pw_statistics_line_feat:
 * @line: a line
 * @game: of what
 * @feat: an index into PwGameStory.feats
 * @value: (out): the most, or the mean in whole ones
 *
 * Returns: %FALSE where nobody knows it of any result
 */
gboolean
pw_statistics_line_feat (const PwStatisticsLine *line, const PwGame *game, guint feat, int *value)
{
  if (line->n_feats[feat] == 0)
    return FALSE;
  *value = game->story->feats[feat].most ? (int) line->feats[feat]
                                         : (int) floor ((double) line->feats[feat] / line->n_feats[feat] + 0.5);
  return TRUE;
}

/**
 * pw_statistics_line_wins:
 * @line: a line
 *
 * Returns: the share of games won among those decided, 0 to 1; -1 where there are none
 */
double
pw_statistics_line_wins (const PwStatisticsLine *line)
{
  return line->n_decided ? (double) line->n_won / line->n_decided : -1;
}
