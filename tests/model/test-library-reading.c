/* test-library-reading.c: what the library says of files that were cut or that say little of themselves, and what it
 * keeps in its index of what it has read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-model-test.h"

#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>

#include <glib/gstdio.h>

#include "core/pw-parts.h"
#include "games/burgundy/modules/cb-routes.h"
#include "model/pw-bgstats.h"
#include "model/pw-library-private.h"
#include "model/pw-library.h"
#include "model/pw-store.h"

#define GAME "burgundy"

/** WRITTEN: when the files of these tests were written, as their dates say: 2023-11-14T22:13:20Z. */
#define WRITTEN 1700000000
#define WRITTEN_TEXT "2023-11-14T22:13:20Z"

static char *
path_of (const char *name)
{
  g_autofree char *folder = pw_store_directory ();

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  return g_build_filename (folder, name, NULL);
}

/* Writes a file, and gives it the time @time. */
static void
put (const char *name, const char *text, gssize length, gint64 time)
{
  g_autofree char *path = path_of (name);
  struct timespec times[2] = { { .tv_sec = time }, { .tv_sec = time } };

  g_assert_true (g_file_set_contents (path, text, length, NULL));
  g_assert_cmpint (utimensat (AT_FDCWD, path, times, 0), ==, 0);
}

static char *
print_game (guint n_moves)
{
  g_autoptr (PwSetup) setup = pw_model_test_setup (GAME);
  g_autoptr (GError) error = NULL;
  PwSession *session;
  char *text;

  pw_setup_set_name (setup, 0, "Zoë");
  session = pw_session_new (pw_games_find (GAME), setup, &error);
  g_assert_no_error (error);
  pw_model_test_deal (session, n_moves, 5);
  text = pw_record_print (pw_session_get_record (session));
  g_assert_finalize_object (session);
  return text;
}

/* @text without the line that says @member. */
static char *
without (const char *text, const char *member)
{
  g_autofree char *begin = g_strdup_printf ("  \"%s\": ", member);
  const char *line = strstr (text, begin), *end = line ? strchr (line, '\n') : NULL;
  g_autofree char *head = NULL;

  g_assert_nonnull (end);
  head = g_strndup (text, (gsize) (line - text));
  return g_strconcat (head, end + 1, NULL);
}

static PwLibraryGame *
find (PwLibrary *library, const char *name)
{
  g_autofree char *path = path_of (name);
  PwLibraryGame *game = pw_library_find (library, path);

  g_assert_nonnull (game);
  return game;
}

/* Starts anew: nothing is kept, nothing is known. */
static void
clear (void)
{
  g_autofree char *folder = pw_store_directory (), *cache = g_build_filename (g_get_user_cache_dir (), "pipwright", NULL);
  const char *const folders[] = { folder, cache };

  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autoptr (GDir) dir = g_dir_open (folders[i], 0, NULL);
      const char *name;

      while (dir && (name = g_dir_read_name (dir)))
        {
          g_autofree char *path = g_build_filename (folders[i], name, NULL);

          g_remove (path);
        }
    }
}

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
    { "{\n\0\0x\0", 6, "Line 2: From byte 3 on this is no text" },
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

/* -- Which game it is ----------------------------------------------------------------------------- */

static char *
link_of (PwLibrary *library, const char *name)
{
  return pw_bgstats_link (pw_library_game_get_summary (find (library, name)), NULL);
}

/* What another program knows the game by, from the link that it takes. Free it. */
static char *
id_of (PwLibrary *library, const char *name)
{
  g_autofree char *link = link_of (library, name), *json = g_uri_unescape_string (link, NULL);
  const char *id = strstr (json, "\"sourcePlayId\":\"");

  g_assert_nonnull (id);
  id += strlen ("\"sourcePlayId\":\"");
  return g_strndup (id, strcspn (id, "\""));
}

