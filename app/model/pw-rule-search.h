/* pw-rule-search.h: rules found by number, by words, by what happened
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-history.h"

G_BEGIN_DECLS

/* Arrays of guint: indices into PwGame.rules. */
GArray *pw_rule_search         (const PwGame *game, const char *query);
GArray *pw_rule_search_ids     (const PwGame *game, const char *ids);
GArray *pw_rule_search_line    (const PwHistory *history, guint i);
GArray *pw_rule_search_choice  (const PwGame *game, gconstpointer state, const PwChoice *choice);
char   *pw_rule_search_print   (const PwGame *game, const GArray *rules);

G_END_DECLS
