/* test-levels.c: positions of random games, doubts, audits, and levels that change at any moment
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-dealer.h"
#include "core/pw-history.h"
#include "games/kingsburg/game/kb-tables.h"
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
game_new (guint n_players, guint level)
{
  Game *game = g_new0 (Game, 1);

  game->setup = pw_setup_new (&kb_game, n_players);
  game->setup->level = (guint8) level;
  g_assert_true (kb_game.play.setup (&game->state, game->setup, NULL));
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

/* -- Down and up again ------------------------------------------------------------------------------ */

/* A game as it is played at the table, and as it is kept, by turns by the referee and as one board. */
typedef struct
{
  PwHistory *table;
  guint at;                     /* moves of it that are played */
  Game *kept;
  guint n_up, n_late, n_compared;
} Twice;

static const KbState *
real (const Twice *twice)
{
  return pw_history_get_state (twice->table, twice->at);
}

static void
play_plain (Game *game, KbKind kind, int player)
{
  PwMove move;

  pw_move_init (&move, kind, player);
  play (game, &move);
}

static void
play_level (Game *game, guint level, int seat)
{
  PwMove move;

  pw_move_init (&move, KB_KIND_LEVEL, PW_TABLE);
  move.args[KB_ARG_WHAT] = (gint16) level;
  if (level == PW_LEVEL_BOARD)
    move.args[KB_ARG_NUMBER] = (gint16) seat;
  play (game, &move);
}

static guint
when (const KbState *state)
{
  return state->year * 16u + state->phase;
}

/* What the King gave @seat at the table in a phase. */
static KbClaim
given (const Twice *twice, guint moment, int seat)
{
  for (guint i = 0; i < pw_history_get_length (twice->table); i++)
    {
      guint n;
      const PwEvent *events = pw_history_get_events (twice->table, i, &n);
      const KbState *before = pw_history_get_state (twice->table, i);
      guint now = when (before);

      for (guint k = 0; k < n; k++)
        {
          const PwEvent *event = &events[k];
          gboolean note = event->kind == PW_EVENT_NOTE;

          if (note && event->what == KB_NOTE_PHASE)
            now = event->args[0] == KB_PHASE_AID && now % 16 == KB_PHASE_WINTER ? now / 16 * 16 + 16 + KB_PHASE_AID
                                                                                : now / 16 * 16 + (guint) event->args[0];
          if (now != moment || event->player != seat)
            continue;
          if (note && event->what == KB_NOTE_AID_DIE)
            return KB_CLAIM_DIE;
          if (note && event->what == KB_NOTE_ENVOY_GETS)
            return KB_CLAIM_ENVOY;
          if (!note && (event->rule == KB_RULE_8_1 || event->rule == KB_RULE_11_4))
            return KB_CLAIM_POINT;
          if (note && event->what == KB_NOTE_AID_TIE)
            return KB_CLAIM_GOOD;
        }
    }
  return moment == KB_PHASE_AID ? KB_CLAIM_GOOD : KB_CLAIM_NOTHING;
}

/* What is decided at the table by now, without a move of it: claims, and passing where only the table knows that
 * no advisor is left. */
static void
catch_up (Twice *twice, int seat)
{
  for (;;)
    {
      const KbState *kept = &twice->kept->state;
      guint moment = when (kept);
      gboolean done = when (real (twice)) > moment || real (twice)->stage == KB_STAGE_OVER;

      if (kept->stage == KB_STAGE_OVER || kb_asks (kept) || kept->level != PW_LEVEL_BOARD)
        return;
      if (kept->stage == KB_STAGE_CLAIM && (done || (when (real (twice)) == moment && kept->phase != KB_PHASE_WINTER)))
        {
          PwMove move;

          pw_move_init (&move, KB_KIND_CLAIM, seat);
          move.args[KB_ARG_WHAT] = (gint16) given (twice, moment, seat);
          play (twice->kept, &move);
        }
      else if (kept->stage == KB_STAGE_INFLUENCE &&
               (done || (when (real (twice)) == moment && real (twice)->stage > KB_STAGE_INFLUENCE)))
        play_plain (twice->kept, KB_KIND_PASS, seat);
      else
        return;
    }
}