/* A record of somebody else's making is the same game with the same date each time, whatever is done with its file. */
static void
test_games_without_a_name_keep_what_they_are (void)
{
  g_autofree char *whole = print_game (G_MAXUINT), *some = without (whole, "uid"), *bare = without (some, "created");
  g_autofree char *id = NULL, *path = NULL, *copy = NULL, *kept = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (PwRecord) record = NULL;
  PwLibrary *library;
  PwLibraryGame *game;

  clear ();
  put ("bare.pipwright", bare, -1, WRITTEN);
  library = pw_model_test_library ();
  pw_library_read_all (library);
  id = id_of (library, "bare.pipwright");
  g_assert_cmpuint (strlen (id), >=, 16);
  g_assert_cmpint (pw_library_game_get_date (find (library, "bare.pipwright")), ==, WRITTEN);

  /* A copy is another game, of the same day; the first stays what it was. */
  game = pw_library_duplicate (library, find (library, "bare.pipwright"), &error);
  g_assert_no_error (error);
  copy = g_path_get_basename (pw_library_game_get_path (game));
  {
    g_autofree char *again = id_of (library, "bare.pipwright"), *other = id_of (library, copy);

    g_assert_cmpstr (again, ==, id);
    g_assert_cmpstr (other, !=, id);
    kept = g_steal_pointer (&other);
  }
  g_assert_cmpint (pw_library_game_get_date (game), ==, WRITTEN);

  /* A new name for it, twice; and its file under another name. */
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *again = NULL;

      g_assert_true (pw_library_rename (library, find (library, "bare.pipwright"), i ? "Sunday" : "Saturday", &error));
      g_assert_true (pw_library_rename (library, find (library, copy), i ? "Twin" : "Double", &error));
      again = id_of (library, "bare.pipwright");
      g_assert_cmpstr (again, ==, id);
      again = (g_free (again), id_of (library, copy));
      g_assert_cmpstr (again, ==, kept);
      g_assert_cmpint (pw_library_game_get_date (find (library, "bare.pipwright")), ==, WRITTEN);
      g_assert_cmpint (pw_library_game_get_date (find (library, copy)), ==, WRITTEN);
    }
  path = path_of ("bare.pipwright");
  record = pw_record_load (path, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (record->created, ==, WRITTEN_TEXT);
  g_assert_cmpstr (record->uid, ==, id);
  {
    g_autofree char *moved = path_of ("moved.pipwright"), *again = NULL;

    g_assert_cmpint (g_rename (path, moved), ==, 0);
    g_assert_true (pw_library_refresh (library, NULL));
    pw_library_read_all (library);
    again = id_of (library, "moved.pipwright");
    g_assert_cmpstr (again, ==, id);
  }
  g_assert_finalize_object (library);
}

/* Playing on keeps both as well; so does a text in notation, which has no place for either. */
static void
test_games_that_go_on_keep_what_they_are (void)
{
  static const char text[] = "game: burgundy\nplayer: Ida\nplayer: Jo\n";
  g_autofree char *whole = print_game (12), *some = without (whole, "uid"), *bare = without (some, "created");
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;
  PwLibrary *library;
  PwSession *session;

  clear ();
  put ("bare.pipwright", bare, -1, WRITTEN);
  put ("text.pipwright", text, -1, WRITTEN);
  path = path_of ("bare.pipwright");
  library = pw_model_test_library ();
  pw_library_read_all (library);
  {
    g_autofree char *before = g_strdup (pw_library_game_get_summary (find (library, "bare.pipwright"))->uid);
    const PwSummary *noted = pw_library_game_get_summary (find (library, "text.pipwright"));
    g_autofree char *first = g_strdup (noted->uid);

    g_assert_nonnull (before);
    session = pw_store_open (path, &error);
    g_assert_no_error (error);
    pw_model_test_deal (session, 20, 7);
    g_assert_true (pw_session_save (session));
    g_assert_finalize_object (session);
    g_assert_true (pw_library_refresh (library, NULL));
    pw_library_read_all (library);
    g_assert_cmpuint (pw_library_game_get_summary (find (library, "bare.pipwright"))->n_moves, >, 12);
    g_assert_cmpstr (pw_library_game_get_summary (find (library, "bare.pipwright"))->uid, ==, before);
    g_assert_cmpint (pw_library_game_get_date (find (library, "bare.pipwright")), ==, WRITTEN);

    g_assert_cmpint (pw_library_game_get_date (find (library, "text.pipwright")), ==, WRITTEN);
    g_assert_finalize_object (library);
    clear ();
    put ("other.pipwright", text, -1, WRITTEN);
    library = pw_model_test_library ();
    pw_library_read_all (library);
    g_assert_cmpstr (pw_library_game_get_summary (find (library, "other.pipwright"))->uid, ==, first);
  }
  g_assert_finalize_object (library);
}

