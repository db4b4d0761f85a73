/* pw-time-line.c: scores over the time in which games were played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-time-line.h"

#include <math.h>

/* How a day is written, and how much of it names the month and the year: text that sorts by time. */
static const guint lengths[] = { 10, 7, 4 };

/* The local day on which a game was begun; NULL where that is not known. */
static char *
day_of (const PwSummary *summary)
{
  g_autoptr (GDateTime) begun = summary->begun ? g_date_time_new_from_unix_local (summary->begun) : NULL;

  return begun ? g_date_time_format (begun, "%Y-%m-%d") : NULL;
}

static gboolean
is_meant (const PwSummary *summary, const PwGame *game)
{
  return summary->game == game && summary->over && summary->begun;
}

static int
by_text (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

/* The periods of @length characters in which a game was begun. */
static GPtrArray *
find_periods (const PwGame *game, GPtrArray *summaries, guint length)
{
  GPtrArray *periods = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GHashTable) known = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < summaries->len; i++)
    {
      const PwSummary *summary = summaries->pdata[i];
      g_autofree char *day = is_meant (summary, game) ? day_of (summary) : NULL;
      g_autofree char *period = day ? g_strndup (day, length) : NULL;

      if (period && !g_hash_table_contains (known, period))
        {
          g_ptr_array_add (periods, period);
          g_hash_table_add (known, g_steal_pointer (&period));
        }
    }
  g_ptr_array_sort (periods, by_text);
  return periods;
}

/* The lines with the most results, as the statistics have them first; where these go by label, in their order. */
static void
find_lines (PwTimeLine *time_line, const PwGame *game, GPtrArray *summaries, PwStatisticsBy by, guint option)
{
  g_autoptr (PwStatistics) statistics = pw_statistics_new (game, summaries, by, option);

  for (guint i = 0; i < statistics->lines->len && time_line->n_lines < PW_TIME_LINE_MOST; i++)
    time_line->labels[time_line->n_lines++] = g_strdup (((PwStatisticsLine *) statistics->lines->pdata[i])->label);
}

/* Adds up the results of one period. */
static void
add_period (PwTimeLine *time_line, guint period, const PwGame *game, GPtrArray *summaries, PwStatisticsBy by, guint option)
{
  g_autoptr (PwStatistics) statistics = pw_statistics_new (game, summaries, by, option);

  for (guint i = 0; i < statistics->lines->len; i++)
    {
      const PwStatisticsLine *line = statistics->lines->pdata[i];
      g_autofree char *key = g_utf8_casefold (line->label, -1);

      for (guint k = 0; k < time_line->n_lines; k++)
        {
          g_autofree char *other = g_utf8_casefold (time_line->labels[k], -1);

          if (!g_str_equal (key, other))
            continue;
          g_array_index (time_line->sums, gint64, period * time_line->n_lines + k) += line->sum;
          g_array_index (time_line->counts, guint, period * time_line->n_lines + k) += line->n;
        }
    }
}

/**
 * pw_time_line_new:
 * @game: a game
 * @summaries: (element-type PwSummary): games; those of another game, and those that are not over, do not count
 * @by: what to put together
 * @option: index of the option, for %PW_STATISTICS_OPTION and %PW_STATISTICS_SEAT_OPTION
 *
 * Returns: (transfer full): the results by day; by month where that are too many days, by year where these are too
 *   many months
 */
PwTimeLine *
pw_time_line_new (const PwGame *game, GPtrArray *summaries, PwStatisticsBy by, guint option)
{
  PwTimeLine *time_line = g_new0 (PwTimeLine, 1);
  g_autoptr (GHashTable) in_period = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_ptr_array_unref);
  guint length = lengths[0];

  for (guint i = 0; i < G_N_ELEMENTS (lengths); i++)
    {
      length = lengths[i];
      g_clear_pointer (&time_line->periods, g_ptr_array_unref);
      time_line->periods = find_periods (game, summaries, length);
      if (time_line->periods->len <= PW_TIME_LINE_PERIODS)
        break;
    }
  find_lines (time_line, game, summaries, by, option);
  time_line->sums = g_array_new (FALSE, TRUE, sizeof (gint64));
  time_line->counts = g_array_new (FALSE, TRUE, sizeof (guint));
  g_array_set_size (time_line->sums, time_line->periods->len * time_line->n_lines);
  g_array_set_size (time_line->counts, time_line->periods->len * time_line->n_lines);
  for (guint i = 0; i < summaries->len; i++)
    {
      const PwSummary *summary = summaries->pdata[i];
      g_autofree char *day = is_meant (summary, game) ? day_of (summary) : NULL;
      g_autofree char *period = day ? g_strndup (day, length) : NULL;
      GPtrArray *games = period ? g_hash_table_lookup (in_period, period) : NULL;

      if (period && games == NULL)
        g_hash_table_insert (in_period, g_strdup (period), games = g_ptr_array_new ());
      if (games)
        g_ptr_array_add (games, (gpointer) summary);
    }
  for (guint i = 0; i < time_line->periods->len; i++)
    add_period (time_line, i, game, g_hash_table_lookup (in_period, time_line->periods->pdata[i]), by, option);
  return time_line;
}

/**
 * pw_time_line_free:
 * @time_line: (nullable) (transfer full): a time line
 *
 * Frees it.
 */
void
pw_time_line_free (PwTimeLine *time_line)
{
  if (time_line == NULL)
    return;
  for (guint i = 0; i < time_line->n_lines; i++)
    g_free (time_line->labels[i]);
  g_ptr_array_unref (time_line->periods);
  g_array_unref (time_line->sums);
  g_array_unref (time_line->counts);
  g_free (time_line);
}

/**
 * pw_time_line_get:
 * @time_line: a time line
 * @period: index of a period
 * @line: index of a line
 * @mean: (out): the mean score in it, in whole points
 *
 * Returns: whether there is a result
 */
gboolean
pw_time_line_get (const PwTimeLine *time_line, guint period, guint line, int *mean)
{
  guint i = period * time_line->n_lines + line, n = g_array_index (time_line->counts, guint, i);

  if (n == 0)
    return FALSE;
  *mean = (int) floor ((double) g_array_index (time_line->sums, gint64, i) / n + 0.5);
  return TRUE;
}
