/* test-story.c: what the code that all games share makes of a game: log, ledger, charts, score sheet, exports, an earlier line changed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "model/pw-position.h"
#include "core/pw-dealer.h"
#include "core/pw-notation.h"
#include "core/pw-revision.h"
#include "games/carcassonne/moves/cc-pad.h"
#include "games/pw-games.h"
#include "model/pw-bgstats.h"
#include "model/pw-csv.h"
#include "model/pw-ledger-model.h"
#include "model/pw-ledger-row.h"
#include "model/pw-log-model.h"
#include "model/pw-score-curve.h"
#include "model/pw-score-model.h"
#include "model/pw-session.h"
#include "model/pw-statistics.h"

#define HEAD "game: carcassonne\nplayer: \"Ana\" marker=1\nplayer: \"Ben\" marker=2\n"

/* Reckoned by hand (15.6). */
static const char tiles[] =
  HEAD "\nAna tile frfr e1 follower road\nBen tile ffff s1 follower monastery\nAna tile frrr e2 turn=0 builder road-w\n"
       "Ben tile ccff-w n1 turn=1 follower city\nAna tile crrr w1 turn=0 follower city\nAna tile cfcf-p n1w1 builder city\n"
       "Ben tile cfff s2 turn=2\nAna tile cfff n1e1 turn=3 follower field\nfinish ! lost\n";

static const char pad[] = HEAD "level: pad\n\ncity 6 pennants=1 Ana=1\nroad 3 Ben=1\nmonastery Ana=1\nBen goods grain=2\n"
                               "field 3 Ana=2p Ben=1\nfinish\n";

static PwSession *
open_game (const char *text)
{
  g_autoptr (GError) error = NULL;
  PwRecord *record = pw_record_parse (text, -1, &error);

  g_assert_no_error (error);
  return pw_session_new_for_record (record);
}

/* A whole random game. */
static PwSession *
deal_game (guint n_players, guint64 seed)
{
  static const char *const names[] = { "Ana", "Ben", "Cleo", "Dan" };
  g_autoptr (PwSetup) setup = pw_setup_new (&cc_game, n_players);
  PwMoves scratch = PW_MOVES_INIT;
  PwRandom random = { seed };
  PwSession *session;
  PwMove move;

  for (guint seat = 0; seat < n_players; seat++)
    pw_setup_set_name (setup, seat, names[seat]);
  session = pw_session_new (&cc_game, setup, NULL);
  while (pw_dealer_next (&cc_game, pw_session_get_state (session), &random, 0, &scratch, &move))
    g_assert_true (pw_session_play (session, &move, NULL));
  pw_moves_clear (&scratch);
  g_assert_cmpint (pw_session_get_actor (session), ==, PW_NOBODY);
  return session;
}

static int
score (PwSession *session, guint seat)
{
  return pw_session_get_score (session, seat, -1);
}

/* -- Log --------------------------------------------------------------------------------------------- */

/* The lines of the log that are moves, one below the other. */
static char *
log_text (PwSession *session)
{
  g_autoptr (PwLogModel) log = pw_log_model_new (session);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (log)); i++)
    {
      g_autoptr (PwLogLine) line = g_list_model_get_item (G_LIST_MODEL (log), i);

      if (!pw_log_line_get_section (line))
        g_string_append_printf (text, "%s\n", pw_log_line_get_text (line));
    }
  return g_string_free (text, FALSE);
}

static void
test_log (void)
{
  g_autoptr (PwSession) session = open_game (tiles), written = open_game (pad);
  g_autofree char *text = log_text (session), *of_pad = log_text (written);

  g_assert_nonnull (strstr (text, "Ben lays a monastery at s1 (ffff), a monk.\n"));
  g_assert_nonnull (strstr (text, "The road of 4 tiles is complete: Ana 4. Ana may place a second tile.\n"));
  g_assert_nonnull (strstr (text, "The city of 3 tiles is complete: Ben 6. Ana takes 1 wine.\n"));
  /* Who scores, and how much, is said of a line of the pad, too. */
  g_assert_nonnull (strstr (of_pad, "City of 6 tiles with 1 pennant: Ana. Ana 14.\n"));
  g_assert_nonnull (strstr (of_pad, "Ben takes 2 grain.\n"));
  g_assert_nonnull (strstr (of_pad, "Field that feeds 3 cities: Ana 2 and the pig, Ben.\n"));
}

