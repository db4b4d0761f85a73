/* pw-pen.c: what every drawn piece is made of: colours, text, boxes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-pen.h"

#include "core/pw-view-text.h"
#include "pw-pictogram.h"

void
pw_pen_color (PwPen  *pen,
              PwColor color,
              double  alpha)
{
  GdkRGBA c;

  pw_palette_rgba (pen->theme, color, &c);
  cairo_set_source_rgba (pen->cr, c.red, c.green, c.blue, alpha);
}

/* @color with @share (0 to 1) of @other mixed in. */
void
pw_pen_mix (PwPen  *pen,
            PwColor color,
            PwColor other,
            double  share)
{
  GdkRGBA a, b;

  pw_palette_rgba (pen->theme, color, &a);
  pw_palette_rgba (pen->theme, other, &b);
  cairo_set_source_rgb (pen->cr, a.red + (b.red - a.red) * share, a.green + (b.green - a.green) * share,
                        a.blue + (b.blue - a.blue) * share);
}

/* Fills and outlines the current path, and forgets it. */
void
pw_pen_paint (PwPen *pen,
              int    fill,
              int    stroke,
              double width)
{
  if (fill != PW_PEN_NONE)
    {
      pw_pen_color (pen, fill, 1);
      cairo_fill_preserve (pen->cr);
    }
  if (stroke != PW_PEN_NONE)
    {
      pw_pen_color (pen, stroke, 1);
      cairo_set_line_width (pen->cr, width);
      cairo_stroke_preserve (pen->cr);
    }
  cairo_new_path (pen->cr);
}

/* The path of a box with round corners. */
void
pw_pen_box (PwPen *pen,
            double x,
            double y,
            double width,
            double height,
            double radius)
{
  cairo_t *cr = pen->cr;
  double r = MIN (radius, MIN (width, height) / 2);

  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width - r, y + r, r, -G_PI_2, 0);
  cairo_arc (cr, x + width - r, y + height - r, r, 0, G_PI_2);
  cairo_arc (cr, x + r, y + height - r, r, G_PI_2, G_PI);
  cairo_arc (cr, x + r, y + r, r, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}

static gboolean
has_letters (const char *text)
{
  for (; *text; text = g_utf8_next_char (text))
    if (g_unichar_isalpha (g_utf8_get_char (text)))
      return TRUE;
  return FALSE;
}

static PangoLayout *
lay_out (PwPen      *pen,
         const char *text,
         double      size,
         int         weight)
{
  PangoLayout *layout = pango_layout_new (pen->pango);
  g_autoptr (PangoFontDescription) font = pango_font_description_copy (pango_context_get_font_description (pen->pango));
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_font_description_set_weight (font, (PangoWeight) weight);
  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum"));
  pango_layout_set_font_description (layout, font);
  pango_layout_set_attributes (layout, attributes);
  pango_layout_set_text (layout, text, -1);
  /* A sign stands before its number, whichever way words run: U+200E LEFT-TO-RIGHT MARK. */
  if (pango_context_get_base_dir (pen->pango) == PANGO_DIRECTION_RTL && !has_letters (text))
    {
      g_autofree char *marked = g_strconcat ("\342\200\216", text, NULL);

      pango_layout_set_text (layout, marked, -1);
    }
  return layout;
}

/**
 * pw_pen_measure:
 * @pen: the pen
 * @text: one line
 * @size: font size in pixels
 * @weight: 400, 700, 800
 *
 * Returns: the width that pw_pen_text() would take, in pixels
 */
double
pw_pen_measure (PwPen      *pen,
                const char *text,
                double      size,
                int         weight)
{
  g_autoptr (PangoLayout) layout = lay_out (pen, text, size, weight);
  PangoRectangle extents;

  pango_layout_get_extents (layout, NULL, &extents);
  return (double) extents.width / PANGO_SCALE;
}

