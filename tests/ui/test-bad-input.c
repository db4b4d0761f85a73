/* test-bad-input.c: what is bad is explained in the window and loses no game: expansions that are not known,
 * duchies and route tiles that cannot be read, route tiles that were never entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include <glib/gstdio.h>

#include "boards/burgundy/cb-editor.h"
#include "boards/burgundy/cb-route-editor.h"
#include "core/pw-notation.h"
#include "core/pw-record.h"
#include "games/burgundy/burgundy.h"
#include "games/burgundy/data/cb-duchy.h"
#include "model/pw-store.h"
#include "pw-banner.h"
#include "pw-file-reader.h"
#include "pw-game-row.h"
#include "pw-setup-page.h"
#include "pw-table-page.h"
#include "pw-ui-table.h"

static PwWindow *
new_window (void)
{
  PwWindow *window = pw_ui_test_window ();

  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  gtk_window_present (GTK_WINDOW (window));
  pw_ui_test_settle ();
  return window;
}

static void
close_window (PwWindow *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  pw_ui_test_settle ();
}

static const char *
banner_of (PwWindow *window)
{
  return pw_banner_get_text (PW_BANNER (pw_ui_test_child (window, "broken_banner")));
}

static PwSession *
new_session (guint option)
{
  static const char *const names[] = { "Ana", "Bruno" };
  g_autoptr (PwSetup) setup = pw_ui_table_setup (&cb_game, names, G_N_ELEMENTS (names));

  setup->options[option] = 1;
  return pw_ui_table_begin (setup);
}

/* A played game as JSON with @from replaced by @to. */
static char *
changed_record (guint option, const char *from, const char *to)
{
  g_autoptr (PwSession) session = new_session (option);
  g_autofree char *json = NULL;
  g_auto (GStrv) parts = NULL;

  pw_ui_test_play_dealt (session, 30, 3);
  json = pw_record_print (pw_session_get_record (session));
  g_assert_nonnull (strstr (json, from));
  parts = g_strsplit (json, from, 2);
  return g_strjoinv (to, parts);
}

/* Opens a record that cannot be played: the banner names what @says, no game is open and the file is as it was. */
static void
assert_explained (const char *content, const char *says)
{
  PwWindow *window = new_window ();
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "pw-test-expansion.pipwright", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *after = NULL;

  g_assert_true (g_file_set_contents (path, content, -1, NULL));
  pw_window_open_file (window, file);
  pw_file_reader_finish (GTK_WIDGET (window));
  pw_ui_test_settle ();
  g_assert_cmpstr (pw_window_get_page (window), ==, "start");
  g_assert_null (pw_window_get_session (window));
  g_assert_nonnull (banner_of (window));
  g_test_message ("%s", banner_of (window));
  g_assert_nonnull (strstr (banner_of (window), "pw-test-expansion"));
  g_assert_nonnull (strstr (banner_of (window), says));
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, content);
  g_unlink (path);
  close_window (window);
}

/* -- Expansions ---------------------------------------------------------------------------------- */

static void
test_an_expansion_that_is_not_known (void)
{
  g_autofree char *content = changed_record (CB_OPTION_INNS, "\"inns\"", "\"vineyards\"");

  assert_explained (content, "vineyards");
}

static void
test_a_way_of_playing_that_is_not_known (void)
{
  g_autofree char *content = changed_record (CB_OPTION_INNS, "\"mode\": \"own\"", "\"mode\": \"tournament\"");

  assert_explained (content, "tournament");
}

static void
test_a_duchy_that_is_not_known (void)
{
  g_autofree char *content = changed_record (CB_OPTION_INNS, "\"duchy\": \"1\"", "\"duchy\": \"lost-0badcafe\"");

  assert_explained (content, "lost-0badcafe");
}

static guint
count_rows (PwWindow *window, const char *subtitle)
{
  guint n = 0;

  for (guint i = 0;; i++)
    {
      GtkWidget *row = pw_ui_test_find (GTK_WIDGET (window), PW_TYPE_GAME_ROW, i);

      if (!row)
        return n;
      n += adw_action_row_get_subtitle (ADW_ACTION_ROW (row)) &&
           strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), subtitle);
    }
}

