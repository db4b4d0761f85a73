/* test-plane-camera.c: the camera over a plane: arithmetic
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include "pw-camera.h"
#include "pw-ui-test.h"

/* There and back, at any turn; squares begin at whole pixels. */
static void
test_camera_turns (void)
{
  static const struct
  {
    guint turn;
    double across, down; /* where the square to the right of the middle is seen, from the middle, in squares */
  } cases[] = { { 0, 1, 0 }, { 1, 0, 1 }, { 2, -1, 0 }, { 3, 0, -1 } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (int px = PW_CAMERA_LEAST; px <= PW_CAMERA_MOST; px += 17)
      {
        PwCamera camera = { 641, 480, px, cases[i].turn, 2.3, -1.7 };
        double a, b, across, down, x, y;

        pw_camera_to_screen (&camera, 5, 7, &a, &b);
        g_assert_cmpfloat (a, ==, floor (a));
        g_assert_cmpfloat (b, ==, floor (b));
        pw_camera_to_screen (&camera, 6, 7, &across, &down);
        g_assert_cmpfloat (across - a, ==, cases[i].across * px);
        g_assert_cmpfloat (down - b, ==, cases[i].down * px);
        pw_camera_to_plane (&camera, across, down, &x, &y);
        g_assert_cmpfloat_with_epsilon (x, 6, 1e-9);
        g_assert_cmpfloat_with_epsilon (y, 7, 1e-9);
      }
}

static void
test_camera_zoom (void)
{
  static const struct
  {
    int px, to;
    double across, down;
  } cases[] = {
    { 64, 80, 0, 0 },   { 64, 24, 640, 400 },  { 24, 160, 13, 377 },    { 160, 24, 799, 1 },
    { 96, 97, 400, 3 }, { 96, 1000, 50, 500 }, { 100, -5, 320.5, 240 },
  };

  for (guint turn = 0; turn < 4; turn++)
    for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
      {
        PwCamera camera = { 800, 600, cases[i].px, turn, 0.25, 3.5 };
        double x, y, across, down;

        pw_camera_to_plane (&camera, cases[i].across, cases[i].down, &x, &y);
        pw_camera_zoom_at (&camera, cases[i].to, cases[i].across, cases[i].down);
        g_assert_cmpint (camera.px, ==, CLAMP (cases[i].to, PW_CAMERA_LEAST, PW_CAMERA_MOST));
        pw_camera_to_screen (&camera, x, y, &across, &down);
        g_assert_cmpfloat_with_epsilon (across, cases[i].across, 0.51);
        g_assert_cmpfloat_with_epsilon (down, cases[i].down, 0.51);
      }
}

static void
test_camera_steps (void)
{
  static const struct
  {
    int px, step, to;
  } cases[] = {
    { 24, 1, 32 },   { 24, -1, 24 },   { 76, 1, 80 }, { 76, -1, 64 },
    { 160, 1, 160 }, { 160, -1, 128 }, { 3, -1, 24 }, { 999, 1, 160 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpint (pw_camera_step (cases[i].px, cases[i].step), ==, cases[i].to);
}

static void
test_camera_fit (void)
{
  static const struct
  {
    int width, height;
    guint turn;
    PwSquares squares;
    int px;
  } cases[] = {
    { 774, 640, 0, { -3, -3, 6, 4 }, 84 },   /* 760 / 9 */
    { 774, 640, 1, { -3, -3, 6, 4 }, 68 },   /* 626 / 9 */
    { 774, 640, 0, { 0, 0, 1, 1 }, 96 },     /* no larger than that */
    { 774, 640, 0, { -48, 0, 48, 1 }, 24 },  /* and no smaller */
    { 360, 384, 2, { 0, 0, 5, 6 }, 60 },     /* a multiple of four */
    { 1256, 826, 0, { -2, -2, 3, 3 }, 160 }, /* larger where there is much room */
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      PwCamera camera = { cases[i].width, cases[i].height, 64, cases[i].turn, 99, 99 };
      PwSquares seen;

      pw_camera_fit (&camera, &cases[i].squares, 7);
      g_assert_cmpint (camera.px, ==, cases[i].px);
      pw_camera_see (&camera, 0, &seen);
      if (cases[i].px == PW_CAMERA_LEAST)
        continue;
      g_assert_true (pw_squares_contain (&seen, cases[i].squares.left, cases[i].squares.top));
      g_assert_true (pw_squares_contain (&seen, cases[i].squares.right - 1, cases[i].squares.bottom - 1));
    }
}

int
main (int argc, char *argv[])
{
  pw_ui_test_init (&argc, &argv);
  g_test_add_func ("/plane/camera/turns", test_camera_turns);
  g_test_add_func ("/plane/camera/zoom", test_camera_zoom);
  g_test_add_func ("/plane/camera/steps", test_camera_steps);
  g_test_add_func ("/plane/camera/fit", test_camera_fit);
  return g_test_run ();
}