/* Ten tiles go together in the log; the head of the page says which one comes, and how many are left. */
static void
test_where_the_game_is (void)
{
  static const struct
  {
    guint tiles;
    const char *now, *moment;
  } rows[] = {
    { 0, "Tile 1 of 95, 95 left", "Tiles 1 to 10 of 95" },
    { 34, "Tile 35 of 95, 61 left", "Tiles 31 to 40 of 95" },
  };
  g_autoptr (PwSession) session = deal_game (2, 5);
  const PwHistory *history = pw_session_get_history (session);
  const PwSetup *setup = pw_session_get_setup (session);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      guint at = 0;
      g_autofree char *now = NULL, *moment = NULL;

      while (((const CcState *) pw_history_get_state (history, at))->n_tiles < rows[i].tiles + 1)
        at++;
      now = pw_game_now (&cc_game, setup, pw_history_get_state (history, at));
      moment = cc_game.words.moment (setup, pw_history_get_state (history, at));
      g_assert_cmpstr (now, ==, rows[i].now);
      g_assert_cmpstr (moment, ==, rows[i].moment);
    }
}

/* A tile that leaves the game (4.4) is one of those that the game had: the log begins no other ten with it. */
static void
test_a_tile_leaves_the_game (void)
{
  g_autoptr (PwSession)
    session = open_game (HEAD "\nAna tile ffcc-p n1 follower city\nBen tile frrr-m w1 turn=3\nAna aside cccc-p\n");
  const PwSetup *setup = pw_session_get_setup (session);
  g_autofree char *now = pw_game_now (&cc_game, setup, pw_session_get_state (session));
  g_autofree char *moment = cc_game.words.moment (setup, pw_session_get_state (session));

  g_assert_cmpstr (now, ==, "Tile 4 of 95, 92 left");
  g_assert_cmpstr (moment, ==, "Tiles 1 to 10 of 95");
}

/* A score pad has no rounds: five of its lines go together, in the log and in the charts, which would be empty else. */
static void
test_lines_of_a_pad (void)
{
  static const struct
  {
    guint lines;
    const char *now, *moment, *chapter;
  } rows[] = {
    { 0, "Score pad", "Lines 1 to 5", "5" }, { 1, "1 line", "Lines 1 to 5", "5" },    { 4, "4 lines", "Lines 1 to 5", "5" },
    { 5, "5 lines", "Lines 6 to 10", "10" }, { 7, "7 lines", "Lines 6 to 10", "10" },
  };
  g_autoptr (GString) text = g_string_new (HEAD "level: pad\n\n");
  g_autoptr (PwSession) session = NULL;
  const PwHistory *history;
  PwScoreCurve *curve;

  for (guint i = 0; i < 7; i++)
    g_string_append_printf (text, "road %u Ana=1\n", i + 2);
  session = open_game (text->str);
  history = pw_session_get_history (session);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      gconstpointer state = pw_history_get_state (history, rows[i].lines);
      const PwSetup *setup = pw_session_get_setup (session);
      g_autofree char *now = pw_game_now (&cc_game, setup, state), *moment = cc_game.words.moment (setup, state);
      g_autofree char *chapter = pw_game_chapter (&cc_game, setup, state);

      g_assert_cmpstr (now, ==, rows[i].now);
      g_assert_cmpstr (moment, ==, rows[i].moment);
      g_assert_cmpstr (chapter, ==, rows[i].chapter);
    }
  /* At the beginning, after five lines, and now. */
  curve = pw_score_curve_new (history);
  g_assert_cmpuint (curve->n_samples, ==, 3);
  g_assert_cmpint (pw_score_curve_get (curve, 1, 0), ==, 2 + 3 + 4 + 5 + 6);
  g_assert_cmpint (pw_score_curve_get (curve, 2, 0), ==, 2 + 3 + 4 + 5 + 6 + 7 + 8);
  pw_score_curve_free (curve);
}

/* -- An earlier line changed ------------------------------------------------------------------------------ */

static guint
length (PwSession *session)
{
  return pw_history_get_cursor (pw_session_get_history (session));
}

static PwMove
read_move (PwSession *session, guint at, const char *line)
{
  const PwHistory *history = pw_session_get_history (session);
  g_autoptr (GError) error = NULL;
  PwMove move;

  g_assert_true (
    pw_notation_parse (&cc_game, pw_session_get_setup (session), pw_history_get_state (history, at), line, &move, &error));
  g_assert_no_error (error);
  return move;
}