/* Enters of the table's next move what the level of @seat's board enters. */
static void
follow (Twice *twice, int seat)
{
  PwMove move = *pw_history_get_move (twice->table, twice->at);
  guint turn = real (twice)->order[real (twice)->turn % real (twice)->n_players];
  const KbState *kept;

  catch_up (twice, seat);
  kept = &twice->kept->state;
  twice->at++;
  if (kept->stage == KB_STAGE_OVER || kb_asks (kept))
    return;
  move.flags = 0;
  if (move.kind == KB_KIND_ROLL)
    {
      gint16 dice = move.args[seat];

      pw_move_init (&move, KB_KIND_OWN, PW_TABLE);
      move.args[KB_ARG_WHAT] = dice;
      play (twice->kept, &move);
    }
  else if (move.player == seat || move.kind == KB_KIND_ENEMY || move.kind == KB_KIND_KING ||
           (move.kind == KB_KIND_REROLL && (int) turn == seat))
    {
      /* At the table somebody else's turn came first, or the board was left while it waited. */
      if (pw_kind_set_has (kb_playable (kept), move.kind) && kb_actor (kept) == move.player)
        play (twice->kept, &move);
    }
  catch_up (twice, seat);
}

/* A moment of the table that can be said, where the game is kept as it is. */
static gboolean
can_be_said (const Twice *twice)
{
  const KbState *to = real (twice), *kept = &twice->kept->state;
  const KbPlayer *player = &to->players[to->order[to->turn % to->n_players]];

  switch ((KbStage) to->stage)
    {
    case KB_STAGE_AID:
      return __builtin_popcount (to->waiting) > 1 || (kept->stage == KB_STAGE_AID && kept->waiting && when (kept) == when (to));
    case KB_STAGE_ROLL: return to->n_players > 2 || kept->taken == to->taken;
    case KB_STAGE_BUILD: return !(player->did & KB_DID_BUILD);
    case KB_STAGE_KING: return kept->stage == KB_STAGE_KING && when (kept) == when (to);
    case KB_STAGE_MARK:
    case KB_STAGE_TOWN_HALL:
    case KB_STAGE_RECRUIT:
    case KB_STAGE_ENEMY: return TRUE;
    default: return FALSE;
    }
}

/* Says what is asked as it is on the table, and confirms it: the game is as if it had never been left. */
static void
say_and_compare (Twice *twice)
{
  const KbState *to = real (twice), *kept = &twice->kept->state;
  PwMoves moves = PW_MOVES_INIT;

  kb_position (kept, to, &moves);
  for (guint i = 0; i < moves.n; i++)
    play (twice->kept, &moves.items[i]);
  pw_moves_clear (&moves);
  while (kb_asks (kept))
    play_plain (twice->kept, kb_actor (kept) >= 0 ? KB_KIND_CONFIRM : KB_KIND_CONFIRM_TABLE, kb_actor (kept));
  g_assert_cmpuint (kept->level, ==, PW_LEVEL_REFEREE);
  g_assert_cmpuint (when (kept), ==, when (to));
  g_assert_cmpuint (kept->stage, ==, to->stage);
  g_assert_cmpint (kb_actor (kept), ==, kb_actor (to));
  g_assert_cmpint (kept->envoy, ==, to->envoy);
  g_assert_cmpmem (kept->order, sizeof kept->order, to->order, sizeof to->order);
  for (guint seat = 0; seat < to->n_players; seat++)
    {
      int before[KB_HOLDINGS], after[KB_HOLDINGS];

      kb_hold (kept, seat, before);
      kb_hold (to, seat, after);
      g_assert_cmpmem (before, sizeof before, after, sizeof after);
      g_assert_cmpint (kept->players[seat].points, ==, to->players[seat].points);
      g_assert_cmpint (kept->players[seat].points, ==, twice->kept->scores[seat]);
      g_assert_cmpuint (kept->players[seat].aid, ==, to->players[seat].aid);
    }
  twice->n_compared++;
}