/* Among the games that are kept it stands with the reason, and the others can be opened. */
static void
test_it_stays_among_the_games (void)
{
  g_autofree char *content = changed_record (CB_OPTION_SHIELDS, "\"shields\"", "\"vineyards\"");
  g_autofree char *directory = pw_store_directory (), *path = g_build_filename (directory, "vineyards.pipwright", NULL);
  g_autofree char *good = NULL, *after = NULL;
  g_autoptr (PwSession) session = new_session (CB_OPTION_SHIELDS);
  g_autoptr (GFile) file = NULL;
  PwWindow *window;

  pw_ui_test_clear_games ();
  good = pw_store_new_path (&cb_game, pw_session_get_setup (session));
  pw_session_set_path (session, good);
  pw_ui_test_play_dealt (session, 5, 3);
  g_assert_true (g_file_set_contents (path, content, -1, NULL));
  window = new_window ();
  g_assert_cmpuint (count_rows (window, "vineyards"), ==, 1);
  file = g_file_new_for_path (good);
  pw_window_open_file (window, file);
  pw_file_reader_finish (GTK_WIDGET (window));
  pw_ui_test_settle ();
  g_assert_cmpstr (pw_window_get_page (window), ==, "table");
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, content);
  close_window (window);
  pw_ui_test_clear_games ();
}

/* -- Duchies --------------------------------------------------------------------------------------- */

static gboolean
shows (GtkWidget *root, const char *text)
{
  for (guint i = 0;; i++)
    {
      GtkWidget *label = pw_ui_test_find (root, GTK_TYPE_LABEL, i);

      if (!label)
        return FALSE;
      if (gtk_widget_get_mapped (label) && strstr (gtk_label_get_text (GTK_LABEL (label)), text))
        return TRUE;
    }
}

static void
test_a_bad_duchy_file (void)
{
  static const struct
  {
    const char *content, *says;
  } files[] = {
    { "no duchy", "cannot be read" },
    { "{\"format\": 7, \"kind\": \"one-piece\", \"name\": \"Seven\", \"rows\": []}", "newer" },
    { "{\"format\": 1, \"kind\": \"castle\", \"name\": \"Kind\"}", "kind" },
    { "{\"format\": 1, \"kind\": \"one-piece\", \"name\": \"Rows\", \"rows\": [\"CM\"]}", "row" },
  };
  PwWindow *window = new_window ();
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "pw-test-duchy.json", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  CbEditor *editor;

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.edit-component", "(ss)", "burgundy", "duchy"));
  pw_ui_test_settle ();
  editor = CB_EDITOR (pw_ui_test_find (GTK_WIDGET (window), CB_TYPE_EDITOR, 0));
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (GError) error = NULL;
      CbDraft draft;

      g_assert_true (g_file_set_contents (path, files[i].content, -1, NULL));
      g_assert_false (cb_draft_load (&draft, path, &error));
      g_test_message ("%s", error->message);
      cb_editor_import_file (editor, file);
      pw_file_reader_finish (GTK_WIDGET (editor));
      pw_ui_test_settle ();
      g_assert_true (shows (GTK_WIDGET (editor), error->message));
      g_assert_cmpstr (pw_window_get_page (window), ==, "editor");
    }
  g_unlink (path);
  close_window (window);
}

/* One that lies among the user's own is listed with the reason; the others are offered at set-up. */
static void
test_a_bad_duchy_among_one_s_own (void)
{
  g_autofree char *directory = cb_duchy_store_directory (), *path = g_build_filename (directory, "bad.json", NULL);
  PwWindow *window;
  GtkWidget *editor;

  g_assert_cmpint (g_mkdir_with_parents (directory, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, "{\"format\": 1", -1, NULL));
  window = new_window ();
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.edit-component", "(ss)", "burgundy", "duchy"));
  pw_ui_test_settle ();
  editor = pw_ui_test_find (GTK_WIDGET (window), CB_TYPE_EDITOR, 0);
  g_assert_true (shows (editor, "bad.json"));
  pw_window_show_setup (window, FALSE);
  pw_ui_test_settle ();
  g_assert_true (pw_setup_page_get_ready (PW_SETUP_PAGE (pw_ui_test_find (GTK_WIDGET (window), PW_TYPE_SETUP_PAGE, 0))));
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  g_unlink (path);
  close_window (window);
}

/* -- Route tiles --------------------------------------------------------------------------------------- */

/* Goods that are sold come to lie on a tile of which nobody has said what is printed on it. */
static void
play_to_the_question (PwSession *session)
{
  static const char *const lines[] = {
    "Ana start d4 brown brown pink", "Bruno start d4 pink pink red",
    "roll 4 Ana=55 Bruno=22",        "goods red",
    "Ana sell brown die=5",          "Ana route 3",
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (GError) error = NULL;
      PwMove move;

      g_assert_true (
        pw_notation_parse (&cb_game, pw_session_get_setup (session), pw_session_get_state (session), lines[i], &move, &error));
      g_assert_true (pw_session_play (session, &move, &error));
    }
}

