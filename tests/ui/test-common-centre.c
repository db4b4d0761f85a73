/* test-common-centre.c: a game whose middle belongs to nobody, and what is filled in for games that bring little along
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/template/template.h"
#include "pw-board.h"
#include "pw-columns.h"
#include "pw-player-cards.h"
#include "pw-table-page.h"
#include "pw-table-view.h"
#include "pw-ui-test.h"

/* A road that all walk along: the template's rules, another table. */
static PwGame road_game;
static guint n_centres;

static GtkWidget *
make_road (PwEntry *entry)
{
  return pw_board_class_for ("a game nobody drew")->main_board (entry);
}

static GtkWidget *
make_far_road (PwSession *session, guint seat)
{
  g_assert_cmpuint (seat, ==, 0);
  n_centres++;
  return gtk_label_new ("the road");
}

static const PwBoardClass road = {
  .game_id = "road",
  .centre = PW_CENTRE_COMMON,
  .main_title = "Road",
  .main_board = make_road,
  .seat_board = make_far_road,
};

typedef struct
{
  GtkWidget *window;
  PwTablePage *page;
  PwTableView *view;
  PwSession *session;
} Fixture;

static PwSession *
new_session (const PwGame *game, guint n_players)
{
  g_autoptr (PwSetup) setup = pw_setup_new (game, n_players);
  g_autoptr (GError) error = NULL;
  PwSession *session;

  pw_setup_set_name (setup, 0, "Ana");
  pw_setup_set_name (setup, 1, "Bruno");
  session = pw_session_new (game, setup, &error);
  g_assert_no_error (error);
  return session;
}

static void
open_table (Fixture *fixture, const PwGame *game, int width, int height)
{
  fixture->session = new_session (game, 2);
  fixture->window = gtk_window_new ();
  fixture->page = PW_TABLE_PAGE (pw_table_page_new ());
  pw_table_page_set_session (fixture->page, fixture->session);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, height);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->page));
  gtk_window_present (GTK_WINDOW (fixture->window));
  pw_ui_test_settle ();
}

/* @data: the game. */
static void
set_up (Fixture *fixture, gconstpointer data)
{
  open_table (fixture, data, 1280, 800);
}

static void
set_up_narrow (Fixture *fixture, gconstpointer data)
{
  open_table (fixture, data, 360, 640);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  pw_table_page_set_session (fixture->page, NULL);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  pw_ui_test_settle ();
  g_object_unref (fixture->session);
}

static guint
count_cards (Fixture *fixture)
{
  PwPlayerCards *cards = PW_PLAYER_CARDS (pw_ui_test_child (fixture->page, "cards"));
  guint n = 0;

  for (guint seat = 0; seat < 2; seat++)
    n += gtk_widget_get_visible (pw_player_cards_get_card (cards, seat));
  return gtk_widget_get_visible (GTK_WIDGET (cards)) ? n : 0;
}

/* Whoever is to move stands beside the road as everybody else does; one's own board needs no card. */
static void
test_all_are_cards (Fixture *fixture, gconstpointer data)
{
  guint expected = data == &road_game ? 2 : 1;

  g_assert_cmpuint (count_cards (fixture), ==, expected);
  g_assert_true (pw_ui_test_play_dealt (fixture->session, 1, 3));
  pw_ui_test_settle ();
  g_assert_cmpuint (count_cards (fixture), ==, expected);
  pw_table_page_show_player (fixture->page, 1);
  g_assert_cmpint (pw_table_page_get_shown (fixture->page), ==, 1);
  g_assert_cmpuint (count_cards (fixture), ==, expected);
}

static AdwViewStackPage *
page_of (Fixture *fixture, const char *name)
{
  GtkWidget *switcher = pw_ui_test_find (GTK_WIDGET (fixture->page), ADW_TYPE_VIEW_SWITCHER_BAR, 0);
  AdwViewStack *stack = adw_view_switcher_bar_get_stack (ADW_VIEW_SWITCHER_BAR (switcher));

  return adw_view_stack_get_page (stack, adw_view_stack_get_child_by_name (stack, name));
}

/* One page for what stands in the middle, under the game's word for it, and none for another common board. */
static void
test_pages (Fixture *fixture, gconstpointer data)
{
  g_assert_cmpstr (adw_view_stack_page_get_title (page_of (fixture, "main")), ==, "Road");
  g_assert_false (adw_view_stack_page_get_visible (page_of (fixture, "common")));
}

/* Where the window is narrow, a player's card leads to the score, not away from it. */
static void
test_narrow (Fixture *fixture, gconstpointer data)
{
  PwColumns *columns = PW_COLUMNS (pw_ui_test_child (fixture->page, "columns"));

  g_assert_cmpint (pw_columns_get_mode (columns), ==, PW_COLUMNS_PAGES);
  g_assert_true (pw_columns_get_shown (columns, PW_PART_MAIN));
  pw_table_page_show_player (fixture->page, 1);
  g_assert_true (pw_columns_get_shown (columns, data == &road_game ? PW_PART_PLAYERS : PW_PART_MAIN));
}

