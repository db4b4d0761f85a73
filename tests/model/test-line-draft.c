/* test-line-draft.c: an earlier line changed: what is typed, what becomes of later lines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-model-test.h"

#include <string.h>

#include "core/pw-notation.h"
#include "core/pw-record.h"
#include "model/pw-entry.h"
#include "model/pw-kept-draft.h"
#include "model/pw-line-draft.h"
#include "model/pw-log-model.h"
#include "model/pw-score-model.h"

static const char text[] =
  "game: burgundy\nplayer: Ana\nplayer: Ben marker=2\n\n"
  "ana start d4 red red pink\n"          /* 0 */
  "ben start d4 1 2 3\n"                 /* 1 */
  "roll 4 Ana=35 Ben=22\n"               /* 2 */
  "goods red\n"                          /* 3 */
  "ana take 4 ship die=3 workers=1\n"    /* 4 */
  "ana place ship d5 die=5\n"            /* 5 */
  "ana ship 4\n"                         /* 6 */
  "ben workers die=2\n"                  /* 7 */
  "ben take 2 castle die=2\n";           /* 8 */

static PwSession *
load (void)
{
  g_autoptr (GError) error = NULL;
  PwRecord *record = pw_record_parse (text, -1, &error);

  g_assert_no_error (error);
  return pw_session_new_for_record (record);
}

static const PwTrouble *
trouble (PwLineDraft *draft, guint i)
{
  return g_ptr_array_index (pw_line_draft_get_troubles (draft), i);
}

static void
test_typing_is_read_at_once (void)
{
  PwSession *session = load ();
  g_autoptr (PwLineDraft) draft = pw_line_draft_new (session, PW_REVISION_EDIT, 4);
  g_autofree char *sentence = NULL;

  g_assert_cmpstr (pw_line_draft_get_text (draft), ==, "Ana take 4 ship die=3 workers=1");
  g_assert_false (pw_line_draft_get_ready (draft));
  g_assert_false (pw_line_draft_get_touched (draft));
  g_assert_null (pw_line_draft_get_error (draft));

  pw_line_draft_set_text (draft, "ana frobnicate");
  g_assert_true (pw_line_draft_get_error (draft)->domain == PW_NOTATION_ERROR);
  g_assert_true (pw_line_draft_get_touched (draft));
  g_assert_false (pw_line_draft_get_ready (draft));
  g_assert_cmpint (pw_line_draft_get_after (draft, 0), ==, pw_line_draft_get_before (draft, 0));

  /* A rule's word: depot 5 has no ship for a die of 3. */
  pw_line_draft_set_text (draft, "ana take 1 castle die=3");
  g_assert_true (pw_line_draft_get_error (draft)->domain == PW_RULE_ERROR);
  g_assert_false (pw_line_draft_apply (draft));

  pw_line_draft_set_text (draft, "ana workers die=3");
  g_assert_null (pw_line_draft_get_error (draft));
  g_assert_true (pw_line_draft_get_ready (draft));
  sentence = pw_line_draft_get_sentence (draft);
  g_assert_nonnull (strstr (sentence, "Ana"));
  g_assert_cmpuint (pw_line_draft_get_troubles (draft)->len, >=, 2);
  g_assert_cmpuint (pw_history_get_cursor (pw_session_get_history (session)), ==, 9);
  g_clear_object (&draft);
  g_assert_finalize_object (session);
}

static void
test_suggestions_have_the_words_that_are_typed (void)
{
  PwSession *session = load ();
  g_autoptr (PwLineDraft) draft = pw_line_draft_new (session, PW_REVISION_INSERT, 4);
  g_auto (GStrv) all = NULL, some = NULL;

  g_assert_false (pw_line_draft_get_touched (draft));
  all = pw_line_draft_suggest (draft, 100);
  g_assert_cmpuint (g_strv_length (all), >, 5);
  pw_line_draft_set_text (draft, "take sh");
  some = pw_line_draft_suggest (draft, 100);
  g_assert_cmpuint (g_strv_length (some), >, 0);
  g_assert_cmpuint (g_strv_length (some), <, g_strv_length (all));
  for (guint i = 0; some[i]; i++)
    {
      g_assert_nonnull (strstr (some[i], " take "));
      g_assert_nonnull (strstr (some[i], " sh"));
    }
  /* Each of them can be taken. */
  pw_line_draft_set_text (draft, some[0]);
  g_assert_null (pw_line_draft_get_error (draft));
  g_clear_object (&draft);
  g_assert_finalize_object (session);
}

