/* test-team.c: the contracts on five hundred random team games, alone and with other expansions (16.1 to 16.3)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "contracts.h"
#include "games/pw-games.h"
#include "games/burgundy/game/cb-tables.h"
#include "team-duchies.h"

#ifdef __SANITIZE_ADDRESS__
#define SCALE 10                 /* so much fewer games */
#else
#define SCALE 1
#endif

/* From game to game other modules and duchies; the first of three is the team game alone. */
static PwSetup *
setup_of (guint seed)
{
  static const guint modules[] = { CB_OPTION_EXPERT, CB_OPTION_EXTRA,  CB_OPTION_WHITE_CASTLES,
                                   CB_OPTION_INNS,   CB_OPTION_ROUTES, CB_OPTION_SHIELDS };
  PwSetup *setup = team_setup ();

  for (guint i = 0; i < G_N_ELEMENTS (modules) && seed % 3 > 0; i++)
    setup->options[modules[i]] = seed % 3 == 2 || seed / 3 % G_N_ELEMENTS (modules) == i;
  for (guint seat = 0; seat < setup->n_players && seed % 4 == 3; seat++)
    setup->seat_options[seat][CB_SEAT_DUCHY] = team_duchy ((seat + 1) % 2);
  setup->options[CB_OPTION_EDITION] = seed % 5 == 4;
  setup->options[CB_OPTION_TIE_BREAK] = seed % 7 == 6;
  setup->options[CB_OPTION_WHITE_CASTLE_CITY] = seed % 4 == 1;
  setup->options[CB_OPTION_SHIELD_2] = seed % 4 == 2;
  setup->options[CB_OPTION_SHIELD_6] = seed % 5 == 3;
  return setup;
}

static PwDealFlags
flags_of (guint seed)
{
  return seed % 2 ? PW_DEAL_RECORDED : PW_DEAL_LAZY;
}

/* In two halves, so that they can run side by side. */
static void
play_games (gconstpointer data)
{
  for (guint seed = 250 * GPOINTER_TO_UINT (data); seed < 250 * (GPOINTER_TO_UINT (data) + 1); seed += SCALE + (SCALE > 1))
    {
      g_autoptr (PwSetup) setup = setup_of (seed);

      contracts_play (&cb_game, setup, 8000 + seed, flags_of (seed), seed % 8 < 2);
    }
}

static void
revise_games (void)
{
  for (guint seed = 0; seed < 24; seed += SCALE)
    {
      g_autoptr (PwSetup) setup = setup_of (seed);

      contracts_revise (&cb_game, setup, 8600 + seed, flags_of (seed));
    }
}

static void
correct_games (void)
{
  for (guint seed = 0; seed < 90; seed += SCALE)
    {
      g_autoptr (PwSetup) setup = setup_of (seed);

      contracts_correct (&cb_game, setup, 8700 + seed, flags_of (seed));
    }
}

/* -- Positions -------------------------------------------------------------------------------- */

static PwHistory *
play_game (guint seed)
{
  g_autoptr (PwSetup) setup = setup_of (seed);
  PwHistory *history = pw_history_new (&cb_game, setup, NULL);
  PwRandom random = { 8800 + seed };

  g_assert_true (pw_dealer_play (history, &random, flags_of (seed), NULL));
  return history;
}

static const CbState *
state_at (PwHistory *history, guint moment)
{
  return pw_history_get_state (history, moment);
}

/* What lies there raises no doubt, and each track is within what the audit reckons. */
static void
audit_games (void)
{
  for (guint seed = 0; seed < 40; seed++)
    {
      PwHistory *history = play_game (seed);

      for (guint moment = 0; moment <= pw_history_get_length (history); moment += 1 + moment % 7)
        {
          const CbState *state = state_at (history, moment);
          g_autoptr (GArray) doubts = g_array_new (FALSE, FALSE, sizeof (PwDoubt));

          cb_game.position->doubts (state, doubts);
          if (doubts->len > 0)
            g_error ("game %u, moment %u: %s", seed, moment, g_array_index (doubts, PwDoubt, 0).text);
          for (guint seat = 0; seat < state->n_players; seat++)
            {
              g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
              PwAudit audit = { .lines = lines };

              cb_audit (state, seat, &audit);
              g_assert_cmpint (audit.lowest, <=, state->players[seat].track);
              g_assert_cmpint (audit.highest, >=, state->players[seat].track);
              g_assert_cmpuint (lines->len, >=, 1);
            }
        }
      pw_history_free (history);
    }
}

