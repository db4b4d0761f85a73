/* test-choices.c: choosing a move step by step, what a move scores, random games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "core/pw-dealer.h"
#include "core/pw-notation.h"
#include "games/template/template.h"

static TemplateState
state_of (guint8 die, guint8 place, guint8 tokens)
{
  return (TemplateState){ .n_players = 2, .goal = 20, .actor = 0, .die = die, .place = { place }, .tokens = { tokens } };
}

static GArray *
choices (const TemplateState *state, guint kind, gint16 arg)
{
  GArray *out = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  PwMove partial;

  pw_move_init (&partial, kind, template_game.play.actor (state));
  partial.args[0] = arg;
  pw_choices_plain (&template_game, state, &partial, out);
  return out;
}

static void
test_the_kind_comes_first (void)
{
  TemplateState state = state_of (4, 0, 2);
  g_autoptr (GArray) list = choices (&state, PW_KIND_ANY, PW_ARG_NONE);
  const PwChoice *run = &g_array_index (list, PwChoice, 0), *rest = &g_array_index (list, PwChoice, 1);

  g_assert_cmpuint (list->len, ==, 2);
  g_assert_cmpuint (run->move.kind, ==, TEMPLATE_KIND_RUN);
  g_assert_true (run->more);
  g_assert_cmpint (run->move.args[0], ==, PW_ARG_NONE);
  g_assert_cmpint (run->points, ==, 6); /* with both tokens */
  g_assert_cmpuint (rest->move.kind, ==, TEMPLATE_KIND_REST);
  g_assert_false (rest->more);
  g_assert_cmpint (rest->points, ==, 0);
}

static void
test_then_the_argument_in_which_moves_differ (void)
{
  TemplateState state = state_of (4, 0, 2);
  g_autoptr (GArray) list = choices (&state, TEMPLATE_KIND_RUN, PW_ARG_NONE);
  static const struct
  {
    gint16 tokens, points;
  } expected[] = { { PW_ARG_NONE, 4 }, { 1, 5 }, { 2, 6 } };

  g_assert_cmpuint (list->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < list->len; i++)
    {
      const PwChoice *choice = &g_array_index (list, PwChoice, i);

      g_assert_false (choice->more);
      g_assert_cmpint (choice->move.args[0], ==, expected[i].tokens);
      g_assert_cmpint (choice->points, ==, expected[i].points);
      g_assert_true (pw_game_check (&template_game, &state, &choice->move, NULL));
    }
}

static void
test_one_move_is_offered_whole (void)
{
  TemplateState state = state_of (4, 0, 0);
  g_autoptr (GArray) list = choices (&state, PW_KIND_ANY, PW_ARG_NONE);
  g_autoptr (GArray) chosen = choices (&state, TEMPLATE_KIND_REST, PW_ARG_NONE);

  g_assert_cmpuint (list->len, ==, 2);
  g_assert_false (g_array_index (list, PwChoice, 0).more);
  g_assert_false (g_array_index (list, PwChoice, 1).more);
  g_assert_cmpuint (chosen->len, ==, 1);
  g_assert_cmpuint (g_array_index (chosen, PwChoice, 0).move.kind, ==, TEMPLATE_KIND_REST);
}

static void
test_what_is_not_legal_is_not_offered (void)
{
  TemplateState state = state_of (4, 0, 3);
  g_autoptr (GArray) rest = choices (&state, TEMPLATE_KIND_REST, PW_ARG_NONE);
  g_autoptr (GArray) many = choices (&state, TEMPLATE_KIND_RUN, 4);
  g_autoptr (GArray) kinds = choices (&state, PW_KIND_ANY, PW_ARG_NONE);

  g_assert_cmpuint (rest->len, ==, 0);
  g_assert_cmpuint (many->len, ==, 0);
  g_assert_cmpuint (kinds->len, ==, 4); /* only running: its tokens at once */
}

static void
test_points_are_those_scored_at_once (void)
{
  TemplateState state = state_of (6, 18, 1), before = state;
  PwMove move;

  /* Two steps to the goal; the token left at the end is final scoring. */
  pw_move_init (&move, TEMPLATE_KIND_RUN, 0);
  g_assert_cmpint (pw_game_points (&template_game, &state, &move), ==, 2);
  pw_move_init (&move, TEMPLATE_KIND_REST, 0);
  g_assert_cmpint (pw_game_points (&template_game, &state, &move), ==, 0);
  g_assert_cmpmem (&state, sizeof state, &before, sizeof before);
}

static void
test_points_of_a_large_state_are_the_same (void)
{
  /* Larger than what is tried out on the stack. */
  PwGame large = template_game;
  g_autofree TemplateState *state = g_malloc0 (100000);
  PwMove move;

  large.state_size = 100000;
  *state = state_of (3, 0, 0);
  pw_move_init (&move, TEMPLATE_KIND_RUN, 0);
  g_assert_cmpint (pw_game_points (&large, state, &move), ==, 3);
  g_assert_cmpuint (state->place[0], ==, 0);
}

static char *
random_game (guint64 seed)
{
  g_autoptr (PwSetup) setup = pw_setup_new (&template_game, 3);
  g_autoptr (PwHistory) history = pw_history_new (&template_game, setup, NULL);
  g_autoptr (GError) error = NULL;
  GString *lines = g_string_new (NULL);
  PwRandom random = { seed };

  g_assert_true (pw_dealer_play (history, &random, PW_DEAL_LAZY, &error));
  g_assert_no_error (error);
  for (guint i = 0; i < pw_history_get_length (history); i++)
    {
      const PwMove *move = pw_history_get_move (history, i);
      g_autofree char *line = pw_notation_print (&template_game, setup, move);

      /* What the program rolled is marked, what it chose for a player is not. */
      g_assert_cmpint ((move->flags & PW_MOVE_DEALT) != 0, ==, move->player == PW_TABLE);
      g_assert_cmpint (g_str_has_suffix (line, " *"), ==, move->player == PW_TABLE);
      g_string_append_printf (lines, "%s\n", line);
    }
  return g_string_free (lines, FALSE);
}

static void
test_a_seed_deals_the_same_game_again (void)
{
  g_autofree char *one = random_game (7), *again = random_game (7), *other = random_game (8);

  g_assert_cmpstr (one, ==, again);
  g_assert_cmpstr (one, !=, other);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_register (&template_game);
  g_test_add_func ("/core/choices/the-kind-comes-first", test_the_kind_comes_first);
  g_test_add_func ("/core/choices/then-the-argument-in-which-moves-differ", test_then_the_argument_in_which_moves_differ);
  g_test_add_func ("/core/choices/one-move-is-offered-whole", test_one_move_is_offered_whole);
  g_test_add_func ("/core/choices/what-is-not-legal-is-not-offered", test_what_is_not_legal_is_not_offered);
  g_test_add_func ("/core/choices/points-are-those-scored-at-once", test_points_are_those_scored_at_once);
  g_test_add_func ("/core/choices/points-of-a-large-state-are-the-same", test_points_of_a_large_state_are_the_same);
  g_test_add_func ("/core/choices/a-seed-deals-the-same-game-again", test_a_seed_deals_the_same_game_again);
  return g_test_run ();
}