/* What the entry bar understands, an earlier line is written anew with: words, numbers, the log's own sentence. */
static void
test_the_grammar_of_the_entry (void)
{
  static const struct
  {
    const char *text, *sentence;
  } cases[] = {
    { "3 take 2 workers", "Ana takes 2 workers" },
    { "take ship", NULL },
    { "castle 5", NULL },
    { "33", NULL },
    { "Ana takes 2 workers (die 3)", "Ana takes 2 workers" },
  };
  PwSession *session = load ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (PwLineDraft) draft = pw_line_draft_new (session, PW_REVISION_EDIT, 4);
      g_autofree char *sentence = NULL;

      pw_line_draft_set_text (draft, cases[i].text);
      sentence = pw_line_draft_get_sentence (draft);
      g_test_message ("%s: %s / %s", cases[i].text, sentence,
                      pw_line_draft_get_error (draft) ? pw_line_draft_get_error (draft)->message : "");
      if (cases[i].sentence)
        g_assert_true (sentence && g_str_has_prefix (sentence, cases[i].sentence));
    }
  g_assert_finalize_object (session);
}

static void
test_each_later_line_has_three_ways (void)
{
  PwSession *session = load ();
  g_autoptr (PwLineDraft) draft = pw_line_draft_new (session, PW_REVISION_EDIT, 4);
  g_autoptr (GError) error = NULL;

  pw_line_draft_set_text (draft, "ana workers die=3");
  g_assert_null (pw_line_draft_get_error (draft));
  g_assert_cmpuint (pw_line_draft_get_n_open (draft), ==, 2);
  g_assert_cmpuint (trouble (draft, 0)->index, ==, 5);
  g_assert_cmpuint (trouble (draft, 1)->index, ==, 6);

  pw_line_draft_leave_out (draft, 6);
  g_assert_cmpuint (pw_line_draft_get_n_open (draft), ==, 1);
  g_assert_false (pw_line_draft_replace (draft, 5, "ana take 1 castle die=5", &error));
  g_assert_true (error->domain == PW_RULE_ERROR);
  g_clear_error (&error);
  g_assert_true (pw_line_draft_replace (draft, 5, "ana workers die=5", &error));
  g_assert_no_error (error);
  g_assert_cmpuint (pw_line_draft_get_n_open (draft), ==, 0);
  g_assert_cmpint (trouble (draft, 0)->fate, ==, PW_FATE_REPLACED);
  g_assert_cmpstr (trouble (draft, 0)->text, ==, "ana workers die=5");
  g_assert_nonnull (trouble (draft, 0)->reason);

  /* Typing on keeps what was decided where it still means something. */
  pw_line_draft_set_text (draft, "ana workers die=");
  pw_line_draft_set_text (draft, "ana workers die=3 ! a die was turned");
  g_assert_cmpuint (pw_line_draft_get_n_open (draft), ==, 0);
  pw_line_draft_undecide (draft, 5);
  g_assert_cmpuint (pw_line_draft_get_n_open (draft), ==, 1);
  g_assert_cmpint (trouble (draft, 0)->fate, ==, PW_FATE_OPEN);
  g_assert_false (pw_line_draft_play_so (draft, 5, " ", &error));
  g_assert_nonnull (error);
  g_clear_error (&error);

  g_assert_true (pw_line_draft_apply (draft));
  g_assert_cmpuint (pw_history_get_n_struck (pw_session_get_history (session)), >, 0);
  g_assert_true (pw_session_undo (session));
  g_assert_cmpuint (pw_history_get_cursor (pw_session_get_history (session)), ==, 9);
  g_assert_cmpuint (pw_history_get_n_struck (pw_session_get_history (session)), ==, 0);
  g_clear_object (&draft);
  g_assert_finalize_object (session);
}

/* A line that is played so stands in the log with its reason. */
static void
test_what_was_played_so_stays_visible (void)
{
  PwSession *session = load ();
  g_autoptr (PwLineDraft) draft = pw_line_draft_new (session, PW_REVISION_EDIT, 4);
  g_autoptr (PwLogModel) log = NULL;
  g_autoptr (GError) error = NULL;
  guint corrections = 0, struck = 0;

  pw_line_draft_set_text (draft, "ana workers die=3");
  g_assert_true (pw_line_draft_play_so (draft, 5, "it lay there", &error));
  g_assert_no_error (error);
  g_assert_cmpint (trouble (draft, 0)->fate, ==, PW_FATE_PLAYED_SO);
  g_assert_true (pw_line_draft_apply (draft));
  log = pw_log_model_new (session);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (log)); i++)
    {
      g_autoptr (PwLogLine) line = g_list_model_get_item (G_LIST_MODEL (log), i);

      corrections += g_strcmp0 (pw_log_line_get_reason (line), "it lay there") == 0;
      struck += pw_log_line_get_struck (line);
    }
  g_assert_cmpuint (corrections, ==, 1);
  g_assert_cmpuint (struck, >=, 1);
  pw_session_undo (session);
  g_clear_object (&draft);
  g_clear_object (&log);
  g_assert_finalize_object (session);
}

