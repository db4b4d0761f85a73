/* pw-keep-layout.h: one child that asks for the most it ever wanted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PW_TYPE_KEEP_LAYOUT (pw_keep_layout_get_type ())
G_DECLARE_FINAL_TYPE (PwKeepLayout, pw_keep_layout, PW, KEEP_LAYOUT, GtkLayoutManager)

void pw_keep_layout_reset (PwKeepLayout *self, int least);

G_END_DECLS
