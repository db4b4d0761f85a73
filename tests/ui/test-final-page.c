/* test-final-page.c: ranking, tie-break, charts, score sheets, the whole as text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "games/template/template.h"
#include "model/pw-score-model.h"
#include "pw-final-page.h"
#include "pw-chart-field.h"
#include "pw-line-chart.h"
#include "model/pw-score-curve.h"
#include "pw-score-sheet.h"
#include "pw-stack-bar.h"
#include "pw-ui-table.h"

typedef struct
{
  PwSession *session;
  PwWindow *window;
  PwFinalPage *page;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->session = pw_ui_test_session ();
  pw_ui_test_play_dealt (fixture->session, 10000, 3);
  g_assert_cmpint (pw_session_get_actor (fixture->session), ==, PW_NOBODY);
  fixture->window = pw_ui_test_window ();
  /* A game that is over opens there. */
  pw_window_open_session (fixture->window, fixture->session);
  for (guint i = 0; i < 3; i++)
    pw_ui_test_settle ();
  g_assert_cmpstr (pw_window_get_page (fixture->window), ==, "final");
  fixture->page = PW_FINAL_PAGE (pw_window_find_page (fixture->window, PW_TYPE_FINAL_PAGE));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  pw_ui_table_close (fixture->window, fixture->session);
}

static void
test_players_stand_in_order (Fixture *fixture, gconstpointer data)
{
  const PwSetup *setup = pw_session_get_setup (fixture->session);
  PwStanding standings[PW_MAX_PLAYERS] = { 0 };
  GtkWidget *ranking = pw_ui_test_child (fixture->page, "ranking");
  GtkWidget *row = gtk_widget_get_first_child (ranking);

  pw_history_rank (pw_session_get_history (fixture->session), standings);
  for (guint place = 1; place <= setup->n_players; place++)
    for (guint seat = 0; seat < setup->n_players; seat++)
      if (standings[seat].place == place)
        {
          g_autofree char *spoken = g_strdup_printf ("Place %u: %s, %d points", place, setup->names[seat], standings[seat].score);

          gtk_test_accessible_assert_role (row, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
          gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL, spoken);
          g_assert_true (gtk_widget_has_css_class (row, "won") == (place == 1));
          g_assert_true (pw_ui_table_reads (row, setup->names[seat]));
          row = gtk_widget_get_next_sibling (row);
        }
  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      g_assert_true (!standings[seat].tie_break || pw_ui_table_reads (ranking, standings[seat].tie_break));
      g_free (standings[seat].tie_break);
    }
}

