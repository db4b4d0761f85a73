/* test-kinds.c: sets of kinds of moves, and a game with as many kinds as there can be
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "core/pw-notation.h"
#include "games/template/template.h"

/* -- Sets ------------------------------------------------------------------------------------- */

static const PwKindSet table = PW_KIND_SET_INIT (0, 1, 63, 64, 65, 100, 126, 127);

static void
test_a_set_has_what_was_put_in (void)
{
  guint n = 0;

  for (guint kind = 0; kind < 1000; kind++)
    {
      gboolean in = kind == 0 || kind == 1 || kind == 63 || kind == 64 || kind == 65 || kind == 100 || kind == 126 || kind == 127;

      g_assert_cmpint (pw_kind_set_has (table, kind), ==, in);
      n += in;
    }
  g_assert_cmpuint (n, ==, 8);
  g_assert_false (pw_kind_set_has (pw_kind_set_all (), PW_KIND_ANY));
  g_assert_true (pw_kind_set_is_empty (pw_kind_set_of (PW_KIND_ANY)));
  g_assert_true (pw_kind_set_is_empty (PW_KIND_SET_NONE));
  g_assert_false (pw_kind_set_is_empty (PW_KIND_SET (127)));
  g_assert_false (pw_kind_set_is_empty (PW_KIND_SET (0)));
}

static void
test_sets_are_joined_and_parted (void)
{
  PwKindSet low = PW_KIND_SET (0, 1, 63), high = PW_KIND_SET (64, 65, 100, 126, 127), made = PW_KIND_SET_NONE;

  g_assert_true (pw_kind_set_equal (pw_kind_set_union (low, high), table));
  g_assert_true (pw_kind_set_equal (pw_kind_set_minus (table, low), high));
  g_assert_true (pw_kind_set_equal (pw_kind_set_minus (table, high), low));
  g_assert_true (pw_kind_set_equal (pw_kind_set_common (table, PW_KIND_SET (1, 2, 100)), PW_KIND_SET (1, 100)));
  g_assert_true (pw_kind_set_is_empty (pw_kind_set_common (low, high)));
  for (guint kind = 0; kind < PW_MAX_KINDS; kind++)
    if (pw_kind_set_has (table, kind))
      pw_kind_set_add (&made, pw_kind_set_of (kind));
  g_assert_true (pw_kind_set_equal (made, table));
  g_assert_cmpmem (&made, sizeof made, &table, sizeof table);
}

static void
test_kinds_are_taken_in_their_order (void)
{
  static const guint expected[] = { 0, 1, 63, 64, 65, 100, 126, 127 };
  PwKindSet rest = table;

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    g_assert_cmpuint (pw_kind_set_take_first (&rest), ==, expected[i]);
  g_assert_true (pw_kind_set_is_empty (rest));
}

/* -- A game of 128 kinds ------------------------------------------------------------------------ */

static void
mark (gpointer data, const PwMove *move, PwEvents *events)
{
  TemplateState *state = data;

  state->place[0] = move->kind;
}

static void
list_3 (gconstpointer state, PwMoves *out)
{
  pw_moves_append (out, 3, 0);
}

static void
list_127 (gconstpointer state, PwMoves *out)
{
  pw_moves_append (out, 127, 0);
}

static int
first_acts (gconstpointer state)
{
  return 0;
}

static PwKindSet
three (gconstpointer state)
{
  return PW_KIND_SET (3, 64, 127);
}

static void
test_kinds_beyond_64_are_played (void)
{
  static const guint playable[] = { 3, 64, 127 };
  static char names[PW_MAX_KINDS][8];
  static PwMoveKind kinds[PW_MAX_KINDS];
  PwGame wide = template_game;
  g_autoptr (PwSetup) setup = NULL;
  g_autoptr (GArray) list = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  TemplateState state = { .n_players = 2, .goal = 200, .die = 1 };
  PwMoves legal = PW_MOVES_INIT;
  PwEvents events = { 0 };
  PwMove partial;

  for (guint kind = 0; kind < PW_MAX_KINDS; kind++)
    {
      g_snprintf (names[kind], sizeof names[kind], "k%ux", kind);
      kinds[kind] = (PwMoveKind){ .name = names[kind], .title = names[kind], .apply = mark };
    }
  kinds[3].legal = list_3;
  kinds[127].legal = list_127;
  wide.id = "wide";
  wide.kinds = kinds;
  wide.n_kinds = PW_MAX_KINDS;
  wide.play.actor = first_acts;
  wide.play.playable = three;
  pw_games_register (&wide);
  setup = pw_setup_new (&wide, 2);
  pw_game_legal (&wide, &state, &legal);
  g_assert_cmpuint (legal.n, ==, 3);
  pw_move_init (&partial, PW_KIND_ANY, 0);
  pw_game_choices (&wide, &state, &partial, list);
  g_assert_cmpuint (list->len, ==, 3);
  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (GError) error = NULL;
      PwMove read;

      g_assert_cmpuint (legal.items[i].kind, ==, playable[i]);
      g_assert_cmpuint (g_array_index (list, PwChoice, i).move.kind, ==, playable[i]);
      g_assert_true (pw_notation_parse (&wide, setup, &state, names[playable[i]], &read, &error));
      g_assert_no_error (error);
      g_assert_true (pw_move_equal (&read, &legal.items[i]));
      g_assert_true (pw_game_check (&wide, &state, &read, &error));
      pw_game_apply (&wide, &state, &read, &events);
      g_assert_cmpuint (state.place[0], ==, playable[i]);
    }
  for (guint kind = 0; kind < PW_MAX_KINDS; kind++)
    {
      pw_move_init (&partial, kind, 0);
      g_assert_cmpint (pw_game_check (&wide, &state, &partial, NULL), ==, kind == 3 || kind == 64 || kind == 127);
    }
  pw_moves_clear (&legal);
}

/* -- A game without a board yet ------------------------------------------------------------------ */

static void
test_an_unlisted_game_is_found_by_its_id (void)
{
  static PwGame begun;
  guint n = pw_games_count ();

  begun = template_game;
  begun.id = "begun";
  begun.unlisted = TRUE;
  g_assert_null (pw_games_find ("begun"));
  pw_games_register (&begun);
  pw_games_register (&begun);
  g_assert_true (pw_games_find ("begun") == &begun);
  g_assert_cmpuint (pw_games_count (), ==, n);
  for (guint i = 0; i < n; i++)
    g_assert_true (pw_games_peek (i) != &begun);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/kinds/a-set-has-what-was-put-in", test_a_set_has_what_was_put_in);
  g_test_add_func ("/core/kinds/sets-are-joined-and-parted", test_sets_are_joined_and_parted);
  g_test_add_func ("/core/kinds/taken-in-their-order", test_kinds_are_taken_in_their_order);
  g_test_add_func ("/core/kinds/beyond-64-are-played", test_kinds_beyond_64_are_played);
  g_test_add_func ("/core/kinds/an-unlisted-game-is-found-by-its-id", test_an_unlisted_game_is_found_by_its_id);
  return g_test_run ();
}
