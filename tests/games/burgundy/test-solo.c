/* test-solo.c: the solo game: the contracts on random games, what cannot be set up, deep chains
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "components.h"
#include "contracts.h"
#include "games/burgundy/game/cb-tables.h"
#include "games/pw-games.h"

#ifdef __SANITIZE_ADDRESS__
#define SCALE 10                 /* so much fewer games */
#else
#define SCALE 1
#endif

/* Both duchies, all goals and expansions from game to game. */
static PwSetup *
setup_of (guint seed)
{
  PwSetup *setup = pw_setup_new (&cb_game, 1);

  setup->options[CB_OPTION_MODE] = CB_MODE_SOLO;
  setup->seat_options[0][CB_SEAT_DUCHY] = (gint16) cb_duchy_find (seed % 2 ? "13b" : "13a");
  setup->options[CB_OPTION_GOAL] = (gint16) (45 + seed % 11);
  setup->options[CB_OPTION_EDITION] = seed % 7 == 6;
  setup->options[CB_OPTION_EXTRA] = seed / 2 % 3 == 1;
  setup->options[CB_OPTION_WHITE_CASTLES] = seed / 2 % 5 == 2;
  setup->options[CB_OPTION_INNS] = seed / 2 % 3 == 2;
  setup->options[CB_OPTION_SHIELDS] = seed / 2 % 4 == 3;
  setup->options[CB_OPTION_ROUTES] = seed / 2 % 4 >= 2;
  /* Sometimes nobody has entered the tiles. */
  if (seed % 5 != 2)
    setup->options[CB_OPTION_ROUTE_TILES] = (gint16) components_route_book ();
  return setup;
}

static void
test_random_games (void)
{
  for (guint seed = 0; seed < 500; seed += SCALE + (SCALE > 1))
    {
      g_autoptr (PwSetup) setup = setup_of (seed);

      contracts_play (&cb_game, setup, 7000 + seed, seed % 4 < 2 ? PW_DEAL_RECORDED : PW_DEAL_LAZY, seed % 4 < 2);
    }
}

static void
test_revisions (void)
{
  for (guint seed = 0; seed < 30; seed += SCALE)
    {
      g_autoptr (PwSetup) setup = setup_of (seed);

      contracts_revise (&cb_game, setup, 8000 + seed, seed % 4 < 2 ? PW_DEAL_RECORDED : PW_DEAL_LAZY);
    }
}

static void
test_corrections (void)
{
  for (guint seed = 0; seed < 60; seed += SCALE)
    {
      g_autoptr (PwSetup) setup = setup_of (seed);

      contracts_correct (&cb_game, setup, 9000 + seed, seed % 4 < 2 ? PW_DEAL_RECORDED : PW_DEAL_LAZY);
    }
}

/* -- What cannot be set up ------------------------------------------------------------------------ */

static void
assert_refused (const PwSetup *setup, const char *rule)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (pw_game_state_new (&cb_game, setup, &error));
  g_assert_true (error->domain == PW_RULE_ERROR);
  g_assert_cmpstr (cb_game.rules[error->code].id, ==, rule);
  g_assert_nonnull (pw_rule_error_get_remedy (error));
}

static void
test_refused_set_ups (void)
{
  g_autoptr (PwSetup) alone = pw_setup_new (&cb_game, 1), two = pw_setup_new (&cb_game, 2), solo = setup_of (0);

  g_assert_true (pw_setup_validate (alone, &cb_game, NULL));
  assert_refused (alone, "16.4");
  two->options[CB_OPTION_MODE] = CB_MODE_SOLO;
  two->seat_options[0][CB_SEAT_DUCHY] = two->seat_options[1][CB_SEAT_DUCHY] = (gint16) cb_duchy_find ("13a");
  assert_refused (two, "16.4");
  solo->seat_options[0][CB_SEAT_DUCHY] = 0;
  assert_refused (solo, "16.4");
  solo->seat_options[0][CB_SEAT_DUCHY] = (gint16) cb_duchy_find ("13b");
  solo->options[CB_OPTION_POSTS] = 1;
  assert_refused (solo, "15.1");
  solo->options[CB_OPTION_POSTS] = 0;
  solo->options[CB_OPTION_MODE] = CB_MODE_TEAM;
  assert_refused (solo, "16.4");
  solo->options[CB_OPTION_MODE] = CB_MODE_SOLO;
  solo->level = PW_LEVEL_BOARD;
  assert_refused (solo, "10.2");
  solo->level = PW_LEVEL_REFEREE;
  {
    g_autofree gpointer state = pw_game_state_new (&cb_game, solo, NULL);

    g_assert_nonnull (state);
  }
}

