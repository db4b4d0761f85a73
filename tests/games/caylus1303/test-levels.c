/* test-levels.c: positions of random games, doubts, and levels that change at any moment
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/game/cy-tables.h"
#include "games/pw-games.h"
#include "kit/fields.h"
#include "kit/levels.h"

static void
with_options (PwSetup *setup, guint seed)
{
  setup->options[CY_OPTION_BRIDGE] = seed % 3 == 2;
  setup->options[CY_OPTION_MANOR] = seed % 4 == 3;
}

static const LevelsPlan plans[] = {
  { "no-doubt-in-a-game-by-the-rules", LEVELS_NO_DOUBT, 40, 0, .setup = with_options },
  { "end-positions-score-the-same", LEVELS_END, 100, 1000 },
  { "change-at-any-moment", LEVELS_CHANGE, 300, 3000, .setup = with_options },
  { "what-is-open-can-be-entered", LEVELS_LEFT_OPEN, 120, 5000, .setup = with_options, .lines = 7 },
  { "up-after-a-phase-away", LEVELS_UP, 120, 6000, .setup = with_options, .lines = 20 },
  { "texts-at-every-level", LEVELS_TEXTS, 4, 7 },
  { NULL },
};

static const CyState *
state_of (const LevelsGame *game)
{
  return game->state;
}

/* -- Every moment ------------------------------------------------------------------------------------------- */

static LevelsGame *
game_new (guint n_players, guint seed, guint level)
{
  PwSetup *setup = pw_setup_new (&cy_game, n_players);

  with_options (setup, seed);
  setup->level = (guint8) level;
  return levels_game_new (setup);
}

/* What lies there after so many dealt moves, said from nothing, is the same to the last worker. */
static void
test_every_moment_can_be_said (void)
{
  for (guint seed = 0; seed < 40; seed++)
    {
      LevelsGame *game = game_new (2 + seed % 4, seed, PW_LEVEL_REFEREE);
      PwRandom random = { seed };
      guint n = 0;

      while (levels_step (game, &random))
        {
          LevelsGame *said;

          if (state_of (game)->phase == CY_PHASE_SETUP || n++ % 7 > 0)
            continue;
          said = game_new (2 + seed % 4, seed, PW_LEVEL_FINAL);
          levels_say (said, game->state);
          levels_assert_same_holdings (said, game->state);
          g_assert_cmpmem (state_of (said)->characters, sizeof state_of (said)->characters, state_of (said)->characters,
                           sizeof state_of (said)->characters);
          for (guint place = 0; place < CY_PLACES; place++)
            {
              CyPlace a = state_of (said)->places[place], b = state_of (game)->places[place];

              /* Whose worker is gone by now nobody sees. */
              if (b.workers[0] < 0)
                {
                  b.workers[0] = b.workers[1];
                  b.workers[1] = -1;
                }
              g_assert_cmpint (a.tile, ==, b.tile);
              g_assert_cmpmem (&a, sizeof a, &b, sizeof b);
            }
          if (!state_of (game)->over)
            {
              g_assert_cmpuint (state_of (said)->round, ==, state_of (game)->round);
              g_assert_cmpuint (state_of (said)->phase, ==, state_of (game)->phase);
              g_assert_cmpuint (state_of (said)->first, ==, state_of (game)->first);
              g_assert_cmpuint (state_of (said)->provost, ==, state_of (game)->provost);
              g_assert_cmpmem (state_of (said)->site, CY_MAX_PLAYERS, state_of (game)->site, CY_MAX_PLAYERS);
            }
          levels_game_free (said);
        }
      levels_game_free (game);
    }
}

/* In planning nothing is left unsaid: the game goes on as it would have. */
static void
test_planning_goes_on_as_it_was (void)
{
  guint n = 0;

  for (guint seed = 0; seed < 60; seed++)
    {
      LevelsGame *game = game_new (2 + seed % 4, seed, PW_LEVEL_REFEREE), *said;
      PwRandom random = { 500 + seed };
      guint moves = 20 + pw_random_below (&random, 150);

      for (guint i = 0;
           (i < moves || pw_pendings_kind (&state_of (game)->pendings) != CY_ASK_TURN) && levels_step (game, &random); i++)
        ;
      if (!state_of (game)->over)
        {
          said = game_new (2 + seed % 4, seed, PW_LEVEL_FINAL);
          levels_say (said, game->state);
          levels_go (said, PW_LEVEL_REFEREE, 0);
          g_assert_cmpint (cy_actor (said->state), ==, cy_actor (game->state));
          for (guint i = 0; i < 60 && !state_of (game)->over; i++)
            {
              PwMove move;

              if (!pw_dealer_next (&cy_game, game->state, &random, PW_DEAL_LAZY, &game->scratch, &move))
                break;
              levels_play (game, &move);
              levels_play (said, &move);
              levels_assert_same_holdings (said, game->state);
            }
          n++;
          levels_game_free (said);
        }
      levels_game_free (game);
    }
  g_assert_cmpuint (n, >, 30);
}

