/* pw-cli-input.c: a record from a file or from standard input
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <errno.h>
#include <string.h>
#include <unistd.h>
#include <glib/gi18n-lib.h>

#include "cli/pw-cli.h"

static gboolean
is_stdin (const char *path)
{
  return !path || g_str_equal (path, "-");
}

/* Everything on standard input; not more than shows that it is too much. */
static GByteArray *
read_stdin (GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  guint8 buffer[65536];
  gssize n;

  while ((n = read (STDIN_FILENO, buffer, sizeof buffer)) != 0)
    {
      if (n < 0 && errno == EINTR)
        continue;
      if (n < 0)
        {
          g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (errno), "%s", g_strerror (errno));
          return NULL;
        }
      g_byte_array_append (bytes, buffer, (guint) n);
      if (bytes->len > PW_RECORD_MAX_BYTES)
        break;
    }
  return g_steal_pointer (&bytes);
}

const char *
pw_input_name (const char *path)
{
  return is_stdin (path) ? "<stdin>" : path;
}

/**
 * pw_input_read:
 * @path: (nullable): a file; %NULL or "-" for standard input
 * @problem: (out): why it is refused, or %NULL
 *
 * Returns: (nullable): the record, also one of which only the first moves can be replayed
 */
PwRecord *
pw_input_read (const char *path, PwProblem **problem)
{
  g_autoptr (PwRecord) record = NULL;
  g_autoptr (GError) error = NULL;

  *problem = NULL;
  if (is_stdin (path))
    {
      g_autoptr (GByteArray) bytes = read_stdin (&error);

      if (bytes)
        record = pw_record_parse (bytes->len > 0 ? (const char *) bytes->data : "", bytes->len, &error);
    }
  else
    {
      record = pw_record_load (path, &error);
    }
  *problem = record ? pw_problem_new_for_record (pw_input_name (path), record)
                    : pw_problem_new_for_error (pw_input_name (path), NULL, error);
  return g_steal_pointer (&record);
}

/**
 * pw_input_read_whole:
 * @path: (nullable): a file; %NULL or "-" for standard input
 * @json: whether to print the problem as JSON on standard output too
 * @exit: (out): what the program ends with when %NULL is returned
 *
 * Returns: (nullable): a record of which every move was replayed
 */
PwRecord *
pw_input_read_whole (const char *path, gboolean json, PwExit *exit)
{
  g_autoptr (PwProblem) problem = NULL;
  g_autoptr (PwRecord) record = pw_input_read (path, &problem);

  if (!problem)
    return g_steal_pointer (&record);
  pw_problem_print (problem);
  if (json)
    {
      g_autoptr (JsonBuilder) builder = json_builder_new ();

      json_builder_begin_object (builder);
      json_builder_set_member_name (builder, "problem");
      pw_problem_add_json (problem, builder);
      json_builder_end_object (builder);
      pw_json_print (builder, FALSE);
    }
  *exit = problem->exit;
  return NULL;
}

gboolean
pw_input_moment (const PwCommand *command, const PwRecord *record, const char *at, guint *n, PwExit *exit)
{
  gint64 moves = 0;

  *n = pw_history_get_cursor (record->history);
  if (!pw_command_number (command, "--at", at, 0, PW_HISTORY_MAX_MOVES, &moves))
    {
      *exit = PW_EXIT_UNREADABLE;
      return FALSE;
    }
  if (moves > *n)
    {
      *exit = pw_command_misused (command,
                                  g_dngettext (GETTEXT_PACKAGE, "--at %d: the record has only %u move.",
                                               "--at %d: the record has only %u moves.", *n),
                                  (int) moves, *n);
      return FALSE;
    }
  if (at)
    *n = (guint) moves;
  return TRUE;
}

PwRecord *
pw_input_read_moment (const PwCommand *command, int argc, char **argv, const char *at, guint *n, PwExit *exit)
{
  g_autoptr (PwProblem) problem = NULL;
  g_autoptr (PwRecord) record = NULL;
  gint64 moves = 0;

  *exit = PW_EXIT_UNREADABLE;
  if (argc > 2)
    {
      *exit = pw_command_misused (command, "%s", _("Only one file can be asked about at a time."));
      return NULL;
    }
  if (!pw_command_number (command, "--at", at, 0, PW_HISTORY_MAX_MOVES, &moves))
    return NULL;
  record = pw_input_read (argc > 1 ? argv[1] : NULL, &problem);
  /* A record that breaks later can still be asked about the moves before: that is how it is mended. */
  if (problem && (!record || !at || moves >= problem->number))
    {
      pw_problem_print (problem);
      *exit = problem->exit;
      return NULL;
    }
  if (!pw_input_moment (command, record, at, n, exit))
    return NULL;
  *exit = PW_EXIT_LEGAL;
  return g_steal_pointer (&record);
}
