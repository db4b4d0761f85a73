/* test-file-names.c: files whose names are not UTF-8, or turn the text around, wherever a name is shown or handed on
 *
 * Warnings are fatal in these tests: GTK warns of each text that is not UTF-8.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>

#include "model/pw-library.h"
#include "model/pw-store.h"
#include "pw-library-row.h"
#include "pw-ui-test.h"
#include "pw-window-private.h"

#define FSI "\xe2\x81\xa8"
#define PDI "\xe2\x81\xa9"
#define RLO "\xe2\x80\xae"

/* As pw_ui_test_play_dealt(), and waits until that is saved, or cannot be. */
static gboolean
play_dealt (PwSession *session, guint n_moves, guint64 seed)
{
  gboolean all = pw_ui_test_play_dealt (session, n_moves, seed);

  pw_session_flush (session);
  return all;
}

/* What a name is, and words that stand for it. */
static const struct
{
  const char *name, *shown;
} cases[] = {
  { "caf\xe9.pipwright", "caf" },
  { "\xff\xfe\xfd.pipwright", ".pipwright" },
  { RLO "531 anA.pipwright", FSI RLO "531 anA.pipwright" PDI },
};

static char *
keep (const char *name, const char *text)
{
  g_autofree char *folder = pw_store_directory (), *path = g_build_filename (folder, name, NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  return g_steal_pointer (&path);
}

static char *
print_game (void)
{
  g_autoptr (PwSession) session = pw_ui_test_session ();

  play_dealt (session, 6, 3);
  return pw_record_print (pw_session_get_record (session));
}

static void
activate (PwWindow *window, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), action, NULL));
  pw_ui_test_settle ();
}

static void
close_window (PwWindow *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  pw_ui_test_settle ();
  pw_ui_test_clear_games ();
}

static GtkWidget *
find_label (GtkWidget *root, const char *part)
{
  if (GTK_IS_LABEL (root) && strstr (gtk_label_get_text (GTK_LABEL (root)), part))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_label (child, part);

      if (found)
        return found;
    }
  return NULL;
}

/* The start page, with tooltips, the library with its menus, and what is done with such a file. */
static void
test_in_lists (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autofree char *text = print_game (), *path = keep (cases[i].name, text), *kept = NULL;
  PwWindow *window = pw_ui_test_window ();
  GActionGroup *actions = pw_library_page_get_actions (pw_window_find_page (window, PW_TYPE_LIBRARY_PAGE));
  static const char *const done[] = { "duplicate", "delete", "restore" };
  static const guint left[] = { 2, 1, 2 };
  GtkWidget *row;

  activate (window, "win.library");
  row = pw_ui_test_find (GTK_WIDGET (pw_window_find_page (window, PW_TYPE_LIBRARY_PAGE)), PW_TYPE_LIBRARY_ROW, 0);
  g_assert_nonnull (row);
  gtk_menu_button_popup (GTK_MENU_BUTTON (pw_ui_test_find (row, GTK_TYPE_MENU_BUTTON, 0)));
  pw_ui_test_settle ();
  gtk_menu_button_popdown (GTK_MENU_BUTTON (pw_ui_test_find (row, GTK_TYPE_MENU_BUTTON, 0)));
  for (guint k = 0; k < G_N_ELEMENTS (done); k++)
    {
      g_action_group_activate_action (actions, done[k], k < 2 ? g_variant_new_bytestring (path) : NULL);
      pw_ui_test_settle ();
      g_assert_cmpuint (g_list_model_get_n_items (pw_library_page_get_shown (pw_window_find_page (window, PW_TYPE_LIBRARY_PAGE))),
                        ==, left[k]);
    }
  g_assert_true (g_file_get_contents (path, &kept, NULL, NULL));
  g_assert_cmpstr (kept, ==, text);
  close_window (window);
}

/* A file that cannot be read has nothing but its name. */
static void
test_broken (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autofree char *path = keep (cases[i].name, "{ \"format\"");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  PwWindow *window = pw_ui_test_window ();

  g_assert_nonnull (find_label (GTK_WIDGET (pw_window_find_page (window, PW_TYPE_START_PAGE)), cases[i].shown));
  activate (window, "win.library");
  g_assert_nonnull (find_label (GTK_WIDGET (pw_window_find_page (window, PW_TYPE_LIBRARY_PAGE)), cases[i].shown));
  pw_window_open_file (window, file);
  pw_ui_test_settle ();
  g_assert_nonnull (strstr (pw_banner_get_text (window->broken_banner), cases[i].shown));
  close_window (window);
}

/* Opened, played on, changed elsewhere, kept beside, put out of reach. */
static void
test_open (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autofree char *text = print_game (), *path = keep (cases[i].name, text), *folder = pw_store_directory ();
  g_autofree char *aside = g_strconcat (folder, ".aside", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  PwWindow *window = pw_ui_test_window ();
  PwSession *session;

  pw_window_open_file (window, file);
  pw_ui_test_settle ();
  session = pw_window_get_session (window);
  g_assert_cmpstr (pw_session_get_path (session), ==, path);
  g_assert_true (g_file_set_contents (path, "somebody else's", -1, NULL));
  play_dealt (session, 1, 3);
  pw_ui_test_settle ();
  g_assert_true (pw_session_get_conflict (session));
  g_assert_true (g_utf8_validate (pw_banner_get_text (window->conflict_banner), -1, NULL));
  g_assert_nonnull (strstr (pw_banner_get_text (window->conflict_banner), cases[i].shown));
  g_signal_emit_by_name (window->conflict_banner, "button-clicked");
  pw_ui_test_settle ();
  g_assert_false (pw_session_is_unsaved (session));
  g_assert_cmpint (g_rename (folder, aside), ==, 0);
  g_assert_true (g_file_set_contents (folder, "in the way", -1, NULL));
  play_dealt (session, 1, 3);
  pw_ui_test_settle ();
  g_assert_nonnull (pw_banner_get_text (window->save_banner));
  g_assert_cmpint (g_remove (folder), ==, 0);
  g_assert_cmpint (g_rename (aside, folder), ==, 0);
  g_assert_true (pw_session_save (session));
  close_window (window);
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *name;
    void (*test) (gconstpointer data);
  } tests[] = { { "in-lists", test_in_lists }, { "broken", test_broken }, { "open", test_open } };

  pw_ui_test_init (&argc, &argv);
  for (guint k = 0; k < G_N_ELEMENTS (tests); k++)
    for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
      {
        g_autofree char *name = g_strdup_printf ("/file-names/%s/%u", tests[k].name, i);

        g_test_add_data_func (name, GUINT_TO_POINTER (i), tests[k].test);
      }
  return g_test_run ();
}
