/* test-library-page.c: the library and its statistics as people see them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>
#include <utime.h>

#include <glib/gstdio.h>

#include "core/pw-notation.h"
#include "model/pw-bgstats.h"
#include "model/pw-store.h"
#include "pw-library-page.h"
#include "pw-library-row.h"
#include "pw-qr-image.h"
#include "pw-share-dialog.h"
#include "pw-stack-bar.h"
#include "pw-statistics-view.h"
#include "pw-ui-test.h"

typedef struct
{
  GtkWidget *window;
  PwLibraryPage *page;
  char *opened;
  GString *told;
} Fixture;

/* Keeps a game of @n_moves moves, as many as there are with G_MAXUINT. */
static char *
keep_game (guint n_moves, guint64 seed)
{
  g_autoptr (PwSession) session = pw_ui_test_session ();
  g_autofree char *path = pw_store_new_path (pw_session_get_game (session), pw_session_get_setup (session));

  pw_ui_test_play_dealt (session, n_moves, seed);
  pw_session_set_path (session, path);
  g_assert_true (pw_session_save (session));
  return g_steal_pointer (&path);
}

static void
on_open_path (PwLibraryPage *page, const char *path, Fixture *fixture)
{
  g_free (fixture->opened);
  fixture->opened = g_strdup (path);
}

static void
on_told (PwLibraryPage *page, const char *text, const char *button, const char *action, Fixture *fixture)
{
  g_string_append_printf (fixture->told, "[%s]", text);
}

static void
on_failed (PwLibraryPage *page, const char *why, Fixture *fixture)
{
  g_string_append_printf (fixture->told, "{%s}", why);
}

static void
open_page (Fixture *fixture)
{
  fixture->page = PW_LIBRARY_PAGE (pw_library_page_new ());
  fixture->window = gtk_window_new ();
  fixture->told = g_string_new (NULL);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 900, 700);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->page));
  g_signal_connect (fixture->page, "open-path", G_CALLBACK (on_open_path), fixture);
  g_signal_connect (fixture->page, "told", G_CALLBACK (on_told), fixture);
  g_signal_connect (fixture->page, "failed", G_CALLBACK (on_failed), fixture);
  gtk_window_present (GTK_WINDOW (fixture->window));
  pw_library_page_refresh (fixture->page);
  pw_library_read_all (pw_library_get_default ());
  pw_library_page_refresh (fixture->page);
  pw_ui_test_settle ();
}

static void
close_page (Fixture *fixture)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  pw_ui_test_settle ();
  g_free (fixture->opened);
  g_string_free (fixture->told, TRUE);
}

static guint
n_shown (Fixture *fixture)
{
  return g_list_model_get_n_items (pw_library_page_get_shown (fixture->page));
}

static void
test_games_are_found (void)
{
  Fixture fixture = { 0 };
  g_autofree char *begun = NULL, *over = NULL;
  GtkWidget *search;

  pw_ui_test_clear_games ();
  begun = keep_game (10, 1);
  over = keep_game (G_MAXUINT, 2);
  open_page (&fixture);
  g_assert_cmpuint (n_shown (&fixture), ==, 2);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (pw_ui_test_child (fixture.page, "part")), PW_LIBRARY_OVER);
  g_assert_cmpuint (n_shown (&fixture), ==, 1);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (pw_ui_test_child (fixture.page, "part")), PW_LIBRARY_ALL);
  search = pw_ui_test_child (fixture.page, "search");
  gtk_editable_set_text (GTK_EDITABLE (search), "nobody of that name");
  for (guint i = 0; i < 300 && n_shown (&fixture) > 0; i++)
    {
      g_usleep (10000);
      pw_ui_test_settle ();
    }
  g_assert_cmpuint (n_shown (&fixture), ==, 0);
  close_page (&fixture);
  pw_ui_test_clear_games ();
}

