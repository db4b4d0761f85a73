/* kb-names.h: what is printed, and what things are called
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <string.h>

#include "games/kingsburg/data/kb-rules.h"
#include "games/kingsburg/kingsburg.h"

G_BEGIN_DECLS

/* -- Components (kb-data.c) ---------------------------------------------------------------------------- */

extern KbAdvisorInfo kb_advisors[KB_ADVISORS + 1];
extern KbBuildingInfo kb_buildings[KB_BUILDINGS];
extern guint32 kb_prices[2][KB_BUILDINGS];           /* gold, wood, stone, a byte for each; without the Crane, and with it (7.4) */

void           kb_data_load  (void);
const KbEnemy *kb_enemy_find (guint year, guint type, guint strength);

/* -- Words (kb-words.c) ---------------------------------------------------------------------------- */

extern const PwVocabulary kb_advisor_words;
extern const PwVocabulary kb_building_words;
extern const PwVocabulary kb_good_words;
extern const PwVocabulary kb_pay_words;              /* goods, and a +2 token */
extern const PwVocabulary kb_enemy_words;
extern const PwVocabulary kb_phase_words;

/* -- Names (kb-names.c) ---------------------------------------------------------------------------- */

extern const PwNamed kb_sources[KB_SOURCES];
extern const PwNamed kb_resources[KB_RESOURCES];
extern const PwNamed kb_holdings[KB_HOLDINGS];
extern const char *const kb_notes[KB_NOTES];

char    *kb_dice_text     (gint16 own, gint16 white);    /* "5, 4, white 3" */
char    *kb_group_text    (gint16 own, gint16 white);    /* "5+4+white 3" */
char    *kb_goods_text    (const int goods[KB_GOODS]);   /* "1 gold, 2 wood" */

G_END_DECLS
