/* pw-hex.c: hexes: spaces, tiles and what they look like in each state
 *
 * All measures are shares of w, the width across the flats.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-hex.h"

#include <math.h>
#include <string.h>

#include "core/pw-format.h"
#include "pw-dice.h"
#include "pw-marker.h"
#include "pw-plate.h"
#include "pw-shield.h"
#include "pw-token.h"

#define RADIUS 0.08
/* Lines and gaps are given in pixels for hexes up to this width, and grow with larger ones. */
#define THIN 78.0
/* Narrower spaces show no number. */
#define NUMBER 17.0
/** KEY_ROOM: from this width on a space has room for its key, its number and what it brings, one below the other. */
#define KEY_ROOM 48.0
/* What is somebody else's, or used up. */
#define FAINT 0.45

/**
 * pw_hex_corners:
 * @cx: the middle
 * @cy: the middle
 * @width: across the flats
 * @flat: flat top instead of pointy top
 * @out: (out): the corners clockwise: from the top, or from the right when @flat
 */
void
pw_hex_corners (double   cx,
                double   cy,
                double   width,
                gboolean flat,
                double   out[6][2])
{
  guint i;

  for (i = 0; i < 6; i++)
    {
      double angle = G_PI / 3 * i - (flat ? 0 : G_PI_2);

      out[i][0] = cx + width * PW_HEX_SIDE * cos (angle);
      out[i][1] = cy + width * PW_HEX_SIDE * sin (angle);
    }
}

/* Appends a hex whose corners are rounded by @radius of its width. */
void
pw_hex_path (cairo_t *cr,
             double   cx,
             double   cy,
             double   width,
             double   radius,
             gboolean flat)
{
  double p[6][2], k = radius * sqrt (3);
  guint i;

  pw_hex_corners (cx, cy, width, flat, p);
  cairo_new_sub_path (cr);
  for (i = 0; i < 6; i++)
    {
      const double *a = p[(i + 5) % 6], *b = p[i], *c = p[(i + 1) % 6];
      double x0 = b[0] + (a[0] - b[0]) * k, y0 = b[1] + (a[1] - b[1]) * k;
      double x1 = b[0] + (c[0] - b[0]) * k, y1 = b[1] + (c[1] - b[1]) * k;

      cairo_line_to (cr, x0, y0);
      /* A quadratic curve with the corner as its control point. */
      cairo_curve_to (cr, x0 + 2 * (b[0] - x0) / 3, y0 + 2 * (b[1] - y0) / 3, x1 + 2 * (b[0] - x1) / 3, y1 + 2 * (b[1] - y1) / 3,
                      x1, y1);
    }
  cairo_close_path (cr);
}

/**
 * pw_hex_contains:
 * @width: across the flats
 * @flat: flat top instead of pointy top
 * @x: distance from the middle
 * @y: distance from the middle
 *
 * Returns: whether the point lies in the hex
 */
gboolean
pw_hex_contains (double   width,
                 gboolean flat,
                 double   x,
                 double   y)
{
  double a = fabs (flat ? y : x), b = fabs (flat ? x : y);

  return a <= width / 2 && b <= width * PW_HEX_SIDE - a * PW_HEX_SIDE;
}

static double
grow (double w)
{
  return MAX (1, w / THIN);
}

static void
hex (PwPen *pen,
     double width)
{
  pw_hex_path (pen->cr, 0, 0, width, RADIUS, FALSE);
}

static void
ring (PwPen  *pen,
      double  size,
      PwColor color,
      double  width)
{
  hex (pen, size);
  pw_pen_paint (pen, PW_PEN_NONE, (int) color, width);
}

static void
refused (PwPen *pen,
         double w)
{
  double line = grow (w), dash[] = { 6 * line, 4 * line };
  double x = w * 0.3, y = -w * 0.3, r = w * 0.055;

  cairo_set_dash (pen->cr, dash, 2, 0);
  ring (pen, w - 6 * line, PW_COLOR_ERROR, 2.5 * line);
  cairo_set_dash (pen->cr, NULL, 0, 0);

  cairo_arc (pen->cr, x, y, w * 0.13, 0, 2 * G_PI);
  pw_pen_paint (pen, PW_COLOR_ERROR, PW_COLOR_CARD, 1.5 * line);
  cairo_set_line_cap (pen->cr, CAIRO_LINE_CAP_ROUND);
  cairo_move_to (pen->cr, x - r, y - r);
  cairo_line_to (pen->cr, x + r, y + r);
  cairo_move_to (pen->cr, x + r, y - r);
  cairo_line_to (pen->cr, x - r, y + r);
  pw_pen_paint (pen, PW_PEN_NONE, PW_COLOR_CARD, w < 60 ? 1.6 : 2.2 * line);
}

