/* test-log-struck.c: what was struck reads as it did when it was said, in every game, however long it is, and from its file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-model-test.h"

#include <string.h>

#include "core/pw-record.h"
#include "core/pw-revision.h"
#include "model/pw-log-model.h"

static const char *const games[] = { "burgundy", "kingsburg", "carcassonne", "caylus1303" };

typedef struct
{
  PwSession *session;
  PwLogModel *log;
  GHashTable *said;             /* every sentence the log had of a line that stood */
} Fixture;

static void
fixture_init (Fixture *self, const char *game)
{
  self->session = pw_model_test_session (game);
  self->log = pw_log_model_new (self->session);
  self->said = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

static void
fixture_clear (Fixture *self)
{
  g_clear_object (&self->log);
  g_assert_finalize_object (self->session);
  g_hash_table_unref (self->said);
}

/* What the log says now of the lines that stand. */
static void
listen (Fixture *self)
{
  for (guint i = 0; i < pw_model_test_lines (self->log); i++)
    if (!pw_log_line_get_struck (pw_model_test_line (self->log, i)))
      g_hash_table_add (self->said, g_strdup (pw_log_line_get_text (pw_model_test_line (self->log, i))));
}

/* Strikes a line, and leaves out what no longer fits. */
static void
strike (Fixture *self, guint at)
{
  g_autoptr (PwRevision) revision = pw_revision_new (pw_session_get_history (self->session), PW_REVISION_STRIKE, at, NULL, NULL);

  g_assert_nonnull (revision);
  pw_session_revise (self->session, revision);
}

/* Deals a long game in which lines are struck now and then; struck lines are struck over again. */
static void
play (Fixture *self, guint64 seed)
{
  PwRandom random = { seed };

  for (guint round = 0; round < 6; round++)
    {
      pw_model_test_deal (self->session, 60, seed + round);
      listen (self);
      strike (self, 3 + pw_random_below (&random, pw_session_get_moment (self->session) - 4));
    }
  listen (self);
}

/* How many struck lines @log shows, and how many of them say what was said. */
static guint
count_struck (const Fixture *self, PwLogModel *log, guint *n_alike)
{
  guint n_struck = 0;

  *n_alike = 0;
  for (guint i = 0; i < pw_model_test_lines (log); i++)
    if (pw_log_line_get_struck (pw_model_test_line (log, i)))
      {
        gboolean alike = g_hash_table_contains (self->said, pw_log_line_get_text (pw_model_test_line (log, i)));

        n_struck++;
        *n_alike += alike;
        if (!alike)
          g_test_message ("OTHERWISE: %s", pw_log_line_get_text (pw_model_test_line (log, i)));
      }
  return n_struck;
}

/* The game as a file has it, with @from replaced by @to. */
static PwSession *
reopen (PwSession *session, const char *from, const char *to)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (PwRecord) record = pw_record_new (NULL);
  g_autofree char *printed = NULL;
  g_autoptr (GError) error = NULL;
  PwRecord *again;

  record->history = (PwHistory *) pw_session_get_history (session);
  printed = pw_record_print (record);
  record->history = NULL;
  g_string_assign (text, printed);
  if (from)
    g_assert_cmpuint (g_string_replace (text, from, to, 0), >, 0);
  again = pw_record_parse (text->str, -1, &error);
  g_assert_no_error (error);
  return pw_session_new_for_record (again);
}

/* Of every line that is struck, at once and from the file. */
static void
test_said_as_then (gconstpointer game)
{
  for (guint64 seed = 1; seed <= 3; seed++)
    {
      Fixture self;
      guint n_struck, n_alike;

      fixture_init (&self, game);
      play (&self, seed);
      n_struck = count_struck (&self, self.log, &n_alike);
      g_assert_cmpuint (n_struck, >=, 6);
      g_assert_cmpuint (n_alike, ==, n_struck);
      {
        g_autoptr (PwSession) again = reopen (self.session, NULL, NULL);
        g_autoptr (PwLogModel) log = pw_log_model_new (again);

        g_assert_cmpuint (pw_model_test_lines (log), ==, pw_model_test_lines (self.log));
        for (guint i = 0; i < pw_model_test_lines (log); i++)
          {
            g_assert_cmpstr (pw_log_line_get_text (pw_model_test_line (log, i)), ==,
                             pw_log_line_get_text (pw_model_test_line (self.log, i)));
            g_assert_cmpstr (pw_log_line_get_reason (pw_model_test_line (log, i)), ==,
                             pw_log_line_get_reason (pw_model_test_line (self.log, i)));
            g_assert_cmpint (pw_log_line_get_player (pw_model_test_line (log, i)), ==,
                             pw_log_line_get_player (pw_model_test_line (self.log, i)));
            g_assert_cmpint (pw_log_line_get_struck (pw_model_test_line (log, i)), ==,
                             pw_log_line_get_struck (pw_model_test_line (self.log, i)));
          }
      }
      fixture_clear (&self);
    }
}

/* Files of before, and those of people who read another language, are told from the line; most are, and none is left out. */
static void
test_told_anew (gconstpointer game)
{
  static const char *const otherwise[][2] = { { "\"said\"", "\"once\"" }, { "\"language\": \"en\"", "\"language\": \"tlh\"" } };

  for (guint i = 0; i < G_N_ELEMENTS (otherwise); i++)
    {
      Fixture self;
      guint n_struck, n_alike;

      fixture_init (&self, game);
      play (&self, 1);
      {
        g_autoptr (PwSession) again = reopen (self.session, otherwise[i][0], otherwise[i][1]);
        g_autoptr (PwLogModel) log = pw_log_model_new (again);

        n_struck = count_struck (&self, log, &n_alike);
        g_assert_cmpuint (n_struck, ==, count_struck (&self, self.log, &n_alike));
        g_assert_cmpuint (n_alike * 4, >=, n_struck * 3);
      }
      fixture_clear (&self);
    }
}

