/* pw-entry-ways.h: ways to a move, which the digits and the fewest keys of it share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-entry-test.h"

G_BEGIN_DECLS

/** PW_ENTRY_MOST_STEPS: no way is longer. */
#define PW_ENTRY_MOST_STEPS 8

PwScene  pw_entry_test_scene_of    (PwSession *session);
/* Whether what @choice says is true of @target too. */
gboolean pw_entry_test_may_lead_to (const PwGame *game, const PwMove *choice, const PwMove *target);
/* The fewest digits from @partial to @target, in @depth steps at most, or NULL. Free them. */
char    *pw_entry_test_find_digits (const PwScene *scene, const PwMove *partial, const PwMove *target, guint depth, gboolean paid);
gboolean pw_entry_test_is_for_workers (const PwChoice *choice);

G_END_DECLS
