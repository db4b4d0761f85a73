/* empty-window.c: a libadwaita window with nothing in it: what our own is measured against
 *
 * empty-window BEGUN: prints, when its first frame is drawn, the microseconds since BEGUN, the KiB of memory that it has, the
 * microseconds that it has computed, and those of its parts as bench-window names them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "bench.h"

#include <adwaita.h>

/* When main() begins, the program is registered, and the window is there. */
static double at[3];

static void
on_painted (GdkFrameClock *clock, gpointer begun)
{
  double now = bench_cpu ();

  g_print ("%" G_GINT64_FORMAT " %ld %ld %ld %ld %ld %ld\n", g_get_monotonic_time () - *(gint64 *) begun,
           (long) (bench_resident () * 1024), (long) (now * 1e6), (long) (at[0] * 1e6), (long) ((at[1] - at[0]) * 1e6),
           (long) ((at[2] - at[1]) * 1e6), (long) ((now - at[2]) * 1e6));
  g_application_quit (g_application_get_default ());
}

static void
on_activate (GtkApplication *application, gpointer begun)
{
  GtkWidget *window, *box;

  at[1] = bench_cpu ();
  window = adw_application_window_new (application);
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), box);
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  at[2] = bench_cpu ();
  gtk_window_present (GTK_WINDOW (window));
  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (on_painted), begun);
}

int
main (int argc, char **argv)
{
  g_autoptr (AdwApplication) application = NULL;
  gint64 begun = argc > 1 ? g_ascii_strtoll (argv[1], NULL, 10) : g_get_monotonic_time ();

  at[0] = bench_cpu ();
  application = adw_application_new ("io.github.pipwright.Empty", G_APPLICATION_NON_UNIQUE);
  g_signal_connect (application, "activate", G_CALLBACK (on_activate), &begun);
  return g_application_run (G_APPLICATION (application), 1, argv);
}
