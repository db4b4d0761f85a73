/* test-setup-draft.c: changing a set-up, without widgets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "games/burgundy/data/cb-duchy.h"
#include "pw-settings.h"
#include "pw-setup-draft.h"
#include "pw-ui-test.h"

static void
assert_names (const PwSetup *setup, const char *expected)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < setup->n_players; i++)
    g_string_append_printf (names, "%s%s/%u", i ? " " : "", setup->names[i], setup->markers[i]);
  g_assert_cmpstr (names->str, ==, expected);
}

static PwSetup *
draft (void)
{
  const PwGame *game = pw_ui_test_game ();
  PwSetup *setup = pw_setup_draft_new (game, NULL);

  while (setup->n_players > 3)
    pw_setup_draft_remove (setup, game, setup->n_players - 1);
  while (setup->n_players < 3)
    pw_setup_draft_add (setup, game);
  pw_setup_set_name (setup, 0, "Ana");
  pw_setup_set_name (setup, 1, "Bruno");
  pw_setup_set_name (setup, 2, "Chiara");
  return setup;
}

static void
test_a_new_draft_is_valid (void)
{
  const PwGame *game = pw_ui_test_game ();
  g_autoptr (PwSetup) setup = pw_setup_draft_new (game, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (pw_setup_validate (setup, game, &error));
  g_assert_no_error (error);
  for (guint i = 0; i < setup->n_players; i++)
    g_assert_null (pw_setup_draft_problem (setup, i));
}

static void
test_moving_keeps_the_others_in_order (void)
{
  g_autoptr (PwSetup) setup = draft ();

  setup->seat_options[0][0] = 5;
  assert_names (setup, "Ana/1 Bruno/2 Chiara/3");
  pw_setup_draft_move (setup, 0, 2);
  assert_names (setup, "Bruno/2 Chiara/3 Ana/1");
  g_assert_cmpint (setup->seat_options[2][0], ==, 5);
  pw_setup_draft_move (setup, 2, 1);
  assert_names (setup, "Bruno/2 Ana/1 Chiara/3");
  g_assert_cmpint (setup->seat_options[1][0], ==, 5);
}

static void
test_players_come_and_go_within_limits (void)
{
  const PwGame *game = pw_ui_test_game ();
  g_autoptr (PwSetup) setup = draft ();
  guint min, max;

  g_assert_true (pw_setup_draft_remove (setup, game, 1));
  assert_names (setup, "Ana/1 Chiara/3");
  pw_game_seats (game, setup, &min, &max);
  while (setup->n_players > min)
    g_assert_true (pw_setup_draft_remove (setup, game, 0));
  g_assert_false (pw_setup_draft_remove (setup, game, 0));
  while (setup->n_players < max)
    g_assert_true (pw_setup_draft_add (setup, game));
  g_assert_false (pw_setup_draft_add (setup, game));
  g_assert_true (pw_setup_validate (setup, game, NULL));
}

static void
test_a_taken_marker_is_exchanged (void)
{
  g_autoptr (PwSetup) setup = draft ();

  pw_setup_draft_set_marker (setup, 0, 3);
  assert_names (setup, "Ana/3 Bruno/2 Chiara/1");
  pw_setup_draft_set_marker (setup, 0, 4);
  assert_names (setup, "Ana/4 Bruno/2 Chiara/1");
}

static void
test_names_that_cannot_be_are_told (void)
{
  static const struct
  {
    const char *name;
    gboolean wrong;
  } cases[] = {
    { "Dora", FALSE },
    { "Ágnes", FALSE },
    { "", TRUE },
    { "   ", TRUE },
    { "Ana", TRUE },
    { "ana", TRUE },
    { "0123456789012345678901234567890123456789012345678901234567890", TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (PwSetup) setup = draft ();
      g_autofree char *problem = NULL;

      pw_setup_set_name (setup, 1, cases[i].name);
      problem = pw_setup_draft_problem (setup, 1);
      g_test_message ("“%s”: %s", cases[i].name, problem ? problem : "fine");
      g_assert_cmpint (problem != NULL, ==, cases[i].wrong);
    }
}

static void
test_the_last_setup_comes_back (void)
{
  const PwGame *game = pw_ui_test_game ();
  GSettings *settings = pw_settings_get ();
  g_autoptr (PwSetup) setup = draft ();
  g_autoptr (PwSetup) again = NULL;
  guint min, max;

  g_assert_nonnull (settings);
  pw_setup_draft_move (setup, 2, 0);
  for (guint i = 0; i < game->terms.n_options; i++)
    {
      gint16 before = setup->options[i];

      setup->options[i] = game->terms.options[i].words->words[game->terms.options[i].words->n_words - 1].value;
      /* As many play as before. */
      pw_game_seats (game, setup, &min, &max);
      if (min > setup->n_players || max < setup->n_players || !pw_setup_check (setup, game, NULL))
        setup->options[i] = before;
    }
  for (guint i = 0; i < game->terms.n_seat_options; i++)
    setup->seat_options[1][i] = game->terms.seat_options[i].words->words[1].value;
  setup->hints = PW_HINTS_MOVES;
  setup->dealer = PW_DEALER_DICE;
  setup->clock = TRUE;
  pw_setup_draft_remember (setup, game, settings);
  again = pw_setup_draft_new (game, settings);
  assert_names (again, "Chiara/3 Ana/1 Bruno/2");
  g_assert_cmpuint (again->hints, ==, PW_HINTS_MOVES);
  g_assert_cmpuint (again->dealer, ==, PW_DEALER_DICE);
  g_assert_cmpuint (again->clock, ==, TRUE);
  for (guint i = 0; i < game->terms.n_options; i++)
    g_assert_cmpint (again->options[i], ==, setup->options[i]);
  /* To advice a table agrees anew. */
  setup->hints = PW_HINTS_ADVICE;
  pw_setup_draft_remember (setup, game, settings);
  pw_setup_free (g_steal_pointer (&again));
  again = pw_setup_draft_new (game, settings);
  g_assert_cmpuint (again->hints, ==, PW_HINTS_POINTS);
  for (guint i = 0; i < game->terms.n_seat_options; i++)
    g_assert_cmpint (again->seat_options[1][i], ==, setup->seat_options[1][i]);
}

