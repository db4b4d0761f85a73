/* pw-cli-explain.c: "explain": a rule by its number
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>
#include <glib/gi18n-lib.h>

#include "cli/pw-cli.h"

static void
print_rule (const PwGame *game, const PwRule *rule, gboolean json)
{
  g_autoptr (JsonBuilder) builder = NULL;

  if (!json)
    {
      pw_say ("%s  %s", rule->id, _(rule->title));
      pw_say ("    %s", _(rule->text));
      pw_say ("    [%s]", _(rule->source));
      return;
    }
  builder = json_builder_new ();
  json_builder_begin_object (builder);
  pw_json_add_string (builder, "game", game->id);
  pw_json_add_string (builder, "rule", rule->id);
  pw_json_add_string (builder, "title", _(rule->title));
  pw_json_add_string (builder, "text", _(rule->text));
  pw_json_add_string (builder, "source", _(rule->source));
  json_builder_end_object (builder);
  pw_json_print (builder, FALSE);
}

/* Prints the rule called @id and, for "5", those below it: "5.1", "5.2"... */
static gboolean
explain (const PwGame *game, const char *id, gboolean json)
{
  g_autofree char *below = g_strconcat (id, ".", NULL);
  gboolean found = FALSE;

  for (guint i = 0; i < game->n_rules; i++)
    {
      const char *rule = game->rules[i].id;

      if (!rule || (g_ascii_strcasecmp (rule, id) != 0 && !g_str_has_prefix (rule, below)))
        continue;
      print_rule (game, &game->rules[i], json);
      found = TRUE;
    }
  return found;
}

static PwExit
run (int argc, char **argv)
{
  g_autofree char *game_id = NULL;
  gboolean json = FALSE;
  const GOptionEntry entries[] = { { "game", 'g', 0, G_OPTION_ARG_STRING, &game_id, NULL, NULL },
                                   { "json", 0, 0, G_OPTION_ARG_NONE, &json, NULL, NULL },
                                   G_OPTION_ENTRY_NULL };
  const PwGame *game;
  PwExit exit = PW_EXIT_LEGAL;

  if (!pw_command_parse (&pw_command_explain, entries, &argc, &argv))
    return PW_EXIT_UNREADABLE;
  game = pw_cli_game (&pw_command_explain, game_id, &exit);
  if (!game)
    return exit;
  if (argc < 2)
    for (guint i = 0; i < game->n_rules; i++)
      print_rule (game, &game->rules[i], json);
  for (int i = 1; i < argc; i++)
    if (!explain (game, argv[i], json))
      exit = pw_command_misused (&pw_command_explain, _("%s has no rule \"%s\"."), _(game->name), argv[i]);
  return exit;
}

const PwCommand pw_command_explain = {
  .name = "explain",
  .usage = "[--game ID] [--json] [RULE...]",
  .summary = N_("explains a rule by its number"),
  .text = N_("Prints the rules with these numbers, in our own words, and where they come from; \"5\" stands for all\n"
             "of section 5. Without a number all rules are printed. With --json one object a line."),
  .examples = "pipwright-referee explain 5.2\n"
              "pipwright-referee explain --json 11.5",
  .run = run,
};
