/* pw-statistics-view.c: what many games add up to, as bars and as a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-statistics-view.h"

#include <math.h>

#include <glib/gi18n-lib.h>

#include "model/pw-library.h"
#include "pw-bar-rows.h"
#include "pw-drop-down.h"
#include "pw-source-color.h"
#include "pw-stack.h"
#include "pw-stack-bar.h"
#include "pw-text-table.h"
#include "pw-time-chart.h"

/** MAX_BARS: more lines than this are in the table only. */
#define MAX_BARS 12

/** N_FIGURES: how many columns the table has before those of the sources. */
#define N_FIGURES 6

struct _PwStatisticsView
{
  AdwBin parent_instance;

  GtkDropDown *game;
  GtkDropDown *by;
  GtkLabel *summary;
  GtkStack *stack;
  GtkGrid *bars;
  GtkFlowBox *legend;
  PwTextTable *table;
  GtkWidget *time_card;
  PwTimeChart *time_chart;
  PwTextTable *time_table;

  GListModel *games;
  PwStatistics *statistics;
  guint n_broken;               /* of the games: those that cannot be read */
  gboolean stale;               /* something changed while nobody looked */
  gboolean picked;              /* somebody said of which game */
};

G_DEFINE_FINAL_TYPE (PwStatisticsView, pw_statistics_view, ADW_TYPE_BIN)

static const PwGame *
get_game (PwStatisticsView *self)
{
  guint selected = gtk_drop_down_get_selected (self->game);

  return selected < pw_games_count () ? pw_games_nth (selected) : NULL;
}

/* What the list @by stands for: three kinds every game has, its seats' options, those of its table. */
static PwStatisticsBy
get_by (PwStatisticsView *self, const PwGame *game, guint *option)
{
  guint selected = gtk_drop_down_get_selected (self->by);

  *option = 0;
  if (selected == GTK_INVALID_LIST_POSITION || selected < 3)
    return selected == 1 ? PW_STATISTICS_SEAT : selected == 2 ? PW_STATISTICS_PLAYERS : PW_STATISTICS_PLAYER;
  selected -= 3;
  if (selected < game->terms.n_seat_options)
    {
      *option = selected;
      return PW_STATISTICS_SEAT_OPTION;
    }
  *option = selected - game->terms.n_seat_options;
  return PW_STATISTICS_OPTION;
}

static void
fill_kinds (PwStatisticsView *self)
{
  const PwGame *game = get_game (self);
  const char *first[] = { _("By player"), _("By seat"), _("By number of players"), NULL };
  g_autoptr (GtkStringList) kinds = gtk_string_list_new (first);

  for (guint i = 0; game && i < game->terms.n_seat_options; i++)
    {
      g_autofree char *text = g_strdup_printf (_("By %s"), _(game->terms.seat_options[i].title));

      gtk_string_list_append (kinds, text);
    }
  for (guint i = 0; game && i < game->terms.n_options; i++)
    {
      g_autofree char *text = g_strdup_printf (_("By %s"), _(game->terms.options[i].title));

      gtk_string_list_append (kinds, text);
    }
  gtk_drop_down_set_model (self->by, G_LIST_MODEL (kinds));
}

/* The sources that somebody has points from, rounded as they are shown. */
static gboolean *
find_used (const PwStatistics *statistics)
{
  guint n = statistics->game->n_sources;
  gboolean *used = g_new0 (gboolean, n);
  g_autofree int *points = g_new0 (int, n);

  for (guint i = 0; i < statistics->lines->len; i++)
    {
      pw_statistics_line_points (statistics->lines->pdata[i], n, points);
      for (guint source = 0; source < n; source++)
        used[source] = used[source] || points[source] != 0;
    }
  return used;
}

/* -- Bars ---------------------------------------------------------------------------------------- */

static void
add_bar (PwStatisticsView *self, const PwGame *game, const PwStatisticsLine *line, guint row, int lost, int gained)
{
  g_autofree int *points = g_new0 (int, game->n_sources);
  GtkWidget *name = gtk_label_new (line->label), *bar = pw_stack_bar_new (30, TRUE, TRUE);

  pw_statistics_line_points (line, game->n_sources, points);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (name), 6);
  gtk_label_set_max_width_chars (GTK_LABEL (name), 14);
  gtk_widget_set_tooltip_text (name, line->label);
  gtk_widget_set_hexpand (bar, TRUE);
  pw_stack_bar_set (PW_STACK_BAR (bar), game, line->label, points, lost, gained);
  pw_bar_rows_add (self->bars, row, NULL, name, bar);
}

