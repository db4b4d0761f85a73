/* test-table-page.c: the table in its window: entering, undo, looking back, pages
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "core/pw-quote.h"
#include "games/pw-games.h"
#include "model/pw-log-model.h"
#include "model/pw-question.h"
#include "pw-board.h"
#include "pw-choice-list.h"
#include "pw-columns.h"
#include "pw-log-view.h"
#include "pw-player-cards.h"
#include "pw-player-chips.h"
#include "table-page.h"

static GtkWidget *
focus (Fixture *fixture)
{
  return gtk_window_get_focus (GTK_WINDOW (fixture->window));
}

static gboolean
within (GtkWidget *widget, gpointer ancestor)
{
  return widget && (widget == ancestor || gtk_widget_is_ancestor (widget, ancestor));
}

/* -- A whole round --------------------------------------------------------------------- */

static void
test_a_round_is_typed (Fixture *fixture, gconstpointer data)
{
  PwChoiceList *choices = PW_CHOICE_LIST (pw_ui_test_child (fixture->bar, "choices"));

  g_assert_cmpint (pw_session_get_actor (fixture->session), ==, PW_TABLE);
  for (guint seat = 0; seat < 2; seat++)
    {
      g_assert_true (enter (fixture, "4"));
      pw_ui_test_settle ();
      g_assert_cmpint (pw_session_get_actor (fixture->session), ==, (int) seat);
      g_assert_cmpuint (pw_choice_list_get_n (choices), ==, g_list_model_get_n_items (pw_entry_get_choices (fixture->entry)));
      g_assert_cmpuint (pw_choice_list_get_n (choices), >=, 2);
      g_assert_true (gtk_widget_get_mapped (pw_choice_list_get_row (choices, 0)));
      g_assert_true (enter (fixture, "run"));
      g_assert_cmpint (pw_session_get_score (fixture->session, seat, -1), ==, 4);
    }
  g_assert_cmpuint (cursor (fixture), ==, 4);
}

static void
test_the_caret_is_in_the_entry (Fixture *fixture, gconstpointer data)
{
  g_assert_true (pw_entry_bar_has_focus (fixture->bar));
}

/* -- Undo, redo, looking back ------------------------------------------------------------------ */

static void
test_undo_and_redo_follow_the_game (Fixture *fixture, gconstpointer data)
{
  guint before = cursor (fixture);
  GListModel *lines = pw_log_view_get_lines (PW_LOG_VIEW (pw_ui_test_child (fixture->page, "log")));
  guint n_lines = g_list_model_get_n_items (lines);
  int score = pw_session_get_score (fixture->session, 0, -1);

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.undo", NULL));
  g_assert_cmpuint (cursor (fixture), ==, before - 1);
  g_assert_cmpuint (g_list_model_get_n_items (lines), <, n_lines);
  g_assert_true (pw_ui_test_enabled (G_ACTION_GROUP (fixture->window), "redo"));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.redo", NULL));
  g_assert_cmpuint (cursor (fixture), ==, before);
  g_assert_cmpuint (g_list_model_get_n_items (lines), ==, n_lines);
  g_assert_cmpint (pw_session_get_score (fixture->session, 0, -1), ==, score);
  g_assert_false (pw_ui_test_enabled (G_ACTION_GROUP (fixture->window), "redo"));
  while (pw_ui_test_enabled (G_ACTION_GROUP (fixture->window), "undo"))
    gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.undo", NULL);
  g_assert_cmpuint (cursor (fixture), ==, 0);
  pw_ui_test_settle ();
}

/* The line that is marked as the one shown. */
static gpointer
selected_line (PwLogView *log)
{
  GtkListView *list = GTK_LIST_VIEW (pw_ui_test_child (log, "list"));

  return gtk_single_selection_get_selected_item (GTK_SINGLE_SELECTION (gtk_list_view_get_model (list)));
}

