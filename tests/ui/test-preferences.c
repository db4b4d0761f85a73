/* test-preferences.c: what people set takes effect at once, and what cannot be is refused with its reason
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>

#include "model/pw-names.h"
#include "model/pw-store.h"
#include "pw-columns.h"
#include "pw-file-reader.h"
#include "pw-large-text.h"
#include "pw-library-page.h"
#include "pw-name-suggest.h"
#include "pw-palette.h"
#include "pw-preferences.h"
#include "pw-reason-dialog.h"
#include "pw-settings.h"
#include "pw-setup-page.h"
#include "pw-ui-test.h"

typedef struct
{
  PwWindow *window;
  PwPreferences *dialog;
  GSettings *settings;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  static const char *const keys[] = { "colour-blind", "patterns",     "text-size", "player-names", "games-folder",
                                      "ask-discard",  "color-scheme", "last-game", "last-players", "last-options" };

  fixture->settings = pw_settings_get ();
  g_assert_nonnull (fixture->settings);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (fixture->settings, keys[i]);
  fixture->window = pw_ui_test_window ();
  g_action_group_activate_action (G_ACTION_GROUP (pw_ui_test_application ()), "preferences", NULL);
  pw_ui_test_settle ();
  fixture->dialog = pw_ui_test_dialog (PW_TYPE_PREFERENCES);
  g_assert_nonnull (fixture->dialog);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gtk_window_close (GTK_WINDOW (fixture->dialog));
  pw_ui_test_settle ();
  g_assert_null (pw_ui_test_dialog (PW_TYPE_PREFERENCES));
  g_object_ref (fixture->window);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  pw_ui_test_settle ();
  g_assert_finalize_object (G_OBJECT (fixture->window));
}

/* The row of the dialog that says @title. */
static GtkWidget *
row (Fixture *fixture, const char *title)
{
  GtkWidget *found;

  for (guint i = 0; (found = pw_ui_test_find (GTK_WIDGET (fixture->dialog), ADW_TYPE_PREFERENCES_ROW, i)); i++)
    if (g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (found)), title) == 0)
      return found;
  return NULL;
}

static void
toggle (Fixture *fixture, const char *title, gboolean on)
{
  GtkWidget *found = pw_ui_test_find (row (fixture, title), GTK_TYPE_SWITCH, 0);

  g_assert_true (gtk_switch_get_active (GTK_SWITCH (found)) != on);
  gtk_switch_set_active (GTK_SWITCH (found), on);
  pw_ui_test_settle ();
}

static void
test_colors (Fixture *fixture, gconstpointer data)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  GtkWidget *colors = row (fixture, "Colours");

  adw_combo_row_set_selected (ADW_COMBO_ROW (colors), 2);
  g_assert_cmpint (adw_style_manager_get_color_scheme (manager), ==, ADW_COLOR_SCHEME_FORCE_DARK);
  /* The main menu has them too. */
  g_settings_set_string (fixture->settings, "color-scheme", "light");
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (colors)), ==, 1);
  g_assert_cmpint (adw_style_manager_get_color_scheme (manager), ==, ADW_COLOR_SCHEME_FORCE_LIGHT);
  g_settings_reset (fixture->settings, "color-scheme");
}

static void
test_look (Fixture *fixture, gconstpointer data)
{
  guint32 before = pw_palette_get (PW_THEME_LIGHT, PW_COLOR_LIME_FILL);

  g_assert_cmpuint (pw_palette_get_look (), ==, 0);
  toggle (fixture, "Palette for colour-blind eyes", TRUE);
  g_assert_cmpuint (pw_palette_get (PW_THEME_LIGHT, PW_COLOR_LIME_FILL), !=, before);
  toggle (fixture, "Patterns", FALSE);
  g_assert_false (pw_palette_get_patterns ());
  toggle (fixture, "Palette for colour-blind eyes", FALSE);
  g_assert_cmpuint (pw_palette_get (PW_THEME_LIGHT, PW_COLOR_LIME_FILL), ==, before);
  toggle (fixture, "Patterns", TRUE);
  g_assert_cmpuint (pw_palette_get_look (), ==, 0);
}

