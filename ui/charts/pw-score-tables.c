/* pw-score-tables.c: points by round, by source and by player, as tables of text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-score-tables.h"

#include <glib/gi18n-lib.h>

#include "pw-make.h"
#include "pw-marker-image.h"
#include "pw-source-color.h"

static GtkWidget *
head_label (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), MIN (4, (int) g_utf8_strlen (text, -1)));
  gtk_label_set_max_width_chars (GTK_LABEL (label), 8);
  return label;
}

static void
add_players (PwTextTable *table, const PwGame *game, const PwSetup *setup)
{
  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5), *marker = pw_marker_image_new (7);
      g_autofree char *shown = pw_game_seat_short (game, setup, seat);
      g_autofree char *who = pw_game_seat_name (game, setup, seat);

      pw_marker_image_set (PW_MARKER_IMAGE (marker), setup->markers[seat], setup->names[seat]);
      pw_box_add (head, marker, head_label (shown), NULL);
      pw_text_table_add_column (table, head, who);
    }
}

/* A line above the first round of each chapter. */
static const char *
class_of_round (const PwScoreCurve *curve, guint sample)
{
  if (sample == 1 ||
      g_strcmp0 (g_ptr_array_index (curve->chapters, sample - 1), g_ptr_array_index (curve->chapters, sample - 2)) == 0)
    return NULL;
  return "begins";
}

/**
 * pw_score_table_show_rounds:
 * @table: a table
 * @history: a game, up to its cursor
 *
 * Shows everybody's score after each round.
 */
void
pw_score_table_show_rounds (PwTextTable *table, const PwHistory *history)
{
  const PwSetup *setup = pw_history_get_setup (history);
  g_autoptr (PwScoreCurve) curve = pw_score_curve_new (history);

  pw_text_table_clear (table, _("Points after each round"));
  add_players (table, pw_history_get_game (history), setup);
  for (guint sample = 1; sample < curve->n_samples; sample++)
    {
      g_autofree char *name = pw_score_curve_name (curve, sample);
      int scores[PW_MAX_PLAYERS];

      for (guint seat = 0; seat < setup->n_players; seat++)
        scores[seat] = pw_score_curve_get (curve, sample, seat);
      pw_text_table_add_row (table, name, g_ptr_array_index (curve->moments, sample - 1), scores, TRUE,
                             class_of_round (curve, sample));
    }
}

/**
 * pw_score_table_show_sources:
 * @table: a table
 * @history: a game, up to its cursor
 *
 * Shows where everybody's points come from.
 */
void
pw_score_table_show_sources (PwTextTable *table, const PwHistory *history)
{
  const PwGame *game = pw_history_get_game (history);
  const PwSetup *setup = pw_history_get_setup (history);
  guint at = pw_history_get_cursor (history);
  int scores[PW_MAX_PLAYERS];

  pw_text_table_clear (table, _("Where the points come from"));
  add_players (table, pw_history_get_game (history), setup);
  for (guint source = 0; source < game->n_sources; source++)
    {
      gboolean used = FALSE;

      for (guint seat = 0; seat < setup->n_players; seat++)
        {
          scores[seat] = pw_history_get_score (history, at, seat, (int) source);
          used |= scores[seat] != 0;
        }
      if (used)
        pw_text_table_add_row (table, _(game->sources[source].name), NULL, scores, TRUE, NULL);
    }
  for (guint seat = 0; seat < setup->n_players; seat++)
    scores[seat] = pw_history_get_score (history, at, seat, -1);
  pw_text_table_add_row (table, _("Total"), NULL, scores, TRUE, "total");
}

/* What the rounds of the chapter that ends with @sample brought, where it has several. */
static void
add_chapter (PwTextTable *table, const PwScoreCurve *curve, guint sample, guint seat)
{
  const char *chapter = g_ptr_array_index (curve->chapters, sample - 1);
  g_autofree int *points = g_new0 (int, curve->n_sources + 1);
  g_autofree char *spoken = NULL;
  guint before = sample - 1, n = 0;
  int total = 0;

  if (*chapter == '\0' ||
      (sample + 1 < curve->n_samples && g_strcmp0 (chapter, g_ptr_array_index (curve->chapters, sample)) == 0))
    return;
  while (before > 0 && g_strcmp0 (chapter, g_ptr_array_index (curve->chapters, before - 1)) == 0)
    before--;
  if (sample - before < 2)
    return;
  for (guint source = 0; source < curve->n_sources; source++)
    if (pw_score_curve_uses (curve, source))
      {
        points[n] = pw_score_curve_get_source (curve, sample, seat, source) -
                    pw_score_curve_get_source (curve, before, seat, source);
        total += points[n++];
      }
  points[n] = total;
  /* Translators: a part of a game, such as "III": all its rounds together. */
  spoken = g_strdup_printf (_("%s, all rounds"), chapter);
  pw_text_table_add_row (table, chapter, spoken, points, FALSE, "sum");
}

/**
 * pw_score_table_show_player:
 * @table: a table
 * @history: a game, up to its cursor
 * @seat: a player
 *
 * Shows what each round brought @seat from each source, and what each chapter of the game did.
 */
void
pw_score_table_show_player (PwTextTable *table, const PwHistory *history, guint seat)
{
  const PwGame *game = pw_history_get_game (history);
  g_autoptr (PwScoreCurve) curve = pw_score_curve_new (history);
  g_autofree int *points = g_new0 (int, game->n_sources + 1);
  g_autofree int *sums = g_new0 (int, game->n_sources + 1);

  pw_text_table_clear (table, _("Points by round and source"));
  for (guint source = 0; source < game->n_sources; source++)
    if (pw_score_curve_uses (curve, source))
      pw_text_table_add_column (table, pw_source_swatch_new (game, source, TRUE), _(game->sources[source].name));
  pw_text_table_add_column (table, head_label (_("Total")), _("Total"));
  for (guint sample = 1; sample < curve->n_samples; sample++)
    {
      g_autofree char *name = pw_score_curve_name (curve, sample);
      guint n = 0;
      int total = 0;

      for (guint source = 0; source < game->n_sources; source++)
        if (pw_score_curve_uses (curve, source))
          {
            points[n] = pw_score_curve_get_source (curve, sample, seat, source) -
                        pw_score_curve_get_source (curve, sample - 1, seat, source);
            total += points[n];
            sums[n] += points[n];
            n++;
          }
      points[n] = total;
      sums[n] += total;
      pw_text_table_add_row (table, name, g_ptr_array_index (curve->moments, sample - 1), points, FALSE,
                             class_of_round (curve, sample));
      add_chapter (table, curve, sample, seat);
    }
  pw_text_table_add_row (table, _("Total"), NULL, sums, TRUE, "total");
}
