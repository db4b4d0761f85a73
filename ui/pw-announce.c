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
 * Lets a screen reader say @text at once. A toolkit without such a call (before 4.14) tells only of
 * changes to what has the focus: there @text becomes its description, which is spoken too.
 */
void
pw_announce (GtkWidget *widget, const char *text)
{
#if GTK_CHECK_VERSION (4, 14, 0)
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  g_autoptr (GtkATContext) context = gtk_accessible_get_at_context (GTK_ACCESSIBLE (widget));

  /* The one that GTK makes for tests cannot say anything, and GTK 4.18 crashes when it is asked to. */
  if (!context || g_str_equal (G_OBJECT_TYPE_NAME (context), "GtkTestATContext"))
    return;
  gtk_accessible_announce (GTK_ACCESSIBLE (widget), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH);
  G_GNUC_END_IGNORE_DEPRECATIONS
#else
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  /* Of a field only the whole is known to screen readers. */
  if (focus && GTK_IS_TEXT (focus))
    focus = gtk_widget_get_parent (focus);
  if (focus)
    gtk_accessible_update_property (GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
#endif
}
