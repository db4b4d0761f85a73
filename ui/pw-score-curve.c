/* pw-score-curve.c: everybody's score after each round
 *
 * A round is as long as the game gives the moment the same name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-score-curve.h"

static char *
moment_at (const PwHistory *history, guint at)
{
  const PwGame *game = pw_history_get_game (history);

  return game->moment ? game->moment (pw_history_get_setup (history), pw_history_get_state (history, at))
                      : g_strdup ("");
}

static char *
chapter_at (const PwHistory *history, guint at)
{
  const PwGame *game = pw_history_get_game (history);

  return game->chapter ? game->chapter (pw_history_get_setup (history), pw_history_get_state (history, at))
                       : g_strdup ("");
}

/* What final scoring gave @seat with move @i. */
static int
final_points (const PwHistory *history, guint i, guint seat)
{
  guint n;
  const PwEvent *events = pw_history_get_events (history, i, &n);
  int sum = 0;

  for (guint j = 0; j < n; j++)
    if (events[j].kind == PW_EVENT_POINTS && events[j].final && events[j].player == (int) seat)
      sum += events[j].amount;
  return sum;
}

static void
add_sample (PwScoreCurve *curve, const PwHistory *history, guint at, gboolean with_final, char *chapter, char *moment)
{
  int scores[PW_MAX_PLAYERS] = { 0 };

  for (guint seat = 0; seat < curve->n_players; seat++)
    {
      scores[seat] = pw_history_get_score (history, at, seat, -1);
      if (!with_final && at > 0)
        scores[seat] -= final_points (history, at - 1, seat);
    }
  g_array_append_vals (curve->scores, scores, PW_MAX_PLAYERS);
  if (curve->n_samples++ == 0)
    return;
  g_ptr_array_add (curve->chapters, chapter);
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
  gboolean over = game->actor (pw_history_get_state (history, n)) == PW_NOBODY;
  g_autofree char *before = moment_at (history, 0);

  curve->n_players = pw_history_get_setup (history)->n_players;
  curve->scores = g_array_new (FALSE, TRUE, sizeof (int));
  curve->chapters = g_ptr_array_new_with_free_func (g_free);
  curve->moments = g_ptr_array_new_with_free_func (g_free);
  add_sample (curve, history, 0, FALSE, NULL, NULL);
  for (guint i = 1; i <= n; i++)
    {
      g_autofree char *moment = moment_at (history, i);

      if (g_strcmp0 (moment, before) != 0 || i == n)
        {
          char *chapter = chapter_at (history, i - 1);

          /* What comes before the first round has no chapter. */
          if (chapter)
            add_sample (curve, history, i, FALSE, chapter, g_strdup (before));
        }
      g_free (before);
      before = g_steal_pointer (&moment);
    }
  if (over && n > 0)
    {
      curve->ended = TRUE;
      add_sample (curve, history, n, TRUE, g_strdup (""), g_strdup (before));
    }
  return curve;
}

void
pw_score_curve_free (PwScoreCurve *curve)
{
  g_array_unref (curve->scores);
  g_ptr_array_unref (curve->chapters);
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
  return g_array_index (curve->scores, int, sample * PW_MAX_PLAYERS + seat);
}
