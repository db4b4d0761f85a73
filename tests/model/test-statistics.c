/* test-statistics.c: summaries, what is added up from them, and what they become elsewhere
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-model-test.h"

#include <string.h>

#include <glib/gstdio.h>
#include <json-glib/json-glib.h>

#include "core/pw-dealer.h"
#include "model/pw-bgstats.h"
#include "model/pw-csv.h"
#include "model/pw-statistics.h"
#include "model/pw-time-line.h"
#include "../own-folders.h"

#define N_GAMES PW_MODEL_TEST_ROUNDS (40, 6)

/* A random game to its end; every third breaks off. Players and boards change. */
static PwRecord *
play (const char *id, guint seed)
{
  static const char *const names[] = { "Ana", "Ben", "Chiara", "ben \"Benny\", the 2nd", "Zoë" };
  const PwGame *game = pw_games_find (id);
  guint n_players = 2 + seed % 3;
  g_autoptr (PwSetup) setup = pw_setup_new (game, n_players);
  PwRandom random = { seed };
  PwMoves scratch = PW_MOVES_INIT;
  PwHistory *history;
  PwRecord *record;
  PwMove move;
  guint n = seed % 3 == 2 ? 40 : G_MAXUINT;

  for (guint seat = 0; seat < n_players; seat++)
    {
      pw_setup_set_name (setup, seat, names[(seed + seat) % G_N_ELEMENTS (names)]);
      if (game->terms.n_seat_options)
        setup->seat_options[seat][0] = (gint16) ((seed + seat) % 2 + game->terms.seat_options[0].words->words[0].value);
    }
  if (!pw_setup_validate (setup, game, NULL))
    for (guint seat = 0; seat < n_players && game->terms.n_seat_options; seat++)
      setup->seat_options[seat][0] = game->terms.seat_options[0].def;
  history = pw_history_new (game, setup, NULL);
  g_assert_nonnull (history);
  for (guint i = 0; i < n; i++)
    {
      if (!pw_dealer_next (game, pw_history_get_state (history, pw_history_get_cursor (history)), &random, PW_DEAL_LAZY, &scratch,
                           &move))
        break;
      g_assert_true (pw_history_play (history, &move, NULL));
    }
  pw_moves_clear (&scratch);
  record = pw_record_new (history);
  record->duration = seed * 100;
  return record;
}

static void
record_free (gpointer record)
{
  pw_record_free (record);
}

static void
summary_free (gpointer summary)
{
  pw_summary_free (summary);
}

static GPtrArray *
play_all (void)
{
  GPtrArray *records = g_ptr_array_new_with_free_func (record_free);

  for (guint seed = 0; seed < N_GAMES; seed++)
    g_ptr_array_add (records, play (seed % 4 == 3 ? "kingsburg" : seed % 4 == 1 ? "carcassonne" : "burgundy", seed));
  return records;
}

static GPtrArray *
summarize (GPtrArray *records)
{
  GPtrArray *summaries = g_ptr_array_new_with_free_func (summary_free);

  for (guint i = 0; i < records->len; i++)
    g_ptr_array_add (summaries, pw_summary_new (records->pdata[i]));
  return summaries;
}

/* What was only tried is no game that was played. */
static void
test_trials (void)
{
  g_autoptr (PwRecord) record = play ("kingsburg", 3);
  g_autoptr (PwSummary) summary = NULL, back = NULL;
  g_autoptr (GPtrArray) summaries = g_ptr_array_new ();
  g_autoptr (GVariant) value = NULL;

  for (guint trial = 0; trial < 2; trial++)
    {
      g_autoptr (PwStatistics) all = NULL;

      record->trial = trial;
      g_clear_pointer (&summary, pw_summary_free);
      summary = pw_summary_new (record);
      g_ptr_array_set_size (summaries, 0);
      g_ptr_array_add (summaries, summary);
      all = pw_statistics_new (summary->game, summaries, PW_STATISTICS_PLAYER, 0);
      g_assert_cmpuint (all->n_games, ==, !trial);
      g_assert_cmpuint (all->n_trials, ==, trial);
      g_assert_true (pw_summary_counts (summary, 0) == !trial);
    }
  value = g_variant_ref_sink (pw_summary_to_variant (summary));
  back = pw_summary_from_variant (value);
  g_assert_true (back->trial);
}