static void
corrected (PwPen *pen,
           double w)
{
  pw_pen_warning (pen, w * 0.3, -w * 0.3, MAX (5, w * 0.12));
}

/* What chooses it: its key, or where several choices lead there its name, which may be typed. */
static void
draw_key (PwPen         *pen,
          const PwPiece *piece,
          double         x,
          double         y,
          double         size)
{
  if (piece->keycap != 0)
    pw_pen_keycap (pen, x, y, size, piece->keycap);
  else if (piece->label[0] != '\0')
    pw_pen_pill (pen, x, y, size * 0.7, piece->label, PW_COLOR_TEXT, PW_COLOR_CARD, PW_COLOR_CARD);
}

/* Whether a space has room for its key above all else that it shows. */
static gboolean
has_key_room (const PwPiece *piece)
{
  return piece->size >= KEY_ROOM && (piece->flags & PW_PIECE_BARE) == 0;
}

/* Whether it shows how it is chosen. */
static gboolean
has_key (const PwPiece *piece)
{
  return piece->keycap != 0 || (piece->kind == PW_PIECE_SPACE && piece->label[0] != '\0');
}

/**
 * pw_hex_key_is_inside:
 * @piece: a hex
 *
 * Returns: whether its key stands on it: others lie against it, and a key beside it would hide them
 */
gboolean
pw_hex_key_is_inside (const PwPiece *piece)
{
  return piece->kind == PW_PIECE_SPACE || (piece->flags & PW_PIECE_PACKED) != 0;
}

/* Where the key of a small hex, or of one that shows a tile, stands: as high on it as it is wide enough. Returns its lower end. */
static double
key_on_hex (const PwPiece *piece,
            double        *y,
            double        *size)
{
  double w = piece->size, most = 17 * grow (w), half, high;

  if ((piece->flags & PW_PIECE_BARE) != 0)
    most = w;
  *size = CLAMP (w * (piece->kind == PW_PIECE_SPACE ? 0.46 : 0.36), 11, MAX (11, most));
  /* A name is a pill: wider, lower, and round at its ends. */
  half = piece->keycap != 0 ? *size * 0.5 : *size * 0.7 * (0.31 * (double) g_utf8_strlen (piece->label, -1) + 0.2);
  high = piece->keycap != 0 ? *size : *size * 0.93;
  *y = -(w - half) * PW_HEX_SIDE + high / 2;
  return *y + high / 2;
}

static void
legal_details (PwPen         *pen,
               const PwPiece *piece)
{
  double w = piece->size, s = w / 70;
  gboolean key = has_key (piece), keys = w >= 60 || key;

  if (keys)
    draw_key (pen, piece, 0, -25 * s, 17 * s);
  if (keys)
    pw_pen_number (pen, 0, (key ? -1 : -7) * s, 23 * s, piece->number);
  else
    pw_pen_number (pen, 0, -8.4 * s, 25.3 * s, piece->number);

  if ((piece->flags & PW_PIECE_POINTS) != 0)
    {
      g_autofree char *points = pw_number_signed (piece->points);

      pw_pen_pill (pen, 0, keys ? 24 * s : 19.5 * s, keys ? 14.5 * s : 17.8 * s, points, PW_COLOR_ACCENT_BG, PW_COLOR_ACCENT_FG,
                   PW_COLOR_CARD);
    }
  else
    {
      pw_pen_icon (pen, piece->icon, 0, w * 0.27, w * 0.25, PW_HUE_EDGE (piece->hue), 0.85);
    }
}

/* A small space that may be chosen: its key, and its number below. */
static void
small_legal (PwPen         *pen,
             const PwPiece *piece)
{
  double w = piece->size, y, size, low = key_on_hex (piece, &y, &size);
  char text[12];

  if (piece->number != 0 && w >= NUMBER)
    {
      g_snprintf (text, sizeof text, "%u", piece->number);
      pw_pen_text (pen, 0, (low + w / 2) / 2, 0.5, text, w * 0.42, 700, PW_COLOR_TEXT);
    }
  draw_key (pen, piece, 0, y, size);
}

