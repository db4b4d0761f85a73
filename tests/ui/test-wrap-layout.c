/* test-wrap-layout.c: children on as many lines as they take
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-banner.h"
#include "pw-ui-test.h"
#include "pw-wrap-layout.h"

#define N 4

typedef struct
{
  GtkWidget *window;
  GtkWidget *clamp;             /* makes the box as wide as a test likes */
  GtkWidget *box;
  GtkWidget *children[N];
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->window = gtk_window_new ();
  fixture->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_layout_manager (fixture->box, pw_wrap_layout_new (10));
  gtk_widget_set_valign (fixture->box, GTK_ALIGN_START);
  for (guint i = 0; i < N; i++)
    {
      fixture->children[i] = gtk_button_new ();
      gtk_widget_set_size_request (fixture->children[i], 100, 40);
      gtk_box_append (GTK_BOX (fixture->box), fixture->children[i]);
    }
  fixture->clamp = adw_clamp_new ();
  adw_clamp_set_child (ADW_CLAMP (fixture->clamp), fixture->box);
  gtk_window_set_child (GTK_WINDOW (fixture->window), fixture->clamp);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 600, 400);
  gtk_window_present (GTK_WINDOW (fixture->window));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  pw_ui_test_settle ();
}

static void
resize (Fixture *fixture, int width)
{
  int height;

  adw_clamp_set_maximum_size (ADW_CLAMP (fixture->clamp), width);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (fixture->clamp), width);
  gtk_widget_measure (fixture->box, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  pw_ui_test_settle ();
  g_assert_cmpint (gtk_widget_get_width (fixture->box), ==, width);
  g_assert_cmpint (gtk_widget_get_height (fixture->box), ==, height);
}

static void
assert_at (Fixture *fixture, guint child, double x, double y, double width)
{
  graphene_rect_t rect;

  g_assert_true (gtk_widget_compute_bounds (fixture->children[child], fixture->box, &rect));
  g_assert_cmpfloat (rect.origin.x, ==, x);
  g_assert_cmpfloat (rect.origin.y, ==, y);
  g_assert_cmpfloat (rect.size.width, ==, width);
}

static void
test_lines_are_as_many_as_it_takes (Fixture *fixture, gconstpointer data)
{
  int minimum, natural;

  gtk_widget_measure (fixture->box, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  g_assert_cmpint (minimum, ==, 100);
  g_assert_cmpint (natural, ==, 430);

  resize (fixture, 430);
  g_assert_cmpint (gtk_widget_get_height (fixture->box), ==, 40);
  assert_at (fixture, 3, 330, 0, 100);

  resize (fixture, 429);
  g_assert_cmpint (gtk_widget_get_height (fixture->box), ==, 90);
  assert_at (fixture, 2, 220, 0, 100);
  assert_at (fixture, 3, 0, 50, 100);

  resize (fixture, 100);
  g_assert_cmpint (gtk_widget_get_height (fixture->box), ==, 190);
  assert_at (fixture, 3, 0, 150, 100);
}

static void
test_one_takes_what_is_left (Fixture *fixture, gconstpointer data)
{
  gtk_widget_set_hexpand (fixture->children[0], TRUE);
  resize (fixture, 500);
  assert_at (fixture, 0, 0, 0, 170);
  assert_at (fixture, 3, 400, 0, 100);

  resize (fixture, 250);
  assert_at (fixture, 0, 0, 0, 140);
  assert_at (fixture, 1, 150, 0, 100);
  assert_at (fixture, 2, 0, 50, 100);
}

static void
test_what_is_hidden_takes_no_room (Fixture *fixture, gconstpointer data)
{
  gtk_widget_set_visible (fixture->children[0], FALSE);
  gtk_widget_set_visible (fixture->children[3], FALSE);
  resize (fixture, 210);
  g_assert_cmpint (gtk_widget_get_height (fixture->box), ==, 40);
  assert_at (fixture, 1, 0, 0, 100);
  assert_at (fixture, 2, 110, 0, 100);
}

static void
test_right_to_left_begins_at_the_right (Fixture *fixture, gconstpointer data)
{
  gtk_widget_set_direction (fixture->box, GTK_TEXT_DIR_RTL);
  resize (fixture, 250);
  assert_at (fixture, 0, 150, 0, 100);
  assert_at (fixture, 1, 40, 0, 100);
  assert_at (fixture, 2, 150, 50, 100);
}

/* Two long buttons of a notice make no narrow window wider: they stand below each other there, and beside each other in a wide one. */
static void
test_banner (void)
{
  GtkWidget *banner = g_object_ref_sink (g_object_new (PW_TYPE_BANNER, NULL));
  int least, low, high;

  g_object_set (banner, "button-label", "_Keep mine as a new file", "second-label", "_Open theirs instead", NULL);
  pw_banner_set_text (PW_BANNER (banner), "The game is not saved: the file was changed elsewhere while it was open here.");
  gtk_widget_measure (banner, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 320);
  gtk_widget_measure (banner, GTK_ORIENTATION_VERTICAL, 320, &high, NULL, NULL, NULL);
  gtk_widget_measure (banner, GTK_ORIENTATION_VERTICAL, 1200, &low, NULL, NULL, NULL);
  g_assert_cmpint (low, <, high);
  g_object_unref (banner);
}

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);
#define ADD(name, function) g_test_add ("/ui/wrap-layout/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("lines-are-as-many-as-it-takes", test_lines_are_as_many_as_it_takes);
  ADD ("one-takes-what-is-left", test_one_takes_what_is_left);
  ADD ("what-is-hidden-takes-no-room", test_what_is_hidden_takes_no_room);
  ADD ("right-to-left-begins-at-the-right", test_right_to_left_begins_at_the_right);
  g_test_add_func ("/ui/wrap-layout/banner", test_banner);
  return g_test_run ();
}
