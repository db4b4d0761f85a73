/* test-solo.c: the solo game: the contracts on random games, what cannot be set up, deep chains
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "contracts.h"
#include "games/burgundy/cb-engine.h"
#include "games/pw-games.h"

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
  return setup;
}

static void
test_random_games (void)
{
  for (guint seed = 0; seed < 500; seed++)
    {
      g_autoptr (PwSetup) setup = setup_of (seed);

      contracts_play (&cb_game, setup, 7000 + seed, seed % 4 < 2 ? PW_DEAL_RECORDED : PW_DEAL_LAZY, seed % 4 < 2);
    }
}

static void
test_revisions (void)
{
  for (guint seed = 0; seed < 30; seed++)
    {
      g_autoptr (PwSetup) setup = setup_of (seed);

      contracts_revise (&cb_game, setup, 8000 + seed, seed % 4 < 2 ? PW_DEAL_RECORDED : PW_DEAL_LAZY);
    }
}

static void
test_corrections (void)
{
  for (guint seed = 0; seed < 60; seed++)
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

      g_assert_cmpint (cb_game.offered (solo, CB_SEAT_DUCHY, (int) i), ==, is_solo);
      g_assert_false (is_solo && cb_game.offered (own, CB_SEAT_DUCHY, (int) i));
      g_assert_false (is_solo && cb_game.offered (NULL, CB_SEAT_DUCHY, (int) i));
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
    case CB_BUILDING: case CB_TYPES: default: return CB_TILE_TOWN_HALL;
    }
}

/* Every hex is covered by an effect, and nothing that waits is answered but what places the next tile: no
 * game can leave more, as it is over with the last hex (16.10). */
static void
test_deepest_chain (void)
{
  g_autofree CbState *state = begin ();
  g_autofree PwEvents *events = g_new0 (PwEvents, 1);
  CbPlayer *player = &state->players[0];
  const CbDuchy *duchy = cb_duchy_of (player);
  guint most = 0, placed = 0;

  /* Silver, and a goal that each gain reaches: every gain is asked. */
  player->silver = 99;
  while (cb_empty_hexes (player) > 0)
    {
      CbHexSet reach = cb_reach (state, 0);
      guint hex = cb_hex_first (reach), before = state->n_pending;

      g_assert_true (reach != 0);
      events->n = 0;
      cb_place_tile (state, 0, deepest_tile (state, hex), hex, events);
      g_assert_cmpuint (events->n, <, PW_MAX_EVENTS - 1);
      /* One tile leaves at most six: burgundy.h. */
      g_assert_cmpuint (state->n_pending - before, <=, 6);
      most = MAX (most, state->n_pending);
      if (++placed < duchy->n_hexes - 1)
        {
          /* The next one is placed by what was left last, as nothing else can place it. */
          if (state->n_pending > 0)
            cb_pop (state);
        }
    }
  g_assert_cmpuint (placed, ==, 36);
  g_assert_cmpuint (most, >, 36);
  g_assert_cmpuint (most, <=, 6 + 35 * 5);
  g_assert_cmpuint (6 + 35 * 5 + 2 + 15, <=, CB_MAX_PENDING);
  cb_settle (state, events);
  g_assert_cmpuint (state->stage, ==, CB_STAGE_OVER);
  g_assert_cmpuint (state->n_pending, ==, 0);
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
      g_assert_cmpuint (state->n_pending, ==, 1);
      g_assert_cmpuint (cb_pending (state), ==, CB_PENDING_CASTLE);
      g_assert_cmpuint (cb_top (state)->arg, ==, 1);
    }
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
  g_test_add_func ("/burgundy/solo/goal-within-goal", test_goal_within_goal);
  return g_test_run ();
}
