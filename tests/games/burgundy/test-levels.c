/* test-levels.c: one player's board only, and going over from one level to another in random games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "contracts.h"
#include "core/pw-notation.h"
#include "games/burgundy/game/cb-tables.h"
#include "games/pw-games.h"
#include "module-sets.h"

#ifdef __SANITIZE_ADDRESS__
#define GAMES 12                 /* of each number of players */
#else
#define GAMES 150
#endif
/* Where ships have to meet what nobody has kept, few games show nothing. */
#define SWITCHED MAX (GAMES, 60)

static PwSetup *
make_setup (guint n_players, guint seed, guint level)
{
  PwSetup *setup = set_setup (n_players, seed, level);

  setup->options[CB_OPTION_EDITION] = seed % 5 == 4;
  setup->me = (guint8) (seed % n_players);
  return setup;
}

static PwHistory *
play_game (guint n_players, guint seed, PwDealFlags flags)
{
  g_autoptr (PwSetup) setup = make_setup (n_players, seed, PW_LEVEL_REFEREE);
  PwHistory *history = pw_history_new (&cb_game, setup, NULL);
  PwRandom random = { 9300 * n_players + seed };
  PwMoves scratch = PW_MOVES_INIT;
  PwMove move;

  /* Shield 6 waits for nobody's turn. But who follows one board has the end of a phase right after the own turn, and
   * chooses before that (10.2): so do all here. */
  while (
    pw_dealer_next (&cb_game, pw_history_get_state (history, pw_history_get_cursor (history)), &random, flags, &scratch, &move))
    {
      g_autoptr (GError) error = NULL;

      if (cb_kinds[move.kind].anybody &&
          move.player != cb_actor (pw_history_get_state (history, pw_history_get_cursor (history))))
        continue;
      pw_history_play (history, &move, &error);
      g_assert_no_error (error);
    }
  pw_moves_clear (&scratch);
  return history;
}

static const CbState *
state_of (const PwHistory *history, guint at)
{
  return pw_history_get_state (history, at);
}

static const CbState *
present (const PwHistory *history)
{
  return state_of (history, pw_history_get_cursor (history));
}

static void
must_play (PwHistory *history, const PwMove *move)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *unsound = NULL;

  if (!pw_history_play (history, move, &error))
    {
      g_autofree char *line = pw_notation_print (&cb_game, pw_history_get_setup (history), move);

      g_error ("%s: %s", line, error->message);
    }
  unsound = cb_unsound (present (history));
  g_assert_cmpstr (unsound, ==, NULL);
}

static void
play_plain (PwHistory *history, CbKind kind, int player)
{
  PwMove move;

  pw_move_init (&move, kind, player);
  must_play (history, &move);
}

static PwMove
level_move (guint level, int seat)
{
  PwMove move;

  pw_move_init (&move, CB_KIND_LEVEL, PW_TABLE);
  move.args[CB_ARG_WHAT] = (gint16) level;
  move.args[CB_ARG_SIZE] = (gint16) (level == PW_LEVEL_BOARD ? seat : PW_ARG_NONE);
  return move;
}

static void
play_level (PwHistory *history, guint level, int seat)
{
  PwMove move = level_move (level, seat);

  must_play (history, &move);
}

/* -- Whole games of one board ----------------------------------------------------------------- */

static void
board_games (gconstpointer data)
{
  guint n_players = set_begin (data);

  for (guint seed = 0; seed < GAMES; seed++)
    {
      g_autoptr (PwSetup) setup = make_setup (n_players, seed, PW_LEVEL_BOARD);

      contracts_play (&cb_game, setup, 3000 * n_players + seed,
                      (seed % 2 ? PW_DEAL_RECORDED : PW_DEAL_LAZY) | contracts_style (seed), seed % 4 == 0);
    }
}

