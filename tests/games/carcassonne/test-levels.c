/* test-levels.c: positions of random games, doubts, and levels that change at any moment (14.3, 14.5)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "core/pw-notation.h"
#include "games/carcassonne/moves/cc-pad.h"
#include "games/pw-games.h"
#include "kit/fields.h"
#include "kit/levels.h"

/* Every option in turn. */
static void
agree (PwSetup *setup, guint seed)
{
  setup->options[CC_OPTION_TILES] = seed % 4 != 3;
  setup->options[CC_OPTION_BUILDER] = seed % 5 != 4;
  setup->options[CC_OPTION_PIG] = seed % 7 != 6;
  setup->options[CC_OPTION_SMALL_CITY] = seed % 3 == 2;
  setup->options[CC_OPTION_FIELDS] = (gint16) (seed % 4);
}

/* What is offered on the track is what was scored. */
static void
check_track (gconstpointer data, guint seat, int score)
{
  const CcState *state = data;

  g_assert_cmpint (state->players[seat].score, ==, score);
}

static const LevelsPlan plans[] = {
  { "no-doubt-in-a-game-by-the-rules", LEVELS_NO_DOUBT, 10, 0, agree, .check = check_track },
  { "end-positions-score-the-same", LEVELS_END, 20, 1000, agree },
  { "change-at-any-moment", LEVELS_CHANGE, 20, 3000, agree },
  { "up-after-ten-tiles-away", LEVELS_UP, 40, 6000, agree, .lines = 20 },
  { "texts-at-every-level", LEVELS_TEXTS, 2, 7 },
  { NULL },
};

static LevelsGame *
new_game (guint seed)
{
  PwSetup *setup = pw_setup_new (&cc_game, 2 + seed % 5);

  agree (setup, seed);
  return levels_game_new (setup);
}

static CcState *
state_of (const LevelsGame *game)
{
  return game->state;
}

/* A dealt move, in which every tile is named before it is placed; FALSE at the end. */
static gboolean
step (LevelsGame *game, PwRandom *random)
{
  PwMove move;

  if (!pw_dealer_next (game->game, game->state, random, PW_DEAL_RECORDED | PW_DEAL_BUILDER, &game->scratch, &move))
    return FALSE;
  levels_play (game, &move);
  return TRUE;
}

/* Another game at the same moment. */
static LevelsGame *
twin_of (const LevelsGame *game, guint seed)
{
  LevelsGame *twin = new_game (seed);

  *state_of (twin) = *state_of (game);
  memcpy (twin->scores, game->scores, sizeof twin->scores);
  return twin;
}

/* Down to where nothing is entered, and up again: all is as it was, a tile that was named and a second one that is due as well. */
static void
test_nothing_is_lost (void)
{
  static const guint8 ways[][4] = {
    { CC_LEVEL_PAD, CC_LEVEL_REFEREE, CC_LEVELS },
    { CC_LEVEL_FINAL, CC_LEVEL_REFEREE, CC_LEVELS },
    { CC_LEVEL_PAD, CC_LEVEL_FINAL, CC_LEVEL_REFEREE, CC_LEVELS },
    { CC_LEVEL_FINAL, CC_LEVEL_PAD, CC_LEVEL_REFEREE, CC_LEVELS },
  };
  guint n = 0, n_second = 0, n_drawn = 0;

  for (guint seed = 0; seed < 10; seed++)
    {
      LevelsGame *game = new_game (seed);
      PwRandom random = { 100 + seed };
      g_autofree CcState *before = g_new (CcState, 1);

      while (step (game, &random) && !state_of (game)->over)
        {
          *before = *state_of (game);
          n_second += before->second;
          n_drawn += before->drawn != 0;
          for (guint i = 0; ways[n % G_N_ELEMENTS (ways)][i] != CC_LEVELS; i++)
            levels_go (game, ways[n % G_N_ELEMENTS (ways)][i], 0);
          n++;
          g_assert_cmpmem (game->state, sizeof (CcState), before, sizeof (CcState));
        }
      levels_game_free (game);
    }
  g_assert_cmpuint (n_second, >, 20);
  g_assert_cmpuint (n_drawn, >, 500);
}

