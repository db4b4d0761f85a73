/* pw-score-card.c: one player's score: sum, bar by source, legend
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-score-card.h"

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"
#include "model/pw-reveal.h"
#include "pw-board.h"
#include "pw-clock-label.h"
#include "pw-large-text.h"
#include "pw-marker-image.h"
#include "pw-row-layout.h"
#include "pw-source-color.h"
#include "pw-stack-bar.h"
#include "pw-tooltip.h"

struct _PwScoreCard
{
  AdwBin parent_instance;

  PwMarkerImage *marker;
  GtkLabel *name;
  PwClockLabel *time;
  GtkLabel *score;
  AdwBin *bar_place;
  GtkLabel *hidden;
  GtkGrid *legend;
  GtkWidget *bar;

  const PwGame *game;           /* the game of the rows below */
  GtkWidget *rows[32];          /* one a source */
  GtkWidget *points[32];
};

G_DEFINE_FINAL_TYPE (PwScoreCard, pw_score_card, ADW_TYPE_BIN)

static void
build_rows (PwScoreCard *self, const PwGame *game)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->legend))))
    gtk_grid_remove (self->legend, child);
  /* Beside a board that needs all the width a long name is not counted twice: the column would change its width from player to player. */
  gtk_grid_set_column_homogeneous (self->legend, !pw_board_class_for (game->id)->slim_sides);
  for (guint i = 0; i < game->n_sources; i++)
    {
      GtkWidget *row = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
      GtkWidget *name = gtk_label_new (_(game->sources[i].name));

      gtk_widget_set_layout_manager (row, pw_row_layout_new (7));
      gtk_label_set_xalign (GTK_LABEL (name), 0);
      /* Large words are cut, and whole in the tooltip: two of them find no room beside each other. */
      if (pw_large_text_is_on (GTK_WIDGET (self)))
        gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
      else
        gtk_label_set_wrap (GTK_LABEL (name), TRUE);
      gtk_label_set_width_chars (GTK_LABEL (name), pw_large_text_is_on (GTK_WIDGET (self)) ? 2 : 6);
      gtk_widget_set_hexpand (name, TRUE);
      pw_tooltip_set (name, _(game->sources[i].name));
      self->points[i] = gtk_label_new (NULL);
      gtk_widget_add_css_class (self->points[i], "heading");
      gtk_box_append (GTK_BOX (row), pw_source_swatch_new (game, i, FALSE));
      gtk_box_append (GTK_BOX (row), name);
      gtk_box_append (GTK_BOX (row), self->points[i]);
      gtk_grid_attach (self->legend, row, (int) i % 2, (int) i / 2, 1, 1);
      self->rows[i] = row;
    }
  self->game = game;
}

static void
pw_score_card_class_init (PwScoreCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (PW_TYPE_CLOCK_LABEL);
  g_type_ensure (PW_TYPE_MARKER_IMAGE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/pipwright/Pipwright/pw-score-card.ui");
  gtk_widget_class_bind_template_child (widget_class, PwScoreCard, marker);
  gtk_widget_class_bind_template_child (widget_class, PwScoreCard, name);
  gtk_widget_class_bind_template_child (widget_class, PwScoreCard, score);
  gtk_widget_class_bind_template_child (widget_class, PwScoreCard, time);
  gtk_widget_class_bind_template_child (widget_class, PwScoreCard, bar_place);
  gtk_widget_class_bind_template_child (widget_class, PwScoreCard, hidden);
  gtk_widget_class_bind_template_child (widget_class, PwScoreCard, legend);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
pw_score_card_init (PwScoreCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->bar = pw_stack_bar_new (18, FALSE, FALSE);
  adw_bin_set_child (self->bar_place, self->bar);
}

/* Writes what each source scored, and lays those out that did, two on a line; returns how many. */
static guint
write_rows (PwScoreCard *self, const PwGame *game, const int *points, int sum)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self->legend));
  g_autofree char *whole = pw_number (sum);
  guint n = 0;

  for (guint i = 0; i < game->n_sources; i++)
    {
      g_autofree char *part = pw_number (points[i]);
      g_autofree char *spoken = g_strdup_printf (_("%s, %s of %s points"), _(game->sources[i].name), part, whole);

      gtk_label_set_text (GTK_LABEL (self->points[i]), part);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->rows[i]), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
      gtk_widget_set_visible (self->rows[i], points[i] != 0);
      if (points[i] == 0)
        continue;
      g_object_set (gtk_layout_manager_get_layout_child (layout, self->rows[i]), "column", n % 2, "row", n / 2, NULL);
      n++;
    }
  return n;
}

/* Writes the sum, or where nobody may know it all, what is said instead. Where nobody may know any of it, there is no score to show, nor
 * to say. */
static void
write_total (PwScoreCard *self, PwSession *session, int sum, const char *who)
{
  gboolean knows = pw_reveal_knows_scores (session);
  const char *note = pw_history_hidden_note (pw_session_get_history (session));
  g_autofree char *total = pw_number (sum);
  g_autofree char *spoken = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s, %s point", "%s, %s points", (gulong) ABS (sum)),
                                             who, total);

  gtk_label_set_text (self->score, total);
  gtk_label_set_text (self->hidden, note ? note : "");
  gtk_widget_set_visible (GTK_WIDGET (self->hidden), note != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->score), knows);
  gtk_widget_set_visible (GTK_WIDGET (self->bar_place), knows);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, knows ? spoken : who, -1);
}

/**
 * pw_score_card_set:
 * @session: a game
 * @seat: whose score to show, at the moment the session looks at
 */
void
pw_score_card_set (PwScoreCard *self, PwSession *session, guint seat)
{
  const PwGame *game;
  const PwSetup *setup;
  g_autofree char *who = NULL;
  int points[32] = { 0 }, sum = 0, lost = 0, gained = 0;

  g_return_if_fail (PW_IS_SCORE_CARD (self));
  g_return_if_fail (PW_IS_SESSION (session));

  game = pw_session_get_game (session);
  setup = pw_session_get_setup (session);
  g_return_if_fail (game->n_sources <= G_N_ELEMENTS (points) && seat < setup->n_players);
  if (game != self->game)
    build_rows (self, game);

  for (guint i = 0; i < game->n_sources; i++)
    sum += points[i] = pw_session_get_score (session, seat, (int) i);
  who = pw_game_seat_name (game, setup, seat);
  write_total (self, session, sum, who);
  gtk_widget_set_visible (GTK_WIDGET (self->legend), write_rows (self, game, points, sum) > 0);
  gtk_label_set_text (self->name, who);
  pw_clock_label_set (self->time, session, seat);
  pw_tooltip_set (GTK_WIDGET (self->name), who);
  pw_marker_image_set (self->marker, setup->markers[seat], setup->names[seat]);
  pw_stack_bar_reach (game, points, &lost, &gained);
  pw_stack_bar_set (PW_STACK_BAR (self->bar), game, setup->names[seat], points, lost, gained);
}