static void
board_games_changed (gconstpointer data)
{
  guint n_players = set_begin (data);

  for (guint seed = 0; seed < GAMES / 12; seed++)
    {
      g_autoptr (PwSetup) setup = make_setup (n_players, seed, PW_LEVEL_BOARD);

      contracts_revise (&cb_game, setup, 3300 * n_players + seed, PW_DEAL_LAZY | contracts_style (seed));
      contracts_correct (&cb_game, setup, 3700 * n_players + seed, PW_DEAL_LAZY | contracts_style (seed));
    }
}

/* -- Down and up at once -------------------------------------------------------------------------- */

/* Whose turns go by when @seat alone is followed. */
static guint
passed (const CbState *state, guint seat)
{
  guint seats = 0, at = 0;

  if (state->stage != CB_STAGE_TURN)
    return 0;
  while (state->order[at] != seat)
    at++;
  for (guint i = state->turn; i < (at >= state->turn ? at : state->n_players); i++)
    seats |= 1u << state->order[i] | CB_STALE_TABLE;
  /* With the end of a phase the mines of all others pay. */
  if (at < state->turn && state->round + 1 == CB_ROUNDS)
    seats |= ((1u << state->n_players) - 1) & ~(1u << seat);
  return seats;
}

static void
assert_same (const CbState *a, const CbState *b)
{
  for (guint seat = 0; seat < b->n_players; seat++)
    {
      const CbPlayer *x = &a->players[seat], *y = &b->players[seat];

      g_assert_cmpmem (x->tile, sizeof x->tile, y->tile, sizeof y->tile);
      g_assert_cmpuint (x->monasteries, ==, y->monasteries);
      g_assert_cmpint (x->workers, ==, y->workers);
      g_assert_cmpint (x->silver, ==, y->silver);
      g_assert_cmpint (x->track, ==, y->track);
      g_assert_cmpmem (x->store, sizeof x->store, y->store, sizeof y->store);
      g_assert_cmpmem (x->goods, sizeof x->goods, y->goods, sizeof y->goods);
      g_assert_cmpmem (x->sold, sizeof x->sold, y->sold, sizeof y->sold);
      g_assert_cmpuint (x->bonus_large, ==, y->bonus_large);
      g_assert_cmpuint (x->bonus_small, ==, y->bonus_small);
      g_assert_cmpuint (x->bridge, ==, y->bridge);
      g_assert_cmpuint (x->height, ==, y->height);
    }
  g_assert_cmpuint (a->bonus_large, ==, b->bonus_large);
  g_assert_cmpuint (a->bonus_small, ==, b->bonus_small);
  g_assert_cmpmem (a->depot_goods, sizeof a->depot_goods, b->depot_goods, sizeof b->depot_goods);
  g_assert_cmpmem (a->depots, sizeof a->depots, b->depots, sizeof b->depots);
  g_assert_cmpmem (a->black, sizeof a->black, b->black, sizeof b->black);
  g_assert_cmpmem (a->goods_seen, sizeof a->goods_seen, b->goods_seen, sizeof b->goods_seen);
  g_assert_cmpuint (a->phase, ==, b->phase);
  g_assert_cmpuint (a->round, ==, b->round);
  g_assert_cmpuint (a->stage, ==, b->stage);
}

/* A moment whose position can be said. */
static gboolean
can_be_said (const CbState *state)
{
  return state->stage == CB_STAGE_ROLL || (state->stage == CB_STAGE_TURN && state->pending.n == 0);
}

/* Plays what a state checks and takes. */
static void
put (CbState *state, const PwMove *move, PwEvents *events)
{
  g_autoptr (GError) error = NULL;

  if (!pw_game_check (&cb_game, state, move, &error))
    g_error ("%s: %s", cb_kinds[move->kind].name, error->message);
  events->n = 0;
  pw_game_apply (&cb_game, state, move, events);
}