static void
add_to_legend (PwStatisticsView *self, const PwGame *game, guint source)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);

  gtk_box_append (GTK_BOX (row), pw_source_swatch_new (game, source, TRUE));
  gtk_box_append (GTK_BOX (row), gtk_label_new (_(game->sources[source].name)));
  gtk_flow_box_append (self->legend, row);
  gtk_widget_set_focusable (gtk_widget_get_parent (row), FALSE);
}

static void
show_bars (PwStatisticsView *self)
{
  const PwGame *game = self->statistics->game;
  GPtrArray *lines = self->statistics->lines;
  g_autofree int *points = g_new0 (int, game->n_sources);
  g_autofree gboolean *used = find_used (self->statistics);
  GtkWidget *child;
  int lost = 0, gained = 1;

  pw_bar_rows_clear (self->bars);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->legend))))
    gtk_flow_box_remove (self->legend, child);
  for (guint i = 0; i < MIN (lines->len, MAX_BARS); i++)
    {
      pw_statistics_line_points (lines->pdata[i], game->n_sources, points);
      pw_stack_bar_reach (game, points, &lost, &gained);
    }
  for (guint i = 0; i < MIN (lines->len, MAX_BARS); i++)
    add_bar (self, game, lines->pdata[i], i, lost, gained);
  for (guint source = 0; source < game->n_sources; source++)
    if (used[source])
      add_to_legend (self, game, source);
}

/* -- Table --------------------------------------------------------------------------------------- */

static void
add_column_to (PwTextTable *table, const char *head, const char *name)
{
  pw_text_table_add_column (table, gtk_label_new (head), name);
}

static void
show_table (PwStatisticsView *self)
{
  const PwGame *game = self->statistics->game;
  g_autofree int *values = g_new0 (int, N_FIGURES + game->n_sources + PW_MAX_FEATS), *points = g_new0 (int, game->n_sources);
  g_autofree gboolean *used = find_used (self->statistics);

  pw_text_table_clear (self->table, _("What the games add up to"));
  /* Translators: heads of narrow columns: how many results, how many won, per cent of games won, mean, best and
   * lowest score. */
  add_column_to (self->table, _("n"), _("Results"));
  add_column_to (self->table, _("won"), _("Games won"));
  add_column_to (self->table, _("%"), _("Percent of games won"));
  add_column_to (self->table, _("mean"), _("Mean score"));
  add_column_to (self->table, _("best"), _("Best score"));
  add_column_to (self->table, _("low"), _("Lowest score"));
  for (guint source = 0; source < game->n_sources; source++)
    if (used[source])
      pw_text_table_add_column (self->table, pw_source_swatch_new (game, source, TRUE), _(game->sources[source].name));
  for (guint feat = 0; feat < pw_game_n_feats (game); feat++)
    add_column_to (self->table, _(game->story->feats[feat].name), _(game->story->feats[feat].name));
  for (guint i = 0; i < self->statistics->lines->len; i++)
    {
      const PwStatisticsLine *line = self->statistics->lines->pdata[i];
      double wins = pw_statistics_line_wins (line);
      guint column = N_FIGURES;

      values[0] = (int) line->n;
      values[1] = (int) line->n_won;
      values[2] = wins < 0 ? PW_TEXT_TABLE_NOTHING : (int) floor (wins * 100 + 0.5);
      values[3] = (int) floor (pw_statistics_line_mean (line) + 0.5);
      values[4] = line->best;
      values[5] = line->worst;
      pw_statistics_line_points (line, game->n_sources, points);
      for (guint source = 0; source < game->n_sources; source++)
        if (used[source])
          values[column++] = points[source];
      for (guint feat = 0; feat < pw_game_n_feats (game); feat++, column++)
        if (!pw_statistics_line_feat (line, game, feat, &values[column]))
          values[column] = PW_TEXT_TABLE_NOTHING;
      pw_text_table_add_row (self->table, line->label, line->label, values, TRUE, NULL);
    }
}

/* -- Over time ------------------------------------------------------------------------------------ */

