/* test-match.c: ways to decide, by name, and one against the other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/moves/cb-moves.h"
#include "games/kingsburg/kingsburg.h"
#include "games/pw-games.h"
#include "review/pw-match.h"
#include "review/pw-search.h"

static PwPolicy
policy (const char *name)
{
  PwPolicy it;

  g_assert_true (pw_policy_parse (name, &it));
  return it;
}

static PwMatch
match (const char *id, guint players, const char *one, const char *other, guint pairs)
{
  const PwGame *game = pw_games_find (id);
  g_autoptr (PwSetup) setup = pw_setup_new (game, players);
  g_autoptr (GError) error = NULL;
  PwPolicy both[2] = { policy (one), policy (other) };
  PwMatch result;

  g_assert_true (pw_match_play (game, setup, both, pairs, 7, &result, &error));
  g_assert_no_error (error);
  g_test_message ("%s, %u: %s %.1f, %s %.1f, won %.3f +- %.3f", id, players, one, result.points[0].mean, other,
                  result.points[1].mean, result.win.mean, PW_SURE * pw_tally_error (&result.win));
  return result;
}

static void
test_names (void)
{
  static const char *const wrong[] = { "",
                                       "best",
                                       "Greedy",
                                       "search",
                                       "search:",
                                       "search:1",
                                       "search:-5",
                                       "search:2x",
                                       "search:1000001",
                                       "search:99999999999999999999",
                                       "search:s",
                                       "search:0s",
                                       "search:1S",
                                       "search:1ss",
                                       "search:1 s",
                                       "search:-1s",
                                       "search:+1s",
                                       "search:1e3s",
                                       "search:infs",
                                       "search:0x1s",
                                       "search:1.2.3s",
                                       "search:.5s",
                                       "search:3601s",
                                       "search:0.0001s" };
  static const struct
  {
    const char *name;
    gint64 thinking;
  } times[] = { { "search:1s", 1000000 }, { "search:0.25s", 250000 }, { "search:3600s", PW_MAX_THINKING } };
  PwPolicy it;

  g_assert_cmpuint (policy ("search:50").rollouts, ==, 50);
  g_assert_cmpuint (policy ("policy").rollouts, ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    g_assert_false (pw_policy_parse (wrong[i], &it));
  for (guint i = 0; i < G_N_ELEMENTS (times); i++)
    {
      g_assert_cmpint (policy (times[i].name).thinking, ==, times[i].thinking);
      g_assert_cmpuint (policy (times[i].name).rollouts, ==, 0);
      g_assert_true (pw_policy_searches (&(PwPolicy){ .thinking = times[i].thinking }));
    }
  g_assert_true (pw_policy_searches (&(PwPolicy){ .rollouts = 2 }));
  g_assert_false (pw_policy_searches (&PW_POLICY_USUAL));
}

/* A clock on which nothing takes time but to look at it. */
static gint64
tick (gpointer data)
{
  gint64 *now = data;

  return *now += 10000;
}

/* A search for a time ends with the time: it looks at the clock before each game of all candidates, and where there is nothing to decide it takes
 * none. The same clock finds the same move. */
static void
test_time (void)
{
  const PwGame *game = pw_games_find ("kingsburg");
  g_autoptr (PwSetup) setup = pw_setup_new (game, 2);
  gpointer first = pw_game_state_new (game, setup, NULL);
  g_autoptr (PwPlayout) playout = pw_playout_new (game, setup);
  g_autoptr (PwSearch) search = pw_search_new (game, setup);
  PwPolicy thinking = policy ("search:0.1s");
  PwRandom random = { 5 };
  guint n_searched = 0;

  pw_playout_begin (playout, &(PwMoment){ .state = first });
  for (guint i = 0; i < 12; i++)
    {
      PwMoment now = pw_playout_now (playout);
      gint64 one = 0, other = 0;
      PwMove move, again;

      pw_search_set_clock (search, tick, &one);
      if (pw_search_choose (search, &now, &thinking, i, &move))
        {
          pw_search_set_clock (search, tick, &other);
          g_assert_true (pw_search_choose (search, &now, &thinking, i, &again));
          g_assert_true (pw_move_equal (&move, &again));
          g_assert_cmpint (one, ==, other);
          /* Once at the beginning, and once more in each round than it had time for. */
          g_assert_cmpint (one, <=, thinking.thinking + 100000);
          g_assert_true (one <= 10000 || one >= thinking.thinking);
          n_searched += one > 10000;
        }
      g_assert_true (pw_playout_next (playout, PW_POLICY_USUAL.flags, &random));
    }
  g_assert_cmpuint (n_searched, >, 0);
  g_aligned_free (first);
}