static void
test_a_log_line_shows_its_moment (Fixture *fixture, gconstpointer data)
{
  PwLogView *log = PW_LOG_VIEW (pw_ui_test_child (fixture->page, "log"));
  GtkRevealer *revealer = GTK_REVEALER (pw_ui_test_child (fixture->page, "back_revealer"));
  GListModel *lines = pw_log_view_get_lines (log);
  guint before = cursor (fixture), at = 0;
  g_autoptr (PwLogLine) line = NULL;

  do
    {
      g_clear_object (&line);
      line = g_list_model_get_item (lines, at++);
    }
  while (pw_log_line_get_section (line));
  g_assert_false (gtk_revealer_get_reveal_child (revealer));
  /* What a click does. */
  g_signal_emit_by_name (pw_ui_test_child (log, "list"), "activate", at - 1);
  pw_ui_test_settle ();
  g_assert_cmpuint (pw_session_get_moment (fixture->session), ==, pw_log_line_get_moment (line));
  g_assert_cmpuint (pw_session_get_moment (fixture->session), <, before);
  g_assert_true (gtk_revealer_get_reveal_child (revealer));
  g_assert_nonnull (strstr (gtk_label_get_text (GTK_LABEL (pw_ui_test_child (fixture->page, "back_label"))), "move 1"));
  g_assert_cmpuint (cursor (fixture), ==, before);
  g_assert_true (selected_line (log) == line);

  g_signal_emit_by_name (pw_ui_test_child (fixture->page, "back_button"), "clicked");
  pw_ui_test_settle ();
  g_assert_null (selected_line (log));
  g_assert_cmpuint (pw_session_get_moment (fixture->session), ==, before);
  g_assert_false (gtk_revealer_get_reveal_child (revealer));

  /* Escape does the same. */
  pw_log_view_look_at (log, at - 1);
  g_assert_true (pw_table_page_back (fixture->page));
  g_assert_cmpuint (pw_session_get_moment (fixture->session), ==, before);
}

/* In a narrow window the sentence has a line to itself, however long the words of a language on the buttons are. */
static void
test_long_words_leave_room_for_the_moment (Fixture *fixture, gconstpointer data)
{
  GtkWidget *label = pw_ui_test_child (fixture->page, "back_label"), *back = pw_ui_test_child (fixture->page, "back_button");
  GtkWidget *edit = pw_ui_test_child (fixture->page, "edit_button");
  int minimum;

  gtk_menu_button_set_label (GTK_MENU_BUTTON (edit), "Modifier à partir d’ici");
  gtk_button_set_label (GTK_BUTTON (back), "Revenir à maintenant");
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 640);
  pw_session_look_at (fixture->session, 1);
  for (guint i = 0; i < 3; i++)
    pw_ui_test_settle ();
  gtk_widget_measure (GTK_WIDGET (fixture->window), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
  g_assert_cmpint (gtk_widget_get_width (label), >, 300);
  g_assert_true (gtk_widget_get_mapped (back));
}

static void
test_the_newest_line_is_visible (Fixture *fixture, gconstpointer data)
{
  GtkScrolledWindow *scroller = GTK_SCROLLED_WINDOW (pw_ui_test_child (pw_ui_test_child (fixture->page, "log"), "scroller"));
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (scroller);

  g_assert_true (pw_ui_test_play_dealt (fixture->session, 60, 5));
  for (guint i = 0; i < 5; i++)
    pw_ui_test_settle ();
  g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), >, gtk_adjustment_get_page_size (adjustment));
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment) + gtk_adjustment_get_page_size (adjustment), >=,
                     gtk_adjustment_get_upper (adjustment) - 4);
}

/* The first label that breaks within @widget. */
static GtkWidget *
find_breaking (GtkWidget *widget)
{
  GtkWidget *found = GTK_IS_LABEL (widget) && gtk_label_get_wrap (GTK_LABEL (widget)) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found; child = gtk_widget_get_next_sibling (child))
    found = find_breaking (child);
  return found;
}

