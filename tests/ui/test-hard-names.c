/* test-hard-names.c: hard names of players and games, wherever they go: the library, tables, links, paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <json-glib/json-glib.h>
#include <string.h>

#include "model/pw-bgstats.h"
#include "model/pw-csv.h"
#include "model/pw-document.h"
#include "model/pw-library.h"
#include "model/pw-store.h"
#include "pw-library-row.h"
#include "pw-pages.h"
#include "pw-qr-image.h"
#include "pw-share-dialog.h"
#include "pw-ui-test.h"

#define TEN "abcdefghij"
#define FIFTY TEN TEN TEN TEN TEN
#define BGSTATS "https://app.bgstatsapp.com/createPlay.html?data="

/* A name that a set-up takes, and a title; what a strict reader of tables says they are, quoted as in Python; words of the
 * name that stand on paper (a reader of right-to-left text has them in another order). */
static const struct
{
  const char *name, *title, *paper[3];
} cases[] = {
  { "Ana", NULL, { "Ana" } },
  { "Ben \"Benny\" O'Hara, the 2nd", "Sunday, \"rain\" & <b>tea</b>", { "Benny", "O'Hara,", "2nd" } },
  { "a;b\tc", "tab\there", { NULL } },
  { "=1+1", "@sum; -2", { "=1+1" } },
  { "& <b>bold</b> &amp;", "%s %d %n", { "<b>bold</b>", "&amp;" } },
  { "דנה לוי", "ערב שבת", { NULL } },
  { "ليلى", "لعبة 12 (3)", { NULL } },
  { "Zoë Ünsal-Łuk", "Ærø · “quotes” …", { "Zoë", "Ünsal-Łuk" } },
  { "骰子玩家", "遊戲之夜", { NULL } },
  { "🎲 Dice", "🎲🎲", { "Dice" } },
  { FIFTY TEN, FIFTY FIFTY FIFTY FIFTY, { NULL } },
};

/* What a set-up does not take: it is said so wherever it comes in. */
static const char *const refused[] = { "two\nlines", "", "  ", FIFTY FIFTY FIFTY FIFTY, "bell\a" };

static PwSession *
play (const char *name)
{
  const PwGame *game = pw_ui_test_game ();
  g_autoptr (PwSetup) setup = pw_setup_new (game, 2);
  g_autoptr (GError) error = NULL;
  PwSession *session;

  pw_setup_set_name (setup, 0, name);
  pw_setup_set_name (setup, 1, "Other");
  session = pw_session_new (game, setup, &error);
  if (session)
    pw_ui_test_play_dealt (session, G_MAXUINT, 3);
  return session;
}

/* The output of a program that reads @contents as a file called @file. Free it. */
static char *
read_by (const char *file, const char *contents, const char *const *reader)
{
  g_autofree char *folder = g_dir_make_tmp ("pipwright-names-XXXXXX", NULL), *path = g_build_filename (folder, file, NULL);
  g_autoptr (GPtrArray) argv = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;
  char *out;
  int status;

  g_assert_true (g_file_set_contents (path, contents, -1, NULL));
  for (guint i = 0; reader[i]; i++)
    g_ptr_array_add (argv, g_str_equal (reader[i], "FILE") ? path : (char *) reader[i]);
  g_ptr_array_add (argv, NULL);
  g_assert_true (g_spawn_sync (NULL, (char **) argv->pdata, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &out, NULL, &status, &error));
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
  g_remove (path);
  g_rmdir (folder);
  return out;
}

/* What a table says instead of @text: what a spreadsheet would calculate has an apostrophe in front. */
static char *
in_table (const char *text)
{
  return g_strconcat (text && *text && strchr ("=+-@", *text) ? "'" : "", text, NULL);
}

