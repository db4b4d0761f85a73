/* test-redraw.c: a move draws what it changes, and nothing else
 *
 * No clock: the pictures that the window is drawn of are counted. What did not change is the very node of the frame before,
 * which GTK passes over; what was drawn again is another.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "boards/carcassonne/cc-landscape.h"
#include "games/pw-games.h"
#include "pw-sketch.h"
#include "pw-ui-table.h"
#include "pw-ui-test.h"

/** Frame: a window as it is drawn. */
typedef struct
{
  GskRenderNode *root;
  GHashTable *pictures;         /* the nodes that something is painted by; @root keeps them */
} Frame;

static void
add_pictures (GHashTable *pictures, GskRenderNode *node)
{
  switch (gsk_render_node_get_node_type (node))
    {
    case GSK_CONTAINER_NODE:
      for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
        add_pictures (pictures, gsk_container_node_get_child (node, i));
      break;
    case GSK_TRANSFORM_NODE: add_pictures (pictures, gsk_transform_node_get_child (node)); break;
    case GSK_CLIP_NODE: add_pictures (pictures, gsk_clip_node_get_child (node)); break;
    case GSK_ROUNDED_CLIP_NODE: add_pictures (pictures, gsk_rounded_clip_node_get_child (node)); break;
    case GSK_OPACITY_NODE: add_pictures (pictures, gsk_opacity_node_get_child (node)); break;
    case GSK_CAIRO_NODE:
    case GSK_TEXTURE_NODE: g_hash_table_add (pictures, node); break;
    default: break;
    }
}

static Frame
take (GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  Frame frame = { NULL, g_hash_table_new (NULL, NULL) };

  pw_ui_test_settle ();
  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  frame.root = gtk_snapshot_free_to_node (snapshot);
  g_assert_nonnull (frame.root);
  add_pictures (frame.pictures, frame.root);
  return frame;
}

static void
clear (Frame *frame)
{
  g_hash_table_unref (frame->pictures);
  gsk_render_node_unref (frame->root);
}

/* How many pictures of @widget are others than in @before, which becomes what is drawn now. */
static guint
count_drawn (GtkWidget *widget, Frame *before)
{
  Frame now = take (widget);
  GHashTableIter iter;
  gpointer picture;
  guint n = 0;

  g_hash_table_iter_init (&iter, now.pictures);
  while (g_hash_table_iter_next (&iter, &picture, NULL))
    n += !g_hash_table_contains (before->pictures, picture);
  clear (before);
  *before = now;
  return n;
}

/* -- The landscape ------------------------------------------------------------------------------------- */

/** SIDE: tiles in a row, and ROWS. */
#define SIDE 12
#define ROWS 8
#define N_TILES (SIDE * ROWS)

/* The last of 96 tiles is laid, in the middle of the others, so that the landscape keeps its size. */
static void
test_landscape (void)
{
  CcLandscape *landscape = CC_LANDSCAPE (cc_landscape_new ());
  GtkWidget *window = gtk_window_new ();
  CcSeenTile tiles[N_TILES];
  CcSeen seen = { .tiles = tiles, .n_tiles = N_TILES - 1 };
  Frame frame;

  cc_tiles_load ();
  for (guint i = 0; i < N_TILES; i++)
    {
      guint at = (i + N_TILES / 2 + SIDE / 2) % N_TILES;

      tiles[i] = (CcSeenTile){
        (int) (at % SIDE), (int) (at / SIDE), (guint8) (i % CC_TILE_KINDS), (guint8) (i / CC_TILE_KINDS + i) % 4, FALSE, "a tile"
      };
    }
  cc_landscape_show (landscape, &seen);
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (landscape));
  gtk_window_present (GTK_WINDOW (window));
  frame = take (window);
  g_assert_cmpuint (g_hash_table_size (frame.pictures), >=, N_TILES - 1);

  /* Nothing is another than before. */
  cc_landscape_show (landscape, &seen);
  g_assert_cmpuint (count_drawn (window, &frame), ==, 0);
  gtk_widget_queue_draw (GTK_WIDGET (landscape));
  g_assert_cmpuint (count_drawn (window, &frame), <=, 1);
  /* The tile, and what lies over all of them. */
  seen.n_tiles = N_TILES;
  cc_landscape_show (landscape, &seen);
  g_assert_cmpuint (count_drawn (window, &frame), <=, 2);
  g_assert_cmpuint (g_hash_table_size (frame.pictures), >=, N_TILES);

  clear (&frame);
  gtk_window_destroy (GTK_WINDOW (window));
  pw_ui_test_settle ();
}

