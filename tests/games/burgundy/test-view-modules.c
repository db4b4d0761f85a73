/* test-view-modules.c: what the boards show of trade routes, solo games and teams, without a display
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "components.h"
#include "games/burgundy/view/cb-view.h"
#include "games/pw-games.h"
#include "team-duchies.h"

typedef struct
{
  PwSetup *setup;
  CbState *state;
  GArray *choices;
  guint8 keys[64];
  PwMove partial;
  PwViewInput in;
  CbView view;
} Fixture;

static void
begin (Fixture *fixture, PwSetup *setup)
{
  g_autoptr (GError) error = NULL;
  static const char *const names[] = { "Ana", "Ben", "Cleo", "Dan" };

  for (guint seat = 0; seat < setup->n_players; seat++)
    pw_setup_set_name (setup, seat, names[seat]);
  fixture->setup = setup;
  fixture->state = pw_game_state_new (&cb_game, setup, &error);
  g_assert_no_error (error);
  fixture->state->stage = CB_STAGE_TURN;
  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      fixture->state->players[seat].started = 1;
      fixture->state->order[seat] = (guint8) seat;
      memset (fixture->state->players[seat].goods, 0, CB_GOODS);
    }
  fixture->choices = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  pw_move_init (&fixture->partial, PW_KIND_ANY, 0);
  fixture->in = (PwViewInput){
    .state = fixture->state, .setup = setup, .choices = fixture->choices, .keys = fixture->keys, .partial = &fixture->partial
  };
}

static void
finish (Fixture *fixture)
{
  g_array_unref (fixture->choices);
  g_free (fixture->state);
  pw_setup_free (fixture->setup);
}

static PwMove *
offer (Fixture *fixture, CbKind kind, guint8 key)
{
  PwChoice choice = { 0 };

  pw_move_init (&choice.move, kind, 0);
  fixture->keys[fixture->choices->len] = key;
  g_array_append_val (fixture->choices, choice);
  return &g_array_index (fixture->choices, PwChoice, fixture->choices->len - 1).move;
}

static void
look (Fixture *fixture)
{
  cb_view_state (&fixture->in, &fixture->view);
}

static void
wait_for (Fixture *fixture, CbPendingKind kind, guint arg)
{
  fixture->state->pending.items[0] = (PwPending){ .kind = kind, .seat = 0, .arg = (guint8) arg };
  fixture->state->pending.n = 1;
}

#define LIT(spot) (((spot).flags & PW_SPOT_LEGAL) != 0)

/* -- Trade routes (14) ------------------------------------------------------------------ */

/* Two players, so five tiles each; Ana's are 1 to 5, and those of the fourth place are not known. */
static void
begin_routes (Fixture *fixture)
{
  PwSetup *setup = pw_setup_new (&cb_game, 2);

  setup->options[CB_OPTION_ROUTES] = 1;
  setup->options[CB_OPTION_ROUTE_TILES] = (gint16) components_route_book ();
  begin (fixture, setup);
  for (guint i = 0; i < 5; i++)
    fixture->state->routes.row[0][i] = (guint8) (i == 3 ? 0 : i + 1);
  /* Tile 1 has the colours 1, 2, 3. */
  fixture->state->routes.laid[0][0] = 1;
  fixture->state->routes.laid[0][1] = 4;
}

static void
test_routes (void)
{
  Fixture fixture = { 0 };
  CbView *view = &fixture.view;

  begin_routes (&fixture);
  look (&fixture);
  g_assert_cmpuint (view->n_route, ==, 15);
  g_assert_cmpuint (view->n_laid, ==, 2);
  for (guint i = 0; i < 9; i++)
    g_assert_cmpuint (view->route[i].face.goods, ==, (i / 3 + i % 3) % CB_GOODS + 1);
  g_assert_cmpuint (view->route[0].spot.tile, ==, 1);
  g_assert_true (view->route[0].spot.flags & PW_SPOT_DONE);
  g_assert_cmpuint (view->route[1].spot.tile, ==, 4);
  g_assert_false (view->route[1].spot.flags & PW_SPOT_DONE);
  g_assert_true (view->route[2].spot.flags & PW_SPOT_NOW);
  g_assert_false (view->route[3].spot.flags & PW_SPOT_NOW);
  g_assert_true (g_str_has_prefix (view->route[0].spot.name, "trade route, space 1 of 15, turquoise: "));
  g_assert_true (g_str_has_suffix (view->route[0].spot.name, "; filled, with its bonus"));
  g_assert_true (g_str_has_suffix (view->route[1].spot.name, "; filled with red"));
  g_assert_true (g_str_has_suffix (view->route[2].spot.name, "; empty; next"));
  /* What nobody has entered is said so. */
  g_assert_cmpuint (view->route[9].face.goods, ==, 0);
  g_assert_cmpuint (view->route[9].tile, ==, 0);
  g_assert_cmpstr (view->route[9].spot.name, ==, "trade route, space 10 of 15, not entered; empty");
  finish (&fixture);
}

