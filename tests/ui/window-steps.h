/* window-steps.h: what is done to a window by the tests of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-ui-test.h"

static inline void
close_window (PwWindow *window)
{
  g_object_ref (window);
  gtk_window_destroy (GTK_WINDOW (window));
  pw_ui_test_settle ();
  g_assert_finalize_object (G_OBJECT (window));
}

static inline void
activate (PwWindow *window, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), action, NULL));
  pw_ui_test_settle ();
}