/* Says what lies there and confirms it: the same player acts, and nobody has gained or lost anything. */
static void
confirm_all (CbState *state, const CbState *to, PwEvents *events)
{
  PwMoves moves = PW_MOVES_INIT;

  cb_position (state, to, &moves);
  for (guint i = 0; i < moves.n; i++)
    put (state, &moves.items[i], events);
  pw_moves_clear (&moves);
  while (cb_asks (state))
    {
      int actor = cb_actor (state);
      PwMove move;

      pw_move_init (&move, actor >= 0 ? CB_KIND_CONFIRM : CB_KIND_CONFIRM_TABLE, actor);
      put (state, &move, events);
    }
  /* A decision that waited at the table is not said: its player has it in mind, and the turn. */
  if (to->pending.n == 0)
    assert_same (state, to);
  for (guint seat = 0; seat < to->n_players; seat++)
    g_assert_cmpint (state->players[seat].track, ==, to->players[seat].track);
  g_assert_cmpuint (state->phase, ==, to->phase);
  g_assert_cmpuint (state->round, ==, to->round);
  g_assert_cmpuint (state->stage, ==, to->stage);
  g_assert_cmpint (cb_actor (state), ==, to->pending.n > 0 ? to->order[to->turn] : cb_actor (to));
}

static void
down_and_up (gconstpointer data)
{
  guint n_players = set_begin (data);
  g_autofree PwEvents *events = g_new (PwEvents, 1);
  guint n_equal = 0, n_asked = 0, n_said = 0;

  for (guint seed = 0; seed < GAMES; seed++)
    {
      g_autoptr (PwHistory)
        history = play_game (n_players, seed, (seed % 2 ? PW_DEAL_RECORDED : PW_DEAL_LAZY) | contracts_style (seed));

      for (guint at = seed % 10; at < pw_history_get_length (history); at += 10)
        for (guint seat = 0; seat < n_players; seat++)
          {
            const CbState *before = state_of (history, at);
            PwMove down = level_move (PW_LEVEL_BOARD, (int) seat), up = level_move (PW_LEVEL_REFEREE, 0);
            PwMove final = level_move (PW_LEVEL_FINAL, 0);
            CbState state = *before;
            gboolean begun = before->stage == CB_STAGE_START && before->players[seat].started;

            g_assert_true (pw_game_check (&cb_game, &state, &down, NULL));
            events->n = 0;
            pw_game_apply (&cb_game, &state, &down, events);
            g_assert_cmpuint (cb_followed (&state), ==, 1u << seat);
            /* After the last own turn, the game is over at this level. */
            if (state.stage == CB_STAGE_OVER)
              {
                g_assert_cmpuint (passed (before, seat), !=, 0);
                continue;
              }
            g_assert_true (pw_game_check (&cb_game, &state, &up, NULL));
            pw_game_apply (&cb_game, &state, &up, events);
            if (!begun && passed (before, seat) == 0)
              {
                g_assert_cmpmem (&state, sizeof state, before, sizeof state);
                n_equal++;
              }
            else if (!begun)
              {
                /* Shield 2 may have brought workers in the meantime. */
                guint own = cb_shield (before, seat, 2) ? 1u << seat : 0;

                g_assert_cmphex (cb_asked (&state), ==, passed (before, seat) | own);
                n_asked++;
                confirm_all (&state, before, events);
                n_said++;
              }
            state = *before;
            pw_game_apply (&cb_game, &state, &final, events);
            g_assert_cmpint (cb_actor (&state), ==, PW_TABLE);
            pw_game_apply (&cb_game, &state, &up, events);
            g_assert_cmpmem (&state, sizeof state, before, sizeof state);
          }
    }
  g_assert_cmpuint (n_equal, >, 100);
  g_assert_cmpuint (n_asked, >, 100);
  g_assert_cmpuint (n_said, >, 100);
}

/* -- Switches in the middle ------------------------------------------------------------------------ */

/* A game that is played at the table, and how it is kept. */
typedef struct
{
  PwHistory *table;
  guint at;                     /* moves of it that are played */
  PwHistory *kept;
  int helped;                   /* workers that shield 2 has brought and nobody has said */
  guint n_switches, n_loads, n_claims, n_said, n_helped, n_models;
} Twice;

