/* pw-chart-labels.c: what stands at the ends of the lines of a chart, and below it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-chart-labels.h"

#include "core/pw-format.h"

/* At text scale 1: the size of the text, the distance of two labels, that of a label from its line. */
#define SIZE 12.5
#define DISTANCE 17
#define GAP 11

/**
 * pw_chart_labels_add:
 * @labels: labels, all zero at first
 * @full: whose line it is
 * @brief: the same in few words
 * @number: (nullable): what to write behind that
 * @color: of the line
 * @value: where the line ends
 *
 * Adds a label. pw_chart_labels_lay_out() says where it goes.
 */
void
pw_chart_labels_add (PwChartLabels *labels, const char *full, const char *brief, const char *number, PwColor color, int value)
{
  g_return_if_fail (labels->n < G_N_ELEMENTS (labels->all));
  labels->all[labels->n++] = (PwChartLabel){
    .full = g_strdup (full), .brief = g_strdup (brief), .number = g_strdup (number), .color = color, .value = value
  };
}

void
pw_chart_labels_clear (PwChartLabels *labels)
{
  for (guint i = 0; i < labels->n; i++)
    {
      g_free (labels->all[i].full);
      g_free (labels->all[i].brief);
      g_free (labels->all[i].number);
      g_free (labels->all[i].text);
    }
  *labels = (PwChartLabels){ 0 };
}

/* The name with its number; the name's own direction turns nothing but itself. */
static char *
write_label (const PwChartLabel *label, const char *name)
{
  g_autofree char *isolated = pw_isolate (name);

  return label->number ? g_strdup_printf ("%s %s", isolated, label->number) : g_steal_pointer (&isolated);
}

/* @n letters of a name and a sign that there are more; a letter is not parted from its accents. */
static char *
cut (const char *name, const PangoLogAttr *attributes, glong n)
{
  g_autofree char *begin = NULL;

  while (n > 1 && !attributes[n].is_cursor_position)
    n--;
  begin = g_utf8_substring (name, 0, n);
  return g_strconcat (g_strchomp (begin), "…", NULL);
}

/* The label in @room pixels: as many letters of the name as there is room for; where there is none for one letter, the number alone. */
static char *
fit (const PwChartLabel *label, PwPen *pen, double scale, double room)
{
  g_autofree char *text = write_label (label, label->brief);
  g_autoptr (PangoLayout) layout = NULL;
  const PangoLogAttr *attributes;
  glong least = 1, most = g_utf8_strlen (label->brief, -1) - 1;
  int n;

  if (most < 1 || pw_pen_measure (pen, text, SIZE * scale, 700) <= room)
    return g_steal_pointer (&text);
  layout = pango_layout_new (pen->pango);
  pango_layout_set_text (layout, label->brief, -1);
  attributes = pango_layout_get_log_attrs_readonly (layout, &n);
  while (least < most)
    {
      glong middle = (least + most + 1) / 2;
      g_autofree char *name = cut (label->brief, attributes, middle), *shorter = write_label (label, name);

      if (pw_pen_measure (pen, shorter, SIZE * scale, 700) <= room)
        least = middle;
      else
        most = middle - 1;
    }
  {
    g_autofree char *name = cut (label->brief, attributes, least), *shortest = write_label (label, name);

    return label->number && pw_pen_measure (pen, shortest, SIZE * scale, 700) > room ? g_strdup (label->number)
                                                                                     : g_steal_pointer (&shortest);
  }
}

/**
 * pw_chart_labels_room:
 * @labels: labels
 * @pen: to measure with
 * @scale: of text
 * @most: how many pixels they can have; they get more where even the numbers need it
 *
 * Returns: how much room to leave for them beside the lines, in pixels
 */
double
pw_chart_labels_room (const PwChartLabels *labels, PwPen *pen, double scale, double most)
{
  double room = 0, least = 0;

  for (guint i = 0; i < labels->n; i++)
    {
      g_autofree char *text = write_label (&labels->all[i], labels->all[i].brief);

      room = MAX (room, pw_pen_measure (pen, text, SIZE * scale, 700));
      if (labels->all[i].number)
        least = MAX (least, pw_pen_measure (pen, labels->all[i].number, SIZE * scale, 700));
    }
  return MIN (MAX (most, least + (GAP + 3) * scale), room + (GAP + 3) * scale);
}

