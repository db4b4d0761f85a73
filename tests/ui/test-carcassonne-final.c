/* test-carcassonne-final.c: the landscape on the final page, and the line of the score sheet that it shows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "boards/carcassonne/cc-final-board.h"
#include "boards/carcassonne/cc-landscape-private.h"
#include "core/pw-dealer.h"
#include "games/carcassonne/moves/cc-moves.h"
#include "pw-final-page.h"
#include "pw-score-sheet.h"
#include "pw-ui-table.h"

typedef struct
{
  PwSession *session;
  PwWindow *window;
  PwFinalPage *page;
} Fixture;

static const CcState *
state_of (Fixture *fixture)
{
  return pw_session_get_state (fixture->session);
}

/* A game as dealt, to its end. */
static void
set_up (Fixture *fixture, gconstpointer data)
{
  PwSetup *setup = pw_setup_new (&cc_game, 2);
  PwRandom random = { 5 };
  PwMoves scratch = PW_MOVES_INIT;
  g_autoptr (GError) error = NULL;

  fixture->session = pw_session_new (&cc_game, setup, &error);
  g_assert_no_error (error);
  pw_setup_free (setup);
  while (!state_of (fixture)->over)
    {
      PwMove move;

      g_assert_true (pw_dealer_next (&cc_game, state_of (fixture), &random, PW_DEAL_SKILLED, &scratch, &move));
      pw_session_play (fixture->session, &move, &error);
      g_assert_no_error (error);
    }
  pw_moves_clear (&scratch);
  fixture->window = pw_ui_test_window ();
  pw_window_open_session (fixture->window, fixture->session);
  for (guint i = 0; i < 3; i++)
    pw_ui_test_settle ();
  fixture->page = PW_FINAL_PAGE (pw_window_find_page (fixture->window, PW_TYPE_FINAL_PAGE));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  pw_ui_table_close (fixture->window, fixture->session);
}

static CcFinalBoard *
board_of (Fixture *fixture)
{
  return CC_FINAL_BOARD (pw_ui_test_find (GTK_WIDGET (fixture->page), CC_TYPE_FINAL_BOARD, 0));
}

static const CcLit *
lit (Fixture *fixture)
{
  return &cc_final_board_get_land (board_of (fixture))->lit[1];
}

static gboolean
says (GtkWidget *line, const char *word)
{
  GtkWidget *label;

  for (guint i = 0; (label = pw_ui_test_find (line, GTK_TYPE_LABEL, i)); i++)
    if (strstr (gtk_label_get_text (GTK_LABEL (label)), word))
      return TRUE;
  return FALSE;
}

/* The line of the sheet that says @word, of those that are shown elsewhere. */
static GtkToggleButton *
find_line (Fixture *fixture, const char *word)
{
  GtkWidget *sheet = pw_ui_test_child (fixture->page, "sheet"), *button;

  for (guint i = 0; (button = pw_ui_test_find (sheet, GTK_TYPE_TOGGLE_BUTTON, i)); i++)
    if (says (button, word) && gtk_widget_get_tooltip_text (button) &&
        strcmp (gtk_widget_get_tooltip_text (button), "Show where it lies") == 0)
      return GTK_TOGGLE_BUTTON (button);
  return NULL;
}

/* A line that is pressed lights what it is about, and says what that is; another takes its place; once more, and nothing is lit. */
static void
test_lines_light_features (Fixture *fixture, gconstpointer data)
{
  GtkToggleButton *field, *other;

  g_assert_true (gtk_widget_get_visible (pw_ui_test_child (fixture->page, "board_card")));
  g_assert_cmpuint (cc_final_board_get_land (board_of (fixture))->tiles->len, ==, state_of (fixture)->n_tiles);
  g_assert_cmpuint (lit (fixture)->spots->len, ==, 0);
  for (guint seat = 0; seat < 2 && !find_line (fixture, "field"); seat++)
    pw_scores_page_show_player (PW_SCORES_PAGE (fixture->page), seat);
  field = find_line (fixture, "field");
  other = find_line (fixture, "tile");
  g_assert_nonnull (field);
  g_assert_nonnull (other);

  gtk_toggle_button_set_active (field, TRUE);
  g_assert_cmpuint (lit (fixture)->spots->len, >, 0);
  g_assert_cmpuint (lit (fixture)->sort, ==, CC_FIELD);
  g_assert_cmpuint (lit (fixture)->fed->len, >, 0);
  g_assert_nonnull (strstr (cc_final_board_get_text (board_of (fixture)), "feeds"));
  gtk_toggle_button_set_active (other, TRUE);
  g_assert_false (gtk_toggle_button_get_active (field));
  g_assert_cmpuint (lit (fixture)->sort, !=, CC_FIELD);
  g_assert_cmpuint (lit (fixture)->spots->len, >, 0);
  gtk_toggle_button_set_active (other, FALSE);
  g_assert_cmpuint (lit (fixture)->spots->len, ==, 0);
}

/* What has no place, such as goods, is no line to press. */
static void
test_goods_lie_nowhere (Fixture *fixture, gconstpointer data)
{
  static const PwEvent goods = { .kind = PW_EVENT_POINTS, .what = CC_FROM_GOODS, .args = { PW_ARG_NONE, PW_ARG_NONE, 3, 0 } };

  g_assert_false (cc_final_board_point (NULL, &goods));
  g_assert_false (cc_final_board_point (NULL, NULL));
  g_assert_null (find_line (fixture, "Most"));
}

/* While the game goes on, as after taking back its end, there is nothing to show. */
static void
test_is_there_at_the_end_only (Fixture *fixture, gconstpointer data)
{
  pw_session_undo (fixture->session);
  pw_ui_test_settle ();
  g_assert_false (gtk_widget_get_visible (pw_ui_test_child (fixture->page, "board_card")));
}

static void
test_fits_a_narrow_window (Fixture *fixture, gconstpointer data)
{
  int minimum;

  for (guint seat = 0; seat < 2; seat++)
    {
      pw_scores_page_show_player (PW_SCORES_PAGE (fixture->page), seat);
      gtk_widget_measure (GTK_WIDGET (fixture->page), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      g_assert_cmpint (minimum, <=, 360);
    }
}

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);
#define ADD(path, func) g_test_add ("/ui/carcassonne-final/" path, Fixture, NULL, set_up, func, tear_down)
  ADD ("lines-light-features", test_lines_light_features);
  ADD ("goods-lie-nowhere", test_goods_lie_nowhere);
  ADD ("fits-a-narrow-window", test_fits_a_narrow_window);
  ADD ("is-there-at-the-end-only", test_is_there_at_the_end_only);
#undef ADD
  return g_test_run ();
}
