/* pw-cut-tooltip.h: what is cut of a label is its tooltip
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void pw_cut_tooltip (GtkLabel *label);

G_END_DECLS
