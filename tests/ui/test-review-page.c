/* test-review-page.c: the review in the window: it begins, gets surer, stops, leads to moments and into copies
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>

#include "games/template/template.h"
#include "model/pw-score-curve.h"
#include "model/pw-store.h"
#include "pw-chance-chart.h"
#include "pw-chart-marks.h"
#include "pw-final-page.h"
#include "pw-review-page.h"
#include "pw-review-rows.h"
#include "pw-table-page.h"
#include "pw-ui-table.h"
#include "review/pw-review-cache.h"
#include "review/pw-review-words.h"

/** MOST: so many games from each moment are enough here. */
#define MOST 50

typedef struct
{
  PwSession *session;
  PwWindow *window;
  PwReviewPage *page;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "Ana", "Ben" };
  g_autoptr (PwSetup) setup = NULL;

  pw_games_register (&template_game);
  setup = pw_ui_table_setup (&template_game, names, 2);
  fixture->session = pw_ui_table_begin (setup);
  pw_ui_test_play_dealt (fixture->session, 10000, 3);
  g_assert_cmpint (pw_session_get_actor (fixture->session), ==, PW_NOBODY);
  fixture->window = pw_ui_table_open (fixture->session);
  fixture->page = pw_window_find_page (fixture->window, PW_TYPE_REVIEW_PAGE);
  pw_review_page_set_most (fixture->page, MOST);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  PwReviewJob *job = pw_review_page_get_job (fixture->page);

  /* What a thread still holds is waited for: it holds the job, too. */
  if (job)
    g_object_add_weak_pointer (G_OBJECT (job), (gpointer *) &job);
  pw_ui_table_close (fixture->window, fixture->session);
  while (job)
    g_main_context_iteration (NULL, TRUE);
  pw_ui_test_clear_games ();
}

/* Opens the page, and waits until the review is as sharp as it gets. */
static const PwReview *
open_review (Fixture *fixture)
{
  PwReviewJob *job;

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.review", NULL);
  g_assert_cmpstr (pw_window_get_page (fixture->window), ==, "review");
  job = pw_review_page_get_job (fixture->page);
  g_assert_nonnull (job);
  while (pw_review_job_is_running (job))
    g_main_context_iteration (NULL, TRUE);
  pw_ui_test_settle ();
  return pw_review_job_get_review (job);
}

static GtkListBoxRow *
nth_row (Fixture *fixture, const char *list, int n)
{
  return gtk_list_box_get_row_at_index (GTK_LIST_BOX (pw_ui_test_child (fixture->page, list)), n);
}

/* The curve, the luck and the decisions are those of the review, in words, too; the game is as it was. */
static void
test_shows_what_it_found (Fixture *fixture, gconstpointer data)
{
  const PwHistory *history = pw_session_get_history (fixture->session);
  g_autofree char *before = pw_review_digest (history), *after = NULL, *basis = NULL, *table = NULL;
  const PwReview *review = open_review (fixture);
  PwChanceChart *chart = PW_CHANCE_CHART (pw_ui_test_child (fixture->page, "chart"));
  guint n = pw_review_n_values (review);
  const PwValue *last = pw_review_nth_value (review, n - 1);

  after = pw_review_digest (history);
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpuint (pw_review_get_rollouts (review), ==, MOST);
  basis = pw_review_basis_words (review);
  g_assert_true (pw_ui_table_reads (fixture->page, basis));
  g_assert_true (pw_ui_table_reads (fixture->page, pw_review_doubt_words (review)));
  g_assert_false (gtk_widget_get_visible (pw_ui_test_child (fixture->page, "progress")));
  g_assert_false (gtk_widget_get_visible (pw_ui_test_child (fixture->page, "stop")));
  g_assert_cmpuint (pw_chance_chart_n_samples (chart), ==, n);
  for (guint seat = 0; seat < 2; seat++)
    {
      PwLuck luck = pw_review_luck (review, seat, PW_LUCK_DICE);
      g_autofree char *words = pw_review_luck_words (&luck);
      GtkWidget *row = GTK_WIDGET (nth_row (fixture, "luck", (int) seat));
      g_autofree char *spoken = g_strdup_printf ("%s: dice %s (%u rolls)", seat ? "Ben" : "Ana", words, luck.n);

      g_assert_cmpint (pw_chance_chart_get (chart, n - 1, seat), ==, (int) (100 * last->win[seat].mean));
      gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL, spoken);
      /* How sure a chance is, is drawn around it; what is over is sure. */
      g_assert_cmpint (pw_chance_chart_get_within (chart, 0, seat), >, 0);
      g_assert_cmpint (pw_chance_chart_get_within (chart, n - 1, seat), ==, 0);
    }
  gtk_test_accessible_assert_role (chart, GTK_ACCESSIBLE_ROLE_IMG);
  table = pw_text_table_print (PW_TEXT_TABLE (pw_ui_test_child (fixture->page, "table")));
  gtk_test_accessible_assert_property (chart, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, table);
  g_assert_true (strstr (table, "|100|0|0\n") || strstr (table, "|0|100|0\n"));
}

