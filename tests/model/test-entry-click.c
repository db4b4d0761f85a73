/* test-entry-click.c: clicks on a board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-entry-test.h"

#include "core/pw-notation.h"
#include "games/burgundy/burgundy.h"
#include "model/pw-question.h"

#define D5 19                   /* the hex east of the start: a river of value 5 */

/* Clicks: -1 for what the place does not say. */
static gboolean
click (PwEntryTest *test, int kind, int die, int tile, int hex, int depot)
{
  PwMove partial;

  pw_move_init (&partial, kind < 0 ? PW_KIND_ANY : (guint) kind, pw_session_get_actor (test->session));
  if (die >= 0)
    partial.args[CB_ARG_DIE] = (gint16) die;
  if (tile >= 0)
    partial.args[CB_ARG_TILE] = (gint16) tile;
  if (hex >= 0)
    partial.args[CB_ARG_HEX] = (gint16) hex;
  if (depot >= 0)
    partial.args[CB_ARG_DEPOT] = (gint16) depot;
  return pw_entry_propose (test->entry, &partial);
}

static void
test_one_click_plays_what_is_clear (PwEntryTest *test, gconstpointer moment)
{
  g_assert_true (click (test, CB_KIND_PLACE, -1, -1, D5, -1));
  g_assert_cmpuint (test->n_played, ==, 1);
  ASSERT_LAST (test, "Ana place ship d5 die=5");
}

static void
test_three_clicks (PwEntryTest *test, gconstpointer moment)
{
  /* Die, depot, tile. */
  g_assert_true (click (test, -1, 5, -1, -1, -1));
  g_assert_cmpint (pw_entry_get_partial (test->entry)->args[CB_ARG_DIE], ==, 5);
  g_assert_true (click (test, CB_KIND_TAKE, -1, -1, -1, 5));
  ASSERT_LABELS (test, "1 Take a mine; 2 Take a building; 3 Take a monastery");
  g_assert_true (click (test, CB_KIND_TAKE, -1, CB_TILE_UNKNOWN + CB_BUILDING, -1, 5));
  g_assert_cmpuint (test->n_played, ==, 0);
  ASSERT_LABELS (test, "1 Take a building; 2 Take a warehouse; 3 Take a watchtower; 4 Take a carpenter’s workshop; "
                       "5 Take a church; 6 Take a market; 7 Take a boarding house; 8 Take a bank; 9 Take a town hall");
  g_assert_true (pw_model_test_pick (test->entry, 8));
  ASSERT_LAST (test, "Ana take 5 bank die=5");
}

static void
test_text_and_clicks_go_together (PwEntryTest *test, gconstpointer moment)
{
  pw_entry_test_type (test, "5");
  g_assert_true (click (test, CB_KIND_TAKE, -1, -1, -1, 5));
  g_assert_cmpstr (pw_entry_get_text (test->entry), ==, "");
  g_assert_cmpint (pw_entry_get_partial (test->entry)->args[CB_ARG_DIE], ==, 5);
  pw_entry_set_text (test->entry, "2");
  pw_entry_set_text (test->entry, "28");
  g_assert_true (pw_entry_activate (test->entry));
  ASSERT_LAST (test, "Ana take 5 bank die=5");
}

static void
test_later_click_wins (PwEntryTest *test, gconstpointer moment)
{
  g_assert_true (click (test, -1, 5, -1, -1, -1));
  g_assert_true (click (test, -1, 1, -1, -1, -1));
  g_assert_cmpint (pw_entry_get_partial (test->entry)->args[CB_ARG_DIE], ==, 1);

  /* What does not go with what was chosen before takes its place; the die stays if it can. */
  g_assert_true (click (test, CB_KIND_TAKE, -1, -1, -1, 1));
  g_assert_cmpint (pw_entry_get_partial (test->entry)->args[CB_ARG_DIE], ==, 1);
  g_assert_true (click (test, CB_KIND_TAKE, -1, -1, -1, 6));
  g_assert_cmpint (pw_entry_get_partial (test->entry)->args[CB_ARG_DEPOT], ==, 6);
  g_assert_true (click (test, CB_KIND_PLACE, -1, CB_TILE_SHIP, -1, -1));
  ASSERT_LAST (test, "Ana place ship d3 die=1 workers=1");
}

