/* cc-feature-card.h: what a feature is, who stands there and leads, what it brings, and which places it needs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "core/pw-setup.h"
#include "games/carcassonne/view/cc-view.h"

G_BEGIN_DECLS

#define CC_TYPE_FEATURE_CARD (cc_feature_card_get_type ())
G_DECLARE_FINAL_TYPE (CcFeatureCard, cc_feature_card, CC, FEATURE_CARD, GtkWidget)

GtkWidget  *cc_feature_card_new      (void);
void        cc_feature_card_set      (CcFeatureCard *self, const PwSetup *setup, const CcState *state, int root);
const char *cc_feature_card_get_text (CcFeatureCard *self);

G_END_DECLS
