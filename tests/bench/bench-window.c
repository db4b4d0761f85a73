/* bench-window.c: how long people wait for a frame, and how much memory the window takes
 *
 * Starts itself again for each start that is measured.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "bench.h"

#include "games/pw-games.h"
#include "pw-ui-test.h"

#define N_STARTS 7
/** FRAME_TIMEOUT: milliseconds after which something is wrong. */
#define FRAME_TIMEOUT 20000

static GMainLoop *loop;
static guint n_frames;

static void
on_painted (GdkFrameClock *clock, gpointer data)
{
  n_frames++;
  g_main_loop_quit (loop);
}

static gboolean
on_timeout (gpointer data)
{
  g_error ("no frame was drawn");
  return G_SOURCE_REMOVE;
}

/* Until the next frame is drawn. */
static void
wait_for_frame (GtkWidget *window)
{
  guint timeout = g_timeout_add (FRAME_TIMEOUT, on_timeout, NULL);
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  gulong handler = g_signal_connect (clock, "after-paint", G_CALLBACK (on_painted), NULL);
  guint before = n_frames;

  while (n_frames == before)
    g_main_loop_run (loop);
  g_signal_handler_disconnect (clock, handler);
  g_source_remove (timeout);
}

/* -- Starting: in a process of its own ----------------------------------------------------------------- */

static int
run_start (gint64 begun)
{
  PwWindow *window;

  pw_ui_test_application ();
  window = pw_window_new (pw_ui_test_application ());
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (GTK_WIDGET (window)))
    g_main_context_iteration (NULL, TRUE);
  wait_for_frame (GTK_WIDGET (window));
  g_print ("%" G_GINT64_FORMAT " %ld\n", g_get_monotonic_time () - begun, (long) (bench_resident () * 1024));
  return 0;
}

static void
bench_start (const char *program)
{
  double times[N_STARTS], memory[N_STARTS];

  for (guint i = 0; i < N_STARTS; i++)
    {
      g_autofree char *begun = g_strdup_printf ("%" G_GINT64_FORMAT, g_get_monotonic_time ()), *out = NULL;
      char *command[] = { (char *) program, (char *) "--start", begun, NULL };
      g_autoptr (GError) error = NULL;
      gint64 taken;
      long kib;
      int status;

      g_spawn_sync (NULL, command, NULL, G_SPAWN_DEFAULT, NULL, NULL, &out, NULL, &status, &error);
      g_assert_no_error (error);
      g_assert_cmpint (sscanf (out, "%" G_GINT64_FORMAT " %ld", &taken, &kib), ==, 2);
      times[i] = (double) taken / 1000;
      memory[i] = (double) kib / 1024;
    }
  bench_print ("start-to-first-frame", bench_quantile (times, N_STARTS, 0.5), "ms");
  bench_print ("memory-at-start", bench_quantile (memory, N_STARTS, 0.5), "MiB");
}

/* -- Playing ---------------------------------------------------------------------------------------------- */

static void
bench_play (const PwGame *game)
{
  g_autoptr (PwSetup) setup = pw_setup_new (game, 3);
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (double));
  g_autofree char *median = g_strdup_printf ("%s-move-to-frame", game->id),
                  *slow = g_strdup_printf ("%s-move-to-frame-95", game->id);
  g_autofree char *memory = g_strdup_printf ("%s-memory-after-game", game->id);
  g_autoptr (PwSession) session = pw_session_new (game, setup, NULL);
  PwWindow *window = pw_ui_test_window ();

  pw_window_open_session (window, session);
  pw_ui_test_settle ();
  for (;;)
    {
      double begin = bench_now (), taken;

      if (!pw_ui_test_play_dealt (session, 1, times->len + 1))
        break;
      wait_for_frame (GTK_WIDGET (window));
      taken = (bench_now () - begin) * 1000;
      g_array_append_val (times, taken);
      /* Animations end, so that the next frame is the next move's. */
      if (times->len % 10 == 0)
        pw_ui_test_settle ();
    }
  bench_print (median, bench_quantile ((double *) (gpointer) times->data, times->len, 0.5), "ms");
  bench_print (slow, bench_quantile ((double *) (gpointer) times->data, times->len, 0.95), "ms");
  bench_print (memory, bench_resident (), "MiB");
  pw_window_close_session (window);
  gtk_window_destroy (GTK_WINDOW (window));
  pw_ui_test_settle ();
}

int
main (int argc, char **argv)
{
  loop = g_main_loop_new (NULL, FALSE);
  if (argc == 3 && g_str_equal (argv[1], "--start"))
    return run_start (g_ascii_strtoll (argv[2], NULL, 10));
  bench_start (argv[0]);
  pw_ui_test_init (&argc, &argv);
  for (guint i = 0; i < pw_games_count (); i++)
    bench_play (pw_games_nth (i));
  return 0;
}