/* F6 goes round entry, middle, players and log, and no further. */
static void
test_focus (Fixture *fixture, gconstpointer data)
{
  GtkWidget *board = pw_ui_test_child (fixture->page, "main_place"), *cards = pw_ui_test_child (fixture->page, "cards"), *focus;

  gtk_widget_grab_focus (GTK_WIDGET (fixture->page));
  pw_table_page_next_part (fixture->page, 1);
  focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  g_assert_true (gtk_widget_is_ancestor (focus, board));
  pw_table_page_next_part (fixture->page, 1);
  focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  g_assert_true (gtk_widget_is_ancestor (focus, cards));
}

/* Seen from afar there is one centre, whoever is to move. */
static void
test_table_view (void)
{
  g_autoptr (PwSession) session = new_session (&road_game, 2);
  GtkWidget *window = gtk_window_new (), *view = pw_table_view_new ();
  int actor;

  n_centres = 0;
  pw_table_view_set_session (PW_TABLE_VIEW (view), session);
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  gtk_window_set_child (GTK_WINDOW (window), view);
  gtk_window_present (GTK_WINDOW (window));
  pw_ui_test_settle ();
  g_assert_cmpuint (n_centres, ==, 1);
  for (guint seats = 0, i = 0; seats != 3 && i < 40; i++)
    {
      g_assert_true (pw_ui_test_play_dealt (session, 1, 5 + i));
      actor = pw_session_get_actor (session);
      if (actor >= 0)
        seats |= 1u << actor;
      pw_ui_test_settle ();
    }
  g_assert_cmpuint (n_centres, ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
  pw_ui_test_settle ();
}

/* -- What is filled in -------------------------------------------------------------------------- */

static void
check_complete (const PwBoardClass *board)
{
  g_assert_nonnull (board->game_id);
  g_assert_nonnull (board->main_board);
  g_assert_nonnull (board->common_board);
  g_assert_nonnull (board->player_card);
  g_assert_nonnull (board->standing);
  g_assert_nonnull (board->player_summary);
  g_assert_nonnull (board->seat_board);
  g_assert_nonnull (board->option_picture);
  g_assert_nonnull (board->option_note);
  g_assert_nonnull (board->load_components);
  g_assert_nonnull (board->choice_icon);
  g_assert_nonnull (board->game_icon);
  g_assert_nonnull (board->seat_note);
  g_assert_nonnull (board->position_card);
  g_assert_nonnull (board->position_sign);
  g_assert_nonnull (board->seat_strip);
  g_assert_nonnull (board->moment_strip);
}

static void
test_defaults (void)
{
  static const char *const ids[] = { "burgundy", "carcassonne", "kingsburg", "road", "a game nobody drew" };
  static const PwBoardClass again = { .game_id = "road", .main_title = "Way" };
  g_autoptr (PwSession) session = new_session (&template_game, 2);
  g_autofree char *summary = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      const PwBoardClass *own = pw_board_find (ids[i]), *board = pw_board_class_for (ids[i]);

      check_complete (board);
      g_assert_true (board == pw_board_class_for (ids[i]));
      g_assert_cmpstr (board->game_id, ==, ids[i]);
      g_assert_true (own == NULL || board->main_board == own->main_board);
    }
  g_assert_null (pw_board_find ("a game nobody drew"));
  g_assert_null (pw_board_class_for ("kingsburg")->option_picture (0, 0, 100));
  g_assert_null (pw_board_class_for ("road")->game_icon (32));
  summary = pw_board_class_for ("road")->player_summary (session, 1);
  g_assert_cmpstr (summary, ==, "Bruno, 0 points");

  g_assert_cmpuint (pw_board_count_cards (pw_board_class_for ("road"), 4), ==, 4);
  g_assert_cmpuint (pw_board_count_cards (pw_board_class_for ("burgundy"), 4), ==, 3);

  /* Registered anew, it is another; the old one stays for whoever has it. */
  pw_board_register (&again);
  g_assert_cmpstr (pw_board_class_for ("road")->main_title, ==, "Way");
  check_complete (pw_board_class_for ("road"));
  pw_board_register (&road);
}

int
main (int argc, char *argv[])
{
  pw_ui_test_init (&argc, &argv);
  road_game = template_game;
  road_game.id = "road";
  pw_board_register (&road);
  g_test_add ("/common-centre/all are cards", Fixture, &road_game, set_up, test_all_are_cards, tear_down);
  g_test_add ("/common-centre/an own board needs no card", Fixture, &template_game, set_up, test_all_are_cards, tear_down);
  g_test_add ("/common-centre/pages", Fixture, &road_game, set_up_narrow, test_pages, tear_down);
  g_test_add ("/common-centre/narrow", Fixture, &road_game, set_up_narrow, test_narrow, tear_down);
  g_test_add ("/common-centre/narrow, own board", Fixture, &template_game, set_up_narrow, test_narrow, tear_down);
  g_test_add ("/common-centre/focus", Fixture, &road_game, set_up, test_focus, tear_down);
  g_test_add_func ("/common-centre/table-view", test_table_view);
  g_test_add_func ("/common-centre/defaults", test_defaults);
  return g_test_run ();
}
