/* pw-cli-main.c: pipwright-referee: finds the command and runs it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>
#include <stdio.h>
#include <glib/gi18n-lib.h>
#include <inttypes.h>

#include "cli/pw-cli.h"
#include "core/pw-locale.h"
#include "games/pw-games.h"

static const PwCommand *const commands[] = {
  &pw_command_check,
  &pw_command_score,
  &pw_command_legal,
  &pw_command_enter,
  &pw_command_explain,
  &pw_command_replay,
  &pw_command_convert,
  &pw_command_deal,
  &pw_command_position,
  &pw_command_perft,
  &pw_command_values,
  &pw_command_review,
  &pw_command_advise,
  &pw_command_help,
};

const PwCommand *
pw_commands_nth (guint i)
{
  return i < G_N_ELEMENTS (commands) ? commands[i] : NULL;
}

const PwCommand *
pw_commands_find (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (commands[i]->name, name))
      return commands[i];
  return NULL;
}

PwExit
pw_command_misused (const PwCommand *command, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list args;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  pw_complain ("pipwright-referee %s: %s", command->name, text);
  pw_complain (_("See \"pipwright-referee help %s\".\n"), command->name);
  return PW_EXIT_UNREADABLE;
}

gboolean
pw_command_number (const PwCommand *command, const char *option, const char *text, gint64 min, gint64 max, gint64 *value)
{
  gint64 number;

  if (text == NULL)
    return TRUE;
  if (!g_ascii_string_to_signed (text, 10, min, max, &number, NULL))
    {
      pw_command_misused (command, _("%s \"%s\": a number from %" PRId64 " to %" PRId64 " is expected."), option, text, min,
                          max);
      return FALSE;
    }
  *value = number;
  return TRUE;
}

/* What ends the options is none of what is said behind it; GLib leaves it where that begins with "-". */
static void
drop_separator (int *argc, char **argv)
{
  for (int i = 1; i < *argc; i++)
    if (strcmp (argv[i], "--") == 0)
      {
        memmove (argv + i, argv + i + 1, (gsize) (*argc - i) * sizeof *argv);
        --*argc;
        return;
      }
}

/* How many of @argv stand behind what ends the options. */
static int
count_separated (int argc, char **argv)
{
  for (int i = 1; i < argc; i++)
    if (strcmp (argv[i], "--") == 0)
      return argc - i - 1;
  return 0;
}

gboolean
pw_command_parse (const PwCommand *command, const GOptionEntry *entries, int *argc, char ***argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  int separated = count_separated (*argc, *argv);

  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_set_ignore_unknown_options (context, command->texts);
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  if (g_option_context_parse (context, argc, argv, &error))
    {
      for (int i = 1; i < *argc - separated; i++)
        if (command->texts && g_str_has_prefix ((*argv)[i], "--") && (*argv)[i][2] != '\0')
          {
            pw_command_misused (command, _("There is no option \"%s\"."), (*argv)[i]);
            return FALSE;
          }
      drop_separator (argc, *argv);
      return TRUE;
    }
  pw_command_misused (command, "%s", error->message);
  return FALSE;
}

const PwGame *
pw_cli_game (const PwCommand *command, const char *id, PwExit *exit)
{
  const PwGame *game;

  /* The first game has always been meant by those who name none. */
  if (!id)
    return pw_games_nth (0);
  game = pw_games_find (id);
  if (!game)
    {
      pw_command_misused (command, _("There is no game \"%s\" here."), id);
      *exit = PW_EXIT_UNSUPPORTED;
    }
  return game;
}

static PwExit
run (int argc, char **argv)
{
  const PwCommand *command;

  if (argc < 2)
    {
      pw_command_help.run (1, argv);
      return PW_EXIT_UNREADABLE;
    }
  if (g_str_equal (argv[1], "--version"))
    {
      pw_say ("pipwright-referee %s", PW_VERSION);
      return PW_EXIT_LEGAL;
    }
  if (g_str_equal (argv[1], "--help") || g_str_equal (argv[1], "-h"))
    return pw_command_help.run (1, argv + 1);

  command = pw_commands_find (argv[1]);
  if (!command)
    {
      pw_complain (_("pipwright-referee: there is no command \"%s\". See \"pipwright-referee help\".\n"), argv[1]);
      return PW_EXIT_UNREADABLE;
    }
  for (int i = 2; i < argc; i++)
    if (g_str_equal (argv[i], "--help") || g_str_equal (argv[i], "-h"))
      {
        char *help[] = { (char *) "help", argv[1], NULL };

        return pw_command_help.run (2, help);
      }
  return command->run (argc - 1, argv + 1);
}

int
main (int argc, char **argv)
{
  PwExit exit;

  pw_locale_init ();
  g_set_prgname ("pipwright-referee");
  pw_games_init ();
  exit = run (argc, argv);
  /* Half an answer must not look like one: a full disk, or a standard output that is closed. */
  if (fflush (stdout) == 0 && !ferror (stdout))
    return exit;
  pw_complain ("%s", _("pipwright-referee: the answer cannot be written."));
  return exit == PW_EXIT_LEGAL ? PW_EXIT_UNREADABLE : exit;
}