static void
draw_space (PwPen         *pen,
            const PwPiece *piece)
{
  double w = piece->size, line = grow (w);
  gboolean large = w > PW_HEX_LARGE, far = w >= PW_HEX_FAR;
  gboolean legal = (piece->flags & PW_PIECE_LEGAL) != 0;
  char text[12];

  if (legal && large)
    {
      hex (pen, w + 5 * line);
      pw_pen_color (pen, PW_COLOR_GLOW, 0.26);
      cairo_set_line_width (pen->cr, 7 * line);
      cairo_stroke (pen->cr);
    }

  hex (pen, w - (large ? 3 * line : 1.2));
  pw_pen_mix (pen, PW_HUE_TINT (piece->hue), PW_COLOR_TEXT, (piece->flags & PW_PIECE_HOVER) != 0 ? 0.08 : 0);
  cairo_fill_preserve (pen->cr);
  if (large)
    pw_hex_pattern (pen, piece->hue, w, legal ? 0.1 : 0.16, PW_HUE_EDGE (piece->hue));
  cairo_new_path (pen->cr);

  if ((piece->flags & PW_PIECE_OUTLINED) != 0)
    ring (pen, w - 3, PW_COLOR_RIM, MAX (1, 0.036 * w));
  if (legal)
    ring (pen, w - 5 * line, PW_COLOR_GLOW, MAX (large ? 2.5 : 1.5, w * 0.052));
  if (legal && has_key (piece) && !has_key_room (piece))
    {
      small_legal (pen, piece);
      return;
    }
  if (w < NUMBER)
    return;

  /* Where room is short the number alone can be read. */
  if (!large || (piece->flags & PW_PIECE_BARE) != 0)
    {
      if (piece->number == 0)
        return;
      g_snprintf (text, sizeof text, "%u", piece->number);
      pw_pen_text (pen, 0, 0, 0.5, text, w * 0.5, 700, PW_COLOR_TEXT);
    }
  else if (legal)
    {
      legal_details (pen, piece);
    }
  else
    {
      pw_pen_number (pen, 0, -w * 0.12, w * (far ? 0.41 : 0.33), piece->number);
      if ((piece->flags & PW_PIECE_UNCHECKED) != 0)
        pw_pen_text (pen, 0, w * (far ? 0.3 : 0.27), 0.5, "?", w * 0.28, 800, PW_HUE_EDGE (piece->hue));
      else if (piece->icon[0] != '\0')
        pw_pen_icon (pen, piece->icon, 0, w * (far ? 0.3 : 0.27), w * 0.25, PW_HUE_EDGE (piece->hue), 0.85);
    }
}

/* Whether a tile has its key on it: what it shows stands below. */
static gboolean
keyed_inside (const PwPiece *piece)
{
  return has_key (piece) && pw_hex_key_is_inside (piece);
}

/* What a tile shows: its picture above its letter, or the picture alone where room is short. */
static void
tile_details (PwPen         *pen,
              const PwPiece *piece)
{
  double w = piece->size;
  PwColor ink = PW_HUE_GLYPH (piece->hue);
  gboolean below = keyed_inside (piece);
  const char *number = strpbrk (piece->label, "0123456789");
  char label[sizeof piece->label + 1];

  /* A tile as it was last known is still that tile: its number stays. */
  g_snprintf (label, sizeof label, "%s%s", (piece->flags & PW_PIECE_UNCHECKED) == 0 || number != NULL ? piece->label : "",
              (piece->flags & PW_PIECE_UNCHECKED) != 0 ? "?" : "");
  if (piece->icon[0] == '\0')
    {
      pw_pen_text (pen, 0, below ? w * 0.2 : 0, 0.5, label, w * (below ? 0.4 : 0.5), 800, ink);
    }
  else if (below && (label[0] == '\0' || w <= PW_HEX_LARGE))
    {
      pw_pen_icon (pen, piece->icon, 0, w * 0.21, w * 0.42, ink, 1);
    }
  else if (w < 24)
    {
      pw_pen_icon (pen, piece->icon, 0, 0, w * 0.62, ink, 1);
    }
  else if (label[0] != '\0' && w > PW_HEX_LARGE)
    {
      pw_pen_icon (pen, piece->icon, 0, w * (below ? 0.04 : -0.1), w * (below ? 0.34 : 0.47), ink, 1);
      pw_pen_text (pen, 0, w * 0.33, 0.5, label, MAX (11, w * (w < PW_HEX_FAR ? 0.18 : 0.2)), 700, ink);
    }
  else if (number != NULL && w >= 24)
    {
      /* The number says which tile it is: keep it, and leave the letter out. */
      pw_pen_icon (pen, piece->icon, 0, -w * 0.12, w * 0.46, ink, 1);
      pw_pen_text (pen, 0, w * 0.29, 0.5, number, MAX (9, w * 0.3), 700, ink);
    }
  else
    {
      pw_pen_icon (pen, piece->icon, 0, 0, w * 0.56, ink, 1);
    }
}

