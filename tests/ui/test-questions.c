/* test-questions.c: the final scoring asks what it needs: by presses, by keys, what is missing, the way to the result
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "games/burgundy/burgundy.h"
#include "games/kingsburg/kingsburg.h"
#include "pw-position-page.h"
#include "pw-question-list.h"
#include "pw-setup-page.h"
#include "pw-table-page.h"
#include "pw-ui-table.h"

#define MOST_CLICKS 15

typedef struct
{
  PwSession *played;            /* a whole game by the rules */
  PwSession *session;
  PwWindow *window;
  PwTablePage *table;
  PwPositionPage *page;
  PwPosition *position;
  PwEntry *entry;
} Fixture;

static PwSession *
new_session (const PwGame *game, guint level)
{
  static const char *const names[] = { "Ana", "Bruno", "Chiara", "Dora" };
  g_autoptr (PwSetup) setup = pw_ui_table_setup (game, names, G_N_ELEMENTS (names));

  setup->level = (guint8) level;
  return pw_ui_table_begin (setup);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  const PwGame *game = data;

  fixture->played = new_session (game, PW_LEVEL_REFEREE);
  while (pw_ui_test_play_dealt (fixture->played, 50, 34))
    ;
  fixture->session = new_session (game, PW_LEVEL_FINAL);
  fixture->window = pw_ui_table_open (fixture->session);
  fixture->table = PW_TABLE_PAGE (pw_window_find_page (fixture->window, PW_TYPE_TABLE_PAGE));
  fixture->entry = pw_table_page_get_entry (fixture->table);
  fixture->page = PW_POSITION_PAGE (pw_ui_test_find (GTK_WIDGET (fixture->table), PW_TYPE_POSITION_PAGE, 0));
  fixture->position = pw_position_page_get_position (fixture->page);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  pw_ui_table_close (fixture->window, fixture->session);
  g_object_unref (fixture->played);
}

static PwQuestionList *
list_of (Fixture *fixture)
{
  for (guint i = 0;; i++)
    {
      GtkWidget *list = pw_ui_test_find (GTK_WIDGET (fixture->page), PW_TYPE_QUESTION_LIST, i);

      g_assert_nonnull (list);
      if (gtk_widget_get_mapped (list))
        return PW_QUESTION_LIST (list);
    }
}

static GtkWidget *
end_button (Fixture *fixture)
{
  for (guint i = 0;; i++)
    {
      GtkWidget *button = pw_ui_test_find (GTK_WIDGET (fixture->page), GTK_TYPE_BUTTON, i);

      g_assert_nonnull (button);
      if (gtk_widget_has_css_class (button, "suggested-action") && !gtk_widget_has_css_class (button, "raised"))
        return button;
    }
}

static guint
press_number (PwQuestionList *list, guint question, const PwQuestion *it, int number)
{
  g_autofree char *text = g_strdup_printf ("%d", ABS (number));
  guint n = 0;

  for (const char *p = text; *p; p += it->max > 9 ? 1 : strlen (p), n++)
    {
      g_autofree char *label = it->max > 9 ? g_strndup (p, 1) : g_strdup (p);

      pw_ui_test_press (pw_question_list_find_button (list, question, label));
    }
  if (number < 0)
    pw_ui_test_press (pw_question_list_find_button (list, question, "±"));
  return n + (number < 0);
}

/* What an element of the last set counts, or -1. */
static int
find_element (const PwGame *game, int n)
{
  for (guint at = 0; at < pw_game_n_questions (game); at++)
    if (n > 0 && game->position->questions[at].element == n)
      return (int) at;
  return -1;
}

static guint
press_set (Fixture *fixture, guint seat, guint question)
{
  const PwGame *game = pw_session_get_game (fixture->session);
  guint64 set = game->position->questions[question].set (pw_session_get_state (fixture->played), seat);
  guint n = 0;

  for (int element = 0; element < 64; element++)
    if (set >> element & 1)
      {
        guint counted = (guint) find_element (game, element);

        n += press_number (list_of (fixture), counted, &game->position->questions[counted],
                           game->position->questions[counted].value (pw_session_get_state (fixture->played), seat,
                                                                     &game->position->questions[counted]));
      }
  if (n == 0)
    {
      pw_ui_test_press (pw_question_list_find_button (list_of (fixture), question, "None"));
      n++;
    }
  return n;
}

