/* test-log-model.c: the log says what happened, under the right heads, and tells little
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-model-test.h"

#include "core/pw-revision.h"
#include "model/pw-log-model.h"

#define GAME "burgundy"

static void
start (PwSession *session)
{
  pw_model_test_play (session, "ana start d4 1 2 3");
  pw_model_test_play (session, "ben start d4 4 5 6");
  pw_model_test_play (session, "chiara start d4 1 1 4");
}

static void
test_lines_and_heads (void)
{
  PwSession *session = pw_model_test_session (GAME);
  PwLogModel *log = pw_log_model_new (session);

  g_assert_cmpuint (pw_model_test_lines (log), ==, 0);
  g_assert_true (g_list_model_get_item_type (G_LIST_MODEL (log)) == PW_TYPE_LOG_LINE);
  start (session);
  pw_model_test_play (session, "roll 4 36 22 51 *");
  g_assert_cmpuint (pw_model_test_lines (log), ==, 6);

  g_assert_true (pw_log_line_get_section (pw_model_test_line (log, 0)));
  g_assert_cmpuint (pw_log_line_get_moment (pw_model_test_line (log, 0)), ==, 0);
  g_assert_false (pw_log_line_get_section (pw_model_test_line (log, 1)));
  g_assert_cmpint (pw_log_line_get_player (pw_model_test_line (log, 1)), ==, 0);
  g_assert_cmpuint (pw_log_line_get_moment (pw_model_test_line (log, 1)), ==, 1);
  g_assert_nonnull (strstr (pw_log_line_get_text (pw_model_test_line (log, 1)), "Ana"));
  g_assert_false (pw_log_line_get_dealt (pw_model_test_line (log, 1)));

  g_assert_true (pw_log_line_get_section (pw_model_test_line (log, 4)));
  g_assert_cmpstr (pw_log_line_get_text (pw_model_test_line (log, 4)), ==, "Phase A, round 1 of 5");
  g_assert_cmpuint (pw_log_line_get_moment (pw_model_test_line (log, 4)), ==, 3);
  g_assert_cmpint (pw_log_line_get_player (pw_model_test_line (log, 5)), ==, PW_TABLE);
  g_assert_true (pw_log_line_get_dealt (pw_model_test_line (log, 5)));
  g_assert_false (pw_log_line_get_undone (pw_model_test_line (log, 5)));
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (log), 6));
  g_assert_finalize_object (log);
  g_assert_finalize_object (session);
}

static void
test_narrow_changes (void)
{
  PwSession *session = pw_model_test_session (GAME);
  PwLogModel *log = pw_log_model_new (session);
  g_autoptr (GString) told = pw_model_test_watch (G_LIST_MODEL (log));

  start (session);
  pw_model_test_play (session, "roll 4 36 22 51");
  g_assert_cmpstr (told->str, ==, "0-0+2 2-0+1 3-0+1 4-0+2");

  g_string_truncate (told, 0);
  g_assert_true (pw_session_undo (session));
  g_assert_true (pw_session_undo (session));
  g_assert_true (pw_session_redo (session));
  g_assert_cmpstr (told->str, ==, "4-2+0 3-1+0 3-0+1");

  /* Looking back shows nothing else; playing from there appends. */
  g_string_truncate (told, 0);
  pw_session_look_at (session, 1);
  g_assert_cmpstr (told->str, ==, "");
  {
    PwMove roll;

    pw_move_init (&roll, 1, PW_TABLE);
    roll.args[0] = 4;
    for (guint seat = 0; seat < 3; seat++)
      roll.args[1 + seat] = pw_dice_pack ((const guint8[]){ 1, 2 }, 2);
    g_assert_true (pw_session_play (session, &roll, NULL));
  }
  g_assert_cmpstr (told->str, ==, "4-0+2");
  g_assert_finalize_object (log);
  g_assert_finalize_object (session);
}