static void
assert_same_players (const CbState *a, const CbState *b)
{
  for (guint seat = 0; seat < b->n_players; seat++)
    {
      const CbPlayer *x = &a->players[seat], *y = &b->players[seat];

      g_assert_cmpmem (x->tile, sizeof x->tile, y->tile, sizeof y->tile);
      g_assert_cmpmem (x->store, sizeof x->store, y->store, sizeof y->store);
      g_assert_cmpmem (x->goods, sizeof x->goods, y->goods, sizeof y->goods);
      g_assert_cmpmem (x->sold, sizeof x->sold, y->sold, sizeof y->sold);
      g_assert_cmpuint (x->monasteries, ==, y->monasteries);
      g_assert_cmpint (x->workers, ==, y->workers);
      g_assert_cmpint (x->silver, ==, y->silver);
      g_assert_cmpuint (x->bonus_large, ==, y->bonus_large);
      g_assert_cmpuint (x->bonus_small, ==, y->bonus_small);
      g_assert_cmpint (x->track, ==, y->track);
      g_assert_cmpuint (x->bridge, ==, y->bridge);
      g_assert_cmpuint (x->height, ==, y->height);
    }
}

/* Every moment can be said from nothing, and as corrections of any other; nothing is said twice. */
static void
say_positions (void)
{
  for (guint seed = 0; seed < 12; seed++)
    {
      PwHistory *history = play_game (seed);
      guint n = pw_history_get_length (history);
      PwRandom random = { seed };

      for (guint i = 0; i < 12; i++)
        {
          g_autoptr (PwSetup) setup = setup_of (seed);
          const CbState *to = state_at (history, pw_random_below (&random, n + 1));
          g_autofree CbState *state = g_new0 (CbState, 1);
          PwMoves moves = PW_MOVES_INIT;

          setup->level = PW_LEVEL_FINAL;
          if (i % 2)
            *state = *state_at (history, pw_random_below (&random, n));
          else
            g_assert_true (cb_game.play.setup (state, setup, NULL));
          cb_game.position->say (state, to, &moves);
          for (guint m = 0; m < moves.n; m++)
            {
              g_autofree PwEvents *events = g_new0 (PwEvents, 1);
              g_autofree char *unsound = NULL;
              PwMove move = moves.items[m];

              if (i % 2)
                move.reason = 1;
              if (i % 2)
                g_assert_true (pw_game_correct (&cb_game, state, &move, NULL));
              else
                g_assert_true (pw_game_check (&cb_game, state, &move, NULL));
              pw_game_apply (&cb_game, state, &move, events);
              unsound = cb_game.play.unsound (state);
              g_assert_cmpstr (unsound, ==, NULL);
            }
          assert_same_players (state, to);
          /* What partners have in common is said once. */
          for (guint m = 0; m < moves.n; m++)
            if (moves.items[m].player >= 2)
              switch ((CbKind) moves.items[m].kind)
                {
                case CB_KIND_KEY: g_assert_cmpint (moves.items[m].args[CB_ARG_WHAT], >, CB_COMMON_SPACES); break;
                case CB_KIND_SCORE:
                case CB_KIND_BRIDGE:
                case CB_KIND_DICE: break;
                default: g_assert_not_reached ();
                }
          pw_moves_clear (&moves);
        }
      pw_history_free (history);
    }
}

/* -- Set-up ----------------------------------------------------------------------------------------- */

static void
refuse (PwSetup *setup, const char *rule)
{
  g_autofree CbState *state = g_new0 (CbState, 1);
  g_autoptr (GError) error = NULL;

  g_assert_false (cb_game.play.setup (state, setup, &error));
  g_assert_true (error->domain == PW_RULE_ERROR);
  g_assert_cmpstr (cb_rules[error->code].id, ==, rule);
  g_assert_nonnull (pw_rule_error_get_remedy (error));
  g_assert_false (cb_game.play.setup (state, setup, NULL));
  pw_setup_free (setup);
}