static void
test_undone_lines_can_be_shown (void)
{
  PwSession *session = load ();
  g_autoptr (PwLogModel) log = pw_log_model_new (session);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (log));
  g_autoptr (PwLogLine) last = NULL;

  pw_session_undo (session);
  /* The move ended a round: its head and the order of the next went with it. */
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (log)), ==, n - 3);
  pw_log_model_set_show_dropped (log, TRUE);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (log)), ==, n);
  last = g_list_model_get_item (G_LIST_MODEL (log), n - 1);
  g_assert_true (pw_log_line_get_undone (last));
  pw_session_redo (session);
  g_clear_object (&last);
  last = g_list_model_get_item (G_LIST_MODEL (log), n - 1);
  g_assert_false (pw_log_line_get_undone (last));
  pw_log_model_set_show_dropped (log, FALSE);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (log)), ==, n);
  g_clear_object (&log);
  g_clear_object (&last);
  g_assert_finalize_object (session);
}

/* Corrections are not added up with each other: each has its own reason. */
static void
test_score_sheets_say_why (void)
{
  PwSession *session = load ();
  g_autoptr (PwScoreModel) sheet = pw_score_model_new (session, 0);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (sheet)), found = 0;

  pw_model_test_play (session, "ana score 3 ! die misread");
  pw_model_test_play (session, "ana score -1 ! counted twice");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (sheet)), ==, n + 2);
  for (guint i = 0; i < n + 2; i++)
    {
      g_autoptr (PwScoreLine) line = g_list_model_get_item (G_LIST_MODEL (sheet), i);

      if (g_strcmp0 (pw_score_line_get_reason (line), "die misread") == 0)
        found += pw_score_line_get_points (line) == 3;
      else if (g_strcmp0 (pw_score_line_get_reason (line), "counted twice") == 0)
        found += pw_score_line_get_points (line) == -1;
    }
  g_assert_cmpuint (found, ==, 2);
  g_clear_object (&sheet);
  g_assert_finalize_object (session);
}

/* Closed by mistake: the same line offers it again, with what was decided; another line, or one that was changed, does
 * not. */
static void
test_what_was_given_up_is_taken_up_again (void)
{
  PwSession *session = load ();
  PwLineDraft *draft = pw_line_draft_new (session, PW_REVISION_EDIT, 4);
  guint n;

  g_assert_false (pw_kept_draft_resume (draft));
  pw_kept_draft_store (draft);
  g_assert_false (pw_kept_draft_resume (draft));
  pw_line_draft_set_text (draft, "ana workers die=3");
  n = pw_line_draft_get_troubles (draft)->len;
  g_assert_cmpuint (n, >=, 2);
  pw_line_draft_leave_out (draft, trouble (draft, 1)->index);
  pw_kept_draft_store (draft);
  g_assert_finalize_object (draft);
  draft = pw_line_draft_new (session, PW_REVISION_EDIT, 4);
  g_assert_true (pw_kept_draft_resume (draft));
  g_assert_cmpuint (pw_line_draft_get_troubles (draft)->len, ==, 2);
  g_assert_cmpint (trouble (draft, 0)->fate, ==, PW_FATE_OPEN);
  g_assert_cmpint (trouble (draft, 1)->fate, ==, PW_FATE_LEFT_OUT);
  pw_line_draft_undecide (draft, trouble (draft, 1)->index);
  /* Where the ship is placed all the same, its goods fit again. */
  g_assert_true (pw_line_draft_play_so (draft, 5, "it lay there", NULL));
  g_assert_cmpuint (pw_line_draft_get_troubles (draft)->len, ==, 1);
  pw_kept_draft_store (draft);
  g_assert_finalize_object (draft);

  draft = pw_line_draft_new (session, PW_REVISION_EDIT, 5);
  g_assert_false (pw_kept_draft_resume (draft));
  g_object_unref (draft);
  draft = pw_line_draft_new (session, PW_REVISION_INSERT, 4);
  g_assert_false (pw_kept_draft_resume (draft));
  g_object_unref (draft);
  draft = pw_line_draft_new (session, PW_REVISION_EDIT, 4);
  g_assert_true (pw_kept_draft_resume (draft));
  g_assert_cmpstr (pw_line_draft_get_text (draft), ==, "ana workers die=3");
  g_assert_cmpint (trouble (draft, 0)->fate, ==, PW_FATE_PLAYED_SO);
  g_assert_cmpstr (trouble (draft, 0)->text, ==, "it lay there");
  g_assert_true (pw_line_draft_apply (draft));
  g_object_unref (draft);

  /* Another line stands there now. */
  draft = pw_line_draft_new (session, PW_REVISION_EDIT, 4);
  g_assert_false (pw_kept_draft_resume (draft));
  pw_kept_draft_forget (draft);
  g_object_unref (draft);
  pw_session_undo (session);
  draft = pw_line_draft_new (session, PW_REVISION_EDIT, 4);
  g_assert_false (pw_kept_draft_resume (draft));
  g_object_unref (draft);
  g_assert_finalize_object (session);
}

