/* pw-announce.c: says something to people who cannot see it appear; the only file that knows
 * that older toolkits cannot
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-announce.h"

/**
 * pw_announce:
 * @widget: where it happens
 * @text: a sentence
 *
 * Lets a screen reader say @text at once. Without such a call in the toolkit, what appears must
 * have the role of an alert, which screen readers speak by themselves.
 */
void
pw_announce (GtkWidget *widget, const char *text)
{
#if GTK_CHECK_VERSION (4, 14, 0)
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gtk_accessible_announce (GTK_ACCESSIBLE (widget), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH);
  G_GNUC_END_IGNORE_DEPRECATIONS
#endif
}
