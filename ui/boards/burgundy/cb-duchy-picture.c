/* cb-duchy-picture.c: the land of a duchy, and small duchies that are only looked at
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-duchy-picture.h"

#include <math.h>
#include <string.h>

#include "cb-pieces.h"
#include "games/burgundy/data/cb-duchy.h"
#include "pw-hex.h"

/* Plate beyond the hexes of a small duchy, in pixels. */
#define SMALL_PAD 2.0
/* Hexes side by side on a duchy of one piece. */
#define ONE_PIECE 7.0

typedef struct
{
  guint duchy;
  double w;                     /* of a hex */
  double asked;                 /* the same for a duchy of one piece; one that is wider has smaller hexes */
  gboolean solid;               /* every hex in full colour: nobody's, for choosing */
  CbHexSet filled;
  guint8 type[CB_MAX_HEXES];
} Picture;

/* Of a hex 1 wide: neighbours are a row away and half a column pair, or two half columns. */
static const struct { int row, column; } sides[6] = {
  { -1, 1 }, { 0, 2 }, { 1, 1 }, { 1, -1 }, { 0, -2 }, { -1, -1 },
};

void
cb_duchy_extent (const CbDuchy *duchy,
                 double        *width,
                 double        *height)
{
  guint i, columns = 0, rows = 0;

  for (i = 0; i < duchy->n_hexes; i++)
    {
      columns = MAX (columns, duchy->column[i]);
      rows = MAX (rows, duchy->row[i]);
    }
  *width = columns / 2.0 + 1;
  *height = rows * PW_HEX_PITCH + PW_HEX_HEIGHT;
}

void
cb_duchy_middle (const CbDuchy *duchy,
                 guint          hex,
                 double        *x,
                 double        *y)
{
  *x = duchy->column[hex] / 2.0 + 0.5;
  *y = duchy->row[hex] * PW_HEX_PITCH + PW_HEX_SIDE;
}

/* The rivers that join clusters, under their hexes (16.6). */
static void
draw_rivers (PwPen         *pen,
             const CbDuchy *duchy,
             double         x,
             double         y,
             double         w)
{
  double mx, my;

  for (guint i = 0; i < duchy->n_rivers; i++)
    {
      cb_duchy_middle (duchy, duchy->rivers[i][0], &mx, &my);
      cairo_move_to (pen->cr, x + mx * w, y + my * w);
      cb_duchy_middle (duchy, duchy->rivers[i][1], &mx, &my);
      cairo_line_to (pen->cr, x + mx * w, y + my * w);
    }
  if (duchy->n_rivers > 0)
    pw_pen_paint (pen, PW_PEN_NONE, PW_COLOR_BLUE_FILL, MAX (1.5, w * 0.12));
}

/* The land under the hexes, @pad pixels wider than they are. */
void
cb_duchy_draw_plate (PwPen         *pen,
                     const CbDuchy *duchy,
                     double         x,
                     double         y,
                     double         w,
                     double         pad)
{
  double mx, my;
  guint i;

  draw_rivers (pen, duchy, x, y, w);
  for (i = 0; i < duchy->n_hexes; i++)
    {
      cb_duchy_middle (duchy, i, &mx, &my);
      pw_hex_path (pen->cr, x + mx * w, y + my * w, w + pad * 1.5, 0.1, FALSE);
    }
  pw_pen_paint (pen, PW_COLOR_PLATE, PW_PEN_NONE, 0);
}

static int
find_hex (const CbDuchy *duchy,
          int            row,
          int            column)
{
  guint i;

  for (i = 0; i < duchy->n_hexes; i++)
    if (duchy->row[i] == row && duchy->column[i] == column)
      return (int) i;
  return -1;
}

/* The outline of every region. */
void
cb_duchy_draw_rims (PwPen         *pen,
                    const CbDuchy *duchy,
                    double         x,
                    double         y,
                    double         w)
{
  double mx, my, p[6][2];
  guint i, side;

  for (i = 0; i < duchy->n_hexes; i++)
    {
      cb_duchy_middle (duchy, i, &mx, &my);
      pw_hex_corners (x + mx * w, y + my * w, w, FALSE, p);
      for (side = 0; side < 6; side++)
        {
          int other = find_hex (duchy, duchy->row[i] + sides[side].row, duchy->column[i] + sides[side].column);

          /* Lines between two hexes are drawn once. */
          if (other >= 0 && ((guint) other < i || duchy->region[other] == duchy->region[i]))
            continue;
          cairo_move_to (pen->cr, p[side][0], p[side][1]);
          cairo_line_to (pen->cr, p[(side + 1) % 6][0], p[(side + 1) % 6][1]);
        }
    }
  cairo_set_line_cap (pen->cr, CAIRO_LINE_CAP_ROUND);
  pw_pen_paint (pen, PW_PEN_NONE, PW_COLOR_RIM, MAX (1, w * 0.036));
}

