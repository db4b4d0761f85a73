/* pw-cli-help.c: "help": the commands and topics
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>

#include "cli/pw-cli.h"

static void
print_overview (void)
{
  g_autofree char *text = NULL;

  pw_say_text (_("Usage: pipwright-referee COMMAND [OPTION...] [FILE]\n\n"
                 "A referee for board games played at a table: reads a record of moves, says what the rules say.\n"
                 "FILE is a record as JSON or plain text; without one, or as \"-\", standard input is read.\n\n"
                 "Commands:\n"));
  for (guint i = 0; pw_commands_nth (i); i++)
    pw_say ("  %-9s %s", pw_commands_nth (i)->name, _(pw_commands_nth (i)->summary));
  text = g_strdup_printf (_(
                           "\nEach takes --json for output that programs read. More: \"help COMMAND\", or one of these topics:\n"
                           "%s.\n\n"
                           "Ends with 0 when legal, 1 when a move is illegal, 2 when something cannot be read, 3 for a game or\n"
                           "format that is not supported. Refusals: \"file:line: RULE: text\" on standard error.\n"),
                          pw_topics_list ());
  pw_say_text (text);
}

static void
print_command (const PwCommand *command)
{
  g_autofree char *text = g_strdup_printf (_("Usage: pipwright-referee %s %s\n\n%s\n\nExamples:\n"), command->name,
                                           command->usage, _(command->text));

  pw_say_text (text);
  {
    g_auto (GStrv) lines = g_strsplit (command->examples, "\n", -1);

    for (guint i = 0; lines[i]; i++)
      pw_say ("  %s", lines[i]);
  }
}

/* An object a line: what a program needs to offer the commands. */
static void
print_json (const PwCommand *only)
{
  for (guint i = 0; pw_commands_nth (i); i++)
    {
      const PwCommand *command = pw_commands_nth (i);
      g_autoptr (JsonBuilder) builder = NULL;

      if (only && only != command)
        continue;
      builder = json_builder_new ();
      json_builder_begin_object (builder);
      pw_json_add_string (builder, "command", command->name);
      pw_json_add_string (builder, "usage", command->usage);
      pw_json_add_string (builder, "summary", _(command->summary));
      pw_json_add_string (builder, "text", _(command->text));
      pw_json_add_string (builder, "examples", command->examples);
      json_builder_end_object (builder);
      pw_json_print (builder, FALSE);
    }
}

static PwExit
run (int argc, char **argv)
{
  gboolean json = FALSE;
  const GOptionEntry entries[] = { { "json", 0, 0, G_OPTION_ARG_NONE, &json, NULL, NULL }, G_OPTION_ENTRY_NULL };
  const PwCommand *command = NULL;

  if (!pw_command_parse (&pw_command_help, entries, &argc, &argv))
    return PW_EXIT_UNREADABLE;
  if (argc > 2)
    return pw_command_misused (&pw_command_help, _("\"%s\" is not expected here."), argv[2]);
  if (argc > 1)
    command = pw_commands_find (argv[1]);
  if (argc > 1 && !command)
    {
      if (json && pw_topic_is_one (argv[1]))
        return pw_command_misused (&pw_command_help, _("\"%s\" is a text for people: --json does not go with it."), argv[1]);
      if (pw_topic_print (argv[1]))
        return PW_EXIT_LEGAL;
      return pw_command_misused (&pw_command_help, _("There is no command or topic \"%s\"."), argv[1]);
    }
  if (json)
    print_json (command);
  else if (command)
    print_command (command);
  else
    print_overview ();
  return PW_EXIT_LEGAL;
}

const PwCommand pw_command_help = {
  .name = "help",
  .usage = "[--json] [COMMAND|TOPIC]",
  .summary = N_("explains the commands, the notation and the formats"),
  .text = N_("Explains a command, or one of the topics \"notation\" and \"formats\"."),
  .examples = "pipwright-referee help deal\n"
              "pipwright-referee help notation",
  .run = run,
};
