/* test-tooltip.c: a tooltip that changes with every move is asked for when the pointer comes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-tooltip.h"
#include "pw-ui-test.h"

static gboolean
asks (GtkWidget *widget)
{
  g_autoptr (GObject) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  gboolean shown = FALSE;

  g_signal_emit_by_name (widget, "query-tooltip", 0, 0, FALSE, tooltip, &shown);
  return shown;
}

static void
test_set (void)
{
  GtkWidget *label = g_object_ref_sink (gtk_label_new ("12"));

  g_assert_null (pw_tooltip_get (label));
  pw_tooltip_set (label, "Ana, 12 points");
  pw_tooltip_set (label, "Ana, 14 points");
  g_assert_cmpstr (pw_tooltip_get (label), ==, "Ana, 14 points");
  g_assert_true (gtk_widget_get_has_tooltip (label));
  g_assert_true (asks (label));
  pw_tooltip_set (label, NULL);
  g_assert_false (gtk_widget_get_has_tooltip (label));
  g_assert_null (pw_tooltip_get (label));
  /* Whoever set it. */
  gtk_widget_set_tooltip_text (label, "Ana");
  g_assert_cmpstr (pw_tooltip_get (label), ==, "Ana");
  g_object_unref (label);
}

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);
  g_test_add_func ("/tooltip/set", test_set);
  return g_test_run ();
}