/* Who enters the end alone has not played for so long: of less than a minute nothing is said. */
static void
test_times (void)
{
  static const struct
  {
    guint durations[2], n_timed, seconds;
  } rows[] = { { { 0, 0 }, 0, 0 }, { { 20, 59 }, 0, 0 }, { { 20, 3600 }, 1, 3600 }, { { 60, 3600 }, 2, 3660 } };
  g_autoptr (PwRecord) record = play ("kingsburg", 3);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GPtrArray) summaries = g_ptr_array_new_with_free_func (summary_free);
      g_autoptr (PwStatistics) all = NULL;

      for (guint n = 0; n < 2; n++)
        {
          record->duration = rows[i].durations[n];
          g_ptr_array_add (summaries, pw_summary_new (record));
        }
      all = pw_statistics_new (((PwSummary *) summaries->pdata[0])->game, summaries, PW_STATISTICS_PLAYER, 0);
      g_assert_cmpuint (all->n_games, ==, 2);
      g_assert_cmpuint (all->n_timed, ==, rows[i].n_timed);
      g_assert_cmpuint (all->seconds, ==, rows[i].seconds);
    }
}

/* What an index keeps is the same when it comes back. */
static void
test_summaries (void)
{
  g_autoptr (GPtrArray) records = play_all (), summaries = summarize (records);

  for (guint i = 0; i < summaries->len; i++)
    {
      const PwSummary *summary = summaries->pdata[i];
      g_autoptr (GVariant) value = g_variant_ref_sink (pw_summary_to_variant (summary));
      g_autoptr (PwSummary) back = pw_summary_from_variant (value);
      g_autoptr (GVariant) again = g_variant_ref_sink (pw_summary_to_variant (back));
      const PwHistory *history = ((PwRecord *) records->pdata[i])->history;

      g_assert_true (g_variant_equal (value, again));
      g_assert_cmpstr (g_variant_get_type_string (value), ==, PW_SUMMARY_TYPE);
      for (guint seat = 0; seat < summary->n_seats; seat++)
        {
          int sum = 0;

          for (guint source = 0; source < summary->game->n_sources; source++)
            sum += summary->seats[seat].sources[source];
          g_assert_cmpint (sum, ==, summary->seats[seat].score);
          g_assert_cmpint (sum, ==, pw_history_get_score (history, pw_history_get_cursor (history), seat, -1));
          g_assert_true (summary->over == (summary->seats[seat].place > 0));
        }
    }
}

/* Sums made another way: name by name, straight from the games. */
static void
check_player (const PwStatisticsLine *line, const PwGame *game, GPtrArray *records)
{
  guint n = 0, won = 0;
  int best = G_MININT, worst = G_MAXINT;
  gint64 sum = 0, *sources = g_newa0 (gint64, game->n_sources);

  for (guint i = 0; i < records->len; i++)
    {
      const PwHistory *history = ((PwRecord *) records->pdata[i])->history;
      const PwSetup *setup = pw_history_get_setup (history);
      guint at = pw_history_get_cursor (history);
      int top = G_MININT;

      if (pw_history_get_game (history) != game || game->play.actor (pw_history_get_state (history, at)) != PW_NOBODY)
        continue;
      for (guint seat = 0; seat < setup->n_players; seat++)
        top = MAX (top, pw_history_get_score (history, at, seat, -1));
      for (guint seat = 0; seat < setup->n_players; seat++)
        if (g_str_equal (setup->names[seat], line->label))
          {
            int score = pw_history_get_score (history, at, seat, -1);
            PwStanding standings[PW_MAX_PLAYERS] = { 0 };

            pw_history_rank (history, standings);
            for (guint k = 0; k < setup->n_players; k++)
              g_free (standings[k].tie_break);
            n++;
            sum += score;
            best = MAX (best, score);
            worst = MIN (worst, score);
            won += standings[seat].place == 1;
            g_assert_true (standings[seat].place != 1 || score == top);
            for (guint source = 0; source < game->n_sources; source++)
              sources[source] += pw_history_get_score (history, at, seat, (int) source);
          }
    }
  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (line->n, ==, n);
  g_assert_cmpuint (line->n_decided, ==, n);
  g_assert_cmpuint (line->n_won, ==, won);
  g_assert_cmpint (line->sum, ==, sum);
  g_assert_cmpint (line->best, ==, best);
  g_assert_cmpint (line->worst, ==, worst);
  g_assert_cmpfloat_with_epsilon (pw_statistics_line_mean (line), (double) sum / n, 1e-9);
  g_assert_cmpfloat_with_epsilon (pw_statistics_line_wins (line), (double) won / n, 1e-9);
  for (guint source = 0; source < game->n_sources; source++)
    g_assert_cmpfloat_with_epsilon (pw_statistics_line_source (line, source), (double) sources[source] / n, 1e-9);
}

