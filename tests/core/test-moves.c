/* test-moves.c: moves, dice and words as values
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "core/pw-notation.h"
#include "core/pw-random.h"
#include "games/template/template.h"

static void
test_dice_pack_and_unpack_to_the_same_faces (void)
{
  guint8 dice[6];

  for (guint8 a = 1; a <= 6; a++)
    for (guint8 b = 1; b <= 6; b++)
      {
        guint8 rolled[5] = { a, b, 6, 1, b };

        g_assert_cmpuint (pw_dice_unpack (pw_dice_pack (rolled, 2), dice), ==, 2);
        g_assert_cmpmem (dice, 2, rolled, 2);
        g_assert_cmpuint (pw_dice_unpack (pw_dice_pack (rolled, 5), dice), ==, 5);
        g_assert_cmpmem (dice, 5, rolled, 5);
      }
}

static void
test_what_is_no_roll_unpacks_to_nothing (void)
{
  static const gint16 values[] = { 0, -1, PW_ARG_NONE, 7, 3 * 7, 49 };
  guint8 dice[6];

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    g_assert_cmpuint (pw_dice_unpack (values[i], dice), ==, 0);
}

static void
test_flags_do_not_make_moves_differ (void)
{
  PwMove a, b;

  pw_move_init (&a, 1, 0);
  pw_move_init (&b, 1, 0);
  b.flags = PW_MOVE_DEALT;
  g_assert_true (pw_move_equal (&a, &b));
  b.args[9] = 0;
  g_assert_false (pw_move_equal (&a, &b));
}

static void
test_an_open_argument_matches_everything (void)
{
  PwMove move, partial;

  pw_move_init (&move, 2, 1);
  move.args[3] = 4;
  pw_move_init (&partial, PW_KIND_ANY, 1);
  g_assert_true (pw_move_matches (&move, &partial));
  partial.args[3] = 4;
  g_assert_true (pw_move_matches (&move, &partial));
  partial.args[3] = 5;
  g_assert_false (pw_move_matches (&move, &partial));
  partial.args[3] = PW_ARG_NONE;
  partial.kind = 1;
  g_assert_false (pw_move_matches (&move, &partial));
  partial.kind = PW_KIND_ANY;
  partial.player = 0;
  g_assert_false (pw_move_matches (&move, &partial));
}

static void
test_a_list_of_moves_grows_and_finds (void)
{
  PwMoves moves = PW_MOVES_INIT;
  PwMove move;

  for (guint i = 0; i < 1000; i++)
    {
      pw_move_init (&move, i % 200, 0);
      move.args[0] = (gint16) i;
      pw_moves_add (&moves, &move);
    }
  g_assert_cmpuint (moves.n, ==, 1000);
  g_assert_true (pw_moves_contain (&moves, &move));
  move.args[0] = 1001;
  g_assert_false (pw_moves_contain (&moves, &move));
  pw_moves_clear (&moves);
  g_assert_null (moves.items);
}

static void
test_the_generator_repeats_itself_and_is_even (void)
{
  PwRandom a = { 7 }, b = { 7 };
  guint faces[6] = { 0 };

  for (guint i = 0; i < 60000; i++)
    {
      guint face = pw_random_below (&a, 6);

      g_assert_cmpuint (face, ==, pw_random_below (&b, 6));
      faces[face]++;
    }
  for (guint i = 0; i < 6; i++)
    g_assert_cmpuint (ABS ((int) faces[i] - 10000), <, 500);
}

static void
test_a_move_that_nobody_may_make_is_refused (void)
{
  g_autoptr (PwSetup) setup = pw_setup_new (&template_game, 2);
  g_autoptr (GError) error = NULL;
  gpointer state = pw_game_state_new (&template_game, setup, &error);
  PwMove move;
  struct
  {
    guint kind;
    int player, arg;
  } cases[] = {
    { 77, 0, PW_ARG_NONE },                        /* no such kind */
    { TEMPLATE_KIND_RUN, 0, PW_ARG_NONE },         /* not yet */
    { TEMPLATE_KIND_ROLL, 0, 3 },                  /* the table rolls, not a player */
    { TEMPLATE_KIND_ROLL, PW_TABLE, PW_ARG_NONE }, /* nothing rolled */
    { TEMPLATE_KIND_ROLL, PW_TABLE, 7 },           /* no face */
    { TEMPLATE_KIND_ROLL, PW_TABLE, 0 },
  };

  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      pw_move_init (&move, cases[i].kind, cases[i].player);
      move.args[0] = (gint16) cases[i].arg;
      g_assert_false (pw_game_check (&template_game, state, &move, NULL));
      g_assert_false (pw_game_check (&template_game, state, &move, &error));
      /* No rule is named where no rule is broken: the first three are, the others are no moves. */
      g_assert_true (error->domain == (i < 3 ? PW_RULE_ERROR : PW_NOTATION_ERROR));
      g_clear_error (&error);
    }
  pw_move_init (&move, TEMPLATE_KIND_ROLL, PW_TABLE);
  move.args[0] = 3;
  move.args[5] = 1; /* an argument the kind does not have */
  g_assert_false (pw_game_check (&template_game, state, &move, NULL));
  move.args[5] = PW_ARG_NONE;
  g_assert_true (pw_game_check (&template_game, state, &move, &error));
  g_assert_no_error (error);
  g_aligned_free (state);
}