static void
assert_same_result (Fixture *fixture)
{
  g_assert_cmpstr (pw_window_get_page (fixture->window), ==, "final");
  for (guint seat = 0; seat < 4; seat++)
    g_assert_cmpint (pw_session_get_score (fixture->session, seat, -1), ==, pw_session_get_score (fixture->played, seat, -1));
}

/* -- Cases -------------------------------------------------------------------------------------- */

static void
test_by_mouse (Fixture *fixture, gconstpointer data)
{
  const PwGame *game = data;
  guint clicks[4] = { 0 };
  int seat;

  while ((seat = pw_position_next_seat (fixture->position, pw_position_page_get_seat (fixture->page))) != PW_NOBODY)
    {
      int question = pw_position_next_question (fixture->position, seat);
      const PwQuestion *it = &game->position->questions[question];

      if (seat != pw_position_page_get_seat (fixture->page))
        {
          pw_ui_test_press (pw_position_page_get_next (fixture->page));
          clicks[seat]++;
        }
      g_assert_cmpint (pw_position_page_get_seat (fixture->page), ==, seat);
      if (it->choices)
        clicks[seat] += press_set (fixture, (guint) seat, (guint) question);
      else
        clicks[seat] += press_number (list_of (fixture), (guint) question, it,
                                      it->value (pw_session_get_state (fixture->played), (guint) seat, it));
      g_assert_cmpuint (clicks[seat], <=, MOST_CLICKS);
    }
  for (guint i = 0; i < 4; i++)
    g_test_message ("%s: %u clicks", game->id, clicks[i]);
  pw_ui_test_press (end_button (fixture));
  assert_same_result (fixture);
}

/* Player after player is asked; after the last answer Enter scores. */
static void
test_by_keyboard (Fixture *fixture, gconstpointer data)
{
  const PwGame *game = data;
  guint asked = 0;
  int seat;

  while ((seat = pw_position_next_seat (fixture->position, pw_position_page_get_seat (fixture->page))) != PW_NOBODY)
    {
      int question = pw_position_next_question (fixture->position, seat);
      const PwQuestion *it = &game->position->questions[question];
      g_autoptr (GString) text = g_string_new (NULL);

      g_assert_cmpint (pw_position_page_get_seat (fixture->page), ==, seat);
      g_assert_nonnull (strstr (pw_entry_get_ghost (fixture->entry), it->name));
      for (int n = 0; it->choices && n < 64; n++)
        if (it->set (pw_session_get_state (fixture->played), (guint) seat) >> n & 1)
          g_string_append_printf (text, "%d ", n);
      if (!it->choices)
        g_string_append_printf (text, "%d", it->value (pw_session_get_state (fixture->played), (guint) seat, it));
      pw_entry_set_text (fixture->entry, text->len ? text->str : "none");
      g_assert_true (pw_entry_activate (fixture->entry));
      g_assert_cmpstr (pw_entry_get_text (fixture->entry), ==, "");
      g_assert_cmpuint (++asked, <, 100);
    }
  pw_ui_test_settle ();
  g_assert_true (gtk_widget_is_focus (end_button (fixture)));
  pw_ui_test_press (end_button (fixture));
  assert_same_result (fixture);
}

/* Where the questions are one part alone, that begins at the edge and not where a second part would. */
static void
test_one_part_has_the_page (Fixture *fixture, gconstpointer data)
{
  GtkWidget *pair = adw_bin_get_child (ADW_BIN (list_of (fixture)));
  GtkWidget *only = gtk_widget_get_first_child (pair);
  graphene_rect_t bounds;

  g_assert_true (only == gtk_widget_get_last_child (pair));
  g_assert_true (gtk_widget_compute_bounds (only, pair, &bounds));
  g_assert_cmpfloat (bounds.origin.x, <, 40);
}

