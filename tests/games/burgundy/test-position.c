/* test-position.c: positions of random games: said again, scored, audited, and never doubted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "core/pw-dealer.h"
#include "core/pw-notation.h"
#include "core/pw-record.h"
#include "games/burgundy/position/cb-audit.h"
#include "games/pw-games.h"
#include "kit/levels.h"
#include "module-sets.h"
#include "same-sheets.h"

#ifdef __SANITIZE_ADDRESS__
#define GAMES 24                 /* of each number of players */
#else
#define GAMES 400
#endif

static PwSetup *
make_setup (guint n_players, guint seed, guint level)
{
  PwSetup *setup = set_setup (n_players, seed, level);

  setup->options[CB_OPTION_EDITION] = seed / 4 % 2;
  setup->options[CB_OPTION_TIE_BREAK] = seed / 2 % 2;
  return setup;
}

/* Duchies that differ, with the base game. */
static void
with_duchies (PwSetup *setup, guint seed)
{
  for (guint seat = 0; seat < setup->n_players; seat++)
    setup->seat_options[seat][CB_SEAT_DUCHY] = (gint16) ((seed + 3 * seat) % cb_duchy_count ());
}

static const CbState *
state_of (const PwHistory *history, guint at)
{
  return pw_history_get_state (history, at);
}

/* Moves that fill a duchy are taken before others, so that regions and colours are completed. */
static void
be_eager (const CbState *state, PwRandom *random, PwMoves *legal, PwMove *move)
{
  static const CbKind wanted[] = { CB_KIND_PLACE, CB_KIND_TAKE, CB_KIND_BUY };

  legal->n = 0;
  pw_game_legal (&cb_game, state, legal);
  for (guint k = 0; k < G_N_ELEMENTS (wanted); k++)
    {
      guint n = 0;

      for (guint i = 0; i < legal->n; i++)
        if (legal->items[i].kind == wanted[k] && legal->items[i].args[CB_ARG_DISCARD] == PW_ARG_NONE)
          legal->items[n++] = legal->items[i];
      if (n > 0)
        {
          *move = legal->items[pw_random_below (random, n)];
          return;
        }
    }
}

/* A whole game by the rules, at random; every other one fills its duchies. */
static PwHistory *
play_game (guint n_players, guint seed)
{
  g_autoptr (PwSetup) setup = make_setup (n_players, seed, PW_LEVEL_REFEREE);
  PwHistory *history = pw_history_new (&cb_game, setup, NULL);
  PwRandom random = { 7000 * n_players + seed };
  PwMoves scratch = PW_MOVES_INIT;
  PwMove move;

  while (pw_dealer_next (&cb_game, state_of (history, pw_history_get_length (history)), &random,
                         seed % 3 ? PW_DEAL_LAZY : PW_DEAL_RECORDED, &scratch, &move))
    {
      g_autoptr (GError) error = NULL;

      if (seed % 2 && move.player != PW_TABLE && pw_random_below (&random, 8) != 0)
        be_eager (state_of (history, pw_history_get_length (history)), &random, &scratch, &move);
      pw_history_play (history, &move, &error);
      g_assert_no_error (error);
    }
  pw_moves_clear (&scratch);
  return history;
}

static int
score_before_the_end (const PwHistory *history, guint at, guint seat)
{
  int score = pw_history_get_score (history, at, seat, -1);

  for (guint i = 0; i < at; i++)
    {
      guint n;
      const PwEvent *events = pw_history_get_events (history, i, &n);

      for (guint e = 0; e < n; e++)
        if (events[e].kind == PW_EVENT_POINTS && events[e].final && events[e].player == (int) seat)
          score -= events[e].amount;
    }
  return score;
}

static void
assert_no_doubt (const CbState *state, const char *what, guint seed, guint at)
{
  g_autofree char *where = g_strdup_printf ("%s, seed %u, after %u moves", what, seed, at);

  levels_assert_no_doubt (&cb_game, state, where);
}

/* Plays statements and "finish" in a game of the final-scoring level. */
static void
play_all (PwHistory *history, const PwMoves *moves)
{
  for (guint i = 0; i < moves->n; i++)
    {
      g_autoptr (GError) error = NULL;

      if (!pw_history_play (history, &moves->items[i], &error))
        {
          g_autofree char *line = pw_notation_print (&cb_game, pw_history_get_setup (history), &moves->items[i]);

          g_error ("%s: %s", line, error->message);
        }
    }
}

