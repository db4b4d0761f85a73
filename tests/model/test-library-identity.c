/* test-library-identity.c: which game a file of the library is, whatever it was copied from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "library-files.h"
#include "../own-folders.h"

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

int
main (int argc, char **argv)
{
  pw_model_test_init (&argc, &argv);
  own_folders_add ("/library-reading/games-without-a-name-keep-what-they-are", test_games_without_a_name_keep_what_they_are);
  own_folders_add ("/library-reading/games-that-go-on-keep-what-they-are", test_games_that_go_on_keep_what_they_are);
  own_folders_add ("/library-reading/a-text-begins-many-games", test_a_text_begins_many_games);
  own_folders_add ("/library-reading/texts-are-not-rewritten", test_texts_are_not_rewritten);
  return g_test_run ();
}
