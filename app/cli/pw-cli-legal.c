/* pw-cli-legal.c: "legal": everything that may be done now, with the points it scores
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>

#include "cli/pw-cli.h"
#include "core/pw-notation.h"

static void
print_json (const char *path, const PwHistory *history, guint at, const PwMoves *moves)
{
  const PwGame *game = pw_history_get_game (history);
  const PwSetup *setup = pw_history_get_setup (history);
  gconstpointer state = pw_history_get_state (history, at);
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autofree char *moment = game->words.moment ? game->words.moment (setup, state) : NULL;
  g_autofree char *prompt = game->words.prompt ? pw_game_prompt (game, setup, state) : NULL;

  json_builder_begin_object (builder);
  pw_json_add_string (builder, "file", pw_input_name (path));
  pw_json_add_int (builder, "at", at);
  pw_json_add_player (builder, "player", setup, game->play.actor (state));
  json_builder_set_member_name (builder, "over");
  json_builder_add_boolean_value (builder, game->play.actor (state) == PW_NOBODY);
  pw_json_add_string (builder, "moment", moment);
  pw_json_add_string (builder, "prompt", prompt);
  json_builder_set_member_name (builder, "moves");
  json_builder_begin_array (builder);
  for (guint i = 0; i < moves->n; i++)
    {
      json_builder_begin_object (builder);
      pw_json_add_move (builder, game, setup, &moves->items[i]);
      pw_json_add_int (builder, "points", pw_game_points (game, state, &moves->items[i]));
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  pw_json_print (builder, FALSE);
}

static void
print_text (const PwHistory *history, guint at, const PwMoves *moves)
{
  const PwGame *game = pw_history_get_game (history);
  const PwSetup *setup = pw_history_get_setup (history);
  gconstpointer state = pw_history_get_state (history, at);
  g_autofree char *moment = game->words.moment ? game->words.moment (setup, state) : NULL;
  g_autofree char *prompt = game->words.prompt ? pw_game_prompt (game, setup, state) : NULL;

  pw_say ("; %s. %s", moment ? moment : "", prompt ? prompt : "");
  for (guint i = 0; i < moves->n; i++)
    {
      g_autofree char *line = pw_notation_print (game, setup, &moves->items[i]);
      int points = pw_game_points (game, state, &moves->items[i]);

      if (points != 0)
        pw_say ("%-50s ; %+d", line, points);
      else
        pw_say ("%s", line);
    }
}

static PwExit
run (int argc, char **argv)
{
  gboolean json = FALSE;
  g_autofree char *at = NULL;
  const GOptionEntry entries[] = { { "json", 0, 0, G_OPTION_ARG_NONE, &json, NULL, NULL },
                                   { "at", 0, 0, G_OPTION_ARG_STRING, &at, NULL, NULL },
                                   G_OPTION_ENTRY_NULL };
  g_autoptr (PwRecord) record = NULL;
  PwMoves moves = PW_MOVES_INIT;
  PwExit exit = PW_EXIT_LEGAL;
  guint n;

  if (!pw_command_parse (&pw_command_legal, entries, &argc, &argv))
    return PW_EXIT_UNREADABLE;
  record = pw_input_read_moment (&pw_command_legal, argc, argv, at, &n, &exit);
  if (!record)
    return exit;
  pw_game_legal (pw_history_get_game (record->history), pw_history_get_state (record->history, n), &moves);
  if (json)
    print_json (argc > 1 ? argv[1] : NULL, record->history, n, &moves);
  else
    print_text (record->history, n, &moves);
  pw_moves_clear (&moves);
  return PW_EXIT_LEGAL;
}

const PwCommand pw_command_legal = {
  .name = "legal",
  .usage = "[--at N] [--json] [FILE]",
  .summary = N_("lists every legal move with the points it scores at once"),
  .text = N_("Lists all that may be done after the record's moves, or after its first N of them, one line of\n"
             "notation each. Where a move can be paid in several ways the cheapest is listed."),
  .examples = "pipwright-referee legal game.pipwright\n"
              "pipwright-referee legal --at 57 --json game.pipwright",
  .run = run,
};
