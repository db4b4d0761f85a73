/* test-library-reading.c: files of the library that cannot be read, and what of that is kept in its index
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "core/pw-parts.h"
#include "library-files.h"
#include "../own-folders.h"

/* -- Why it cannot be read ------------------------------------------------------------------------ */

static const char *
problem_of (const char *text, gssize length, PwLibrary **library)
{
  PwLibraryGame *game;

  clear ();
  put ("x.pipwright", text, length, WRITTEN);
  *library = pw_model_test_library ();
  pw_library_read_all (*library);
  game = find (*library, "x.pipwright");
  g_assert_cmpint (pw_library_game_get_state (game), ==, PW_LIBRARY_BROKEN);
  return pw_library_game_get_problem (game);
}

/* Wherever a file is cut, also within a letter or an escape, it says where it ends and that something is missing. */
static void
test_a_cut_file_says_so (void)
{
  g_autofree char *whole = print_game (12);
  g_autoptr (GString) text = g_string_new (whole);
  gsize step = PW_MODEL_TEST_ROUNDS (7, 97);

  g_string_replace (text, "Ben", "B\\u00e9n", 1);
  g_assert_nonnull (strstr (text->str, "Zoë"));
  for (gsize n = 1; n < (gsize) (strrchr (text->str, '}') - text->str); n += n < 400 ? 1 : step)
    {
      PwLibrary *library;
      const char *problem = problem_of (text->str, (gssize) n, &library);
      g_autofree char *line = NULL;
      guint lines = 1;

      for (gsize i = 0; i < n; i++)
        lines += text->str[i] == '\n';
      line = g_strdup_printf ("Line %u: The file ends here, too early", lines);
      if (strstr (problem, line) == NULL)
        g_error ("cut after %zu bytes, in line %u: %s", n, lines, problem);
      g_assert_finalize_object (library);
    }
}

/* Nobody who plays has to know what a file is written in. */
static void
test_a_damaged_file_is_told_in_plain_words (void)
{
  static const struct
  {
    const char *text;
    gssize length;
    const char *says;
  } cases[] = {
    { "", 0, "The file is empty." },
    { "{\n\0\0\0\0", 6, "Line 2: The file ends here, too early" },
    { "{\n\0\0x\0", 6, "Line 2: From byte 3 on this is not text" },
    { "{ \"format\": 1,\n  ?", -1, "Line 2: What stands here cannot be read" },
    { "{ \"format\": 1,\n  \"game\": \"\\x\" }", -1, "Line 2: What stands here cannot be read" },
    { "{ \"format\": 1,\n\"game\" \"burgundy\" }", -1, "Line 2: What stands here cannot be read" },
    { "{ \"format\": 1,\n\"game\": \"burgundy\n\" }", -1, "Line 2: A text goes on in the next line" },
    { "[1, 2]", -1, "This is not a record of a game." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      PwLibrary *library;
      const char *problem = problem_of (cases[i].text, cases[i].length, &library);

      g_test_message ("%u: %s", i, problem);
      g_assert_true (g_str_has_prefix (problem, cases[i].says));
      g_assert_null (strstr (problem, "JSON"));
      g_assert_finalize_object (library);
    }
}

/* What was said in one language is not shown to somebody who reads another; what was read all the same is not read again. */
static void
test_reasons_are_in_the_language_of_the_day (void)
{
  g_autofree char *text = print_game (12);
  const char *const languages[] = { "es", "es", "pt_BR:pt", "en", "en" };
  const gboolean reads[] = { TRUE, FALSE, TRUE, TRUE, FALSE };

  clear ();
  put ("whole.pipwright", text, -1, WRITTEN);
  put ("cut.pipwright", text, 200, WRITTEN);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      PwLibrary *library;

      g_setenv ("LC_ALL", "C.UTF-8", TRUE);
      g_setenv ("LANGUAGE", languages[i], TRUE);
      library = pw_model_test_library ();
      g_test_message ("%u: %s", i, languages[i]);
      g_assert_cmpint (pw_library_get_busy (library), ==, reads[i]);
      g_assert_cmpint (pw_library_game_get_state (find (library, "cut.pipwright")), ==,
                       reads[i] ? PW_LIBRARY_WAITING : PW_LIBRARY_BROKEN);
      g_assert_cmpint (pw_library_game_get_state (find (library, "whole.pipwright")), ==,
                       i == 0 ? PW_LIBRARY_WAITING : PW_LIBRARY_READY);
      pw_library_read_all (library);
      g_assert_nonnull (pw_library_game_get_problem (find (library, "cut.pipwright")));
      g_assert_finalize_object (library);
    }
  g_unsetenv ("LANGUAGE");
}

/* -- The index in the middle of reading ----------------------------------------------------------- */

static guint
n_known (PwLibrary *library)
{
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (library)); i++)
    {
      g_autoptr (PwLibraryGame) game = g_list_model_get_item (G_LIST_MODEL (library), i);

      n += pw_library_game_get_state (game) != PW_LIBRARY_WAITING;
    }
  return n;
}

