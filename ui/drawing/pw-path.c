/* pw-path.c: path data as SVG writes it, as a cairo path
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-path.h"

#include <math.h>
#include <string.h>

typedef struct
{
  const char *at;
  double x, y;         /* current point */
  double hx, hy;       /* last control point, for the smooth kinds */
  char last;           /* kind of the segment before, upper case */
} Reader;

static void
skip_blank (Reader *r)
{
  while (g_ascii_isspace (*r->at) || *r->at == ',')
    r->at++;
}

static gboolean
read_number (Reader *r,
             double *value)
{
  char *end;

  skip_blank (r);
  /* g_ascii_strtod() also takes "inf", "nan" and hex numbers, which are no path data. */
  if (*r->at == '\0' || strchr ("+-.0123456789", *r->at) == NULL)
    return FALSE;
  *value = g_ascii_strtod (r->at, &end);
  if (end == r->at)
    return FALSE;
  r->at = end;
  return isfinite (*value);
}

/* A flag of an arc is one digit; nothing need stand between it and the next number. */
static gboolean
read_flag (Reader   *r,
           gboolean *value)
{
  skip_blank (r);
  if (*r->at != '0' && *r->at != '1')
    return FALSE;
  *value = *r->at++ == '1';
  return TRUE;
}

static gboolean
read_numbers (Reader *r,
              double *values,
              guint   n)
{
  guint i;

  for (i = 0; i < n; i++)
    if (!read_number (r, &values[i]))
      return FALSE;
  return TRUE;
}

/* The arc from the current point to (x, y); the arithmetic is that of the SVG standard,
 * "conversion from endpoint to center parameterization". */
static void
append_arc (cairo_t *cr,
            Reader  *r,
            double   rx,
            double   ry,
            double   degrees,
            gboolean large,
            gboolean sweep,
            double   x,
            double   y)
{
  double phi = degrees * G_PI / 180.0;
  double dx = (r->x - x) / 2, dy = (r->y - y) / 2;
  double x1 = cos (phi) * dx + sin (phi) * dy, y1 = -sin (phi) * dx + cos (phi) * dy;
  double grow, root, cx1, cy1, cx, cy, from, to;

  rx = fabs (rx);
  ry = fabs (ry);
  if (rx < 1e-9 || ry < 1e-9 || (fabs (dx) < 1e-12 && fabs (dy) < 1e-12))
    {
      cairo_line_to (cr, x, y);
      return;
    }

  grow = x1 * x1 / (rx * rx) + y1 * y1 / (ry * ry);
  if (grow > 1)
    {
      rx *= sqrt (grow);
      ry *= sqrt (grow);
    }
  root = (rx * rx * ry * ry - rx * rx * y1 * y1 - ry * ry * x1 * x1) / (rx * rx * y1 * y1 + ry * ry * x1 * x1);
  root = sqrt (MAX (root, 0)) * (large == sweep ? -1 : 1);
  cx1 = root * rx * y1 / ry;
  cy1 = -root * ry * x1 / rx;
  cx = cos (phi) * cx1 - sin (phi) * cy1 + (r->x + x) / 2;
  cy = sin (phi) * cx1 + cos (phi) * cy1 + (r->y + y) / 2;
  from = atan2 ((y1 - cy1) / ry, (x1 - cx1) / rx);
  to = atan2 ((-y1 - cy1) / ry, (-x1 - cx1) / rx);

  cairo_save (cr);
  cairo_translate (cr, cx, cy);
  cairo_rotate (cr, phi);
  cairo_scale (cr, rx, ry);
  if (sweep)
    cairo_arc (cr, 0, 0, 1, from, to);
  else
    cairo_arc_negative (cr, 0, 0, 1, from, to);
  cairo_restore (cr);
}

/* The first control point of a curve: said, or the last one mirrored, where the segment before was such a curve too. */
static gboolean
read_control (Reader *r, char upper, const char *said_and_mirrored, double ox, double oy, double *cx, double *cy)
{
  gboolean mirrored = r->last != '\0' && strchr (said_and_mirrored, r->last) != NULL;
  double v[2];

  *cx = mirrored ? 2 * r->x - r->hx : r->x;
  *cy = mirrored ? 2 * r->y - r->hy : r->y;
  if (upper != said_and_mirrored[0])
    return TRUE;
  if (!read_numbers (r, v, 2))
    return FALSE;
  *cx = ox + v[0];
  *cy = oy + v[1];
  return TRUE;
}

