/* test-position-expansions.c: an end position with expansions: doubts at its fields, what is in one place only, how it fits
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "expansion-position.h"
#include "pw-doubt-box.h"

/* Says @line; then @name of @type is marked, and a sentence stands below it. */
static void
assert_doubtful (Fixture *fixture, const char *line, GType type, const char *name)
{
  gboolean found = FALSE;

  say (fixture, line);
  g_test_message ("%s: %u doubts", line, pw_position_get_doubts (fixture->position)->len);
  g_assert_true (gtk_widget_has_css_class (field_of (fixture, type, name), "doubtful"));
  for (guint i = 0; pw_ui_test_find (GTK_WIDGET (fixture->page), PW_TYPE_DOUBT_BOX, i); i++)
    found |= pw_doubt_box_count (PW_DOUBT_BOX (pw_ui_test_find (GTK_WIDGET (fixture->page), PW_TYPE_DOUBT_BOX, i))) > 0;
  g_assert_true (found);
}

static void
set_up_empty (Fixture *fixture, gconstpointer data)
{
  fixture->played = new_session (data, PW_LEVEL_REFEREE);
  open_final (fixture, data);
}

static void
test_doubts_about_markers (Fixture *fixture, gconstpointer data)
{
  /* Two shields on one castle; goods that were never sold, or never laid; both bonus tiles; tiles beyond the key spaces. */
  say (fixture, "hex d4 castle");
  say (fixture, "crest 2 on=d4");
  assert_doubtful (fixture, "crest 3 on=d4", GTK_TYPE_TOGGLE_BUTTON, "Shield 3:");
  g_assert_true (gtk_widget_has_css_class (field_of (fixture, GTK_TYPE_DROP_DOWN, "Castle of shield 3"), "doubtful"));
  assert_doubtful (fixture, "laid 1 red", GTK_TYPE_SPIN_BUTTON, "red, sold");
  assert_doubtful (fixture, "sold red 3", GTK_TYPE_BUTTON, "Space 2 of the trade route:");
  assert_doubtful (fixture, "bonus posts both", GTK_TYPE_TOGGLE_BUTTON, "large bonus tile: border posts");
  say (fixture, "Bruno crest 4");
  assert_doubtful (fixture, "Ana heap bank 2", GTK_TYPE_SPIN_BUTTON, "bank, beyond the key spaces");
}

static void
test_doubts_about_the_goal (Fixture *fixture, gconstpointer data)
{
  assert_doubtful (fixture, "marker 45 goal=40", GTK_TYPE_SPIN_BUTTON, "Points marker");
  g_assert_true (gtk_widget_has_css_class (field_of (fixture, GTK_TYPE_DROP_DOWN, "Goal"), "doubtful"));
  assert_doubtful (fixture, "marker 3 goal=37", GTK_TYPE_DROP_DOWN, "Goal");
}

/* A screen reader presses what is scrolled away, too: its list opens within the window, or toolkits find no screen for it. */
static void
test_a_picker_stays_in_the_window (Fixture *fixture, gconstpointer data)
{
  CbPositionDuchy *duchy = duchy_of (fixture);
  PwSpaceGroup *board = PW_SPACE_GROUP (pw_ui_test_find (GTK_WIDGET (duchy), CB_TYPE_DUCHY_BOARD, 0));
  const CbDuchy *printed = cb_duchy_nth (state_of (fixture->session)->players[0].duchy);
  graphene_point_t point;
  GdkRectangle place;
  guint hex = 0;

  while (printed->type[hex] != CB_MONASTERY)
    hex++;
  /* Far below the end of the screen. */
  gtk_widget_set_margin_top (GTK_WIDGET (duchy), 3000);
  pw_ui_test_settle ();
  pw_space_press (pw_space_group_find (board, hex));
  /* The page scrolls in many small steps. */
  for (guint i = 0; i < 200 && !gtk_popover_get_pointing_to (GTK_POPOVER (cb_position_duchy_get_picker (duchy)), &place); i++)
    pw_ui_test_settle ();
  g_assert_true (gtk_popover_get_pointing_to (GTK_POPOVER (cb_position_duchy_get_picker (duchy)), &place));
  g_assert_true (gtk_widget_compute_point (GTK_WIDGET (duchy), GTK_WIDGET (fixture->window),
                                           &GRAPHENE_POINT_INIT ((float) place.x, (float) place.y), &point));
  g_assert_cmpfloat (point.y, >=, 0);
  g_assert_cmpfloat (point.y, <, gtk_widget_get_height (GTK_WIDGET (fixture->window)));
}