static void
revise (PwSession *session, PwRevisionKind kind, guint at, const char *line)
{
  g_autoptr (PwRevision) revision = NULL;
  g_autoptr (GError) error = NULL;
  PwMove move;

  if (line)
    move = read_move (session, at, line);
  revision = pw_revision_new (pw_session_get_history (session), kind, at, line ? &move : NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (pw_revision_get_n_undecided (revision), ==, 0);
  pw_session_revise (session, revision);
}

static void
test_pad_changed (void)
{
  g_autoptr (PwSession) session = open_game (pad);

  g_assert_cmpint (score (session, 0), ==, 14 + 9 + 12);
  g_assert_cmpint (score (session, 1), ==, 3 + 10);
  revise (session, PW_REVISION_EDIT, 0, "city 5 pennants=1 Ben=1");
  g_assert_cmpint (score (session, 0), ==, 9 + 12);
  g_assert_cmpint (score (session, 1), ==, 12 + 3 + 10);
  revise (session, PW_REVISION_STRIKE, 2, NULL);
  g_assert_cmpint (score (session, 0), ==, 12);
  revise (session, PW_REVISION_INSERT, 1, "road 7 Ana=1");
  g_assert_cmpint (score (session, 0), ==, 7 + 12);
  g_assert_cmpint (pw_session_get_actor (session), ==, PW_NOBODY);
  for (guint i = 0; i < 3; i++)
    g_assert_true (pw_session_undo (session));
  g_assert_cmpint (score (session, 0), ==, 14 + 9 + 12);
}

/* A tile that lay otherwise: what hung on it is named, and kept by people's word. */
static void
test_tile_changed (void)
{
  g_autoptr (PwSession) session = open_game (tiles);
  g_autoptr (PwRevision) revision = NULL;
  g_autoptr (GError) error = NULL;
  guint before = length (session);
  PwMove move;

  g_assert_cmpint (score (session, 0), ==, 20);
  g_assert_cmpint (score (session, 1), ==, 11);
  /* A farmer in place of the monk. */
  revise (session, PW_REVISION_EDIT, 1, "Ben tile ffff s1 follower field");
  g_assert_cmpuint (length (session), ==, before);
  g_assert_cmpint (score (session, 1), ==, 6);
  g_assert_true (pw_session_undo (session));
  g_assert_cmpint (score (session, 1), ==, 11);
  /* Without the first road the builder has no follower beside it: that line is asked. */
  move = read_move (session, 0, "Ana tile frfr e1");
  revision = pw_revision_new (pw_session_get_history (session), PW_REVISION_EDIT, 0, &move, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (pw_revision_get_n_undecided (revision), >, 0);
}

static void
test_played_so (void)
{
  g_autoptr (PwSession) session = open_game (HEAD "\nAna tile frfr e1 follower road\n");
  PwMove move = read_move (session, 1, "Ben tile frfr e2 follower road");
  g_autoptr (GError) error = NULL;

  g_assert_false (pw_session_play (session, &move, &error));
  g_assert_error (error, PW_RULE_ERROR, CC_RULE_5_2);
  /* People insist: it counts, and says why. */
  move = read_move (session, 1, "Ben tile frfr e2 follower road ! noticed too late");
  g_assert_true (pw_session_play (session, &move, NULL));
  g_assert_cmpuint (length (session), ==, 2);
  {
    g_autoptr (PwLogModel) log = pw_log_model_new (session);
    g_autoptr (PwLogLine) line = g_list_model_get_item (G_LIST_MODEL (log), g_list_model_get_n_items (G_LIST_MODEL (log)) - 1);

    g_assert_cmpstr (pw_log_line_get_reason (line), ==, "noticed too late");
  }
}

/* What is counted is said as one or as several. */
static void
test_one_and_several (void)
{
  static const struct
  {
    const char *line, *sentence;
  } rows[] = {
    { "Ben points 1 ! so", "Ben: 1 point." },
    { "Ben points 2 ! so", "Ben: 2 points." },
    { "gone cccf 1 ! so", "Out of the game: 1 time a city on three sides." },
    { "gone cccf 2 ! so", "Out of the game: 2 times a city on three sides." },
    { "Ben goods wine=1 cloth=2", "Ben takes 1 wine, 2 cloth." },
    { "Ben have grain 1 ! so", "Ben has 1 grain." },
    { "road 4 Ana=1", "Road of 4 tiles: Ana." },
  };
  g_autoptr (PwSession) session = open_game (pad);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *sentence = NULL;
      PwMove move;

      g_assert_true (pw_notation_parse (&cc_game, pw_session_get_setup (session), pw_session_get_state (session), rows[i].line,
                                        &move, &error));
      sentence = cc_game.words.sentence (pw_session_get_setup (session), pw_session_get_state (session), &move, NULL, 0);
      g_assert_cmpstr (sentence, ==, rows[i].sentence);
    }
}

static void
test_look_back (void)
{
  g_autoptr (PwSession) session = open_game (tiles);

  for (guint at = 0; at <= length (session); at++)
    {
      pw_session_look_at (session, at);
      g_assert_cmpuint (pw_session_get_moment (session), ==, at);
      g_assert_cmpuint (((const CcState *) pw_session_get_state (session))->n_tiles, ==, MIN (at, 8) + 1);
    }
}

/* -- Ledger, charts, score sheet -------------------------------------------------------------------------------- */

static void
check_ledger (PwSession *session)
{
  for (guint seat = 0; seat < pw_session_get_setup (session)->n_players; seat++)
    {
      g_autoptr (PwLedgerModel) ledger = pw_ledger_model_new (session, seat);
      guint n = g_list_model_get_n_items (G_LIST_MODEL (ledger));
      int sum = 0;

      g_assert_cmpuint (n, >, 0);
      for (guint i = 0; i < n; i++)
        {
          g_autoptr (PwLedgerRow) row = g_list_model_get_item (G_LIST_MODEL (ledger), i);

          sum += pw_ledger_row_get_change (row, 0);
          g_assert_cmpint (pw_ledger_row_get_total (row, 0), ==, sum);
        }
      g_assert_cmpint (sum, ==, score (session, seat));
    }
}

static void
check_charts (PwSession *session)
{
  g_autoptr (PwScoreCurve) curve = pw_score_curve_new (pw_session_get_history (session));

  g_autofree char *first = NULL;

  g_assert_cmpuint (curve->n_samples, >, 1);
  g_assert_true (curve->ended);
  /* Ten tiles, or five lines, are no chapter of which there is a part. */
  first = pw_score_curve_name (curve, 1);
  g_assert_true (g_str_equal (first, "10") || g_str_equal (first, "5"));
  for (guint seat = 0; seat < curve->n_players; seat++)
    g_assert_cmpint (pw_score_curve_get (curve, curve->n_samples - 1, seat), ==, score (session, seat));
}

/* By sort, each line with its rule and its tiles and places. */
static void
check_sheet (PwSession *session)
{
  for (guint seat = 0; seat < pw_session_get_setup (session)->n_players; seat++)
    {
      g_autoptr (PwScoreModel) sheet = pw_score_model_new (session, seat);
      int sum = 0;

      for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (sheet)); i++)
        {
          g_autoptr (PwScoreLine) line = g_list_model_get_item (G_LIST_MODEL (sheet), i);

          g_assert_cmpstr (pw_score_line_get_rule (line), !=, "");
          g_assert_cmpstr (pw_score_line_get_text (line), !=, "");
          sum += pw_score_line_get_points (line);
        }
      g_assert_cmpint (sum, ==, score (session, seat));
    }
}