/* A position in the middle, said from nothing, holds what the game brought, and is played on to the end with the same scores. */
static void
test_played_on (void)
{
  for (guint seed = 0; seed < 10; seed++)
    {
      LevelsGame *game = new_game (seed), *said = new_game (seed);
      PwRandom random = { 2000 + seed };

      for (guint i = 0, n = 10 + pw_random_below (&random, 50); i < n && levels_step (game, &random); i++)
        ;
      levels_go (said, CC_LEVEL_FINAL, 0);
      levels_say (said, game->state);
      levels_go (said, CC_LEVEL_REFEREE, 0);
      levels_assert_same_holdings (said, game->state);
      g_assert_cmpmem (said->scores, sizeof said->scores, game->scores, sizeof game->scores);
      g_assert_cmpint (cc_actor (said->state), ==, cc_actor (game->state));
      while (levels_step (said, &random))
        ;
      g_assert_true (state_of (said)->over);
      levels_game_free (said);
      levels_game_free (game);
    }
}

static void
write_on_pad (LevelsGame *game)
{
  PwMove move;

  pw_move_init (&move, CC_KIND_ROAD, PW_TABLE);
  move.args[CC_ARG_TILES] = 3;
  move.args[CC_ARG_SEATS] = 2;
  levels_play (game, &move);
}

/* While the pad is written the table goes on; up again, what lies there is said, and from there on both are one game. */
static void
test_pad_and_up (void)
{
  for (guint seed = 0; seed < 20; seed++)
    {
      LevelsGame *table = new_game (seed), *kept;
      PwRandom random = { 200 + seed }, copy;
      PwMove confirm;

      for (guint i = 0, n = 5 + pw_random_below (&random, 60); i < n && step (table, &random); i++)
        ;
      kept = twin_of (table, seed);
      levels_go (kept, CC_LEVEL_PAD, 0);
      write_on_pad (kept);
      for (guint i = 0, n = 1 + pw_random_below (&random, 30); i < n && step (table, &random); i++)
        ;
      if (state_of (table)->drawn)
        step (table, &random);
      if (state_of (table)->must || state_of (table)->over)
        goto next;
      levels_go (kept, CC_LEVEL_REFEREE, 0);
      g_assert_cmpint (cc_actor (kept->state), ==, PW_TABLE);
      levels_say (kept, table->state);
      pw_move_init (&confirm, CC_KIND_CONFIRM, PW_TABLE);
      levels_play (kept, &confirm);
      g_assert_cmpint (cc_actor (kept->state), ==, cc_actor (table->state));
      levels_assert_same_holdings (kept, table->state);
      g_assert_cmpmem (kept->scores, sizeof kept->scores, table->scores, sizeof table->scores);
      levels_assert_no_doubt (&cc_game, kept->state, "said");
      copy = random;
      while (levels_step (table, &random))
        ;
      while (levels_step (kept, &copy))
        ;
      g_assert_true (state_of (kept)->over);
    next:
      levels_game_free (kept);
      levels_game_free (table);
    }
}

/* What stands on the table scores at the level of the final scoring what it scores where tiles are missing from the box. */
static void
test_final_of_the_table (void)
{
  for (guint seed = 0; seed < 20; seed++)
    {
      LevelsGame *game = new_game (seed), *final;
      PwRandom random = { 300 + seed };
      PwMove finish;

      for (guint i = 0, n = pw_random_below (&random, 100); i < n && levels_step (game, &random); i++)
        ;
      if (!state_of (game)->over)
        {
          final = twin_of (game, seed);
          levels_go (final, seed % 2 ? CC_LEVEL_FINAL : CC_LEVEL_PAD, 0);
          pw_move_init (&finish, CC_KIND_FINISH, PW_TABLE);
          levels_play (final, &finish);
          pw_move_set_reason (&finish, game->setup, "lost", NULL);
          g_assert_true (pw_game_correct (&cc_game, game->state, &finish, NULL));
          game->events.n = 0;
          pw_game_apply (&cc_game, game->state, &finish, &game->events);
          for (guint i = 0; i < game->events.n; i++)
            if (game->events.items[i].kind == PW_EVENT_POINTS)
              game->scores[game->events.items[i].player] += game->events.items[i].amount;
          levels_assert_same_result (final, game);
          levels_game_free (final);
        }
      levels_game_free (game);
    }
}