static void
test_routes_summary (void)
{
  Fixture fixture = { 0 };
  g_autofree char *ana = NULL, *ben = NULL;

  begin_routes (&fixture);
  ana = cb_view_summary (fixture.setup, fixture.state, 0, 7);
  ben = cb_view_summary (fixture.setup, fixture.state, 1, 7);
  g_assert_true (g_str_has_suffix (ana, ", trade route 2 of 15"));
  g_assert_true (g_str_has_suffix (ben, ", trade route 0 of 15"));
  finish (&fixture);
}

/* A sale lights the spaces that it would fill with their colour. */
static void
test_routes_sale (void)
{
  Fixture fixture = { 0 };
  CbView *view = &fixture.view;
  PwMove partial;

  begin_routes (&fixture);
  fixture.state->players[0].goods[2] = 3;
  offer (&fixture, CB_KIND_SELL, 4)->args[CB_ARG_GOODS] = 3;
  look (&fixture);
  /* Spaces 3, 4 and 5 have the colours 3, 2 and 3. */
  g_assert_true (LIT (view->route[2].spot));
  g_assert_cmpuint (view->route[2].spot.key, ==, 4);
  g_assert_false (LIT (view->route[3].spot));
  g_assert_true (LIT (view->route[4].spot));
  g_assert_true (g_str_has_suffix (view->route[2].spot.name, "; legal: choice 4, a sale gives it"));
  fixture.state->players[0].goods[2] = 2;
  look (&fixture);
  g_assert_false (LIT (view->route[4].spot));

  g_assert_true (cb_view_press (&fixture.in, CB_PLACE_ROUTE, 2, &partial));
  g_assert_cmpint (partial.kind, ==, CB_KIND_SELL);
  g_assert_cmpint (partial.args[CB_ARG_GOODS], ==, 3);
  /* What is filled, and what is not known, means nothing. */
  g_assert_false (cb_view_press (&fixture.in, CB_PLACE_ROUTE, 0, &partial));
  g_assert_false (cb_view_press (&fixture.in, CB_PLACE_ROUTE, 10, &partial));
  g_assert_false (cb_view_press (&fixture.in, CB_PLACE_ROUTE, 15, &partial));

  /* Another player's row shows nothing to do. */
  fixture.in.seat = 1;
  look (&fixture);
  for (guint i = 0; i < view->n_route; i++)
    g_assert_false (LIT (view->route[i].spot));
  finish (&fixture);
}

/* While a bonus is decided, its space is marked, and what it may take is lit. */
static void
test_routes_bonus (void)
{
  Fixture fixture = { 0 };
  CbView *view = &fixture.view;
  PwMove partial;

  begin_routes (&fixture);
  wait_for (&fixture, CB_PENDING_ROUTE_BLACK, 1);
  fixture.state->black[0] = CB_TILE_BANK;
  offer (&fixture, CB_KIND_FETCH, 2)->args[CB_ARG_TILE] = CB_TILE_BANK;
  look (&fixture);
  g_assert_true (view->route[1].spot.flags & PW_SPOT_SELECTED);
  g_assert_true (g_str_has_suffix (view->route[1].spot.name, "; asked now"));
  g_assert_true (LIT (view->black_spaces[0]));
  g_assert_cmpuint (view->black_spaces[0].key, ==, 2);
  g_assert_true (cb_view_press (&fixture.in, CB_PLACE_BLACK_SPACE, 0, &partial));
  g_assert_cmpint (partial.kind, ==, CB_KIND_FETCH);
  g_assert_cmpint (partial.args[CB_ARG_TILE], ==, CB_TILE_BANK);
  /* Nobody else's row is asked. */
  fixture.in.seat = 1;
  look (&fixture);
  g_assert_false (view->route[1].spot.flags & PW_SPOT_SELECTED);
  finish (&fixture);
}

