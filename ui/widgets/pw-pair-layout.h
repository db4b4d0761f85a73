/* pw-pair-layout.h: two parts beside each other where there is room, else below each other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PW_TYPE_PAIR_LAYOUT (pw_pair_layout_get_type ())
G_DECLARE_FINAL_TYPE (PwPairLayout, pw_pair_layout, PW, PAIR_LAYOUT, GtkLayoutManager)

/* Properties, all in pixels: "threshold": from this width on beside each other;
 * "first-width": the width of the first part then; "last-width": where not 0, that of the second instead, -1 being its natural one; "spacing". */
GtkLayoutManager *pw_pair_layout_new (void);

G_END_DECLS
