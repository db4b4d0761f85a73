/* test-columns.c: three columns, two, or pages
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-columns.h"
#include "pw-large-text.h"
#include "pw-ui-test.h"

typedef struct
{
  GtkWidget *window;
  PwColumns *columns;
  GtkWidget *parts[PW_PARTS];
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  static const char *const names[PW_PARTS] = { "main", "common", "players", "log", "entry" };
  GtkWidget *scroller;

  fixture->window = gtk_window_new ();
  fixture->columns = g_object_new (PW_TYPE_COLUMNS, NULL);
  for (guint i = 0; i < PW_PARTS; i++)
    {
      fixture->parts[i] = gtk_button_new_with_label (names[i]);
      gtk_widget_set_size_request (fixture->parts[i], 100, i == PW_PART_MAIN ? 200 : 40);
      g_object_set (fixture->columns, names[i], fixture->parts[i], NULL);
    }
  /* In a viewport, so that they may be larger than the screen. */
  scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (fixture->columns));
  gtk_window_set_child (GTK_WINDOW (fixture->window), scroller);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 200, 200);
  gtk_window_present (GTK_WINDOW (fixture->window));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_object_ref (fixture->columns);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  pw_ui_test_settle ();
  g_assert_finalize_object (fixture->columns);
}

static void
resize (Fixture *fixture, int width, int height)
{
  gtk_widget_set_size_request (GTK_WIDGET (fixture->columns), width, height);
  pw_ui_test_settle ();
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (fixture->columns)), ==, width);
}

static graphene_rect_t
bounds (Fixture *fixture, PwPart part)
{
  graphene_rect_t rect;

  g_assert_true (gtk_widget_get_child_visible (fixture->parts[part]));
  g_assert_true (gtk_widget_compute_bounds (fixture->parts[part], GTK_WIDGET (fixture->columns), &rect));
  /* Nothing is cut. */
  g_assert_cmpfloat (rect.origin.x, >=, 0);
  g_assert_cmpfloat (rect.origin.y, >=, 0);
  g_assert_cmpfloat (rect.origin.x + rect.size.width, <=, gtk_widget_get_width (GTK_WIDGET (fixture->columns)));
  g_assert_cmpfloat (rect.origin.y + rect.size.height, <=, gtk_widget_get_height (GTK_WIDGET (fixture->columns)));
  return rect;
}

static guint
count_shown (Fixture *fixture)
{
  guint n = 0;

  for (guint i = 0; i < PW_PARTS; i++)
    n += gtk_widget_get_child_visible (fixture->parts[i]);
  return n;
}

static void
test_widths_choose_the_layout (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    int width;
    PwColumnsMode mode;
    gboolean wide;
  } cases[] = {
    { 1700, PW_COLUMNS_THREE, TRUE },  { 1600, PW_COLUMNS_THREE, TRUE }, { 1599, PW_COLUMNS_THREE, FALSE },
    { 1100, PW_COLUMNS_THREE, FALSE }, { 1099, PW_COLUMNS_TWO, FALSE },  { 700, PW_COLUMNS_TWO, FALSE },
    { 699, PW_COLUMNS_PAGES, FALSE },  { 360, PW_COLUMNS_PAGES, FALSE }, { 1280, PW_COLUMNS_THREE, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      resize (fixture, cases[i].width, 700);
      g_assert_cmpint (pw_columns_get_mode (fixture->columns), ==, cases[i].mode);
      g_assert_cmpint (pw_columns_get_wide (fixture->columns), ==, cases[i].wide);
      g_assert_false (pw_columns_get_low (fixture->columns));
    }
  resize (fixture, 1280, 599);
  g_assert_true (pw_columns_get_low (fixture->columns));
}

