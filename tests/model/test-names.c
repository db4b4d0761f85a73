/* test-names.c: names of players are cleaned, kept once, and read from a BG Stats export
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-model-test.h"

#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/pw-disk.h"
#include "model/pw-names.h"
#include "../own-folders.h"

/* As such a file is: members before and after the players, blanks before colons, much that is none of ours. */
static const char export[] =
  "{\n"
  "  \"challenges\" : [],\n"
  "  \"deletedObjects\" : [{ \"externalId\" : 0, \"modificationDate\" : \"2024-04-06 04:54:35\", \"objectType\" : \"Play\" }],\n"
  "  \"games\" : [{ \"id\" : 3, \"name\" : \"A Game\", \"bggId\" : 271320, \"uuid\" : \"2F\", \"highestWins\" : true, \"noPoints\" : false }],\n"
  "  \"locations\" : [{ \"id\" : 1, \"name\" : \"Home\", \"uuid\" : \"3F\" }],\n"
  "  \"players\" : [\n"
  "    { \"bggUsername\" : \"\", \"id\" : 1, \"isAnonymous\" : false, \"modificationDate\" : \"2024-01-02 10:00:00\", \"name\" : \"Ana\", \"uuid\" : \"a1\" },\n"
  "    { \"id\" : 2, \"isAnonymous\" : true, \"name\" : \"Anonymous player\", \"uuid\" : \"a2\" },\n"
  "    { \"id\" : 3, \"isAnonymous\" : false, \"name\" : \"Ben \\\"Bee\\\" O'Neil\", \"uuid\" : \"a3\", \"metaData\" : \"{\\\"isNpc\\\":0}\" },\n"
  "    { \"id\" : 4, \"isAnonymous\" : false, \"name\" : \"ana\", \"uuid\" : \"a4\" },\n"
  "    { \"id\" : 5, \"isAnonymous\" : false, \"name\" : \"\\u05d3\\u05e0\\u05d4\", \"uuid\" : \"a5\" },\n"
  "    { \"id\" : 6, \"isAnonymous\" : false, \"name\" : \"  Two\\nlines\\t here \", \"uuid\" : \"a6\" },\n"
  "    { \"id\" : 7, \"isAnonymous\" : false, \"name\" : \"\", \"uuid\" : \"a7\" }\n"
  "  ],\n"
  "  \"plays\" : [{ \"gameRefId\" : 3, \"playDate\" : \"2024-05-05 20:00:00\", \"playerScores\" : [{ \"playerRefId\" : 1, \"score\" : \"200\" }] }],\n"
  "  \"tags\" : [], \"userInfo\" : { \"meRefId\" : 1 }\n"
  "}\n";

static GPtrArray *
import (const char *text)
{
  g_autoptr (GError) error = NULL;
  GPtrArray *names = pw_names_import (text, -1, &error);

  g_assert_no_error (error);
  return names;
}

static void
assert_names (GPtrArray *names, const char *const *expected)
{
  guint n = g_strv_length ((char **) expected);

  for (guint i = 0; i < MIN (n, names->len); i++)
    g_assert_cmpstr (g_ptr_array_index (names, i), ==, expected[i]);
  g_assert_cmpuint (names->len, ==, n);
}

static void
test_real_shape (void)
{
  static const char *const expected[] = { "Ana", "Ben \"Bee\" O'Neil", "דנה", "Two lines here", NULL };
  g_autoptr (GPtrArray) names = import (export);

  assert_names (names, expected);
}

static void
test_other_versions (void)
{
  static const char *const expected[] = { "Ana", "Ben", NULL };
  g_autoptr (GPtrArray) names = NULL;

  /* Older and newer ones have other members, and other types in them. */
  names = import (
    "{\"version\": 99, \"players\": [{\"name\": \"Ana\", \"id\": \"x\"}, {\"name\": 7}, {\"title\": \"Cleo\"}, null, \"Dora\","
    " [], {\"isAnonymous\": 0, \"name\": \"Ben\", \"future\": {\"deep\": []}}]}");
  assert_names (names, expected);
}

