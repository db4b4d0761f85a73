/* test-setup.c: players and options
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-record.h"
#include "games/template/template.h"

static void
test_names_are_found_by_their_beginning (void)
{
  g_autoptr (PwSetup) setup = pw_setup_new (&template_game, 4);
  gboolean ambiguous;
  static const char *const names[] = { "Ana", "Anabel", "Björn", "李" };
  static const struct
  {
    const char *text;
    int seat;
    gboolean ambiguous;
  } cases[] = {
    { "ana", 0, FALSE }, { "ANAB", 1, FALSE },  { "an", -1, TRUE }, { "bJÖ", 2, FALSE },
    { "李", 3, FALSE },  { "carl", -1, FALSE }, { "", -1, FALSE },
  };

  for (guint seat = 0; seat < 4; seat++)
    pw_setup_set_name (setup, seat, names[seat]);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_assert_cmpint (pw_setup_find_name (setup, cases[i].text, &ambiguous), ==, cases[i].seat);
      g_assert_cmpint (ambiguous, ==, cases[i].ambiguous);
    }
}

static void
test_what_cannot_be_played_is_refused (void)
{
  g_autofree char *long_name = g_strnfill (61, 'x');
  g_autofree char *good_name = g_strnfill (60, 'x');
  const struct
  {
    const char *name;
    gboolean valid;
  } cases[] = {
    { "Ben", TRUE },   { good_name, TRUE },  { "Ana Maria", TRUE }, { "\"quoted\"", TRUE }, { "עדי", TRUE },
    { "", FALSE },     { long_name, FALSE }, { "a\nb", FALSE },     { "\xff", FALSE },      { "ANA", FALSE },
    { " Ben", FALSE }, { "Ben ", FALSE },    { "a\tb", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (PwSetup) setup = pw_setup_new (&template_game, 2);
      g_autoptr (GError) error = NULL;

      pw_setup_set_name (setup, 0, "Ana");
      pw_setup_set_name (setup, 1, cases[i].name);
      g_assert_cmpint (pw_setup_validate (setup, &template_game, &error), ==, cases[i].valid);
      if (!cases[i].valid)
        g_assert_error (error, PW_RECORD_ERROR, PW_RECORD_ERROR_SETUP);
    }
}

static void
test_numbers_out_of_range_are_refused (void)
{
  g_autoptr (PwSetup) setup = pw_setup_new (&template_game, 2);
  g_autoptr (GError) error = NULL;

  setup->n_players = 1;
  g_assert_false (pw_setup_validate (setup, &template_game, &error));
  g_assert_error (error, PW_RECORD_ERROR, PW_RECORD_ERROR_SETUP);
  g_clear_error (&error);
  setup->n_players = 5;
  g_assert_false (pw_setup_validate (setup, &template_game, NULL));
  setup->n_players = 2;
  setup->markers[1] = setup->markers[0];
  g_assert_false (pw_setup_validate (setup, &template_game, NULL));
  setup->markers[1] = 0;
  g_assert_false (pw_setup_validate (setup, &template_game, NULL));
  setup->markers[1] = 4;
  g_assert_true (pw_setup_validate (setup, &template_game, NULL));
  setup->options[0] = 2;
  g_assert_false (pw_setup_validate (setup, &template_game, &error));
  g_assert_error (error, PW_RECORD_ERROR, PW_RECORD_ERROR_SETUP);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_register (&template_game);
  g_test_add_func ("/core/setup/names-are-found-by-their-beginning", test_names_are_found_by_their_beginning);
  g_test_add_func ("/core/setup/what-cannot-be-played-is-refused", test_what_cannot_be_played_is_refused);
  g_test_add_func ("/core/setup/numbers-out-of-range-are-refused", test_numbers_out_of_range_are_refused);
  return g_test_run ();
}
