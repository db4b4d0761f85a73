/* test-reasons.c: the reasons of corrections belong to their game and go with it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-notation.h"
#include "core/pw-record.h"
#include "games/burgundy/burgundy.h"
#include "games/pw-games.h"

static PwMove
correction (const PwSetup *setup, const char *reason)
{
  g_autofree char *line = g_strdup_printf ("Ana take 3 castle ! \"%s\"", reason);
  g_autoptr (GError) error = NULL;
  PwMove move;

  g_assert_true (pw_notation_parse (&cb_game, setup, NULL, line, &move, &error));
  g_assert_no_error (error);
  return move;
}

/* Nothing of them is kept for as long as the program runs. */
static void
test_reasons_belong_to_their_game (void)
{
  g_autoptr (PwSetup) setup = pw_setup_new (&cb_game, 2), copy = NULL, other = pw_setup_new (&cb_game, 2);
  PwMove moves[200];

  pw_setup_set_name (setup, 0, "Ana");
  pw_setup_set_name (other, 0, "Ana");
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      g_autofree char *reason = g_strdup_printf ("reason %u of this game", i);
      PwMove again;

      moves[i] = correction (setup, reason);
      again = correction (setup, reason);
      g_assert_cmpuint (moves[i].reason, ==, again.reason);
      g_assert_true (pw_move_equal (&moves[i], &again));
      g_assert_cmpuint (g_quark_try_string (reason), ==, 0);
    }
  g_assert_cmpuint (pw_reasons_count (setup->reasons), ==, G_N_ELEMENTS (moves));
  g_assert_cmpuint (pw_reasons_count (other->reasons), ==, 0);

  /* A copy of the set-up has them too, also those that come later, and when the first is gone. */
  copy = pw_setup_copy (setup);
  moves[0] = correction (setup, "the last of all");
  g_clear_pointer (&setup, pw_setup_free);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      g_autofree char *reason = i ? g_strdup_printf ("reason %u of this game", i) : g_strdup ("the last of all");
      g_autofree char *line = pw_notation_print (&cb_game, copy, &moves[i]), *end = g_strdup_printf (" ! \"%s\"", reason);

      g_assert_cmpstr (pw_move_get_reason (&moves[i], copy), ==, reason);
      g_assert_true (g_str_has_suffix (line, end));
    }
  g_assert_null (pw_move_get_reason (&moves[0], other));
}

/* Also those of moves that cannot be played. */
static void
test_records_leave_no_reasons (void)
{
  for (guint i = 0; i < 50; i++)
    {
      g_autofree char *reason = g_strdup_printf ("left by record %u", i);
      g_autofree char *text = g_strdup_printf ("game: burgundy\nplayer: Ana\nplayer: Ben duchy=7\nAna take 3 castle ! %s\n"
                                               "Ana take 3 castle ! and this too, %s\n",
                                               reason, reason);
      g_autoptr (PwRecord) record = pw_record_parse (text, -1, NULL);

      g_assert_cmpuint (record->broken_line, >, 0);
      g_assert_cmpuint (pw_reasons_count (pw_history_get_setup (record->history)->reasons), >, 0);
      g_assert_cmpuint (g_quark_try_string (reason), ==, 0);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  g_test_add_func ("/core/reasons/belong-to-their-game", test_reasons_belong_to_their_game);
  g_test_add_func ("/core/reasons/records-leave-none", test_records_leave_no_reasons);
  return g_test_run ();
}