/* A game of the final-scoring level with the position of @history after @at moves. */
static PwHistory *
say_position (const PwHistory *history, guint at)
{
  g_autoptr (PwSetup) setup = pw_setup_copy (pw_history_get_setup (history));
  PwHistory *said;
  PwMoves moves = PW_MOVES_INIT;

  setup->level = PW_LEVEL_FINAL;
  said = pw_history_new (&cb_game, setup, NULL);
  cb_game.position->say (state_of (said, 0), state_of (history, at), &moves);
  play_all (said, &moves);
  pw_moves_clear (&moves);
  return said;
}

/* -- Audit and doubts ------------------------------------------------------------------------- */

/* What the order of livestock leaves open, and monastery 7. */
static int
livestock_spread (const CbPlayer *player)
{
  CbKnown known = cb_known (player);
  CbSpan seven, span = cb_audit_livestock (player, &known, &seven);

  return span.most - span.least + seven.most - seven.least;
}

static void
check_audit (const PwHistory *history, guint at, guint seat, const CbState *state, gboolean refereed, guint seed)
{
  int score = score_before_the_end (history, at, seat);
  PwAudit audit = { 0 };

  cb_game.position->audit (state, seat, &audit);
  if (score < audit.lowest || score > audit.highest)
    g_error ("seed %u, after %u moves, seat %u: %d is outside %d to %d", seed, at, seat, score, audit.lowest, audit.highest);
  g_assert_cmpint (audit.exact, ==, audit.lowest == audit.highest && state->players[seat].filled != 0);
  /* Where the phases are known, nothing but the order of livestock is open. */
  if (refereed && state->players[seat].filled != 0 && module_set == BASE)
    g_assert_cmpint (audit.highest - audit.lowest, ==, livestock_spread (&state->players[seat]));
}

/* Whether what lies there is not all there is to it: in the middle of a sale some goods are not laid yet, and
 * nobody can say that they wait; whose monasteries shield 6 counts is not chosen yet. */
static gboolean
is_halfway (const CbState *state)
{
  for (guint seat = 0; seat < state->n_boards; seat++)
    if (cb_shield (state, seat, 6) && state->shields.model == 0)
      return TRUE;
  for (guint i = 0; i < state->pending.n; i++)
    if (state->pending.items[i].kind == CB_PENDING_ROUTE_LAY)
      return TRUE;
  return FALSE;
}

static void
audits_are_right (gconstpointer data)
{
  guint n_players = set_begin (data);

  for (guint seed = 0; seed < GAMES; seed++)
    {
      PwHistory *history = play_game (n_players, seed);
      guint n = pw_history_get_length (history);

      for (guint at = seed % 29; at < n + 29; at += 29)
        {
          guint moment = MIN (at, n);
          PwHistory *said = say_position (history, moment);

          assert_no_doubt (state_of (history, moment), "refereed", seed, moment);
          for (guint seat = 0; seat < n_players; seat++)
            {
              g_assert_cmpint (state_of (history, moment)->players[seat].track, ==, score_before_the_end (history, moment, seat));
              check_audit (history, moment, seat, state_of (history, moment), TRUE, seed);
              check_audit (history, moment, seat, state_of (said, pw_history_get_length (said)), FALSE, seed);
            }
          if (state_of (history, moment)->stage != CB_STAGE_START && !is_halfway (state_of (history, moment)))
            assert_no_doubt (state_of (said, pw_history_get_length (said)), "said", seed, moment);
          pw_history_free (said);
        }
      pw_history_free (history);
    }
}

/* -- Positions -------------------------------------------------------------------------------- */

static gint16
open_dice (const CbPlayer *player)
{
  guint8 dice[2];
  guint n = 0;

  for (guint i = 0; i < 2; i++)
    if (!(player->used >> i & 1) && player->dice[i])
      dice[n++] = player->dice[i];
  return n ? pw_dice_pack (dice, n) : PW_ARG_NONE;
}

