/* test-charts.c: the table of text behind every chart is what its picture shows
 *
 * What is drawn is asked of the chart itself, cell for cell.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "model/pw-store.h"
#include "pw-chart-card.h"
#include "pw-final-page.h"
#include "pw-library-page.h"
#include "pw-line-chart.h"
#include "pw-source-bars.h"
#include "pw-source-color.h"
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

/* A finished game of Kingsburg in which somebody has lost points; never without. */
static PwSession *
play_losses (void)
{
  static const char *const names[] = { "Ana", "Bruno", "Chiara" };
  const PwGame *game = pw_games_find ("kingsburg");

  for (guint64 seed = 1; seed < 20; seed++)
    {
      g_autoptr (PwSetup) setup = pw_setup_new (game, 3);
      g_autoptr (PwSession) session = NULL;
      gboolean lost = FALSE;

      for (guint i = 0; i < G_N_ELEMENTS (names); i++)
        pw_setup_set_name (setup, i, names[i]);
      session = pw_session_new (game, setup, NULL);
      pw_ui_test_play_dealt (session, G_MAXUINT, seed);
      for (guint seat = 0; seat < 3; seat++)
        for (guint source = 0; source < game->n_sources; source++)
          lost = lost || pw_session_get_score (session, seat, (int) source) < 0;
      if (lost)
        return g_steal_pointer (&session);
    }
  g_assert_not_reached ();
}

/* A finished game of two teams. */
static PwSession *
load_team (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("PW_SOURCE_ROOT"), "tests", "records", "burgundy", "team-four.txt", NULL);
  g_autoptr (GError) error = NULL;
  PwRecord *record = pw_record_load (path, &error);

  g_assert_no_error (error);
  return pw_session_new_for_record (record);
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