/* Text is really larger, and what reckons with its size knows. */
static void
test_text_size (Fixture *fixture, gconstpointer data)
{
  GtkWidget *label = pw_ui_test_find (GTK_WIDGET (fixture->window), GTK_TYPE_LABEL, 0);
  double scale = pw_text_scale (GTK_WIDGET (fixture->window));
  GtkWidget *spin = pw_ui_test_find (row (fixture, "Text size, in percent"), GTK_TYPE_SPIN_BUTTON, 0);
  g_autoptr (PangoLayout) usual = gtk_widget_create_pango_layout (label, "Some text");
  g_autoptr (PangoLayout) large = NULL, small = NULL, again = NULL;
  int usual_width, width;

  pango_layout_get_pixel_size (usual, &usual_width, NULL);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), 200);
  pw_ui_test_settle ();
  g_assert_cmpfloat_with_epsilon (pw_text_scale (GTK_WIDGET (fixture->window)), 2 * scale, 0.02);
  large = gtk_widget_create_pango_layout (label, "Some text");
  pango_layout_get_pixel_size (large, &width, NULL);
  g_assert_cmpint (width, >, usual_width * 17 / 10);
  /* Not twice that of before. */
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), 150);
  g_assert_cmpfloat_with_epsilon (pw_text_scale (GTK_WIDGET (fixture->window)), 1.5 * scale, 0.02);
  /* The layout never needs less room than at the usual size; text does. */
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), 50);
  pw_ui_test_settle ();
  small = gtk_widget_create_pango_layout (label, "Some text");
  pango_layout_get_pixel_size (small, &width, NULL);
  g_assert_cmpint (width, <, usual_width * 6 / 10);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), 100);
  pw_ui_test_settle ();
  g_assert_cmpfloat_with_epsilon (pw_text_scale (GTK_WIDGET (fixture->window)), scale, 0.01);
  again = gtk_widget_create_pango_layout (label, "Some text");
  pango_layout_get_pixel_size (again, &width, NULL);
  g_assert_cmpint (width, ==, usual_width);
}

static void
assert_names (Fixture *fixture, const char *joined)
{
  g_auto (GStrv) names = g_settings_get_strv (fixture->settings, "player-names");
  g_autofree char *got = g_strjoinv ("|", names);

  g_assert_cmpstr (got, ==, joined);
}

static void
test_names (Fixture *fixture, gconstpointer data)
{
  GtkWidget *entry = row (fixture, "Add a name");

  gtk_editable_set_text (GTK_EDITABLE (entry), "  Dora ");
  g_signal_emit_by_name (entry, "apply");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "");
  g_assert_true (pw_preferences_add_name (fixture->dialog, "Emil <b>&\n\"E\""));
  g_assert_false (pw_preferences_add_name (fixture->dialog, "dora"));
  g_assert_false (pw_preferences_add_name (fixture->dialog, "  "));
  assert_names (fixture, "Dora|Emil <b>& \"E\"");
  g_assert_nonnull (row (fixture, "Emil <b>& \"E\""));
  g_signal_emit_by_name (pw_ui_test_find (row (fixture, "Dora"), GTK_TYPE_BUTTON, 0), "clicked");
  pw_ui_test_settle ();
  assert_names (fixture, "Emil <b>& \"E\"");
  g_assert_null (row (fixture, "Dora"));
}

static void
test_import (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "pw-test-export.json", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  AdwActionRow *import = ADW_ACTION_ROW (row (fixture, "Names from BG Stats"));

  pw_preferences_add_name (fixture->dialog, "Ana");
  g_assert_true (
    g_file_set_contents (path, "{\"players\": [{\"id\": 1, \"name\": \"ANA\"}, {\"id\": 2, \"name\": \"Ben\"}]}", -1, NULL));
  pw_preferences_import_names (fixture->dialog, file);
  pw_file_reader_finish (GTK_WIDGET (fixture->dialog));
  assert_names (fixture, "Ana|Ben");
  g_assert_cmpstr (adw_action_row_get_subtitle (import), ==, "1 new name");
  g_assert_true (g_file_set_contents (path, "{\"games\": []}", -1, NULL));
  pw_preferences_import_names (fixture->dialog, file);
  pw_file_reader_finish (GTK_WIDGET (fixture->dialog));
  assert_names (fixture, "Ana|Ben");
  g_assert_nonnull (strstr (adw_action_row_get_subtitle (import), "no list of players"));
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (import), "error"));
  g_unlink (path);
}