/* How many decisions of @seat wait at the table, apart from the tribute, which comes after all others. */
static guint
count_waiting (const CbState *real, int seat)
{
  guint n = 0;

  for (guint i = 0; i < real->pending.n; i++)
    n += real->pending.items[i].seat == seat && real->pending.items[i].kind != CB_PENDING_TRIBUTE;
  return real->stage == CB_STAGE_PHASE_END || (real->stage == CB_STAGE_TURN && real->order[real->turn] == seat) ? n : 0;
}

/* Whether the table still plays what goes before the end of the phase here. */
static gboolean
is_behind (const CbState *real, const CbState *kept)
{
  return kept->stage == CB_STAGE_PHASE_END && real->phase == kept->phase && real->stage != CB_STAGE_PHASE_END &&
         real->stage != CB_STAGE_OVER;
}

/* Says what the white die shows, where that is asked. */
static gboolean
show_white (Twice *twice, int seat, const CbState *real)
{
  PwMove shows;

  if (cb_pending (present (twice->kept)) != CB_PENDING_WHITE_DIE)
    return FALSE;
  pw_move_init (&shows, CB_KIND_SHOWS, seat);
  shows.args[CB_ARG_WHAT] = real->white;
  must_play (twice->kept, &shows);
  return TRUE;
}

/* What the table did last left less to decide than what is known here: that is declined, or claimed. */
static void
settle (Twice *twice, int seat, const CbState *real)
{
  gboolean on = real->stage == CB_STAGE_TURN && real->order[real->turn] == seat;

  while (!is_behind (real, present (twice->kept)))
    {
      const CbState *state = present (twice->kept);
      /* What waits at the end of the phase comes after the turn. */
      gboolean later = real->stage == CB_STAGE_PHASE_END && state->stage == CB_STAGE_TURN;
      const CbPlayer *player = &real->players[seat];
      PwMove move;

      if (state->pending.n <= (later ? 0 : count_waiting (real, seat)))
        break;
      /* These wait until they come at the table. */
      if (cb_pending (state) == CB_PENDING_TRIBUTE || cb_pending (state) == CB_PENDING_HELPED || cb_asks (state))
        break;
      /* It may have waited below a bonus tile. */
      if (show_white (twice, seat, state_of (twice->table, twice->at)))
        continue;
      pw_move_init (&move, CB_KIND_SKIP, seat);
      if (cb_pending (state) == CB_PENDING_BONUS)
        {
          guint bit = 1u << state->pending.items[state->pending.n - 1].arg;

          move.kind = CB_KIND_CLAIM;
          move.args[CB_ARG_SIZE] = player->bonus_large & bit   ? CB_SIZE_LARGE
                                   : player->bonus_small & bit ? CB_SIZE_SMALL
                                                               : CB_SIZE_NONE;
          twice->n_claims++;
        }
      must_play (twice->kept, &move);
    }
  if (!on && present (twice->kept)->stage == CB_STAGE_TURN)
    play_plain (twice->kept, CB_KIND_END, seat);
}

/* Says the monasteries of the duchy that shield 6 copies, as they lie on the table. */
static void
say_model (Twice *twice, const CbState *real, const char *reason)
{
  guint model = present (twice->kept)->shields.model - 1u;

  for (guint hex = 0; hex < cb_duchy_of (&real->players[model])->n_hexes; hex++)
    {
      PwMove move;

      if (real->players[model].tile[hex] <= CB_TILE_MONASTERY_0 ||
          present (twice->kept)->players[model].tile[hex] == real->players[model].tile[hex])
        continue;
      pw_move_init (&move, CB_KIND_HEX, (int) model);
      move.args[CB_ARG_HEX] = (gint16) hex;
      move.args[CB_ARG_TILE] = real->players[model].tile[hex];
      g_assert_true (pw_move_set_reason (&move, pw_history_get_setup (twice->kept), reason, NULL));
      must_play (twice->kept, &move);
    }
}

