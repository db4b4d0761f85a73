/* test-defaults.c: what holds where a game lacks a group, or has one with nothing in it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cell-game.h"
#include "core/pw-history.h"

static PwHistory *
new_history (const PwGame *game)
{
  g_autoptr (PwSetup) setup = pw_setup_new (game, 3);
  g_autoptr (GError) error = NULL;
  PwHistory *history = pw_history_new (game, setup, &error);

  g_assert_no_error (error);
  return history;
}

/* What is to be the same for a game that lacks a group and for one whose group is empty. */
static void
check_defaults (gconstpointer data)
{
  const PwGame *game = data;
  g_autoptr (PwHistory) history = new_history (game);
  const PwSetup *setup = pw_history_get_setup (history);
  gconstpointer state = pw_history_get_state (history, 0);
  g_autoptr (PwSetup) draft = pw_setup_copy (setup);
  g_autoptr (GArray) list = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  g_autoptr (GArray) doubts = g_array_new (FALSE, FALSE, sizeof (PwDoubt));
  g_autofree char *chapter = pw_game_chapter (game, setup, state), *round = pw_game_round (game, setup, state), *asked = NULL;
  g_autofree char *now = pw_game_now (game, setup, state), *moment = game->words.moment (setup, state);
  PwMoves legal = PW_MOVES_INIT, said = PW_MOVES_INIT;
  PwMove move, room;
  PwEnding ending;
  PwAudit audit = { 0 };
  guint8 seats[PW_MAX_PLAYERS];
  guint n_done = 9, min = 0, max = 0;

  pw_game_legal (game, state, &legal);
  g_assert_cmpuint (legal.n, >, 0);
  move = legal.items[0];
  pw_moves_clear (&legal);

  g_assert_cmpint (pw_game_worth (game, state, &move), ==, -1);
  pw_game_turns (game, state, 3, seats, &n_done);
  g_assert_cmpuint (n_done, ==, 0);
  for (guint seat = 0; seat < 3; seat++)
    {
      g_assert_cmpuint (seats[seat], ==, seat);
      g_assert_cmpuint (pw_game_side (game, setup, seat), ==, seat);
    }
  g_assert_cmpint (game->play.actor (state), ==, 0);
  g_assert_cmpint (pw_game_next (game, state, 3), ==, 1);
  g_assert_false (pw_game_has_sides (game, setup));

  g_assert_true (pw_game_complete (game, state, &move, NULL));
  pw_move_init (&move, PW_KIND_ANY, 0);
  pw_game_choices (game, state, &move, list);
  g_assert_cmpuint (list->len, >, 0);
  asked = pw_game_ask (game, setup, state, &move, list);
  g_assert_cmpstr (asked, ==, "a stone");

  g_assert_cmpstr (chapter, ==, "");
  g_assert_cmpstr (round, ==, "");
  g_assert_cmpstr (now, ==, moment);
  pw_game_ending (game, setup, state, &move, NULL, 0, &ending);
  pw_ending_clear (&ending);

  g_assert_false (pw_game_can_force (game));
  g_assert_cmpint (pw_game_mend (game, state, &move, &room), ==, PW_MEND_NOTHING);
  g_assert_cmpint (pw_game_upgrade (game, state, setup, 0, &move, NULL, 0, &room), ==, PW_MEND_NOTHING);

  pw_game_seats (game, setup, &min, &max);
  g_assert_cmpuint (min, ==, game->min_players);
  g_assert_cmpuint (max, ==, game->max_players);
  g_assert_true (pw_game_offered (game, setup, 0, 0));
  g_assert_true (pw_game_matters (game, setup, 0));
  pw_game_adjust (game, draft, PW_TABLE);
  g_assert_cmpmem (draft->seat_options, sizeof draft->seat_options, setup->seat_options, sizeof setup->seat_options);

  g_assert_cmpuint (pw_game_followed (game, state) & 7, ==, 7);
  pw_game_doubts (game, state, doubts);
  g_assert_cmpuint (doubts->len, ==, 0);
  g_assert_false (pw_game_audit (game, state, 0, &audit));
  g_assert_false (pw_game_phrase (game, state, 0, "3 stones", &said, NULL));
  g_assert_cmpuint (pw_game_n_questions (game), ==, 0);
}

/* Groups that are there with all their members, or not at all. */
static void
test_whole_groups (void)
{
  g_autoptr (PwHistory) history = new_history (&cell_game);
  gconstpointer state = pw_history_get_state (history, 0);
  int seat = 7, held = 7;

  g_assert_null (pw_game_print_component (&cell_game, 0, 0));
  g_assert_cmpuint (pw_game_level_now (&cell_game, state, &seat), ==, 0);
  g_assert_cmpint (seat, ==, -1);
  g_assert_cmpuint (pw_game_n_levels (&cell_game), ==, 1);
  g_assert_cmpint (pw_game_end_level (&cell_game), ==, -1);
  g_assert_cmpuint (pw_game_n_holdings (&cell_game), ==, 0);
  pw_game_hold (&cell_game, state, 0, &held);
  g_assert_cmpint (held, ==, 7);
}

static void
say_nothing (gconstpointer from, gconstpointer to, PwMoves *out)
{
}

static const PwGameDealing no_dealing;
static const PwGameTurns no_turns;
static const PwGameEntry no_entry;
static const PwGameStory no_story;
static const PwGameRepair no_repair;
static const PwGameSeating no_seating;
static const PwGamePosition no_position = { .say = say_nothing };

int
main (int argc, char **argv)
{
  static PwGame empty;

  g_test_init (&argc, &argv, NULL);
  empty = cell_game;
  empty.id = "empty";
  empty.dealing = &no_dealing;
  empty.turns = &no_turns;
  empty.entry = &no_entry;
  empty.story = &no_story;
  empty.repair = &no_repair;
  empty.seating = &no_seating;
  empty.position = &no_position;
  pw_games_register (&cell_game);
  pw_games_register (&empty);
  g_test_add_data_func ("/core/defaults/without-groups", &cell_game, check_defaults);
  g_test_add_data_func ("/core/defaults/with-empty-groups", &empty, check_defaults);
  g_test_add_func ("/core/defaults/whole-groups", test_whole_groups);
  return g_test_run ();
}