/* What is scored by a season's end stands in the lines of that: the line of whoever built last has the points of the building. */
static void
test_points_of_an_end_are_its_own (void)
{
  PwSession *session = pw_model_test_session ("kingsburg");
  const PwHistory *history = pw_session_get_history (session);
  PwLogModel *log = pw_log_model_new (session);
  guint line = 0, n_apart = 0;

  g_assert_false (pw_model_test_deal (session, G_MAXUINT, 5));
  for (guint i = 0; i < pw_history_get_length (history); i++)
    {
      const PwMove *move = pw_history_get_move (history, i);
      g_auto (PwEnding) ending = { 0 };
      int own = 0, apart = 0;
      guint n;
      const PwEvent *events = pw_history_get_events (history, i, &n);

      pw_game_ending (pw_session_get_game (session), pw_session_get_setup (session), pw_history_get_state (history, i), move,
                      events, n, &ending);
      for (guint e = 0; e < n; e++)
        if (events[e].kind == PW_EVENT_POINTS && !events[e].final && !events[e].silent && events[e].player == move->player)
          *(e < ending.first ? &own : &apart) += events[e].amount;
      while (pw_log_line_get_section (pw_model_test_line (log, line)) || pw_log_line_get_detail (pw_model_test_line (log, line)))
        line++;
      g_assert_cmpint (pw_log_line_get_points (pw_model_test_line (log, line++)), ==, own);
      n_apart += apart != 0;
    }
  g_assert_cmpuint (n_apart, >, 0);
  g_assert_finalize_object (log);
  g_assert_finalize_object (session);
}

static void
test_points_are_those_of_the_game (void)
{
  PwSession *session = pw_model_test_session (GAME);
  const PwHistory *history = pw_session_get_history (session);
  PwLogModel *log = pw_log_model_new (session);
  int by_lines[3] = { 0 }, by_events[3] = { 0 };
  guint sections = 0, details = 0;

  g_assert_false (pw_model_test_deal (session, G_MAXUINT, 5));
  for (guint i = 0; i < pw_model_test_lines (log); i++)
    {
      PwLogLine *line = pw_model_test_line (log, i);

      g_assert_cmpstr (pw_log_line_get_text (line), !=, "");
      sections += pw_log_line_get_section (line);
      details += pw_log_line_get_detail (line);
      if (pw_log_line_get_player (line) >= 0)
        by_lines[pw_log_line_get_player (line)] += pw_log_line_get_points (line);
    }
  /* The set-up, 25 rounds and their ends: of the last of a phase that of the phase. */
  g_assert_cmpuint (sections, ==, 1 + 25 + 25);
  g_assert_cmpuint (details, >=, 5);
  g_assert_cmpuint (pw_model_test_lines (log), ==, sections + details + pw_history_get_length (history));

  for (guint i = 0; i < pw_history_get_length (history); i++)
    {
      guint n;
      const PwEvent *events = pw_history_get_events (history, i, &n);

      for (guint e = 0; e < n; e++)
        if (events[e].kind == PW_EVENT_POINTS && !events[e].final && events[e].player == pw_history_get_move (history, i)->player)
          by_events[events[e].player] += events[e].amount;
    }
  for (guint seat = 0; seat < 3; seat++)
    {
      g_assert_cmpint (by_lines[seat], ==, by_events[seat]);
      g_assert_cmpint (by_lines[seat], >, 0);
    }
  g_assert_finalize_object (log);
  g_assert_finalize_object (session);
}

/* What was struck stays where it stood, whatever is played, undone or struck beside it, and is told only once. */
static void
test_struck_lines_stay (void)
{
  PwSession *session = pw_model_test_session (GAME);
  PwLogModel *log = pw_log_model_new (session);
  static const int steps[] = { 0, 1, -1, 1, 1, 1, -1, -1, -1, -1, 1, 1, 0, 1, 1 };

  start (session);
  pw_model_test_deal (session, 12, 3);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      const PwHistory *history = pw_session_get_history (session);
      guint n_struck = 0, n_expected = 0;

      if (steps[i] < 0)
        g_assert_true (pw_session_undo (session));
      else if (steps[i] > 0)
        g_assert_true (pw_model_test_deal (session, 1, i));
      else
        {
          g_autoptr (PwRevision)
            revision = pw_revision_new (history, PW_REVISION_STRIKE, pw_history_get_cursor (history) - 1, NULL, NULL);

          pw_session_revise (session, revision);
        }
      history = pw_session_get_history (session);
      for (guint s = 0; s < pw_history_get_n_struck (history); s++)
        n_expected += pw_history_get_struck (history, s)->before <= pw_history_get_cursor (history);
      for (guint l = 0; l < pw_model_test_lines (log); l++)
        {
          n_struck += pw_log_line_get_struck (pw_model_test_line (log, l));
          if (l > 0 && pw_log_line_get_struck (pw_model_test_line (log, l)))
            g_assert_cmpuint (pw_log_line_get_moment (pw_model_test_line (log, l - 1)), <=,
                              pw_log_line_get_moment (pw_model_test_line (log, l)));
        }
      g_assert_cmpuint (n_struck, ==, n_expected);
      if (i == 0)
        g_assert_cmpuint (n_struck, ==, 1);
      {
        g_autoptr (PwLogModel) anew = pw_log_model_new (session);

        g_assert_cmpuint (pw_model_test_lines (anew), ==, pw_model_test_lines (log));
        for (guint l = 0; l < pw_model_test_lines (log); l++)
          g_assert_cmpstr (pw_log_line_get_text (pw_model_test_line (anew, l)), ==,
                           pw_log_line_get_text (pw_model_test_line (log, l)));
      }
    }
  g_assert_finalize_object (log);
  g_assert_finalize_object (session);
}

