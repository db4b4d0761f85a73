/* kb-view-names.h: what a screen reader says of the things on the boards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/kingsburg/view/kb-view.h"

G_BEGIN_DECLS

void kb_name_advisor  (const PwViewInput *in, int actor, KbAdvisorSpot *spot);
void kb_name_building (const PwViewInput *in, KbBuildingSpot *spot);
void kb_name_dice     (const PwViewInput *in, guint place, KbDiceSpot *spot);
void kb_name_enemy    (const PwViewInput *in, const KbEnemy *enemy, KbEnemySpot *spot);
void kb_name_supply   (KbSupplySpot *spot);
void kb_name_year     (KbTimeSpot *spot);
void kb_name_phase    (KbTimeSpot *spot);

G_END_DECLS