static void
test_three_columns_show_everything (Fixture *fixture, gconstpointer data)
{
  graphene_rect_t main, common, entry, players, log;

  resize (fixture, 1280, 754);
  g_assert_cmpuint (count_shown (fixture), ==, PW_PARTS);
  common = bounds (fixture, PW_PART_COMMON);
  main = bounds (fixture, PW_PART_MAIN);
  entry = bounds (fixture, PW_PART_ENTRY);
  players = bounds (fixture, PW_PART_PLAYERS);
  log = bounds (fixture, PW_PART_LOG);
  g_assert_cmpfloat (common.size.width, ==, 302);
  g_assert_cmpfloat (players.size.width, ==, 302);
  g_assert_cmpfloat (main.origin.x, ==, 302);
  g_assert_cmpfloat (main.size.width, ==, 1280 - 2 * 302);
  g_assert_cmpfloat (entry.origin.y, ==, main.size.height);
  g_assert_cmpfloat (entry.origin.y + entry.size.height, ==, 754);
  g_assert_cmpfloat (log.origin.y, ==, players.size.height);
  g_assert_cmpfloat (log.size.height, >=, 140);

  resize (fixture, 1920, 1000);
  g_assert_cmpfloat (bounds (fixture, PW_PART_COMMON).size.width, ==, 360);
}

/* Where the scores leave the log no more than it needs, they give way to what is to be done. */
static void
test_what_is_to_be_done_covers_nothing (Fixture *fixture, gconstpointer data)
{
  GtkWidget *scores = gtk_scrolled_window_new (), *cards = gtk_label_new ("cards"), *todo = gtk_label_new ("todo");
  graphene_rect_t log, card;

  gtk_widget_set_size_request (cards, 100, 700);
  gtk_widget_set_size_request (todo, 100, 80);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scores), cards);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scores), TRUE);
  g_object_set (fixture->columns, "players", scores, "todo", todo, NULL);
  fixture->parts[PW_PART_PLAYERS] = scores;
  resize (fixture, 1280, 754);
  log = bounds (fixture, PW_PART_LOG);
  g_assert_true (gtk_widget_compute_bounds (todo, GTK_WIDGET (fixture->columns), &card));
  g_assert_cmpfloat (card.size.height, ==, 80);
  g_assert_cmpfloat (log.origin.y, ==, bounds (fixture, PW_PART_PLAYERS).size.height);
  g_assert_cmpfloat (log.origin.y + log.size.height, <=, card.origin.y);
  g_assert_cmpfloat (log.size.height, >=, 140);
  gtk_widget_set_visible (todo, FALSE);
  pw_ui_test_settle ();
  g_assert_cmpfloat (bounds (fixture, PW_PART_PLAYERS).size.height, >, log.origin.y);
}

/* What stands beside a board that grows takes no more than it needs. */
static void
test_slim_sides (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    int width, start, end;
  } cases[] = { { 1280, 236, 302 }, { 1920, 300, 360 }, { 900, 0, 302 } };

  pw_columns_set_slim (fixture->columns, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      resize (fixture, cases[i].width, 754);
      if (cases[i].start > 0)
        g_assert_cmpfloat (bounds (fixture, PW_PART_COMMON).size.width, ==, cases[i].start);
      g_assert_cmpfloat (bounds (fixture, PW_PART_PLAYERS).size.width, ==, cases[i].end);
      g_assert_cmpfloat (bounds (fixture, PW_PART_MAIN).size.width, ==, cases[i].width - cases[i].start - cases[i].end);
    }
  /* Nothing is cut, and what one column needs the other has not to have. */
  resize (fixture, 1280, 754);
  gtk_widget_set_size_request (fixture->parts[PW_PART_COMMON], 290, 40);
  pw_ui_test_settle ();
  /* Also where a bar to scroll stands beside it. */
  g_assert_cmpfloat (bounds (fixture, PW_PART_COMMON).size.width, ==, 306);
  g_assert_cmpfloat (bounds (fixture, PW_PART_LOG).size.width, ==, 302);
  resize (fixture, 900, 700);
  g_assert_cmpfloat (bounds (fixture, PW_PART_PLAYERS).size.width, ==, 306);
}

static void
test_two_columns_have_tabs (Fixture *fixture, gconstpointer data)
{
  resize (fixture, 900, 700);
  g_assert_cmpuint (count_shown (fixture), ==, 3);
  for (PwPart part = PW_PART_COMMON; part < PW_PAGES; part++)
    {
      pw_columns_show (fixture->columns, part);
      pw_ui_test_settle ();
      g_assert_true (pw_columns_get_shown (fixture->columns, part));
      g_assert_true (pw_columns_get_shown (fixture->columns, PW_PART_MAIN));
      g_assert_cmpuint (count_shown (fixture), ==, 3);
      g_assert_cmpfloat (bounds (fixture, part).size.width, ==, 302);
      bounds (fixture, PW_PART_MAIN);
      bounds (fixture, PW_PART_ENTRY);
    }
}

