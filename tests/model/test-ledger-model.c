/* test-ledger-model.c: the ledger adds up, whatever happens, and tells no more than what differs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-model-test.h"

#include <string.h>

#include "model/pw-ledger-model.h"
#include "model/pw-log-model.h"
#include "model/pw-score-curve.h"

static PwLedgerRow *
nth (PwLedgerModel *ledger, guint i)
{
  g_autoptr (PwLedgerRow) row = g_list_model_get_item (G_LIST_MODEL (ledger), i);

  return row; /* the ledger holds it */
}

static guint
length (PwLedgerModel *ledger)
{
  return g_list_model_get_n_items (G_LIST_MODEL (ledger));
}

/* The sentence of the log for the move before @moment. */
static char *
sentence_at (PwSession *session, guint moment)
{
  const PwHistory *history = pw_session_get_history (session);
  guint n_events;
  const PwEvent *events = pw_history_get_events (history, moment - 1, &n_events);

  return pw_session_get_game (session)->words.sentence (pw_session_get_setup (session),
                                                        pw_history_get_state (history, moment - 1),
                                                        pw_history_get_move (history, moment - 1), events, n_events);
}

/* Each row against the score and the state of its moment, and the changes against the totals. */
static void
check_ledger (PwSession *session, PwLedgerModel *ledger)
{
  const PwGame *game = pw_session_get_game (session);
  const PwHistory *history = pw_session_get_history (session);
  guint seat = pw_ledger_model_get_seat (ledger), n = pw_ledger_n_columns (game), moment = 0;
  int sums[PW_LEDGER_MAX_COLUMNS] = { 0 }, held[PW_LEDGER_MAX_COLUMNS];

  for (guint i = 0; i < length (ledger); i++)
    {
      PwLedgerRow *row = nth (ledger, i);
      guint at = pw_ledger_row_get_moment (row);
      gboolean last_of_moment = i + 1 == length (ledger) || pw_ledger_row_get_moment (nth (ledger, i + 1)) != at;
      gboolean any = FALSE;

      /* The rows are in order, and what lies between them changed nothing. */
      g_assert_cmpuint (at, >=, moment);
      for (guint between = moment; between < at; between++)
        {
          g_assert_cmpint (pw_history_get_score (history, between, seat, -1), ==, sums[0]);
          pw_game_hold (game, pw_history_get_state (history, between), seat, held);
          for (guint c = 1; c < n; c++)
            g_assert_cmpint (held[c - 1], ==, sums[c]);
        }
      moment = at;
      for (guint c = 0; c < n; c++)
        {
          any |= pw_ledger_row_get_change (row, c) != 0;
          sums[c] += pw_ledger_row_get_change (row, c);
          g_assert_cmpint (pw_ledger_row_get_total (row, c), ==, sums[c]);
        }
      g_assert_true (any);
      g_assert_cmpint (pw_ledger_row_get_begins (row), ==,
                       i == 0 || strcmp (pw_ledger_row_get_section (row), pw_ledger_row_get_section (nth (ledger, i - 1))) != 0);
      if (!last_of_moment)
        continue;
      g_assert_cmpint (pw_history_get_score (history, at, seat, -1), ==, sums[0]);
      pw_game_hold (game, pw_history_get_state (history, at), seat, held);
      for (guint c = 1; c < n; c++)
        g_assert_cmpint (held[c - 1], ==, sums[c]);
    }
  pw_ledger_read (history, pw_history_get_cursor (history), seat, held);
  g_assert_cmpint (held[0], ==, sums[0]);
  g_assert_cmpmem (held, n * sizeof *held, sums, n * sizeof *sums);
}

static void
test_changes_add_up (gconstpointer game)
{
  for (guint seed = 1; seed <= PW_MODEL_TEST_ROUNDS (6, 2); seed++)
    {
      PwSession *session = pw_model_test_session (game);

      g_assert_false (pw_model_test_deal (session, G_MAXUINT, seed));
      for (guint seat = 0; seat < 3; seat++)
        {
          PwLedgerModel *ledger = pw_ledger_model_new (session, seat);
          PwLedgerRow *last = nth (ledger, length (ledger) - 1);

          g_assert_true (g_list_model_get_item_type (G_LIST_MODEL (ledger)) == PW_TYPE_LEDGER_ROW);
          g_assert_cmpuint (length (ledger), >, 1);
          g_assert_null (g_list_model_get_item (G_LIST_MODEL (ledger), length (ledger)));
          check_ledger (session, ledger);
          g_assert_cmpint (pw_ledger_row_get_total (last, PW_LEDGER_POINTS), ==, pw_session_get_score (session, seat, -1));
          g_assert_finalize_object (ledger);
        }
      g_assert_finalize_object (session);
    }
}