static void
test_counted (void)
{
  g_autoptr (PwSession) by_hand = open_game (tiles), written = open_game (pad), dealt = deal_game (4, 5);
  PwSession *sessions[] = { by_hand, written, dealt };

  for (guint i = 0; i < G_N_ELEMENTS (sessions); i++)
    {
      check_ledger (sessions[i]);
      check_charts (sessions[i]);
      check_sheet (sessions[i]);
    }
}

/* Every line that the sheet of a seat has, with those behind it. */
static char *
sheet_text (PwSession *session, guint seat)
{
  g_autoptr (PwScoreModel) sheet = pw_score_model_new (session, seat);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (sheet)); i++)
    {
      g_autoptr (PwScoreLine) line = g_list_model_get_item (G_LIST_MODEL (sheet), i);
      GListModel *details = pw_score_line_get_details (line);

      g_string_append_printf (text, "%s %s %d\n", pw_score_line_get_rule (line), pw_score_line_get_text (line),
                              pw_score_line_get_points (line));
      for (guint k = 0; details && k < g_list_model_get_n_items (details); k++)
        {
          g_autoptr (PwScoreLine) detail = g_list_model_get_item (details, k);

          g_string_append_printf (text, "- %s %d\n", pw_score_line_get_text (detail), pw_score_line_get_points (detail));
        }
    }
  return g_string_free (text, FALSE);
}

