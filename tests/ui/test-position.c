/* test-position.c: an end position is entered: as lines, by words; doubts; going over to it; the end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "core/pw-notation.h"
#include "final-position.h"
#include "model/pw-store.h"
#include "pw-doubt-box.h"
#include "pw-level-menu.h"

/* What has to be said for the empty table to become that of the game that was played. */
static void
list_statements (Fixture *fixture, PwMoves *out)
{
  cb_game.position->say (state_of (fixture->session), state_of (fixture->played), out);
}

/* -- Cases ------------------------------------------------------------------------------------ */

static void
test_is_shown_where_a_position_is_asked (Fixture *fixture, gconstpointer data)
{
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (fixture->page)));
  g_assert_cmpint (pw_position_page_get_seat (fixture->page), ==, 0);
  g_assert_true (pw_entry_has_reader (fixture->entry));
  g_assert_cmpuint (g_list_model_get_n_items (pw_entry_get_choices (fixture->entry)), ==, 0);
  pw_table_page_show_player (fixture->table, 1);
  g_assert_cmpint (pw_position_page_get_seat (fixture->page), ==, 1);
}

/* Everything is typed into the entry, without the players' names. */
static void
test_typed_as_lines (Fixture *fixture, gconstpointer data)
{
  PwMoves moves = PW_MOVES_INIT;

  list_statements (fixture, &moves);
  g_assert_cmpuint (moves.n, >, 40);
  for (guint i = 0; i < moves.n; i++)
    {
      const PwMove *move = &moves.items[i];
      PwMove nameless = *move;
      g_autofree char *line = NULL;
      const char *text;

      if (move->kind == CB_KIND_FINISH)
        continue;
      if (move->player >= 0)
        pw_position_page_set_seat (fixture->page, move->player);
      line = pw_notation_print (&cb_game, pw_session_get_setup (fixture->session), &nameless);
      text = line;
      if (move->player >= 0)
        text = strchr (line, ' ') + 1;
      pw_entry_set_text (fixture->entry, text);
      g_assert_true (pw_entry_activate (fixture->entry));
      g_assert_cmpstr (pw_entry_get_text (fixture->entry), ==, "");
    }
  pw_moves_clear (&moves);
  g_assert_cmpuint (pw_position_get_doubts (fixture->position)->len, ==, 0);
  pw_ui_table_answer_rest (fixture->position, fixture->session);
  pw_entry_set_text (fixture->entry, "finish");
  pw_entry_activate (fixture->entry);
  pw_ui_test_settle ();
  assert_same_result (fixture);
}

static void
on_refused (PwEntry *entry, GError *error, char **told)
{
  g_free (*told);
  *told = g_strdup (error->message);
}

/* Enter alone says what is asked, which stands in the bar. */
static void
test_enter_alone_says_what_is_asked (Fixture *fixture, gconstpointer data)
{
  g_autofree char *told = NULL, *hint = g_strdup (pw_entry_get_ghost (fixture->entry));

  g_signal_connect (fixture->entry, "refused", G_CALLBACK (on_refused), &told);
  pw_entry_set_text (fixture->entry, "");
  g_assert_false (pw_entry_activate (fixture->entry));
  g_assert_cmpuint (strlen (hint), >, 3);
  if (!strstr (told, hint))
    g_error ("“%s” does not say “%s”", told, hint);
  g_signal_handlers_disconnect_by_data (fixture->entry, &told);
}

static void
test_short_words (Fixture *fixture, gconstpointer data)
{
  static const char *const lines[] = { "c3 bank", "red 2", "silver 3", "score 87", "Bruno silver 4", "score 31" };
  const CbPlayer *ana, *bruno;

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      pw_entry_set_text (fixture->entry, lines[i]);
      g_assert_true (pw_entry_activate (fixture->entry));
    }
  ana = &state_of (fixture->session)->players[0];
  bruno = &state_of (fixture->session)->players[1];
  g_assert_cmpint (ana->tile[11], ==, CB_TILE_BANK);
  g_assert_cmpint (ana->goods[3], ==, 2);
  g_assert_cmpint (ana->silver, ==, 3);
  g_assert_cmpint (ana->track, ==, 87);
  g_assert_cmpint (bruno->silver, ==, 4);
  g_assert_cmpint (bruno->track, ==, 31);
  /* Said again, it is what the track shows and not more points. */
  pw_entry_set_text (fixture->entry, "score 30");
  g_assert_true (pw_entry_activate (fixture->entry));
  g_assert_cmpint (state_of (fixture->session)->players[1].track, ==, 30);
  pw_entry_set_text (fixture->entry, "c3 nonsense");
  g_assert_false (pw_entry_activate (fixture->entry));
  g_assert_cmpstr (pw_entry_get_text (fixture->entry), ==, "c3 nonsense");
}

