/* test-sizes.c: how large the parts of the table are, in windows of every size, while choices come and go, and with large text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/burgundy.h"
#include "games/burgundy/data/cb-duchy.h"
#include "games/pw-games.h"
#include "pw-board-part.h"
#include "pw-choice-list.h"
#include "pw-columns.h"
#include "pw-dice-entry.h"
#include "pw-entry-bar.h"
#include "pw-large-text.h"
#include "pw-marker-image.h"
#include "pw-pair-layout.h"
#include "pw-sketch.h"
#include "pw-start-page.h"
#include "pw-table-page.h"
#include "pw-title-dialog.h"
#include "pw-ui-test.h"

typedef struct
{
  PwWindow *window;
  PwSession *session;
  PwTablePage *page;
  PwEntryBar *bar;
} Table;

static void
settle (void)
{
  for (guint i = 0; i < 3; i++)
    pw_ui_test_settle ();
}

/* What gives way in a window that has become narrower lets it become narrower still. */
static void
resize (Table *table, int width, int height)
{
  for (guint i = 0; i < 2; i++)
    {
      gtk_window_set_default_size (GTK_WINDOW (table->window), width, height);
      settle ();
    }
  g_assert_cmpint (ABS (gtk_widget_get_width (GTK_WIDGET (table->window)) - width), <, 20);
  g_assert_cmpint (ABS (gtk_widget_get_height (GTK_WIDGET (table->window)) - height), <, 20);
}

/* @moves into a game, and then until somebody's turn. */
static void
open_table (Table *table, const char *game_id, guint n_players, guint moves)
{
  static const char *const names[] = { "Ana", "Bruno", "Chiara", "Maximiliane" };
  const PwGame *game = pw_games_find (game_id);
  g_autoptr (PwSetup) setup = pw_setup_new (game, n_players);
  g_autoptr (GError) error = NULL;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  for (guint i = 0; i < n_players; i++)
    pw_setup_set_name (setup, i, names[i]);
  /* Who plays alone plays the solo game, where there is one. */
  if (n_players == 1)
    {
      setup->options[CB_OPTION_MODE] = CB_MODE_SOLO;
      for (guint i = 0; i < cb_duchy_known (); i++)
        if (cb_duchy_nth (i)->kind == CB_SOLO)
          setup->seat_options[0][CB_SEAT_DUCHY] = (gint16) i;
    }
  table->session = pw_session_new (game, setup, &error);
  g_assert_no_error (error);
  pw_ui_test_play_dealt (table->session, moves, 4);
  while (pw_session_get_actor (table->session) < 0)
    g_assert_true (pw_ui_test_play_dealt (table->session, 1, 4));
  table->window = pw_window_new (pw_ui_test_application ());
  gtk_window_set_decorated (GTK_WINDOW (table->window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (table->window), 1280, 800);
  gtk_window_present (GTK_WINDOW (table->window));
  pw_window_open_session (table->window, table->session);
  settle ();
  table->page = PW_TABLE_PAGE (pw_window_find_page (table->window, PW_TYPE_TABLE_PAGE));
  table->bar = PW_ENTRY_BAR (pw_ui_test_child (table->page, "bar"));
}

static void
close_table (Table *table)
{
  gtk_window_destroy (GTK_WINDOW (table->window));
  pw_ui_test_settle ();
  g_object_unref (table->session);
  pw_ui_test_clear_games ();
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-xft-dpi");
}

/* -- Large windows ------------------------------------------------------------------------ */

/** MOST: things that are measured at most. */
#define MOST 400

/** Sizes: of everything that is to be seen, in the order of the tree. */
typedef struct
{
  guint n;
  const char *name[MOST];
  double size[MOST];
} Sizes;

static void
note (Sizes *sizes, const char *name, double size)
{
  if (size < 1 || sizes->n == MOST)
    return;
  sizes->name[sizes->n] = name;
  sizes->size[sizes->n++] = size;
}

/* As it is seen: places of large boards are drawn larger than they are laid out. */
static double
seen_height (GtkWidget *widget)
{
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (widget, GTK_WIDGET (gtk_widget_get_root (widget)), &bounds) ? bounds.size.height : 0;
}

/* What has a size of its own: places, pictures, and words by the height of their line. What scrolls is another list in each window. */
static void
measure (GtkWidget *widget, Sizes *sizes)
{
  if (!gtk_widget_get_mapped (widget) || GTK_IS_LIST_VIEW (widget) || gtk_widget_has_css_class (widget, "more-choices"))
    return;
  if (PW_IS_SPACE (widget))
    note (sizes, G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)),
          pw_space_get_piece (PW_SPACE (widget))->kind == PW_PIECE_NONE ? 0 : seen_height (widget));
  else if (PW_IS_SKETCH (widget) || PW_IS_MARKER_IMAGE (widget))
    note (sizes, G_OBJECT_TYPE_NAME (widget), gtk_widget_get_height (widget));
  else if (GTK_IS_LABEL (widget) && *gtk_label_get_text (GTK_LABEL (widget)))
    {
      PangoLayoutLine *line = pango_layout_get_line_readonly (gtk_label_get_layout (GTK_LABEL (widget)), 0);
      PangoRectangle logical;

      pango_layout_line_get_pixel_extents (line, NULL, &logical);
      note (sizes, gtk_label_get_text (GTK_LABEL (widget)), logical.height);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    measure (child, sizes);
}