/* Says what shields bring by what others have done, once that is known. */
static void
catch_up (Twice *twice, int seat)
{
  const CbState *real = state_of (twice->table, twice->at);

  for (;;)
    {
      const CbState *kept = present (twice->kept);

      if (is_behind (real, kept))
        return;
      if (cb_asks (kept) && cb_actor (kept) >= 0 && cb_actor (kept) != seat)
        {
          /* The last monasteries are known when the game is over. */
          if (kept->stage == CB_STAGE_PHASE_END && real->stage != CB_STAGE_OVER && kept->pending.items[0].kind == 0 &&
              kept->step > 3)
            return;
          say_model (twice, real, NULL);
          play_plain (twice->kept, CB_KIND_CONFIRM, cb_actor (kept));
          twice->n_models++;
        }
      else if (cb_pending (kept) == CB_PENDING_HELPED)
        {
          PwMove move;

          /* Who answers waits until all of it is known: until the own turn, or the end of the phase. */
          if (kept->stage == CB_STAGE_PHASE_END ? real->stage == CB_STAGE_PHASE_END && real->step < kept->step
                                                : real->stage != CB_STAGE_TURN || real->order[real->turn] != seat)
            return;
          pw_move_init (&move, twice->helped > 0 ? CB_KIND_HELPED : CB_KIND_SKIP, seat);
          if (twice->helped > 0)
            {
              move.args[CB_ARG_NUMBER] = (gint16) twice->helped;
              twice->n_helped++;
            }
          twice->helped = 0;
          must_play (twice->kept, &move);
        }
      else
        return;
    }
}

/* What @seat gains by what somebody does at the table. */
static void
count_help (Twice *twice, int seat)
{
  guint n;
  const PwEvent *events = pw_history_get_events (twice->table, twice->at, &n);

  for (guint i = 0; i < n; i++)
    if (events[i].kind == PW_EVENT_RESOURCE && events[i].player == seat && events[i].what == CB_WORKERS &&
        events[i].rule == CB_RULE_17_5 + 2)
      twice->helped += events[i].amount;
}

/* The goods a ship brought, read off what its owner had before and has now. */
static void
load (Twice *twice, int seat)
{
  const CbPlayer *before = &state_of (twice->table, twice->at)->players[seat];
  const CbPlayer *after = &state_of (twice->table, twice->at + 1)->players[seat];

  for (gint16 goods = 1; goods <= CB_GOODS; goods++)
    if (after->goods[goods - 1] > before->goods[goods - 1])
      {
        PwMove move;

        pw_move_init (&move, CB_KIND_LOAD, seat);
        move.args[CB_ARG_GOODS] = goods;
        move.args[CB_ARG_NUMBER] = (gint16) (after->goods[goods - 1] - before->goods[goods - 1]);
        must_play (twice->kept, &move);
        twice->n_loads++;
      }
}

