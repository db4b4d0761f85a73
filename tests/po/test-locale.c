/* test-locale.c: a program that runs from where it was built speaks each language
 *
 * test-locale REFEREE PO-OF-THE-BUILD LINGUAS
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <gio/gio.h>
#include <string.h>

#include "../any-locale.h"

static const char *referee, *folder, *linguas;

/* What a command of the referee says in @language: "help" in words of no game, which not every language has. */
static char *
say (const char *locale, const char *language, const char *command, const char *argument)
{
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_subprocess_launcher_setenv (launcher, "LC_ALL", locale, TRUE);
  g_subprocess_launcher_setenv (launcher, "LANGUAGE", language, TRUE);
  g_subprocess_launcher_setenv (launcher, "PIPWRIGHT_LOCALE_DIR", folder, TRUE);
  process = g_subprocess_launcher_spawn (launcher, &error, referee, command, argument, NULL);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, NULL, NULL, &text, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_successful (process));
  return text;
}

/* Skips the test where there is nothing to see. */
static char *
need_locale (void)
{
  char *locale = any_locale_find ();

  if (!locale)
    g_test_skip ("This machine has no locale but that of C.");
  return locale;
}

/* Each of @languages and English say @command and @argument, with @must_say in it, and no two of them in the same words. */
static void
check_languages (const char *locale, const char *const *languages, const char *command, const char *argument, const char *must_say)
{
  g_autoptr (GHashTable) said = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  g_hash_table_add (said, say (locale, "en", command, argument));
  for (guint i = 0; languages[i]; i++)
    if (languages[i][0] != '\0' && languages[i][0] != '#')
      {
        char *text = say (locale, languages[i], command, argument);

        g_assert_nonnull (strstr (text, must_say));
        g_test_message ("%s: %s", languages[i], text);
        g_assert_true (g_hash_table_add (said, text));
      }
  g_assert_cmpuint (g_hash_table_size (said), >=, 4);
}

static void
each_language_is_spoken (void)
{
  g_autofree char *list = NULL, *locale = need_locale ();
  g_auto (GStrv) languages = NULL;
  g_autoptr (GError) error = NULL;

  if (!locale)
    return;
  g_file_get_contents (linguas, &list, NULL, &error);
  g_assert_no_error (error);
  languages = g_strsplit_set (list, " \n", -1);
  check_languages (locale, (const char *const *) languages, "help", NULL, "pipwright-referee");
}

static void
rules_are_told_where_their_words_are_known (void)
{
  const char *const languages[] = { "es", "pt", "pt_BR", NULL };
  g_autofree char *locale = need_locale ();

  if (locale)
    check_languages (locale, languages, "explain", "5.1", "5.1");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 4);
  referee = argv[1];
  folder = argv[2];
  linguas = argv[3];
  g_test_add_func ("/po/locale/each-language-is-spoken", each_language_is_spoken);
  g_test_add_func ("/po/locale/rules-are-told-where-their-words-are-known", rules_are_told_where_their_words_are_known);
  return g_test_run ();
}
