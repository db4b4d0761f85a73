/* pw-locale.c: the language of the user, for each program to begin with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-locale.h"

#include <glib/gi18n-lib.h>
#include <locale.h>
#include <string.h>

/**
 * pw_locale_init:
 *
 * Everything is said in the language of the user from here on. Translations are found where they are installed, or
 * in the folder that PIPWRIGHT_LOCALE_DIR names: a program that runs from where it was built has them there.
 */
void
pw_locale_init (void)
{
  const char *folder = g_getenv ("PIPWRIGHT_LOCALE_DIR");

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, folder && *folder ? folder : PW_LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

/**
 * pw_locale_language:
 *
 * Returns: (transfer full): in which language everything is said now, as the head of its translation has it: "de", "pt_BR"; "en"
 *   where nothing is translated
 */
char *
pw_locale_language (void)
{
  static const char *const label = "Language: ";
  const char *head = dgettext (GETTEXT_PACKAGE, ""), *language = strstr (head, label);

  if (!language)
    return g_strdup ("en");
  language += strlen (label);
  return g_strndup (language, strcspn (language, "\n"));
}
