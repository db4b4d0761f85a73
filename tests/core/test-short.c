/* test-short.c: arguments written short, and draws that nobody has to wait for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-dealer.h"
#include "core/pw-notation.h"
#include "games/template/template.h"

/* A kind of moves with a number, another that may be short, and a share of each player. */
#define SHARE(name, index) { name, PW_ARG_NUMBER, index, PW_ARG_OPTIONAL | PW_ARG_PER_SEAT | PW_ARG_SHORT, 1, 9, NULL }

static const PwArg args[] = {
  { "tiles", PW_ARG_NUMBER, 0, 0, 1, 40, NULL },
  { "pennants", PW_ARG_NUMBER, 1, PW_ARG_OPTIONAL | PW_ARG_SHORT, 1, 9, NULL },
  SHARE ("first", 2),
  SHARE ("second", 3),
  { "times", PW_ARG_NUMBER, 4, PW_ARG_OPTIONAL | PW_ARG_SHORT, 2, 9, NULL },
};

static void
test_short_arguments (void)
{
  static const struct
  {
    const char *line;
    gint16 args[5];
  } rows[] = {
    { "score 6 p1 Ana", { 6, 1, 1, PW_ARG_NONE, PW_ARG_NONE } },
    { "score 6 Ana Ben=2", { 6, PW_ARG_NONE, 1, 2, PW_ARG_NONE } },
    { "score 6 Ana 3 Ben", { 6, PW_ARG_NONE, 3, 1, PW_ARG_NONE } },
    { "score 6 pen2 Ben t3", { 6, 2, PW_ARG_NONE, 1, 3 } },
    { "score 6 pennants=4 Ana=2", { 6, 4, 2, PW_ARG_NONE, PW_ARG_NONE } },
    { "score 6 a2 b", { 6, PW_ARG_NONE, 2, 1, PW_ARG_NONE } },
    { "score 6 p1 ben2 a3 t2", { 6, 1, 3, 2, 2 } },
  };
  static const char *const refused[] = { "score 6 3",       "score 6 p",     "score 6 x1",    "score 6 p10",
                                         "score 6 Ana Ana", "score 6 p1 p2", "score 6 a2 a3", "score 6 a Ana2",
                                         "score 6 a10",     "score 6 a2b",   "score 6 p2 p3" };
  const PwMoveKind kinds[] = { { "score", "Score", args, G_N_ELEMENTS (args), TRUE, NULL, NULL, pw_legal_none } };
  g_autoptr (PwSetup) setup = pw_setup_new (&template_game, 2);
  PwGame game = template_game;
  PwMove move;

  game.kinds = kinds;
  game.n_kinds = 1;
  pw_setup_set_name (setup, 0, "Ana");
  pw_setup_set_name (setup, 1, "Ben");
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *line = NULL;
      PwMove again;

      pw_notation_parse (&game, setup, NULL, rows[i].line, &move, &error);
      g_assert_no_error (error);
      for (guint a = 0; a < 5; a++)
        g_assert_cmpint (move.args[a], ==, rows[i].args[a]);
      /* What is written is read back. */
      line = pw_notation_print (&game, setup, &move);
      g_assert_true (pw_notation_parse (&game, setup, NULL, line, &again, NULL));
      g_assert_true (pw_move_equal (&move, &again));
    }
  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    if (pw_notation_parse (&game, setup, NULL, refused[i], &move, NULL))
      g_error ("“%s” is read", refused[i]);
}

/* What may be a number of the line or a player's is always the number where that stands before the players ("p1" are pennants, whoever
 * plays), and asked for where it stands behind them. */
static void
test_short_names (void)
{
  const PwMoveKind kinds[] = { { "score", "Score", args, G_N_ELEMENTS (args), TRUE, NULL, NULL, pw_legal_none } };
  g_autoptr (PwSetup) setup = pw_setup_new (&template_game, 2);
  g_autoptr (GError) error = NULL;
  PwGame game = template_game;
  PwMove move;

  game.kinds = kinds;
  game.n_kinds = 1;
  pw_setup_set_name (setup, 0, "Paul");
  pw_setup_set_name (setup, 1, "Tom");
  g_assert_true (pw_notation_parse (&game, setup, NULL, "score 6 p2 to3", &move, NULL));
  g_assert_cmpint (move.args[1], ==, 2);
  g_assert_cmpint (move.args[2], ==, PW_ARG_NONE);
  g_assert_cmpint (move.args[3], ==, 3);
  g_assert_true (pw_notation_parse (&game, setup, NULL, "score 6 pa2 times3", &move, NULL));
  g_assert_cmpint (move.args[2], ==, 2);
  g_assert_cmpint (move.args[4], ==, 3);
  g_assert_false (pw_notation_parse (&game, setup, NULL, "score 6 p2 t3", &move, &error));
  g_assert_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_AMBIGUOUS);
  g_assert_cmpstr (error->message, ==, "“t3” may be several: Tom=3, times=3.");
}

/* -- Draws while a player acts ------------------------------------------------------------------------------ */

static int
always_a_player (gconstpointer data)
{
  const TemplateState *state = data;

  return state->over ? PW_NOBODY : state->actor;
}

static gboolean
may_roll (gconstpointer data)
{
  return ((const TemplateState *) data)->die == 0;
}

/* The program draws where it was agreed, or where everything is to be named; else the player goes first. */
static void
test_draws (void)
{
  g_autoptr (PwSetup) setup = pw_setup_new (&template_game, 2);
  PwGame game = template_game;
  PwGameDealing dealing = *template_game.dealing;
  PwHistory *history;
  PwMoves scratch = PW_MOVES_INIT;
  PwRandom random = { 3 };
  PwMove move;

  game.play.actor = always_a_player;
  dealing.draws = may_roll;
  game.dealing = &dealing;
  history = pw_history_new (&game, setup, NULL);
  g_assert_true (pw_dealer_next (&game, pw_history_get_state (history, 0), &random, PW_DEAL_RECORDED, &scratch, &move));
  g_assert_cmpuint (move.kind, ==, TEMPLATE_KIND_ROLL);
  g_assert_true (move.flags & PW_MOVE_DEALT);
  g_assert_false (pw_dealer_roll (history, &move));
  pw_history_free (history);
  setup->dealer = PW_DEALER_TILES;
  history = pw_history_new (&game, setup, NULL);
  g_assert_true (pw_dealer_roll (history, &move));
  g_assert_true (pw_history_play (history, &move, NULL));
  g_assert_false (pw_dealer_roll (history, &move));
  pw_history_free (history);
  pw_moves_clear (&scratch);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/short/arguments", test_short_arguments);
  g_test_add_func ("/short/names", test_short_names);
  g_test_add_func ("/short/draws", test_draws);
  return g_test_run ();
}