/* What was played last comes first, however long ago it was begun. */
static void
test_played_last_comes_first (void)
{
  static const guint days_ago[] = { 3, 1, 9 }, order[] = { 1, 0, 2 };
  Fixture fixture = { 0 };
  char *paths[3];

  pw_ui_test_clear_games ();
  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      struct utimbuf times = { .actime = 0, .modtime = 1700000000 - days_ago[i] * 86400 };

      paths[i] = keep_game (5, i + 1);
      g_assert_cmpint (g_utime (paths[i], &times), ==, 0);
    }
  open_page (&fixture);
  g_assert_cmpuint (n_shown (&fixture), ==, G_N_ELEMENTS (paths));
  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_autoptr (PwLibraryGame) game = g_list_model_get_item (pw_library_page_get_shown (fixture.page), i);

      g_assert_cmpstr (pw_library_game_get_path (game), ==, paths[order[i]]);
    }
  close_page (&fixture);
  pw_ui_test_clear_games ();
  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    g_free (paths[i]);
}

/* Whether a label within @widget has that text. */
static gboolean
says (GtkWidget *widget, const char *text)
{
  gboolean found = GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found; child = gtk_widget_get_next_sibling (child))
    found = says (child, text);
  return found;
}

/* Lists need not set up a row again for a game that is still the same. */
static void
test_rows_say_what_is_read_meanwhile (void)
{
  g_autofree char *path = NULL;
  g_autoptr (PwLibrary) library = NULL;
  g_autoptr (PwLibraryGame) game = NULL;
  GtkWidget *row = g_object_ref_sink (pw_library_row_new ());

  pw_ui_test_clear_games ();
  path = keep_game (10, 1);
  library = pw_library_new ();
  g_assert_true (pw_library_refresh (library, NULL));
  game = g_list_model_get_item (G_LIST_MODEL (library), 0);
  pw_library_row_set_game (PW_LIBRARY_ROW (row), game);
  g_assert_cmpint (pw_library_game_get_state (game), ==, PW_LIBRARY_WAITING);
  g_assert_true (says (row, "being read…"));
  pw_library_read_all (library);
  g_assert_cmpint (pw_library_game_get_state (game), ==, PW_LIBRARY_READY);
  g_assert_false (says (row, "being read…"));
  g_object_unref (row);
  pw_ui_test_clear_games ();
}

/* Whether all that a label within @widget says can be seen. */
static gboolean
is_whole (GtkWidget *widget)
{
  gboolean whole = !GTK_IS_LABEL (widget) || !gtk_widget_get_visible (widget) ||
                   !pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget)));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && whole; child = gtk_widget_get_next_sibling (child))
    whole = is_whole (child);
  return whole;
}

/* What four people have scored, and when and how long they have played what, has room on a telephone. */
static void
test_names_have_room (void)
{
  static const char *const names[] = { "Alexandra", "Benedikt", "Chiara", "Dário" };
  const PwGame *game = pw_ui_test_game ();
  g_autoptr (PwSetup) setup = pw_setup_new (game, 4);
  g_autoptr (PwSession) session = NULL;
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (PwLibrary) library = NULL;
  GtkWidget *window = gtk_window_new (), *row = pw_library_row_new (), *scrolled = gtk_scrolled_window_new ();

  pw_ui_test_clear_games ();
  for (guint i = 0; i < 4; i++)
    pw_setup_set_name (setup, i, names[i]);
  session = pw_session_new (game, setup, &error);
  g_assert_no_error (error);
  pw_ui_test_play_dealt (session, G_MAXUINT, 3);
  path = pw_store_new_path (game, setup);
  pw_session_set_path (session, path);
  g_assert_true (pw_session_save (session));
  library = pw_library_new ();
  g_assert_true (pw_library_refresh (library, NULL));
  pw_library_read_all (library);
  pw_library_row_set_game (PW_LIBRARY_ROW (row), pw_library_find (library, path));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_EXTERNAL, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), row);
  gtk_window_set_child (GTK_WINDOW (window), scrolled);
  /* What is left of 360 pixels within the page and its list. */
  gtk_widget_set_size_request (scrolled, 316, 200);
  gtk_window_set_default_size (GTK_WINDOW (window), 316, 200);
  gtk_window_present (GTK_WINDOW (window));
  pw_ui_test_settle ();
  g_assert_cmpint (gtk_widget_get_width (row), <=, 316);
  g_assert_true (is_whole (row));
  pw_library_row_set_game (PW_LIBRARY_ROW (row), NULL);
  gtk_window_destroy (GTK_WINDOW (window));
  pw_ui_test_clear_games ();
}

