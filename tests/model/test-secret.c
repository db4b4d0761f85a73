/* test-secret.c: no view and no export adds secret points up before the end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "../secret-race.h"
#include "core/pw-record.h"
#include "games/template/template.h"
#include "model/pw-bgstats.h"
#include "model/pw-csv.h"
#include "model/pw-document.h"
#include "model/pw-ledger-model.h"
#include "model/pw-ledger-row.h"
#include "model/pw-report.h"
#include "model/pw-score-curve.h"
#include "model/pw-score-model.h"
#include "model/pw-session.h"
#include "model/pw-speaker.h"
#include "model/pw-statistics.h"
#include "model/pw-summary.h"
#include "pw-model-test.h"

typedef char *(*Outlet) (PwRecord *record);

static PwRecord *
read_race (const char *totals, gboolean over)
{
  g_autofree char *text = secret_race (totals, over);
  g_autoptr (GError) error = NULL;
  PwRecord *record = pw_record_parse (text, -1, &error);

  g_assert_no_error (error);
  return record;
}

static PwSession *
session_of (PwRecord *record)
{
  const PwHistory *history = record->history;
  PwSession *session = pw_session_new (pw_history_get_game (history), pw_history_get_setup (history), NULL);

  for (guint i = 0; i < pw_history_get_cursor (history); i++)
    g_assert_true (pw_session_play (session, pw_history_get_move (history, i), NULL));
  return session;
}

/* -- The outlets, each as one text ------------------------------------------------------------------- */

static char *
totals (PwRecord *record)
{
  GString *out = g_string_new (NULL);
  guint at = pw_history_get_cursor (record->history);

  for (int source = -1; source < (int) template_game.n_sources; source++)
    g_string_append_printf (out, "%d ", pw_history_get_score (record->history, at, 0, source));
  return g_string_free (out, FALSE);
}

static char *
ranking (PwRecord *record)
{
  PwStanding standings[PW_MAX_PLAYERS] = { 0 };
  char *out;

  pw_history_rank (record->history, standings);
  out = g_strdup_printf ("%d", standings[0].score);
  for (guint i = 0; i < PW_MAX_PLAYERS; i++)
    g_free (standings[i].tie_break);
  return out;
}

static char *
csv (PwRecord *record)
{
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func ((GDestroyNotify) pw_summary_free);

  g_ptr_array_add (all, pw_summary_new (record));
  return pw_csv_print (all);
}

static char *
bgstats (PwRecord *record)
{
  g_autoptr (PwSummary) summary = pw_summary_new (record);
  PwBgstatsLeftOut left_out;
  g_autofree char *link = pw_bgstats_link (summary, &left_out);
  return link ? g_uri_unescape_string (link, NULL) : g_strdup ("");
}

static char *
paper (PwRecord *record)
{
  g_autoptr (PwDocument) document = pw_document_new_scores (record);
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < document->blocks->len; i++)
    {
      const PwBlock *block = g_ptr_array_index (document->blocks, i);

      if (block->text)
        g_string_append_printf (out, "%s\n", block->text);
      for (guint k = 0; block->cells && k < block->cells->len; k++)
        g_string_append_printf (out, "%s | ", (const char *) g_ptr_array_index (block->cells, k));
    }
  return g_string_free (out, FALSE);
}

static char *
json (PwRecord *record)
{
  g_autofree char *text = pw_record_print (record);
  const char *scores = strstr (text, "\"scores\"");

  /* Its lines are the moves; only what it adds up is looked at. */
  g_assert_nonnull (scores);
  return g_strdup (scores);
}

static char *
curve (PwRecord *record)
{
  g_autoptr (PwScoreCurve) curve = pw_score_curve_new (record->history);
  GString *out = g_string_new (NULL);

  for (guint sample = 0; sample < curve->n_samples; sample++)
    g_string_append_printf (out, "%d ", pw_score_curve_get (curve, sample, 0));
  return g_string_free (out, FALSE);
}

static char *
ledger (PwRecord *record)
{
  int columns[PW_LEDGER_MAX_COLUMNS];
  GString *out = g_string_new (NULL);

  for (guint at = 0; at <= pw_history_get_cursor (record->history); at++)
    {
      pw_ledger_read (record->history, at, 0, columns);
      g_string_append_printf (out, "%d ", columns[0]);
    }
  return g_string_free (out, FALSE);
}

/* The lines behind a total: they would add up to it. */
static char *
score_lines (PwRecord *record)
{
  g_autoptr (PwSession) session = session_of (record);
  g_autoptr (PwScoreModel) model = pw_score_model_new (session, 0);
  int sum = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (model)); i++)
    {
      g_autoptr (PwScoreLine) line = g_list_model_get_item (G_LIST_MODEL (model), i);

      sum += pw_score_line_get_points (line);
    }
  return g_strdup_printf ("%d", sum);
}

