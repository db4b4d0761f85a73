/* pw-cli-replay.c: "replay": every move with its consequences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>

#include "cli/pw-cli.h"
#include "core/pw-notation.h"

static void
print_move_json (const PwHistory *history, guint i)
{
  const PwGame *game = pw_history_get_game (history);
  const PwSetup *setup = pw_history_get_setup (history);
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  guint n_events;
  const PwEvent *events = pw_history_get_events (history, i, &n_events);

  json_builder_begin_object (builder);
  pw_json_add_int (builder, "number", i + 1);
  pw_json_add_move (builder, game, setup, pw_history_get_move (history, i));
  json_builder_set_member_name (builder, "legal");
  json_builder_add_boolean_value (builder, TRUE);
  pw_json_add_events (builder, history, events, n_events);
  pw_json_add_scores (builder, history, i + 1);
  json_builder_end_object (builder);
  pw_json_print (builder, FALSE);
}

/* The move that breaks a rule: as far as it can be read, with the rule instead of events. */
static void
print_broken_json (const PwHistory *history, const PwProblem *problem)
{
  const PwGame *game = pw_history_get_game (history);
  const PwSetup *setup = pw_history_get_setup (history);
  guint at = pw_history_get_length (history);
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  PwMove move;

  json_builder_begin_object (builder);
  pw_json_add_int (builder, "number", problem->number);
  if (problem->move && pw_notation_parse (game, setup, pw_history_get_state (history, at), problem->move, &move, NULL))
    pw_json_add_move (builder, game, setup, &move);
  else
    pw_json_add_string (builder, "line", problem->move);
  json_builder_set_member_name (builder, "legal");
  json_builder_add_boolean_value (builder, FALSE);
  pw_json_add_string (builder, "rule", problem->rule);
  json_builder_set_member_name (builder, "problem");
  pw_problem_add_json (problem, builder);
  pw_json_add_events (builder, history, NULL, 0);
  pw_json_add_scores (builder, history, at);
  json_builder_end_object (builder);
  pw_json_print (builder, FALSE);
}

/* "12  Ana takes a castle from depot 3.  [4.3a] +2  | Ana 14, Ben 9" */
static void
print_move_text (const PwHistory *history, guint i)
{
  const PwGame *game = pw_history_get_game (history);
  const PwSetup *setup = pw_history_get_setup (history);
  const PwMove *move = pw_history_get_move (history, i);
  guint n_events;
  const PwEvent *events = pw_history_get_events (history, i, &n_events);
  g_autofree char *line = pw_notation_print (game, setup, move);
  g_autofree char *sentence = game->words.sentence
                                ? game->words.sentence (setup, pw_history_get_state (history, i), move, events, n_events)
                                : NULL;

  pw_say ("%4u  %s", i + 1, line);
  if (sentence)
    pw_say ("      %s", sentence);
  for (guint e = 0; e < n_events; e++)
    {
      const char *name;

      if (events[e].kind == PW_EVENT_NOTE || events[e].player < 0 || (events[e].silent && pw_history_hides (history)))
        continue;
      name = events[e].kind == PW_EVENT_POINTS ? game->sources[events[e].what].name : game->resources[events[e].what].name;
      pw_say ("        %s: %+d %s (%s)", setup->names[events[e].player], events[e].amount, _(name),
              game->rules[events[e].rule].id);
    }
}

static PwExit
run (int argc, char **argv)
{
  gboolean json = FALSE, reveal = FALSE;
  const GOptionEntry entries[] = { { "json", 0, 0, G_OPTION_ARG_NONE, &json, NULL, NULL },
                                   { "reveal", 0, 0, G_OPTION_ARG_NONE, &reveal, NULL, NULL },
                                   G_OPTION_ENTRY_NULL };
  g_autoptr (PwProblem) problem = NULL;
  g_autoptr (PwRecord) record = NULL;
  guint n;

  if (!pw_command_parse (&pw_command_replay, entries, &argc, &argv))
    return PW_EXIT_UNREADABLE;
  if (argc > 2)
    return pw_command_misused (&pw_command_replay, "%s", _("Only one file can be replayed at a time."));
  record = pw_input_read (argc > 1 ? argv[1] : NULL, &problem);
  if (record && reveal)
    pw_history_reveal (record->history);
  n = record ? pw_history_get_cursor (record->history) : 0;
  for (guint i = 0; i < n; i++)
    if (json)
      print_move_json (record->history, i);
    else
      print_move_text (record->history, i);
  if (!problem)
    return PW_EXIT_LEGAL;
  if (json && record && problem->number > 0)
    print_broken_json (record->history, problem);
  pw_problem_print (problem);
  return problem->exit;
}

const PwCommand pw_command_replay = {
  .name = "replay",
  .usage = "[--reveal] [--json] [FILE]",
  .summary = N_("prints every move with what came of it"),
  .text = N_("Plays the record move by move and prints each with a sentence, the points and supplies it gave and\n"
             "the rules they come from. With --json one object a line: number, player, kind, args, legal, events\n"
             "and the scores after it (see \"help formats\"). A move that breaks a rule is the last one printed.\n"
             "--reveal counts in the scores what a table keeps secret until the end."),
  .examples = "pipwright-referee replay game.pipwright\n"
              "pipwright-referee replay --json game.pipwright | tail -n 1",
  .run = run,
};
