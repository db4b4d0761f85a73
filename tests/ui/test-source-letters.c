/* test-source-letters.c: the letters in bars and tables of points are of the names that people read
 *
 * test-source-letters [LANGUAGE FOLDER]: the language, and where its words are.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>
#include <locale.h>
#include <string.h>

#include "games/pw-games.h"
#include "pw-source-color.h"

static void
check_game (const PwGame *game)
{
  g_autoptr (GPtrArray) letters = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < game->n_sources; i++)
    {
      char *letter = pw_source_letter (game, i);
      gboolean sign = !g_unichar_isalpha (g_utf8_get_char (game->sources[i].letter));
      g_autofree char *name = g_utf8_strup (_(game->sources[i].name), -1);

      g_test_message ("%s: %s %s", game->id, name, letter);
      g_assert_cmpint (g_utf8_strlen (letter, -1), ==, 1);
      if (sign)
        g_assert_cmpstr (letter, ==, game->sources[i].letter);
      else
        g_assert_nonnull (strstr (name, letter));
      g_assert_false (g_ptr_array_find_with_equal_func (letters, letter, g_str_equal, NULL));
      g_ptr_array_add (letters, letter);
    }
}

static void
test_letters (void)
{
  for (guint i = 0; i < pw_games_count (); i++)
    check_game (pw_games_nth (i));
}

int
main (int argc, char **argv)
{
  if (argc > 2 && argv[argc - 2][0] != '-')
    {
      g_setenv ("LANGUAGE", argv[argc - 2], TRUE);
      bindtextdomain (GETTEXT_PACKAGE, argv[argc - 1]);
      bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
      argc -= 2;
    }
  g_test_init (&argc, &argv, NULL);
  setlocale (LC_ALL, "C.UTF-8");
  pw_games_init ();
  g_test_add_func ("/charts/source-letters", test_letters);
  return g_test_run ();
}