static void
test_a_refusal_keeps_rule_sentence_and_remedy (void)
{
  g_autoptr (GError) error = NULL, copy = NULL;

  pw_rule_error_set (&error, TEMPLATE_RULE_2_2, "Spend less.", "%d is too many.", 4);
  copy = g_error_copy (error);
  g_assert_error (copy, PW_RULE_ERROR, TEMPLATE_RULE_2_2);
  g_assert_cmpstr (copy->message, ==, "4 is too many.");
  g_assert_cmpstr (pw_rule_error_get_remedy (copy), ==, "Spend less.");
  g_clear_error (&error);
  g_set_error_literal (&error, G_FILE_ERROR, G_FILE_ERROR_NOENT, "no file");
  g_assert_null (pw_rule_error_get_remedy (error));
  pw_rule_error_set (NULL, 0, NULL, "nobody listens");
}

/* All of them are kept while there is room, and none is dropped when there is none. */
static void
test_no_event_is_dropped (void)
{
  g_autofree PwEvents *events = g_new0 (PwEvents, 1);

  for (guint i = 0; i < PW_MAX_EVENTS; i++)
    pw_events_add (events, PW_EVENT_POINTS, 0, 0, (int) i, 0);
  g_assert_cmpuint (events->n, ==, PW_MAX_EVENTS);
  for (int i = 0; i < PW_MAX_EVENTS; i++)
    g_assert_cmpint (events->items[i].amount, ==, i);
  if (g_test_subprocess ())
    {
      pw_events_add (events, PW_EVENT_POINTS, 0, 0, 1, 0);
      return;
    }
  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*more than 512 events*");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_register (&template_game);
  g_test_add_func ("/core/moves/dice-pack-and-unpack-to-the-same-faces", test_dice_pack_and_unpack_to_the_same_faces);
  g_test_add_func ("/core/moves/what-is-no-roll-unpacks-to-nothing", test_what_is_no_roll_unpacks_to_nothing);
  g_test_add_func ("/core/moves/flags-do-not-make-moves-differ", test_flags_do_not_make_moves_differ);
  g_test_add_func ("/core/moves/an-open-argument-matches-everything", test_an_open_argument_matches_everything);
  g_test_add_func ("/core/moves/a-list-grows-and-finds", test_a_list_of_moves_grows_and_finds);
  g_test_add_func ("/core/moves/the-generator-repeats-itself-and-is-even", test_the_generator_repeats_itself_and_is_even);
  g_test_add_func ("/core/moves/one-that-nobody-may-make-is-refused", test_a_move_that_nobody_may_make_is_refused);
  g_test_add_func ("/core/moves/a-refusal-keeps-rule-sentence-and-remedy", test_a_refusal_keeps_rule_sentence_and_remedy);
  g_test_add_func ("/core/moves/no event is dropped", test_no_event_is_dropped);
  return g_test_run ();
}
