/* test-reach.c: which advisors can be reached: lists against trying everything, and what views ask
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-random.h"
#include "games/pw-games.h"
#include "position.h"

#define N_TABLES 60

/* All sorted groups of up to @most dice, packed; the first is none. */
static GArray *
all_groups (guint most)
{
  GArray *groups = g_array_new (FALSE, FALSE, sizeof (gint16));
  gint16 none = PW_ARG_NONE;

  g_array_append_val (groups, none);
  for (guint8 a = 1; a <= 6; a++)
    for (guint8 b = 0; b <= a; b++)
      for (guint8 c = 0; c <= b; c++)
        {
          const guint8 dice[3] = { a, b, c };
          guint n = c ? 3 : b ? 2 : 1;
          gint16 packed = pw_dice_pack (dice, n);

          if (n <= most && !(b == 0 && c > 0))
            g_array_append_val (groups, packed);
        }
  return groups;
}

/* A table in the middle of a season, with anything that matters at random; Ana acts. */
static Position *
any_table (PwRandom *random)
{
  Position *position = position_new (&kb_test, "players 4; phase spring; stage influence; ana dice 123");
  KbState *state = position->state;
  KbPlayer *ana = &state->players[0];

  for (guint i = 0; i < KB_DICE; i++)
    ana->dice[i] = (guint8) (i < KB_OWN_DICE || pw_random_below (random, 2) ? 1 + pw_random_below (random, 6) : 0);
  ana->used = (guint8) (pw_random_below (random, 3) == 0 ? 1u << pw_random_below (random, KB_OWN_DICE) : 0);
  ana->plus2 = (guint8) pw_random_below (random, 3);
  ana->did = (guint16) ((pw_random_below (random, 4) == 0 ? KB_DID_PLUS2 : 0) |
                        (pw_random_below (random, 4) == 0 ? KB_DID_MARKET : 0));
  if (pw_random_below (random, 2))
    ana->buildings = 1u << KB_INN | 1u << KB_MARKET;
  state->envoy = (gint8) ((int) pw_random_below (random, 3) - 1);
  for (guint i = 0; i < 5; i++)
    {
      guint advisor = 1 + pw_random_below (random, KB_ADVISORS);

      state->taken |= 1u << advisor;
      state->groups[advisor][0] = (KbGroup){ .seat = (gint8) ((int) pw_random_below (random, 5) - 1),
                                             .flags = KB_GROUP_THERE,
                                             .dice = 1 };
    }
  return position;
}

static void
assert_list_is_complete (const Position *position, GArray *own, GArray *white)
{
  static const gint16 markets[] = { PW_ARG_NONE, -1, 1 };
  PwMoves legal = PW_MOVES_INIT;
  guint n = 0;
  PwMove move;

  kb_influence_legal (position->state, &legal);
  pw_move_init (&move, KB_KIND_INFLUENCE, 0);
  for (gint16 advisor = 1; advisor <= KB_ADVISORS; advisor++)
    for (guint i = 0; i < own->len; i++)
      for (guint k = 0; k < white->len; k++)
        for (guint rest = 0; rest < 12; rest++)
          {
            move.args[KB_ARG_ADVISOR] = advisor;
            move.args[KB_ARG_DICE] = g_array_index (own, gint16, i);
            move.args[KB_ARG_WHITE] = g_array_index (white, gint16, k);
            move.args[KB_ARG_PLUS2] = rest & 1 ? 2 : PW_ARG_NONE;
            move.args[KB_ARG_ENVOY] = rest & 2 ? 1 : PW_ARG_NONE;
            move.args[KB_ARG_MARKET] = markets[rest / 4];
            if (!pw_game_check (&kb_game, position->state, &move, NULL))
              continue;
            n++;
            g_assert_true (pw_moves_contain (&legal, &move));
          }
  /* As many as are legal, and each of those is there: none comes twice. */
  g_assert_cmpuint (legal.n, ==, n);
  pw_moves_clear (&legal);
}

static void
test_list_is_complete_without_duplicates (void)
{
  g_autoptr (GArray) own = all_groups (3);
  g_autoptr (GArray) white = all_groups (2);
  PwRandom random = { 5 };

  g_assert_cmpuint (own->len, ==, 1 + 6 + 21 + 56);
  g_assert_cmpuint (white->len, ==, 1 + 6 + 21);
  for (guint i = 0; i < N_TABLES; i++)
    {
      g_autoptr (Position) position = any_table (&random);

      assert_list_is_complete (position, own, white);
    }
}

