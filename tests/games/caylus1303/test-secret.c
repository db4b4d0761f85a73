/* test-secret.c: with secret totals nobody is told a sum before the end, by no door; each gain is told when it happens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "core/pw-dealer.h"
#include "core/pw-notation.h"
#include "games/caylus1303/game/cy-tables.h"
#include "games/pw-games.h"
#include "model/pw-csv.h"
#include "model/pw-document.h"
#include "model/pw-ledger-row.h"
#include "model/pw-log-model.h"
#include "model/pw-position.h"
#include "model/pw-reveal.h"
#include "model/pw-score-curve.h"
#include "model/pw-score-model.h"
#include "model/pw-summary.h"
#include "../../own-folders.h"

/** GAMES: each is looked at in the middle and at its end. */
#define GAMES 12

/* A dealt game of which so much is played, in parts of eight. */
static PwSession *
dealt (guint seed, guint eighths, gboolean shown)
{
  g_autoptr (PwSetup) setup = pw_setup_new (&cy_game, 2 + seed % 4);
  g_autoptr (PwHistory) history = NULL;
  PwRandom random = { seed };
  PwSession *session;

  setup->options[CY_OPTION_TOTALS] = shown;
  pw_setup_set_name (setup, 0, "Ana");
  history = pw_history_new (&cy_game, setup, NULL);
  g_assert_true (pw_dealer_play (history, &random, PW_DEAL_BUILDER, NULL));
  session = pw_session_new (&cy_game, setup, NULL);
  for (guint i = 0; i < pw_history_get_length (history) * eighths / 8; i++)
    g_assert_true (pw_session_play (session, pw_history_get_move (history, i), NULL));
  return session;
}

static const CyState *
state_of (PwSession *session)
{
  return pw_session_get_state (session);
}

/* -- The doors, each as a sum of all numbers that would be points -------------------------------------------------- */

static int
by_session (PwSession *session, guint seat)
{
  int sum = 0;

  for (int source = -1; source < CY_SOURCES; source++)
    sum += pw_session_get_score (session, seat, source);
  return sum;
}

static int
by_ledger (PwSession *session, guint seat)
{
  const PwHistory *history = pw_session_get_history (session);
  int columns[PW_LEDGER_MAX_COLUMNS], sum = 0;

  for (guint at = 0; at <= pw_history_get_cursor (history); at++)
    {
      pw_ledger_read (history, at, seat, columns);
      sum += columns[PW_LEDGER_POINTS];
    }
  return sum;
}

static int
by_curve (PwSession *session, guint seat)
{
  g_autoptr (PwScoreCurve) curve = pw_score_curve_new (pw_session_get_history (session));
  int sum = 0;

  for (guint sample = 0; sample < curve->n_samples; sample++)
    sum += pw_score_curve_get (curve, sample, seat);
  return sum;
}

static int
by_score_lines (PwSession *session, guint seat)
{
  g_autoptr (PwScoreModel) model = pw_score_model_new (session, seat);
  int sum = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (model)); i++)
    {
      g_autoptr (PwScoreLine) line = g_list_model_get_item (G_LIST_MODEL (model), i);

      sum += pw_score_line_get_points (line);
    }
  return sum;
}

static int
by_summary (PwSession *session, guint seat)
{
  g_autoptr (PwSummary) summary = pw_summary_new (pw_session_get_record (session));
  int sum = summary->seats[seat].score + summary->seats[seat].total;

  for (guint source = 0; source < CY_SOURCES; source++)
    sum += summary->seats[seat].sources[source];
  return summary->seats[seat].known ? sum : 0;
}

static int
by_ranking (PwSession *session, guint seat)
{
  PwStanding standings[PW_MAX_PLAYERS] = { 0 };

  pw_history_rank (pw_session_get_history (session), standings);
  return standings[seat].score;
}

static int
by_record (PwSession *session, guint seat)
{
  g_autofree char *text = pw_record_print (pw_session_get_record (session));
  const char *scores = strstr (text, "\"scores\": [");

  g_assert_nonnull (scores);
  return strstr (scores, "null") ? 0 : 1;
}

