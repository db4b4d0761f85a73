/* pw-cli-position.c: "position": what lies on the table at a moment, as a record of statements
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>

#include "cli/pw-cli.h"

/* A record of the final-scoring level that says what lies there after the first @at moves. */
static PwRecord *
say_position (const PwHistory *history, guint at, GError **error)
{
  const PwGame *game = pw_history_get_game (history);
  g_autoptr (PwSetup) setup = pw_setup_copy (pw_history_get_setup (history));
  g_autoptr (PwHistory) said = NULL;
  PwMoves moves = PW_MOVES_INIT;
  gboolean played = TRUE;

  setup->level = (guint8) pw_game_end_level (game);
  setup->me = 0;
  said = pw_history_new (game, setup, error);
  if (!said)
    return NULL;
  game->position->say (pw_history_get_state (said, 0), pw_history_get_state (history, at), &moves);
  for (guint i = 0; i < moves.n && played; i++)
    played = pw_history_play (said, &moves.items[i], error);
  pw_moves_clear (&moves);
  return played ? pw_record_new (g_steal_pointer (&said)) : NULL;
}

static PwExit
run (int argc, char **argv)
{
  gboolean json = FALSE, reveal = FALSE;
  g_autofree char *at = NULL;
  const GOptionEntry entries[] = { { "json", 0, 0, G_OPTION_ARG_NONE, &json, NULL, NULL },
                                   { "reveal", 0, 0, G_OPTION_ARG_NONE, &reveal, NULL, NULL },
                                   { "at", 0, 0, G_OPTION_ARG_STRING, &at, NULL, NULL },
                                   G_OPTION_ENTRY_NULL };
  g_autoptr (PwRecord) record = NULL, position = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  PwExit exit = PW_EXIT_LEGAL;
  guint n;

  if (!pw_command_parse (&pw_command_position, entries, &argc, &argv))
    return PW_EXIT_UNREADABLE;
  record = pw_input_read_moment (&pw_command_position, argc, argv, at, &n, &exit);
  if (!record)
    return exit;
  if (!pw_game_can_say (pw_history_get_game (record->history)))
    {
      pw_complain ("%s: game: %s", pw_input_name (argc > 1 ? argv[1] : NULL),
                   _("The end position of this game cannot be entered."));
      return PW_EXIT_UNSUPPORTED;
    }
  if (pw_history_hides (record->history) && !reveal)
    {
      pw_complain ("%s: game: %s", pw_input_name (argc > 1 ? argv[1] : NULL),
                   _("This table keeps points secret until the end. Add --reveal to see them all the same."));
      return PW_EXIT_ILLEGAL;
    }
  position = say_position (record->history, n, &error);
  if (!position)
    {
      g_autoptr (PwProblem) problem = pw_problem_new_for_error (pw_input_name (argc > 1 ? argv[1] : NULL),
                                                                pw_history_get_game (record->history), error);

      pw_problem_print (problem);
      return problem->exit;
    }
  text = json ? pw_record_print (position) : pw_record_print_text (position);
  pw_say_record (text);
  return PW_EXIT_LEGAL;
}

const PwCommand pw_command_position = {
  .name = "position",
  .usage = "[--at N] [--reveal] [--json] [FILE]",
  .summary = N_("says what lies on the table, as a record for the final scoring"),
  .text = N_("Writes what lies before each player and on the table after the record's moves, or after its first N of\n"
             "them, as a record of the level \"final\": statements such as \"Ana hex c3 bank\" and \"Ana score 87\", and\n"
             "\"finish\" for a game that is over. It is read like any other record. How a region was completed and what\n"
             "waits for a decision is not in it. Plain text, or with --json a record as JSON."),
  .examples = "pipwright-referee position game.pipwright\n"
              "pipwright-referee position --at 57 game.pipwright > position.txt\n"
              "pipwright-referee position game.pipwright | pipwright-referee score",
  .run = run,
};