/* Somebody closes the window in the middle of a word; half an hour later it is opened again. */
static void
test_what_is_typed_stays_when_the_window_closes (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = pw_store_new_path (&cb_game, pw_session_get_setup (fixture->session));
  g_autoptr (PwSession) again = NULL;
  g_autoptr (GError) error = NULL;
  CbPositionCounts *counts;
  const CbPlayer *player;

  pw_session_set_path (fixture->session, path);
  pw_entry_set_text (fixture->entry, "Bruno silver 4");
  pw_entry_activate (fixture->entry);
  pw_position_page_set_seat (fixture->page, 0);
  pw_ui_test_settle ();
  counts = CB_POSITION_COUNTS (counts_of (fixture));
  gtk_editable_set_text (GTK_EDITABLE (cb_position_counts_get_field (counts)), "3 banks, 2 tow");
  set_spin (fixture, GTK_WIDGET (fixture->page), "Workers", 7);
  gtk_window_close (GTK_WINDOW (fixture->window));
  fixture->window = pw_ui_test_window ();
  pw_ui_test_settle ();

  again = pw_store_open (path, &error);
  g_assert_no_error (error);
  player = &state_of (again)->players[0];
  g_assert_cmpint (player->count[CB_TILE_BANK], ==, 3);
  g_assert_cmpint (player->workers, ==, 7);
  g_assert_cmpint (state_of (again)->players[1].silver, ==, 4);
  pw_window_open_session (fixture->window, again);
  pw_ui_test_settle ();
  g_assert_cmpstr (pw_window_get_page (fixture->window), ==, "table");
  g_assert_nonnull (pw_ui_test_find (GTK_WIDGET (fixture->window), PW_TYPE_POSITION_PAGE, 0));
}

static void
test_doubts_stand_at_the_fields (Fixture *fixture, gconstpointer data)
{
  GtkWidget *track = find_labelled (shown_editor (fixture), GTK_TYPE_SPIN_BUTTON, "Points on the track");
  gboolean found = FALSE;

  g_assert_false (gtk_widget_has_css_class (track, "doubtful"));
  set_spin (fixture, shown_editor (fixture), "Points on the track", 999);
  g_assert_true (gtk_widget_has_css_class (track, "doubtful"));
  for (guint i = 0; pw_ui_test_find (shown_editor (fixture), PW_TYPE_DOUBT_BOX, i); i++)
    found |= pw_doubt_box_count (PW_DOUBT_BOX (pw_ui_test_find (shown_editor (fixture), PW_TYPE_DOUBT_BOX, i))) > 0;
  g_assert_true (found);
  set_spin (fixture, shown_editor (fixture), "Points on the track", 0);
  g_assert_false (gtk_widget_has_css_class (track, "doubtful"));
}

static void
test_scored_anyway (Fixture *fixture, gconstpointer data)
{
  GtkWidget *score = find_labelled (GTK_WIDGET (fixture->page), GTK_TYPE_BUTTON, "The final scoring of all players (Ctrl+Enter)");
  GtkWidget *anyway;

  set_spin (fixture, shown_editor (fixture), "Points on the track", 999);
  set_spin (fixture, shown_editor (fixture), "Silver", 4);
  pw_ui_test_press (score);
  g_assert_cmpstr (pw_window_get_page (fixture->window), ==, "table");
  anyway = find_labelled (GTK_WIDGET (fixture->page), GTK_TYPE_BUTTON, "Score _anyway");
  g_assert_true (gtk_widget_get_mapped (anyway));
  /* Escape takes the question away, and nothing else. */
  g_assert_true (pw_table_page_back (fixture->table));
  g_assert_cmpint (state_of (fixture->session)->players[0].silver, ==, 4);
  pw_ui_test_press (score);
  pw_ui_test_press (anyway);
  g_assert_cmpstr (pw_window_get_page (fixture->window), ==, "final");
  g_assert_cmpint (pw_session_get_score (fixture->session, 0, -1), ==, 1003);
}

static void
test_undo_takes_back_what_was_said (Fixture *fixture, gconstpointer data)
{
  set_spin (fixture, shown_editor (fixture), "Silver", 4);
  set_spin (fixture, shown_editor (fixture), "Silver", 5);
  set_spin (fixture, shown_editor (fixture), "Workers", 2);
  g_assert_true (pw_session_undo (fixture->session));
  g_assert_cmpint (state_of (fixture->session)->players[0].workers, ==, 0);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (
                     GTK_SPIN_BUTTON (find_labelled (shown_editor (fixture), GTK_TYPE_SPIN_BUTTON, "Workers"))),
                   ==, 0);
  g_assert_true (pw_session_undo (fixture->session));
  g_assert_cmpint (state_of (fixture->session)->players[0].silver, ==, 0);
  g_assert_true (pw_session_redo (fixture->session));
  g_assert_cmpint (state_of (fixture->session)->players[0].silver, ==, 5);
}