/* However results are put together, they are the same results. */
static void
check_totals (const PwStatistics *statistics, const PwStatistics *other)
{
  gint64 n[2] = { 0 }, sum[2] = { 0 }, won[2] = { 0 };
  const PwStatistics *both[] = { statistics, other };

  for (guint k = 0; k < 2; k++)
    for (guint i = 0; i < both[k]->lines->len; i++)
      {
        const PwStatisticsLine *line = both[k]->lines->pdata[i];

        n[k] += line->n;
        sum[k] += line->sum;
        won[k] += line->n_won;
      }
  g_assert_cmpint (n[0], ==, n[1]);
  g_assert_cmpint (sum[0], ==, sum[1]);
  g_assert_cmpint (won[0], ==, won[1]);
}

static void
test_statistics (void)
{
  g_autoptr (GPtrArray) records = play_all (), summaries = summarize (records);
  static const char *const ids[] = { "burgundy", "kingsburg", "carcassonne" };

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      const PwGame *game = pw_games_find (ids[i]);
      g_autoptr (PwStatistics) players = pw_statistics_new (game, summaries, PW_STATISTICS_PLAYER, 0);
      g_autoptr (PwStatistics) seats = pw_statistics_new (game, summaries, PW_STATISTICS_SEAT, 0);
      g_autoptr (PwStatistics) sizes = pw_statistics_new (game, summaries, PW_STATISTICS_PLAYERS, 0);

      g_assert_cmpuint (players->lines->len, ==, N_GAMES > 6 ? 5 : players->lines->len);
      for (guint k = 0; k < players->lines->len; k++)
        check_player (players->lines->pdata[k], game, records);
      check_totals (players, seats);
      check_totals (players, sizes);
      for (guint option = 0; option < game->terms.n_options; option++)
        {
          g_autoptr (PwStatistics) options = pw_statistics_new (game, summaries, PW_STATISTICS_OPTION, option);

          check_totals (players, options);
        }
      for (guint option = 0; option < game->terms.n_seat_options; option++)
        {
          g_autoptr (PwStatistics) options = pw_statistics_new (game, summaries, PW_STATISTICS_SEAT_OPTION, option);

          check_totals (players, options);
          if (N_GAMES > 6 && g_str_equal (ids[i], "burgundy"))
            g_assert_cmpuint (options->lines->len, >, 1);
        }
    }
}

/* -- Over time ---------------------------------------------------------------------------------- */

