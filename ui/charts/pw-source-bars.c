/* pw-source-bars.c: where everybody's points come from: a bar a player, and a legend
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-source-bars.h"

#include <glib/gi18n-lib.h>

#include "pw-bar-rows.h"
#include "pw-make.h"
#include "pw-marker-image.h"
#include "pw-source-color.h"
#include "pw-stack-bar.h"

struct _PwSourceBars
{
  AdwBin parent_instance;

  GtkGrid *bars;
  GtkFlowBox *legend;
};

G_DEFINE_FINAL_TYPE (PwSourceBars, pw_source_bars, ADW_TYPE_BIN)

static void
pw_source_bars_class_init (PwSourceBarsClass *klass)
{
}

static void
pw_source_bars_init (PwSourceBars *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  self->bars = GTK_GRID (gtk_grid_new ());
  pw_bar_rows_watch (self->bars);
  gtk_grid_set_column_spacing (self->bars, 10);
  gtk_grid_set_row_spacing (self->bars, 10);
  /* The bars say what the legend shows. */
  self->legend = g_object_new (GTK_TYPE_FLOW_BOX, "selection-mode", GTK_SELECTION_NONE, "max-children-per-line", 8,
                               "column-spacing", 10, "row-spacing", 3, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->legend), "legend");
  gtk_widget_add_css_class (GTK_WIDGET (self->legend), "caption");
  pw_box_add (box, GTK_WIDGET (self->bars), GTK_WIDGET (self->legend), NULL);
  adw_bin_set_child (ADW_BIN (self), box);
}

static void
add_bar (PwSourceBars *self, const PwGame *game, const PwSetup *setup, guint seat, const int *points, int lost, int gained)
{
  g_autofree char *who = pw_game_seat_short (game, setup, seat);
  GtkWidget *marker = pw_marker_image_new (9), *name = gtk_label_new (who);
  GtkWidget *bar = pw_stack_bar_new (30, TRUE, TRUE);

  pw_marker_image_set (PW_MARKER_IMAGE (marker), setup->markers[seat], setup->names[seat]);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (name), 4);
  gtk_label_set_max_width_chars (GTK_LABEL (name), 10);
  gtk_widget_set_tooltip_text (name, who);
  pw_stack_bar_set (PW_STACK_BAR (bar), game, who, points, lost, gained);
  pw_bar_rows_add (self->bars, seat, marker, name, bar);
}

static void
add_to_legend (PwSourceBars *self, const PwGame *game, guint source)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);

  gtk_box_append (GTK_BOX (row), pw_source_swatch_new (game, source, TRUE));
  gtk_box_append (GTK_BOX (row), gtk_label_new (_(game->sources[source].name)));
  gtk_flow_box_append (self->legend, row);
  gtk_widget_set_focusable (gtk_widget_get_parent (row), FALSE);
}

/**
 * pw_source_bars_new:
 *
 * Returns: (transfer none): no bars yet
 */
GtkWidget *
pw_source_bars_new (void)
{
  return g_object_new (PW_TYPE_SOURCE_BARS, NULL);
}

/**
 * pw_source_bars_set:
 * @history: the game whose scores to show, up to its cursor
 *
 * A source that nobody has points from is left out of the legend.
 */
void
pw_source_bars_set (PwSourceBars *self, const PwHistory *history)
{
  const PwGame *game;
  const PwSetup *setup;
  g_autofree int *points = NULL;
  g_autofree gboolean *used = NULL;
  GtkWidget *child;
  guint at;
  int lost = 0, gained = 1;

  g_return_if_fail (PW_IS_SOURCE_BARS (self));
  game = pw_history_get_game (history);
  setup = pw_history_get_setup (history);
  at = pw_history_get_cursor (history);
  points = g_new0 (int, setup->n_players * game->n_sources);
  used = g_new0 (gboolean, game->n_sources);
  pw_bar_rows_clear (self->bars);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->legend))))
    gtk_flow_box_remove (self->legend, child);

  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      for (guint i = 0; i < game->n_sources; i++)
        {
          int score = pw_history_get_score (history, at, seat, (int) i);

          points[seat * game->n_sources + i] = score;
          used[i] = used[i] || score != 0;
        }
      pw_stack_bar_reach (game, points + seat * game->n_sources, &lost, &gained);
    }
  for (guint seat = 0; seat < setup->n_players; seat++)
    add_bar (self, game, setup, seat, points + seat * game->n_sources, lost, gained);
  for (guint i = 0; i < game->n_sources; i++)
    if (used[i])
      add_to_legend (self, game, i);
}