/* Enters of the table's next move what the level of @seat's board enters. */
static void
follow (Twice *twice, int seat)
{
  PwMove move = *pw_history_get_move (twice->table, twice->at);
  const CbState *real = state_of (twice->table, twice->at), *state;
  gboolean stale;

  catch_up (twice, seat);
  state = present (twice->kept);
  stale = (state->stale & CB_STALE_TABLE) != 0;
  move.flags = 0;
  count_help (twice, seat);
  if (move.kind == CB_KIND_ROLL && state->stage == CB_STAGE_ROLL)
    {
      PwMove own;

      pw_move_init (&own, CB_KIND_OWN, PW_TABLE);
      own.args[CB_ARG_WHAT] = move.args[1 + seat];
      must_play (twice->kept, &own);
    }
  else if (move.kind == CB_KIND_GOODS && state->stage == CB_STAGE_GOODS)
    must_play (twice->kept, &move);
  else if (cb_kinds[move.kind].early && (move.player == seat || move.player == PW_TABLE))
    {
      /* Shields that others have taken are not missed here. */
      if (move.kind != CB_KIND_SHIELDS && pw_game_check (&cb_game, state, &move, NULL))
        must_play (twice->kept, &move);
      if (real->stage == CB_STAGE_TURN && real->order[real->turn] == seat)
        settle (twice, seat, state_of (twice->table, twice->at + 1));
    }
  else if (move.player == seat)
    {
      if ((move.kind == CB_KIND_SHIP || move.kind == CB_KIND_GATHER) && stale)
        load (twice, seat);
      else if (move.kind != CB_KIND_SKIP && move.kind != CB_KIND_END)
        must_play (twice->kept, &move);
      else if (move.kind == CB_KIND_SKIP && !stale)
        must_play (twice->kept, &move);
      show_white (twice, seat, real);
      settle (twice, seat, state_of (twice->table, twice->at + 1));
    }
  twice->at++;
  /* At the end of a phase it goes on without anybody's move. */
  if (present (twice->kept)->stage == CB_STAGE_PHASE_END)
    settle (twice, seat, state_of (twice->table, twice->at));
  catch_up (twice, seat);
  /* What the opponent of shield 6 places is said at once. */
  state = present (twice->kept);
  if (cb_shield (state, (guint) seat, 6) && state->shields.model > 0 && !cb_asks (state) && state->stage != CB_STAGE_OVER)
    say_model (twice, state_of (twice->table, twice->at), "shield 6");
}

/* Says what is asked, as it is on the table. */
static void
say_what_is_asked (Twice *twice, int seat)
{
  const CbState *real = state_of (twice->table, twice->at);
  guint asked = cb_asked (present (twice->kept));
  PwMoves moves = PW_MOVES_INIT;

  cb_position (present (twice->kept), real, &moves);
  if (!(asked & CB_STALE_TABLE) && asked == 0)
    g_assert_cmpuint (moves.n, ==, 0);
  for (guint i = 0; i < moves.n; i++)
    {
      /* What was followed is known. */
      if (moves.items[i].player == seat && moves.items[i].kind != CB_KIND_BRIDGE && moves.items[i].kind != CB_KIND_DICE &&
          !(moves.items[i].kind == CB_KIND_HAVE && moves.items[i].args[CB_ARG_WHAT] == CB_WORKERS && asked >> seat & 1))
        {
          g_autofree char *line = pw_notation_print (&cb_game, pw_history_get_setup (twice->kept), &moves.items[i]);

          g_error ("not known of the board that was followed: %s", line);
        }
      must_play (twice->kept, &moves.items[i]);
      twice->n_said++;
    }
  pw_moves_clear (&moves);
  while (cb_asks (present (twice->kept)))
    {
      int actor = cb_actor (present (twice->kept));

      play_plain (twice->kept, actor >= 0 ? CB_KIND_CONFIRM : CB_KIND_CONFIRM_TABLE, actor);
    }
  assert_same (present (twice->kept), real);
}

/* A line of the table that is followed by the referee: ends of turns come and go (cb_mend). */
static void
referee (Twice *twice)
{
  PwMove move = *pw_history_get_move (twice->table, twice->at++);

  for (guint i = 0; !pw_history_play (twice->kept, &move, NULL); i++)
    {
      PwMove room;
      PwMend mend = i < 4 ? cb_mend (present (twice->kept), &move, &room) : PW_MEND_NOTHING;

      if (mend == PW_MEND_DROP)
        return;
      if (mend == PW_MEND_NOTHING)
        {
          must_play (twice->kept, &move);
          return;
        }
      must_play (twice->kept, &room);
    }
}

/* The move with which the last phase begins. */
static guint
last_phase (const PwHistory *table)
{
  guint at = 0;

  while (state_of (table, at)->phase + 1 < CB_PHASES)
    at++;
  return at;
}

