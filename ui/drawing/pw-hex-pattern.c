/* pw-hex-pattern.c: the pattern of each hue, for those who do not see the hue
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-hex.h"

#include "pw-path.h"

typedef struct
{
  double width, height;         /* of a cell, in pixels */
  const char *path;
} Pattern;

static const Pattern patterns[PW_HUES] = {
  [PW_HUE_GREEN] = { 10, 10, "M0 0L10 10M10 0L0 10" },
  [PW_HUE_GREY] = { 12, 8, "M0 6l3-4 3 4 3-4 3 4" },
  [PW_HUE_YELLOW] = { 6, 6, "M3 0V6" },
  [PW_HUE_BLUE] = { 14, 8, "M0 4q3.5-5 7 0t7 0" },
  [PW_HUE_LIME] = { 12, 10, "M2 5l1.8-3.5L5.6 5M8 10l1.8-3.5L11.6 10" },
  [PW_HUE_BEIGE] = { 14, 12, "M0 .5H14M0 6.5H14M3 .5V6.5M10 6.5V12" },
};

/**
 * pw_hex_pattern:
 * @pen: the pen; its current path is the hex, and is kept
 * @hue: whose pattern
 * @width: the hex's width
 * @alpha: how strong; high contrast draws 0.3 instead
 * @color: the colour of the lines
 *
 * Draws the pattern inside the current path.
 */
void
pw_hex_pattern (PwPen  *pen,
                PwHue   hue,
                double  width,
                double  alpha,
                PwColor color)
{
  const Pattern *p = &patterns[hue];
  cairo_t *cr = pen->cr;
  /* Cells keep their size up to the usual hex and grow with larger ones. */
  double scale = MAX (1, width / 78.0);
  int columns = (int) (width / scale / p->width / 2) + 1;
  int rows = (int) (width / scale * PW_HEX_HEIGHT / p->height / 2) + 1;
  int i, j;

  if (!pw_palette_get_patterns ())
    return;
  if (pen->theme == PW_THEME_HIGH || pen->theme == PW_THEME_HIGH_DARK)
    alpha = 0.3;

  cairo_save (cr);
  cairo_clip_preserve (cr);
  {
    cairo_path_t *hex = cairo_copy_path (cr);

    cairo_scale (cr, scale, scale);
    cairo_new_path (cr);
    for (j = -rows; j < rows; j++)
      for (i = -columns; i < columns; i++)
        {
          cairo_save (cr);
          cairo_translate (cr, i * p->width, j * p->height);
          pw_path_append (cr, p->path);
          cairo_restore (cr);
        }
    pw_pen_color (pen, color, alpha);
    cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_width (cr, 1);
    cairo_stroke (cr);
    cairo_restore (cr);
    cairo_append_path (cr, hex);
    cairo_path_destroy (hex);
  }
}