static void
test_dead_ends_are_not_offered (PwEntryTest *test, gconstpointer moment)
{
  const GArray *all;

  /* No die but the 5 reaches depot 5 for nothing; every choice that is offered leads somewhere. */
  g_assert_true (click (test, CB_KIND_TAKE, -1, -1, -1, 5));
  all = pw_entry_get_all (test->entry);
  g_assert_cmpuint (all->len, >, 0);
  for (guint i = 0; i < all->len; i++)
    {
      PwMove next = g_array_index (all, PwChoice, i).move;

      g_assert_cmpint (next.kind, ==, CB_KIND_TAKE);
      g_assert_cmpint (next.args[CB_ARG_DEPOT], ==, 5);
    }
}

static void
test_back_takes_clicks_back (PwEntryTest *test, gconstpointer moment)
{
  g_autofree char *before = pw_entry_test_labels (test);

  pw_entry_test_type (test, "5");
  g_assert_true (click (test, CB_KIND_TAKE, -1, -1, -1, 5));
  pw_entry_set_text (test->entry, "2");
  g_assert_true (pw_entry_back (test->entry));
  g_assert_true (pw_entry_back (test->entry));
  g_assert_cmpstr (pw_entry_get_text (test->entry), ==, "5");
  g_assert_cmpint (pw_entry_get_partial (test->entry)->kind, ==, PW_KIND_ANY);
  g_assert_true (pw_entry_back (test->entry));
  ASSERT_LABELS (test, before);
  g_assert_false (pw_entry_back (test->entry));
}

static void
assert_refused (PwEntryTest *test, const char *rule, const char *says)
{
  const PwGame *game = pw_session_get_game (test->session);

  g_assert_nonnull (test->refused);
  g_test_message ("%s", test->refused->message);
  g_assert_true (test->refused->domain == PW_RULE_ERROR);
  g_assert_cmpstr (game->rules[test->refused->code].id, ==, rule);
  g_assert_nonnull (strstr (test->refused->message, says));
  g_assert_nonnull (pw_entry_get_refused (test->entry));
}

static void
test_refusals_name_the_rule (PwEntryTest *test, gconstpointer moment)
{
  pw_entry_test_type (test, "5");

  /* The castle cannot lie on a river. */
  g_assert_false (click (test, CB_KIND_PLACE, -1, CB_TILE_CASTLE, D5, -1));
  assert_refused (test, "5.1", "d5");
  g_assert_cmpint (pw_entry_get_refused (test->entry)->args[CB_ARG_HEX], ==, D5);
  g_assert_cmpstr (pw_entry_get_text (test->entry), ==, "5");

  /* A hex far from everything, whatever tile is meant. */
  g_assert_false (click (test, CB_KIND_PLACE, -1, -1, 0, -1));
  assert_refused (test, "5.1", "a1");
  g_assert_cmpint (pw_entry_get_refused (test->entry)->args[CB_ARG_HEX], ==, 0);

  /* A tile that is not there. */
  g_assert_false (click (test, CB_KIND_PLACE, -1, CB_TILE_BANK, -1, -1));
  g_assert_true (test->refused->domain == PW_RULE_ERROR);

  /* Goods that nobody has. */
  {
    PwMove sell;

    pw_move_init (&sell, CB_KIND_SELL, 0);
    sell.args[CB_ARG_GOODS] = 6;
    g_assert_false (pw_entry_propose (test->entry, &sell));
    g_assert_true (test->refused->domain == PW_RULE_ERROR);
  }
  g_assert_cmpuint (test->n_played, ==, 0);

  /* The next key ends it. */
  pw_entry_set_text (test->entry, "51");
  g_assert_null (pw_entry_get_refused (test->entry));

  /* What was typed and refused does not stay beside what is clicked and refused: insisted on would be the one, and read the other. */
  pw_entry_test_type (test, "place ship a1");
  g_assert_false (pw_entry_activate (test->entry));
  g_assert_nonnull (pw_entry_get_insistent (test->entry));
  g_assert_false (click (test, CB_KIND_PLACE, -1, CB_TILE_CASTLE, D5, -1));
  g_assert_cmpstr (pw_entry_get_text (test->entry), ==, "");
  g_assert_cmpint (pw_entry_get_insistent (test->entry)->args[CB_ARG_HEX], ==, D5);
}