/* From @last on the referee follows. */
static void
switch_levels (Twice *twice, PwRandom *random, guint last)
{
  guint n = pw_history_get_length (twice->table);
  guint n_players = pw_history_get_setup (twice->table)->n_players;
  int seat = (int) pw_random_below (random, n_players);
  guint until = MIN (twice->at + 1 + pw_random_below (random, 45), last);

  twice->n_switches++;
  twice->helped = 0;
  play_level (twice->kept, PW_LEVEL_BOARD, seat);
  while (twice->at < n && (twice->at < until ||
                           present (twice->kept)->stage == CB_STAGE_OVER
                           /* The end of a phase comes after the own turn; then the others catch up. */
                           || present (twice->kept)->phase != state_of (twice->table, twice->at)->phase ||
                           !can_be_said (state_of (twice->table, twice->at))))
    follow (twice, seat);
  if (twice->at == n)
    {
      /* The followed player's score is the same as if all had been entered. */
      g_assert_cmpuint (present (twice->kept)->stage, ==, CB_STAGE_OVER);
      g_assert_cmpint (pw_history_get_score (twice->kept, pw_history_get_cursor (twice->kept), (guint) seat, -1), ==,
                       pw_history_get_score (twice->table, n, (guint) seat, -1));
      return;
    }
  play_level (twice->kept, PW_LEVEL_REFEREE, 0);
  say_what_is_asked (twice, seat);
}

static void
switches (gconstpointer data)
{
  guint n_players = set_begin (data), n_whole = 0;
  Twice sum = { 0 };

  for (guint seed = 0; seed < SWITCHED; seed++)
    {
      Twice twice = { .table = play_game (n_players, seed, PW_DEAL_LAZY | contracts_style (seed)) };
      guint n = pw_history_get_length (twice.table), next = seed % 10;
      /* Every other game is followed by the referee in its last phase, to the end. */
      guint last = seed % 2 ? n : last_phase (twice.table);
      PwRandom random = { seed };

      twice.kept = pw_history_new (&cb_game, pw_history_get_setup (twice.table), NULL);
      while (twice.at < n)
        if (twice.at >= next && twice.at < last && can_be_said (state_of (twice.table, twice.at)))
          {
            switch_levels (&twice, &random, last);
            next = twice.at + 10;
          }
        else
          referee (&twice);
      g_assert_cmpuint (present (twice.kept)->stage, ==, CB_STAGE_OVER);
      if (present (twice.kept)->level == PW_LEVEL_REFEREE)
        {
          assert_same (present (twice.kept), state_of (twice.table, n));
          for (guint seat = 0; seat < n_players; seat++)
            g_assert_cmpint (pw_history_get_score (twice.kept, pw_history_get_cursor (twice.kept), seat, -1), ==,
                             pw_history_get_score (twice.table, n, seat, -1));
          n_whole++;
        }
      sum.n_switches += twice.n_switches;
      sum.n_loads += twice.n_loads;
      sum.n_claims += twice.n_claims;
      sum.n_said += twice.n_said;
      sum.n_helped += twice.n_helped;
      sum.n_models += twice.n_models;
      pw_history_free (twice.table);
      pw_history_free (twice.kept);
    }
  g_test_message ("%u switches, %u loads, %u claims, %u statements, %u times workers, %u times an opponent, %u games to the end "
                  "by the referee",
                  sum.n_switches, sum.n_loads, sum.n_claims, sum.n_said, sum.n_helped, sum.n_models, n_whole);
  g_assert_cmpuint (sum.n_switches, >, SWITCHED);
  g_assert_cmpuint (sum.n_loads, >, 0);
  g_assert_cmpuint (n_whole, >=, SWITCHED / 2);
  /* Seldom enough that sixty games may show none. */
  if (module_set == MARKERS && SWITCHED > 60)
    g_assert_cmpuint (sum.n_helped, >, 0);
}

/* How much has to be entered of the table: its statements, each a click or a word; a depot is emptied of its tiles, or of its
 * goods, at once. */