static void
draw_tile (PwPen         *pen,
           const PwPiece *piece)
{
  double w = piece->size, line = grow (w), edge = w > PW_HEX_LARGE ? 1.5 * line : 1;

  if (w >= 24)
    {
      pw_hex_path (pen->cr, 0, w * 0.035, w - 3 * line, RADIUS, FALSE);
      pw_pen_paint (pen, (int) PW_HUE_EDGE (piece->hue), PW_PEN_NONE, 0);
    }
  hex (pen, w - 3 * line);
  pw_pen_mix (pen, PW_HUE_FILL (piece->hue), PW_COLOR_TEXT, (piece->flags & PW_PIECE_HOVER) != 0 ? 0.08 : 0);
  cairo_fill_preserve (pen->cr);
  if (w > 44)
    pw_hex_pattern (pen, piece->hue, w, 0.13, PW_HUE_GLYPH (piece->hue));
  pw_pen_paint (pen, PW_PEN_NONE, (int) PW_HUE_EDGE (piece->hue), edge);
  tile_details (pen, piece);
  /* On the lower right, so that picture and letter stay to be seen; alone where there is no room for both. */
  if (piece->badge != 0)
    pw_shield_draw_badge (pen, w > PW_HEX_LARGE ? w * 0.24 : 0, w > PW_HEX_LARGE ? w * 0.2 : 0,
                          w > PW_HEX_LARGE ? MAX (20, w * 0.4) : w * 0.66, piece->badge);
  if ((piece->flags & PW_PIECE_CORRECTED) != 0)
    corrected (pen, w);
}

static void
draw_unknown (PwPen         *pen,
              const PwPiece *piece)
{
  double w = piece->size;
  gboolean hue = piece->hue >= 0;
  PwColor edge = hue ? PW_HUE_EDGE (piece->hue) : PW_COLOR_STRONG;

  pw_hex_path (pen->cr, 0, 1.5, w - 2, RADIUS, FALSE);
  pw_pen_paint (pen, (int) edge, PW_PEN_NONE, 0);
  hex (pen, w - 2);
  pw_pen_mix (pen, hue ? PW_HUE_FILL (piece->hue) : PW_COLOR_CARD, PW_COLOR_TEXT,
              (piece->flags & PW_PIECE_HOVER) != 0 ? 0.08 : 0);
  cairo_fill_preserve (pen->cr);
  pw_pen_paint (pen, PW_PEN_NONE, (int) edge, 1);
  pw_pen_text (pen, 0, keyed_inside (piece) ? w * 0.22 : 0, 0.5, piece->label,
               w * (keyed_inside (piece) ? 0.4
                    : w > 22             ? 0.46
                                         : 0.6),
               800, hue ? PW_HUE_GLYPH (piece->hue) : PW_COLOR_TEXT);
}

static void
draw_gap (PwPen         *pen,
          const PwPiece *piece)
{
  static const double dash[] = { 3, 2.5 };
  double w = piece->size;

  hex (pen, w - 3);
  if (piece->hue >= 0)
    {
      pw_pen_mix (pen, PW_HUE_TINT (piece->hue), PW_COLOR_TEXT, (piece->flags & PW_PIECE_HOVER) != 0 ? 0.08 : 0);
      cairo_fill_preserve (pen->cr);
    }
  cairo_set_dash (pen->cr, dash, 2, 0);
  if ((piece->flags & PW_PIECE_NIGHT) != 0)
    {
      pw_pen_color (pen, PW_COLOR_NIGHT_FG, 0.55);
      cairo_set_line_width (pen->cr, 1);
      cairo_stroke (pen->cr);
    }
  else
    {
      pw_pen_paint (pen, PW_PEN_NONE, piece->hue >= 0 ? (int) PW_HUE_EDGE (piece->hue) : PW_COLOR_STRONG, 1.2);
    }
  cairo_set_dash (pen->cr, NULL, 0, 0);

  if (piece->list[0] != 0)
    pw_marker_draw (pen, 0, 0, w * 0.28, piece->list[0], piece->initials[0]);
  else if (piece->hue >= 0 && piece->label[0] != '\0')
    pw_pen_text (pen, 0, 0, 0.5, piece->label, w * 0.42, 700, PW_HUE_EDGE (piece->hue));
  else if (piece->icon[0] != '\0')
    pw_pen_icon (pen, piece->icon, 0, 0, w * 0.42, PW_COLOR_STRONG, 1);
}

