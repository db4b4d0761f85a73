/* pw-pile-layout.h: children one below the other, each as high as it is at the width they have
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-spaced-layout.h"

G_BEGIN_DECLS

#define PW_TYPE_PILE_LAYOUT (pw_pile_layout_get_type ())
G_DECLARE_FINAL_TYPE (PwPileLayout, pw_pile_layout, PW, PILE_LAYOUT, PwSpacedLayout)

GtkLayoutManager *pw_pile_layout_new (void);

G_END_DECLS
