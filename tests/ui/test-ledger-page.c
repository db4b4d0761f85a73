/* test-ledger-page.c: the ledger's lines, charts and tables; how it is reached and left
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "games/pw-games.h"
#include "model/pw-score-curve.h"
#include "pw-chart-card.h"
#include "pw-ledger-page.h"
#include "pw-ledger-view.h"
#include "pw-line-chart.h"
#include "pw-stack-bar.h"
#include "pw-text-table.h"
#include "pw-ui-table.h"

typedef struct
{
  PwSession *session;
  PwWindow *window;
  PwLedgerPage *page;
  PwLedgerView *view;
} Fixture;

static void
settle (void)
{
  for (guint i = 0; i < 3; i++)
    pw_ui_test_settle ();
}

static void
activate (Fixture *fixture, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), action, NULL));
  settle ();
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->session = pw_ui_test_session ();
  pw_ui_test_play_dealt (fixture->session, 10000, 3);
  fixture->window = pw_ui_test_window ();
  pw_window_open_session (fixture->window, fixture->session);
  pw_window_show_ledger (fixture->window);
  settle ();
  g_assert_cmpstr (pw_window_get_page (fixture->window), ==, "ledger");
  fixture->page = PW_LEDGER_PAGE (pw_window_find_page (fixture->window, PW_TYPE_LEDGER_PAGE));
  fixture->view = PW_LEDGER_VIEW (pw_ui_test_child (fixture->page, "lines"));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  pw_ui_table_close (fixture->window, fixture->session);
}

/* The label whose accessible name is @spoken. */
static GtkWidget *
find_spoken (GtkWidget *root, const char *spoken)
{
  GtkWidget *label;

  for (guint i = 0; (label = pw_ui_test_find (root, GTK_TYPE_LABEL, i)); i++)
    {
      g_autofree char *problem = gtk_test_accessible_check_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                                                     spoken);

      if (!problem)
        return label;
    }
  return NULL;
}

static void
test_rows_are_whole_sentences (Fixture *fixture, gconstpointer data)
{
  const PwSetup *setup = pw_session_get_setup (fixture->session);

  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      PwLedgerModel *rows = pw_ledger_view_get_rows (fixture->view);

      pw_scores_page_show_player (PW_SCORES_PAGE (fixture->page), seat);
      settle ();
      g_assert_cmpuint (pw_ledger_model_get_seat (rows), ==, seat);
      /* The list makes those that are in sight. */
      for (guint i = 0; i < 8; i++)
        {
          g_autoptr (PwLedgerRow) row = g_list_model_get_item (G_LIST_MODEL (rows), i);
          g_autofree char *spoken = pw_ledger_row_describe (row);
          GtkWidget *label = find_spoken (GTK_WIDGET (fixture->view), spoken);

          g_assert_nonnull (label);
          g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, pw_ledger_row_get_text (row));
        }
    }
}

static void
test_a_row_leads_to_its_moment (Fixture *fixture, gconstpointer data)
{
  g_autoptr (PwLedgerRow) row = g_list_model_get_item (G_LIST_MODEL (pw_ledger_view_get_rows (fixture->view)), 5);

  pw_ledger_view_look_at (fixture->view, 5);
  settle ();
  g_assert_cmpstr (pw_window_get_page (fixture->window), ==, "table");
  g_assert_cmpuint (pw_session_get_moment (fixture->session), ==, pw_ledger_row_get_moment (row));
}

static void
test_the_way_back_leads_where_one_came_from (Fixture *fixture, gconstpointer data)
{
  activate (fixture, "win.back");
  g_assert_cmpstr (pw_window_get_page (fixture->window), ==, "final");
  activate (fixture, "win.back");
  g_assert_cmpstr (pw_window_get_page (fixture->window), ==, "table");
  activate (fixture, "win.ledger");
  activate (fixture, "win.back");
  g_assert_cmpstr (pw_window_get_page (fixture->window), ==, "table");
  activate (fixture, "win.show-final");
  activate (fixture, "win.ledger");
  g_assert_cmpstr (pw_window_get_page (fixture->window), ==, "ledger");
  g_assert_false (pw_ui_test_enabled (G_ACTION_GROUP (fixture->window), "ledger"));
  activate (fixture, "win.back");
  g_assert_cmpstr (pw_window_get_page (fixture->window), ==, "final");
  activate (fixture, "win.show-start");
  g_assert_false (pw_ui_test_enabled (G_ACTION_GROUP (fixture->window), "ledger"));
}