/* Each player's three, as the log says them; another chip, another player. */
static void
test_names_decisions (Fixture *fixture, gconstpointer data)
{
  const PwHistory *history = pw_session_get_history (fixture->session);
  const PwReview *review = open_review (fixture);

  for (guint seat = 0; seat < 2; seat++)
    {
      const PwDecision *dear[PW_REVIEW_NAMED];
      guint n = pw_review_costliest (review, seat, PW_REVIEW_NAMED, dear);

      pw_scores_page_show_player (PW_SCORES_PAGE (fixture->page), seat);
      g_assert_cmpuint (n, >, 0);
      g_assert_null (nth_row (fixture, "decisions", (int) n));
      for (guint i = 0; i < n; i++)
        {
          GtkListBoxRow *row = nth_row (fixture, "decisions", (int) i);
          g_autofree char *cost = pw_review_cost_words (dear[i]), *done = NULL, *other = NULL, *played = NULL;

          pw_review_both_words (history, dear[i], &done, &other);
          played = g_strdup_printf ("Played: %s", done);
          g_assert_cmpint (pw_review_row_get_moment (row), ==, (int) dear[i]->at);
          g_assert_true (pw_ui_table_reads (row, played));
          g_assert_true (pw_ui_table_reads (row, cost));
        }
    }
}

/* Surer figures come while somebody is at the rows: none moves away from under the pointer, until it is elsewhere. */
static void
test_rows_stay (Fixture *fixture, gconstpointer data)
{
  const PwReview *review = open_review (fixture);
  const PwHistory *history = pw_session_get_history (fixture->session);
  GtkListBox *list = GTK_LIST_BOX (pw_ui_test_child (fixture->page, "decisions"));
  int first = pw_review_row_get_moment (nth_row (fixture, "decisions", 0)), other;

  /* As if the other player's had been shown until now. */
  g_assert_true (pw_review_rows_show_decisions (list, review, history, 1));
  other = pw_review_row_get_moment (nth_row (fixture, "decisions", 0));
  g_assert_cmpint (other, !=, first);
  gtk_widget_set_state_flags (GTK_WIDGET (list), GTK_STATE_FLAG_PRELIGHT, FALSE);
  g_signal_emit_by_name (pw_review_page_get_job (fixture->page), "sharper");
  pw_ui_test_settle ();
  g_assert_cmpint (pw_review_row_get_moment (nth_row (fixture, "decisions", 0)), ==, other);
  /* Rows that stay where they are say what is known now. */
  g_assert_true (pw_review_rows_show_decisions (list, review, history, 1));
  gtk_widget_unset_state_flags (GTK_WIDGET (list), GTK_STATE_FLAG_PRELIGHT);
  pw_ui_test_settle ();
  g_assert_cmpint (pw_review_row_get_moment (nth_row (fixture, "decisions", 0)), ==, first);
}

