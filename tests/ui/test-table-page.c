/* test-table-page.c: the table in its window: entering, refusals, undo, looking back, pages
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "../core/cell-game.h"
#include "boards/plain/pw-plain-board.h"
#include "games/pw-games.h"
#include "games/template/template.h"
#include "model/pw-log-model.h"
#include "model/pw-question.h"
#include "pw-board.h"
#include "pw-choice-list.h"
#include "pw-columns.h"
#include "pw-entry-bar.h"
#include "pw-level-menu.h"
#include "pw-level-rows.h"
#include "pw-log-view.h"
#include "pw-move-form.h"
#include "pw-player-cards.h"
#include "pw-player-chips.h"
#include "pw-reason-dialog.h"
#include "pw-refusal.h"
#include "pw-toast.h"
#include "pw-table-page.h"
#include "pw-ui-table.h"

typedef struct
{
  PwWindow *window;
  PwSession *session;
  PwTablePage *page;
  PwEntry *entry;
  PwEntryBar *bar;
} Fixture;

static void
open_game (Fixture *fixture, PwSession *session)
{
  fixture->session = session;
  fixture->window = pw_ui_table_open (session);
  fixture->page = PW_TABLE_PAGE (pw_window_find_page (fixture->window, PW_TYPE_TABLE_PAGE));
  fixture->entry = pw_table_page_get_entry (fixture->page);
  fixture->bar = PW_ENTRY_BAR (pw_ui_test_child (fixture->page, "bar"));
}

/* A real game in its first round, somebody's turn. */
static void
set_up (Fixture *fixture, gconstpointer data)
{
  PwSession *session = pw_ui_test_session ();
  guint moves = 0;

  do
    g_assert_true (pw_ui_test_play_dealt (session, 1, 11 + moves++));
  while (moves < 5 || pw_session_get_actor (session) < 0);
  open_game (fixture, session);
}

static void
set_up_cells (Fixture *fixture, gconstpointer data)
{
  g_autoptr (PwSetup) setup = pw_setup_new (&cell_game, 2);

  open_game (fixture, pw_session_new (&cell_game, setup, NULL));
}

static void
set_up_template (Fixture *fixture, gconstpointer data)
{
  g_autoptr (PwSetup) setup = pw_setup_new (&template_game, 2);
  g_autoptr (GError) error = NULL;
  PwSession *session;

  pw_setup_set_name (setup, 0, "Ana");
  pw_setup_set_name (setup, 1, "Bruno");
  session = pw_session_new (&template_game, setup, &error);
  g_assert_no_error (error);
  open_game (fixture, session);
}

/* Four who have rolled, the first of whom is to influence an advisor. */
static void
set_up_four (Fixture *fixture, gconstpointer data)
{
  static const char lines[] =
    "game: kingsburg\nplayer: Ana\nplayer: Ben\nplayer: Cleo\nplayer: Dan\n\n"
    "Ana take stone\nBen take wood\nCleo take wood\nDan take wood\nroll Ana=326 Ben=661 Cleo=631 Dan=265\n";
  g_autoptr (GError) error = NULL;
  PwRecord *record = pw_record_parse (lines, -1, &error);

  g_assert_no_error (error);
  open_game (fixture, pw_session_new_for_record (record));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  pw_ui_table_close (fixture->window, fixture->session);
}

static guint
cursor (Fixture *fixture)
{
  return pw_history_get_cursor (pw_session_get_history (fixture->session));
}

static gboolean
enter (Fixture *fixture, const char *line)
{
  pw_entry_set_text (fixture->entry, line);
  return pw_entry_activate (fixture->entry);
}

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

/* -- Refusals ------------------------------------------------------------------------------ */