/* What was never entered is asked when goods come to lie there; a game that is closed then goes on there. */
static void
test_a_route_tile_that_was_never_entered (void)
{
  g_autoptr (PwSession) session = new_session (CB_OPTION_ROUTES);
  g_autofree char *path = NULL, *prompt = NULL;
  g_autoptr (PwSession) again = NULL;
  g_autoptr (GError) error = NULL;
  PwWindow *window = new_window ();
  PwEntry *entry;
  guint n;

  pw_ui_test_clear_games ();
  path = pw_store_new_path (&cb_game, pw_session_get_setup (session));
  pw_session_set_path (session, path);
  play_to_the_question (session);
  pw_window_open_session (window, session);
  pw_ui_test_settle ();
  entry = pw_table_page_get_entry (PW_TABLE_PAGE (pw_window_find_page (window, PW_TYPE_TABLE_PAGE)));
  prompt = g_strdup (pw_entry_get_prompt (entry));
  g_test_message ("%s", prompt);
  g_assert_nonnull (strstr (prompt, "tile"));
  g_assert_cmpuint (g_list_model_get_n_items (pw_entry_get_choices (entry)), >, 1);
  n = pw_history_get_length (pw_session_get_history (session));
  close_window (window);

  again = pw_store_open (path, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (pw_history_get_length (pw_session_get_history (again)), ==, n);
  window = new_window ();
  pw_window_open_session (window, again);
  pw_ui_test_settle ();
  entry = pw_table_page_get_entry (PW_TABLE_PAGE (pw_window_find_page (window, PW_TYPE_TABLE_PAGE)));
  g_assert_cmpstr (pw_entry_get_prompt (entry), ==, prompt);
  /* It is answered as the prompt says, and the game goes on. */
  pw_entry_set_text (entry, "printed 3 1 brown silver 1");
  g_assert_true (pw_entry_activate (entry));
  g_assert_cmpuint (pw_history_get_length (pw_session_get_history (again)), >, n);
  close_window (window);
  pw_ui_test_clear_games ();
}

/* The file of the tiles cannot be read: it is said, and kept beside the new one. */
static void
test_a_bad_file_of_route_tiles (void)
{
  g_autofree char *path = cb_route_store_path (), *aside = g_strconcat (path, ".bad", NULL), *content = NULL;
  g_autofree char *directory = g_path_get_dirname (path);
  PwWindow *window;
  GtkWidget *editor;

  g_assert_cmpint (g_mkdir_with_parents (directory, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, "not tiles", -1, NULL));
  window = new_window ();
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.edit-component", "(ss)", "burgundy", "routes"));
  pw_ui_test_settle ();
  editor = pw_ui_test_find (GTK_WIDGET (window), CB_TYPE_ROUTE_EDITOR, 0);
  g_assert_true (shows (editor, "cannot be read"));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (pw_ui_test_find (editor, GTK_TYPE_DROP_DOWN, 0)), 1);
  cb_route_editor_keep (CB_ROUTE_EDITOR (editor));
  g_assert_true (g_file_get_contents (aside, &content, NULL, NULL));
  g_assert_cmpstr (content, ==, "not tiles");
  g_clear_pointer (&content, g_free);
  g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
  g_assert_nonnull (strstr (content, "\"tiles\""));
  close_window (window);
  g_unlink (path);
  g_unlink (aside);
}

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);
  g_test_add_func ("/bad-input/an-expansion-that-is-not-known", test_an_expansion_that_is_not_known);
  g_test_add_func ("/bad-input/a-way-of-playing-that-is-not-known", test_a_way_of_playing_that_is_not_known);
  g_test_add_func ("/bad-input/a-duchy-that-is-not-known", test_a_duchy_that_is_not_known);
  g_test_add_func ("/bad-input/it-stays-among-the-games", test_it_stays_among_the_games);
  g_test_add_func ("/bad-input/a-bad-duchy-file", test_a_bad_duchy_file);
  g_test_add_func ("/bad-input/a-bad-duchy-among-ones-own", test_a_bad_duchy_among_one_s_own);
  g_test_add_func ("/bad-input/a-route-tile-that-was-never-entered", test_a_route_tile_that_was_never_entered);
  g_test_add_func ("/bad-input/a-bad-file-of-route-tiles", test_a_bad_file_of_route_tiles);
  return g_test_run ();
}
