/* test-levels.c: positions of random games, doubts, audits, and levels that change at any moment
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-history.h"
#include "games/kingsburg/game/kb-tables.h"
#include "games/pw-games.h"
#include "kit/levels.h"

/* What is offered on the track is what was scored. */
static void
check_track (gconstpointer data, guint seat, int score)
{
  const KbState *state = data;

  g_assert_cmpint (state->players[seat].points, ==, score);
}

static void
with_tokens (PwSetup *setup, guint seed)
{
  setup->options[KB_OPTION_TOKENS] = seed % 3 == 0;
}

static const LevelsPlan plans[] = {
  { "no-doubt-in-a-game-by-the-rules", LEVELS_NO_DOUBT, 120, 0, .check = check_track, .lines = 4 },
  { "end-positions-score-the-same", LEVELS_END, 200, 1000 },
  { "positions-in-the-middle-are-played-on", LEVELS_PLAYED_ON, 120, 2000 },
  { "change-at-any-moment", LEVELS_CHANGE, 300, 3000, .setup = with_tokens },
  { "what-is-open-can-be-entered", LEVELS_LEFT_OPEN, 120, 5000, .setup = with_tokens, .lines = 41 },
  { "up-after-a-season-away", LEVELS_UP, 120, 6000, .setup = with_tokens, .lines = 20 },
  { "texts-at-every-level", LEVELS_TEXTS, 4, 7 },
  { NULL },
};

static LevelsGame *
game_new (guint n_players, guint level)
{
  PwSetup *setup = pw_setup_new (&kb_game, n_players);

  setup->level = (guint8) level;
  return levels_game_new (setup);
}

static KbState *
state_of (const LevelsGame *game)
{
  return game->state;
}

/* -- Down and up again ------------------------------------------------------------------------------ */

/* A game as it is played at the table, and as it is kept, by turns by the referee and as one board. */
typedef struct
{
  PwHistory *table;
  guint at;                     /* moves of it that are played */
  LevelsGame *kept;
  guint n_up, n_late, n_compared;
} Twice;

static const KbState *
real (const Twice *twice)
{
  return pw_history_get_state (twice->table, twice->at);
}

static void
play_plain (LevelsGame *game, KbKind kind, int player)
{
  PwMove move;

  pw_move_init (&move, kind, player);
  levels_play (game, &move);
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
      const KbState *kept = state_of (twice->kept);
      guint moment = when (kept);
      gboolean done = when (real (twice)) > moment || real (twice)->stage == KB_STAGE_OVER;

      if (kept->stage == KB_STAGE_OVER || kb_asks (kept) || kept->level != PW_LEVEL_BOARD)
        return;
      if (kept->stage == KB_STAGE_CLAIM && (done || (when (real (twice)) == moment && kept->phase != KB_PHASE_WINTER)))
        {
          PwMove move;

          pw_move_init (&move, KB_KIND_CLAIM, seat);
          move.args[KB_ARG_WHAT] = (gint16) given (twice, moment, seat);
          levels_play (twice->kept, &move);
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
  kept = state_of (twice->kept);
  twice->at++;
  if (kept->stage == KB_STAGE_OVER || kb_asks (kept))
    return;
  move.flags = 0;
  if (move.kind == KB_KIND_ROLL)
    {
      gint16 dice = move.args[seat];

      pw_move_init (&move, KB_KIND_OWN, PW_TABLE);
      move.args[KB_ARG_WHAT] = dice;
      levels_play (twice->kept, &move);
    }
  else if (move.player == seat || move.kind == KB_KIND_ENEMY || move.kind == KB_KIND_KING ||
           (move.kind == KB_KIND_REROLL && (int) turn == seat))
    {
      /* At the table somebody else's turn came first, or the board was left while it waited. */
      if (pw_kind_set_has (kb_playable (kept), move.kind) && kb_actor (kept) == move.player)
        levels_play (twice->kept, &move);
    }
  catch_up (twice, seat);
}

/* A moment of the table that can be said, where the game is kept as it is. */
static gboolean
can_be_said (const Twice *twice)
{
  const KbState *to = real (twice), *kept = state_of (twice->kept);
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
  const KbState *to = real (twice), *kept = state_of (twice->kept);

  levels_say (twice->kept, to);
  while (kb_asks (kept))
    play_plain (twice->kept, kb_actor (kept) >= 0 ? KB_KIND_CONFIRM : KB_KIND_CONFIRM_TABLE, kb_actor (kept));
  g_assert_cmpuint (kept->level, ==, PW_LEVEL_REFEREE);
  g_assert_cmpuint (when (kept), ==, when (to));
  g_assert_cmpuint (kept->stage, ==, to->stage);
  g_assert_cmpint (kb_actor (kept), ==, kb_actor (to));
  g_assert_cmpint (kept->envoy, ==, to->envoy);
  g_assert_cmpmem (kept->order, sizeof kept->order, to->order, sizeof to->order);
  levels_assert_same_holdings (twice->kept, to);
  for (guint seat = 0; seat < to->n_players; seat++)
    {
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

  levels_go (twice->kept, PW_LEVEL_BOARD, seat);
  for (guint i = 0; i < n && twice->at < length && state_of (twice->kept)->stage != KB_STAGE_OVER; i++)
    follow (twice, seat);
  catch_up (twice, seat);
  if (state_of (twice->kept)->stage == KB_STAGE_OVER || twice->at == length)
    return;
  levels_go (twice->kept, PW_LEVEL_REFEREE, seat);
  twice->n_up++;
  twice->n_late += state_of (twice->kept)->rises;
  while (state_of (twice->kept)->rises && twice->at < length)
    follow (twice, seat);
  while (!can_be_said (twice) && twice->at < length)
    twice->at++;
  if (twice->at < length && state_of (twice->kept)->stage != KB_STAGE_OVER)
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
          *state_of (twice.kept) = *real (&twice);
          for (guint seat = 0; seat < twice.kept->setup->n_players; seat++)
            twice.kept->scores[seat] = real (&twice)->players[seat].points;
          down_and_up (&twice, (int) pw_random_below (&random, twice.kept->setup->n_players),
                       pw_random_below (&random, 2) ? 0 : pw_random_below (&random, 60));
        }
      n_up += twice.n_up;
      n_late += twice.n_late;
      n_compared += twice.n_compared;
      pw_history_free (twice.table);
      levels_game_free (twice.kept);
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

      while (twice.at < length && state_of (twice.kept)->stage != KB_STAGE_OVER)
        if (twice.at >= next)
          {
            down_and_up (&twice, (int) pw_random_below (&random, twice.kept->setup->n_players), pw_random_below (&random, 80));
            next = twice.at + 5 + pw_random_below (&random, 60);
          }
        else
          {
            PwMove move = *pw_history_get_move (twice.table, twice.at++), room;

            move.flags = 0;
            while (!pw_game_check (&kb_game, twice.kept->state, &move, NULL) &&
                   kb_mend (twice.kept->state, &move, &room) == PW_MEND_BEFORE)
              levels_play (twice.kept, &room);
            levels_play (twice.kept, &move);
          }
      if (state_of (twice.kept)->level == PW_LEVEL_REFEREE && twice.at == length)
        {
          n_whole++;
          g_assert_cmpuint (state_of (twice.kept)->stage, ==, KB_STAGE_OVER);
          for (guint seat = 0; seat < twice.kept->setup->n_players; seat++)
            g_assert_cmpint (twice.kept->scores[seat], ==, pw_history_get_score (twice.table, length, seat, -1));
        }
      pw_history_free (twice.table);
      levels_game_free (twice.kept);
    }
  g_test_message ("%u games to the end by the referee", n_whole);
  g_assert_cmpuint (n_whole, >, 20);
}