static void
test_tally (void)
{
  static const double values[] = { 2, 4, 4, 4, 5, 5, 7, 9 };
  PwTally tally = { 0 };

  g_assert_true (isinf (pw_tally_error (&tally)));
  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    pw_tally_add (&tally, values[i]);
  g_assert_cmpfloat_with_epsilon (tally.mean, 5, 1e-9);
  /* The squares of the differences are 32 together. */
  g_assert_cmpfloat_with_epsilon (pw_tally_error (&tally), sqrt (32. / 7 / 8), 1e-9);
}

/* More points that cost the game are not called better; what is too close to call does not count against them. */
static void
test_loses (void)
{
  PwCompared loses = { 0 }, close = { 0 }, wins = { 0 }, unknown = { 0 };

  for (guint i = 0; i < 40; i++)
    {
      pw_tally_add (&loses.win, i % 4 ? -1 : 0);
      pw_tally_add (&close.win, i % 8 ? 0 : i % 16 ? -1 : 1);
      pw_tally_add (&wins.win, i % 4 ? 1 : 0);
    }
  g_assert_true (pw_compared_loses (&loses));
  g_assert_false (pw_compared_loses (&close));
  g_assert_false (pw_compared_loses (&wins));
  g_assert_false (pw_compared_loses (&unknown));
}

/* With the same dice and draws, and the seats exchanged, both are as good as each other to the last point. */
static void
test_alike (void)
{
  static const char *const games[] = { "burgundy", "carcassonne", "caylus1303", "kingsburg" };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      PwMatch it = match (games[i], 2, "greedy", "greedy", 4);

      g_assert_cmpfloat (it.win.mean, ==, 0.5);
      g_assert_cmpfloat (it.margin.mean, ==, 0);
    }
}

static void
test_again (void)
{
  PwMatch one = match ("kingsburg", 3, "search:8", "policy", 2), other = match ("kingsburg", 3, "search:8", "policy", 2);

  g_assert_cmpmem (&one, sizeof one, &other, sizeof other);
}

/* Each is better than the one behind it, as far as so many games can say. */
static void
test_ladder (void)
{
  static const struct
  {
    const char *game;
    guint players;
    const char *better, *worse;
    guint pairs;
  } rungs[] = {
    { "burgundy", 2, "greedy", "random", 10 },   { "burgundy", 2, "policy", "greedy", 10 },
    { "burgundy", 3, "policy", "greedy", 10 },   { "burgundy", 4, "policy", "builder", 60 },
    { "kingsburg", 2, "greedy", "random", 20 },  { "kingsburg", 2, "policy", "greedy", 20 },
    { "kingsburg", 5, "policy", "greedy", 20 },  { "carcassonne", 2, "greedy", "random", 3 },
    { "carcassonne", 2, "policy", "greedy", 6 }, { "carcassonne", 5, "policy", "greedy", 3 },
    { "caylus1303", 2, "policy", "greedy", 10 }, { "caylus1303", 5, "policy", "greedy", 10 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rungs); i++)
    {
      PwMatch it = match (rungs[i].game, rungs[i].players, rungs[i].better, rungs[i].worse, rungs[i].pairs);

      g_assert_cmpfloat (it.win.mean - PW_SURE * pw_tally_error (&it.win), >, 0.5);
      g_assert_cmpfloat (it.margin.mean, >, 0);
    }
}

/* Whether two moves differ in what they throw out alone. */
static gboolean
same_but_discard (const PwMove *one, const PwMove *other)
{
  PwMove copy = *other;

  copy.args[CB_ARG_DISCARD] = one->args[CB_ARG_DISCARD];
  return pw_move_equal (one, &copy) && one->args[CB_ARG_DISCARD] != other->args[CB_ARG_DISCARD];
}

/* A stored tile that could be placed nowhere is thrown out before one that could: else somebody whose key spaces are full of such tiles
 * would stand still for the rest of the game. Gives how often both were there to choose from. */
static guint
check_discards (gconstpointer state, const PwMoves *legal)
{
  PwDealFlags flags = PW_POLICY_USUAL.flags;
  guint n = 0;

  for (guint i = 0; i < legal->n; i++)
    for (guint k = 0; k < legal->n; k++)
      {
        const PwMove *stuck = &legal->items[i], *useful = &legal->items[k];
        PwMemo memo = { 0 };

        if (stuck->kind != CB_KIND_TAKE || !same_but_discard (stuck, useful) ||
            cb_place_hexes (state, (guint) stuck->player, stuck->args[CB_ARG_DISCARD]) != 0 ||
            cb_place_hexes (state, (guint) stuck->player, useful->args[CB_ARG_DISCARD]) == 0)
          continue;
        g_assert_cmpint (pw_dealer_rate (&cb_game, state, stuck, flags, &memo), >,
                         pw_dealer_rate (&cb_game, state, useful, flags, &memo));
        n++;
      }
  return n;
}