static void
draw_dark_tile (PwPen         *pen,
                const PwPiece *piece)
{
  static const double dots[] = { 2, 4 };
  double w = piece->size;

  pw_hex_path (pen->cr, 0, w * 0.035, w - 3, RADIUS, FALSE);
  pw_pen_paint (pen, PW_COLOR_TEXT, PW_PEN_NONE, 0);
  hex (pen, w - 3);
  pw_pen_paint (pen, PW_COLOR_NIGHT, PW_COLOR_TEXT, 1.5);
  cairo_set_dash (pen->cr, dots, 2, 0);
  ring (pen, w * 0.78, PW_COLOR_NIGHT_FG, 1.5);
  cairo_set_dash (pen->cr, NULL, 0, 0);
}

static void
draw_rider (PwPen         *pen,
            const PwPiece *piece)
{
  double w = piece->size;
  /* Off the board it lies on no hue. */
  PwColor edge = piece->hue >= 0 ? PW_HUE_EDGE (piece->hue) : PW_COLOR_STRONG;
  char text[12];

  pw_hex_path (pen->cr, 0, w * 0.035, w - 3, RADIUS, FALSE);
  pw_pen_paint (pen, (int) edge, PW_PEN_NONE, 0);
  hex (pen, w - 3);
  pw_pen_mix (pen, piece->hue >= 0 ? PW_HUE_TINT (piece->hue) : PW_COLOR_LAND, PW_COLOR_TEXT,
              (piece->flags & PW_PIECE_HOVER) != 0 ? 0.08 : 0);
  cairo_fill_preserve (pen->cr);
  pw_pen_paint (pen, PW_PEN_NONE, (int) edge, 1.5);
  hex (pen, w * 0.76);
  pw_pen_paint (pen, PW_COLOR_CARD, PW_COLOR_TEXT, w > PW_HEX_LARGE ? 2 : 1);
  pw_pen_icon (pen, piece->icon, 0, 0, w * 0.43, PW_COLOR_TEXT, 1);
  if (piece->count > 1)
    {
      /* U+00D7 MULTIPLICATION SIGN */
      g_snprintf (text, sizeof text, "\303\227%u", piece->count);
      pw_pen_pill (pen, w * 0.3, w * 0.4, MAX (11, w * 0.3), text, PW_COLOR_CARD, PW_COLOR_TEXT, PW_COLOR_TEXT);
    }
  if ((piece->flags & PW_PIECE_CORRECTED) != 0)
    corrected (pen, w);
}

static void
plate_tokens (PwPen         *pen,
              const PwPiece *piece)
{
  double s = piece->size / PW_PLATE_HEIGHT, size, x, y;
  guint n = 0, i;

  while (n < G_N_ELEMENTS (piece->list) && piece->list[n] != 0)
    n++;
  for (i = 0; i < n; i++)
    {
      pw_plate_token_place (piece->size, (piece->flags & PW_PIECE_SIDEWAYS) != 0, i, n, &x, &y, &size);
      pw_token_draw_square (pen, x, y, size, piece->list[i]);
      pw_token_draw_badge (pen, x + size, y + size - 1, MIN (size, 16 * s), piece->amounts[i]);
    }
}

static void
draw_plate (PwPen         *pen,
            const PwPiece *piece)
{
  double h = piece->size, s = h / PW_PLATE_HEIGHT;
  gboolean night = (piece->flags & PW_PIECE_NIGHT) != 0;
  gboolean lit = (piece->flags & (PW_PIECE_LEGAL | PW_PIECE_SELECTED)) != 0;
  int fill = night ? PW_COLOR_NIGHT : PW_COLOR_LAND;
  int line = lit ? PW_COLOR_GLOW : night ? PW_COLOR_STRONG : PW_COLOR_LINE;

  pw_hex_path (pen->cr, 0, 0, h - 6, 0.06, TRUE);
  pw_pen_mix (pen, (PwColor) fill, PW_COLOR_TEXT, (piece->flags & PW_PIECE_HOVER) != 0 ? 0.08 : 0);
  cairo_fill_preserve (pen->cr);
  pw_pen_paint (pen, PW_PEN_NONE, line, lit ? 2.5 : 1);
  if (night)
    {
      pw_pen_icon (pen, piece->icon, -7 * s, -h * 0.39, 13 * s, PW_COLOR_NIGHT_FG, 1);
      pw_pen_text (pen, 7 * s, -h * 0.39, 0.5, piece->label, 12.5 * s, 700, PW_COLOR_NIGHT_FG);
    }
  else
    {
      double x, y, size;

      pw_plate_die_place (h, (piece->flags & PW_PIECE_SIDEWAYS) != 0, &x, &y, &size);
      pw_dice_draw_face (pen, x, y, size, piece->number);
    }
  if (piece->keycap != 0)
    pw_pen_keycap (pen, 24 * s, -h * 0.39, 15 * s, piece->keycap);
  plate_tokens (pen, piece);
}