/* The line after the head @title, and how many such heads there are. */
static const char *
below (PwLogModel *log, const char *title, guint *n)
{
  const char *found = NULL;

  *n = 0;
  for (guint i = 0; i + 1 < pw_model_test_lines (log); i++)
    if (pw_log_line_get_section (pw_model_test_line (log, i)) &&
        g_str_equal (pw_log_line_get_text (pw_model_test_line (log, i)), title))
      {
        found = pw_log_line_get_text (pw_model_test_line (log, i + 1));
        g_assert_true (pw_log_line_get_detail (pw_model_test_line (log, i + 1)));
        *n += 1;
      }
  return found;
}

static void
test_a_phase_ends_with_what_the_mines_pay (void)
{
  g_autoptr (PwSession) session = pw_model_test_session ("burgundy");
  g_autoptr (PwLogModel) log = pw_log_model_new (session);
  const PwHistory *history = pw_session_get_history (session);
  GString *paid[5] = { NULL };
  int phase = -1;

  g_assert_false (pw_model_test_deal (session, G_MAXUINT, 5));
  for (guint i = 0; i < pw_history_get_length (history); i++)
    {
      guint n;
      const PwEvent *events = pw_history_get_events (history, i, &n);
      int before = phase;

      for (guint e = 0; e < n; e++)
        if (events[e].kind == PW_EVENT_NOTE && g_str_equal (pw_session_get_game (session)->notes[events[e].what], "phase"))
          phase = events[e].args[0];
      for (guint e = 0; e < n; e++)
        if (events[e].kind == PW_EVENT_RESOURCE && g_str_equal (pw_session_get_game (session)->rules[events[e].rule].id, "8.1"))
          {
            if (!paid[before])
              paid[before] = g_string_new ("Mines: ");
            else
              g_string_append (paid[before], ", ");
            g_string_append_printf (paid[before], "%s %d", pw_session_get_setup (session)->names[events[e].player],
                                    events[e].amount);
          }
    }
  for (guint i = 0; i < 5; i++)
    {
      g_autofree char *title = g_strdup_printf ("End of phase %c", 'A' + i);
      guint n;
      const char *line = below (log, title, &n);

      g_assert_cmpuint (n, ==, 1);
      if (paid[i])
        {
          g_string_append (paid[i], " silver");
          g_assert_cmpstr (line, ==, paid[i]->str);
          g_string_free (paid[i], TRUE);
        }
      else
        g_assert_cmpstr (line, ==, "Mines: nobody has one");
    }
  /* What is said there is not said again in the line of the move. */
  for (guint i = 0; i < pw_model_test_lines (log); i++)
    g_assert_null (strstr (pw_log_line_get_text (pw_model_test_line (log, i)), "mines pay"));
}

