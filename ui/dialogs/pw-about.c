/* pw-about.c: the about window; the only file that knows there are two kinds of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-about.h"

#include <glib/gi18n-lib.h>

#define PROPERTIES \
  "application-name", "Pipwright", \
  "application-icon", PW_APP_ID, \
  "version", PW_VERSION, \
  "license-type", GTK_LICENSE_GPL_3_0, \
  "developer-name", _("The Pipwright project"), \
  "comments", _("A referee beside your board game. Unofficial companion for people who own the games; " \
                "not affiliated with their designers or publishers.")

/**
 * pw_about_show:
 * @parent: (nullable): the window it belongs to
 *
 * Shows what this program is.
 */
void
pw_about_show (GtkWindow *parent)
{
#if ADW_CHECK_VERSION(1, 5, 0)
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  adw_dialog_present (g_object_new (ADW_TYPE_ABOUT_DIALOG, PROPERTIES, "title", _("About Pipwright"), NULL),
                      parent ? GTK_WIDGET (parent) : NULL);
  G_GNUC_END_IGNORE_DEPRECATIONS
#else
  gtk_window_present (g_object_new (ADW_TYPE_ABOUT_WINDOW, PROPERTIES, "accessible-role", GTK_ACCESSIBLE_ROLE_DIALOG, "title",
                                    _("About Pipwright"), "transient-for", parent, "modal", TRUE, NULL));
#endif
}
