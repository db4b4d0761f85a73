/* pw-cli-convert.c: "convert": a record as JSON or as plain text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>
#include <glib/gi18n-lib.h>

#include "cli/pw-cli.h"
#include "core/pw-disk.h"

/* Writes @text to @path completely or not at all. */
static PwExit
write_file (const char *path, const char *text)
{
  g_autoptr (GError) error = NULL;

  if (pw_disk_write (path, text, -1, 0644, &error))
    return PW_EXIT_LEGAL;
  pw_complain ("%s: file: %s", path, error->message);
  return PW_EXIT_UNREADABLE;
}

static PwExit
run (int argc, char **argv)
{
  g_autofree char *to = NULL, *output = NULL, *text = NULL;
  gboolean json = FALSE;
  const GOptionEntry entries[] = { { "json", 0, 0, G_OPTION_ARG_NONE, &json, NULL, NULL },
                                   { "to", 0, 0, G_OPTION_ARG_STRING, &to, NULL, NULL },
                                   { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output, NULL, NULL },
                                   G_OPTION_ENTRY_NULL };
  g_autoptr (PwRecord) record = NULL;
  PwExit exit = PW_EXIT_LEGAL;

  if (!pw_command_parse (&pw_command_convert, entries, &argc, &argv))
    return PW_EXIT_UNREADABLE;
  if (argc > 2)
    return pw_command_misused (&pw_command_convert, "%s", _("Only one file can be converted at a time."));
  if (to && !g_str_equal (to, "json") && !g_str_equal (to, "text"))
    return pw_command_misused (&pw_command_convert, _("A record becomes \"json\" or \"text\", not \"%s\"."), to);
  if (to && json && !g_str_equal (to, "json"))
    return pw_command_misused (&pw_command_convert, "%s", _("--to text and --json contradict each other: give one of them."));
  if (to)
    json = g_str_equal (to, "json");
  else if (output)
    json = json || g_str_has_suffix (output, ".pipwright");

  record = pw_input_read_whole (argc > 1 ? argv[1] : NULL, FALSE, &exit);
  if (!record)
    return exit;
  text = json ? pw_record_print (record) : pw_record_print_text (record);
  if (output)
    return write_file (output, text);
  pw_say_record (text);
  return PW_EXIT_LEGAL;
}

const PwCommand pw_command_convert = {
  .name = "convert",
  .usage = "[--to text|json | --json] [--output FILE] [FILE]",
  .summary = N_("writes a record as plain text or as JSON"),
  .text = N_("Reads a record in either form, plays it through the rules and writes it in the form asked for:\n"
             "plain text unless --to json, --json or an output file that ends in \".pipwright\" says otherwise.\n"
             "A record that does not keep the rules is refused. The output is written whole or not at all."),
  .examples = "pipwright-referee convert game.pipwright\n"
              "pipwright-referee convert --output game.pipwright notes.txt\n"
              "pipwright-referee convert --to json < notes.txt",
  .run = run,
};
