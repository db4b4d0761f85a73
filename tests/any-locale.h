/* any-locale.h: a locale of this machine in which languages are spoken
 *
 * That of C has no languages; C.UTF-8 has, surely up to version 2.38 of the C library. Which language is spoken LANGUAGE says.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <gnu/libc-version.h>
#include <locale.h>
#include <string.h>

/** ANY_LOCALE_PLAIN: there on each machine. */
#define ANY_LOCALE_PLAIN "C.UTF-8"

/* Returns: (transfer full) (nullable): whichever it is; %NULL where none speaks a language. */
static inline char *
any_locale_find (void)
{
  g_autoptr (GSubprocess) process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, NULL, "locale", "-a", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  g_assert_nonnull (process);
  g_assert_true (g_subprocess_communicate_utf8 (process, NULL, NULL, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i]; i++)
    if (!g_str_has_prefix (lines[i], "C.") && (g_str_has_suffix (lines[i], ".utf8") || g_str_has_suffix (lines[i], ".UTF-8")))
      return g_strdup (lines[i]);
  return g_ascii_strtod (gnu_get_libc_version (), NULL) < 2.385 ? g_strdup (ANY_LOCALE_PLAIN) : NULL;
}

/* Takes a language, and the folder of its words, from the end of the arguments, before the test framework reads these. Returns: (nullable): the
 * language; %NULL where there is none. */
static inline const char *
any_locale_take_language (int *argc, char **argv)
{
  const char *language = *argc > 2 && argv[*argc - 2][0] != '-' ? argv[*argc - 2] : NULL;

  if (!language)
    return NULL;
  g_setenv ("LANGUAGE", language, TRUE);
  bindtextdomain (GETTEXT_PACKAGE, argv[*argc - 1]);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  *argc -= 2;
  return language;
}

/* Words are in @language from now on; numbers are written as everywhere in the tests. FALSE where this machine speaks none. */
static inline gboolean
any_locale_speak (const char *language)
{
  g_autofree char *locale = language ? any_locale_find () : NULL;

  if (!language)
    return TRUE;
  g_assert_true (!locale || setlocale (LC_MESSAGES, locale));
  g_assert_true (!locale || strcmp (_("a castle"), "a castle") != 0);
  return locale != NULL;
}