/* The keyboard stays in the row where it was, and on its button. */
static void
test_the_keyboard_stays (Fixture *fixture, gconstpointer data)
{
  GtkWidget *button;

  open_review (fixture);
  button = pw_ui_test_find (GTK_WIDGET (nth_row (fixture, "decisions", 1)), GTK_TYPE_BUTTON, 0);
  gtk_widget_grab_focus (button);
  g_signal_emit_by_name (pw_review_page_get_job (fixture->page), "sharper");
  pw_ui_test_settle ();
  button = pw_ui_test_find (GTK_WIDGET (nth_row (fixture, "decisions", 1)), GTK_TYPE_BUTTON, 0);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == button);
  gtk_widget_grab_focus (GTK_WIDGET (nth_row (fixture, "turns", 0)));
  g_signal_emit_by_name (pw_review_page_get_job (fixture->page), "sharper");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == GTK_WIDGET (nth_row (fixture, "turns", 0)));
}

/* A row leads to its moment on the table, and the way back to the review, which is still there. */
static void
test_leads_to_moments (Fixture *fixture, gconstpointer data)
{
  const PwReview *review = open_review (fixture);
  GtkListBoxRow *row = nth_row (fixture, "decisions", 0);
  int at = pw_review_row_get_moment (row);

  g_signal_emit_by_name (pw_ui_test_child (fixture->page, "decisions"), "row-activated", row);
  g_assert_cmpstr (pw_window_get_page (fixture->window), ==, "table");
  g_assert_cmpuint (pw_session_get_moment (fixture->session), ==, (guint) at);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.review", NULL);
  g_assert_cmpstr (pw_window_get_page (fixture->window), ==, "review");
  g_assert_true (pw_review_job_get_review (pw_review_page_get_job (fixture->page)) == review);
}

/* What was there before the moment was chosen is there again, as often as somebody looks; another way that was taken meanwhile counts. */
static void
test_the_way_back_from_a_moment (Fixture *fixture, gconstpointer data)
{
  GtkWidget *window = GTK_WIDGET (fixture->window);
  GtkWidget *rows = pw_ui_test_child (fixture->page, "decisions");

  gtk_widget_activate_action (window, "win.show-final", NULL);
  open_review (fixture);
  for (guint i = 0; i < 2; i++)
    {
      g_signal_emit_by_name (rows, "row-activated", nth_row (fixture, "decisions", 0));
      g_assert_cmpstr (pw_window_get_page (fixture->window), ==, "table");
      gtk_widget_activate_action (window, "win.back", NULL);
      g_assert_cmpstr (pw_window_get_page (fixture->window), ==, "review");
    }
  gtk_widget_activate_action (window, "win.back", NULL);
  g_assert_cmpstr (pw_window_get_page (fixture->window), ==, "final");
  gtk_widget_activate_action (window, "win.review", NULL);
  g_signal_emit_by_name (rows, "row-activated", nth_row (fixture, "decisions", 0));
  gtk_widget_activate_action (window, "win.show-final", NULL);
  gtk_widget_activate_action (window, "win.back", NULL);
  g_assert_cmpstr (pw_window_get_page (fixture->window), ==, "table");
  gtk_widget_activate_action (window, "win.back", NULL);
  g_assert_cmpstr (pw_window_get_page (fixture->window), ==, "start");
}

/* On the table the log shows that moment, too, however far it is from the end. */
static void
test_the_log_shows_the_moment (Fixture *fixture, gconstpointer data)
{
  PwTablePage *table = pw_window_find_page (fixture->window, PW_TYPE_TABLE_PAGE);
  GtkWidget *log = pw_ui_test_child (table, "log");
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (pw_ui_test_child (log, "scroller")));
  double end;

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.back", NULL);
  g_assert_cmpstr (pw_window_get_page (fixture->window), ==, "table");
  for (guint i = 0; i < 8; i++)
    pw_ui_test_settle ();
  end = gtk_adjustment_get_value (place);
  g_assert_cmpfloat (end, >, gtk_adjustment_get_page_size (place));
  open_review (fixture);
  g_signal_emit_by_name (pw_ui_test_child (fixture->page, "chart"), "looked", 2u);
  g_assert_cmpuint (pw_session_get_moment (fixture->session), ==, 2);
  for (guint i = 0; i < 8; i++)
    pw_ui_test_settle ();
  g_assert_cmpfloat (gtk_adjustment_get_value (place), <, 100);
}