/* A finished game of two; @day NULL: nobody knows when. */
static void
add_game (GPtrArray *summaries, const char *day, const char *first, int first_score, const char *second, int second_score)
{
  PwSummary *summary = g_new0 (PwSummary, 1);
  const char *const names[] = { first, second };
  const int scores[] = { first_score, second_score };

  summary->game = pw_games_find ("kingsburg");
  if (day)
    {
      g_autofree char *moment = g_strdup_printf ("%sT12:00:00", day);
      g_autoptr (GTimeZone) zone = g_time_zone_new_local ();
      g_autoptr (GDateTime) begun = g_date_time_new_from_iso8601 (moment, zone);

      summary->begun = g_date_time_to_unix (begun);
    }
  summary->over = TRUE;
  summary->n_seats = 2;
  for (guint i = 0; i < 2; i++)
    {
      summary->seats[i].name = g_strdup (names[i]);
      summary->seats[i].known = TRUE;
      summary->seats[i].side = i;
      summary->seats[i].total = summary->seats[i].score = scores[i];
      summary->seats[i].sources = g_new0 (int, summary->game->n_sources);
      summary->seats[i].sources[0] = scores[i];
    }
  g_ptr_array_add (summaries, summary);
}

static guint
count_of (const PwTimeLine *time_line, guint period, guint line)
{
  return g_array_index (time_line->counts, guint, period * time_line->n_lines + line);
}

/* Every period and every line has a result. */
static void
check_full (const PwTimeLine *time_line)
{
  for (guint period = 0; period < time_line->periods->len; period++)
    {
      guint n = 0;

      for (guint line = 0; line < time_line->n_lines; line++)
        n += count_of (time_line, period, line);
      g_assert_cmpuint (n, >, 0);
    }
  for (guint line = 0; line < time_line->n_lines; line++)
    {
      guint n = 0;

      for (guint period = 0; period < time_line->periods->len; period++)
        n += count_of (time_line, period, line);
      g_assert_cmpuint (n, >, 0);
    }
}

/* Days of players who have no line, and lines of players whose days nobody knows, are left out. */
static void
test_time_is_full (void)
{
  g_autoptr (GPtrArray) summaries = g_ptr_array_new_with_free_func (summary_free);
  g_autoptr (PwTimeLine) time_line = NULL;
  int mean;

  for (guint i = 0; i < 9; i++)
    add_game (summaries, NULL, "Often", 10, "Undated", 20);
  for (guint i = 0; i < 3; i++)
    {
      add_game (summaries, "2026-02-01", "Ana", 30 + (int) i, "Ben", -4);
      add_game (summaries, "2026-02-03", "Cleo", 12, "Dan", 14);
    }
  add_game (summaries, "2026-02-02", "Emil", 1, "Fee", 2);
  add_game (summaries, "2026-02-04", "Ana", 7, "Fee", 2);
  time_line = pw_time_line_new (pw_games_find ("kingsburg"), summaries, PW_STATISTICS_PLAYER, 0);
  g_assert_cmpuint (time_line->n_lines, ==, 4);
  g_assert_cmpstr (time_line->labels[0], ==, "Ana");
  g_assert_cmpuint (time_line->periods->len, ==, 3);
  g_assert_cmpstr (time_line->periods->pdata[0], ==, "2026-02-01");
  g_assert_cmpstr (time_line->periods->pdata[1], ==, "2026-02-03");
  g_assert_cmpstr (time_line->periods->pdata[2], ==, "2026-02-04");
  check_full (time_line);
  g_assert_true (pw_time_line_get (time_line, 0, 0, &mean));
  g_assert_cmpint (mean, ==, 31);
  g_assert_true (pw_time_line_get (time_line, 0, 1, &mean));
  g_assert_cmpint (mean, ==, -4);
  g_assert_false (pw_time_line_get (time_line, 1, 0, &mean));
}

static void
check_name (const PwTimeLine *time_line, guint period, const char *brief, const char *full)
{
  g_autofree char *one = pw_time_line_name (time_line, period, TRUE), *other = pw_time_line_name (time_line, period, FALSE);

  g_assert_cmpstr (one, ==, brief);
  g_assert_cmpstr (other, ==, full);
}