/* The result is not given before somebody has been told what it depends on. */
static void
test_what_is_open_is_warned_about (Fixture *fixture, gconstpointer data)
{
  pw_entry_set_text (fixture->entry, "score 140");
  g_assert_true (pw_entry_activate (fixture->entry));
  pw_position_page_finish (fixture->page);
  pw_ui_test_settle ();
  g_assert_cmpstr (pw_window_get_page (fixture->window), ==, "table");
  g_assert_true (pw_position_page_back (fixture->page));
  /* What is not understood keeps its text. */
  pw_entry_set_text (fixture->entry, "gibberish");
  g_assert_false (pw_entry_activate (fixture->entry));
  g_assert_cmpstr (pw_entry_get_text (fixture->entry), ==, "gibberish");
}

/* What is typed and not yet entered is not left out of the result: it is entered first, and where it is refused nothing is scored. */
static void
test_what_is_typed_is_not_left_out (Fixture *fixture, gconstpointer data)
{
  guint before = pw_session_get_moment (fixture->session);

  pw_entry_set_text (fixture->entry, "gibberish");
  g_signal_emit_by_name (end_button (fixture), "clicked");
  pw_ui_test_settle ();
  g_assert_cmpuint (pw_session_get_moment (fixture->session), ==, before);
  g_assert_cmpstr (pw_entry_get_text (fixture->entry), ==, "gibberish");
  g_assert_nonnull (pw_entry_get_problem (fixture->entry));
  g_assert_false (pw_position_page_back (fixture->page));
  /* It is entered, and then the question is asked what of the rest is open. */
  pw_entry_set_text (fixture->entry, "score 140");
  g_signal_emit_by_name (end_button (fixture), "clicked");
  pw_ui_test_settle ();
  g_assert_cmpuint (pw_session_get_moment (fixture->session), ==, before + 1);
  g_assert_true (pw_position_page_back (fixture->page));
}

/* A number that is refused does not stay pressed: two banks lie on hexes, one cannot be all. */
static void
test_a_refused_button_comes_up (Fixture *fixture, gconstpointer data)
{
  guint question = (guint) find_element (&cb_game, 22);
  GtkWidget *one, *three;

  pw_entry_set_text (fixture->entry, "140 2 3 5, #22, c3 bank, e6 bank");
  g_assert_true (pw_entry_activate (fixture->entry));
  pw_position_page_show_whole (fixture->page, FALSE);
  pw_ui_test_settle ();
  one = pw_question_list_find_button (list_of (fixture), question, "1");
  three = pw_question_list_find_button (list_of (fixture), question, "3");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (one), TRUE);
  pw_ui_test_press (one);
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (one)));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (three), TRUE);
  pw_ui_test_press (three);
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (three)));
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (one)));
}

/* The number that the position says in @field: "silver", "red", ... */
static int
said (Fixture *fixture, const char *field)
{
  PwMove like, now;
  PwMoves line = PW_MOVES_INIT;
  const PwArg *values;
  guint n;

  g_assert_true (pw_position_read_line (fixture->position, 0, PW_POSITION_NO_QUESTION, field, &line, NULL));
  like = line.items[0];
  pw_moves_clear (&line);
  values = pw_field_values (pw_session_get_game (fixture->session), pw_position_read_field (fixture->position, &like, &now), &n);
  return now.args[values[0].index];
}

/* Where there is a field for what @text says. */
static GtkWidget *
field_called (Fixture *fixture, const char *name)
{
  for (guint i = 0;; i++)
    {
      GtkWidget *spin = pw_ui_test_find (GTK_WIDGET (fixture->page), GTK_TYPE_SPIN_BUTTON, i);

      g_assert_nonnull (spin);
      if (gtk_widget_get_mapped (spin) && g_strcmp0 (gtk_widget_get_tooltip_text (spin), name) == 0)
        return spin;
    }
}

static void
focus_line (Fixture *fixture)
{
  gtk_widget_grab_focus (GTK_WIDGET (fixture->table));
}

/* The board has the focus as soon as it is shown. */
static void
focus_board (Fixture *fixture)
{
  g_assert_true (pw_position_page_focus_board (fixture->page));
}

static void
focus_number (Fixture *fixture)
{
  gtk_widget_grab_focus (field_called (fixture, pw_session_get_game (fixture->session) == &cb_game ? "Silver" : "Gold"));
}