/* The record of @history as JSON and as notation, as if it were made now. */
static char *
print (const PwHistory *history, gboolean as_text)
{
  g_autoptr (PwRecord) record = pw_record_new (NULL);
  char *printed;

  record->history = (PwHistory *) history;
  printed = as_text ? pw_record_print_text (record) : pw_record_print (record);
  record->history = NULL;
  return printed;
}

/* Through notation and back nothing of the record is lost, and nothing of what was said of its struck lines. */
static void
test_through_notation (gconstpointer game)
{
  Fixture self;
  g_autofree char *text = NULL, *again = NULL, *before = NULL, *after = NULL;
  g_autoptr (PwRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  guint n_said = 0;

  fixture_init (&self, game);
  play (&self, 1);
  text = print (pw_session_get_history (self.session), TRUE);
  record = pw_record_parse (text, -1, &error);
  g_assert_no_error (error);
  again = print (record->history, TRUE);
  g_assert_cmpstr (again, ==, text);
  before = print (pw_session_get_history (self.session), FALSE);
  after = print (record->history, FALSE);
  /* What is not of the game, its name among all games and when it was begun, stands before. */
  g_assert_cmpstr (strstr (after, "\"options\""), ==, strstr (before, "\"options\""));
  for (guint i = 0; i < pw_history_get_n_struck (record->history); i++)
    n_said += pw_history_get_struck (record->history, i)->said != NULL;
  g_assert_cmpuint (n_said, >=, 6);
  fixture_clear (&self);
}

/* What is behind a struck line in notation: where it can be used it is kept, in whatever it stands; where it cannot, the line is told. */
static void
test_said_in_notation (void)
{
  static const char head[] = "game: burgundy\nplayer: Ana\nplayer: Ben\n\n- Ana take 3 castle\n";
  static const struct
  {
    const char *line, *said, *language;
    gboolean refused;
  } cases[] = {
    { "> en Ana takes a castle.", "Ana takes a castle.", "en" },
    { ">pt_BR  Ana: o castelo", "Ana: o castelo", "pt_BR" },
    { "> en \"Ana takes; \\\"so\\\" it was.\" ; a comment", "Ana takes; \"so\" it was.", "en" },
    { "> en title: x", "title: x", "en" },
    { "> en \342\200\256Ana", NULL, NULL },
    { "> \342\200\256 Ana", NULL, NULL },
    { "> en", NULL, NULL, TRUE },
    { ">", NULL, NULL, TRUE },
    { "= Ana 0\n- Ana take 2\n> en Ana takes.", NULL, NULL },
  };
  static const char *const alone = "game: burgundy\nplayer: Ana\nplayer: Ben\n\n> en Ana takes a castle.\n";
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = g_strconcat (head, cases[i].line, "\n", NULL);
      g_autoptr (GError) reason = NULL;
      g_autoptr (PwRecord) record = pw_record_parse (text, -1, &reason);

      g_assert_cmpint (record == NULL, ==, cases[i].refused);
      if (record == NULL)
        {
          g_assert_error (reason, PW_RECORD_ERROR, PW_RECORD_ERROR_FORMAT);
          g_assert_cmpuint (pw_record_error_get_line (reason), ==, 6);
          continue;
        }
      g_assert_cmpstr (pw_history_get_struck (record->history, 0)->line, ==, "Ana take 3 castle");
      g_assert_cmpstr (pw_history_get_struck (record->history, 0)->said, ==, cases[i].said);
      g_assert_cmpstr (pw_history_get_struck (record->history, 0)->language, ==, cases[i].language);
    }
  g_assert_null (pw_record_parse (alone, -1, &error));
  g_assert_error (error, PW_RECORD_ERROR, PW_RECORD_ERROR_FORMAT);
}

/* What a file says is shown only where it is one line that turns nothing; else the line is told. */
static void
test_shown_not_obeyed (void)
{
  static const char *const spoilt[] = { "Ana\\nwins", "\\u202eAna", "\\u2069Ana", "\\u2068Ana", "\\u001b[31m", "\\u200b", "" };

  for (guint i = 0; i < G_N_ELEMENTS (spoilt); i++)
    {
      Fixture self;
      g_autofree char *to = NULL;

      fixture_init (&self, "burgundy");
      pw_model_test_deal (self.session, 20, 1);
      listen (&self);
      strike (&self, 19);
      to = g_strdup_printf ("\"said\": \"%s\", \"before-that\": \"", spoilt[i]);
      {
        g_autoptr (PwSession) again = reopen (self.session, "\"said\": \"", to);
        const PwHistory *history = pw_session_get_history (again);

        g_assert_cmpuint (pw_history_get_n_struck (history), ==, 1);
        g_assert_null (pw_history_get_struck (history, 0)->said);
      }
      fixture_clear (&self);
    }
}

int
main (int argc, char **argv)
{
  pw_model_test_init_without_folders (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *then = g_strdup_printf ("/log-struck/said-as-then/%s", games[i]);
      g_autofree char *anew = g_strdup_printf ("/log-struck/told-anew/%s", games[i]);
      g_autofree char *notation = g_strdup_printf ("/log-struck/through-notation/%s", games[i]);

      g_test_add_data_func (then, games[i], test_said_as_then);
      g_test_add_data_func (anew, games[i], test_told_anew);
      g_test_add_data_func (notation, games[i], test_through_notation);
    }
  g_test_add_func ("/log-struck/said-in-notation", test_said_in_notation);
  g_test_add_func ("/log-struck/shown-not-obeyed", test_shown_not_obeyed);
  return g_test_run ();
}