/* Nobody is left out without a word. */
static void
test_import_of_many (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "pw-test-export.json", NULL), *said = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GString) text = g_string_new ("{\"players\": [{\"name\": \"Ana\"}");
  AdwActionRow *import = ADW_ACTION_ROW (row (fixture, "Names from BG Stats"));

  pw_preferences_add_name (fixture->dialog, "Ana");
  for (guint i = 0; i < PW_NAMES_MAX + 2; i++)
    g_string_append_printf (text, ", {\"name\": \"Player %u\"}", i);
  g_string_append (text, "]}");
  g_assert_true (g_file_set_contents (path, text->str, -1, NULL));
  pw_preferences_import_names (fixture->dialog, file);
  pw_file_reader_finish (GTK_WIDGET (fixture->dialog));
  said = g_strdup_printf ("%u new names. 3 more were left out: there is room for %u names.", PW_NAMES_MAX - 1, PW_NAMES_MAX);
  g_assert_cmpstr (adw_action_row_get_subtitle (import), ==, said);
  pw_preferences_import_names (fixture->dialog, file);
  pw_file_reader_finish (GTK_WIDGET (fixture->dialog));
  g_free (said);
  said = g_strdup_printf ("0 new names. 3 more were left out: there is room for %u names.", PW_NAMES_MAX);
  g_assert_cmpstr (adw_action_row_get_subtitle (import), ==, said);
  g_unlink (path);
}

/* Names are offered where a game is set up, and new seats get them. */
static void
test_names_are_offered (Fixture *fixture, gconstpointer data)
{
  GtkWidget *entry, *list;
  GtkPopover *popover;

  pw_preferences_add_name (fixture->dialog, "Dora");
  pw_preferences_add_name (fixture->dialog, "Emil");
  g_action_group_activate_action (G_ACTION_GROUP (pw_ui_test_application ()), "new", NULL);
  pw_ui_test_settle ();
  entry = pw_ui_test_find (pw_window_find_page (fixture->window, PW_TYPE_SETUP_PAGE), GTK_TYPE_ENTRY, 0);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "Dora");
  g_assert_nonnull (gtk_entry_get_icon_name (GTK_ENTRY (entry), GTK_ENTRY_ICON_SECONDARY));
  popover = pw_name_suggest_open (GTK_ENTRY (entry));
  g_assert_nonnull (popover);
  pw_ui_test_settle ();
  list = pw_ui_test_find (GTK_WIDGET (popover), GTK_TYPE_LIST_BOX, 0);
  g_signal_emit_by_name (list, "row-activated", gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 1));
  for (guint i = 0; i < 6; i++)
    pw_ui_test_settle ();
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "Emil");
  g_settings_reset (fixture->settings, "player-names");
  g_assert_null (gtk_entry_get_icon_name (GTK_ENTRY (entry), GTK_ENTRY_ICON_SECONDARY));
  g_assert_null (pw_name_suggest_open (GTK_ENTRY (entry)));
}

