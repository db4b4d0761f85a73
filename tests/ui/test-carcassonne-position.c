/* test-carcassonne-position.c: back to the referee from the score pad: the landscape is there as it is known, and is entered on itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "boards/carcassonne/cc-position-land.h"
#include "core/pw-notation.h"
#include "games/carcassonne/moves/cc-moves.h"
#include "games/carcassonne/view/cc-view.h"
#include "pw-move-form.h"
#include "pw-position-page.h"
#include "pw-space-group.h"
#include "pw-ui-table.h"

/** MOST: entries that a round of three players may cost. */
#define MOST 20

typedef struct
{
  PwWindow *window;
  PwSession *session;
  PwPositionPage *page;
  CcPositionLand *land;
  guint n_entries;
} Fixture;

static const CcState *
state_of (Fixture *fixture)
{
  return pw_session_get_state (fixture->session);
}

static void
play (Fixture *fixture, const char *line)
{
  PwMove move;

  g_assert_true (pw_notation_parse (&cc_game, pw_session_get_setup (fixture->session), state_of (fixture), line, &move, NULL));
  g_assert_true (pw_session_play (fixture->session, &move, NULL));
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "Ana", "Ben", "Cleo" };
  g_autoptr (PwSetup) setup = pw_ui_table_setup (&cc_game, names, 3);

  fixture->session = pw_ui_table_begin (setup);
  g_assert_true (pw_ui_test_play_dealt (fixture->session, 40, 3));
  fixture->window = pw_ui_table_open (fixture->session);
  play (fixture, "level pad");
  play (fixture, "city 6 Ben");
  play (fixture, "level referee");
  pw_ui_test_settle ();
  fixture->page = pw_ui_table_position (fixture->window);
  fixture->land = CC_POSITION_LAND (pw_ui_test_find (GTK_WIDGET (fixture->page), CC_TYPE_POSITION_LAND, 0));
  g_assert_nonnull (fixture->land);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  pw_ui_table_close (fixture->window, fixture->session);
}

/* Presses the place at @x, @y of the landscape. */
static void
press_square (Fixture *fixture, int x, int y)
{
  PwSpace *space = pw_plane_find (PW_PLANE (cc_position_land_get_land (fixture->land)), x, -y);

  g_assert_nonnull (space);
  pw_space_press (space);
  pw_ui_test_settle ();
  fixture->n_entries++;
}

static void
press (Fixture *fixture, GtkWidget *button)
{
  g_assert_true (gtk_widget_get_mapped (button));
  if (GTK_IS_TOGGLE_BUTTON (button))
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), !gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)));
  else
    g_signal_emit_by_name (button, "clicked");
  pw_ui_test_settle ();
  fixture->n_entries++;
}

/* A place at which something fits, and what is pressed for that. */
static void
lay_tile (Fixture *fixture)
{
  const CcState *state = state_of (fixture);
  CcTileButtons *tiles = cc_position_land_get_tiles (fixture->land);
  guint n_tiles = state->n_tiles;
  GtkWidget *button;
  CcTileButton chosen;
  int x = 0, y = 0, at;

  for (guint gap = 0; gap < state->n_gaps; gap++)
    if (cc_view_fits (state, state->gaps[gap].needs))
      {
        x = state->gaps[gap].x;
        y = state->gaps[gap].y;
        break;
      }
  press_square (fixture, x, y);
  g_assert_cmpuint (cc_tile_buttons_count (tiles), >, 0);
  cc_tile_buttons_nth (tiles, 0, &button);
  g_assert_true (gtk_widget_has_focus (button));
  chosen = *cc_tile_buttons_nth (tiles, cc_tile_buttons_count (tiles) / 2, &button);
  press (fixture, button);
  state = state_of (fixture);
  g_assert_cmpuint (state->n_tiles, ==, n_tiles + 1);
  at = cc_land_tile_at (state, x, y);
  g_assert_cmpint (at, >=, 0);
  g_assert_cmpuint (state->tiles[at].kind, ==, chosen.kind);
  g_assert_cmpuint (state->tiles[at].turn, ==, chosen.turn);
}