/* A copy up to there, marked as one, in a file of its own; the game itself has all its moves. */
static void
test_tries_it (Fixture *fixture, gconstpointer data)
{
  g_autoptr (PwSession) copy = NULL;
  guint length = pw_history_get_length (pw_session_get_history (fixture->session));
  AdwWindowTitle *title;
  GtkWidget *button;
  int at;

  open_review (fixture);
  at = pw_review_row_get_moment (nth_row (fixture, "decisions", 0));
  button = pw_ui_test_find (GTK_WIDGET (nth_row (fixture, "decisions", 0)), GTK_TYPE_BUTTON, 0);
  g_signal_emit_by_name (button, "clicked");
  copy = g_object_ref (pw_window_get_session (fixture->window));
  g_assert_true (copy != fixture->session);
  g_assert_cmpstr (pw_window_get_page (fixture->window), ==, "table");
  g_assert_true (pw_session_get_record (copy)->trial);
  title = ADW_WINDOW_TITLE (pw_ui_test_child (fixture->window, "title"));
  g_assert_true (g_str_has_prefix (adw_window_title_get_subtitle (title), "Tried out"));
  g_assert_cmpuint (pw_history_get_length (pw_session_get_history (copy)), ==, (guint) at);
  g_assert_cmpint (pw_session_get_actor (copy), >=, 0);
  g_assert_cmpuint (pw_history_get_length (pw_session_get_history (fixture->session)), ==, length);
  g_assert_true (g_file_test (pw_session_get_path (copy), G_FILE_TEST_IS_REGULAR));
  /* What goes on is played, not reviewed: that would be advice. */
  g_assert_false (pw_ui_test_enabled (G_ACTION_GROUP (fixture->window), "review"));
}

/* A game that lies anywhere is reviewed, something is tried, and the way back leads to that review. */
static void
test_comes_back_from_a_try (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "pw-lies-elsewhere.pipwright", NULL);
  GtkWidget *button;

  pw_session_set_path (fixture->session, path);
  g_assert_true (pw_session_save (fixture->session));
  open_review (fixture);
  button = pw_ui_test_find (GTK_WIDGET (nth_row (fixture, "decisions", 0)), GTK_TYPE_BUTTON, 0);
  g_signal_emit_by_name (button, "clicked");
  g_assert_cmpstr (pw_window_get_page (fixture->window), ==, "table");
  g_assert_cmpstr (pw_session_get_path (pw_window_get_session (fixture->window)), !=, path);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.back", NULL);
  while (g_strcmp0 (pw_window_get_page (fixture->window), "review") != 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (pw_session_get_path (pw_window_get_session (fixture->window)), ==, path);
  /* From there it leads to the end of that game, as ever. */
  pw_review_job_stop (pw_review_page_get_job (fixture->page));
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.back", NULL);
  g_assert_cmpstr (pw_window_get_page (fixture->window), ==, "final");
}

/* Somebody stops it before it says anything, and lets it go on. */
static void
test_stops_and_goes_on (Fixture *fixture, gconstpointer data)
{
  GtkWidget *stop = pw_ui_test_child (fixture->page, "stop");
  PwReviewJob *job;

  pw_review_page_set_most (fixture->page, PW_REVIEW_MOST);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.review", NULL);
  job = pw_review_page_get_job (fixture->page);
  g_assert_true (pw_review_job_is_running (job));
  g_assert_true (gtk_widget_get_visible (pw_ui_test_child (fixture->page, "progress")));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (stop)), ==, "_Stop");
  g_signal_emit_by_name (stop, "clicked");
  g_assert_false (pw_review_job_is_running (job));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (stop)), ==, "_Go on");
  g_assert_false (gtk_widget_get_visible (pw_ui_test_child (fixture->page, "progress")));
  pw_review_page_set_most (fixture->page, MOST);
  g_signal_emit_by_name (stop, "clicked");
  while (pw_review_job_is_running (job))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (pw_review_get_rollouts (pw_review_job_get_review (job)), ==, MOST);
}

