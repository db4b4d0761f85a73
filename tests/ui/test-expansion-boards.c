/* test-expansion-boards.c: the drawn boards of the expansions: trade routes, solo games, teams
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "boards/burgundy/cb-depots-board.h"
#include "boards/burgundy/cb-duchy-board.h"
#include "boards/burgundy/cb-route-board.h"
#include "boards/burgundy/cb-row.h"
#include "core/pw-notation.h"
#include "games/burgundy/cb-duchy.h"
#include "games/burgundy/cb-routes.h"
#include "pw-board.h"
#include "pw-ui-test.h"

typedef struct
{
  PwSession *session;
  PwEntry *entry;
  GtkWidget *window, *main, *common;
  guint refusals;
} Fixture;

static const CbState *
get_state (Fixture *fixture)
{
  return pw_session_get_state (fixture->session);
}

static void
on_refused (PwEntry *entry, const GError *error, Fixture *fixture)
{
  fixture->refusals++;
}

static void
show_boards (Fixture *fixture)
{
  const PwBoardClass *board = pw_board_find ("burgundy");
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  fixture->entry = pw_entry_new (fixture->session);
  g_signal_connect (fixture->entry, "refused", G_CALLBACK (on_refused), fixture);
  fixture->window = gtk_window_new ();
  fixture->main = board->main_board (fixture->entry);
  fixture->common = board->common_board (fixture->entry);
  gtk_widget_set_size_request (fixture->main, 676, 515);
  gtk_box_append (GTK_BOX (box), fixture->main);
  gtk_box_append (GTK_BOX (box), fixture->common);
  gtk_window_set_child (GTK_WINDOW (fixture->window), box);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1000, 760);
  gtk_window_present (GTK_WINDOW (fixture->window));
  pw_ui_test_settle ();
}

static void
start (Fixture *fixture, PwSetup *setup)
{
  g_autoptr (GError) error = NULL;
  static const char *const names[] = { "Ana", "Ben", "Cleo", "Dan" };

  for (guint seat = 0; seat < setup->n_players; seat++)
    pw_setup_set_name (setup, seat, names[seat]);
  fixture->session = pw_session_new (pw_ui_test_game (), setup, &error);
  g_assert_no_error (error);
  pw_setup_free (setup);
}

static void
finish (Fixture *fixture)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_signal_handlers_disconnect_by_data (fixture->entry, fixture);
  g_assert_finalize_object (fixture->entry);
  g_assert_finalize_object (fixture->session);
}

/* Random moves until a turn is played that nothing waits in, with both dice. */
static void
play_to_turn (Fixture *fixture, guint moves)
{
  guint n = 0;

  do
    g_assert_true (pw_ui_test_play_dealt (fixture->session, 1, 7 + n++));
  while (n < moves || get_state (fixture)->stage != CB_STAGE_TURN || get_state (fixture)->n_pending > 0 || cb_actor (get_state (fixture)) < 0
         || get_state (fixture)->players[cb_actor (get_state (fixture))].used != 0);
}

static PwSpace *
space (GtkWidget *group, guint id)
{
  return pw_space_group_find (PW_SPACE_GROUP (group), id);
}

/* From a phone to a wall: every part stays inside the board, and none lies on another's. */
static void
assert_sizes (Fixture *fixture)
{
  static const int sizes[][2] = { { 300, 400 }, { 360, 440 }, { 559, 700 }, { 560, 500 }, { 676, 515 }, { 1100, 700 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      int width = sizes[i][0], height = sizes[i][1], minimum;
      graphene_rect_t seen[8];
      guint n = 0;

      gtk_widget_set_size_request (fixture->main, -1, -1);
      gtk_widget_measure (fixture->main, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      g_assert_cmpint (minimum, <=, 300);
      gtk_widget_measure (fixture->main, GTK_ORIENTATION_VERTICAL, width, &minimum, NULL, NULL, NULL);
      g_assert_cmpint (minimum, <=, height);
      gtk_widget_allocate (fixture->main, width, height, -1, NULL);
      for (GtkWidget *child = gtk_widget_get_first_child (fixture->main); child; child = gtk_widget_get_next_sibling (child))
        {
          graphene_rect_t bounds;

          if (!gtk_widget_get_child_visible (child))
            continue;
          g_assert_true (gtk_widget_compute_bounds (child, fixture->main, &bounds));
          g_assert_cmpfloat (bounds.origin.x, >=, -1);
          g_assert_cmpfloat (bounds.origin.y, >=, -1);
          g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, width + 1);
          g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, height + 1);
          /* Duchies of one piece leave their corners to others. */
          if (cb_duchy_nth (get_state (fixture)->players[0].duchy)->kind == CB_ONE_PIECE && CB_IS_DUCHY_BOARD (child))
            continue;
          for (guint k = 0; k < n; k++)
            {
              graphene_rect_t both;

              if (graphene_rect_intersection (&seen[k], &bounds, &both) && both.size.width > 2 && both.size.height > 2)
                g_error ("%d × %d: a %s lies on another part", width, height, G_OBJECT_TYPE_NAME (child));
            }
          if (n < G_N_ELEMENTS (seen) && PW_IS_SPACE_GROUP (child))
            seen[n++] = bounds;
        }
    }
}