static gboolean
append_cubic (cairo_t *cr, Reader *r, char upper, double ox, double oy)
{
  double v[4], cx, cy;

  if (!read_control (r, upper, "CS", ox, oy, &cx, &cy) || !read_numbers (r, v, 4))
    return FALSE;
  r->hx = ox + v[0];
  r->hy = oy + v[1];
  r->x = ox + v[2];
  r->y = oy + v[3];
  cairo_curve_to (cr, cx, cy, r->hx, r->hy, r->x, r->y);
  return TRUE;
}

static gboolean
append_quadratic (cairo_t *cr, Reader *r, char upper, double ox, double oy)
{
  double v[2], cx, cy;

  if (!read_control (r, upper, "QT", ox, oy, &cx, &cy) || !read_numbers (r, v, 2))
    return FALSE;
  r->hx = cx;
  r->hy = cy;
  v[0] += ox;
  v[1] += oy;
  cairo_curve_to (cr, r->x + 2 * (cx - r->x) / 3, r->y + 2 * (cy - r->y) / 3, v[0] + 2 * (cx - v[0]) / 3,
                  v[1] + 2 * (cy - v[1]) / 3, v[0], v[1]);
  r->x = v[0];
  r->y = v[1];
  return TRUE;
}

static gboolean
append_segment (cairo_t *cr,
                Reader  *r,
                char     kind)
{
  gboolean relative = g_ascii_islower (kind);
  double ox = relative ? r->x : 0, oy = relative ? r->y : 0;
  double v[6];
  gboolean large, sweep;
  char upper = g_ascii_toupper (kind);

  switch (upper)
    {
    case 'M':
    case 'L':
      if (!read_numbers (r, v, 2))
        return FALSE;
      r->x = ox + v[0];
      r->y = oy + v[1];
      if (upper == 'M')
        cairo_move_to (cr, r->x, r->y);
      else
        cairo_line_to (cr, r->x, r->y);
      break;
    case 'H':
      if (!read_number (r, v))
        return FALSE;
      r->x = ox + v[0];
      cairo_line_to (cr, r->x, r->y);
      break;
    case 'V':
      if (!read_number (r, v))
        return FALSE;
      r->y = oy + v[0];
      cairo_line_to (cr, r->x, r->y);
      break;
    case 'C':
    case 'S':
      if (!append_cubic (cr, r, upper, ox, oy))
        return FALSE;
      break;
    case 'Q':
    case 'T':
      if (!append_quadratic (cr, r, upper, ox, oy))
        return FALSE;
      break;
    case 'A':
      if (!read_numbers (r, v, 3) || !read_flag (r, &large) || !read_flag (r, &sweep) || !read_numbers (r, v + 3, 2))
        return FALSE;
      append_arc (cr, r, v[0], v[1], v[2], large, sweep, ox + v[3], oy + v[4]);
      r->x = ox + v[3];
      r->y = oy + v[4];
      break;
    default: return FALSE;
    }
  r->last = upper;
  return TRUE;
}

/**
 * pw_path_append:
 * @cr: where to append
 * @data: what an SVG path has in "d"
 *
 * Appends the path to that of @cr, in the units of @data.
 *
 * Returns: %FALSE when @data is no path data; what stands before the fault is appended
 */
gboolean
pw_path_append (cairo_t    *cr,
                const char *data)
{
  Reader r = { .at = data };
  char kind = '\0';

  for (skip_blank (&r); *r.at != '\0'; skip_blank (&r))
    {
      if (g_ascii_isalpha (*r.at))
        kind = *r.at++;
      else if (kind == 'M' || kind == 'm')
        kind = kind == 'M' ? 'L' : 'l';

      if (kind == 'z' || kind == 'Z')
        {
          cairo_close_path (cr);
          cairo_get_current_point (cr, &r.x, &r.y);
          r.last = 'Z';
          kind = '\0';
        }
      else if (!append_segment (cr, &r, kind))
        {
          return FALSE;
        }
    }
  return TRUE;
}