/* The table has what the lines have, round by round. */
static void
check_lines (PwSession *session)
{
  GtkWidget *window = show_card (session, FALSE);
  const PwScoreCurve *curve = pw_line_chart_get_curve (PW_LINE_CHART (pw_ui_test_find (window, PW_TYPE_LINE_CHART, 0)));
  g_autofree char *table = pw_text_table_print (PW_TEXT_TABLE (pw_ui_test_find (window, PW_TYPE_TEXT_TABLE, 0)));
  g_autoptr (GString) drawn = g_string_new (NULL);

  g_assert_nonnull (curve);
  g_assert_cmpuint (curve->n_samples, >, 15);
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
test_lines (void)
{
  g_autoptr (PwSession) session = play (5), losses = play_losses (), team = load_team ();

  check_lines (session);
  check_lines (losses);
  check_lines (team);
}

/* The table has what the bars have, source by source. */
static void
check_bars (PwSession *session)
{
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

static void
test_bars (void)
{
  g_autoptr (PwSession) session = play (6), losses = play_losses (), team = load_team ();

  check_bars (session);
  check_bars (losses);
  check_bars (team);
}

/* -- What was lost ------------------------------------------------------------------------------------ */

static cairo_surface_t *
paint (GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cairo_t *cr = cairo_create (surface);
  GskRenderNode *node;

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  cairo_set_source_rgb (cr, 0.5, 0, 0.5);
  cairo_paint (cr);
  if (node)
    {
      gsk_render_node_draw (node, cr);
      gsk_render_node_unref (node);
    }
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* How many pixels between @from and @to have @color. */
static guint
count_pixels (cairo_surface_t *surface, double from, double to, PwColor color)
{
  const guchar *data = cairo_image_surface_get_data (surface);
  int stride = cairo_image_surface_get_stride (surface);
  GdkRGBA rgba;
  guint n = 0, wanted;

  pw_palette_rgba (pw_palette_theme (), color, &rgba);
  wanted = (guint) (rgba.red * 255 + 0.5) << 16 | (guint) (rgba.green * 255 + 0.5) << 8 | (guint) (rgba.blue * 255 + 0.5);
  for (int y = 0; y < cairo_image_surface_get_height (surface); y++)
    for (int x = (int) from + 1; x < (int) to - 1; x++)
      n += (*(const guint32 *) (gconstpointer) (data + y * stride + x * 4) & 0xFFFFFF) == wanted;
  return n;
}

/* Parts lie on their side of zero, do not cover each other, and are as long as what they stand for. */
static guint
check_parts (PwStackBar *bar, const PwGame *game, double unit)
{
  double width = gtk_widget_get_width (GTK_WIDGET (bar)), zero = pw_stack_bar_get_zero (bar, width), gains = zero, losses = zero;
  const int *points = pw_stack_bar_get_points (bar);
  cairo_surface_t *surface = paint (GTK_WIDGET (bar));
  guint n_lost = 0;

  for (guint source = 0; source < game->n_sources; source++)
    {
      double from = -1, to = -1;
      PwColor fill, ink;

      g_assert_true (pw_stack_bar_get_part (bar, source, width, &from, &to) == (points[source] != 0));
      if (points[source] == 0)
        continue;
      g_assert_cmpfloat_with_epsilon (to - from, ABS (points[source]) * unit, 0.01);
      g_assert_cmpfloat (from, >=, -0.01);
      g_assert_cmpfloat (to, <=, width + 0.01);
      if (points[source] < 0)
        {
          g_assert_cmpfloat_with_epsilon (to, losses, 0.01);
          losses = from;
          n_lost++;
        }
      else
        {
          g_assert_cmpfloat_with_epsilon (from, gains, 0.01);
          gains = to;
        }
      pw_source_color (game, source, &fill, &ink);
      g_assert_cmpuint (count_pixels (surface, from, to, fill), >, 0);
    }
  g_assert_cmpuint (count_pixels (surface, zero - 3, zero + 3, PW_COLOR_TEXT), >, 0);
  cairo_surface_destroy (surface);
  return n_lost;
}

static void
test_losses (void)
{
  g_autoptr (PwSession) session = play_losses ();
  const PwGame *game = pw_session_get_game (session);
  GtkWidget *window = show_card (session, TRUE);

  gtk_window_set_default_size (GTK_WINDOW (window), 700, 300);
  for (guint look = 0; look < 4; look++)
    {
      double zero = -1, unit = -1;
      guint n_lost = 0;

      adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                          look % 2 ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT);
      pw_palette_set_look (look / 2, look / 2);
      pw_ui_test_settle ();
      for (guint seat = 0; seat < 3; seat++)
        {
          PwStackBar *bar = PW_STACK_BAR (pw_ui_test_find (window, PW_TYPE_STACK_BAR, seat));
          double width = gtk_widget_get_width (GTK_WIDGET (bar)), from, to;

          /* One scale and one zero for all. */
          for (guint source = 0; unit < 0 && source < game->n_sources; source++)
            if (pw_stack_bar_get_part (bar, source, width, &from, &to))
              unit = (to - from) / ABS (pw_stack_bar_get_points (bar)[source]);
          if (seat > 0)
            g_assert_cmpfloat_with_epsilon (pw_stack_bar_get_zero (bar, width), zero, 0.01);
          zero = pw_stack_bar_get_zero (bar, width);
          g_assert_cmpfloat (zero, >, 0);
          n_lost += check_parts (bar, game, unit);
        }
      g_assert_cmpuint (n_lost, >, 0);
    }
  pw_palette_set_look (FALSE, FALSE);
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_DEFAULT);
  gtk_window_destroy (GTK_WINDOW (window));
  pw_ui_test_settle ();
}

/* -- Statistics --------------------------------------------------------------------------------------- */

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

static void
keep_team_game (void)
{
  g_autoptr (PwSession) session = load_team ();
  g_autofree char *folder = pw_store_directory (), *path = g_build_filename (folder, "team.pipwright", NULL);
  g_autofree char *text = pw_record_print (pw_session_get_record (session));

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

/* The library's statistics on games that began on @days, and on one of teams. */
static GtkWidget *
show_statistics (const char *const *days, gboolean team)
{
  GtkWidget *window = gtk_window_new (), *page = pw_library_page_new ();

  pw_ui_test_clear_games ();
  for (guint i = 0; days[i]; i++)
    keep_game (i + 1, days[i]);
  if (team)
    keep_team_game ();
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
check_statistics (const char *const *days, gboolean team, guint n_lines)
{
  GtkWidget *window = show_statistics (days, team);
  GtkWidget *view = pw_ui_test_find (window, PW_TYPE_STATISTICS_VIEW, 0);
  const PwStatistics *statistics = pw_statistics_view_get (PW_STATISTICS_VIEW (view));
  g_autofree char *table = pw_text_table_print (PW_TEXT_TABLE (pw_ui_test_child (view, "table")));
  g_auto (GStrv) rows = g_strsplit (table, "\n", -1);
  const PwGame *game = statistics->game;

  g_assert_cmpuint (statistics->lines->len, ==, n_lines);
  g_assert_true (statistics->sides == team);
  g_assert_true ((strstr (gtk_label_get_text (GTK_LABEL (pw_ui_test_child (view, "summary"))), "team") != NULL) == team);
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

static void
test_statistics (void)
{
  const char *const days[] = { "01-02", "01-02", "02-03", NULL };

  check_statistics (days, FALSE, 3);
}

/* Who plays in a team has its score: in the picture as in the table. */
static void
test_teams (void)
{
  const char *const none[] = { NULL }, *const some[] = { "01-02", NULL };

  check_statistics (none, TRUE, 4);
  check_statistics (some, TRUE, 6);
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
check_time (const char *const *days, const char *const *periods, const char *const *names)
{
  GtkWidget *window = show_statistics (days, FALSE);
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
      g_string_append (drawn, names[period]);
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
  const char *const few_names[] = { "2 Jan 2025", "9 Mar 2025", NULL }, *const one_name[] = { "2 Jan 2025", NULL };
  const char *const month_names[] = { "Jan 2025", "Feb 2025", NULL };
  const char *const one[] = { "01-02", NULL }, *const one_day[] = { "2025-01-02", NULL };
  const char *many[PW_TIME_LINE_PERIODS + 2] = { NULL }, *const months[] = { "2025-01", "2025-02", NULL };
  char names[PW_TIME_LINE_PERIODS + 1][8];

  check_time (few, few_days, few_names);
  check_time (one, one_day, one_name);
  for (guint i = 0; i <= PW_TIME_LINE_PERIODS; i++)
    {
      g_snprintf (names[i], sizeof names[i], "%02u-%02u", i % 2 + 1, i / 2 + 1);
      many[i] = names[i];
    }
  check_time (many, months, month_names);
}

/* -- Room ----------------------------------------------------------------------------------------------- */

static int
least_width (GtkWidget *widget)
{
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return least;
}

static double
top_of (GtkWidget *widget, GtkWidget *root)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, root, &bounds));
  return bounds.origin.y;
}

static void
set_text_size (int percent)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024 * percent / 100, NULL);
  pw_ui_test_settle ();
}

