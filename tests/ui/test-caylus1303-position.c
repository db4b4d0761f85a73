/* test-caylus1303-position.c: back to the referee: the road is there as it is known, and is entered on itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "boards/caylus1303/cy-position-road.h"
#include "games/caylus1303/position/cy-position.h"
#include "games/caylus1303/view/cy-view.h"
#include "pw-position-page.h"
#include "pw-ui-table.h"

/** MOST: entries that a round of three players may cost. */
#define MOST 20

typedef struct
{
  PwWindow *window;
  PwSession *session;
  PwPositionPage *page;
  CyPositionRoad *road;
  guint n_entries;
} Fixture;

static const CyState *
state_of (Fixture *fixture)
{
  return pw_session_get_state (fixture->session);
}

static void
go_to (Fixture *fixture, guint level, int seat)
{
  PwMove move;

  g_assert_true (pw_game_level_move (&cy_game, level, seat, &move));
  g_assert_true (pw_session_play (fixture->session, &move, NULL));
}

static void
press_end (Fixture *fixture)
{
  GtkWidget *end = pw_ui_test_child (fixture->page, "end_button");

  g_assert_true (gtk_widget_get_mapped (end));
  g_signal_emit_by_name (end, "clicked");
  pw_ui_test_settle ();
  fixture->n_entries++;
}

/* A round away, and up until the table is asked: a press for each board. */
static void
set_up (Fixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "Ana", "Ben", "Cleo" };
  g_autoptr (PwSetup) setup = pw_ui_table_setup (&cy_game, names, 3);
  guint round;

  fixture->session = pw_ui_table_begin (setup);
  g_assert_true (pw_ui_test_play_dealt (fixture->session, 60, 3));
  fixture->window = pw_ui_table_open (fixture->session);
  go_to (fixture, PW_LEVEL_BOARD, 0);
  round = state_of (fixture)->round;
  for (guint i = 0; state_of (fixture)->round == round; i++)
    g_assert_true (pw_ui_test_play_dealt (fixture->session, 1, 3 + i));
  go_to (fixture, PW_LEVEL_REFEREE, 0);
  pw_ui_test_settle ();
  fixture->page = pw_ui_table_position (fixture->window);
  while (pw_position_page_get_seat (fixture->page) != PW_TABLE)
    press_end (fixture);
  fixture->road = CY_POSITION_ROAD (pw_ui_test_find (GTK_WIDGET (fixture->page), CY_TYPE_POSITION_ROAD, 0));
  g_assert_nonnull (fixture->road);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  pw_ui_table_close (fixture->window, fixture->session);
}

static void
press_place (Fixture *fixture, guint place)
{
  pw_board_viewer_press (cy_position_road_get_viewer (fixture->road), CY_SPOT_ROAD, place);
  pw_ui_test_settle ();
  fixture->n_entries++;
}

static void
choose_tile (Fixture *fixture, guint seat, guint i)
{
  GtkDropDown *list = cy_position_road_get_tiles (fixture->road, seat);

  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (list)));
  gtk_drop_down_set_selected (list, i);
  pw_ui_test_settle ();
  /* Opened, and chosen. */
  fixture->n_entries += 2;
}

/* An empty space of the gap, and a tile that nobody has. */
static void
find_free (Fixture *fixture, guint *place, guint *built)
{
  const CyState *state = state_of (fixture);

  *place = *built = 0;
  for (guint space = cy_spaces (state); space > CY_WOOD_SPACE; space--)
    if (state->places[CY_PLACE_OF_SPACE (space)].tile == CY_NO_TILE)
      *place = CY_PLACE_OF_SPACE (space);
  for (guint tile = CY_FIRST_BUILT; tile < CY_GARDEN && *built == 0; tile++)
    {
      gboolean there = FALSE;

      for (guint i = 0; i < CY_PLACES; i++)
        there |= state->places[i].tile == (int) tile;
      if (!there)
        *built = tile - CY_FIRST_BUILT;
    }
  g_assert_cmpuint (*place, >, 0);
}

