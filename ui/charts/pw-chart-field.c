/* pw-chart-field.c: the field of a chart of lines: where values lie in it, its grid, its dashes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-chart-field.h"

#include <math.h>

#include "core/pw-format.h"
#include "pw-columns.h"
#include "pw-large-text.h"

/** HEAD: the height of a line of text above the field, at text scale 1. */
#define HEAD 14

/**
 * pw_chart_field_measure:
 * @field: (out caller-allocates): the field
 * @widget: what it is drawn in
 * @least: the smallest value, at most 0
 * @most: the largest value, at least 1
 * @n_samples: how many stand beside each other
 * @names: how much room the names on the right take, in pixels, see pw_chart_labels_room()
 *
 * Leaves room for numbers on the left, names on the right, and a line of text above and below.
 */
void
pw_chart_field_measure (PwChartField *field, GtkWidget *widget, int least, int most, guint n_samples, double names)
{
  field->scale = pw_text_scale (widget);
  field->step = pw_chart_field_step (most - least);
  field->most = (most + field->step - 1) / field->step * field->step;
  field->least = -((-least + field->step - 1) / field->step * field->step);
  field->left = 34 * field->scale;
  field->right = gtk_widget_get_width (widget) - names;
  field->bottom = gtk_widget_get_height (widget) - 32 * field->scale;
  field->x_step = (field->right - field->left) / MAX (1, (int) n_samples - 1);
  pw_chart_field_set_head (field, 1);
}

/**
 * pw_chart_field_set_head:
 * @field: a field that was measured
 * @lines: so many lines of text stand above it
 *
 * Leaves room for them.
 */
void
pw_chart_field_set_head (PwChartField *field, guint lines)
{
  field->top = HEAD * lines * field->scale;
  field->y_unit = (field->bottom - field->top) / (field->most - field->least);
}

double
pw_chart_field_x (const PwChartField *field, guint sample)
{
  return field->left + sample * field->x_step;
}

double
pw_chart_field_y (const PwChartField *field, int value)
{
  return field->bottom - (value - field->least) * field->y_unit;
}

void
pw_chart_field_draw_line (PwPen *pen, double x1, double y1, double x2, double y2, PwColor color)
{
  cairo_move_to (pen->cr, x1, y1);
  cairo_line_to (pen->cr, x2, y2);
  pw_pen_paint (pen, PW_PEN_NONE, (int) color, 1);
}

void
pw_chart_field_draw_grid (const PwChartField *field, PwPen *pen)
{
  for (int value = field->least; value <= field->most; value += field->step)
    {
      double y = round (pw_chart_field_y (field, value)) + 0.5;
      g_autofree char *text = pw_number (value);

      /* Where there is something below zero, its line is told from the others. */
      pw_chart_field_draw_line (pen, field->left, y, field->right, y,
                                value == 0 && field->least < 0 ? PW_COLOR_STRONG : PW_COLOR_LINE);
      pw_pen_text (pen, field->left - 7, y, 1, text, 11.5 * field->scale, 400, PW_COLOR_DIM);
    }
}

void
pw_chart_field_set_dash (PwPen *pen, guint line)
{
  static const struct
  {
    double lengths[4];
    int n;
  } dashes[] = { { { 0 }, 0 }, { { 7, 4 }, 2 }, { { 2, 3.5 }, 2 }, { { 9, 3, 2, 3 }, 4 } };

  cairo_set_dash (pen->cr, dashes[line % 4].lengths, dashes[line % 4].n, 0);
}

/**
 * pw_chart_field_step:
 * @most: the largest value, positive
 *
 * Returns: the smallest of 1, 2, 5, 10, 20, 50... of which five reach @most
 */
int
pw_chart_field_step (int most)
{
  int step = 1;

  while (TRUE)
    {
      if (step * 5 >= most)
        return step;
      if (step * 10 >= most)
        return step * 2;
      if (step * 25 >= most)
        return step * 5;
      step *= 10;
    }
}
