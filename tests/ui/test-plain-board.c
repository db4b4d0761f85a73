/* test-plain-board.c: the table of games that have no board, levels or places of their own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../core/cell-game.h"
#include "boards/plain/pw-plain-board.h"
#include "games/pw-games.h"
#include "pw-board.h"
#include "pw-level-menu.h"
#include "pw-level-rows.h"
#include "pw-move-form.h"
#include "table-page.h"

static void
set_up_cells (Fixture *fixture, gconstpointer data)
{
  g_autoptr (PwSetup) setup = pw_setup_new (&cell_game, 2);

  open_game (fixture, pw_session_new (&cell_game, setup, NULL));
}

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
#define ADD_TEMPLATE(name, function) g_test_add ("/ui/plain-board/" name, Fixture, NULL, set_up_template, function, tear_down)
  ADD_TEMPLATE ("any-game-has-a-board", test_any_game_has_a_board);
  ADD_TEMPLATE ("any-game-is-played-to-its-end", test_any_game_is_played_to_its_end);
  ADD_TEMPLATE ("levels-are-the-games", test_levels_are_the_games);
  g_test_add ("/ui/plain-board/a-place-is-typed-in-its-form", Fixture, NULL, set_up_cells, test_a_place_is_typed_in_its_form,
              tear_down);
  return g_test_run ();
}