/**
 * pw_pen_text:
 * @pen: the pen
 * @x: the left edge, middle or right edge, as @align says
 * @y: the middle of the capitals
 * @align: 0 for the left edge, 0.5 for the middle, 1 for the right edge
 * @text: one line
 * @size: font size in pixels
 * @weight: 400, 700, 800
 * @color: its colour
 *
 * Returns: the width in pixels
 */
double
pw_pen_text (PwPen      *pen,
             double      x,
             double      y,
             double      align,
             const char *text,
             double      size,
             int         weight,
             PwColor     color)
{
  g_autoptr (PangoLayout) layout = lay_out (pen, text, size, weight);
  PangoRectangle extents;

  pango_layout_get_extents (layout, NULL, &extents);
  pw_pen_color (pen, color, 1);
  /* 0.355: half the height of capitals and figures of the usual interface fonts. */
  cairo_move_to (pen->cr, x - align * extents.width / PANGO_SCALE, y + size * 0.355);
  pango_cairo_show_layout_line (pen->cr, pango_layout_get_line_readonly (layout, 0));
  cairo_new_path (pen->cr);
  return (double) extents.width / PANGO_SCALE;
}

/* A die value: a digit in an outlined box. */
void
pw_pen_number (PwPen *pen,
               double cx,
               double cy,
               double size,
               guint  number)
{
  char text[12];

  g_snprintf (text, sizeof text, "%u", number);
  pw_pen_box (pen, cx - size / 2, cy - size / 2, size, size, size * 0.24);
  pw_pen_paint (pen, PW_COLOR_CARD, PW_COLOR_STRONG, 1.2);
  pw_pen_text (pen, cx, cy, 0.5, text, size * 0.68, 700, PW_COLOR_TEXT);
}

/* A key to press, as PwViewInput.keys has it, in a dark box: round (@cx, @cy) where it is one character, else wider towards the end. */
void
pw_pen_keycap (PwPen *pen,
               double cx,
               double cy,
               double size,
               guint8 key)
{
  char text[4];
  double width;

  pw_view_key (text, key);
  width = text[0] && text[1] ? size * 1.32 : size;
  pw_pen_box (pen, cx - size / 2, cy - size / 2, width, size, size * 0.26);
  pw_pen_paint (pen, PW_COLOR_TEXT, PW_COLOR_CARD, 1.5);
  pw_pen_text (pen, cx + (width - size) / 2, cy, 0.5, text, size * 0.76, 800, PW_COLOR_CARD);
}

/* Points, or a count: text of @size pixels in a round box. */
void
pw_pen_pill (PwPen      *pen,
             double      cx,
             double      cy,
             double      size,
             const char *text,
             PwColor     fill,
             PwColor     ink,
             PwColor     edge)
{
  double width = size * (0.62 * g_utf8_strlen (text, -1) + 0.75);

  pw_pen_box (pen, cx - width / 2, cy - size * 0.66, width, size * 1.32, size * 0.66);
  pw_pen_paint (pen, fill, edge, 1.5);
  pw_pen_text (pen, cx, cy, 0.5, text, size, 800, ink);
}

void
pw_pen_icon (PwPen      *pen,
             const char *name,
             double      cx,
             double      cy,
             double      size,
             PwColor     color,
             double      alpha)
{
  pw_pen_color (pen, color, alpha);
  pw_pictogram_draw (pen->cr, name, cx, cy, size);
}

/**
 * pw_pen_warning:
 * @pen: the pen
 * @x: its middle
 * @y: its middle
 * @r: its radius in pixels
 *
 * Draws the triangle of what was played so against the rules.
 */
void
pw_pen_warning (PwPen *pen,
                double x,
                double y,
                double r)
{
  cairo_move_to (pen->cr, x, y - r);
  cairo_line_to (pen->cr, x + r, y + r * 0.75);
  cairo_line_to (pen->cr, x - r, y + r * 0.75);
  cairo_close_path (pen->cr);
  cairo_set_line_join (pen->cr, CAIRO_LINE_JOIN_ROUND);
  pw_pen_paint (pen, PW_COLOR_WARN, PW_COLOR_CARD, 1.5);
}