/* With shields somebody has to decide something before the next phase begins: its end has a head all the same. */
static void
test_a_phase_with_tribute_ends_under_a_head (void)
{
  const PwGame *game = pw_games_find ("burgundy");
  guint n_tributes = 0;

  for (guint64 seed = 1; seed <= 4; seed++)
    {
      g_autoptr (PwSetup) setup = pw_setup_new (game, 2);
      g_autoptr (PwSession) session = NULL;
      g_autoptr (PwLogModel) log = NULL;

      pw_setup_set_name (setup, 0, "Ana");
      pw_setup_set_name (setup, 1, "Ben");
      for (guint i = 0; i < game->terms.n_options; i++)
        if (g_str_equal (game->terms.options[i].id, "shields"))
          setup->options[i] = 1;
      session = pw_session_new (game, setup, NULL);
      log = pw_log_model_new (session);
      g_assert_false (pw_model_test_deal (session, G_MAXUINT, seed));
      for (guint i = 0; i < pw_history_get_length (pw_session_get_history (session)); i++)
        {
          const PwMove *move = pw_history_get_move (pw_session_get_history (session), i);

          n_tributes += g_str_equal (game->kinds[move->kind].name, "tribute");
        }
      for (guint i = 0; i < 5; i++)
        {
          g_autofree char *title = g_strdup_printf ("End of phase %c", 'A' + i);
          guint n;

          g_assert_nonnull (below (log, title, &n));
          g_assert_cmpuint (n, ==, 1);
        }
    }
  g_assert_cmpuint (n_tributes, >, 0);
}

/* Where one board is followed, nothing is said of the mines on the others. */
static void
test_mines_are_those_that_are_known (void)
{
  g_autoptr (PwSession) session = pw_model_test_session ("burgundy");
  g_autoptr (PwLogModel) log = pw_log_model_new (session);

  pw_model_test_play (session, "level board player=Ana");
  pw_model_test_deal (session, G_MAXUINT, 5);
  for (guint i = 0; i < 5; i++)
    {
      g_autofree char *title = g_strdup_printf ("End of phase %c", 'A' + i);
      guint n;
      const char *line = below (log, title, &n);

      g_assert_cmpuint (n, ==, 1);
      g_assert_true (g_str_has_prefix (line, "Mines: Ana "));
    }
}

static void
test_a_battle_says_who_met_which_strength (void)
{
  g_autoptr (PwSession) session = pw_model_test_session ("kingsburg");
  g_autoptr (PwLogModel) log = pw_log_model_new (session);
  guint n, outcomes = 0;

  g_assert_false (pw_model_test_deal (session, G_MAXUINT, 5));
  for (guint year = 0; year < 5; year++)
    {
      static const char *const titles[] = { "Battle of year I", "Battle of year II", "Battle of year III", "Battle of year IV",
                                            "Battle of year V" };

      g_assert_nonnull (strstr (below (log, titles[year], &n), " against "));
      g_assert_cmpuint (n, ==, 1);
    }
  for (guint i = 0; i < pw_model_test_lines (log); i++)
    if (strstr (pw_log_line_get_text (pw_model_test_line (log, i)), " against "))
      {
        g_assert_true (pw_log_line_get_detail (pw_model_test_line (log, i)));
        outcomes++;
      }
  g_assert_cmpuint (outcomes, ==, 5 * pw_session_get_setup (session)->n_players);
}

/* Whom the advisors help is a line each, not one paragraph of whoever placed last; no line is left without words by that. */
static void
test_each_help_has_a_line (void)
{
  guint n_helps = 0, n_details = 0;

  for (guint64 seed = 5; seed < 8; seed++)
    {
      g_autoptr (PwSession) session = pw_model_test_session ("kingsburg");
      g_autoptr (PwLogModel) log = pw_log_model_new (session);

      g_assert_false (pw_model_test_deal (session, G_MAXUINT, seed));
      for (guint i = 0; i < pw_model_test_lines (log); i++)
        {
          PwLogLine *line = pw_model_test_line (log, i);
          const char *text = pw_log_line_get_text (line), *helps = strstr (text, " helps ");
          const char *stop = strstr (text, ". ");

          g_assert_cmpstr (text, !=, "");
          if (!helps)
            continue;
          g_assert_true (!stop || stop > helps);
          g_assert_null (strstr (helps + 1, " helps "));
          n_helps++;
          n_details += pw_log_line_get_detail (line);
        }
    }
  g_assert_cmpuint (n_helps, >, 100);
  g_assert_cmpuint (n_details, >, n_helps / 4);
}