/* Saying a shield elsewhere takes it from here; a tile of the row that is said elsewhere leaves its place. */
static void
test_each_is_in_one_place (Fixture *fixture, gconstpointer data)
{
  const CbState *state;

  enter_toggle (fixture, "Shield 7:", FALSE);
  enter_word (fixture, "Tile 1 of the trade route", "4", FALSE);
  enter_word (fixture, "Tile 2 of the trade route", "4", FALSE);
  state = state_of (fixture->session);
  g_assert_cmpuint (state->routes.row[0][0], ==, 0);
  g_assert_cmpuint (state->routes.row[0][1], ==, 4);
  pw_position_page_set_seat (fixture->page, 1);
  pw_ui_test_settle ();
  enter_toggle (fixture, "Shield 7:", FALSE);
  state = state_of (fixture->session);
  g_assert_cmphex (state->shields.owned[0], ==, 0);
  g_assert_cmphex (state->shields.owned[1], ==, 1u << 7);
  /* The row of another player has it: refused, and the field shows what is said. */
  enter_word (fixture, "Tile 1 of the trade route", "4", FALSE);
  g_assert_cmpuint (state_of (fixture->session)->routes.row[1][0], ==, 0);
  g_assert_cmpuint (gtk_drop_down_get_selected (
                      GTK_DROP_DOWN (field_of (fixture, GTK_TYPE_DROP_DOWN, "Tile 1 of the trade route"))),
                    ==, 0);
  /* Going through several values is one line of the log. */
  {
    guint n = pw_history_get_cursor (pw_session_get_history (fixture->session));

    enter_word (fixture, "Castle of shield 7", "d4", FALSE);
    enter_word (fixture, "Castle of shield 7", "somewhere", FALSE);
    g_assert_cmpuint (pw_history_get_cursor (pw_session_get_history (fixture->session)), <=, n + 1);
  }
}

/* All cards on a telephone's width. */
static void
test_fits_a_narrow_window (Fixture *fixture, gconstpointer data)
{
  int minimum;

  enter_toggle (fixture, "Shield 4:", FALSE);
  if (state_of (fixture->session)->n_boards > 1)
    enter_toggle (fixture, "Shield 6:", FALSE);
  pw_ui_test_settle ();
  gtk_widget_measure (GTK_WIDGET (fixture->page), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
}

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);
  g_test_add ("/position-modules/doubts about markers", Fixture, &games[ALL], set_up_empty, test_doubts_about_markers, tear_down);
  g_test_add ("/position-modules/doubts about the goal", Fixture, &games[SOLO], set_up_empty, test_doubts_about_the_goal,
              tear_down);
  g_test_add ("/position-modules/each is in one place", Fixture, &games[ALL], set_up_empty, test_each_is_in_one_place, tear_down);
  g_test_add ("/position-modules/a picker stays in the window", Fixture, &games[ALL], set_up_empty,
              test_a_picker_stays_in_the_window, tear_down);
  g_test_add ("/position-modules/all together fits a narrow window", Fixture, &games[ALL], set_up_empty,
              test_fits_a_narrow_window, tear_down);
  g_test_add ("/position-modules/a team fits a narrow window", Fixture, &games[TEAM], set_up_empty, test_fits_a_narrow_window,
              tear_down);
  g_test_add ("/position-modules/solo fits a narrow window", Fixture, &games[SOLO], set_up_empty, test_fits_a_narrow_window,
              tear_down);
  return g_test_run ();
}