static void
test_folder (Fixture *fixture, gconstpointer data)
{
  g_autofree char *usual = pw_store_directory ();
  g_autofree char *folder = g_dir_make_tmp ("pw-test & <games>-XXXXXX", NULL);
  g_autofree char *file = g_build_filename (folder, "a-file", NULL);
  g_autofree char *below = g_build_filename (file, "below", NULL);
  g_autofree char *now = NULL, *path = NULL;
  g_autoptr (PwSession) session = pw_ui_test_session ();
  AdwActionRow *shown = ADW_ACTION_ROW (row (fixture, "Folder"));

  g_assert_true (pw_preferences_set_folder (fixture->dialog, folder));
  now = pw_store_directory ();
  g_assert_cmpstr (now, ==, folder);
  g_assert_cmpstr (adw_action_row_get_subtitle (shown), ==, folder);
  path = pw_store_new_path (pw_session_get_game (session), pw_session_get_setup (session));
  g_assert_true (g_str_has_prefix (path, folder));

  /* One that cannot be written is refused, with the reason; the one before stays. */
  g_assert_true (g_file_set_contents (file, "in the way", -1, NULL));
  g_assert_false (pw_preferences_set_folder (fixture->dialog, below));
  g_assert_nonnull (strstr (adw_action_row_get_subtitle (shown), below));
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (shown), "error"));
  g_free (now);
  now = pw_store_directory ();
  g_assert_cmpstr (now, ==, folder);
  g_assert_false (pw_preferences_set_folder (fixture->dialog, NULL));
  g_assert_false (pw_preferences_set_folder (fixture->dialog, "relative"));

  g_assert_true (pw_preferences_set_folder (fixture->dialog, ""));
  g_free (now);
  now = pw_store_directory ();
  g_assert_cmpstr (now, ==, usual);
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (shown), "error"));
  g_unlink (file);
  /* The trial left nothing. */
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* The library that lies open behind the dialog shows the new folder at once, and says when it is gone. */
static void
test_folder_of_an_open_library (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("pw-test-folder-XXXXXX", NULL),
                  *path = g_build_filename (folder, "a.pipwright", NULL);
  g_autoptr (PwSession) session = pw_ui_test_session ();
  PwLibraryPage *page;
  GtkWidget *empty;

  pw_ui_test_clear_games ();
  pw_session_set_path (session, path);
  g_assert_true (pw_session_save (session));
  g_action_group_activate_action (G_ACTION_GROUP (fixture->window), "library", NULL);
  pw_ui_test_settle ();
  page = PW_LIBRARY_PAGE (pw_window_find_page (fixture->window, PW_TYPE_LIBRARY_PAGE));
  empty = pw_ui_test_child (page, "empty");
  g_assert_cmpuint (g_list_model_get_n_items (pw_library_page_get_shown (page)), ==, 0);
  g_assert_cmpstr (adw_status_page_get_title (ADW_STATUS_PAGE (empty)), ==, "No game yet");
  g_assert_true (pw_preferences_set_folder (fixture->dialog, folder));
  g_assert_cmpuint (g_list_model_get_n_items (pw_library_page_get_shown (page)), ==, 1);
  g_assert_true (pw_preferences_set_folder (fixture->dialog, ""));
  g_assert_cmpuint (g_list_model_get_n_items (pw_library_page_get_shown (page)), ==, 0);
  /* A disk that is pulled out meanwhile. */
  g_assert_true (pw_preferences_set_folder (fixture->dialog, folder));
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  pw_library_page_refresh (page);
  g_assert_cmpuint (g_list_model_get_n_items (pw_library_page_get_shown (page)), ==, 0);
  g_assert_cmpstr (adw_status_page_get_title (ADW_STATUS_PAGE (empty)), ==, "Your games cannot be listed");
  g_assert_nonnull (strstr (adw_status_page_get_description (ADW_STATUS_PAGE (empty)), folder));
  g_assert_true (pw_preferences_set_folder (fixture->dialog, ""));
  g_assert_cmpstr (adw_status_page_get_title (ADW_STATUS_PAGE (empty)), ==, "No game yet");
}

/* Settings are UTF-8, folders are whatever they are. */
static void
test_folder_in_any_encoding (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_build_filename (g_get_tmp_dir (), "pw-caf\xe9-XXXXXX", NULL), *kept = NULL;

  g_assert_nonnull (g_mkdtemp (folder));
  g_assert_true (pw_preferences_set_folder (fixture->dialog, folder));
  kept = pw_store_directory ();
  g_assert_cmpstr (kept, ==, folder);
  g_assert_true (pw_preferences_set_folder (fixture->dialog, ""));
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

#define TYPE_TOUCHED (touched_get_type ())
G_DECLARE_FINAL_TYPE (Touched, touched, TEST, TOUCHED, PwDialog)
struct _Touched
{
  PwDialog parent_instance;
};
G_DEFINE_FINAL_TYPE (Touched, touched, PW_TYPE_DIALOG)

static gboolean
is_touched (PwDialog *dialog)
{
  return TRUE;
}

static void
touched_class_init (TouchedClass *klass)
{
  PW_DIALOG_CLASS (klass)->is_touched = is_touched;
}

static void
touched_init (Touched *self)
{
}

static void
test_questions (Fixture *fixture, gconstpointer data)
{
  GtkWindow *dialog = g_object_new (TYPE_TOUCHED, "transient-for", fixture->window, NULL);

  g_object_add_weak_pointer (G_OBJECT (dialog), (gpointer *) &dialog);
  gtk_window_present (dialog);
  gtk_window_close (dialog);
  pw_ui_test_settle ();
  g_assert_nonnull (dialog);
  g_assert_true (pw_dialog_is_asking (PW_DIALOG (dialog)));
  toggle (fixture, "Ask before discarding typed text", FALSE);
  gtk_window_close (dialog);
  pw_ui_test_settle ();
  g_assert_null (dialog);
}

#define ADD(name, function) g_test_add ("/ui/preferences/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);

  ADD ("colors", test_colors);
  ADD ("look", test_look);
  ADD ("text-size", test_text_size);
  ADD ("names", test_names);
  ADD ("import", test_import);
  ADD ("import-of-many", test_import_of_many);
  ADD ("names-are-offered", test_names_are_offered);
  ADD ("folder", test_folder);
  ADD ("folder-of-an-open-library", test_folder_of_an_open_library);
  ADD ("folder-in-any-encoding", test_folder_in_any_encoding);
  ADD ("questions", test_questions);
  return g_test_run ();
}
