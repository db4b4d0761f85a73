/* test-combinations.c: which expansions go together, with everybody alone, in teams and solo; how much
 * waits at once in all of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "any-setup.h"
#include "contracts.h"
#include "games/burgundy/game/cb-tables.h"
#include "games/pw-games.h"

#ifdef __SANITIZE_ADDRESS__
#define SCALE 10                 /* so much fewer games */
#else
#define SCALE 1
#endif

/* -- Which go together ---------------------------------------------------------------------------------- */

/* Border posts with others than everybody alone are refused, with the rule and the remedy; all else plays. */
static void
play_or_refuse (CbMode mode, guint set, guint seed)
{
  g_autoptr (PwSetup) setup = any_setup (mode, set, seed);
  g_autoptr (GError) error = NULL;
  g_autofree gpointer state = NULL;

  if (mode != CB_MODE_OWN && set & POSTS)
    {
      g_assert_null (pw_game_state_new (&cb_game, setup, &error));
      g_assert_true (error->domain == PW_RULE_ERROR);
      g_assert_cmpstr (cb_game.rules[error->code].id, ==, "15.1");
      g_assert_nonnull (pw_rule_error_get_remedy (error));
      g_assert_null (pw_history_new (&cb_game, setup, NULL));
      return;
    }
  state = pw_game_state_new (&cb_game, setup, &error);
  g_assert_no_error (error);
  contracts_play (&cb_game, setup, 500 + seed, (seed % 2 ? PW_DEAL_RECORDED : PW_DEAL_LAZY) | contracts_style (seed),
                  seed % (4 * SCALE) == 0);
}

/* None, each alone, each with each other, and all of them; in every mode. */
static void
test_pairs (gconstpointer data)
{
  CbMode mode = GPOINTER_TO_UINT (data);
  guint seed = 0;

  for (guint a = 0; a < ANY_MODULES; a++)
    for (guint b = a; b < ANY_MODULES; b++)
      play_or_refuse (mode, 1u << a | 1u << b, ++seed);
  play_or_refuse (mode, 0, ++seed);
  play_or_refuse (mode, ALL, ++seed);
  play_or_refuse (mode, ALL & ~POSTS, ++seed);
}

/* Any set of them: the rule for the pairs is the rule for all. */
static void
test_any_set (gconstpointer data)
{
  CbMode mode = GPOINTER_TO_UINT (data);

  for (guint set = 0; set <= ALL; set += SCALE)
    play_or_refuse (mode, set, set);
}

/* What people insist on and say, and lines that they change later, in any set of expansions. */
static void
test_corrections (gconstpointer data)
{
  CbMode mode = GPOINTER_TO_UINT (data);

  for (guint set = 0; set <= ALL; set += SCALE)
    if (mode == CB_MODE_OWN || !(set & POSTS))
      {
        g_autoptr (PwSetup) setup = any_setup (mode, set, set + 1);
        PwDealFlags flags = (set / 2 % 2 ? PW_DEAL_RECORDED : PW_DEAL_LAZY) | contracts_style (set);

        contracts_correct (&cb_game, setup, 700 + set, flags);
        if (set % 5 == 0)
          contracts_revise (&cb_game, setup, 800 + set, flags);
      }
}

static void
assert_refused (PwSetup *setup, const char *rule)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (pw_game_state_new (&cb_game, setup, &error));
  g_assert_true (error->domain == PW_RULE_ERROR);
  g_assert_cmpstr (cb_game.rules[error->code].id, ==, rule);
  g_assert_nonnull (pw_rule_error_get_remedy (error));
  pw_setup_free (setup);
}

/* Players and duchies of another mode. */
static void
test_modes (void)
{
  PwSetup *setup = any_setup (CB_MODE_TEAM, 0, 0);

  setup->options[CB_OPTION_MODE] = CB_MODE_OWN;
  assert_refused (setup, "16.1");
  setup = any_setup (CB_MODE_SOLO, 0, 0);
  setup->options[CB_OPTION_MODE] = CB_MODE_OWN;
  assert_refused (setup, "16.4");
  setup = any_setup (CB_MODE_SOLO, 0, 0);
  setup->options[CB_OPTION_MODE] = CB_MODE_TEAM;
  assert_refused (setup, "16.4");
  setup = any_setup (CB_MODE_TEAM, 0, 0);
  setup->options[CB_OPTION_MODE] = CB_MODE_SOLO;
  assert_refused (setup, "16.4");
  setup = any_setup (CB_MODE_OWN, 0, 2);
  setup->options[CB_OPTION_MODE] = CB_MODE_TEAM;
  assert_refused (setup, "16.1");
  setup = any_setup (CB_MODE_OWN, 0, 0);
  setup->options[CB_OPTION_MODE] = CB_MODE_SOLO;
  assert_refused (setup, "16.4");
}

