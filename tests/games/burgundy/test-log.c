/* test-log.c: what the log says at the end of a round, and what people do on the real table then
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "core/pw-ending.h"
#include "core/pw-notation.h"
#include "games/burgundy/burgundy.h"
#include "games/pw-games.h"
#include "model/pw-log-model.h"
#include "../../own-folders.h"

/* What is played; what the log says of it from there on, and the card over the board. NULL: nothing of that kind. */
static const struct
{
  const char *line, *says, *todo;
} rows[] = {
  { "Ana start d4 red pink brown", "Ana starts", NULL },
  { "Ben start d4 red pink brown", "Ben starts", NULL },
  { "roll 1 Ana=12 Ben=12", NULL, NULL },
  { "goods red", NULL, NULL },
  { "Ana workers die=1", NULL, NULL },
  { "Ana workers die=2", NULL, NULL },
  { "Ben workers die=1", NULL, NULL },
  /* Nobody has moved on: the order is said, the white die stays, and there is nothing to be done. */
  { "Ben workers die=2", "Ben takes 2 workers (die 2).\nEnd of round 1\nTurn order: Ana, Ben\n", NULL },
  { "roll 1 Ana=12 Ben=15", "Phase A, round 2 of 5\n", NULL },
  { "goods red", NULL, NULL },
  { "Ana workers die=1", NULL, NULL },
  { "Ana workers die=2", NULL, NULL },
  { "Ben take 1 ship die=1", NULL, NULL },
  { "Ben workers die=5", "End of round 2\nTurn order: Ana, Ben\n", NULL },
  { "roll 1 Ana=12 Ben=15", NULL, NULL },
  { "goods red", NULL, NULL },
  { "Ana workers die=1", NULL, NULL },
  { "Ana workers die=2", NULL, NULL },
  { "Ben workers die=1", NULL, NULL },
  { "Ben place ship d5 die=5", NULL, NULL },
  { "Ben ship 1", "End of round 3\nTurn order: Ben, Ana\n", "Ben gets the white die." },
};

static char *
read_lines (GListModel *lines, guint first)
{
  GString *text = g_string_new (NULL);

  for (guint i = first; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr (PwLogLine) line = g_list_model_get_item (lines, i);

      g_string_append_printf (text, "%s\n", pw_log_line_get_text (line));
    }
  return g_string_free (text, FALSE);
}

static void
test_rounds_end (void)
{
  g_autoptr (PwSetup) setup = pw_setup_new (&cb_game, 2);
  g_autoptr (PwSession) session = NULL;
  g_autoptr (PwLogModel) log = NULL;

  pw_setup_set_name (setup, 0, "Ana");
  pw_setup_set_name (setup, 1, "Ben");
  session = pw_session_new (&cb_game, setup, NULL);
  log = pw_log_model_new (session);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      guint before = g_list_model_get_n_items (G_LIST_MODEL (log)), n_events, last;
      g_autoptr (GError) error = NULL;
      g_auto (PwEnding) ending = { 0 };
      g_autofree char *said = NULL;
      const PwHistory *history;
      const PwEvent *events;
      PwMove move;

      g_test_message ("%s", rows[i].line);
      g_assert_true (pw_notation_parse (&cb_game, setup, pw_session_get_state (session), rows[i].line, &move, &error));
      pw_session_play (session, &move, &error);
      g_assert_no_error (error);
      said = read_lines (G_LIST_MODEL (log), before);
      g_test_message ("%s", said);
      history = pw_session_get_history (session);
      last = pw_history_get_cursor (history) - 1;
      events = pw_history_get_events (history, last, &n_events);
      pw_game_ending (&cb_game, setup, pw_history_get_state (history, last), &move, events, n_events, &ending);
      if (rows[i].says)
        g_assert_nonnull (strstr (said, rows[i].says));
      else
        g_assert_null (strstr (said, "End of"));
      if (rows[i].todo)
        g_assert_cmpstr (ending.todo, ==, rows[i].todo);
      else if (i != 1) /* with the last start the first phase begins */
        g_assert_null (ending.todo);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  pw_games_init ();
  own_folders_add ("/burgundy/log/rounds-end", test_rounds_end);
  return g_test_run ();
}