/* The examples shown work as they stand, wherever they are typed: all of them, or nothing. */
static void
test_the_examples_work (Fixture *fixture, gconstpointer data)
{
  static void (*const places[]) (Fixture * fixture) = { focus_line, focus_board, focus_number };
  static const struct
  {
    const char *field;
    int number;
  } of_cb[] = { { "silver 0", 3 }, { "red 0", 2 }, { "score 0", 87 } },
    of_kb[] = { { "row 1 0", 2 }, { "have gold 0", 3 }, { "score 0", 21 } };
  gboolean burgundy = data == &cb_game;

  pw_position_page_show_whole (fixture->page, TRUE);
  pw_ui_test_settle ();
  g_assert_cmpstr (pw_entry_get_ghost (fixture->entry), ==,
                   burgundy ? "c3 bank, red 2, silver 3, score 87" : "row 1 2, have gold 3, score 21");
  for (guint place = burgundy ? 0 : 2; place < G_N_ELEMENTS (places); place++)
    {
      guint before = pw_session_get_moment (fixture->session);
      g_autofree char *text = g_strconcat (pw_entry_get_ghost (fixture->entry), "\n", NULL);

      g_test_message ("place %u", place);
      places[place](fixture);
      pw_ui_test_type (fixture->window, text);
      g_assert_cmpstr (pw_entry_get_text (fixture->entry), ==, "");
      g_assert_cmpuint (pw_session_get_moment (fixture->session), ==, before + (burgundy ? 4 : 3));
      for (guint i = 0; i < 3; i++)
        g_assert_cmpint (said (fixture, burgundy ? of_cb[i].field : of_kb[i].field), ==,
                         burgundy ? of_cb[i].number : of_kb[i].number);
      if (burgundy)
        {
          const CbPlayer *player = &((const CbState *) pw_session_get_state (fixture->session))->players[0];
          guint hex = 0;

          while (g_strcmp0 (cb_hex_name (cb_duchy_nth (player->duchy), hex), "c3") != 0)
            hex++;
          g_assert_cmpint (player->tile[hex], ==, CB_TILE_BANK);
        }
      while (pw_session_get_moment (fixture->session) > before)
        pw_session_undo (fixture->session);
      pw_ui_test_settle ();
    }
}

/* Digits that turn out to be the beginning of a line were said of nothing else. */
static void
test_no_half_is_said (Fixture *fixture, gconstpointer data)
{
  guint before = pw_session_get_moment (fixture->session);

  pw_position_page_show_whole (fixture->page, TRUE);
  pw_ui_test_settle ();
  focus_number (fixture);
  pw_ui_test_type (fixture->window, "87 points");
  g_assert_cmpuint (pw_session_get_moment (fixture->session), ==, before);
  g_assert_cmpint (said (fixture, "silver 0"), ==, 0);
  pw_ui_test_type (fixture->window, "\n");
  g_assert_cmpuint (pw_session_get_moment (fixture->session), ==, before + 1);
  g_assert_cmpint (said (fixture, "score 0"), ==, 87);
  /* Nor is the half of a line that is refused. */
  focus_board (fixture);
  pw_ui_test_type (fixture->window, "c3 bank, rubbish 2, silver 3\n");
  g_assert_cmpuint (pw_session_get_moment (fixture->session), ==, before + 1);
  g_assert_cmpstr (pw_entry_get_text (fixture->entry), ==, "c3 bank, rubbish 2, silver 3");
  /* A number by itself is one. */
  focus_number (fixture);
  pw_ui_test_type (fixture->window, "12");
  g_assert_cmpint (said (fixture, "silver 0"), ==, 12);
}