/* The program ends while files are read: the next start goes on where that was. */
static void
test_half_of_it_is_kept (void)
{
  g_autofree char *text = print_game (G_MAXUINT);
  PwLibrary *library, *next;
  guint known;

  clear ();
  for (guint i = 0; i < 60; i++)
    {
      g_autofree char *name = g_strdup_printf ("%02u.pipwright", i);

      put (name, text, -1, WRITTEN + i);
    }
  library = pw_model_test_library ();
  while (n_known (library) < 5)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (pw_library_get_busy (library));
  known = n_known (library);
  pw_library_save (library);
  next = pw_model_test_library ();
  g_assert_cmpuint (n_known (next), ==, known);
  g_assert_true (pw_library_get_busy (next));
  pw_library_read_all (next);
  g_assert_cmpuint (n_known (next), ==, 60);
  g_assert_finalize_object (next);
  g_assert_finalize_object (library);
}

/* -- Verdicts that rest on something else than the file ------------------------------------------- */

static PwParts *
route_tiles (void)
{
  return cb_game.terms.options[CB_OPTION_ROUTE_TILES].words->parts;
}

/* A game on route tiles of its own. */
static char *
print_game_with_tiles (void)
{
  g_autofree CbRouteBook *book = g_new0 (CbRouteBook, 1);
  g_autoptr (PwSetup) setup = pw_model_test_setup (GAME);
  g_autoptr (PwRecord) record = NULL;
  int value;

  book->spaces[0][0].goods = 1;
  cb_route_space_set (&book->spaces[0][0], CB_ROUTE_SELL);
  value = cb_route_register (book, NULL);
  setup->options[CB_OPTION_ROUTES] = 1;
  setup->options[CB_OPTION_ROUTE_TILES] = (gint16) value;
  record = pw_record_new (pw_history_new (&cb_game, setup, NULL));
  cb_route_release (value);
  return pw_record_print (record);
}

/* That there was no room for a record when it was read says nothing of the record: nobody keeps it. */
static void
test_no_room_is_not_kept (void)
{
  g_autofree char *text = print_game_with_tiles ();
  PwParts *parts = route_tiles ();
  int first = parts->first;
  PwLibrary *library;

  clear ();
  put ("tiles.pipwright", text, -1, WRITTEN);
  g_assert_cmpuint (pw_parts_count (parts), ==, 0);
  while (!g_queue_is_empty (&parts->vacant))
    g_assert_cmpint (pw_parts_add (parts, "one", "one", 0, NULL, NULL), ==, first);
  /* Beyond it, numbers are more than an option can have. */
  parts->first = G_MAXINT16 + 1;
  library = pw_model_test_library ();
  pw_library_read_all (library);
  g_assert_cmpint (pw_library_game_get_state (find (library, "tiles.pipwright")), ==, PW_LIBRARY_BROKEN);
  g_assert_nonnull (strstr (pw_library_game_get_problem (find (library, "tiles.pipwright")), "in use at once"));
  parts->first = first;
  pw_parts_release (parts, first);
  g_assert_true (pw_library_refresh (library, NULL));
  pw_library_read_all (library);
  g_assert_cmpint (pw_library_game_get_state (find (library, "tiles.pipwright")), ==, PW_LIBRARY_READY);
  g_assert_finalize_object (library);
  g_assert_cmpuint (pw_parts_count (parts), ==, 0);
}

/* The same where the library that read it is gone: the index does not have it. */
static void
test_no_room_is_not_in_the_index (void)
{
  g_autofree char *text = print_game_with_tiles ();
  PwParts *parts = route_tiles ();
  int first = parts->first;
  PwLibrary *library;

  clear ();
  put ("tiles.pipwright", text, -1, WRITTEN);
  while (!g_queue_is_empty (&parts->vacant))
    g_assert_cmpint (pw_parts_add (parts, "one", "one", 0, NULL, NULL), ==, first);
  parts->first = G_MAXINT16 + 1;
  library = pw_model_test_library ();
  pw_library_read_all (library);
  g_assert_finalize_object (library);
  parts->first = first;
  pw_parts_release (parts, first);
  library = pw_model_test_library ();
  pw_library_read_all (library);
  g_assert_cmpint (pw_library_game_get_state (find (library, "tiles.pipwright")), ==, PW_LIBRARY_READY);
  g_assert_finalize_object (library);
}

#define INDEX_TYPE "(ssaya" PW_LIBRARY_ENTRY_TYPE ")"

/* As the first indexes had it, which kept also such verdicts. */
static char *
first_version (void)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);

  g_checksum_update (sum, (const guchar *) PW_VERSION INDEX_TYPE, -1);
  for (guint i = 0; i < pw_games_count (); i++)
    {
      const PwGame *game = pw_games_nth (i);

      g_checksum_update (sum, (const guchar *) game->id, -1);
      g_checksum_update (sum, (const guchar *) &game->rules_version, sizeof game->rules_version);
      for (guint source = 0; source < game->n_sources; source++)
        g_checksum_update (sum, (const guchar *) game->sources[source].id, -1);
      for (guint k = 0; k < game->terms.n_options; k++)
        g_checksum_update (sum, (const guchar *) game->terms.options[k].id, -1);
      for (guint k = 0; k < game->terms.n_seat_options; k++)
        g_checksum_update (sum, (const guchar *) game->terms.seat_options[k].id, -1);
    }
  return g_strdup (g_checksum_get_string (sum));
}