/* Too many days become months, too many months years; what they add up to stays. */
static void
test_time_put_together (void)
{
  static const struct
  {
    guint years, months, days, periods;
    const char *key, *brief, *full;
  } cases[] = {
    { 1, 2, 12, 24, "2020-01-01", "1 Jan 2020", "1 January 2020" },
    { 1, 2, 13, 2, "2020-01", "Jan 2020", "January 2020" },
    { 3, 12, 1, 3, "2020", "2020", "2020" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GPtrArray) summaries = g_ptr_array_new_with_free_func (summary_free);
      g_autoptr (PwTimeLine) time_line = NULL;
      gint64 sum = 0, there = 0;
      guint n = 0;

      for (guint year = 0; year < cases[i].years; year++)
        for (guint month = 0; month < cases[i].months; month++)
          for (guint day = 0; day < cases[i].days; day++)
            {
              g_autofree char *name = g_strdup_printf ("%u-%02u-%02u", 2020 + year, month + 1, day + 1);

              add_game (summaries, name, "Ana", (int) (month + day), "Ben", 5);
              sum += month + day + 5;
            }
      time_line = pw_time_line_new (pw_games_find ("kingsburg"), summaries, PW_STATISTICS_PLAYER, 0);
      g_assert_cmpuint (time_line->periods->len, ==, cases[i].periods);
      g_assert_cmpuint (time_line->sums->len, ==, cases[i].periods * 2);
      g_assert_cmpstr (time_line->periods->pdata[0], ==, cases[i].key);
      check_name (time_line, 0, cases[i].brief, cases[i].full);
      check_full (time_line);
      for (guint k = 0; k < time_line->sums->len; k++)
        {
          there += g_array_index (time_line->sums, gint64, k);
          n += g_array_index (time_line->counts, guint, k);
        }
      g_assert_cmpint (there, ==, sum);
      g_assert_cmpuint (n, ==, 2 * summaries->len);
    }
}

/* -- CSV ---------------------------------------------------------------------------------------- */

static char **
read_cells (const char *csv)
{
  g_autofree char *folder = pw_model_test_folder (), *path = g_build_filename (folder, "games.csv", NULL);
  g_autofree char *out = NULL, *complaint = NULL;
  g_autoptr (GError) error = NULL;
  const char *argv[] = { "python3", READ_CSV, path, NULL };
  int status;

  g_assert_true (g_file_set_contents (path, csv, -1, NULL));
  g_assert_true (g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &out, &complaint, &status, &error));
  g_assert_no_error (error);
  g_assert_cmpstr (complaint, ==, "");
  g_assert_cmpint (status, ==, 0);
  pw_model_test_remove (folder);
  return g_strsplit (out, "\n\n", -1);
}

static int
column_of (char **head, const char *name)
{
  g_autofree char *quoted = g_strdup_printf ("'%s'", name);

  for (int i = 0; head[i]; i++)
    if (g_str_equal (head[i], quoted))
      return i;
  g_test_message ("no column %s", name);
  g_test_fail ();
  return 0;
}

static void
test_csv (void)
{
  g_autoptr (GPtrArray) records = play_all (), summaries = summarize (records);
  g_autofree char *csv = NULL;
  g_auto (GStrv) rows = NULL, head = NULL;
  guint row = 0;

  ((PwSummary *) summaries->pdata[0])->title = g_strdup ("A \"title\", with\nall that hurts");
  csv = pw_csv_print (summaries);
  rows = read_cells (csv);
  head = g_strsplit (rows[0], "\n", -1);
  /* Readers that go by names of columns keep one of each. */
  for (guint i = 0; head[i]; i++)
    for (guint k = 0; k < i; k++)
      g_assert_cmpstr (head[i], !=, head[k]);
  for (guint i = 0; i < summaries->len; i++)
    {
      const PwSummary *summary = summaries->pdata[i];

      for (guint seat = 0; seat < summary->n_seats; seat++)
        {
          g_auto (GStrv) cells = g_strsplit (rows[++row], "\n", -1);
          g_autofree char *score = g_strdup_printf ("'%d'", summary->seats[seat].score);
          g_autofree char *name = g_strdup_printf ("'%s'", summary->seats[seat].name);

          g_assert_cmpstr (cells[column_of (head, "player")], ==, name);
          g_assert_cmpstr (cells[column_of (head, "score")], ==, score);
          g_assert_cmpstr (cells[column_of (head, "over")], ==, summary->over ? "'yes'" : "'no'");
          for (guint source = 0; source < summary->game->n_sources; source++)
            {
              g_autofree char *column = g_strdup_printf ("%s:%s", summary->game->id, summary->game->sources[source].id);
              g_autofree char *points = g_strdup_printf ("'%d'", summary->seats[seat].sources[source]);

              g_assert_cmpstr (cells[column_of (head, column)], ==, points);
            }
          if (i == 0)
            g_assert_cmpstr (cells[column_of (head, "title")], ==, "'A \"title\", with\\nall that hurts'");
        }
    }
  g_assert_cmpuint (g_strv_length (rows), ==, row + 2);
}