/**
 * pw_chart_labels_lay_out:
 * @labels: labels
 * @pen: to measure with
 * @field: where the lines are
 * @width: of the whole chart, in pixels
 *
 * Puts each label where its line ends, pushed away from the others where they would cover each other, and cuts
 * names that are too long.
 */
void
pw_chart_labels_lay_out (PwChartLabels *labels, PwPen *pen, const PwChartField *field, double width)
{
  PwChartLabel *order[PW_MAX_PLAYERS];
  double scale = field->scale, bottom = field->bottom;

  for (guint i = 0; i < labels->n; i++)
    {
      PwChartLabel *label = &labels->all[i];
      guint at = i;

      g_free (label->text);
      label->x = field->right + GAP * scale;
      label->text = fit (label, pen, scale, width - label->x - 2);
      label->width = pw_pen_measure (pen, label->text, SIZE * scale, 700);
      for (; at > 0 && order[at - 1]->value < label->value; at--)
        order[at] = order[at - 1];
      order[at] = label;
    }
  for (guint i = 0; i < labels->n; i++)
    {
      order[i]->y = pw_chart_field_y (field, order[i]->value);
      if (i > 0)
        order[i]->y = MAX (order[i]->y, order[i - 1]->y + DISTANCE * scale);
    }
  for (guint i = labels->n; i-- > 0; bottom = order[i]->y - DISTANCE * scale)
    order[i]->y = MIN (order[i]->y, bottom);
}

void
pw_chart_labels_draw (const PwChartLabels *labels, PwPen *pen, double scale)
{
  for (guint i = 0; i < labels->n; i++)
    pw_pen_text (pen, labels->all[i].x, labels->all[i].y, 0, labels->all[i].text, SIZE * scale, 700, labels->all[i].color);
}

/**
 * pw_chart_labels_query:
 * @labels: labels, laid out
 * @scale: of text
 * @x: in pixels
 * @y: in pixels
 * @tooltip: (nullable): gets whose label is there, not cut
 *
 * Returns: whether there is one
 */
gboolean
pw_chart_labels_query (const PwChartLabels *labels, double scale, double x, double y, GtkTooltip *tooltip)
{
  for (guint i = 0; i < labels->n; i++)
    {
      const PwChartLabel *label = &labels->all[i];
      GdkRectangle area = { (int) label->x, (int) (label->y - DISTANCE * scale / 2), (int) label->width + 1,
                            (int) (DISTANCE * scale) };
      g_autofree char *text = NULL;

      if (!gdk_rectangle_contains_point (&area, (int) x, (int) y))
        continue;
      text = write_label (label, label->full);
      if (tooltip)
        {
          gtk_tooltip_set_text (tooltip, text);
          gtk_tooltip_set_tip_area (tooltip, &area);
        }
      return TRUE;
    }
  return FALSE;
}

/**
 * pw_chart_labels_thin:
 * @x: (inout): the middles of texts from left to right
 * @widths: how wide they are
 * @n: how many
 * @gap: between two
 * @from: where the first may begin
 * @to: where the last may end
 *
 * Moves texts inward that would stand out at the ends.
 *
 * Returns: 1 where all can be written, 2 for each second, and so on; the first always can
 */
guint
pw_chart_labels_thin (double *x, const double *widths, guint n, double gap, double from, double to)
{
  guint every;

  for (guint i = 0; i < n; i++)
    x[i] = MAX (from + widths[i] / 2, MIN (to - widths[i] / 2, x[i]));
  for (every = 1; every < n; every++)
    {
      gboolean apart = TRUE;

      for (guint i = every; i < n; i += every)
        apart = apart && x[i] - widths[i] / 2 >= x[i - every] + widths[i - every] / 2 + gap;
      if (apart)
        break;
    }
  return every;
}