static void
test_rows_say_what_the_log_says (void)
{
  PwSession *session = pw_model_test_session ("burgundy");
  PwLedgerModel *ledger = pw_ledger_model_new (session, 1);
  guint final = 0;

  g_assert_cmpuint (length (ledger), ==, 1);
  g_assert_cmpuint (pw_ledger_row_get_moment (nth (ledger, 0)), ==, 0);
  g_assert_cmpint (pw_ledger_row_get_total (nth (ledger, 0), 1), ==, 2);
  g_assert_false (pw_model_test_deal (session, G_MAXUINT, 11));
  for (guint i = 1; i < length (ledger); i++)
    {
      PwLedgerRow *row = nth (ledger, i);
      g_autofree char *sentence = sentence_at (session, pw_ledger_row_get_moment (row));

      if (strcmp (pw_ledger_row_get_text (row), "Final scoring") == 0)
        final++;
      else
        g_assert_cmpstr (pw_ledger_row_get_text (row), ==, sentence);
      g_assert_null (pw_ledger_row_get_reason (row));
    }
  g_assert_cmpuint (final, <=, 1);
  g_assert_finalize_object (ledger);
  g_assert_finalize_object (session);
}

static void
test_a_row_is_one_sentence (void)
{
  PwSession *session = pw_model_test_session ("burgundy");
  PwLedgerModel *ledger = pw_ledger_model_new (session, 0);
  g_autofree char *start = NULL;
  g_autofree char *workers = NULL;

  pw_model_test_play (session, "ana start d4 1 2 3");
  pw_model_test_play (session, "ben start d4 4 5 6");
  pw_model_test_play (session, "chiara start d4 1 1 4");
  pw_model_test_play (session, "roll 4 36 22 51");
  pw_model_test_play (session, "goods 2");
  pw_model_test_play (session, "ana workers die=3");
  g_assert_cmpuint (length (ledger), ==, 3);
  start = pw_ledger_row_describe (nth (ledger, 0));
  g_assert_cmpstr (start, ==, "At the beginning: Workers +1, now 1; Silver +1, now 1");
  workers = pw_ledger_row_describe (nth (ledger, 2));
  g_assert_cmpstr (workers, ==, "Ana takes 2 workers (die 3): Workers +2, now 3");
  g_assert_cmpstr (pw_ledger_row_get_section (nth (ledger, 2)), ==, "Phase A, round 1 of 5");
  g_assert_true (pw_ledger_row_get_begins (nth (ledger, 2)));
  g_assert_finalize_object (ledger);
  g_assert_finalize_object (session);
}

/* A correction shows its reason, and is reckoned like everything else. */
static void
test_corrections_are_rows (void)
{
  PwSession *session = pw_model_test_session ("burgundy");
  PwLedgerModel *ledger = pw_ledger_model_new (session, 2);
  g_autofree char *spoken = NULL;
  PwLedgerRow *row;

  pw_model_test_play (session, "ana start d4 1 2 3");
  pw_model_test_play (session, "ben start d4 4 5 6");
  pw_model_test_play (session, "chiara start d4 1 1 4");
  pw_model_test_play (session, "chiara have silver 9 ! counted again");
  row = nth (ledger, length (ledger) - 1);
  g_assert_cmpstr (pw_ledger_row_get_reason (row), ==, "counted again");
  g_assert_cmpint (pw_ledger_row_get_change (row, 2), ==, 8);
  g_assert_cmpint (pw_ledger_row_get_total (row, 2), ==, 9);
  spoken = pw_ledger_row_describe (row);
  g_assert_true (g_str_has_suffix (spoken, "Silver +8, now 9; played so: counted again"));
  check_ledger (session, ledger);
  g_assert_finalize_object (ledger);
  g_assert_finalize_object (session);
}

