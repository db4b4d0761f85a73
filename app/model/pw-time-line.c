/* pw-time-line.c: scores over the time in which games were played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-time-line.h"

#include <math.h>

#include "core/pw-format.h"

/* How much of a day's name names the month and the year: text that sorts by time. */
static const guint lengths[] = { 7, 4 };

/* The local day on which a game was begun. */
static char *
day_of (const PwSummary *summary)
{
  g_autoptr (GDateTime) begun = g_date_time_new_from_unix_local (summary->begun);

  return begun ? g_date_time_format (begun, "%Y-%m-%d") : NULL;
}

static int
by_text (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

/* The games that are over and whose day is known, by day: sorted days, each with its games in @days. */
static GPtrArray *
find_days (const PwGame *game, GPtrArray *summaries, GPtrArray *dated, GHashTable *days)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < summaries->len; i++)
    {
      const PwSummary *summary = summaries->pdata[i];
      g_autofree char *day = summary->game == game && summary->over && !summary->trial && summary->begun ? day_of (summary)
                                                                                                         : NULL;
      GPtrArray *games = day ? g_hash_table_lookup (days, day) : NULL;

      if (day == NULL)
        continue;
      if (games == NULL)
        {
          g_hash_table_insert (days, g_strdup (day), games = g_ptr_array_new ());
          g_ptr_array_add (names, g_steal_pointer (&day));
        }
      g_ptr_array_add (games, (gpointer) summary);
      g_ptr_array_add (dated, (gpointer) summary);
    }
  g_ptr_array_sort (names, by_text);
  return names;
}

/* The lines with the most results, as the statistics have them first; where these go by label, in their order. */
static void
find_lines (PwTimeLine *time_line, const PwGame *game, GPtrArray *dated, PwStatisticsBy by, guint option)
{
  g_autoptr (PwStatistics) statistics = pw_statistics_new (game, dated, by, option);

  for (guint i = 0; i < statistics->lines->len && time_line->n_lines < PW_TIME_LINE_MOST; i++)
    time_line->labels[time_line->n_lines++] = g_strdup (((PwStatisticsLine *) statistics->lines->pdata[i])->label);
}

/* Adds up the results of @games as a period of its own, unless none of them is one of the lines. */
static void
add_period (PwTimeLine *time_line, const char *name, const PwGame *game, GPtrArray *games, PwStatisticsBy by, guint option)
{
  g_autoptr (PwStatistics) statistics = pw_statistics_new (game, games, by, option);
  gint64 sums[PW_TIME_LINE_MOST] = { 0 };
  guint counts[PW_TIME_LINE_MOST] = { 0 };
  gboolean any = FALSE;

  for (guint i = 0; i < statistics->lines->len; i++)
    {
      const PwStatisticsLine *line = statistics->lines->pdata[i];
      g_autofree char *key = g_utf8_casefold (line->label, -1);

      for (guint k = 0; k < time_line->n_lines; k++)
        {
          g_autofree char *other = g_utf8_casefold (time_line->labels[k], -1);

          if (!g_str_equal (key, other))
            continue;
          sums[k] += line->sum;
          counts[k] += line->n;
          any = any || line->n > 0;
        }
    }
  if (!any)
    return;
  g_ptr_array_add (time_line->periods, g_strdup (name));
  g_array_append_vals (time_line->sums, sums, time_line->n_lines);
  g_array_append_vals (time_line->counts, counts, time_line->n_lines);
}

/* Puts periods together whose names begin with the same @length characters. */
static void
put_together (PwTimeLine *time_line, guint length)
{
  g_autoptr (GPtrArray) periods = g_steal_pointer (&time_line->periods);
  guint n = time_line->n_lines;

  time_line->periods = g_ptr_array_new_with_free_func (g_free);
  for (guint from = 0; from < periods->len; from++)
    {
      g_autofree char *name = g_strndup (periods->pdata[from], length);
      guint to = time_line->periods->len;
      gboolean same = to > 0 && g_str_equal (name, time_line->periods->pdata[to - 1]);

      if (same)
        to--;
      else
        g_ptr_array_add (time_line->periods, g_steal_pointer (&name));
      for (guint line = 0; line < n; line++)
        {
          gint64 *sum = &g_array_index (time_line->sums, gint64, to * n + line);
          guint *count = &g_array_index (time_line->counts, guint, to * n + line);

          *sum = (same ? *sum : 0) + g_array_index (time_line->sums, gint64, from * n + line);
          *count = (same ? *count : 0) + g_array_index (time_line->counts, guint, from * n + line);
        }
    }
  g_array_set_size (time_line->sums, time_line->periods->len * n);
  g_array_set_size (time_line->counts, time_line->periods->len * n);
}

/**
 * pw_time_line_new:
 * @game: a game
 * @summaries: (element-type PwSummary): games; those of another game, those that are not over, and those whose
 *   beginning is not known, do not count
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
  g_autoptr (GHashTable) days = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_ptr_array_unref);
  g_autoptr (GPtrArray) dated = g_ptr_array_new (), names = find_days (game, summaries, dated, days);

  time_line->periods = g_ptr_array_new_with_free_func (g_free);
  time_line->sums = g_array_new (FALSE, TRUE, sizeof (gint64));
  time_line->counts = g_array_new (FALSE, TRUE, sizeof (guint));
  find_lines (time_line, game, dated, by, option);
  for (guint i = 0; i < names->len; i++)
    add_period (time_line, names->pdata[i], game, g_hash_table_lookup (days, names->pdata[i]), by, option);
  for (guint i = 0; i < G_N_ELEMENTS (lengths) && time_line->periods->len > PW_TIME_LINE_PERIODS; i++)
    put_together (time_line, lengths[i]);
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

/**
 * pw_time_line_name:
 * @time_line: a time line
 * @period: index of a period
 * @brief: whether there is little room
 *
 * Returns: (transfer full): the day, month or year as people read it
 */
char *
pw_time_line_name (const PwTimeLine *time_line, guint period, gboolean brief)
{
  const char *name = time_line->periods->pdata[period];
  int parts[3] = { 1, 1, 1 };
  PwDateParts shown = PW_DATE_YEAR;
  g_autoptr (GDateTime) date = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (parts) && *name; i++, name += *name == '-')
    {
      parts[i] = (int) g_ascii_strtoull (name, (char **) &name, 10);
      shown = (PwDateParts) i;
    }
  date = g_date_time_new_local (parts[0], parts[1], parts[2], 12, 0, 0);
  return date ? pw_date_parts (date, shown, brief) : g_strdup (time_line->periods->pdata[period]);
}
