/* pw-summary.c: what is known of a game without playing it again
 *
 * Made by playing the record once; an index may keep it as long as the file stays the same.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-summary.h"

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"

static char **
words_of (const PwOption *options, guint n, const gint16 *values)
{
  char **words = g_new0 (char *, n + 1);

  for (guint i = 0; i < n; i++)
    {
      const PwWord *word = pw_vocabulary_get (options[i].words, values[i]);

      words[i] = g_strdup (word ? word->word : "");
    }
  return words;
}

static gint64
begun_at (const char *created)
{
  g_autoptr (GDateTime) date = created ? g_date_time_new_from_iso8601 (created, NULL) : NULL;

  return date ? g_date_time_to_unix (date) : 0;
}

static void
take_seats (PwSummary *summary, const PwHistory *history)
{
  const PwGame *game = summary->game;
  const PwSetup *setup = pw_history_get_setup (history);
  guint at = pw_history_get_cursor (history);
  gconstpointer state = pw_history_get_state (history, at);
  guint all = (1u << setup->n_players) - 1, known = pw_game_followed (game, state) & all;
  PwStanding standings[PW_MAX_PLAYERS] = { 0 };

  /* Where the end position was entered, its result is known of everybody; and so is all where only points are, if the game says nothing else. */
  if ((summary->over && pw_game_nth_level (game, summary->level)->end) ||
      (known == 0 && pw_game_nth_level (game, summary->level)->open))
    known = all;
  /* Where whole scores are secret, nobody knows any before the end. */
  if (!pw_history_knows_scores (history))
    known = 0;
  pw_history_rank (history, standings);
  summary->outcome = standings[0].outcome;
  summary->n_seats = setup->n_players;
  for (guint i = 0; i < setup->n_players; i++)
    {
      PwSummarySeat *seat = &summary->seats[i];
      const PwStanding *standing = &standings[i];

      seat->name = g_strdup (setup->names[i]);
      seat->marker = setup->markers[i];
      seat->known = known >> i & 1;
      seat->score = pw_history_get_score (history, at, i, -1);
      seat->total = standing->score;
      seat->side = pw_game_side_leader (game, setup, i);
      if (summary->over && known == all && standing->outcome == PW_OUTCOME_PLACE)
        seat->place = standing->place;
      seat->winner = seat->place == 1 || (summary->over && standing->outcome == PW_OUTCOME_WON);
      seat->sources = g_new0 (int, game->n_sources);
      for (guint source = 0; source < game->n_sources; source++)
        seat->sources[source] = pw_history_get_score (history, at, i, (int) source);
      seat->feats = g_new0 (int, pw_game_n_feats (game));
      if (pw_game_n_feats (game) > 0)
        game->story->count (state, i, seat->feats);
      seat->options = words_of (game->terms.seat_options, game->terms.n_seat_options, setup->seat_options[i]);
      g_free (standing->tie_break);
    }
}

/**
 * pw_summary_new:
 * @record: a record
 *
 * Returns: (transfer full): what is to be said of it, at its cursor
 */
PwSummary *
pw_summary_new (const PwRecord *record)
{
  const PwHistory *history = record->history;
  PwSummary *summary = g_new0 (PwSummary, 1);
  gconstpointer state = pw_history_get_state (history, pw_history_get_cursor (history));
  int followed;

  summary->game = pw_history_get_game (history);
  summary->uid = g_strdup (record->uid);
  summary->title = g_strdup (record->title);
  summary->created = g_strdup (record->created);
  summary->begun = begun_at (record->created);
  summary->trial = record->trial;
  summary->duration = record->duration;
  summary->n_moves = pw_history_get_cursor (history);
  summary->level = pw_game_level_now (summary->game, state, &followed);
  summary->over = summary->game->play.actor (state) == PW_NOBODY;
  summary->options = words_of (summary->game->terms.options, summary->game->terms.n_options,
                               pw_history_get_setup (history)->options);
  take_seats (summary, history);
  return summary;
}

/**
 * pw_summary_free:
 * @summary: (nullable) (transfer full): a summary
 *
 * Frees it.
 */
void
pw_summary_free (PwSummary *summary)
{
  if (summary == NULL)
    return;
  g_free (summary->uid);
  g_free (summary->title);
  g_free (summary->created);
  g_strfreev (summary->options);
  for (guint i = 0; i < summary->n_seats; i++)
    {
      g_free (summary->seats[i].name);
      g_free (summary->seats[i].sources);
      g_free (summary->seats[i].feats);
      g_strfreev (summary->seats[i].options);
    }
  g_free (summary);
}

/* -- As a value that an index keeps ------------------------------------------------------------- */

/**
 * pw_summary_to_variant:
 * @summary: a summary
 *
 * Returns: (transfer none): a floating value of the type %PW_SUMMARY_TYPE
 */