/* While the whole board is shown no question is: a number alone answers none, and what is expected is said. */
static void
test_the_whole_board_hides_no_question (Fixture *fixture, gconstpointer data)
{
  guint before = pw_session_get_moment (fixture->session);
  static const char *const bare[] = { "140", "140 3 2 5", "none", "silver 3, 2" };

  pw_position_page_show_whole (fixture->page, TRUE);
  pw_ui_test_settle ();
  for (guint i = 0; i < G_N_ELEMENTS (bare); i++)
    {
      g_test_message ("%s", bare[i]);
      pw_entry_set_text (fixture->entry, bare[i]);
      g_assert_false (pw_entry_activate (fixture->entry));
      g_assert_cmpuint (pw_session_get_moment (fixture->session), ==, before);
    }
  pw_entry_set_text (fixture->entry, "140");
  g_assert_false (pw_entry_activate (fixture->entry));
  g_assert_cmpstr (pw_entry_get_problem (fixture->entry)->message, ==,
                   "“140” does not say what it counts: write the name as well. For example: c3 bank, red 2, silver 3, score 87.");
  /* With its name it counts, and where the questions are seen it answers. */
  pw_entry_set_text (fixture->entry, "score 140");
  g_assert_true (pw_entry_activate (fixture->entry));
  pw_position_page_show_whole (fixture->page, FALSE);
  pw_ui_test_settle ();
  pw_entry_set_text (fixture->entry, "3 2 5");
  g_assert_true (pw_entry_activate (fixture->entry));
  g_assert_cmpuint (pw_session_get_moment (fixture->session), ==, before + 4);
}

/* The row of a question: what its first button stands in. */
static GtkWidget *
row_of (Fixture *fixture, guint question)
{
  return gtk_widget_get_parent (gtk_widget_get_parent (pw_question_list_find_button (list_of (fixture), question, "0")));
}

/* What one answer makes another question of is seen before, and nothing moves: a number that was meant for the next player would answer it. */
static void
test_nothing_is_asked_unseen (Fixture *fixture, gconstpointer data)
{
  GtkWidget *goods = row_of (fixture, 2);
  graphene_rect_t before, after;

  g_assert_true (gtk_widget_get_mapped (goods));
  g_assert_false (gtk_widget_get_sensitive (goods));
  g_assert_true (pw_ui_table_reads (goods, "only with the Cathedral or in a tie"));
  g_assert_true (gtk_widget_compute_bounds (goods, GTK_WIDGET (fixture->page), &before));
  focus_line (fixture);
  pw_ui_test_type (fixture->window, "40\n");
  g_assert_cmpstr (pw_entry_get_ghost (fixture->entry), ==, "Ana – Cathedral: 1, or 0 for none");
  pw_ui_test_type (fixture->window, "1\n");
  g_assert_cmpstr (pw_entry_get_ghost (fixture->entry), ==, "Ana – Gold, wood and stone together: a number from 0 to 199");
  g_assert_true (gtk_widget_get_sensitive (goods));
  g_assert_false (pw_ui_table_reads (goods, "only with the Cathedral or in a tie"));
  g_assert_true (gtk_widget_compute_bounds (goods, GTK_WIDGET (fixture->page), &after));
  g_assert_true (graphene_rect_equal (&before, &after));
  /* Without it nobody is asked, and the row stays where it is. */
  pw_session_undo (fixture->session);
  pw_entry_set_text (fixture->entry, "0");
  g_assert_true (pw_entry_activate (fixture->entry));
  g_assert_cmpint (pw_position_page_get_seat (fixture->page), ==, 1);
  pw_position_page_set_seat (fixture->page, 0);
  pw_ui_test_settle ();
  goods = row_of (fixture, 2);
  g_assert_true (gtk_widget_get_mapped (goods));
  g_assert_false (gtk_widget_get_sensitive (goods));
  /* A total is told as a total. */
  pw_entry_set_text (fixture->entry, "Bruno score -3, Chiara score 1");
  g_assert_true (pw_entry_activate (fixture->entry));
  pw_ui_test_settle ();
  g_assert_true (pw_ui_table_reads (fixture->table, "Ana: 40 points on the track."));
  g_assert_true (pw_ui_table_reads (fixture->table, "Bruno: −3 points on the track."));
  g_assert_true (pw_ui_table_reads (fixture->table, "Chiara: 1 point on the track."));
}

