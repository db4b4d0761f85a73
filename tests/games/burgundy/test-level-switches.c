/* test-level-switches.c: going over from one level to another in the middle of random games, and saying what went by
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "dealt-levels.h"

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

static void
play_level (PwHistory *history, guint level, int seat)
{
  PwMove move = level_move (level, seat);

  must_play (history, &move);
}

/* -- Down and up at once -------------------------------------------------------------------------- */

/* A moment whose position can be said. */
static gboolean
can_be_said (const CbState *state)
{
  return state->stage == CB_STAGE_ROLL || (state->stage == CB_STAGE_TURN && state->pending.n == 0);
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
          play_plain (twice->kept, CB_KIND_CONFIRM, cb_actor (present (twice->kept)));
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
list_loads (const Twice *twice, int seat, PwMoves *out)
{
  const CbPlayer *before = &state_of (twice->table, twice->at)->players[seat];
  const CbPlayer *after = &state_of (twice->table, twice->at + 1)->players[seat];

  for (gint16 goods = 1; goods <= CB_GOODS; goods++)
    if (after->goods[goods - 1] > before->goods[goods - 1])
      {
        PwMove *move = pw_moves_append (out, CB_KIND_LOAD, seat);

        move->args[CB_ARG_GOODS] = goods;
        move->args[CB_ARG_NUMBER] = (gint16) (after->goods[goods - 1] - before->goods[goods - 1]);
      }
}

static void
load (Twice *twice, int seat)
{
  PwMoves loads = PW_MOVES_INIT;

  list_loads (twice, seat, &loads);
  for (guint i = 0; i < loads.n; i++)
    must_play (twice->kept, &loads.items[i]);
  twice->n_loads += loads.n;
  pw_moves_clear (&loads);
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

/* -- Up, and the rest stays open -------------------------------------------------------------------- */

/* How the lines of the table go in where some of it is open. */
typedef struct
{
  guint n_up, n_by_rules, n_as_played, n_neither;
} Opened;

/* By the rules, where need be with another tile thrown out, or none, as the open key spaces show it. */
static gboolean
enter_by_rules (Twice *twice, PwMove move)
{
  PwMove room;

  move.flags = 0;
  for (guint i = 0; i < 4; i++)
    {
      if (pw_history_play (twice->kept, &move, NULL))
        return TRUE;
      switch (cb_mend (present (twice->kept), &move, &room))
        {
        case PW_MEND_DROP: return TRUE;
        case PW_MEND_BEFORE: must_play (twice->kept, &room); break;
        case PW_MEND_NOTHING:
        default: i = 4;
        }
    }
  if (move.kind != CB_KIND_TAKE && move.kind != CB_KIND_BUY)
    return FALSE;
  for (gint16 tile = PW_ARG_NONE; tile < CB_TILES; tile++)
    {
      move.args[CB_ARG_DISCARD] = tile;
      if (pw_history_play (twice->kept, &move, NULL))
        return TRUE;
    }
  return FALSE;
}

/* By the rules, or as it was played. */
static void
enter (Twice *twice, PwMove *move, Opened *sum)
{
  g_autofree char *unsound = NULL;

  if (enter_by_rules (twice, *move))
    sum->n_by_rules++;
  else if (pw_move_set_reason (move, pw_history_get_setup (twice->kept), "so", NULL) && pw_history_play (twice->kept, move, NULL))
    sum->n_as_played++;
  else
    sum->n_neither++;
  unsound = cb_unsound (present (twice->kept));
  g_assert_cmpstr (unsound, ==, NULL);
}

/* A line of the table; of a ship whose goods are open what it brought. */
static void
play_open (Twice *twice, Opened *sum)
{
  PwMoves moves = PW_MOVES_INIT;
  const PwMove *line = pw_history_get_move (twice->table, twice->at);
  const CbState *kept = present (twice->kept);

  if (cb_misses_dice (kept))
    pw_moves_append (&moves, CB_KIND_OWN, PW_TABLE)
      ->args[CB_ARG_WHAT] = pw_dice_pack (state_of (twice->table, twice->at)->players[kept->order[kept->turn]].dice, 2);
  if (line->kind == CB_KIND_SHIP && pw_kind_set_has (cb_playable (kept), CB_KIND_LOAD))
    {
      list_loads (twice, line->player, &moves);
      pw_moves_append (&moves, CB_KIND_SKIP, line->player);
    }
  else
    pw_moves_add (&moves, line);
  for (guint i = 0; i < moves.n; i++)
    enter (twice, &moves.items[i], sum);
  twice->at++;
  pw_moves_clear (&moves);
}

/* Dice that nobody has said are none that are left out. */
static void
assert_no_unsaid_dice (const PwHistory *history, int seat)
{
  PwMove down = level_move (PW_LEVEL_BOARD, seat);
  g_autofree char *left = pw_game_leaves (&cb_game, pw_history_get_setup (history), present (history), &down);

  g_assert_true (left == NULL || strpbrk (left, "0") == NULL);
}

/* Who was away for one phase goes on by one button, every other time in the own turn, and the rest of that round is
 * entered: what cannot be known as it was played. */
static void
rest_stays_open (gconstpointer data)
{
  guint n_players = set_begin (data);
  Opened sum = { 0 };

  for (guint seed = 0; seed < GAMES; seed++)
    {
      Twice twice = { .table = play_game (n_players, seed, PW_DEAL_LAZY | contracts_style (seed)) };
      guint phase = seed % 4, from = find_round (twice.table, 0, phase, 0), until = find_round (twice.table, from, phase + 1, 0);
      guint to = find_round (twice.table, until, phase + 1, 1);
      int seat = (int) (seed % n_players);
      PwMove up;

      twice.kept = pw_history_new (&cb_game, pw_history_get_setup (twice.table), NULL);
      while (twice.at < from)
        referee (&twice);
      play_level (twice.kept, PW_LEVEL_BOARD, seat);
      while (twice.at < until || (seed % 2 && (state_of (twice.table, twice.at)->stage != CB_STAGE_TURN ||
                                               cb_actor (state_of (twice.table, twice.at)) != seat)))
        follow (&twice, seat);
      g_assert_true (pw_game_level_move_open (&cb_game, &up));
      must_play (twice.kept, &up);
      g_assert_cmpuint (cb_asked (present (twice.kept)), ==, 0);
      assert_no_unsaid_dice (twice.kept, seat);
      sum.n_up++;
      while (twice.at < to)
        play_open (&twice, &sum);
      pw_history_free (twice.table);
      pw_history_free (twice.kept);
    }
  g_test_message ("up by one button %u times: of the next round %u lines by the rules, %u as they were played, %u left out",
                  sum.n_up, sum.n_by_rules, sum.n_as_played, sum.n_neither);
  g_assert_cmpuint (sum.n_by_rules, >, sum.n_as_played + sum.n_neither);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  add ("switches-at-every-tenth-move", switches);
  add ("one-phase-away", one_phase_away);
  add ("rest-stays-open", rest_stays_open);
  return g_test_run ();
}
