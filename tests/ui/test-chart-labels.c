/* test-chart-labels.c: what stands at the ends of lines and below them has room, in narrow windows and with large text, too
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "pw-line-chart.h"
#include "pw-time-chart.h"
#include "pw-ui-test.h"

#define LONG_NAME "Maximiliane Theodora von Hohenstein-Braunfels"

/* What stands at the ends of lines is inside the chart, apart from each other, and cut only where it has to be. */
static void
check_labels (const PwChartLabels *labels, const PwChartField *field, GtkWidget *chart, gboolean whole)
{
  double width = gtk_widget_get_width (chart);
  guint n_long = 0;

  g_assert_cmpfloat (field->right - field->left, >, width * 0.4);
  for (guint i = 0; i < labels->n; i++)
    {
      const PwChartLabel *label = &labels->all[i];
      gboolean cut = strstr (label->text, "…") != NULL;

      g_assert_cmpfloat (label->x, >=, field->right);
      g_assert_cmpfloat (label->x + label->width, <=, width);
      g_assert_cmpfloat (label->y, <=, field->bottom);
      g_assert_true (label->number == NULL || g_str_has_suffix (label->text, label->number));
      /* Where there is no room for a letter of it, the colour alone says whose it is. */
      g_assert_true (g_strcmp0 (label->text, label->number) == 0 || g_str_has_prefix (label->text, cut ? "M" : label->brief));
      g_assert_false (cut && whole);
      n_long += g_str_equal (label->full, LONG_NAME);
      /* The whole name is told where the pointer is. */
      g_assert_true (pw_chart_labels_query (labels, field->scale, label->x + 2, label->y, NULL));
      g_assert_false (pw_chart_labels_query (labels, field->scale, field->left, label->y, NULL));
      for (guint k = 0; k < i; k++)
        g_assert_cmpfloat (ABS (label->y - labels->all[k].y), >=, 16 * field->scale);
    }
  g_assert_cmpuint (n_long, ==, 1);
}

static GtkWidget *
show_at (GtkWidget *chart, int width, int height, int percent)
{
  GtkWidget *window = gtk_window_new ();

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024 * percent / 100, NULL);
  gtk_widget_set_size_request (chart, width, height);
  gtk_widget_set_halign (chart, GTK_ALIGN_START);
  gtk_widget_set_valign (chart, GTK_ALIGN_START);
  gtk_window_set_child (GTK_WINDOW (window), chart);
  gtk_window_present (GTK_WINDOW (window));
  pw_ui_test_settle ();
  return window;
}

static const struct
{
  int width, height, percent;
  gboolean whole;
} sizes[] = { { 1100, 260, 100, TRUE }, { 312, 240, 100, FALSE }, { 480, 340, 200, FALSE }, { 900, 400, 200, FALSE }, { 240, 240, 200, FALSE } };

static void
test_names (void)
{
  const PwGame *game = pw_ui_test_game ();
  const char *const names[] = { "Ana", LONG_NAME, "Mo" };
  g_autoptr (PwSetup) setup = pw_setup_new (game, 3);
  g_autoptr (PwSession) session = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    pw_setup_set_name (setup, i, names[i]);
  session = pw_session_new (game, setup, NULL);
  pw_ui_test_play_dealt (session, G_MAXUINT, 3);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GtkWidget *chart = pw_line_chart_new (), *window;
      g_auto (PwChartLabels) labels = { 0 };
      PwChartField field;

      pw_line_chart_set (PW_LINE_CHART (chart), pw_session_get_history (session));
      window = show_at (chart, sizes[i].width, sizes[i].height, sizes[i].percent);
      g_assert_true (pw_curve_chart_lay_out (PW_CURVE_CHART (chart), &field, &labels));
      check_labels (&labels, &field, chart, sizes[i].whole);
      gtk_window_destroy (GTK_WINDOW (window));
      pw_ui_test_settle ();
    }
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-xft-dpi");
}

/* Two players on twenty days. */
static PwTimeLine *
make_time_line (void)
{
  PwTimeLine *time_line = g_new0 (PwTimeLine, 1);

  time_line->n_lines = 2;
  time_line->labels[0] = g_strdup (LONG_NAME);
  time_line->labels[1] = g_strdup ("Mo");
  time_line->periods = g_ptr_array_new_with_free_func (g_free);
  time_line->sums = g_array_new (FALSE, TRUE, sizeof (gint64));
  time_line->counts = g_array_new (FALSE, TRUE, sizeof (guint));
  for (guint day = 1; day <= 20; day++)
    for (guint line = 0; line < 2; line++)
      {
        gint64 sum = (gint64) day * 5 - 20 * line;
        guint count = 1;

        if (line == 0)
          g_ptr_array_add (time_line->periods, g_strdup_printf ("2026-09-%02u", day));
        g_array_append_val (time_line->sums, sum);
        g_array_append_val (time_line->counts, count);
      }
  return time_line;
}