static void
test_made_late_it_is_the_same (void)
{
  PwSession *session = pw_model_test_session (GAME);
  PwLogModel *early = pw_log_model_new (session), *late;

  g_assert_true (pw_model_test_deal (session, 60, 7));
  for (guint i = 0; i < 25; i++)
    g_assert_true (pw_session_undo (session));
  for (guint i = 0; i < 12; i++)
    g_assert_true (pw_session_redo (session));
  g_assert_true (pw_model_test_deal (session, 30, 8));
  late = pw_log_model_new (session);
  g_assert_cmpuint (pw_model_test_lines (early), ==, pw_model_test_lines (late));
  for (guint i = 0; i < pw_model_test_lines (late); i++)
    {
      g_assert_cmpstr (pw_log_line_get_text (pw_model_test_line (early, i)), ==,
                       pw_log_line_get_text (pw_model_test_line (late, i)));
      g_assert_cmpuint (pw_log_line_get_moment (pw_model_test_line (early, i)), ==,
                        pw_log_line_get_moment (pw_model_test_line (late, i)));
    }
  g_assert_finalize_object (early);
  g_assert_finalize_object (late);
  g_assert_finalize_object (session);
}

/* What is struck reads as it did when it stood, also where what it was built on is struck with it. */
static void
test_struck_lines_read_as_they_did (void)
{
  PwSession *session = pw_model_test_session (GAME);
  PwLogModel *log = pw_log_model_new (session);
  g_autoptr (GHashTable) said = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint n_struck = 0, n_alike = 0;

  start (session);
  pw_model_test_deal (session, 60, 3);
  for (guint i = 0; i < pw_model_test_lines (log); i++)
    g_hash_table_add (said, g_strdup (pw_log_line_get_text (pw_model_test_line (log, i))));
  {
    g_autoptr (PwRevision) revision = pw_revision_new (pw_session_get_history (session), PW_REVISION_STRIKE, 4, NULL, NULL);
    const GPtrArray *problems;

    for (problems = pw_revision_get_problems (revision); problems->len > 0; problems = pw_revision_get_problems (revision))
      {
        const PwRevisionProblem *problem = NULL;

        for (guint i = 0; i < problems->len && !problem; i++)
          if (!((const PwRevisionProblem *) g_ptr_array_index (problems, i))->left_out)
            problem = g_ptr_array_index (problems, i);
        if (!problem)
          break;
        pw_revision_leave_out (revision, problem->index);
      }
    pw_session_revise (session, revision);
  }
  for (guint i = 0; i < pw_model_test_lines (log); i++)
    if (pw_log_line_get_struck (pw_model_test_line (log, i)))
      {
        gboolean alike = g_hash_table_contains (said, pw_log_line_get_text (pw_model_test_line (log, i)));

        n_struck++;
        n_alike += alike;
        g_test_message ("%s%s", alike ? "" : "OTHERWISE: ", pw_log_line_get_text (pw_model_test_line (log, i)));
      }
  g_assert_cmpuint (n_struck, >=, 20);
  g_assert_cmpuint (n_alike, ==, n_struck);
  g_assert_finalize_object (log);
  g_assert_finalize_object (session);
}

/* An entry costs its own lines, however long the game is; also while what was undone and struck is shown. */
static void
test_work (gconstpointer dropped)
{
  GString *text = g_string_new ("game: burgundy\nplayer: Ana\nplayer: Ben\n\n");
  guint n = PW_MODEL_TEST_ROUNDS (10000, 2000);
  g_autoptr (PwLogModel) log = NULL;
  PwSession *session;
  guint64 before;

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, i % 4 == 3 ? "- Ana have silver %u ! again\n" : "Ana have silver %u ! again\n", i % 90);
  session = pw_session_new_for_record (pw_record_parse (text->str, -1, NULL));
  g_string_free (text, TRUE);
  log = pw_log_model_new (session);
  pw_log_model_set_show_dropped (log, GPOINTER_TO_INT (dropped));
  for (guint i = 0; i < 5; i++)
    {
      before = pw_log_model_get_n_told (log);
      g_assert_true (pw_model_test_deal (session, 1, i));
      g_assert_cmpuint (pw_log_model_get_n_told (log) - before, ==, 1);
      g_assert_true (pw_session_undo (session));
      g_assert_true (pw_session_redo (session));
      g_assert_cmpuint (pw_log_model_get_n_told (log) - before, <=, 3);
    }
  g_clear_object (&log);
  g_assert_finalize_object (session);
}