static void
test_sheet (void)
{
  g_autoptr (PwSession) session = open_game (tiles);
  g_autofree char *ana = sheet_text (session, 0), *ben = sheet_text (session, 1);

  g_test_message ("%s", ana);
  g_test_message ("%s", ben);
  /* Each with what it was and where. */
  g_assert_nonnull (strstr (ana, "w1, road of 4 tiles"));
  g_assert_nonnull (strstr (ana, "city of 2 tiles, 1 pennant"));
  g_assert_nonnull (strstr (ana, "field, 1 city"));
  g_assert_nonnull (strstr (ana, "wine"));
  g_assert_nonnull (strstr (ben, "n1e1, city of 3 tiles"));
  g_assert_nonnull (strstr (ben, "s1, monastery, 5 tiles"));
}

/* -- Out of the program ---------------------------------------------------------------------------------------- */

static void
summary_free (gpointer summary)
{
  pw_summary_free (summary);
}

/* Tiles and double turns, the largest city and the longest road (14.6): of the game that was entered tile by tile all are known, of that of
 * the score pad the last two; and they come back from an index. */
static void
check_feats (const PwSummary *summary, const char *csv, const PwStatistics *statistics)
{
  static const int expected[2][4] = { { 5, 1, 2, 4 }, { 3, 0, 3, 0 } };
  g_autoptr (GVariant) kept = g_variant_ref_sink (pw_summary_to_variant (summary));
  g_autoptr (PwSummary) read = pw_summary_from_variant (kept);
  int value = 0;

  g_assert_nonnull (strstr (csv, "carcassonne:count:double-turns"));
  for (guint seat = 0; seat < 2; seat++)
    for (guint feat = 0; feat < 4; feat++)
      {
        g_assert_cmpint (summary->seats[seat].feats[feat], ==, expected[seat][feat]);
        g_assert_cmpint (read->seats[seat].feats[feat], ==, expected[seat][feat]);
      }
  for (guint i = 0; i < statistics->lines->len; i++)
    {
      const PwStatisticsLine *line = statistics->lines->pdata[i];

      g_assert_true (pw_statistics_line_feat (line, &cc_game, 0, &value));
      g_assert_cmpint (value, ==, expected[strcmp (line->label, "Ana") != 0][0]);
      g_assert_cmpuint (line->n_feats[0], ==, 1);
      g_assert_cmpuint (line->n_feats[2], ==, 2);
    }
}

static void
test_exports (void)
{
  g_autoptr (PwSession) session = open_game (tiles), written = open_game (pad);
  g_autoptr (GPtrArray) summaries = g_ptr_array_new_with_free_func (summary_free);
  g_autoptr (PwStatistics) statistics = NULL;
  g_autofree char *csv = NULL, *link = NULL, *decoded = NULL;
  PwBgstatsLeftOut left_out;

  g_ptr_array_add (summaries, pw_summary_new (pw_session_get_record (session)));
  g_ptr_array_add (summaries, pw_summary_new (pw_session_get_record (written)));
  csv = pw_csv_print (summaries);
  g_test_message ("%s", csv);
  g_assert_nonnull (strstr (csv, "carcassonne"));
  g_assert_nonnull (strstr (csv, "Ana"));
  g_assert_nonnull (strstr (csv, "carcassonne:fields"));
  link = pw_bgstats_link (summaries->pdata[0], &left_out);
  decoded = g_uri_unescape_string (link, NULL);
  g_assert_nonnull (strstr (decoded, "Carcassonne"));
  /* What other programs know the game by. */
  g_assert_cmpuint (cc_game.bgg_id, ==, 822);
  g_assert_nonnull (strstr (decoded, "822"));
  statistics = pw_statistics_new (&cc_game, summaries, PW_STATISTICS_PLAYER, 0);
  g_assert_cmpuint (statistics->n_games, ==, 2);
  g_assert_cmpuint (statistics->lines->len, ==, 2);
  check_feats (summaries->pdata[0], csv, statistics);
}