static void
test_charts_say_what_they_show (Fixture *fixture, gconstpointer data)
{
  const PwGame *game = pw_session_get_game (fixture->session);
  const PwSetup *setup = pw_session_get_setup (fixture->session);
  GtkWidget *chart = pw_ui_test_find (GTK_WIDGET (fixture->page), PW_TYPE_LINE_CHART, 0);

  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      GtkWidget *bar = pw_ui_test_find (pw_ui_test_child (fixture->page, "sources"), PW_TYPE_STACK_BAR, seat);
      int points[32];
      g_autofree char *table = NULL;

      for (guint i = 0; i < game->n_sources; i++)
        points[i] = pw_session_get_score (fixture->session, seat, (int) i);
      table = pw_stack_bar_describe (game, points);
      gtk_test_accessible_assert_role (bar, GTK_ACCESSIBLE_ROLE_IMG);
      gtk_test_accessible_assert_property (bar, GTK_ACCESSIBLE_PROPERTY_LABEL, setup->names[seat]);
      gtk_test_accessible_assert_property (bar, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, table);
      g_assert_true (strpbrk (table, "123456789") != NULL);
    }
  gtk_test_accessible_assert_role (chart, GTK_ACCESSIBLE_ROLE_IMG);
  g_assert_true (gtk_test_accessible_has_property (GTK_ACCESSIBLE (chart), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
}

static void
test_curves_end_in_the_scores (Fixture *fixture, gconstpointer data)
{
  const PwHistory *history = pw_session_get_history (fixture->session);
  g_autoptr (PwScoreCurve) curve = pw_score_curve_new (history);
  guint n = curve->n_samples;

  g_assert_true (curve->ended);
  g_assert_cmpuint (curve->n_players, ==, 3);
  /* The beginning, five phases of five rounds, the final scoring. */
  g_assert_cmpuint (n, ==, 27);
  g_assert_cmpuint (curve->chapters->len, ==, n - 1);
  g_assert_cmpstr (g_ptr_array_index (curve->chapters, 0), ==, "A");
  g_assert_cmpstr (g_ptr_array_index (curve->chapters, 5), ==, "B");
  g_assert_cmpstr (g_ptr_array_index (curve->chapters, 24), ==, "E");
  for (guint seat = 0; seat < curve->n_players; seat++)
    {
      int final = 0;

      g_assert_cmpint (pw_score_curve_get (curve, 0, seat), ==, 0);
      for (guint i = 1; i < n; i++)
        g_assert_cmpint (pw_score_curve_get (curve, i, seat), >=, pw_score_curve_get (curve, i - 1, seat));
      for (guint i = 0; i < pw_history_get_length (history); i++)
        {
          guint n_events;
          const PwEvent *events = pw_history_get_events (history, i, &n_events);

          for (guint j = 0; j < n_events; j++)
            if (events[j].kind == PW_EVENT_POINTS && events[j].final && events[j].player == (int) seat)
              final += events[j].amount;
        }
      g_assert_cmpint (pw_score_curve_get (curve, n - 1, seat), ==, pw_session_get_score (fixture->session, seat, -1));
      g_assert_cmpint (pw_score_curve_get (curve, n - 1, seat) - pw_score_curve_get (curve, n - 2, seat), ==, final);
    }
}

/* Whoever won is asked about first; whom somebody has chosen stays. */
static void
test_winner_comes_first (Fixture *fixture, gconstpointer data)
{
  GtkWidget *sheet = pw_ui_test_child (fixture->page, "sheet");
  const PwSetup *setup = pw_session_get_setup (fixture->session);
  PwStanding standings[PW_MAX_PLAYERS] = { 0 };
  guint winner = 0;

  pw_history_rank (pw_session_get_history (fixture->session), standings);
  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      if (standings[seat].place == 1)
        winner = seat;
      g_free (standings[seat].tie_break);
    }
  /* Else the test says nothing. */
  g_assert_cmpuint (winner, !=, 0);
  g_assert_cmpuint (pw_scores_page_get_seat (PW_SCORES_PAGE (fixture->page)), ==, winner);
  gtk_test_accessible_assert_property (sheet, GTK_ACCESSIBLE_PROPERTY_LABEL, setup->names[winner]);
  pw_scores_page_show_player (PW_SCORES_PAGE (fixture->page), 0);
  pw_scores_page_update (PW_SCORES_PAGE (fixture->page));
  gtk_test_accessible_assert_property (sheet, GTK_ACCESSIBLE_PROPERTY_LABEL, setup->names[0]);
}

static void
test_sheets_add_up (Fixture *fixture, gconstpointer data)
{
  GtkWidget *sheet = pw_ui_test_child (fixture->page, "sheet");
  const PwSetup *setup = pw_session_get_setup (fixture->session);

  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      g_autofree char *total = g_strdup_printf ("%d", pw_session_get_score (fixture->session, seat, -1));
      g_autoptr (PwScoreModel) model = pw_score_model_new (fixture->session, seat);

      pw_scores_page_show_player (PW_SCORES_PAGE (fixture->page), seat);
      pw_ui_test_settle ();
      gtk_test_accessible_assert_property (sheet, GTK_ACCESSIBLE_PROPERTY_LABEL, setup->names[seat]);
      g_assert_true (pw_ui_table_reads (sheet, total));
      g_assert_true (pw_ui_table_reads (sheet, "During the game"));
      g_assert_true (pw_ui_table_reads (sheet, "At the end"));
      for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (model)); i++)
        {
          g_autoptr (PwScoreLine) line = g_list_model_get_item (G_LIST_MODEL (model), i);

          g_assert_true (pw_ui_table_reads (sheet, pw_score_line_get_text (line)));
          g_assert_true (pw_ui_table_reads (sheet, pw_score_line_get_rule (line)));
        }
    }
}