/* What cannot be a team game is refused with the reason (16.1). */
static void
test_set_ups (void)
{
  g_autofree CbState *state = g_new0 (CbState, 1);
  PwSetup *setup = team_setup ();

  g_assert_true (cb_game.play.setup (state, setup, NULL));
  g_assert_cmpuint (cb_duchy_nth (state->players[0].duchy)->kind, ==, CB_TEAM);
  setup->seat_options[2][CB_SEAT_DUCHY] = team_duchy (1);
  refuse (setup, "16.1");
  setup = team_setup ();
  for (guint seat = 0; seat < 4; seat++)
    setup->seat_options[seat][CB_SEAT_DUCHY] = 3;
  refuse (setup, "16.1");
  setup = team_setup ();
  setup->n_players = 3;
  refuse (setup, "16.1");
  setup = team_setup ();
  setup->options[CB_OPTION_POSTS] = 1;
  refuse (setup, "15.1");
  setup = team_setup ();
  setup->level = PW_LEVEL_BOARD;
  refuse (setup, "10.2");
}

/* Team duchies are offered to teams, and nothing else is. */
static void
test_offered (void)
{
  g_autoptr (PwSetup) team = team_setup ();
  g_autoptr (PwSetup) own = pw_setup_new (&cb_game, 4);
  int duchy = team_duchy (0);

  g_assert_false (cb_game.seating->offered (team, CB_SEAT_DUCHY, duchy)); /* only in some record so far */
  cb_duchy_set_offered ((guint) duchy, TRUE);
  g_assert_true (cb_game.seating->offered (team, CB_SEAT_DUCHY, duchy));
  g_assert_false (cb_game.seating->offered (own, CB_SEAT_DUCHY, duchy));
  g_assert_false (cb_game.seating->offered (NULL, CB_SEAT_DUCHY, duchy));
  g_assert_false (cb_game.seating->offered (team, CB_SEAT_DUCHY, 0));
  g_assert_true (cb_game.seating->offered (own, CB_SEAT_DUCHY, 0));
  cb_duchy_set_offered ((guint) duchy, FALSE);
}

/* A single board cannot be followed: its partner changes it (10.2). */
static void
test_levels (void)
{
  PwHistory *history = play_game (0);
  const CbState *state = state_at (history, pw_history_get_length (history) / 2);
  g_autoptr (GError) error = NULL;
  PwMove move;

  pw_move_init (&move, CB_KIND_LEVEL, PW_TABLE);
  move.args[CB_ARG_WHAT] = PW_LEVEL_BOARD;
  move.args[CB_ARG_SIZE] = 1;
  g_assert_false (pw_game_check (&cb_game, state, &move, &error));
  g_assert_cmpstr (cb_rules[error->code].id, ==, "10.2");
  move.args[CB_ARG_WHAT] = PW_LEVEL_FINAL;
  move.args[CB_ARG_SIZE] = PW_ARG_NONE;
  g_assert_true (pw_game_check (&cb_game, state, &move, NULL));
  pw_history_free (history);
}

static void
test_sides (void)
{
  g_autoptr (PwSetup) setup = team_setup ();
  g_autoptr (PwSetup) own = pw_setup_new (&cb_game, 4);
  g_autofree char *names = NULL;
  g_autofree char *name = NULL;
  g_autofree char *alone = NULL;
  static const char *const people[] = { "Ana", "Ben", "Cleo", "Dan" };

  for (guint seat = 0; seat < 4; seat++)
    {
      pw_setup_set_name (setup, seat, people[seat]);
      pw_setup_set_name (own, seat, people[seat]);
    }
  g_assert_true (pw_game_has_sides (&cb_game, setup));
  g_assert_false (pw_game_has_sides (&cb_game, own));
  names = pw_game_side_names (&cb_game, setup, 0);
  name = pw_game_seat_name (&cb_game, setup, 3);
  alone = pw_game_side_names (&cb_game, own, 3);
  g_assert_cmpstr (names, ==, "Team A: Ana and Cleo");
  g_assert_cmpstr (name, ==, "Dan (team B)");
  g_assert_cmpstr (alone, ==, "Dan");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  for (guint half = 0; half < 2; half++)
    {
      g_autofree char *path = g_strdup_printf ("/burgundy/team/random-games-%u", half + 1);

      g_test_add_data_func (path, GUINT_TO_POINTER (half), play_games);
    }
  g_test_add_func ("/burgundy/team/revisions", revise_games);
  g_test_add_func ("/burgundy/team/corrections", correct_games);
  g_test_add_func ("/burgundy/team/audit", audit_games);
  g_test_add_func ("/burgundy/team/positions", say_positions);
  g_test_add_func ("/burgundy/team/set-ups", test_set_ups);
  g_test_add_func ("/burgundy/team/offered", test_offered);
  g_test_add_func ("/burgundy/team/levels", test_levels);
  g_test_add_func ("/burgundy/team/sides", test_sides);
  return g_test_run ();
}