/* A ledger has a column for what somebody counts: followers of whom is seen, goods that are played with. */
static void
test_ledger_columns (void)
{
  static const struct
  {
    const char *head;
    const char *columns; /* a letter for each */
  } cases[] = {
    { HEAD "\n", "PWGCF" },         { HEAD "level: pad\n\nroad 3 Ana=1\n", "PWGC" }, { HEAD "level: final\n\n", "PWGC" },
    { HEAD "goods: no\n\n", "PF" }, { HEAD "level: pad\ngoods: no\n\n", "P" },       { HEAD "\nlevel pad\n", "PWGCF" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (PwSession) session = open_game (cases[i].head);
      g_autoptr (GString) columns = g_string_new (NULL);

      for (guint c = 0; c < pw_ledger_n_columns (&cc_game); c++)
        if (pw_ledger_has_column (pw_session_get_history (session), c))
          g_string_append_c (columns, *pw_ledger_column_name (&cc_game, c));
      g_assert_cmpstr (columns->str, ==, cases[i].columns);
    }
}

/* Each line of the pad counts as one, whatever it is of. */
static void
test_every_line_counts (void)
{
  static const char *const lines[] = { "road 3 Ana=1", "Ana points 5 ! lost", "Ben goods wine=1", "field 2 Ana=1",
                                       "monastery 5 open Ben=1" };
  g_autoptr (GString) text = g_string_new (HEAD "level: pad\n\n");

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (PwSession) session = NULL;
      g_autofree char *now = NULL, *expected = g_strdup_printf (i ? "%u lines" : "%u line", i + 1);
      const PwHistory *history;

      g_string_append_printf (text, "%s\n", lines[i]);
      session = open_game (text->str);
      history = pw_session_get_history (session);
      now = pw_game_now (&cc_game, pw_session_get_setup (session), pw_history_get_state (history, i + 1));
      g_assert_cmpstr (now, ==, expected);
    }
}

/* What is left standing, said of a position in the fewest keys (14.4). */
static void
test_rows_without_spaces (void)
{
  static const struct
  {
    const char *text, *line;
  } cases[] = {
    { "c4p1b", "city 4 pennants=1 Ben=1" },
    { "r6a", "road 6 Ana=1" },
    { "m5b", "monastery 5 Ben=1" },
    { "f3a2pb", "field 3 Ana=2p Ben=1" },
    { "c 4 p1 b", "city 4 pennants=1 Ben=1" },
    { "c4x", NULL },
  };
  g_autoptr (PwSession) session = open_game (HEAD "level: final\n\n");
  g_autoptr (PwPosition) position = pw_position_new (session);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *line = NULL;
      PwMoves said = PW_MOVES_INIT;

      if (pw_position_read_line (position, 0, -1, cases[i].text, &said, NULL))
        line = pw_notation_print (&cc_game, pw_session_get_setup (session), &said.items[0]);
      g_assert_cmpstr (line, ==, cases[i].line);
      pw_moves_clear (&said);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  g_test_add_func ("/carcassonne/story/log", test_log);
  g_test_add_func ("/carcassonne/story/where-the-game-is", test_where_the_game_is);
  g_test_add_func ("/carcassonne/story/a-tile-leaves-the-game", test_a_tile_leaves_the_game);
  g_test_add_func ("/carcassonne/story/lines-of-a-pad", test_lines_of_a_pad);
  g_test_add_func ("/carcassonne/story/pad-changed", test_pad_changed);
  g_test_add_func ("/carcassonne/story/tile-changed", test_tile_changed);
  g_test_add_func ("/carcassonne/story/played-so", test_played_so);
  g_test_add_func ("/carcassonne/story/one-and-several", test_one_and_several);
  g_test_add_func ("/carcassonne/story/look-back", test_look_back);
  g_test_add_func ("/carcassonne/story/counted", test_counted);
  g_test_add_func ("/carcassonne/story/sheet", test_sheet);
  g_test_add_func ("/carcassonne/story/exports", test_exports);
  g_test_add_func ("/carcassonne/story/ledger-columns", test_ledger_columns);
  g_test_add_func ("/carcassonne/story/rows-without-spaces", test_rows_without_spaces);
  g_test_add_func ("/carcassonne/story/every-line-counts", test_every_line_counts);
  return g_test_run ();
}
