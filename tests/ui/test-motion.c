/* test-motion.c: nothing moves where the system says so (gtk-enable-animations)
 *
 * Frames are counted: what moves needs one after the other, what changes at once a few. With animations on the
 * same things move, or the count would prove nothing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "pw-chart-card.h"
#include "pw-line-chart.h"
#include "pw-space.h"
#include "pw-ui-test.h"

/** AT_ONCE: so many frames a change that shows at once may take: to lay out, to draw, and again where sizes follow. */
#define AT_ONCE 3

static void
set_motion (gboolean on)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", on, "gtk-cursor-blink", FALSE, NULL);
}

static gboolean
set_flag (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

static void
wait (guint milliseconds)
{
  gboolean done = FALSE;

  g_timeout_add (milliseconds, set_flag, &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
}

static void
on_frame (GdkFrameClock *clock, guint *n)
{
  (*n)++;
}

/* How many frames follow @change: each time something ticks, each time something is drawn. */
static guint
count_frames (GtkWidget *widget, void (*change) (GtkWidget *widget), guint milliseconds)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);
  guint n = 0;
  gulong handler = g_signal_connect (clock, "update", G_CALLBACK (on_frame), &n);

  if (change)
    change (widget);
  wait (milliseconds);
  g_signal_handler_disconnect (clock, handler);
  return n;
}

/* -- A piece that arrives ------------------------------------------------------------------------------ */

static void
arrive (GtkWidget *widget)
{
  pw_space_arrive (PW_SPACE (widget));
}

/* Whether nothing is drawn any more, sooner or later: a busy machine takes its time. */
static gboolean
comes_to_rest (GtkWidget *widget)
{
  for (guint i = 0; i < 20; i++)
    if (count_frames (widget, NULL, 500) == 0)
      return TRUE;
  return FALSE;
}

static GtkWidget *
show_space (GtkWidget **window)
{
  PwSpace *space = pw_space_new (0, FALSE);

  *window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (*window), GTK_WIDGET (space));
  gtk_window_set_default_size (GTK_WINDOW (*window), 200, 200);
  gtk_window_present (GTK_WINDOW (*window));
  pw_ui_test_settle ();
  g_assert_true (comes_to_rest (GTK_WIDGET (space)));
  return GTK_WIDGET (space);
}

static void
end (GtkWidget *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  pw_ui_test_settle ();
  set_motion (TRUE);
}

static void
test_pieces (void)
{
  GtkWidget *window, *space;
  guint most = 0;

  set_motion (FALSE);
  space = show_space (&window);
  g_assert_cmpuint (count_frames (space, arrive, 400), <=, AT_ONCE);
  /* A busy machine leaves frames out, but not each time. */
  set_motion (TRUE);
  for (guint i = 0; i < 20 && most <= AT_ONCE; i++)
    most = count_frames (space, arrive, 400);
  g_assert_cmpuint (most, >, AT_ONCE);
  end (window);
}

/* -- What opens, and pages that follow each other -------------------------------------------------------- */