static void
assert_same_boards (const CbState *a, const CbState *b)
{
  assert_same_sheets (a, b);
  for (guint seat = 0; seat < b->n_players; seat++)
    {
      const CbPlayer *x = &a->players[seat], *y = &b->players[seat];

      g_assert_true (x->filled == y->filled && x->frontier == y->frontier);
      g_assert_cmpuint (x->regions_done, ==, y->regions_done);
      g_assert_cmpmem (x->count, sizeof x->count, y->count, sizeof y->count);
    }
  if (b->stage == CB_STAGE_START || b->stage == CB_STAGE_OVER)
    return;
  g_assert_cmpuint (a->phase, ==, b->phase);
  g_assert_cmpuint (a->round, ==, b->round);
  g_assert_cmpmem (a->order, sizeof a->order, b->order, sizeof b->order);
  g_assert_cmpmem (a->depots, sizeof a->depots, b->depots, sizeof b->depots);
  g_assert_cmpmem (a->black, sizeof a->black, b->black, sizeof b->black);
  if (b->stage != CB_STAGE_TURN)
    return;
  g_assert_cmpuint (a->stage, ==, b->stage);
  g_assert_cmpuint (a->turn, ==, b->turn);
  g_assert_cmpint (open_dice (&a->players[a->order[a->turn]]), ==, open_dice (&b->players[b->order[b->turn]]));
}

static void
apply_all (CbState *state, const PwMoves *moves)
{
  for (guint i = 0; i < moves->n; i++)
    {
      g_autofree PwEvents *events = g_new (PwEvents, 1);
      g_autoptr (GError) error = NULL;
      PwMove move = moves->items[i];
      char *text;

      move.reason = 1;
      g_assert_true (pw_game_correct (&cb_game, state, &move, &error));
      g_assert_no_error (error);
      events->n = 0;
      pw_game_apply (&cb_game, state, &move, events);
      text = cb_game.play.unsound (state);
      g_assert_null (text);
    }
}

/* From any moment of any game to any other of the same duchies. */
static void
positions_come_back (gconstpointer data)
{
  guint n_players = set_begin (data);

  for (guint seed = 0; seed < GAMES / 4; seed++)
    {
      PwHistory *history = play_game (n_players, seed);
      guint n = pw_history_get_length (history);
      PwRandom random = { seed };

      for (guint i = 0; i < 12; i++)
        {
          guint from = pw_random_below (&random, n), to = i ? pw_random_below (&random, n + 1) : n;
          PwHistory *said = say_position (history, to);
          CbState state = *state_of (history, from);
          PwMoves moves = PW_MOVES_INIT;

          assert_same_boards (state_of (said, pw_history_get_length (said)), state_of (history, to));
          cb_game.position->say (&state, state_of (history, to), &moves);
          apply_all (&state, &moves);
          if (state_of (history, to)->stage != CB_STAGE_START)
            assert_same_boards (&state, state_of (history, to));
          pw_moves_clear (&moves);
          /* What is the same already needs no word; but nobody can say that a decision waits, nor that a phase ends. */
          state = *state_of (history, to);
          cb_game.position->say (&state, state_of (history, to), &moves);
          if (state.stage != CB_STAGE_PHASE_END)
            g_assert_cmpuint (moves.n, ==, state.pending.n > 0 ? 1 : 0);
          for (guint k = 0; k < moves.n; k++)
            g_assert_true (moves.items[k].kind == CB_KIND_TURN || moves.items[k].kind == CB_KIND_NOW ||
                           moves.items[k].kind == CB_KIND_ORDER);
          pw_moves_clear (&moves);
          pw_history_free (said);
        }
      pw_history_free (history);
    }
}

/* Whether nothing is going on that no statement can say. */
static gboolean
can_be_said (const CbState *state)
{
  if (state->stage == CB_STAGE_ROLL)
    return TRUE;
  return state->stage == CB_STAGE_TURN && state->pending.n == 0 && !state->players[state->order[state->turn]].bought;
}

/* A game whose beginning was only said goes on as it did: the census, above all, refuses nothing
 * that comes, though nobody said which backs the tiles had. */
static void
games_go_on (gconstpointer data)
{
  guint n_players = set_begin (data);

  for (guint seed = 0; seed < GAMES / 4; seed++)
    {
      PwHistory *history = play_game (n_players, 3 * seed + 1); /* nothing is named in advance */
      guint n = pw_history_get_length (history);
      PwRandom random = { seed };

      for (guint i = 0; i < 6; i++)
        {
          guint at = pw_random_below (&random, n);
          CbState state = *state_of (history, 0);
          PwMoves moves = PW_MOVES_INIT;

          if (!can_be_said (state_of (history, at)))
            continue;
          cb_game.position->say (&state, state_of (history, at), &moves);
          apply_all (&state, &moves);
          pw_moves_clear (&moves);
          for (guint k = at; k < n; k++)
            {
              g_autofree PwEvents *events = g_new (PwEvents, 1);
              g_autoptr (GError) error = NULL;

              if (!pw_game_check (&cb_game, &state, pw_history_get_move (history, k), &error))
                g_error ("seed %u, said after %u moves: move %u: %s", seed, at, k, error->message);
              events->n = 0;
              pw_game_apply (&cb_game, &state, pw_history_get_move (history, k), events);
              if (k % 16 == 0 || k == n - 1)
                assert_no_doubt (&state, "gone on", seed, k + 1);
            }
          assert_same_boards (&state, state_of (history, n));
        }
      pw_history_free (history);
    }
}

