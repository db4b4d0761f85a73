/* pw-tooltip.c: tooltips that change with every move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-tooltip.h"

static GQuark
text_quark (void)
{
  return g_quark_from_static_string ("pw-tooltip");
}

static gboolean
on_query_tooltip (GtkWidget *widget, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  gtk_tooltip_set_text (tooltip, pw_tooltip_get (widget));
  return TRUE;
}

/**
 * pw_tooltip_set:
 * @widget: a widget whose tooltip is set nowhere else
 * @text: (nullable): what it says from now on; %NULL: it has none
 *
 * As gtk_widget_set_tooltip_text(), for what is written again with every move: GTK's own asks the display where the
 * pointer is each time, and waits for the answer (a quarter of the time a move took). This one is asked when the pointer
 * comes.
 */
void
pw_tooltip_set (GtkWidget *widget, const char *text)
{
  const char *old;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  old = g_object_get_qdata (G_OBJECT (widget), text_quark ());
  if (g_strcmp0 (old, text) == 0)
    return;
  if (g_signal_handler_find (widget, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, on_query_tooltip, NULL) == 0)
    g_signal_connect (widget, "query-tooltip", G_CALLBACK (on_query_tooltip), NULL);
  g_object_set_qdata_full (G_OBJECT (widget), text_quark (), g_strdup (text), g_free);
  gtk_widget_set_has_tooltip (widget, text != NULL);
  /* As GTK's own does. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text ? text : "", -1);
}

/**
 * pw_tooltip_get:
 * @widget: a widget
 *
 * Returns: (nullable): what its tooltip says, whoever set it
 */
const char *
pw_tooltip_get (GtkWidget *widget)
{
  const char *text;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);
  text = g_object_get_qdata (G_OBJECT (widget), text_quark ());
  return text ? text : gtk_widget_get_tooltip_text (widget);
}
