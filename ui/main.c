/* main.c: starts the program; everything else is in the library beside it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>
#include <locale.h>

#include "pw-application.h"

int
main (int argc, char **argv)
{
  g_autoptr (PwApplication) application = NULL;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, PW_LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  application = pw_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