/* Breaking a sentence anew at one width after the other, to find out how wide it is at a height, took longer than drawing. */
static void
test_a_sentence_is_as_wide_at_any_height (Fixture *fixture, gconstpointer data)
{
  GtkWidget *list = GTK_WIDGET (pw_ui_test_child (pw_ui_test_child (fixture->page, "log"), "list"));
  guint n = 0;

  for (GtkWidget *row = gtk_widget_get_first_child (list); row; row = gtk_widget_get_next_sibling (row))
    {
      GtkWidget *label = find_breaking (row), *words = label ? gtk_widget_get_parent (label) : NULL;
      int least, best, high_least, high_best;

      if (!words || strlen (gtk_label_get_text (GTK_LABEL (label))) < 30)
        continue;
      gtk_widget_measure (words, GTK_ORIENTATION_HORIZONTAL, -1, &least, &best, NULL, NULL);
      gtk_widget_measure (words, GTK_ORIENTATION_HORIZONTAL, 1000, &high_least, &high_best, NULL, NULL);
      g_assert_cmpint (high_least, ==, least);
      g_assert_cmpint (high_best, ==, best);
      n++;
    }
  g_assert_cmpuint (n, >, 0);
}

/* -- Players --------------------------------------------------------------------------------------- */

static void
test_another_board_is_one_click_away (Fixture *fixture, gconstpointer data)
{
  PwPlayerCards *cards = PW_PLAYER_CARDS (pw_ui_test_child (fixture->page, "cards"));
  GtkWidget *card;
  int actor = pw_session_get_actor (fixture->session), other = (actor + 1) % 3;

  g_assert_cmpint (pw_table_page_get_shown (fixture->page), ==, actor);
  g_assert_false (gtk_widget_get_visible (pw_player_cards_get_card (cards, (guint) actor)));
  card = pw_player_cards_get_card (cards, (guint) other);
  g_assert_true (gtk_widget_get_mapped (card));
  gtk_test_accessible_assert_role (card, GTK_ACCESSIBLE_ROLE_BUTTON);
  g_signal_emit_by_name (card, "clicked");
  pw_ui_test_settle ();
  g_assert_cmpint (pw_table_page_get_shown (fixture->page), ==, other);
  g_assert_true (pw_table_page_back (fixture->page));
  g_assert_cmpint (pw_table_page_get_shown (fixture->page), ==, actor);
  g_assert_false (pw_table_page_back (fixture->page));

  /* Whoever plays is seen. */
  pw_table_page_show_player (fixture->page, other);
  g_assert_true (pw_ui_test_play_dealt (fixture->session, 1, 4));
  if (pw_session_get_actor (fixture->session) >= 0)
    g_assert_cmpint (pw_table_page_get_shown (fixture->page), ==, pw_session_get_actor (fixture->session));
}

/* How often a label within @widget says @text. */
static guint
count_labels (GtkWidget *widget, const char *text)
{
  guint n = GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    n += count_labels (child, text);
  return n;
}

/* What the program rolls and draws is told as such; out of which seed, once. */
static void
test_the_log_tells_the_seed_once (Fixture *fixture, gconstpointer data)
{
  const PwGame *game = pw_games_find ("burgundy");
  g_autoptr (PwSetup) setup = pw_setup_new (game, 2);
  g_autoptr (PwSession) session = NULL;

  pw_setup_set_name (setup, 0, "Ana");
  pw_setup_set_name (setup, 1, "Bruno");
  setup->seed = 90210;
  session = pw_session_new (game, setup, NULL);
  g_assert_true (pw_ui_test_play_dealt (session, 14, 3));
  pw_window_open_session (fixture->window, session);
  for (guint i = 0; i < 3; i++)
    pw_ui_test_settle ();
  g_assert_cmpuint (count_labels (pw_ui_test_child (fixture->page, "log"), "Dealt by the program"), >, 1);
  g_assert_cmpuint (count_labels (pw_ui_test_child (fixture->page, "log"), "90210"), ==, 1);
  pw_window_open_session (fixture->window, fixture->session);
}