static void
on_items_changed (GListModel *list, guint position, guint removed, guint added, GPtrArray *mirror)
{
  for (guint i = 0; i < removed; i++)
    g_ptr_array_remove_index (mirror, position);
  for (guint i = 0; i < added; i++)
    g_ptr_array_insert (mirror, (int) (position + i), g_list_model_get_item (list, position + i));
}

static void
check_mirror (PwLedgerModel *ledger, GPtrArray *mirror)
{
  g_assert_cmpuint (mirror->len, ==, length (ledger));
  for (guint i = 0; i < mirror->len; i++)
    g_assert_true (g_ptr_array_index (mirror, i) == nth (ledger, i));
}

static void
revise (PwSession *session, PwRandom *random)
{
  const PwHistory *history = pw_session_get_history (session);
  guint at = pw_random_below (random, pw_history_get_cursor (history));
  g_autoptr (PwRevision) revision = pw_revision_new (history, PW_REVISION_STRIKE, at, NULL, NULL);

  g_assert_nonnull (revision);
  pw_session_revise (session, revision);
}

/* Playing, undo, redo, revisions and other players' ledgers in any order. */
static void
test_what_is_told_is_what_is_there (gconstpointer game)
{
  PwSession *session = pw_model_test_session (game);
  PwLedgerModel *ledger = pw_ledger_model_new (session, 0);
  GPtrArray *mirror = g_ptr_array_new_with_free_func (g_object_unref);
  PwRandom random = { 21 };
  guint revisions = 0;

  on_items_changed (G_LIST_MODEL (ledger), 0, 0, length (ledger), mirror);
  g_signal_connect (ledger, "items-changed", G_CALLBACK (on_items_changed), mirror);
  for (guint step = 0; step < PW_MODEL_TEST_ROUNDS (600, 150); step++)
    {
      switch (pw_random_below (&random, 12))
        {
        case 0:
        case 1: pw_session_undo (session); break;
        case 2: pw_session_redo (session); break;
        case 3: pw_ledger_model_set_seat (ledger, pw_random_below (&random, 3)); break;
        case 4:
          pw_session_look_at (session, pw_random_below (&random, pw_history_get_cursor (pw_session_get_history (session)) + 1));
          break;
        case 5:
          if (pw_history_get_cursor (pw_session_get_history (session)) > 0 && step % 3 == 0)
            {
              revise (session, &random);
              revisions++;
            }
          break;
        default:
          pw_session_look_at_present (session);
          pw_model_test_deal (session, 1 + pw_random_below (&random, 3), step + 1);
          break;
        }
      check_mirror (ledger, mirror);
      if (step % 8 == 0)
        {
          g_autoptr (PwLedgerModel) late = pw_ledger_model_new (session, pw_ledger_model_get_seat (ledger));

          check_ledger (session, ledger);
          g_assert_cmpuint (length (late), ==, length (ledger));
          for (guint i = 0; i < length (late); i++)
            g_assert_true (pw_ledger_row_same (nth (late, i), nth (ledger, i)));
        }
    }
  g_assert_cmpuint (revisions, >, 3);
  g_ptr_array_unref (mirror);
  g_assert_finalize_object (ledger);
  g_assert_finalize_object (session);
}

static void
test_playing_appends (void)
{
  PwSession *session = pw_model_test_session ("template");
  PwLedgerModel *ledger = pw_ledger_model_new (session, 0);
  g_autoptr (GString) told = pw_model_test_watch (G_LIST_MODEL (ledger));

  g_assert_cmpuint (length (ledger), ==, 0); /* Nobody has anything at the start of a race. */
  pw_model_test_play (session, "roll 3");
  g_assert_cmpstr (told->str, ==, "");
  pw_model_test_play (session, "ana run");
  g_assert_cmpstr (told->str, ==, "0-0+1");
  pw_model_test_play (session, "roll 2");
  pw_model_test_play (session, "ben run");
  g_assert_cmpstr (told->str, ==, "0-0+1");
  g_assert_cmpint (pw_ledger_row_get_change (nth (ledger, 0), PW_LEDGER_POINTS), ==, 3);
  g_assert_cmpint (pw_ledger_row_get_total (nth (ledger, 0), 2), ==, 3);
  for (guint i = 0; i < 3; i++)
    pw_session_undo (session);
  g_assert_cmpstr (told->str, ==, "0-0+1 0-1+0");
  pw_ledger_model_set_seat (ledger, 1);
  for (guint i = 0; i < 3; i++)
    pw_session_redo (session);
  g_assert_cmpstr (told->str, ==, "0-0+1 0-1+0 0-0+1");
  g_assert_finalize_object (ledger);
  g_assert_finalize_object (session);
}

