/* test-piece-cache.c: pictures of pieces are drawn once, and those that are kept have a bound in bytes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
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

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);
  widget = GTK_WIDGET (pw_ui_test_window ());
  g_test_add_func ("/piece-cache/drawn-once", test_drawn_once);
  g_test_add_func ("/piece-cache/bound", test_bound);
  g_test_add_func ("/piece-cache/huge", test_huge);
  return g_test_run ();
}
