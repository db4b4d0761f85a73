/* test-levels.c: positions of random games, doubts, audits, and levels that change at any moment
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-dealer.h"
#include "games/kingsburg/kb-engine.h"
#include "games/pw-games.h"

/* One game as it goes: points are counted here, apart from the track. */
typedef struct
{
  PwSetup *setup;
  KbState state;
  int scores[KB_MAX_PLAYERS];
  PwEvents events;
  PwMoves scratch;
} Game;

static Game *
game_new (guint n_players, PwLevel level)
{
  Game *game = g_new0 (Game, 1);

  game->setup = pw_setup_new (&kb_game, n_players);
  game->setup->level = (guint8) level;
  g_assert_true (kb_game.setup (&game->state, game->setup, NULL));
  return game;
}

static void
game_free (Game *game)
{
  pw_moves_clear (&game->scratch);
  pw_setup_free (game->setup);
  g_free (game);
}

static void
play (Game *game, const PwMove *move)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *unsound = NULL;

  if (!pw_game_check (&kb_game, &game->state, move, &error))
    g_error ("%s: %s", kb_kinds[move->kind].name, error->message);
  game->events.n = 0;
  pw_game_apply (&kb_game, &game->state, move, &game->events);
  for (guint i = 0; i < game->events.n; i++)
    if (game->events.items[i].kind == PW_EVENT_POINTS)
      game->scores[game->events.items[i].player] += game->events.items[i].amount;
  unsound = kb_unsound (&game->state);
  g_assert_cmpstr (unsound, ==, NULL);
}

/* FALSE at the end. */
static gboolean
step (Game *game, PwRandom *random)
{
  PwMove move;

  if (!pw_dealer_next (&kb_game, &game->state, random, PW_DEAL_LAZY, &game->scratch, &move))
    return FALSE;
  play (game, &move);
  return TRUE;
}

static guint
count_doubts (const KbState *state)
{
  g_autoptr (GArray) doubts = g_array_new (FALSE, FALSE, sizeof (PwDoubt));

  kb_doubts (state, doubts);
  for (guint i = 0; i < doubts->len; i++)
    g_free (g_array_index (doubts, PwDoubt, i).text);
  return doubts->len;
}

/* A game by the rules raises no doubt, and no score of it lies outside what the audit allows. */
static void
test_no_doubt_in_a_game_by_the_rules (void)
{
  for (guint seed = 0; seed < 120; seed++)
    {
      Game *game = game_new (2 + seed % 4, PW_LEVEL_REFEREE);
      PwRandom random = { seed };

      while (step (game, &random))
        for (guint seat = 0; seat < game->setup->n_players && game->state.stage != KB_STAGE_OVER; seat++)
          {
            g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
            PwAudit audit = { .lines = lines };

            g_assert_cmpuint (count_doubts (&game->state), ==, 0);
            g_assert_cmpint (game->state.players[seat].points, ==, game->scores[seat]);
            kb_audit (&game->state, seat, &audit);
            g_assert_cmpint (game->scores[seat], >=, audit.lowest);
            g_assert_cmpint (game->scores[seat], <=, audit.highest);
            g_assert_cmpuint (lines->len, >, 3);
          }
      game_free (game);
    }
}

/* The end position, said from nothing, gives the same scores and places. */
static void
test_end_positions_score_the_same (void)
{
  for (guint seed = 0; seed < 200; seed++)
    {
      Game *game = game_new (2 + seed % 4, PW_LEVEL_REFEREE);
      Game *said = game_new (2 + seed % 4, PW_LEVEL_FINAL);
      PwStanding places[KB_MAX_PLAYERS] = { 0 }, same[KB_MAX_PLAYERS] = { 0 };
      PwMoves statements = PW_MOVES_INIT;
      PwRandom random = { 1000 + seed };

      while (step (game, &random))
        ;
      kb_position (&said->state, &game->state, &statements);
      for (guint i = 0; i < statements.n; i++)
        play (said, &statements.items[i]);
      g_assert_cmpint (kb_actor (&said->state), ==, PW_NOBODY);
      kb_rank (&game->state, game->scores, places);
      kb_rank (&said->state, said->scores, same);
      for (guint seat = 0; seat < game->setup->n_players; seat++)
        {
          g_assert_cmpint (said->scores[seat], ==, game->scores[seat]);
          g_assert_cmpuint (same[seat].place, ==, places[seat].place);
          g_assert_cmpstr (same[seat].tie_break, ==, places[seat].tie_break);
          g_free (same[seat].tie_break);
          g_free (places[seat].tie_break);
        }
      pw_moves_clear (&statements);
      game_free (said);
      game_free (game);
    }
}

