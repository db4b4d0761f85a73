/* test-piece-cache.c: pictures of pieces are drawn once, and those that are kept have a bound in bytes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-marker-image.h"
#include "pw-piece.h"
#include "pw-ui-test.h"

static GtkWidget *widget;

/* Returns: (transfer full): what shows a piece of that size. */
static GskRenderNode *
draw (double size, double scale)
{
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  PwPiece piece;

  pw_piece_init (&piece, PW_PIECE_MARKER, size);
  pw_piece_snapshot (&piece, snapshot, widget, 100, 100, scale);
  return gtk_snapshot_to_node (snapshot);
}

/* The picture itself, in whatever stands around it. */
static GskRenderNode *
picture_in (GskRenderNode *node)
{
  return gsk_render_node_get_node_type (node) == GSK_TRANSFORM_NODE ? gsk_transform_node_get_child (node) : node;
}

static void
test_drawn_once (void)
{
  g_autoptr (GskRenderNode) first = draw (20, 1), again = draw (20, 1), other = draw (21, 1);
  gsize before = pw_piece_get_cached ();
  g_autoptr (GskRenderNode) third = draw (20, 1);

  g_assert_true (picture_in (first) == picture_in (again));
  g_assert_true (picture_in (first) == picture_in (third));
  g_assert_true (picture_in (first) != picture_in (other));
  g_assert_cmpuint (before, >, 0);
  g_assert_cmpuint (pw_piece_get_cached (), ==, before);
}

/* Whatever sizes and scales a window goes through, as when somebody drags its edge for long. */
static void
test_bound (void)
{
  gsize drawn = 0, most = 0;

  for (guint i = 0; drawn < 6 * (gsize) PW_PIECE_CACHE_BYTES; i++)
    {
      double size = 40 + i % 200 + i / 2000.0;
      g_autoptr (GskRenderNode) node = draw (size, 1 + i % 3);

      drawn += (gsize) (4 * size * size * (1 + i % 3) * (1 + i % 3));
      most = MAX (most, pw_piece_get_cached ());
      g_assert_cmpuint (pw_piece_get_cached (), <=, PW_PIECE_CACHE_BYTES);
    }
  /* It is made use of. */
  g_assert_cmpuint (most, >, PW_PIECE_CACHE_BYTES / 2);
}

/* One that is huge is shown, and drives out no other. */
static void
test_huge (void)
{
  g_autoptr (GskRenderNode) small = draw (20, 1);
  gsize before = pw_piece_get_cached ();

  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (GskRenderNode) huge = draw (900 + i, 2), again = NULL;

      g_assert_nonnull (huge);
      g_assert_cmpuint (pw_piece_get_cached (), ==, before);
      again = draw (20, 1);
      g_assert_true (picture_in (small) == picture_in (again));
    }
}

/* A player's marker is shown all over the window: it is drawn once, and told to be the same it is not drawn again. */
static void
test_markers (void)
{
  GtkWidget *window = gtk_window_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), *images[2];
  GskRenderNode *nodes[2];
  gsize before;

  for (guint i = 0; i < G_N_ELEMENTS (images); i++)
    {
      images[i] = pw_marker_image_new (11);
      pw_marker_image_set (PW_MARKER_IMAGE (images[i]), 2, "Ana");
      gtk_box_append (GTK_BOX (box), images[i]);
    }
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  pw_ui_test_settle ();
  before = pw_piece_get_cached ();
  g_assert_cmpuint (before, >, 0);
  for (guint i = 0; i < G_N_ELEMENTS (images); i++)
    {
      GtkSnapshot *snapshot = gtk_snapshot_new ();

      GTK_WIDGET_GET_CLASS (images[i])->snapshot (images[i], snapshot);
      nodes[i] = gtk_snapshot_free_to_node (snapshot);
    }
  g_assert_true (picture_in (nodes[0]) == picture_in (nodes[1]));
  g_assert_cmpuint (pw_piece_get_cached (), ==, before);
  for (guint i = 0; i < G_N_ELEMENTS (images); i++)
    gsk_render_node_unref (nodes[i]);
  gtk_window_destroy (GTK_WINDOW (window));
  pw_ui_test_settle ();
}

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);
  widget = GTK_WIDGET (pw_ui_test_window ());
  g_test_add_func ("/piece-cache/drawn-once", test_drawn_once);
  g_test_add_func ("/piece-cache/bound", test_bound);
  g_test_add_func ("/piece-cache/huge", test_huge);
  g_test_add_func ("/piece-cache/markers", test_markers);
  return g_test_run ();
}