/* The page of an end position fills in what is known. */
static int
by_position (PwSession *session, guint seat)
{
  PwMove level, field;

  if (state_of (session)->over)
    return state_of (session)->players[seat].prestige;
  g_assert_true (pw_game_level_move (&cy_game, PW_LEVEL_FINAL, -1, &level));
  g_assert_true (pw_session_play (session, &level, NULL));
  pw_move_init (&field, CY_KIND_PRESTIGE, (int) seat);
  cy_cards[0].fields[0].read (state_of (session), &field);
  g_assert_true (pw_session_undo (session));
  return field.args[CY_ARG_NUMBER];
}

static const struct
{
  const char *name;
  int (*sum) (PwSession *session, guint seat);
} doors[] = {
  { "session", by_session },       { "ledger", by_ledger },   { "curve", by_curve },   { "score-lines", by_score_lines },
  { "summary", by_summary },       { "ranking", by_ranking }, { "record", by_record }, { "position", by_position },
};

static void
test_a_door (gconstpointer data)
{
  guint door = GPOINTER_TO_UINT (data);
  int open = 0;

  for (guint seed = 0; seed < GAMES; seed++)
    {
      g_autoptr (PwSession) hidden = dealt (seed, 6, FALSE), shown = dealt (seed, 6, TRUE), over = dealt (seed, 8, FALSE);

      g_assert_true (state_of (over)->over && !state_of (hidden)->over);
      for (guint seat = 0; seat < state_of (hidden)->n_players; seat++)
        {
          int end = doors[door].sum (over, seat);

          g_assert_cmpint (doors[door].sum (hidden, seat), ==, 0);
          open += doors[door].sum (shown, seat);
          if (state_of (over)->players[seat].prestige > 0)
            g_assert_cmpint (end, >, 0);
        }
    }
  /* Where all agreed, the same door says it. */
  g_assert_cmpint (open, >, 0);
}

/* -- Texts ------------------------------------------------------------------------------------------------------------------ */

/* Without the identity of a game, which nobody chooses. */
static char *
without_identity (const char *text)
{
  g_autoptr (GRegex)
    identity = g_regex_new ("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:]*Z", 0, 0, NULL);

  return g_regex_replace_literal (identity, text, -1, 0, "", 0, NULL);
}

/* Spreadsheets and paper have the same text whatever was gained. */
static char *
texts_of (PwSession *session)
{
  const PwRecord *record = pw_session_get_record (session);
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func ((GDestroyNotify) pw_summary_free);
  g_autoptr (PwDocument) document = pw_document_new_scores (record);
  g_autofree char *csv = NULL;
  GString *text = g_string_new (NULL);

  g_ptr_array_add (all, pw_summary_new (record));
  csv = pw_csv_print (all);
  g_string_append (text, csv);
  for (guint i = 0; i < document->blocks->len; i++)
    {
      const PwBlock *block = g_ptr_array_index (document->blocks, i);

      for (guint k = 0; block->cells && k < block->cells->len; k++)
        g_string_append_printf (text, "%s | ", (const char *) g_ptr_array_index (block->cells, k));
    }
  g_free (csv);
  csv = g_string_free (text, FALSE);
  return without_identity (csv);
}

/* Prestige that a tile brings is nothing that any text of a game under way depends on. */
static void
test_texts_tell_nothing (void)
{
  static const char *const lines = "Ben pick thief; Ana pick foreman; Ana place c; Ben pass; Ana pass; Ana build wood-farm";
  g_auto (GStrv) list = g_strsplit (lines, "; ", -1);
  g_autofree char *before = NULL;

  for (guint prestige = 2; prestige < 40; prestige += 37)
    {
      g_autoptr (PwSetup) setup = pw_setup_new (&cy_game, 2);
      g_autoptr (PwSession) session = NULL;
      g_autofree char *value = g_strdup_printf ("value wood-farm prestige %u", prestige), *after = NULL;
      PwMove move;

      pw_setup_set_name (setup, 0, "Ana");
      pw_setup_set_name (setup, 1, "Ben");
      session = pw_session_new (&cy_game, setup, NULL);
      g_assert_true (pw_notation_parse (&cy_game, setup, state_of (session), value, &move, NULL));
      g_assert_true (pw_session_play (session, &move, NULL));
      for (guint i = 0; list[i]; i++)
        {
          g_assert_true (pw_notation_parse (&cy_game, setup, state_of (session), list[i], &move, NULL));
          g_assert_true (pw_session_play (session, &move, NULL));
        }
      g_assert_cmpint (state_of (session)->players[0].prestige, ==, (int) prestige);
      after = texts_of (session);
      if (before)
        g_assert_cmpstr (before, ==, after);
      g_free (before);
      before = g_steal_pointer (&after);
    }
}

