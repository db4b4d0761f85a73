/* pw-score-curve.c: everybody's score after each round, by source
 *
 * A round is as long as the game gives the moment the same name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-score-curve.h"

#include <string.h>

#include <glib/gi18n-lib.h>

static char *
moment_at (const PwHistory *history, guint at)
{
  const PwGame *game = pw_history_get_game (history);

  return game->words.moment (pw_history_get_setup (history), pw_history_get_state (history, at));
}

static char *
chapter_at (const PwHistory *history, guint at)
{
  const PwGame *game = pw_history_get_game (history);

  return pw_game_chapter (game, pw_history_get_setup (history), pw_history_get_state (history, at));
}

/* Empty where a round has no name but its number. */
static char *
round_at (const PwHistory *history, guint at)
{
  const PwGame *game = pw_history_get_game (history);

  return pw_game_round (game, pw_history_get_setup (history), pw_history_get_state (history, at));
}

/* Takes what final scoring gave with the last move out of @scores. */
static void
take_final (const PwScoreCurve *curve, const PwHistory *history, guint at, int *scores)
{
  guint n;
  const PwEvent *events = pw_history_get_events (history, at - 1, &n);

  for (guint i = 0; i < n; i++)
    if (pw_history_counts (history, &events[i]) && events[i].final)
      scores[(guint) events[i].player * curve->n_sources + events[i].what] -= events[i].amount;
}

/* Takes @chapter, @round and @moment over. */
static void
add_sample (PwScoreCurve *curve, const PwHistory *history, guint at, gboolean with_final, char *chapter, char *round,
            char *moment)
{
  guint n = curve->n_players * curve->n_sources;
  g_autofree int *scores = g_new (int, n);

  for (guint i = 0; i < n; i++)
    scores[i] = pw_history_get_score (history, at, i / curve->n_sources, (int) (i % curve->n_sources));
  if (!with_final && at > 0)
    take_final (curve, history, at, scores);
  g_array_append_vals (curve->scores, scores, n);
  if (curve->n_samples++ == 0)
    return;
  g_ptr_array_add (curve->chapters, chapter);
  g_ptr_array_add (curve->rounds, round);
  g_ptr_array_add (curve->moments, moment);
}

/**
 * pw_score_curve_new:
 * @history: a game, finished or not
 *
 * Returns: (transfer full): the scores at the beginning, after each finished round, now, and
 *   with the final scoring
 */
PwScoreCurve *
pw_score_curve_new (const PwHistory *history)
{
  PwScoreCurve *curve = g_new0 (PwScoreCurve, 1);
  const PwGame *game = pw_history_get_game (history);
  guint n = pw_history_get_cursor (history);
  gboolean over = game->play.actor (pw_history_get_state (history, n)) == PW_NOBODY;
  g_autofree char *before = moment_at (history, 0);

  curve->n_players = pw_history_get_setup (history)->n_players;
  curve->n_sources = game->n_sources;
  curve->scores = g_array_new (FALSE, TRUE, sizeof (int));
  curve->chapters = g_ptr_array_new_with_free_func (g_free);
  curve->rounds = g_ptr_array_new_with_free_func (g_free);
  curve->moments = g_ptr_array_new_with_free_func (g_free);
  add_sample (curve, history, 0, FALSE, NULL, NULL, NULL);
  for (guint i = 1; i <= n; i++)
    {
      g_autofree char *moment = moment_at (history, i);

      if (g_strcmp0 (moment, before) != 0 || i == n)
        {
          char *chapter = chapter_at (history, i - 1);

          /* What comes before the first round has no chapter. */
          if (chapter)
            add_sample (curve, history, i, FALSE, chapter, round_at (history, i - 1), g_strdup (before));
        }
      g_free (before);
      before = g_steal_pointer (&moment);
    }
  if (over && n > 0)
    {
      curve->ended = TRUE;
      add_sample (curve, history, n, TRUE, g_strdup (""), g_strdup (""), g_strdup (before));
    }
  return curve;
}

void
pw_score_curve_free (PwScoreCurve *curve)
{
  g_array_unref (curve->scores);
  g_ptr_array_unref (curve->chapters);
  g_ptr_array_unref (curve->rounds);
  g_ptr_array_unref (curve->moments);
  g_free (curve);
}

/**
 * pw_score_curve_get:
 * @curve: a curve
 * @sample: from 0, the beginning
 * @seat: a player
 *
 * Returns: the score then
 */
int
pw_score_curve_get (const PwScoreCurve *curve, guint sample, guint seat)
{
  int sum = 0;

  for (guint source = 0; source < curve->n_sources; source++)
    sum += pw_score_curve_get_source (curve, sample, seat, source);
  return sum;
}

/**
 * pw_score_curve_get_source:
 * @curve: a curve
 * @sample: from 0, the beginning
 * @seat: a player
 * @source: an index into PwGame.sources
 *
 * Returns: what the score then owes to @source; less that of the sample before, what the round brought
 */
int
pw_score_curve_get_source (const PwScoreCurve *curve, guint sample, guint seat, guint source)
{
  return g_array_index (curve->scores, int, (sample * curve->n_players + seat) * curve->n_sources + source);
}

/**
 * pw_score_curve_uses:
 * @curve: a curve
 * @source: an index into PwGame.sources
 *
 * Returns: whether anybody ever had points from @source; one that nobody has needs no column
 */
gboolean
pw_score_curve_uses (const PwScoreCurve *curve, guint source)
{
  for (guint sample = 0; sample < curve->n_samples; sample++)
    for (guint seat = 0; seat < curve->n_players; seat++)
      if (pw_score_curve_get_source (curve, sample, seat, source) != 0)
        return TRUE;
  return FALSE;
}

/**
 * pw_score_curve_name:
 * @curve: a curve
 * @sample: from 1, the first round
 *
 * Returns: (transfer full): the round in short: its chapter and its name or number there, "B 3"; "3" in a
 *   game without chapters, and for a chapter that is one round and called like it; "End" for the final scoring
 */
char *
pw_score_curve_name (const PwScoreCurve *curve, guint sample)
{
  const char *chapter = g_ptr_array_index (curve->chapters, sample - 1);
  const char *round = g_ptr_array_index (curve->rounds, sample - 1);
  guint number = 1;

  if (curve->ended && sample + 1 == curve->n_samples)
    return g_strdup (_("End"));
  if (*round)
    return *chapter && strcmp (chapter, round) != 0 ? g_strdup_printf ("%s %s", chapter, round) : g_strdup (round);
  while (number < sample && g_strcmp0 (chapter, g_ptr_array_index (curve->chapters, sample - 1 - number)) == 0)
    number++;
  return *chapter ? g_strdup_printf ("%s %u", chapter, number) : g_strdup_printf ("%u", number);
}
