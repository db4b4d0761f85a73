/* bench-landscape.c: what a key costs on a landscape of 96 tiles until its frame is drawn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "bench.h"

#include "boards/carcassonne/cc-landscape.h"
#include "pw-ui-test.h"

/** SIDE: tiles in a row, and ROWS. */
#define SIDE 12
#define ROWS 8
#define N_TILES (SIDE * ROWS)
#define N_PLACES (2 * (SIDE + ROWS))
#define N_TIMES 41

static GMainLoop *loop;

static void
on_painted (GdkFrameClock *clock, gpointer data)
{
  g_main_loop_quit (loop);
}

static void
wait_for_frame (GtkWidget *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  gulong handler = g_signal_connect (clock, "after-paint", G_CALLBACK (on_painted), NULL);

  g_main_loop_run (loop);
  g_signal_handler_disconnect (clock, handler);
}

typedef struct
{
  CcLandscape *landscape;
  GtkWidget *window;
  CcSeen seen;
  CcSeenTile tiles[N_TILES];
  CcSeenPlace places[N_PLACES];
  CcSeenFigure figures[40];
  CcSeenSpot field[N_TILES];
} Bench;

/* They need not fit: what is drawn is the same. */
static void
fill (Bench *bench)
{
  guint n = 0;

  for (guint i = 0; i < N_TILES; i++)
    bench->tiles[i] = (CcSeenTile){
      (int) (i % SIDE), (int) (i / SIDE), (guint8) (i % CC_TILE_KINDS), (guint8) (i / CC_TILE_KINDS + i) % 4, FALSE, "a tile"
    };
  for (int i = 0; i < SIDE; i++)
    for (int side = 0; side < 2; side++)
      bench->places[n++] = (CcSeenPlace){ .x = i, .y = side ? -1 : ROWS, .state = CC_SEEN_LEGAL, .number = (guint8) (n + 1) };
  for (int i = 0; i < ROWS; i++)
    for (int side = 0; side < 2; side++)
      bench->places[n++] = (CcSeenPlace){ .x = side ? -1 : SIDE, .y = i, .state = CC_SEEN_LEGAL, .number = (guint8) (n + 1) };
  for (guint i = 0; i < G_N_ELEMENTS (bench->figures); i++)
    bench->figures[i] = (CcSeenFigure){
      { (int) (i * 2 % SIDE), (int) (i / 6), 0 }, (guint8) (i % 3), (guint8) (i % 6 + 1), "A", FALSE
    };
  for (guint i = 0; i < N_TILES; i++)
    bench->field[i] = (CcSeenSpot){ bench->tiles[i].x, bench->tiles[i].y, 0 };
  bench->seen = (CcSeen){
    .tiles = bench->tiles,
    .n_tiles = N_TILES - 1,
    .places = bench->places,
    .n_places = n,
    .figures = bench->figures,
    .n_figures = G_N_ELEMENTS (bench->figures),
    .has_last = TRUE,
  };
}

/** Act: what is done @i times; the frame after it is measured. */
typedef void (*Act) (Bench *bench, guint i);

/* A move: a tile comes, or goes; other places are legal. */
static void
act_move (Bench *bench, guint i)
{
  bench->seen.n_tiles = N_TILES - i % 2;
  for (guint k = 0; k < bench->seen.n_places; k++)
    {
      bench->places[k].kind = (guint8) (i * 7 % CC_TILE_KINDS);
      bench->places[k].state = (k + i) % 3 ? CC_SEEN_FREE : CC_SEEN_LEGAL;
    }
  cc_landscape_show (bench->landscape, &bench->seen);
}

/* A key in the entry: another place is chosen. */
static void
act_choose (Bench *bench, guint i)
{
  for (guint k = 0; k < bench->seen.n_places; k++)
    bench->places[k].state = k % 3 ? CC_SEEN_FREE : k == i % 9 * 3 ? CC_SEEN_CHOSEN : CC_SEEN_LEGAL;
  cc_landscape_show (bench->landscape, &bench->seen);
}

static void
act_arrow (Bench *bench, guint i)
{
  gtk_widget_child_focus (GTK_WIDGET (bench->landscape), i / 8 % 2 ? GTK_DIR_LEFT : GTK_DIR_RIGHT);
}

static void
act_light (Bench *bench, guint i)
{
  CcSeenFeature lit = { i % 2 ? CC_FIELD : CC_CITY, N_TILES - i, bench->field, 0, NULL };

  cc_landscape_light (bench->landscape, FALSE, &lit);
}

static void
act_scroll (Bench *bench, guint i)
{
  pw_plane_scroll (PW_PLANE (bench->landscape), i / 10 % 2 ? -17 : 17, 9);
}

/* All pictures are made anew. */
static void
act_zoom (Bench *bench, guint i)
{
  pw_plane_zoom_to (PW_PLANE (bench->landscape), 40 + (int) i, 400, 300);
}

static void
act_turn (Bench *bench, guint i)
{
  pw_plane_turn (PW_PLANE (bench->landscape), 1);
}

static void
measure (Bench *bench, const char *what, Act act)
{
  g_autofree char *name = g_strconcat ("landscape-", what, "-cpu", NULL), *most = g_strconcat (name, "-95", NULL);
  double times[N_TIMES];

  for (guint i = 0; i < N_TIMES; i++)
    {
      double cpu;

      pw_ui_test_settle ();
      cpu = bench_cpu ();
      act (bench, i);
      gtk_widget_queue_draw (GTK_WIDGET (bench->landscape));
      wait_for_frame (bench->window);
      times[i] = (bench_cpu () - cpu) * 1000;
    }
  bench_print (name, bench_quantile (times, N_TIMES, 0.5), "ms");
  bench_print (most, bench_quantile (times, N_TIMES, 0.95), "ms");
}

int
main (int argc, char **argv)
{
  static Bench bench;
  double before;

  loop = g_main_loop_new (NULL, FALSE);
  pw_ui_test_init (&argc, &argv);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  before = bench_resident ();
  bench.landscape = CC_LANDSCAPE (cc_landscape_new ());
  bench.window = gtk_window_new ();
  fill (&bench);
  cc_landscape_show (bench.landscape, &bench.seen);
  gtk_window_set_default_size (GTK_WINDOW (bench.window), 1280, 800);
  gtk_window_set_child (GTK_WINDOW (bench.window), GTK_WIDGET (bench.landscape));
  gtk_window_present (GTK_WINDOW (bench.window));
  pw_ui_test_settle ();
  gtk_widget_grab_focus (GTK_WIDGET (pw_plane_find (PW_PLANE (bench.landscape), 0, 0)));
  measure (&bench, "choose", act_choose);
  measure (&bench, "move", act_move);
  measure (&bench, "arrow", act_arrow);
  measure (&bench, "light", act_light);
  measure (&bench, "scroll", act_scroll);
  measure (&bench, "turn", act_turn);
  measure (&bench, "zoom", act_zoom);
  bench_print ("landscape-memory", bench_resident () - before, "MiB");
  gtk_window_destroy (GTK_WINDOW (bench.window));
  pw_ui_test_settle ();
  g_main_loop_unref (loop);
  return 0;
}
