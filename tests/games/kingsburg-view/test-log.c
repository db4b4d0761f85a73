/* test-log.c: what the log says of a move, and what people do on the real table then
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "core/pw-dealer.h"
#include "games/kingsburg/kingsburg.h"
#include "games/pw-games.h"
#include "kit/logged.h"
#include "../../own-folders.h"

/* What is played; a piece of what the log says of it, of the card over the board, and what stands in neither. NULL: nothing. */
static const struct
{
  const char *line, *says, *todo, *no;
} rows[] = {
  { "Ana take gold", "Ana takes 1 gold", NULL, NULL },
  { "Ben take gold", NULL, NULL, NULL },
  /* Nobody has placed a die yet, so nobody takes one back. What begins is no part of what the last player did. */
  { "Chiara take gold", "Chiara takes 1 gold.\nEnd of phase 1, Aid from the King\nSpring begins.\n", "Put the phase marker on 2, Spring.", "takes back" },
  { "roll Ana=431 Ben=653 Chiara=654", NULL, NULL, NULL },
  { "Ana influence 7 43", NULL, NULL, NULL },
  { "Ben pass", NULL, NULL, NULL },
  { "Chiara pass", NULL, NULL, NULL },
  { "Ana pass", NULL, NULL, NULL },
  /* A token is said everywhere as on the boards: how many, and what it is. */
  { "Ana take gold", "+1 gold, 1 +2 token", NULL, "token +2" },
  { "Ana pass", NULL, "Everybody takes back the dice.", NULL },
};

static void
test_a_spring (void)
{
  static const char *const names[] = { "Ana", "Ben", "Chiara" };
  g_autoptr (PwSetup) setup = pw_setup_new (&kb_game, 3);
  g_autoptr (PwSession) session = NULL;
  g_autoptr (PwLogModel) log = NULL;

  for (guint seat = 0; seat < G_N_ELEMENTS (names); seat++)
    pw_setup_set_name (setup, seat, names[seat]);
  session = pw_session_new (&kb_game, setup, NULL);
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
      if (rows[i].todo)
        g_assert_nonnull (strstr (todo, rows[i].todo));
      if (rows[i].no)
        {
          g_assert_null (strstr (said, rows[i].no));
          g_assert_true (todo == NULL || !strstr (todo, rows[i].no));
        }
    }
}

/* Whatever begins is a line of its own, below the head of what ended. */
static void
test_what_begins_stands_alone (void)
{
  guint n = 0;

  for (guint64 seed = 1; seed <= 10; seed++)
    {
      g_autoptr (PwSetup) setup = pw_setup_new (&kb_game, 2 + (guint) seed % 4);
      g_autoptr (PwSession) session = pw_session_new (&kb_game, setup, NULL);
      g_autoptr (PwLogModel) log = NULL;
      PwMoves scratch = PW_MOVES_INIT;
      PwRandom random = { seed };
      PwMove move;

      while (pw_dealer_next (&kb_game, pw_session_get_state (session), &random, 0, &scratch, &move))
        g_assert_true (pw_session_play (session, &move, NULL));
      pw_moves_clear (&scratch);
      log = pw_log_model_new (session);
      for (guint i = 1; i < g_list_model_get_n_items (G_LIST_MODEL (log)); i++)
        {
          g_autoptr (PwLogLine) head = g_list_model_get_item (G_LIST_MODEL (log), i - 1);
          g_autoptr (PwLogLine) line = g_list_model_get_item (G_LIST_MODEL (log), i);

          if (!strstr (pw_log_line_get_text (line), " begins"))
            continue;
          g_test_message ("%s", pw_log_line_get_text (line));
          g_assert_true (g_str_has_suffix (pw_log_line_get_text (line), " begins."));
          g_assert_cmpstr (strchr (pw_log_line_get_text (line), '.'), ==, ".");
          g_assert_true (pw_log_line_get_section (head));
          n++;
        }
    }
  g_assert_cmpuint (n, >=, 10);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  pw_games_init ();
  own_folders_add ("/kingsburg/log/a-spring-as-people-tell-it", test_a_spring);
  own_folders_add ("/kingsburg/log/what-begins-stands-alone", test_what_begins_stands_alone);
  return g_test_run ();
}