static guint
count_of_table (Twice *twice)
{
  const CbState *to = state_of (twice->table, twice->at);
  guint emptied[2][CB_DEPOTS + 1] = { { 0 } };
  PwMoves moves = PW_MOVES_INIT;
  guint n = 0;

  cb_position (present (twice->kept), to, &moves);
  for (guint i = 0; i < moves.n; i++)
    {
      const PwMove *move = &moves.items[i];
      int depot = move->args[CB_ARG_DEPOT];
      guint left = 0;

      if (move->player != PW_TABLE)
        continue;
      for (guint space = 0; move->kind == CB_KIND_SPACE && depot > 0 && space < CB_DEPOT_SPACES; space++)
        left += to->depots[depot - 1][space] != CB_TILE_NONE;
      for (guint goods = 0; move->kind == CB_KIND_PILE && goods < CB_GOODS; goods++)
        left += to->depot_goods[depot - 1][goods];
      if ((move->kind == CB_KIND_SPACE && depot > 0 && left == 0) || (move->kind == CB_KIND_PILE && left == 0))
        n += emptied[move->kind == CB_KIND_PILE][depot]++ == 0;
      else
        n++;
    }
  pw_moves_clear (&moves);
  return n;
}

/* The first move from @at on that is in that round and can be said. */
static guint
find_round (const PwHistory *table, guint at, guint phase, guint round)
{
  while (at < pw_history_get_length (table) &&
         (state_of (table, at)->phase < phase || (state_of (table, at)->phase == phase && state_of (table, at)->round < round) ||
          !can_be_said (state_of (table, at))))
    at++;
  return at;
}

/* Who was away for one phase, from any round to the same one of the next, puts right a few things of the common board. */
static void
one_phase_away (gconstpointer data)
{
  guint n_players = set_begin (data), most = 0, sum = 0, n_up = 0, n_nothing = 0;

  for (guint seed = 0; seed < GAMES; seed++)
    {
      Twice twice = { .table = play_game (n_players, seed, PW_DEAL_LAZY | contracts_style (seed)) };
      guint phase = seed % 4, round = seed / 4 % CB_ROUNDS, n;
      guint from = find_round (twice.table, 0, phase, round), until = find_round (twice.table, from, phase + 1, round);
      int seat = (int) (seed % n_players);

      twice.kept = pw_history_new (&cb_game, pw_history_get_setup (twice.table), NULL);
      while (twice.at < from)
        referee (&twice);
      play_level (twice.kept, PW_LEVEL_BOARD, seat);
      while (twice.at < pw_history_get_length (twice.table) &&
             (twice.at < until || present (twice.kept)->phase != state_of (twice.table, twice.at)->phase ||
              !can_be_said (state_of (twice.table, twice.at))))
        follow (&twice, seat);
      if (twice.at < pw_history_get_length (twice.table))
        {
          play_level (twice.kept, PW_LEVEL_REFEREE, 0);
          n = count_of_table (&twice);
          n_up++;
          most = MAX (most, n);
          sum += n;
          n_nothing += n == 0;
          say_what_is_asked (&twice, seat);
        }
      pw_history_free (twice.table);
      pw_history_free (twice.kept);
    }
  g_test_message ("up after one phase, %u times: %u entries for the table at most, %.1f on average, none %u times", n_up, most,
                  (double) sum / n_up, n_nothing);
  g_assert_cmpuint (n_up, >, GAMES / 2);
  if (n_players == 3)
    g_assert_cmpuint (most, <=, 20);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  for (guint n = 2; n <= 4; n++)
    {
      static const struct
      {
        const char *name;
        GTestDataFunc func;
      } tests[] = {
        { "random-games-of-one-board", board_games }, { "changes-and-corrections-of-one-board", board_games_changed },
        { "down-and-up-at-once", down_and_up },       { "switches-at-every-tenth-move", switches },
        { "one-phase-away", one_phase_away },
      };

      for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
        {
          for (guint s = 0; s < SETS; s++)
            {
              g_autofree char *path = g_strdup_printf ("/burgundy/levels/%s/%u-players%s", tests[i].name, n, set_names[s]);

              g_test_add_data_func (path, GUINT_TO_POINTER (n + 256 * s), tests[i].func);
            }
        }
    }
  return g_test_run ();
}