/* Nothing of @record says a score: not a list of games, not a copy in either form, not what reads such a copy. */
static void
assert_untold (const PwRecord *record, gboolean untold)
{
  g_autofree char *json = pw_record_print (record), *text = pw_record_print_text (record);
  const char *const forms[] = { json, text };

  g_assert_true ((strstr (strstr (json, "\"scores\": ["), "null") != NULL) == untold);
  for (guint form = 0; form < G_N_ELEMENTS (forms); form++)
    {
      g_autoptr (PwRecord) copy = pw_record_parse (forms[form], -1, NULL);
      g_autoptr (PwSummary) summary = pw_summary_new (copy);
      g_autofree char *again = pw_record_print (copy);

      g_assert_true ((strstr (forms[form], "untold") != NULL) == untold);
      g_assert_true (pw_record_is_untold (copy) == untold);
      g_assert_true (pw_history_knows_scores (copy->history) != untold);
      g_assert_true ((strstr (again, "untold") != NULL) == untold);
      g_assert_true (summary->over);
      for (guint seat = 0; seat < summary->n_seats; seat++)
        {
          g_assert_true (summary->seats[seat].known != untold);
          g_assert_true ((summary->seats[seat].place == 0 && !summary->seats[seat].winner) == untold);
          g_assert_true (!untold || summary->seats[seat].score == 0);
        }
    }
}

/* Who leaves the reveal, even with the program, finds no score in the library and in no copy before everybody has been told. */
static void
test_the_file_waits_for_the_reveal (void)
{
  g_autoptr (PwSession) session = dealt (5, 7, FALSE), again = NULL, whole = dealt (5, 8, FALSE);
  g_autofree char *text = NULL;
  const PwHistory *all = pw_session_get_history (whole);

  pw_reveal_await (session);
  for (guint i = pw_history_get_length (pw_session_get_history (session)); i < pw_history_get_length (all); i++)
    g_assert_true (pw_session_play (session, pw_history_get_move (all, i), NULL));
  g_assert_true (state_of (session)->over);
  assert_untold (pw_session_get_record (session), TRUE);
  /* Opened once more, it is still to be told. */
  text = pw_record_print (pw_session_get_record (session));
  again = pw_session_new_for_record (pw_record_parse (text, -1, NULL));
  pw_reveal_await (again);
  g_assert_cmpuint (pw_reveal_get_left (again), ==, pw_session_get_setup (again)->n_players);
  g_assert_true (pw_reveal_is_due (again));
  assert_untold (pw_session_get_record (again), TRUE);
  pw_reveal_tell (again, FALSE);
  assert_untold (pw_session_get_record (again), TRUE);
  pw_reveal_tell (again, TRUE);
  g_assert_true (pw_reveal_knows_scores (again));
  assert_untold (pw_session_get_record (again), FALSE);
  /* Where nobody waits for it, it says all at once. */
  assert_untold (pw_session_get_record (whole), FALSE);
}

/* The log tells each gain when it happens. */
static void
test_gains_are_told (void)
{
  g_autoptr (PwSession) session = dealt (3, 6, FALSE);
  const PwHistory *history = pw_session_get_history (session);
  guint told = 0;

  for (guint i = 0; i < pw_history_get_cursor (history); i++)
    {
      guint n;
      const PwEvent *events = pw_history_get_events (history, i, &n);
      g_autofree char *text = cy_sentence (pw_session_get_setup (session), pw_history_get_state (history, i),
                                           pw_history_get_move (history, i), events, n);

      for (guint k = 0; k < n; k++)
        if (events[k].kind == PW_EVENT_POINTS)
          {
            g_autofree char *gain = g_strdup_printf ("+%d", events[k].amount);

            g_assert_nonnull (strstr (text, gain));
            told++;
          }
    }
  g_assert_cmpuint (told, >, 3);
}

