/* pw-entry-test.c: what the tests of entering share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-entry-test.h"

#include "core/pw-notation.h"

/* Ana's dice are 3 and 6; then, in the next round, 5 and 1. */
const char *const pw_moment_start[] = { NULL };
const char *const pw_moment_roll[] = { PW_MOMENT_STARTS, NULL };
const char *const pw_moment_goods[] = { PW_MOMENT_STARTS, "roll 4 36 22 51", NULL };
const char *const pw_moment_first_turn[] = { PW_MOMENT_STARTS, "roll 4 36 22 51", "goods pink", NULL };
const char *const pw_moment_second_turn[] = {
  PW_MOMENT_STARTS, "roll 4 36 22 51", "goods pink", "ana take 6 castle", "ana take 3 ship",
  "ben workers", "ben workers", "chiara workers die=5", "chiara workers",
  "roll 1 51 36 42", "goods red", NULL,
};
/* All three key spaces of Ana are full, her dice are 3 and 6. */
const char *const pw_moment_full[] = {
  PW_MOMENT_STARTS, "roll 4 36 22 51", "goods pink", "ana take 6 castle die=6", "ana take 3 ship die=3",
  "ben workers", "ben workers", "chiara workers die=5", "chiara workers",
  "roll 1 51 36 42", "goods red", "ana take 5 bank die=5", "ana workers",
  "ben workers die=3", "ben workers", "chiara workers die=4", "chiara workers",
  "roll 2 36 51 42", "goods red", NULL,
};

static void
on_refused (PwEntry *entry, const GError *error, PwEntryTest *test)
{
  g_clear_error (&test->refused);
  test->refused = g_error_copy (error);
  test->n_refused++;
  g_assert_cmpstr (error->message, !=, "");
}

static void
on_played (PwEntry *entry, PwEntryTest *test)
{
  g_assert_cmpstr (pw_entry_get_text (entry), ==, "");
  test->n_played++;
}

static void
on_changed (PwEntry *entry, PwEntryTest *test)
{
  test->n_changed++;
}

/* @session: the game to enter moves in; taken over. */
void
pw_entry_test_listen (PwEntryTest *test, PwSession *session)
{
  test->session = session;
  test->entry = pw_entry_new (test->session);
  g_signal_connect (test->entry, "refused", G_CALLBACK (on_refused), test);
  g_signal_connect (test->entry, "played", G_CALLBACK (on_played), test);
  g_signal_connect (test->entry, "changed", G_CALLBACK (on_changed), test);
}

/* @moment: lines to play first, ended by NULL. */
void
pw_entry_test_set_up (PwEntryTest *test, gconstpointer moment)
{
  PwSession *session = pw_model_test_session ("burgundy");

  for (const char *const *line = moment; *line; line++)
    pw_model_test_play (session, *line);
  pw_entry_test_listen (test, session);
}

void
pw_entry_test_tear_down (PwEntryTest *test, gconstpointer moment)
{
  g_clear_error (&test->refused);
  g_assert_finalize_object (test->entry);
  g_assert_finalize_object (test->session);
}

/* Types @text key by key, into an empty entry. */
void
pw_entry_test_type (PwEntryTest *test, const char *text)
{
  g_clear_error (&test->refused);
  test->n_refused = test->n_played = test->n_changed = 0;
  pw_entry_set_text (test->entry, "");
  for (const char *p = text; *p; p = g_utf8_next_char (p))
    {
      g_autofree char *typed = g_strndup (text, (gsize) (g_utf8_next_char (p) - text));

      pw_entry_set_text (test->entry, typed);
    }
}

/* Types @text and presses Enter. */
gboolean
pw_entry_test_enter (PwEntryTest *test, const char *text)
{
  pw_entry_test_type (test, text);
  return pw_entry_activate (test->entry);
}

/* Types each of @rows at this moment: what one has played is undone before the next. */
void
pw_entry_test_each (PwEntryTest *test, const PwEntryTestRow *rows, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      gboolean played = pw_entry_test_enter (test, rows[i].text);

      g_test_message ("%s: %s", rows[i].text, played ? "played" : test->refused ? test->refused->message : "asked");
      g_assert_true (played);
      ASSERT_LAST (test, rows[i].played);
      g_assert_true (pw_session_undo (test->session));
    }
}

/* The last move in notation. Free it. */
char *
pw_entry_test_last (PwEntryTest *test)
{
  const PwHistory *history = pw_session_get_history (test->session);

  g_assert_cmpuint (pw_history_get_cursor (history), >, 0);
  return pw_notation_print (pw_history_get_game (history), pw_history_get_setup (history),
                            pw_history_get_move (history, pw_history_get_cursor (history) - 1));
}

/* The page: "1 Use the 3; 2 Use the 6". Free it. */
char *
pw_entry_test_labels (PwEntryTest *test)
{
  GListModel *page = pw_entry_get_choices (test->entry);
  GString *labels = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (page); i++)
    {
      g_autoptr (PwChoiceItem) item = g_list_model_get_item (page, i);

      g_string_append_printf (labels, "%s%u %s", i ? "; " : "", pw_choice_item_get_number (item),
                              pw_choice_item_get_label (item));
      g_assert_cmpstr (pw_choice_item_get_sentence (item), !=, "");
    }
  return g_string_free (labels, FALSE);
}

/**
 * pw_entry_test_assert_rule:
 * @text: what is typed
 * @rule: the id of the rule that is against it, with a remedy, and what was meant, to insist on
 */
void
pw_entry_test_assert_rule (PwEntryTest *test, const char *text, const char *rule)
{
  const PwGame *game = pw_session_get_game (test->session);

  g_assert_false (pw_entry_test_enter (test, text));
  g_test_message ("%s: %s", text, test->refused->message);
  g_assert_true (test->refused->domain == PW_RULE_ERROR);
  g_assert_cmpstr (game->rules[test->refused->code].id, ==, rule);
  g_assert_nonnull (pw_rule_error_get_remedy (test->refused));
  /* "We played it so" */
  g_assert_nonnull (pw_entry_get_insistent (test->entry));
}

/**
 * pw_entry_test_assert_message:
 * @text: what is typed
 * @message: why it is refused; nothing is played
 */
void
pw_entry_test_assert_message (PwEntryTest *test, const char *text, const char *message)
{
  g_assert_false (pw_entry_test_enter (test, text));
  g_assert_cmpuint (test->n_played, ==, 0);
  g_assert_cmpstr (test->refused->message, ==, message);
}
