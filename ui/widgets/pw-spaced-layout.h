/* pw-spaced-layout.h: what layouts of text that breaks share: a height that follows from the width, and pixels between children
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PW_TYPE_SPACED_LAYOUT (pw_spaced_layout_get_type ())
G_DECLARE_DERIVABLE_TYPE (PwSpacedLayout, pw_spaced_layout, PW, SPACED_LAYOUT, GtkLayoutManager)

struct _PwSpacedLayoutClass
{
  GtkLayoutManagerClass parent_class;
};

int  pw_spaced_layout_get_spacing (PwSpacedLayout *self);
void pw_spaced_layout_set_spacing (PwSpacedLayout *self, int spacing);

G_END_DECLS
