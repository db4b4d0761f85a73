/* pw-chance-chart.c: everybody's chance to win over a game, as lines, with marks where it turned
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-chance-chart.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "model/pw-score-curve.h"
#include "pw-chart-marks.h"
#include "pw-marker.h"

/** TABLE_LINES: the table behind the chart has so many lines at most. */
#define TABLE_LINES 30

struct _PwChanceChart
{
  PwCurveChart parent_instance;

  const PwGame *game;
  PwSetup *setup;
  guint n;                      /* moments */
  int *percent;                 /* of each seat, moment after moment */
  int *within;                  /* and how far that may be off */
  guint *moments;               /* after how many moves each is */
  GPtrArray *chapters;          /* char *, nullable: that each belongs to */
  PwTurn turns[PW_CHANCE_TURNS];
  guint n_turns;
};

G_DEFINE_FINAL_TYPE (PwChanceChart, pw_chance_chart, PW_TYPE_CURVE_CHART)

enum
{
  LOOKED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static PwColor
color_of (PwChanceChart *self, guint seat)
{
  return PW_PLAYER ((self->setup->markers[seat] - 1u) % PW_MAX_PLAYERS + 1);
}

static guint
pw_chance_chart_sample (PwCurveChart *chart, PwChartLabels *labels, int *least, int *most)
{
  PwChanceChart *self = PW_CHANCE_CHART (chart);

  if (self->n < 2)
    return 0;
  *most = 100;
  for (guint seat = 0; seat < self->setup->n_players; seat++)
    {
      int last = pw_chance_chart_get (self, self->n - 1, seat);
      g_autofree char *full = pw_game_seat_name (self->game, self->setup, seat), *number = g_strdup_printf (_("%d %%"), last);
      g_autofree char *brief = pw_game_seat_short (self->game, self->setup, seat);

      pw_chart_labels_add (labels, full, brief, number, color_of (self, seat), last);
    }
  return self->n;
}

/* -- Drawing ------------------------------------------------------------------------ */

/* A tick where a chapter begins, its name in the middle; as many names as there is room for. */
static void
draw_chapters (PwChanceChart *self, PwPen *pen, const PwChartField *field)
{
  guint from = 0, n_names = 0, every;
  double y = field->bottom + 16 * field->scale;
  g_autofree double *x = g_new (double, self->n), *widths = g_new (double, self->n);
  g_autofree const char **names = g_new (const char *, self->n);

  for (guint i = 1; i <= self->n; i++)
    {
      const char *chapter = g_ptr_array_index (self->chapters, from);

      if (i < self->n && g_strcmp0 (chapter, g_ptr_array_index (self->chapters, i)) == 0)
        continue;
      if (chapter)
        {
          pw_chart_field_draw_line (pen, pw_chart_field_x (field, from), field->bottom, pw_chart_field_x (field, from),
                                    field->bottom + 6, PW_COLOR_STRONG);
          names[n_names] = chapter;
          x[n_names] = (pw_chart_field_x (field, from) + pw_chart_field_x (field, MIN (i, self->n - 1))) / 2;
          widths[n_names++] = pw_pen_measure (pen, chapter, 13 * field->scale, 700);
        }
      from = i;
    }
  every = pw_chart_labels_thin (x, widths, n_names, 5 * field->scale, 0, gtk_widget_get_width (GTK_WIDGET (self)));
  for (guint i = 0; i < n_names; i += every)
    pw_pen_text (pen, x[i], y, 0.5, names[i], 13 * field->scale, 700, PW_COLOR_TEXT);
}

/** NUMBER_ROOM: the middles of two numbers of turning points are so far apart that they are not read as one. */
#define NUMBER_ROOM 15
/** NUMBER_LINE: the height of a line of them; NUMBER_SIZE: of a number. */
#define NUMBER_LINE 14
#define NUMBER_SIZE 11.5

/* Where turning point @i has its line. */
static double
turn_x (PwChanceChart *self, const PwChartField *field, guint i)
{
  return round (pw_chart_field_x (field, self->turns[i].value)) + 0.5;
}

/* Where the numbers of the turning points stand, over their lines but beside the marker at the end of a curve, and on which rows: where there is no room for
 * all on one, the largest change has the first. */
static guint
place_turns (PwChanceChart *self, const PwChartField *field, double *x, guint *lines)
{
  double weights[PW_CHANCE_TURNS], end = pw_chart_field_x (field, self->n - 1) - NUMBER_ROOM * field->scale * 2 / 3;

  for (guint i = 0; i < self->n_turns; i++)
    {
      x[i] = MIN (turn_x (self, field, i), end);
      weights[i] = fabs (self->turns[i].change);
    }
  return pw_chart_marks_place (x, weights, self->n_turns, NUMBER_ROOM * field->scale, lines);
}

static guint
pw_chance_chart_head (PwCurveChart *chart, const PwChartField *field)
{
  double x[PW_CHANCE_TURNS];
  guint lines[PW_CHANCE_TURNS];

  return place_turns (PW_CHANCE_CHART (chart), field, x, lines);
}

/* The middle of the numbers on a line. */
static double
line_y (const PwChartField *field, guint line)
{
  return field->top - (NUMBER_LINE * line + 7) * field->scale;
}

/* Where the game turned: a dashed line up to its number, which stands in the list below, too. */
static void
draw_turns (PwChanceChart *self, PwPen *pen, const PwChartField *field)
{
  const double dashes[] = { 2, 3 };
  double x[PW_CHANCE_TURNS], half = NUMBER_LINE * field->scale / 2;
  guint lines[PW_CHANCE_TURNS];

  place_turns (self, field, x, lines);
  cairo_set_dash (pen->cr, dashes, 2, 0);
  for (guint i = 0; i < self->n_turns; i++)
    pw_chart_field_draw_line (pen, turn_x (self, field, i), field->bottom, turn_x (self, field, i),
                              lines[i] == PW_CHART_MARK_LEFT_OUT ? field->top : line_y (field, lines[i]) + half, PW_COLOR_STRONG);
  cairo_set_dash (pen->cr, NULL, 0, 0);
  for (guint i = 0; i < self->n_turns; i++)
    if (lines[i] != PW_CHART_MARK_LEFT_OUT)
      {
        g_autofree char *number = g_strdup_printf ("%u", i + 1);
        double y = line_y (field, lines[i]), width = pw_pen_measure (pen, number, NUMBER_SIZE * field->scale, 700) + 2;

        /* The line of a number that stands higher does not cross it. */
        cairo_rectangle (pen->cr, x[i] - width / 2, y - half, width, 2 * half);
        pw_pen_paint (pen, PW_COLOR_CARD, PW_PEN_NONE, 0);
        pw_pen_text (pen, x[i], y, 0.5, number, NUMBER_SIZE * field->scale, 700, PW_COLOR_TEXT);
      }
}

/** FAINT: how much of its colour the room has in which a chance may be. */
#define FAINT 0.13

/* Where the chance may be, 19 times out of 20. */
static void
draw_room (PwChanceChart *self, PwPen *pen, const PwChartField *field, guint seat)
{
  for (guint i = 0; i < self->n; i++)
    cairo_line_to (pen->cr, pw_chart_field_x (field, i),
                   pw_chart_field_y (field, MIN (100, pw_chance_chart_get (self, i, seat) +
                                                        pw_chance_chart_get_within (self, i, seat))));
  for (guint i = self->n; i-- > 0;)
    cairo_line_to (pen->cr, pw_chart_field_x (field, i),
                   pw_chart_field_y (field,
                                     MAX (0, pw_chance_chart_get (self, i, seat) - pw_chance_chart_get_within (self, i, seat))));
  cairo_close_path (pen->cr);
  pw_pen_color (pen, color_of (self, seat), FAINT);
  cairo_fill (pen->cr);
}

static void
draw_curve (PwChanceChart *self, PwPen *pen, const PwChartField *field, guint seat)
{
  guint last = self->n - 1;

  cairo_set_line_join (pen->cr, CAIRO_LINE_JOIN_ROUND);
  pw_chart_field_set_dash (pen, seat);
  for (guint i = 0; i < self->n; i++)
    cairo_line_to (pen->cr, pw_chart_field_x (field, i), pw_chart_field_y (field, pw_chance_chart_get (self, i, seat)));
  pw_pen_paint (pen, PW_PEN_NONE, (int) color_of (self, seat), 2.2);
  cairo_set_dash (pen->cr, NULL, 0, 0);
  pw_marker_draw (pen, pw_chart_field_x (field, last), pw_chart_field_y (field, pw_chance_chart_get (self, last, seat)), 5.5,
                  self->setup->markers[seat], NULL);
}

static void
pw_chance_chart_draw (PwCurveChart *chart, PwPen *pen, const PwChartField *field)
{
  PwChanceChart *self = PW_CHANCE_CHART (chart);

  draw_chapters (self, pen, field);
  draw_turns (self, pen, field);
  for (guint seat = 0; seat < self->setup->n_players; seat++)
    draw_room (self, pen, field, seat);
  for (guint seat = 0; seat < self->setup->n_players; seat++)
    draw_curve (self, pen, field, seat);
}

/* -- Object ---------------------------------------------------------------------------- */

static void
clear (PwChanceChart *self)
{
  g_clear_pointer (&self->setup, pw_setup_free);
  g_clear_pointer (&self->percent, g_free);
  g_clear_pointer (&self->within, g_free);
  g_clear_pointer (&self->moments, g_free);
  g_clear_pointer (&self->chapters, g_ptr_array_unref);
  self->n = self->n_turns = 0;
}

static void
pw_chance_chart_finalize (GObject *object)
{
  clear (PW_CHANCE_CHART (object));
  G_OBJECT_CLASS (pw_chance_chart_parent_class)->finalize (object);
}

static void
on_pressed (PwChanceChart *self, int n_press, double x, double y)
{
  if (self->n >= 2)
    g_signal_emit (self, signals[LOOKED], 0, pw_chance_chart_moment_at (self, x, y));
}

static void
pw_chance_chart_class_init (PwChanceChartClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = pw_chance_chart_finalize;
  PW_CURVE_CHART_CLASS (klass)->sample = pw_chance_chart_sample;
  PW_CURVE_CHART_CLASS (klass)->head = pw_chance_chart_head;
  PW_CURVE_CHART_CLASS (klass)->draw = pw_chance_chart_draw;
  signals[LOOKED] = g_signal_new ("looked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                  G_TYPE_UINT);
}

static void
pw_chance_chart_init (PwChanceChart *self)
{
  GtkGesture *press = gtk_gesture_click_new ();

  g_signal_connect_swapped (press, "released", G_CALLBACK (on_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (press));
}

/**
 * pw_chance_chart_new:
 *
 * Returns: (transfer none): an empty chart
 */
GtkWidget *
pw_chance_chart_new (void)
{
  return g_object_new (PW_TYPE_CHANCE_CHART, NULL);
}

static int
percent_of (const PwValue *value, guint seat)
{
  return (int) lround (100 * CLAMP (value->win[seat].mean, 0, 1));
}

static int
within_of (const PwValue *value, guint seat)
{
  return (int) ceil (100 * pw_value_win_within (value, seat));
}

/**
 * pw_chance_chart_set:
 * @review: (nullable): a review that was run; read now, and not kept
 * @history: its game
 */
void
pw_chance_chart_set (PwChanceChart *self, const PwReview *review, const PwHistory *history)
{
  g_autoptr (PwTextTable) table = NULL;
  g_autofree char *words = NULL;

  g_return_if_fail (PW_IS_CHANCE_CHART (self));
  clear (self);
  if (review)
    {
      self->game = pw_history_get_game (history);
      self->setup = pw_setup_copy (pw_history_get_setup (history));
      self->n = pw_review_n_values (review);
      self->percent = g_new (int, self->n * self->setup->n_players);
      self->within = g_new (int, self->n * self->setup->n_players);
      self->moments = g_new (guint, self->n);
      self->chapters = g_ptr_array_new_with_free_func (g_free);
      for (guint i = 0; i < self->n; i++)
        {
          const PwValue *value = pw_review_nth_value (review, i);

          self->moments[i] = value->at;
          g_ptr_array_add (self->chapters, pw_game_chapter (self->game, self->setup, pw_history_get_state (history, value->at)));
          for (guint seat = 0; seat < self->setup->n_players; seat++)
            {
              self->percent[i * self->setup->n_players + seat] = percent_of (value, seat);
              self->within[i * self->setup->n_players + seat] = within_of (value, seat);
            }
        }
      self->n_turns = pw_review_turns (review, PW_CHANCE_TURNS, self->turns);
      /* The chart in words is the table behind it. */
      table = g_object_ref_sink (PW_TEXT_TABLE (pw_text_table_new ()));
      pw_chance_table_show (table, review, history);
      words = pw_text_table_print (table);
    }
  pw_curve_chart_tell (PW_CURVE_CHART (self), _("Chance to win, in percent"), words ? words : "");
}

guint
pw_chance_chart_n_samples (PwChanceChart *self)
{
  g_return_val_if_fail (PW_IS_CHANCE_CHART (self), 0);
  return self->n;
}

/**
 * pw_chance_chart_get:
 * @sample: a moment, 0 to the number of samples - 1
 * @seat: a player
 *
 * Returns: the chance that is drawn, in percent
 */
int
pw_chance_chart_get (PwChanceChart *self, guint sample, guint seat)
{
  g_return_val_if_fail (PW_IS_CHANCE_CHART (self) && sample < self->n && seat < self->setup->n_players, 0);
  return self->percent[sample * self->setup->n_players + seat];
}

/**
 * pw_chance_chart_get_within:
 * @sample: a moment, 0 to the number of samples - 1
 * @seat: a player
 *
 * Returns: how far the chance may be off, 19 times out of 20, in percent: the room that is drawn around the line
 */
int
pw_chance_chart_get_within (PwChanceChart *self, guint sample, guint seat)
{
  g_return_val_if_fail (PW_IS_CHANCE_CHART (self) && sample < self->n && seat < self->setup->n_players, 0);
  return self->within[sample * self->setup->n_players + seat];
}

/**
 * pw_chance_chart_mark_at:
 * @turn: a turning point, 0 to %PW_CHANCE_TURNS - 1, from left to right
 * @x: (out): the middle of its number, in pixels
 * @y: (out): the middle of its number, in pixels
 *
 * Returns: whether it is there, and has a number: where they would cover each other the smallest changes have none
 */
gboolean
pw_chance_chart_mark_at (PwChanceChart *self, guint turn, double *x, double *y)
{
  g_auto (PwChartLabels) labels = { 0 };
  PwChartField field;
  double places[PW_CHANCE_TURNS];
  guint lines[PW_CHANCE_TURNS];

  g_return_val_if_fail (PW_IS_CHANCE_CHART (self), FALSE);
  if (turn >= self->n_turns || !pw_curve_chart_lay_out (PW_CURVE_CHART (self), &field, &labels))
    return FALSE;
  place_turns (self, &field, places, lines);
  *x = places[turn];
  *y = line_y (&field, lines[turn]);
  return lines[turn] != PW_CHART_MARK_LEFT_OUT;
}

/**
 * pw_chance_chart_moment_at:
 * @x: in pixels
 * @y: in pixels
 *
 * Returns: which moment lies there, or next to it: after so many moves; for the number of a turning point the moment before it, to which
 *   its row in the list leads, too
 */
guint
pw_chance_chart_moment_at (PwChanceChart *self, double x, double y)
{
  g_auto (PwChartLabels) labels = { 0 };
  PwChartField field;
  double sample, mark_x, mark_y;

  g_return_val_if_fail (PW_IS_CHANCE_CHART (self), 0);
  if (!pw_curve_chart_lay_out (PW_CURVE_CHART (self), &field, &labels) || field.x_step <= 0)
    return 0;
  for (guint i = 0; i < self->n_turns; i++)
    if (pw_chance_chart_mark_at (self, i, &mark_x, &mark_y) && fabs (x - mark_x) <= NUMBER_ROOM * field.scale / 2 &&
        fabs (y - mark_y) <= NUMBER_LINE * field.scale / 2)
      return self->moments[self->turns[i].value - 1];
  sample = round ((x - field.left) / field.x_step);
  return self->moments[(guint) CLAMP (sample, 0, self->n - 1)];
}

/* -- The table ------------------------------------------------------------------------- */

/* The round that @moment is the whole name of, as the table of points calls it; what comes before the first has no other name. */
static char *
round_name (const PwScoreCurve *curve, const char *moment)
{
  for (guint sample = 1; sample < curve->n_samples; sample++)
    if (g_str_equal (g_ptr_array_index (curve->moments, sample - 1), moment))
      return pw_score_curve_name (curve, sample);
  return g_strdup (moment);
}

/* The first moment of each round, into @picked: (array length=TABLE_LINES), as many as there is room for, and the last. */
static guint
pick_rounds (GPtrArray *moments, guint *picked)
{
  g_autoptr (GArray) firsts = g_array_new (FALSE, FALSE, sizeof (guint));
  guint last = moments->len - 1, step, n = 0;

  for (guint i = 0; i < last; i++)
    if (i == 0 || !g_str_equal (moments->pdata[i], moments->pdata[i - 1]))
      g_array_append_val (firsts, i);
  step = (firsts->len + TABLE_LINES - 2) / (TABLE_LINES - 1);
  for (guint i = 0; i < firsts->len; i += step)
    picked[n++] = g_array_index (firsts, guint, i);
  picked[n++] = last;
  return n;
}

/**
 * pw_chance_table_show:
 * @table: a table
 * @review: a review that was run
 * @history: its game
 *
 * Shows everybody's chance over the game: as each round began, by the names that the table of points has for them, and at the end.
 */
void
pw_chance_table_show (PwTextTable *table, const PwReview *review, const PwHistory *history)
{
  const PwGame *game = pw_history_get_game (history);
  const PwSetup *setup = pw_history_get_setup (history);
  g_autoptr (PwScoreCurve) curve = pw_score_curve_new (history);
  g_autoptr (GPtrArray) moments = g_ptr_array_new_with_free_func (g_free);
  guint picked[TABLE_LINES], n;

  for (guint i = 0; i < pw_review_n_values (review); i++)
    g_ptr_array_add (moments, game->words.moment (setup, pw_history_get_state (history, pw_review_nth_value (review, i)->at)));
  n = pick_rounds (moments, picked);
  pw_text_table_clear (table, _("Chance to win, in percent"));
  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      g_autofree char *brief = pw_game_seat_short (game, setup, seat), *who = pw_game_seat_name (game, setup, seat);
      GtkWidget *head = gtk_label_new (brief);

      gtk_label_set_ellipsize (GTK_LABEL (head), PANGO_ELLIPSIZE_END);
      gtk_label_set_max_width_chars (GTK_LABEL (head), 8);
      gtk_label_set_width_chars (GTK_LABEL (head), MIN (4, (int) g_utf8_strlen (brief, -1)));
      pw_text_table_add_column (table, head, who);
    }
  pw_text_table_add_column (table, gtk_label_new ("±"), _("How far off they may be, 19 times out of 20"));
  for (guint i = 0; i < n; i++)
    {
      const PwValue *value = pw_review_nth_value (review, picked[i]);
      const char *moment = moments->pdata[picked[i]];
      g_autofree char *name = i + 1 == n && curve->ended ? pw_score_curve_name (curve, curve->n_samples - 1)
                                                         : round_name (curve, moment);
      int percent[PW_MAX_PLAYERS + 1] = { 0 };

      for (guint seat = 0; seat < setup->n_players; seat++)
        {
          percent[seat] = percent_of (value, seat);
          percent[setup->n_players] = MAX (percent[setup->n_players], within_of (value, seat));
        }
      pw_text_table_add_row (table, name, moment, percent, TRUE, NULL);
    }
}