static void
test_duchies_offered (void)
{
  g_autoptr (PwSetup) own = pw_setup_new (&cb_game, 2), solo = setup_of (0);
  guint n = 0;

  for (guint i = 0; i < cb_duchy_known (); i++)
    {
      gboolean is_solo = cb_duchy_nth (i)->kind == CB_SOLO;

      g_assert_cmpint (cb_game.seating->offered (solo, CB_SEAT_DUCHY, (int) i), ==, is_solo);
      g_assert_false (is_solo && cb_game.seating->offered (own, CB_SEAT_DUCHY, (int) i));
      g_assert_false (is_solo && cb_game.seating->offered (NULL, CB_SEAT_DUCHY, (int) i));
      n += is_solo;
    }
  g_assert_cmpuint (n, ==, 2);
}

/* -- Deep chains ---------------------------------------------------------------------------------- */

/* A game in the middle of a turn, with the starting castle on its hex. */
static CbState *
begin (void)
{
  g_autoptr (PwSetup) setup = setup_of (0);
  g_autofree PwEvents *events = g_new0 (PwEvents, 1);
  CbState *state = pw_game_state_new (&cb_game, setup, NULL);

  cb_place_start (state, 0, cb_hex_first (cb_start_hexes (state, 0)));
  state->players[0].started = TRUE;
  cb_begin_phase (state, events);
  state->stage = CB_STAGE_TURN;
  state->white = 1;
  return state;
}

/* Which of the tiles that may lie on @hex leaves the most to decide. */
static int
deepest_tile (const CbState *state, guint hex)
{
  switch ((CbType) cb_duchy_of (&state->players[0])->type[hex])
    {
    case CB_CASTLE: return CB_TILE_CASTLE;
    case CB_MINE: return CB_TILE_MINE;
    case CB_MONASTERY: return state->players[0].monasteries & 1u << 7 ? CB_TILE_MONASTERY_0 + 24 : CB_TILE_MONASTERY_0 + 7;
    case CB_SHIP: return CB_TILE_SHIP;
    case CB_LIVESTOCK: return CB_TILE_COW_4;
    case CB_BUILDING:
    case CB_TYPES:
    default: return CB_TILE_TOWN_HALL;
    }
}

/* One tile after the other on all hexes, each by what the one before has left, and everything else that it
 * has left stays: nothing can wait below more. Then nothing more can be begun. */
static guint
chain_on (CbState *state, guint n_tiles)
{
  g_autofree PwEvents *events = g_new0 (PwEvents, 1);
  CbPlayer *player = &state->players[0];
  guint most = 0, geese = 0;

  for (guint placed = 0; placed < n_tiles; placed++)
    {
      guint hex = cb_hex_first (cb_reach (state, 0)), before = state->pending.n;
      CbType type = (CbType) cb_duchy_of (player)->type[hex];
      int tile = deepest_tile (state, hex);
      guint limit = type == CB_LIVESTOCK ? 6 : 4;

      if (type == CB_LIVESTOCK && geese++ == 0)
        tile = CB_TILE_GEESE;
      events->n = 0;
      cb_place_tile (state, 0, tile, hex, events);
      g_assert_cmpuint (events->n, <=, PW_MAX_EVENTS / 2);
      /* With a tile for the colour: burgundy.h. */
      g_assert_cmpuint (state->pending.n - before, <=, limit);
      most = MAX (most, state->pending.n);
      if (state->pending.n > 0 && placed + 1 < n_tiles)
        cb_pop (state);
    }
  return most;
}

/* Shield 18 reaches all hexes, shield 1 makes one pasture of them, shield 12 comes with sales. */
static void
give_shields (CbState *state)
{
  guint hex = cb_hex_first (state->players[0].filled);

  state->modules |= 1u << CB_MODULE_SHIELDS | 1u << CB_MODULE_EXTRA | 1u << CB_MODULE_ROUTES;
  state->shields.owned[0] = 1u << 1 | 1u << 18 | 1u << 12;
  state->shields.hex[1] = state->shields.hex[18] = state->shields.hex[12] = (guint8) (hex + 1);
}

