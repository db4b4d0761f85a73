/* test-charts.c: the table of text behind every chart is what its picture shows
 *
 * What is drawn is asked of the chart itself, cell for cell.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "model/pw-store.h"
#include "pw-chart-card.h"
#include "pw-library-page.h"
#include "pw-line-chart.h"
#include "pw-source-bars.h"
#include "pw-stack-bar.h"
#include "pw-statistics-view.h"
#include "pw-text-table.h"
#include "pw-time-chart.h"
#include "pw-ui-test.h"

static PwSession *
play (guint64 seed)
{
  PwSession *session = pw_ui_test_session ();

  pw_ui_test_play_dealt (session, G_MAXUINT, seed);
  return session;
}

static GtkWidget *
show_card (PwSession *session, gboolean sources)
{
  GtkWidget *window = gtk_window_new (), *card = g_object_new (PW_TYPE_CHART_CARD, "sources", sources, NULL);

  pw_chart_card_set (PW_CHART_CARD (card), pw_session_get_history (session));
  gtk_window_set_child (GTK_WINDOW (window), card);
  gtk_window_present (GTK_WINDOW (window));
  pw_ui_test_settle ();
  return window;
}

/* A number as tables write it. */
static void
add_number (GString *row, int number)
{
  g_string_append_printf (row, number < 0 ? "|−%d" : "|%d", ABS (number));
}

static void
test_lines (void)
{
  g_autoptr (PwSession) session = play (5);
  GtkWidget *window = show_card (session, FALSE);
  const PwScoreCurve *curve = pw_line_chart_get_curve (PW_LINE_CHART (pw_ui_test_find (window, PW_TYPE_LINE_CHART, 0)));
  g_autofree char *table = pw_text_table_print (PW_TEXT_TABLE (pw_ui_test_find (window, PW_TYPE_TEXT_TABLE, 0)));
  g_autoptr (GString) drawn = g_string_new (NULL);

  g_assert_nonnull (curve);
  g_assert_cmpuint (curve->n_samples, >, 20);
  for (guint sample = 1; sample < curve->n_samples; sample++)
    {
      g_autofree char *name = pw_score_curve_name (curve, sample);

      g_string_append (drawn, name);
      for (guint seat = 0; seat < curve->n_players; seat++)
        add_number (drawn, pw_score_curve_get (curve, sample, seat));
      g_string_append_c (drawn, '\n');
    }
  g_assert_cmpstr (table, ==, drawn->str);
  gtk_window_destroy (GTK_WINDOW (window));
  pw_ui_test_settle ();
}

static void
test_bars (void)
{
  g_autoptr (PwSession) session = play (6);
  GtkWidget *window = show_card (session, TRUE);
  const PwGame *game = pw_session_get_game (session);
  guint n_players = pw_session_get_setup (session)->n_players;
  g_autofree char *table = pw_text_table_print (PW_TEXT_TABLE (pw_ui_test_find (window, PW_TYPE_TEXT_TABLE, 0)));
  g_autoptr (GString) drawn = g_string_new (NULL);
  const int *points[PW_MAX_PLAYERS];
  int sums[PW_MAX_PLAYERS] = { 0 };

  for (guint seat = 0; seat < n_players; seat++)
    points[seat] = pw_stack_bar_get_points (PW_STACK_BAR (pw_ui_test_find (window, PW_TYPE_STACK_BAR, seat)));
  for (guint source = 0; source < game->n_sources; source++)
    {
      gboolean used = FALSE;

      for (guint seat = 0; seat < n_players; seat++)
        {
          used = used || points[seat][source] != 0;
          sums[seat] += points[seat][source];
        }
      if (!used)
        continue;
      g_string_append (drawn, game->sources[source].name);
      for (guint seat = 0; seat < n_players; seat++)
        add_number (drawn, points[seat][source]);
      g_string_append_c (drawn, '\n');
    }
  g_string_append (drawn, "Total");
  for (guint seat = 0; seat < n_players; seat++)
    add_number (drawn, sums[seat]);
  g_string_append_c (drawn, '\n');
  g_assert_cmpstr (table, ==, drawn->str);
  gtk_window_destroy (GTK_WINDOW (window));
  pw_ui_test_settle ();
}