/* Two players have an a1: the question says whose cannot be. */
static void
test_the_question_says_whose (Fixture *fixture, gconstpointer data)
{
  const char *text;

  pw_position_page_set_seat (fixture->page, 1);
  pw_entry_set_text (fixture->entry, "c3 bank");
  g_assert_true (pw_entry_activate (fixture->entry));
  pw_position_page_finish (fixture->page);
  pw_ui_test_settle ();
  text = gtk_label_get_text (GTK_LABEL (pw_ui_test_child (fixture->page, "question_text")));
  g_assert_nonnull (strstr (text, " Bruno: No castle lies in the duchy"));
}

static void
test_fits_a_narrow_window (Fixture *fixture, gconstpointer data)
{
  int minimum;

  gtk_widget_measure (GTK_WIDGET (fixture->page), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
  /* Below the two there are two more, which no tooltip covers while the pointer is still on the one that was pressed. */
  g_assert_false (gtk_widget_get_has_tooltip (pw_ui_test_child (fixture->page, "whole_button")));
  g_assert_false (gtk_widget_get_has_tooltip (pw_ui_test_child (fixture->page, "needed_button")));
}

static void
test_the_set_up_says_what_it_is_for (Fixture *fixture, gconstpointer data)
{
  AdwWindowTitle *title;
  GtkButton *start;

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.show-start", NULL);
  pw_ui_test_settle ();
  g_action_group_activate_action (G_ACTION_GROUP (g_application_get_default ()), "final-scoring", NULL);
  pw_ui_test_settle ();
  g_assert_cmpstr (pw_window_get_page (fixture->window), ==, "setup");
  title = ADW_WINDOW_TITLE (pw_ui_test_child (fixture->window, "title"));
  start = GTK_BUTTON (pw_ui_test_child (fixture->window, "start_button"));
  g_assert_cmpstr (adw_window_title_get_title (title), ==, "Final scoring");
  g_assert_cmpstr (gtk_button_get_label (start), ==, "_Enter the end position");
  pw_setup_page_set_end (PW_SETUP_PAGE (pw_window_find_page (fixture->window, PW_TYPE_SETUP_PAGE)), FALSE);
  g_assert_cmpstr (adw_window_title_get_title (title), ==, "New game");
}

/* "None" is an answer like another: it stays down, and comes up as soon as there is one. */
static void
test_none_is_marked (Fixture *fixture, gconstpointer data)
{
  const PwGame *game = data;
  guint set = 0;
  GtkWidget *none;

  while (!game->position->questions[set].choices)
    set++;
  none = pw_question_list_find_button (list_of (fixture), set, "None");
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (none)));
  for (guint i = 0; i < 2; i++)
    {
      pw_ui_test_press (none);
      g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (none)));
    }
  pw_ui_test_press (pw_question_list_find_button (list_of (fixture), set, "17"));
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (none)));
}

#define CASE(name, game, function) g_test_add ("/questions/" name, Fixture, game, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);
  CASE ("burgundy by mouse", &cb_game, test_by_mouse);
  CASE ("burgundy by keyboard", &cb_game, test_by_keyboard);
  CASE ("kingsburg by mouse", &kb_game, test_by_mouse);
  CASE ("kingsburg by keyboard", &kb_game, test_by_keyboard);
  CASE ("one part has the page", &kb_game, test_one_part_has_the_page);
  CASE ("what is open is warned about", &cb_game, test_what_is_open_is_warned_about);
  CASE ("what is typed is not left out", &cb_game, test_what_is_typed_is_not_left_out);
  CASE ("none is marked", &cb_game, test_none_is_marked);
  CASE ("a refused button comes up", &cb_game, test_a_refused_button_comes_up);
  CASE ("the examples of burgundy work", &cb_game, test_the_examples_work);
  CASE ("no half is said", &cb_game, test_no_half_is_said);
  CASE ("the question says whose", &cb_game, test_the_question_says_whose);
  CASE ("the whole board hides no question", &cb_game, test_the_whole_board_hides_no_question);
  CASE ("the examples of kingsburg work", &kb_game, test_the_examples_work);
  CASE ("nothing is asked unseen", &kb_game, test_nothing_is_asked_unseen);
  CASE ("fits a narrow window", &cb_game, test_fits_a_narrow_window);
  CASE ("the set-up says what it is for", &cb_game, test_the_set_up_says_what_it_is_for);
  return g_test_run ();
}
