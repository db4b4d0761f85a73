/* cli-run.c: runs pipwright-referee and keeps what it said
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli-run.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>

static char *program, *directory;

const char *
cli_program (void)
{
  return program;
}

static void
remove_directory (void)
{
  g_autoptr (GDir) dir = g_dir_open (directory, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *path = g_build_filename (directory, name, NULL);

      g_chmod (path, 0700);
      g_remove (path);
    }
  g_rmdir (directory);
}

void
cli_init (int *argc, char ***argv)
{
  g_test_init (argc, argv, NULL);
  g_assert_cmpint (*argc, >=, 2);
  program = (*argv)[1];
  directory = g_dir_make_tmp ("pipwright-cli-XXXXXX", NULL);
  g_assert_nonnull (directory);
  atexit (remove_directory);
  g_setenv ("LC_ALL", "C.UTF-8", TRUE);
}

void
cli_result_free (CliResult *result)
{
  g_free (result->out);
  g_free (result->err);
  g_free (result);
}

static char *
as_text (GBytes *bytes)
{
  gsize n = bytes ? g_bytes_get_size (bytes) : 0;

  return n > 0 ? g_strndup (g_bytes_get_data (bytes, NULL), n) : g_strdup ("");
}

static CliResult *
run (const char *input, gssize length, va_list args)
{
  g_autoptr (GPtrArray) argv = g_ptr_array_new ();
  g_autoptr (GSubprocessLauncher) launcher = NULL;
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GBytes) out = NULL, err = NULL;
  g_autoptr (GError) error = NULL;
  CliResult *result = g_new0 (CliResult, 1);
  const char *arg;

  g_ptr_array_add (argv, program);
  while ((arg = va_arg (args, const char *)))
    g_ptr_array_add (argv, (gpointer) arg);
  g_ptr_array_add (argv, NULL);
  /* From a file, not through a pipe: it may end before it has read everything. */
  launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE);
  if (input)
    {
      g_autofree char *path = cli_file ("standard-input", input, length);

      g_subprocess_launcher_set_stdin_file_path (launcher, path);
    }
  else
    {
      g_subprocess_launcher_set_stdin_file_path (launcher, "/dev/null");
    }
  process = g_subprocess_launcher_spawnv (launcher, (const char *const *) argv->pdata, &error);
  g_assert_no_error (error);
  g_subprocess_communicate (process, NULL, NULL, &out, &err, &error);
  g_assert_no_error (error);
  g_subprocess_wait (process, NULL, NULL);
  result->status = g_subprocess_get_if_exited (process) ? g_subprocess_get_exit_status (process) : -1;
  result->out = as_text (out);
  result->err = as_text (err);
  return result;
}

CliResult *
cli_run (const char *input, gssize length, ...)
{
  CliResult *result;
  va_list args;

  va_start (args, length);
  result = run (input, length, args);
  va_end (args);
  return result;
}

CliResult *
cli_expect (int status, const char *input, ...)
{
  CliResult *result;
  va_list args;

  va_start (args, input);
  result = run (input, -1, args);
  va_end (args);
  if (result->status != status)
    g_test_message ("out: %.2000s\nerr: %.2000s", result->out, result->err);
  g_assert_cmpint (result->status, ==, status);
  return result;
}

JsonNode *
cli_json (const char *text)
{
  g_autoptr (GError) error = NULL;
  JsonNode *node = json_from_string (text, &error);

  g_assert_no_error (error);
  g_assert_nonnull (node);
  g_assert_true (JSON_NODE_HOLDS_OBJECT (node));
  return node;
}

GPtrArray *
cli_json_lines (const char *text)
{
  GPtrArray *nodes = g_ptr_array_new_with_free_func ((GDestroyNotify) json_node_unref);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i]; i++)
    if (lines[i][0] != '\0')
      g_ptr_array_add (nodes, cli_json (lines[i]));
  return nodes;
}

char *
cli_directory (void)
{
  return g_strdup (directory);
}

char *
cli_file (const char *name, const char *content, gssize length)
{
  char *path = g_build_filename (directory, name, NULL);

  g_assert_true (g_file_set_contents (path, content, length, NULL));
  return path;
}

char *
cli_dealt (const char *players, const char *seed)
{
  g_autoptr (CliResult) result = cli_expect (0, NULL, "deal", "--players", players, "--seed", seed, NULL);

  return g_steal_pointer (&result->out);
}

/* A line of plain text that is a move: not empty, no comment, no "name: value" of the header. */
static gboolean
is_move (const char *line)
{
  g_autofree char *bare = g_strstrip (g_strdup (line));

  return bare[0] != '\0' && bare[0] != ';' && bare[0] != '=' && !strchr (bare, ':');
}

char *
cli_text (const char *record, int moves)
{
  g_autoptr (CliResult) result = cli_expect (0, record, "convert", "--to", "text", NULL);
  g_auto (GStrv) lines = g_strsplit (result->out, "\n", -1);
  GString *text = g_string_new (NULL);
  int n = 0;

  for (guint i = 0; lines[i]; i++)
    {
      /* Expectations of the end do not hold for a game that was cut. */
      if (moves >= 0 && lines[i][0] == '=')
        continue;
      if (is_move (lines[i]) && moves >= 0 && n++ >= moves)
        break;
      if (lines[i][0] != '\0' || lines[i + 1])
        g_string_append_printf (text, "%s\n", lines[i]);
    }
  return g_string_free (text, FALSE);
}

char *
cli_move (const char *record, guint i)
{
  g_autoptr (JsonNode) node = cli_json (record);

  return g_strdup (json_array_get_string_element (json_object_get_array_member (json_node_get_object (node), "moves"), i));
}

guint
cli_n_moves (const char *record)
{
  g_autoptr (JsonNode) node = cli_json (record);

  return json_array_get_length (json_object_get_array_member (json_node_get_object (node), "moves"));
}