/* A finished game that began on a day of 2025. */
static void
keep_game (guint64 seed, const char *day)
{
  g_autoptr (PwSession) session = play (seed);
  g_autofree char *path = pw_store_new_path (pw_session_get_game (session), pw_session_get_setup (session));
  g_autofree char *text = pw_record_print (pw_session_get_record (session));
  const PwRecord *record = pw_session_get_record (session);
  g_autofree char *created = g_strdup_printf ("2025-%sT18:00:00Z", day);
  g_auto (GStrv) parts = g_strsplit (text, record->created, 2);
  g_autofree char *folder = pw_store_directory (), *changed = NULL;

  g_assert_cmpuint (g_strv_length (parts), ==, 2);
  changed = g_strjoin (created, parts[0], parts[1], NULL);
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, changed, -1, NULL));
}

/* The library's statistics on @days. */
static GtkWidget *
show_statistics (const char *const *days)
{
  GtkWidget *window = gtk_window_new (), *page = pw_library_page_new ();

  pw_ui_test_clear_games ();
  for (guint i = 0; days[i]; i++)
    keep_game (i + 1, days[i]);
  gtk_window_set_default_size (GTK_WINDOW (window), 900, 700);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  gtk_stack_set_visible_child_name (GTK_STACK (pw_ui_test_child (page, "stack")), "statistics");
  pw_library_page_refresh (PW_LIBRARY_PAGE (page));
  pw_library_read_all (pw_library_get_default ());
  pw_library_page_refresh (PW_LIBRARY_PAGE (page));
  pw_ui_test_settle ();
  return window;
}

static void
end_statistics (GtkWidget *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  pw_ui_test_settle ();
  pw_ui_test_clear_games ();
}

/* The cells of a row from @first on are those of the bar. */
static void
test_statistics (void)
{
  const char *const days[] = { "01-02", "01-02", "02-03", NULL };
  GtkWidget *window = show_statistics (days);
  GtkWidget *view = pw_ui_test_find (window, PW_TYPE_STATISTICS_VIEW, 0);
  const PwStatistics *statistics = pw_statistics_view_get (PW_STATISTICS_VIEW (view));
  g_autofree char *table = pw_text_table_print (PW_TEXT_TABLE (pw_ui_test_child (view, "table")));
  g_auto (GStrv) rows = g_strsplit (table, "\n", -1);
  const PwGame *game = statistics->game;

  g_assert_cmpuint (statistics->lines->len, ==, 3);
  for (guint i = 0; i < statistics->lines->len; i++)
    {
      const int *points = pw_stack_bar_get_points (PW_STACK_BAR (pw_ui_test_find (view, PW_TYPE_STACK_BAR, i)));
      g_autoptr (GString) drawn = g_string_new (NULL);
      int sum = 0, others = 0;

      for (guint source = 0; source < game->n_sources; source++)
        {
          gboolean used = FALSE;

          for (guint k = 0; k < statistics->lines->len; k++)
            used = used || pw_stack_bar_get_points (PW_STACK_BAR (pw_ui_test_find (view, PW_TYPE_STACK_BAR, k)))[source] != 0;
          sum += points[source];
          if (used)
            add_number (drawn, points[source]);
          else
            others++;
        }
      g_assert_cmpint (others, <, (int) game->n_sources);
      g_assert_true (g_str_has_suffix (rows[i], drawn->str));
      g_assert_true (g_str_has_prefix (rows[i], ((PwStatisticsLine *) statistics->lines->pdata[i])->label));
      /* The parts of the bar are the mean in the table. */
      {
        g_auto (GStrv) cells = g_strsplit (rows[i], "|", -1);

        g_assert_cmpint (sum, ==, atoi (cells[4]));
      }
    }
  end_statistics (window);
}