/* In a window of twice the size everything has twice the size, and from 1280 to 1920 everything grows. */
static void
test_grows_together (gconstpointer game)
{
  Table table;
  g_autofree Sizes *small = g_new0 (Sizes, 1), *middle = g_new0 (Sizes, 1), *large = g_new0 (Sizes, 1);

  open_table (&table, game, 3, 60);
  resize (&table, 1280, 800);
  measure (GTK_WIDGET (table.page), small);
  resize (&table, 1920, 1080);
  measure (GTK_WIDGET (table.page), middle);
  resize (&table, 3840, 2160);
  measure (GTK_WIDGET (table.page), large);
  g_assert_cmpuint (small->n, >, 60);
  g_assert_cmpuint (middle->n, ==, small->n);
  g_assert_cmpuint (large->n, ==, small->n);
  for (guint i = 0; i < small->n; i++)
    {
      double whole = large->size[i] / middle->size[i], part = middle->size[i] / small->size[i];

      if (whole < 1.75 || whole > 2.25 || part < 1.0 || part > 1.85)
        {
          g_test_message ("%s: %g, %g, %g pixels", small->name[i], small->size[i], middle->size[i], large->size[i]);
          g_test_fail ();
        }
    }
  /* Back again it is as it was. */
  resize (&table, 1280, 800);
  large->n = 0;
  measure (GTK_WIDGET (table.page), large);
  g_assert_cmpuint (large->n, ==, small->n);
  for (guint i = 0; i < small->n; i++)
    if (large->size[i] != small->size[i])
      {
        g_test_message ("%s: %g, and later %g pixels", small->name[i], small->size[i], large->size[i]);
        g_test_fail ();
      }
  close_table (&table);
}

/* How far what is said of the points ends before them, on the first card that has it. */
static double
room_before_points (Table *table)
{
  GtkWidget *label;
  graphene_rect_t note, points;

  for (guint i = 0; (label = pw_ui_test_find (GTK_WIDGET (table->page), GTK_TYPE_LABEL, i)); i++)
    if (gtk_widget_get_mapped (label) && g_str_has_suffix (gtk_label_get_text (GTK_LABEL (label)), " if it ended"))
      break;
  g_assert_nonnull (label);
  g_assert_true (gtk_widget_compute_bounds (label, GTK_WIDGET (table->page), &note));
  g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_next_sibling (label), GTK_WIDGET (table->page), &points));
  return points.origin.x - note.origin.x - note.size.width;
}

/* Two numbers beside each other stay two: the room between them grows with them. */
static void
test_numbers_keep_apart (void)
{
  Table table;
  double before;

  open_table (&table, "carcassonne", 3, 60);
  resize (&table, 1280, 800);
  before = room_before_points (&table);
  resize (&table, 3840, 2160);
  g_assert_cmpfloat (room_before_points (&table), >=, 1.75 * before);
  close_table (&table);
}