/* What people have typed is never a formula, and what was counted always a number. */
static void
test_csv_has_no_formulas (void)
{
  static const struct
  {
    const char *typed, *cell;
  } cases[] = {
    { "=1+1", "\"'=1+1\"" },
    { "=HYPERLINK(\"x\",\"y\")", "'\\'=HYPERLINK(\"x\",\"y\")'" },
    { "+34 600", "\"'+34 600\"" },
    { "-", "\"'-\"" },
    { "@SUM(A1)", "\"'@SUM(A1)\"" },
    { "\t=1", "\"'\\t=1\"" },
    { "\r=1", "\"'\\r=1\"" },
    { "＝1+1", "\"'＝1+1\"" },
    { "a=b", "'a=b'" },
    { "'tis", "\"'tis\"" },
    { "Zoë", "'Zoë'" },
    { "", "''" },
  };
  g_autoptr (GPtrArray) records = play_all (), summaries = summarize (records), one = g_ptr_array_new ();
  PwSummary *summary = summaries->pdata[0];

  g_ptr_array_add (one, summary);
  summary->seats[0].known = TRUE;
  summary->seats[0].score = -3;
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *csv = NULL;
      g_auto (GStrv) rows = NULL, head = NULL, cells = NULL;

      g_free (summary->title);
      summary->title = g_strdup (cases[i].typed);
      g_free (summary->seats[0].name);
      summary->seats[0].name = g_strdup (cases[i].typed);
      csv = pw_csv_print (one);
      g_assert_true (g_str_has_prefix (csv, "\xef\xbb\xbfgame,"));
      rows = read_cells (csv);
      head = g_strsplit (rows[0], "\n", -1);
      cells = g_strsplit (rows[1], "\n", -1);
      g_assert_cmpstr (cells[column_of (head, "game")], !=, "");
      g_assert_cmpstr (cells[column_of (head, "title")], ==, cases[i].cell);
      g_assert_cmpstr (cells[column_of (head, "player")], ==, cases[i].cell);
      g_assert_cmpstr (cells[column_of (head, "score")], ==, "'-3'");
    }
}

/* -- BG Stats ------------------------------------------------------------------------------------ */

static JsonObject *
read_link (const char *link, JsonParser *parser)
{
  const char *begin = "https://app.bgstatsapp.com/createPlay.html?data=";
  g_autofree char *json = NULL;

  g_assert_true (g_str_has_prefix (link, begin));
  g_assert_cmpuint (strlen (link), <=, PW_BGSTATS_MAX_LINK);
  for (const char *p = link; *p; p++)
    g_assert_true ((guchar) *p > 0x20 && (guchar) *p < 0x7f);
  json = g_uri_unescape_string (link + strlen (begin), NULL);
  g_assert_nonnull (json);
  g_assert_true (json_parser_load_from_data (parser, json, -1, NULL));
  return json_node_get_object (json_parser_get_root (parser));
}

