/* test-expansion-boards.c: the drawn boards of the expansions: trade routes, solo games, teams
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "boards/burgundy/cb-duchy-board.h"
#include "boards/burgundy/cb-duchy-picture.h"
#include "boards/burgundy/cb-parts.h"
#include "boards/burgundy/cb-route-board.h"
#include "core/pw-notation.h"
#include "core/pw-parts.h"
#include "games/burgundy/data/cb-duchy.h"
#include "games/burgundy/modules/cb-routes.h"
#include "pw-board.h"
#include "pw-sides-card.h"
#include "pw-ui-table.h"

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
show_boards (Fixture *fixture)
{
  fixture->entry = pw_entry_new (fixture->session);
  pw_ui_table_count (fixture->entry, &fixture->refusals);
  fixture->window = pw_ui_table_boards (fixture->entry, &fixture->main, &fixture->common);
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
  pw_ui_table_close_boards (fixture->window, fixture->entry, fixture->session);
}

/* Random moves until a turn is played that nothing waits in, with both dice. */
static void
play_to_turn (Fixture *fixture, guint moves)
{
  guint n = 0;

  do
    g_assert_true (pw_ui_test_play_dealt (fixture->session, 1, 7 + n++));
  while (n < moves || get_state (fixture)->stage != CB_STAGE_TURN || get_state (fixture)->pending.n > 0 ||
         cb_actor (get_state (fixture)) < 0 || get_state (fixture)->players[cb_actor (get_state (fixture))].used != 0);
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
      int width = sizes[i][0], height = sizes[i][1];
      graphene_rect_t seen[8];
      guint n = 0;

      pw_ui_table_check_room (fixture->main, fixture->main, width, height);
      for (GtkWidget *child = gtk_widget_get_first_child (fixture->main); child; child = gtk_widget_get_next_sibling (child))
        {
          graphene_rect_t bounds;

          if (!gtk_widget_get_child_visible (child))
            continue;
          g_assert_true (gtk_widget_compute_bounds (child, fixture->main, &bounds));
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
      book->spaces[tile][i] = (CbRouteSpace){ .goods = (guint8) (i + 1), .bonus = CB_ROUTE_POINTS, .number = 3 };
  setup->options[CB_OPTION_ROUTES] = 1;
  setup->options[CB_OPTION_ROUTE_TILES] = (gint16) cb_route_register (book, NULL);
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
  route = pw_ui_table_part (fixture.main, &cb_part_route);
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

/* In the table view the row stands above the duchy, and nothing in it can be pressed. */
static void
test_routes_from_afar (void)
{
  Fixture fixture = { 0 };
  const PwBoardClass *board = pw_board_find ("burgundy");
  GtkWidget *far, *route, *duchy, *window = gtk_window_new ();
  graphene_rect_t row, land;

  start_routes (&fixture);
  play_to_turn (&fixture, 60);
  show_boards (&fixture);
  far = board->seat_board (fixture.session, 1);
  gtk_window_set_child (GTK_WINDOW (window), far);
  gtk_window_set_default_size (GTK_WINDOW (window), 700, 600);
  gtk_window_present (GTK_WINDOW (window));
  pw_ui_test_settle ();
  route = pw_ui_table_part (far, &cb_part_route);
  duchy = pw_ui_test_find (far, CB_TYPE_DUCHY_BOARD, 0);
  g_assert_true (gtk_widget_compute_bounds (route, window, &row) && gtk_widget_compute_bounds (duchy, window, &land));
  g_assert_cmpfloat (row.origin.y + row.size.height, <=, land.origin.y + 1);
  g_assert_cmpfloat (pw_space_get_piece (space (route, 0))->size, >, 36);
  g_assert_false (gtk_widget_grab_focus (GTK_WIDGET (space (route, 0))));
  gtk_window_destroy (GTK_WINDOW (window));
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
      if (laid < 12 && get_state (&fixture)->routes.row[actor][laid / 3] != 0 && player->goods[laid % 3] > 0 &&
          (player->dice[0] == laid % 3 + 1 || player->dice[1] == laid % 3 + 1))
        break;
      g_assert_cmpuint (n, <, 199);
    }
  show_boards (&fixture);
  moment = pw_session_get_moment (fixture.session);
  route = pw_ui_table_part (fixture.main, &cb_part_route);
  dice = pw_ui_table_part (fixture.main, &cb_part_dice);
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

/* -- Alone (16.4 to 16.10) ---------------------------------------------------------------- */

static gint16
duchy_called (const char *id)
{
  for (guint i = 0; i < cb_duchy_known (); i++)
    if (g_str_equal (cb_duchy_nth (i)->id, id))
      return (gint16) i;
  g_assert_not_reached ();
}

static void
start_solo (Fixture *fixture)
{
  PwSetup *setup = pw_setup_new (pw_ui_test_game (), 1);

  setup->options[CB_OPTION_MODE] = CB_MODE_SOLO;
  setup->options[CB_OPTION_GOAL] = 45;
  setup->seat_options[0][CB_SEAT_DUCHY] = duchy_called ("13a");
  start (fixture, setup);
}

/* Random moves until a decision of that kind waits. */
static void
play_to (Fixture *fixture, CbPendingKind kind)
{
  for (guint n = 0; n < 400; n++)
    {
      const CbState *state = get_state (fixture);

      if (state->pending.n > 0 && state->pending.items[state->pending.n - 1].kind == kind)
        return;
      if (!pw_ui_test_play_dealt (fixture->session, 1, 3 + n))
        break;
    }
  g_error ("no decision of kind %u", kind);
}

static void
test_solo (void)
{
  Fixture fixture = { 0 };
  const PwBoardClass *board = pw_board_find ("burgundy");
  GtkWidget *goods, *standing, *track, *window = gtk_window_new ();
  const char *title;

  start_solo (&fixture);
  play_to_turn (&fixture, 60);
  show_boards (&fixture);
  /* Six colours, no bridge, no bonus tiles: phases and depots are all groups of the common board. */
  goods = pw_ui_table_part (fixture.main, &cb_part_goods);
  g_assert_nonnull (space (goods, 5));
  g_assert_cmpstr (pw_space_get_name (space (goods, 5)), ==, "goods space 6 of 6, empty");
  g_assert_null (pw_ui_table_part (fixture.common, &cb_part_bridge));
  g_assert_null (pw_ui_table_part (fixture.common, &cb_part_bonus));
  assert_sizes (&fixture);

  standing = board->standing (fixture.entry);
  g_assert_nonnull (standing);
  gtk_window_set_child (GTK_WINDOW (window), standing);
  gtk_window_present (GTK_WINDOW (window));
  pw_ui_test_settle ();
  gtk_test_accessible_assert_role (standing, GTK_ACCESSIBLE_ROLE_GROUP);
  title = gtk_label_get_text (GTK_LABEL (pw_ui_test_find (standing, GTK_TYPE_LABEL, 0)));
  g_assert_true (g_str_has_suffix (title, " points") && strstr (title, " of "));
  track = pw_ui_table_part (standing, &cb_part_goal);
  for (guint i = 0; i < CB_GOAL_SPOTS; i++)
    {
      gtk_test_accessible_assert_role (space (track, i), GTK_ACCESSIBLE_ROLE_BUTTON);
      gtk_test_accessible_assert_property (space (track, i), GTK_ACCESSIBLE_PROPERTY_LABEL, pw_space_get_name (space (track, i)));
    }
  g_assert_true (g_str_has_prefix (pw_space_get_name (space (track, CB_GOAL_MARKER)), "points marker at "));
  g_assert_true (g_str_has_prefix (pw_space_get_name (space (track, CB_GOAL_GOAL)), "goal at "));
  gtk_window_destroy (GTK_WINDOW (window));
  finish (&fixture);
}

/* The tile that leaves is lit in its depot, and a press there says so. */
static void
test_solo_removal (void)
{
  Fixture fixture = { 0 };
  GtkWidget *depots;
  PwSpace *leaving = NULL;
  guint moment;

  start_solo (&fixture);
  play_to (&fixture, CB_PENDING_REMOVE);
  show_boards (&fixture);
  moment = pw_session_get_moment (fixture.session);
  depots = pw_ui_table_part (fixture.common, &cb_part_depots);
  for (guint depot = 0; depot < CB_DEPOTS; depot++)
    for (guint i = 0; i < CB_DEPOT_SPACES; i++)
      if (pw_space_get_piece (space (depots, CB_DEPOT_SPACE_ID (depot, i)))->flags & PW_PIECE_LEGAL)
        {
          /* The round's depot still holds a tile in the first rounds. */
          g_assert_cmpuint (depot + 1, ==, get_state (&fixture)->white);
          leaving = space (depots, CB_DEPOT_SPACE_ID (depot, i));
        }
  g_assert_nonnull (leaving);
  gtk_widget_activate_action (GTK_WIDGET (leaving), "space.press", NULL);
  g_assert_cmpuint (fixture.refusals, ==, 0);
  g_assert_cmpuint (pw_session_get_moment (fixture.session), ==, moment + 1);
  finish (&fixture);
}

/* Points that wait light the marker: a press takes them. */
static void
test_solo_gain (void)
{
  Fixture fixture = { 0 };
  const PwBoardClass *board = pw_board_find ("burgundy");
  GtkWidget *standing, *track, *window = gtk_window_new ();
  guint moment;

  start_solo (&fixture);
  play_to (&fixture, CB_PENDING_GAIN);
  show_boards (&fixture);
  standing = board->standing (fixture.entry);
  gtk_window_set_child (GTK_WINDOW (window), standing);
  gtk_window_present (GTK_WINDOW (window));
  pw_ui_test_settle ();
  track = pw_ui_table_part (standing, &cb_part_goal);
  g_assert_true (pw_space_get_piece (space (track, CB_GOAL_MARKER))->flags & PW_PIECE_LEGAL);
  g_assert_nonnull (strstr (pw_space_get_name (space (track, CB_GOAL_MARKER)), "; legal: choice "));
  moment = pw_session_get_moment (fixture.session);
  gtk_widget_grab_focus (track);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == GTK_WIDGET (space (track, CB_GOAL_MARKER)));
  gtk_widget_activate_action (GTK_WIDGET (space (track, CB_GOAL_MARKER)), "space.press", NULL);
  g_assert_cmpuint (fixture.refusals, ==, 0);
  g_assert_cmpuint (pw_session_get_moment (fixture.session), ==, moment + 1);
  gtk_window_destroy (GTK_WINDOW (window));
  finish (&fixture);
}

/* -- Teams (16.1 to 16.3) ---------------------------------------------------------------- */

static gint16
team_duchy (const char *file)
{
  g_autofree char *path = g_build_filename (g_getenv ("PW_SOURCE_ROOT"), "tests", "games", "burgundy", file, NULL);
  g_autoptr (GError) error = NULL;
  CbDraft draft;
  int value;

  g_assert_true (cb_draft_load (&draft, path, &error));
  g_assert_no_error (error);
  value = cb_duchy_register (&draft, &error);
  g_assert_no_error (error);
  return (gint16) value;
}

/* A picture may be looked at longer than anything else has its duchy. */
static void
test_pictures_hold_their_duchy (void)
{
  PwParts *parts = pw_ui_test_game ()->terms.seat_options[CB_SEAT_DUCHY].words->parts;
  guint before = pw_parts_count (parts);
  int value = team_duchy ("test-team-north.json");
  CbPlayer player = { .duchy = (guint16) value };
  GtkWidget *offered = g_object_ref_sink (cb_duchy_picture_new ((guint) value, 100));
  GtkWidget *seat = g_object_ref_sink (cb_duchy_picture_new_seat (10));

  cb_duchy_picture_set (seat, &player);
  cb_duchy_release ((guint) value);
  g_assert_cmpuint (pw_parts_count (parts), ==, before + 1);
  g_assert_cmpuint (cb_duchy_nth ((guint) value)->kind, ==, CB_TEAM);
  g_object_unref (offered);
  g_assert_cmpuint (pw_parts_count (parts), ==, before + 1);
  player.duchy = 0;
  cb_duchy_picture_set (seat, &player);
  g_assert_cmpuint (pw_parts_count (parts), ==, before);
  g_object_unref (seat);
  g_assert_cmpuint (pw_parts_count (parts), ==, before);
}

static void
test_team (void)
{
  Fixture fixture = { 0 };
  PwSetup *setup = pw_setup_new (pw_ui_test_game (), 4);
  const PwBoardClass *board = pw_board_find ("burgundy");
  GtkWidget *store, *sides, *window = gtk_window_new ();
  int width;

  setup->options[CB_OPTION_MODE] = CB_MODE_TEAM;
  for (guint seat = 0; seat < 4; seat++)
    setup->seat_options[seat][CB_SEAT_DUCHY] = team_duchy (seat % 2 ? "test-team-south.json" : "test-team-north.json");
  start (&fixture, setup);
  play_to_turn (&fixture, 90);
  show_boards (&fixture);
  g_assert_null (board->standing (fixture.entry));
  /* Two common key spaces, two of one's own, two of the partner. */
  store = pw_ui_table_part (fixture.main, &cb_part_store);
  for (guint i = 0; i < 6; i++)
    {
      const char *name = pw_space_get_name (space (store, i));

      gtk_test_accessible_assert_property (space (store, i), GTK_ACCESSIBLE_PROPERTY_LABEL, name);
      g_assert_nonnull (strstr (name, i < 2 ? "common key space " : i < 4 ? "private key space " : "’s private key space "));
      g_assert_cmpint ((pw_space_get_piece (space (store, i))->flags & PW_PIECE_DIM) != 0, ==, i >= 4);
    }
  assert_sizes (&fixture);

  /* Cards of other members are no wider than those of any game. */
  for (guint seat = 0; seat < 4; seat++)
    {
      GtkWidget *card = g_object_ref_sink (board->player_card (fixture.session, seat, PW_CARD_ROW));

      gtk_widget_measure (card, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
      g_assert_cmpint (width, <=, 262);
      g_object_unref (card);
    }
  sides = pw_sides_card_new (fixture.session);
  g_assert_nonnull (sides);
  gtk_window_set_child (GTK_WINDOW (window), sides);
  gtk_window_present (GTK_WINDOW (window));
  pw_ui_test_settle ();
  for (guint side = 0; side < 2; side++)
    {
      g_autofree char *sum = g_strdup_printf ("%d", pw_session_get_score (fixture.session, side, -1) +
                                                      pw_session_get_score (fixture.session, side + 2, -1));

      g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (pw_ui_test_find (sides, GTK_TYPE_LABEL, 2 * side))), ==,
                       side ? "Team B" : "Team A");
      g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (pw_ui_test_find (sides, GTK_TYPE_LABEL, 2 * side + 1))), ==, sum);
    }
  gtk_window_destroy (GTK_WINDOW (window));
  finish (&fixture);
}

int
main (int argc, char *argv[])
{
  pw_ui_test_init (&argc, &argv);
  g_test_add_func ("/expansion-boards/routes/names and sizes", test_routes);
  g_test_add_func ("/expansion-boards/routes/from afar", test_routes_from_afar);
  g_test_add_func ("/expansion-boards/routes/by keyboard", test_routes_by_keyboard);
  g_test_add_func ("/expansion-boards/solo/names and sizes", test_solo);
  g_test_add_func ("/expansion-boards/solo/a tile leaves", test_solo_removal);
  g_test_add_func ("/expansion-boards/solo/points are taken", test_solo_gain);
  g_test_add_func ("/expansion-boards/pictures hold their duchy", test_pictures_hold_their_duchy);
  g_test_add_func ("/expansion-boards/team/names and sizes", test_team);
  return g_test_run ();
}