/* The dialog over a window of @width by @height: how wide it is, how high its words are. */
static void
measure_dialog (Table *table, int width, int height, int *wide, int *high)
{
  GtkWidget *dialog, *label;

  resize (table, width, height);
  dialog = GTK_WIDGET (pw_title_dialog_new (GTK_WINDOW (table->window), "A game"));
  gtk_window_present (GTK_WINDOW (dialog));
  settle ();
  label = pw_ui_test_find (dialog, GTK_TYPE_LABEL, 0);
  gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, -1, high, NULL, NULL, NULL);
  *wide = gtk_widget_get_width (dialog);
  gtk_window_destroy (GTK_WINDOW (dialog));
  settle ();
}

/* A dialog, and what is written in it, is as much larger as the window that it belongs to. */
static void
test_dialogs_grow_too (void)
{
  Table table;
  int wide[3], high[3];

  open_table (&table, "kingsburg", 3, 20);
  measure_dialog (&table, 1280, 800, &wide[0], &high[0]);
  measure_dialog (&table, 3840, 2160, &wide[1], &high[1]);
  measure_dialog (&table, 1280, 800, &wide[2], &high[2]);
  g_test_message ("%d, %d pixels wide, words %d, %d high", wide[0], wide[1], high[0], high[1]);
  g_assert_cmpfloat (wide[1], >, 2 * wide[0]);
  g_assert_cmpfloat (high[1], >, 2 * high[0]);
  g_assert_cmpint (wide[2], ==, wide[0]);
  g_assert_cmpint (high[2], ==, high[0]);
  close_table (&table);
}

/* Nor does a page become a strip in the middle of a large window: each clamp takes as much of it as before. */
static void
test_pages_grow_too (void)
{
  Table table;
  GtkWidget *clamp;
  int wide;

  open_table (&table, "kingsburg", 3, 20);
  resize (&table, 1280, 800);
  pw_window_show_start (table.window);
  settle ();
  clamp = pw_ui_test_find (pw_window_find_page (table.window, PW_TYPE_START_PAGE), ADW_TYPE_CLAMP, 0);
  wide = gtk_widget_get_width (gtk_widget_get_first_child (clamp));
  resize (&table, 3840, 2160);
  g_test_message ("%d, then %d pixels", wide, gtk_widget_get_width (gtk_widget_get_first_child (clamp)));
  g_assert_cmpint (gtk_widget_get_width (gtk_widget_get_first_child (clamp)), >=, 2 * wide);
  resize (&table, 1280, 800);
  g_assert_cmpint (gtk_widget_get_width (gtk_widget_get_first_child (clamp)), ==, wide);
  close_table (&table);
}

/* Two parts beside each other keep their shares. */
static void
test_pairs_grow_too (void)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWidget *pair = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), *first = adw_bin_new ();

  gtk_widget_set_layout_manager (pair, g_object_new (PW_TYPE_PAIR_LAYOUT, "threshold", 500, "first-width", 200, NULL));
  gtk_box_append (GTK_BOX (pair), first);
  gtk_box_append (GTK_BOX (pair), adw_bin_new ());
  gtk_window_set_child (window, pair);
  gtk_window_set_default_size (window, 1200, 600);
  gtk_window_present (window);
  settle ();
  g_assert_cmpint (gtk_widget_get_width (first), ==, 200);
  pw_text_grow (window, 3280, 1800);
  gtk_widget_queue_resize (pair);
  settle ();
  g_assert_cmpint (gtk_widget_get_width (first), ==, 400);
  gtk_window_destroy (window);
}

/* -- Choices that come and go ----------------------------------------------------------------- */

static GtkWidget *
main_board (Table *table)
{
  return pw_ui_test_child (table->page, "main_place");
}

/* Whatever is asked, the board keeps its size: four players' dice, one choice or many, long ones or short ones. */
static void
test_the_board_keeps_its_size (gconstpointer game)
{
  Table table;
  int height;
  guint most = 0;

  open_table (&table, game, 4, 30);
  height = gtk_widget_get_height (main_board (&table));
  g_assert_cmpint (height, >, 300);
  for (guint i = 0; i < 40 && pw_ui_test_play_dealt (table.session, 1, 100 + i); i++)
    {
      pw_ui_test_settle ();
      most = MAX (most, g_list_model_get_n_items (pw_entry_get_choices (pw_table_page_get_entry (table.page))));
      g_assert_cmpint (gtk_widget_get_height (main_board (&table)), ==, height);
    }
  g_assert_cmpuint (most, >, 6);
  close_table (&table);
}