/* A menu takes longer than all the rest of a row: it is there once somebody asks for it. */
static void
test_menus_wait_for_somebody (void)
{
  Fixture fixture = { 0 };
  GtkWidget *button;
  g_autofree char *path = NULL;

  pw_ui_test_clear_games ();
  path = keep_game (G_MAXUINT, 2);
  open_page (&fixture);
  button = pw_ui_test_find (pw_ui_test_child (fixture.page, "list"), GTK_TYPE_MENU_BUTTON, 0);
  g_assert_nonnull (button);
  g_assert_null (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)));
  g_assert_true (gtk_widget_is_sensitive (button));
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  pw_ui_test_settle ();
  g_assert_cmpint (g_menu_model_get_n_items (gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (button))), ==, 6);
  gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
  pw_ui_test_settle ();
  close_page (&fixture);
  pw_ui_test_clear_games ();
}

/* -- Where people look ----------------------------------------------------------------------------- */

/* A game that was begun @days after a day long ago, as the record says; nobody knows before it is read. */
static char *
keep_dated (guint days, guint64 seed)
{
  char *path = keep_game (3, seed);
  g_autoptr (GDateTime) first = g_date_time_new_utc (2001, 1, 1, 12, 0, 0), day = g_date_time_add_days (first, (int) days);
  g_autoptr (PwRecord) record = pw_record_load (path, NULL);
  struct utimbuf times;

  g_assert_nonnull (record);
  g_free (record->created);
  record->created = g_date_time_format (day, "%Y-%m-%dT%H:%M:%SZ");
  g_free (record->title);
  record->title = g_strdup_printf ("Day %u", days);
  g_assert_true (pw_record_save (record, path, NULL));
  /* It was played last on that day. */
  times.actime = times.modtime = (time_t) g_date_time_to_unix (day);
  g_assert_cmpint (g_utime (path, &times), ==, 0);
  return path;
}

/* The row that shows the game called @title, and how far below the top of the list it stands. */
static GtkWidget *
find_row (Fixture *fixture, const char *title, double *y)
{
  GtkWidget *list = pw_ui_test_child (fixture->page, "list");

  for (GtkWidget *item = gtk_widget_get_first_child (list); item; item = gtk_widget_get_next_sibling (item))
    {
      GtkWidget *row = gtk_widget_get_first_child (item);
      PwLibraryGame *game = row ? pw_library_row_get_game (PW_LIBRARY_ROW (row)) : NULL;
      g_autofree char *called = game ? pw_library_game_get_title (game) : NULL;
      graphene_rect_t bounds;

      if (g_strcmp0 (called, title) != 0 || !gtk_widget_get_child_visible (item) ||
          !gtk_widget_compute_bounds (item, list, &bounds))
        continue;
      *y = bounds.origin.y;
      return row;
    }
  return NULL;
}

static void
settle_frames (void)
{
  for (guint i = 0; i < 6; i++)
    pw_ui_test_settle ();
}

typedef enum
{
  AT_THE_TOP,
  FURTHER_DOWN,
  ON_A_ROW,
} Look;