static void
test_deepest_chain (void)
{
  for (guint shields = 0; shields < 2; shields++)
    {
      g_autofree CbState *state = begin ();
      g_autofree PwEvents *events = g_new0 (PwEvents, 1);
      CbPlayer *player = &state->players[0];
      guint n = cb_duchy_of (player)->n_hexes - 1, most;

      /* Silver, so that every gain is asked, and monastery 7 from the beginning. */
      player->silver = 99;
      player->monasteries |= 1u << 7;
      if (shields)
        give_shields (state);
      most = chain_on (state, n);
      g_test_message ("%u things wait with %s", most, shields ? "shields and geese" : "the solo game alone");
      g_assert_cmpuint (most, >, 36);
      g_assert_cmpuint (most, <=, 29 * 5 + 7 * 3 + 6 - 35);
      g_assert_cmpuint (29 * 5 + 7 * 3 + 6 - 35 + 31 + 2 + 1, <=, PW_MAX_PENDING - CB_PENDING_ROOM);
      cb_settle (state, events);
      g_assert_cmpuint (state->stage, ==, CB_STAGE_OVER);
      g_assert_cmpuint (state->pending.n, ==, 0);
    }
}

/* A sale that scores double, with a route tile for each goods tile: one gain, and what is still to be laid. */
static void
test_sales_leave_two (void)
{
  g_autofree CbState *state = begin ();
  g_autofree PwEvents *events = g_new0 (PwEvents, 1);
  CbPlayer *player = &state->players[0];

  give_shields (state);
  player->goods[0] = 7;
  cb_sell_goods (state, 0, 1, events);
  g_assert_cmpuint (state->pending.n, ==, 2);
  g_assert_cmpuint (state->pending.items[0].kind, ==, CB_PENDING_GAIN);
  g_assert_cmpuint (state->pending.items[0].arg, ==, 28);
  g_assert_cmpuint (state->pending.items[1].kind, ==, CB_PENDING_ROUTE_LAY);
}

/* A table that people have said to hold whatever they like, where all that can wait waits: nothing more can be
 * placed or sold, and the game says so; what waits can be used otherwise or skipped, and then the game goes on. */
static void
test_no_more_can_wait (void)
{
  g_autofree CbState *state = begin ();
  g_autofree PwEvents *events = g_new0 (PwEvents, 1);
  CbPlayer *player = &state->players[0];
  PwMove place, sell, skip;
  guint hex = cb_hex_first (cb_reach (state, 0)), most = 0, n_moves = 0;

  state->stated = TRUE;
  player->dice[0] = player->dice[1] = 1;
  player->silver = 99;
  player->goods[0] = 1;
  player->store[0] = (guint8) deepest_tile (state, hex);
  while (state->pending.n <= PW_MAX_PENDING - CB_PENDING_ROOM)
    cb_push (state, 0, CB_PENDING_CASTLE, 0);
  pw_move_init (&place, CB_KIND_PLACE, 0);
  place.args[CB_ARG_TILE] = player->store[0];
  place.args[CB_ARG_HEX] = (gint16) hex;
  pw_move_init (&sell, CB_KIND_SELL, 0);
  sell.args[CB_ARG_GOODS] = 1;
  pw_move_init (&skip, CB_KIND_SKIP, 0);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GError) error = NULL;
      PwMoves legal = PW_MOVES_INIT;
      PwMove move = i ? sell : place;

      g_assert_false (pw_game_check (&cb_game, state, &move, &error));
      g_assert_cmpstr (cb_game.rules[error->code].id, ==, "5.4");
      g_assert_nonnull (strstr (error->message, "waiting"));
      g_assert_nonnull (pw_rule_error_get_remedy (error));
      pw_game_legal (&cb_game, state, &legal);
      g_assert_false (pw_moves_contain (&legal, &move));
      g_assert_true (pw_moves_contain (&legal, &skip));
      pw_moves_clear (&legal);
      move.reason = 1;
      g_assert_false (pw_game_correct (&cb_game, state, &move, NULL));
    }
  g_assert_true (pw_game_check (&cb_game, state, &skip, NULL));
  pw_game_apply (&cb_game, state, &skip, events);
  g_assert_true (pw_game_check (&cb_game, state, &place, NULL));
  /* From here on people say again and again that the hex is empty and the tile stored. */
  for (guint i = 0; i < 3000 && state->stage == CB_STAGE_TURN; i++)
    {
      PwMoves legal = PW_MOVES_INIT;

      state->solo.goal = 5;
      if ((i % 3 == 0 || cb_reach (state, 0) == 0) && (player->filled & player->frontier) != 0)
        player->filled &= ~CB_HEX (cb_hex_first (player->filled & player->frontier));
      if (cb_reach (state, 0) == 0)
        break;
      hex = cb_hex_first (cb_reach (state, 0));
      player->store[0] = (guint8) (i % 7 ? deepest_tile (state, hex) : CB_TILE_GEESE);
      player->silver = 99;
      player->goods[i % CB_GOODS] = 3;
      player->dice[0] = player->dice[1] = 1;
      pw_game_legal (&cb_game, state, &legal);
      g_assert_cmpuint (legal.n, >, 0);
      events->n = 0;
      {
        const PwMove *move = &legal.items[0];

        for (guint l = 0; l < legal.n; l++)
          if (legal.items[l].kind == CB_KIND_PLACE || legal.items[l].kind == CB_KIND_SELL)
            move = &legal.items[l];
        pw_game_apply (&cb_game, state, move, events);
      }
      most = MAX (most, state->pending.n);
      n_moves++;
      pw_moves_clear (&legal);
    }
  g_test_message ("%u moves: at most %u things waited", n_moves, most);
  g_assert_cmpuint (n_moves, >, 20);
  g_assert_cmpuint (most, <, PW_MAX_PENDING);
}