/* Days are written as people write them, none over another, none cut. */
static void
test_days (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GtkWidget *chart = pw_time_chart_new (), *window;
      g_auto (PwChartLabels) labels = { 0 };
      g_auto (GStrv) names = g_new0 (char *, 21);
      double x[20], widths[20], end = 0;
      PwChartField field;
      guint every, n = 0;

      pw_time_chart_set (PW_TIME_CHART (chart), make_time_line ());
      window = show_at (chart, sizes[i].width, sizes[i].height, sizes[i].percent);
      g_assert_true (pw_curve_chart_lay_out (PW_CURVE_CHART (chart), &field, &labels));
      check_labels (&labels, &field, chart, sizes[i].whole);
      every = pw_time_chart_place_periods (PW_TIME_CHART (chart), &field, names, x, widths);
      g_assert_cmpstr (names[0], ==, "1 Sep 2026");
      g_assert_cmpstr (names[19], ==, "20 Sep 2026");
      for (guint day = 0; day < 20; day += every, n++)
        {
          g_assert_cmpfloat (x[day] - widths[day] / 2, >, end);
          end = x[day] + widths[day] / 2;
          /* Not far from its tick. */
          g_assert_cmpfloat (ABS (x[day] - pw_chart_field_x (&field, day)), <, widths[day] / 2 + 1);
        }
      g_assert_cmpfloat (end, <=, gtk_widget_get_width (chart));
      g_assert_cmpuint (n, >=, 2);
      gtk_window_destroy (GTK_WINDOW (window));
      pw_ui_test_settle ();
    }
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-xft-dpi");
}

/* A name is cut between letters, not between a letter and its accent, and one from right to left turns only itself. */
static void
test_letters (void)
{
  static const char *const names[] = { "Zoe\xcc\x88Zoe\xcc\x88Zoe\xcc\x88Zoe\xcc\x88Zoe\xcc\x88Zoe\xcc\x88Zoe\xcc\x88Zoe\xcc\x88",
                                       "משהמשהמשהמשהמשהמשהמשהמשהמשה", "M" };
  GtkWidget *widget = gtk_label_new (NULL);
  PwPen pen = { .pango = gtk_widget_get_pango_context (g_object_ref_sink (widget)) };
  PwChartField field = { .left = 30, .right = 100, .top = 10, .bottom = 100, .y_unit = 1, .scale = 1 };

  for (int width = 112; width < 260; width += 4)
    {
      g_auto (PwChartLabels) labels = { 0 };

      for (guint i = 0; i < G_N_ELEMENTS (names); i++)
        pw_chart_labels_add (&labels, names[i], names[i], i ? "-3" : NULL, PW_PLAYER (1), (int) i * 30);
      pw_chart_labels_lay_out (&labels, &pen, &field, width);
      for (guint i = 0; i < labels.n; i++)
        {
          const char *cut = strstr (labels.all[i].text, "…");

          g_assert_true (g_utf8_validate (labels.all[i].text, -1, NULL));
          /* After "e" its accent would follow. */
          g_assert_false (i == 0 && cut && cut[-1] == 'e');
          g_assert_true (i != 1 || g_str_equal (labels.all[1].text, "-3") ||
                         (g_str_has_prefix (labels.all[i].text, "\xe2\x81\xa8") && strstr (labels.all[i].text, "\xe2\x81\xa9 ")));
        }
      g_assert_cmpstr (labels.all[2].text, ==, "M -3");
    }
  g_object_unref (widget);
}

/* However large the text is, numbers are whole and inside: where there is no room for a letter of the name, they stand alone. */
static void
test_numbers (void)
{
  static const struct
  {
    double width, scale;
    gboolean alone;
  } cases[] = { { 280, 2, TRUE }, { 320, 1, FALSE }, { 180, 2, TRUE }, { 900, 2, FALSE } };
  GtkWidget *widget = gtk_label_new (NULL);
  PwPen pen = { .pango = gtk_widget_get_pango_context (g_object_ref_sink (widget)) };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (PwChartLabels) labels = { 0 };
      PwChartField field = { .left = 30, .top = 10, .bottom = 200, .y_unit = 1, .scale = cases[i].scale };

      pw_chart_labels_add (&labels, "Cleopatra", "Cleopatra", "100 %", PW_PLAYER (1), 100);
      pw_chart_labels_add (&labels, "Ben", "Ben", "0 %", PW_PLAYER (2), 0);
      field.right = cases[i].width - pw_chart_labels_room (&labels, &pen, cases[i].scale, cases[i].width * 0.36);
      pw_chart_labels_lay_out (&labels, &pen, &field, cases[i].width);
      for (guint k = 0; k < labels.n; k++)
        {
          g_assert_cmpfloat (labels.all[k].x + labels.all[k].width, <=, cases[i].width);
          g_assert_true (g_str_has_suffix (labels.all[k].text, labels.all[k].number));
        }
      g_assert_true (g_str_equal (labels.all[0].text, labels.all[0].number) == cases[i].alone);
    }
  g_object_unref (widget);
}

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);
  g_test_add_func ("/chart-labels/names", test_names);
  g_test_add_func ("/chart-labels/days", test_days);
  g_test_add_func ("/chart-labels/letters", test_letters);
  g_test_add_func ("/chart-labels/numbers", test_numbers);
  return g_test_run ();
}