static void
test_used_die_and_far_depot (PwEntryTest *test, gconstpointer moment)
{
  pw_model_test_play (test->session, "ana workers die=1");
  g_assert_false (click (test, -1, 1, -1, -1, -1));
  assert_refused (test, "4.1", "1");
  pw_model_test_play (test->session, "end");
  g_assert_cmpint (pw_session_get_actor (test->session), !=, 0);

  /* Somebody else's board. */
  {
    PwMove partial;

    pw_move_init (&partial, CB_KIND_PLACE, 0);
    partial.args[CB_ARG_HEX] = D5;
    g_assert_false (pw_entry_propose (test->entry, &partial));
    assert_refused (test, "3.3", "turn");
  }
}

static void
test_click_while_looking_back (PwEntryTest *test, gconstpointer moment)
{
  guint now = pw_session_get_moment (test->session);

  pw_session_look_at (test->session, 3);
  g_assert_true (click (test, CB_KIND_PLACE, -1, -1, D5, -1));
  g_assert_cmpuint (pw_session_get_moment (test->session), ==, now);
  g_assert_cmpuint (test->n_played, ==, 0);
  g_assert_true (click (test, CB_KIND_PLACE, -1, -1, D5, -1));
  g_assert_cmpuint (test->n_played, ==, 1);
}

/* Any click at any moment: plays something legal, narrows to something legal, or says why not. */
static void
test_any_click (PwEntryTest *test, gconstpointer moment)
{
  const PwGame *game = pw_session_get_game (test->session);
  const PwHistory *history = pw_session_get_history (test->session);
  PwRandom random = { 11 };

  for (guint i = 0; i < 3000; i++)
    {
      guint before = pw_history_get_cursor (history), refused = test->n_refused;
      int actor = pw_session_get_actor (test->session);
      PwMove partial;
      gboolean done;

      if (actor == PW_NOBODY)
        break;
      if (actor == PW_TABLE)
        {
          g_assert_true (pw_model_test_deal (test->session, 1, pw_random_next (&random)));
          continue;
        }
      pw_move_init (&partial, pw_random_below (&random, 3) ? pw_random_below (&random, CB_KINDS) : PW_KIND_ANY, actor);
      for (guint a = 0; a < 9; a++)
        if (pw_random_below (&random, 5) == 0)
          partial.args[a] = (gint16) pw_random_below (&random, a == CB_ARG_HEX ? 37 : a == CB_ARG_TILE ? CB_TILES : 7);
      done = pw_entry_propose (test->entry, &partial);
      g_assert_cmpint (done, ==, test->n_refused == refused);
      if (!done)
        continue;
      if (pw_history_get_cursor (history) == before)
        {
          g_assert_cmpuint (pw_entry_get_all (test->entry)->len, >, 0);
          if (pw_random_below (&random, 4) == 0)
            pw_entry_activate (test->entry);
        }
      if (pw_random_below (&random, 6) == 0)
        pw_entry_back (test->entry);
    }
  g_assert_null (game->play.unsound (pw_session_get_state (test->session)));
  g_test_message ("%u moves played by clicks", pw_history_get_cursor (history));
  g_assert_cmpuint (pw_history_get_cursor (history), >, 30);
}

static void
assert_asks (PwEntryTest *test, const char *question)
{
  g_autofree char *asked = pw_question_new (test->entry);

  g_assert_cmpstr (asked, ==, question);
}

/* What the log says of the last move. */
static void
assert_logged (PwEntryTest *test, const char *sentence)
{
  const PwHistory *history = pw_session_get_history (test->session);
  guint last = pw_history_get_cursor (history) - 1;
  g_autofree char *said = pw_game_sentence (pw_session_get_game (test->session), pw_session_get_setup (test->session),
                                            pw_history_get_state (history, last), pw_history_get_move (history, last));

  g_assert_cmpstr (said, ==, sentence);
}