/* The table has the sum of results as its last column, and nothing where a line has no result. */
static void
show_time (PwStatisticsView *self, GPtrArray *summaries, PwStatisticsBy by, guint option)
{
  PwTimeLine *time_line = pw_time_line_new (self->statistics->game, summaries, by, option);
  int values[PW_TIME_LINE_MOST + 1];

  pw_time_chart_set (self->time_chart, time_line);
  /* One evening is no time. */
  gtk_widget_set_visible (self->time_card, time_line->periods->len > 1);
  pw_text_table_clear (self->time_table, _("Mean score over time"));
  for (guint line = 0; line < time_line->n_lines; line++)
    {
      GtkWidget *head = gtk_label_new (time_line->labels[line]);

      gtk_label_set_ellipsize (GTK_LABEL (head), PANGO_ELLIPSIZE_END);
      gtk_label_set_width_chars (GTK_LABEL (head), MIN (6, (int) g_utf8_strlen (time_line->labels[line], -1)));
      gtk_label_set_max_width_chars (GTK_LABEL (head), 20);
      pw_text_table_add_column (self->time_table, head, time_line->labels[line]);
    }
  add_column_to (self->time_table, _("n"), _("Results"));
  for (guint period = 0; period < time_line->periods->len; period++)
    {
      g_autofree char *name = pw_time_line_name (time_line, period, TRUE);
      g_autofree char *spoken = pw_time_line_name (time_line, period, FALSE);
      int results = 0;

      for (guint line = 0; line < time_line->n_lines; line++)
        {
          values[line] = PW_TEXT_TABLE_NOTHING;
          pw_time_line_get (time_line, period, line, &values[line]);
          results += (int) g_array_index (time_line->counts, guint, period * time_line->n_lines + line);
        }
      values[time_line->n_lines] = results;
      pw_text_table_add_row (self->time_table, name, spoken, values, TRUE, NULL);
    }
}

/* -- Showing ------------------------------------------------------------------------------------- */

/* Why a game is not counted, or not for everybody. */
static void
show_left_out (PwStatisticsView *self, GString *text)
{
  guint n_open = self->statistics->n_open, n_trials = self->statistics->n_trials, n_unknown = self->statistics->n_unknown;
  const char *before = _(". Not counted: ");

  if (n_open)
    {
      g_string_append (text, before);
      g_string_append_printf (text, ngettext ("%u that is not finished", "%u that are not finished", n_open), n_open);
      before = ", ";
    }
  if (n_trials)
    {
      g_string_append (text, before);
      g_string_append_printf (text,
                              ngettext ("%u in which something was tried out", "%u in which something was tried out", n_trials),
                              n_trials);
      before = ", ";
    }
  if (self->n_broken)
    {
      g_string_append (text, before);
      g_string_append_printf (text, ngettext ("%u that cannot be read", "%u that cannot be read", self->n_broken),
                              self->n_broken);
      before = ", ";
    }
  if (n_unknown)
    {
      g_string_append (text, before);
      g_string_append_printf (text,
                              ngettext ("players whose moves nobody entered, in %u game",
                                        "players whose moves nobody entered, in %u games", n_unknown),
                              n_unknown);
    }
}

static void
show_summary (PwStatisticsView *self)
{
  const PwStatistics *statistics = self->statistics;
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, ngettext ("%u finished game", "%u finished games", statistics->n_games), statistics->n_games);
  if (statistics->n_timed)
    {
      guint minutes = (guint) (statistics->seconds / 60 / statistics->n_timed);

      g_string_append (text, ", ");
      g_string_append_printf (text, ngettext ("%u minute each", "%u minutes each", minutes), minutes);
    }
  if (statistics->lines->len > MAX_BARS)
    g_string_append_printf (text, _("; the chart shows the %u with the most results, the table all of them"), MAX_BARS);
  if (statistics->sides)
    g_string_append (text, _("; players in a team have the points of the whole team"));
  show_left_out (self, text);
  gtk_label_set_text (self->summary, text->str);
}

/* Who has said nothing sees a game of which there is something to see: -1, or its place in the list. */
static int
find_played (PwStatisticsView *self, GPtrArray *summaries)
{
  for (guint i = 0; !self->picked && self->statistics->n_games == 0 && i < pw_games_count (); i++)
    {
      g_autoptr (PwStatistics) statistics = pw_statistics_new (pw_games_nth (i), summaries, PW_STATISTICS_PLAYER, 0);

      if (statistics->n_games)
        return (int) i;
    }
  return -1;
}