static void
test_pages_show_one_part_and_the_entry (Fixture *fixture, gconstpointer data)
{
  resize (fixture, 360, 594);
  for (int part = PW_PAGES - 1; part >= 0; part--)
    {
      pw_columns_show (fixture->columns, (PwPart) part);
      pw_ui_test_settle ();
      g_assert_cmpuint (count_shown (fixture), ==, 2);
      g_assert_true (pw_columns_get_shown (fixture->columns, (PwPart) part));
      g_assert_cmpfloat (bounds (fixture, (PwPart) part).size.width, ==, 360);
      bounds (fixture, PW_PART_ENTRY);
    }
}

static void
test_large_text_moves_the_thresholds (Fixture *fixture, gconstpointer data)
{
  GtkSettings *settings = gtk_settings_get_default ();
  int dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  resize (fixture, 1280, 800);
  g_assert_cmpint (pw_columns_get_mode (fixture->columns), ==, PW_COLUMNS_THREE);
  g_object_set (settings, "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  pw_ui_test_settle ();
  g_assert_cmpfloat (pw_text_scale (fixture->window), ==, 2.0);
  g_assert_cmpint (pw_columns_get_mode (fixture->columns), ==, PW_COLUMNS_PAGES);
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
  pw_ui_test_settle ();
  g_assert_cmpint (pw_columns_get_mode (fixture->columns), ==, PW_COLUMNS_THREE);
}

static void
test_focus_survives_another_width (Fixture *fixture, gconstpointer data)
{
  resize (fixture, 1280, 700);
  g_assert_true (gtk_widget_grab_focus (fixture->parts[PW_PART_MAIN]));
  resize (fixture, 800, 700);
  resize (fixture, 400, 700);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == fixture->parts[PW_PART_MAIN]);
}

static void
test_what_is_missing_takes_no_room (Fixture *fixture, gconstpointer data)
{
  pw_columns_set_present (fixture->columns, PW_PART_COMMON, FALSE);
  resize (fixture, 1280, 700);
  g_assert_false (gtk_widget_get_child_visible (fixture->parts[PW_PART_COMMON]));
  g_assert_cmpfloat (bounds (fixture, PW_PART_MAIN).origin.x, ==, 0);
  g_assert_cmpfloat (bounds (fixture, PW_PART_MAIN).size.width, ==, 1280 - 302);
  resize (fixture, 360, 600);
  pw_columns_show (fixture->columns, PW_PART_COMMON);
  pw_ui_test_settle ();
  g_assert_true (pw_columns_get_shown (fixture->columns, PW_PART_MAIN));
  g_assert_false (gtk_widget_get_child_visible (fixture->parts[PW_PART_COMMON]));
}

static void
test_right_to_left_mirrors_the_columns (Fixture *fixture, gconstpointer data)
{
  gtk_widget_set_direction (GTK_WIDGET (fixture->columns), GTK_TEXT_DIR_RTL);
  resize (fixture, 1280, 700);
  g_assert_cmpfloat (bounds (fixture, PW_PART_COMMON).origin.x, ==, 1280 - 302);
  g_assert_cmpfloat (bounds (fixture, PW_PART_LOG).origin.x, ==, 0);
}

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);
#define ADD(name, function) g_test_add ("/ui/columns/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("widths-choose-the-layout", test_widths_choose_the_layout);
  ADD ("three-columns-show-everything", test_three_columns_show_everything);
  ADD ("what-is-to-be-done-covers-nothing", test_what_is_to_be_done_covers_nothing);
  ADD ("slim-sides", test_slim_sides);
  ADD ("two-columns-have-tabs", test_two_columns_have_tabs);
  ADD ("pages-show-one-part-and-the-entry", test_pages_show_one_part_and_the_entry);
  ADD ("large-text-moves-the-thresholds", test_large_text_moves_the_thresholds);
  ADD ("focus-survives-another-width", test_focus_survives_another_width);
  ADD ("what-is-missing-takes-no-room", test_what_is_missing_takes_no_room);
  ADD ("right-to-left-mirrors-the-columns", test_right_to_left_mirrors_the_columns);
  return g_test_run ();
}