/* With the last die of the game no tile is worth more than two workers: nobody will place it any more. Gives how many could be taken. */
static guint
check_last_die (gconstpointer data, const PwMoves *legal)
{
  const CbState *state = data;
  const CbPlayer *player = legal->n ? &state->players[legal->items[0].player] : NULL;
  PwMemo memo = { 0 };
  int workers = G_MAXINT;
  guint n = 0;

  if (!player || state->phase < CB_PHASES - 1 || state->round < CB_ROUNDS - 1 || state->pending.n > 0 || player->used == 0 ||
      player->used == 3)
    return 0;
  for (guint i = 0; i < legal->n; i++)
    if (legal->items[i].kind == CB_KIND_WORKERS)
      workers = pw_dealer_rate (&cb_game, state, &legal->items[i], PW_POLICY_USUAL.flags, &memo);
  for (guint i = 0; i < legal->n; i++)
    if (legal->items[i].kind == CB_KIND_TAKE)
      {
        g_assert_cmpint (pw_dealer_rate (&cb_game, state, &legal->items[i], PW_POLICY_USUAL.flags, &memo), <, workers);
        n++;
      }
  return n;
}

/* When the last soldiers are recruited, nothing else is to be had for goods any more: there is no reason to keep them. Gives how many could be. */
static guint
check_last_recruits (gconstpointer data, const PwMoves *legal)
{
  const KbState *state = data;
  PwMemo memo = { 0 };
  guint n = 0;

  if (state->year < KB_YEARS - 1 || state->phase != KB_PHASE_RECRUIT)
    return 0;
  for (guint i = 0; i < legal->n; i++)
    if (legal->items[i].kind == KB_KIND_RECRUIT)
      {
        PwMove pass;

        pw_move_init (&pass, KB_KIND_PASS, legal->items[i].player);
        g_assert_cmpint (pw_dealer_rate (&kb_game, state, &legal->items[i], PW_POLICY_USUAL.flags, &memo), >,
                         pw_dealer_rate (&kb_game, state, &pass, PW_POLICY_USUAL.flags, &memo));
        n++;
      }
  return n;
}

/* Goes through games of two by @flags until @check has found enough at their moments. */
static void
find_in_games (const PwGame *game, guint (*check) (gconstpointer state, const PwMoves *legal), PwDealFlags flags)
{
  g_autoptr (PwSetup) setup = pw_setup_new (game, 2);
  gpointer first = pw_game_state_new (game, setup, NULL);
  g_autoptr (PwPlayout) playout = pw_playout_new (game, setup);
  PwMoves legal = PW_MOVES_INIT;
  guint n = 0;

  for (guint64 seed = 1; seed <= 20 && n < 20; seed++)
    {
      PwRandom random = { seed };

      pw_playout_begin (playout, &(PwMoment){ .state = first });
      do
        {
          legal.n = 0;
          if (game->play.actor (pw_playout_now (playout).state) >= 0)
            pw_game_legal (game, pw_playout_now (playout).state, &legal);
          n += check (pw_playout_now (playout).state, &legal);
        }
      while (pw_playout_next (playout, flags, &random));
    }
  g_assert_cmpuint (n, >, 0);
  pw_moves_clear (&legal);
  g_aligned_free (first);
}

static void
test_discards (void)
{
  find_in_games (&cb_game, check_discards, PW_DEAL_RECORDED | PW_DEAL_GREEDY);
}

static void
test_last_die (void)
{
  find_in_games (&cb_game, check_last_die, PW_DEAL_RECORDED | PW_DEAL_GREEDY);
}

static void
test_last_recruits (void)
{
  find_in_games (&kb_game, check_last_recruits, PW_DEAL_RECORDED | PW_DEAL_GREEDY);
}

/* Looking ahead is worth something, even a little of it. */
static void
test_search (void)
{
  static const char *const games[] = { "kingsburg", "caylus1303" };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      PwMatch it = match (games[i], 2, "search:32", "policy", i ? 2 : 16);

      g_assert_cmpfloat (it.margin.mean - PW_SURE * pw_tally_error (&it.margin), >, 0);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  g_test_add_func ("/review/match/names", test_names);
  g_test_add_func ("/review/match/time", test_time);
  g_test_add_func ("/review/match/tally", test_tally);
  g_test_add_func ("/review/match/loses", test_loses);
  g_test_add_func ("/review/match/alike", test_alike);
  g_test_add_func ("/review/match/again", test_again);
  g_test_add_func ("/review/match/ladder", test_ladder);
  g_test_add_func ("/review/match/search", test_search);
  g_test_add_func ("/review/match/discards", test_discards);
  g_test_add_func ("/review/match/last-die", test_last_die);
  g_test_add_func ("/review/match/last-recruits", test_last_recruits);
  return g_test_run ();
}
