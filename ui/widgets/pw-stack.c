/* pw-stack.c: a stack whose other pages are there for nobody
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-stack.h"

static void
hide_others (GtkStack *stack)
{
  GtkWidget *shown = gtk_stack_get_visible_child (stack);

  for (GtkWidget *page = gtk_widget_get_first_child (GTK_WIDGET (stack)); page; page = gtk_widget_get_next_sibling (page))
    gtk_accessible_update_state (GTK_ACCESSIBLE (page), GTK_ACCESSIBLE_STATE_HIDDEN, page != shown, -1);
}

/**
 * pw_stack_watch:
 * @stack: a stack, with its pages or still without
 *
 * A stack only stops drawing the pages that are not shown: who reads the window by ear would still come upon them. From now on
 * they are hidden from screen readers too.
 */
void
pw_stack_watch (GtkStack *stack)
{
  g_signal_connect (stack, "notify::visible-child", G_CALLBACK (hide_others), NULL);
  g_signal_connect (stack, "map", G_CALLBACK (hide_others), NULL);
}
