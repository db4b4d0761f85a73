/* pw-wrap-layout.h: children one after another, each as wide as it likes, on as many lines as it takes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-spaced-layout.h"

G_BEGIN_DECLS

#define PW_TYPE_WRAP_LAYOUT (pw_wrap_layout_get_type ())
G_DECLARE_FINAL_TYPE (PwWrapLayout, pw_wrap_layout, PW, WRAP_LAYOUT, PwSpacedLayout)

/* Property: "spacing", in pixels, within a line and between lines. What is left of a line goes to
 * the first of its children that expand. */
GtkLayoutManager *pw_wrap_layout_new (int spacing);

G_END_DECLS
