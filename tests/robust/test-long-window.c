/* test-long-window.c: a record of 50,000 lines in the window: opened, looked through, played on
 *
 * Times are printed and not judged.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-ui-test.h"

#include "core/pw-notation.h"
#include "games/pw-games.h"
#include "model/pw-log-model.h"

#ifdef __SANITIZE_ADDRESS__
#define N_LINES 2000
#else
#define N_LINES 50000
#endif

static double
seconds_since (gint64 *begun)
{
  gint64 now = g_get_monotonic_time ();
  double seconds = (double) (now - *begun) / G_USEC_PER_SEC;

  *begun = now;
  return seconds;
}

/* A game with so many lines: no game is that long, but people may correct what they like as often as they like. */
static PwSession *
make_long (void)
{
  g_autoptr (PwSetup) setup = pw_setup_new (pw_games_find ("burgundy"), 3);
  g_autoptr (PwSession) session = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) text = NULL;
  g_autofree char *dealt = NULL;
  PwRecord *record;

  session = pw_session_new (pw_games_find ("burgundy"), setup, &error);
  g_assert_no_error (error);
  g_assert_true (pw_ui_test_play_dealt (session, 40, 3));
  dealt = pw_record_print_text (pw_session_get_record (session));
  text = g_string_new (dealt);
  for (guint i = 40; i < N_LINES; i++)
    g_string_append_printf (text, "\"%s\" have silver %u ! counted again\n", setup->names[i % 3], i % 90);
  record = pw_record_parse (text->str, -1, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (record->broken_line, ==, 0);
  return pw_session_new_for_record (record);
}

/* The list of the log, or NULL. */
static GtkWidget *
find_log (GtkWidget *window)
{
  for (guint nth = 0;; nth++)
    {
      GtkWidget *list = pw_ui_test_find (window, GTK_TYPE_LIST_VIEW, nth);
      GtkSelectionModel *model = list ? gtk_list_view_get_model (GTK_LIST_VIEW (list)) : NULL;

      if (list == NULL)
        return NULL;
      /* Lists of pages that nobody has seen yet may have none. */
      if (model && g_list_model_get_n_items (G_LIST_MODEL (model)) >= N_LINES)
        return list;
    }
}

static void
test_long_record (void)
{
  gint64 begun = g_get_monotonic_time ();
  g_autoptr (PwSession) session = make_long ();
  PwWindow *window = pw_ui_test_window ();
  GtkWidget *log;
  double read = seconds_since (&begun);

  pw_window_open_session (window, session);
  pw_ui_test_settle ();
  g_assert_true (pw_window_get_session (window) == session);
  g_test_message ("%u lines read in %.2f s, shown in %.2f s", N_LINES, read, seconds_since (&begun));
  log = find_log (GTK_WIDGET (window));
  g_assert_nonnull (log);
  for (guint i = 0; i <= 20; i++)
    {
      g_assert_true (gtk_widget_activate_action (log, "list.scroll-to-item", "u", i * (N_LINES - 1) / 20));
      pw_ui_test_settle ();
    }
  /* Settling alone takes 60 ms each time. */
  g_test_message ("a jump in the log takes %.3f s", seconds_since (&begun) / 21 - 0.06);
  for (guint i = 0; i < 5; i++)
    {
      g_assert_true (pw_ui_test_play_dealt (session, 1, i));
      pw_ui_test_settle ();
      g_assert_true (pw_session_undo (session));
      pw_ui_test_settle ();
    }
  g_test_message ("an entry takes %.3f s", seconds_since (&begun) / 10 - 0.06);
  pw_session_look_at (session, N_LINES / 2);
  pw_ui_test_settle ();
  pw_session_look_at_present (session);
  pw_ui_test_settle ();
  g_test_message ("to an earlier moment and back takes %.3f s", seconds_since (&begun) - 0.12);
  pw_window_close_session (window);
  gtk_window_destroy (GTK_WINDOW (window));
  pw_ui_test_settle ();
}

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);
  g_test_add_func ("/long-window/record", test_long_record);
  return g_test_run ();
}