/* The sets that views show are those of the list. */
static void
test_reach_is_what_the_list_says (void)
{
  PwRandom random = { 17 };

  for (guint i = 0; i < 2000; i++)
    {
      g_autoptr (Position) position = any_table (&random);
      PwMoves legal = PW_MOVES_INIT;
      KbReach reach, listed = { 0 };

      kb_influence_legal (position->state, &legal);
      for (guint k = 0; k < legal.n; k++)
        {
          const PwMove *move = &legal.items[k];
          guint32 bit = 1u << move->args[KB_ARG_ADVISOR];
          gboolean plus2 = move->args[KB_ARG_PLUS2] != PW_ARG_NONE, market = move->args[KB_ARG_MARKET] != PW_ARG_NONE;

          if (move->args[KB_ARG_ENVOY] != PW_ARG_NONE)
            listed.envoy |= bit;
          else
            listed.free |= bit;
          if (!plus2 && !market)
            listed.plain |= bit;
          if (plus2)
            listed.plus2 |= bit;
          if (market)
            listed.market |= bit;
        }
      kb_reach (position->state, 0, &reach);
      g_assert_cmphex (reach.free, ==, listed.free);
      g_assert_cmphex (reach.envoy, ==, listed.envoy);
      g_assert_cmphex (reach.plain, ==, listed.plain);
      g_assert_cmphex (reach.plus2, ==, listed.plus2);
      g_assert_cmphex (reach.market, ==, listed.market);
      g_assert_true (kb_reaches_any (position->state, 0) == (legal.n > 0));
      pw_moves_clear (&legal);
    }
}

/* Totals before and after a group, and who reaches whom then, are what playing it brings. */
static void
test_what_is_left_after_a_group (void)
{
  g_autoptr (Position) position = position_new (
    &kb_test, "players 3; phase spring; stage influence; ana dice 651; ana white 3; ana plus2 1; ben dice 642; cleo dice 111");
  KbAfter after;
  KbReach ben, cleo;
  PwMove move;

  move = position_move (position, "influence 11 6 white=3 +2");
  kb_after (position->state, &move, &after);
  g_assert_cmpint (after.dice, ==, 9);
  g_assert_cmpint (after.advisor, ==, 11);
  g_assert_cmpint (after.before, ==, 15);
  g_assert_cmpint (after.left, ==, 6);
  g_assert_cmphex (after.own.free, ==, 1u << 1 | 1u << 5 | 1u << 6);
  g_assert_cmphex (after.own.plus2, ==, 0);
  position_play (position, "influence 11 6 white=3 +2");
  g_assert_cmpint (kb_dice_left (position->state, 0), ==, 6);
  kb_reach (position->state, 1, &ben);
  kb_reach (position->state, 2, &cleo);
  g_assert_cmphex (after.others, ==, ben.free | cleo.free);
  g_assert_cmphex (ben.free, ==, 1u << 2 | 1u << 4 | 1u << 6 | 1u << 8 | 1u << 10 | 1u << 12);
  g_assert_cmphex (cleo.free, ==, 1u << 1 | 1u << 2 | 1u << 3);
  g_assert_cmpint (kb_dice_total (position->state, 0), ==, 15);
}

/* Who has passed reaches nobody. */
static void
test_who_has_passed_reaches_nobody (void)
{
  g_autoptr (Position)
    position = position_new (&kb_test, "players 3; phase spring; stage influence; ana dice 651; ben dice 642; cleo dice 111");
  KbReach reach;

  position_play (position, "ana pass");
  kb_reach (position->state, 0, &reach);
  g_assert_cmphex (reach.free | reach.envoy, ==, 0);
}

/* The five enemies of the year with everybody's strength, and how many soldiers are missing. */
static void
test_forecast_of_the_year (void)
{
  g_autoptr (Position) position = position_new (
    &kb_test,
    "players 3; phase spring; stage roll; ana built barricade guard-tower; ana soldiers 1; ben built stone-wall; cleo built farms");
  KbForecast year[KB_YEAR_ENEMIES];

  g_assert_cmpuint (kb_forecast (position->state, year), ==, 5);
  for (guint i = 0; i < 5; i++)
    {
      gboolean goblins = year[i].enemy.type == KB_GOBLINS, zombies = year[i].enemy.type == KB_ZOMBIES;

      g_assert_cmpint (year[i].strength[0], ==, goblins ? 3 : 2);
      g_assert_cmpint (year[i].strength[1], ==, zombies ? 3 : 2);
      g_assert_cmpint (year[i].strength[2], ==, -1);
      g_assert_cmpint (year[i].need_win[2], ==, year[i].enemy.strength + 2);
      g_assert_cmpint (year[i].need_draw[2], ==, year[i].enemy.strength + 1);
      g_assert_cmpint (year[i].need_win[1], ==, MAX (0, year[i].enemy.strength - year[i].strength[1]));
      g_assert_cmpint (year[i].need_win[1], ==, year[i].need_draw[1]);
    }
  g_assert_cmpuint (year[0].enemy.strength, ==, 2);
  g_assert_cmpuint (year[4].enemy.strength, ==, 4);
}