/* The beginning of a game in notation may begin many: each is another game, of its own day. One that is over is one game. */
static void
test_a_text_begins_many_games (void)
{
  static const char head[] = "game: burgundy\nplayer: Ida\nplayer: Jo\n";
  char *begun[2], *over[2];
  g_autofree char *text = NULL, *path = NULL, *ended = NULL;
  PwSession *session = pw_model_test_session (GAME);
  gint64 now = g_get_real_time () / G_USEC_PER_SEC;

  pw_model_test_deal (session, G_MAXUINT, 7);
  text = pw_record_print_text (pw_session_get_record (session));
  g_assert_finalize_object (session);
  clear ();
  put ("begin.txt", head, -1, WRITTEN);
  put ("over.txt", text, -1, WRITTEN);
  path = path_of ("begin.txt");
  ended = path_of ("over.txt");
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GDateTime) created = NULL;

      session = pw_store_open (path, &error);
      g_assert_no_error (error);
      begun[i] = g_strdup (pw_session_get_record (session)->uid);
      created = g_date_time_new_from_iso8601 (pw_session_get_record (session)->created, NULL);
      g_assert_nonnull (created);
      g_assert_cmpint (g_date_time_to_unix (created), >=, now - 1);
      g_assert_finalize_object (session);
      session = pw_store_open (ended, &error);
      g_assert_no_error (error);
      over[i] = g_strdup (pw_session_get_record (session)->uid);
      g_assert_cmpstr (pw_session_get_record (session)->created, ==, WRITTEN_TEXT);
      g_assert_finalize_object (session);
    }
  g_assert_cmpstr (begun[0], !=, begun[1]);
  g_assert_cmpstr (over[0], ==, over[1]);
  for (guint i = 0; i < 2; i++)
    {
      g_free (begun[i]);
      g_free (over[i]);
    }
}

/* Renaming writes a record anew: a text in notation would lose its remarks. */
static void
test_texts_are_not_rewritten (void)
{
  static const char text[] = "; what we agreed\ngame: burgundy\nplayer: Ida\nplayer: Jo\n";
  g_autofree char *path = NULL, *after = NULL;
  g_autoptr (GError) error = NULL;
  PwLibrary *library;

  clear ();
  put ("text.pipwright", text, -1, WRITTEN);
  path = path_of ("text.pipwright");
  library = pw_model_test_library ();
  pw_library_read_all (library);
  g_assert_false (pw_library_rename (library, find (library, "text.pipwright"), "Sunday", &error));
  g_assert_nonnull (strstr (error->message, "notation"));
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, text);
  g_assert_nonnull (pw_library_duplicate (library, find (library, "text.pipwright"), NULL));
  g_assert_finalize_object (library);
}

/* -- Large files --------------------------------------------------------------------------------------- */

/* A game in a file larger than the main thread reads unasked. */
static void
put_large (const char *name, guint n_moves, gint64 time)
{
  g_autofree char *text = print_game (n_moves), *rest = g_strnfill (PW_LIBRARY_LARGE, '\n');
  g_autofree char *all = g_strconcat (text, rest, NULL);

  put (name, all, -1, time);
}

/* A library that has just begun to read that file: the loop had one turn, and has not waited for the file. */
static PwLibrary *
begin_large (void)
{
  PwLibrary *library;

  clear ();
  put_large ("x.pipwright", 12, WRITTEN);
  library = pw_model_test_library ();
  while (g_main_context_pending (NULL) && !pw_library_reads_aside (library))
    g_main_context_iteration (NULL, FALSE);
  g_assert_true (pw_library_reads_aside (library));
  g_assert_true (pw_library_get_busy (library));
  g_assert_cmpint (pw_library_game_get_state (find (library, "x.pipwright")), ==, PW_LIBRARY_WAITING);
  return library;
}