/* Goes down to the board of @seat, follows @n moves of the table there, and goes up again. */
static void
down_and_up (Twice *twice, int seat, guint n)
{
  guint length = pw_history_get_length (twice->table);

  play_level (twice->kept, PW_LEVEL_BOARD, seat);
  for (guint i = 0; i < n && twice->at < length && twice->kept->state.stage != KB_STAGE_OVER; i++)
    follow (twice, seat);
  catch_up (twice, seat);
  if (twice->kept->state.stage == KB_STAGE_OVER || twice->at == length)
    return;
  play_level (twice->kept, PW_LEVEL_REFEREE, seat);
  twice->n_up++;
  twice->n_late += twice->kept->state.rises;
  while (twice->kept->state.rises && twice->at < length)
    follow (twice, seat);
  while (!can_be_said (twice) && twice->at < length)
    twice->at++;
  if (twice->at < length && twice->kept->state.stage != KB_STAGE_OVER)
    say_and_compare (twice);
}

static Twice
twice_begin (guint seed)
{
  Twice twice = { .kept = game_new (2 + seed % 4, PW_LEVEL_REFEREE) };
  PwRandom random = { 4000 + seed };

  twice.table = pw_history_new (&kb_game, twice.kept->setup, NULL);
  g_assert_true (pw_dealer_play (twice.table, &random, PW_DEAL_LAZY, NULL));
  return twice;
}

/* Every moment of a game, at once and after some moves as one board: nothing is paid twice, nothing left out. */
static void
test_up_again_is_never_having_gone_down (void)
{
  guint n_up = 0, n_late = 0, n_compared = 0;

  for (guint seed = 0; seed < 60; seed++)
    {
      Twice twice = twice_begin (seed);
      guint length = pw_history_get_length (twice.table);
      PwRandom random = { seed };

      for (guint start = seed % 7; start < length; start += 7)
        {
          twice.at = start;
          twice.kept->state = *real (&twice);
          for (guint seat = 0; seat < twice.kept->setup->n_players; seat++)
            twice.kept->scores[seat] = real (&twice)->players[seat].points;
          down_and_up (&twice, (int) pw_random_below (&random, twice.kept->setup->n_players),
                       pw_random_below (&random, 2) ? 0 : pw_random_below (&random, 60));
        }
      n_up += twice.n_up;
      n_late += twice.n_late;
      n_compared += twice.n_compared;
      pw_history_free (twice.table);
      game_free (twice.kept);
    }
  g_test_message ("%u times up, %u of them late, %u compared", n_up, n_late, n_compared);
  g_assert_cmpuint (n_compared, >, 500);
  g_assert_cmpuint (n_late, >, 100);
}

/* Whoever goes down and up again and again ends with the points of the table. */
static void
test_switches_to_the_end (void)
{
  guint n_whole = 0;

  for (guint seed = 0; seed < 100; seed++)
    {
      Twice twice = twice_begin (500 + seed);
      guint length = pw_history_get_length (twice.table), next = pw_random_below (&(PwRandom){ seed }, 40);
      PwRandom random = { seed };

      while (twice.at < length && twice.kept->state.stage != KB_STAGE_OVER)
        if (twice.at >= next)
          {
            down_and_up (&twice, (int) pw_random_below (&random, twice.kept->setup->n_players), pw_random_below (&random, 80));
            next = twice.at + 5 + pw_random_below (&random, 60);
          }
        else
          {
            PwMove move = *pw_history_get_move (twice.table, twice.at++), room;

            move.flags = 0;
            while (!pw_game_check (&kb_game, &twice.kept->state, &move, NULL) &&
                   kb_mend (&twice.kept->state, &move, &room) == PW_MEND_BEFORE)
              play (twice.kept, &room);
            play (twice.kept, &move);
          }
      if (twice.kept->state.level == PW_LEVEL_REFEREE && twice.at == length)
        {
          n_whole++;
          g_assert_cmpuint (twice.kept->state.stage, ==, KB_STAGE_OVER);
          for (guint seat = 0; seat < twice.kept->setup->n_players; seat++)
            g_assert_cmpint (twice.kept->scores[seat], ==, pw_history_get_score (twice.table, length, seat, -1));
        }
      pw_history_free (twice.table);
      game_free (twice.kept);
    }
  g_test_message ("%u games to the end by the referee", n_whole);
  g_assert_cmpuint (n_whole, >, 20);
}