static void
test_a_refusal_names_its_rule (Fixture *fixture, gconstpointer data)
{
  GtkMenuButton *chip;
  GtkWidget *title;
  g_autofree char *name = NULL;

  g_assert_true (enter (fixture, "4"));
  g_assert_false (enter (fixture, "run tokens=3"));
  title = pw_table_page_get_refusal (fixture->page);
  g_assert_nonnull (title);
  g_assert_cmpuint (pw_toast_get_seconds (PW_TOAST (pw_ui_test_child (fixture->page, "toast"))), ==, 0);
  gtk_test_accessible_assert_role (title, GTK_ACCESSIBLE_ROLE_ALERT);
  gtk_test_accessible_assert_property (title, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "There are not that many tokens: 3. Rule 2.2. Spend at most 0.");
  pw_ui_test_settle ();
  g_assert_true (gtk_widget_get_mapped (title));
  /* The rule's text is one press away. */
  chip = GTK_MENU_BUTTON (pw_ui_test_find (title, GTK_TYPE_MENU_BUTTON, 0));
  g_assert_nonnull (chip);
  gtk_menu_button_popup (chip);
  g_assert_nonnull (gtk_menu_button_get_popover (chip));
  gtk_menu_button_popdown (chip);

  /* It stays, and so does what was typed, until the next key. */
  g_assert_cmpstr (pw_entry_get_text (fixture->entry), ==, "run tokens=3");
  g_assert_true (pw_table_page_get_refusal (fixture->page) == title);
  pw_entry_set_text (fixture->entry, "run");
  g_assert_null (pw_table_page_get_refusal (fixture->page));
  g_assert_true (pw_entry_activate (fixture->entry));
  g_assert_cmpuint (cursor (fixture), ==, 2);
}

static graphene_rect_t
place_of (Fixture *fixture, GtkWidget *widget)
{
  graphene_rect_t place;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (fixture->window), &place));
  return place;
}

/* Where there is anything beside the board, a refusal lies over that, and else over less than a third of it: never over what is
 * typed, nor what there is to choose from. */
static void
test_a_refusal_covers_nothing_that_is_played (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    int width, height;
    gboolean beside;
  } sizes[] = { { 1280, 800, TRUE }, { 1920, 1080, TRUE }, { 900, 700, TRUE }, { 360, 640, FALSE } };
  PwColumns *columns = PW_COLUMNS (pw_ui_test_child (fixture->page, "columns"));

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      graphene_rect_t told, board, bar;

      gtk_window_set_default_size (GTK_WINDOW (fixture->window), sizes[i].width, sizes[i].height);
      pw_ui_test_settle ();
      g_assert_false (enter (fixture, "1 12"));
      pw_ui_test_settle ();
      g_assert_true (gtk_widget_get_mapped (pw_table_page_get_refusal (fixture->page)));
      told = place_of (fixture, pw_ui_test_child (fixture->page, "toast"));
      board = place_of (fixture, pw_columns_get_part (columns, PW_PART_MAIN));
      bar = place_of (fixture, GTK_WIDGET (fixture->bar));
      g_test_message ("%dx%d: %.0f,%.0f %.0fx%.0f", sizes[i].width, sizes[i].height, told.origin.x, told.origin.y,
                      told.size.width, told.size.height);
      g_assert_false (graphene_rect_intersection (&told, &bar, NULL));
      if (sizes[i].beside)
        g_assert_false (graphene_rect_intersection (&told, &board, NULL));
      else
        g_assert_cmpfloat (told.size.height, <, board.size.height / 3);
      pw_entry_set_text (fixture->entry, "");
    }
}

/* Somebody presses what is refused again and again, faster than anything can be shown; with and without animations. */
static void
test_many_refusals_at_once (Fixture *fixture, gconstpointer data)
{
  GtkSettings *settings = gtk_settings_get_default ();

  g_assert_true (enter (fixture, "4"));
  for (guint moving = 0; moving < 2; moving++)
    for (guint turns = 0; turns < 4; turns++)
      {
        g_object_set (settings, "gtk-enable-animations", moving, NULL);
        for (guint i = 0; i < 24; i++)
          {
            g_assert_false (enter (fixture, "run tokens=3"));
            for (guint turn = 0; turn < turns * i / 4; turn++)
              g_main_context_iteration (NULL, FALSE);
          }
        pw_ui_test_settle ();
        g_assert_nonnull (pw_table_page_get_refusal (fixture->page));
        pw_entry_set_text (fixture->entry, "");
        for (guint i = 0; i < 10; i++)
          pw_ui_test_settle ();
      }
  gtk_settings_reset_property (settings, "gtk-enable-animations");
}

