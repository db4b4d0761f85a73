/* pw-cut-tooltip.c: what is cut of a label is its tooltip
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-cut-tooltip.h"

static gboolean
on_query_tooltip (GtkLabel *label, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  if (!pango_layout_is_ellipsized (gtk_label_get_layout (label)))
    return FALSE;
  gtk_tooltip_set_text (tooltip, gtk_label_get_text (label));
  return TRUE;
}

/**
 * pw_cut_tooltip:
 * @label: a label that may be cut
 *
 * Its whole text is its tooltip while it is cut; where it can be read, there is none that repeats it.
 */
void
pw_cut_tooltip (GtkLabel *label)
{
  g_return_if_fail (GTK_IS_LABEL (label));
  gtk_widget_set_has_tooltip (GTK_WIDGET (label), TRUE);
  g_signal_connect (label, "query-tooltip", G_CALLBACK (on_query_tooltip), NULL);
}