static void
test_broken (void)
{
  static const struct
  {
    const char *text;
    int code;
  } cases[] = {
    { "", PW_NAMES_ERROR_SYNTAX }, /* json-glib gives no root; see below */
    { "{", PW_NAMES_ERROR_SYNTAX },
    { "{\"players\": [{\"name\": \"An", PW_NAMES_ERROR_SYNTAX },
    { "\xff\xfe{\"players\": []}", PW_NAMES_ERROR_SYNTAX },
    { "name,score\nAna,3\n", PW_NAMES_ERROR_SYNTAX },
    { "[]", PW_NAMES_ERROR_FORMAT },
    { "null", PW_NAMES_ERROR_FORMAT },
    { "{}", PW_NAMES_ERROR_FORMAT },
    { "{\"players\": {\"name\": \"Ana\"}}", PW_NAMES_ERROR_FORMAT },
    { "{\"players\": \"Ana\"}", PW_NAMES_ERROR_FORMAT },
    { "{\"players\": []}", PW_NAMES_ERROR_FORMAT },
    { "{\"players\": [{\"name\": \" \\n \"}]}", PW_NAMES_ERROR_FORMAT },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (pw_names_import (cases[i].text, -1, &error));
      g_assert_nonnull (error);
      g_assert_true (error->domain == PW_NAMES_ERROR);
      if (*cases[i].text)
        g_assert_cmpint (error->code, ==, cases[i].code);
      g_assert_true (strlen (error->message) > 10);
    }
}

/* Thousands of brackets, which no parser has stack for; hidden from a look at the plain quotes, too. */
static void
test_deep (void)
{
  static const char *const heads[] = { "", "{\"players\": ", "{\"x\": \"\\\"\", \"y\": ", "{'\"': ", "/* \" */ " };

  for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
    for (guint n = 1000; n <= 200000; n *= 200)
      {
        g_autofree char *brackets = g_strnfill (n, i % 2 ? '[' : '{');
        g_autofree char *square = g_strnfill (n, '[');
        g_autofree char *text = g_strconcat (heads[i], square, NULL);
        g_autofree char *other = g_strconcat (heads[i], brackets, NULL);
        g_autoptr (GError) error = NULL, second = NULL;

        g_assert_null (pw_names_import (text, -1, &error));
        g_assert_error (error, PW_NAMES_ERROR, PW_NAMES_ERROR_SYNTAX);
        g_assert_null (pw_names_import (other, -1, &second));
        g_assert_error (second, PW_NAMES_ERROR, PW_NAMES_ERROR_SYNTAX);
      }
}

static void
test_long_names (void)
{
  g_autofree char *letters = g_strnfill (200, 'x');
  g_autofree char *clean = pw_names_clean (letters);
  g_autoptr (GString) wide = g_string_new (NULL);
  g_autofree char *cut = NULL;

  g_assert_cmpuint (strlen (clean), ==, 60);
  for (guint i = 0; i < 200; i++)
    g_string_append (wide, "é");
  cut = pw_names_clean (wide->str);
  g_assert_true (g_utf8_validate (cut, -1, NULL));
  g_assert_cmpint (g_utf8_strlen (cut, -1), ==, 60);
}

/* Whatever a file says, a set-up takes the name, and the text after it keeps its direction. */
static void
test_strange_names (void)
{
  static const char *const strange[] = {
    "a\nb",
    "\"",
    "\\",
    "'; x",
    "\xe2\x80\xae"
    "abc",
    "\x01\x02"
    "d",
    "e\xff",
    "\xef\xbb\xbf"
    "f",
    "דנה\xe2\x81\xa7",
    "= 5 ! x *",
    "💂‍♀️",
  };

  for (guint i = 0; i < G_N_ELEMENTS (strange); i++)
    {
      g_autofree char *clean = pw_names_clean (strange[i]);
      g_autoptr (PwSetup) setup = pw_model_test_setup ("burgundy");
      g_autoptr (GError) error = NULL;
      PwSession *session;

      g_assert_nonnull (clean);
      g_assert_null (strstr (clean, "\xe2\x80\xae"));
      pw_setup_set_name (setup, 1, clean);
      session = pw_session_new (pw_games_find ("burgundy"), setup, &error);
      g_assert_no_error (error);
      g_assert_finalize_object (session);
    }
  g_assert_null (pw_names_clean (""));
  g_assert_null (pw_names_clean (" \n\t "));
  g_assert_null (pw_names_clean ("\xe2\x80\xae"));
  /* Nothing of it can be seen: a space of no width, a soft hyphen, an accent alone. */
  g_assert_null (pw_names_clean ("\xe2\x80\x8b"));
  g_assert_null (pw_names_clean ("\xc2\xad \xc2\xad"));
  g_assert_null (pw_names_clean ("\xcc\x81"));
}