static void
type (Fixture *fixture, GtkWidget *text, const char *what)
{
  int at = 0;

  gtk_editable_delete_selection (GTK_EDITABLE (text));
  at = gtk_editable_get_position (GTK_EDITABLE (text));
  gtk_editable_insert_text (GTK_EDITABLE (text), what, -1, &at);
  gtk_editable_set_position (GTK_EDITABLE (text), at);
}

/* Whoever types on after a refusal begins anew; Enter again means it. What only wants another letter stays as it is. */
static void
test_a_refused_text_is_typed_over (Fixture *fixture, gconstpointer data)
{
  GtkWidget *text = pw_ui_test_child (fixture->bar, "text");
  GtkWidget *dialog = NULL;
  GListModel *windows = gtk_window_get_toplevels ();
  guint n_windows = g_list_model_get_n_items (windows);

  g_assert_true (enter (fixture, "4"));
  type (fixture, text, "run tokens=3");
  g_signal_emit_by_name (text, "activate");
  g_assert_nonnull (pw_table_page_get_refusal (fixture->page));
  g_assert_cmpstr (pw_entry_get_text (fixture->entry), ==, "run tokens=3");
  type (fixture, text, "run");
  g_assert_cmpstr (pw_entry_get_text (fixture->entry), ==, "run");
  g_assert_null (pw_table_page_get_refusal (fixture->page));
  type (fixture, text, " tokens=3");
  g_assert_cmpstr (pw_entry_get_text (fixture->entry), ==, "run tokens=3");

  g_signal_emit_by_name (text, "activate");
  g_assert_cmpuint (g_list_model_get_n_items (windows), ==, n_windows);
  g_signal_emit_by_name (text, "activate");
  g_assert_cmpuint (g_list_model_get_n_items (windows), ==, n_windows + 1);
  for (guint i = 0; i <= n_windows; i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (PW_IS_REASON_DIALOG (window))
        dialog = window;
    }
  g_assert_nonnull (dialog);
  gtk_window_destroy (GTK_WINDOW (dialog));
  pw_ui_test_settle ();
  g_assert_cmpuint (cursor (fixture), ==, 1);
}

static void
test_nonsense_is_explained (Fixture *fixture, gconstpointer data)
{
  guint before = cursor (fixture);
  GtkWidget *title, *toast;
  graphene_rect_t bounds;

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 640);
  for (guint i = 0; i < 3; i++)
    pw_ui_test_settle ();
  g_assert_false (enter (fixture, "frobnicate"));
  g_assert_nonnull (pw_table_page_get_refusal (fixture->page));
  title = pw_table_page_get_refusal (fixture->page);
  pw_ui_test_settle ();
  /* Also in a narrow window the button to close it stays in sight. */
  toast = gtk_widget_get_parent (title);
  for (GtkWidget *child = gtk_widget_get_first_child (toast); child; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child))
      {
        g_assert_true (gtk_widget_compute_bounds (child, toast, &bounds));
        g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (toast));
      }
  g_assert_cmpuint (cursor (fixture), ==, before);
  g_assert_true (pw_table_page_back (fixture->page));
  g_assert_null (pw_table_page_get_refusal (fixture->page));
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
        return pw_entry_pick (fixture->entry, pw_choice_item_get_number (item));
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
  g_autofree char *asked = NULL;

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
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (question)), ==, asked);
  g_assert_true (pw_entry_back (fixture->entry));
  pw_ui_test_settle ();
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (question)), ==, first);
}