/**
 * pw_hex_key_place:
 * @width: of a tile
 * @x: (out): of the middle of its key, from the middle of the tile
 * @y: (out): the same, downwards
 * @size: (out): how wide and high the key is
 *
 * A key stands on the upper corner of a tile, or, on a small one, in the notch between it and the tile left of it: beside what it
 * chooses, and over nothing.
 */
void
pw_hex_key_place (double width, double *x, double *y, double *size)
{
  gboolean small = width < PW_HEX_LARGE;

  *size = small ? 15 : 17 * grow (width);
  *x = small ? -width / 2 : 0;
  *y = small ? -width * PW_HEX_SIDE / 2 - *size / 2 * (1 + PW_HEX_SIDE) : -width * PW_HEX_SIDE - *size / 2;
}

static void
draw_states (PwPen         *pen,
             const PwPiece *piece)
{
  double w = piece->size, line = grow (w);
  gboolean flat = piece->kind == PW_PIECE_PLATE;

  if ((piece->flags & PW_PIECE_SELECTED) != 0 && !flat)
    {
      ring (pen, w + line, PW_COLOR_WINDOW, 3 * line);
      ring (pen, w + 6 * line, PW_COLOR_GLOW, 3 * line);
    }
  if ((piece->flags & PW_PIECE_REFUSED) != 0 && w > PW_HEX_LARGE && !flat)
    refused (pen, w);
  /* Tiles that may be chosen have the key alone: a ring never touches a tile. */
  if (piece->kind != PW_PIECE_SPACE && piece->keycap != 0 && !flat)
    {
      double x = 0, y, size;

      if (pw_hex_key_is_inside (piece))
        key_on_hex (piece, &y, &size);
      else
        pw_hex_key_place (w, &x, &y, &size);
      draw_key (pen, piece, x, y, size);
    }
  if ((piece->flags & PW_PIECE_FOCUS) != 0)
    {
      pw_hex_path (pen->cr, 0, 0, flat ? w - 6 : w - 2 * line, flat ? 0.06 : RADIUS, flat);
      pw_pen_paint (pen, PW_PEN_NONE, PW_COLOR_CARD, 5 * line);
      pw_hex_path (pen->cr, 0, 0, flat ? w - 6 : w - 2 * line, flat ? 0.06 : RADIUS, flat);
      pw_pen_paint (pen, PW_PEN_NONE, PW_COLOR_TEXT, 2.5 * line);
    }
}

/* All kinds of pieces that are hexes. */
void
pw_hex_draw (PwPen         *pen,
             const PwPiece *piece)
{
  gboolean dim = (piece->flags & PW_PIECE_DIM) != 0;

  if (dim)
    cairo_push_group (pen->cr);
  if (piece->kind == PW_PIECE_PLATE)
    draw_plate (pen, piece);
  else if (piece->kind == PW_PIECE_DARK_TILE)
    draw_dark_tile (pen, piece);
  else if (piece->kind == PW_PIECE_GAP)
    draw_gap (pen, piece);
  else if (piece->kind == PW_PIECE_UNKNOWN)
    draw_unknown (pen, piece);
  else if (piece->kind == PW_PIECE_RIDER)
    draw_rider (pen, piece);
  else if (piece->hue < 0 || piece->hue >= PW_HUES)
    g_warn_if_reached ();
  else if (piece->kind == PW_PIECE_SPACE)
    draw_space (pen, piece);
  else
    draw_tile (pen, piece);
  if (dim)
    {
      cairo_pop_group_to_source (pen->cr);
      cairo_paint_with_alpha (pen->cr, FAINT);
    }
  draw_states (pen, piece);
}