/* -- Alone (16.4 to 16.10) -------------------------------------------------------------- */

static void
begin_solo (Fixture *fixture)
{
  PwSetup *setup = pw_setup_new (&cb_game, 1);

  setup->options[CB_OPTION_MODE] = CB_MODE_SOLO;
  for (guint i = 0; i < cb_duchy_known (); i++)
    if (g_str_equal (cb_duchy_nth (i)->id, "13a"))
      setup->seat_options[0][CB_SEAT_DUCHY] = (gint16) i;
  begin (fixture, setup);
  fixture->state->phase = 2;
  fixture->state->round = 1;
  fixture->state->white = 4;
  fixture->state->solo.marker = 23;
  fixture->state->players[0].silver = 30;
}

static void
test_solo (void)
{
  Fixture fixture = { 0 };
  CbViewSolo *solo = &fixture.view.solo;

  begin_solo (&fixture);
  look (&fixture);
  g_assert_cmpuint (solo->goal, ==, 50);
  g_assert_cmpuint (solo->marker, ==, 23);
  g_assert_cmpuint (solo->round, ==, 12);
  g_assert_cmpuint (solo->rounds_left, ==, 14);
  g_assert_cmpuint (solo->empty, ==, 37);
  g_assert_cmpuint (solo->outcome, ==, 0);
  g_assert_cmpstr (solo->name, ==, "Points marker at 23, goal at 50; round 12 of 25, 37 hexes still empty");
  /* All six colours have a place (16.4). */
  g_assert_cmpuint (fixture.view.n_goods, ==, CB_GOODS);
  g_assert_cmpstr (fixture.view.goods[5].name, ==, "goods space 6 of 6, empty");

  fixture.state->stage = CB_STAGE_OVER;
  look (&fixture);
  g_assert_cmpuint (solo->outcome, ==, 1 + CB_OUTCOME_LOST);
  g_assert_cmpuint (solo->rounds_left, ==, 0);
  fixture.state->players[0].filled = cb_duchy_nth (fixture.state->players[0].duchy)->of_type[CB_CASTLE];
  for (guint type = 0; type < CB_TYPES; type++)
    fixture.state->players[0].filled |= cb_duchy_nth (fixture.state->players[0].duchy)->of_type[type];
  look (&fixture);
  g_assert_cmpuint (solo->outcome, ==, 1 + CB_OUTCOME_WON);
  g_assert_cmpstr (solo->name, ==, "Won in round 12 of 25");
  finish (&fixture);
}

/* 4 points wait: the marker takes them, the goal is reached by buying the 23 that are missing. */
static void
test_solo_marks (void)
{
  Fixture fixture = { 0 };
  const CbSpot *marks = fixture.view.solo.marks;
  PwMove partial;

  begin_solo (&fixture);
  look (&fixture);
  g_assert_false (LIT (marks[CB_GOAL_MARKER]) || LIT (marks[CB_GOAL_GOAL]));
  g_assert_false (cb_view_press (&fixture.in, CB_PLACE_GOAL, CB_GOAL_GOAL, &partial));

  wait_for (&fixture, CB_PENDING_GAIN, 4);
  offer (&fixture, CB_KIND_SKIP, 1);
  offer (&fixture, CB_KIND_POINTS, 2)->args[CB_ARG_NUMBER] = 1;
  look (&fixture);
  g_assert_cmpuint (fixture.view.solo.gain, ==, 4);
  g_assert_true (LIT (marks[CB_GOAL_MARKER]));
  g_assert_false (LIT (marks[CB_GOAL_GOAL]));
  g_assert_cmpstr (marks[CB_GOAL_MARKER].name, ==, "points marker at 23, takes 4 points; legal: choice 1");
  offer (&fixture, CB_KIND_POINTS, 3)->args[CB_ARG_NUMBER] = 23;
  look (&fixture);
  g_assert_cmpstr (marks[CB_GOAL_GOAL].name, ==, "goal at 50, reached by buying points; legal: choice 3");
  g_assert_true (cb_view_press (&fixture.in, CB_PLACE_GOAL, CB_GOAL_MARKER, &partial));
  g_assert_cmpint (partial.kind, ==, CB_KIND_SKIP);
  g_assert_true (cb_view_press (&fixture.in, CB_PLACE_GOAL, CB_GOAL_GOAL, &partial));
  g_assert_cmpint (partial.kind, ==, CB_KIND_POINTS);
  g_assert_cmpint (partial.args[CB_ARG_NUMBER], ==, 23);
  finish (&fixture);
}