/* Sixty games are listed; then twenty come, before and after what somebody looks at. */
static void
look_while_games_come (Look look)
{
  Fixture fixture = { 0 };
  GtkAdjustment *adjustment;
  GtkWidget *row = NULL;
  g_autofree char *title = NULL;
  double before = -G_MAXDOUBLE, after = -1;

  pw_ui_test_clear_games ();
  for (guint i = 0; i < 60; i++)
    g_free (keep_dated (i, i + 1));
  open_page (&fixture);
  settle_frames ();
  adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (pw_ui_test_child (fixture.page, "list")));
  g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), >, 2 * gtk_adjustment_get_page_size (adjustment));
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 0);
  if (look == FURTHER_DOWN)
    gtk_adjustment_set_value (adjustment, 1234);
  settle_frames ();
  /* What stands at the top of the view, or gets the keyboard. */
  for (guint day = 0; day < 60; day++)
    {
      g_autofree char *called = g_strdup_printf ("Day %u", day);
      double y;

      if (look == ON_A_ROW ? day != 55 : !find_row (&fixture, called, &y) || y > 0 || y < before)
        continue;
      row = find_row (&fixture, called, &before);
      g_free (title);
      title = g_steal_pointer (&called);
    }
  g_assert_nonnull (row);
  if (look == ON_A_ROW)
    {
      g_assert_true (gtk_widget_grab_focus (gtk_widget_get_parent (row)));
      settle_frames ();
      g_assert_nonnull (find_row (&fixture, "Day 55", &before));
    }
  for (guint i = 0; i < 20; i++)
    g_free (keep_dated (i % 2 ? 100 + i : 5, 100 + i));
  pw_library_page_refresh (fixture.page);
  settle_frames ();
  while (pw_library_get_busy (pw_library_get_default ()))
    pw_ui_test_settle ();
  settle_frames ();
  g_assert_cmpuint (n_shown (&fixture), ==, 80);
  if (look == AT_THE_TOP)
    {
      g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 0);
      g_assert_nonnull (find_row (&fixture, "Day 119", &after));
      g_assert_cmpfloat (after, ==, 0);
    }
  else
    {
      row = find_row (&fixture, title, &after);
      g_assert_nonnull (row);
      g_assert_cmpfloat_with_epsilon (after, before, 1.5);
    }
  if (look == ON_A_ROW)
    g_assert_true (gtk_widget_get_parent (row) == gtk_root_get_focus (GTK_ROOT (fixture.window)));
  /* Something else is looked for: that begins at its top. */
  gtk_drop_down_set_selected (GTK_DROP_DOWN (pw_ui_test_child (fixture.page, "part")), PW_LIBRARY_OPEN);
  settle_frames ();
  /* The next frame may be some time off. */
  for (guint i = 0; i < 300 && gtk_adjustment_get_value (adjustment) > 0; i++)
    {
      g_usleep (10000);
      pw_ui_test_settle ();
    }
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 0);
  close_page (&fixture);
  pw_ui_test_clear_games ();
}

static void
test_the_top_stays_at_the_top (void)
{
  look_while_games_come (AT_THE_TOP);
}

static void
test_what_is_looked_at_stays_where_it_is (void)
{
  look_while_games_come (FURTHER_DOWN);
}

static void
test_the_row_of_the_keyboard_stays_where_it_is (void)
{
  look_while_games_come (ON_A_ROW);
}

static void
activate (Fixture *fixture, const char *action, const char *path)
{
  g_action_group_activate_action (pw_library_page_get_actions (fixture->page), action,
                                  path ? g_variant_new_bytestring (path) : NULL);
  pw_ui_test_settle ();
}

static void
test_games_are_deleted_and_come_back (void)
{
  Fixture fixture = { 0 };
  g_autofree char *path = NULL;

  pw_ui_test_clear_games ();
  path = keep_game (10, 1);
  open_page (&fixture);
  activate (&fixture, "duplicate", path);
  g_assert_cmpuint (n_shown (&fixture), ==, 2);
  activate (&fixture, "delete", path);
  g_assert_cmpuint (n_shown (&fixture), ==, 1);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  activate (&fixture, "restore", NULL);
  g_assert_cmpuint (n_shown (&fixture), ==, 2);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  activate (&fixture, "delete", "/nowhere");
  g_assert_nonnull (strstr (fixture.told->str, "[Duplicated][Deleted]{This game is no longer there.}"));
  g_signal_emit_by_name (pw_ui_test_child (fixture.page, "list"), "activate", 0);
  g_assert_nonnull (fixture.opened);
  close_page (&fixture);
  pw_ui_test_clear_games ();
}