/* What is counted, or said, is told, and not what it differs by: that would tell what was entered. */
static void
test_what_is_said_tells_no_sum (void)
{
  static const struct
  {
    guint eighths;
    const char *says, *told;
  } rows[] = {
    { 5, "prestige 40 ! counted", " has 40 prestige." },
    { 8, "prestige 40 ! counted", " has 40 prestige." },
    { 8, "tokens 40", " counts 40 prestige in tokens." },
    { 8, "tokens 0 0 2 3", " counts 40 prestige in tokens." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    for (guint shown = 0; shown < 2; shown++)
      {
        g_autoptr (PwSession) session = dealt (5, rows[i].eighths, shown != 0);
        const PwSetup *setup = pw_session_get_setup (session);
        g_autofree char *line = g_strconcat ("Ana ", rows[i].says, NULL);
        g_autofree char *told = g_strconcat ("Ana", rows[i].told, NULL), *spoken = NULL;
        g_autoptr (PwDocument) document = NULL;
        g_autoptr (PwLogModel) log = NULL;
        g_autoptr (PwLogLine) last = NULL;
        const PwBlock *printed = NULL;
        PwMove move;

        g_assert_true (pw_notation_parse (&cy_game, setup, state_of (session), line, &move, NULL));
        g_assert_cmpint (pw_game_points (&cy_game, state_of (session), &move) != 0, ==, shown && rows[i].eighths < 8);
        g_assert_true (pw_session_play (session, &move, NULL));
        log = pw_log_model_new (session);
        last = g_list_model_get_item (G_LIST_MODEL (log), g_list_model_get_n_items (G_LIST_MODEL (log)) - 1);
        spoken = pw_log_line_new_spoken (last, NULL);
        /* Where all agreed, tokens are compared at once. */
        if (shown && move.kind == CY_KIND_TOKENS)
          g_assert_true (g_str_has_prefix (pw_log_line_get_text (last), told) && strstr (spoken, "than was entered"));
        else
          g_assert_cmpstr (pw_log_line_get_text (last), ==, told);
        g_assert_true (shown || (pw_log_line_get_points (last) == 0 && !strstr (spoken, "point")));
        document = pw_document_new_log (pw_session_get_record (session));
        printed = g_ptr_array_index (document->blocks, document->blocks->len - 1);
        g_assert_nonnull (strstr (printed->text, told));
        g_assert_true (shown || !strstr (printed->text, "(+"));
      }
}

/* How far a count is from what was entered is said by doubts; whoever shows them knows which wait for the reveal. */
static void
test_doubts_wait (void)
{
  g_autoptr (PwSession) session = dealt (5, 8, FALSE);
  g_autoptr (GArray) doubts = g_array_new (FALSE, FALSE, sizeof (PwDoubt));
  const PwSetup *setup = pw_session_get_setup (session);
  PwMove move;

  g_assert_true (pw_notation_parse (&cy_game, setup, state_of (session), "Ana tokens 40", &move, NULL));
  g_assert_true (pw_session_play (session, &move, NULL));
  pw_game_doubts (&cy_game, state_of (session), doubts);
  g_assert_cmpuint (doubts->len, ==, 1);
  g_assert_true (g_array_index (doubts, PwDoubt, 0).secret);
  g_assert_cmpint (g_array_index (doubts, PwDoubt, 0).seat, ==, 0);
  g_free (g_array_index (doubts, PwDoubt, 0).text);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  pw_games_init ();
  pw_games_load (&cy_game);
  for (guint i = 0; i < G_N_ELEMENTS (doors); i++)
    {
      g_autofree char *path = g_strdup_printf ("/caylus1303/secret/%s", doors[i].name);

      own_folders_add_data (path, GUINT_TO_POINTER (i), test_a_door);
    }
  own_folders_add ("/caylus1303/secret/texts-tell-nothing", test_texts_tell_nothing);
  own_folders_add ("/caylus1303/secret/the-file-waits-for-the-reveal", test_the_file_waits_for_the_reveal);
  own_folders_add ("/caylus1303/secret/gains-are-told", test_gains_are_told);
  own_folders_add ("/caylus1303/secret/what-is-said-tells-no-sum", test_what_is_said_tells_no_sum);
  own_folders_add ("/caylus1303/secret/doubts-wait-for-the-reveal", test_doubts_wait);
  return g_test_run ();
}