static guint
known_of (const LevelsGame *game)
{
  return pw_game_followed (&cc_game, game->state) & ((1u << game->setup->n_players) - 1);
}

/* At the pad of one player the points of the others are not known, nor later, until somebody says what the track shows for them. */
static void
test_my_pad (void)
{
  LevelsGame *game = new_game (0);
  g_autofree char *sentence = NULL, *asked = NULL;
  PwMove mine, score, finish;

  g_assert_true (pw_game_level_move (&cc_game, CC_LEVEL_MINE, 1, &mine));
  sentence = cc_game.words.sentence (game->setup, game->state, &mine, NULL, 0);
  g_assert_cmpstr (sentence, ==, "From here on only what Player 2 scores is entered.");
  levels_play (game, &mine);
  g_assert_cmpuint (known_of (game), ==, 2);
  pw_move_init (&finish, CC_KIND_FINISH, PW_TABLE);
  asked = cc_game.entry->unlikely (game->setup, game->state, &finish);
  g_assert_nonnull (strstr (asked, "Player 1 goods wine=3"));
  write_on_pad (game);
  g_assert_cmpint (game->scores[0], ==, 0);
  levels_go (game, CC_LEVEL_PAD, 0);
  g_assert_cmpuint (known_of (game), ==, 2);
  pw_move_init (&score, CC_KIND_SCORE, 0);
  score.args[CC_ARG_NUMBER] = 7;
  pw_move_set_reason (&score, game->setup, "read off", NULL);
  g_assert_true (pw_game_correct (&cc_game, game->state, &score, NULL));
  pw_game_apply (&cc_game, game->state, &score, &game->events);
  g_assert_cmpuint (known_of (game), ==, 3);
  levels_game_free (game);
}

/* Rows of a final scoring do not go up: what stands on the table takes their place, and it is said. */
static void
test_rows_are_left (void)
{
  LevelsGame *game = new_game (0);
  g_autofree char *nothing = NULL, *left = NULL, *sentence = NULL;
  PwMove up;

  levels_go (game, CC_LEVEL_FINAL, 0);
  g_assert_true (pw_game_level_move (&cc_game, CC_LEVEL_REFEREE, 0, &up));
  nothing = pw_game_leaves (&cc_game, game->setup, game->state, &up);
  g_assert_null (nothing);
  write_on_pad (game);
  write_on_pad (game);
  left = pw_game_leaves (&cc_game, game->setup, game->state, &up);
  g_assert_cmpstr (left, ==, "2 rows of the final scoring are left out: what stands on the table takes their place.");
  sentence = cc_game.words.sentence (game->setup, game->state, &up, NULL, 0);
  g_assert_nonnull (strstr (sentence, left));
  levels_play (game, &up);
  g_assert_cmpuint (state_of (game)->n_rows, ==, 0);
  levels_game_free (game);
}

/* -- Fields ------------------------------------------------------------------------------------------ */

static void
test_fields_are_read_as_said (void)
{
  fields_check (&cc_game, 24, NULL, "");
}

/* The landscape is drawn, with what stands there; kinds that are out of the game are typed. */
static void
test_fields_are_whole (void)
{
  fields_are_whole (&cc_game, "lies stands gone");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  levels_add (&cc_game, plans);
  g_test_add_func ("/carcassonne/levels/nothing-is-lost", test_nothing_is_lost);
  g_test_add_func ("/carcassonne/levels/played-on", test_played_on);
  g_test_add_func ("/carcassonne/levels/pad-and-up", test_pad_and_up);
  g_test_add_func ("/carcassonne/levels/final-of-the-table", test_final_of_the_table);
  g_test_add_func ("/carcassonne/levels/my-pad", test_my_pad);
  g_test_add_func ("/carcassonne/levels/rows-are-left", test_rows_are_left);
  g_test_add_func ("/carcassonne/fields/read-as-said", test_fields_are_read_as_said);
  g_test_add_func ("/carcassonne/fields/whole", test_fields_are_whole);
  return g_test_run ();
}
