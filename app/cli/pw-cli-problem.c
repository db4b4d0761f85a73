/* pw-cli-problem.c: refusals as lines for people and as JSON
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>

#include "cli/pw-cli.h"
#include "core/pw-notation.h"

static PwProblem *
problem_new (PwExit exit, const char *file, const char *rule, const char *text)
{
  PwProblem *problem = g_new0 (PwProblem, 1);

  problem->exit = exit;
  problem->file = g_strdup (file);
  problem->rule = g_strdup (rule);
  problem->text = g_strdup (text);
  return problem;
}

/**
 * pw_problem_new_for_error:
 * @file: what messages call the input
 * @game: (nullable): the game, for the names of its rules
 * @error: why it was refused
 *
 * Returns: the same as a problem; free it
 */
PwProblem *
pw_problem_new_for_error (const char *file, const PwGame *game, const GError *error)
{
  static const char *const words[] = { "syntax", "format", "newer", "game", "setup", "expectation", "room" };

  if (error->domain == PW_RULE_ERROR)
    {
      const PwRule *rule = game && (guint) error->code < game->n_rules ? &game->rules[error->code] : NULL;
      PwProblem *problem = problem_new (PW_EXIT_ILLEGAL, file, rule ? rule->id : "rule", error->message);

      problem->title = rule ? g_strdup (_(rule->title)) : NULL;
      problem->remedy = g_strdup (pw_rule_error_get_remedy (error));
      return problem;
    }
  if (error->domain == PW_NOTATION_ERROR)
    return problem_new (PW_EXIT_UNREADABLE, file, "notation", error->message);
  if (error->domain == PW_RECORD_ERROR)
    {
      gboolean unsupported = error->code == PW_RECORD_ERROR_NEWER || error->code == PW_RECORD_ERROR_GAME;
      PwExit exit = unsupported                                  ? PW_EXIT_UNSUPPORTED
                    : error->code == PW_RECORD_ERROR_EXPECTATION ? PW_EXIT_ILLEGAL
                                                                 : PW_EXIT_UNREADABLE;
      PwProblem *problem = problem_new (exit, file, (guint) error->code < G_N_ELEMENTS (words) ? words[error->code] : "format",
                                        pw_record_error_get_text (error));

      problem->line = pw_record_error_get_line (error);
      return problem;
    }
  return problem_new (PW_EXIT_UNREADABLE, file, "file", error->message);
}

/**
 * pw_problem_new_for_record:
 * @file: what messages call the input
 * @record: a record
 *
 * Returns: (nullable): why not all of its moves can be replayed; free it
 */
PwProblem *
pw_problem_new_for_record (const char *file, const PwRecord *record)
{
  PwProblem *problem;

  if (record->broken_line == 0)
    return NULL;
  problem = pw_problem_new_for_error (file, pw_history_get_game (record->history), record->broken_reason);
  problem->line = record->broken_file_line;
  problem->number = record->broken_line;
  problem->move = g_strdup (record->broken_text);
  return problem;
}

/**
 * pw_problem_new_for_scores:
 * @file: what messages call the input
 * @record: a record of which every move was replayed
 *
 * Returns: (nullable): which of the scores the file states is not what the moves give; free it
 */
PwProblem *
pw_problem_new_for_scores (const char *file, const PwRecord *record)
{
  const PwSetup *setup = pw_history_get_setup (record->history);
  guint at = pw_history_get_cursor (record->history);

  if (!record->has_scores)
    return NULL;
  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      int score = pw_history_get_score (record->history, at, seat, -1);
      gboolean known = pw_history_knows_scores (record->history);
      g_autofree char *text = NULL, *stated = NULL;

      if (known && score == record->scores[seat])
        continue;
      if (!known)
        {
          text = g_strdup_printf (_("Points are secret until the end of this game: nobody can say what %s has here."),
                                  setup->names[seat]);
          return problem_new (PW_EXIT_ILLEGAL, file, "expectation", text);
        }
      stated = g_strdup_printf ("%" G_GINT64_FORMAT, record->scores[seat]);
      text = g_strdup_printf (_("%s has %d points, not %s as the file states."), setup->names[seat], score, stated);
      return problem_new (PW_EXIT_ILLEGAL, file, "expectation", text);
    }
  return NULL;
}

void
pw_problem_free (PwProblem *problem)
{
  g_free (problem->file);
  g_free (problem->rule);
  g_free (problem->title);
  g_free (problem->text);
  g_free (problem->remedy);
  g_free (problem->move);
  g_free (problem);
}

void
pw_problem_print (const PwProblem *problem)
{
  g_autoptr (GString) line = g_string_new (problem->file);

  if (problem->line > 0)
    g_string_append_printf (line, ":%u", problem->line);
  g_string_append_printf (line, ": %s: %s", problem->rule, problem->text);
  if (problem->remedy)
    g_string_append_printf (line, " (%s)", problem->remedy);
  if (problem->move)
    g_string_append_printf (line, " [%s]", problem->move);
  pw_complain ("%s", line->str);
}

/**
 * pw_problem_add_json:
 * @builder: a builder that awaits a value
 *
 * Adds {"file", "line", "rule", "title", "text", "remedy", "number", "move"}; what is not known is null.
 */
void
pw_problem_add_json (const PwProblem *problem, JsonBuilder *builder)
{
  json_builder_begin_object (builder);
  pw_json_add_string (builder, "file", problem->file);
  json_builder_set_member_name (builder, "line");
  if (problem->line > 0)
    json_builder_add_int_value (builder, problem->line);
  else
    json_builder_add_null_value (builder);
  pw_json_add_string (builder, "rule", problem->rule);
  pw_json_add_string (builder, "title", problem->title);
  pw_json_add_string (builder, "text", problem->text);
  pw_json_add_string (builder, "remedy", problem->remedy);
  json_builder_set_member_name (builder, "number");
  if (problem->number > 0)
    json_builder_add_int_value (builder, problem->number);
  else
    json_builder_add_null_value (builder);
  pw_json_add_string (builder, "move", problem->move);
  pw_json_add_int (builder, "exit", problem->exit);
  json_builder_end_object (builder);
}