static void
test_details_open (Fixture *fixture, gconstpointer data)
{
  GtkWidget *sheet = pw_ui_test_child (fixture->page, "sheet");
  GtkWidget *button = pw_ui_test_find (sheet, GTK_TYPE_TOGGLE_BUTTON, 0), *revealer;

  /* The inner button of a rule is one too. */
  for (guint i = 1; button && !gtk_widget_has_css_class (button, "sheet-open"); i++)
    button = pw_ui_test_find (sheet, GTK_TYPE_TOGGLE_BUTTON, i);
  g_assert_nonnull (button);
  revealer = pw_ui_test_find (gtk_widget_get_parent (gtk_widget_get_parent (button)), GTK_TYPE_REVEALER, 0);
  g_assert_false (gtk_revealer_get_reveal_child (GTK_REVEALER (revealer)));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
  g_assert_true (gtk_revealer_get_reveal_child (GTK_REVEALER (revealer)));
  gtk_test_accessible_assert_state (button, GTK_ACCESSIBLE_STATE_EXPANDED, TRUE);
}

static void
on_text_read (GObject *source, GAsyncResult *result, gpointer data)
{
  *(char **) data = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
}

static void
test_everything_is_copied_as_text (Fixture *fixture, gconstpointer data)
{
  const PwSetup *setup = pw_session_get_setup (fixture->session);
  g_autofree char *text = pw_final_page_get_text (fixture->page);
  g_autofree char *copied = NULL;

  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      g_autofree char *line = g_strdup_printf ("%s: %d\n", setup->names[seat], pw_session_get_score (fixture->session, seat, -1));

      g_assert_nonnull (strstr (text, line));
    }
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.copy-scores", NULL));
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (fixture->page)), NULL, on_text_read, &copied);
  while (!copied)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (copied, ==, text);
}

static void
test_the_way_back_leads_to_the_table (Fixture *fixture, gconstpointer data)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.back", NULL));
  g_assert_cmpstr (pw_window_get_page (fixture->window), ==, "table");
  pw_ui_test_settle ();
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.show-final", NULL));
  g_assert_cmpstr (pw_window_get_page (fixture->window), ==, "final");
}

static void
test_the_page_fits_a_narrow_window (Fixture *fixture, gconstpointer data)
{
  int minimum;

  for (guint seat = 0; seat < 3; seat++)
    {
      pw_scores_page_show_player (PW_SCORES_PAGE (fixture->page), seat);
      gtk_widget_measure (GTK_WIDGET (fixture->page), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      g_assert_cmpint (minimum, <=, 360);
    }
}

static void
test_grid_lines_have_round_distances (void)
{
  static const struct
  {
    int most;
    int step;
  } cases[] = {
    { 1, 1 }, { 5, 1 }, { 6, 2 }, { 10, 2 }, { 11, 5 }, { 25, 5 }, { 26, 10 }, { 191, 50 }, { 250, 50 }, { 251, 100 }
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpint (pw_chart_field_step (cases[i].most), ==, cases[i].step);
}

/* What decided a tie says by which rule. */
static void
test_a_tie_names_its_rule (Fixture *fixture, gconstpointer data)
{
  static const char text[] = "game: burgundy\nlevel: final\nplayer: Ana\nplayer: Ben marker=2\n\n"
                             "ana score 20\nana empty 5\nben score 20\nben empty 3\nfinish\n";
  g_autoptr (GError) error = NULL;
  g_autoptr (PwSession) tied = NULL;
  GtkWidget *ranking = pw_ui_test_child (fixture->page, "ranking");

  g_assert_false (pw_ui_table_reads (ranking, "9.2"));
  tied = pw_session_new_for_record (pw_record_parse (text, -1, &error));
  g_assert_no_error (error);
  pw_window_open_session (fixture->window, tied);
  for (guint i = 0; i < 3; i++)
    pw_ui_test_settle ();
  g_assert_true (pw_ui_table_reads (ranking, "9.2"));
  g_assert_nonnull (pw_ui_test_find (ranking, GTK_TYPE_MENU_BUTTON, 0));
  pw_window_open_session (fixture->window, fixture->session);
}

/* Paper and other programs are one press away; where it is narrow there is one menu. */
static void
test_print_and_export_are_buttons (Fixture *fixture, gconstpointer data)
{
  GtkWidget *print = pw_ui_test_child (fixture->window, "print_button");
  GtkWidget *export = pw_ui_test_child (fixture->window, "export_button");

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1200, 800);
  pw_ui_test_settle ();
  g_assert_true (gtk_widget_get_mapped (print));
  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (print)), ==, "win.print");
  g_assert_true (gtk_widget_get_mapped (export));
  g_assert_cmpint (g_menu_model_get_n_items (gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (export))), >, 0);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  fixture->window = pw_ui_test_window ();
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 640);
  pw_window_open_session (fixture->window, fixture->session);
  for (guint i = 0; i < 4; i++)
    pw_ui_test_settle ();
  g_assert_false (gtk_widget_get_mapped (pw_ui_test_child (fixture->window, "print_button")));
  g_assert_true (gtk_widget_get_mapped (pw_ui_test_child (fixture->window, "export_button")));
  fixture->page = PW_FINAL_PAGE (pw_window_find_page (fixture->window, PW_TYPE_FINAL_PAGE));
}

