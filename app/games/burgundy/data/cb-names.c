/* cb-names.c: what points come from, what a player has in numbers, what is noted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/data/cb-words.h"

#include <glib/gi18n-lib.h>

const PwNamed cb_sources[CB_SOURCES] = {
  [CB_FROM_REGIONS] = { "regions", N_("Regions"), "R", "accent" },
  [CB_FROM_LIVESTOCK] = { "livestock", N_("Livestock"), "L", "lime" },
  [CB_FROM_GOODS] = { "goods", N_("Goods sold"), "G", "token-6" },
  [CB_FROM_WATCHTOWERS] = { "watchtowers", N_("Watchtowers"), "B", "beige" },
  [CB_FROM_BONUS] = { "bonus", N_("Bonus tiles"), "X", "blue" },
  [CB_FROM_MONASTERIES] = { "monasteries", N_("Monasteries"), "K", "yellow" },
  [CB_FROM_LEFT_OVER] = { "left-over", N_("Left over"), "E", "grey" },
  [CB_FROM_POSTS] = { "posts", N_("Border posts"), "P", "token-3" },
  [CB_FROM_SHIELDS] = { "shields", N_("Shields"), "S", "token-1" },
  [CB_FROM_ROUTES] = { "routes", N_("Trade routes"), "H", "token-4" },
  [CB_FROM_TRACK] = { "track", N_("Read off the track"), "T", "token-5" },
  [CB_FROM_BOUGHT] = { "bought", N_("Points bought"), "A", "token-1" },
  [CB_FROM_CORRECTIONS] = { "corrections", N_("Corrections"), "±", "token-2" },
};

const PwNamed cb_resources[CB_RESOURCES] = {
  [CB_WORKERS] = { "workers", N_("Workers"), "W", "text" },
  [CB_SILVER] = { "silver", N_("Silver"), "A", "text" },
};

const char *const cb_notes[CB_NOTES] = {
  [CB_NOTE_ROUND] = "round",
  [CB_NOTE_PHASE] = "phase",
  [CB_NOTE_GOODS_PLACED] = "goods-placed",
  [CB_NOTE_TAKE] = "take",
  [CB_NOTE_DISCARD] = "discard",
  [CB_NOTE_PLACE] = "place",
  [CB_NOTE_REGION] = "region",
  [CB_NOTE_BONUS] = "bonus",
  [CB_NOTE_BRIDGE] = "bridge",
  [CB_NOTE_GOODS_TAKEN] = "goods-taken",
  [CB_NOTE_SOLD] = "sold",
  [CB_NOTE_SKIP] = "skip",
  [CB_NOTE_LOST] = "lost",
  [CB_NOTE_TURN] = "turn",
  [CB_NOTE_OVER] = "over",
  [CB_NOTE_SHIELD] = "shield",
  [CB_NOTE_SHIELD_GONE] = "shield-gone",
  [CB_NOTE_COPIES] = "copies",
  [CB_NOTE_SET] = "set",
  [CB_NOTE_NOT_CHECKED] = "not-checked",
  [CB_NOTE_FORGOTTEN] = "forgotten",
  [CB_NOTE_ROUTE] = "route",
  [CB_NOTE_REMOVED] = "removed",
  [CB_NOTE_GOODS_GONE] = "goods-gone",
  [CB_NOTE_MARKER] = "marker",
  [CB_NOTE_GOAL] = "goal",
};
