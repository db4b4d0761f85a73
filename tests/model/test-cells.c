/* test-cells.c: a place on a table without bounds is typed, and found
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../core/cell-game.h"
#include "pw-entry-test.h"
#include "pw-model-test.h"

static void
assert_lies (PwSession *session, guint i, int x, int y)
{
  const CellState *state = pw_session_get_state (session);

  g_assert_cmpuint (state->n, ==, i + 1);
  g_assert_cmpint (state->cells[i], ==, pw_cell (x, y));
}

static void
test_typed (void)
{
  g_autoptr (PwSession) session = pw_model_test_session ("cells");
  g_autoptr (PwEntry) entry = pw_entry_new (session);

  pw_entry_set_text (entry, "start");
  g_assert_true (pw_entry_activate (entry));
  assert_lies (session, 0, 0, 0);
  pw_entry_set_text (entry, "w1");
  g_assert_true (pw_entry_activate (entry));
  assert_lies (session, 1, -1, 0);
  pw_entry_set_text (entry, "N1W1");
  g_assert_true (pw_entry_activate (entry));
  assert_lies (session, 2, -1, 1);
  pw_entry_set_text (entry, "stone s1");
  g_assert_true (pw_entry_activate (entry));
  assert_lies (session, 3, 0, -1);
  /* What is typed and cannot be is refused by the rule, not taken for something else. */
  pw_entry_set_text (entry, "n9e9");
  g_assert_false (pw_entry_activate (entry));
  g_assert_cmpuint (((const CellState *) pw_session_get_state (session))->n, ==, 4);
}

int
main (int argc, char **argv)
{
  pw_model_test_init_without_folders (&argc, &argv);
  pw_games_register (&cell_game);
  g_test_add_func ("/cells/typed", test_typed);
  return g_test_run ();
}