/* What the bars show is what the table says, line by line and source by source. */
static void
test_statistics_say_what_they_draw (void)
{
  Fixture fixture = { 0 };
  PwStatisticsView *view;
  const PwStatistics *statistics;

  pw_ui_test_clear_games ();
  for (guint64 seed = 1; seed <= 3; seed++)
    g_free (keep_game (G_MAXUINT, seed));
  open_page (&fixture);
  gtk_stack_set_visible_child_name (GTK_STACK (pw_ui_test_child (fixture.page, "stack")), "statistics");
  pw_ui_test_settle ();
  view = PW_STATISTICS_VIEW (pw_ui_test_child (fixture.page, "statistics"));
  statistics = pw_statistics_view_get (view);
  g_assert_nonnull (statistics);
  g_assert_cmpuint (statistics->n_games, ==, 3);
  for (guint i = 0; i < statistics->lines->len; i++)
    {
      const PwStatisticsLine *line = statistics->lines->pdata[i];
      const PwGame *game = statistics->game;
      g_autofree int *points = g_new0 (int, game->n_sources);
      g_autofree char *spoken = NULL;
      GtkWidget *bar = pw_ui_test_find (GTK_WIDGET (view), PW_TYPE_STACK_BAR, i);
      GtkWidget *row = pw_ui_test_find (GTK_WIDGET (view), GTK_TYPE_LIST_BOX_ROW, i);
      g_autofree char *said = NULL, *named = NULL;

      pw_statistics_line_points (line, game->n_sources, points);
      spoken = pw_stack_bar_describe (game, points);
      g_assert_nonnull (bar);
      g_assert_nonnull (row);
      named = gtk_test_accessible_check_property (GTK_ACCESSIBLE (bar), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "");
      said = gtk_test_accessible_check_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, "");
      g_assert_nonnull (strstr (named, spoken));
      for (guint source = 0; source < game->n_sources; source++)
        if (points[source] > 0)
          {
            g_autofree char *cell = g_strdup_printf ("%s %d", game->sources[source].name, points[source]);

            g_assert_nonnull (strstr (said, cell));
          }
    }
  close_page (&fixture);
  pw_ui_test_clear_games ();
}

/* The code is drawn, and read off the picture by a reader of its own. */
static void
test_codes_are_read (void)
{
  g_autoptr (PwSession) session = pw_ui_test_session ();
  g_autoptr (PwSummary) summary = NULL;
  g_autoptr (GdkPaintable) paintable = NULL;
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GskRenderer) renderer = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  g_autofree char *link = NULL, *out = NULL, *path = NULL, *folder = g_dir_make_tmp ("pipwright-qr-XXXXXX", NULL);
  g_autoptr (GError) error = NULL;
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GtkWidget *window = gtk_window_new (), *image = pw_qr_image_new ("code");
  const char *argv[] = { "zbarimg", "--quiet", "--raw", "-Sdisable", "-Sqrcode.enable", NULL, NULL };
  int status, width, height;

  pw_ui_test_play_dealt (session, G_MAXUINT, 3);
  summary = pw_summary_new (pw_session_get_record (session));
  link = pw_bgstats_link (summary, NULL);
  /* As the dialog does: as much of it as a code can say that phones read. */
  while (!pw_qr_image_set_text (PW_QR_IMAGE (image), link))
    {
      char *shorter = pw_bgstats_link_within (summary, strlen (link) - 1, NULL);

      g_assert_cmpuint (strlen (shorter), <, strlen (link));
      g_free (link);
      link = shorter;
    }
  gtk_window_set_child (GTK_WINDOW (window), image);
  gtk_window_present (GTK_WINDOW (window));
  pw_ui_test_settle ();
  width = gtk_widget_get_width (image);
  height = gtk_widget_get_height (image);
  paintable = gtk_widget_paintable_new (image);
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  renderer = gsk_cairo_renderer_new ();
  g_assert_true (gsk_renderer_realize (renderer, gtk_native_get_surface (GTK_NATIVE (window)), NULL));
  texture = gsk_renderer_render_texture (renderer, node, NULL);
  gsk_renderer_unrealize (renderer);
  path = g_build_filename (folder, "code.png", NULL);
  g_assert_true (gdk_texture_save_to_png (texture, path));
  argv[5] = path;
  g_assert_true (g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &out, NULL, &status, &error));
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
  g_strchomp (out);
  g_assert_cmpstr (out, ==, link);
  gtk_window_destroy (GTK_WINDOW (window));
  pw_ui_test_settle ();
}