/* A game of the referee goes over to the final scoring in the middle, and back. */
static void
test_the_level_is_switched (Fixture *fixture, gconstpointer data)
{
  PwSession *session = new_session (PW_LEVEL_REFEREE);
  PwLevelMenu *menu;
  const CbState *state;
  int silver, seat;

  g_assert_true (pw_ui_test_play_dealt (session, 120, 8));
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_object_unref (fixture->session);
  open_session (fixture, session);
  menu = PW_LEVEL_MENU (pw_ui_test_child (fixture->window, "level_menu"));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (menu)));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (fixture->page)));
  seat = pw_table_page_get_shown (fixture->table);
  silver = state_of (session)->players[seat].silver;

  g_assert_true (pw_level_menu_choose (menu, PW_LEVEL_FINAL, 0));
  pw_ui_test_settle ();
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (fixture->page)));
  /* All that was known is filled in, first of whoever was looked at. */
  g_assert_cmpint (pw_position_page_get_seat (fixture->page), ==, seat);
  state = state_of (session);
  g_assert_cmpint (state->level, ==, PW_LEVEL_FINAL);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (
                     GTK_SPIN_BUTTON (find_labelled (shown_editor (fixture), GTK_TYPE_SPIN_BUTTON, "Silver"))),
                   ==, silver);
  g_assert_cmpint (state->players[seat].track, ==, pw_session_get_score (session, (guint) seat, -1));

  /* Back up with nothing changed, the game goes on; undo goes through both. */
  g_assert_true (pw_level_menu_choose (menu, PW_LEVEL_REFEREE, 0));
  pw_ui_test_settle ();
  g_assert_cmpint (state_of (session)->level, ==, PW_LEVEL_REFEREE);
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (fixture->page)));
  g_assert_false (pw_entry_has_reader (fixture->entry));
  g_assert_true (pw_session_undo (session));
  pw_ui_test_settle ();
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (fixture->page)));
  g_assert_true (pw_session_undo (session));
  pw_ui_test_settle ();
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (fixture->page)));
}

/* What nobody followed is asked, board after board, then the table. */
static void
test_up_asks_for_what_is_missing (Fixture *fixture, gconstpointer data)
{
  PwSession *session = new_session (PW_LEVEL_REFEREE);
  PwLevelMenu *menu;
  guint ends = 0;

  g_assert_true (pw_ui_test_play_dealt (session, 60, 8));
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_object_unref (fixture->session);
  open_session (fixture, session);
  menu = PW_LEVEL_MENU (pw_ui_test_child (fixture->window, "level_menu"));
  g_assert_true (pw_level_menu_choose (menu, PW_LEVEL_BOARD, 0));
  g_assert_true (pw_ui_test_play_dealt (session, 40, 9));
  g_assert_true (pw_level_menu_choose (menu, PW_LEVEL_REFEREE, 0));
  pw_ui_test_settle ();
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (fixture->page)));
  g_assert_cmpint (pw_position_page_get_seat (fixture->page), ==, 1);
  while (pw_position_is_asked (fixture->position) && ends < 5)
    {
      PwMove end;
      g_autoptr (GError) error = NULL;

      g_assert_true (pw_position_find_end (fixture->position, pw_position_page_get_seat (fixture->page), &end));
      g_assert_cmpint (end.player, ==, pw_position_page_get_seat (fixture->page));
      g_assert_true (pw_session_play (session, &end, &error));
      g_assert_no_error (error);
      pw_ui_test_settle ();
      ends++;
    }
  g_assert_cmpuint (ends, ==, 2);
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (fixture->page)));
}

/* The sum at the foot opens into the lines it is made of. */
static void
test_the_sum_opens_into_its_lines (Fixture *fixture, gconstpointer data)
{
  GtkWidget *page = GTK_WIDGET (fixture->page), *lines = pw_ui_test_child (page, "lines");

  pw_position_page_set_seat (fixture->page, 0);
  pw_ui_test_settle ();
  g_assert_nonnull (gtk_widget_get_first_child (lines));
  g_assert_false (gtk_widget_get_mapped (lines));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (pw_ui_test_child (page, "lines_button")), TRUE);
  pw_ui_test_settle ();
  g_assert_true (gtk_widget_get_mapped (lines));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (pw_ui_test_child (page, "lines_button")), FALSE);
  pw_ui_test_settle ();
  g_assert_false (gtk_widget_get_mapped (lines));
}

#define CASE(name, function) g_test_add ("/position/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);
  CASE ("is shown where a position is asked", test_is_shown_where_a_position_is_asked);
  CASE ("typed as lines", test_typed_as_lines);
  CASE ("Enter alone says what is asked", test_enter_alone_says_what_is_asked);
  CASE ("short words", test_short_words);
  CASE ("what is typed stays when the window closes", test_what_is_typed_stays_when_the_window_closes);
  CASE ("doubts stand at the fields", test_doubts_stand_at_the_fields);
  CASE ("scored anyway", test_scored_anyway);
  CASE ("undo takes back what was said", test_undo_takes_back_what_was_said);
  CASE ("the level is switched", test_the_level_is_switched);
  CASE ("up asks for what is missing", test_up_asks_for_what_is_missing);
  CASE ("the sum opens into its lines", test_the_sum_opens_into_its_lines);
  return g_test_run ();
}
