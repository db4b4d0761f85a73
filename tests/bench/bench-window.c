/* bench-window.c: how long people wait for a frame, and how much memory the window takes
 *
 * Starts itself again for each start that is measured. bench-window GAME [MOVES]: of that game alone, without starts.
 * With BENCH_WINDOW_LONG=25 in the environment each move that takes this process so many milliseconds is told.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "bench.h"

#include "core/pw-dealer.h"
#include "core/pw-notation.h"
#include "games/pw-games.h"
#include "model/pw-emergency.h"
#include "model/pw-library.h"
#include "model/pw-printed.h"
#include "pw-editor-page.h"
#include "pw-final-page.h"
#include "pw-ledger-page.h"
#include "pw-library-page.h"
#include "pw-setup-page.h"
#include "pw-start-page.h"
#include "pw-table-page.h"
#include "pw-table-view.h"
#include "pw-ui-test.h"

#define N_STARTS 15
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

/** Part: of a start, by what it computes, in microseconds. */
typedef enum
{
  PART_PROGRAM,                 /* loading it and its libraries */
  PART_APPLICATION,             /* GTK, libadwaita, resources, CSS, icons */
  PART_WINDOW,                  /* the window with its pages */
  PART_FRAME,                   /* style, layout, drawing */
  PARTS,
} Part;

static const char *const parts[PARTS] = { "program", "application", "window", "frame" };

/** Once: what is part of a start, or was spared it, done once more when the window is there, in microseconds. */
typedef enum
{
  ONCE_RESOURCES,               /* unpacking what a start reads of the resources: of the application and the window */
  ONCE_ICONS,                   /* finding the icons of the first page, by a theme that has read nothing: of the frame */
  ONCE_STYLE,                   /* reading our style sheets: of the application */
  ONCE_LIBRARY,                 /* looking which games are kept: of the window */
  ONCE_PAGE,                    /* the first page from its template: of the window */
  ONCE_PAGES,                   /* the other pages: not in a start */
  ONCE_TABLES,                  /* the tables of the games: not in a start where no game is kept */
  ONCE_RESERVE,                 /* room for emergency copies: not in a start */
  ONCES,
} Once;

static const char *const onces[ONCES] = { "resources", "icons", "style-sheets", "library", "first-page", "later-pages", "later-tables",
                                          "later-reserve" };

static void
unpack_resources (PwWindow *window)
{
  static const char *const names[] = { "style.css",    "style-dark.css",   "pw-window.ui",
                                       "pw-banner.ui", "pw-start-page.ui", "start-page.png" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_strconcat ("/io/github/pipwright/Pipwright/", names[i], NULL);
      g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

      g_assert_nonnull (bytes);
    }
}

static void
find_icons (PwWindow *window)
{
  static const char *const names[] = { "pw-add-symbolic", "pw-tick-symbolic", "pw-open-symbolic", "pw-ledger-symbolic",
                                       "pw-menu-symbolic" };
  g_autoptr (GtkIconTheme) theme = gtk_icon_theme_new ();

  gtk_icon_theme_add_resource_path (theme, "/io/github/pipwright/Pipwright/icons");
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_object_unref (gtk_icon_theme_lookup_icon (theme, names[i], NULL, 16, 1, GTK_TEXT_DIR_LTR, 0));
}

static void
read_style (PwWindow *window)
{
  static const char *const sheets[] = { "style.css", "style-dark.css", "style-hc.css", "style-hc-dark.css" };

  for (guint i = 0; i < G_N_ELEMENTS (sheets); i++)
    {
      g_autofree char *path = g_strconcat ("/io/github/pipwright/Pipwright/", sheets[i], NULL);
      g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

      gtk_css_provider_load_from_resource (provider, path);
    }
}

static void
look_at_library (PwWindow *window)
{
  g_autoptr (PwLibrary) library = pw_library_new ();

  pw_library_refresh (library, NULL);
}

static void
make_first_page (PwWindow *window)
{
  GtkWidget *page = g_object_ref_sink (g_object_new (PW_TYPE_START_PAGE, NULL));

  g_object_unref (page);
}

static void
make_pages (PwWindow *window)
{
  const GType types[] = { PW_TYPE_LIBRARY_PAGE, PW_TYPE_SETUP_PAGE,  PW_TYPE_EDITOR_PAGE, PW_TYPE_TABLE_PAGE,
                          PW_TYPE_FINAL_PAGE,   PW_TYPE_LEDGER_PAGE, PW_TYPE_TABLE_VIEW };

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    pw_window_find_page (window, types[i]);
}

static void
load_tables (PwWindow *window)
{
  for (guint i = 0; i < pw_games_count (); i++)
    pw_games_nth (i);
}

static void
make_reserve (PwWindow *window)
{
  pw_emergency_reserve ();
}

static void (*const do_once[ONCES]) (PwWindow *) = { unpack_resources, find_icons, read_style, look_at_library,
                                                     make_first_page, make_pages, load_tables, make_reserve };
