/* test-entry-hints.c: what was agreed about hints: moves with points, moves, nothing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/burgundy.h"
#include "games/pw-games.h"
#include "model/pw-entry.h"

static const char game[] =
  "game: burgundy\n%s\nplayer: Ana\nplayer: Ben marker=2\n\n"
  "ana start d4 1 2 3\nben start d4 4 5 6\nroll 4 36 22\ngoods pink\nana take 6 bank\n";

static PwEntry *
begin (const char *hints, PwSession **session)
{
  g_autofree char *text = g_strdup_printf (game, hints);
  g_autoptr (GError) error = NULL;
  PwRecord *record = pw_record_parse (text, -1, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (record->broken_line, ==, 0);
  *session = pw_session_new_for_record (record);
  return pw_entry_new (*session);
}

static int
best_points (PwEntry *entry)
{
  const GArray *all = pw_entry_get_all (entry);
  int best = 0;

  for (guint i = 0; i < all->len; i++)
    best = MAX (best, g_array_index (all, PwChoice, i).points);
  return best;
}

static void
test_moves_and_points (void)
{
  g_autoptr (PwSession) session = NULL;
  g_autoptr (PwEntry) entry = begin ("hints: points", &session);

  g_assert_cmpuint (g_list_model_get_n_items (pw_entry_get_choices (entry)), >, 1);
  g_assert_cmpint (best_points (entry), >, 0);
}

static void
test_moves_only (void)
{
  g_autoptr (PwSession) session = NULL;
  g_autoptr (PwEntry) entry = begin ("hints: moves", &session);

  g_assert_cmpuint (g_list_model_get_n_items (pw_entry_get_choices (entry)), >, 1);
  g_assert_cmpint (best_points (entry), ==, 0);
}

static void
on_refused (PwEntry *entry, const GError *error, guint *n)
{
  g_assert_true (error->domain == PW_RULE_ERROR);
  (*n)++;
}

static void
test_no_hints (void)
{
  g_autoptr (PwSession) session = NULL;
  g_autoptr (PwEntry) entry = begin ("hints: off", &session);
  guint cursor = pw_session_get_moment (session), n_refused = 0;
  PwMove click;

  /* Nothing is listed, Enter and digits play nothing. */
  g_assert_cmpuint (g_list_model_get_n_items (pw_entry_get_choices (entry)), ==, 0);
  g_assert_cmpint (pw_entry_get_selected (entry), ==, -1);
  g_assert_cmpstr (pw_entry_get_ghost (entry), ==, "");
  g_assert_false (pw_entry_activate (entry));
  pw_entry_set_text (entry, "1");
  g_assert_false (pw_entry_activate (entry));
  g_assert_cmpuint (pw_session_get_moment (session), ==, cursor);

  /* What is typed is judged all the same. */
  g_signal_connect (entry, "refused", G_CALLBACK (on_refused), &n_refused);
  pw_entry_set_text (entry, "take 1 ship workers=0");
  g_assert_false (pw_entry_activate (entry));
  g_assert_cmpuint (n_refused, ==, 1);
  pw_entry_set_text (entry, "take 4 ship");
  g_assert_true (pw_entry_activate (entry));
  g_assert_cmpuint (pw_session_get_moment (session), ==, cursor + 1);

  /* A click says where; what it leaves open is asked. */
  g_assert_true (pw_session_undo (session));
  pw_move_init (&click, CB_KIND_TAKE, 0);
  click.args[CB_ARG_DEPOT] = 4;
  g_assert_true (pw_entry_propose (entry, &click));
  g_assert_cmpuint (g_list_model_get_n_items (pw_entry_get_choices (entry)), >, 1);
  g_assert_cmpint (best_points (entry), ==, 0);
}

static void
test_the_dice_are_asked_as_ever (void)
{
  g_autoptr (PwSession) session = NULL;
  g_autoptr (PwEntry) entry = begin ("hints: off", &session);

  while (pw_session_get_actor (session) != PW_TABLE)
    g_assert_true (pw_session_undo (session));
  g_assert_cmpuint (g_list_model_get_n_items (pw_entry_get_choices (entry)), ==, 6);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  g_test_add_func ("/model/entry-hints/moves-and-points", test_moves_and_points);
  g_test_add_func ("/model/entry-hints/moves-only", test_moves_only);
  g_test_add_func ("/model/entry-hints/no-hints", test_no_hints);
  g_test_add_func ("/model/entry-hints/the-dice-are-asked-as-ever", test_the_dice_are_asked_as_ever);
  return g_test_run ();
}
