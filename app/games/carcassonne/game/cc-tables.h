/* cc-tables.h: the tables of the game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/carcassonne/carcassonne.h"

G_BEGIN_DECLS

extern const PwMoveKind cc_kinds[CC_KINDS];
extern const PwNamed cc_sources[CC_SOURCES];
extern const PwNamed cc_resources[CC_GOODS];
extern const PwNamed cc_holdings[CC_HOLDINGS];
extern const char *const cc_notes[CC_NOTES];
extern const PwOption cc_options[CC_OPTIONS];
extern const PwPreset cc_presets[2];

G_END_DECLS