/* The thread may still be at it. */
static void
let_go (PwLibrary *library)
{
  g_object_add_weak_pointer (G_OBJECT (library), (gpointer *) &library);
  g_object_unref (library);
  while (library)
    g_main_context_iteration (NULL, TRUE);
}

static void
assert_large_is_read (PwLibrary *library, guint n_moves)
{
  PwLibraryGame *game = find (library, "x.pipwright");

  g_assert_cmpint (pw_library_game_get_state (game), ==, PW_LIBRARY_READY);
  g_assert_cmpuint (pw_library_game_get_summary (game)->n_moves, ==, n_moves);
  g_assert_false (pw_library_get_busy (library));
}

static void
test_large_files_are_read_aside (void)
{
  PwLibrary *library = begin_large (), *next;

  while (pw_library_get_busy (library))
    g_main_context_iteration (NULL, TRUE);
  assert_large_is_read (library, 12);
  let_go (library);
  next = pw_model_test_library ();
  assert_large_is_read (next, 12);
  let_go (next);
}

/* Who asks for all of it does not wait for the thread, and what the thread brings then changes nothing. */
static void
test_large_files_are_read_at_once_where_asked (void)
{
  PwLibrary *library = begin_large ();

  pw_library_read_all (library);
  assert_large_is_read (library, 12);
  let_go (library);
}

static void
test_a_large_file_changes_meanwhile (void)
{
  PwLibrary *library = begin_large ();

  put_large ("x.pipwright", 7, WRITTEN + 1);
  put ("y.pipwright", "{ \"format\": 1", -1, WRITTEN);
  g_assert_true (pw_library_refresh (library, NULL));
  while (pw_library_get_busy (library))
    g_main_context_iteration (NULL, TRUE);
  assert_large_is_read (library, 7);
  g_assert_cmpint (pw_library_game_get_state (find (library, "y.pipwright")), ==, PW_LIBRARY_BROKEN);
  let_go (library);
}

static void
test_a_large_file_vanishes_meanwhile (void)
{
  PwLibrary *library = begin_large ();
  g_autofree char *path = path_of ("x.pipwright");

  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_true (pw_library_refresh (library, NULL));
  while (pw_library_get_busy (library))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 0);
  let_go (library);
}

int
main (int argc, char **argv)
{
  pw_model_test_init (&argc, &argv);
  g_test_add_func ("/library-reading/a-cut-file-says-so", test_a_cut_file_says_so);
  g_test_add_func ("/library-reading/a-damaged-file-is-told-in-plain-words", test_a_damaged_file_is_told_in_plain_words);
  g_test_add_func ("/library-reading/reasons-are-in-the-language-of-the-day", test_reasons_are_in_the_language_of_the_day);
  g_test_add_func ("/library-reading/half-of-it-is-kept", test_half_of_it_is_kept);
  g_test_add_func ("/library-reading/no-room-is-not-kept", test_no_room_is_not_kept);
  g_test_add_func ("/library-reading/no-room-is-not-in-the-index", test_no_room_is_not_in_the_index);
  g_test_add_func ("/library-reading/indexes-with-such-verdicts-are-read-anew", test_indexes_with_such_verdicts_are_read_anew);
  g_test_add_func ("/library-reading/names-in-any-encoding", test_names_in_any_encoding);
  g_test_add_func ("/library-reading/games-without-a-name-keep-what-they-are", test_games_without_a_name_keep_what_they_are);
  g_test_add_func ("/library-reading/games-that-go-on-keep-what-they-are", test_games_that_go_on_keep_what_they_are);
  g_test_add_func ("/library-reading/a-text-begins-many-games", test_a_text_begins_many_games);
  g_test_add_func ("/library-reading/texts-are-not-rewritten", test_texts_are_not_rewritten);
  g_test_add_func ("/library-reading/large-files-are-read-aside", test_large_files_are_read_aside);
  g_test_add_func ("/library-reading/large-files-are-read-at-once-where-asked", test_large_files_are_read_at_once_where_asked);
  g_test_add_func ("/library-reading/a-large-file-changes-meanwhile", test_a_large_file_changes_meanwhile);
  g_test_add_func ("/library-reading/a-large-file-vanishes-meanwhile", test_a_large_file_vanishes_meanwhile);
  return g_test_run ();
}