/* A position in the middle, said from nothing, can be played on to the end. */
static void
test_positions_in_the_middle_are_played_on (void)
{
  for (guint seed = 0; seed < 120; seed++)
    {
      Game *game = game_new (2 + seed % 4, PW_LEVEL_REFEREE);
      Game *said = game_new (2 + seed % 4, PW_LEVEL_FINAL);
      PwMoves statements = PW_MOVES_INIT;
      PwRandom random = { 2000 + seed };
      guint n = 10 + pw_random_below (&random, 100);
      PwMove move;

      for (guint i = 0; i < n && step (game, &random); i++)
        ;
      kb_position (&said->state, &game->state, &statements);
      for (guint i = 0; i < statements.n; i++)
        play (said, &statements.items[i]);
      pw_move_init (&move, KB_KIND_LEVEL, PW_TABLE);
      move.args[KB_ARG_WHAT] = PW_LEVEL_REFEREE;
      play (said, &move);
      for (guint seat = 0; seat < game->setup->n_players; seat++)
        {
          int before[KB_HOLDINGS], after[KB_HOLDINGS];

          kb_hold (&game->state, seat, before);
          kb_hold (&said->state, seat, after);
          g_assert_cmpmem (before, sizeof before, after, sizeof after);
        }
      while (step (said, &random))
        ;
      g_assert_cmpint (kb_actor (&said->state), ==, PW_NOBODY);
      pw_moves_clear (&statements);
      game_free (said);
      game_free (game);
    }
}

/* Levels change at any moment, down and up: the game is always sound, and goes on to its end. */
static void
test_levels_change_at_any_moment (void)
{
  for (guint seed = 0; seed < 300; seed++)
    {
      Game *game = game_new (2 + seed % 4, PW_LEVEL_REFEREE);
      PwRandom random = { 3000 + seed };
      guint changes = 0;

      game->setup->options[KB_OPTION_TOKENS] = game->state.options[KB_OPTION_TOKENS] = seed % 3 == 0;
      while (step (game, &random))
        {
          PwMove move;

          if (changes > 12 || pw_random_below (&random, 15) || game->state.stage == KB_STAGE_OVER)
            continue;
          pw_move_init (&move, KB_KIND_LEVEL, PW_TABLE);
          move.args[KB_ARG_WHAT] = (gint16) pw_random_below (&random, 2);
          if (move.args[KB_ARG_WHAT] == PW_LEVEL_BOARD)
            move.args[KB_ARG_NUMBER] = (gint16) pw_random_below (&random, game->setup->n_players);
          if (!pw_game_check (&kb_game, &game->state, &move, NULL))
            continue;
          play (game, &move);
          changes++;
        }
      g_assert_cmpint (kb_actor (&game->state), ==, PW_NOBODY);
      game_free (game);
    }
}

/* Every text that people read is there, at every level and moment. */
static void
test_texts_at_every_level (void)
{
  for (guint level = PW_LEVEL_REFEREE; level <= PW_LEVEL_FINAL; level++)
    {
      Game *game = game_new (3, (PwLevel) level);
      PwRandom random = { 7 };

      do
        {
          g_autofree char *prompt = kb_prompt (game->setup, &game->state);
          g_autofree char *moment = kb_moment (game->setup, &game->state);

          g_assert_cmpuint (strlen (prompt), >, 3);
          g_assert_cmpuint (strlen (moment), >, 3);
        }
      while (step (game, &random));
      game_free (game);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  g_test_add_func ("/kingsburg/levels/no-doubt-in-a-game-by-the-rules", test_no_doubt_in_a_game_by_the_rules);
  g_test_add_func ("/kingsburg/levels/end-positions-score-the-same", test_end_positions_score_the_same);
  g_test_add_func ("/kingsburg/levels/positions-in-the-middle-are-played-on", test_positions_in_the_middle_are_played_on);
  g_test_add_func ("/kingsburg/levels/change-at-any-moment", test_levels_change_at_any_moment);
  g_test_add_func ("/kingsburg/levels/texts-at-every-level", test_texts_at_every_level);
  return g_test_run ();
}