/* Behind each chart lies a table with the same numbers. */
static void
test_charts_have_tables (Fixture *fixture, gconstpointer data)
{
  const PwSetup *setup = pw_session_get_setup (fixture->session);
  const char *const cards[] = { "rounds", "sources" };

  gtk_stack_set_visible_child_name (GTK_STACK (pw_ui_test_child (fixture->page, "stack")), "points");
  settle ();
  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    {
      GtkWidget *card = pw_ui_test_child (fixture->page, cards[i]);
      GtkWidget *chart = pw_ui_test_find (card, i ? PW_TYPE_STACK_BAR : PW_TYPE_LINE_CHART, 0);
      GtkWidget *table = pw_ui_test_find (card, PW_TYPE_TEXT_TABLE, 0);
      GtkWidget *button = pw_ui_test_find (card, GTK_TYPE_TOGGLE_BUTTON, 0);

      gtk_test_accessible_assert_role (chart, GTK_ACCESSIBLE_ROLE_IMG);
      g_assert_true (gtk_test_accessible_has_property (GTK_ACCESSIBLE (chart), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
      g_assert_true (gtk_widget_get_mapped (chart));
      g_assert_false (gtk_widget_get_mapped (table));
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
      settle ();
      g_assert_true (gtk_widget_get_mapped (table));
      for (guint seat = 0; seat < setup->n_players; seat++)
        {
          g_autofree char *total = g_strdup_printf ("%d", pw_session_get_score (fixture->session, seat, -1));

          g_assert_true (pw_ui_table_reads (table, setup->names[seat]));
          g_assert_true (pw_ui_table_reads (table, total));
        }
    }
}

static void
test_a_players_table_is_spoken_row_by_row (Fixture *fixture, gconstpointer data)
{
  const PwGame *game = pw_session_get_game (fixture->session);
  GtkWidget *list;
  g_autoptr (GString) spoken = g_string_new ("Total:");
  guint n = 0;

  gtk_stack_set_visible_child_name (GTK_STACK (pw_ui_test_child (fixture->page, "stack")), "points");
  pw_scores_page_show_player (PW_SCORES_PAGE (fixture->page), 1);
  settle ();
  list = pw_ui_test_find (pw_ui_test_child (fixture->page, "table"), GTK_TYPE_LIST_BOX, 0);
  for (guint source = 0; source < game->n_sources; source++)
    {
      gboolean used = FALSE;

      for (guint seat = 0; seat < pw_session_get_setup (fixture->session)->n_players; seat++)
        used |= pw_session_get_score (fixture->session, seat, (int) source) != 0;
      if (used)
        g_string_append_printf (spoken, "%s %s %d", n++ ? "," : "", game->sources[source].name,
                                pw_session_get_score (fixture->session, 1, (int) source));
    }
  g_string_append_printf (spoken, ", Total %d", pw_session_get_score (fixture->session, 1, -1));
  gtk_test_accessible_assert_property (gtk_widget_get_last_child (list), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken->str);
  g_assert_true (gtk_widget_get_focusable (gtk_widget_get_last_child (list)));
  /* Each of the five phases is summed up. */
  n = 0;
  for (GtkWidget *row = gtk_widget_get_first_child (list); row; row = gtk_widget_get_next_sibling (row))
    n += gtk_widget_has_css_class (row, "sum");
  g_assert_cmpuint (n, ==, 5);
}

/* Undo while the page is hidden, then show it again. */
static void
test_the_page_follows_the_game (Fixture *fixture, gconstpointer data)
{
  GListModel *rows = G_LIST_MODEL (pw_ledger_view_get_rows (fixture->view));
  guint before = g_list_model_get_n_items (rows);
  g_autofree char *total = NULL;

  activate (fixture, "win.back");
  for (guint i = 0; i < 40; i++)
    pw_session_undo (fixture->session);
  g_assert_cmpuint (g_list_model_get_n_items (rows), <, before);
  activate (fixture, "win.ledger");
  gtk_stack_set_visible_child_name (GTK_STACK (pw_ui_test_child (fixture->page, "stack")), "points");
  settle ();
  total = g_strdup_printf ("%d", pw_session_get_score (fixture->session, 0, -1));
  g_assert_true (pw_ui_table_reads (pw_ui_test_child (fixture->page, "table"), total));
}

static void
test_narrow_rows_have_words_instead_of_columns (Fixture *fixture, gconstpointer data)
{
  g_autoptr (PwLedgerRow) row = g_list_model_get_item (G_LIST_MODEL (pw_ledger_view_get_rows (fixture->view)), 2);
  g_autofree char *sums = pw_ledger_row_sum_up (row);
  gboolean compact;
  int minimum;

  gtk_widget_measure (GTK_WIDGET (fixture->page), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
  g_object_get (fixture->view, "compact", &compact, NULL);
  g_assert_false (compact);
  g_assert_true (pw_ui_table_reads (GTK_WIDGET (fixture->view), "Workers"));
  g_assert_false (pw_ui_table_reads (GTK_WIDGET (fixture->view), sums));
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 400, 700);
  for (guint i = 0; i < 100 && !compact; i++)
    {
      pw_ui_test_settle ();
      g_object_get (fixture->view, "compact", &compact, NULL);
    }
  g_assert_true (compact);
  settle ();
  g_assert_true (pw_ui_table_reads (GTK_WIDGET (fixture->view), sums));
}

/* Where a widget ends, in that of the page. */
static int
end_of (GtkWidget *widget, GtkWidget *page)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, page, &bounds));
  return (int) (bounds.origin.x + bounds.size.width);
}

