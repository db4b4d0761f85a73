/* plane-of-squares.h: a plane of squares in a window, for the tests of planes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-plane-box.h"
#include "pw-plane-far.h"
#include "pw-plane-map.h"
#include "pw-ui-test.h"

typedef struct
{
  GtkWidget *window;
  PwPlane *plane;
} Fixture;

/* Spaces that are drawn. */
static guint n_drawn;

static inline void
draw_square (PwPen *pen, const PwPiece *piece)
{
  n_drawn++;
  pw_pen_box (pen, -piece->size / 2, -piece->size / 2, piece->size, piece->size, 0);
  pw_pen_paint (pen, piece->number % 2 ? PW_COLOR_GREEN_FILL : PW_COLOR_BEIGE_FILL, PW_PEN_NONE, 0);
}

static inline void
write_space (PwSpace *space, guint legal)
{
  g_autofree char *name = NULL;
  PwPiece piece;
  int x, y;

  pw_plane_get_square (space, &x, &y);
  pw_piece_init (&piece, PW_PIECE_CARD, 64);
  piece.draw = draw_square;
  piece.number = (guint8) (x + y);
  piece.keycap = (guint8) legal;
  piece.flags = legal ? PW_PIECE_LEGAL : PW_PIECE_STILL;
  pw_space_set_piece (space, &piece);
  name = g_strdup_printf ("%d %d", x, y);
  pw_space_set_name (space, name);
}

static inline PwSpace *
add (Fixture *fixture, int x, int y, guint legal)
{
  PwSpace *space = pw_plane_add (fixture->plane, x, y, TRUE);

  write_space (space, legal);
  return space;
}

/* A cross of nine squares with a gap in its right arm, and three legal ones:
 *
 *           .  .  #  .  .  .
 *           .  3  #  1  .  .
 *           #  #  #  #  _  #
 *           .  .  #  2  .  .
 *           .  .  #  .  .  .
 */
static inline void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->window = gtk_window_new ();
  fixture->plane = g_object_new (PW_TYPE_PLANE, NULL);
  for (int i = -2; i <= 2; i++)
    {
      add (fixture, 0, i, 0);
      if (i != 0)
        add (fixture, i == 2 ? 3 : i, 0, 0);
    }
  add (fixture, 1, -1, 1);
  add (fixture, 1, 1, 2);
  add (fixture, -1, -1, 3);
  pw_plane_set_key (fixture->plane, PW_PLANE_HOME, 0, 0);
  pw_plane_set_key (fixture->plane, PW_PLANE_END, 0, 2);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 800, 600);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->plane));
  gtk_window_present (GTK_WINDOW (fixture->window));
  pw_ui_test_settle ();
}

static inline void
tear_down (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  pw_ui_test_settle ();
}

static inline void
focus (Fixture *fixture, int x, int y)
{
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (pw_plane_find (fixture->plane, x, y))));
}

static inline void
assert_focused (Fixture *fixture, int x, int y)
{
  GtkWidget *at = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  int ax, ay;

  g_assert_true (PW_IS_SPACE (at));
  pw_plane_get_square (PW_SPACE (at), &ax, &ay);
  g_assert_cmpint (ax, ==, x);
  g_assert_cmpint (ay, ==, y);
}

/* Where a square's middle is on the screen. */
static inline void
middle_of (Fixture *fixture, int x, int y, double *across, double *down)
{
  pw_space_get_middle (pw_plane_find (fixture->plane, x, y), across, down);
}

static inline void
assert_seen (Fixture *fixture, int x, int y)
{
  const PwCamera *camera = pw_plane_get_camera (fixture->plane);
  double across, down, half = camera->px / 2.0;

  middle_of (fixture, x, y, &across, &down);
  g_assert_cmpfloat (across - half, >=, 0);
  g_assert_cmpfloat (down - half, >=, 0);
  g_assert_cmpfloat (across + half, <=, camera->width);
  g_assert_cmpfloat (down + half, <=, camera->height);
}