/* Reaching the goal, again and again, each time by the action for the time before: sold goods. */
static void
test_goal_within_goal (void)
{
  g_autofree CbState *state = begin ();
  g_autofree PwEvents *events = g_new0 (PwEvents, 1);
  CbPlayer *player = &state->players[0];
  PwMove move;

  state->solo.goal = 10;
  state->solo.marker = 9;
  for (guint i = 0; i < CB_GOODS; i++)
    player->goods[i] = 3;
  player->dice[0] = 1;
  player->dice[1] = 2;
  player->silver = 0;
  for (guint goods = 1; goods <= CB_GOODS; goods++)
    {
      pw_move_init (&move, CB_KIND_SELL, 0);
      move.args[CB_ARG_GOODS] = (gint16) goods;
      if (goods == 1)
        move.args[CB_ARG_DIE] = 1;
      events->n = 0;
      g_assert_true (pw_game_check (&cb_game, state, &move, NULL));
      pw_game_apply (&cb_game, state, &move, events);
      /* 6 points each: the first reaches 10, all others 5. */
      g_assert_cmpuint (state->solo.goal, ==, 5);
      g_assert_cmpuint (state->solo.marker, ==, 0);
      g_assert_cmpuint (state->pending.n, ==, 1);
      g_assert_cmpuint (cb_pending (state), ==, CB_PENDING_CASTLE);
      g_assert_cmpuint (cb_top (state)->arg, ==, 1);
    }
}

/* Every tile that five goods can be swapped for is reached by numbered choices, of a type that nobody has named too. */
static void
test_swap_by_choices (void)
{
  g_autofree CbState *state = begin ();
  g_autoptr (GArray) first = g_array_new (FALSE, FALSE, sizeof (PwChoice)),
                     choices = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  PwMove partial;
  guint more = 0;

  for (guint i = 0; i < CB_GOODS; i++)
    state->players[0].goods[i] = 2;
  state->black[0] = CB_TILE_BANK;
  cb_push (state, 0, CB_PENDING_SWAP, 0);
  pw_move_init (&partial, PW_KIND_ANY, 0);
  pw_game_choices (&cb_game, state, &partial, first);
  g_assert_cmpuint (first->len, >=, 6);
  for (guint i = 0; i < first->len; i++)
    {
      PwChoice choice = g_array_index (first, PwChoice, i);

      more += choice.more;
      for (guint depth = 0; choice.more; depth++)
        {
          partial = choice.move;
          g_assert_cmpuint (depth, <, 3);
          g_array_set_size (choices, 0);
          pw_game_choices (&cb_game, state, &partial, choices);
          g_assert_cmpuint (choices->len, >, 0);
          choice = g_array_index (choices, PwChoice, choices->len - 1);
        }
      g_assert_true (pw_game_check (&cb_game, state, &choice.move, NULL));
    }
  g_assert_cmpuint (more, >=, 3);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  g_test_add_func ("/burgundy/solo/random-games", test_random_games);
  g_test_add_func ("/burgundy/solo/revisions", test_revisions);
  g_test_add_func ("/burgundy/solo/corrections", test_corrections);
  g_test_add_func ("/burgundy/solo/refused-set-ups", test_refused_set_ups);
  g_test_add_func ("/burgundy/solo/duchies-offered", test_duchies_offered);
  g_test_add_func ("/burgundy/solo/deepest-chain", test_deepest_chain);
  g_test_add_func ("/burgundy/solo/sales-leave-two", test_sales_leave_two);
  g_test_add_func ("/burgundy/solo/no-more-can-wait", test_no_more_can_wait);
  g_test_add_func ("/burgundy/solo/goal-within-goal", test_goal_within_goal);
  g_test_add_func ("/burgundy/solo/swap-by-choices", test_swap_by_choices);
  return g_test_run ();
}