/* The least width in which the sentences can be read, pixels. */
#define READABLE 230

/* Numbers stand under what they count, however long its name is; all of them are in sight, and leave room for the sentences. */
static void
test_numbers_stand_under_their_heads (gconstpointer id)
{
  g_autoptr (PwSetup) setup = pw_setup_new (pw_games_find (id), 4);
  g_autoptr (GError) error = NULL;
  PwSession *session = pw_session_new (setup->game, setup, &error);
  PwWindow *window = pw_ui_test_window ();
  GtkWidget *view, *head, *cell = NULL, *list;
  guint n = 0;

  g_assert_no_error (error);
  pw_ui_test_play_dealt (session, 40, 3);
  for (guint i = 0; i < pw_ledger_n_columns (setup->game); i++)
    n += pw_ledger_has_column (pw_session_get_history (session), i);
  pw_window_open_session (window, session);
  pw_window_show_ledger (window);
  settle ();
  view = pw_ui_test_child (pw_window_find_page (window, PW_TYPE_LEDGER_PAGE), "lines");
  head = gtk_widget_get_last_child (pw_ui_test_child (view, "head"));
  g_assert_cmpint (end_of (head, view), <, gtk_widget_get_width (view));
  g_assert_cmpint (gtk_widget_get_width (gtk_widget_get_first_child (pw_ui_test_child (view, "head"))), >=, READABLE);
  list = pw_ui_test_child (view, "list");
  /* The first row's cells stand behind its text. */
  for (guint i = 0; i < 1000 && !cell; i++)
    {
      GtkWidget *box = pw_ui_test_find (list, GTK_TYPE_BOX, i);
      guint n_children = 0;

      for (GtkWidget *child = box ? gtk_widget_get_first_child (box) : NULL; child; child = gtk_widget_get_next_sibling (child))
        n_children++;
      if (n_children == n + 1)
        cell = gtk_widget_get_last_child (box);
    }
  for (guint i = 0; i < n; i++, head = gtk_widget_get_prev_sibling (head), cell = gtk_widget_get_prev_sibling (cell))
    {
      g_assert_nonnull (head);
      g_assert_nonnull (cell);
      g_assert_cmpint (ABS (end_of (head, view) - end_of (cell, view)), <=, 2);
    }
  pw_ui_table_close (window, session);
}

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);
#define ADD(name, function) g_test_add ("/ui/ledger-page/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("rows-are-whole-sentences", test_rows_are_whole_sentences);
  ADD ("a-row-leads-to-its-moment", test_a_row_leads_to_its_moment);
  ADD ("the-way-back-leads-where-one-came-from", test_the_way_back_leads_where_one_came_from);
  ADD ("charts-have-tables", test_charts_have_tables);
  ADD ("a-players-table-is-spoken-row-by-row", test_a_players_table_is_spoken_row_by_row);
  ADD ("the-page-follows-the-game", test_the_page_follows_the_game);
  g_test_add_data_func ("/ui/ledger-page/numbers-stand-under-their-heads/carcassonne", "carcassonne",
                        test_numbers_stand_under_their_heads);
  g_test_add_data_func ("/ui/ledger-page/numbers-stand-under-their-heads/caylus1303", "caylus1303",
                        test_numbers_stand_under_their_heads);
  ADD ("narrow-rows-have-words-instead-of-columns", test_narrow_rows_have_words_instead_of_columns);
  return g_test_run ();
}
