/* main.c: starts the program; everything else is in the library beside it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-locale.h"
#include "pw-application.h"

int
main (int argc, char **argv)
{
  g_autoptr (PwApplication) application = NULL;

  pw_locale_init ();
  application = pw_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