/* The Treasurer in every season: more gold than anybody expects, and none of it is lost when it is said. */
static void
test_positions_hold_what_games_bring (void)
{
  Game *game = game_new (2, PW_LEVEL_REFEREE), *said = game_new (2, PW_LEVEL_FINAL);
  PwMoves statements = PW_MOVES_INIT;
  PwRandom random = { 1 };
  PwMove move;
  int most = 0;

  while (pw_dealer_next (&kb_game, &game->state, &random, PW_DEAL_LAZY, &game->scratch, &move))
    {
      static const guint8 high[] = { 6, 6, 4 }, low[] = { 1, 1, 2 }, two[] = { 1, 2 };
      int actor = kb_actor (&game->state);

      if (move.kind == KB_KIND_ROLL)
        {
          /* A white die of the King's aid comes last. */
          static const guint8 more[] = { 6, 6, 4, 1 }, less[] = { 1, 1, 2, 1 };

          move.args[0] = kb_dice_of (&game->state, 0) > 3 ? pw_dice_pack (more, 4) : pw_dice_pack (high, 3);
          move.args[1] = kb_dice_of (&game->state, 1) > 3 ? pw_dice_pack (less, 4) : pw_dice_pack (low, 3);
        }
      else if (move.kind == KB_KIND_MARK)
        {
          move.args[0] = pw_dice_pack (low, 3);
          move.args[1] = pw_dice_pack (two, 2);
        }
      else if (move.kind == KB_KIND_ENEMY)
        {
          move.args[0] = kb_enemy_nth (game->state.year, 0)->type;
          move.args[1] = kb_enemy_nth (game->state.year, 0)->strength;
        }
      else if (move.kind == KB_KIND_KING)
        move.args[KB_ARG_WHAT] = 6;
      else if (actor == 0)
        {
          /* The Treasurer where he is free, no spending, gold of choice. */
          guint best = G_MAXUINT;

          for (guint i = 0; i < game->scratch.n; i++)
            {
              const PwMove *one = &game->scratch.items[i];

              if ((one->kind == KB_KIND_INFLUENCE && one->args[KB_ARG_ADVISOR] == 16) ||
                  (one->kind == KB_KIND_TAKE && one->args[KB_ARG_GOOD] == KB_GOLD))
                best = MIN (best, i);
            }
          for (guint i = 0; i < game->scratch.n && best == G_MAXUINT; i++)
            if (game->scratch.items[i].kind == KB_KIND_PASS)
              best = i;
          move = game->scratch.items[best == G_MAXUINT ? 0 : best];
        }
      play (game, &move);
      most = MAX (most, game->state.players[0].goods[KB_GOLD]);
    }
  g_assert_cmpint (most, >, 60);
  kb_position (&said->state, &game->state, &statements);
  for (guint i = 0; i < statements.n; i++)
    play (said, &statements.items[i]);
  for (guint seat = 0; seat < 2; seat++)
    {
      int before[KB_HOLDINGS], after[KB_HOLDINGS];

      kb_hold (&game->state, seat, before);
      kb_hold (&said->state, seat, after);
      g_assert_cmpmem (before, sizeof before, after, sizeof after);
      g_assert_cmpint (said->scores[seat], ==, game->scores[seat]);
    }
  g_assert_cmpuint (count_doubts (&said->state), ==, 0);
  pw_moves_clear (&statements);
  game_free (said);
  game_free (game);
}

/* Every text that people read is there, at every level and moment. */
static void
test_texts_at_every_level (void)
{
  for (guint level = PW_LEVEL_REFEREE; level <= PW_LEVEL_FINAL; level++)
    {
      Game *game = game_new (3, level);
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
  g_test_add_func ("/kingsburg/levels/up-again-is-never-having-gone-down", test_up_again_is_never_having_gone_down);
  g_test_add_func ("/kingsburg/levels/switches-to-the-end", test_switches_to_the_end);
  g_test_add_func ("/kingsburg/levels/positions-hold-what-games-bring", test_positions_hold_what_games_bring);
  g_test_add_func ("/kingsburg/levels/texts-at-every-level", test_texts_at_every_level);
  return g_test_run ();
}