/* While another page is shown nobody needs it: it rests. */
static void
test_rests_out_of_sight (Fixture *fixture, gconstpointer data)
{
  PwReviewJob *job;

  pw_review_page_set_most (fixture->page, PW_REVIEW_MOST);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.review", NULL);
  job = pw_review_page_get_job (fixture->page);
  g_assert_true (pw_review_job_is_running (job));
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.back", NULL);
  g_assert_cmpstr (pw_window_get_page (fixture->window), ==, "final");
  g_assert_false (pw_review_job_is_running (job));
}

/* What was found is beside the record, and there at once when the game is opened again. */
static void
test_is_kept (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = pw_store_new_path (&template_game, pw_session_get_setup (fixture->session));
  g_autofree char *review = pw_review_cache_path (path);
  g_autoptr (PwReview) kept = NULL;
  PwWindow *other;

  pw_session_set_path (fixture->session, path);
  g_assert_true (pw_session_save (fixture->session));
  open_review (fixture);
  /* It is written by a thread, one after the other. */
  while (!kept || pw_review_get_rollouts (kept) < MOST)
    {
      g_clear_pointer (&kept, pw_review_free);
      kept = pw_review_cache_load (pw_session_get_history (fixture->session), review);
      g_main_context_iteration (NULL, FALSE);
    }
  other = pw_ui_table_open (fixture->session);
  pw_review_page_set_most (pw_window_find_page (other, PW_TYPE_REVIEW_PAGE), MOST);
  gtk_widget_activate_action (GTK_WIDGET (other), "win.review", NULL);
  g_assert_false (pw_review_job_is_running (pw_review_page_get_job (pw_window_find_page (other, PW_TYPE_REVIEW_PAGE))));
  g_assert_true (gtk_widget_get_visible (pw_ui_test_child (pw_window_find_page (other, PW_TYPE_REVIEW_PAGE), "found")));
  gtk_window_destroy (GTK_WINDOW (other));
  g_assert_cmpint (g_remove (review), ==, 0);
}

/* An end position has no moments: that is said, and nothing else is shown. */
static void
test_says_why_not (Fixture *fixture, gconstpointer data)
{
  static const char text[] = "game: template\nlevel: pad\nplayer: Ana\nplayer: Ben\nAna steps 20\n";
  PwSession *session = pw_ui_table_of_record (text);
  PwWindow *window = pw_ui_table_open (session);
  PwReviewPage *page = pw_window_find_page (window, PW_TYPE_REVIEW_PAGE);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.review", NULL);
  g_assert_cmpstr (pw_window_get_page (window), ==, "review");
  g_assert_null (pw_review_page_get_job (page));
  g_assert_true (
    pw_ui_table_reads (page, "Only a game of which everything was entered, from the first move on, can be reviewed."));
  g_assert_false (gtk_widget_get_visible (pw_ui_test_child (page, "found")));
  pw_ui_table_close (window, session);
}

/* At 360 by 640, nothing is wider than the window. */
static void
test_fits_a_telephone (Fixture *fixture, gconstpointer data)
{
  int least;

  open_review (fixture);
  gtk_widget_measure (GTK_WIDGET (fixture->page), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 360);
  gtk_widget_measure (pw_window_find_page (fixture->window, PW_TYPE_FINAL_PAGE), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL,
                      NULL, NULL);
  g_assert_cmpint (least, <=, 360);
}

/** Mark: the number of a turning point in the chart. */
typedef struct
{
  gboolean shown;
  double x, y;
  double change;                /* of the chance, 0 to 1 */
} Mark;