static void
test_forecast_once_the_card_lies_open (void)
{
  g_autoptr (Position) position = position_new (&kb_test, "players 3; phase winter; stage enemy");
  KbForecast year[KB_YEAR_ENEMIES];

  position_play (position, "card dragons 7 points=3 win=any");
  g_assert_cmpuint (kb_forecast (position->state, year), ==, 1);
  g_assert_cmpuint (year[0].enemy.type, ==, KB_DRAGONS);
  g_assert_cmpint (year[0].need_win[0], ==, 8);
}

static void
test_building_at_risk (void)
{
  g_autoptr (Position) position = position_new (&kb_test, "players 3; ana built cathedral embassy; ben built crane inn");

  g_assert_cmpint (kb_at_risk (position_player (position, 0)), ==, KB_CATHEDRAL);
  g_assert_cmpint (kb_at_risk (position_player (position, 1)), ==, KB_CRANE);
  g_assert_cmpint (kb_at_risk (position_player (position, 2)), ==, -1);
}

/** BATCHES: the quickest of so many is what counts: others wait for the machine. */
#define BATCHES 50
#define LISTS 20
/** MOST_USEC: for one list; a millisecond has 1000. Sanitizers take many times as long. */
#ifdef __SANITIZE_ADDRESS__
#define MOST_USEC 1000
#else
#define MOST_USEC 100
#endif

/* A hand of 3 + 2 dice with token, Market and Envoy: its list takes well under a millisecond. */
static void
test_the_largest_hand_is_listed_at_once (void)
{
  g_autoptr (Position) position = position_new (
    &kb_test,
    "players 3; phase spring; stage influence; ana dice 654; ana white 32; ana plus2 1; ana built market; group ben 6; group ben 11; envoy ana");
  PwMoves legal = PW_MOVES_INIT;
  gint64 least = G_MAXINT64;

  for (guint batch = 0; batch < BATCHES; batch++)
    {
      gint64 start = g_get_monotonic_time ();

      for (guint i = 0; i < LISTS; i++)
        {
          legal.n = 0;
          pw_game_legal (&kb_game, position->state, &legal);
        }
      least = MIN (least, g_get_monotonic_time () - start);
    }
  g_test_minimized_result ((double) least / LISTS, "a list of %u moves: %.1f microseconds", legal.n, (double) least / LISTS);
  g_assert_cmpint (least / LISTS, <, MOST_USEC);
  g_assert_cmpuint (legal.n, >, 100);
  pw_moves_clear (&legal);
}

/* 7.5: who can use one of the two buildings is not asked about the other. */
static void
test_only_what_can_roll_again_is_asked (void)
{
  static const struct
  {
    const char *text, *roll, *asked;
  } cases[] = {
    { "players 3; phase spring; stage roll; ana built statue", "roll ana=222 ben=222 cleo=333",
      "roll again with the Statue, or pass" },
    { "players 3; phase spring; stage roll; ana built chapel", "roll ana=124 ben=222 cleo=333",
      "roll again with the Chapel, or pass" },
    { "players 3; phase spring; stage roll; ana built chapel", "roll ana=333 ben=222 cleo=333",
      "roll again with the Statue, or pass" },
    { "players 3; phase spring; stage roll; ana built chapel", "roll ana=111 ben=222 cleo=333",
      "roll again with Statue or Chapel, or pass" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (Position) position = position_new (&kb_test, cases[i].text);
      g_autofree char *asked = NULL;

      position_play (position, cases[i].roll);
      asked = kb_game.words.prompt (position->setup, position->state);
      g_assert_cmpstr (asked, ==, cases[i].asked);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  g_test_add_func ("/kingsburg/reach/list-is-complete-without-duplicates", test_list_is_complete_without_duplicates);
  g_test_add_func ("/kingsburg/reach/reach-is-what-the-list-says", test_reach_is_what_the_list_says);
  g_test_add_func ("/kingsburg/reach/what-is-left-after-a-group", test_what_is_left_after_a_group);
  g_test_add_func ("/kingsburg/reach/who-has-passed-reaches-nobody", test_who_has_passed_reaches_nobody);
  g_test_add_func ("/kingsburg/reach/forecast-of-the-year", test_forecast_of_the_year);
  g_test_add_func ("/kingsburg/reach/forecast-once-the-card-lies-open", test_forecast_once_the_card_lies_open);
  g_test_add_func ("/kingsburg/reach/only-what-can-roll-again-is-asked", test_only_what_can_roll_again_is_asked);
  g_test_add_func ("/kingsburg/reach/building-at-risk", test_building_at_risk);
  g_test_add_func ("/kingsburg/reach/the-largest-hand-is-listed-at-once", test_the_largest_hand_is_listed_at_once);
  return g_test_run ();
}