/* What the log tells after any steps is what one tells that is made then. */
static void
test_follows_like_new (gconstpointer dropped)
{
  g_autoptr (PwSession) session = pw_model_test_session ("burgundy");
  g_autoptr (PwLogModel) log = pw_log_model_new (session);
  PwRandom random = { 5 };
  guint n_struck = 0;

  pw_log_model_set_show_dropped (log, GPOINTER_TO_INT (dropped));
  for (guint i = 0; i < 300; i++)
    {
      g_autoptr (PwLogModel) fresh = NULL;
      const PwHistory *history = pw_session_get_history (session);
      guint at = pw_history_get_cursor (history);

      switch (pw_random_below (&random, 8))
        {
        case 0:
        case 1: pw_session_undo (session); break;
        case 2: pw_session_redo (session); break;
        case 3:
          {
            g_autoptr (PwRevision) revision = at > 2 ? pw_revision_new (history, PW_REVISION_STRIKE, at - 1, NULL, NULL) : NULL;

            if (revision && pw_revision_get_history (revision))
              pw_session_revise (session, revision);
            break;
          }
        default: pw_model_test_deal (session, 1, i); break;
        }
      n_struck = MAX (n_struck, pw_history_get_n_struck (pw_session_get_history (session)));
      fresh = pw_log_model_new (session);
      pw_log_model_set_show_dropped (fresh, GPOINTER_TO_INT (dropped));
      g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (log)), ==, g_list_model_get_n_items (G_LIST_MODEL (fresh)));
      for (guint k = 0; k < g_list_model_get_n_items (G_LIST_MODEL (log)); k++)
        {
          g_autoptr (PwLogLine) mine = g_list_model_get_item (G_LIST_MODEL (log), k);
          g_autoptr (PwLogLine) other = g_list_model_get_item (G_LIST_MODEL (fresh), k);

          g_assert_cmpstr (pw_log_line_get_text (mine), ==, pw_log_line_get_text (other));
          g_assert_cmpint (pw_log_line_get_undone (mine), ==, pw_log_line_get_undone (other));
          g_assert_cmpint (pw_log_line_get_struck (mine), ==, pw_log_line_get_struck (other));
        }
    }
  g_assert_cmpuint (n_struck, >, 2);
}

int
main (int argc, char **argv)
{
  pw_model_test_init_without_folders (&argc, &argv);
  g_test_add_func ("/log/lines-and-heads", test_lines_and_heads);
  g_test_add_func ("/log/struck-lines-stay", test_struck_lines_stay);
  g_test_add_func ("/log/struck-lines-read-as-they-did", test_struck_lines_read_as_they_did);
  g_test_add_func ("/log/narrow-changes", test_narrow_changes);
  g_test_add_func ("/log/points-are-those-of-the-game", test_points_are_those_of_the_game);
  g_test_add_func ("/log/points-of-an-end-are-its-own", test_points_of_an_end_are_its_own);
  g_test_add_func ("/log/a-phase-ends-with-what-the-mines-pay", test_a_phase_ends_with_what_the_mines_pay);
  g_test_add_func ("/log/a-phase-with-tribute-ends-under-a-head", test_a_phase_with_tribute_ends_under_a_head);
  g_test_add_func ("/log/mines-are-those-that-are-known", test_mines_are_those_that_are_known);
  g_test_add_func ("/log/a-battle-says-who-met-which-strength", test_a_battle_says_who_met_which_strength);
  g_test_add_func ("/log/each-help-has-a-line", test_each_help_has_a_line);
  g_test_add_func ("/log/made-late-it-is-the-same", test_made_late_it_is_the_same);
  g_test_add_data_func ("/log/work", GINT_TO_POINTER (FALSE), test_work);
  g_test_add_data_func ("/log/work-with-dropped", GINT_TO_POINTER (TRUE), test_work);
  g_test_add_data_func ("/log/follows-like-new", GINT_TO_POINTER (FALSE), test_follows_like_new);
  g_test_add_data_func ("/log/follows-like-new-with-dropped", GINT_TO_POINTER (TRUE), test_follows_like_new);
  return g_test_run ();
}