static void
test_indexes_with_such_verdicts_are_read_anew (void)
{
  g_autofree char *text = print_game_with_tiles (), *folder = pw_store_directory (), *version = first_version ();
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, folder, -1);
  g_autofree char *name = g_strdup_printf ("library-%.16s.index", sum), *language = NULL;
  g_autofree char *path = g_build_filename (g_get_user_cache_dir (), "pipwright", name, NULL);
  g_autoptr (GVariant) index = NULL;
  GVariantBuilder entries;
  PwLibrary *library;

  clear ();
  put ("tiles.pipwright", text, -1, WRITTEN);
  library = pw_model_test_library ();
  pw_library_read_all (library);
  g_assert_finalize_object (library);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));

  language = g_strjoinv (":", (char **) g_get_language_names ());
  g_variant_builder_init (&entries, G_VARIANT_TYPE ("a" PW_LIBRARY_ENTRY_TYPE));
  g_variant_builder_add (&entries, "(@ayxxxs@m" PW_SUMMARY_TYPE ")", g_variant_new_bytestring ("tiles.pipwright"),
                         (gint64) WRITTEN * G_USEC_PER_SEC, (gint64) strlen (text), G_GINT64_CONSTANT (0),
                         "Start the program again.", g_variant_new_maybe (G_VARIANT_TYPE (PW_SUMMARY_TYPE), NULL));
  index = g_variant_ref_sink (g_variant_new ("(ss^aya" PW_LIBRARY_ENTRY_TYPE ")", version, language, folder, &entries));
  g_assert_true (g_file_set_contents (path, g_variant_get_data (index), (gssize) g_variant_get_size (index), NULL));
  library = pw_model_test_library ();
  pw_library_read_all (library);
  g_assert_cmpint (pw_library_game_get_state (find (library, "tiles.pipwright")), ==, PW_LIBRARY_READY);
  g_assert_finalize_object (library);
}

/* A name that is not UTF-8, as old disks have them: listed, read once, and known from then on. */
static void
test_names_in_any_encoding (void)
{
  static const char *const names[] = { "caf\xe9.pipwright", "\xff\xfe.pipwright",
                                       "\xe2\x80\xae"
                                       "x\n.pipwright" };
  g_autofree char *text = print_game (12), *folder = g_build_filename (g_get_tmp_dir (), "pw-\xe9-XXXXXX", NULL);
  const char *const folders[] = { NULL, g_mkdtemp (folder) };

  for (guint k = 0; k < G_N_ELEMENTS (folders); k++)
    {
      PwLibrary *library, *next;

      pw_store_set_directory (folders[k]);
      clear ();
      for (guint i = 0; i < G_N_ELEMENTS (names); i++)
        put (names[i], text, i == 0 ? -1 : 200, WRITTEN);
      library = pw_model_test_library ();
      pw_library_read_all (library);
      g_assert_cmpuint (n_known (library), ==, G_N_ELEMENTS (names));
      g_assert_cmpint (pw_library_game_get_state (find (library, names[0])), ==, PW_LIBRARY_READY);
      for (guint i = 0; i < G_N_ELEMENTS (names); i++)
        {
          g_autofree char *title = pw_library_game_get_title (find (library, names[i]));
          const char *problem = pw_library_game_get_problem (find (library, names[i]));

          g_assert_true (g_utf8_validate (title, -1, NULL));
          g_assert_null (strchr (title, '\n'));
          g_assert_true (problem == NULL || g_utf8_validate (problem, -1, NULL));
        }
      next = pw_model_test_library ();
      g_assert_false (pw_library_get_busy (next));
      g_assert_cmpuint (n_known (next), ==, G_N_ELEMENTS (names));
      g_assert_finalize_object (next);
      g_assert_finalize_object (library);
      clear ();
    }
  pw_store_set_directory (NULL);
  g_rmdir (folder);
}

int
main (int argc, char **argv)
{
  pw_model_test_init (&argc, &argv);
  own_folders_add ("/library-reading/a-cut-file-says-so", test_a_cut_file_says_so);
  own_folders_add ("/library-reading/a-damaged-file-is-told-in-plain-words", test_a_damaged_file_is_told_in_plain_words);
  own_folders_add ("/library-reading/reasons-are-in-the-language-of-the-day", test_reasons_are_in_the_language_of_the_day);
  own_folders_add ("/library-reading/half-of-it-is-kept", test_half_of_it_is_kept);
  own_folders_add ("/library-reading/no-room-is-not-kept", test_no_room_is_not_kept);
  own_folders_add ("/library-reading/no-room-is-not-in-the-index", test_no_room_is_not_in_the_index);
  own_folders_add ("/library-reading/indexes-with-such-verdicts-are-read-anew", test_indexes_with_such_verdicts_are_read_anew);
  own_folders_add ("/library-reading/names-in-any-encoding", test_names_in_any_encoding);
  return g_test_run ();
}