/* -- Large text ----------------------------------------------------------------------------------- */

static gboolean
is_inside (GtkWidget *widget, GtkWidget *of)
{
  graphene_rect_t bounds;

  return gtk_widget_get_mapped (widget) && gtk_widget_compute_bounds (widget, of, &bounds) && bounds.origin.x >= -1 &&
         bounds.origin.y >= -1 && bounds.origin.x + bounds.size.width <= gtk_widget_get_width (of) + 1 &&
         bounds.origin.y + bounds.size.height <= gtk_widget_get_height (of) + 1;
}

static guint
count_seen (Table *table)
{
  PwChoiceList *choices = PW_CHOICE_LIST (pw_ui_test_child (table->bar, "choices"));
  GtkWidget *scroller = pw_ui_test_child (table->bar, "scroller");
  guint n = 0;

  for (guint i = 0; i < pw_choice_list_get_n (choices); i++)
    n += is_inside (pw_choice_list_get_row (choices, i), scroller);
  return n;
}

/** Window: how large one is, and what in it says how many choices are out of sight. */
typedef struct
{
  const char *game;
  int width, height;
  const char *more;
} Window;

static const Window windows[] = {
  { "burgundy", 1280, 800, "more_above" },
  { "burgundy", 360, 640, "more_above" },
  { "kingsburg", 1280, 800, "more_above" },
  { "kingsburg", 360, 640, "more_above" },
};

/* At twice the size of text the sentence of the turn stays, and the choices that are out of sight are told, and come by a click. */
static void
test_large_text (gconstpointer data)
{
  const Window *window = data;
  Table table;
  GtkWidget *more;
  guint n_tried = 0;

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  open_table (&table, window->game, 3, 60);
  resize (&table, window->width, window->height);
  more = pw_ui_test_child (table.bar, window->more);
  for (guint i = 0; i < 40 && n_tried < 4; i++)
    {
      guint n, seen;

      g_assert_true (pw_ui_test_play_dealt (table.session, 1, 200 + i));
      settle ();
      n = g_list_model_get_n_items (pw_entry_get_choices (pw_table_page_get_entry (table.page)));
      seen = count_seen (&table);
      if (pw_session_get_actor (table.session) < 0 || n < 3)
        continue;
      n_tried++;
      g_assert_true (is_inside (pw_ui_test_child (table.bar, "question"), GTK_WIDGET (table.window)));
      g_assert_true (is_inside (pw_ui_test_child (table.bar, "text"), GTK_WIDGET (table.window)));
      g_assert_cmpint (gtk_widget_get_visible (more), ==, seen < n);
      if (seen < n)
        {
          g_autofree char *told = g_strdup_printf ("%u more", n - seen);
          graphene_rect_t before, after;
          GtkWidget *last = pw_choice_list_get_row (PW_CHOICE_LIST (pw_ui_test_child (table.bar, "choices")), n - 1);

          g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (more)), ==, told);
          g_assert_true (is_inside (more, GTK_WIDGET (table.window)));
          g_assert_true (gtk_widget_compute_bounds (last, GTK_WIDGET (table.bar), &before));
          g_signal_emit_by_name (more, "clicked");
          settle ();
          g_assert_true (gtk_widget_compute_bounds (last, GTK_WIDGET (table.bar), &after));
          g_assert_cmpfloat (after.origin.x, <, before.origin.x);
        }
    }
  g_assert_cmpuint (n_tried, ==, 4);
  close_table (&table);
}

/* Whose board it is, and where the game stands, is read on a telephone too, between all buttons. */
static void
test_the_title_is_whole (void)
{
  Table table;
  GtkWidget *title, *label;
  guint n = 0;

  open_table (&table, "burgundy", 3, 20);
  gtk_window_set_decorated (GTK_WINDOW (table.window), TRUE);
  resize (&table, 360, 640);
  title = pw_ui_test_child (table.window, "title");
  for (guint i = 0; (label = pw_ui_test_find (title, GTK_TYPE_LABEL, i)); i++)
    {
      g_test_message ("%s", gtk_label_get_text (GTK_LABEL (label)));
      g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
      n += gtk_widget_get_mapped (label);
    }
  g_assert_cmpuint (n, ==, 2);
  close_table (&table);
}