/* Gives the game turning points that lie as close together as they can, from @first on, each but the third smaller than the one before. */
static guint
plant_turns (PwReview *review, guint first)
{
  static const double changes[PW_CHANCE_TURNS] = { 0.3, -0.25, 0.4, -0.2, 0.15 };
  guint n = pw_review_n_values (review), apart = n / 16 + 1;
  double win = 0.5;

  for (guint i = 0; i < n; i++)
    {
      PwValue *value = (PwValue *) pw_review_nth_value (review, i);

      if (i >= first && (i - first) % apart == 0 && (i - first) / apart < PW_CHANCE_TURNS)
        win += changes[(i - first) / apart];
      for (guint seat = 0; seat < 2; seat++)
        {
          value->win[seat] = (PwTally){ 0 };
          for (guint k = 0; k < 400; k++)
            pw_tally_add (&value->win[seat], seat ? 1 - win : win);
        }
    }
  return apart;
}

/* However narrow the chart and large the text: no number covers another, each stands over its line, and only beside those that
 * changed more is one left out. A press on a number leads where its row in the list does, which the keyboard reaches, too. */
static void
check_marks (Fixture *fixture, const PwReview *review, int width, double scale)
{
  PwChanceChart *chart = PW_CHANCE_CHART (pw_ui_test_child (fixture->page, "chart"));
  PwTurn turns[PW_CHANCE_TURNS];
  Mark marks[PW_CHANCE_TURNS];
  guint n = pw_review_turns (review, PW_CHANCE_TURNS, turns), n_shown = 0;

  g_assert_cmpuint (n, ==, PW_CHANCE_TURNS);
  gtk_widget_size_allocate (GTK_WIDGET (chart), &(GtkAllocation){ 0, 0, width, (int) (240 * scale) }, -1);
  for (guint i = 0; i < n; i++)
    {
      GtkListBoxRow *row = nth_row (fixture, "turns", (int) i);

      marks[i].shown = pw_chance_chart_mark_at (chart, i, &marks[i].x, &marks[i].y);
      marks[i].change = ABS (turns[i].change);
      g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (row)));
      if (!marks[i].shown)
        continue;
      n_shown++;
      g_assert_cmpfloat (marks[i].y, >=, 6 * scale);
      g_assert_cmpuint (pw_chance_chart_moment_at (chart, marks[i].x + 2, marks[i].y + 2), ==,
                        (guint) pw_review_row_get_moment (row));
      for (guint k = 0; k < i; k++)
        if (marks[k].shown)
          g_assert_true (ABS (marks[k].x - marks[i].x) >= 14 * scale || ABS (marks[k].y - marks[i].y) >= 13 * scale);
    }
  g_test_message ("%d wide, text %g: %u numbers", width, scale, n_shown);
  g_assert_cmpuint (n_shown, >=, 3);
  for (guint i = 0; i < n; i++)
    {
      guint n_stronger = 0;

      for (guint k = 0; k < n; k++)
        n_stronger += marks[k].shown && marks[k].change > marks[i].change && ABS (marks[k].x - marks[i].x) < 15 * scale;
      g_assert_true (marks[i].shown || n_stronger == PW_CHART_MARK_LINES);
    }
}

static void
test_marks_are_apart (Fixture *fixture, gconstpointer data)
{
  PwReview *review = (PwReview *) open_review (fixture);
  PwChanceChart *chart = PW_CHANCE_CHART (pw_ui_test_child (fixture->page, "chart"));
  const PwHistory *history = pw_session_get_history (fixture->session);

  for (guint end = 0; end < 2; end++)
    {
      guint n = pw_review_n_values (review), apart = n / 16 + 1;

      plant_turns (review, end ? n - 1 - 4 * apart : 1);
      pw_chance_chart_set (chart, review, history);
      pw_review_rows_clear (GTK_LIST_BOX (pw_ui_test_child (fixture->page, "turns")));
      g_assert_true (pw_review_rows_show_turns (GTK_LIST_BOX (pw_ui_test_child (fixture->page, "turns")), review, history));
      check_marks (fixture, review, 590, 1);
      check_marks (fixture, review, 278, 1);
      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * 1024, NULL);
      pw_ui_test_settle ();
      check_marks (fixture, review, 278, 2);
      gtk_settings_reset_property (gtk_settings_get_default (), "gtk-xft-dpi");
      pw_ui_test_settle ();
    }
}