static guint
count_group (PwLineDraft *draft, PwTroubleGroup group)
{
  guint n = 0;

  for (guint i = 0; i < pw_line_draft_get_troubles (draft)->len; i++)
    n += trouble (draft, i)->group == group;
  return n;
}

/* A whole game: the line whose loss breaks most later ones. */
static PwLineDraft *
strike_the_worst (PwSession *session, guint at_least)
{
  const PwHistory *history = pw_session_get_history (session);

  for (guint i = 0; i < pw_history_get_cursor (history); i++)
    if (pw_history_get_move (history, i)->player >= 0)
      {
        g_autoptr (PwLineDraft) draft = pw_line_draft_new (session, PW_REVISION_STRIKE, i);

        if (pw_line_draft_get_troubles (draft)->len >= at_least && count_group (draft, PW_TROUBLE_TURN) > 0 &&
            count_group (draft, PW_TROUBLE_PLAYER) > 0 && count_group (draft, PW_TROUBLE_REST) > 0)
          return g_steal_pointer (&draft);
      }
  g_error ("no line breaks %u others", at_least);
}

/* Twenty lines are three groups, in the words of the log, with one choice for each and for all. */
static void
test_many_lines_are_decided_by_groups (void)
{
  PwSession *session = pw_model_test_session ("burgundy");
  g_autoptr (PwLineDraft) draft = NULL;
  guint n, n_turn, n_player, n_rest, n_so, n_can = 0;
  int player;

  g_assert_true (pw_model_test_deal (session, 120, 6));
  draft = strike_the_worst (session, 20);
  n = pw_line_draft_get_troubles (draft)->len;
  n_turn = count_group (draft, PW_TROUBLE_TURN);
  n_player = count_group (draft, PW_TROUBLE_PLAYER);
  n_rest = count_group (draft, PW_TROUBLE_REST);
  g_test_message ("%u lines break: %u in the turn, %u of the player, %u of others", n, n_turn, n_player, n_rest);
  g_assert_cmpuint (n_turn + n_player + n_rest, ==, n);
  player = pw_line_draft_get_player (draft);
  for (guint i = 0; i < n; i++)
    {
      const PwTrouble *each = trouble (draft, i);
      gboolean own = pw_history_get_move (pw_session_get_history (session), each->index)->player == player;

      g_assert_cmpint (own, ==, each->group != PW_TROUBLE_REST);
      g_assert_cmpstr (each->sentence, !=, each->line);
      g_assert_cmpuint (strlen (each->sentence), >, 0);
      n_can += each->can_play_so;
    }

  /* In one step, each. */
  pw_line_draft_leave_all_out (draft, PW_TROUBLE_TURN);
  g_assert_cmpuint (pw_line_draft_get_n_open (draft), ==, pw_line_draft_get_troubles (draft)->len - n_turn);
  pw_line_draft_leave_all_out (draft, PW_TROUBLE_ALL);
  g_assert_cmpuint (pw_line_draft_get_n_open (draft), ==, 0);
  pw_line_draft_undecide_all (draft, PW_TROUBLE_ALL);
  g_assert_cmpuint (pw_line_draft_get_n_open (draft), ==, n);
  g_assert_false (pw_line_draft_get_touched (draft));

  /* What nobody can have stays open; nothing is lost by asking. */
  g_assert_cmpuint (n_can, >, 0);
  n_so = pw_line_draft_play_all_so (draft, PW_TROUBLE_ALL, "we played on", NULL);
  g_assert_cmpuint (n_so, >, 0);
  for (guint i = 0; i < pw_line_draft_get_troubles (draft)->len; i++)
    if (trouble (draft, i)->fate == PW_FATE_OPEN)
      g_assert_false (trouble (draft, i)->can_play_so);
  g_assert_cmpuint (pw_line_draft_get_n_open (draft), <, n);
  pw_line_draft_undecide_all (draft, PW_TROUBLE_ALL);
  g_assert_cmpuint (pw_line_draft_get_n_open (draft), ==, n);
  {
    g_autoptr (GError) error = NULL;

    g_assert_cmpuint (pw_line_draft_play_all_so (draft, PW_TROUBLE_ALL, " ", &error), ==, 0);
    g_assert_nonnull (error);
    g_assert_cmpuint (pw_line_draft_get_n_open (draft), ==, n);
  }
  g_clear_object (&draft);
  g_assert_finalize_object (session);
}