static void
test_spoilt_settings_do_no_harm (void)
{
  const PwGame *game = pw_ui_test_game ();
  GSettings *settings = pw_settings_get ();
  g_autoptr (PwSetup) setup = NULL;

  g_settings_set_string (settings, "last-game", game->id);
  g_settings_set_value (settings, "last-players",
                        g_variant_new_parsed ("[('Ana', byte 1, {'duchy': 'none'}), ('Ana', byte 1, {}), "
                                              "('\\tB\\n', byte 0, {}), ('Zoë', byte 200, @a{ss} {}), ('a', byte 1, {}), "
                                              "('b', byte 1, {}), ('c', byte 1, {}), ('d', byte 1, {})]"));
  setup = pw_setup_draft_new (game, settings);
  g_assert_true (pw_setup_validate (setup, game, NULL));
  for (guint i = 0; i < setup->n_players; i++)
    g_assert_null (pw_setup_draft_problem (setup, i));
  g_settings_reset (settings, "last-players");
  g_settings_reset (settings, "last-game");
}

static void
test_what_is_dealt_is_marked (void)
{
  const PwGame *game = pw_ui_test_game ();
  g_autoptr (PwSession) session = pw_ui_test_session ();
  g_autoptr (GError) error = NULL;
  const PwHistory *history = pw_session_get_history (session);
  guint kind;

  g_assert_true (pw_setup_draft_can_deal (game));
  kind = (guint) (pw_game_find_kind (game, "start") - game->kinds);
  pw_setup_draft_deal (session, 7, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (pw_history_get_cursor (history), ==, 3);
  for (guint i = 0; i < 3; i++)
    {
      g_assert_cmpuint (pw_history_get_move (history, i)->kind, ==, kind);
      g_assert_cmpuint (pw_history_get_move (history, i)->flags & PW_MOVE_DEALT, !=, 0);
    }
  g_assert_false (pw_kind_set_has (game->play.playable (pw_session_get_state (session)), kind));
}

/* By the id of an option: its index. */
static guint
option (const char *id)
{
  const PwGame *game = pw_ui_test_game ();

  for (guint i = 0; i < game->terms.n_options; i++)
    if (g_str_equal (game->terms.options[i].id, id))
      return i;
  g_assert_not_reached ();
}

#define POSTS \
  "{\"format\": 1, \"kind\": \"one-piece\", \"name\": \"Three posts\", \"rows\": [\"LCCK\", \"LLCKB\", \"LLBKBB\", \"SSSCSSS\", " \
  "\"BBMBBL\", \"BMKBB\", \"MKKB\"], \"start\": [\"d4\"], \"posts\": [\"a1\", \"d1\", \"g1\"]}"

/* "All expansions" says what it leaves out, why, and what would help; once there are boards for it, it chooses them. */
static void
test_a_preset_says_what_stays_off (void)
{
  const PwGame *game = pw_ui_test_game ();
  g_autoptr (PwSetup) setup = draft ();
  g_autoptr (GError) error = NULL;
  g_autofree char *why = NULL, *none = NULL, *in_teams = NULL;
  gint16 duchy;
  int off;

  none = pw_setup_draft_preset (setup, game, 0, &off);
  g_assert_null (none);
  g_assert_cmpint (off, ==, -1);
  why = pw_setup_draft_preset (setup, game, 1, &off);
  g_assert_cmpint (off, ==, (int) option ("border-posts"));
  g_assert_nonnull (strstr (why, "Border posts"));
  g_assert_nonnull (strstr (why, "exactly three posts"));
  g_assert_nonnull (strstr (why, "Choose a duchy with posts"));
  g_assert_cmpint (setup->options[option ("border-posts")], ==, 0);
  g_assert_cmpint (setup->options[option ("inns")], ==, 1);
  g_assert_false (pw_setup_draft_make_room (setup, game, (guint) off));
  g_assert_cmpint (setup->options[option ("border-posts")], ==, 0);

  g_assert_true (game->components->parse (0, POSTS, &duchy, &error));
  g_assert_no_error (error);
  cb_duchy_set_offered ((guint) duchy, TRUE);
  g_assert_true (pw_setup_draft_make_room (setup, game, (guint) off));
  g_assert_cmpint (setup->options[option ("border-posts")], ==, 1);
  for (guint seat = 0; seat < setup->n_players; seat++)
    g_assert_cmpint (setup->seat_options[seat][0], ==, duchy);
  g_assert_true (pw_setup_check (setup, game, NULL));

  /* In teams no such board helps. */
  setup->options[option ("border-posts")] = 0;
  setup->options[option ("mode")] = 1;
  pw_setup_draft_fit (setup, game);
  in_teams = pw_setup_draft_preset (setup, game, 1, &off);
  g_assert_nonnull (in_teams);
  g_assert_cmpint (off, >=, 0);
  g_assert_false (pw_setup_draft_make_room (setup, game, (guint) off));
  cb_duchy_set_offered ((guint) duchy, FALSE);
}

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);
  g_test_add_func ("/setup-draft/a-new-draft-is-valid", test_a_new_draft_is_valid);
  g_test_add_func ("/setup-draft/a-preset-says-what-stays-off", test_a_preset_says_what_stays_off);
  g_test_add_func ("/setup-draft/moving-keeps-the-others-in-order", test_moving_keeps_the_others_in_order);
  g_test_add_func ("/setup-draft/players-come-and-go-within-limits", test_players_come_and_go_within_limits);
  g_test_add_func ("/setup-draft/a-taken-marker-is-exchanged", test_a_taken_marker_is_exchanged);
  g_test_add_func ("/setup-draft/names-that-cannot-be-are-told", test_names_that_cannot_be_are_told);
  g_test_add_func ("/setup-draft/the-last-setup-comes-back", test_the_last_setup_comes_back);
  g_test_add_func ("/setup-draft/spoilt-settings-do-no-harm", test_spoilt_settings_do_no_harm);
  g_test_add_func ("/setup-draft/what-is-dealt-is-marked", test_what_is_dealt_is_marked);
  return g_test_run ();
}