/* -- The boards of all games ----------------------------------------------------------------------------- */

/** MOVES: so many are played of a game. */
#define MOVES 24

/* Most moves leave most of the boards as they were. */
static void
test_boards (gconstpointer data)
{
  static const char *const names[] = { "Ana", "Bruno", "Chiara" };
  g_autoptr (PwSetup) setup = pw_ui_table_setup (data, names, G_N_ELEMENTS (names));
  g_autoptr (PwSession) session = pw_ui_table_begin (setup);
  g_autoptr (PwEntry) entry = NULL;
  GtkWidget *main, *common, *window;
  guint drawn = 0, all = 0;
  Frame frame;

  for (guint i = 0; i < MOVES; i++)
    g_assert_true (pw_ui_test_play_dealt (session, 1, 11 + i));
  entry = pw_entry_new (session);
  window = pw_ui_table_boards (entry, &main, &common);
  frame = take (window);
  gtk_widget_queue_draw (main);
  g_assert_cmpuint (count_drawn (window, &frame), ==, 0);
  for (guint i = 0; i < MOVES; i++)
    {
      g_assert_true (pw_ui_test_play_dealt (session, 1, 11 + MOVES + i));
      drawn += count_drawn (window, &frame);
      all += g_hash_table_size (frame.pictures);
    }
  g_test_message ("%u pictures drawn of %u", drawn, all);
  g_assert_cmpuint (all, >, 20 * MOVES);
  g_assert_cmpuint (3 * drawn, <, all);

  clear (&frame);
  gtk_window_destroy (GTK_WINDOW (window));
  pw_ui_test_settle ();
}

/* -- Little pictures ----------------------------------------------------------------------------------------- */

static void
read_number (gconstpointer data, gpointer seen)
{
  *(guint *) seen = *(const guint *) data;
}

static void
draw_number (PwPen *pen, double width, double height, gconstpointer data)
{
  cairo_rectangle (pen->cr, 0, 0, width * *(const guint *) data / 10, height);
  cairo_fill (pen->cr);
}

/* A picture of what a view says is drawn again where that differs, however often the view is written. */
static void
test_sketch (void)
{
  static const struct
  {
    guint number, drawn;
  } cases[] = { { 3, 1 }, { 3, 1 }, { 4, 2 }, { 4, 2 }, { 3, 3 } };
  guint number = cases[0].number;
  GtkWidget *window = gtk_window_new ();
  GtkWidget *sketch = pw_sketch_new_read (20, 20, draw_number, read_number, sizeof number, &number, NULL);

  gtk_window_set_child (GTK_WINDOW (window), sketch);
  gtk_window_present (GTK_WINDOW (window));
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      Frame frame;

      number = cases[i].number;
      pw_sketch_update (PW_SKETCH (sketch));
      frame = take (window);
      g_assert_cmpuint (pw_sketch_get_drawn (PW_SKETCH (sketch)), ==, cases[i].drawn);
      clear (&frame);
    }
  gtk_window_destroy (GTK_WINDOW (window));
  pw_ui_test_settle ();
}

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_test_add_func ("/redraw/landscape", test_landscape);
  g_test_add_func ("/redraw/sketch", test_sketch);
  for (guint i = 0; i < pw_games_count (); i++)
    {
      g_autofree char *path = g_strdup_printf ("/redraw/boards/%s", pw_games_nth (i)->id);

      g_test_add_data_func (path, pw_games_nth (i), test_boards);
    }
  return g_test_run ();
}