/* No raw form; three tiles and a figure, and one button: the game goes on with them. */
static void
test_a_round_away (Fixture *fixture, gconstpointer data)
{
  GtkWidget *end = pw_ui_test_child (fixture->page, "end_button"), *figure;
  guint n_figures = state_of (fixture)->n_figures;

  g_assert_null (pw_ui_test_find (GTK_WIDGET (fixture->page), PW_TYPE_MOVE_FORM, 0));
  for (guint i = 0; i < 3; i++)
    lay_tile (fixture);
  figure = pw_ui_test_find (cc_position_land_get_stands (fixture->land), GTK_TYPE_TOGGLE_BUTTON, 0);
  press (fixture, figure);
  g_assert_cmpuint (state_of (fixture)->n_figures, ==, n_figures + 1);
  press (fixture, end);
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (fixture->page)));
  g_assert_cmpuint (state_of (fixture)->stale, ==, 0);
  g_test_message ("a round away: %u entries", fixture->n_entries);
  g_assert_cmpuint (fixture->n_entries, <=, MOST);
}

static int
least_width (gpointer widget)
{
  int minimum;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

/* Whatever is listed, it fits a window of 360 pixels. */
static void
test_fits_a_narrow_window (Fixture *fixture, gconstpointer data)
{
  lay_tile (fixture);
  g_assert_cmpint (least_width (fixture->page), <=, 360);
}

/* Nothing has happened: one press. */
static void
test_it_is_so (Fixture *fixture, gconstpointer data)
{
  press (fixture, pw_ui_test_child (fixture->page, "end_button"));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (fixture->page)));
  g_assert_cmpuint (fixture->n_entries, ==, 1);
}

/* What was pressed wrong goes again: a figure by another press, a tile by its button or Delete; the start tile stays. */
static void
test_away_again (Fixture *fixture, gconstpointer data)
{
  guint n_tiles = state_of (fixture)->n_tiles, n_figures = state_of (fixture)->n_figures;
  GtkWidget *figure;

  lay_tile (fixture);
  figure = pw_ui_test_find (cc_position_land_get_stands (fixture->land), GTK_TYPE_TOGGLE_BUTTON, 0);
  press (fixture, figure);
  g_assert_cmpuint (state_of (fixture)->n_figures, ==, n_figures + 1);
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (figure)));
  press (fixture, figure);
  g_assert_cmpuint (state_of (fixture)->n_figures, ==, n_figures);
  press (fixture, figure);
  cc_position_land_take_away (fixture->land);
  pw_ui_test_settle ();
  g_assert_cmpuint (state_of (fixture)->n_tiles, ==, n_tiles);
  g_assert_cmpuint (state_of (fixture)->n_figures, ==, n_figures);
  press_square (fixture, 0, 0);
  cc_position_land_take_away (fixture->land);
  pw_ui_test_settle ();
  g_assert_cmpuint (state_of (fixture)->n_tiles, ==, n_tiles);
}

/* Whoever ends a game that was followed is told that all is counted; whoever begins with the end is asked. */
static void
test_what_was_counted (void)
{
  static const char *const names[] = { "Ana", "Ben", "Cleo" };

  for (guint counted = 0; counted < 2; counted++)
    {
      g_autoptr (PwSetup) setup = pw_ui_table_setup (&cc_game, names, 3);
      Fixture fixture = { .session = pw_ui_table_begin (setup) };

      if (counted)
        g_assert_true (pw_ui_test_play_dealt (fixture.session, 40, 3));
      fixture.window = pw_ui_table_open (fixture.session);
      play (&fixture, "level final");
      pw_ui_test_settle ();
      fixture.page = pw_ui_table_position (fixture.window);
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (pw_ui_test_child (fixture.page, "needed_button")), TRUE);
      pw_ui_test_settle ();
      g_assert_cmpint (pw_ui_table_reads (fixture.page,
                                          "All of it was counted during the game. Type or click only what has changed since."),
                       ==, counted);
      g_assert_cmpint (pw_ui_table_reads (fixture.page, "Type the numbers one after the other, or click them."), ==, !counted);
      tear_down (&fixture, NULL);
    }
}

int
main (int argc, char *argv[])
{
  pw_ui_test_init (&argc, &argv);
#define ADD(name, test) g_test_add ("/carcassonne-position/" name, Fixture, NULL, set_up, test, tear_down)
  ADD ("a round away", test_a_round_away);
  ADD ("fits a narrow window", test_fits_a_narrow_window);
  ADD ("it is so", test_it_is_so);
  ADD ("away again", test_away_again);
#undef ADD
  g_test_add_func ("/carcassonne-position/what-was-counted", test_what_was_counted);
  return g_test_run ();
}