/* A border post at the outer edge of a hex: a flag; filled once a chain of tiles joins it to another (15.1). */
void
cb_duchy_draw_post (PwPen         *pen,
                    const CbDuchy *duchy,
                    guint          hex,
                    double         x,
                    double         y,
                    double         w,
                    gboolean       linked)
{
  double width, height, mx, my, dx, dy, length, r = MAX (4, w * 0.17);

  cb_duchy_extent (duchy, &width, &height);
  cb_duchy_middle (duchy, hex, &mx, &my);
  dx = mx - width / 2;
  dy = my - height / 2;
  length = MAX (sqrt (dx * dx + dy * dy), 0.01);
  x += (mx + dx / length * 0.5) * w;
  y += (my + dy / length * 0.5) * w;
  cairo_new_sub_path (pen->cr);
  cairo_arc (pen->cr, x, y, r, 0, 2 * G_PI);
  pw_pen_paint (pen, linked ? PW_COLOR_TEXT : PW_COLOR_CARD, linked ? PW_COLOR_CARD : PW_COLOR_TEXT, MAX (1, w * 0.025));
  if (w >= 24)
    pw_pen_icon (pen, "post", x, y, r * 1.5, linked ? PW_COLOR_CARD : PW_COLOR_TEXT, 1);
}

static void
draw_small (PwPen        *pen,
            double        width,
            double        height,
            gconstpointer data)
{
  const Picture *picture = data;
  const CbDuchy *duchy = cb_duchy_nth (picture->duchy);
  double w = picture->w, x, y;
  guint i;

  cb_duchy_draw_plate (pen, duchy, SMALL_PAD, SMALL_PAD, w, SMALL_PAD);
  for (i = 0; i < duchy->n_hexes; i++)
    {
      PwHue hue = CB_HUE (duchy->type[i]);

      cb_duchy_middle (duchy, i, &x, &y);
      pw_hex_path (pen->cr, SMALL_PAD + x * w, SMALL_PAD + y * w, w - 1.2, 0.08, FALSE);
      pw_pen_paint (pen, (int) (picture->solid ? PW_HUE_FILL (hue) : PW_HUE_TINT (hue)), PW_PEN_NONE, 0);
    }
  cb_duchy_draw_rims (pen, duchy, SMALL_PAD, SMALL_PAD, w);
  for (i = 0; i < duchy->n_hexes; i++)
    if (duchy->posts & CB_HEX (i))
      cb_duchy_draw_post (pen, duchy, i, SMALL_PAD, SMALL_PAD, w, FALSE);
  for (i = 0; i < duchy->n_hexes; i++)
    {
      if ((picture->filled & CB_HEX (i)) == 0)
        continue;
      cb_duchy_middle (duchy, i, &x, &y);
      pw_hex_path (pen->cr, SMALL_PAD + x * w, SMALL_PAD + y * w, w - 3, 0.08, FALSE);
      pw_pen_paint (pen, (int) PW_HUE_FILL (picture->type[i]), (int) PW_HUE_EDGE (picture->type[i]), 1);
    }
}

/* A picture may be looked at longer than the game that has its duchy. */
static void
picture_free (gpointer data)
{
  Picture *picture = data;

  cb_duchy_release (picture->duchy);
  g_free (picture);
}

/* Takes @picture over. */
static void
set_picture (GtkWidget *widget,
             Picture   *picture)
{
  double width, height;

  cb_duchy_extent (cb_duchy_nth (picture->duchy), &width, &height);
  pw_sketch_set_size (PW_SKETCH (widget), (int) ceil (width * picture->w + 2 * SMALL_PAD),
                      (int) ceil (height * picture->w + 2 * SMALL_PAD));
  cb_duchy_hold (picture->duchy);
  pw_sketch_set_data (PW_SKETCH (widget), picture, picture_free);
}

/**
 * cb_duchy_picture_new:
 * @duchy: index for cb_duchy_nth()
 * @width: pixels
 *
 * Returns: (transfer floating): the duchy with every hex in full colour
 */
GtkWidget *
cb_duchy_picture_new (guint duchy,
                      int   width)
{
  Picture *picture = g_new0 (Picture, 1);
  GtkWidget *widget = pw_sketch_new (1, 1, draw_small, NULL, NULL);
  double w, h;

  cb_duchy_extent (cb_duchy_nth (duchy), &w, &h);
  picture->duchy = duchy;
  picture->w = (width - 2 * SMALL_PAD) / w;
  picture->solid = TRUE;
  set_picture (widget, picture);
  return widget;
}

/**
 * cb_duchy_picture_new_seat:
 * @w: width of a hex in pixels, of a duchy of one piece: others are as wide as one
 *
 * Returns: (transfer floating): a picture for cb_duchy_picture_set()
 */
GtkWidget *
cb_duchy_picture_new_seat (double w)
{
  Picture *picture = g_new0 (Picture, 1);
  GtkWidget *widget = pw_sketch_new (1, 1, draw_small, NULL, NULL);

  picture->w = picture->asked = w;
  set_picture (widget, picture);
  g_object_set_data (G_OBJECT (widget), "cb-picture", picture);
  return widget;
}

/* Shows what @player has filled; redraws only when that differs. */
void
cb_duchy_picture_set (GtkWidget      *widget,
                      const CbPlayer *player)
{
  const CbDuchy *duchy = cb_duchy_nth (player->duchy);
  const Picture *before = g_object_get_data (G_OBJECT (widget), "cb-picture");
  Picture *picture = g_new0 (Picture, 1);
  double width, height;
  guint i;

  picture->duchy = player->duchy;
  cb_duchy_extent (duchy, &width, &height);
  picture->asked = before->asked;
  picture->w = before->asked * MIN (1, ONE_PIECE / width);
  picture->filled = player->filled;
  for (i = 0; i < duchy->n_hexes; i++)
    picture->type[i] = duchy->type[i];
  if (memcmp (picture, before, sizeof *picture) == 0)
    {
      g_free (picture);
      return;
    }
  g_object_set_data (G_OBJECT (widget), "cb-picture", picture);
  set_picture (widget, picture);
}