/* A strict reader finds name and title in the table, whole: it writes the table as JSON, which is read here. */
static void
check_table (const PwSummary *summary, const char *name, const char *title)
{
  const char *const reader[] = { "python3", "-c",
                                 "import csv, json, sys\n"
                                 "rows = list(csv.DictReader(open(sys.argv[1], newline='', encoding='utf-8-sig'), strict=True))\n"
                                 "json.dump(rows, sys.stdout)\n",
                                 "FILE", NULL };
  g_autoptr (GPtrArray) one = g_ptr_array_new ();
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autofree char *csv = NULL, *json = NULL, *player = in_table (name), *heading = in_table (title ? title : "");
  JsonArray *rows;

  g_ptr_array_add (one, (gpointer) summary);
  csv = pw_csv_print (one);
  json = read_by ("game.csv", csv, reader);
  g_assert_true (json_parser_load_from_data (parser, json, -1, NULL));
  rows = json_node_get_array (json_parser_get_root (parser));
  g_assert_cmpuint (json_array_get_length (rows), ==, 2);
  g_assert_cmpstr (json_object_get_string_member (json_array_get_object_element (rows, 0), "player"), ==, player);
  g_assert_cmpstr (json_object_get_string_member (json_array_get_object_element (rows, 0), "title"), ==, heading);
}

/* The link holds JSON with the name, whole where there is room for it. */
static void
check_link (const PwSummary *summary, const char *name)
{
  g_autofree char *link = pw_bgstats_link (summary, NULL), *json = NULL;
  g_autoptr (JsonParser) parser = json_parser_new ();
  JsonArray *players;

  g_assert_true (g_str_has_prefix (link, BGSTATS));
  g_assert_cmpuint (strlen (link), <=, PW_BGSTATS_MAX_LINK);
  json = g_uri_unescape_string (link + strlen (BGSTATS), NULL);
  g_assert_nonnull (json);
  g_assert_true (json_parser_load_from_data (parser, json, -1, NULL));
  players = json_object_get_array_member (json_node_get_object (json_parser_get_root (parser)), "players");
  g_assert_cmpstr (json_object_get_string_member (json_array_get_object_element (players, 0), "name"), ==, name);
}

/* All of it is on paper: what the reader finds there, blanks and line breaks aside. */
static void
check_paper (const PwRecord *record, const char *const *words)
{
  PwDocument *documents[] = { pw_document_new_scores (record), pw_document_new_log (record) };

  for (guint i = 0; i < G_N_ELEMENTS (documents); i++)
    {
      g_autofree char *folder = g_dir_make_tmp ("pipwright-names-XXXXXX", NULL), *path = g_build_filename (folder, "x.pdf", NULL);
      const char *argv[] = { "pdftotext", "-layout", path, "-", NULL };
      g_autoptr (GFile) file = g_file_new_for_path (path);
      g_autoptr (GError) error = NULL;
      g_autofree char *out = NULL;
      int status;

      g_assert_true (pw_pages_save (documents[i], file, &error));
      g_assert_no_error (error);
      g_assert_true (g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &out, NULL, &status, NULL));
      g_assert_cmpint (status, ==, 0);
      for (guint k = 0; k < 3 && words[k]; k++)
        g_assert_nonnull (strstr (out, words[k]));
      g_remove (path);
      g_rmdir (folder);
      pw_document_free (documents[i]);
    }
}

/* The line of the library is one line high a label, whatever is in it, and no wider than the window. */
static void
check_row (PwLibrary *library, PwLibraryGame *game, const char *name, const char *title)
{
  GtkWidget *window = gtk_window_new (), *row = pw_library_row_new ();
  g_autofree char *label = NULL;
  int least;

  pw_library_row_set_game (PW_LIBRARY_ROW (row), game);
  gtk_window_set_child (GTK_WINDOW (window), row);
  gtk_window_present (GTK_WINDOW (window));
  pw_ui_test_settle ();
  label = gtk_test_accessible_check_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, "");
  g_assert_nonnull (strstr (label, name));
  if (title)
    g_assert_nonnull (strstr (label, title));
  gtk_widget_measure (row, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 340);
  gtk_widget_measure (row, GTK_ORIENTATION_VERTICAL, 340, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 120);
  gtk_window_destroy (GTK_WINDOW (window));
  pw_ui_test_settle ();
}

