/* pw-announce.c: says something to people who cannot see it appear; the only file that knows
 * that older toolkits cannot
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-announce.h"

#define KEY "pw-announce"

/**
 * pw_announce_through:
 * @widget: something that can have the focus
 *
 * A toolkit that cannot announce (before 4.14) tells screen readers of changes to what has the focus, its description
 * among them. That of @widget has no other use, or is written anew with each entry.
 */
void
pw_announce_through (GtkWidget *widget)
{
#if !GTK_CHECK_VERSION(4, 14, 0)
  g_object_set_data (G_OBJECT (widget), KEY, GINT_TO_POINTER (TRUE));
#endif
}

/**
 * pw_announce:
 * @widget: where it happens
 * @text: a sentence
 *
 * Lets a screen reader say @text at once; on older toolkits only while something has the focus that
 * pw_announce_through() was called for. What must be heard elsewhere is an alert as well.
 */
void
pw_announce (GtkWidget *widget, const char *text)
{
#if GTK_CHECK_VERSION(4, 14, 0)
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  g_autoptr (GtkATContext) context = gtk_accessible_get_at_context (GTK_ACCESSIBLE (widget));

  /* The one that GTK makes for tests cannot say anything, and GTK 4.18 crashes when it is asked to. */
  if (!context || g_str_equal (G_OBJECT_TYPE_NAME (context), "GtkTestATContext"))
    return;
  gtk_accessible_announce (GTK_ACCESSIBLE (widget), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH);
  G_GNUC_END_IGNORE_DEPRECATIONS
#else
  static GWeakRef before;
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;
  g_autoptr (GtkWidget) last = g_weak_ref_get (&before);

  /* Of a field only the whole is known to screen readers. */
  if (focus && GTK_IS_TEXT (focus))
    focus = gtk_widget_get_parent (focus);
  if (!focus || !g_object_get_data (G_OBJECT (focus), KEY))
    return;
  /* What was said before is no news where it stays; fields write their own again. */
  if (last && last != focus && !GTK_IS_EDITABLE (last))
    gtk_accessible_reset_property (GTK_ACCESSIBLE (last), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  g_weak_ref_set (&before, focus);
  gtk_accessible_update_property (GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
#endif
}