/* The mean score of a player in the games that began in @period, reckoned from the library; FALSE without any. */
static gboolean
reckon_mean (const char *period, const char *player, int *mean)
{
  GListModel *games = G_LIST_MODEL (pw_library_get_default ());
  int sum = 0, n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (games); i++)
    {
      g_autoptr (PwLibraryGame) game = g_list_model_get_item (games, i);
      const PwSummary *summary = pw_library_game_get_summary (game);

      for (guint seat = 0; g_str_has_prefix (summary->created, period) && seat < summary->n_seats; seat++)
        if (g_str_equal (summary->seats[seat].name, player))
          {
            sum += summary->seats[seat].total;
            n++;
          }
    }
  if (n > 0)
    *mean = (2 * sum + n) / (2 * n);
  return n > 0;
}

static void
check_time (const char *const *days, const char *const *periods)
{
  GtkWidget *window = show_statistics (days);
  GtkWidget *view = pw_ui_test_find (window, PW_TYPE_STATISTICS_VIEW, 0);
  const PwTimeLine *time_line = pw_time_chart_get (PW_TIME_CHART (pw_ui_test_child (view, "time_chart")));
  g_autofree char *table = pw_text_table_print (PW_TEXT_TABLE (pw_ui_test_child (view, "time_table")));
  g_autoptr (GString) drawn = g_string_new (NULL);

  g_assert_nonnull (time_line);
  g_assert_cmpuint (time_line->n_lines, ==, 3);
  g_assert_cmpuint (time_line->periods->len, ==, g_strv_length ((char **) periods));
  for (guint period = 0; period < time_line->periods->len; period++)
    {
      guint results = 0;

      g_assert_cmpstr (time_line->periods->pdata[period], ==, periods[period]);
      g_string_append (drawn, periods[period]);
      for (guint line = 0; line < time_line->n_lines; line++)
        {
          int mean, reckoned = G_MININT;

          g_assert_cmpint (pw_time_line_get (time_line, period, line, &mean), ==,
                           reckon_mean (periods[period], time_line->labels[line], &reckoned));
          if (pw_time_line_get (time_line, period, line, &mean))
            g_assert_cmpint (mean, ==, reckoned);
          if (pw_time_line_get (time_line, period, line, &mean))
            add_number (drawn, mean);
          else
            g_string_append_c (drawn, '|');
          results += g_array_index (time_line->counts, guint, period * time_line->n_lines + line);
        }
      add_number (drawn, (int) results);
      g_string_append_c (drawn, '\n');
    }
  g_assert_cmpstr (table, ==, drawn->str);
  g_assert_true (gtk_widget_get_visible (pw_ui_test_child (view, "time_card")) == (time_line->periods->len > 1));
  end_statistics (window);
}

/* Days; and where these are too many, months. */
static void
test_time (void)
{
  const char *const few[] = { "03-09", "01-02", "01-02", NULL }, *const few_days[] = { "2025-01-02", "2025-03-09", NULL };
  const char *const one[] = { "01-02", NULL }, *const one_day[] = { "2025-01-02", NULL };
  const char *many[PW_TIME_LINE_PERIODS + 2] = { NULL }, *const months[] = { "2025-01", "2025-02", NULL };
  char names[PW_TIME_LINE_PERIODS + 1][8];

  check_time (few, few_days);
  check_time (one, one_day);
  for (guint i = 0; i <= PW_TIME_LINE_PERIODS; i++)
    {
      g_snprintf (names[i], sizeof names[i], "%02u-%02u", i % 2 + 1, i / 2 + 1);
      many[i] = names[i];
    }
  check_time (many, months);
}

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);
  g_test_add_func ("/charts/lines", test_lines);
  g_test_add_func ("/charts/bars", test_bars);
  g_test_add_func ("/charts/statistics", test_statistics);
  g_test_add_func ("/charts/time", test_time);
  return g_test_run ();
}
