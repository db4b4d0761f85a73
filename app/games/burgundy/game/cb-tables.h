/* cb-tables.h: the tables that the game is made of
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/burgundy/modules/cb-module-kinds.h"
#include "games/burgundy/words/cb-sentences.h"

G_BEGIN_DECLS

/* -- Tables (cb-kinds.c) --------------------------------------------------- */

extern const PwMoveKind cb_kind_table[CB_KINDS];         /* for cb-game.c and cb-tables.c */
extern PwOption cb_option_table[CB_OPTIONS];
void     cb_tables_hand_down (const PwGame *game);
extern const PwOption cb_seat_options[1];
#define CB_GROUPS_OF_OPTIONS 2
extern const char *const cb_groups[CB_GROUPS_OF_OPTIONS];

/* -- What belongs together at set-up (cb-setup.c) -------------------------- */

#define CB_PRESETS 2
extern const PwPreset cb_presets[CB_PRESETS];
void     cb_setup_seats   (const PwSetup *setup, guint *min, guint *max);
gboolean cb_setup_matters (const PwSetup *setup, guint option);
gboolean cb_setup_written (const PwSetup *setup, guint source);
void     cb_setup_adjust  (PwSetup *setup, int seat);

/* -- The rest of PwGame ------------------------------------------------------------ */

PwMend   cb_upgrade       (gconstpointer state, const PwSetup *setup, guint rules, const PwMove *move, const PwEvent *events,
                           guint n_events, PwMove *out);
PwMend   cb_mend          (gconstpointer state, const PwMove *move, PwMove *out);
char    *cb_unsound       (gconstpointer state);

/* -- Modules (cb-tables.c) ------------------------------------------------- */

gboolean cb_modules_setup (CbState *state, const PwSetup *table, GError **error);

G_END_DECLS