/* While the table rolls, a click on a tile that nobody has named asks which it is. */
static void
test_a_tile_is_named (PwEntryTest *test, gconstpointer moment)
{
  const CbState *state = pw_session_get_state (test->session);
  PwMove click;
  guint space = 0;

  while (state->depots[2][space] != CB_TILE_UNKNOWN + CB_BUILDING)
    g_assert_cmpuint (++space, <, CB_DEPOT_SPACES);
  pw_move_init (&click, CB_KIND_DEPOT, PW_TABLE);
  click.args[0] = 3;
  click.args[1 + space] = (gint16) (CB_TILE_UNKNOWN + CB_BUILDING);
  g_assert_true (pw_entry_propose (test->entry, &click));
  g_assert_cmpuint (test->n_played, ==, 0);
  g_assert_cmpuint (pw_entry_get_all (test->entry)->len, ==, 8);
  assert_asks (test, "Depot 3: which tile lies there?");
  /* Another tile instead, and back to the dice. */
  g_assert_true (pw_entry_back (test->entry));
  g_assert_cmpuint (pw_entry_get_all (test->entry)->len, ==, 0);

  g_assert_true (pw_entry_propose (test->entry, &click));
  g_assert_true (pw_entry_test_enter (test, "7"));
  g_assert_cmpuint (test->n_played, ==, 1);
  state = pw_session_get_state (test->session);
  g_assert_cmpint (state->depots[2][space], ==, CB_TILE_BANK);
  assert_logged (test, "In depot 3: bank.");
  g_assert_true (pw_session_undo (test->session));
  g_assert_true (pw_entry_propose (test->entry, &click));
  g_assert_true (pw_entry_test_enter (test, "ban"));
  state = pw_session_get_state (test->session);
  g_assert_cmpint (state->depots[2][space], ==, CB_TILE_BANK);
  /* The dice are still asked. */
  g_assert_true (pw_entry_test_enter (test, "4 36 22 51"));
  g_assert_cmpuint (test->n_refused, ==, 0);
}

/* In the black depot anything may lie: first of which colour, then which. */
static void
test_a_black_tile_is_named (PwEntryTest *test, gconstpointer moment)
{
  const CbState *state;
  PwMove click;

  pw_move_init (&click, CB_KIND_DEPOT, PW_TABLE);
  click.args[0] = 0;
  click.args[1 + 2] = CB_TILE_ANY;
  g_assert_true (pw_entry_propose (test->entry, &click));
  g_assert_cmpuint (pw_entry_get_all (test->entry)->len, ==, CB_TYPES);
  assert_asks (test, "The black depot: which tile lies there?");
  pw_entry_test_type (test, "3");
  g_assert_cmpuint (pw_entry_get_all (test->entry)->len, >, PW_ENTRY_PAGE);
  g_assert_true (pw_entry_test_enter (test, "316"));
  state = pw_session_get_state (test->session);
  g_assert_cmpint (state->black[2], ==, CB_TILE_MONASTERY_0 + 16);
  assert_logged (test, "In the black depot: monastery 16.");
}

static void
assert_says (PwEntryTest *test, const char *message, const char *remedy)
{
  g_assert_cmpuint (test->n_refused, ==, 1);
  g_assert_error (test->refused, PW_RULE_ERROR, pw_game_find_rule (&cb_game, "5.1"));
  g_assert_cmpstr (test->refused->message, ==, message);
  g_assert_cmpstr (pw_rule_error_get_remedy (test->refused), ==, remedy);
  test->n_refused = 0;
}

static gboolean
pick_up (PwEntryTest *test, int tile)
{
  PwMove picked;

  pw_move_init (&picked, CB_KIND_PLACE, 0);
  picked.flags = PW_MOVE_PICKED_UP;
  picked.args[CB_ARG_TILE] = (gint16) tile;
  return pw_entry_propose (test->entry, &picked);
}