/* The setup page wants the tables: they are loaded before it is made. */
static const Once order[ONCES] = { ONCE_RESOURCES, ONCE_ICONS, ONCE_STYLE, ONCE_LIBRARY,
                                   ONCE_PAGE, ONCE_TABLES, ONCE_PAGES, ONCE_RESERVE };

static void
print_onces (PwWindow *window)
{
  double took[ONCES];

  for (guint i = 0; i < ONCES; i++)
    {
      double began = bench_cpu ();

      do_once[order[i]](window);
      took[order[i]] = bench_cpu () - began;
    }
  for (guint i = 0; i < ONCES; i++)
    g_print (" %ld", (long) (took[i] * 1e6));
}

static int
run_start (gint64 begun)
{
  double at[PARTS + 1] = { 0, bench_cpu () };
  PwWindow *window;

  pw_ui_test_application ();
  at[PART_APPLICATION + 1] = bench_cpu ();
  window = pw_window_new (pw_ui_test_application ());
  at[PART_WINDOW + 1] = bench_cpu ();
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (GTK_WIDGET (window)))
    g_main_context_iteration (NULL, TRUE);
  wait_for_frame (GTK_WIDGET (window));
  at[PART_FRAME + 1] = bench_cpu ();
  g_print ("%" G_GINT64_FORMAT " %ld %ld", g_get_monotonic_time () - begun, (long) (bench_resident () * 1024),
           (long) (at[PARTS] * 1e6));
  for (guint i = 0; i < PARTS; i++)
    g_print (" %ld", (long) ((at[i + 1] - at[i]) * 1e6));
  print_onces (window);
  g_print ("\n");
  return 0;
}

/** Start: the figures of one program's starts. */
typedef struct
{
  double wall[N_STARTS], memory[N_STARTS], cpu[N_STARTS], part[PARTS + ONCES][N_STARTS];
} Start;