/* -- Parts ------------------------------------------------------------------------------------------- */

static void
test_f6_visits_every_part (Fixture *fixture, gconstpointer data)
{
  static const char *const parts[] = { "main_place", "common_place", "cards", "log", "bar" };
  gboolean seen[G_N_ELEMENTS (parts)] = { FALSE };

  for (guint i = 0; i < 20; i++)
    {
      pw_table_page_next_part (fixture->page, 1);
      for (guint j = 0; j < G_N_ELEMENTS (parts); j++)
        seen[j] = seen[j] || within (focus (fixture), pw_ui_test_child (fixture->page, parts[j]));
    }
  for (guint j = 0; j < G_N_ELEMENTS (parts); j++)
    if (!seen[j])
      g_error ("F6 never comes to %s", parts[j]);
  /* And back. */
  pw_entry_bar_focus (fixture->bar);
  pw_table_page_next_part (fixture->page, -1);
  g_assert_true (within (focus (fixture), pw_ui_test_child (fixture->page, "log")));
}

static void
test_narrow_windows_have_pages (Fixture *fixture, gconstpointer data)
{
  PwColumns *columns = PW_COLUMNS (pw_ui_test_child (fixture->page, "columns"));
  int minimum;

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 640);
  for (guint i = 0; i < 3; i++)
    pw_ui_test_settle ();
  gtk_widget_measure (GTK_WIDGET (fixture->window), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
  gtk_widget_measure (GTK_WIDGET (fixture->window), GTK_ORIENTATION_VERTICAL, 360, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 640);
  g_assert_cmpint (pw_columns_get_mode (columns), ==, PW_COLUMNS_PAGES);
  g_assert_false (gtk_widget_get_visible (pw_ui_test_child (fixture->page, "turn_bar")));
  for (PwPart part = PW_PART_MAIN; part < PW_PAGES; part++)
    {
      pw_columns_show (columns, part);
      pw_ui_test_settle ();
      for (PwPart other = PW_PART_MAIN; other < PW_PAGES; other++)
        g_assert_true (gtk_widget_get_mapped (pw_columns_get_part (columns, other)) == (other == part));
      g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (fixture->bar)));
    }
  /* F6 turns pages. */
  pw_columns_show (columns, PW_PART_MAIN);
  pw_entry_bar_focus (fixture->bar);
  pw_table_page_next_part (fixture->page, -1);
  pw_ui_test_settle ();
  g_assert_true (pw_columns_get_shown (columns, PW_PART_LOG));
}

/* Nothing asks for more room than there is, at any moment of a game. */
static void
test_every_moment_fits_a_narrow_window (Fixture *fixture, gconstpointer data)
{
  PwColumns *columns = PW_COLUMNS (pw_ui_test_child (fixture->page, "columns"));

  do
    for (PwPart part = PW_PART_MAIN; part < PW_PARTS; part++)
      {
        int minimum;

        gtk_widget_measure (pw_columns_get_part (columns, part), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
        if (minimum > (part == PW_PART_MAIN || part == PW_PART_ENTRY ? 360 : 302))
          g_error ("part %u is %d wide after %u moves", part, minimum, cursor (fixture));
      }
  while (pw_ui_test_play_dealt (fixture->session, 1, cursor (fixture)));
  g_assert_cmpint (pw_session_get_actor (fixture->session), ==, PW_NOBODY);
  pw_ui_test_settle ();
}

/* -- What is asked, what is done ----------------------------------------------------------------------- */

/* Chooses the first thing that leads to another list. */
static gboolean
pick_a_step (Fixture *fixture)
{
  GListModel *choices = pw_entry_get_choices (fixture->entry);

  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (PwChoiceItem) item = g_list_model_get_item (choices, i);

      if (pw_choice_item_get_choice (item) && pw_choice_item_get_choice (item)->more)
        return pw_entry_pick (fixture->entry, item);
    }
  return FALSE;
}