/* What people do on the real table stands over the board until something is entered. */
static void
test_a_card_says_what_to_do_on_the_table (Fixture *fixture, gconstpointer data)
{
  GtkWidget *card = pw_ui_test_child (fixture->page, "todo_card");
  GtkLabel *todo = GTK_LABEL (pw_ui_test_child (fixture->page, "todo"));
  guint n_cards = 0;

  g_assert_false (gtk_widget_get_visible (card));
  while (n_cards < 2 && pw_ui_test_play_dealt (fixture->session, 1, cursor (fixture)))
    if (gtk_widget_get_visible (card))
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

/* -- The plain board ----------------------------------------------------------------------------------- */

static void
test_any_game_has_a_board (Fixture *fixture, gconstpointer data)
{
  GtkWidget *board = pw_ui_test_find (GTK_WIDGET (fixture->page), PW_TYPE_PLAIN_BOARD, 0);
  GtkWidget *form, *row;
  g_autofree char *line = NULL;

  g_assert_nonnull (board);
  g_assert_null (pw_board_find (template_game.id));
  form = pw_ui_test_find (board, PW_TYPE_MOVE_FORM, 0);
  line = pw_move_form_get_line (PW_MOVE_FORM (form));
  g_assert_cmpstr (line, ==, "roll 1");
  g_signal_emit_by_name (form, "line", "roll 5");
  pw_ui_test_settle ();
  g_assert_cmpuint (cursor (fixture), ==, 1);
  g_assert_cmpint (((const TemplateState *) pw_session_get_state (fixture->session))->die, ==, 5);

  /* Now there are two kinds, each with its legal moves: press the first of the second. */
  g_assert_nonnull (pw_ui_test_find (board, PW_TYPE_MOVE_FORM, 1));
  g_assert_null (pw_ui_test_find (board, PW_TYPE_MOVE_FORM, 2));
  form = pw_ui_test_find (board, PW_TYPE_MOVE_FORM, 1);
  for (guint i = 0; (row = pw_ui_test_find (form, GTK_TYPE_LIST_BOX_ROW, i)); i++)
    if (g_object_get_data (G_OBJECT (row), "line"))
      break;
  g_assert_nonnull (row);
  g_signal_emit_by_name (gtk_widget_get_parent (row), "row-activated", row);
  pw_ui_test_settle ();
  g_assert_cmpuint (cursor (fixture), ==, 2);
  g_assert_cmpint (pw_history_get_move (pw_session_get_history (fixture->session), 1)->kind, ==, TEMPLATE_KIND_REST);
}

/* A whole game of a game nobody drew, by its choices. */
static void
test_any_game_is_played_to_its_end (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < 200 && pw_session_get_actor (fixture->session) != PW_NOBODY; i++)
    {
      gboolean table = pw_session_get_actor (fixture->session) == PW_TABLE;

      g_assert_true (enter (fixture, table ? "6" : "run"));
      pw_ui_test_settle ();
    }
  g_assert_cmpint (pw_session_get_actor (fixture->session), ==, PW_NOBODY);
  g_assert_cmpstr (pw_window_get_page (fixture->window), ==, "final");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.back", NULL));
  g_assert_cmpstr (pw_window_get_page (fixture->window), ==, "table");
}

/* The rows of a new game, and the menu of one that is open, are those of the game's own table. */
static void
test_levels_are_the_games (Fixture *fixture, gconstpointer data)
{
  const PwGame *const games[] = { &template_game, pw_games_find ("burgundy"), pw_games_find ("kingsburg"), &template_game };
  g_autoptr (GtkWidget) rows = g_object_ref_sink (pw_level_rows_new ());
  PwLevelMenu *menu = PW_LEVEL_MENU (pw_ui_test_child (fixture->window, "level_menu"));

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      const PwGame *game = games[i];
      g_autoptr (PwSetup) setup = pw_setup_new (game, 2);

      setup->level = (guint8) (pw_game_n_levels (game) - 1);
      pw_level_rows_update (PW_LEVEL_ROWS (rows), game, setup);
      for (guint level = 0; level < pw_game_n_levels (game); level++)
        {
          GtkWidget *row = pw_ui_test_find (rows, ADW_TYPE_ACTION_ROW, level);
          GtkWidget *check = pw_ui_test_find (row, GTK_TYPE_CHECK_BUTTON, 0);

          g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==, pw_game_nth_level (game, level)->title);
          g_assert_cmpint (pw_ui_test_find (row, GTK_TYPE_DROP_DOWN, 0) != NULL, ==, pw_game_nth_level (game, level)->seat);
          g_assert_cmpint (gtk_check_button_get_active (GTK_CHECK_BUTTON (check)), ==, level == setup->level);
        }
      g_assert_null (pw_ui_test_find (rows, ADW_TYPE_ACTION_ROW, pw_game_n_levels (game)));
    }
  g_assert_true (pw_level_menu_is_useful (menu));
  g_assert_true (pw_level_menu_choose (menu, TEMPLATE_LEVEL_PAD, 0));
  g_assert_cmpuint (((const TemplateState *) pw_session_get_state (fixture->session))->level, ==, TEMPLATE_LEVEL_PAD);
  g_assert_nonnull (pw_ui_test_find (GTK_WIDGET (fixture->page), PW_TYPE_PLAIN_BOARD, 0));
  pw_entry_set_text (fixture->entry, "steps 4");
  g_assert_true (pw_entry_activate (fixture->entry));
  g_assert_cmpint (pw_session_get_score (fixture->session, 0, -1), ==, 4);
}