/* Opens or closes all below @widget that opens; how many of them were not there at once. */
static guint
toggle (GtkWidget *widget, guint *n)
{
  guint moving = 0;

  if (!gtk_widget_get_mapped (widget))
    return 0;
  if (GTK_IS_REVEALER (widget))
    {
      GtkRevealer *revealer = GTK_REVEALER (widget);
      gboolean open = !gtk_revealer_get_reveal_child (revealer);

      gtk_revealer_set_reveal_child (revealer, open);
      moving += gtk_revealer_get_child_revealed (revealer) != open;
      (*n)++;
    }
  if (GTK_IS_STACK (widget))
    moving += gtk_stack_get_transition_running (GTK_STACK (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    moving += toggle (child, n);
  return moving;
}

/* How many stacks are on their way to another page. */
static guint
count_running (GtkWidget *widget)
{
  guint n = GTK_IS_STACK (widget) && gtk_stack_get_transition_running (GTK_STACK (widget));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    n += count_running (child);
  return n;
}

/* Through the pages of a window with a game; how many things moved. */
static guint
walk (guint *n_revealers)
{
  g_autoptr (PwSession) session = pw_ui_test_session ();
  PwWindow *window = pw_ui_test_window ();
  guint moving = 0;

  pw_ui_test_play_dealt (session, 40, 3);
  pw_window_show_setup (window, FALSE);
  moving += count_running (GTK_WIDGET (window));
  pw_ui_test_settle ();
  moving += toggle (GTK_WIDGET (window), n_revealers);
  pw_window_open_session (window, session);
  moving += count_running (GTK_WIDGET (window));
  wait (600);
  moving += toggle (GTK_WIDGET (window), n_revealers);
  pw_window_show_ledger (window);
  moving += count_running (GTK_WIDGET (window));
  wait (600);
  moving += toggle (GTK_WIDGET (window), n_revealers);
  pw_window_show_final (window);
  moving += count_running (GTK_WIDGET (window));
  wait (600);
  moving += toggle (GTK_WIDGET (window), n_revealers);
  gtk_window_destroy (GTK_WINDOW (window));
  pw_ui_test_settle ();
  return moving;
}

static void
test_pages (void)
{
  guint n = 0;

  set_motion (FALSE);
  g_assert_cmpuint (walk (&n), ==, 0);
  g_assert_cmpuint (n, >, 0);
  set_motion (TRUE);
  g_assert_cmpuint (walk (&n), >, 0);
}

/* -- At rest ------------------------------------------------------------------------------------------------ */

static void
play_one (GtkWidget *widget)
{
  g_assert_true (pw_ui_test_play_dealt (pw_window_get_session (PW_WINDOW (widget)), 1, 7));
}

/* After a change nothing goes on: no frame is asked for by anybody. */
static void
test_rest (void)
{
  g_autoptr (PwSession) session = pw_ui_test_session ();
  PwWindow *window;

  set_motion (FALSE);
  pw_ui_test_play_dealt (session, 40, 3);
  window = pw_ui_test_window ();
  pw_window_open_session (window, session);
  g_assert_true (comes_to_rest (GTK_WIDGET (window)));
  /* The log takes some frames to find out where its end is, without moving there. */
  g_assert_cmpuint (count_frames (GTK_WIDGET (window), play_one, 700), <=, 5 + 2 * AT_ONCE);
  g_assert_true (comes_to_rest (GTK_WIDGET (window)));
  pw_window_show_final (window);
  g_assert_nonnull (pw_ui_test_find (GTK_WIDGET (window), PW_TYPE_LINE_CHART, 0));
  g_assert_true (comes_to_rest (GTK_WIDGET (window)));
  end (GTK_WIDGET (window));
}

static void
to_table (GtkWidget *widget)
{
  gboolean table;

  g_object_get (widget, "as-table", &table, NULL);
  g_object_set (widget, "as-table", !table, NULL);
}

/* Charts are drawn at once, with animations on, too: they have none. */
static void
test_charts (void)
{
  g_autoptr (PwSession) session = pw_ui_test_session ();

  pw_ui_test_play_dealt (session, G_MAXUINT, 3);
  for (guint i = 0; i < 4; i++)
    {
      GtkWidget *window = gtk_window_new (), *card = g_object_new (PW_TYPE_CHART_CARD, "sources", i % 2, NULL);

      set_motion (i / 2);
      pw_chart_card_set (PW_CHART_CARD (card), pw_session_get_history (session));
      gtk_window_set_child (GTK_WINDOW (window), card);
      gtk_window_present (GTK_WINDOW (window));
      g_assert_true (comes_to_rest (card));
      if (i / 2 == 0)
        {
          g_assert_cmpuint (count_frames (card, to_table, 400), <=, AT_ONCE);
          g_assert_true (comes_to_rest (card));
          g_assert_cmpuint (count_frames (card, to_table, 400), <=, AT_ONCE);
        }
      end (window);
    }
}

/* -- Source -------------------------------------------------------------------------------------------------- */

static void
search (const char *folder, const char *suffix, const char *word, GString *found, guint *n_files)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL), *text = NULL;

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        search (path, suffix, word, found, n_files);
      else if (g_str_has_suffix (name, suffix))
        {
          g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
          (*n_files)++;
          if (strstr (text, word))
            g_string_append_printf (found, "%s ", name);
        }
    }
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Folders have no order of their own. */
static void
sort_names (GString *found)
{
  g_auto (GStrv) names = g_strsplit (found->str, " ", -1);
  guint n = g_strv_length (names);

  if (n < 2)
    return;
  qsort (names, n - 1, sizeof *names, compare_names);
  g_string_truncate (found, 0);
  for (guint i = 0; i + 1 < n; i++)
    g_string_append_printf (found, "%s ", names[i]);
}

/* Styles have no motion of their own; what ticks is the log, which is counted above, what tells a frame later how many choices are
 * out of sight, and what waits for a page to come to
 * rest before it opens a list. */
static void
test_source (void)
{
  static const struct
  {
    const char *folder, *suffix, *word, *found;
  } cases[] = {
    { "ui", ".css", "animation", "" },
    { "ui", ".css", "transition", "" },
    { "ui", ".css", "@keyframes", "" },
    { "ui", ".c", "gtk_widget_add_tick_callback", "pw-entry-bar.c pw-log-view.c pw-popover.c " },
    { "ui", ".c", "gdk_frame_clock_begin_updating", "" },
    /* It follows the setting by itself, unless told not to. */
    { "ui", ".c", "adw_timed_animation_new", "pw-space.c " },
    { "ui", ".c", "adw_spring_animation_new", "" },
    { "ui", ".c", "follow_enable_animations", "" },
    { "ui", ".c", "gtk-enable-animations", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *folder = g_build_filename (g_getenv ("PW_SOURCE_ROOT"), cases[i].folder, NULL);
      g_autoptr (GString) found = g_string_new (NULL);
      guint n_files = 0;

      search (folder, cases[i].suffix, cases[i].word, found, &n_files);
      sort_names (found);
      g_assert_cmpuint (n_files, >, 0);
      g_assert_cmpstr (found->str, ==, cases[i].found);
    }
}

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);
  g_test_add_func ("/motion/pieces", test_pieces);
  g_test_add_func ("/motion/pages", test_pages);
  g_test_add_func ("/motion/rest", test_rest);
  g_test_add_func ("/motion/charts", test_charts);
  g_test_add_func ("/motion/source", test_source);
  return g_test_run ();
}