/* -- A duchy of small hexes --------------------------------------------------------------------------- */

/* Every hex that may be chosen has its key, or says what is typed for it. */
static void
check_keys (GtkWidget *widget, guint *n_keys, guint *n_typed)
{
  const PwPiece *piece = PW_IS_SPACE (widget) ? pw_space_get_piece (PW_SPACE (widget)) : NULL;

  if (piece && piece->kind == PW_PIECE_SPACE && piece->flags & PW_PIECE_LEGAL)
    {
      g_assert_true (piece->keycap != 0 || *piece->label);
      *n_keys += piece->keycap != 0;
      *n_typed += piece->keycap == 0;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    check_keys (child, n_keys, n_typed);
}

static void
test_solo (void)
{
  Table table;
  guint n_keys = 0, n_typed = 0;

  open_table (&table, "burgundy", 1, 20);
  resize (&table, 360, 640);
  for (guint i = 0; i < 60 && pw_ui_test_play_dealt (table.session, 1, 300 + i); i++)
    {
      PwEntry *entry = pw_table_page_get_entry (table.page);

      pw_ui_test_settle ();
      check_keys (main_board (&table), &n_keys, &n_typed);
      pw_entry_set_text (entry, "place");
      pw_ui_test_settle ();
      check_keys (main_board (&table), &n_keys, &n_typed);
      pw_entry_set_text (entry, "");
    }
  g_assert_cmpuint (n_keys, >, 0);
  g_assert_cmpuint (n_typed, >, 0);
  close_table (&table);
}

/* A window is no larger than its screen: these tests bring one of their own. */
static GSubprocess *
open_screen (void)
{
  g_autoptr (GSubprocessLauncher)
    launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_SILENCE);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDataInputStream) out = NULL;
  g_autofree char *number = NULL, *display = NULL;
  GSubprocess *screen;

  screen = g_subprocess_launcher_spawn (launcher, &error, "Xvfb", "-displayfd", "1", "-screen", "0", "3840x2160x24", "-nolisten",
                                        "tcp", NULL);
  g_assert_no_error (error);
  out = g_data_input_stream_new (g_subprocess_get_stdout_pipe (screen));
  number = g_data_input_stream_read_line (out, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_nonnull (number);
  display = g_strconcat (":", number, NULL);
  g_setenv ("DISPLAY", display, TRUE);
  return screen;
}

int
main (int argc, char **argv)
{
  GSubprocess *screen = open_screen ();
  int failed;

  pw_ui_test_init (&argc, &argv);
  g_test_add_data_func ("/sizes/grows-together/burgundy", "burgundy", test_grows_together);
  g_test_add_data_func ("/sizes/grows-together/kingsburg", "kingsburg", test_grows_together);
  g_test_add_func ("/sizes/numbers-keep-apart", test_numbers_keep_apart);
  g_test_add_func ("/sizes/pairs-grow-too", test_pairs_grow_too);
  g_test_add_func ("/sizes/pages-grow-too", test_pages_grow_too);
  g_test_add_func ("/sizes/dialogs-grow-too", test_dialogs_grow_too);
  g_test_add_data_func ("/sizes/board-keeps-its-size/burgundy", "burgundy", test_the_board_keeps_its_size);
  g_test_add_data_func ("/sizes/board-keeps-its-size/kingsburg", "kingsburg", test_the_board_keeps_its_size);
  g_test_add_func ("/sizes/solo-keys", test_solo);
  g_test_add_func ("/sizes/the title is whole", test_the_title_is_whole);
  for (guint i = 0; i < G_N_ELEMENTS (windows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/sizes/large-text/%s/%d", windows[i].game, windows[i].width);

      g_test_add_data_func (path, &windows[i], test_large_text);
    }
  failed = g_test_run ();
  g_subprocess_force_exit (screen);
  g_object_unref (screen);
  return failed;
}