/* A place on a table without bounds is typed in the form as in the entry: nobody picks one of thousands from a list. */
static void
test_a_place_is_typed_in_its_form (Fixture *fixture, gconstpointer data)
{
  GtkWidget *form = pw_ui_test_find (GTK_WIDGET (fixture->page), PW_TYPE_MOVE_FORM, 0);
  GtkWidget *field = pw_ui_test_find (form, GTK_TYPE_ENTRY, 0);
  g_autofree char *line = NULL;

  g_assert_nonnull (field);
  gtk_editable_set_text (GTK_EDITABLE (field), "start");
  line = pw_move_form_get_line (PW_MOVE_FORM (form));
  g_assert_cmpstr (line, ==, "\"Player 1\" stone start");
  pw_entry_set_text (fixture->entry, line);
  g_assert_true (pw_entry_activate (fixture->entry));
  g_assert_cmpint (((const CellState *) pw_session_get_state (fixture->session))->cells[0], ==, pw_cell (0, 0));
}

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);
#define ADD(name, function) g_test_add ("/ui/table-page/" name, Fixture, NULL, set_up, function, tear_down)
#define ADD_TEMPLATE(name, function) g_test_add ("/ui/table-page/" name, Fixture, NULL, set_up_template, function, tear_down)
  ADD_TEMPLATE ("a-round-is-typed", test_a_round_is_typed);
  ADD ("the-caret-is-in-the-entry", test_the_caret_is_in_the_entry);
  g_test_add ("/ui/table-page/a-refusal-covers-nothing-that-is-played", Fixture, NULL, set_up_four,
              test_a_refusal_covers_nothing_that_is_played, tear_down);
  ADD_TEMPLATE ("many-refusals-at-once", test_many_refusals_at_once);
  ADD_TEMPLATE ("a-refusal-names-its-rule", test_a_refusal_names_its_rule);
  ADD_TEMPLATE ("a-refused-text-is-typed-over", test_a_refused_text_is_typed_over);
  ADD ("nonsense-is-explained", test_nonsense_is_explained);
  ADD ("undo-and-redo-follow-the-game", test_undo_and_redo_follow_the_game);
  ADD ("a-log-line-shows-its-moment", test_a_log_line_shows_its_moment);
  ADD ("long-words-leave-room-for-the-moment", test_long_words_leave_room_for_the_moment);
  ADD ("the-newest-line-is-visible", test_the_newest_line_is_visible);
  ADD ("another-board-is-one-click-away", test_another_board_is_one_click_away);
  ADD ("the-log-tells-the-seed-once", test_the_log_tells_the_seed_once);
  ADD ("f6-visits-every-part", test_f6_visits_every_part);
  ADD ("narrow-windows-have-pages", test_narrow_windows_have_pages);
  ADD ("every-moment-fits-a-narrow-window", test_every_moment_fits_a_narrow_window);
  ADD ("every-step-says-what-it-asks", test_every_step_says_what_it_asks);
  ADD ("a-card-says-what-to-do-on-the-table", test_a_card_says_what_to_do_on_the_table);
  ADD ("the-board-keeps-its-size", test_the_board_keeps_its_size);
  ADD_TEMPLATE ("any-game-has-a-board", test_any_game_has_a_board);
  ADD_TEMPLATE ("any-game-is-played-to-its-end", test_any_game_is_played_to_its_end);
  ADD_TEMPLATE ("levels-are-the-games", test_levels_are_the_games);
  g_test_add ("/ui/table-page/a-place-is-typed-in-its-form", Fixture, NULL, set_up_cells, test_a_place_is_typed_in_its_form,
              tear_down);
  return g_test_run ();
}