/* The result of an end position that was entered is one; what is not counted is told. */
static void
test_end_positions_have_scores (void)
{
  Fixture fixture = { 0 };
  g_autoptr (PwSetup) setup = pw_setup_new (pw_ui_test_game (), 2);
  g_autoptr (PwSession) session = NULL;
  g_autoptr (PwSummary) summary = NULL;
  g_autofree char *path = NULL, *result = NULL, *open = NULL;
  const char *said;
  PwMove move;

  pw_ui_test_clear_games ();
  pw_setup_set_name (setup, 0, "Ana");
  pw_setup_set_name (setup, 1, "Bruno");
  setup->level = PW_LEVEL_FINAL;
  session = pw_session_new (pw_ui_test_game (), setup, NULL);
  path = pw_store_new_path (pw_ui_test_game (), setup);
  pw_session_set_path (session, path);
  for (guint i = 0; i < 3; i++)
    {
      static const char *const lines[] = { "Ana score 140", "Bruno score 151", "finish" };

      g_assert_true (pw_notation_parse (pw_ui_test_game (), setup, pw_session_get_state (session), lines[i], &move, NULL));
      g_assert_true (pw_session_play (session, &move, NULL));
    }
  summary = pw_summary_new (pw_session_get_record (session));
  result = pw_library_row_result (summary);
  g_assert_cmpstr (result, ==, "Bruno\u00a0151, Ana\u00a0140");
  open = keep_game (10, 1);
  open_page (&fixture);
  gtk_stack_set_visible_child_name (GTK_STACK (pw_ui_test_child (fixture.page, "stack")), "statistics");
  pw_ui_test_settle ();
  said = gtk_label_get_text (GTK_LABEL (pw_ui_test_child (pw_ui_test_child (fixture.page, "statistics"), "summary")));
  g_assert_nonnull (strstr (said, "1 finished game"));
  g_assert_nonnull (strstr (said, "Not counted: 1 that is not finished"));
  close_page (&fixture);
  pw_ui_test_clear_games ();
}

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);
  g_test_add_func ("/library-page/games-are-found", test_games_are_found);
  g_test_add_func ("/library-page/played-last-comes-first", test_played_last_comes_first);
  g_test_add_func ("/library-page/games-are-deleted-and-come-back", test_games_are_deleted_and_come_back);
  g_test_add_func ("/library-page/rows-say-what-is-read-meanwhile", test_rows_say_what_is_read_meanwhile);
  g_test_add_func ("/library-page/names-have-room", test_names_have_room);
  g_test_add_func ("/library-page/menus-wait-for-somebody", test_menus_wait_for_somebody);
  g_test_add_func ("/library-page/the-top-stays-at-the-top", test_the_top_stays_at_the_top);
  g_test_add_func ("/library-page/what-is-looked-at-stays-where-it-is", test_what_is_looked_at_stays_where_it_is);
  g_test_add_func ("/library-page/the-row-of-the-keyboard-stays-where-it-is", test_the_row_of_the_keyboard_stays_where_it_is);
  g_test_add_func ("/library-page/statistics-say-what-they-draw", test_statistics_say_what_they_draw);
  g_test_add_func ("/library-page/end-positions-have-scores", test_end_positions_have_scores);
  g_test_add_func ("/library-page/codes-are-read", test_codes_are_read);
  return g_test_run ();
}