/* -- Final scoring ---------------------------------------------------------------------------- */

/* Everybody with the same score: the tie-break to its last resort, the stack on the bridge. */
static void
assert_same_ties (const CbState *said, const CbState *played)
{
  static const int scores[PW_MAX_PLAYERS] = { 77, 77, 77, 77, 77, 77 };
  PwStanding a[PW_MAX_PLAYERS] = { 0 }, b[PW_MAX_PLAYERS] = { 0 };
  guint places = 0;

  cb_game.play.rank (said, scores, a);
  cb_game.play.rank (played, scores, b);
  for (guint seat = 0; seat < played->n_players; seat++)
    {
      g_assert_cmpuint (a[seat].place, ==, b[seat].place);
      g_assert_cmpstr (a[seat].tie_break, ==, b[seat].tie_break);
      places |= 1u << a[seat].place;
      g_free (a[seat].tie_break);
      g_free (b[seat].tie_break);
    }
  g_assert_cmpuint (places, ==, (1u << (played->n_players + 1)) - 2);
}

static void
assert_same_result (PwHistory *said, const PwHistory *played)
{
  guint n = pw_history_get_length (said), m = pw_history_get_length (played);
  guint n_players = pw_history_get_setup (played)->n_players;
  PwStanding a[PW_MAX_PLAYERS] = { 0 }, b[PW_MAX_PLAYERS] = { 0 };
  guint n_said, n_played, k = 0;
  const PwEvent *last_said = pw_history_get_events (said, n - 1, &n_said);
  const PwEvent *last = pw_history_get_events (played, m - 1, &n_played);

  g_assert_cmpint (cb_game.play.actor (state_of (said, n)), ==, PW_NOBODY);
  for (guint seat = 0; seat < n_players; seat++)
    {
      g_assert_cmpint (pw_history_get_score (said, n, seat, -1), ==, pw_history_get_score (played, m, seat, -1));
      g_assert_cmpint (pw_history_get_score (said, n, seat, CB_FROM_LEFT_OVER), ==,
                       pw_history_get_score (played, m, seat, CB_FROM_LEFT_OVER));
    }
  /* Line by line: what, by which rule, how much, of how many. */
  for (guint i = 0; i < n_played; i++)
    if (last[i].kind == PW_EVENT_POINTS && last[i].final)
      {
        while (k < n_said && !(last_said[k].kind == PW_EVENT_POINTS && last_said[k].final))
          k++;
        g_assert_cmpuint (k, <, n_said);
        g_assert_cmpmem (&last_said[k], sizeof (PwEvent), &last[i], sizeof (PwEvent));
        k++;
      }
  while (k < n_said && !(last_said[k].kind == PW_EVENT_POINTS && last_said[k].final))
    k++;
  g_assert_cmpuint (k, ==, n_said);
  assert_same_ties (state_of (said, n), state_of (played, m));
  pw_history_rank (said, a);
  pw_history_rank (played, b);
  for (guint seat = 0; seat < n_players; seat++)
    {
      g_assert_cmpuint (a[seat].place, ==, b[seat].place);
      g_assert_cmpint (a[seat].score, ==, b[seat].score);
      g_assert_cmpstr (a[seat].tie_break, ==, b[seat].tie_break);
      g_free (a[seat].tie_break);
      g_free (b[seat].tie_break);
    }
}

/* The same position as only numbers: no hex is named, all tiles are counted. */
static PwHistory *
count_position (const PwHistory *history, gboolean only_what_scores)
{
  PwHistory *whole = say_position (history, pw_history_get_length (history));
  PwHistory *counted = pw_history_new (&cb_game, pw_history_get_setup (whole), NULL);
  const CbState *to = state_of (whole, pw_history_get_length (whole));
  CbState state = *to;
  PwMoves moves = PW_MOVES_INIT;

  for (guint seat = 0; seat < to->n_players; seat++)
    {
      CbPlayer *player = &state.players[seat];

      for (guint hex = 0; hex < cb_duchy_of (player)->n_hexes; hex++)
        {
          int tile = player->tile[hex];

          player->tile[hex] = CB_TILE_NONE;
          if (tile == CB_TILE_NONE || tile > CB_TILE_MONASTERY_0)
            continue;
          if (only_what_scores && (tile < CB_TILE_WAREHOUSE || (tile < CB_TILE_COW_2 && !cb_has (player, (guint) tile + 12))))
            continue;
          player->count[tile]++;
        }
      if (only_what_scores)
        player->empty = (guint8) (cb_empty_hexes (&to->players[seat]) + 1);
      player->filled = player->frontier = 0;
      player->regions_done = 0;
    }
  cb_game.position->say (state_of (counted, 0), &state, &moves);
  play_all (counted, &moves);
  pw_moves_clear (&moves);
  pw_history_free (whole);
  return counted;
}