/* -- How much waits at once ------------------------------------------------------------------------------ */

/* Plays for what leaves most to decide: tiles and sales before all else, nothing skipped. */
static PwMove
greedy_move (const CbState *state, PwRandom *random, const PwMove *dealt)
{
  PwMoves legal = PW_MOVES_INIT;
  PwMove best = *dealt;
  int most = -1;

  if (dealt->player == PW_TABLE)
    return best;
  pw_game_legal (&cb_game, state, &legal);
  for (guint i = 0; i < legal.n; i++)
    {
      static const guint8 worth[CB_KINDS] = {
        [CB_KIND_PLACE] = 9, [CB_KIND_COVER] = 9, [CB_KIND_LAY] = 9,    [CB_KIND_SELL] = 6,    [CB_KIND_TAKE] = 5,
        [CB_KIND_BUY] = 5,   [CB_KIND_SHIP] = 6,  [CB_KIND_SHIELD] = 7, [CB_KIND_WORKERS] = 2,
      };
      int value = worth[legal.items[i].kind] * 4 + (int) pw_random_below (random, 12);

      if (value > most)
        {
          most = value;
          best = legal.items[i];
        }
    }
  pw_moves_clear (&legal);
  return best;
}

static guint
deepest_of (CbMode mode, guint seed, gboolean greedy, guint *most_events)
{
  g_autoptr (PwSetup) setup = any_setup (mode, mode == CB_MODE_OWN ? ALL : ALL & ~POSTS, seed);
  g_autofree CbState *state = pw_game_state_new (&cb_game, setup, NULL);
  g_autofree PwEvents *events = g_new (PwEvents, 1);
  PwDealFlags flags = seed % 2 ? PW_DEAL_RECORDED : PW_DEAL_LAZY;
  PwRandom random = { 900 + seed };
  PwMoves scratch = PW_MOVES_INIT;
  PwMove move;
  guint deepest = 0;

  while (pw_dealer_next (&cb_game, state, &random, flags, &scratch, &move))
    {
      if (greedy)
        move = greedy_move (state, &random, &move);
      events->n = 0;
      g_assert_true (pw_game_check (&cb_game, state, &move, NULL));
      pw_game_apply (&cb_game, state, &move, events);
      *most_events = MAX (*most_events, events->n);
      deepest = MAX (deepest, state->pending.n);
    }
  pw_moves_clear (&scratch);
  return deepest;
}

/* Far from the bound, whoever plays: burgundy.h reckons it. */
static void
test_depth (gconstpointer data)
{
  CbMode mode = GPOINTER_TO_UINT (data);
  guint deepest[2] = { 0 }, most_events = 0;

  for (guint seed = 0; seed < 300 / SCALE; seed++)
    for (guint greedy = 0; greedy < 2; greedy++)
      deepest[greedy] = MAX (deepest[greedy], deepest_of (mode, seed, greedy, &most_events));
  g_test_message ("at most %u things waited in random games, %u in greedy ones; a move brought about at most %u events",
                  deepest[0], deepest[1], most_events);
  g_assert_cmpuint (most_events, >, 8);
  g_assert_cmpuint (most_events, <=, PW_MAX_EVENTS / 2);
  g_assert_cmpuint (deepest[0], >=, 1);
  g_assert_cmpuint (MAX (deepest[0], deepest[1]), <=, mode == CB_MODE_SOLO ? 113 : 44);
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *name;
    CbMode mode;
  } modes[] = {
    { "own", CB_MODE_OWN },
    { "team", CB_MODE_TEAM },
    { "solo", CB_MODE_SOLO },
  };

  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      g_autofree char *pairs = g_strdup_printf ("/burgundy/combinations/pairs-%s", modes[i].name);
      g_autofree char *any = g_strdup_printf ("/burgundy/combinations/any-set-%s", modes[i].name);
      g_autofree char *corrections = g_strdup_printf ("/burgundy/combinations/corrections-%s", modes[i].name);
      g_autofree char *depth = g_strdup_printf ("/burgundy/combinations/depth-%s", modes[i].name);

      g_test_add_data_func (pairs, GUINT_TO_POINTER (modes[i].mode), test_pairs);
      g_test_add_data_func (any, GUINT_TO_POINTER (modes[i].mode), test_any_set);
      g_test_add_data_func (corrections, GUINT_TO_POINTER (modes[i].mode), test_corrections);
      g_test_add_data_func (depth, GUINT_TO_POINTER (modes[i].mode), test_depth);
    }
  g_test_add_func ("/burgundy/combinations/modes", test_modes);
  return g_test_run ();
}
