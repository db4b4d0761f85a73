/* pw-row-layout.h: children side by side, as a box has them, but text that breaks is asked less
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-spaced-layout.h"

G_BEGIN_DECLS

#define PW_TYPE_ROW_LAYOUT (pw_row_layout_get_type ())
G_DECLARE_FINAL_TYPE (PwRowLayout, pw_row_layout, PW, ROW_LAYOUT, PwSpacedLayout)

GtkLayoutManager *pw_row_layout_new (int spacing);

G_END_DECLS
