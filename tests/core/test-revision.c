/* test-revision.c: earlier lines changed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-notation.h"
#include "core/pw-record.h"
#include "core/pw-revision.h"
#include "games/burgundy/burgundy.h"
#include "games/pw-games.h"

static const char text[] =
  "game: burgundy\nplayer: Ana\nplayer: Ben marker=2\n\n"
  "ana start d4 red red pink\n"          /* 0 */
  "ben start d4 1 2 3\n"                 /* 1 */
  "roll 4 Ana=35 Ben=22\n"               /* 2 */
  "goods red\n"                          /* 3 */
  "ana take 4 ship die=3 workers=1\n"    /* 4 */
  "ana place ship d5 die=5\n"            /* 5: the ship's effect follows */
  "ana ship 4\n"                         /* 6 */
  "ben workers die=2\n"                  /* 7 */
  "ben take 2 castle die=2\n"            /* 8 */
  "roll 1 Ana=66 Ben=11\n"               /* 9 */
  "goods pink\n";                        /* 10 */

static PwRecord *
load (void)
{
  g_autoptr (GError) error = NULL;
  PwRecord *record = pw_record_parse (text, -1, &error);

  g_assert_no_error (error);
  if (record->broken_line)
    g_error ("%s: %s", record->broken_text, record->broken_reason->message);
  return record;
}

static void
parse (PwRecord *record, guint at, const char *line, PwMove *move)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (pw_notation_parse (&cb_game, pw_history_get_setup (record->history), pw_history_get_state (record->history, at),
                                    line, move, &error));
  g_assert_no_error (error);
}

static void
test_a_struck_line_takes_what_needed_it_along (void)
{
  g_autoptr (PwRecord) record = load ();
  g_autoptr (PwRevision) revision = pw_revision_new (record->history, PW_REVISION_STRIKE, 4, NULL, NULL);
  const GPtrArray *problems = pw_revision_get_problems (revision);
  const PwRevisionProblem *place, *ship;

  /* Without the ship nothing is placed and no goods come; everything else stands, Ana's turn
   * being ended where Ben's begins. */
  g_assert_cmpuint (problems->len, ==, 2);
  place = g_ptr_array_index (problems, 0);
  ship = g_ptr_array_index (problems, 1);
  g_assert_cmpuint (place->index, ==, 5);
  g_assert_cmpuint (ship->index, ==, 6);
  g_assert_cmpstr (place->line, ==, "Ana place ship d5 die=5");
  g_assert_true (place->reason->domain == PW_RULE_ERROR);
  g_assert_cmpstr (cb_game.rules[place->reason->code].id, ==, "4.3b");
  g_assert_cmpuint (pw_history_get_length (pw_revision_get_history (revision)), ==, 11 - 3 + 1);
}

static void
test_another_die_needs_no_later_change (void)
{
  g_autoptr (PwRecord) record = load ();
  g_autoptr (PwRevision) revision = NULL;
  PwMove move;

  parse (record, 9, "roll 2 36 45", &move);
  revision = pw_revision_new (record->history, PW_REVISION_EDIT, 9, &move, NULL);
  g_assert_cmpuint (pw_revision_get_problems (revision)->len, ==, 0);
  g_assert_cmpuint (pw_history_get_length (pw_revision_get_history (revision)), ==, 11);
}