/* Elsewhere nobody can say what waits: the phase begins again with the workers that still stand there, and the game goes on. */
static void
test_any_moment_is_played_on (void)
{
  for (guint seed = 0; seed < 150; seed++)
    {
      LevelsGame *game = game_new (2 + seed % 4, seed, PW_LEVEL_REFEREE), *said;
      PwRandom random = { 900 + seed };
      guint moves = 5 + pw_random_below (&random, 250);

      for (guint i = 0; i < moves && levels_step (game, &random); i++)
        ;
      said = game_new (2 + seed % 4, seed, PW_LEVEL_FINAL);
      levels_say (said, game->state);
      if (!state_of (said)->over)
        levels_go (said, PW_LEVEL_REFEREE, 0);
      while (levels_step (said, &random))
        ;
      g_assert_true (state_of (said)->over);
      levels_game_free (said);
      levels_game_free (game);
    }
}

/* -- One board ------------------------------------------------------------------------------------------------ */

/* A whole game at the level of one board, by the dealer: the board is always sound, and counts to the end. */
static void
test_one_board_to_the_end (void)
{
  for (guint seed = 0; seed < 60; seed++)
    {
      LevelsGame *game = game_new (2 + seed % 4, seed, PW_LEVEL_BOARD);
      PwRandom random = { seed };

      while (levels_step (game, &random))
        g_assert_cmpint (cy_game.play.actor (game->state), !=, 1);
      g_assert_true (state_of (game)->over);
      g_assert_cmpint (game->scores[0], ==, state_of (game)->players[0].prestige);
      g_assert_cmpint (game->scores[1], ==, 0);
      levels_game_free (game);
    }
}

/* Who was not followed for a while: their prestige is nobody's to know, until the tokens are counted, and these count as they are. */
static void
test_tokens_of_whom_nobody_followed (void)
{
  LevelsGame *game = game_new (2, 1, PW_LEVEL_REFEREE);
  PwRandom random = { 1 };
  PwMove tokens;

  for (guint i = 0; i < 40; i++)
    levels_step (game, &random);
  levels_go (game, PW_LEVEL_BOARD, 0);
  levels_go (game, PW_LEVEL_REFEREE, -1);
  while (levels_step (game, &random))
    ;
  g_assert_cmpuint (cy_followed (game->state) & 3, ==, 1);
  pw_move_init (&tokens, CY_KIND_TOKENS, 1);
  tokens.args[CY_ARG_NUMBER] = 44;
  levels_play (game, &tokens);
  g_assert_cmpuint (cy_followed (game->state) & 3, ==, 3);
  g_assert_cmpint (game->scores[1], ==, 44 + 2 * state_of (game)->players[1].goods[CY_GOLD]);
  levels_assert_no_doubt (&cy_game, game->state, "counted");
  levels_game_free (game);
}

/* What somebody else decides when one board alone is followed goes by unseen: that is said. Whose turn it is to place has begun nothing, nor
 * has whoever is followed anything to lose. */
static void
test_a_decision_that_is_left_is_said (void)
{
  guint n_said = 0;

  for (guint seed = 0; seed < 4; seed++)
    {
      LevelsGame *game = game_new (3, seed, PW_LEVEL_REFEREE);
      PwRandom random = { seed };

      while (levels_step (game, &random))
        {
          const PwPending *first = state_of (game)->pendings.n ? &state_of (game)->pendings.items[0] : NULL;

          if (!first || first->seat < 0)
            continue;
          for (int seat = 0; seat < 3; seat++)
            {
              g_autofree char *said = NULL, *begins = NULL;
              gboolean decides = first->seat != seat && first->kind != CY_ASK_TURN && first->kind != CY_ASK_PICK;
              PwMove down;

              g_assert_true (pw_game_level_move (&cy_game, PW_LEVEL_BOARD, seat, &down));
              said = pw_game_leaves (&cy_game, game->setup, game->state, &down);
              begins = g_strdup_printf ("What %s decides now is left out.", pw_setup_name (game->setup, (guint) first->seat));
              g_assert_cmpint (said && g_str_has_prefix (said, begins), ==, decides);
              n_said += decides;
            }
        }
      levels_game_free (game);
    }
  g_assert_cmpuint (n_said, >, 100);
}

/* -- Fields -------------------------------------------------------------------------------------------------------- */

static void
test_fields_are_read_as_said (void)
{
  /* Most of it lets a game go on by itself; a sum is not read back while it is secret. */
  fields_check (&cy_game, 24, NULL, "round reserve camp have on bridge character owns residence prestige");
}

/* What the set-up and the components are is said beside; numbers alone and counted tokens are for the end. */
static void
test_fields_are_whole (void)
{
  fields_are_whole (&cy_game, "space site board value road names residences tokens");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  pw_games_load (&cy_game);
  levels_add (&cy_game, plans);
  g_test_add_func ("/caylus1303/levels/every-moment-can-be-said", test_every_moment_can_be_said);
  g_test_add_func ("/caylus1303/levels/planning-goes-on-as-it-was", test_planning_goes_on_as_it_was);
  g_test_add_func ("/caylus1303/levels/any-moment-is-played-on", test_any_moment_is_played_on);
  g_test_add_func ("/caylus1303/levels/one-board-to-the-end", test_one_board_to_the_end);
  g_test_add_func ("/caylus1303/levels/tokens-of-whom-nobody-followed", test_tokens_of_whom_nobody_followed);
  g_test_add_func ("/caylus1303/levels/a-decision-that-is-left-is-said", test_a_decision_that_is_left_is_said);
  g_test_add_func ("/caylus1303/fields/read-as-said", test_fields_are_read_as_said);
  g_test_add_func ("/caylus1303/fields/whole", test_fields_are_whole);
  return g_test_run ();
}