/* The Treasurer in every season: more gold than anybody expects, and none of it is lost when it is said. */
static void
test_positions_hold_what_games_bring (void)
{
  LevelsGame *game = game_new (2, PW_LEVEL_REFEREE), *said = game_new (2, PW_LEVEL_FINAL);
  PwRandom random = { 1 };
  PwMove move;
  int most = 0;

  while (pw_dealer_next (&kb_game, game->state, &random, PW_DEAL_LAZY, &game->scratch, &move))
    {
      static const guint8 high[] = { 6, 6, 4 }, low[] = { 1, 1, 2 }, two[] = { 1, 2 };
      int actor = kb_actor (game->state);

      if (move.kind == KB_KIND_ROLL)
        {
          /* A white die of the King's aid comes last. */
          static const guint8 more[] = { 6, 6, 4, 1 }, less[] = { 1, 1, 2, 1 };

          move.args[0] = kb_dice_of (game->state, 0) > 3 ? pw_dice_pack (more, 4) : pw_dice_pack (high, 3);
          move.args[1] = kb_dice_of (game->state, 1) > 3 ? pw_dice_pack (less, 4) : pw_dice_pack (low, 3);
        }
      else if (move.kind == KB_KIND_MARK)
        {
          move.args[0] = pw_dice_pack (low, 3);
          move.args[1] = pw_dice_pack (two, 2);
        }
      else if (move.kind == KB_KIND_ENEMY)
        {
          move.args[0] = kb_enemy_nth (state_of (game)->year, 0)->type;
          move.args[1] = kb_enemy_nth (state_of (game)->year, 0)->strength;
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
      levels_play (game, &move);
      most = MAX (most, state_of (game)->players[0].goods[KB_GOLD]);
    }
  g_assert_cmpint (most, >, 60);
  levels_say (said, game->state);
  levels_assert_same_holdings (said, game->state);
  for (guint seat = 0; seat < 2; seat++)
    g_assert_cmpint (said->scores[seat], ==, game->scores[seat]);
  levels_assert_no_doubt (&kb_game, said->state, "said");
  levels_game_free (said);
  levels_game_free (game);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  levels_add (&kb_game, plans);
  g_test_add_func ("/kingsburg/levels/up-again-is-never-having-gone-down", test_up_again_is_never_having_gone_down);
  g_test_add_func ("/kingsburg/levels/switches-to-the-end", test_switches_to_the_end);
  g_test_add_func ("/kingsburg/levels/positions-hold-what-games-bring", test_positions_hold_what_games_bring);
  return g_test_run ();
}