static void
test_a_move_put_before_another (void)
{
  g_autoptr (PwRecord) record = load ();
  g_autoptr (PwRevision) revision = NULL;
  g_autoptr (GError) error = NULL;
  PwMove move;

  /* Ana took workers with the 5 before she took the ship: then no die is left for placing it. */
  parse (record, 4, "ana workers die=5", &move);
  revision = pw_revision_new (record->history, PW_REVISION_INSERT, 4, &move, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (pw_revision_get_problems (revision)->len, ==, 2);
  g_assert_cmpint (((const CbState *) pw_history_get_state (pw_revision_get_history (revision), 5))->players[0].workers, ==, 3);
}

static void
test_a_change_that_is_illegal_itself_is_refused (void)
{
  g_autoptr (PwRecord) record = load ();
  g_autoptr (GError) error = NULL;
  PwMove move;

  parse (record, 4, "ana take 3 castle die=3", &move);
  g_assert_null (pw_revision_new (record->history, PW_REVISION_EDIT, 4, &move, &error));
  g_assert_true (error->domain == PW_RULE_ERROR);
  g_assert_cmpuint (pw_history_get_cursor (record->history), ==, 11);
}

static void
test_at_the_end_an_insertion_is_a_move (void)
{
  g_autoptr (PwRecord) record = load ();
  g_autoptr (PwRevision) revision = NULL;
  PwMove move;

  parse (record, 11, "ana workers die=6", &move);
  revision = pw_revision_new (record->history, PW_REVISION_INSERT, 11, &move, NULL);
  g_assert_cmpuint (pw_history_get_length (pw_revision_get_history (revision)), ==, 12);
  g_assert_cmpuint (pw_revision_get_problems (revision)->len, ==, 0);
}

static const PwStruck *
struck_of (PwRevision *revision, guint i)
{
  return pw_history_get_struck (pw_revision_get_history (revision), i);
}

static void
test_lines_taken_out_are_kept_to_be_shown (void)
{
  g_autoptr (PwRecord) record = load ();
  g_autoptr (PwRevision) revision = pw_revision_new (record->history, PW_REVISION_STRIKE, 4, NULL, NULL);
  g_autoptr (PwRecord) outcome = NULL;
  g_autofree char *json = NULL, *plain = NULL;

  g_assert_cmpuint (pw_history_get_n_struck (pw_revision_get_history (revision)), ==, 3);
  g_assert_cmpstr (struck_of (revision, 0)->line, ==, "Ana take 4 ship die=3 workers=1");
  g_assert_cmpuint (struck_of (revision, 0)->before, ==, 4);
  g_assert_cmpstr (struck_of (revision, 2)->line, ==, "Ana ship 4");

  /* They go through both forms of a record. */
  outcome = pw_record_new (pw_revision_steal_history (revision));
  json = pw_record_print (outcome);
  plain = pw_record_print_text (outcome);
  for (guint form = 0; form < 2; form++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (PwRecord) again = pw_record_parse (form ? plain : json, -1, &error);

      g_assert_no_error (error);
      g_assert_cmpuint (again->broken_line, ==, 0);
      g_assert_cmpuint (pw_history_get_n_struck (again->history), ==, 3);
      g_assert_cmpstr (pw_history_get_struck (again->history, 1)->line, ==, "Ana place ship d5 die=5");
      g_assert_cmpuint (pw_history_get_struck (again->history, 1)->before, ==, 4);
    }

  /* Struck lines of another game are carried along, to where their neighbours are now. */
  g_clear_pointer (&revision, pw_revision_free);
  revision = pw_revision_new (outcome->history, PW_REVISION_STRIKE, 2, NULL, NULL);
  g_assert_cmpuint (pw_history_get_n_struck (pw_revision_get_history (revision)), >, 3);
  for (guint i = 1; i < pw_history_get_n_struck (pw_revision_get_history (revision)); i++)
    g_assert_cmpuint (struck_of (revision, i - 1)->before, <=, struck_of (revision, i)->before);
}

static void
test_each_problem_is_decided_on (void)
{
  g_autoptr (PwRecord) record = load ();
  g_autoptr (PwRevision) revision = pw_revision_new (record->history, PW_REVISION_STRIKE, 4, NULL, NULL);
  g_autoptr (GError) error = NULL;
  const PwRevisionProblem *problem;
  PwMove move;

  g_assert_cmpuint (pw_revision_get_n_undecided (revision), ==, 2);

  /* Fix: workers with the 5 instead of the placement. */
  g_assert_true (pw_notation_parse (&cb_game, pw_history_get_setup (record->history), pw_revision_get_state_for (revision, 5),
                                    "workers die=5", &move, &error));
  g_assert_true (pw_revision_replace (revision, 5, &move, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (pw_revision_get_problems (revision)->len, ==, 1);

  /* What cannot be played there either changes nothing. */
  parse (record, 5, "ana place ship d5 die=5", &move);
  g_assert_false (pw_revision_replace (revision, 5, &move, &error));
  g_assert_true (error->domain == PW_RULE_ERROR);
  g_assert_cmpuint (pw_revision_get_problems (revision)->len, ==, 1);

  /* Leave out, and take that back. */
  pw_revision_leave_out (revision, 6);
  problem = g_ptr_array_index (pw_revision_get_problems (revision), 0);
  g_assert_cmpuint (problem->index, ==, 6);
  g_assert_true (problem->left_out);
  g_assert_nonnull (problem->reason);
  g_assert_cmpuint (pw_revision_get_n_undecided (revision), ==, 0);
  pw_revision_undecide (revision, 6);
  g_assert_cmpuint (pw_revision_get_n_undecided (revision), ==, 1);

  /* A line that could be played is left out all the same, without an objection. */
  pw_revision_leave_out (revision, 7);
  problem = g_ptr_array_index (pw_revision_get_problems (revision), 1);
  g_assert_cmpuint (problem->index, ==, 7);
  g_assert_null (problem->reason);
}

static void
test_a_reason_is_needed (void)
{
  g_autoptr (PwRecord) record = load ();
  g_autoptr (PwRevision) revision = pw_revision_new (record->history, PW_REVISION_STRIKE, 4, NULL, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_false (pw_revision_play_so (revision, 6, "  ", &error));
  g_assert_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_MISSING);
}

/* Nobody can have it that a ship is placed which nobody has, or goods come without it; a take with another die is only
 * against the rules. */
static void
test_only_what_can_be_is_offered_as_played_so (void)
{
  g_autoptr (PwRecord) record = load ();
  g_autoptr (PwRevision) revision = NULL;
  PwMove move;

  parse (record, 2, "roll 4 Ana=35 Ben=11", &move);
  revision = pw_revision_new (record->history, PW_REVISION_EDIT, 2, &move, NULL);
  g_assert_cmpuint (pw_revision_get_problems (revision)->len, >, 0);
  for (guint i = 0; i < pw_revision_get_problems (revision)->len; i++)
    {
      const PwRevisionProblem *problem = g_ptr_array_index (pw_revision_get_problems (revision), i);
      guint index = problem->index;
      gboolean can = problem->can_play_so;
      g_autoptr (PwRevision) again = pw_revision_new (record->history, PW_REVISION_EDIT, 2, &move, NULL);

      g_assert_cmpint (pw_revision_play_so (again, index, "so it was", NULL), ==, can);
    }
  g_clear_pointer (&revision, pw_revision_free);
  {
    guint n_can = 0, n_cannot = 0;

    for (guint at = 0; at < 11; at++)
      {
        g_autoptr (PwRevision) struck = pw_revision_new (record->history, PW_REVISION_STRIKE, at, NULL, NULL);

        for (guint i = 0; i < pw_revision_get_problems (struck)->len; i++)
          {
            const PwRevisionProblem *problem = g_ptr_array_index (pw_revision_get_problems (struck), i);
            g_autoptr (PwRevision) again = pw_revision_new (record->history, PW_REVISION_STRIKE, at, NULL, NULL);

            g_assert_cmpint (pw_revision_play_so (again, problem->index, "so it was", NULL), ==, problem->can_play_so);
            n_can += problem->can_play_so;
            n_cannot += !problem->can_play_so;
          }
      }
    g_assert_cmpuint (n_can, >, 0);
    g_assert_cmpuint (n_cannot, >, 0);
  }
}

static void
test_what_comes_and_goes_by_itself_is_told (void)
{
  g_autoptr (PwRecord) record = load ();
  g_autoptr (PwRevision) revision = pw_revision_new (record->history, PW_REVISION_STRIKE, 4, NULL, NULL);
  g_autoptr (PwRecord) shorter = NULL;
  const GArray *put_in = pw_revision_get_put_in (revision);
  guint index;
  PwMove move;

  /* Ana's turn, which nobody ended, is ended before Ben's first line. */
  g_assert_cmpuint (put_in->len, ==, 1);
  index = g_array_index (put_in, guint, 0);
  g_assert_cmpuint (index, ==, 4);
  g_assert_cmpuint (pw_history_get_move (pw_revision_get_history (revision), index)->kind, ==, CB_KIND_END);
  g_assert_cmpint (pw_history_get_move (pw_revision_get_history (revision), index)->player, ==, 0);
  g_assert_cmpuint (pw_revision_get_dropped (revision)->len, ==, 0);

  /* Of what is undone again nothing is told. */
  pw_revision_leave_out (revision, 7);
  pw_revision_leave_out (revision, 8);
  pw_revision_leave_out (revision, 9);
  pw_revision_leave_out (revision, 10);
  g_assert_cmpuint (pw_revision_get_put_in (revision)->len, ==, 0);
  pw_revision_undecide_many (revision, (const guint[]){ 7, 8, 9, 10 }, 4);
  g_assert_cmpuint (pw_revision_get_put_in (revision)->len, ==, 1);

  /* Played again with what is missing, the end of the turn goes. */
  shorter = pw_record_new (pw_revision_steal_history (revision));
  parse (shorter, 4, "ana workers die=3", &move);
  g_clear_pointer (&revision, pw_revision_free);
  revision = pw_revision_new (shorter->history, PW_REVISION_INSERT, 4, &move, NULL);
  g_assert_cmpuint (pw_revision_get_put_in (revision)->len, ==, 0);
  g_assert_cmpuint (pw_revision_get_dropped (revision)->len, ==, 0);
  shorter->history = (pw_history_free (shorter->history), pw_revision_steal_history (revision));
  g_clear_pointer (&revision, pw_revision_free);
  parse (shorter, 5, "ana workers die=5", &move);
  revision = pw_revision_new (shorter->history, PW_REVISION_INSERT, 5, &move, NULL);
  g_assert_cmpuint (pw_revision_get_dropped (revision)->len, ==, 1);
  g_assert_cmpuint (g_array_index (pw_revision_get_dropped (revision), guint, 0), ==, 5);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  g_test_add_func ("/core/revision/a-struck-line-takes-what-needed-it-along", test_a_struck_line_takes_what_needed_it_along);
  g_test_add_func ("/core/revision/another-die-needs-no-later-change", test_another_die_needs_no_later_change);
  g_test_add_func ("/core/revision/a-move-put-before-another", test_a_move_put_before_another);
  g_test_add_func ("/core/revision/one-that-is-illegal-itself-is-refused", test_a_change_that_is_illegal_itself_is_refused);
  g_test_add_func ("/core/revision/at-the-end-an-insertion-is-a-move", test_at_the_end_an_insertion_is_a_move);
  g_test_add_func ("/core/revision/lines-taken-out-are-kept-to-be-shown", test_lines_taken_out_are_kept_to_be_shown);
  g_test_add_func ("/core/revision/each-problem-is-decided-on", test_each_problem_is_decided_on);
  g_test_add_func ("/core/revision/only-what-can-be-is-offered-as-played-so", test_only_what_can_be_is_offered_as_played_so);
  g_test_add_func ("/core/revision/what-comes-and-goes-by-itself-is-told", test_what_comes_and_goes_by_itself_is_told);
  g_test_add_func ("/core/revision/a-reason-is-needed", test_a_reason_is_needed);
  return g_test_run ();
}