/* With text twice as large, neither. */
static void
test_fits_with_large_text (Fixture *fixture, gconstpointer data)
{
  int least;

  open_review (fixture);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  gtk_widget_measure (GTK_WIDGET (fixture->page), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-xft-dpi");
  g_assert_cmpint (least, <=, 360);
}

/* The first word of each line, however narrow, of what @label reads. */
static void
check_lines (GtkLabel *label)
{
  g_autoptr (PangoLayout) layout = pango_layout_copy (gtk_label_get_layout (label));

  for (int width = 120; width < 600; width += 7)
    {
      pango_layout_set_width (layout, width * PANGO_SCALE);
      for (GSList *line = pango_layout_get_lines_readonly (layout); line; line = line->next)
        g_assert_cmpint (pango_layout_get_text (layout)[((PangoLayoutLine *) line->data)->start_index], !=, '%');
    }
}

/* A number keeps its percent sign. */
static void
test_keeps_percent (Fixture *fixture, gconstpointer data)
{
  GtkWidget *row, *label;
  guint found = 0;

  open_review (fixture);
  row = GTK_WIDGET (nth_row (fixture, "decisions", 0));
  for (guint i = 0; (label = pw_ui_test_find (row, GTK_TYPE_LABEL, i)); i++)
    if (strstr (gtk_label_get_text (GTK_LABEL (label)), " %"))
      {
        check_lines (GTK_LABEL (label));
        found++;
      }
  g_assert_cmpuint (found, >, 0);
}

/* Each round has one line of the table, by the short name that it has in the table of points, and the end is the last. */
static void
test_table_names_rounds_once (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (PwScoreCurve) curve = pw_score_curve_new (pw_session_get_history (fixture->session));
  g_autofree char *table = NULL, *first = pw_score_curve_name (curve, 1);
  g_auto (GStrv) lines = NULL;
  guint n;

  open_review (fixture);
  table = pw_text_table_print (PW_TEXT_TABLE (pw_ui_test_child (fixture->page, "table")));
  lines = g_strsplit (g_strchomp (table), "\n", -1);
  n = g_strv_length (lines);
  for (guint i = 0; i < n; i++)
    g_assert_true (g_hash_table_add (seen, g_strndup (lines[i], strcspn (lines[i], "|"))));
  g_assert_true (g_hash_table_contains (seen, first));
  g_assert_true (g_str_has_prefix (lines[n - 1], "End|"));
}

int
main (int argc, char *argv[])
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *fixture, gconstpointer data);
  } tests[] = {
    { "/review-page/shows-what-it-found", test_shows_what_it_found },
    { "/review-page/names-decisions", test_names_decisions },
    { "/review-page/rows-stay", test_rows_stay },
    { "/review-page/the-keyboard-stays", test_the_keyboard_stays },
    { "/review-page/leads-to-moments", test_leads_to_moments },
    { "/review-page/the-way-back-from-a-moment", test_the_way_back_from_a_moment },
    { "/review-page/the-log-shows-the-moment", test_the_log_shows_the_moment },
    { "/review-page/tries-it", test_tries_it },
    { "/review-page/comes-back-from-a-try", test_comes_back_from_a_try },
    { "/review-page/stops-and-goes-on", test_stops_and_goes_on },
    { "/review-page/rests-out-of-sight", test_rests_out_of_sight },
    { "/review-page/is-kept", test_is_kept },
    { "/review-page/says-why-not", test_says_why_not },
    { "/review-page/fits-a-telephone", test_fits_a_telephone },
    { "/review-page/marks-are-apart", test_marks_are_apart },
    { "/review-page/fits-with-large-text", test_fits_with_large_text },
    { "/review-page/keeps-percent", test_keeps_percent },
    { "/review-page/table-names-rounds-once", test_table_names_rounds_once },
  };

  pw_ui_test_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  return g_test_run ();
}
