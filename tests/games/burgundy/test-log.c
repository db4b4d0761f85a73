/* test-log.c: what the log says at the end of a round, and what people do on the real table then
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "games/burgundy/burgundy.h"
#include "games/pw-games.h"
#include "kit/logged.h"
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
      guint before = g_list_model_get_n_items (G_LIST_MODEL (log));
      g_autofree char *said = NULL, *todo = NULL;

      logged_play (session, rows[i].line);
      said = logged_lines (log, before);
      todo = logged_todo (session);
      g_test_message ("%s", said);
      if (rows[i].says)
        g_assert_nonnull (strstr (said, rows[i].says));
      else
        g_assert_null (strstr (said, "End of"));
      if (rows[i].todo)
        g_assert_cmpstr (todo, ==, rows[i].todo);
      else if (i != 1) /* with the last start the first phase begins */
        g_assert_null (todo);
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