static void
test_names_go_everywhere (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      /* What ends a line, or is none, is a blank in a name and in a title. */
      g_autofree char *name = g_strdelimit (g_strdup (cases[i].name), "\t", ' ');
      g_autofree char *wanted = g_strdelimit (g_strdup (cases[i].title ? cases[i].title : ""), "\t", ' ');
      const char *title = cases[i].title ? wanted : NULL;
      g_autoptr (PwSession) session = play (name);
      g_autoptr (PwSummary) summary = NULL;
      g_autofree char *path = NULL;
      g_autoptr (GError) error = NULL;
      PwLibrary *library;
      PwLibraryGame *game;

      g_test_message ("case %u", i);
      g_assert_nonnull (session);
      pw_ui_test_clear_games ();
      path = pw_store_new_path (pw_session_get_game (session), pw_session_get_setup (session));
      pw_session_set_path (session, path);
      g_assert_true (pw_session_save (session));
      library = pw_library_new ();
      g_assert_true (pw_library_refresh (library, &error));
      pw_library_read_all (library);
      game = pw_library_find (library, path);
      g_assert_nonnull (game);
      if (title)
        g_assert_true (pw_library_rename (library, game, cases[i].title, &error));
      g_assert_no_error (error);
      /* A title has room for less than 200 characters. */
      if (title && strlen (wanted) > PW_RECORD_MAX_TITLE)
        wanted[PW_RECORD_MAX_TITLE] = '\0';
      check_table (pw_library_game_get_summary (game), name, title);
      check_link (pw_library_game_get_summary (game), name);
      check_row (library, game, name, title);
      check_paper (pw_session_get_record (session), cases[i].paper);
      g_assert_finalize_object (library);
    }
  pw_ui_test_clear_games ();
}

/* Names that are refused are refused in words; a record with one is listed as broken. */
static void
test_refused_names_are_told (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      const PwGame *game = pw_ui_test_game ();
      g_autoptr (PwSetup) setup = pw_setup_new (game, 2);
      g_autoptr (PwSession) session = NULL, good = play ("Ana");
      g_autoptr (GError) error = NULL;
      g_autofree char *text = NULL, *escaped = g_strescape (refused[i], NULL), *quoted = NULL, *path = NULL, *folder = NULL;
      g_auto (GStrv) parts = NULL;
      PwLibrary *library;

      pw_setup_set_name (setup, 0, refused[i]);
      session = pw_session_new (game, setup, &error);
      g_assert_null (session);
      g_assert_nonnull (strstr (error->message, "name"));
      if (strchr (refused[i], '\a'))
        continue; /* JSON writes it in another way */
      quoted = g_strdup_printf ("\"name\": \"%s\"", escaped);
      pw_ui_test_clear_games ();
      text = pw_record_print (pw_session_get_record (good));
      parts = g_strsplit (text, "\"name\": \"Ana\"", 2);
      g_assert_cmpuint (g_strv_length (parts), ==, 2);
      g_free (text);
      text = g_strjoin (quoted, parts[0], parts[1], NULL);
      folder = pw_store_directory ();
      g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
      path = g_build_filename (folder, "bad.pipwright", NULL);
      g_assert_true (g_file_set_contents (path, text, -1, NULL));
      library = pw_library_new ();
      g_assert_true (pw_library_refresh (library, NULL));
      pw_library_read_all (library);
      g_assert_cmpint (pw_library_game_get_state (pw_library_find (library, path)), ==, PW_LIBRARY_BROKEN);
      g_assert_nonnull (strstr (pw_library_game_get_problem (pw_library_find (library, path)), "name"));
      g_assert_finalize_object (library);
    }
  pw_ui_test_clear_games ();
}

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);
  g_test_add_func ("/hard-names/go-everywhere", test_names_go_everywhere);
  g_test_add_func ("/hard-names/refused-names-are-told", test_refused_names_are_told);
  return g_test_run ();
}
