/* cb-view-names.h: what a screen reader says about each thing on the boards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/burgundy/view/cb-view.h"

G_BEGIN_DECLS

/* Each reads the other members of @spot, which are complete, and writes its name. */
void cb_name_hex         (const PwViewInput *in, guint hex, CbSpot *spot);
void cb_name_store       (const PwViewInput *in, guint space, CbSpot *spot);
void cb_name_partner_store (const PwViewInput *in, guint partner, guint space, CbSpot *spot);
void cb_name_goods       (guint space, guint n, CbSpot *spot);
void cb_name_die         (const PwViewInput *in, guint die, CbSpot *spot);
void cb_name_depot       (const PwViewInput *in, guint depot, CbSpot *spot);
void cb_name_depot_space (const PwViewInput *in, guint depot, guint space, CbSpot *spot);
void cb_name_black_space (const PwViewInput *in, guint space, CbSpot *spot);
void cb_name_span        (const PwViewInput *in, guint space, const guint8 *seats, CbSpot *spot);
void cb_name_bonus       (const PwViewInput *in, guint type, CbSpot *spot);
void cb_name_phase       (guint phase, CbSpot *spot);
void cb_name_round       (guint round, CbSpot *spot);
void cb_name_white       (CbSpot *spot);
void cb_name_inns        (CbSpot *spot);
void cb_name_depot_shield (guint depot, const char *effect, CbSpot *spot);
void cb_name_crest       (const char *effect, CbSpot *spot);
void cb_name_shielded    (const CbSpot *crest, CbSpot *hex);
void cb_name_route       (guint space, guint n, const char *bonus, CbSpot *spot);
void cb_name_solo        (CbViewSolo *solo);
void cb_name_supplies    (const CbPlayer *player, char supplies[2][48]);

G_END_DECLS
