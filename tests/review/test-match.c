/* test-match.c: ways to decide, by name, and one against the other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/pw-games.h"
#include "review/pw-match.h"

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
  static const char *const wrong[] = { "",         "best",      "Greedy",    "search",         "search:",
                                       "search:1", "search:-5", "search:2x", "search:1000001", "search:99999999999999999999" };
  PwPolicy it;

  g_assert_cmpuint (policy ("search:50").rollouts, ==, 50);
  g_assert_cmpuint (policy ("policy").rollouts, ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    g_assert_false (pw_policy_parse (wrong[i], &it));
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
  g_test_add_func ("/review/match/tally", test_tally);
  g_test_add_func ("/review/match/alike", test_alike);
  g_test_add_func ("/review/match/again", test_again);
  g_test_add_func ("/review/match/ladder", test_ladder);
  g_test_add_func ("/review/match/search", test_search);
  return g_test_run ();
}