/* Every step of a turn, above the board and, where there is no room, above the entry. */
static void
test_every_step_says_what_it_asks (Fixture *fixture, gconstpointer data)
{
  GtkWidget *prompt = pw_ui_test_child (fixture->page, "turn_prompt");
  GtkWidget *question = pw_ui_test_child (fixture->bar, "question");
  g_autofree char *first = g_strdup (gtk_label_get_text (GTK_LABEL (prompt)));
  g_autofree char *line = pw_capital (first);
  g_autofree char *asked = NULL, *asked_line = NULL;

  g_assert_cmpstr (first, ==, pw_entry_get_prompt (fixture->entry));
  g_assert_false (gtk_widget_get_visible (question));
  g_assert_true (pick_a_step (fixture));
  pw_ui_test_settle ();
  asked = pw_question_new (fixture->entry);
  g_assert_cmpstr (asked, !=, first);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (prompt)), ==, asked);

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 640);
  for (guint i = 0; i < 3; i++)
    pw_ui_test_settle ();
  g_assert_true (gtk_widget_get_mapped (question));
  /* Where no name stands in front of it, it begins as a line does. */
  asked_line = pw_capital (asked);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (question)), ==, asked_line);
  g_assert_true (pw_entry_back (fixture->entry));
  pw_ui_test_settle ();
  g_assert_cmpstr (line, !=, first);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (question)), ==, line);
}

static void
check_apart (GtkWidget *card, GtkWidget *other, GtkWidget *within)
{
  graphene_rect_t a, b;

  g_assert_true (gtk_widget_compute_bounds (card, within, &a));
  if (gtk_widget_get_mapped (other) && gtk_widget_compute_bounds (other, within, &b) && graphene_rect_intersection (&a, &b, NULL))
    g_error ("the card lies over %s", G_OBJECT_TYPE_NAME (other));
}

/* It covers nothing, and the board has its size, in three columns and in two. */
static void
test_the_card_covers_nothing (Fixture *fixture, gconstpointer data)
{
  static const int widths[] = { 1280, 900 };
  GtkWidget *card = pw_ui_test_child (fixture->page, "todo_card"), *place = pw_ui_test_child (fixture->page, "main_place");

  while (!gtk_widget_get_visible (card))
    g_assert_true (pw_ui_test_play_dealt (fixture->session, 1, cursor (fixture)));
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      static const char *const others[] = { "main_place", "turn_bar", "bar", "common_place", "cards", "log" };
      int height;

      gtk_window_set_default_size (GTK_WINDOW (fixture->window), widths[i], 700);
      gtk_widget_set_visible (card, TRUE);
      for (guint n = 0; n < 3; n++)
        pw_ui_test_settle ();
      g_assert_true (gtk_widget_get_mapped (card));
      for (guint n = 0; n < G_N_ELEMENTS (others); n++)
        check_apart (card, pw_ui_test_child (fixture->page, others[n]), GTK_WIDGET (fixture->window));
      height = gtk_widget_get_height (place);
      gtk_widget_set_visible (card, FALSE);
      pw_ui_test_settle ();
      g_assert_cmpint (gtk_widget_get_height (place), ==, height);
    }
}