GVariant *
pw_summary_to_variant (const PwSummary *summary)
{
  GVariantBuilder seats;

  g_variant_builder_init (&seats, G_VARIANT_TYPE ("a(sybiiuubaiaias)"));
  for (guint i = 0; i < summary->n_seats; i++)
    {
      const PwSummarySeat *seat = &summary->seats[i];
      GVariant *sources = g_variant_new_fixed_array (G_VARIANT_TYPE_INT32, seat->sources, summary->game->n_sources,
                                                     sizeof (gint32));
      GVariant *feats = g_variant_new_fixed_array (G_VARIANT_TYPE_INT32, seat->feats,
                                                   seat->feats ? pw_game_n_feats (summary->game) : 0, sizeof (gint32));

      g_variant_builder_add (&seats, "(sybiiuub@ai@ai^as)", seat->name, seat->marker, seat->known, seat->score, seat->total,
                             seat->place, seat->side, seat->winner, sources, feats, seat->options);
    }
  return g_variant_new ("(smsmsmsuubyyb^asa(sybiiuubaiaias))", summary->game->id, summary->uid, summary->title, summary->created,
                        summary->duration, summary->n_moves, summary->over, summary->level, (guint) summary->outcome,
                        summary->trial, summary->options, &seats);
}

/* FALSE where the value is not of this program's making. */
static gboolean
read_seats (PwSummary *summary, GVariantIter *seats)
{
  const PwGame *game = summary->game;

  while (summary->n_seats < PW_MAX_PLAYERS)
    {
      PwSummarySeat *seat = &summary->seats[summary->n_seats];
      g_autoptr (GVariant) sources = NULL;
      g_autoptr (GVariant) feats = NULL;
      const gint32 *points, *counts;
      gsize n, n_feats;

      if (!g_variant_iter_next (seats, "(sybiiuub@ai@ai^as)", &seat->name, &seat->marker, &seat->known, &seat->score,
                                &seat->total, &seat->place, &seat->side, &seat->winner, &sources, &feats, &seat->options))
        break;
      summary->n_seats++;
      points = g_variant_get_fixed_array (sources, &n, sizeof (gint32));
      counts = g_variant_get_fixed_array (feats, &n_feats, sizeof (gint32));
      seat->sources = g_new0 (int, game->n_sources);
      /* What nobody counted is left out. */
      if (n != game->n_sources || (n_feats > 0 && n_feats != pw_game_n_feats (game)) ||
          g_strv_length (seat->options) != game->terms.n_seat_options || seat->side >= PW_MAX_PLAYERS)
        return FALSE;
      for (guint i = 0; i < n; i++)
        seat->sources[i] = points[i];
      seat->feats = n_feats > 0 ? g_new0 (int, n_feats) : NULL;
      for (guint i = 0; i < n_feats; i++)
        seat->feats[i] = counts[i];
    }
  return summary->n_seats > 0;
}

/**
 * pw_summary_from_variant:
 * @variant: a value of the type %PW_SUMMARY_TYPE
 *
 * Returns: (transfer full) (nullable): the summary, or %NULL where it is of another version of the
 *   program
 */
PwSummary *
pw_summary_from_variant (GVariant *variant)
{
  g_autoptr (PwSummary) summary = g_new0 (PwSummary, 1);
  g_autoptr (GVariantIter) seats = NULL;
  const char *game;
  guint8 level, outcome;

  g_variant_get (variant, "(&smsmsmsuubyyb^asa(sybiiuubaiaias))", &game, &summary->uid, &summary->title, &summary->created,
                 &summary->duration, &summary->n_moves, &summary->over, &level, &outcome, &summary->trial, &summary->options,
                 &seats);
  summary->game = pw_games_find (game);
  summary->begun = begun_at (summary->created);
  summary->level = level;
  summary->outcome = (PwOutcome) outcome;
  if (summary->game == NULL || summary->level >= pw_game_n_levels (summary->game) || summary->outcome > PW_OUTCOME_LOST ||
      g_strv_length (summary->options) != summary->game->terms.n_options || !read_seats (summary, seats))
    return NULL;
  return g_steal_pointer (&summary);
}

/* -- In words ----------------------------------------------------------------------------------- */

/**
 * pw_summary_players:
 * @summary: a summary
 *
 * Returns: (transfer full): the players in the order of the first round
 */
char *
pw_summary_players (const PwSummary *summary)
{
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < summary->n_seats; i++)
    {
      g_autofree char *name = pw_isolate (summary->seats[i].name);

      g_string_append_printf (names, "%s%s", i ? _(", ") : "", name);
    }
  return g_string_free (names, FALSE);
}

/**
 * pw_summary_title:
 * @summary: a summary
 *
 * Returns: (transfer full): what the game is called: its title, else its players
 */
char *
pw_summary_title (const PwSummary *summary)
{
  return summary->title ? pw_isolate (summary->title) : pw_summary_players (summary);
}

/**
 * pw_summary_label:
 * @option: an option
 * @word: one of its values as records write it
 *
 * Returns: the value in words for people; the word where it is none of the program's or the user's own, such as
 *   a board that somebody else has drawn
 */
const char *
pw_summary_label (const PwOption *option, const char *word)
{
  for (guint i = 0; i < pw_vocabulary_count (option->words); i++)
    {
      const PwWord *known = pw_vocabulary_nth (option->words, i);

      if (g_strcmp0 (known->word, word) == 0)
        return known->label ? _(known->label) : known->word;
    }
  return word;
}

/**
 * pw_summary_counts:
 * @summary: a summary
 * @seat: one of its seats
 *
 * Returns: whether the player's score is a result: the game is over, the board was followed or its end position entered, and nobody but tried
 *   something out
 */
gboolean
pw_summary_counts (const PwSummary *summary, guint seat)
{
  return summary->over && !summary->trial && summary->seats[seat].known;
}