/* Of an entered end position nobody knows what came round by round. */
static void
test_an_entered_end_has_no_rounds (Fixture *fixture, gconstpointer data)
{
  g_autoptr (PwSetup) setup = pw_setup_new (pw_ui_test_game (), 2);
  g_autoptr (PwSession) session = NULL;
  PwMoves legal = PW_MOVES_INIT;

  g_assert_true (gtk_widget_get_visible (pw_ui_test_child (fixture->page, "rounds")));
  setup->level = PW_LEVEL_FINAL;
  session = pw_session_new (pw_ui_test_game (), setup, NULL);
  pw_game_legal (pw_ui_test_game (), pw_session_get_state (session), &legal);
  for (guint i = 0; i < legal.n; i++)
    if (pw_session_get_actor (session) != PW_NOBODY && pw_ui_test_game ()->kinds[legal.items[i].kind].n_args == 0)
      g_assert_true (pw_session_play (session, &legal.items[i], NULL));
  pw_moves_clear (&legal);
  g_assert_cmpint (pw_session_get_actor (session), ==, PW_NOBODY);
  pw_window_open_session (fixture->window, session);
  pw_ui_test_settle ();
  g_assert_cmpstr (pw_window_get_page (fixture->window), ==, "final");
  g_assert_false (gtk_widget_get_visible (pw_ui_test_child (fixture->page, "rounds")));
}

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);
#define ADD(name, function) g_test_add ("/ui/final-page/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("players-stand-in-order", test_players_stand_in_order);
  ADD ("a-tie-names-its-rule", test_a_tie_names_its_rule);
  ADD ("charts-say-what-they-show", test_charts_say_what_they_show);
  ADD ("curves-end-in-the-scores", test_curves_end_in_the_scores);
  ADD ("winner-comes-first", test_winner_comes_first);
  ADD ("sheets-add-up", test_sheets_add_up);
  ADD ("details-open", test_details_open);
  ADD ("everything-is-copied-as-text", test_everything_is_copied_as_text);
  ADD ("the-way-back-leads-to-the-table", test_the_way_back_leads_to_the_table);
  ADD ("the-page-fits-a-narrow-window", test_the_page_fits_a_narrow_window);
  g_test_add_func ("/ui/final-page/grid-lines-have-round-distances", test_grid_lines_have_round_distances);
  ADD ("print-and-export-are-buttons", test_print_and_export_are_buttons);
  ADD ("an-entered-end-has-no-rounds", test_an_entered_end_has_no_rounds);
  return g_test_run ();
}