/* With text twice as large what has charts still goes into a window of 360 pixels; names stand above their bars then. */
static void
test_large_text (void)
{
  const char *const days[] = { "01-02", "02-03", NULL };
  g_autoptr (PwSession) session = play_losses ();
  GtkWidget *window = gtk_window_new (), *page = g_object_new (PW_TYPE_FINAL_PAGE, NULL), *statistics, *bar, *name;

  pw_scores_page_set_session (PW_SCORES_PAGE (page), session);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  pw_ui_test_settle ();
  bar = pw_ui_test_find (page, PW_TYPE_STACK_BAR, 1);
  name = gtk_widget_get_prev_sibling (bar);
  for (guint i = 0; i < 2; i++)
    {
      set_text_size (100);
      g_assert_cmpfloat (ABS (top_of (bar, page) + gtk_widget_get_height (bar) / 2.0 - top_of (name, page) -
                              gtk_widget_get_height (name) / 2.0),
                         <, 2);
      set_text_size (200);
      g_assert_cmpfloat (top_of (bar, page), >=, top_of (name, page) + gtk_widget_get_height (name));
      g_assert_cmpint (least_width (page), <=, 360);
    }
  statistics = show_statistics (days, TRUE);
  g_assert_cmpint (least_width (pw_ui_test_find (statistics, PW_TYPE_STATISTICS_VIEW, 0)), <=, 328);
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-xft-dpi");
  gtk_window_destroy (GTK_WINDOW (window));
  end_statistics (statistics);
}

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);
  g_test_add_func ("/charts/lines", test_lines);
  g_test_add_func ("/charts/bars", test_bars);
  g_test_add_func ("/charts/losses", test_losses);
  g_test_add_func ("/charts/statistics", test_statistics);
  g_test_add_func ("/charts/teams", test_teams);
  g_test_add_func ("/charts/time", test_time);
  g_test_add_func ("/charts/large-text", test_large_text);
  return g_test_run ();
}