static void
check_link (const PwSummary *summary, const char *link, gboolean whole)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  JsonObject *play = read_link (link, parser), *game = json_object_get_object_member (play, "game");
  JsonArray *players = json_object_get_array_member (play, "players");

  g_assert_cmpstr (json_object_get_string_member (play, "sourceName"), ==, "Pipwright");
  g_assert_cmpstr (json_object_get_string_member (play, "sourcePlayId"), ==, summary->uid);
  g_assert_true (
    g_regex_match_simple ("^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$", json_object_get_string_member (play, "playDate"), 0, 0));
  g_assert_true (json_object_get_boolean_member (game, "highestWins"));
  g_assert_false (json_object_get_boolean_member_with_default (game, "noPoints", FALSE));
  g_assert_true (!whole || json_object_has_member (game, "noPoints"));
  if (g_str_equal (summary->game->id, "burgundy"))
    g_assert_cmpint (json_object_get_int_member (game, "bggId"), ==, 271320);
  else if (g_str_equal (summary->game->id, "carcassonne"))
    g_assert_cmpint (json_object_get_int_member (game, "bggId"), ==, 822);
  else
    g_assert_false (json_object_has_member (game, "bggId"));
  g_assert_cmpuint (json_array_get_length (players), ==, summary->n_seats);
  for (guint i = 0; i < summary->n_seats; i++)
    {
      const PwSummarySeat *seat = &summary->seats[i];
      JsonObject *player = json_array_get_object_element (players, i);

      g_assert_cmpint (json_object_get_int_member (player, "score"), ==, seat->total);
      g_assert_cmpint (json_object_get_int_member (player, "rank"), ==, (int) seat->place);
      /* Who has not won must be said; who has not begun, where there is room. */
      g_assert_true (json_object_has_member (player, "winner"));
      g_assert_true (!whole || json_object_has_member (player, "startPlayer"));
      g_assert_true (json_object_get_boolean_member (player, "winner") == (seat->place == 1));
      g_assert_true (json_object_get_boolean_member_with_default (player, "startPlayer", FALSE) == (i == 0));
      if (whole)
        {
          g_assert_cmpstr (json_object_get_string_member (player, "name"), ==, seat->name);
          g_assert_nonnull (strstr (json_object_get_string_member (play, "comments"), seat->name));
        }
      else
        g_assert_true (g_str_has_prefix (seat->name, json_object_get_string_member (player, "name")));
    }
}

static void
test_bgstats (void)
{
  g_autoptr (GPtrArray) records = play_all (), summaries = summarize (records);
  guint n = 0;

  for (guint i = 0; i < summaries->len; i++)
    {
      PwSummary *summary = summaries->pdata[i];
      g_autofree char *link = NULL, *shorter = NULL;
      PwBgstatsLeftOut left_out = G_MAXINT;

      if (!summary->over)
        continue;
      n++;
      link = pw_bgstats_link (summary, &left_out);
      g_assert_cmpint (left_out, ==, 0);
      check_link (summary, link, TRUE);
      /* Names of 200 characters of three bytes, each nine in a link. */
      for (guint seat = 0; seat < summary->n_seats; seat++)
        {
          GString *name = g_string_new (NULL);

          for (guint k = 0; k < 200; k++)
            g_string_append_unichar (name, 0x3042 + (k + seat) % 80);
          g_free (summary->seats[seat].name);
          summary->seats[seat].name = g_string_free (name, FALSE);
        }
      shorter = pw_bgstats_link (summary, &left_out);
      g_assert_true (left_out & PW_BGSTATS_NAMES);
      check_link (summary, shorter, FALSE);
    }
  g_assert_cmpuint (n, >, 0);
}

int
main (int argc, char **argv)
{
  pw_model_test_init (&argc, &argv);
  own_folders_add ("/model/statistics/trials", test_trials);
  own_folders_add ("/statistics/times", test_times);
  own_folders_add ("/statistics/summaries", test_summaries);
  own_folders_add ("/statistics/statistics", test_statistics);
  own_folders_add ("/statistics/time-is-full", test_time_is_full);
  own_folders_add ("/statistics/time-put-together", test_time_put_together);
  own_folders_add ("/statistics/csv", test_csv);
  own_folders_add ("/statistics/csv-has-no-formulas", test_csv_has_no_formulas);
  own_folders_add ("/statistics/bgstats", test_bgstats);
  return g_test_run ();
}