/* Ben has built: the place, his tile, and one button. Cleo's it is after all; then nobody's; workers may stand only on a tile. */
static void
test_a_tile_is_built (Fixture *fixture, gconstpointer data)
{
  guint place, built;

  find_free (fixture, &place, &built);
  press_place (fixture, place);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)),
                                         GTK_WIDGET (cy_position_road_get_tiles (fixture->road, 0))) ||
                 gtk_window_get_focus (GTK_WINDOW (fixture->window)) ==
                   GTK_WIDGET (cy_position_road_get_tiles (fixture->road, 0)));
  choose_tile (fixture, 1, built + 1);
  g_assert_cmpint (state_of (fixture)->places[place].tile, ==, (int) (CY_FIRST_BUILT + built));
  g_assert_cmpint (state_of (fixture)->places[place].owner, ==, 1);
  g_assert_true (pw_ui_table_reads (fixture->page, "Ben, worker"));
  choose_tile (fixture, 2, built + 1);
  g_assert_cmpint (state_of (fixture)->places[place].owner, ==, 2);
  g_assert_cmpuint (gtk_drop_down_get_selected (cy_position_road_get_tiles (fixture->road, 1)), ==, 0);
  choose_tile (fixture, 2, 0);
  g_assert_cmpint (state_of (fixture)->places[place].tile, ==, CY_NO_TILE);
  g_assert_false (pw_ui_table_reads (fixture->page, "Ben, worker"));
  choose_tile (fixture, 1, built + 1);
  press_end (fixture);
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (fixture->page)));
  g_assert_cmpint (state_of (fixture)->places[place].owner, ==, 1);
  g_test_message ("a round away: %u entries", fixture->n_entries);
  g_assert_cmpuint (fixture->n_entries, <=, MOST);
}

/* Nothing is different: a press for each board that is asked, and one for the table. Who looks at a starting tile sees houses and workers,
 * and no list of tiles. */
static void
test_it_is_so (Fixture *fixture, gconstpointer data)
{
  int minimum;

  gtk_widget_measure (GTK_WIDGET (fixture->page), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
  press_place (fixture, CY_PLACE_OF_SPACE (3));
  g_assert_null (cy_position_road_get_tiles (fixture->road, 0));
  g_assert_true (pw_ui_table_reads (fixture->page, "Ana, house"));
  g_assert_true (pw_ui_table_reads (fixture->page, "Ana, worker"));
  press_end (fixture);
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (fixture->page)));
  g_assert_cmpuint (fixture->n_entries, <=, 5);
}

static guint
count_lists (Fixture *fixture)
{
  GtkWidget *list;
  guint shown = 0;

  for (guint i = 0; (list = pw_ui_test_find (GTK_WIDGET (fixture->page), GTK_TYPE_DROP_DOWN, i)); i++)
    shown += gtk_widget_get_mapped (list);
  return shown;
}

/* A player's page has what that player has: of forty lists that could say more there are a few buttons; whatever is said comes up. */
static void
test_what_nobody_has_is_folded (Fixture *fixture, gconstpointer data)
{
  guint place, built, few, n = 0;
  GtkWidget *button;
  PwMove owns;

  press_end (fixture);
  find_free (fixture, &place, &built);
  go_to (fixture, PW_LEVEL_FINAL, 0);
  pw_ui_test_settle ();
  pw_position_page_set_seat (fixture->page, 1);
  pw_position_page_show_whole (fixture->page, TRUE);
  pw_ui_test_settle ();
  few = count_lists (fixture);
  g_assert_cmpuint (few, <=, 16);
  pw_move_init (&owns, CY_KIND_OWNS, 1);
  owns.args[CY_ARG_TILE] = (gint16) (CY_FIRST_BUILT + built);
  owns.args[CY_ARG_WHERE] = (gint16) CY_SPACE_OF_PLACE (place);
  g_assert_true (pw_session_play (fixture->session, &owns, NULL));
  pw_ui_test_settle ();
  g_assert_cmpuint (count_lists (fixture), >, few);
  for (guint i = 0; (button = pw_ui_test_find (GTK_WIDGET (fixture->page), GTK_TYPE_BUTTON, i)); i++)
    if (gtk_button_get_label (GTK_BUTTON (button)) && g_str_has_suffix (gtk_button_get_label (GTK_BUTTON (button)), " more") &&
        gtk_widget_get_mapped (button))
      {
        g_signal_emit_by_name (button, "clicked");
        g_assert_false (gtk_widget_get_visible (button));
        n++;
      }
  pw_ui_test_settle ();
  g_test_message ("%u lists, %u when all are asked for", few, count_lists (fixture));
  g_assert_cmpuint (n, >=, 3);
  g_assert_cmpuint (count_lists (fixture), >=, 30);
}

int
main (int argc, char *argv[])
{
  pw_ui_test_init (&argc, &argv);
#define ADD(name, test) g_test_add ("/caylus1303-position/" name, Fixture, NULL, set_up, test, tear_down)
  ADD ("a tile is built", test_a_tile_is_built);
  ADD ("it is so", test_it_is_so);
  ADD ("what nobody has is folded", test_what_nobody_has_is_folded);
#undef ADD
  return g_test_run ();
}