/* What people do on the real table stands beside the board until something is entered. */
static void
test_a_card_says_what_to_do_on_the_table (Fixture *fixture, gconstpointer data)
{
  GtkWidget *card = pw_ui_test_child (fixture->page, "todo_card");
  GtkLabel *todo = GTK_LABEL (pw_ui_test_child (fixture->page, "todo"));
  guint n_cards = 0, n_rounds = 0;

  g_assert_false (gtk_widget_get_visible (card));
  while (n_cards < 2 && pw_ui_test_play_dealt (fixture->session, 1, cursor (fixture)))
    if (gtk_widget_get_visible (card) && strstr (gtk_label_get_text (todo), "gets the white die"))
      {
        n_rounds++;
        g_assert_true (pw_table_page_back (fixture->page));
        g_assert_false (gtk_widget_get_visible (card));
      }
    else if (gtk_widget_get_visible (card))
      {
        n_cards++;
        g_assert_nonnull (strstr (gtk_label_get_text (todo), n_cards == 1 ? "phase B" : "phase C"));
        g_assert_nonnull (strstr (gtk_label_get_text (todo), "Clear depots 1–6"));
        /* Escape closes it, and the game has not changed. */
        if (n_cards == 1)
          g_assert_true (pw_table_page_back (fixture->page));
        else
          g_assert_true (pw_session_undo (fixture->session));
        g_assert_false (gtk_widget_get_visible (card));
      }
  g_assert_cmpuint (n_cards, ==, 2);
  /* At a round's end only where the die goes on. */
  g_assert_cmpuint (n_rounds, >, 0);
}

/* Choices come and go at each key; the board stays as large as it is. */
static void
test_the_board_keeps_its_size (Fixture *fixture, gconstpointer data)
{
  GtkWidget *place = pw_ui_test_child (fixture->page, "main_place");
  int height = gtk_widget_get_height (place);
  guint changes = 0;

  g_assert_cmpint (height, >, 100);
  for (guint i = 0; i < 60; i++)
    {
      if (i % 3 == 0)
        g_assert_true (pw_ui_test_play_dealt (fixture->session, 1, cursor (fixture)));
      else
        pw_entry_set_text (fixture->entry, i % 3 == 1 ? "x" : "");
      pw_ui_test_settle ();
      /* Only where more choices than ever before have to have room. */
      g_assert_cmpint (gtk_widget_get_height (place), <=, height);
      changes += gtk_widget_get_height (place) != height;
      height = gtk_widget_get_height (place);
    }
  g_assert_cmpuint (changes, <=, 2);
}

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);
#define ADD(name, function) g_test_add ("/ui/table-page/" name, Fixture, NULL, set_up, function, tear_down)
#define ADD_TEMPLATE(name, function) g_test_add ("/ui/table-page/" name, Fixture, NULL, set_up_template, function, tear_down)
  ADD_TEMPLATE ("a-round-is-typed", test_a_round_is_typed);
  ADD ("the-caret-is-in-the-entry", test_the_caret_is_in_the_entry);
  ADD ("undo-and-redo-follow-the-game", test_undo_and_redo_follow_the_game);
  ADD ("a-log-line-shows-its-moment", test_a_log_line_shows_its_moment);
  ADD ("long-words-leave-room-for-the-moment", test_long_words_leave_room_for_the_moment);
  ADD ("a-sentence-is-as-wide-at-any-height", test_a_sentence_is_as_wide_at_any_height);
  ADD ("the-newest-line-is-visible", test_the_newest_line_is_visible);
  ADD ("another-board-is-one-click-away", test_another_board_is_one_click_away);
  ADD ("the-log-tells-the-seed-once", test_the_log_tells_the_seed_once);
  ADD ("f6-visits-every-part", test_f6_visits_every_part);
  ADD ("narrow-windows-have-pages", test_narrow_windows_have_pages);
  ADD ("every-moment-fits-a-narrow-window", test_every_moment_fits_a_narrow_window);
  ADD ("every-step-says-what-it-asks", test_every_step_says_what_it_asks);
  ADD ("a-card-says-what-to-do-on-the-table", test_a_card_says_what_to_do_on_the_table);
  ADD ("the-card-covers-nothing", test_the_card_covers_nothing);
  ADD ("the-board-keeps-its-size", test_the_board_keeps_its_size);
  return g_test_run ();
}