static char *
views (PwRecord *record)
{
  g_autoptr (PwSession) session = session_of (record);

  return g_strdup_printf ("%d %d", pw_session_get_score (session, 0, -1), pw_session_get_score (session, 0, 2));
}

static char *
summary (PwRecord *record)
{
  g_autoptr (PwSummary) summary = pw_summary_new (record);
  g_autoptr (GVariant) kept = g_variant_ref_sink (pw_summary_to_variant (summary));
  g_autoptr (PwSummary) again = pw_summary_from_variant (kept);

  return g_strdup_printf ("%d %d %d", again->seats[0].score, again->seats[0].total, again->seats[0].sources[2]);
}

static const struct
{
  const char *name;
  Outlet print;
} outlets[] = {
  { "totals", totals }, { "ranking", ranking },         { "csv", csv },     { "bgstats", bgstats }, { "paper", paper },
  { "json", json },     { "curve", curve },             { "ledger", ledger }, { "score-lines", score_lines },
  { "views", views },   { "summary", summary },
};

/* -- Hidden, shown, over --------------------------------------------------------------------------------- */

static void
test_an_outlet (gconstpointer data)
{
  Outlet print = outlets[GPOINTER_TO_UINT (data)].print;
  g_autoptr (PwRecord) hidden = read_race ("hidden", FALSE), open = read_race ("open", FALSE), over = read_race ("hidden", TRUE);
  g_autofree char *before = print (hidden), *agreed = print (open), *end = print (over);

  g_test_message ("%s", before);
  g_assert_false (says (before, SECRET_ALL));
  g_assert_false (says (before, SECRET_HIDDEN));
  /* A game that is not over goes to no list of results. */
  if (print != bgstats || *agreed)
    g_assert_true (says (agreed, SECRET_ALL));
  g_assert_true (says (end, SECRET_END));
}

static void
test_who_asks_sees_them (void)
{
  g_autoptr (PwRecord) record = read_race ("hidden", FALSE);
  guint at = pw_history_get_cursor (record->history);

  g_assert_true (pw_history_hides (record->history));
  g_assert_cmpint (pw_history_get_score (record->history, at, 0, -1), ==, 17);
  g_assert_cmpint (pw_history_get_score (record->history, at, 0, 2), ==, 0);
  pw_history_reveal (record->history);
  g_assert_false (pw_history_hides (record->history));
  g_assert_cmpint (pw_history_get_score (record->history, at, 0, -1), ==, 37);
  g_assert_cmpint (pw_history_get_score (record->history, at, 0, 2), ==, 20);
}

/* What ended is open, also for earlier moments; what is taken back is secret again. */
static void
test_the_end_opens_all_and_undo_closes_it (void)
{
  g_autoptr (PwRecord) record = read_race ("hidden", TRUE);
  guint at = pw_history_get_cursor (record->history), before = at - 14;

  g_assert_cmpint (pw_history_get_score (record->history, at, 0, -1), ==, 61);
  g_assert_cmpint (pw_history_get_score (record->history, before, 0, -1), ==, 37);
  g_assert_true (pw_history_undo (record->history));
  g_assert_cmpint (pw_history_get_score (record->history, before, 0, -1), ==, 17);
  g_assert_true (pw_history_redo (record->history));
  g_assert_cmpint (pw_history_get_score (record->history, before, 0, -1), ==, 37);
}

/* The log says what somebody found when it happens. */
static void
test_the_log_says_each (void)
{
  g_autoptr (PwRecord) record = read_race ("hidden", FALSE);
  guint n, secret = 0;

  for (guint i = 0; i < pw_history_get_cursor (record->history); i++)
    {
      const PwEvent *events = pw_history_get_events (record->history, i, &n);

      for (guint k = 0; k < n; k++)
        if (events[k].secret)
          {
            g_assert_cmpint (events[k].amount, ==, 2);
            secret++;
          }
    }
  g_assert_cmpuint (secret, ==, 10);
}

int
main (int argc, char **argv)
{
  pw_model_test_init_without_folders (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (outlets); i++)
    {
      g_autofree char *path = g_strdup_printf ("/secret/outlet/%s", outlets[i].name);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_an_outlet);
    }
  g_test_add_func ("/secret/who-asks-sees-them", test_who_asks_sees_them);
  g_test_add_func ("/secret/the-end-opens-all-and-undo-closes-it", test_the_end_opens_all_and_undo_closes_it);
  g_test_add_func ("/secret/the-log-says-each", test_the_log_says_each);
  return g_test_run ();
}