static void
test_what_the_program_puts_in_is_said (void)
{
  PwSession *session = load ();
  g_autoptr (PwLineDraft) draft = pw_line_draft_new (session, PW_REVISION_STRIKE, 4);
  g_auto (GStrv) put_in = pw_line_draft_list_put_in (draft), dropped = pw_line_draft_list_dropped (draft);

  g_assert_cmpuint (g_strv_length (put_in), ==, 1);
  g_assert_cmpstr (put_in[0], ==, "Ana ends the turn.");
  g_assert_cmpuint (g_strv_length (dropped), ==, 0);
  g_clear_object (&draft);
  g_assert_finalize_object (session);
}

static void
on_taken (gpointer owner, const PwMove *move)
{
}

/* Each line of a game can be written anew in words that say that very move; nearly all that players do in the log's own. */
static void
test_lines_have_words_of_their_own (void)
{
  static const char *const games[] = { "burgundy", "kingsburg" };

  for (guint g = 0; g < G_N_ELEMENTS (games); g++)
    {
      g_autoptr (PwSession) session = pw_model_test_session (games[g]);
      const PwHistory *history = pw_session_get_history (session);
      guint n = 0, n_words = 0;

      pw_model_test_deal (session, 90, 11);
      for (guint i = 0; i < pw_history_get_cursor (history); i++)
        {
          const PwMove *move = pw_history_get_move (history, i);
          g_autoptr (PwEntry) entry = NULL;
          g_autoptr (PwLineDraft) draft = NULL;
          g_autofree char *words = NULL, *line = NULL;
          PwMove read;

          if (move->player < 0)
            continue;
          entry = pw_entry_new_at (session, i, on_taken, NULL);
          draft = pw_line_draft_new (session, PW_REVISION_EDIT, i);
          words = pw_entry_say (entry, move);
          line = pw_notation_print (pw_history_get_game (history), pw_history_get_setup (history), move);
          pw_line_draft_set_text (draft, words);
          g_assert_true (pw_line_draft_read (draft, &read));
          g_assert_true (pw_move_equal (&read, move));
          n++;
          n_words += strcmp (words, line) != 0;
          if (g_test_verbose ())
            g_test_message ("%s <- %s", words, line);
        }
      g_test_message ("%s: %u of %u lines have words", games[g], n_words, n);
      g_assert_cmpuint (n_words * 10, >=, n * 8);
    }
}

int
main (int argc, char **argv)
{
  pw_model_test_init_without_folders (&argc, &argv);
  g_test_add_func ("/line-draft/the-grammar-of-the-entry", test_the_grammar_of_the_entry);
  g_test_add_func ("/line-draft/lines-have-words-of-their-own", test_lines_have_words_of_their_own);
  g_test_add_func ("/line-draft/typing-is-read-at-once", test_typing_is_read_at_once);
  g_test_add_func ("/line-draft/suggestions-have-the-words-that-are-typed", test_suggestions_have_the_words_that_are_typed);
  g_test_add_func ("/line-draft/each-later-line-has-three-ways", test_each_later_line_has_three_ways);
  g_test_add_func ("/line-draft/many-lines-are-decided-by-groups", test_many_lines_are_decided_by_groups);
  g_test_add_func ("/line-draft/what-the-program-puts-in-is-said", test_what_the_program_puts_in_is_said);
  g_test_add_func ("/line-draft/what-was-played-so-stays-visible", test_what_was_played_so_stays_visible);
  g_test_add_func ("/line-draft/undone-lines-can-be-shown", test_undone_lines_can_be_shown);
  g_test_add_func ("/line-draft/score-sheets-say-why", test_score_sheets_say_why);
  g_test_add_func ("/line-draft/what-was-given-up-is-taken-up-again", test_what_was_given_up_is_taken_up_again);
  return g_test_run ();
}