/* The tile that leaves, the goods that are given, a tile for a colour. */
static void
test_solo_decisions (void)
{
  Fixture fixture = { 0 };
  CbView *view = &fixture.view;
  PwMove partial;

  begin_solo (&fixture);
  memset (fixture.state->depots, 0, sizeof fixture.state->depots);
  fixture.state->depots[3][1] = CB_TILE_SHIP;
  fixture.state->depots[4][0] = CB_TILE_SHIP;
  wait_for (&fixture, CB_PENDING_REMOVE, 0);
  offer (&fixture, CB_KIND_REMOVE, 1)->args[CB_ARG_TILE] = CB_TILE_SHIP;
  look (&fixture);
  g_assert_true (LIT (view->depot_spaces[3 * CB_DEPOT_SPACES + 1]));
  g_assert_false (LIT (view->depot_spaces[4 * CB_DEPOT_SPACES]));
  g_assert_true (cb_view_press (&fixture.in, CB_PLACE_DEPOT_SPACE, 3 * CB_DEPOT_SPACES + 1, &partial));
  g_assert_cmpint (partial.kind, ==, CB_KIND_REMOVE);
  g_assert_cmpint (partial.args[CB_ARG_TILE], ==, CB_TILE_SHIP);
  g_assert_cmpint (partial.args[CB_ARG_DEPOT], ==, PW_ARG_NONE);

  g_array_set_size (fixture.choices, 0);
  wait_for (&fixture, CB_PENDING_GIVE, 3);
  fixture.state->players[0].goods[1] = 2;
  fixture.state->players[0].goods[4] = 2;
  offer (&fixture, CB_KIND_GIVE, 1)->args[CB_ARG_GOODS] = 5;
  look (&fixture);
  g_assert_false (LIT (view->goods[0]));
  g_assert_true (LIT (view->goods[1]));
  g_assert_true (cb_view_press (&fixture.in, CB_PLACE_GOODS, 1, &partial));
  g_assert_cmpint (partial.kind, ==, CB_KIND_GIVE);
  g_assert_cmpint (partial.args[CB_ARG_GOODS], ==, 5);

  g_array_set_size (fixture.choices, 0);
  wait_for (&fixture, CB_PENDING_COLOUR, CB_MINE);
  fixture.state->black[1] = CB_TILE_MARKET;
  offer (&fixture, CB_KIND_COVER, 2)->args[CB_ARG_TILE] = CB_TILE_MARKET;
  look (&fixture);
  g_assert_true (LIT (view->black_spaces[1]));
  g_assert_true (cb_view_press (&fixture.in, CB_PLACE_BLACK_SPACE, 1, &partial));
  g_assert_cmpint (partial.kind, ==, CB_KIND_COVER);
  g_array_index (fixture.choices, PwChoice, 0).move.args[CB_ARG_HEX] = 7;
  look (&fixture);
  g_assert_true (LIT (view->hexes[7]));
  g_assert_true (cb_view_press (&fixture.in, CB_PLACE_HEX, 7, &partial));
  g_assert_cmpint (partial.kind, ==, CB_KIND_COVER);
  finish (&fixture);
}

/* -- Teams (16.1 to 16.3) ------------------------------------------------------------- */

