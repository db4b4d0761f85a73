/* pw-cli-check.c: "check": does every move of a record keep the rules?
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>

#include "cli/pw-cli.h"
#include "core/pw-idle-options.h"

static void
print_json (const char *path, const PwRecord *record, const PwProblem *problem, const GArray *doubts)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  pw_json_add_string (builder, "file", pw_input_name (path));
  json_builder_set_member_name (builder, "legal");
  if (!problem || problem->exit == PW_EXIT_ILLEGAL)
    json_builder_add_boolean_value (builder, problem == NULL);
  else
    json_builder_add_null_value (builder);
  if (record)
    {
      const PwHistory *history = record->history;
      const PwGame *game = pw_history_get_game (history);
      g_autofree char *note = pw_idle_options_note (pw_history_get_setup (history));
      guint n = pw_history_get_cursor (history);

      pw_json_add_string (builder, "game", game->id);
      pw_json_add_int (builder, "moves", n);
      json_builder_set_member_name (builder, "over");
      json_builder_add_boolean_value (builder, game->play.actor (pw_history_get_state (history, n)) == PW_NOBODY);
      pw_json_add_scores (builder, history, n);
      if (note)
        pw_json_add_string (builder, "note", note);
      pw_doubts_add_json (builder, history, doubts);
    }
  json_builder_set_member_name (builder, "problem");
  if (problem)
    pw_problem_add_json (problem, builder);
  else
    json_builder_add_null_value (builder);
  json_builder_end_object (builder);
  pw_json_print (builder, FALSE);
}

static void
print_text (const char *path, const PwRecord *record, const PwProblem *problem)
{
  const PwHistory *history;
  g_autofree char *moves = NULL;
  gboolean over;
  guint n;

  if (problem)
    {
      pw_problem_print (problem);
      return;
    }
  history = record->history;
  n = pw_history_get_cursor (history);
  moves = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "legal, %u move", "legal, %u moves", n), n);
  over = pw_history_get_game (history)->play.actor (pw_history_get_state (history, n)) == PW_NOBODY;
  pw_say ("%s: %s%s", pw_input_name (path), moves, over ? _(", the game is over") : "");
}

static PwExit
check_one (const char *path, gboolean strict, gboolean json)
{
  g_autoptr (PwProblem) problem = NULL;
  g_autoptr (PwRecord) record = pw_input_read (path, &problem);

  g_autofree char *note = record ? pw_idle_options_note (pw_history_get_setup (record->history)) : NULL;
  g_autoptr (GArray) doubts = record ? pw_doubts_new (record->history) : NULL;

  if (!problem)
    problem = pw_problem_new_for_scores (pw_input_name (path), record);
  if (json)
    print_json (path, record, problem, doubts);
  else
    print_text (path, record, problem);
  if (note && !json && !problem)
    pw_complain ("%s: %s", pw_input_name (path), note);
  if (doubts && !json && !problem)
    pw_doubts_print (pw_input_name (path), record->history, doubts);
  if (problem)
    return problem->exit;
  return strict && doubts->len > 0 ? PW_EXIT_ILLEGAL : PW_EXIT_LEGAL;
}

static PwExit
run (int argc, char **argv)
{
  gboolean json = FALSE, strict = FALSE;
  const GOptionEntry entries[] = { { "strict", 0, 0, G_OPTION_ARG_NONE, &strict, NULL, NULL },
                                   { "json", 0, 0, G_OPTION_ARG_NONE, &json, NULL, NULL },
                                   G_OPTION_ENTRY_NULL };
  PwExit worst = PW_EXIT_LEGAL;

  if (!pw_command_parse (&pw_command_check, entries, &argc, &argv))
    return PW_EXIT_UNREADABLE;
  if (argc < 2)
    return check_one (NULL, strict, json);
  for (int i = 1; i < argc; i++)
    {
      PwExit exit = check_one (argv[i], strict, json);

      worst = MAX (worst, exit);
    }
  return worst;
}

const PwCommand pw_command_check = {
  .name = "check",
  .usage = "[--strict] [--json] [FILE...]",
  .summary = N_("says whether every move keeps the rules"),
  .text = N_("Plays each record through the rules. Says nothing but \"legal\" and the number of moves, or, on\n"
             "standard error, the first move that breaks a rule: its line in the file, the rule's number, what is\n"
             "wrong and what would have been legal. Expectations in a text (\"= Ana 87\") and the scores in a JSON\n"
             "record are compared with those that the moves give. Several files end with the worst result of them.\n"
             "Options that count as left out, as what they go with is left out, are named there too.\n"
             "What cannot be in a position is pointed out with its rule on standard error, one a line; the record is\n"
             "still legal, unless --strict makes it illegal."),
  .examples = "pipwright-referee check game.pipwright\n"
              "pipwright-referee check --json tests/records/*/*.pipwright\n"
              "pipwright-referee deal --seed 7 | pipwright-referee check",
  .run = run,
};