static void
check_counted (const PwHistory *history, gboolean only_what_scores, guint seed)
{
  PwHistory *counted = count_position (history, only_what_scores);
  guint n = pw_history_get_length (counted);

  assert_same_result (counted, history);
  if (!is_halfway (state_of (counted, n)))
    assert_no_doubt (state_of (counted, n), "counted", seed, n);
  for (guint seat = 0; seat < pw_history_get_setup (history)->n_players; seat++)
    {
      int score = score_before_the_end (history, pw_history_get_length (history), seat);
      PwAudit audit = { 0 };

      cb_game.position->audit (state_of (counted, n), seat, &audit);
      if (score < audit.lowest || score > audit.highest)
        g_error ("seed %u, seat %u: %d is outside %d to %d", seed, seat, score, audit.lowest, audit.highest);
      g_assert_false (audit.exact);
    }
  pw_history_free (counted);
}

/* A record of it, read again, gives the same bytes. */
static void
check_record (const char *text, const PwHistory *said)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PwRecord) record = pw_record_parse (text, -1, &error);
  guint n = pw_history_get_length (said);

  g_assert_no_error (error);
  g_assert_cmpuint (record->broken_line, ==, 0);
  g_assert_cmpuint (pw_history_get_length (record->history), ==, n);
  g_assert_cmpmem (state_of (record->history, n), sizeof (CbState), state_of (said, n), sizeof (CbState));
}

static void
final_positions_score_the_same (gconstpointer data)
{
  guint n_players = set_begin (data);

  for (guint seed = 0; seed < GAMES; seed++)
    {
      PwHistory *history = play_game (n_players, seed);
      PwHistory *said = say_position (history, pw_history_get_length (history));

      assert_same_result (said, history);
      check_counted (history, FALSE, seed);
      check_counted (history, TRUE, seed);
      if (seed % 8 == 0)
        {
          g_autoptr (PwRecord) record = pw_record_new (said);
          g_autofree char *json = pw_record_print (record);
          g_autofree char *text = pw_record_print_text (record);

          check_record (json, said);
          check_record (text, said);
        }
      else
        pw_history_free (said);
      pw_history_free (history);
    }
}

static const LevelsPlan plans[] = {
  { "end-positions-score-the-same", LEVELS_END, GAMES / 4, 1000, with_duchies },
  { "positions-in-the-middle-are-played-on", LEVELS_PLAYED_ON, GAMES / 4, 2000, with_duchies },
  { "change-at-any-moment", LEVELS_CHANGE, GAMES / 2, 3000, with_duchies },
  { "up-after-a-round-away", LEVELS_UP, 120, 6000, .lines = 20 },
  { "texts-at-every-level", LEVELS_TEXTS, 4, 7, with_duchies },
  { "what-is-open-can-be-entered", LEVELS_LEFT_OPEN, 120, 5000 },
  { NULL },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  levels_add (&cb_game, plans);
  for (guint i = 0; i < 3 * SETS; i++)
    {
      guint n = 2 + i % 3;
      const char *extra = set_names[i / 3];
      gpointer data = GUINT_TO_POINTER (n + 256 * (i / 3));
      g_autofree char *audit = g_strdup_printf ("/burgundy/position/audit-of-%u-players%s", n, extra);
      g_autofree char *again = g_strdup_printf ("/burgundy/position/said-again-with-%u-players%s", n, extra);
      g_autofree char *on = g_strdup_printf ("/burgundy/position/games-of-%u-players-go-on%s", n, extra);
      g_autofree char *final = g_strdup_printf ("/burgundy/position/final-scoring-of-%u-players%s", n, extra);

      g_test_add_data_func (audit, data, audits_are_right);
      g_test_add_data_func (again, data, positions_come_back);
      g_test_add_data_func (on, data, games_go_on);
      g_test_add_data_func (final, data, final_positions_score_the_same);
    }
  return g_test_run ();
}