/* Of a tile that can be placed nowhere that is said, clicked or typed, and nothing of a hex that nobody spoke of. */
static void
test_a_tile_without_a_hex (PwEntryTest *test, gconstpointer moment)
{
  static const char *const nowhere = "No hex of the duchy can take a castle now.",
                           *const where = "It goes on an empty hex of its colour, next to a tile in the duchy.";

  g_assert_false (pick_up (test, CB_TILE_CASTLE));
  assert_says (test, nowhere, where);
  g_assert_cmpint (pw_entry_get_refused (test->entry)->args[CB_ARG_HEX], ==, PW_ARG_NONE);
  g_assert_false (pw_entry_test_enter (test, "place castle"));
  assert_says (test, nowhere, where);
}

/* Hexes take the ship, but no die reaches one: the 6 is left, and no worker. */
static void
test_a_tile_without_a_die (PwEntryTest *test, gconstpointer moment)
{
  pw_model_test_play (test->session, "ana take 4 ship die=3 workers=1");
  g_assert_false (pick_up (test, CB_TILE_SHIP));
  assert_says (test, "No die that is left, with the workers there are, places a ship.", "d3 needs a 2, d5 needs a 5.");
}

/* A stored tile that nobody has named is picked up as well: its hexes are listed, or it is said why there is none. */
static void
test_an_unnamed_tile_is_picked_up (PwEntryTest *test, gconstpointer moment)
{
  const GArray *all;

  pw_model_test_play (test->session, "ana take 6 b? die=6");
  g_assert_true (pick_up (test, CB_TILE_UNKNOWN + CB_BUILDING));
  all = pw_entry_get_all (test->entry);
  g_assert_cmpuint (all->len, ==, 2);
  for (guint i = 0; i < all->len; i++)
    {
      const PwMove *move = &g_array_index (all, PwChoice, i).move;

      g_assert_cmpuint (move->kind, ==, CB_KIND_PLACE);
      g_assert_cmpint (move->args[CB_ARG_HEX], !=, PW_ARG_NONE);
      g_assert_cmpint (move->args[CB_ARG_TILE], ==, CB_TILE_UNKNOWN + CB_BUILDING);
      /* Which building it is lies on the table. */
      g_assert_true (g_array_index (all, PwChoice, i).more);
    }
  g_assert_cmpuint (test->n_played, ==, 0);
  g_assert_true (pw_entry_back (test->entry));
  g_assert_true (pw_session_undo (test->session));

  pw_model_test_play (test->session, "ana take 3 b? die=3");
  g_assert_false (pick_up (test, CB_TILE_UNKNOWN + CB_BUILDING));
  assert_says (test, "No die that is left, with the workers there are, places some building.", "c3 needs a 3, e4 needs a 3.");
}

int
main (int argc, char **argv)
{
  pw_model_test_init_without_folders (&argc, &argv);
#define ADD(path, moment, function) PW_ENTRY_TEST ("/entry-click/" path, pw_moment_##moment, function)
  ADD ("one-click-plays-what-is-clear", second_turn, test_one_click_plays_what_is_clear);
  ADD ("three-clicks", second_turn, test_three_clicks);
  ADD ("text-and-clicks-go-together", second_turn, test_text_and_clicks_go_together);
  ADD ("later-click-wins", second_turn, test_later_click_wins);
  ADD ("dead-ends-are-not-offered", second_turn, test_dead_ends_are_not_offered);
  ADD ("back-takes-clicks-back", second_turn, test_back_takes_clicks_back);
  ADD ("refusals-name-the-rule", second_turn, test_refusals_name_the_rule);
  ADD ("used-die-and-far-depot", second_turn, test_used_die_and_far_depot);
  ADD ("a-tile-without-a-hex", second_turn, test_a_tile_without_a_hex);
  ADD ("a-tile-without-a-die", first_turn, test_a_tile_without_a_die);
  ADD ("an-unnamed-tile", first_turn, test_an_unnamed_tile_is_picked_up);
  ADD ("click-while-looking-back", second_turn, test_click_while_looking_back);
  ADD ("a-tile-is-named", roll, test_a_tile_is_named);
  ADD ("a-black-tile-is-named", roll, test_a_black_tile_is_named);
  ADD ("any-click", first_turn, test_any_click);
  return g_test_run ();
}