static void
test_team (void)
{
  Fixture fixture = { 0 };
  CbView *view = &fixture.view;
  PwMove partial;

  begin (&fixture, team_setup ());
  fixture.state->players[0].store[2] = CB_TILE_SHIP;
  fixture.state->players[2].store[3] = CB_TILE_BANK;
  offer (&fixture, CB_KIND_PLACE, 1)->args[CB_ARG_TILE] = CB_TILE_BANK;
  look (&fixture);
  g_assert_cmpuint (view->partner, ==, 3);
  g_assert_cmpuint (view->n_common, ==, CB_COMMON_SPACES);
  g_assert_cmpuint (view->n_store, ==, CB_VIEW_STORE);
  g_assert_cmpstr (view->store[0].name, ==, "common key space 1 of 2, empty");
  g_assert_cmpstr (view->store[2].name, ==, "private key space 1 of 2, ship");
  g_assert_cmpstr (view->store[5].name, ==, "Cleo’s private key space 2 of 2, bank");
  /* Dimmed, and never lit, whatever can be placed. */
  for (guint i = 0; i < view->n_store; i++)
    {
      g_assert_cmpint ((view->store[i].flags & CB_SPOT_USED) != 0, ==, i >= CB_STORE);
      g_assert_cmpuint (view->store[i].owner[0], ==, i >= CB_STORE ? 3 : 0);
      g_assert_false (i >= CB_STORE && LIT (view->store[i]));
    }
  /* A press there is refused with the reason. */
  g_assert_true (cb_view_press (&fixture.in, CB_PLACE_STORE, 5, &partial));
  g_assert_cmpint (partial.kind, ==, CB_KIND_PLACE);
  g_assert_cmpint (partial.args[CB_ARG_TILE], ==, CB_TILE_BANK);
  g_assert_false (cb_view_press (&fixture.in, CB_PLACE_STORE, 4, &partial));
  g_assert_false (cb_view_press (&fixture.in, CB_PLACE_STORE, 6, &partial));

  /* The other team sees its own. */
  fixture.in.seat = 3;
  look (&fixture);
  g_assert_cmpuint (view->partner, ==, 2);
  g_assert_cmpuint (view->store[5].tile, ==, CB_TILE_NONE);
  finish (&fixture);
}

/* A tile that has to go is chosen where it lies (4.4). */
static void
test_discard (void)
{
  Fixture fixture = { 0 };
  CbView *view = &fixture.view;
  PwMove partial;
  PwMove *move;

  begin (&fixture, pw_setup_new (&cb_game, 2));
  fixture.state->players[0].store[1] = CB_TILE_BANK;
  move = offer (&fixture, CB_KIND_TAKE, 3);
  move->args[CB_ARG_DISCARD] = CB_TILE_BANK;
  look (&fixture);
  g_assert_false (LIT (view->store[1]));
  g_array_index (fixture.choices, PwChoice, 0).group = CB_GROUP_DISCARD;
  look (&fixture);
  g_assert_true (LIT (view->store[1]));
  g_assert_cmpuint (view->store[1].key, ==, 3);
  g_assert_true (cb_view_press (&fixture.in, CB_PLACE_STORE, 1, &partial));
  g_assert_cmpint (partial.kind, ==, CB_KIND_TAKE);
  g_assert_cmpint (partial.args[CB_ARG_DISCARD], ==, CB_TILE_BANK);
  g_assert_cmpint (partial.args[CB_ARG_TILE], ==, PW_ARG_NONE);
  finish (&fixture);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  g_test_add_func ("/burgundy/view-modules/routes/what is printed and what lies there", test_routes);
  g_test_add_func ("/burgundy/view-modules/routes/a player in one sentence", test_routes_summary);
  g_test_add_func ("/burgundy/view-modules/routes/a sale lights what it gives", test_routes_sale);
  g_test_add_func ("/burgundy/view-modules/routes/a bonus that is decided", test_routes_bonus);
  g_test_add_func ("/burgundy/view-modules/solo/how far it is", test_solo);
  g_test_add_func ("/burgundy/view-modules/solo/marker and goal", test_solo_marks);
  g_test_add_func ("/burgundy/view-modules/solo/decisions are lit", test_solo_decisions);
  g_test_add_func ("/burgundy/view-modules/team/key spaces of both", test_team);
  g_test_add_func ("/burgundy/view-modules/a tile to throw out is lit", test_discard);
  return g_test_run ();
}
