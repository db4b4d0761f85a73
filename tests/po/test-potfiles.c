/* test-potfiles.c: po/POTFILES.in names every source with translatable strings, and only those
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <string.h>

static const char *top;

/* What a translator would have to see in each kind of file. */
static const struct
{
  const char *suffix, *pattern;
} kinds[] = {
  { ".c", "(^|[^A-Za-z0-9])(_|N_|NP_|C_|NC_|ngettext|g_dngettext|g_dpgettext2) ?\\(" },
  { ".h", "(^|[^A-Za-z0-9])(_|N_|C_|NC_|ngettext) ?\\(\\s*\"" },
  { ".ui", "translatable=\"(yes|true|1)\"" },
  { ".desktop.in", "^Name=" },
  { ".metainfo.xml.in", "<name>" },
  { ".mime.xml.in", "<comment>" },
  { ".gschema.xml", "<summary>" },
};

static gboolean
is_translatable (const char *path, const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *content = NULL;

      if (!g_str_has_suffix (name, kinds[i].suffix))
        continue;
      g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
      return g_regex_match_simple (kinds[i].pattern, content, G_REGEX_MULTILINE, 0);
    }
  return FALSE;
}

static void
collect (const char *directory, GPtrArray *found)
{
  g_autofree char *path = g_build_filename (top, directory, NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)))
    {
      g_autofree char *relative = g_strconcat (directory, "/", name, NULL);
      g_autofree char *full = g_build_filename (top, relative, NULL);

      if (g_file_test (full, G_FILE_TEST_IS_DIR))
        collect (relative, found);
      else if (is_translatable (full, name))
        g_ptr_array_add (found, g_steal_pointer (&relative));
    }
}

static int
compare (gconstpointer a, gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

static GPtrArray *
listed (void)
{
  g_autofree char *path = g_build_filename (top, "po", "POTFILES.in", NULL);
  g_autofree char *content = NULL;
  g_auto (GStrv) lines = NULL;
  GPtrArray *files = g_ptr_array_new_with_free_func (g_free);

  g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
  lines = g_strsplit (content, "\n", -1);
  for (guint i = 0; lines[i]; i++)
    if (lines[i][0] != '\0' && lines[i][0] != '#')
      g_ptr_array_add (files, g_strdup (lines[i]));
  return files;
}

static gboolean
contains (GPtrArray *files, const char *file)
{
  return g_ptr_array_find_with_equal_func (files, file, g_str_equal, NULL);
}

static void
every_source_is_listed (void)
{
  static const char *const directories[] = { "app", "data", "ui" };
  g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) files = listed ();
  guint missing = 0;

  for (guint i = 0; i < G_N_ELEMENTS (directories); i++)
    collect (directories[i], found);
  g_ptr_array_sort (found, compare);
  g_assert_cmpuint (found->len, >, 10);
  for (guint i = 0; i < found->len; i++)
    if (!contains (files, g_ptr_array_index (found, i)))
      {
        g_test_message ("missing in po/POTFILES.in: %s", (char *) g_ptr_array_index (found, i));
        missing++;
      }
  g_assert_cmpuint (missing, ==, 0);
}

static void
every_line_is_a_source (void)
{
  g_autoptr (GPtrArray) files = listed ();
  guint wrong = 0;

  for (guint i = 0; i < files->len; i++)
    {
      const char *file = g_ptr_array_index (files, i);
      g_autofree char *path = g_build_filename (top, file, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_REGULAR) && is_translatable (path, file))
        continue;
      g_test_message ("not a source with translatable strings: %s", file);
      wrong++;
    }
  g_assert_cmpuint (wrong, ==, 0);
}

static void
lines_are_sorted (void)
{
  g_autoptr (GPtrArray) files = listed ();

  for (guint i = 1; i < files->len; i++)
    g_assert_cmpint (strcmp (g_ptr_array_index (files, i - 1), g_ptr_array_index (files, i)), <, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  top = argv[1];
  g_test_add_func ("/po/potfiles/every-source-is-listed", every_source_is_listed);
  g_test_add_func ("/po/potfiles/every-line-is-a-source", every_line_is_a_source);
  g_test_add_func ("/po/potfiles/lines-are-sorted", lines_are_sorted);
  return g_test_run ();
}