static void
test_huge (void)
{
  g_autoptr (GString) text = g_string_new ("{\"players\": [");
  g_autoptr (GPtrArray) names = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < 20000; i++)
    g_string_append_printf (text, "%s{\"id\": %u, \"name\": \"Player number %u\"}", i ? "," : "", i, i);
  g_string_append (text, "]}");
  names = import (text->str);
  g_assert_cmpuint (names->len, ==, 20000);
  g_assert_cmpstr (g_ptr_array_index (names, 19999), ==, "Player number 19999");
  g_assert_null (pw_names_load ("/nonexistent/export.json", &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
}

/* Nobody is left out without a word, and those that are known already take no room. */
static void
test_room (void)
{
  g_autoptr (GPtrArray) kept = g_ptr_array_new_with_free_func (g_free), more = g_ptr_array_new_with_free_func (g_free);
  guint left_out;

  for (guint i = 0; i < PW_NAMES_MAX - 2; i++)
    {
      g_autofree char *name = g_strdup_printf ("Player %u", i);

      g_assert_true (pw_names_add (kept, name));
      g_ptr_array_add (more, g_utf8_strup (name, -1));
    }
  g_ptr_array_add (more, g_strdup ("Zoë"));
  g_assert_cmpuint (pw_names_add_all (kept, more, &left_out), ==, 1);
  g_assert_cmpuint (left_out, ==, 0);
  g_assert_cmpuint (kept->len, ==, PW_NAMES_MAX - 1);
  g_ptr_array_add (more, g_strdup ("Last"));
  g_ptr_array_add (more, g_strdup ("ZOË"));
  g_ptr_array_add (more, g_strdup ("Late"));
  g_ptr_array_add (more, g_strdup ("late"));
  g_ptr_array_add (more, g_strdup ("Later"));
  g_assert_cmpuint (pw_names_add_all (kept, more, &left_out), ==, 1);
  g_assert_cmpuint (left_out, ==, 2);
  g_assert_cmpuint (kept->len, ==, PW_NAMES_MAX);
  g_assert_cmpstr (g_ptr_array_index (kept, PW_NAMES_MAX - 1), ==, "Last");
  g_assert_false (pw_names_add (kept, "Late"));
  g_assert_cmpuint (pw_names_add_all (kept, more, &left_out), ==, 0);
  g_assert_cmpuint (left_out, ==, 2);
}

/* From a device or a pipe: refused at once; a file with a hole of 3 GB too. */
static void
test_no_file (void)
{
  g_autofree char *folder = pw_model_test_folder (), *pipe = g_build_filename (folder, "pipe", NULL);
  g_autofree char *large = g_build_filename (folder, "large", NULL);
  const char *const files[] = { "/dev/zero", pipe, folder, large };

  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  g_assert_true (g_file_set_contents (large, "", 0, NULL));
  g_assert_cmpint (truncate (large, 3 * (goffset) 1073741824), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (pw_names_load (files[i], &error));
      g_assert_true (error->domain == PW_DISK_ERROR || error->domain == G_FILE_ERROR);
      g_assert_true (g_str_has_suffix (error->message, "."));
    }
  pw_model_test_remove (folder);
}

int
main (int argc, char **argv)
{
  pw_model_test_init (&argc, &argv);

  own_folders_add ("/model/names/real-shape", test_real_shape);
  own_folders_add ("/model/names/other-versions", test_other_versions);
  own_folders_add ("/model/names/broken", test_broken);
  own_folders_add ("/model/names/deep", test_deep);
  own_folders_add ("/model/names/long-names", test_long_names);
  own_folders_add ("/model/names/strange-names", test_strange_names);
  own_folders_add ("/model/names/huge", test_huge);
  own_folders_add ("/model/names/room", test_room);
  own_folders_add ("/model/names/no-file", test_no_file);
  return g_test_run ();
}
