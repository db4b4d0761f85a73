/* pw-e2e-record.c: what the program saved, and records made for it by other programs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-e2e-private.h"

#include <json-glib/json-glib.h>

char *
pw_e2e_output_of (const char *const *argv)
{
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;
  char *output = NULL;

  process = g_subprocess_newv (argv, G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, NULL, NULL, &output, NULL, &error);
  g_assert_no_error (error);
  if (!g_subprocess_get_successful (process))
    g_error ("%s %s failed", argv[0], argv[1]);
  return output;
}

char *
pw_e2e_put_record (const char *folder, const char *name, const char *const *argv)
{
  char *path = g_build_filename (folder, name, NULL);
  g_autofree char *record = pw_e2e_output_of (argv);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, record, -1, &error);
  g_assert_no_error (error);
  return path;
}

const char *
pw_e2e_get_games (PwE2e *self)
{
  /* A sandbox has a folder of its own, which nobody but the program makes. */
  if (!self->sandboxed)
    g_assert_cmpint (g_mkdir_with_parents (self->games, 0700), ==, 0);
  return self->games;
}

char *
pw_e2e_saved_path (PwE2e *self)
{
  g_autoptr (GDir) dir = g_dir_open (self->games, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    if (g_str_has_suffix (name, ".pipwright"))
      return g_build_filename (self->games, name, NULL);
  return NULL;
}

typedef struct
{
  const char *path;
  guint at, length;
} Saved;

static gboolean
is_saved (PwE2e *self, gpointer data)
{
  const Saved *saved = data;
  g_autofree char *own = saved->path ? NULL : pw_e2e_saved_path (self);
  const char *path = saved->path ? saved->path : own;
  g_autoptr (JsonParser) parser = json_parser_new ();
  JsonObject *root;

  if (!path || !json_parser_load_from_file (parser, path, NULL))
    return FALSE;
  root = json_node_get_object (json_parser_get_root (parser));
  /* A record that a test has made need not say how far it is; then the program has not saved it yet. */
  return json_object_has_member (root, "at") && json_object_get_int_member (root, "at") == saved->at &&
         json_array_get_length (json_object_get_array_member (root, "moves")) == saved->length;
}

void
pw_e2e_wait_saved (PwE2e *self, const char *path, guint at, guint length, const char *what)
{
  g_autofree char *text = g_strdup_printf ("%u of %u moves to be saved (%s)", at, length, what);
  Saved saved = { path, at, length };

  pw_e2e_until (self, is_saved, &saved, text);
}

static gboolean
is_written (PwE2e *self, gpointer path)
{
  return g_file_test (path, G_FILE_TEST_EXISTS);
}

void
pw_e2e_wait_file (PwE2e *self, const char *path)
{
  pw_e2e_until (self, is_written, (gpointer) path, path);
}