/* -- Trade routes (14) -------------------------------------------------------------------- */

/* Each tile gives points for colours 1 to 3; of three players each has four of them. */
static void
start_routes (Fixture *fixture)
{
  PwSetup *setup = pw_setup_new (pw_ui_test_game (), 3);
  g_autofree CbRouteBook *book = g_new0 (CbRouteBook, 1);

  for (guint tile = 0; tile < CB_ROUTE_TILES; tile++)
    for (guint i = 0; i < CB_ROUTE_SPACES; i++)
      book->spaces[tile][i] = (CbRouteSpace) { .goods = (guint8) (i + 1), .bonus = CB_ROUTE_POINTS, .number = 3 };
  setup->options[CB_OPTION_ROUTES] = 1;
  setup->options[CB_OPTION_ROUTE_TILES] = (gint16) cb_route_register (book);
  start (fixture, setup);
}

static void
test_routes (void)
{
  Fixture fixture = { 0 };
  GtkWidget *route;
  guint n = 0;

  start_routes (&fixture);
  play_to_turn (&fixture, 120);
  show_boards (&fixture);
  route = pw_ui_test_find (fixture.main, CB_TYPE_ROUTE_BOARD, 0);
  g_assert_nonnull (route);
  gtk_test_accessible_assert_role (route, GTK_ACCESSIBLE_ROLE_GROUP);
  for (guint i = 0; i < 12; i++)
    {
      PwSpace *at = space (route, i);
      guint laid = get_state (&fixture)->routes.laid[cb_actor (get_state (&fixture))][i];
      g_autofree char *prefix = g_strdup_printf ("trade route, space %u of 12, ", i + 1);

      gtk_test_accessible_assert_role (at, GTK_ACCESSIBLE_ROLE_BUTTON);
      gtk_test_accessible_assert_property (at, GTK_ACCESSIBLE_PROPERTY_LABEL, pw_space_get_name (at));
      g_assert_true (g_str_has_prefix (pw_space_get_name (at), prefix));
      g_assert_cmpint (strstr (pw_space_get_name (at), "; empty") != NULL, ==, laid == 0);
      g_assert_cmpint (pw_space_get_piece (at)->kind, ==, PW_PIECE_CARD);
      n += laid != 0;
    }
  g_test_message ("%u spaces are filled", n);
  assert_sizes (&fixture);
  finish (&fixture);
}

/* By keyboard: into the row, along it, and a press sells what is printed there. */
static void
test_routes_by_keyboard (void)
{
  Fixture fixture = { 0 };
  const CbPlayer *player;
  GtkWidget *route, *dice;
  guint moment, laid, pressed = 0;

  start_routes (&fixture);
  /* Somebody who has goods of the next space's colour, and the die for it. */
  for (guint n = 10; pressed == 0 && n < 200; n++)
    {
      int actor;

      play_to_turn (&fixture, 1);
      actor = cb_actor (get_state (&fixture));
      player = &get_state (&fixture)->players[actor];
      for (laid = 0; get_state (&fixture)->routes.laid[actor][laid] != 0; laid++)
        ;
      if (laid < 12 && get_state (&fixture)->routes.row[actor][laid / 3] != 0 && player->goods[laid % 3] > 0
          && (player->dice[0] == laid % 3 + 1 || player->dice[1] == laid % 3 + 1))
        break;
      g_assert_cmpuint (n, <, 199);
    }
  show_boards (&fixture);
  moment = pw_session_get_moment (fixture.session);
  route = pw_ui_test_find (fixture.main, CB_TYPE_ROUTE_BOARD, 0);
  dice = pw_ui_test_find (fixture.main, CB_TYPE_ROW, 2);
  pw_space_press (space (dice, player->dice[0] == laid % 3 + 1 ? 0 : 1));
  g_assert_true (pw_space_get_piece (space (route, laid))->flags & PW_PIECE_LEGAL);
  gtk_widget_grab_focus (GTK_WIDGET (space (route, 0)));
  for (guint i = 0; i < laid; i++)
    gtk_widget_child_focus (route, GTK_DIR_RIGHT);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture.window)) == GTK_WIDGET (space (route, laid)));
  gtk_widget_activate_action (GTK_WIDGET (space (route, laid)), "space.press", NULL);
  g_assert_cmpuint (fixture.refusals, ==, 0);
  g_assert_cmpuint (pw_session_get_moment (fixture.session), ==, moment + 1);
  finish (&fixture);
}

int
main (int argc, char *argv[])
{
  pw_ui_test_init (&argc, &argv);
  g_test_add_func ("/expansion-boards/routes/names and sizes", test_routes);
  g_test_add_func ("/expansion-boards/routes/by keyboard", test_routes_by_keyboard);
  return g_test_run ();
}