static void
update (PwStatisticsView *self)
{
  const PwGame *game = get_game (self);
  g_autoptr (GPtrArray) summaries = g_ptr_array_new ();
  PwStatisticsBy by;
  guint option;
  int played;

  if (self->games == NULL || game == NULL)
    return;
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      self->stale = TRUE;
      return;
    }
  self->stale = FALSE;
  self->n_broken = 0;
  for (guint i = 0; i < g_list_model_get_n_items (self->games); i++)
    {
      g_autoptr (PwLibraryGame) item = g_list_model_get_item (self->games, i);

      self->n_broken += pw_library_game_get_state (item) == PW_LIBRARY_BROKEN;
      if (pw_library_game_get_summary (item))
        g_ptr_array_add (summaries, (gpointer) pw_library_game_get_summary (item));
    }
  by = get_by (self, game, &option);
  g_clear_pointer (&self->statistics, pw_statistics_free);
  self->statistics = pw_statistics_new (game, summaries, by, option);
  played = find_played (self, summaries);
  if (played >= 0)
    {
      /* That fills in all of it. */
      gtk_drop_down_set_selected (self->game, (guint) played);
      self->picked = FALSE;
      return;
    }
  gtk_stack_set_visible_child_name (self->stack, self->statistics->lines->len ? "figures" : "empty");
  show_summary (self);
  show_bars (self);
  show_table (self);
  show_time (self, summaries, by, option);
}

static void
on_game_selected (PwStatisticsView *self)
{
  self->picked = TRUE;
  fill_kinds (self);
  update (self);
}

/* -- Object -------------------------------------------------------------------------------------- */

static void
pw_statistics_view_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (pw_statistics_view_parent_class)->map (widget);
  if (PW_STATISTICS_VIEW (widget)->stale)
    update (PW_STATISTICS_VIEW (widget));
}

static void
pw_statistics_view_dispose (GObject *object)
{
  PwStatisticsView *self = PW_STATISTICS_VIEW (object);

  g_clear_object (&self->games);
  g_clear_pointer (&self->statistics, pw_statistics_free);
  G_OBJECT_CLASS (pw_statistics_view_parent_class)->dispose (object);
}

static void
pw_statistics_view_class_init (PwStatisticsViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = pw_statistics_view_dispose;
  widget_class->map = pw_statistics_view_map;
  g_type_ensure (PW_TYPE_TEXT_TABLE);
  g_type_ensure (PW_TYPE_TIME_CHART);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/pipwright/Pipwright/pw-statistics-view.ui");
  gtk_widget_class_bind_template_child (widget_class, PwStatisticsView, game);
  gtk_widget_class_bind_template_child (widget_class, PwStatisticsView, by);
  gtk_widget_class_bind_template_child (widget_class, PwStatisticsView, summary);
  gtk_widget_class_bind_template_child (widget_class, PwStatisticsView, stack);
  gtk_widget_class_bind_template_child (widget_class, PwStatisticsView, bars);
  gtk_widget_class_bind_template_child (widget_class, PwStatisticsView, legend);
  gtk_widget_class_bind_template_child (widget_class, PwStatisticsView, table);
  gtk_widget_class_bind_template_child (widget_class, PwStatisticsView, time_card);
  gtk_widget_class_bind_template_child (widget_class, PwStatisticsView, time_chart);
  gtk_widget_class_bind_template_child (widget_class, PwStatisticsView, time_table);
  gtk_widget_class_bind_template_callback (widget_class, update);
  gtk_widget_class_bind_template_callback (widget_class, on_game_selected);
}

static void
pw_statistics_view_init (PwStatisticsView *self)
{
  g_autoptr (GtkStringList) games = gtk_string_list_new (NULL);

  gtk_widget_init_template (GTK_WIDGET (self));
  pw_bar_rows_watch (self->bars);
  pw_drop_down_give_way (self->game);
  pw_drop_down_give_way (self->by);
  pw_stack_watch (self->stack);
  for (guint i = 0; i < pw_games_count (); i++)
    gtk_string_list_append (games, _(pw_games_nth (i)->name));
  gtk_drop_down_set_model (self->game, G_LIST_MODEL (games));
  fill_kinds (self);
  /* Filling the list chose its first. */
  self->picked = FALSE;
}

/**
 * pw_statistics_view_new:
 *
 * Returns: (transfer none): a view of nothing yet
 */
GtkWidget *
pw_statistics_view_new (void)
{
  return g_object_new (PW_TYPE_STATISTICS_VIEW, NULL);
}

/**
 * pw_statistics_view_set_games:
 * @games: a list of #PwLibraryGame
 *
 * Shows what they add up to, as they are now.
 */
void
pw_statistics_view_set_games (PwStatisticsView *self, GListModel *games)
{
  g_return_if_fail (PW_IS_STATISTICS_VIEW (self));
  g_set_object (&self->games, games);
  update (self);
}

const PwStatistics *
pw_statistics_view_get (PwStatisticsView *self)
{
  g_return_val_if_fail (PW_IS_STATISTICS_VIEW (self), NULL);
  return self->statistics;
}
