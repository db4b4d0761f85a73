/* test-setup.c: players and options
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

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
test_whole_names_are_found (void)
{
  g_autoptr (PwSetup) setup = pw_setup_new (&template_game, 4);
  static const char *const names[] = { "Player 2", "Player 22", "Bjö", "Player" };
  static const struct
  {
    const char *text;
    int seat;
    gsize length;
  } cases[] = {
    { "Player 2 silver", 0, 8 }, { "player 22, 3", 1, 9 },   { "Player 22", 1, 9 },
    { "Player 222 x", 3, 6 },    { "player", 3, 6 },         { "BJÖ 3", 2, 4 },
    { "Bj 3", -1, 0 },           { "Players 2", -1, 0 },     { "", -1, 0 },
    { " player", -1, 0 },        { "Player\tsilver", 3, 6 },
  };

  for (guint seat = 0; seat < G_N_ELEMENTS (names); seat++)
    pw_setup_set_name (setup, seat, names[seat]);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      gsize length = 99;

      g_assert_cmpint (pw_setup_find_whole_name (setup, cases[i].text, &length), ==, cases[i].seat);
      g_assert_cmpuint (length, ==, cases[i].length);
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

/* A name that nobody can read is none; what can be seen may have anything beside it. */
static void
test_invisible_names (void)
{
  static const struct
  {
    const char *name, *what;
    gboolean valid;
  } cases[] = {
    { "\u200b", "a space of no width" },
    { "\u200b\u200c\u200d\ufeff", "several of them" },
    { "\u2060", "a word joiner" },
    { "\u200e\u200f\u061c", "marks of direction" },
    { "\u202a\u202c", "an embedding" },
    { "\u2066\u2069", "an isolate" },
    { "\u00ad", "a soft hyphen" },
    { "\u0301", "an accent alone" },
    { "\u0301\u0308\u20dd", "accents and a circle alone" },
    { "\u0903", "a vowel sign alone" },
    { "\ufe0f", "a variation selector" },
    { "\u034f", "a grapheme joiner" },
    { "\u00a0\u3000\u2003", "spaces of other kinds" },
    { "\u2028", "a line separator" },
    { "\u115f\u1160", "empty letters" },
    { "\u3164", "an empty letter" },
    { "\uffa0", "an empty letter, narrow" },
    { "\u2800", "a pattern of no dots" },
    { "\U000e0041\U000e0042", "tags" },
    { "\U000e0100", "a variation selector beyond" },
    { "\u180e", "a Mongolian vowel separator" },
    { "\u200bA", "a letter behind it", TRUE },
    { "e\u0301", "an accent on a letter", TRUE },
    { "\u2067\u05e2\u05d3\u05d9\u2069", "a name from right to left", TRUE },
    { "\u0915\u0903", "a vowel sign on a letter", TRUE },
    { "\U0001f482\u200d\u2640\ufe0f", "a picture of several", TRUE },
    { "?", "a question mark", TRUE },
    { "\u2640", "a sign", TRUE },
    { "\u1112\u1161", "a syllable of parts", TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (PwSetup) setup = pw_setup_new (&template_game, 2);
      g_autofree char *text = g_strdup_printf ("game: template\nplayer: Ana\nplayer: \"%s\"\n\n", cases[i].name);
      g_autofree char *json = g_strdup_printf ("{\"format\": 1, \"game\": \"template\", \"players\": [{\"name\": \"Ana\"},"
                                               "{\"name\": \"%s\"}], \"moves\": []}",
                                               cases[i].name);
      g_autofree char *title = pw_record_clean_title (cases[i].name);
      const char *const records[] = { text, json };
      g_autoptr (GError) error = NULL;

      g_test_message ("%s", cases[i].what);
      pw_setup_set_name (setup, 1, cases[i].name);
      g_assert_cmpint (pw_setup_validate (setup, &template_game, &error), ==, cases[i].valid);
      if (!cases[i].valid)
        g_assert_cmpstr (error->message, ==, "Player 2 needs a name that can be seen: all characters of this one are invisible.");
      g_assert_cmpint (title != NULL, ==, cases[i].valid);
      for (guint k = 0; k < G_N_ELEMENTS (records); k++)
        {
          g_autoptr (GError) problem = NULL;
          g_autoptr (PwRecord) record = pw_record_parse (records[k], -1, &problem);

          g_assert_cmpint (record != NULL, ==, cases[i].valid);
          if (record)
            continue;
          g_assert_error (problem, PW_RECORD_ERROR, PW_RECORD_ERROR_SETUP);
          g_assert_nonnull (strstr (problem->message, "that can be seen"));
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_register (&template_game);
  g_test_add_func ("/core/setup/invisible-names", test_invisible_names);
  g_test_add_func ("/core/setup/names-are-found-by-their-beginning", test_names_are_found_by_their_beginning);
  g_test_add_func ("/core/setup/whole-names-are-found", test_whole_names_are_found);
  g_test_add_func ("/core/setup/what-cannot-be-played-is-refused", test_what_cannot_be_played_is_refused);
  g_test_add_func ("/core/setup/numbers-out-of-range-are-refused", test_numbers_out_of_range_are_refused);
  return g_test_run ();
}