static void
start (char *const command[], Start *out, guint i)
{
  g_autofree char *said = NULL;
  g_autoptr (GError) error = NULL;
  long wall = 0, kib = 0, cpu = 0;
  const char *rest;
  int status, length = 0;

  g_spawn_sync (NULL, (char **) command, NULL, G_SPAWN_DEFAULT, NULL, NULL, &said, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_cmpint (sscanf (said, "%ld %ld %ld%n", &wall, &kib, &cpu, &length), ==, 3);
  out->wall[i] = (double) wall / 1000;
  out->memory[i] = (double) kib / 1024;
  out->cpu[i] = (double) cpu / 1000;
  rest = said + length;
  for (guint k = 0; k < PARTS + ONCES; k++)
    out->part[k][i] = (double) strtol (rest, (char **) &rest, 10) / 1000;
}

static void
tell_part (const char *who, const char *what, double *values)
{
  g_autofree char *name = g_strdup_printf ("%s-%s-cpu", who, what);

  bench_print (name, bench_quantile (values, N_STARTS, 0.5), "ms");
}

static void
tell_start (const char *who, Start *figures)
{
  g_autofree char *wall = g_strdup_printf ("%s-to-first-frame", who), *cpu = g_strdup_printf ("%s-to-first-frame-cpu", who);
  g_autofree char *memory = g_strdup_printf ("%s-memory", who);

  bench_print (wall, bench_quantile (figures->wall, N_STARTS, 0.5), "ms");
  bench_print (cpu, bench_quantile (figures->cpu, N_STARTS, 0.5), "ms");
  bench_print (memory, bench_quantile (figures->memory, N_STARTS, 0.5), "MiB");
  for (guint i = 0; i < PARTS; i++)
    tell_part (who, parts[i], figures->part[i]);
}

/* Ours and an empty window by turns, so that both meet the same machine. */
static void
bench_start (const char *program)
{
  g_autofree char *folder = g_path_get_dirname (program), *empty = g_build_filename (folder, "empty-window", NULL);
  static Start ours, theirs;

  for (guint i = 0; i < N_STARTS; i++)
    {
      g_autofree char *first = g_strdup_printf ("%" G_GINT64_FORMAT, g_get_monotonic_time ()), *second = NULL;

      start ((char *[]){ empty, first, NULL }, &theirs, i);
      second = g_strdup_printf ("%" G_GINT64_FORMAT, g_get_monotonic_time ());
      start ((char *[]){ (char *) program, (char *) "--start", second, NULL }, &ours, i);
    }
  tell_start ("empty-window", &theirs);
  tell_start ("start", &ours);
  for (guint i = 0; i < ONCES; i++)
    tell_part ("start", onces[i], ours.part[PARTS + i]);
  /* The medians are in the middle by now: bench_quantile() sorts. */
  bench_print ("start-over-empty-window", ours.wall[N_STARTS / 2] / theirs.wall[N_STARTS / 2], "times");
  bench_print ("start-over-empty-window-cpu", ours.cpu[N_STARTS / 2] / theirs.cpu[N_STARTS / 2], "times");
  bench_print ("start-over-empty-window-memory", ours.memory[N_STARTS / 2] / theirs.memory[N_STARTS / 2], "times");
}

/* -- Playing ---------------------------------------------------------------------------------------------- */

/** Times: of each move, in milliseconds. */
typedef struct
{
  GArray *wall;                 /* from Enter until the frame is painted */
  GArray *cpu;                  /* what this process computes meanwhile */
  GArray *played;               /* of it without saving, until Enter has done its work and nothing is laid out or drawn yet */
} Times;

static void
tell (const PwGame *game, const char *what, GArray *times, gboolean slow)
{
  g_autofree char *median = g_strdup_printf ("%s-%s", game->id, what), *most = g_strconcat (median, "-95", NULL);

  bench_print (median, bench_quantile ((double *) (gpointer) times->data, times->len, 0.5), "ms");
  if (slow)
    bench_print (most, bench_quantile ((double *) (gpointer) times->data, times->len, 0.95), "ms");
}

/* What the dealer would play next; FALSE at the end. */
static gboolean
deal (PwSession *session, guint64 seed, PwMove *move)
{
  PwRandom random = { seed };
  PwMoves scratch = PW_MOVES_INIT;
  gboolean there = pw_dealer_next (pw_session_get_game (session), pw_session_get_state (session), &random, PW_DEAL_LAZY, &scratch,
                                   move);

  pw_moves_clear (&scratch);
  return there;
}

/* Types the move, waits until that is drawn, and measures Enter. */
static void
play (PwSession *session, PwEntry *entry, GtkWidget *window, const PwMove *move, Times *times)
{
  g_autofree char *line = pw_notation_print (pw_session_get_game (session), pw_session_get_setup (session), move);
  guint moment = pw_session_get_moment (session);
  double wall, cpu, thread, played, frame;

  pw_entry_set_text (entry, line);
  pw_ui_test_settle ();
  wall = bench_now ();
  cpu = bench_cpu ();
  thread = bench_thread ();
  pw_entry_activate (entry);
  /* What the entry does not read, such as what is the table's, is played all the same. */
  if (pw_session_get_moment (session) == moment)
    g_assert_true (pw_session_play (session, move, NULL));
  played = (bench_thread () - thread) * 1000;
  wait_for_frame (window);
  frame = (bench_cpu () - cpu) * 1000;
  wall = (bench_now () - wall) * 1000;
  g_array_append_val (times->wall, wall);
  g_array_append_val (times->cpu, frame);
  g_array_append_val (times->played, played);
  if (g_getenv ("BENCH_WINDOW_LONG") && frame >= atoi (g_getenv ("BENCH_WINDOW_LONG")))
    g_print ("%5.1f ms, played after %4.1f: %s\n", frame, played, line);
}

static void
bench_play (const PwGame *game, guint n_moves)
{
  g_autoptr (PwSetup) setup = pw_setup_new (game, 3);
  Times times = { g_array_new (FALSE, FALSE, sizeof (double)), g_array_new (FALSE, FALSE, sizeof (double)),
                  g_array_new (FALSE, FALSE, sizeof (double)) };
  g_autofree char *memory = g_strdup_printf ("%s-memory-after-game", game->id);
  g_autoptr (PwSession) session = pw_session_new (game, setup, NULL);
  PwWindow *window = pw_ui_test_window ();
  PwEntry *entry;
  PwMove move;

  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  pw_window_open_session (window, session);
  /* What is printed on a component is asked in a window of its own before its first use: that is no move. */
  g_assert_true (pw_printed_confirm (session, NULL));
  pw_ui_test_settle ();
  entry = pw_table_page_get_entry (PW_TABLE_PAGE (pw_ui_test_find (GTK_WIDGET (window), PW_TYPE_TABLE_PAGE, 0)));
  while (times.cpu->len < n_moves && deal (session, times.cpu->len + 1, &move))
    play (session, entry, GTK_WIDGET (window), &move, &times);
  tell (game, "key-to-frame", times.wall, TRUE);
  tell (game, "key-to-frame-cpu", times.cpu, TRUE);
  tell (game, "played-cpu", times.played, TRUE);
  bench_print (memory, bench_resident (), "MiB");
  pw_window_close_session (window);
  gtk_window_destroy (GTK_WINDOW (window));
  pw_ui_test_settle ();
  g_array_unref (times.wall);
  g_array_unref (times.cpu);
  g_array_unref (times.played);
}

int
main (int argc, char **argv)
{
  const char *only;
  guint n_moves;

  loop = g_main_loop_new (NULL, FALSE);
  if (argc == 3 && g_str_equal (argv[1], "--start"))
    return run_start (g_ascii_strtoll (argv[2], NULL, 10));
  if (argc < 2)
    bench_start (argv[0]);
  only = argc > 1 ? argv[1] : NULL;
  n_moves = argc > 2 ? (guint) atoi (argv[2]) : G_MAXUINT;
  argc = 1;
  pw_ui_test_init (&argc, &argv);
  for (guint i = 0; i < pw_games_count (); i++)
    if (only == NULL || g_str_equal (pw_games_nth (i)->id, only))
      bench_play (pw_games_nth (i), n_moves);
  return 0;
}