/* Points by source and round: the sum of all is the score, of a round what its rows brought. */
static void
test_rounds_and_sources_add_up (gconstpointer game)
{
  PwSession *session = pw_model_test_session (game);
  const PwHistory *history = pw_session_get_history (session);
  g_autoptr (PwScoreCurve) curve = NULL;
  guint n_sources = pw_session_get_game (session)->n_sources;

  g_assert_false (pw_model_test_deal (session, G_MAXUINT, 8));
  curve = pw_score_curve_new (history);
  g_assert_true (curve->ended);
  g_assert_cmpuint (curve->n_sources, ==, n_sources);
  for (guint seat = 0; seat < 3; seat++)
    {
      int all = 0;

      for (guint source = 0; source < n_sources; source++)
        {
          int points = 0;

          for (guint round = 1; round < curve->n_samples; round++)
            points += pw_score_curve_get_source (curve, round, seat, source) -
                      pw_score_curve_get_source (curve, round - 1, seat, source);
          g_assert_cmpint (points, ==, pw_session_get_score (session, seat, (int) source));
          g_assert_true (points == 0 || pw_score_curve_uses (curve, source));
          all += points;
        }
      g_assert_cmpint (all, ==, pw_session_get_score (session, seat, -1));
      g_assert_cmpint (pw_score_curve_get (curve, curve->n_samples - 1, seat), ==, all);
    }
  g_assert_finalize_object (session);
}

static void
test_rounds_have_short_names (void)
{
  PwSession *session = pw_model_test_session ("burgundy");
  g_autoptr (PwScoreCurve) curve = NULL;
  g_autofree char *first = NULL;
  g_autofree char *eighth = NULL;
  g_autofree char *last = NULL;

  g_assert_false (pw_model_test_deal (session, G_MAXUINT, 3));
  curve = pw_score_curve_new (pw_session_get_history (session));
  first = pw_score_curve_name (curve, 1);
  eighth = pw_score_curve_name (curve, 8);
  last = pw_score_curve_name (curve, 26);
  g_assert_cmpstr (first, ==, "A 1");
  g_assert_cmpstr (eighth, ==, "B 3");
  g_assert_cmpstr (last, ==, "End");
  g_assert_finalize_object (session);
}

int
main (int argc, char **argv)
{
  pw_model_test_init_without_folders (&argc, &argv);
  g_test_add_data_func ("/ledger/changes-add-up/burgundy", "burgundy", test_changes_add_up);
  g_test_add_data_func ("/ledger/changes-add-up/template", "template", test_changes_add_up);
  g_test_add_func ("/ledger/rows-say-what-the-log-says", test_rows_say_what_the_log_says);
  g_test_add_func ("/ledger/a-row-is-one-sentence", test_a_row_is_one_sentence);
  g_test_add_func ("/ledger/corrections-are-rows", test_corrections_are_rows);
  g_test_add_data_func ("/ledger/what-is-told-is-what-is-there/burgundy", "burgundy", test_what_is_told_is_what_is_there);
  g_test_add_data_func ("/ledger/what-is-told-is-what-is-there/template", "template", test_what_is_told_is_what_is_there);
  g_test_add_func ("/ledger/playing-appends", test_playing_appends);
  g_test_add_data_func ("/ledger/rounds-and-sources-add-up/burgundy", "burgundy", test_rounds_and_sources_add_up);
  g_test_add_data_func ("/ledger/rounds-and-sources-add-up/template", "template", test_rounds_and_sources_add_up);
  g_test_add_func ("/ledger/rounds-have-short-names", test_rounds_have_short_names);
  return g_test_run ();
}
